# いかさまゴキブリの日本語の文。警備役、いかさま、早出し、ラウンドは terms/ja.md のとおりに使う。

game-name = いかさまゴキブリ
game-tagline = 警備役の目を盗んでカードをこっそり消し、誰よりも早く手札をなくしましょう。
facts = 第{ $round }ラウンド（全{ $rounds }ラウンド）

## カード

card-N1 = 数字カードの1
    .index = 1
    .noun = 数字カードの1
    .some = { $count ->
        [1] 数字カードの1
       *[other] 数字カードの1が{ $count }枚
    }
    .some-object = { $count ->
        [1] 数字カードの1を
       *[other] 数字カードの1を{ $count }枚
    }
card-N2 = 数字カードの2
    .index = 2
    .noun = 数字カードの2
    .some = { $count ->
        [1] 数字カードの2
       *[other] 数字カードの2が{ $count }枚
    }
    .some-object = { $count ->
        [1] 数字カードの2を
       *[other] 数字カードの2を{ $count }枚
    }
card-N3 = 数字カードの3
    .index = 3
    .noun = 数字カードの3
    .some = { $count ->
        [1] 数字カードの3
       *[other] 数字カードの3が{ $count }枚
    }
    .some-object = { $count ->
        [1] 数字カードの3を
       *[other] 数字カードの3を{ $count }枚
    }
card-N4 = 数字カードの4
    .index = 4
    .noun = 数字カードの4
    .some = { $count ->
        [1] 数字カードの4
       *[other] 数字カードの4が{ $count }枚
    }
    .some-object = { $count ->
        [1] 数字カードの4を
       *[other] 数字カードの4を{ $count }枚
    }
card-N5 = 数字カードの5
    .index = 5
    .noun = 数字カードの5
    .some = { $count ->
        [1] 数字カードの5
       *[other] 数字カードの5が{ $count }枚
    }
    .some-object = { $count ->
        [1] 数字カードの5を
       *[other] 数字カードの5を{ $count }枚
    }
card-Sp1 = クモの1
    .index = 1
    .noun = クモの1
    .some = クモの1
    .some-object = クモの1を
card-Sp2 = クモの2
    .index = 2
    .noun = クモの2
    .some = クモの2
    .some-object = クモの2を
card-Sp3 = クモの3
    .index = 3
    .noun = クモの3
    .some = クモの3
    .some-object = クモの3を
card-Sp4 = クモの4
    .index = 4
    .noun = クモの4
    .some = クモの4
    .some-object = クモの4を
card-Sp5 = クモの5
    .index = 5
    .noun = クモの5
    .some = クモの5
    .some-object = クモの5を
card-Mq1 = 蚊の1
    .index = 1
    .noun = 蚊の1
    .some = 蚊の1
    .some-object = 蚊の1を
card-Mq2 = 蚊の2
    .index = 2
    .noun = 蚊の2
    .some = 蚊の2
    .some-object = 蚊の2を
card-Mq3 = 蚊の3
    .index = 3
    .noun = 蚊の3
    .some = 蚊の3
    .some-object = 蚊の3を
card-Mq4 = 蚊の4
    .index = 4
    .noun = 蚊の4
    .some = 蚊の4
    .some-object = 蚊の4を
card-Mq5 = 蚊の5
    .index = 5
    .noun = 蚊の5
    .some = 蚊の5
    .some-object = 蚊の5を
card-Ck1 = ゴキブリの1
    .index = 1
    .noun = ゴキブリの1
    .some = ゴキブリの1
    .some-object = ゴキブリの1を
card-Ck2 = ゴキブリの2
    .index = 2
    .noun = ゴキブリの2
    .some = ゴキブリの2
    .some-object = ゴキブリの2を
card-Ck3 = ゴキブリの3
    .index = 3
    .noun = ゴキブリの3
    .some = ゴキブリの3
    .some-object = ゴキブリの3を
card-Ck4 = ゴキブリの4
    .index = 4
    .noun = ゴキブリの4
    .some = ゴキブリの4
    .some-object = ゴキブリの4を
card-Ck5 = ゴキブリの5
    .index = 5
    .noun = ゴキブリの5
    .some = ゴキブリの5
    .some-object = ゴキブリの5を
