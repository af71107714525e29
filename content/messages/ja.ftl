# すべてのゲームで使う日本語の文。文に渡される値は docs/add-a-language.md にある。

language-name = 日本語

## 席に着く人

seat-A = あおい
seat-B = いつき
seat-C = うみ
seat-D = えま
seat-E = おうか
seat-F = かえで
seat-G = きよし
seat-H = くるみ
seat-I = けんた
seat-J = こはる
seat-K = さくら
seat-L = しおん
dealer = 配り手
dealer-label = 配り手
nobody = 該当なし

## 数、並べ方、カード

number-word = { $number }
list-two = { $list }と{ $next }
list-more = { $list }、{ $next }
list-last = { $list }、{ $next }
cards-none = カードなし
cards-group = { $count ->
    [1] { $face }
   *[other] { $face }のカード{ $count }枚
}
    .object = { $face }を{ $count }枚

## ボタン

move-play = { $cards-object }出す
move-pass = パスする
move-deal = カードを配る
move-shuffle = カードを切る

## 今すること

ask-plain = { $seats-count ->
    [0] 今は誰の番でもありません。
   *[other] { $seats }の番です。
}

## 問題と、出せなかったとき

question-choose-legal = { $seat }が今できるのはどれ？
question-choose-legal-list = この中から、{ $seat }が今できることをすべて選んでください。
answer-points = { $number }点
answer-right = 正解です。
answer-wrong = 残念、違います。
answer-legal = 「{ $move }」ことはできます。
refused-then-taken-back = 今の手は取り消して、その前に戻しました。
legal-alternative = 代わりに「{ $move }」ことならできます。

## 誰の目で見るか

eyes-open = 全員のカード
eyes-seat = { $seat }の視点

## 先生が指しているもの

mark-pointed = ここに注目

## 書き方や場面の誤り

