# What Vampire Queen says in English. Stage, trick, leader and taker are used as in terms/en.md.

game-name = Vampire Queen
game-tagline = Send your vampires home before sunrise, and beware of the two hunters.
facts = Stage { $stage } of { $stages }

## Cards

card-1 = Vampire 1
    .index = 1
card-2 = Vampire 2
    .index = 2
card-3 = Vampire 3
    .index = 3
card-4 = Vampire 4
    .index = 4
card-5 = Vampire 5
    .index = 5
card-6 = Vampire 6
    .index = 6
card-7 = Vampire 7
    .index = 7
card-8 = Vampire 8
    .index = 8
    .some = { $count ->
        [1] an 8
       *[other] { $count-word } 8s
    }
card-9 = Vampire 9
    .index = 9
card-10 = Vampire 10
    .index = 10
card-11 = Vampire 11
    .index = 11
    .some = { $count ->
        [1] an 11
       *[other] { $count-word } 11s
    }
card-12 = Vampire 12
    .index = 12
card-13 = Vampire 13
    .index = 13
card-Q = Vampire Queen
    .index = Q
    .noun = Queen
card-H15 = Vampire Hunter 15
    .index = 15
    .noun = hunter 15
    .some = hunter 15
card-H20 = Vampire Hunter 20
    .index = 20
    .noun = hunter 20
    .some = hunter 20
card-unknown = A card not shown
    .index = ?
    .noun = hidden card
card-back-plain = A card face down

## What happens

event-hands-dealt = { $aside ->
    [0] { $seat } shuffles and deals { $count-word } { $count ->
        [one] card
       *[other] cards
    } to everyone, with none left over.
   *[other] { $seat } shuffles and deals { $count-word } { $count ->
        [one] card
       *[other] cards
    } to everyone; the { $aside-word } left over { $aside ->
        [one] lies
       *[other] lie
    } aside.
}
event-stage-opened = { CITED($clauses, "next-both-hunters") ->
    [next-both-hunters] Stage { $stage } begins, and { $seat }, who holds both hunters, leads the first trick.
   *[other] { $other ->
        [nobody] Stage { $stage } begins, and { $seat }, who holds hunter 20, leads the first trick.
       *[other] Stage { $stage } begins: { $seat } holds hunter 20 and leads the first trick, and { $other } holds hunter 15.
    }
}
event-cards-played = { CITED($clauses, "hunt-queen-counts-one", "queen-alone-14", "queen-wild-with-vampires") ->
    [hunt-queen-counts-one] { $seat } plays { $cards }, which counts only 1 in a hunt.
    [queen-alone-14] { $seat } { CITED($clauses, "lead-options") ->
        [lead-options] leads
       *[other] plays
    } { $cards } for a value of 14.
    [queen-wild-with-vampires] { $seat } { CITED($clauses, "lead-options") ->
        [lead-options] leads
       *[other] plays
    } { $cards }, which together make { $cards-set }.
   *[other] { $seat } { CITED($clauses, "lead-options") ->
        [lead-options] leads
       *[other] plays
    } { $cards }.
}
event-hunt-started = { $seat } has opened a hunt: this time nobody wants to show the highest card.
event-passed = { $seat } passes.
event-pass-forced = With nothing but { $card } in hand, { $seat } is forced to pass and will take all the cards of this hunt.
event-trick-won = { CITED($clauses, "trick-all-pass") ->
    [trick-all-pass] Everyone else passed, so { $seat } wins the trick, and { $cards-count ->
        [1] the card is
       *[other] the { $cards-count-word } cards are
    } put away.
   *[other] { $seat } wins the trick, and its { $cards-count-word } cards are put away.
}
event-trick-taken = { CITED($clauses, "hunt-forced-pass", "hunt-tie-latest") ->
    [hunt-forced-pass] After the forced pass it is { $seat } who takes { $cards-count ->
        [2] both cards
       *[other] all { $cards-count-word } cards
    }, { $cards-first } included.
    [hunt-tie-latest] Two or more cards tie for highest; { $seat } played the last of them and takes all { $cards-count-word } cards, { $cards-first } included.
   *[other] { $seat } has shown the highest card and takes all { $cards-count-word } cards, { $cards-first } included.
}
event-lead-passed = { $seat } leads the next trick.
event-hunter-banned = { $seat } has only just taken { $card } and may not lead it in the next trick.
event-last-card-taken-back = { $seat }'s last card comes straight back with the rest, so { $seat } is not out after all.
event-stage-ended = { $seats-count ->
    [1] { $seats } is out of cards, and the stage is over.
   *[other] { $seats } are out of cards, and the stage is over.
}
event-seat-scored = { $cards-amount ->
    [none] { $points ->
        [0] { $seat } has no cards left and gets no penalty points.
       *[other] { $seat } has no cards left and, with the bonus for going out, scores { $points } penalty points.
    }
    [few] { $seat } is left with { $cards }: { $points ->
        [one] 1 penalty point.
       *[other] { $points } penalty points.
    }
   *[many] { $seat } is left with { $cards-count-word } cards: { $points } penalty points in all.
}
event-seat-scored-in-part = Not all of { $seat }'s cards are known; this hand costs at least { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}.
event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "game-tie") ->
        [game-tie] The lowest total, { $points ->
            [one] 1 penalty point
           *[other] { $points } penalty points
        }, is shared, and the tie-break makes { $seats } the winner.
       *[other] { $seats } wins the game with the lowest total, { $points ->
            [one] 1 penalty point
           *[other] { $points } penalty points
        }.
    }
   *[other] { $seats } share the win with the same lowest total, { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    }.
}

