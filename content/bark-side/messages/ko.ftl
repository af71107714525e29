# 더 바크사이드의 한국어 문장. 무리, 대장, 시작 플레이어, 꼬리 내리기, 세트, 종류는 terms/ko.md에 적힌 뜻으로 쓴다.

game-name = 더 바크사이드
game-tagline = 강아지들 사이에서 대장이 되어 보되, 벌칙이 걸린 마지막에는 슬쩍 물러나세요.
facts = { $round }라운드, 누구든 { $kinds }종류가 모이면 게임이 끝나요

## 카드

card-1 = 강아지 1
    .index = 1
    .noun = 1
    .some = { $count ->
        [1] 1
       *[other] 1 { $count-word }장
    }
card-2 = 강아지 2
    .index = 2
    .noun = 2
    .some = { $count ->
        [1] 2
       *[other] 2 { $count-word }장
    }
card-3 = 강아지 3
    .index = 3
    .noun = 3
    .some = { $count ->
        [1] 3
       *[other] 3 { $count-word }장
    }
card-4 = 강아지 4
    .index = 4
    .noun = 4
    .some = { $count ->
        [1] 4
       *[other] 4 { $count-word }장
    }
card-5 = 강아지 5
    .index = 5
    .noun = 5
    .some = { $count ->
        [1] 5
       *[other] 5 { $count-word }장
    }
card-6 = 강아지 6
    .index = 6
    .noun = 6
    .some = { $count ->
        [1] 6
       *[other] 6 { $count-word }장
    }
card-7 = 강아지 7
    .index = 7
    .noun = 7
    .some = { $count ->
        [1] 7
       *[other] 7 { $count-word }장
    }
card-8 = 강아지 8
    .index = 8
    .noun = 8
    .some = { $count ->
        [1] 8
       *[other] 8 { $count-word }장
    }
card-9 = 강아지 9
    .index = 9
    .noun = 9
    .some = { $count ->
        [1] 9
       *[other] 9 { $count-word }장
    }
card-10 = 강아지 10
    .index = 10
    .noun = 10
    .some = { $count ->
        [1] 10
       *[other] 10 { $count-word }장
    }
card-11 = 강아지 11
    .index = 11
    .noun = 11
    .some = { $count ->
        [1] 11
       *[other] 11 { $count-word }장
    }
card-12 = 강아지 12
    .index = 12
    .noun = 12
    .some = { $count ->
        [1] 12
       *[other] 12 { $count-word }장
    }
card-Wd = 와일드 강아지
    .index = 와
    .noun = 와일드 강아지
    .some = 와일드 강아지
card-Sd = 시작 강아지
    .index = 시
    .noun = 시작 강아지
    .some = 시작 강아지
card-unknown = 모르는 카드
    .index = ?
    .noun = 모르는 카드
card-back-plain = 뒷면 카드

## 라운드의 시작

event-hands-dealt = { CITED($clauses, "deal-equal-if-short") ->
    [deal-equal-if-short] { $aside ->
        [0] 10장씩은 줄 수 없어서, 카드를 섞어 { $count }장씩 남김없이 나누어 줬어요.
       *[other] 10장씩은 줄 수 없어서, 카드를 섞어 { $count }장씩 나누어 주고 남은 { $aside-word }장은 치워 두었어요.
    }
   *[other] { $aside ->
        [0] 카드를 섞어 { $count }장씩 남김없이 나누어 줬어요.
       *[other] 카드를 섞어 { $count }장씩 나누어 주고, 남은 { $aside-word }장은 치워 두었어요.
    }
}
event-cards-chosen = { JOSA($seat, "이/가") } 건네줄 두 장을 골랐어요.
event-cards-passed = { JOSA($seat, "이/가") } { $to }에게 { JOSA($cards, "을/를") } 건네줬어요.
event-cards-passed-unseen = { JOSA($seat, "이/가") } { $to }에게 { $count-word }장을 건네줬어요.
event-round-opened = { CITED($clauses, "startdog-holder-leads", "start-later-rounds") ->
    [startdog-holder-leads] { $round }라운드는 시작 강아지를 든 { JOSA($seat, "이/가") } 시작해요.
    [start-later-rounds] { $round }라운드는 지난 라운드의 마지막 대장인 { JOSA($seat, "이/가") } 시작해요.
   *[other] { $round }라운드는 { JOSA($seat, "이/가") } 시작해요.
}

