# 뱀파이어 퀸의 한국어 문장. 라운드, 페이즈, 선은 terms/ko.md에 적힌 뜻으로 쓴다.

game-name = 뱀파이어 퀸
game-tagline = 해가 뜨기 전에 뱀파이어를 모두 무덤으로 돌려보내고, 사냥꾼 두 장을 조심하세요.
facts = { $stages }라운드 중 { $stage }라운드

## 카드

card-1 = 뱀파이어 1
    .index = 1
card-2 = 뱀파이어 2
    .index = 2
card-3 = 뱀파이어 3
    .index = 3
card-4 = 뱀파이어 4
    .index = 4
card-5 = 뱀파이어 5
    .index = 5
card-6 = 뱀파이어 6
    .index = 6
card-7 = 뱀파이어 7
    .index = 7
card-8 = 뱀파이어 8
    .index = 8
card-9 = 뱀파이어 9
    .index = 9
card-10 = 뱀파이어 10
    .index = 10
card-11 = 뱀파이어 11
    .index = 11
card-12 = 뱀파이어 12
    .index = 12
card-13 = 뱀파이어 13
    .index = 13
card-Q = 뱀파이어 퀸
    .index = Q
    .noun = 퀸
card-H15 = 뱀파이어 사냥꾼 15
    .index = 15
    .noun = 사냥꾼 15
    .some = 사냥꾼 15
card-H20 = 뱀파이어 사냥꾼 20
    .index = 20
    .noun = 사냥꾼 20
    .some = 사냥꾼 20
card-unknown = 모르는 카드
    .index = ?
    .noun = 모르는 카드
card-back-plain = 뒷면 카드

## 일어난 일

