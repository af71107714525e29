# What The Bark Side says in English. The words are those of terms/en.md: boss, leader, follow, tuck,
# set, kind, shelter, unlocked. A card's noun brings its article along (a 7, an 8, the Wild Dog), so
# sentences add none. A number on its own ($need, $value) is never given an article, since 8 and 11
# would need another one. $need is the lowest number that still follows, whatever the options are, so
# "or higher" is always true of it.

game-name = The Bark Side
    .sorted = Bark Side
game-tagline = Let your naughty dogs go, and try not to be boss when the last trick comes.
facts = Round { $round }; the game ends at { $kinds ->
    [one] one kind
   *[other] { $kinds-word } kinds
} in a shelter

## Cards

card-1 = Dog 1
    .index = 1
    .noun = a 1
    .some = { $count ->
        [1] a 1
       *[other] { $count-word } 1s
    }
card-2 = Dog 2
    .index = 2
    .noun = a 2
    .some = { $count ->
        [1] a 2
       *[other] { $count-word } 2s
    }
card-3 = Dog 3
    .index = 3
    .noun = a 3
    .some = { $count ->
        [1] a 3
       *[other] { $count-word } 3s
    }
card-4 = Dog 4
    .index = 4
    .noun = a 4
    .some = { $count ->
        [1] a 4
       *[other] { $count-word } 4s
    }
card-5 = Dog 5
    .index = 5
    .noun = a 5
    .some = { $count ->
        [1] a 5
       *[other] { $count-word } 5s
    }
card-6 = Dog 6
    .index = 6
    .noun = a 6
    .some = { $count ->
        [1] a 6
       *[other] { $count-word } 6s
    }
card-7 = Dog 7
    .index = 7
    .noun = a 7
    .some = { $count ->
        [1] a 7
       *[other] { $count-word } 7s
    }
card-8 = Dog 8
    .index = 8
    .noun = an 8
    .some = { $count ->
        [1] an 8
       *[other] { $count-word } 8s
    }
card-9 = Dog 9
    .index = 9
    .noun = a 9
    .some = { $count ->
        [1] a 9
       *[other] { $count-word } 9s
    }
card-10 = Dog 10
    .index = 10
    .noun = a 10
    .some = { $count ->
        [1] a 10
       *[other] { $count-word } 10s
    }
card-11 = Dog 11
    .index = 11
    .noun = an 11
    .some = { $count ->
        [1] an 11
       *[other] { $count-word } 11s
    }
card-12 = Dog 12
    .index = 12
    .noun = a 12
    .some = { $count ->
        [1] a 12
       *[other] { $count-word } 12s
    }
card-Wd = Wild Dog
    .index = W
    .noun = the Wild Dog
    .some = the Wild Dog
card-Sd = Starting Dog
    .index = S
    .noun = the Starting Dog
    .some = the Starting Dog
card-unknown = A card not shown
    .index = ?
    .noun = a hidden card
    .some = { $count ->
        [1] a hidden card
       *[other] { $count-word } hidden cards
    }
card-back-plain = A card face down

## What happens: before the first trick

event-hands-dealt = { CITED($clauses, "deal-equal-if-short") ->
    [deal-equal-if-short] { $aside ->
        [0] There are too few cards for ten each, so everyone is dealt { $count-word }, and none are left over.
        [one] There are too few cards for ten each, so everyone is dealt { $count-word }; the one left over lies aside.
       *[other] There are too few cards for ten each, so everyone is dealt { $count-word }; the { $aside-word } left over lie aside.
    }
   *[other] { $aside ->
        [0] Everyone is dealt { $count-word } cards, and none are left over.
        [one] Everyone is dealt { $count-word } cards; the one left over lies aside.
       *[other] Everyone is dealt { $count-word } cards; the { $aside-word } left over lie aside.
    }
}
event-cards-chosen = { $seat } has chosen two cards to pass on.
event-cards-passed = { $seat } passes { $cards } to { $to }.
event-cards-passed-unseen = { $count ->
    [one] { $seat } passes a card to { $to }.
   *[other] { $seat } passes { $count-word } cards to { $to }.
}
event-round-opened = { CITED($clauses, "startdog-holder-leads", "start-later-rounds") ->
    [startdog-holder-leads] Round { $round } begins: { $seat } holds the Starting Dog and leads the first trick.
    [start-later-rounds] Round { $round } begins: { $seat }, the last boss, leads the first trick.
   *[other] Round { $round } begins, and { $seat } leads the first trick.
}