## 무리에서 한 일

# 와일드 강아지를 혼자 먼저 내면 0이지만, 대장이 되는 마지막 무리에서는 0이라고 말하지 않는다.
event-cards-led = { CITED($clauses, "startdog-holder-leads", "wild-last-trick", "wild-as-zero", "wild-in-set", "last-leader") ->
    [startdog-holder-leads] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 먼저 냈어요.
    [wild-last-trick] { JOSA($seat, "이/가") } 마지막 무리에 { JOSA($cards, "을/를") } 먼저 냈으니, 다른 카드가 무엇이든 대장이 돼요.
    [wild-as-zero] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 0으로 먼저 냈어요. 0보다 작은 카드는 없어요.
    [wild-in-set] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } { JOSA($cards-set, "으로/로") } 쳐서 먼저 냈어요.
    [last-leader] { JOSA($seat, "이/가") } 하나 남은 { JOSA($cards, "을/를") } 먼저 냈어요.
   *[other] { $cards-count ->
        [1] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 먼저 냈어요.
       *[other] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 세트로 먼저 냈어요.
    }
}
event-card-drawn = { CITED($clauses, "wild-as-zero") ->
    [wild-as-zero] { JOSA($seat, "이/가") } { $other }의 손패에서 { JOSA($card, "을/를") } 뽑아, { JOSA($other, "이/가") } 낸 카드로 놓았어요. 와일드 강아지는 0으로 쳐요.
   *[other] { JOSA($seat, "이/가") } { $other }의 손패에서 { JOSA($card, "을/를") } 뽑아, { JOSA($other, "이/가") } 낸 카드로 놓았어요.
}
event-cards-followed = { CITED($clauses, "wild-last-trick", "wild-in-set") ->
    [wild-last-trick] { JOSA($seat, "이/가") } 마지막 무리에 { JOSA($cards, "을/를") } 냈으니, 다른 카드가 무엇이든 대장이 돼요.
    [wild-in-set] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } { JOSA($cards-set, "으로/로") } 쳐서 이어서 냈어요.
   *[other] { JOSA($seat, "이/가") } { JOSA($cards, "으로/로") } 이어서 냈어요.
}
event-cards-tucked = { CITED($clauses, "wild-announce", "tuck-is-follow-if-valid", "wild-as-zero") ->
    [wild-announce] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 내면서 꼬리를 내린다고 말했어요.
    [tuck-is-follow-if-valid] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 내면서 꼬리를 내린다고 말했어요.
    [wild-as-zero] { $cards-count ->
        [1] { JOSA($seat, "이/가") } { JOSA($cards, "을/를") } 0으로 쳐서 꼬리를 내렸어요.
       *[other] { JOSA($seat, "이/가") } { JOSA($cards, "으로/로") } 꼬리를 내렸어요. 와일드 강아지는 0으로 쳐요.
    }
   *[other] { $cards-count ->
        [1] { JOSA($seat, "이/가") } { JOSA($cards, "으로/로") } 꼬리를 내렸어요.
        [2] { JOSA($seat, "이/가") } { JOSA($cards, "으로/로") } 꼬리를 내렸어요.
       *[other] { JOSA($seat, "이/가") } { $cards-count-word }장으로 꼬리를 내렸어요. 낸 카드는 { JOSA($cards, "이에요/예요") }.
    }
}
event-sets-unlocked = { JOSA($seat, "이/가") } 이번 라운드에 가장 먼저 꼬리를 내려서, 다음 무리부터 세트가 풀려요.

