# スリーピング・クイーンズの日本語の文。起こす、奪う、眠る、場所、足し算は terms/ja.md のとおりに使う。

game-name = スリーピング・クイーンズ
game-tagline = お城で眠る女王たちを王様のカードで起こして、誰よりも早く自分の前に集めましょう。
facts = 女王{ $queens }枚か{ $points }点で勝ち

## カード

card-1 = 数字カードの1
    .index = 1
    .noun = 1
    .some = { $count ->
        [1] 1
        [2] 1、1
        [3] 1、1、1
        [4] 1、1、1、1
       *[other] 1のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 1
        [2] 1のペア
       *[other] 1のカード{ $count }枚
    }
card-2 = 数字カードの2
    .index = 2
    .noun = 2
    .some = { $count ->
        [1] 2
        [2] 2、2
        [3] 2、2、2
        [4] 2、2、2、2
       *[other] 2のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 2
        [2] 2のペア
       *[other] 2のカード{ $count }枚
    }
card-3 = 数字カードの3
    .index = 3
    .noun = 3
    .some = { $count ->
        [1] 3
        [2] 3、3
        [3] 3、3、3
        [4] 3、3、3、3
       *[other] 3のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 3
        [2] 3のペア
       *[other] 3のカード{ $count }枚
    }
card-4 = 数字カードの4
    .index = 4
    .noun = 4
    .some = { $count ->
        [1] 4
        [2] 4、4
        [3] 4、4、4
        [4] 4、4、4、4
       *[other] 4のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 4
        [2] 4のペア
       *[other] 4のカード{ $count }枚
    }
card-5 = 数字カードの5
    .index = 5
    .noun = 5
    .some = { $count ->
        [1] 5
        [2] 5、5
        [3] 5、5、5
        [4] 5、5、5、5
       *[other] 5のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 5
        [2] 5のペア
       *[other] 5のカード{ $count }枚
    }
card-6 = 数字カードの6
    .index = 6
    .noun = 6
    .some = { $count ->
        [1] 6
        [2] 6、6
        [3] 6、6、6
        [4] 6、6、6、6
       *[other] 6のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 6
        [2] 6のペア
       *[other] 6のカード{ $count }枚
    }
card-7 = 数字カードの7
    .index = 7
    .noun = 7
    .some = { $count ->
        [1] 7
        [2] 7、7
        [3] 7、7、7
        [4] 7、7、7、7
       *[other] 7のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 7
        [2] 7のペア
       *[other] 7のカード{ $count }枚
    }
card-8 = 数字カードの8
    .index = 8
    .noun = 8
    .some = { $count ->
        [1] 8
        [2] 8、8
        [3] 8、8、8
        [4] 8、8、8、8
       *[other] 8のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 8
        [2] 8のペア
       *[other] 8のカード{ $count }枚
    }
card-9 = 数字カードの9
    .index = 9
    .noun = 9
    .some = { $count ->
        [1] 9
        [2] 9、9
        [3] 9、9、9
        [4] 9、9、9、9
       *[other] 9のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 9
        [2] 9のペア
       *[other] 9のカード{ $count }枚
    }
card-10 = 数字カードの10
    .index = 10
    .noun = 10
    .some = { $count ->
        [1] 10
        [2] 10、10
        [3] 10、10、10
        [4] 10、10、10、10
       *[other] 10のカード{ $count }枚
    }
    .some-object = { $count ->
        [1] 10
        [2] 10のペア
       *[other] 10のカード{ $count }枚
    }
card-Ki = 王様
    .index = 王
    .noun = 王様
    .some = { $count ->
        [1] 王様
       *[other] 王様{ $count }枚
    }
card-Je = 道化
    .index = 道
    .noun = 道化
    .some = { $count ->
        [1] 道化
       *[other] 道化{ $count }枚
    }
card-Kn = 騎士
    .index = 騎
    .noun = 騎士
    .some = { $count ->
        [1] 騎士
       *[other] 騎士{ $count }枚
    }
card-Po = 眠り薬
    .index = 薬
    .noun = 眠り薬
    .some = { $count ->
        [1] 眠り薬
       *[other] 眠り薬{ $count }枚
    }
card-Wa = 魔法の杖
    .index = 杖
    .noun = 魔法の杖
    .some = { $count ->
        [1] 魔法の杖
       *[other] 魔法の杖{ $count }枚
    }
