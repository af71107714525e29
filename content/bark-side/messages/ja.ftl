# ザ・バークサイドの日本語の文。トリック、大将、しっぽを巻く、保護所は terms/ja.md のとおりに使う。

game-name = ザ・バークサイド
game-tagline = 大将になって犬の群れを率いても、最後だけはうまくしっぽを巻いて、保護所に犬を入れないようにしましょう。
facts = 第{ $round }ラウンド（{ $kinds }種類で終わり）

## カード

card-1 = 犬の1
    .index = 1
    .noun = 1
    .some = { $count ->
        [1] 1
        [2] 1、1
        [3] 1、1、1
        [4] 1、1、1、1
        [5] 1、1、1、1、1
       *[other] 1のカード{ $count }枚
    }
    .some-object = 1を{ $count }枚
card-2 = 犬の2
    .index = 2
    .noun = 2
    .some = { $count ->
        [1] 2
        [2] 2、2
        [3] 2、2、2
        [4] 2、2、2、2
        [5] 2、2、2、2、2
       *[other] 2のカード{ $count }枚
    }
    .some-object = 2を{ $count }枚
card-3 = 犬の3
    .index = 3
    .noun = 3
    .some = { $count ->
        [1] 3
        [2] 3、3
        [3] 3、3、3
        [4] 3、3、3、3
        [5] 3、3、3、3、3
       *[other] 3のカード{ $count }枚
    }
    .some-object = 3を{ $count }枚
card-4 = 犬の4
    .index = 4
    .noun = 4
    .some = { $count ->
        [1] 4
        [2] 4、4
        [3] 4、4、4
        [4] 4、4、4、4
        [5] 4、4、4、4、4
       *[other] 4のカード{ $count }枚
    }
    .some-object = 4を{ $count }枚
card-5 = 犬の5
    .index = 5
    .noun = 5
    .some = { $count ->
        [1] 5
        [2] 5、5
        [3] 5、5、5
        [4] 5、5、5、5
        [5] 5、5、5、5、5
       *[other] 5のカード{ $count }枚
    }
    .some-object = 5を{ $count }枚
card-6 = 犬の6
    .index = 6
    .noun = 6
    .some = { $count ->
        [1] 6
        [2] 6、6
        [3] 6、6、6
        [4] 6、6、6、6
        [5] 6、6、6、6、6
       *[other] 6のカード{ $count }枚
    }
    .some-object = 6を{ $count }枚
card-7 = 犬の7
    .index = 7
    .noun = 7
    .some = { $count ->
        [1] 7
        [2] 7、7
        [3] 7、7、7
        [4] 7、7、7、7
        [5] 7、7、7、7、7
       *[other] 7のカード{ $count }枚
    }
    .some-object = 7を{ $count }枚
card-8 = 犬の8
    .index = 8
    .noun = 8
    .some = { $count ->
        [1] 8
        [2] 8、8
        [3] 8、8、8
        [4] 8、8、8、8
        [5] 8、8、8、8、8
       *[other] 8のカード{ $count }枚
    }
    .some-object = 8を{ $count }枚
card-9 = 犬の9
    .index = 9
    .noun = 9
    .some = { $count ->
        [1] 9
        [2] 9、9
        [3] 9、9、9
        [4] 9、9、9、9
        [5] 9、9、9、9、9
       *[other] 9のカード{ $count }枚
    }
    .some-object = 9を{ $count }枚
card-10 = 犬の10
    .index = 10
    .noun = 10
    .some = { $count ->
        [1] 10
        [2] 10、10
        [3] 10、10、10
        [4] 10、10、10、10
        [5] 10、10、10、10、10
       *[other] 10のカード{ $count }枚
    }
    .some-object = 10を{ $count }枚
card-11 = 犬の11
    .index = 11
    .noun = 11
    .some = { $count ->
        [1] 11
        [2] 11、11
        [3] 11、11、11
        [4] 11、11、11、11
        [5] 11、11、11、11、11
       *[other] 11のカード{ $count }枚
    }
    .some-object = 11を{ $count }枚
card-12 = 犬の12
    .index = 12
    .noun = 12
    .some = { $count ->
        [1] 12
        [2] 12、12
        [3] 12、12、12
        [4] 12、12、12、12
        [5] 12、12、12、12、12
       *[other] 12のカード{ $count }枚
    }
    .some-object = 12を{ $count }枚