event-hands-dealt = { $aside ->
    [0] { JOSA($seat, "이/가") } 카드를 섞어 { $count-word }장씩 남김없이 나누어 줬어요.
   *[other] { JOSA($seat, "이/가") } 카드를 섞어 { $count-word }장씩 나누어 주고, 남은 { $aside-word }장은 옆에 치워 두었어요.
}
event-stage-opened = { CITED($clauses, "next-both-hunters") ->
    [next-both-hunters] { $stage }라운드는 사냥꾼을 두 장 다 든 { JOSA($seat, "이/가") } 선으로 시작해요.
   *[other] { $other ->
        [nobody] { $stage }라운드는 사냥꾼 20을 든 { JOSA($seat, "이/가") } 선으로 시작해요.
       *[other] { $stage }라운드는 사냥꾼 20을 든 { JOSA($seat, "이/가") } 선으로 시작하고, 사냥꾼 15는 { JOSA($other, "이/가") } 들고 있어요.
    }
}
event-cards-played = { CITED($clauses, "hunt-queen-counts-one", "queen-alone-14", "queen-wild-with-vampires") ->
    [hunt-queen-counts-one] { JOSA($seat, "이/가") } 사냥 페이즈에서는 1밖에 안 되는 { JOSA($cards, "을/를") } 냈어요.
    [queen-alone-14] { JOSA($seat, "이/가") } 14로 치는 { JOSA($cards, "을/를") } { CITED($clauses, "lead-options") ->
        [lead-options] 먼저 냈어요.
       *[other] 냈어요.
    }
    [queen-wild-with-vampires] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } { JOSA($cards-set, "으로/로") } { CITED($clauses, "lead-options") ->
        [lead-options] 먼저 냈어요.
       *[other] 냈어요.
    }
   *[other] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } { CITED($clauses, "lead-options") ->
        [lead-options] 먼저 냈어요.
       *[other] 냈어요.
    }
}
event-hunt-started = { JOSA($seat, "이/가") } 사냥 페이즈를 열었으니, 이제는 강한 카드일수록 위험해요.
event-passed = { JOSA($seat, "은/는") } 패스했어요.
event-pass-forced = { JOSA($seat, "은/는") } 손에 { $card }밖에 없어서 강제 패스를 했어요.
event-trick-won = { CITED($clauses, "trick-all-pass") ->
    [trick-all-pass] 나머지가 모두 패스해서 { JOSA($seat, "이/가") } 이겼고, 나온 카드 { $cards-count-word }장은 무덤으로 갔어요.
   *[other] 이번 페이즈는 { JOSA($seat, "이/가") } 이겼고, 나온 카드 { $cards-count-word }장은 무덤으로 갔어요.
}
event-trick-taken = { CITED($clauses, "hunt-forced-pass", "hunt-tie-latest") ->
    [hunt-forced-pass] 강제 패스를 한 { JOSA($seat, "이/가") } { $cards-first }까지 { $cards-count-word }장을 모두 가져갔어요.
    [hunt-tie-latest] 가장 강한 카드가 여러 장이라서, 그중 마지막에 낸 { JOSA($seat, "이/가") } { $cards-first }까지 { $cards-count-word }장을 모두 가져갔어요.
   *[other] 가장 강한 카드를 낸 { JOSA($seat, "이/가") } { $cards-first }까지 { $cards-count-word }장을 모두 가져갔어요.
}
event-lead-passed = 다음 페이즈의 선은 { JOSA($seat, "이에요/예요") }.
event-hunter-banned = { JOSA($seat, "은/는") } 방금 가져간 { JOSA($card, "을/를") } 다음 페이즈에는 낼 수 없어요.
event-last-card-taken-back = { JOSA($seat, "은/는") } 마지막 카드를 냈지만 다시 가져왔으니, 다 없앤 것이 아니에요.
event-stage-ended = { JOSA($seats, "이/가") } 카드를 다 없애서 라운드가 끝났어요.
event-seat-scored = { $cards-amount ->
    [none] { $points ->
        [0] { JOSA($seat, "은/는") } 손에 남은 카드가 없어서 벌점도 없어요.
       *[other] { JOSA($seat, "은/는") } 카드를 다 없애서 받은 보너스로 벌점이 { $points }점이에요.
    }
    [few] { JOSA($seat, "은/는") } { JOSA($cards, "이/가") } 남아서 벌점이 { $points }점이에요.
   *[many] { JOSA($seat, "은/는") } 카드가 { $cards-count-word }장 남아서 벌점이 모두 { $points }점이에요.
}
event-seat-scored-in-part = { $seat }의 손에 모르는 카드가 있어서, 벌점이 적어도 { $points }점이라는 것만 알 수 있어요.
event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "game-tie") ->
        [game-tie] 벌점 합계가 { $points }점으로 가장 적은 사람이 여러 명이라서, 미리 정한 방법에 따라 { JOSA($seats, "이/가") } 우승했어요.
       *[other] 벌점 합계가 { $points }점으로 가장 적은 { JOSA($seats, "이/가") } 우승했어요.
    }
   *[other] 벌점 합계가 { $points }점으로 가장 적은 { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 차례인 사람이 할 일

ask-deal = 카드를 나누어 주면 { $stage }라운드가 시작돼요.
ask-lead = { JOSA($seat, "이/가") } 먼저 낼 차례예요. 한 장도, 같은 숫자 여러 장도, 사냥꾼 한 장도 괜찮아요.
ask-lead-banned = { JOSA($seat, "이/가") } 먼저 낼 차례예요. 방금 가져간 { $card }만 아니면 괜찮아요.
ask-follow = { $count ->
    [1] { JOSA($seat, "은/는") } { $need }보다 큰 카드 한 장을 내거나 패스할 차례예요.
   *[other] { JOSA($seat, "은/는") } { $need }보다 큰 숫자로 { $count-word }장을 맞춰 내거나 패스할 차례예요.
}
ask-follow-equal = { $count ->
    [1] { JOSA($seat, "은/는") } { JOSA($need, "과/와") } 같거나 큰 카드 한 장을 내거나 패스할 차례예요.
   *[other] { JOSA($seat, "은/는") } { JOSA($need, "과/와") } 같거나 큰 숫자로 { $count-word }장을 맞춰 내거나 패스할 차례예요.
}
ask-only-pass = 퀸만 낸 카드는 아무도 이길 수 없어서, { JOSA($seat, "은/는") } 패스할 차례예요.
ask-hunt = { JOSA($seat, "은/는") } 뱀파이어나 퀸을 크기에 상관없이 한 장 낼 차례예요.
ask-forced-pass = { JOSA($seat, "은/는") } 손에 사냥꾼 한 장뿐이라 강제 패스를 할 차례예요.
ask-over = { $seats-count ->
    [1] 게임이 끝났어요. 벌점 { $points }점인 { JOSA($seats, "이/가") } 우승했어요.
   *[other] 게임이 끝났어요. 벌점이 { $points }점으로 같은 { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 왜 안 되는지, 대신 무엇을 할 수 있는지

refusal-game-over = 게임이 끝나서 더 낼 수 없으니, 더 하려면 새 게임을 시작하세요.
refusal-not-at-the-table = { JOSA($seat, "은/는") } 이 게임에 참여하지 않아서 차례가 없어요.
refusal-before-the-deal = 아직 카드를 나누어 주지 않았으니, 카드를 받은 다음에 내세요.
refusal-already-played = 한 페이즈에는 한 번씩만 할 수 있으니, 다음 페이즈까지 기다려 주세요.
refusal-not-your-turn = 지금은 { $turn } 차례니까, 자기 차례가 올 때까지 기다려 주세요.
refusal-deals-in-a-stage = 아직 라운드가 끝나지 않았으니, 카드는 라운드가 끝난 다음에 나누어 주세요.
refusal-not-a-deal = 나누어 주는 사람은 카드를 나누어 주기만 하고, 내거나 패스하는 것은 플레이어가 해요.
refusal-hunter-dealt = 사냥꾼은 들고 있던 사람이 그대로 드니까, 나머지 카드만 나누어 주세요.
refusal-not-in-the-deck = { $cards-faces } 카드는 그렇게 많이 들어 있지 않으니, 있는 카드만 나누어 주세요.
refusal-wrong-deal-size = 한 사람이 { $each-word }장씩 받으니까, 모두 { $need }장을 나누어 주어야 해요.
refusal-leader-must-play = 선은 패스할 수 없으니, 한 장이나 같은 숫자 여러 장, 또는 사냥꾼 한 장을 내세요.
refusal-pass-with-more = 패스할 때는 아무것도 내지 않으니, 카드나 사람을 고르지 말고 패스만 하세요.
refusal-nobody-leads = 사냥꾼 20을 든 사람이 없으면 선을 정할 수 없으니, 먼저 한 사람에게 사냥꾼 20을 주세요.
refusal-could-play = 이 게임에서는 낼 카드가 없을 때만 패스할 수 있는데 낼 카드가 있으니, 그 카드를 내세요.
refusal-no-pass-in-a-hunt = 사냥 페이즈에서는 패스할 수 없으니, 뱀파이어나 퀸을 아무거나 한 장 내세요.
refusal-unknown-verb = 이 게임에서는 카드를 내거나 패스하는 것만 할 수 있어요.
refusal-no-cards = 카드를 고르지 않았으니, 낼 카드를 골라 주세요.
refusal-not-your-cards = 손에 없는 카드는 낼 수 없으니, 들고 있는 카드만 내세요.
refusal-hunter-with-others = { CITED($clauses, "hunt-single") ->
    [hunt-single] 사냥꾼은 다른 카드와 함께 낼 수 없으니, 사냥꾼만 한 장 내거나 사냥꾼을 빼고 내세요.
   *[other] 사냥꾼은 다른 카드와 함께 낼 수 없으니, 사냥꾼을 빼고 내세요.
}
refusal-two-hunters = 사냥꾼은 한 장만 낼 수 있으니, 둘 중 하나를 골라 주세요.
refusal-not-a-set = { JOSA($cards-faces, "은/는") } 서로 다른 숫자니까, 한 가지 숫자로만 내거나 거기에 퀸을 더해서 내세요.
refusal-hunter-banned = 방금 가져간 { JOSA($card, "은/는") } 이번 페이즈에 쉬어야 하니까, 다른 카드를 내세요.
refusal-hunter-follows = 사냥꾼은 선이 첫 카드로만 낼 수 있으니, 다른 카드를 내거나 패스하세요.
refusal-wrong-count = 선이 { $need-word }장을 냈으니까, { $count-word }장이 아니라 똑같이 { $need-word }장을 내야 해요.
refusal-queens-on-top = 퀸만 낸 카드는 14라서 이 카드로는 이길 수 없으니, 이번에는 패스하세요.
refusal-mixed-not-14 = { JOSA($face, "과/와") } 함께 낸 퀸은 14가 아니라 { JOSA($face, "으로/로") }만 치니까, 13보다 크게 내려면 퀸만 내야 해요.
refusal-not-higher = { JOSA($value, "은/는") } { $need }보다 크지 않으니, { $need }보다 큰 카드를 내거나 패스하세요.
refusal-lower = { JOSA($value, "은/는") } { $need }보다 작으니, { JOSA($need, "과/와") } 같거나 큰 카드를 내거나 패스하세요.
refusal-must-pass = 손에 사냥꾼 한 장뿐인데 남이 연 사냥에는 사냥꾼을 낼 수 없으니, 강제 패스를 해야 해요.
refusal-hunter-in-a-hunt = 남이 연 사냥에는 내 사냥꾼을 낼 수 없으니, 뱀파이어나 퀸을 한 장 내세요.
refusal-one-card-only = 사냥 페이즈에서는 누구나 한 장만 내니까, { $count-word }장 가운데 하나만 골라 주세요.

## 표시, 자리, 특별한 페이즈

mark-leader = 선
mark-out = 다 없앰
mark-must-pass = 강제 패스
mark-banned = 이번에 쉼
mark-lead = 먼저 냄
mark-passed = 패스
mark-forced = 강제 패스
mark-strongest = 가장 강함
mark-takes = 이대로면 모두 가져감
zone-trick = 이번 페이즈
zone-put-away = 무덤
zone-aside = 남는 카드
banner-hunt = 사냥 페이즈: 가장 강한 카드를 낸 사람이 모두 가져가요

## 다음에 일어날 일을 묻는 질문

question-next--hands-dealt--seat = 누가 카드를 섞어 나누어 줄까요?
question-next--hands-dealt--count = 카드를 몇 장씩 받을까요?
question-next--hands-dealt--aside = 남는 카드는 몇 장일까요?
question-next--stage-opened--stage = 이제 몇 번째 라운드일까요?
question-next--stage-opened--seat = 새 라운드의 첫 선은 누구일까요?
question-next--stage-opened--other = 라운드를 시작할 때 사냥꾼 15는 누가 들고 있을까요?
question-next--cards-played--seat = 다음에 카드를 내는 사람은 누구일까요?
question-next--cards-played--cards = { $seat ->
    [nobody] 다음에 나오는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 내는 카드는 무엇일까요?
}
question-next--hunt-started--seat = 누가 사냥 페이즈를 열까요?
question-next--hunt-started--card = 어느 사냥꾼이 사냥 페이즈를 열까요?
question-next--passed--seat = 다음에 패스하는 사람은 누구일까요?
question-next--pass-forced--seat = 누가 강제 패스를 해야 할까요?
question-next--pass-forced--card = 강제 패스를 하는 사람의 손에 남은 카드는 무엇일까요?
question-next--trick-won--seat = 이번 페이즈는 누가 이길까요?
question-next--trick-won--cards = 무덤으로 가는 카드는 무엇일까요?
question-next--trick-taken--seat = 카드를 모두 가져가는 사람은 누구일까요?
question-next--trick-taken--cards = 어떤 카드를 가져가게 될까요?
question-next--lead-passed--seat = 다음 페이즈의 선은 누구일까요?
question-next--hunter-banned--seat = 방금 가져간 사냥꾼을 바로 낼 수 없는 사람은 누구일까요?
question-next--hunter-banned--card = 다음 페이즈에 쉬어야 하는 사냥꾼은 무엇일까요?
question-next--last-card-taken-back--seat = 마지막 카드를 다시 가져가는 사람은 누구일까요?
question-next--stage-ended--seats = 라운드가 끝날 때 카드를 다 없앤 사람은 누구일까요?
question-next--seat-scored--seat = 다음에 벌점을 세는 사람은 누구일까요?
question-next--seat-scored--cards = { $seat ->
    [nobody] 손에 남은 카드는 무엇일까요?
   *[other] { $seat }의 손에 남은 카드는 무엇일까요?
}
question-next--seat-scored--points = { $seat ->
    [nobody] 손에 남은 카드의 벌점은 몇 점일까요?
   *[other] { $seat }의 벌점은 몇 점일까요?
}
question-next--seat-scored-in-part--seat = 다음에 아는 카드만으로 벌점을 세는 사람은 누구일까요?
question-next--seat-scored-in-part--cards = { $seat ->
    [nobody] 손에 남은 카드 가운데 아는 카드는 무엇일까요?
   *[other] { $seat }의 손에 남은 카드 가운데 아는 카드는 무엇일까요?
}
question-next--seat-scored-in-part--points = { $seat ->
    [nobody] 손에 남은 카드의 벌점은 적어도 몇 점일까요?
   *[other] { $seat }의 벌점은 적어도 몇 점일까요?
}
question-next--game-ended--seats = 누가 우승할까요?
question-next--game-ended--points = 우승자의 벌점 합계는 몇 점일까요?

## 선택 규칙

option-stages = 라운드 수
option-stages--number = { $number }라운드
option-stage-end = 누가 카드를 다 없애면
option-stage-end--finish-trick = 하던 페이즈를 끝까지 해요
option-stage-end--immediate = 보통 페이즈는 바로 끝나요
option-hand-size = 받는 카드
option-hand-size--table = 13장까지, 9명부터는 더 적게
option-hand-size--deal-all-equal = 108장을 나눌 수 있는 만큼 똑같이
option-hand-size--number = { $number-word }장씩
option-follow-rule = 이어서 내는 숫자
option-follow-rule--strict = 앞 카드보다 큰 숫자만
option-follow-rule--equal-or-higher = 앞 카드와 같거나 큰 숫자
option-forced-pass-leader = 강제 패스 다음의 선
option-forced-pass-leader--taker = 강제 패스로 모두 가져간 사람
option-forced-pass-leader--highest-card = 가장 강한 카드를 낸 사람
option-hunter-ban-across-stages = 라운드가 바뀔 때 쉬는 사냥꾼
option-hunter-ban-across-stages--on = 새 라운드의 첫 페이즈에도 쉬어요
option-hunter-ban-across-stages--off = 새 라운드에는 쉬지 않아요
option-game-tie = 가장 적은 벌점이 같으면
option-game-tie--shared = 함께 우승해요
option-game-tie--last-stage = 마지막 라운드의 벌점으로 가려요
option-game-tie--most-zero-stages = 벌점이 0점인 라운드 수로 가려요
option-start-choice = 처음에 사냥꾼 15를 받는 사람
option-start-choice--random = 자유롭게 정해요
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
option-voluntary-pass = 낼 수 있을 때의 패스
option-voluntary-pass--on = 해도 돼요
option-voluntary-pass--off = 할 수 없어요
option-go-out-bonus = 보통 페이즈에 카드를 다 없앤 보너스
option-go-out-bonus--on = 벌점 15점, 선이면 30점을 빼요
option-go-out-bonus--off = 없어요
option-one-hunter = 쓰는 사냥꾼
option-one-hunter--on = 사냥꾼 20만
option-one-hunter--off = 두 장 모두

## 규칙 묶음

preset-standard = 우리 규칙
preset-korean-booklet = 한국어 규칙서를 글자 그대로
preset-japanese-note = 일본어 설명 자료
preset-japanese-note-literal = 일본어 설명 자료의 ‘이상’을 글자 그대로

## 상자에 든 것

component-vampires = 1부터 13까지 뱀파이어 { $count }장
component-queens = 뱀파이어 퀸 { $count-word }장
component-hunters = 뱀파이어 사냥꾼 15와 20, 모두 { $count-word }장

## 상황을 직접 차릴 때: 줄마다 적는 것

field-trick = 이번 페이즈에 나온 카드(선부터)
field-ban = 이번에 쉬는 사냥꾼
field-away = 무덤에 있는 카드
field-points = 끝난 라운드의 벌점