## What happens: a trick

event-cards-led = { CITED($clauses, "startdog-no-value", "wild-in-set", "wild-last-trick", "wild-as-zero", "lead-set", "last-leader") ->
    [startdog-no-value] { $seat } leads { $cards }, which has no value.
    [wild-in-set] { $seat } leads { $cards } as { $cards-set }.
    [wild-last-trick] { $seat } opens the last trick with { $cards }, and nothing can top it.
    [wild-as-zero] { $seat } leads { $cards } on its own, and it counts 0.
    [lead-set] { $seat } leads { $cards } as a set.
    [last-leader] { $seat } opens the last trick with { $cards }.
   *[other] { $seat } leads { $cards }.
}
event-card-drawn = { CITED($clauses, "wild-as-zero") ->
    [wild-as-zero] { $seat } draws { $card } from { $other }'s hand; it lies there as { $other }'s card and counts 0.
   *[other] { $seat } draws { $card } from { $other }'s hand, and it lies there as { $other }'s card.
}
event-cards-followed = { CITED($clauses, "wild-last-trick", "wild-in-set") ->
    [wild-last-trick] { $seat } plays { $cards }, and in the last trick nothing can top it.
    [wild-in-set] { $seat } follows with { $cards } as { $cards-set }.
   *[other] { $seat } follows with { $cards }.
}
event-cards-tucked = { CITED($clauses, "wild-announce", "wild-as-zero", "tuck-is-follow-if-valid") ->
    [wild-announce] { $seat } calls it a tuck: { $cards }, which counts 0.
    [wild-as-zero] { $seat } tucks { $cards }, which counts 0.
    [tuck-is-follow-if-valid] { $seat } plays { $cards } and calls it a tuck.
   *[other] { $seat } tucks { $cards }.
}
event-sets-unlocked = That is the first tuck of the round; from the next trick on, sets may be led.
event-trick-won = { CITED($clauses, "boss-tie-latest", "boss-all-tuck") ->
    [boss-tie-latest] There is a tie at the top; { $seat } is boss and leads next.
    [boss-all-tuck] Nobody has followed, so { $seat } is boss and leads next.
   *[other] { $seat } is boss of this trick and leads next.
}

## What happens: the last trick, and the end

event-last-trick-came = Everyone has just one card left: { $seat } leads the last trick.
event-last-trick-lost = { CITED($clauses, "wild-last-trick", "boss-tie-latest") ->
    [wild-last-trick] The Wild Dog makes { $seat } boss of the last trick, so { $seat } has to take { $cards } into the shelter.
    [boss-tie-latest] There is a tie at the top; { $seat } is boss of the last trick and has to take { $cards } into the shelter.
   *[other] { $seat } is boss of the last trick and has to take { $cards } into the shelter.
}
event-game-ended = { CITED($clauses, "end-kinds") ->
    [end-kinds] One shelter has enough kinds to end the game
   *[other] There are too few cards for another round
}{ $seats-count ->
    [1] { $count ->
        [0] , and { $seats } wins with an empty shelter.
       *[other] { CITED($clauses, "win-tie-cards") ->
            [win-tie-cards] ; several tie for the fewest kinds, and { $seats } wins with fewer cards.
           *[other] , and { $seats } wins, with { $count ->
                [one] one kind
               *[other] { $count-word } kinds
            } in the shelter.
        }
    }
   *[other] { $count ->
        [0] , and { $seats } share the win with empty shelters.
       *[other] { CITED($clauses, "win-tie-cards") ->
            [win-tie-cards] ; { $seats } are level on kinds and on cards, and share the win.
           *[other] , and { $seats } share the win.
        }
    }
}

