# 슬리핑퀸즈의 한국어 문장. 깨우다, 막다, 칸, 짝, 덧셈, 사람 세기는 terms/ko.md에 적힌 뜻으로 쓴다.

game-name = 슬리핑퀸즈
game-tagline = 잠든 여왕을 깨워 모으고, 기사와 물약을 막아 끝까지 지키세요.
facts = 여왕 { $queens }장이나 { $points }점을 먼저 모으면 이겨요

## 카드

card-1 = 숫자 카드 1
    .index = 1
    .noun = 1
    .some = { $count ->
        [1] 1
       *[other] 1 { $count-word }장
    }
card-2 = 숫자 카드 2
    .index = 2
    .noun = 2
    .some = { $count ->
        [1] 2
       *[other] 2 { $count-word }장
    }
card-3 = 숫자 카드 3
    .index = 3
    .noun = 3
    .some = { $count ->
        [1] 3
       *[other] 3 { $count-word }장
    }
card-4 = 숫자 카드 4
    .index = 4
    .noun = 4
    .some = { $count ->
        [1] 4
       *[other] 4 { $count-word }장
    }
card-5 = 숫자 카드 5
    .index = 5
    .noun = 5
    .some = { $count ->
        [1] 5
       *[other] 5 { $count-word }장
    }
card-6 = 숫자 카드 6
    .index = 6
    .noun = 6
    .some = { $count ->
        [1] 6
       *[other] 6 { $count-word }장
    }
card-7 = 숫자 카드 7
    .index = 7
    .noun = 7
    .some = { $count ->
        [1] 7
       *[other] 7 { $count-word }장
    }
card-8 = 숫자 카드 8
    .index = 8
    .noun = 8
    .some = { $count ->
        [1] 8
       *[other] 8 { $count-word }장
    }
card-9 = 숫자 카드 9
    .index = 9
    .noun = 9
    .some = { $count ->
        [1] 9
       *[other] 9 { $count-word }장
    }
card-10 = 숫자 카드 10
    .index = 10
    .noun = 10
    .some = { $count ->
        [1] 10
       *[other] 10 { $count-word }장
    }
card-Ki = 왕
    .index = 왕
    .noun = 왕
    .some = { $count ->
        [1] 왕
       *[other] 왕 { $count-word }장
    }
card-Je = 광대
    .index = 광
    .noun = 광대
    .some = { $count ->
        [1] 광대
       *[other] 광대 { $count-word }장
    }
card-Kn = 기사
    .index = 기
    .noun = 기사
    .some = { $count ->
        [1] 기사
       *[other] 기사 { $count-word }장
    }
card-Po = 잠드는 물약
    .index = 약
    .noun = 물약
    .some = { $count ->
        [1] 물약
       *[other] 물약 { $count-word }장
    }
card-Wa = 요술지팡이
    .index = 지
    .noun = 요술지팡이
    .some = { $count ->
        [1] 요술지팡이
       *[other] 요술지팡이 { $count-word }장
    }
card-Dr = 용
    .index = 용
    .noun = 용
    .some = { $count ->
        [1] 용
       *[other] 용 { $count-word }장
    }
card-Rose = 장미 여왕
    .index = 장
    .noun = 장미 여왕
    .some = 장미 여왕
card-Cake = 케이크 여왕
    .index = 케
    .noun = 케이크 여왕
    .some = 케이크 여왕
card-Starfish = 불가사리 여왕
    .index = 불
    .noun = 불가사리 여왕
    .some = 불가사리 여왕
card-Rainbow = 무지개 여왕
    .index = 무
    .noun = 무지개 여왕
    .some = 무지개 여왕
card-Ladybug = 무당벌레 여왕
    .index = 벌
    .noun = 무당벌레 여왕
    .some = 무당벌레 여왕
card-Moon = 달 여왕
    .index = 달
    .noun = 달 여왕
    .some = 달 여왕
card-Peacock = 공작 여왕
    .index = 공
    .noun = 공작 여왕
    .some = 공작 여왕
card-Sunflower = 해바라기 여왕
    .index = 해
    .noun = 해바라기 여왕
    .some = 해바라기 여왕
card-Cat = 고양이 여왕
    .index = 고
    .noun = 고양이 여왕
    .some = 고양이 여왕
card-Dog = 강아지 여왕
    .index = 강
    .noun = 강아지 여왕
    .some = 강아지 여왕
card-Pancake = 팬케이크 여왕
    .index = 팬
    .noun = 팬케이크 여왕
    .some = 팬케이크 여왕
