# ヴァンパイア・クィーンの日本語の文。ステージ、ラウンド、親は terms/ja.md のとおりに使う。

game-name = ヴァンパイア・クィーン
game-tagline = 2枚のハンターに気をつけながら、夜が明ける前にヴァンパイアを全員寝床へ帰しましょう。
facts = 全{ $stages }ステージの第{ $stage }ステージ

## カード

card-1 = ヴァンパイア1
    .index = 1
card-2 = ヴァンパイア2
    .index = 2
card-3 = ヴァンパイア3
    .index = 3
card-4 = ヴァンパイア4
    .index = 4
card-5 = ヴァンパイア5
    .index = 5
card-6 = ヴァンパイア6
    .index = 6
card-7 = ヴァンパイア7
    .index = 7
card-8 = ヴァンパイア8
    .index = 8
card-9 = ヴァンパイア9
    .index = 9
card-10 = ヴァンパイア10
    .index = 10
card-11 = ヴァンパイア11
    .index = 11
card-12 = ヴァンパイア12
    .index = 12
card-13 = ヴァンパイア13
    .index = 13
card-Q = ヴァンパイアクィーン
    .index = Q
    .noun = クィーン
    .some = { $count ->
        [1] クィーン
       *[other] クィーン{ $count }枚
    }
    .some-object = クィーンを{ $count }枚
card-H15 = ヴァンパイアハンター15
    .index = 15
    .noun = ハンター15
    .some = ハンター15
    .some-object = ハンター15を
card-H20 = ヴァンパイアハンター20
    .index = 20
    .noun = ハンター20
    .some = ハンター20
    .some-object = ハンター20を
card-unknown = 分からないカード
    .index = ?
    .some = 分からないカード{ $count }枚
    .some-object = 分からないカードを{ $count }枚
card-back-plain = 裏向きのカード

## 起こったこと

event-hands-dealt = { $aside ->
    [0] { $seat }がカードを切り混ぜ、{ $count }枚ずつ残らず配りました。
   *[other] { $seat }がカードを切り混ぜて{ $count }枚ずつ配り、残った{ $aside }枚を脇に置きました。
}
event-stage-opened = { CITED($clauses, "next-both-hunters") ->
    [next-both-hunters] 第{ $stage }ステージは、ハンターを2枚とも持つ{ $seat }が親になって始まります。
   *[other] { $other ->
        [nobody] 第{ $stage }ステージは、ハンター20を持つ{ $seat }が親になって始まります。
       *[other] 第{ $stage }ステージは、ハンター20を持つ{ $seat }が親になって始まり、ハンター15は{ $other }が持っています。
    }
}
event-cards-played = { CITED($clauses, "hunt-queen-counts-one", "queen-alone-14", "queen-wild-with-vampires") ->
    [hunt-queen-counts-one] { $seat }が、ハンターラウンドでは1になる{ $cards-object }出しました。
    [queen-alone-14] { CITED($clauses, "lead-options") ->
        [lead-options] 親の{ $seat }が{ $cards-object }、14として出しました。
       *[other] { $seat }が{ $cards-object }、14として出しました。
    }
    [queen-wild-with-vampires] { CITED($clauses, "lead-options") ->
        [lead-options] 親の{ $seat }が{ $cards-object }出して、{ $cards-set-object }そろえました。
       *[other] { $seat }が{ $cards-object }出して、{ $cards-set-object }そろえました。
    }
   *[other] { CITED($clauses, "lead-options") ->
        [lead-options] 親の{ $seat }が{ $cards-object }出しました。
       *[other] { $seat }が{ $cards-object }出しました。
    }
}
event-hunt-started = { $seat }がハンターラウンドを始めたので、今回は誰も一番大きな値を出したくないところです。
event-passed = { $seat }はパスしました。
event-pass-forced = { $seat }は手札が{ $card }だけなので強制パスになり、このラウンドのカードを全部引き取ることになります。
event-trick-won = { CITED($clauses, "trick-all-pass") ->
    [trick-all-pass] ほかの全員がパスしたので{ $seat }が勝ち、出たカード{ $cards-count }枚は捨て札になりました。
   *[other] このラウンドは{ $seat }が勝ち、出たカード{ $cards-count }枚は捨て札になりました。
}
event-trick-taken = { CITED($clauses, "hunt-forced-pass", "hunt-tie-latest") ->
    [hunt-forced-pass] 強制パスをした{ $seat }が、{ $cards-first }も含めて{ $cards-count ->
        [2] 2枚とも引き取りました。
       *[other] { $cards-count }枚を全部引き取りました。
    }
    [hunt-tie-latest] 一番大きな値が並んだので、その中で最後に出した{ $seat }が、{ $cards-first }も含めて{ $cards-count }枚を全部引き取りました。
   *[other] 一番大きな値を出した{ $seat }が、{ $cards-first }も含めて{ $cards-count }枚を全部引き取りました。
}
event-lead-passed = 次のラウンドの親は{ $seat }です。
event-hunter-banned = 取ったばかりの{ $card }は1回休みなので、{ $seat }は次のラウンドに出せません。
event-last-card-taken-back = { $seat }は最後の1枚を出しましたが、引き取って手札が戻ったので、出し切ったことにはなりません。
event-stage-ended = { $seats-count ->
    [1] { $seats }が手札を出し切ったので、ステージが終わりました。
    [2] { $seats }が手札を出し切ったので、ステージが終わりました。
   *[other] { $seats }の{ $seats-count }人が手札を出し切ったので、ステージが終わりました。
}
event-seat-scored = { $cards-amount ->
    [none] { $points ->
        [0] { $seat }は手札を出し切ったので、失点は0点です。
       *[other] { $seat }は手札を出し切ってボーナスがつき、失点は{ $points }点です。
    }
    [few] { $seat }は{ $cards-object }手札に残し、失点は{ $points }点です。
   *[many] { $seat }は手札に{ $cards-count }枚を残し、失点は合わせて{ $points }点です。
}
event-seat-scored-in-part = { $seat }の手札には分からないカードがあり、失点は少なくとも{ $points }点です。
event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "game-tie") ->
        [game-tie] 一番少ない合計の{ $points }点で並びましたが、決めておいた方法で{ $seats }の勝ちです。
       *[other] 失点の合計が{ $points }点で一番少ない{ $seats }の勝ちです。
    }
    [2] 失点の合計が{ $points }点で一番少ない{ $seats }の同率優勝です。
   *[other] 失点の合計が{ $points }点で一番少ない{ $seats }の{ $seats-count }人の同率優勝です。
}