## 대장과 보호소

event-trick-won = { CITED($clauses, "boss-all-tuck", "boss-tie-latest") ->
    [boss-all-tuck] 아무도 이어서 내지 않아서 { JOSA($seat, "이/가") } 대장이에요.
    [boss-tie-latest] 가장 큰 숫자를 낸 사람이 여럿이라, 낸 순서를 따져서 { JOSA($seat, "이/가") } 대장이에요.
   *[other] 이번 무리의 대장은 { JOSA($seat, "이에요/예요") }.
}
event-last-trick-came = 모두 한 장씩 남았어요. 마지막 무리는 { JOSA($seat, "이/가") } 시작해요.
event-last-trick-lost = { CITED($clauses, "wild-last-trick", "boss-tie-latest") ->
    [wild-last-trick] 와일드 강아지로 마지막 무리의 대장이 된 { JOSA($seat, "이/가") } { $cards-count-word }장을 보호소에 놓아요. 놓는 카드는 { JOSA($cards, "이에요/예요") }.
    [boss-tie-latest] 가장 큰 숫자를 낸 사람이 여럿이라 낸 순서를 따졌어요. 마지막 무리의 대장이 된 { JOSA($seat, "이/가") } { $cards-count-word }장을 보호소에 놓아요. 놓는 카드는 { JOSA($cards, "이에요/예요") }.
   *[other] 마지막 무리의 대장이 된 { JOSA($seat, "이/가") } { $cards-count-word }장을 보호소에 놓아요. 놓는 카드는 { JOSA($cards, "이에요/예요") }.
}

# 종류가 가장 적다고는 하지 않는다. 장수만 보는 규칙에서도 같은 문장을 쓰고, 그때는 함께 우승한 사람끼리 종류가 다를 수 있다.
event-game-ended = { CITED($clauses, "end-cards") ->
    [end-cards] 나누어 줄 카드가 모자라서 게임이 끝났어요.
   *[other] 누군가의 보호소에 정해진 만큼 종류가 모여서 게임이 끝났어요.
} { $seats-count ->
    [1] { $count ->
        [0] 보호소를 끝까지 비워 둔 { JOSA($seats, "이/가") } 우승했어요.
       *[other] { CITED($clauses, "win-tie-cards") ->
            [win-tie-cards] 보호소가 { $count }종류인 { JOSA($seats, "이/가") } 장수를 견준 끝에 우승했어요.
           *[other] 보호소가 { $count }종류인 { JOSA($seats, "이/가") } 우승했어요.
        }
    }
   *[other] { $count ->
        [0] 보호소를 끝까지 비워 둔 { JOSA($seats, "이/가") } 함께 우승했어요.
       *[other] 보호소를 견주어도 승부가 나지 않아서, { JOSA($seats, "이/가") } 함께 우승했어요.
    }
}

## 지금 할 일

