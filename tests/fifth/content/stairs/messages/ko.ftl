game-name = 계단
game-tagline = 한 장씩 더 높이 올라요.

card-1 = 계단 1
    .index = 1
card-2 = 계단 2
    .index = 2
card-3 = 계단 3
    .index = 3
card-4 = 계단 4
    .index = 4
card-5 = 계단 5
    .index = 5
card-6 = 계단 6
    .index = 6
card-7 = 계단 7
    .index = 7
card-8 = 계단 8
    .index = 8
card-9 = 계단 9
    .index = 9
card-10 = 계단 10
    .index = 10
card-unknown = 모르는 카드
    .index = ?
    .noun = 모르는 카드
card-back-plain = 뒷면 카드

event-hands-dealt = 모두 { $count }장씩 받았고, { $seat }부터 시작해요.
event-card-played = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 냈어요.
event-passed = { JOSA($seat, "이/가") } 패스했어요.
event-lead-won = 다른 사람이 모두 패스해서 { $seat }부터 다시 시작해요.
event-game-ended = { JOSA($seat, "이/가") } 카드를 다 내고 이겼어요.

ask-deal = 카드를 나누면 시작해요.
ask-lead = { $seat } 차례: 아무 카드나 한 장 내요.
ask-follow = { $seat } 차례: { $need }보다 큰 카드를 내거나 패스해요.
ask-over = 게임이 끝났고, { JOSA($seat, "이/가") } 이겼어요.

refusal-game-over = 게임이 끝났어요. 새로 시작하세요.
refusal-not-at-the-table = { JOSA($seat, "은/는") } 이 자리에 없어요.
refusal-before-the-deal = 아직 카드가 없어요. 먼저 나누세요.
refusal-not-your-turn = 지금은 { $turn } 차례예요.
refusal-already-dealt = 벌써 나누었어요. 카드를 내세요.
refusal-not-a-deal = 딜러는 나누기만 해요.
refusal-not-in-the-deck = { JOSA($cards-faces, "은/는") } 그만큼 없어요.
refusal-wrong-deal-size = 모두 { $need }장을 나누세요.
refusal-leader-must-play = 먼저 내는 사람은 아무 카드나 한 장 내요.
refusal-pass-with-more = 패스에는 아무것도 붙이지 않아요.
refusal-unknown-verb = 그런 수는 없어요. 카드를 내거나 패스하세요.
refusal-one-card-only = 꼭 한 장만 내세요.
refusal-not-your-card = 손에 없는 카드예요. 가진 카드를 내세요.
refusal-not-higher = { $need }보다 큰 카드를 내거나 패스하세요.

mark-passed = 패스
zone-trick = 계단
zone-aside = 나머지 카드

question-next--hands-dealt--count = 몇 장씩 받을까요?
question-next--hands-dealt--seat = 누구부터 시작할까요?
question-next--card-played--seat = 다음에 누가 낼까요?
question-next--card-played--card = 어떤 카드가 나올까요?
question-next--passed--seat = 누가 패스할까요?
question-next--lead-won--seat = 다음은 누구부터 시작할까요?
question-next--game-ended--seat = 누가 이길까요?

preset-standard = 우리 규칙
component-steps = 계단 카드 { $count }장

## 상황을 직접 차릴 때: 줄마다 적는 것

field-top = 맨 위 카드와 낸 사람
field-leader = 먼저 낼 사람