## 手番の人にできること

ask-deal = カードを配ると、第{ $stage }ステージが始まります。
ask-lead = { $seat }が親です。1枚か、同じ数字を何枚か、またはハンターを1枚出します。
ask-lead-banned = { $seat }が親です。取ったばかりの{ $card }のほかなら何でも出せます。
ask-follow = { $count ->
    [1] { $seat }の手番です。{ $need }より大きいカードを1枚出すか、パスします。
   *[other] { $seat }の手番です。{ $need }より大きい同じ数字を{ $count }枚出すか、パスします。
}
ask-follow-equal = { $count ->
    [1] { $seat }の手番です。{ $need }以上のカードを1枚出すか、パスします。
   *[other] { $seat }の手番です。{ $need }以上の同じ数字を{ $count }枚出すか、パスします。
}
ask-only-pass = { $seat }の手番です。クィーンだけのカードには誰も勝てないので、パスします。
ask-hunt = { $seat }の手番です。ヴァンパイアかクィーンを、大きさに関係なく1枚出します。
ask-forced-pass = { $seat }の手番です。手札がハンター1枚だけなので、強制パスをします。
ask-over = { $seats-count ->
    [1] ゲームが終わりました。失点{ $points }点の{ $seats }の勝ちです。
   *[other] ゲームが終わりました。失点{ $points }点で並んだ{ $seats }の同率優勝です。
}

## できない理由と、代わりにできること