ask-deal = 카드를 { $count }장씩 나누어 주면 { $round }라운드가 시작돼요.
ask-pass = { $seats-count ->
    [1] { JOSA($seats, "은/는") } 건네줄 카드를 { $count-word }장 골라야 해요.
   *[other] { JOSA($seats, "은/는") } 건네줄 카드를 { $count-word }장씩 골라야 해요.
}
ask-lead = { JOSA($seat, "이/가") } 먼저 낼 차례예요. 아직 세트는 안 되고, 어떤 카드든 한 장만 낼 수 있어요.
ask-lead-any = { JOSA($seat, "이/가") } 먼저 낼 차례예요. 한 장도 세트도 괜찮지만, 한 장은 손에 남겨야 해요.
ask-lead-starting-dog = { JOSA($seat, "은/는") } 시작 강아지를 먼저 내야 해요.
ask-draw = { JOSA($seat, "이/가") } { $other }의 손패에서 보지 않고 한 장을 뽑을 차례예요.
ask-follow = { $need ->
    [0] { JOSA($seat, "은/는") } 어떤 숫자로든 한 장 이어서 낼 차례예요.
   *[other] { JOSA($seat, "은/는") } { $need } 이상인 카드 한 장으로 이어서 내거나, 가장 작은 카드로 꼬리를 내릴 차례예요.
}
ask-follow-set = { JOSA($seat, "은/는") } { $need } 이상인 같은 숫자 { $count-word }장으로 이어서 내거나, 작은 카드부터 { $count-word }장으로 꼬리를 내릴 차례예요.
ask-last = { JOSA($seat, "이/가") } 마지막 한 장을 낼 차례예요.
ask-over = { $seats-count ->
    [1] { $count ->
        [0] 게임이 끝났어요. 보호소를 끝까지 비워 둔 { JOSA($seats, "이/가") } 우승했어요.
       *[other] 게임이 끝났어요. 보호소가 { $count }종류인 { JOSA($seats, "이/가") } 우승했어요.
    }
   *[other] 게임이 끝났어요. { JOSA($seats, "이/가") } 함께 우승했어요.
}

## 왜 안 되는지, 대신 무엇을 할 수 있는지