card-Heart = 하트 여왕
    .index = 하
    .noun = 하트 여왕
    .some = 하트 여왕
card-Book = 책 여왕
    .index = 책
    .noun = 책 여왕
    .some = 책 여왕
card-Butterfly = 나비 여왕
    .index = 나
    .noun = 나비 여왕
    .some = 나비 여왕
card-IceCream = 아이스크림 여왕
    .index = 아
    .noun = 아이스크림 여왕
    .some = 아이스크림 여왕
card-Strawberry = 딸기 여왕
    .index = 딸
    .noun = 딸기 여왕
    .some = 딸기 여왕
card-unknown = 모르는 카드
    .index = ?
    .noun = 모르는 카드
card-back-plain = 뒷면 카드

## 게임의 시작

event-hands-dealt = 카드를 섞어 { $count-word }장씩 나누어 줬고, 남은 { $stock-word }장은 뽑는 더미가 됐어요.
event-queens-laid = 여왕 { $count-word }장을 섞어 뒷면으로 깔았고, { JOSA($seat, "이/가") } 먼저 시작해요.

## 차례에 한 일

event-power-played = { JOSA($seat, "이/가") } { JOSA($card, "을/를") } 냈어요.
event-cards-discarded = { CITED($clauses, "discard-single-kind", "discard-single", "discard-pair", "discard-sum", "discard-no-two-sided") ->
    [discard-single-kind] { JOSA($seat, "이/가") } { $cards-first } 한 장을 효과 없이 버렸어요.
    [discard-single] { JOSA($seat, "이/가") } { $cards-first } 한 장을 버렸어요.
    [discard-pair] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 짝으로 버렸어요.
    [discard-sum] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 덧셈으로 버렸어요.
    [discard-no-two-sided] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 양쪽 덧셈으로 버렸어요.
   *[other] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 한꺼번에 버렸어요.
}

## 깨어나는 여왕

event-queen-woken = { CITED($clauses, "rose-bonus", "jester-chosen-wakes") ->
    [rose-bonus] { JOSA($seat, "이/가") } { $place }번 칸에서 { $card }도 깨웠어요.
    [jester-chosen-wakes] 걸린 { JOSA($seat, "이/가") } { $place }번 칸에서 { JOSA($card, "을/를") } 깨웠어요.
   *[other] { JOSA($seat, "이/가") } { $place }번 칸에서 { JOSA($card, "을/를") } 깨웠어요.
}
event-rose-bonus = { CITED($clauses, "jester-rose") ->
    [jester-rose] 광대로 깨운 장미 여왕도 능력은 똑같아서, 걸린 { JOSA($seat, "이/가") } 한 장 더 깨워요.
   *[other] 장미 여왕이 깨어났으니, { JOSA($seat, "이/가") } 한 장 더 깨워요.
}
event-rose-alone = 장미 여왕이 마지막으로 남은 여왕이라서, { JOSA($seat, "은/는") } 더 깨울 여왕이 없어요.
event-cat-dog-clash = { CITED($clauses, "catdog-steal", "catdog-rose") ->
    [catdog-steal] 고양이 여왕과 강아지 여왕은 함께 있을 수 없어서, { JOSA($seat, "이/가") } 빼앗은 { JOSA($card, "은/는") } 곧바로 잠들어야 해요.
    [catdog-rose] 고양이 여왕과 강아지 여왕은 함께 있을 수 없어서, 장미 여왕은 { $seat } 앞에 남고 { $card }만 다시 잠들어요.
   *[other] 고양이 여왕과 강아지 여왕은 함께 있을 수 없어서, { JOSA($seat, "이/가") } 깨운 { JOSA($card, "은/는") } 곧바로 다시 잠들어요.
}
event-queen-asleep = { CITED($clauses, "catdog-slot", "potion-sleep") ->
    [catdog-slot] { JOSA($card, "은/는") } 자던 { $place }번 칸으로 돌아갔어요.
    [potion-sleep] { JOSA($card, "이/가") } 물약 때문에 { $place }번 칸에서 다시 잠들었어요.
   *[other] { JOSA($card, "이/가") } { $place }번 칸에서 다시 잠들었어요.
}

## 기사와 물약, 막기