## What is asked of whoever is to move

ask-deal = Stage { $stage } can begin as soon as the cards are dealt.
ask-lead = { $seat } to lead: one card, several of the same number, or a single hunter.
ask-lead-banned = { $seat } to lead: anything but { $card }, which was taken just now.
ask-follow = { $count ->
    [1] { $seat } to play: a card higher than { $need }, or pass.
   *[other] { $seat } to play: { $count-word } cards of one number, higher than { $need }, or pass.
}
ask-follow-equal = { $count ->
    [1] { $seat } to play: a card that counts { $need } or more, or pass.
   *[other] { $seat } to play: { $count-word } cards of one number, { $need } or more, or pass.
}
ask-only-pass = { $seat } to play: nothing beats Queens on their own, so pass.
ask-hunt = { $seat } to play: one vampire or Queen, high or low.
ask-forced-pass = { $seat } to play: with a hunter and no other card, passing is the only choice.
ask-over = { $seats-count ->
    [1] The game is over, and { $seats } has won with { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    }.
   *[other] The game is over, and { $seats } share the win with { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    } each.
}

## Why a move is refused, and what would be allowed

refusal-game-over = The game is over; to play on, start a new one.
refusal-not-at-the-table = { $seat } is not playing at this table, so only the others can make a move.
refusal-before-the-deal = Nothing can be played before the next deal; wait until you have your new hand.
refusal-already-played = Everyone has just one turn in a trick, and you have had yours; wait for the next trick.
refusal-not-your-turn = It is not your turn yet; { $turn } plays first.
refusal-deals-in-a-stage = This stage is still being played; cards are dealt again when it is over.
refusal-not-a-deal = The dealer can do nothing but deal; playing and passing is up to the players.
refusal-hunter-dealt = Hunters are not dealt, because they stay with whoever holds them; deal only the other cards.
refusal-not-in-the-deck = The deck does not have that many copies of { $cards-faces }; deal only cards that there are.
refusal-wrong-deal-size = Everyone gets { $each ->
    [one] one card
   *[other] { $each-word } cards
}, so deal exactly { $need } in all.
refusal-leader-must-play = You lead this trick and cannot pass; play one card, several of the same number, or a single hunter.
refusal-pass-with-more = Nothing goes with a pass; leave out the cards, and name no other player.
refusal-nobody-leads = Nobody holds hunter 20, so there is no leader for this stage; give a player hunter 20 first.
refusal-could-play = By the rules of this game you may pass only if you cannot play, and you can; choose cards that are high enough.
refusal-no-pass-in-a-hunt = You cannot choose to pass in a hunt; play one vampire or Queen, whichever you like.
refusal-unknown-verb = There is no such move in this game; play cards or pass.
refusal-no-cards = You have not chosen a card; pick what you want to play.
refusal-not-your-cards = Not all of these cards are in your hand; play only what you hold.
refusal-hunter-with-others = A hunter never goes together with other cards; { CITED($clauses, "hunt-single") ->
    [hunt-single] lead the hunter alone, or lead the others without it.
   *[other] play without it.
}
refusal-two-hunters = A hunt is opened with a single hunter; choose one of the two.
refusal-not-a-set = { $cards-faces } are different numbers; play cards of a single number, with Queens beside them if you like.
refusal-hunter-banned = You have only just taken { $card }, so you may not lead it in this trick; lead something else.
refusal-hunter-follows = Only the leader may play a hunter, as the first card of a trick; play other cards or pass.
refusal-wrong-count = { $need ->
    [1] The lead was one card, so play exactly one, not { $count-word }.
   *[other] The lead was { $need-word } cards, so play exactly that many, not { $count-word }.
}
refusal-queens-on-top = Queens on their own count 14, and your cards cannot beat that; pass instead.
refusal-mixed-not-14 = Beside { $face } a Queen counts { $face } as well and never 14; only Queens on their own are higher than 13.
refusal-not-higher = Your play counts { $value } and has to be higher than { $need }; go higher or pass.
refusal-lower = Your play counts { $value } and has to reach at least { $need }; play { $need } or more, or pass.
refusal-must-pass = Your only card is a hunter, and that cannot be played into a hunt; all you can do is pass.
refusal-hunter-in-a-hunt = No second hunter joins a hunt; play one vampire or Queen instead.
refusal-one-card-only = In a hunt everyone plays a single card; choose one of your { $count-word }.

## Marks, places, modes of play