card-Dr = ドラゴン
    .index = 竜
    .noun = ドラゴン
    .some = { $count ->
        [1] ドラゴン
       *[other] ドラゴン{ $count }枚
    }
card-Rose = バラの女王
    .index = バ
    .noun = バラの女王
card-Cake = ケーキの女王
    .index = ケ
    .noun = ケーキの女王
card-Starfish = ヒトデの女王
    .index = 星
    .noun = ヒトデの女王
card-Rainbow = 虹の女王
    .index = 虹
    .noun = 虹の女王
card-Ladybug = テントウムシの女王
    .index = テ
    .noun = テントウムシの女王
card-Moon = 月の女王
    .index = 月
    .noun = 月の女王
card-Peacock = クジャクの女王
    .index = ク
    .noun = クジャクの女王
card-Sunflower = ヒマワリの女王
    .index = ヒ
    .noun = ヒマワリの女王
card-Cat = ネコの女王
    .index = ネ
    .noun = ネコの女王
card-Dog = イヌの女王
    .index = イ
    .noun = イヌの女王
card-Pancake = パンケーキの女王
    .index = パ
    .noun = パンケーキの女王
card-Heart = ハートの女王
    .index = ハ
    .noun = ハートの女王
card-Book = 本の女王
    .index = 本
    .noun = 本の女王
card-Butterfly = チョウの女王
    .index = チ
    .noun = チョウの女王
card-IceCream = アイスクリームの女王
    .index = ア
    .noun = アイスクリームの女王
card-Strawberry = イチゴの女王
    .index = 苺
    .noun = イチゴの女王
card-unknown = 分からないカード
    .index = ?
    .noun = 分からないカード
    .some = { $count ->
        [1] 分からないカード
       *[other] 分からないカード{ $count }枚
    }
card-back-plain = 裏向きのカード

## 準備

event-hands-dealt = カードを切り混ぜて{ $count }枚ずつ配りました。山札は{ $stock }枚です。
event-queens-laid = 女王{ $count }枚を切り混ぜて、裏向きに並べました。最初は{ $seat }の手番です。

## 手番にすること

event-power-played = { $seat }が{ $card }を出しました。
event-cards-discarded = { CITED($clauses, "discard-single", "discard-pair", "discard-sum", "discard-no-power-pair") ->
    [discard-single] { $seat }が{ $cards-first }を捨てました。
    [discard-pair] { $seat }が{ $cards-first }のペアを捨てました。
    [discard-sum] { $seat }が足し算になる{ $cards }を捨てました。
    [discard-no-power-pair] { $seat }が{ $cards-first }を2枚まとめて捨てました。
   *[other] { $seat }が{ $cards }をまとめて捨てました。
}
event-queen-woken = { CITED($clauses, "rose-bonus", "jester-chosen-wakes") ->
    [rose-bonus] { $seat }は続けて、{ $place }番で眠っていた{ $card }も起こしました。
    [jester-chosen-wakes] 当たった{ $seat }が、{ $place }番で眠っていた{ $card }を起こしました。
   *[other] { $seat }が{ $place }番で眠っていた{ $card }を起こしました。
}
event-rose-bonus = バラの女王が目を覚ましたので、{ $seat }はもう1枚起こします。
event-rose-alone = もう眠っている女王がいないので、{ $seat }のバラの女王は働きません。
event-cat-dog-clash = { CITED($clauses, "catdog-steal", "catdog-rose") ->
    [catdog-steal] ネコの女王とイヌの女王は一緒に持てないので、{ $seat }が奪った{ $card }はすぐに眠ります。
    [catdog-rose] ネコの女王とイヌの女王は一緒に持てないので、{ $seat }が起こした{ $card }はすぐに眠り直しますが、バラの女王は残ります。
   *[other] ネコの女王とイヌの女王は一緒に持てないので、{ $seat }が起こした{ $card }はすぐに眠り直します。
}

## 騎士と眠り薬、ドラゴンと魔法の杖