refusal-game-over = ゲームは終わったので、まだ遊ぶなら新しいゲームを始めてください。
refusal-not-at-the-table = { $seat }はこのゲームに加わっていないので、手番はありません。
refusal-before-the-deal = まだカードを配っていないので、手札を受け取ってから出してください。
refusal-already-played = 手番は1ラウンドに1回だけなので、次のラウンドまで待ってください。
refusal-not-your-turn = 今は{ $turn }の手番なので、順番が来るまで待ってください。
refusal-deals-in-a-stage = ステージの途中なので、カードはこのステージが終わってから配ります。
refusal-not-a-deal = 配り手がするのは配ることだけで、出すのもパスするのもプレイヤーです。
refusal-hunter-dealt = ハンターは持っている人の手札に残るので、それ以外のカードだけを配ります。
refusal-not-in-the-deck = { $cards-faces }はそれほどたくさんはないので、実際にある枚数だけを配ります。
refusal-wrong-deal-size = 1人に{ $each }枚ずつなので、全部でちょうど{ $need }枚を配ります。
refusal-leader-must-play = 親はパスできないので、1枚か、同じ数字を何枚か、またはハンターを1枚出します。
refusal-pass-with-more = パスではカードを出さず、相手も選ばないので、「パス」とだけ言ってください。
refusal-nobody-leads = ハンター20を持つ人がいないと親が決まらないので、先に誰かにハンター20を渡してください。
refusal-could-play = このゲームでパスできるのは出せるカードがないときだけで、今は出せるので、そのカードを出してください。
refusal-no-pass-in-a-hunt = ハンターラウンドではパスできないので、ヴァンパイアかクィーンを、どれでも1枚出してください。
refusal-unknown-verb = このゲームでできるのは、カードを出すことと、パスすることだけです。
refusal-no-cards = カードが選ばれていないので、出すカードを選んでください。
refusal-not-your-cards = 手札にないカードは出せないので、持っているカードの中から出してください。
refusal-hunter-with-others = { CITED($clauses, "hunt-single") ->
    [hunt-single] ハンターはほかのカードと一緒には出せないので、ハンターを1枚だけ出すか、ハンター抜きで出してください。
   *[other] ハンターはほかのカードと一緒には出せないので、ハンター抜きで出してください。
}
refusal-two-hunters = 出せるハンターは1枚だけなので、どちらかを選んでください。
refusal-not-a-set = { $cards-faces }は違う数字なので、同じ数字だけで出すか、それにクィーンを足して出してください。
refusal-hunter-banned = 取ったばかりの{ $card }はこのラウンドでは1回休みなので、ほかのカードを出してください。
refusal-hunter-follows = ハンターは親が最初のカードとしてしか出せないので、ほかのカードを出すか、パスしてください。
refusal-wrong-count = 親が出したのは{ $need }枚なので、{ $count }枚ではなく、ちょうど{ $need }枚を出してください。
refusal-queens-on-top = クィーンだけのカードは14で、このカードでは勝てないので、今回はパスしてください。
refusal-mixed-not-14 = { $face }と一緒に出すクィーンは14ではなく{ $face }になるので、13より大きくするにはクィーンだけで出します。
refusal-not-higher = { $value }は{ $need }より大きくないので、{ $need }より大きいカードを出すか、パスしてください。
refusal-lower = { $value }は{ $need }より小さいので、{ $need }以上のカードを出すか、パスしてください。
refusal-must-pass = 手札はハンター1枚だけで、ほかの人が始めたハンターラウンドには出せないので、強制パスになります。
refusal-hunter-in-a-hunt = ほかの人が始めたハンターラウンドにはハンターを出せないので、ヴァンパイアかクィーンを1枚出してください。
refusal-one-card-only = ハンターラウンドでは誰もが1枚だけ出すので、{ $count }枚のうち1枚を選んでください。

## 印、場所、特別なラウンド

mark-leader = 親
mark-out = 出し切り
mark-must-pass = 強制パス
mark-banned = 1回休み
mark-lead = 最初に出した
mark-passed = パス
mark-forced = 強制パス
mark-strongest = 一番大きい
mark-takes = このままなら引き取る
zone-trick = このラウンド
zone-put-away = 捨て札
zone-aside = 残ったカード
banner-hunt = ハンターラウンド：一番大きな値の人が全部引き取ります

## 次に起こることを尋ねる問題