## What is asked of whoever is to move

ask-deal = Round { $round } can begin as soon as everyone is dealt { $count-word } cards.
ask-pass = { $seats-count ->
    [1] { $seats } to choose { $count-word } cards to pass on.
   *[other] { $seats } to choose { $count-word } cards each to pass on.
}
ask-lead = { $seat } to lead one card; sets are not unlocked yet.
ask-lead-any = { $seat } to lead one card or a set, and keep at least one card.
ask-lead-starting-dog = { $seat } to lead the Starting Dog.
ask-draw = { $seat } to draw one of { $other }'s cards at random.
ask-follow = { $need ->
    [0] { $seat } to play one card; everything follows the Wild Dog.
    [13] { $seat } to tuck the lowest card; nothing is higher than a 12.
   *[other] { $seat } to follow with { $need } or higher, or tuck the lowest card.
}
ask-follow-set = { $seat } to follow with { $count-word } cards of one number ({ $need } or higher), or tuck the { $count-word } lowest.
ask-last = { $seat } to play the last card.
ask-over = { $seats-count ->
    [1] { $count ->
        [0] The game is over, and { $seats } has won with an empty shelter.
        [one] The game is over, and { $seats } has won, with one kind in the shelter.
       *[other] The game is over, and { $seats } has won, with { $count-word } kinds in the shelter.
    }
   *[other] { $count ->
        [0] The game is over, and { $seats } share the win with empty shelters.
       *[other] The game is over, and { $seats } share the win.
    }
}

## Why a move is refused, and what would be allowed

refusal-game-over = The game is over; to play on, start a new one.
refusal-not-at-the-table = { $seat } is not playing at this table, so only the others can make a move.
refusal-before-the-deal = The cards for this round have not been dealt yet; wait until you have your hand.
refusal-before-the-draw = A card has to be drawn from { $other }'s hand first; wait until it lies on the table.
refusal-unknown-verb = There is no such move in this game; on your turn, lead, follow or tuck.
refusal-not-passing = This is not the time to pass cards on; on your turn, lead, follow or tuck.
refusal-still-passing = No trick has begun yet; first, everyone chooses two cards to pass on.
refusal-chosen-before = You have chosen your two cards already; wait until everyone has.
refusal-not-two = You have chosen { $count ->
    [one] only one card
   *[other] { $count-word } cards
}, but exactly { $need-word } are passed on; choose { $need-word }.
refusal-names-a-goal = { CITED($clauses, "pass-two-right") ->
    [pass-two-right] You can't choose who gets your cards; name the two cards and nothing else.
   *[other] Cards in a trick are not aimed at anybody; name the cards and nothing else.
}
refusal-not-your-turn = It is { $turn }'s turn now; play when it is yours.
refusal-no-cards = { CITED($clauses, "pass-two-right", "lead-single", "tuck-when") ->
    [pass-two-right] You have not chosen a card; pick two to pass on.
    [lead-single] You have not chosen a card; pick what you want to lead.
    [tuck-when] You have not said what you tuck; pick the lowest of your hand.
   *[other] You have not chosen a card; pick what you want to follow with, or tuck your lowest.
}
refusal-not-your-cards = { $cards-count ->
    [1] This card is not in your hand; choose one that you hold.
   *[other] Not all of these cards are in your hand; choose only cards that you hold.
}
refusal-starting-dog-first = You hold the Starting Dog, so you have to open the round with it; lead it alone.
refusal-no-set = A set has just one number, but you have chosen { $cards-faces }; lead cards of one number, or a single card.
refusal-set-too-early = Nobody has tucked in this round yet, so you can't lead a set; lead a single card.
refusal-whole-hand = { $count ->
    [2] You would have no card left for the last trick; lead just one of the two.
   *[other] You would have no card left for the last trick; lead fewer than { $count-word }.
}
refusal-leader-tucks = You lead this trick, and a leader has nothing to tuck under; lead a card instead.
refusal-wrong-count = { CITED($clauses, "tuck-set") ->
    [tuck-set] { $need ->
        [1] The lead was one card, so tuck exactly one, not { $count-word }.
       *[other] The lead was { $need-word } cards, so tuck exactly that many, not { $count-word }.
    }
   *[other] { $need ->
        [1] The lead was one card, so play exactly one, not { $count-word }.
       *[other] The lead was { $need-word } cards, so play exactly that many, not { $count-word }.
    }
}
refusal-wild-alone = On its own, the Wild Dog counts 0 and does not follow; you can tuck it instead.
refusal-no-set-followed = A set is followed by cards of just one number, but you have chosen { $cards-faces }; play a set that is high enough, or tuck your lowest.
refusal-too-low = { $need ->
    [13] Your play counts { $value }, and nothing is higher than a 12; tuck your lowest.
   *[other] Your play counts { $value }, which is too low; follow with { $need } or higher, or tuck your lowest.
}
refusal-not-lowest = { $cards-amount ->
    [none] You can tuck only the lowest of your hand; choose those, or follow if you can.
   *[other] You can tuck only the lowest of your hand, here { $cards }; anything higher has to follow.
}
refusal-is-a-follow = { $cards-code ->
    [Wd] In the last trick, the Wild Dog makes you boss and is never a tuck; play it without tucking.
   *[other] { $cards-count ->
        [1] Your lowest, { $cards }, is high enough to follow, so you can't tuck it; play it to follow instead.
       *[other] Your lowest, { $cards }, are a set that follows, so you can't tuck them; play them to follow instead.
    }
}
refusal-no-chance-now = There is nothing to deal or draw now; the next move is up to the players.
refusal-not-a-deal = The dealer only deals the cards of a round, and draws one for the Starting Dog; everything else is up to the players.
refusal-not-in-the-deck = There are fewer of these cards than you have named: { $cards-faces }. Name only what is there.
refusal-wrong-deal-size = { $need ->
    [one] Just one card is drawn here; name exactly one.
   *[other] Exactly { $need } cards are dealt in this round; name that many, not { $count }.
}

