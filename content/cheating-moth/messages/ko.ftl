# 장난꾸러기 나방의 한국어 문장. 장난, 잡았다!, 경비원, 얹다, 빠져나간 카드는 terms/ko.md에 적힌 뜻으로 쓴다.

game-name = 장난꾸러기 나방
game-tagline = 경비원의 눈을 피해 나방을 몰래 버리고, 누구보다 먼저 손을 비워 보세요.
facts = { $rounds }라운드 중 { $round }라운드

## 카드

card-N1 = 숫자 카드 1
    .index = 1
    .noun = 숫자 카드 1
    .some = { $count ->
        [1] 숫자 카드 1
       *[other] 숫자 카드 1 { $count-word }장
    }
card-N2 = 숫자 카드 2
    .index = 2
    .noun = 숫자 카드 2
    .some = { $count ->
        [1] 숫자 카드 2
       *[other] 숫자 카드 2 { $count-word }장
    }
card-N3 = 숫자 카드 3
    .index = 3
    .noun = 숫자 카드 3
    .some = { $count ->
        [1] 숫자 카드 3
       *[other] 숫자 카드 3 { $count-word }장
    }
card-N4 = 숫자 카드 4
    .index = 4
    .noun = 숫자 카드 4
    .some = { $count ->
        [1] 숫자 카드 4
       *[other] 숫자 카드 4 { $count-word }장
    }
card-N5 = 숫자 카드 5
    .index = 5
    .noun = 숫자 카드 5
    .some = { $count ->
        [1] 숫자 카드 5
       *[other] 숫자 카드 5 { $count-word }장
    }
card-Sp1 = 거미 1
    .index = 1
    .noun = 거미 1
    .some = 거미 1
card-Sp2 = 거미 2
    .index = 2
    .noun = 거미 2
    .some = 거미 2
card-Sp3 = 거미 3
    .index = 3
    .noun = 거미 3
    .some = 거미 3
card-Sp4 = 거미 4
    .index = 4
    .noun = 거미 4
    .some = 거미 4
card-Sp5 = 거미 5
    .index = 5
    .noun = 거미 5
    .some = 거미 5
card-Mq1 = 모기 1
    .index = 1
    .noun = 모기 1
    .some = 모기 1
card-Mq2 = 모기 2
    .index = 2
    .noun = 모기 2
    .some = 모기 2
card-Mq3 = 모기 3
    .index = 3
    .noun = 모기 3
    .some = 모기 3
card-Mq4 = 모기 4
    .index = 4
    .noun = 모기 4
    .some = 모기 4
card-Mq5 = 모기 5
    .index = 5
    .noun = 모기 5
    .some = 모기 5
card-Ck1 = 바퀴 1
    .index = 1
    .noun = 바퀴 1
    .some = 바퀴 1
card-Ck2 = 바퀴 2
    .index = 2
    .noun = 바퀴 2
    .some = 바퀴 2
card-Ck3 = 바퀴 3
    .index = 3
    .noun = 바퀴 3
    .some = 바퀴 3
card-Ck4 = 바퀴 4
    .index = 4
    .noun = 바퀴 4
    .some = 바퀴 4
card-Ck5 = 바퀴 5
    .index = 5
    .noun = 바퀴 5
    .some = 바퀴 5
card-An1 = 개미 1
    .index = 1
    .noun = 개미 1
    .some = 개미 1
card-An2 = 개미 2
    .index = 2
    .noun = 개미 2
    .some = 개미 2
card-An3 = 개미 3
    .index = 3
    .noun = 개미 3
    .some = 개미 3
card-An4 = 개미 4
    .index = 4
    .noun = 개미 4
    .some = 개미 4
card-An5 = 개미 5
    .index = 5
    .noun = 개미 5
    .some = 개미 5
card-Mo1 = 나방 1
    .index = 1
    .noun = 나방 1
    .some = { $count ->
        [1] 나방 1
       *[other] 나방 1 { $count-word }장
    }
card-Mo2 = 나방 2
    .index = 2
    .noun = 나방 2
    .some = { $count ->
        [1] 나방 2
       *[other] 나방 2 { $count-word }장
    }
card-Mo3 = 나방 3
    .index = 3
    .noun = 나방 3
    .some = { $count ->
        [1] 나방 3
       *[other] 나방 3 { $count-word }장
    }
card-Mo4 = 나방 4
    .index = 4
    .noun = 나방 4
    .some = { $count ->
        [1] 나방 4
       *[other] 나방 4 { $count-word }장
    }
card-Mo5 = 나방 5
    .index = 5
    .noun = 나방 5
    .some = { $count ->
        [1] 나방 5
       *[other] 나방 5 { $count-word }장
    }