event-queen-attacked = { CITED($clauses, "potion-sleep") ->
    [potion-sleep] { $seat }が{ $other }の{ $card }を名指しして、眠らせようとしています。
   *[other] { $seat }が{ $other }の{ $card }を名指しして、奪おうとしています。
}
event-attack-blocked = { CITED($clauses, "wand-block") ->
    [wand-block] { $seat }が{ $card }で防いだので、女王は起きたままです。
   *[other] { $seat }が{ $card }で防いだので、女王は奪われません。
}
event-not-blocked = { $seat }は防がずにパスしました。
event-queen-stolen = { CITED($clauses, "steal-no-rose") ->
    [steal-no-rose] { $seat }が{ $other }から{ $card }を奪いました。今目を覚ましたわけではないので、もう1枚は起こせません。
   *[other] { $seat }が{ $other }から{ $card }を奪いました。
}
event-queen-asleep = { CITED($clauses, "catdog-slot") ->
    [catdog-slot] { $card }は元の{ $place }番で、また眠りました。
   *[other] { $card }は{ $place }番の場所で眠りました。
}

## 道化

event-jester-flipped = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] { $seat }が新しい山札の一番上をめくると、{ $card }が出ました。
   *[other] { $seat }が山札の一番上をめくると、{ $card }が出ました。
}
event-extra-turn = { $seat }は{ $card }を手札に加えて、すぐに追加の手番を行います。
event-jester-counted = { $number ->
    [1] 出たのは1なので、1番目の{ $to }が当たりです。
   *[other] 時計回りに{ $number }まで数えると、{ $to }が当たりです。
}

## 補充と山札

event-cards-drawn = { CITED($clauses, "pile-reshuffle") ->
    [pile-reshuffle] { $seat }は新しい山札から{ $cards }を引きました。
   *[other] { $seat }は山札から{ $cards }を引きました。
}
event-cards-drawn-unseen = { CITED($clauses, "pile-reshuffle") ->
    [pile-reshuffle] { $seat }は新しい山札から{ $count }枚引きました。
   *[other] { $seat }は山札から{ $count }枚引きました。
}
event-draw-skipped = 山札も捨て札もないので、{ $seat }の手札は5枚に戻りません。
event-pile-used-up = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] めくる山札がないので、捨て札{ $count }枚で新しい山札を作ります。
   *[other] 山札がなくなったので、捨て札{ $count }枚で新しい山札を作ります。
}
event-pile-reshuffled = { $count ->
    [1] 捨て札の1枚を裏返して、新しい山札にしました。
   *[other] 捨て札{ $count }枚を切り混ぜて、新しい山札にしました。
}

## ゲームの終わり

event-game-ended = { CITED($clauses, "end-all-awake", "pile-reshuffle") ->
    [end-all-awake] { $seats-count ->
        [1] { CITED($clauses, "end-tie") ->
            [end-tie] 眠っている女王がいなくなりました。{ $points }点で並んだ人がいますが、女王の枚数の差で{ $seats }の勝ちです。
           *[other] 眠っている女王がいなくなりました。{ $seats }が一番多い{ $points }点を集めて勝ちました。
        }
        [2] 眠っている女王がいなくなりました。{ $points }点で並んだ{ $seats }の同率優勝です。
       *[other] 眠っている女王がいなくなりました。{ $points }点で並んだ{ $seats }の{ $seats-count }人の同率優勝です。
    }
    [pile-reshuffle] { $seats-count ->
        [1] { CITED($clauses, "end-tie") ->
            [end-tie] 山札がなくなりました。{ $points }点で並んだ人がいますが、女王の枚数の差で{ $seats }の勝ちです。
           *[other] 山札がなくなりました。{ $seats }が一番多い{ $points }点を集めて勝ちました。
        }
        [2] 山札がなくなりました。{ $points }点で並んだ{ $seats }の同率優勝です。
       *[other] 山札がなくなりました。{ $points }点で並んだ{ $seats }の{ $seats-count }人の同率優勝です。
    }
   *[other] { CITED($clauses, "jester-win-off-turn") ->
        [jester-win-off-turn] ほかの人の手番でしたが、{ $seats }が勝てるだけの女王を集めて勝ちました。得点は{ $points }点です。
       *[other] { $seats }が勝てるだけの女王を集めて勝ちました。得点は{ $points }点です。
    }
}

## 今できること

