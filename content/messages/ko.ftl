# 모든 게임이 함께 쓰는 한국어 문장. 문장에 어떤 값이 들어오는지는 docs/add-a-language.md에 있다.

language-name = 한국어

## 자리에 앉은 사람

seat-A = 가온
seat-B = 나래
seat-C = 다온
seat-D = 라희
seat-E = 마루
seat-F = 바다
seat-G = 사랑
seat-H = 아라
seat-I = 자람
seat-J = 찬솔
seat-K = 쾌한
seat-L = 태오
dealer = 나누어 주는 사람
dealer-label = 나누어 주는 사람
nobody = 아무도 아님

## 수, 나열, 카드

# 열까지는 우리말로 세고 띄어 쓴다: 세 장, 13장
number-word = { $number ->
    [1] { "한 " }
    [2] { "두 " }
    [3] { "세 " }
    [4] { "네 " }
    [5] { "다섯 " }
    [6] { "여섯 " }
    [7] { "일곱 " }
    [8] { "여덟 " }
    [9] { "아홉 " }
    [10] { "열 " }
   *[other] { $number }
}
list-two = { JOSA($list, "과/와") } { $next }
list-more = { $list }, { $next }
list-last = { $list }, { $next }
cards-none = 카드 없음
cards-group = { $face } { $count-word }장

## 단추

move-play = { $cards } 내기
move-pass = 패스하기
move-deal = 카드 나누어 주기
move-shuffle = 카드 섞기

## 지금 할 일

ask-plain = { $seats-count ->
    [0] 지금은 누구의 차례도 아니에요.
   *[other] { $seats }의 차례예요.
}

## 질문, 그리고 낼 수 없을 때

question-choose-legal = 지금 { JOSA($seat, "이/가") } 할 수 있는 것은 무엇일까요?
question-choose-legal-list = 이 가운데 지금 { JOSA($seat, "이/가") } 할 수 있는 것을 모두 골라 보세요.
answer-points = { $number }점
answer-right = 맞았어요.
answer-wrong = 아쉽지만 아니에요.
answer-legal = { JOSA($move, "은/는", in: "‘’") } 할 수 있어요.
refused-then-taken-back = 방금 한 것은 무르고, 그 앞으로 돌아왔어요.
legal-alternative = 대신 { JOSA($move, "은/는", in: "‘’") } 할 수 있어요.

## 누구의 눈으로 보나

eyes-open = 모두의 카드
eyes-seat = { $seat }의 눈으로

## 선생님이 가리키는 것

mark-pointed = 여기 보세요

## 글이나 상황이 잘못되었을 때