card-unknown = 모르는 카드
    .index = ?
    .noun = 모르는 카드
card-back-plain = 뒷면 카드

## 라운드의 시작

event-hands-dealt = 카드를 섞어 { $count-word }장씩 나누어 줬고, 첫 카드까지 펼치면 뽑는 더미에 { $stock-word }장이 남아요.
event-first-card-turned = { CITED($clauses, "setup-first-top-moth", "setup-first-top-no-action") ->
    [setup-first-top-moth] 첫 카드로 { JOSA($card, "이/가") } 나왔지만, 바꾸지 않고 숫자만 봐요.
    [setup-first-top-no-action] 첫 카드로 { JOSA($card, "이/가") } 나왔지만, 효과는 없고 숫자만 봐요.
   *[other] 버리는 더미의 첫 카드는 { JOSA($card, "이에요/예요") }.
}
event-round-opened = { CITED($clauses, "setup-guard-oldest") ->
    [setup-guard-oldest] 나이가 가장 많은 { JOSA($seat, "이/가") } 경비원이 되어 { $round }라운드를 시작해요.
   *[other] { $round }라운드는 { JOSA($seat, "이/가") } 경비원이 되어 시작해요.
}

## 차례와 더미

event-card-played = { CITED($clauses, "turn-guard-moth", "turn-wrap") ->
    [turn-guard-moth] 경비원인 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 냈고, 나방에는 효과가 없어요.
    [turn-wrap] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 냈어요. 1과 5도 이웃이니까요.
   *[other] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 냈어요.
}
event-card-drawn = { CITED($clauses, "turn-draw-ends", "accuse-innocent", "accuse-guilty-penalty-card", "mosquito-slowest-receives", "pile-reshuffle") ->
    [turn-draw-ends] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 뽑고 차례를 마쳤어요.
    [accuse-innocent] 헛짚은 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 뽑았어요.
    [accuse-guilty-penalty-card] 들킨 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 뽑았어요.
    [mosquito-slowest-receives] 가장 늦은 { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 뽑았어요.
    [pile-reshuffle] { JOSA($seat, "이/가") } 새 뽑는 더미에서 { JOSA($card, "을/를") } 뽑았어요.
   *[other] { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 뽑았어요.
}
event-card-drawn-unseen = { CITED($clauses, "turn-draw-ends", "accuse-innocent", "accuse-guilty-penalty-card", "mosquito-slowest-receives", "pile-reshuffle") ->
    [turn-draw-ends] { JOSA($seat, "이/가") } 한 장 뽑고 차례를 마쳤어요.
    [accuse-innocent] 헛짚은 { JOSA($seat, "이/가") } 한 장 뽑았어요.
    [accuse-guilty-penalty-card] 들킨 { JOSA($seat, "이/가") } 한 장 뽑았어요.
    [mosquito-slowest-receives] 가장 늦은 { JOSA($seat, "이/가") } 한 장 뽑았어요.
    [pile-reshuffle] { JOSA($seat, "이/가") } 새 뽑는 더미에서 한 장 뽑았어요.
   *[other] { JOSA($seat, "이/가") } 한 장 뽑았어요.
}
event-draw-skipped = 뽑을 카드도 섞을 카드도 없어서, { JOSA($seat, "은/는") } 뽑지 않고 넘어갔어요.
event-pile-used-up = { JOSA($seat, "이/가") } 뽑아야 하는데 뽑는 더미가 비어서, 버리는 더미에서 맨 위의 카드만 빼고 { $count-word }장을 섞어요.
event-pile-reshuffled = 맨 위의 { JOSA($card, "은/는") } 남겨 두고, { $count-word }장을 섞어 새 뽑는 더미를 만들었어요.

## 행동 카드

event-spider-played = 거미가 나왔으니, { JOSA($seat, "이/가") } 다른 한 사람에게 한 장을 줘요.
event-mosquito-played = 모기가 나왔으니, { $seat }만 빼고 모두 손바닥으로 쳐요.
event-ant-played = 개미가 나왔으니, { $seat }만 빼고 모두 한 장씩 뽑아요.
event-race-opened = { CITED($clauses, "cockroach-player-may") ->
    [cockroach-player-may] 바퀴가 나왔으니, 이제 누구나 { JOSA($number, "을/를") } 한 장 얹을 수 있어요.
   *[other] 바퀴가 나왔으니, 이제 { $seat }만 빼고 누구나 { JOSA($number, "을/를") } 한 장 얹을 수 있어요.
}
event-slapped = { $place ->
    [1] { JOSA($seat, "이/가") } 가장 먼저 모기를 쳤어요.
   *[other] { JOSA($seat, "이/가") } { $place-word }번째로 모기를 쳤어요.
}
event-slowest-found = { CITED($clauses, "mosquito-giver-chooses") ->
    [mosquito-giver-chooses] 가장 늦은 사람은 { JOSA($seat, "이에요/예요") }. 이제 모두에게서 한 장씩 받아요.
   *[other] 가장 늦은 사람은 { JOSA($seat, "이에요/예요") }. 그래서 한 장을 뽑아요.
}
event-card-given = { CITED($clauses, "accuse-guilty-penalty-card", "spider-may-empty", "mosquito-may-empty", "mosquito-slowest-receives") ->
    [accuse-guilty-penalty-card] 경비원 { JOSA($seat, "이/가") } 들킨 { $to }에게 벌칙 카드로 { JOSA($card, "을/를") } 줬어요.
    [spider-may-empty] { JOSA($seat, "이/가") } 하나 남은 { JOSA($card, "을/를") } { $to }에게 줬어요.
    [mosquito-may-empty] { JOSA($seat, "이/가") } 하나 남은 { JOSA($card, "을/를") } 가장 늦은 { $to }에게 줬어요.
    [mosquito-slowest-receives] { JOSA($seat, "이/가") } 가장 늦은 { $to }에게 { JOSA($card, "을/를") } 줬어요.
   *[other] { JOSA($seat, "이/가") } { $to }에게 { JOSA($card, "을/를") } 줬어요.
}
event-card-given-unseen = { CITED($clauses, "accuse-guilty-penalty-card", "spider-may-empty", "mosquito-slowest-receives") ->
    [accuse-guilty-penalty-card] 경비원 { JOSA($seat, "이/가") } 들킨 { $to }에게 벌칙 카드 한 장을 줬어요.
    [spider-may-empty] { JOSA($seat, "이/가") } 하나 남은 카드를 { $to }에게 줬어요.
    [mosquito-slowest-receives] { JOSA($seat, "이/가") } 가장 늦은 { $to }에게 한 장을 줬어요.
   *[other] { JOSA($seat, "이/가") } { $to }에게 한 장을 줬어요.
}
event-gave-nothing = { CITED($clauses, "spider-may-empty", "accuse-penalty-not-moth") ->
    [spider-may-empty] 거미로 마지막 한 장은 줄 수 없어서, { JOSA($seat, "은/는") } 주지 않고 지나갔어요.
    [accuse-penalty-not-moth] 경비원 { JOSA($seat, "은/는") } 줄 수 있는 카드가 없어서 벌칙 카드를 주지 않았어요.
   *[other] { JOSA($seat, "은/는") } 줄 수 있는 카드가 없어서 주지 않고 지나갔어요.
}
event-card-thrown = { CITED($clauses, "cockroach-moth", "cockroach-no-chain", "cockroach-player-may") ->
    [cockroach-moth] 경비원인 { JOSA($seat, "이/가") } 가장 먼저 { JOSA($card, "을/를") } 얹었어요.
    [cockroach-no-chain] { JOSA($seat, "이/가") } 가장 먼저 { JOSA($card, "을/를") } 얹었고, 얹은 카드에는 효과가 없어요.
    [cockroach-player-may] 바퀴를 낸 { JOSA($seat, "이/가") } 가장 먼저 { JOSA($card, "을/를") } 얹었어요.
   *[other] { JOSA($seat, "이/가") } 가장 먼저 { JOSA($card, "을/를") } 얹었어요.
}
event-throw-too-late = { JOSA($seat, "은/는") } { JOSA($card, "을/를") } 얹었지만 늦어서 도로 가져갔어요.
event-race-closed = { CITED($clauses, "cockroach-none") ->
    [cockroach-none] 바퀴에 아무도 얹지 않았고, 다음 차례는 { JOSA($seat, "이에요/예요") }.
   *[other] 이제 바퀴에 더 얹을 수 없고, 다음 차례는 { JOSA($seat, "이에요/예요") }.
}

## 장난과 잡았다!

event-slipped-away = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 몰래 버렸어요.
event-accused = 경비원 { JOSA($seat, "이/가") } “{ $to }, 잡았다!” 하고 외쳤어요.
event-caught = { JOSA($seat, "이/가") } 들켜서, 몰래 버린 { JOSA($cards, "이/가") } 손으로 돌아왔어요.
event-guard-passed = 경비원 카드가 { $seat } 앞으로 옮겨 가서, 이제 { $other } 대신 { JOSA($seat, "이/가") } 경비원이에요.
event-wrongly-accused = { CITED($clauses, "accuse-window") ->
    [accuse-window] { $to }의 장난을 잡기에는 이미 늦어서, { JOSA($seat, "이/가") } 헛짚은 셈이에요.
   *[other] { $to }에게는 잡을 장난이 없어서, { JOSA($seat, "이/가") } 헛짚었어요.
}
event-play-resumed = 멈춘 곳에서 다시 이어 가고, 차례는 그대로 { JOSA($seat, "이에요/예요") }.

## 라운드와 게임의 끝

event-last-action-void = { $seat }의 마지막 카드라서 { $card }에는 효과가 없어요.
event-round-ended = { $seats-count ->
    [1] { JOSA($seats, "이/가") } 손을 비워서 라운드가 끝났어요.
   *[other] { JOSA($seats, "이/가") } 함께 손을 비워서 라운드가 끝났어요.
}
event-slipped-cards-found = { $cards-amount ->
    [few] { JOSA($seat, "이/가") } 몰래 버린 { JOSA($cards, "을/를") } 찾았지만, 벌점으로 세지 않아요.
   *[other] { JOSA($seat, "이/가") } 몰래 버린 카드 { $cards-count-word }장을 찾았지만, 벌점으로 세지 않아요.
}
event-seat-scored = { $cards-amount ->
    [none] { JOSA($seat, "은/는") } 손을 비워서 벌점이 없어요.
    [few] { JOSA($seat, "은/는") } { JOSA($cards, "이/가") } 남아서 벌점이 { $points }점이에요.
   *[many] { JOSA($seat, "은/는") } 카드가 { $cards-count-word }장 남아서 벌점이 모두 { $points }점이에요.
}
event-seat-scored-in-part = { $seat }의 손에 모르는 카드가 있어서, 벌점이 적어도 { $points }점이라는 것만 알 수 있어요.
event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "game-tie") ->
        [game-tie] 벌점 합계가 { $points }점으로 가장 적은 사람이 여러 명이라서, 마지막 라운드의 벌점이 더 적은 { JOSA($seats, "이/가") } 우승했어요.
       *[other] 벌점 합계가 { $points }점으로 가장 적은 { JOSA($seats, "이/가") } 우승했어요.
    }
   *[other] 벌점 합계가 { $points }점으로 가장 적은 { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 지금 할 일

ask-deal = 카드를 나누어 주면 { $round }라운드가 시작되고, 경비원은 { JOSA($seat, "이에요/예요") }.
ask-shuffle = 뽑는 더미가 비었어요. 버리는 더미에서 맨 위의 카드만 빼고 { $count-word }장을 섞으면 이어 갈 수 있어요.
ask-turn = { JOSA($seat, "은/는") } { JOSA($low, "이나/나") } { JOSA($high, "을/를") } 내고, 맞는 카드가 없으면 한 장 뽑을 차례예요.
ask-race = { JOSA($seat, "은/는") } { JOSA($low, "이나/나") } { JOSA($high, "을/를") } 내고, 맞는 카드가 없으면 한 장 뽑을 차례예요. 그 전까지는 차례가 아니어도 { JOSA($number, "을/를") } 한 장 얹어 볼 수 있어요.
ask-last-race = 라운드가 곧 끝나요. 아직 { JOSA($number, "을/를") } 한 장 얹을 수 있고, 얹을 사람이 없으면 { JOSA($seat, "이/가") } 패스해요.
ask-slap = { JOSA($seats, "은/는") } 얼른 모기를 손바닥으로 쳐야 해요.
ask-gifts = { $seats-count ->
    [1] { JOSA($seats, "은/는") } 가장 늦은 { $to }에게 나방 말고 다른 카드를 한 장 줘야 해요.
   *[other] { JOSA($seats, "은/는") } 가장 늦은 { $to }에게 나방 말고 다른 카드를 한 장씩 줘야 해요.
}
ask-spider = { JOSA($seat, "은/는") } 나방 말고 다른 카드를 한 장 골라, 원하는 사람에게 줘야 해요.
ask-penalty = 경비원 { JOSA($seat, "은/는") } 들킨 { $to }에게 벌칙 카드를 한 장 줘야 해요.
ask-over = { $seats-count ->
    [1] 게임이 끝났어요. 벌점 { $points }점인 { JOSA($seats, "이/가") } 우승했어요.
   *[other] 게임이 끝났어요. 벌점이 { $points }점으로 같은 { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 왜 안 되는지, 대신 무엇을 할 수 있는지

refusal-game-over = 게임이 끝나서 더 할 수 없으니, 더 하려면 새 게임을 시작하세요.
refusal-not-at-the-table = { CITED($clauses, "accuse-call", "spider-give-one") ->
    [accuse-call] 그 사람은 이 게임에 참여하지 않으니, 함께 하는 사람 가운데에서 지목하세요.
    [spider-give-one] 그 사람은 이 게임에 참여하지 않으니, 함께 하는 사람에게 주세요.
   *[other] { JOSA($seat, "은/는") } 이 게임에 참여하지 않아서 차례가 없어요.
}
refusal-before-the-deal = 아직 카드를 나누어 주지 않았으니, 카드를 받은 다음에 하세요.
refusal-before-the-shuffle = 뽑는 더미가 비어 있으니, 버리는 더미를 섞고 카드를 뽑은 다음에 하세요.
refusal-accusation-first = 아직 “잡았다!”가 끝나지 않았으니, 경비원이 { $seat }에게 벌칙 카드를 준 다음에 하세요.
refusal-action-first = 아직 행동 카드의 효과가 끝나지 않았으니, 다 끝날 때까지 기다려 주세요.
refusal-not-your-turn = 지금은 { $turn } 차례니까, 자기 차례가 올 때까지 기다려 주세요.
refusal-names-a-player = 여기서는 상대를 고를 필요가 없으니, 사람을 빼고 다시 해 주세요.
refusal-names-cards = 여기서는 카드를 고를 필요가 없으니, 카드를 빼고 다시 해 주세요.
refusal-no-cards = 카드를 고르지 않았으니, 손에서 한 장을 골라 주세요.
refusal-not-your-cards = 손에 없는 카드는 쓸 수 없으니, 들고 있는 카드에서 골라 주세요.
refusal-more-than-one = 한 번에 한 장만 쓸 수 있으니, { $count-word }장 가운데 하나만 골라 주세요.
refusal-one-at-a-time = 장난 한 번에 한 장만 버릴 수 있으니, 틈을 보아 한 장씩 따로 버리세요.
refusal-moth-not-playable = 나방은 경비원만 낼 수 있으니 맞는 다른 카드를 내고, 없으면 한 장 뽑으세요.
refusal-equal-number = 맨 위와 같은 { JOSA($number, "은/는") } 낼 수 없으니 { JOSA($low, "이나/나") } { JOSA($high, "을/를") } 내고, 없으면 한 장 뽑으세요.
refusal-not-adjacent = { JOSA($value, "은/는") } 맨 위의 { JOSA($number, "과/와") } 이웃이 아니니 { JOSA($low, "이나/나") } { JOSA($high, "을/를") } 내고, 없으면 한 장 뽑으세요.
refusal-could-play = { $cards-count ->
    [1] 낼 수 있는 카드가 있으니, 뽑지 말고 { JOSA($cards, "을/를") } 내세요.
   *[other] 낼 수 있는 카드가 있으니, 뽑지 말고 { $cards-faces } 가운데 하나를 내세요.
}
refusal-guard-cheats = 경비원은 장난을 칠 수 없지만, 그 대신 차례에 나방을 낼 수 있어요.
refusal-nobody-guards = 경비원이 손을 비워서 “잡았다!”를 외칠 사람이 없으니, 장난은 다음 라운드에 치세요.
refusal-cheat-frozen = “잡았다!”가 나오면 장난을 멈춰야 하니, 다 끝날 때까지 기다려 주세요.
refusal-last-card = 마지막 한 장은 몰래 버릴 수 없으니, 차례에 내거나 바퀴에 얹거나 모기 때 남에게 주세요. 나방이라면 차례에 한 장 뽑은 다음에 버리면 돼요.
refusal-not-the-guard = “잡았다!”는 경비원만 외칠 수 있으니, 경비원 { $seat }에게 맡기고 모른 척하세요.
refusal-nobody-named = { CITED($clauses, "accuse-call") ->
    [accuse-call] “잡았다!”를 외칠 때는 이름을 대야 하니, 한 사람을 콕 집어 주세요.
   *[other] 누구에게 줄지 고르지 않았으니, 카드를 받을 사람을 골라 주세요.
}
refusal-guard-is-out = 손을 비운 경비원은 더 잡을 수 없으니, 라운드가 끝날 때까지 기다려 주세요.
refusal-accuses-self = 경비원인 자신은 잡을 수 없으니, 다른 사람을 지목하세요.
refusal-owes-nothing = 카드는 거미나 모기 때, 아니면 벌칙 카드로만 줄 수 있으니, 그때까지 기다려 주세요.
refusal-gives-self = 자신에게는 줄 수 없으니, 다른 사람에게 주세요.
refusal-last-card-given = 이 규칙에서는 거미로 마지막 한 장을 줄 수 없으니, 그대로 들고 패스하세요.
refusal-moth-given = 나방은 아무에게도 건넬 수 없으니, 다른 카드를 주세요.
refusal-wrong-receiver = { CITED($clauses, "accuse-guilty-penalty-card") ->
    [accuse-guilty-penalty-card] 벌칙 카드는 들킨 사람이 받으니, { $to }에게 주세요.
   *[other] 모기 때는 가장 늦은 사람이 받으니, { $to }에게 주세요.
}
refusal-no-pass = 줄 카드가 없을 때만 패스할 수 있으니, 차례에는 카드를 내거나 한 장 뽑으세요.
refusal-has-cards-to-give = 줄 수 있는 카드가 있을 때는 패스할 수 없으니, 한 장을 골라서 주세요.
refusal-no-mosquito = 지금은 칠 모기가 없으니, 누가 모기를 낼 때까지 기다려 주세요.
refusal-own-mosquito = 모기를 낸 사람은 치지 않으니, 다른 사람이 다 칠 때까지 기다려 주세요.
refusal-slapped-before = 모기는 한 번만 치면 되니, 다른 사람이 다 칠 때까지 기다려 주세요.
refusal-no-cockroach = 바퀴가 나왔을 때만 얹을 수 있으니, 누가 바퀴를 낼 때까지 기다려 주세요.
refusal-own-cockroach = 이 규칙에서는 바퀴를 낸 사람이 얹을 수 없으니, 자기 차례에 내세요.
refusal-threw-before = 한 사람이 한 번씩만 얹어 볼 수 있으니, 다음에 바퀴가 나올 때까지 기다려 주세요.
refusal-moth-thrown = 나방은 경비원만 얹을 수 있으니, 숫자가 같은 다른 카드를 얹으세요.
refusal-wrong-number = 지금은 { $number }만 얹을 수 있으니, 이 카드는 벌칙 없이 되가져가고 맞는 카드가 있으면 다시 얹으세요.
refusal-no-chance-now = 지금은 섞거나 나누어 줄 때가 아니니, 라운드가 끝나거나 뽑는 더미가 빌 때까지 기다려 주세요.
refusal-not-a-deal = 나누어 주는 사람은 카드를 섞고 나누어 주기만 하고, 내거나 뽑는 것은 플레이어가 해요.
refusal-not-in-the-deck = { JOSA($cards-faces, "은/는") } 그렇게 많이 들어 있지 않으니, 있는 카드만 섞어 주세요.
refusal-wrong-deal-size = 섞을 카드는 { $count-word }장이 아니라 { $need-word }장이니, 장수를 맞추어 주세요.
refusal-unknown-verb = 이 게임에서는 할 수 없는 일이니, 카드를 내거나 뽑거나 장난을 치세요.

## 단추

move-draw = 한 장 뽑기
move-cheat = { $cards } 몰래 버리기
move-accuse = { $to ->
    [nobody] “잡았다!” 외치기
   *[other] “{ $to }, 잡았다!” 외치기
}
move-give = { $to ->
    [nobody] { $cards } 주기
   *[other] { $to }에게 { $cards } 주기
}
move-slap = 손바닥으로 치기
move-throw = { $cards } 얹기

## 표시, 자리, 특별한 순간

mark-guard = 경비원
mark-caught = 들킴
mark-slowest = 가장 늦음
mark-out = 손 비움
mark-slapped = 쳤음
mark-not-yet = 아직 못 쳤음
mark-thrown = 먼저 얹음
mark-too-late = 늦음
mark-can-be-caught = 아직 잡을 수 있음
mark-slipped-away = 안 들킴
zone-pile = 버리는 더미
zone-stock = 뽑는 더미
zone-slaps = 친 순서
zone-race = 얹은 순서
zone-slipped = 빠져나간 카드
banner-slap = 모기! 얼른 손바닥으로 쳐요
banner-race = 바퀴! 같은 숫자를 얹어요
banner-caught = 잡았다! 모두 멈춰요

## 다음에 일어날 일을 묻는 질문

question-accuse = 방금 장난을 쳐서 아직 잡을 수 있는 사람은 누구일까요?
answer-accuse-nobody = 아무도 장난치지 않았어요
question-next--hands-dealt--count = 카드를 몇 장씩 받을까요?
question-next--hands-dealt--stock = 첫 카드까지 펼치면 뽑는 더미에 몇 장이 남을까요?
question-next--first-card-turned--card = 버리는 더미의 첫 카드는 무엇일까요?
question-next--round-opened--round = 이제 몇 번째 라운드일까요?
question-next--round-opened--seat = 새 라운드의 시작 경비원은 누구일까요?
question-next--card-played--seat = 다음에 카드를 내는 사람은 누구일까요?
question-next--card-played--card = { $seat ->
    [nobody] 다음에 나오는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 내는 카드는 무엇일까요?
}
question-next--card-drawn--seat = 다음에 카드를 뽑는 사람은 누구일까요?
question-next--card-drawn--card = { $seat ->
    [nobody] 다음에 뽑는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 뽑는 카드는 무엇일까요?
}
question-next--card-drawn-unseen--seat = 다음에 카드를 뽑는 사람은 누구일까요?
question-next--draw-skipped--seat = 뽑지 않고 넘어가는 사람은 누구일까요?
question-next--pile-used-up--seat = 뽑는 더미가 비어서 못 뽑고 기다리는 사람은 누구일까요?
question-next--pile-used-up--count = 뽑는 더미가 비면 카드를 몇 장 섞을까요?
question-next--pile-reshuffled--count = 새 뽑는 더미는 몇 장일까요?
question-next--pile-reshuffled--card = 섞지 않고 남겨 두는 카드는 무엇일까요?
question-next--spider-played--seat = 다음에 거미를 내고 한 장을 주는 사람은 누구일까요?
question-next--mosquito-played--seat = 다음에 모기를 내는 사람은 누구일까요?
question-next--slapped--seat = 다음에 모기를 치는 사람은 누구일까요?
question-next--slapped--place = { $seat ->
    [nobody] 다음 사람은 몇 번째로 모기를 칠까요?
   *[other] { JOSA($seat, "은/는") } 몇 번째로 모기를 칠까요?
}
question-next--slowest-found--seat = 가장 늦은 사람은 누구일까요?
question-next--card-given--seat = 다음에 카드를 주는 사람은 누구일까요?
question-next--card-given--card = { $seat ->
    [nobody] 다음에 건네는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 주는 카드는 무엇일까요?
}
question-next--card-given--to = { $seat ->
    [nobody] 카드를 받는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구에게 카드를 줄까요?
}
question-next--card-given-unseen--seat = 다음에 카드를 주는 사람은 누구일까요?
question-next--card-given-unseen--to = { $seat ->
    [nobody] 카드를 받는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구에게 카드를 줄까요?
}
question-next--gave-nothing--seat = 줄 수 있는 카드가 없는 사람은 누구일까요?
question-next--race-opened--seat = 다음에 바퀴를 내는 사람은 누구일까요?
question-next--race-opened--number = 바퀴에 얹을 수 있는 숫자는 무엇일까요?
question-next--card-thrown--seat = 가장 먼저 얹는 사람은 누구일까요?
question-next--card-thrown--card = { $seat ->
    [nobody] 가장 먼저 얹는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 얹는 카드는 무엇일까요?
}
question-next--throw-too-late--seat = 늦게 얹어서 카드를 되가져가는 사람은 누구일까요?
question-next--throw-too-late--card = { $seat ->
    [nobody] 늦게 얹어서 되가져가는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 되가져가는 카드는 무엇일까요?
}
question-next--race-closed--seat = 바퀴 다음에는 누구의 차례일까요?
question-next--ant-played--seat = 다음에 개미를 내는 사람은 누구일까요?
question-next--slipped-away--seat = 다음에 장난을 치는 사람은 누구일까요?
question-next--slipped-away--card = { $seat ->
    [nobody] 다음에 몰래 버리는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 몰래 버리는 카드는 무엇일까요?
}
question-next--accused--seat = 누가 “잡았다!”를 외칠까요?
question-next--accused--to = { $seat ->
    [nobody] 누가 지목을 받을까요?
   *[other] { JOSA($seat, "은/는") } 누구를 지목할까요?
}
question-next--caught--seat = 장난을 들키는 사람은 누구일까요?
question-next--caught--cards = { $seat ->
    [nobody] 들킨 사람의 손으로 돌아오는 카드는 무엇일까요?
   *[other] { $seat }의 손으로 돌아오는 카드는 무엇일까요?
}
question-next--guard-passed--seat = 새 경비원은 누구일까요?
question-next--guard-passed--other = 경비원 카드를 내놓는 사람은 누구일까요?
question-next--wrongly-accused--seat = 누가 헛짚을까요?
question-next--wrongly-accused--to = { $seat ->
    [nobody] 헛짚은 상대는 누구일까요?
   *[other] { JOSA($seat, "이/가") } 헛짚은 상대는 누구일까요?
}
question-next--play-resumed--seat = 멈춘 곳에서 다시 이어 가면 누구의 차례일까요?
question-next--last-action-void--seat = 마지막 행동 카드에 효과가 없는 사람은 누구일까요?
question-next--last-action-void--card = 효과가 없는 마지막 카드는 무엇일까요?
question-next--round-ended--seats = 라운드가 끝날 때 손을 비운 사람은 누구일까요?
question-next--slipped-cards-found--seat = 다음에 찾는 빠져나간 카드는 누가 버린 것일까요?
question-next--slipped-cards-found--cards = { $seat ->
    [nobody] 라운드가 끝나고 찾은 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 몰래 버린 카드는 무엇일까요?
}
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

option-number-split = 숫자마다 들어 있는 장수
option-number-split--even = 되도록 고르게, 짐작한 값
option-number-split--written = 직접 센 장수 { $text }
option-must-play = 낼 수 있을 때 뽑기
option-must-play--on = 뽑지 않고 꼭 내야 해요
option-must-play--off = 내지 않고 뽑아도 돼요
option-catch-window = 장난을 잡을 수 있는 때
option-catch-window--number = { $number ->
    [0] 모두가 보는 일이 하나라도 지나가기 전까지
   *[other] 모두가 보는 일이 { $number-word }번 지나간 뒤까지
}
option-caught-gets = 들킨 사람이 더 받는 카드
option-caught-gets--guard-card = 경비원의 손패에서 한 장
option-caught-gets--draw = 뽑는 더미에서 한 장
option-caught-gets--nothing = 더 받지 않아요
option-penalty-moth = 나방을 벌칙 카드로
option-penalty-moth--on = 줄 수 있어요
option-penalty-moth--off = 줄 수 없어요
option-spider-last = 거미로 마지막 한 장을
option-spider-last--on = 줄 수 있어요
option-spider-last--off = 줄 수 없어요
option-mosquito-slowest = 모기를 가장 늦게 친 사람
option-mosquito-slowest--one-from-each = 모두에게서 한 장씩 받아요
option-mosquito-slowest--draw = 뽑는 더미에서 한 장만 뽑아요
option-cockroach-player = 바퀴를 낸 사람
option-cockroach-player--on = 같이 얹을 수 있어요
option-cockroach-player--off = 얹을 수 없어요
option-cockroach-chains = 바퀴에 얹은 행동 카드
option-cockroach-chains--on = 효과가 있어요
option-cockroach-chains--off = 효과가 없어요
option-last-card-action = 마지막으로 낸 행동 카드
option-last-card-action--void = 효과 없이 라운드를 바로 끝내요
option-last-card-action--resolve-first = 효과를 먼저 처리하고 끝내요
option-rounds = 라운드 수
option-rounds--players = 사람 수만큼
option-rounds--number = { $number }라운드
option-next-guard = 다음 라운드의 시작 경비원
option-next-guard--rotate = 지난 시작 경비원의 왼쪽 사람
option-next-guard--keep = 라운드가 끝날 때의 경비원
option-next-guard--most-points = 그 라운드의 벌점이 가장 많은 사람
option-game-tie = 가장 적은 합계가 같으면
option-game-tie--shared = 함께 우승해요
option-game-tie--last-round = 마지막 라운드의 벌점으로 가려요
option-more-players = 6명이나 7명이 하기
option-more-players--on = 할 수 있어요
option-more-players--off = 5명까지만 할 수 있어요

## 규칙 묶음

preset-standard = 우리 규칙
preset-korean-magazine = 한국어 소개 기사: 바퀴를 낸 사람은 얹지 않기
preset-french-page = 프랑스어 글 하나: 거미로 마지막 한 장을 주지 않기
preset-french-reviews = 프랑스어 글 몇 편: 모기에 늦으면 한 장만 뽑기

## 상자에 든 것

component-numbers = 1부터 5까지 숫자 카드 { $count-word }장
component-spiders = 거미 { $count-word }장
component-mosquitoes = 모기 { $count-word }장
component-cockroaches = 바퀴 { $count-word }장
component-ants = 개미 { $count-word }장
component-moths = 장난꾸러기 나방 { $count-word }장
component-guard = 경비원 카드 { $count-word }장

## 상황을 직접 차릴 때: 줄마다 적는 것

field-guard = 경비원
field-start = 이 라운드의 첫 경비원
field-top = 버리는 더미의 맨 위 카드
field-stock = 뽑는 더미(위에서부터)
field-discard = 맨 위 카드 밑에 깔린 카드
field-action = 진행 중인 행동
field-action--spider = 거미
field-action--slaps = 모기 치기
field-action--gifts = 가장 늦은 사람에게 주기
field-action--race = 바퀴에 얹기
field-caught = 들켜서 경비원의 카드를 기다리는 사람
field-draws = 섞은 뒤에 더 뽑을 사람
field-turn = 섞은 뒤에 차례인 사람
field-fresh = 빠져나갔지만 아직 잡을 수 있는 카드
field-away = 들키지 않고 빠져나간 카드
field-points = 끝난 라운드의 벌점