card-Wd = ワイルド犬
    .index = ワ
    .noun = ワイルド犬
    .some = ワイルド犬
    .some-object = ワイルド犬を{ $count }枚
card-Sd = スタート犬
    .index = ス
    .noun = スタート犬
    .some = スタート犬
    .some-object = スタート犬を{ $count }枚
card-unknown = 分からないカード
    .index = ?
    .noun = 分からないカード
    .some = { $count ->
        [1] 分からないカード
       *[other] 分からないカード{ $count }枚
    }
    .some-object = 分からないカードを{ $count }枚
card-back-plain = 裏向きのカード

## ラウンドの始まり

event-hands-dealt = { CITED($clauses, "deal-equal-if-short") ->
    [deal-equal-if-short] { $aside ->
        [0] 10枚ずつには足りないので、切り混ぜたカードを{ $count }枚ずつ残らず配りました。
       *[other] 10枚ずつには足りないので、切り混ぜたカードを{ $count }枚ずつ配り、残った{ $aside }枚を脇に置きました。
    }
   *[other] { $aside ->
        [0] カードを切り混ぜて、{ $count }枚ずつ残らず配りました。
       *[other] カードを切り混ぜて{ $count }枚ずつ配り、残った{ $aside }枚を脇に置きました。
    }
}
event-cards-chosen = { $seat }は、渡す2枚を選んで裏向きで出しました。
event-cards-passed = { $seat }は{ $to }に{ $cards }の{ $count }枚を渡しました。
event-cards-passed-unseen = { $seat }は{ $to }に{ $count }枚を渡しました。
event-round-opened = { CITED($clauses, "startdog-holder-leads", "start-later-rounds") ->
    [startdog-holder-leads] 第{ $round }ラウンドは、スタート犬を持つ{ $seat }から始めます。
    [start-later-rounds] 第{ $round }ラウンドは、前のラウンドの最後の大将だった{ $seat }から始めます。
   *[other] 第{ $round }ラウンドは、{ $seat }から始めます。
}

## トリック

event-cards-led = { CITED($clauses, "startdog-holder-leads", "wild-last-trick", "wild-as-zero", "wild-in-set", "lead-set", "last-leader") ->
    [startdog-holder-leads] { $seat }がスタート犬を出して始めました。
    [wild-last-trick] { $seat }が最後の1枚のワイルド犬を出して始めたので、必ず大将になります。
    [wild-as-zero] { $seat }がワイルド犬を0として出して始めました。
    [wild-in-set] { $seat }がワイルド犬を混ぜて{ $cards-set-object }そろえ、セットで始めました。
    [lead-set] { $seat }が{ $cards-object }そろえ、セットで始めました。
    [last-leader] { $seat }が最後の1枚の{ $cards-first }を出して始めました。
   *[other] { $seat }が{ $cards-first }を出して始めました。
}
event-card-drawn = { CITED($clauses, "wild-as-zero") ->
    [wild-as-zero] { $seat }が{ $other }の手札から{ $card }を引き、{ $other }が出した0のカードとして置きました。
   *[other] { $seat }が{ $other }の手札から{ $card }を引き、{ $other }が出したカードとして置きました。
}
event-cards-followed = { CITED($clauses, "wild-last-trick", "wild-in-set") ->
    [wild-last-trick] { $seat }が最後の1枚のワイルド犬を出したので、必ず大将になります。
    [wild-in-set] { $seat }がワイルド犬を混ぜて{ $cards-set-object }そろえ、続けました。
   *[other] { $count ->
        [1] { $seat }が{ $cards-first }で続けました。
       *[other] { $seat }が{ $cards-object }そろえて続けました。
    }
}
event-cards-tucked = { CITED($clauses, "tuck-is-follow-if-valid", "wild-as-zero") ->
    [tuck-is-follow-if-valid] { $count ->
        [1] { $seat }は{ $cards-first }でも続けられましたが、しっぽを巻くと言って出しました。
       *[other] { $seat }は{ $cards }の{ $count }枚でも続けられましたが、しっぽを巻くと言って出しました。
    }
    [wild-as-zero] { $count ->
        [1] { $seat }はワイルド犬を0として出し、しっぽを巻きました。
       *[other] { CITED($clauses, "wild-announce") ->
            [wild-announce] { $seat }は{ $cards }の{ $count }枚を出し、ワイルド犬を0としてしっぽを巻くと言いました。
           *[other] { $seat }は{ $cards }の{ $count }枚を出し、ワイルド犬を0としてしっぽを巻きました。
        }
    }
   *[other] { $count ->
        [1] { $seat }は{ $cards-first }を出してしっぽを巻きました。
       *[other] { $seat }は{ $cards }の{ $count }枚を出してしっぽを巻きました。
    }
}
event-sets-unlocked = { $seat }がこのラウンドで最初にしっぽを巻いたので、次のトリックからセット解禁です。
event-trick-won = { CITED($clauses, "boss-all-tuck", "boss-tie-latest") ->
    [boss-all-tuck] 誰も続けなかったので、{ $seat }が大将になり、次のトリックを始めます。
    [boss-tie-latest] 一番大きな数字が並び、出した順番で{ $seat }が大将になって、次のトリックを始めます。
   *[other] 一番大きな数字で続けた{ $seat }が大将になり、次のトリックを始めます。
}