ask-deal = カードを5枚ずつ配ります。最初に手番を行うのは{ $seat }です。
ask-lay = 女王を裏向きに並べると、ゲームが始まります。
ask-shuffle = { $count ->
    [1] 山札がないので、捨て札の1枚を裏返して新しい山札にします。
   *[other] 山札がないので、捨て札{ $count }枚を切り混ぜて新しい山札にします。
}
ask-turn = { $seat }の手番です。王様、騎士、眠り薬、道化のどれか1枚を出すか、手札を捨てて取り替えます。
ask-answer-dragon = { $other }の騎士が{ $seat }の{ $card }を狙っています。{ $seat }はドラゴンで防ぐか、パスします。
ask-answer-wand = { $other }の眠り薬が{ $seat }の{ $card }を狙っています。{ $seat }は魔法の杖で防ぐか、パスします。
ask-wake-rose = バラの女王が目を覚ましました。{ $seat }は眠っている女王をもう1枚選んで起こします。
ask-wake-jester = { $seat }が当たりました。眠っている女王から好きな1枚を選んで起こします。
ask-place = { $seat }は空いている場所を1つ選び、{ $card }を眠らせます。
ask-over = { $seats-count ->
    [1] ゲームが終わりました。得点{ $points }点の{ $seats }の勝ちです。
   *[other] ゲームが終わりました。得点{ $points }点で並んだ{ $seats }の同率優勝です。
}

## できない理由と、代わりにできること

