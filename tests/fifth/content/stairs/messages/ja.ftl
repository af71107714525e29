game-name = 階段
game-tagline = 1枚ずつ、もっと上へ。

card-1 = 段 1
    .index = 1
card-2 = 段 2
    .index = 2
card-3 = 段 3
    .index = 3
card-4 = 段 4
    .index = 4
card-5 = 段 5
    .index = 5
card-6 = 段 6
    .index = 6
card-7 = 段 7
    .index = 7
card-8 = 段 8
    .index = 8
card-9 = 段 9
    .index = 9
card-10 = 段 10
    .index = 10
card-unknown = 分からないカード
    .index = ?
    .noun = 分からないカード
card-back-plain = 裏向きのカード

event-hands-dealt = 全員に{ $count }枚配り、{ $seat }から始めます。
event-card-played = { $seat }が{ $card }を出しました。
event-passed = { $seat }はパスしました。
event-lead-won = ほかの全員がパスしたので、{ $seat }から始めます。
event-game-ended = { $seat }が手札をなくして勝ちました。

ask-deal = カードを配れば始まります。
ask-lead = { $seat }の番：好きなカードを1枚。
ask-follow = { $seat }の番：{ $need }より大きいカードか、パス。
ask-over = ゲーム終了、{ $seat }の勝ちです。

refusal-game-over = ゲームは終わりました。新しく始めてください。
refusal-not-at-the-table = { $seat }はこの卓にいません。
refusal-before-the-deal = まだカードがありません。先に配ります。
refusal-not-your-turn = 今は{ $turn }の番です。
refusal-already-dealt = もう配りました。カードを出してください。
refusal-not-a-deal = 親は配るだけです。
refusal-not-in-the-deck = { $cards-faces }はそんなにありません。
refusal-wrong-deal-size = 全部で{ $need }枚配ってください。
refusal-leader-must-play = 始める人は、好きなカードを1枚出します。
refusal-pass-with-more = パスには何も付けられません。
refusal-unknown-verb = そういう手はありません。出すかパスします。
refusal-one-card-only = ちょうど1枚出してください。
refusal-not-your-card = そのカードは手札にありません。
refusal-not-higher = { $need }より大きいカードを出すか、パスしてください。

mark-passed = パス
zone-trick = 階段
zone-aside = そのほか

question-next--hands-dealt--count = 1人に何枚配る？
question-next--hands-dealt--seat = だれから始める？
question-next--card-played--seat = 次に出すのはだれ？
question-next--card-played--card = 出るカードは？
question-next--passed--seat = パスするのはだれ？
question-next--lead-won--seat = 次はだれから始める？
question-next--game-ended--seat = 勝つのはだれ？

preset-standard = 標準ルール
component-steps = 段のカード{ $count }枚

## 場面を自分で作るとき：各行に書くこと

field-top = 一番上のカードと出した人
field-leader = 最初に出す人