## ラウンドとゲームの終わり

event-last-trick-came = 全員の手札が残り1枚になったので、{ $seat }から最後のトリックを始めます。
event-last-trick-lost = { CITED($clauses, "wild-last-trick", "boss-tie-latest") ->
    [wild-last-trick] ワイルド犬を出した{ $seat }が最後の大将になり、{ $cards }の{ $count }枚を保護所に入れました。
    [boss-tie-latest] 一番大きな数字が並び、出した順番で{ $seat }が最後の大将になって、{ $cards }の{ $count }枚を保護所に入れました。
   *[other] 一番大きな数字の{ $seat }が最後の大将になり、{ $cards }の{ $count }枚を保護所に入れました。
}
event-game-ended = { CITED($clauses, "end-kinds") ->
    [end-kinds] { $seats-count ->
        [1] { CITED($clauses, "win-tie-cards") ->
            [win-tie-cards] 誰かの保護所に、ゲームが終わるだけの種類がそろいました。一番少ない{ $count }種類の人が並び、その中で枚数の少ない{ $seats }の勝ちです。
           *[other] { $count ->
                [0] 誰かの保護所に、ゲームが終わるだけの種類がそろいました。保護所が空の{ $seats }の勝ちです。
               *[other] 誰かの保護所に、ゲームが終わるだけの種類がそろいました。保護所の犬が{ $count }種類の{ $seats }の勝ちです。
            }
        }
        [2] 誰かの保護所に、ゲームが終わるだけの種類がそろいました。{ $seats }の同率優勝です。
       *[other] 誰かの保護所に、ゲームが終わるだけの種類がそろいました。{ $seats }の{ $seats-count }人の同率優勝です。
    }
   *[other] { $seats-count ->
        [1] { CITED($clauses, "win-tie-cards") ->
            [win-tie-cards] 次のラウンドに配るカードが足りません。一番少ない{ $count }種類の人が並び、その中で枚数の少ない{ $seats }の勝ちです。
           *[other] { $count ->
                [0] 次のラウンドに配るカードが足りません。保護所が空の{ $seats }の勝ちです。
               *[other] 次のラウンドに配るカードが足りません。保護所の犬が{ $count }種類の{ $seats }の勝ちです。
            }
        }
        [2] 次のラウンドに配るカードが足りません。{ $seats }の同率優勝です。
       *[other] 次のラウンドに配るカードが足りません。{ $seats }の{ $seats-count }人の同率優勝です。
    }
}

## 今できること