refusal-game-over = ゲームは終わったので、まだ遊ぶなら新しいゲームを始めてください。
refusal-not-at-the-table = { $seat }はこのゲームに加わっていないので、手番はありません。
refusal-before-the-deal = まだ準備の途中なので、カードを配って女王を並べるまで待ってください。
refusal-before-the-shuffle = 山札を作り直しているところなので、新しい山札ができるまで待ってください。
refusal-must-answer = 先に{ $other }が防ぐかパスするかを選ぶので、ほかのことはその後にしてください。
refusal-must-wake = 先に{ $other }が眠っている女王を起こすので、ほかのことはその後にしてください。
refusal-must-place = 先に{ $card }の眠る場所を選ぶので、ほかのことはその後にしてください。
refusal-not-your-turn = { CITED($clauses, "potion-slot") ->
    [potion-slot] 女王の眠る場所を選ぶのは{ $turn }なので、選び終わるまで待ってください。
   *[other] 今は{ $turn }の手番なので、順番が来るまで待ってください。
}
refusal-no-cards = カードが選ばれていないので、手札から選んでください。
refusal-not-your-cards = 手札にないカードは使えないので、持っているカードの中から選んでください。
refusal-number-played = 数字カードは出して使うカードではないので、1枚か、ペアか、足し算にして捨ててください。
refusal-one-card-only = 一度に出せるのは1枚だけなので、{ $count }枚のうち1枚を選んでください。
refusal-reaction-only = { $card }を出せるのは自分の女王を狙われたときだけなので、ほかのカードを出すか、手札を捨ててください。
refusal-no-place = { CITED($clauses, "potion-slot") ->
    [potion-slot] 眠る場所が選ばれていないので、空いている場所を1つ選んでください。
   *[other] どの女王を起こすのか分からないので、女王が眠っている場所を1つ選んでください。
}
refusal-nobody-there = { $place }番には誰も眠っていないので、女王が眠っている場所を選んでください。
refusal-queen-not-stated = { $place }番の女王は誰なのか書かれていないので、女王の分かっている場所を選んでください。
refusal-flip-not-stated = 山札の一番上が書かれていないので、ここでは道化を出さずに、ほかのことを選んでください。
refusal-no-queen = { CITED($clauses, "potion-target") ->
    [potion-target] どの女王を眠らせるのか分からないので、ほかの人の起きている女王を名指ししてください。いなければ眠り薬は出せません。
   *[other] どの女王を奪うのか分からないので、ほかの人の起きている女王を名指ししてください。いなければ騎士は出せません。
}
refusal-not-awake = { $card }は誰の前でも起きていないので、ほかの人の起きている女王を選んでください。
refusal-own-queen = { $card }は自分の女王なので狙えません。ほかの人の起きている女王を選んでください。
refusal-immune = { $card }は奪うことも眠らせることもできないので、ほかの女王を選んでください。
refusal-would-clash = 選んだルールでは、{ $card }を奪うとネコとイヌがそろってしまうので狙えません。ほかの女王を選んでください。
refusal-names-a-goal = { CITED($clauses, "jester-flip", "discard-single", "dragon-block") ->
    [jester-flip] 道化を出すときは女王も場所も選ばないので、道化だけを出してください。
    [discard-single] 捨てるときは女王も場所も選ばないので、捨てるカードだけを選んでください。
    [dragon-block] 防ぐときは女王も場所も選ばないので、防ぐカードだけを出してください。
   *[other] パスするときは女王も場所も選ばないので、そのままパスしてください。
}
refusal-names-cards = { CITED($clauses, "dragon-optional", "potion-slot") ->
    [dragon-optional] パスするときはカードを選ばないので、そのままパスしてください。
    [potion-slot] 場所を選ぶときはカードを使わないので、空いている場所だけを選んでください。
   *[other] ここではカードを使わずに起こせるので、女王が眠っている場所だけを選んでください。
}
refusal-power-not-alone = 選んだルールでは、ほかにできることがある間は{ $card }を1枚だけ捨てることはできません。数字カードを捨てるか、特殊カードを出してください。
refusal-power-cards-together = { $cards-faces }は数字カードではないので、この組み合わせでは一緒に捨てられません。1枚だけ捨てるか、数字カードのペアか足し算を捨ててください。
refusal-unequal-pair = { $cards-faces }は同じ数字ではないので、ペアになりません。同じ数字の2枚か、どちらか1枚だけを捨ててください。
refusal-triple = 同じ数字3枚だけでは、ペアにも足し算にもならないので、まとめて捨てられません。{ $card }を2枚か、1枚だけ捨ててください。
refusal-two-sided = 足し算の答えは1枚だけなので、両側が2枚以上になる{ $cards }はまとめて捨てられません。答えが1枚になるように選んでください。
refusal-no-sum = 一番大きい{ $need }と、残りを足した{ $value }が同じではないので、まとめて捨てられません。計算の合う組か、ペアか、1枚だけを捨ててください。
refusal-nothing-to-answer = パスできるのは自分の女王を狙われたときだけなので、手番ならカードを出すか、手札を捨ててください。
refusal-not-the-victim = 防ぐかパスするかを選べるのは狙われた{ $other }だけなので、{ $other }が決めるまで待ってください。
refusal-wrong-answer = ここで防げるのは{ $face }だけなので、{ $card }ではなく{ $face }を出すか、パスしてください。
refusal-nobody-to-wake = 今は女王を起こすところではないので、手番に王様を出すか、道化で当たるのを待ってください。
refusal-not-the-waker = 今女王を起こすのは{ $other }なので、{ $other }が起こすまで待ってください。
refusal-nobody-to-place = 場所を選ぶのは女王がこれから眠るときだけなので、眠り薬が効いたときなどに選んでください。
refusal-place-taken = { $place }番は空いている場所ではないので、女王が眠っていない場所を選んでください。
refusal-unknown-verb = このゲームでできるのは、カードを出す、捨てる、女王を起こす、女王の眠る場所を選ぶ、パスする、のどれかだけです。
refusal-no-chance-now = 配り手の出番は準備のときと山札がなくなったときだけなので、今はプレイヤーに任せてください。
refusal-not-a-deal = 配り手がするのは、先にカードを配り、次に女王を並べ、山札がなくなったら切り混ぜることだけです。
refusal-not-in-the-deck = 今切り混ぜるカードの中に、{ $cards-faces }はそんなに入っていないので、実際にある枚数に合わせてください。
refusal-wrong-deal-size = 今切り混ぜるカードは全部で{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚にしてください。

## 印、場所、特別な場面

mark-attacked = 狙われた人
mark-target = 狙われた女王
mark-turn = 手番の人
zone-asleep = 眠っている女王
zone-going-to-sleep = これから眠る女王
zone-pile = 捨て札
zone-stock = 山札
banner-attack = 女王が狙われた！

## ボタン

move-play = { $cards-count ->
    [0] カードを選ばずに出す
    [1] { $cards-code ->
        [Ki] { $place ->
            [0] 王様を出す
           *[other] 王様で{ $place }番の女王を起こす
        }
        [Kn] { $goal ->
            [nobody] 騎士を出す
           *[other] 騎士で{ $goal }を奪う
        }
        [Po] { $goal ->
            [nobody] 眠り薬を出す
           *[other] 眠り薬で{ $goal }を眠らせる
        }
        [Dr] ドラゴンで防ぐ
        [Wa] 魔法の杖で防ぐ
       *[other] { $cards-first }を出す
    }
   *[other] { $cards }を出す
}
move-discard = { $cards-count ->
    [0] カードを選ばずに捨てる
    [1] { $cards-first }を捨てる
    [2] { $cards-object }を捨てる
   *[other] { $cards }を捨てる
}
move-wake = { $place ->
    [0] 場所を選ばずに女王を起こす
   *[other] { $place }番の女王を起こす
}
move-place = { $place ->
    [0] 場所を選ばずに女王を眠らせる
   *[other] 女王を{ $place }番の場所で眠らせる
}
move-lay = 女王を並べる

## 次に起こることを尋ねる問題

question-next--hands-dealt--count = カードは1人に何枚ずつ？
question-next--hands-dealt--stock = 配り終わると、山札は何枚？
question-next--queens-laid--count = 裏向きに並べる女王は何枚？
question-next--queens-laid--seat = 最初に手番を行うのは誰？
question-next--power-played--seat = 次に特殊カードを出すのは誰？
question-next--power-played--card = { $seat ->
    [nobody] 次に出る特殊カードはどれ？
   *[other] { $seat }が出す特殊カードはどれ？
}
question-next--cards-discarded--seat = 次に手札を捨てるのは誰？
question-next--cards-discarded--cards = { $seat ->
    [nobody] 次に捨てるのはどのカード？
   *[other] { $seat }が捨てるのはどのカード？
}
question-next--queen-woken--seat = 次に女王を起こすのは誰？
question-next--queen-woken--card = { $seat ->
    [nobody] 次に起きるのはどの女王？
   *[other] { $seat }が起こすのはどの女王？
}
question-next--queen-woken--place = { $seat ->
    [nobody] 次に起きる女王は、何番で眠っている？
   *[other] { $seat }が起こす女王は、何番で眠っている？
}
question-next--rose-bonus--seat = バラの女王の働きで、もう1枚起こすのは誰？
question-next--rose-alone--seat = 起こしたバラの女王が働かないのは誰？
question-next--cat-dog-clash--seat = ネコの女王とイヌの女王がぶつかるのは誰？
question-next--cat-dog-clash--card = { $seat ->
    [nobody] ネコとイヌがぶつかって眠るのは、どちらの女王？
   *[other] { $seat }のところで、ネコとイヌがぶつかって眠るのは、どちらの女王？
}
question-next--queen-attacked--seat = 次にほかの人の女王を狙うのは誰？
question-next--queen-attacked--card = { $seat ->
    [nobody] 次に狙われるのはどの女王？
   *[other] { $seat }が狙うのはどの女王？
}
question-next--queen-attacked--other = { $seat ->
    [nobody] 次に女王を狙われるのは誰？
   *[other] { $seat }が狙うのは誰の女王？
}
question-next--attack-blocked--seat = 女王を守って防ぐのは誰？
question-next--attack-blocked--card = { $seat ->
    [nobody] 防ぐために出すカードはどれ？
   *[other] { $seat }が防ぐために出すカードはどれ？
}
question-next--not-blocked--seat = 防がずにパスするのは誰？
question-next--queen-stolen--seat = 次に女王を奪うのは誰？
question-next--queen-stolen--card = { $seat ->
    [nobody] 次に奪われるのはどの女王？
   *[other] { $seat }が奪うのはどの女王？
}
question-next--queen-stolen--other = { $seat ->
    [nobody] 次に女王を奪われるのは誰？
   *[other] { $seat }は誰から女王を奪う？
}
question-next--queen-asleep--card = 次に眠るのはどの女王？
question-next--queen-asleep--place = 次に眠る女王は、何番の場所で眠る？
question-next--jester-flipped--seat = 次に山札をめくるのは誰？
question-next--jester-flipped--card = { $seat ->
    [nobody] めくると出るカードはどれ？
   *[other] { $seat }がめくると出るカードはどれ？
}
question-next--extra-turn--seat = 追加の手番を行うのは誰？
question-next--extra-turn--card = { $seat ->
    [nobody] 追加の手番の前に、手札に加えるカードはどれ？
   *[other] 追加の手番の前に、{ $seat }が手札に加えるカードはどれ？
}
question-next--jester-counted--seat = 道化で数えるのは誰？
question-next--jester-counted--number = 道化で数えるのは、いくつまで？
question-next--jester-counted--to = 数えて当たるのは誰？
question-next--cards-drawn--seat = 次に山札から引くのは誰？
question-next--cards-drawn--cards = { $seat ->
    [nobody] 次に引くのはどのカード？
   *[other] { $seat }が引くのはどのカード？
}
question-next--cards-drawn-unseen--seat = 次に山札から引くのは誰？
question-next--cards-drawn-unseen--count = { $seat ->
    [nobody] 次に山札から引くのは何枚？
   *[other] { $seat }が山札から引くのは何枚？
}
question-next--draw-skipped--seat = 引くカードがなくて、手札が5枚に戻らないのは誰？
question-next--pile-used-up--count = 新しい山札にする捨て札は何枚？
question-next--pile-reshuffled--count = 切り混ぜて新しい山札になるのは何枚？
question-next--game-ended--seats = ゲームに勝つのは誰？
question-next--game-ended--points = 勝つ人の得点は何点？

## 選択ルール

option-single-discard = 1枚だけ捨てるとき
option-single-discard--any = どのカードでもよい
option-single-discard--number-only = 数字カードだけ
option-two-sided-sums = 両側とも2枚以上の足し算
option-two-sided-sums--on = 捨てられる
option-two-sided-sums--off = 捨てられない
option-runs-and-triples = 3枚そろい、続き番号、特殊カードのペア
option-runs-and-triples--on = まとめて捨てられる
option-runs-and-triples--off = まとめて捨てられない
option-jester-start = 道化で数え始める人
option-jester-start--player = 道化を出した人
option-jester-start--left = 道化を出した人の左隣
option-cat-dog-steal = ネコとイヌの片方を持つ人が、もう片方を奪うこと
option-cat-dog-steal--sleep = できるが、奪った女王はすぐに眠る
option-cat-dog-steal--forbid = できない
option-empty-pile = 山札がなくなったら
option-empty-pile--reshuffle = 捨て札を切り混ぜて続ける
option-empty-pile--game-ends = ゲームが終わる
option-win-points = 勝ちになる得点
option-win-points--by-players = 2〜3人なら50点、4〜5人なら40点
option-win-points--fifty = 何人でも50点
option-tie-break = 中央が空で同点なら
option-tie-break--queens-then-shared = 女王の多い人の勝ち、それも同じなら同率優勝
option-tie-break--shared = すぐに同率優勝
option-queen-points = 虹とクジャクの得点
option-queen-points--owners = 虹5点、クジャク10点
option-queen-points--rainbow-15 = 虹15点、クジャク10点
option-queen-points--rainbow-10 = 虹10点、クジャク15点
option-deluxe = 使う女王
option-deluxe--on = デラックス版の16枚
option-deluxe--off = ふつうの12枚
option-start-choice = 最初に手番を行う人
option-start-choice--random = くじで決める
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }

## ルールセット

preset-standard = このルール集のルール
preset-number-cards-only = 韓国語の説明書を文字どおりに
preset-deluxe = 女王が16枚のデラックス版
preset-speculation = 公開プログラムの1つのとおりに
preset-house-rules = 英語の掲示板の、捨て方を増やした遊び方

## 箱の中身

component-queens = 女王：{ $count }枚
component-kings = 王様：{ $count }枚
component-jesters = 道化：{ $count }枚
component-knights = 騎士：{ $count }枚
component-potions = 眠り薬：{ $count }枚
component-wands = 魔法の杖：{ $count }枚
component-dragons = ドラゴン：{ $count }枚
component-numbers = 数字カード1〜10：{ $count }枚
component-deluxe-queens = デラックス版では、本の女王、チョウの女王、アイスクリームの女王、イチゴの女王も加わります。

## 場面を自分で作るとき：各行に書くこと

field-asleep = 眠っている女王（場所の順に）
field-awake = 起きている女王
field-stock = 山札（上から順に）
field-discard = 一番上より下の捨て札
field-top = 捨て札の一番上
field-task = 先に決めること
field-task--attack = 女王を狙う
field-task--wake = 女王を起こす
field-task--place = 女王を眠らせる
field-task--flip = 道化で1枚めくる
field-task--rose = バラの女王のおまけ
field-task--jester = 道化に数えられて
field-task--potion = 眠り薬を使って
field-task--cat-dog = ネコとイヌのけんか
field-draws = 切り混ぜた後に手札をそろえる人
field-turn = 手番の人（ほかの人が先に動くとき）