refusal-game-over = 게임이 끝나서 더 할 수 없으니, 더 하려면 새 게임을 시작하세요.
refusal-not-at-the-table = { JOSA($seat, "은/는") } 이 게임에 참여하지 않아서 차례가 없어요.
refusal-before-the-deal = 아직 카드를 나누어 주지 않았으니, 카드를 받은 다음에 하세요.
refusal-before-the-draw = 아직 { $other }의 손패에서 카드를 뽑지 않았으니, 뽑은 카드를 내려놓은 다음에 하세요.
refusal-still-passing = 아직 건네주기가 끝나지 않았으니, 모두 두 장씩 건네준 다음에 하세요.
refusal-not-your-turn = 지금은 { $turn } 차례니까, 자기 차례가 올 때까지 기다려 주세요.
refusal-names-a-goal = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] 누구에게 건네줄지는 정해져 있으니, 사람은 고르지 말고 카드만 두 장 고르세요.
   *[other] 여기서는 상대를 고를 필요가 없으니, 사람은 빼고 카드만 고르세요.
}
refusal-not-passing = 건네주기는 라운드를 시작하기 전에만 하니, 지금은 자기 차례에 카드를 내세요.
refusal-chosen-before = 건네줄 두 장을 이미 골랐으니, 다른 사람이 다 고를 때까지 기다려 주세요.
refusal-no-cards = { CITED($clauses, "pass-two-right", "tuck-when") ->
    [pass-two-right] 카드를 고르지 않았으니, 건네줄 두 장을 골라 주세요.
    [tuck-when] 꼬리를 내릴 때도 카드를 내야 하니, 손패에서 가장 작은 카드를 골라 주세요.
   *[other] 카드를 고르지 않았으니, 낼 카드를 골라 주세요.
}
refusal-not-your-cards = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] 손에 없는 카드는 건네줄 수 없으니, 들고 있는 카드에서 골라 주세요.
   *[other] 손에 없는 카드는 낼 수 없으니, 들고 있는 카드에서 골라 주세요.
}
refusal-not-two = 누구나 { $need-word }장을 건네줘야 하니, { $count-word }장이 아니라 { $need-word }장을 골라 주세요.
refusal-starting-dog-first = 시작 강아지를 든 사람은 그 카드로 라운드를 시작해야 하니, 시작 강아지만 한 장 내세요.
refusal-no-set = { JOSA($cards-faces, "은/는") } 숫자가 서로 달라서 세트가 아니니, 한 장만 내세요. 세트가 풀렸다면 같은 숫자끼리 모아 내도 돼요.
refusal-set-too-early = 이번 라운드에 아직 아무도 꼬리를 내리지 않아서 세트를 먼저 낼 수 없으니, 한 장만 내세요.
refusal-whole-hand = 마지막 무리에 낼 카드가 있어야 하니, { $count-word }장을 다 내지 말고 한 장은 손에 남기세요.
refusal-leader-tucks = 꼬리는 이어서 낼 차례에만 내릴 수 있으니, 시작 플레이어는 카드를 골라 먼저 내세요.
refusal-wrong-count = { CITED($clauses, "tuck-set") ->
    [tuck-set] 시작 플레이어가 { $need-word }장을 냈으니, { $count-word }장이 아니라 똑같이 { $need-word }장으로 꼬리를 내리세요.
   *[other] 시작 플레이어가 { $need-word }장을 냈으니, { $count-word }장이 아니라 똑같이 { $need-word }장을 내세요.
}
refusal-wild-alone = 와일드 강아지 한 장은 0이라서 이어서 낼 수 없으니, 와일드 강아지로 꼬리를 내리거나 다른 카드를 내세요.
refusal-no-set-followed = { JOSA($cards-faces, "은/는") } 숫자가 서로 달라서 이어서 낼 수 없으니, 같은 숫자로 맞추어 내거나 작은 카드부터 내며 꼬리를 내리세요.
refusal-too-low = { $count ->
    [1] { JOSA($value, "은/는") } 이어서 내기에 너무 작으니, { $need } 이상인 카드로 이어서 내거나 가장 작은 카드로 꼬리를 내리세요.
   *[other] { JOSA($value, "은/는") } 이어서 내기에 너무 작으니, { $need } 이상인 같은 숫자 { $count-word }장으로 이어서 내거나 작은 카드부터 { $count-word }장으로 꼬리를 내리세요.
}
refusal-not-lowest = { $cards-count ->
    [0] 꼬리를 내릴 때는 가장 작은 카드부터 내야 하니, 더 작은 카드를 고르거나 이어서 낼 수 있는 카드를 내세요.
   *[other] 꼬리를 내릴 때는 가장 작은 카드부터 내야 하니, { JOSA($cards, "을/를") } 고르거나 이어서 낼 수 있는 카드를 내세요.
}
refusal-is-a-follow = { $cards-code ->
    [Wd] 마지막 무리에 와일드 강아지를 내면 대장이 되어서 꼬리를 내릴 수 없으니, 꼬리를 내리지 말고 그냥 내세요.
   *[other] { JOSA($cards, "은/는") } 이어서 낼 조건에 맞는 카드라서 꼬리를 내릴 수 없으니, 그대로 이어서 내세요.
}
refusal-unknown-verb = 이 게임에서는 할 수 없는 일이니, 카드를 내거나 꼬리를 내리세요.
refusal-no-chance-now = 지금은 카드를 나누어 주거나 뽑을 때가 아니니, 라운드가 끝날 때까지 기다려 주세요.
refusal-not-a-deal = 나누어 주는 사람은 라운드 전에 카드를 나누어 주고, 시작 강아지가 나오면 한 장을 뽑기만 해요.
refusal-not-in-the-deck = { JOSA($cards-faces, "은/는") } 지금 쓸 카드에 그만큼 들어 있지 않으니, 있는 카드에서 골라 주세요.
refusal-wrong-deal-size = 지금 필요한 카드는 { $count-word }장이 아니라 { $need-word }장이니, 장수를 맞추어 주세요.

## 단추

move-tuck = { $cards-count ->
    [0] 꼬리 내리기
   *[other] { JOSA($cards, "으로/로") } 꼬리 내리기
}
move-give = { $cards-count ->
    [0] 카드 건네주기
   *[other] { $cards } 건네주기
}
move-draw = { $cards-count ->
    [0] 한 장 뽑기
   *[other] { $cards } 뽑기
}

## 표시, 자리, 세트가 풀린 때