problem-action-without-card = 맨 위에 { JOSA($card, "이/가") } 놓여 있어요. 여기에 적은 행동을 하려면 그 행동 카드가 맨 위에 있어야 해요.
problem-ambiguous-move = ‘{ $text }’만으로는 어느 것인지 알 수 없으니, 이 가운데 하나로 적어 주세요: { $moves }
problem-answer-hangs-on-unknown-card = 정답이 여기에 적히지 않은 카드에 달려 있어요.
problem-attack-on-oneself = { JOSA($card, "을/를") } 이렇게 노릴 수는 없어요. 기사와 물약은 남의 여왕에게만 쓰고, 딸기 여왕에게는 쓸 수 없어요.
problem-away-between-stages = 라운드와 라운드 사이에는 카드를 모두 다시 섞으니, 무덤에 남아 있는 카드가 없어야 해요.
problem-ban-between-stages = 이 규칙에서는 라운드가 끝나면 쉬는 사냥꾼이 없으니, { $card }에 쉬는 표시를 할 수 없어요.
problem-ban-not-held = { JOSA($card, "이/가") } 쉬려면 선이 { JOSA($card, "을/를") } 들고 있어야 해요.
problem-banned-card-alone = 사냥꾼을 가져간 사람은 다른 카드도 함께 가져가니까, 쉬는 { $card } 말고도 카드가 더 있어야 해요.
problem-cat-and-dog = 고양이 여왕과 강아지 여왕이 모두 { $seat } 앞에 있을 수는 없어요. 둘 가운데 하나만 적어 주세요.
problem-caught-with-slips = { JOSA($seat, "이/가") } 들켰다면 방금 빠져나간 카드가 모두 손으로 돌아왔어야 해요. 그 카드를 손에 적어 주세요.
problem-guard-caught = 경비원 { $seat }의 벌칙 카드를 기다리는 사람이 있을 수 없어요. 경비원 자신은 들키지 않고, 규칙에 따라 벌칙 카드를 아예 주지 않기도 해요.
problem-guard-slipped = 경비원은 장난을 칠 수 없으니, 경비원 { $seat }에게 방금 빠져나간 카드가 있을 수 없어요.
problem-hand-is-empty = { $seat }의 손에 카드가 없어요. 그렇다면 라운드는 벌써 끝났어야 해요.
problem-hand-size-too-large = { $count }명이 할 때는 한 사람에게 { $limit }장까지만 나누어 줄 수 있어요.
problem-hand-too-large = { $seat }의 손에 카드가 너무 많아요. { $limit }장까지만 들 수 있어요.
problem-hunter-not-in-play = 이 규칙에서는 { JOSA($card, "을/를") } 쓰지 않아요.
problem-empty-hand = 페이즈를 시작할 때 { $seat }의 손에 카드가 없어요. 그렇다면 라운드는 벌써 끝났어야 해요.
problem-field-before-the-queens = 여왕을 깔기 전에는 ‘{ $text }’ 항목을 적을 수 없어요. 게임이 시작된 다음에만 있는 항목이에요.
problem-field-between-rounds = 라운드와 라운드 사이에는 ‘{ $text }’ 항목을 적을 수 없어요. 라운드를 하는 동안에만 있는 항목이에요.
problem-field-missing = ‘{ $text }’ 항목이 빠졌어요. 꼭 적어 주세요.
problem-field-twice = 같은 항목이 두 번 적혀 있어요. 한 번만 적어 주세요.
problem-game-goes-on = 아직 아무도 이기지 않아서 게임이 끝나지 않았어요. 누구의 차례인지 적어 주세요.
problem-game-is-over = 이렇게 놓여 있다면 게임은 벌써 끝났어야 해요.
problem-header-after-step = ‘{ $text }’ 줄은 첫 단계보다 위에 적어야 해요.
problem-hunter-put-away = 사냥꾼은 무덤으로 가지 않아요. 언제나 누군가의 손이나 탁자 위에 있어야 해요.
problem-illegal-move = 여기서는 규칙에 따라 ‘{ $move }’처럼 할 수 없어요.
problem-illegal-play-in-trick = ‘{ $move }’처럼 할 수는 없으니, 이렇게 진행되었을 리 없어요.
problem-no-cards-written = 여기에 카드를 적어야 해요. 손이 비었다면 붙임표(-)를 적어 주세요.
problem-no-givers = 이대로라면 카드를 줘야 할 사람이 없어요. 규칙과 손에 든 카드, 줄 사람과 받을 사람을 다시 확인해 주세요.
problem-no-move = { JOSA($text, "은/는", in: "‘’") } 읽을 수 없어요. ‘A: pass’처럼 자리와 쌍점을 적고, 이어서 낼 카드나 할 일을 적어 주세요.
problem-no-number = { JOSA($text, "은/는", in: "‘’") } 수가 아니에요.
problem-no-place-free = 잠들 여왕이 있는데 빈칸이 없어요. 빈칸은 붙임표(-)로 적어 주세요.
problem-no-play-in-trick = 페이즈에 나온 카드를 ‘{ $text }’처럼 적을 수는 없어요. ‘A:4 4’처럼 적고, 패스는 ‘A:-’라고 적어 주세요.
problem-no-right-answer = 보기 가운데 정답이 없어요.
problem-no-shuffle-needed = 섞을 때가 아니에요. 뽑는 더미가 비어 있고 버리는 더미에 섞을 카드가 있을 때만 섞어요.
problem-no-wrong-answer = 보기가 모두 정답이라서 고를 것이 없어요.
problem-nobody-asleep = 누군가 여왕을 깨울 때인데 잠자는 여왕이 없어요. 적어도 한 장은 칸에서 자고 있어야 해요.
problem-not-refused = { JOSA($move, "은/는", in: "‘’") } ‘{ $expected }’ 때문에 안 되어야 하는데, 규칙에 맞아요.
problem-nothing-to-ask-about = 질문에서 묻는 일이 그 뒤로 일어나지 않아요.
problem-other-events = 여기서 { JOSA($expected, "이라는/라는", in: "‘’") } 일이 일어나야 하는데, 실제로는 다음과 같아요: { $came }
problem-other-rule-set = 규칙 { $text }판에 맞추어 적혀 있는데, 지금 쓰는 규칙은 { $expected }판이에요.
problem-player-threw = 이 규칙에서는 바퀴를 낸 { JOSA($seat, "이/가") } 바퀴에 얹을 수 없어요.
problem-position-too-short = 상황을 적으려면 적어도 게임, 규칙 판, 선택 규칙, 차례, 손에 든 카드, 이렇게 다섯 가지가 있어야 해요.
problem-queen-not-awake = { JOSA($card, "은/는") } 누구 앞에도 깨어나 있지 않아요. 기사나 물약은 깨어난 여왕만 노릴 수 있어요.
problem-queen-not-in-play = 이 규칙에서는 { JOSA($card, "을/를") } 쓰지 않아요.
problem-queens-missing = 잠자는 여왕과 깨어난 여왕을 합치면 { $need }장이어야 하는데, { $count }장 적혀 있어요.
problem-refused-otherwise = { JOSA($move, "은/는", in: "‘’") } ‘{ $expected }’ 때문에 안 되어야 하는데, 실제로는 ‘{ $code }’ 때문에 안 돼요.
problem-seat-not-at-the-table = 플레이어가 { $count-word }명이면 { JOSA($seat, "은/는") } 자리에 없어요.
problem-seat-twice = ‘{ $text }’에 같은 자리가 두 번 적혀 있어요. 한 번만 적어 주세요.
problem-shuffle-in-a-call = 들킨 사람이 벌칙 카드를 기다리는 동안에는 섞지 않아요. 기다리는 사람과 더 뽑을 사람 가운데 하나를 빼 주세요.
problem-slaps-are-over = 모기를 낸 사람은 치지 않고, 아직 못 친 사람이 두 명은 남아 있어야 해요. 그보다 적으면 가장 늦은 사람이 벌써 정해졌어요.
problem-slip-too-old = { $limit ->
    [0] 모두가 보는 일이 하나라도 지나간 카드는 이 규칙에서 더 잡을 수 없어요. 들키지 않고 빠져나간 카드로 적어 주세요.
   *[other] 모두가 보는 일이 { $limit-word }번 넘게 지나간 카드는 이 규칙에서 더 잡을 수 없어요. 들키지 않고 빠져나간 카드로 적어 주세요.
}
problem-stage-is-over = 누군가 카드를 다 없앴어요. 이 규칙에서는 그 순간 라운드가 끝나요.
problem-step-twice = { JOSA($text, "이라는/라는", in: "‘’") } 단계가 두 번 나와요. 단계마다 다른 이름을 붙여 주세요.
problem-task-without-cause = 이 탁자에서는 ‘{ $text }’ 상황이 생길 수 없어요. 그 원인이 되는 카드가 없거나 손패가 너무 많아요.
problem-too-long = 글이 너무 길어요. { $limit }자까지만 읽을 수 있어요.
problem-too-many-cards = 카드가 { $count }장 적혀 있는데, 쓸 수 있는 카드는 모두 { $limit }장이에요.
problem-too-many-copies = { $card } 카드가 { $count }장 적혀 있는데, 전체에서 { $limit }장뿐이에요.
problem-too-many-rounds = 끝난 라운드가 { $count }번인데, { $limit }라운드짜리 게임에는 맞지 않아요.
problem-too-many-stages = 끝난 라운드가 { $count }번인데, { $limit }라운드짜리 게임에는 맞지 않아요.
problem-trick-between-stages = 라운드와 라운드 사이에는 탁자에 페이즈의 카드가 놓여 있을 수 없어요.
problem-trick-is-over = { $count-word }명이 모두 차례를 마쳤으니 여기는 벌써 끝났어야 해요.
problem-trick-out-of-order = 자리 { $text } 순서가 이어지지 않아요. 처음 낸 사람부터 시계 방향으로 적어 주세요.
problem-try-without-code = ‘{ $text }’ 줄은 ‘=>’ 뒤에 안 되는 까닭을 하나만 적어야 해요.
problem-unknown-action = ‘{ $text }’처럼 행동을 적을 수는 없어요. 이 가운데 하나를 적고, 이어서 자리를 적어 주세요: { $expected }
problem-unknown-answer = 보기에 없는 답이에요. 보기 가운데에서 골라 주세요.
problem-unknown-card = { JOSA($text, "이라는/라는", in: "‘’") } 카드는 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unknown-card-played = 손을 떠난 카드는 무엇인지 하나하나 적어야 해요. 모르는 카드로 적을 수 없어요.
problem-unknown-field = { JOSA($text, "이라는/라는", in: "‘’") } 항목은 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unknown-game = { JOSA($text, "이라는/라는", in: "‘’") } 게임은 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unknown-option = { JOSA($text, "이라는/라는", in: "‘’") } 선택 규칙은 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unknown-preset = { JOSA($text, "이라는/라는", in: "‘’") } 규칙 묶음은 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unknown-seat = 그런 자리는 없어요. 자리는 A부터 플레이어 수만큼의 글자로 적어요.
problem-unknown-value = 선택 규칙 ‘{ $option }’에 { JOSA($text, "이라는/라는", in: "‘’") } 값은 없어요. 이 가운데에서 적어 주세요: { $expected }
problem-unreadable-line = ‘{ $text }’ 줄은 읽을 수 없어요. 머리말, 단계, 차례, 질문 가운데 하나로 적어 주세요.
problem-unreadable-question = ‘{ $text }’처럼 물을 수는 없어요. ‘choose-legal’이나 ‘next’로 물어 주세요.
problem-verb-with-cards = ‘{ $text }’에는 카드를 적지 않아요. 카드나 ‘{ $text }’ 가운데 하나를 빼 주세요.
problem-wrong-number-of-places = 여왕이 자는 칸은 { $need }칸이어야 하는데, { $count }칸 적혀 있어요.
problem-wrong-number-of-points = 점수 한 줄에 수가 { $count }개인데, 플레이어는 { $need-word }명이에요.
problem-wrong-number-of-seats = { $count ->
    [0] 손에 든 카드가 하나도 적혀 있지 않은데
   *[other] { $count-word }명의 카드가 적혀 있는데
}, 이 게임은 { $low }명부터 { $high }명까지 할 수 있어요.
problem-wrong-to-move = { $need ->
    [nobody] 게임이 끝났으니 누구의 차례도 아니에요.
   *[other] { $seat ->
        [nobody] 아직 끝나지 않았어요. 지금은 { $need }의 차례예요.
       *[other] 지금은 { $seat }의 차례가 아니라 { $need }의 차례예요.
    }
}
problem-hands-not-equal = 무리를 시작할 때는 모두의 손패가 같은 장수이고, 한 장부터 열 장까지예요. 이번 무리에 낸 카드까지 더해서 맞추어 주세요.
problem-starting-dog-late = 시작 강아지는 라운드의 첫 무리를 시작할 사람만, 그 카드를 내기 전까지 들고 있을 수 있어요.
problem-tail-not-turned = 꼬리를 내린 사람이 있으니 꼬리 카드가 뒤집혀 있어야 해요. 꼬리 카드에서 ‘누군가 꼬리를 내렸음’을 골라 주세요.
problem-wrong-passing = 지금은 이렇게 카드를 건네줄 수 없어요. 건네주기는 라운드의 첫 무리 전에만 하고, 저마다 손에 든 두 장을 적어요. 아직 고르지 않은 사람도 있어야 해요.
problem-wrong-shelters = 보호소에는 { $count }장이 적혀 있어요. 라운드가 끝날 때마다 한 사람의 보호소에 세 장이 들어가니 지금은 모두 { $need }장이고, 시작 강아지는 없어야 해요.