problem-action-without-card = アクションの途中なら、そのアクションカードが捨て札の一番上にあるはずですが、一番上は{ $card }です。
problem-ambiguous-move = 「{ $text }」だけではどれを指すのか決まりません。次のどれかを書いてください：{ $moves }
problem-answer-hangs-on-unknown-card = 答えが、ここに書かれていないカードで変わってしまいます。
problem-attack-on-oneself = { $card }が狙われるはずはありません。自分の女王とイチゴの女王は狙えません。
problem-away-between-stages = ステージの間は、どのカードも切り混ぜに戻っているので、捨て札があるはずはありません。
problem-ban-between-stages = このルールでは1回休みはステージと一緒に終わるので、{ $card }は休みになりません。
problem-ban-not-held = { $card }が1回休みなら、親が{ $card }を持っているはずです。
problem-banned-card-alone = ハンターを引き取った人はほかのカードも引き取るので、1回休みの{ $card }のほかにも手札があるはずです。
problem-cat-and-dog = ネコの女王とイヌの女王は一緒に持てないので、{ $seat }の前に両方が起きているはずはありません。
problem-caught-with-slips = { $seat }は見つかったところなので、「逮捕！」に間に合うカードは全部手札に戻っているはずです。
problem-hand-size-too-large = { $count }人で遊ぶとき、配れるのは1人{ $limit }枚までです。
problem-hunter-not-in-play = このルールでは{ $card }を使いません。
problem-empty-hand = ラウンドの始まりに{ $seat }の手札がありません。それならステージは終わっているはずです。
problem-field-before-the-queens = まだ女王を並べていないので、「{ $text }」の項目は書けません。
problem-field-between-rounds = 「{ $text }」の項目を書けるのは、ラウンドの途中だけです。
problem-field-missing = 「{ $text }」の項目がありません。必ず書いてください。
problem-field-twice = 同じ項目が2回書かれています。1回だけ書いてください。
problem-game-goes-on = まだ誰も勝っていないので、ゲームは続いているはずです。
problem-game-is-over = ゲームの終わる条件がそろっているので、ゲームは終わっているはずです。
problem-guard-caught = 罰の1枚を待つ人がいるのは、警備役がカードを渡すルールのときだけで、警備役の{ $seat }が待つことはありません。
problem-guard-slipped = 警備役の{ $seat }はいかさまができないので、「逮捕！」に間に合うカードはないはずです。
problem-hand-is-empty = { $seat }の手札がありません。それならラウンドは終わっているはずです。
problem-hand-too-large = { $seat }の手札が多すぎます。手札は{ $limit }枚までです。
problem-header-after-step = 「{ $text }」の行は、最初の場面より上に書いてください。
problem-hunter-put-away = ハンターは捨て札になりません。いつも誰かの手札か、場に出ています。
problem-illegal-move = ここでは、ルールにより「{ $move }」とはできません。
problem-illegal-play-in-trick = 「{ $move }」とはできないので、こう進むはずはありません。
problem-no-cards-written = ここにはカードを書いてください。カードがないときは、ハイフン（-）を書きます。
problem-no-givers = このとおりにカードを渡す人がいるはずはありません。渡す人と受け取る人を確かめてください。
problem-no-move = 「{ $text }」は読み取れません。「A: 4 4」や「A: pass」のように、席とコロンの後に、カードや、することを書いてください。
problem-no-number = 「{ $text }」は数ではありません。
problem-no-place-free = 空いている場所がないので、これから女王を眠らせるところではありません。
problem-no-play-in-trick = 「{ $text }」は、ラウンドに出たカードとして読み取れません。「A:4 4」のように書き、パスは「A:-」と書いてください。
problem-no-right-answer = 選択肢の中に正解がありません。
problem-no-shuffle-needed = 山札がまだあるか、切り混ぜる捨て札がないので、山札を作り直すところではありません。
problem-no-wrong-answer = 選択肢がどれも正解なので、選ぶ必要がありません。
problem-nobody-asleep = 眠っている女王がいないので、これから女王を起こすところではありません。
problem-not-refused = 「{ $move }」は「{ $expected }」で断られるはずでしたが、ルールどおりなので断られません。
problem-nothing-to-ask-about = 問題で尋ねていることが、その後に起こりません。
problem-other-events = ここでは「{ $expected }」となるはずでしたが、実際はこうなります：{ $came }
problem-other-rule-set = ルールの第{ $text }版に合わせて書かれていますが、今のルールは第{ $expected }版です。
problem-player-threw = このルールでは、ゴキブリを出した{ $seat }は早出しできません。
problem-position-too-short = 1つの場面には、少なくともゲーム、ルールの版、選んだルール、手番の席、手札の5つが必要です。
problem-queen-not-awake = { $card }は誰の前でも起きていないので、狙われているはずはありません。
problem-queen-not-in-play = このルールでは{ $card }を使いません。
problem-queens-missing = 女王が{ $count }枚書かれていますが、眠っている女王と起きている女王を合わせて、ちょうど{ $need }枚のはずです。
problem-refused-otherwise = 「{ $move }」は「{ $expected }」で断られるはずでしたが、実際は「{ $code }」で断られます。
problem-seat-not-at-the-table = プレイヤーは{ $count }人なので、{ $seat }の席はありません。
problem-seat-twice = 「{ $text }」には同じ席が2回書かれています。1回だけ書いてください。
problem-shuffle-in-a-call = 「逮捕！」の決着を待つ間に、山札を作り直すことはありません。
problem-slaps-are-over = 蚊を出した人がたたいているか、たたいた人が多すぎます。たたいていない人が1人になれば、競争は終わっているはずです。
problem-slip-too-old = 「逮捕！」が間に合うのは、{ $limit ->
    [0] 次の出来事が起きる前
   *[other] 出来事が{ $limit }つ起きた後
}までなので、もっと前に消えたカードは手遅れです。
problem-stage-is-over = 手札を出し切った人がいます。このルールでは、そこでステージが終わります。
problem-step-twice = 「{ $text }」という場面が2つあります。場面ごとに違う名前を付けてください。
problem-task-without-cause = 「{ $text }」になるきっかけが、この場面にはありません。もとになるカードがないか、手札が多すぎます。
problem-too-long = 文が長すぎます。読めるのは{ $limit }字までです。
problem-too-many-cards = カードが{ $count }枚書かれていますが、全部で{ $limit }枚しかありません。
problem-too-many-copies = { $card }が{ $count }枚書かれていますが、全部で{ $limit }枚しかありません。
problem-too-many-rounds = 失点が{ $count }ラウンド分ありますが、全{ $limit }ラウンドのゲームでは多すぎます。
problem-too-many-stages = 終わったステージが{ $count }回分ありますが、このゲームは{ $limit }ステージです。
problem-trick-between-stages = ステージの間は、場にラウンドのカードが残っているはずはありません。
problem-trick-is-over = { $count }人全員の手番が終わっているので、ここはもう片づいているはずです。
problem-trick-out-of-order = 席{ $text }の順番がつながりません。最初に出した人から時計回りに書いてください。
problem-try-without-code = 「{ $text }」の行には、「=>」の後に、断られる理由を1つだけ書いてください。
problem-unknown-action = 「{ $text }」はアクションとして読み取れません。次のどれかの後に、席を書いてください：{ $expected }
problem-unknown-answer = 選択肢にない答えです。選択肢の中から選んでください。
problem-unknown-card = 「{ $text }」というカードはありません。次の中から書いてください：{ $expected }
problem-unknown-card-played = 場に出たカードや手札から消えたカードは、不明なカードにはできません。
problem-unknown-field = 「{ $text }」という項目はありません。次の中から書いてください：{ $expected }
problem-unknown-game = 「{ $text }」というゲームはありません。次の中から書いてください：{ $expected }
problem-unknown-option = 「{ $text }」という選択ルールはありません。次の中から書いてください：{ $expected }
problem-unknown-preset = 「{ $text }」というルールセットはありません。次の中から書いてください：{ $expected }
problem-unknown-seat = その席はありません。席はAから人数分の文字で書きます。
problem-unknown-value = 選択ルール「{ $option }」に「{ $text }」という値はありません。次の中から書いてください：{ $expected }
problem-unreadable-line = 「{ $text }」の行は読み取れません。見出し、場面、手番、問題のどれかを書いてください。
problem-unreadable-question = 「{ $text }」という尋ね方はできません。「choose-legal」か「next」で尋ねてください。
problem-verb-with-cards = 「{ $text }」のときはカードを書きません。カードか「{ $text }」のどちらかを消してください。
problem-wrong-number-of-places = 女王の眠る場所が{ $count }か所書かれていますが、全部で{ $need }か所あるはずです。
problem-wrong-number-of-points = 点数の1行に数が{ $count }個ありますが、プレイヤーは{ $need }人です。
problem-wrong-number-of-seats = { $count ->
    [0] 手札が1人分も書かれていませんが
   *[other] 手札が{ $count }人分ありますが
}、このゲームは{ $low }人から{ $high }人で遊びます。
problem-wrong-to-move = { $need ->
    [nobody] ゲームが終わっているので、誰の手番でもありません。
   *[other] { $seat ->
        [nobody] ゲームはまだ終わっていません。ここは{ $need }の手番です。
       *[other] ここは{ $seat }の手番ではなく、{ $need }の手番です。
    }
}
problem-hands-not-equal = 手札の枚数が合いません。トリックを始める前は、全員が同じ枚数で、1枚から10枚のはずです。出したカードも数えて確かめてください。
problem-starting-dog-late = スタート犬を持っていられるのは、ラウンドの最初のトリックを始める人だけで、しかもカードを出す前だけのはずです。
problem-tail-not-turned = このトリックでしっぽを巻いた人がいるので、しっぽカードは裏返っているはずです。
problem-wrong-passing = ここでは、このようにカードを渡せません。渡すのはラウンドの最初のトリックの前だけです。選ぶのは自分の手札の2枚で、まだ選んでいない人がいるはずです。
problem-wrong-shelters = 保護所に犬が{ $count }枚書かれています。ラウンドごとに1人が3枚ずつ入れ、スタート犬は入らないので、合わせて{ $need }枚で、どの保護所も3枚ずつ増えているはずです。