mark-leader = 시작
mark-has-chosen = 골랐음
mark-lead = 먼저 냄
mark-tucked = 꼬리 내림
mark-boss = 지금 앞섬
zone-trick = 이번 무리
zone-passing = 건네줄 카드
zone-aside = 치워 둔 카드
zone-box = 상자에 둔 카드
banner-unlocked = 세트가 풀렸어요: 같은 숫자 여러 장을 먼저 낼 수 있어요

## 다음에 일어날 일을 묻는 질문

question-next--hands-dealt--count = 카드를 몇 장씩 받을까요?
question-next--hands-dealt--aside = 나누어 주고 남는 카드는 몇 장일까요?
question-next--cards-chosen--seat = 다음에 건네줄 카드를 고르는 사람은 누구일까요?
question-next--cards-passed--seat = 다음에 카드를 건네주는 사람은 누구일까요?
question-next--cards-passed--cards = { $seat ->
    [nobody] 다음에 건네주는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 건네주는 카드는 무엇일까요?
}
question-next--cards-passed--to = { $seat ->
    [nobody] 다음에 카드를 건네받는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구에게 카드를 건네줄까요?
}
question-next--cards-passed-unseen--seat = 다음에 카드를 건네주는 사람은 누구일까요?
question-next--cards-passed-unseen--count = { $seat ->
    [nobody] 카드를 몇 장 건네줄까요?
   *[other] { JOSA($seat, "은/는") } 카드를 몇 장 건네줄까요?
}
question-next--cards-passed-unseen--to = { $seat ->
    [nobody] 다음에 카드를 건네받는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구에게 카드를 건네줄까요?
}
question-next--round-opened--round = 이제 몇 번째 라운드일까요?
question-next--round-opened--seat = 새 라운드를 시작하는 사람은 누구일까요?
question-next--cards-led--seat = 다음 무리를 시작하는 사람은 누구일까요?
question-next--cards-led--cards = { $seat ->
    [nobody] 다음에 먼저 내는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 먼저 내는 카드는 무엇일까요?
}
question-next--card-drawn--seat = 남의 손패에서 한 장을 뽑는 사람은 누구일까요?
question-next--card-drawn--other = { $seat ->
    [nobody] 손패에서 한 장을 뽑히는 사람은 누구일까요?
   *[other] { JOSA($seat, "은/는") } 누구의 손패에서 한 장을 뽑을까요?
}
question-next--card-drawn--card = { $seat ->
    [nobody] 남의 손패에서 뽑은 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 뽑는 카드는 무엇일까요?
}
question-next--cards-followed--seat = 다음에 이어서 내는 사람은 누구일까요?
question-next--cards-followed--cards = { $seat ->
    [nobody] 다음에 이어서 내는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 이어서 내는 카드는 무엇일까요?
}
question-next--cards-followed--number = { $seat ->
    [nobody] 다음에 이어서 내는 숫자는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 이어서 내는 숫자는 무엇일까요?
}
question-next--cards-tucked--seat = 다음에 꼬리를 내리는 사람은 누구일까요?
question-next--cards-tucked--cards = { $seat ->
    [nobody] 다음에 꼬리를 내리며 내는 카드는 무엇일까요?
   *[other] { JOSA($seat, "이/가") } 꼬리를 내리며 내는 카드는 무엇일까요?
}
question-next--sets-unlocked--seat = 이번 라운드에 처음으로 꼬리를 내리는 사람은 누구일까요?
question-next--trick-won--seat = 이번 무리의 대장은 누구일까요?
question-next--last-trick-came--seat = 마지막 무리를 시작하는 사람은 누구일까요?
question-next--last-trick-lost--seat = 마지막 무리의 대장은 누구일까요?
question-next--last-trick-lost--cards = { $seat ->
    [nobody] 보호소에 들어가는 카드는 무엇일까요?
   *[other] { $seat }의 보호소에 들어가는 카드는 무엇일까요?
}
question-next--game-ended--seats = 누가 우승할까요?
question-next--game-ended--count = 우승자의 보호소는 몇 종류일까요?