card-An1 = アリの1
    .index = 1
    .noun = アリの1
    .some = アリの1
    .some-object = アリの1を
card-An2 = アリの2
    .index = 2
    .noun = アリの2
    .some = アリの2
    .some-object = アリの2を
card-An3 = アリの3
    .index = 3
    .noun = アリの3
    .some = アリの3
    .some-object = アリの3を
card-An4 = アリの4
    .index = 4
    .noun = アリの4
    .some = アリの4
    .some-object = アリの4を
card-An5 = アリの5
    .index = 5
    .noun = アリの5
    .some = アリの5
    .some-object = アリの5を
card-Mo1 = 蛾の1
    .index = 1
    .noun = 蛾の1
    .some = { $count ->
        [1] 蛾の1
       *[other] 蛾の1が{ $count }枚
    }
    .some-object = { $count ->
        [1] 蛾の1を
       *[other] 蛾の1を{ $count }枚
    }
card-Mo2 = 蛾の2
    .index = 2
    .noun = 蛾の2
    .some = { $count ->
        [1] 蛾の2
       *[other] 蛾の2が{ $count }枚
    }
    .some-object = { $count ->
        [1] 蛾の2を
       *[other] 蛾の2を{ $count }枚
    }
card-Mo3 = 蛾の3
    .index = 3
    .noun = 蛾の3
    .some = { $count ->
        [1] 蛾の3
       *[other] 蛾の3が{ $count }枚
    }
    .some-object = { $count ->
        [1] 蛾の3を
       *[other] 蛾の3を{ $count }枚
    }
card-Mo4 = 蛾の4
    .index = 4
    .noun = 蛾の4
    .some = { $count ->
        [1] 蛾の4
       *[other] 蛾の4が{ $count }枚
    }
    .some-object = { $count ->
        [1] 蛾の4を
       *[other] 蛾の4を{ $count }枚
    }
card-Mo5 = 蛾の5
    .index = 5
    .noun = 蛾の5
    .some = { $count ->
        [1] 蛾の5
       *[other] 蛾の5が{ $count }枚
    }
    .some-object = { $count ->
        [1] 蛾の5を
       *[other] 蛾の5を{ $count }枚
    }
card-unknown = 分からないカード
    .index = ?
    .some = { $count ->
        [1] 分からないカード
       *[other] 分からないカードが{ $count }枚
    }
    .some-object = 分からないカードを{ $count }枚
card-back-plain = 裏向きのカード

## ラウンドの始まりと手番

event-hands-dealt = カードを切り混ぜて{ $count }枚ずつ配り、1枚めくりました。山札は{ $stock }枚です。
event-first-card-turned = { CITED($clauses, "setup-first-top-no-action", "setup-first-top-moth") ->
    [setup-first-top-no-action] 捨て札の最初の1枚は{ $card }ですが、アクションは起こりません。
    [setup-first-top-moth] 捨て札の最初の1枚は{ $card }ですが、数字だけを見ます。
   *[other] 捨て札の最初の1枚は{ $card }です。
}
event-round-opened = 第{ $round }ラウンドは、{ $seat }が警備役になって始まります。
event-card-played = { CITED($clauses, "turn-guard-moth", "turn-wrap") ->
    [turn-guard-moth] { CITED($clauses, "turn-wrap") ->
        [turn-wrap] { $seat }は警備役なので、{ $card }をふつうに出しました。1と5も隣の数字です。
       *[other] { $seat }は警備役なので、{ $card }をふつうに出しました。
    }
    [turn-wrap] { $seat }が{ $card }を出しました。1と5も隣の数字です。
   *[other] { $seat }が{ $card }を出しました。
}
event-card-drawn = { CITED($clauses, "accuse-innocent", "accuse-guilty-penalty-card", "pile-reshuffle") ->
    [accuse-innocent] 「逮捕！」が外れたので、{ $seat }は{ $card }を引きました。
    [accuse-guilty-penalty-card] 見つかった{ $seat }は、山札から{ $card }を引きました。
    [pile-reshuffle] { $seat }は新しい山札から{ $card }を引きました。
   *[other] { $seat }は山札から{ $card }を引きました。
}
event-card-drawn-unseen = { CITED($clauses, "accuse-innocent", "accuse-guilty-penalty-card", "pile-reshuffle") ->
    [accuse-innocent] 「逮捕！」が外れたので、{ $seat }は1枚引きました。
    [accuse-guilty-penalty-card] 見つかった{ $seat }は、山札から1枚引きました。
    [pile-reshuffle] { $seat }は新しい山札から1枚引きました。
   *[other] { $seat }は山札から1枚引きました。
}
event-draw-skipped = 引くカードがもうないので、{ $seat }は引かずに先へ進みます。
event-pile-used-up = { $seat }が引こうとしましたが山札がないので、捨て札{ $count }枚で作り直します。
event-pile-reshuffled = { $count ->
    [1] 捨て札の一番上の{ $card }を残し、下の1枚を裏返して新しい山札にしました。
   *[other] 捨て札の一番上の{ $card }を残し、下の{ $count }枚を切り混ぜて新しい山札にしました。
}