event-queen-attacked = { CITED($clauses, "potion-sleep") ->
    [potion-sleep] { JOSA($seat, "이/가") } { $other }의 { JOSA($card, "을/를") } 잠재우려고 해요.
   *[other] { JOSA($seat, "이/가") } { $other }의 { JOSA($card, "을/를") } 빼앗으려고 해요.
}
event-attack-blocked = { CITED($clauses, "wand-block") ->
    [wand-block] { JOSA($seat, "이/가") } { JOSA($card, "으로/로") } 물약을 막고 여왕을 지켰어요.
   *[other] { JOSA($seat, "이/가") } { JOSA($card, "으로/로") } 기사를 막고 여왕을 지켰어요.
}
event-not-blocked = { CITED($clauses, "wand-block") ->
    [wand-block] { JOSA($seat, "은/는") } 물약을 막지 않았어요.
   *[other] { JOSA($seat, "은/는") } 기사를 막지 않았어요.
}
event-queen-stolen = { CITED($clauses, "steal-no-rose") ->
    [steal-no-rose] { JOSA($seat, "이/가") } { $other }의 { JOSA($card, "을/를") } 빼앗았지만, 깨운 것이 아니라서 한 장 더 깨우지는 않아요.
   *[other] { JOSA($seat, "이/가") } { $other }의 { JOSA($card, "을/를") } 빼앗았어요.
}

## 광대

event-jester-flipped = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] { JOSA($seat, "이/가") } 새 뽑는 더미의 맨 위를 뒤집었더니 { JOSA($card, "이/가") } 나왔어요.
   *[other] { JOSA($seat, "이/가") } 뽑는 더미의 맨 위를 뒤집었더니 { JOSA($card, "이/가") } 나왔어요.
}
event-extra-turn = { JOSA($seat, "은/는") } { JOSA($card, "을/를") } 손에 넣고 한 번 더 해요.
event-jester-counted = { $number ->
    [1] 1이라서 처음 세는 { JOSA($to, "이/가") } 바로 걸렸고, 여왕 한 장을 깨워요.
   *[other] 사람을 { $number }까지 세어 보니 { JOSA($to, "이/가") } 걸려서, 여왕 한 장을 깨워요.
}

## 뽑기와 더미

event-cards-drawn = { CITED($clauses, "pile-reshuffle") ->
    [pile-reshuffle] { JOSA($seat, "이/가") } 새 뽑는 더미에서 { JOSA($cards, "을/를") } 뽑았어요.
   *[other] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 뽑았어요.
}
event-cards-drawn-unseen = { CITED($clauses, "pile-reshuffle") ->
    [pile-reshuffle] { JOSA($seat, "이/가") } 새 뽑는 더미에서 { $count-word }장 뽑았어요.
   *[other] { JOSA($seat, "이/가") } { $count-word }장 뽑았어요.
}
event-draw-skipped = 뽑을 카드도 섞을 카드도 없어서, { JOSA($seat, "은/는") } 손패가 모자란 채로 이어 가요.
event-pile-used-up = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] 뒤집을 카드가 없어서, 버리는 더미의 { $count-word }장을 먼저 섞어요.
   *[other] 뽑는 더미가 비어서, 버리는 더미의 { $count-word }장을 섞어요.
}
event-pile-reshuffled = 버리는 더미의 { $count-word }장을 섞어 새 뽑는 더미를 만들었어요.

## 게임의 끝

event-game-ended = { CITED($clauses, "end-threshold-23", "end-threshold-45", "end-all-awake") ->
    [end-all-awake] { $seats-count ->
        [1] { CITED($clauses, "end-tie") ->
            [end-tie] 가운데가 비어 게임이 끝났어요. { $points }점으로 점수가 가장 높은 사람이 여러 명이라서, 그중 여왕이 더 많은 { JOSA($seats, "이/가") } 우승했어요.
           *[other] 가운데가 비어 게임이 끝났고, { $points }점으로 점수가 가장 높은 { JOSA($seats, "이/가") } 우승했어요.
        }
       *[other] 가운데가 비어 게임이 끝났고, 똑같이 { $points }점으로 점수가 가장 높은 { JOSA($seats, "이/가") } 함께 우승했어요.
    }
    [end-threshold-23] { CITED($clauses, "jester-win-off-turn") ->
        [jester-win-off-turn] { JOSA($seats, "이/가") } 남의 차례에 이기는 조건을 채워 우승했어요. 모은 점수는 { $points }점이에요.
       *[other] { JOSA($seats, "이/가") } 이기는 조건을 채워 우승했어요. 모은 점수는 { $points }점이에요.
    }
    [end-threshold-45] { CITED($clauses, "jester-win-off-turn") ->
        [jester-win-off-turn] { JOSA($seats, "이/가") } 남의 차례에 이기는 조건을 채워 우승했어요. 모은 점수는 { $points }점이에요.
       *[other] { JOSA($seats, "이/가") } 이기는 조건을 채워 우승했어요. 모은 점수는 { $points }점이에요.
    }
   *[other] { $seats-count ->
        [1] { CITED($clauses, "end-tie") ->
            [end-tie] 뽑을 카드가 떨어져 게임이 끝났어요. { $points }점으로 점수가 가장 높은 사람이 여러 명이라서, 그중 여왕이 더 많은 { JOSA($seats, "이/가") } 우승했어요.
           *[other] 뽑을 카드가 떨어져 게임이 끝났고, { $points }점으로 점수가 가장 높은 { JOSA($seats, "이/가") } 우승했어요.
        }
       *[other] 뽑을 카드가 떨어져 게임이 끝났고, 똑같이 { $points }점으로 점수가 가장 높은 { JOSA($seats, "이/가") } 함께 우승했어요.
    }
}