## 선택 규칙

option-wild-dog = 와일드 강아지
option-wild-dog--on = 넣고 해요
option-wild-dog--off = 빼고 해요
option-starting-dog = 시작 강아지
option-starting-dog--on = 넣고 해요
option-starting-dog--off = 빼고 해요
option-min-deal = 새 라운드를 하려면 있어야 하는 카드
option-min-deal--number = 한 사람에게 적어도 { $number }장
option-tie = 가장 큰 숫자가 같으면
option-tie--latest = 나중에 낸 사람이 대장
option-tie--earliest = 먼저 낸 사람이 대장
option-follow-rule = 이어서 낼 수 있는 숫자
option-follow-rule--equal-or-higher = 기준과 같거나 큰 숫자
option-follow-rule--higher = 기준보다 큰 숫자만
option-win = 이기는 사람
option-win--kinds-then-cards = 종류가 가장 적은 사람, 같으면 장수가 적은 사람
option-win--kinds = 종류가 가장 적은 사람, 같으면 함께 우승
option-win--cards = 장수가 가장 적은 사람, 같으면 함께 우승
option-end-kinds = 한 보호소에 모이면 게임이 끝나는 종류
option-end-kinds--number = { $number }종류 이상
option-pass-direction = 카드를 건네받는 사람
option-pass-direction--right = 오른쪽 사람
option-pass-direction--left = 왼쪽 사람
option-pass-when-short = 10장보다 적게 받은 라운드의 건네주기
option-pass-when-short--on = 똑같이 두 장을 건네줘요
option-pass-when-short--off = 건네주지 않아요
option-wild-must-tuck = 꼬리를 내릴 때 손에 든 와일드 강아지
option-wild-must-tuck--on = 꼭 내야 해요
option-wild-must-tuck--off = 낼지 말지 골라요
option-wild-last-trick = 마지막 무리에 낸 와일드 강아지
option-wild-last-trick--every-round = 라운드마다 낸 사람이 대장이 돼요
option-wild-last-trick--final-round-only = 마지막 라운드에만 낸 사람이 대장이 돼요
option-wild-last-trick--off = 0으로 쳐요
option-wild-counts-as-kind = 보호소의 와일드 강아지
option-wild-counts-as-kind--on = 따로 1종류로 세요
option-wild-counts-as-kind--off = 종류로 세지 않아요
option-declare-tuck = 가장 작은 카드가 이어서 낼 조건에 맞으면
option-declare-tuck--on = 꼬리를 내린다고 말해도 돼요
option-declare-tuck--off = 꼬리를 내릴 수 없어요
option-start-choice = 첫 라운드를 시작하는 사람
option-start-choice--random = 무작위로 뽑아요
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }
option-start-choice--F = { seat-F }

## 규칙 묶음

preset-standard = 우리 규칙
preset-with-special-dogs = 와일드 강아지와 시작 강아지 넣기
preset-prototype = 시제품 소개 글: 5장씩까지 나누어 주고, 장수로 우승 가리기

## 상자에 든 것

component-dogs = 1부터 12까지 강아지 카드 { $count }장
component-wild = 와일드 강아지 { $count-word }장
component-starting = 시작 강아지 { $count-word }장
component-tail = 앞뒤가 다른 꼬리 카드 { $count-word }장

## 상황을 직접 차릴 때: 줄마다 적는 것

field-trick = 이번 무리에 나온 카드(먼저 낸 사람부터)
field-trick--tuck = 꼬리 내림
field-tail = 꼬리 카드
field-tail--tucked = 누군가 꼬리를 내렸음
field-passing = 건네주기: 지금까지 고른 카드(아직 없으면 -)
field-shelter = 보호소에 있는 강아지
field-round = 몇 번째 라운드
field-leader = 먼저 낼 사람(지금 움직일 사람이 따로 있을 때)