question-next--hands-dealt--seat = カードを切り混ぜて配るのは誰？
question-next--hands-dealt--count = カードは1人に何枚ずつ？
question-next--hands-dealt--aside = 脇に置くカードは何枚？
question-next--stage-opened--stage = 次は第何ステージ？
question-next--stage-opened--seat = 新しいステージの最初の親は誰？
question-next--stage-opened--other = ステージの初めにハンター15を持っているのは誰？
question-next--cards-played--seat = 次にカードを出すのは誰？
question-next--cards-played--cards = { $seat ->
    [nobody] 次に出るカードはどれ？
   *[other] { $seat }が出すカードはどれ？
}
question-next--hunt-started--seat = ハンターラウンドを始めるのは誰？
question-next--hunt-started--card = ハンターラウンドを始めるのはどちらのハンター？
question-next--passed--seat = 次にパスするのは誰？
question-next--pass-forced--seat = 強制パスになるのは誰？
question-next--pass-forced--card = 強制パスになる人の手札に残っている1枚はどれ？
question-next--trick-won--seat = このラウンドに勝つのは誰？
question-next--trick-won--cards = 捨て札になるのはどのカード？
question-next--trick-taken--seat = カードを全部引き取るのは誰？
question-next--trick-taken--cards = 引き取られるのはどのカード？
question-next--lead-passed--seat = 次のラウンドの親は誰？
question-next--hunter-banned--seat = 取ったばかりのハンターをすぐには出せないのは誰？
question-next--hunter-banned--card = 次のラウンドで1回休みになるのはどちらのハンター？
question-next--last-card-taken-back--seat = 最後の1枚が手札に戻ってくるのは誰？
question-next--stage-ended--seats = ステージの終わりに手札を出し切っているのは誰？
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

option-stages = ステージの数
option-stages--number = { $number }ステージ
option-stage-end = 誰かが手札を出し切ったら
option-stage-end--finish-trick = ラウンドを最後まで続ける
option-stage-end--immediate = ふつうのラウンドはすぐに終わる
option-hand-size = 配る枚数
option-hand-size--table = 13枚まで、9人からは少なめに
option-hand-size--deal-all-equal = 108枚を同じ枚数ずつ配れるだけ
option-hand-size--number = { $number }枚ずつ
option-follow-rule = 続けて出す値
option-follow-rule--strict = 直前のカードより大きい値
option-follow-rule--equal-or-higher = 直前のカード以上の値
option-forced-pass-leader = 強制パスの次の親
option-forced-pass-leader--taker = 強制パスで引き取った人
option-forced-pass-leader--highest-card = 一番大きな値を出した人
option-hunter-ban-across-stages = ステージの終わりの1回休み
option-hunter-ban-across-stages--on = 次のステージの最初のラウンドも休み
option-hunter-ban-across-stages--off = 次のステージには続かない
option-game-tie = 一番少ない合計で並んだら
option-game-tie--shared = 同率優勝
option-game-tie--last-stage = 最後のステージの失点で比べる
option-game-tie--most-zero-stages = 失点0のステージの数で比べる
option-start-choice = 最初にハンター15を受け取る人
option-start-choice--random = くじで決める
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }
option-start-choice--F = { seat-F }
option-start-choice--G = { seat-G }
option-start-choice--H = { seat-H }
option-start-choice--I = { seat-I }
option-start-choice--J = { seat-J }
option-start-choice--K = { seat-K }
option-start-choice--L = { seat-L }
option-voluntary-pass = 出せるときのパス
option-voluntary-pass--on = してもよい
option-voluntary-pass--off = できない
option-go-out-bonus = ふつうのラウンドで出し切ったボーナス
option-go-out-bonus--on = 失点から15点、親なら30点を引く
option-go-out-bonus--off = なし
option-one-hunter = 使うハンター
option-one-hunter--on = ハンター20だけ
option-one-hunter--off = 2枚とも

## ルールセット

preset-standard = このルール集のルール
preset-korean-booklet = 韓国語の説明書を文字どおりに
preset-japanese-note = 日本語のインスト資料
preset-japanese-note-literal = 日本語のインスト資料の「以上」を文字どおりに

## 箱の中身

component-vampires = ヴァンパイア1〜13：{ $count }枚
component-queens = ヴァンパイアクィーン：{ $count }枚
component-hunters = ヴァンパイアハンター15と20：{ $count }枚

## 場面を自分で作るとき：各行に書くこと

field-trick = このラウンドに出たカード（親から順に）
field-ban = 1回休みのハンター
field-away = このステージの捨て札
field-points = 終わったステージの失点