## アクション

event-spider-played = クモを出した{ $seat }は、手札の1枚を誰かに渡します。
event-mosquito-played = 蚊が出たので、{ $seat }以外の全員が急いでたたきます。
event-slapped = { $place ->
    [1] { $seat }が一番早くたたきました。
   *[other] { $seat }が{ $place }番目にたたきました。
}
event-slowest-found = { CITED($clauses, "mosquito-giver-chooses") ->
    [mosquito-giver-chooses] 一番遅かった{ $seat }が、ほかの全員から1枚ずつもらいます。
   *[other] 一番遅かった{ $seat }が、山札から1枚引きます。
}
event-card-given = { CITED($clauses, "accuse-guilty-penalty-card", "spider-may-empty", "mosquito-may-empty") ->
    [accuse-guilty-penalty-card] 警備役の{ $seat }が、罰の1枚として{ $to }に{ $card }を渡しました。
    [spider-may-empty] { $seat }は最後の1枚だった{ $card }を{ $to }に渡しました。
    [mosquito-may-empty] { $seat }は最後の1枚だった{ $card }を{ $to }に渡しました。
   *[other] { $seat }が{ $to }に{ $card }を渡しました。
}
event-card-given-unseen = { CITED($clauses, "accuse-guilty-penalty-card", "spider-may-empty") ->
    [accuse-guilty-penalty-card] 警備役の{ $seat }が、{ $to }に罰の1枚を渡しました。
    [spider-may-empty] { $seat }は最後の1枚を{ $to }に渡しました。
   *[other] { $seat }が{ $to }にカードを1枚渡しました。
}
event-gave-nothing = { CITED($clauses, "spider-may-empty", "accuse-penalty-not-moth") ->
    [spider-may-empty] クモでは最後の1枚を渡せないので、{ $seat }は何も渡しません。
    [accuse-penalty-not-moth] { $seat }には渡せるカードがないので、罰の1枚はありません。
   *[other] { $seat }には渡せるカードがないので、何も渡しません。
}
event-race-opened = { CITED($clauses, "cockroach-player-may") ->
    [cockroach-player-may] ゴキブリが出たので、誰でも{ $number }のカードを早出しできます。
   *[other] ゴキブリが出たので、{ $seat }以外の人は誰でも{ $number }のカードを早出しできます。
}
event-card-thrown = { CITED($clauses, "cockroach-no-chain", "cockroach-player-may", "cockroach-moth") ->
    [cockroach-no-chain] { $seat }が真っ先に{ $card }を早出ししましたが、アクションは起こりません。
    [cockroach-player-may] ゴキブリを出した{ $seat }が、自分で真っ先に{ $card }を早出ししました。
    [cockroach-moth] 警備役の{ $seat }が、真っ先に{ $card }を早出ししました。
   *[other] { $seat }が真っ先に{ $card }を早出ししました。
}
event-throw-too-late = { $seat }も{ $card }を早出ししましたが、間に合わずに手札に戻しました。
event-race-closed = { CITED($clauses, "cockroach-none") ->
    [cockroach-none] 誰も早出ししないまま、順番は{ $seat }に移りました。
   *[other] 早出しはここまでで、順番は{ $seat }に移りました。
}
event-ant-played = アリが出たので、{ $seat }の左隣から順に、ほかの全員が1枚ずつ引きます。

## いかさまと「逮捕！」