ask-deal = カードを{ $count }枚ずつ配ると、第{ $round }ラウンドが始まります。
ask-pass = { $seats-count ->
    [1] あとは{ $seats }が、手札から渡す{ $count }枚を選びます。
   *[other] { $seats }は、それぞれ手札から渡す{ $count }枚を選びます。
}
ask-lead = { $seat }から始めます。まだセットは出せないので、好きな1枚を出します。
ask-lead-any = { $seat }から始めます。好きな1枚か、手札が1枚以上残るセットを出します。
ask-lead-starting-dog = { $seat }がスタート犬を持っているので、必ずスタート犬を出して始めます。
ask-draw = スタート犬を出した{ $seat }が、{ $other }の手札から見ないで1枚引きます。
ask-follow = { $need ->
    [0] { $seat }の番です。一番大きな数字がまだ0なので、どのカードでも続けられます。
    [13] { $seat }の番です。12より大きな犬はいないので、一番小さなカードでしっぽを巻きます。
   *[other] { $seat }の番です。{ $need }以上のカードで続けるか、一番小さなカードでしっぽを巻きます。
}
ask-follow-set = { $need ->
    [13] { $seat }の番です。12より大きな犬はいないので、小さいほうから{ $count }枚出してしっぽを巻きます。
   *[other] { $seat }の番です。{ $need }以上の同じ数字を{ $count }枚そろえて続けるか、小さいほうから{ $count }枚出してしっぽを巻きます。
}
ask-last = 最後のトリックです。{ $seat }が最後の1枚を出します。
ask-over = { $seats-count ->
    [1] { $count ->
        [0] ゲームが終わりました。保護所が空の{ $seats }の勝ちです。
       *[other] ゲームが終わりました。保護所の犬が{ $count }種類の{ $seats }の勝ちです。
    }
   *[other] ゲームが終わりました。{ $seats }の同率優勝です。
}

## できない理由と、代わりにできること