## Buttons

move-tuck = { $cards-count ->
    [0] Tuck
   *[other] Tuck { $cards }
}
move-give = { $cards-count ->
    [0] Pass cards on
   *[other] Pass on { $cards }
}
move-draw = Draw a card

## Marks, places, modes of play

mark-leader = leads
mark-has-chosen = has chosen
mark-lead = led
mark-tucked = tucked
mark-boss = ahead
zone-trick = Trick
zone-passing = To pass on
zone-aside = Aside
zone-box = In the box
banner-unlocked = Sets may be led

## Questions about what comes next

question-next--hands-dealt--count = How many cards is everyone dealt?
question-next--hands-dealt--aside = How many cards are left over?
question-next--cards-chosen--seat = Who is the next to choose cards to pass on?
question-next--cards-passed--seat = Who is the next to pass cards to a neighbour?
question-next--cards-passed--cards = { $seat ->
    [nobody] Which cards are passed on next?
   *[other] Which cards will { $seat } pass on?
}
question-next--cards-passed--to = { $seat ->
    [nobody] Who is the next to be passed cards?
   *[other] To whom will { $seat } pass cards?
}
question-next--cards-passed-unseen--seat = Who is the next to pass cards to a neighbour?
question-next--cards-passed-unseen--count = { $seat ->
    [nobody] How many cards are passed on next?
   *[other] How many cards will { $seat } pass on?
}
question-next--cards-passed-unseen--to = { $seat ->
    [nobody] Who is the next to be passed cards?
   *[other] To whom will { $seat } pass cards?
}
question-next--round-opened--round = Which round begins now?
question-next--round-opened--seat = Who leads the first trick of the round?
question-next--cards-led--seat = Who is the next to lead?
question-next--cards-led--cards = { $seat ->
    [nobody] What is led next?
   *[other] What will { $seat } lead?
}
question-next--card-drawn--seat = Who draws a card after playing the Starting Dog?
question-next--card-drawn--other = { $seat ->
    [nobody] From whose hand is a card drawn?
   *[other] From whose hand will { $seat } draw a card?
}
question-next--card-drawn--card = { $seat ->
    [nobody] Which card is drawn?
   *[other] Which card will { $seat } draw?
}
question-next--cards-followed--seat = Who is the next to follow?
question-next--cards-followed--cards = { $seat ->
    [nobody] What is the next follow?
   *[other] What will { $seat } follow with?
}
question-next--cards-followed--number = { $seat ->
    [nobody] What number does the next follow have?
   *[other] What number will { $seat } follow with?
}
question-next--cards-tucked--seat = Who is the next to tuck?
question-next--cards-tucked--cards = { $seat ->
    [nobody] What is tucked next?
   *[other] What will { $seat } tuck?
}
question-next--sets-unlocked--seat = Whose tuck unlocks sets?
question-next--trick-won--seat = Who is boss of this trick?
question-next--last-trick-came--seat = Who leads the last trick?
question-next--last-trick-lost--seat = Who is boss of the last trick?
question-next--last-trick-lost--cards = { $seat ->
    [nobody] Which three cards go into a shelter?
   *[other] Which three cards does { $seat } have to take into the shelter?
}
question-next--game-ended--seats = Who wins the game?
question-next--game-ended--count = How many kinds does the winner have?