event-slipped-away = { $seat }が{ $card }をこっそり消しましたが、まだ誰も何も言いません。
event-accused = 警備役の{ $seat }が「{ $to }、逮捕！」と言い、全員が手を止めました。
event-caught = { $cards-count ->
    [1] { $seat }のいかさまが見つかり、{ $cards-first }が手札に戻りました。
   *[other] { $seat }のいかさまが見つかりました。手札に戻ったのは{ $cards }です。
}
event-guard-passed = 警備虫カードは{ $other }から{ $seat }に渡り、{ $seat }が新しい警備役です。
event-wrongly-accused = { CITED($clauses, "accuse-window") ->
    [accuse-window] { $to }はカードを消していましたが、もう手遅れなので「逮捕！」は外れです。
   *[other] { $seat }の「逮捕！」は外れで、{ $to }が手札に戻すカードはありません。
}
event-play-resumed = 止まったところから再開し、そのまま{ $seat }の手番に続きます。

## ラウンドとゲームの終わり

event-last-action-void = { $card }は{ $seat }の最後の1枚だったので、アクションは起こりません。
event-round-ended = { $seats-count ->
    [1] { $seats }の手札がなくなったので、ラウンドが終わりました。
    [2] { $seats }の手札が2人ともなくなったので、ラウンドが終わりました。
   *[other] { $seats }の手札が{ $seats-count }人ともなくなったので、ラウンドが終わりました。
}
event-slipped-cards-found = { $cards-amount ->
    [many] { $seat }が消していたカードは{ $cards-count }枚で、失点には数えません。
   *[other] { $seat }が消していたのは{ $cards }で、失点には数えません。
}
event-seat-scored = { $cards-amount ->
    [none] { $seat }は手札を出し切ったので、失点は0点です。
    [few] { $seat }の手札に残ったのは{ $cards }で、失点は{ $points }点です。
   *[many] { $seat }の手札には{ $cards-count }枚残り、失点は合わせて{ $points }点です。
}
event-seat-scored-in-part = { $seat }の手札には分からないカードがあり、失点は少なくとも{ $points }点です。
event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "game-tie") ->
        [game-tie] 一番少ない合計の{ $points }点で並びましたが、最後のラウンドの失点で比べて{ $seats }の勝ちです。
       *[other] 失点の合計が{ $points }点で一番少ない{ $seats }の勝ちです。
    }
    [2] 失点の合計が{ $points }点で一番少ない{ $seats }の同率優勝です。
   *[other] 失点の合計が{ $points }点で一番少ない{ $seats }の{ $seats-count }人の同率優勝です。
}

## 今できること

ask-deal = カードを配ると、{ $seat }が警備役の第{ $round }ラウンドが始まります。
ask-shuffle = { $count ->
    [1] 山札がないので、捨て札の1枚を裏返して山札にします。
   *[other] 山札がないので、捨て札の{ $count }枚を切り混ぜて作り直します。
}
ask-turn = { $seat }の手番です。{ $low }か{ $high }を出すか、出せなければ1枚引きます。
ask-race = { $seat }の手番です。{ $low }か{ $high }を出すか、出せなければ1枚引きます。それまでは{ $number }の早出しもできます。
ask-last-race = まだ{ $number }を早出しできます。誰もしなければ、{ $seat }がパスしてラウンドが終わります。
ask-slap = 蚊が出ました。{ $seats }は急いでたたきます。
ask-gifts = { $seats-count ->
    [1] { $seats }は{ $to }に1枚渡します。蛾は渡せません。
   *[other] { $seats }は、{ $to }に1枚ずつ渡します。蛾は渡せません。
}
ask-spider = { $seat }は、手札から1枚を選んで誰かに渡します。蛾は渡せません。
ask-penalty = { $seat }は、見つかった{ $to }に罰の1枚を渡します。
ask-over = { $seats-count ->
    [1] ゲームが終わりました。失点{ $points }点の{ $seats }の勝ちです。
   *[other] ゲームが終わりました。失点{ $points }点で並んだ{ $seats }の同率優勝です。
}

## できない理由と、代わりにできること