mark-leader = leads
mark-out = out of cards
mark-must-pass = must pass
mark-banned = not in this trick
mark-lead = led
mark-passed = pass
mark-forced = forced pass
mark-strongest = highest
mark-takes = would take all
zone-trick = Trick
zone-put-away = Put away
zone-aside = Left over
banner-hunt = Hunt: the highest card takes everything

## Questions about what comes next

question-next--hands-dealt--seat = Who shuffles and deals?
question-next--hands-dealt--count = How many cards is everyone dealt?
question-next--hands-dealt--aside = How many cards lie aside?
question-next--stage-opened--stage = Which stage begins now?
question-next--stage-opened--seat = Who leads the first trick of the new stage?
question-next--stage-opened--other = Who holds hunter 15 when the stage begins?
question-next--cards-played--seat = Who is the next to play cards?
question-next--cards-played--cards = { $seat ->
    [nobody] Which cards are played next?
   *[other] Which cards will { $seat } play?
}
question-next--hunt-started--seat = Who starts the hunt?
question-next--hunt-started--card = Which hunter opens the hunt?
question-next--passed--seat = Who is the next to pass?
question-next--pass-forced--seat = Who is forced to pass?
question-next--pass-forced--card = Which single card forces the pass?
question-next--trick-won--seat = Who wins this trick?
question-next--trick-won--cards = Which cards are put away?
question-next--trick-taken--seat = Who takes the cards?
question-next--trick-taken--cards = Which cards are taken?
question-next--lead-passed--seat = Who leads the next trick?
question-next--hunter-banned--seat = Who may not lead the hunter just taken?
question-next--hunter-banned--card = Which hunter may not be led in the next trick?
question-next--last-card-taken-back--seat = Whose last card comes back?
question-next--stage-ended--seats = Who is out of cards when the stage ends?
question-next--seat-scored--seat = Whose hand is counted next?
question-next--seat-scored--cards = { $seat ->
    [nobody] Which cards are left in the hand?
   *[other] Which cards does { $seat } have left?
}
question-next--seat-scored--points = { $seat ->
    [nobody] How many penalty points does this hand cost?
   *[other] How many penalty points does { $seat } get?
}
question-next--seat-scored-in-part--seat = Whose hand is counted next, as far as it is known?
question-next--seat-scored-in-part--cards = { $seat ->
    [nobody] Which cards are left in the hand, as far as they are known?
   *[other] Which cards does { $seat } have left, as far as they are known?
}
question-next--seat-scored-in-part--points = { $seat ->
    [nobody] At least how many penalty points does this hand cost?
   *[other] At least how many penalty points does { $seat } get?
}
question-next--game-ended--seats = Who wins the game?
question-next--game-ended--points = With how many penalty points is the game won?

## Options

option-stages = Number of stages
option-stages--number = { $number ->
    [one] one stage
   *[other] { $number-word } stages
}
option-stage-end = When somebody runs out of cards
option-stage-end--finish-trick = the trick is played to its end
option-stage-end--immediate = a normal trick stops at once
option-hand-size = Cards for each player
option-hand-size--table = up to 13, fewer from nine players on
option-hand-size--deal-all-equal = all 108, dealt out evenly
option-hand-size--number = { $number ->
    [one] one card
   *[other] { $number-word } cards
}
option-follow-rule = How high a follower must go
option-follow-rule--strict = higher than the last play
option-follow-rule--equal-or-higher = as high as the last play, or higher
option-forced-pass-leader = Who leads after a forced pass
option-forced-pass-leader--taker = whoever passed and took the cards
option-forced-pass-leader--highest-card = whoever showed the highest card
option-hunter-ban-across-stages = Ban on a hunter at the end of a stage
option-hunter-ban-across-stages--on = goes on in the next stage
option-hunter-ban-across-stages--off = ends with the stage
option-game-tie = If the lowest totals are equal
option-game-tie--shared = the win is shared
option-game-tie--last-stage = the last stage decides
option-game-tie--most-zero-stages = the most stages with no points decide
option-start-choice = Who gets hunter 15 at the start
option-start-choice--random = somebody drawn by lot
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
option-voluntary-pass = Passing when you could play
option-voluntary-pass--on = allowed
option-voluntary-pass--off = not allowed
option-go-out-bonus = Bonus for going out in a normal trick
option-go-out-bonus--on = 15 points off, or 30 for the leader
option-go-out-bonus--off = none
option-one-hunter = Hunters in play
option-one-hunter--on = only hunter 20
option-one-hunter--off = both

## Sets of options

preset-standard = Our rules
preset-korean-booklet = Korean booklet, taken literally
preset-japanese-note = Japanese teaching note
preset-japanese-note-literal = Japanese teaching note, with "or more" taken literally

## What lies in the box

component-vampires = { $count } vampires, numbered 1 to 13
component-queens = { $count } Vampire Queens
component-hunters = { $count } Vampire Hunters, 15 and 20

## A position that is set up: what stands in its lines

field-trick = Trick so far, from the leader on
field-ban = Hunter who sits out this trick
field-away = Put away in this stage
field-points = Penalty points of finished stages