## 지금 할 일

ask-deal = 카드를 다섯 장씩 나누어 줄 차례예요. 게임은 { $seat }부터 시작해요.
ask-lay = 여왕을 섞어 가운데에 뒷면으로 깔 차례예요.
ask-shuffle = 뽑는 더미가 비었어요. 버리는 더미의 { $count-word }장을 섞으면 이어 갈 수 있어요.
ask-turn = { JOSA($seat, "은/는") } 왕, 기사, 물약, 광대 가운데 한 장을 내거나 카드를 버릴 차례예요.
ask-answer-dragon = { JOSA($other, "이/가") } { $seat }의 { JOSA($card, "을/를") } 빼앗으려고 해요. { JOSA($seat, "은/는") } 용을 내서 막거나 패스할 수 있어요.
ask-answer-wand = { JOSA($other, "이/가") } { $seat }의 { JOSA($card, "을/를") } 잠재우려고 해요. { JOSA($seat, "은/는") } 요술지팡이를 내서 막거나 패스할 수 있어요.
ask-wake-rose = 장미 여왕이 깨어났으니, { JOSA($seat, "은/는") } 잠자는 여왕을 한 장 더 깨워야 해요.
ask-wake-jester = 광대의 숫자에 걸린 { JOSA($seat, "은/는") } 잠자는 여왕을 한 장 깨워야 해요.
ask-place = { JOSA($seat, "은/는") } { JOSA($card, "이/가") } 잠들 빈칸을 하나 골라야 해요.
ask-over = { $seats-count ->
    [1] 게임이 끝났어요. { JOSA($seats, "이/가") } 우승했어요.
   *[other] 게임이 끝났어요. { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 왜 안 되는지, 대신 무엇을 할 수 있는지

refusal-game-over = 게임이 끝나서 더 할 수 없으니, 더 하려면 새 게임을 시작하세요.
refusal-not-at-the-table = { JOSA($seat, "은/는") } 이 게임에 참여하지 않아서 차례가 없어요.
refusal-before-the-deal = 아직 게임 준비가 끝나지 않았으니, 카드를 나누어 주고 여왕을 깐 다음에 하세요.
refusal-before-the-shuffle = 뽑는 더미가 비어 있으니, 버리는 더미를 섞은 다음에 하세요.
refusal-must-answer = 기사나 물약이 나왔을 때는 막을지부터 정해야 하니, { JOSA($other, "이/가") } 대답한 다음에 하세요.
refusal-must-wake = { JOSA($other, "이/가") } 먼저 여왕을 깨워야 하니, 다 깨운 다음에 하세요.
refusal-must-place = 아직 { JOSA($card, "이/가") } 잠들지 않았으니, 빈칸을 골라 놓은 다음에 하세요.
refusal-not-your-turn = { CITED($clauses, "potion-slot") ->
    [potion-slot] 잠들 칸은 차례인 사람이 고르니, { JOSA($turn, "이/가") } 고를 때까지 기다려 주세요.
   *[other] 지금은 { $turn } 차례니까, 자기 차례가 올 때까지 기다려 주세요.
}
refusal-no-cards = 카드를 고르지 않았으니, 손에서 카드를 골라 주세요.
refusal-not-your-cards = 손에 없는 카드는 쓸 수 없으니, 들고 있는 카드에서 골라 주세요.
refusal-number-played = 숫자 카드는 내는 카드가 아니니, 한 장이나 짝이나 덧셈으로 버리세요.
refusal-one-card-only = { CITED($clauses, "dragon-block") ->
    [dragon-block] 막을 때는 한 장만 내니까, { $count-word }장 가운데 하나만 고르세요.
   *[other] 한 차례에는 한 장만 낼 수 있으니, { $count-word }장 가운데 하나만 고르세요.
}
refusal-reaction-only = { JOSA($card, "은/는") } 막을 때만 낼 수 있으니, 손에 들고 기다리면서 다른 행동을 하세요.
refusal-no-place = { CITED($clauses, "potion-slot") ->
    [potion-slot] 어느 칸인지 고르지 않았으니, 여왕이 잠들 빈칸을 골라 주세요.
   *[other] 어느 칸인지 고르지 않았으니, 깨우고 싶은 여왕이 자는 칸을 골라 주세요.
}
refusal-nobody-there = { $place }번 칸에는 잠자는 여왕이 없으니, 다른 칸을 골라 주세요.
refusal-queen-not-stated = { $place }번 칸에 어느 여왕이 자는지 적혀 있지 않아서 깨울 수 없으니, 다른 칸을 골라 주세요.
refusal-flip-not-stated = 뽑는 더미의 맨 위가 무슨 카드인지 적혀 있지 않아서 뒤집을 수 없으니, 다른 행동을 하세요.
refusal-no-queen = { CITED($clauses, "potion-target") ->
    [potion-target] 물약은 남의 깨어난 여왕을 한 장 골라서 내야 하니, 그런 여왕이 없으면 다른 행동을 하세요.
   *[other] 기사는 남의 깨어난 여왕을 한 장 골라서 내야 하니, 그런 여왕이 없으면 다른 행동을 하세요.
}
refusal-not-awake = { JOSA($card, "은/는") } 깨어 있지 않으니, 남의 깨어난 여왕 가운데에서 골라 주세요.
refusal-own-queen = { CITED($clauses, "potion-target") ->
    [potion-target] { JOSA($card, "은/는") } 내 여왕이라서 잠재울 수 없으니, 남의 깨어난 여왕을 고르거나 다른 행동을 하세요.
   *[other] { JOSA($card, "은/는") } 벌써 내 여왕이라서 빼앗을 수 없으니, 남의 깨어난 여왕을 고르거나 다른 행동을 하세요.
}
refusal-immune = { JOSA($card, "은/는") } 빼앗기지도 잠들지도 않으니, 다른 여왕을 고르거나 다른 행동을 하세요.
refusal-would-clash = 고양이 여왕과 강아지 여왕은 함께 있을 수 없고 이 규칙에서는 { JOSA($card, "을/를") } 노릴 수도 없으니, 다른 여왕을 고르거나 다른 행동을 하세요.
refusal-names-a-goal = { CITED($clauses, "jester-flip", "discard-single", "dragon-block", "dragon-optional") ->
    [jester-flip] 광대를 낼 때는 칸이나 여왕을 고르지 않으니, 광대만 내세요.
    [discard-single] 버릴 때는 칸이나 여왕을 고르지 않으니, 카드만 버리세요.
    [dragon-block] 막을 때는 칸이나 여왕을 고르지 않으니, 카드만 내세요.
    [dragon-optional] 패스할 때는 칸이나 여왕을 고르지 않으니, 그냥 패스하세요.
   *[other] 여기서는 칸이나 여왕을 고르지 않으니, 빼고 다시 해 주세요.
}
refusal-names-cards = { CITED($clauses, "dragon-optional", "rose-bonus", "potion-slot") ->
    [dragon-optional] 패스할 때는 카드를 내지 않으니, 그냥 패스하세요.
    [rose-bonus] 카드를 더 내지 않아도 깨울 수 있으니, 칸만 골라 주세요.
    [potion-slot] 카드를 더 내지 않아도 놓을 수 있으니, 빈칸만 골라 주세요.
   *[other] 여기서는 카드를 고르지 않으니, 빼고 다시 해 주세요.
}
refusal-power-not-alone = 이 규칙에서는 다른 행동을 할 수 있을 때 { $card } 같은 파워 카드를 버릴 수 없으니, 숫자 카드를 버리거나 낼 수 있는 카드를 내세요.
refusal-power-cards-together = 짝과 덧셈에는 { $cards-faces } 같은 파워 카드를 넣을 수 없으니, 숫자 카드끼리 버리거나 한 장만 버리세요.
refusal-unequal-pair = { JOSA($cards-faces, "은/는") } 서로 다른 숫자라서 짝이 아니니, 같은 숫자 두 장이나 덧셈이 맞는 여러 장을 고르거나 한 장만 버리세요.
refusal-triple = { $card } 세 장은 짝도 덧셈도 아니니, 두 장만 짝으로 버리고 한 장은 남겨 두세요.
refusal-two-sided = 덧셈의 답은 한 장이어야 하니, 한 장이 나머지를 모두 더한 수와 같도록 고르거나 한 장만 버리세요.
refusal-no-sum = { $need } 한 장을 뺀 나머지를 더하면 { JOSA($need, "이/가") } 아니라 { JOSA($value, "이에요/예요") }. 덧셈이 맞게 고르거나 한 장만 버리세요.
refusal-nothing-to-answer = 패스는 내 여왕을 노린 기사나 물약을 막지 않을 때만 하니, 차례에는 카드를 내거나 버리세요.
refusal-not-the-victim = 여왕의 주인만 막을지 정할 수 있으니, { JOSA($other, "이/가") } 대답할 때까지 기다려 주세요.
refusal-wrong-answer = { JOSA($card, "으로/로") }는 막을 수 없으니, { JOSA($face, "을/를") } 내거나 패스하세요.
refusal-nobody-to-wake = 지금은 그냥 깨울 수 없으니, 여왕을 깨우려면 자기 차례에 왕을 내세요.
refusal-not-the-waker = 지금은 { JOSA($other, "이/가") } 여왕을 깨울 때니까, 다 깨울 때까지 기다려 주세요.
refusal-nobody-to-place = 지금은 칸에 놓을 여왕이 없으니, 여왕이 잠들게 되면 그때 빈칸을 고르세요.
refusal-place-taken = { $place }번은 빈칸이 아니니, 빈칸 가운데 하나를 골라 주세요.
refusal-no-chance-now = 지금은 섞거나 나누어 줄 때가 아니니, 뽑는 더미가 빌 때까지 기다려 주세요.
refusal-not-a-deal = 나누어 주는 사람은 카드를 나누어 준 다음 여왕을 깔고, 뽑는 더미가 비면 섞기만 해요.
refusal-not-in-the-deck = { JOSA($cards-faces, "은/는") } 지금 섞을 카드에 그만큼 들어 있지 않으니, 있는 카드만 섞어 주세요.
refusal-wrong-deal-size = 섞을 카드는 { $count-word }장이 아니라 { $need-word }장이니, 장수를 맞추어 주세요.
refusal-unknown-verb = 이 게임에서는 할 수 없는 일이니, 카드를 내거나 버리세요.

## 단추

move-play = { $cards-count ->
    [1] { $cards-code ->
        [Ki] { $place ->
            [0] 왕 내기
           *[other] 왕으로 { $place }번 칸의 여왕 깨우기
        }
        [Kn] { $goal ->
            [nobody] 기사 내기
           *[other] 기사로 { $goal } 빼앗기
        }
        [Po] { $goal ->
            [nobody] 물약 내기
           *[other] 물약으로 { $goal } 잠재우기
        }
        [Dr] 용으로 막기
        [Wa] 요술지팡이로 막기
       *[other] { $cards } 내기
    }
   *[other] { $cards } 내기
}
move-discard = { $cards-count ->
    [0] 카드 버리기
   *[other] { $cards } 버리기
}
move-wake = { $place ->
    [0] 여왕 깨우기
   *[other] { $place }번 칸의 여왕 깨우기
}
move-place = { $place ->
    [0] 빈칸에 놓기
   *[other] { $place }번 칸에 놓기
}
move-lay = 여왕 깔기

## 표시, 자리, 특별한 순간

mark-attacked = 막을지 정하는 중
mark-target = 노리는 여왕
mark-turn = 차례
zone-asleep = 잠자는 여왕
zone-going-to-sleep = 잠들 여왕
zone-pile = 버리는 더미
zone-stock = 뽑는 더미
banner-attack = 여왕이 위험해요! 막을지 정해요

## 다음에 일어날 일을 묻는 질문

question-next--hands-dealt--count = 카드를 몇 장씩 받을까요?
question-next--hands-dealt--stock = 카드를 나누어 주고 나면 뽑는 더미는 몇 장일까요?
question-next--queens-laid--count = 가운데에 깔리는 여왕은 몇 장일까요?
question-next--queens-laid--seat = 누가 먼저 시작할까요?
question-next--power-played--seat = 다음에 파워 카드를 내는 사람은 누구일까요?
question-next--power-played--card = { $seat ->
    [nobody] 다음에 나오는 파워 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 내는 파워 카드는 무엇일까요?
}
question-next--cards-discarded--seat = 다음에 카드를 버리는 사람은 누구일까요?
question-next--cards-discarded--cards = { $seat ->
    [nobody] 다음에 버리는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 버리는 카드는 무엇일까요?
}
question-next--queen-woken--seat = 다음에 여왕을 깨우는 사람은 누구일까요?
question-next--queen-woken--card = { $seat ->
    [nobody] 다음에 깨어나는 여왕은 누구일까요?
   *[other] { JOSA($seat, "이/가") } 깨우는 여왕은 누구일까요?
}
question-next--queen-woken--place = { $seat ->
    [nobody] 다음에 깨어나는 여왕은 몇 번 칸에서 자고 있을까요?
   *[other] { JOSA($seat, "이/가") } 깨우는 여왕은 몇 번 칸에서 자고 있을까요?
}
question-next--rose-bonus--seat = 장미 여왕 덕분에 한 장 더 깨우는 사람은 누구일까요?
question-next--rose-alone--seat = 장미 여왕을 깨우고도 더 깨울 여왕이 없는 사람은 누구일까요?
question-next--cat-dog-clash--seat = 고양이 여왕과 강아지 여왕이 부딪치는 사람은 누구일까요?
question-next--cat-dog-clash--card = 부딪쳐서 잠드는 여왕은 누구일까요?
question-next--queen-attacked--seat = 다음에 남의 여왕을 노리는 사람은 누구일까요?
question-next--queen-attacked--card = { $seat ->
    [nobody] 기사나 물약은 어느 여왕을 노릴까요?
   *[other] { JOSA($seat, "은/는") } 어느 여왕을 노릴까요?
}
question-next--queen-attacked--other = { $seat ->
    [nobody] 기사나 물약은 누구의 여왕을 노릴까요?
   *[other] { JOSA($seat, "은/는") } 누구의 여왕을 노릴까요?
}
question-next--attack-blocked--seat = 여왕을 노린 카드를 막는 사람은 누구일까요?
question-next--attack-blocked--card = { $seat ->
    [nobody] 무슨 카드로 막을까요?
   *[other] { JOSA($seat, "은/는") } 무슨 카드로 막을까요?
}
question-next--not-blocked--seat = 막지 않는 사람은 누구일까요?
question-next--queen-stolen--seat = 남의 여왕을 빼앗는 사람은 누구일까요?
question-next--queen-stolen--card = { $seat ->
    [nobody] 어느 여왕의 주인이 바뀔까요?
   *[other] { JOSA($seat, "이/가") } 빼앗는 여왕은 누구일까요?
}
question-next--queen-stolen--other = { $seat ->
    [nobody] 여왕을 빼앗기는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구의 여왕을 빼앗을까요?
}
question-next--queen-asleep--card = 다음에 잠드는 여왕은 누구일까요?
question-next--queen-asleep--place = 다음에 잠드는 여왕은 몇 번 칸에서 잘까요?
question-next--jester-flipped--seat = 다음에 더미 맨 위를 뒤집는 사람은 누구일까요?
question-next--jester-flipped--card = { $seat ->
    [nobody] 광대로 뒤집으면 무슨 카드가 나올까요?
   *[other] { JOSA($seat, "이/가") } 광대로 뒤집는 카드는 무엇일까요?
}
question-next--extra-turn--seat = 한 번 더 하는 사람은 누구일까요?
question-next--extra-turn--card = { $seat ->
    [nobody] 광대로 손에 넣는 파워 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 손에 넣는 파워 카드는 무엇일까요?
}
question-next--jester-counted--seat = 다음에 광대를 내고 사람을 세는 사람은 누구일까요?
question-next--jester-counted--number = 사람을 몇까지 셀까요?
question-next--jester-counted--to = 사람을 세면 누가 걸릴까요?
question-next--cards-drawn--seat = 다음에 카드를 뽑는 사람은 누구일까요?
question-next--cards-drawn--cards = { $seat ->
    [nobody] 다음에 뽑는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 뽑는 카드는 무엇일까요?
}
question-next--cards-drawn-unseen--seat = 다음에 카드를 뽑는 사람은 누구일까요?
question-next--cards-drawn-unseen--count = { $seat ->
    [nobody] 다음에 카드를 몇 장 뽑을까요?
   *[other] { JOSA($seat, "은/는") } 카드를 몇 장 뽑을까요?
}
question-next--draw-skipped--seat = 손패가 모자란 채로 이어 가는 사람은 누구일까요?
question-next--pile-used-up--count = 뽑는 더미가 비면 카드를 몇 장 섞을까요?
question-next--pile-reshuffled--count = 새 뽑는 더미는 몇 장일까요?
question-next--game-ended--seats = 누가 우승할까요?
question-next--game-ended--points = 우승자의 점수는 몇 점일까요?

## 선택 규칙

option-single-discard = 한 장 버릴 수 있는 카드
option-single-discard--any = 어떤 카드든
option-single-discard--number-only = 숫자 카드만, 다른 행동을 할 수 없으면 아무 카드나
option-two-sided-sums = 양쪽에 여러 장이 있는 덧셈
option-two-sided-sums--on = 버릴 수 있어요
option-two-sided-sums--off = 버릴 수 없어요
option-runs-and-triples = 같은 숫자 세 장, 이어지는 숫자 세 장 이상, 같은 파워 카드 두 장
option-runs-and-triples--on = 한꺼번에 버릴 수 있어요
option-runs-and-triples--off = 한꺼번에 버릴 수 없어요
option-jester-start = 광대로 사람을 셀 때 1이 되는 사람
option-jester-start--player = 광대를 낸 사람
option-jester-start--left = 광대를 낸 사람의 왼쪽 사람
option-cat-dog-steal = 빼앗으면 부딪칠 고양이 여왕과 강아지 여왕
option-cat-dog-steal--sleep = 빼앗을 수 있지만 바로 잠들어요
option-cat-dog-steal--forbid = 아예 노릴 수 없어요
option-empty-pile = 뽑는 더미가 비면
option-empty-pile--reshuffle = 버리는 더미를 섞어 이어 가요
option-empty-pile--game-ends = 게임이 끝나고 점수가 가장 높은 사람이 이겨요
option-win-points = 바로 이기는 점수
option-win-points--by-players = 2명이나 3명이면 50점, 4명이나 5명이면 40점
option-win-points--fifty = 몇 명이든 50점
option-tie-break = 가장 높은 점수가 동점이면
option-tie-break--queens-then-shared = 여왕이 많은 사람이 이기고, 장수도 같으면 공동 우승
option-tie-break--shared = 공동 우승
option-queen-points = 무지개 여왕과 공작 여왕의 점수
option-queen-points--owners = 무지개 여왕 5점, 공작 여왕 10점
option-queen-points--rainbow-15 = 무지개 여왕 15점, 공작 여왕 10점
option-queen-points--rainbow-10 = 무지개 여왕 10점, 공작 여왕 15점
option-deluxe = 디럭스판의 여왕 네 장
option-deluxe--on = 넣어서 16장으로 해요
option-deluxe--off = 빼고 12장으로 해요
option-start-choice = 먼저 시작하는 사람
option-start-choice--random = 무작위로 뽑아요
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }

## 규칙 묶음

preset-standard = 우리 규칙
preset-number-cards-only = 한국어 규칙서를 글자 그대로: 한 장은 숫자 카드만 버리기
preset-deluxe = 디럭스판: 여왕 16장
preset-speculation = 공개된 프로그램 하나: 왼쪽 사람부터 세고, 더미가 비면 끝내기
preset-house-rules = 하우스 룰: 같은 숫자 세 장이나 이어지는 숫자도 버리기

## 상자에 든 것

component-queens = 여왕 { $count-word }장
component-kings = 왕 { $count-word }장
component-jesters = 광대 { $count-word }장
component-knights = 기사 { $count-word }장
component-potions = 잠드는 물약 { $count-word }장
component-wands = 요술지팡이 { $count-word }장
component-dragons = 용 { $count-word }장
component-numbers = 1부터 10까지 숫자 카드 { $count-word }장
component-deluxe-queens = 디럭스판에는 책 여왕, 나비 여왕, 아이스크림 여왕, 딸기 여왕도 들어 있어요.

## 상황을 직접 차릴 때: 줄마다 적는 것

field-asleep = 잠자는 여왕(칸 순서대로)
field-awake = 깨어난 여왕
field-stock = 뽑는 더미(위에서부터)
field-discard = 맨 위 카드 밑에 깔린 카드
field-top = 버리는 더미의 맨 위 카드
field-task = 먼저 정해야 할 일
field-task--attack = 여왕 노리기
field-task--wake = 여왕 깨우기
field-task--place = 여왕 재우기
field-task--flip = 광대 카드로 한 장 뒤집기
field-task--rose = 장미 여왕 덕분에
field-task--jester = 광대가 세어서
field-task--potion = 물약 때문에
field-task--cat-dog = 고양이와 강아지가 싸워서
field-draws = 섞은 뒤에 손을 채울 사람
field-turn = 지금 차례인 사람(먼저 움직일 사람이 따로 있을 때)