refusal-game-over = ゲームは終わったので、まだ遊ぶなら新しいゲームを始めてください。
refusal-not-at-the-table = { CITED($clauses, "turn-order") ->
    [turn-order] { $seat }はこのゲームに加わっていないので、手番はありません。
   *[other] その人はこのゲームに加わっていないので、一緒に遊んでいる人を選んでください。
}
refusal-before-the-deal = まだカードを配っていないので、手札がそろうまで待ってください。
refusal-before-the-shuffle = 山札を作り直しているところなので、新しい山札ができるまで待ってください。
refusal-accusation-first = 先に警備役が{ $seat }に罰の1枚を渡すので、ほかのことはその後にしてください。
refusal-action-first = アクションの途中なので、カードを出すのも引くのも、アクションが終わってからにしてください。
refusal-not-your-turn = 今は{ $turn }の手番なので、順番が来るまで待ってください。
refusal-names-a-player = 相手を選ぶのは、カードを渡すときと「逮捕！」のときだけなので、相手を選ばずにやり直してください。
refusal-names-cards = これにはカードを使わないので、カードを選ばずにやり直してください。
refusal-no-cards = カードが選ばれていないので、手札から1枚選んでください。
refusal-not-your-cards = 手札にないカードは選べないので、持っているカードから選んでください。
refusal-more-than-one = 一度に選べるのは1枚だけなので、{ $count }枚のうち1枚を選んでください。
refusal-moth-not-playable = 蛾を手番に出せるのは警備役だけなので、ほかのカードを出すか、出せなければ1枚引いてください。
refusal-equal-number = 一番上と同じ{ $number }は出せないので、{ $low }か{ $high }を出すか、出せなければ1枚引いてください。
refusal-not-adjacent = { $value }は{ $number }の隣の数字ではないので、{ $low }か{ $high }を出すか、出せなければ1枚引いてください。
refusal-could-play = { $cards-amount ->
    [many] 引けるのは出せるカードがないときだけなので、手札の出せるカードから1枚を出してください。
   *[other] 引けるのは出せるカードがないときだけなので、{ $cards-count ->
        [1] { $cards-first }を出してください。
        [2] { $cards-faces }のどちらかを出してください。
       *[other] { $cards-faces }のどれかを出してください。
    }
}
refusal-guard-cheats = 警備役はいかさまができないので、カードは蛾も含めて、手番にふつうに出してください。
refusal-cheat-frozen = 「逮捕！」の間は誰もいかさまができないので、{ $seat }が罰の1枚を受け取るまで待ってください。
refusal-one-at-a-time = 1回のいかさまで消せるのは1枚だけなので、{ $count }枚のうち1枚を選んでください。
refusal-last-card = 最後の1枚はいかさまで消せないので、手番に出すか、出せなければ1枚引いてください。
refusal-not-the-guard = 「逮捕！」と言えるのは警備役の{ $seat }だけなので、気づいても知らん顔をしていてください。
refusal-nobody-guards = 警備役の手札がなくなり、「逮捕！」と言える人がいません。このラウンドでは、もういかさまはできません。
refusal-guard-is-out = もう手札がなく、ラウンドはすぐに終わるので、「逮捕！」とは言わずに待ってください。
refusal-nobody-named = { CITED($clauses, "accuse-call") ->
    [accuse-call] 誰に「逮捕！」と言うのか分からないので、1人を名指ししてください。
   *[other] 誰に渡すのか分からないので、相手を1人選んでください。
}
refusal-accuses-self = 自分を名指しすることはできないので、ほかの人を1人名指ししてください。
refusal-owes-nothing = 人にカードを渡すのはクモ、蚊、罰の1枚のときだけなので、その機会を待ってください。
refusal-wrong-receiver = 今カードを受け取るのは{ $to }なので、ほかの人ではなく{ $to }に渡してください。
refusal-gives-self = 自分には渡せないので、ほかの人を1人選んでください。
refusal-last-card-given = 選んだルールではクモで最後の1枚を渡せないので、渡さずにパスしてください。
refusal-moth-given = { CITED($clauses, "accuse-penalty-not-moth") ->
    [accuse-penalty-not-moth] 蛾は誰にも渡せないので、罰の1枚にはほかのカードを選んでください。
   *[other] 蛾は誰にも渡せないので、ほかのカードを渡すか、ほかになければパスしてください。
}
refusal-has-cards-to-give = { $cards-amount ->
    [many] 渡せるカードがあるのでパスはできません。手札から、蛾ではない1枚を渡してください。
   *[other] 渡せるカードがあるのでパスはできません。{ $cards-count ->
        [1] { $cards-first }を渡してください。
        [2] { $cards-faces }のどちらかを渡してください。
       *[other] { $cards-faces }のどれかを渡してください。
    }
}
refusal-no-pass = 今はパスできません。手番に出せるカードがなければ、山札から1枚引いてください。
refusal-no-mosquito = 今は蚊をたたくときではないので、次に蚊が出たときにたたいてください。
refusal-own-mosquito = 蚊を出した人はたたかないので、ほかの人がたたき終わるまで待ってください。
refusal-slapped-before = もうたたいたので、ほかの人がたたき終わるまで待ってください。
refusal-no-cockroach = 早出しはゴキブリが出たときだけなので、次のゴキブリを待ってください。
refusal-own-cockroach = 選んだルールではゴキブリを出した人は早出しできないので、次の手番を待ってください。
refusal-threw-before = 早出しを試せるのは1人1回なので、次のゴキブリを待ってください。
refusal-moth-thrown = 蛾を早出しできるのは警備役だけなので、同じ数字のほかのカードがあれば早出ししてください。
refusal-wrong-number = 早出しできるのはゴキブリと同じ数字だけなので、{ $number }のカードがあれば早出ししてください。
refusal-unknown-verb = このゲームでできるのは、カードを出す、引く、渡す、早出しする、こっそり消す、蚊をたたく、「逮捕！」と言う、パスする、のどれかだけです。
refusal-no-chance-now = カードを切り混ぜるのは、ラウンドが終わったときか、山札がなくなったときだけです。
refusal-not-a-deal = 配り手がするのは、カードを切り混ぜて配るか、新しい山札にすることだけです。
refusal-not-in-the-deck = 切り混ぜる中に{ $cards-faces }はそれほどたくさんはないので、実際にある枚数だけにしてください。
refusal-wrong-deal-size = 切り混ぜるカードは全部で{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚にしてください。

## 印、場所、特別な場面

mark-guard = 警備役
mark-caught = 見つかった
mark-slowest = 一番遅い
mark-out = 出し切り
mark-slapped = たたいた
mark-not-yet = まだ
mark-thrown = 一番早い
mark-too-late = 間に合わず
mark-can-be-caught = 見つかるかも
mark-slipped-away = 消えた
zone-pile = 捨て札
zone-stock = 山札
zone-slaps = たたいた順
zone-race = 早出しの順
zone-slipped = 消えたカード
banner-slap = 蚊をたたこう！
banner-race = 早出しできる！
banner-caught = 逮捕！

## ボタン

move-draw = 山札から1枚引く
move-throw = { $cards-object }早出しする
move-cheat = { $cards-object }こっそり消す
move-accuse = { $to ->
    [nobody] 名指しせずに「逮捕！」と言う
   *[other] { $to }を逮捕する
}
move-slap = 蚊をたたく
move-give = { $to }に{ $cards-object }渡す

## 次に起こることを尋ねる問題

question-accuse = 今いかさまをして、まだ「逮捕！」に間に合うのは誰？
answer-accuse-nobody = 誰もいない
question-next--hands-dealt--count = カードは1人に何枚ずつ？
question-next--hands-dealt--stock = 配って1枚めくると、山札は何枚？
question-next--first-card-turned--card = めくって捨て札に置く最初の1枚はどれ？
question-next--round-opened--round = 次は第何ラウンド？
question-next--round-opened--seat = 新しいラウンドを警備役で始めるのは誰？
question-next--card-played--seat = 次に手番でカードを出すのは誰？
question-next--card-played--card = { $seat ->
    [nobody] 次に手番で出るカードはどれ？
   *[other] { $seat }が手番で出すカードはどれ？
}
question-next--card-drawn--seat = 次に山札から引くのは誰？
question-next--card-drawn--card = { $seat ->
    [nobody] 次に引くカードはどれ？
   *[other] { $seat }が引くカードはどれ？
}
question-next--card-drawn-unseen--seat = 次に山札から引くのは誰？
question-next--draw-skipped--seat = 引くカードがなくて、引かずに進むのは誰？
question-next--pile-used-up--seat = 引こうとしたときに山札がないのは誰？
question-next--pile-used-up--count = 新しい山札にする捨て札は何枚？
question-next--pile-reshuffled--count = 切り混ぜて新しい山札になるのは何枚？
question-next--pile-reshuffled--card = 捨て札の一番上に残るカードはどれ？
question-next--spider-played--seat = クモで誰かにカードを渡すのは誰？
question-next--mosquito-played--seat = 次に蚊を出すのは誰？
question-next--slapped--seat = 次に蚊をたたくのは誰？
question-next--slapped--place = { $seat ->
    [nobody] 次にたたく人は何番目？
   *[other] { $seat }がたたくのは何番目？
}
question-next--slowest-found--seat = 蚊で一番遅い人は誰？
question-next--card-given--seat = 次にカードを渡すのは誰？
question-next--card-given--card = { $seat ->
    [nobody] 次に渡すカードはどれ？
   *[other] { $seat }が渡すカードはどれ？
}
question-next--card-given--to = { $seat ->
    [nobody] 次にカードをもらうのは誰？
   *[other] { $seat }がカードを渡す相手は誰？
}
question-next--card-given-unseen--seat = 次にカードを渡すのは誰？
question-next--card-given-unseen--to = { $seat ->
    [nobody] 次にカードをもらうのは誰？
   *[other] { $seat }がカードを渡す相手は誰？
}
question-next--gave-nothing--seat = 渡せるカードがなくて、何も渡さないのは誰？
question-next--race-opened--seat = 次にゴキブリを出すのは誰？
question-next--race-opened--number = 早出しできるのはどの数字？
question-next--card-thrown--seat = 真っ先に早出しするのは誰？
question-next--card-thrown--card = 早出しで捨て札に残るカードはどれ？
question-next--throw-too-late--seat = 早出しが間に合わずに、カードを手札に戻すのは誰？
question-next--throw-too-late--card = { $seat ->
    [nobody] 早出しが間に合わずに、手札に戻るカードはどれ？
   *[other] { $seat }が手札に戻すカードはどれ？
}
question-next--race-closed--seat = 早出しが終わったら、誰の手番？
question-next--ant-played--seat = 次にアリを出すのは誰？
question-next--slipped-away--seat = 次にこっそりカードを消すのは誰？
question-next--slipped-away--card = { $seat ->
    [nobody] 次にこっそり消えるカードはどれ？
   *[other] { $seat }がこっそり消すカードはどれ？
}
question-next--accused--seat = 「逮捕！」と言うのは誰？
question-next--accused--to = 「逮捕！」と名指しされるのは誰？
question-next--caught--seat = いかさまが見つかるのは誰？
question-next--caught--cards = { $seat ->
    [nobody] 見つかって手札に戻るのはどのカード？
   *[other] { $seat }の手札に戻るのはどのカード？
}
question-next--guard-passed--seat = 新しい警備役になるのは誰？
question-next--guard-passed--other = 警備虫カードを手放すのは誰？
question-next--wrongly-accused--seat = 「逮捕！」が外れるのは誰？
question-next--wrongly-accused--to = 名指しされても、手札に戻すカードがないのは誰？
question-next--play-resumed--seat = 決着がついたら、誰の手番に続く？
question-next--last-action-void--seat = 最後の1枚がアクションカードなのは誰？
question-next--last-action-void--card = アクションが起こらない最後の1枚はどれ？
question-next--round-ended--seats = ラウンドの終わりに手札がないのは誰？
question-next--slipped-cards-found--seat = 消していたカードが次に分かるのは誰？
question-next--slipped-cards-found--cards = { $seat ->
    [nobody] いかさまで消えていたのはどのカード？
   *[other] { $seat }がいかさまで消していたのはどのカード？
}
question-next--seat-scored--seat = 次に失点を数えるのは誰？
question-next--seat-scored--cards = { $seat ->
    [nobody] 手札に残ったのはどのカード？
   *[other] { $seat }の手札に残ったのはどのカード？
}
question-next--seat-scored--points = { $seat ->
    [nobody] この手札の失点は何点？
   *[other] { $seat }の失点は何点？
}
question-next--seat-scored-in-part--seat = 次に、分かっている分だけ失点を数えるのは誰の手札？
question-next--seat-scored-in-part--cards = { $seat ->
    [nobody] 手札に残ったカードのうち、分かっているのはどれ？
   *[other] { $seat }の手札に残ったカードのうち、分かっているのはどれ？
}
question-next--seat-scored-in-part--points = { $seat ->
    [nobody] この手札の失点は少なくとも何点？
   *[other] { $seat }の失点は少なくとも何点？
}
question-next--game-ended--seats = ゲームに勝つのは誰？
question-next--game-ended--points = 勝つ人の失点の合計は何点？

## 選択ルール

option-number-split = 1から5の枚数
option-number-split--even = このルール集の仮の内訳
option-number-split--written = 自分で入れた内訳：{ $text }
option-must-play = 出せるカードがあるとき
option-must-play--on = 必ず出す
option-must-play--off = 引いてもよい
option-catch-window = 「逮捕！」が間に合うのは
option-catch-window--number = { $number ->
    [0] 次の出来事が起きる前まで
   *[other] 出来事が{ $number }つ起きた後まで
}
option-caught-gets = 見つかった人が受け取るもの
option-caught-gets--guard-card = 警備役から1枚
option-caught-gets--draw = 山札から1枚
option-caught-gets--nothing = なし
option-penalty-moth = 罰の1枚に蛾を渡すこと
option-penalty-moth--on = できる
option-penalty-moth--off = できない
option-spider-last = クモで最後の1枚を渡すこと
option-spider-last--on = できる
option-spider-last--off = できない
option-mosquito-slowest = 蚊で一番遅い人
option-mosquito-slowest--one-from-each = ほかの全員から1枚ずつもらう
option-mosquito-slowest--draw = 山札から1枚引く
option-cockroach-player = ゴキブリを出した人の早出し
option-cockroach-player--on = できる
option-cockroach-player--off = できない
option-cockroach-chains = 早出ししたカードのアクション
option-cockroach-chains--on = 起こる
option-cockroach-chains--off = 起こらない
option-last-card-action = 最後の1枚のアクション
option-last-card-action--void = 起こらない
option-last-card-action--resolve-first = ラウンドが終わる前に起こる
option-rounds = ラウンドの数
option-rounds--players = 人数と同じ
option-rounds--number = { $number }ラウンド
option-next-guard = 次のラウンドを始める警備役
option-next-guard--rotate = 前のラウンドを始めた人の左隣
option-next-guard--keep = ラウンドの終わりの警備役
option-next-guard--most-points = 失点が一番多かった人
option-game-tie = 一番少ない合計で並んだら
option-game-tie--shared = 同率優勝
option-game-tie--last-round = 最後のラウンドの失点で比べる
option-more-players = 遊べる人数
option-more-players--on = 3〜7人
option-more-players--off = 3〜5人

## ルールセット

preset-standard = このルール集のルール
preset-korean-magazine = 韓国の雑誌記事
preset-french-page = フランス語の紹介ページ
preset-french-reviews = フランス語のレビュー

## 箱の中身

component-numbers = 数字カード1〜5：{ $count }枚
component-spiders = クモ1〜5：{ $count }枚
component-mosquitoes = 蚊1〜5：{ $count }枚
component-cockroaches = ゴキブリ1〜5：{ $count }枚
component-ants = アリ1〜5：{ $count }枚
component-moths = 蛾1〜5：{ $count }枚
component-guard = 警備虫カード：{ $count }枚

## 場面を自分で作るとき：各行に書くこと

field-guard = 警備役
field-start = このラウンドの最初の警備役
field-top = 捨て札の一番上
field-stock = 山札（上から順に）
field-discard = 一番上より下の捨て札
field-action = 途中のアクション
field-action--spider = クモ
field-action--slaps = 蚊たたき
field-action--gifts = 一番遅い人に渡す
field-action--race = 早出し
field-caught = 見つかって、警備役のカードを待つ人
field-draws = 切り混ぜた後に引く人
field-turn = 切り混ぜた後の手番
field-fresh = 消えたカード（まだ「逮捕！」に間に合う）
field-away = 消えたカード（もう手遅れ）
field-points = 終わったラウンドの失点