refusal-game-over = ゲームは終わったので、まだ遊ぶなら新しいゲームを始めてください。
refusal-not-at-the-table = { $seat }はこのゲームに加わっていないので、手番はありません。
refusal-before-the-deal = まだカードを配っていないので、手札を受け取るまで待ってください。
refusal-before-the-draw = スタート犬の働きで{ $other }の手札から1枚引くところなので、引き終わるまで待ってください。
refusal-still-passing = 先に全員が2枚を渡すので、渡し終わってから出してください。
refusal-not-passing = 今はカードを渡すところではないので、番が来たら手札から出してください。
refusal-chosen-before = 渡すカードはもう決めたので、ほかの人が選び終わるまで待ってください。
refusal-not-two = 渡すのは{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚を選んでください。
refusal-not-your-turn = 今は{ $turn }の番なので、順番が来るまで待ってください。
refusal-names-a-goal = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] 渡す相手は決まっているので、相手は選ばずに、渡すカードだけを選んでください。
   *[other] カードを出すときに相手は選ばないので、出すカードだけを選んでください。
}
refusal-no-cards = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] カードが選ばれていないので、手札から渡す2枚を選んでください。
   *[other] カードが選ばれていないので、手札から出すカードを選んでください。
}
refusal-not-your-cards = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] 手札にないカードは渡せないので、持っているカードの中から選んでください。
   *[other] 手札にないカードは出せないので、持っているカードの中から選んでください。
}
refusal-starting-dog-first = スタート犬を持っている人は必ずスタート犬で始めるので、スタート犬だけを出してください。
refusal-leader-tucks = スタートプレイヤーはしっぽを巻けないので、手札から出してトリックを始めてください。
refusal-no-set = { $cards-faces }は同じ数字ではないので、セットになりません。1枚だけか、セット解禁の後なら同じ数字をそろえて出してください。
refusal-set-too-early = このラウンドではまだ誰もしっぽを巻いていないので、セットではなく、1枚だけを出してください。
refusal-whole-hand = 最後のトリックのために手札を残しておくので、{ $count }枚全部ではなく、1枚以上残して出してください。
refusal-wrong-count = スタートプレイヤーが出したのは{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚を出してください。
refusal-wild-alone = ワイルド犬は1枚だけなら0なので、続けられません。ワイルド犬でしっぽを巻くか、ほかのカードを選んでください。
refusal-no-set-followed = { $cards-faces }は同じ数字ではないので、続けられません。同じ数字をそろえて続けるか、小さいほうから同じ枚数を出してしっぽを巻いてください。
refusal-too-low = { $need ->
    [13] 12より大きな犬はいないので、続けられません。手札の小さいほうから出して、しっぽを巻いてください。
   *[other] { $count ->
        [0] { $value }では続けられないので、{ $need }以上で続けるか、手札の小さいほうから出してしっぽを巻いてください。
        [1] { $value }では続けられないので、{ $need }以上のカードで続けるか、手札の一番小さなカードでしっぽを巻いてください。
       *[other] { $value }では続けられないので、{ $need }以上の同じ数字を{ $count }枚そろえて続けるか、小さいほうから{ $count }枚出してしっぽを巻いてください。
    }
}
refusal-not-lowest = { $cards-count ->
    [0] しっぽを巻くときは小さいほうから出すので、手札の一番小さなカードを出してください。
    [1] しっぽを巻くときは小さいほうから出すので、{ $cards }を出すか、続けられるカードがあれば、それで続けてください。
   *[other] しっぽを巻くときは小さいほうから出すので、{ $cards }の{ $cards-count }枚を出すか、続けられるカードがあれば、それで続けてください。
}
refusal-is-a-follow = { $cards-code ->
    [Wd] 最後のトリックにワイルド犬を出した人は必ず大将になるので、しっぽは巻けません。そのまま出してください。
   *[other] { $cards-count ->
        [1] { $cards }を出せば続けたことになるので、しっぽは巻けません。そのまま続けて出してください。
       *[other] { $cards }の{ $cards-count }枚を出せば続けたことになるので、しっぽは巻けません。そのまま続けて出してください。
    }
}
refusal-unknown-verb = このゲームでできるのは、カードを出す、しっぽを巻く、2枚渡す、のどれかだけです。
refusal-no-chance-now = 配り手の出番は、配るときと、スタート犬の働きで引くときだけなので、今はプレイヤーに任せてください。
refusal-not-a-deal = 配り手がするのは、ラウンドの始めに配ることと、スタート犬が出たときに左隣の手札から1枚引くことだけです。
refusal-not-in-the-deck = 今配ったり引いたりできるカードの中に、{ $cards-faces }はそれだけの枚数がないので、実際にある枚数に合わせてください。
refusal-wrong-deal-size = { $need ->
    [1] スタート犬の働きで引くのは1枚だけなので、手札から1枚を選んでください。
   *[other] 今配るカードは全部で{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚にしてください。
}

## 印、場所、特別な場面

mark-leader = スタート
mark-has-chosen = 選んだ
mark-lead = 最初に出した
mark-tucked = しっぽを巻いた
mark-boss = このままなら大将
zone-trick = このトリック
zone-passing = 渡すカード
zone-aside = 脇に置いたカード
zone-box = 箱に残したカード
banner-unlocked = セット解禁：スタートプレイヤーはセットでも始められます

## ボタン

move-tuck = { $cards-count ->
    [0] カードを選ばずにしっぽを巻く
   *[other] { $cards }でしっぽを巻く
}
move-give = { $cards-count ->
    [0] カードを選ばずに渡す
   *[other] { $cards }を渡す
}
move-draw = 左隣の手札から1枚引く

## 次に起こることを尋ねる問題

question-next--hands-dealt--count = カードは1人に何枚ずつ？
question-next--hands-dealt--aside = 配り終わると、脇に置くカードは何枚？
question-next--cards-chosen--seat = 次に渡すカードを選び終えるのは誰？
question-next--cards-passed--seat = 次に2枚を渡すのは誰？
question-next--cards-passed--cards = { $seat ->
    [nobody] 次に隣へ渡るのはどのカード？
   *[other] { $seat }が隣に渡すのはどのカード？
}
question-next--cards-passed--to = { $seat ->
    [nobody] 次に2枚を受け取るのは誰？
   *[other] { $seat }は誰に2枚を渡す？
}
question-next--cards-passed-unseen--seat = 次に2枚を渡すのは誰？
question-next--cards-passed-unseen--count = { $seat ->
    [nobody] 次に隣へ渡すのは何枚？
   *[other] { $seat }が隣に渡すのは何枚？
}
question-next--cards-passed-unseen--to = { $seat ->
    [nobody] 次に2枚を受け取るのは誰？
   *[other] { $seat }は誰に2枚を渡す？
}
question-next--round-opened--round = 次に始まるのは第何ラウンド？
question-next--round-opened--seat = ラウンドの最初のスタートプレイヤーは誰？
question-next--cards-led--seat = 次にトリックを始めるのは誰？
question-next--cards-led--cards = { $seat ->
    [nobody] 次のトリックを始めるのはどのカード？
   *[other] { $seat }がトリックを始めるのはどのカード？
}
question-next--card-drawn--seat = スタート犬を出して1枚引くのは誰？
question-next--card-drawn--other = スタート犬の働きで、手札から1枚引かれるのは誰？
question-next--card-drawn--card = { $seat ->
    [nobody] スタート犬の働きで引くのはどのカード？
   *[other] スタート犬を出した{ $seat }が引くのはどのカード？
}
question-next--cards-followed--seat = 次に続けて出すのは誰？
question-next--cards-followed--cards = { $seat ->
    [nobody] 次に続けて出すのはどのカード？
   *[other] { $seat }が続けて出すのはどのカード？
}
question-next--cards-followed--number = { $seat ->
    [nobody] 次に続けて出すカードの数字はいくつ？
   *[other] { $seat }が続けて出すカードの数字はいくつ？
}
question-next--cards-tucked--seat = 次にしっぽを巻くのは誰？
question-next--cards-tucked--cards = { $seat ->
    [nobody] 次にしっぽを巻いて出すのはどのカード？
   *[other] { $seat }がしっぽを巻いて出すのはどのカード？
}
question-next--sets-unlocked--seat = しっぽを巻いて、セット解禁にするのは誰？
question-next--trick-won--seat = このトリックの大将は誰？
question-next--last-trick-came--seat = 最後のトリックを始めるのは誰？
question-next--last-trick-lost--seat = 最後のトリックの大将は誰？
question-next--last-trick-lost--cards = { $seat ->
    [nobody] 最後の大将が保護所に入れるのはどのカード？
   *[other] { $seat }が保護所に入れるのはどのカード？
}
question-next--game-ended--seats = ゲームに勝つのは誰？
question-next--game-ended--count = 勝つ人の保護所の犬は何種類？

## 選択ルール

option-wild-dog = ワイルド犬
option-wild-dog--on = 入れる
option-wild-dog--off = 入れない
option-starting-dog = スタート犬
option-starting-dog--on = 入れる
option-starting-dog--off = 入れない
option-min-deal = 次のラウンドを行うのに必要な枚数
option-min-deal--number = 1人{ $number }枚
option-tie = 一番大きな数字が並んだときの大将
option-tie--latest = 後に出した人
option-tie--earliest = 先に出した人
option-follow-rule = 続けて出せる数字
option-follow-rule--equal-or-higher = 一番大きな数字と同じかそれ以上
option-follow-rule--higher = 一番大きな数字より大きい数字
option-win = 勝者を決めるもの
option-win--kinds-then-cards = 種類の数、同じなら枚数
option-win--kinds = 種類の数だけ
option-win--cards = 枚数だけ
option-end-kinds = ゲームが終わる種類の数
option-end-kinds--number = { $number }種類
option-pass-direction = 2枚を渡す相手
option-pass-direction--right = 右隣
option-pass-direction--left = 左隣
option-pass-when-short = 手札が10枚より少ないラウンド
option-pass-when-short--on = 2枚渡す
option-pass-when-short--off = 渡さない
option-wild-must-tuck = しっぽを巻くときのワイルド犬
option-wild-must-tuck--on = 必ず一番小さなカードとして出す
option-wild-must-tuck--off = 残してもよい
option-wild-last-trick = 最後のトリックのワイルド犬
option-wild-last-trick--every-round = どのラウンドでも必ず大将
option-wild-last-trick--final-round-only = 次のラウンドを配れないときだけ必ず大将
option-wild-last-trick--off = ただの0
option-wild-counts-as-kind = 保護所のワイルド犬
option-wild-counts-as-kind--on = 1種類に数える
option-wild-counts-as-kind--off = 種類に数えない
option-declare-tuck = 続けられるカードでしっぽを巻くこと
option-declare-tuck--on = 言えばできる
option-declare-tuck--off = できない
option-start-choice = 第1ラウンドのスタートプレイヤー
option-start-choice--random = くじで決める
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }
option-start-choice--F = { seat-F }

## ルールセット

preset-standard = このルール集のルール
preset-with-special-dogs = 特別な犬も入れるルール
preset-prototype = 試作品の紹介記事のルール

## 箱の中身

component-dogs = 犬カード1〜12：{ $count }枚
component-wild = ワイルド犬：{ $count }枚
component-starting = スタート犬：{ $count }枚
component-tail = しっぽカード（両面の目印）：{ $count }枚

## 場面を自分で作るとき：各行に書くこと

field-trick = このトリックに出たカード（最初の人から順に）
field-trick--tuck = しっぽを巻く
field-tail = しっぽカード
field-tail--tucked = 誰かがしっぽを巻いた
field-passing = 渡すカード：もう選んだ分（まだなら -）
field-shelter = 保護所の犬
field-round = 何ラウンド目
field-leader = スタートプレイヤー（ほかの人が先に動くとき）