## Options

option-wild-dog = Wild Dog
option-wild-dog--on = in play
option-wild-dog--off = left out
option-starting-dog = Starting Dog
option-starting-dog--on = in play
option-starting-dog--off = left out
option-min-deal = Cards per player for another round
option-min-deal--number = { $number ->
    [one] at least one
   *[other] at least { $number-word }
}
option-tie = Who is boss on a tie
option-tie--latest = the later player
option-tie--earliest = the earlier player
option-follow-rule = How high a follow must be
option-follow-rule--equal-or-higher = as high as the highest so far, or higher
option-follow-rule--higher = higher than the highest so far
option-win = Who wins
option-win--kinds-then-cards = whoever has the fewest kinds, and on a tie the fewest cards
option-win--kinds = whoever has the fewest kinds; on a tie, the win is shared
option-win--cards = whoever has the fewest cards; on a tie, the win is shared
option-end-kinds = Kinds in one shelter that end the game
option-end-kinds--number = { $number ->
    [one] one kind
   *[other] { $number-word } kinds
}
option-pass-direction = Which way cards are passed
option-pass-direction--right = to the right
option-pass-direction--left = to the left
option-pass-when-short = Passing with fewer than ten cards each
option-pass-when-short--on = two cards, as always
option-pass-when-short--off = left out
option-wild-must-tuck = Tucking with the Wild Dog in your hand
option-wild-must-tuck--on = it has to go first
option-wild-must-tuck--off = you may keep it
option-wild-last-trick = When the Wild Dog makes you boss
option-wild-last-trick--every-round = in the last trick of every round
option-wild-last-trick--final-round-only = in the last trick of the final round only
option-wild-last-trick--off = never
option-wild-counts-as-kind = Wild Dog in a shelter
option-wild-counts-as-kind--on = counts as one kind
option-wild-counts-as-kind--off = is not counted among the kinds
option-declare-tuck = Calling it a tuck when your lowest would follow
option-declare-tuck--on = allowed
option-declare-tuck--off = not allowed
option-start-choice = Who leads the first round
option-start-choice--random = somebody drawn at random
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }
option-start-choice--F = { seat-F }

## Sets of options

preset-standard = Our rules
preset-with-special-dogs = Our rules, with the Wild Dog and the Starting Dog
preset-prototype = Previews of the prototype: five cards each are enough, and the fewest cards win

## What lies in the box

component-dogs = { $count } dogs, five of each number from 1 to 12
component-wild = { $count } Wild Dog
component-starting = { $count } Starting Dog
component-tail = { $count } tail card with two different sides

## A position that is set up: what stands in its lines

field-trick = Trick so far, from the leader on
field-trick--tuck = tucked
field-tail = Tail card
field-tail--tucked = somebody has tucked
field-passing = Passing: chosen so far (- for nobody yet)
field-shelter = Dogs in the shelters
field-round = Number of the round
field-leader = Who leads, where somebody else moves first
