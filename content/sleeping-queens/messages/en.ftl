# What Sleeping Queens says in English. The words are those of terms/en.md: awake, asleep, wake,
# place, steal, block, sum. A card's noun brings its article along (an 8, a king); a queen is called
# by her name alone. The form "object" is for sums, where the numbers stand bare: 1, 1 and 2.

game-name = Sleeping Queens
game-tagline = Wake the sleeping queens, and guard them well against knights and potions.
facts = { $queens } queens or { $points } points win

## Cards

card-1 = Number card 1
    .index = 1
    .noun = a 1
    .some = { $count ->
        [1] a 1
       *[other] { $count-word } 1s
    }
    .some-object = { $count ->
        [1] 1
        [2] 1, 1
        [3] 1, 1, 1
       *[other] 1, 1, 1, 1
    }
card-2 = Number card 2
    .index = 2
    .noun = a 2
    .some = { $count ->
        [1] a 2
       *[other] { $count-word } 2s
    }
    .some-object = { $count ->
        [1] 2
        [2] 2, 2
        [3] 2, 2, 2
       *[other] 2, 2, 2, 2
    }
card-3 = Number card 3
    .index = 3
    .noun = a 3
    .some = { $count ->
        [1] a 3
       *[other] { $count-word } 3s
    }
    .some-object = { $count ->
        [1] 3
        [2] 3, 3
        [3] 3, 3, 3
       *[other] 3, 3, 3, 3
    }
card-4 = Number card 4
    .index = 4
    .noun = a 4
    .some = { $count ->
        [1] a 4
       *[other] { $count-word } 4s
    }
    .some-object = { $count ->
        [1] 4
        [2] 4, 4
        [3] 4, 4, 4
       *[other] 4, 4, 4, 4
    }
card-5 = Number card 5
    .index = 5
    .noun = a 5
    .some = { $count ->
        [1] a 5
       *[other] { $count-word } 5s
    }
    .some-object = { $count ->
        [1] 5
        [2] 5, 5
        [3] 5, 5, 5
       *[other] 5, 5, 5, 5
    }
card-6 = Number card 6
    .index = 6
    .noun = a 6
    .some = { $count ->
        [1] a 6
       *[other] { $count-word } 6s
    }
    .some-object = { $count ->
        [1] 6
        [2] 6, 6
        [3] 6, 6, 6
       *[other] 6, 6, 6, 6
    }
card-7 = Number card 7
    .index = 7
    .noun = a 7
    .some = { $count ->
        [1] a 7
       *[other] { $count-word } 7s
    }
    .some-object = { $count ->
        [1] 7
        [2] 7, 7
        [3] 7, 7, 7
       *[other] 7, 7, 7, 7
    }
card-8 = Number card 8
    .index = 8
    .noun = an 8
    .some = { $count ->
        [1] an 8
       *[other] { $count-word } 8s
    }
    .some-object = { $count ->
        [1] 8
        [2] 8, 8
        [3] 8, 8, 8
       *[other] 8, 8, 8, 8
    }
card-9 = Number card 9
    .index = 9
    .noun = a 9
    .some = { $count ->
        [1] a 9
       *[other] { $count-word } 9s
    }
    .some-object = { $count ->
        [1] 9
        [2] 9, 9
        [3] 9, 9, 9
       *[other] 9, 9, 9, 9
    }
card-10 = Number card 10
    .index = 10
    .noun = a 10
    .some = { $count ->
        [1] a 10
       *[other] { $count-word } 10s
    }
    .some-object = { $count ->
        [1] 10
        [2] 10, 10
        [3] 10, 10, 10
       *[other] 10, 10, 10, 10
    }
card-Ki = King
    .index = K
    .noun = a king
    .some = { $count ->
        [1] a king
       *[other] { $count-word } kings
    }
card-Je = Jester
    .index = J
    .noun = a jester
    .some = { $count ->
        [1] a jester
       *[other] { $count-word } jesters
    }
card-Kn = Knight
    .index = Kn
    .noun = a knight
    .some = { $count ->
        [1] a knight
       *[other] { $count-word } knights
    }
card-Po = Sleeping potion
    .index = P
    .noun = a sleeping potion
    .some = { $count ->
        [1] a sleeping potion
       *[other] { $count-word } sleeping potions
    }
card-Wa = Magic wand
    .index = W
    .noun = a magic wand
    .some = { $count ->
        [1] a magic wand
       *[other] { $count-word } magic wands
    }
card-Dr = Dragon
    .index = D
    .noun = a dragon
    .some = { $count ->
        [1] a dragon
       *[other] { $count-word } dragons
    }
card-Rose = Rose queen
    .index = Ro
    .noun = Rose
    .some = Rose
card-Cake = Cake queen
    .index = Ck
    .noun = Cake
    .some = Cake
card-Starfish = Starfish queen
    .index = Sf
    .noun = Starfish
    .some = Starfish
card-Rainbow = Rainbow queen
    .index = Rb
    .noun = Rainbow
    .some = Rainbow
card-Ladybug = Ladybug queen
    .index = Lb
    .noun = Ladybug
    .some = Ladybug
card-Moon = Moon queen
    .index = Mo
    .noun = Moon
    .some = Moon
card-Peacock = Peacock queen
    .index = Pe
    .noun = Peacock
    .some = Peacock
card-Sunflower = Sunflower queen
    .index = Su
    .noun = Sunflower
    .some = Sunflower
card-Cat = Cat queen
    .index = Ct
    .noun = Cat
    .some = Cat
card-Dog = Dog queen
    .index = Do
    .noun = Dog
    .some = Dog
card-Pancake = Pancake queen
    .index = Pa
    .noun = Pancake
    .some = Pancake
card-Heart = Heart queen
    .index = He
    .noun = Heart
    .some = Heart
card-Book = Book queen
    .index = Bk
    .noun = Book
    .some = Book
card-Butterfly = Butterfly queen
    .index = Bf
    .noun = Butterfly
    .some = Butterfly
card-IceCream = Ice Cream queen
    .index = Ic
    .noun = Ice Cream
    .some = Ice Cream
card-Strawberry = Strawberry queen
    .index = Sb
    .noun = Strawberry
    .some = Strawberry
card-unknown = A card not shown
    .index = ?
    .noun = a hidden card
    .some = { $count ->
        [1] a hidden card
       *[other] { $count-word } hidden cards
    }
card-back-plain = A card face down

## What happens: getting ready

event-hands-dealt = Everyone is dealt { $count-word } cards, and { $stock } more form the draw pile.
event-queens-laid = The { $count } queens are laid out face down, and { $seat } has the first turn.

## What happens: playing, discarding and drawing

event-power-played = { $seat } plays { $card }.
event-cards-discarded = { CITED($clauses, "discard-sum", "discard-pair", "discard-no-two-sided", "discard-no-triple", "discard-no-power-pair") ->
    [discard-sum] { $seat } discards { $cards-object } as a sum.
    [discard-pair] { $seat } discards { $cards } as a pair.
    [discard-no-two-sided] { $seat } discards { $cards } as a sum with several cards on each side.
    [discard-no-triple] { $seat } discards { $cards } in one go.
    [discard-no-power-pair] { $seat } discards { $cards } in one go.
   *[other] { $seat } discards { $cards }.
}
event-cards-drawn = { $seat } draws { $cards }.
event-cards-drawn-unseen = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count-word } cards.
}
event-draw-skipped = There is nothing left to draw, so { $seat }'s hand stays short.
event-pile-used-up = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] The draw pile is used up, so before the jester can turn up a card, { $count ->
        [one] the one discard has
       *[other] { $count-word } discards have
    } to be shuffled.
   *[other] The draw pile is used up, and { $count ->
        [one] the one discard has
       *[other] { $count-word } discards have
    } to be shuffled.
}
event-pile-reshuffled = { $count ->
    [one] One discard becomes the new draw pile.
   *[other] The discards become a new draw pile of { $count-word } cards.
}

## What happens: queens wake up

event-queen-woken = { $seat } wakes the queen in place { $place } and turns up { $card }.
event-rose-bonus = Rose never wakes alone, so { $seat } wakes one more queen.
event-rose-alone = Rose was the last one asleep, so { $seat } has no other queen to wake.
event-cat-dog-clash = { CITED($clauses, "catdog-steal") ->
    [catdog-steal] Nobody may have both Cat and Dog, so { $card } can't stay with { $seat } and has to go to sleep.
   *[other] Nobody may have both Cat and Dog, so { $card } can't stay with { $seat } and goes straight back to sleep.
}

## What happens: attacks

event-queen-attacked = { CITED($clauses, "potion-sleep") ->
    [potion-sleep] { $seat } wants to put { $other }'s { $card } to sleep.
   *[other] { $seat } wants to steal { $card } from { $other }.
}
event-attack-blocked = { CITED($clauses, "wand-block") ->
    [wand-block] { $seat } answers with { $card }, and the queen stays awake.
   *[other] { $seat } answers with { $card } and keeps the queen.
}
event-not-blocked = { $seat } passes and lets it happen.
event-queen-stolen = { CITED($clauses, "steal-no-rose") ->
    [steal-no-rose] { $seat } steals { $card } from { $other }, but a stolen Rose wakes nobody.
   *[other] { $seat } steals { $card } from { $other }.
}
event-queen-asleep = { CITED($clauses, "catdog-slot") ->
    [catdog-slot] { $card } is asleep in place { $place } again, where she came from.
   *[other] { $card } goes to sleep in place { $place }.
}

## What happens: the jester

event-jester-flipped = { CITED($clauses, "jester-empty-pile") ->
    [jester-empty-pile] From the new draw pile, { $seat } turns up { $card }.
   *[other] { $seat } turns up the top card: { $card }.
}
event-extra-turn = A power card! { $seat } keeps it and has an extra turn.
event-jester-counted = { $number ->
    [1] { $seat } counts to 1, so the count ends at once with { $to }, who wakes a queen.
   *[other] { $seat } counts to { $number }, and the count ends with { $to }, who wakes a queen.
}

## What happens: the end

event-game-ended = { $seats-count ->
    [1] { CITED($clauses, "end-threshold-23", "end-threshold-45", "end-tie") ->
        [end-threshold-23] That is enough: { $seats } wins the game with { $points } points.
        [end-threshold-45] That is enough: { $seats } wins the game with { $points } points.
        [end-tie] { CITED($clauses, "end-all-awake") ->
            [end-all-awake] All the queens are awake
           *[other] The draw pile is used up
        }, and the most points, { $points }, are tied; with more queens, { $seats } wins the game.
       *[other] { CITED($clauses, "end-all-awake") ->
            [end-all-awake] All the queens are awake
           *[other] The draw pile is used up
        }, and { $seats } wins the game with the most points, { $points }.
    }
   *[other] { CITED($clauses, "end-all-awake") ->
        [end-all-awake] All the queens are awake
       *[other] The draw pile is used up
    }, and { $seats } share the win with { $points } points each.
}

## What is asked of whoever is to move

ask-deal = The game can begin as soon as the cards are dealt; { $seat } will have the first turn.
ask-lay = The hands are dealt; now the queens have to be shuffled and laid out face down.
ask-turn = { $seat } to play a king, knight, potion or jester, or to discard.
ask-answer-dragon = { $other } wants to steal { $card }; { $seat } may answer with a dragon, or pass.
ask-answer-wand = { $other } wants to put { $card } to sleep; { $seat } may answer with a magic wand, or pass.
ask-wake-rose = { $seat } to wake one more queen, thanks to Rose.
ask-wake-jester = { $seat } to wake a queen, thanks to the jester's count.
ask-place = { $seat } to choose an empty place where { $card } will sleep.
ask-shuffle = The draw pile is used up: { $count ->
    [one] one discard has
   *[other] { $count-word } discards have
} to be shuffled.
ask-over = { $seats-count ->
    [1] The game is over, and { $seats } has won.
   *[other] The game is over, and { $seats } share the win.
}

## Why a move is refused, and what would be allowed

refusal-game-over = The game is over; to play on, start a new one.
refusal-not-at-the-table = { $seat } is not playing at this table, so only the others can make a move.
refusal-before-the-deal = The game has not begun yet; wait until the cards are dealt and the queens are laid out.
refusal-before-the-shuffle = The discards have to be shuffled first; wait until there is a new draw pile.
refusal-unknown-verb = There is no such move in this game; in your turn, play a card or discard.
refusal-must-answer = The attack comes first; { $other } has to answer it or pass before anything else can be done.
refusal-must-wake = It is up to { $other } to wake a queen first; nothing else can be done until then.
refusal-must-place = { $card } has to go to sleep first; until she lies in an empty place, nothing else can be done.
refusal-not-your-turn = { CITED($clauses, "potion-slot") ->
    [potion-slot] It is { $turn }'s turn, so { $turn } chooses the place; you can only watch, and remember it.
   *[other] It is { $turn }'s turn; play or discard when it is yours.
}
refusal-no-cards = You have not chosen a card; pick what you want to play or discard.
refusal-not-your-cards = { $cards-count ->
    [1] This card is not in your hand; choose one that you hold.
   *[other] Not all of these cards are in your hand; choose only cards that you hold.
}
refusal-number-played = Number cards are only discarded; to play something, choose a king, knight, potion or jester.
refusal-one-card-only = You have chosen { $count-word } cards, but only one can be played at a time; pick one of them.
refusal-reaction-only = You can't play { $card } now, because it only answers an attack; play something else, or discard.
refusal-no-place = { CITED($clauses, "potion-slot") ->
    [potion-slot] You have not said where the queen will sleep; name an empty place.
   *[other] You have not said which queen to wake; name a place where one is asleep.
}
refusal-nobody-there = There is no queen in place { $place }; choose a place where one is asleep.
refusal-queen-not-stated = It is not stated here which queen sleeps in place { $place }, so she can't be turned up; choose another place.
refusal-names-a-goal = { CITED($clauses, "jester-flip", "discard-single", "dragon-block") ->
    [jester-flip] You can't choose what a jester will do; just play it and turn up the top card.
    [discard-single] Discarded cards are not aimed at anything; name the cards and nothing else.
    [dragon-block] Your answer is for the queen under attack anyway; name the card and nothing else.
   *[other] A pass is not aimed at anything; just pass.
}
refusal-flip-not-stated = It is not stated here which card lies on top of the draw pile, so a jester can't turn it up; choose another move.
refusal-no-queen = { CITED($clauses, "potion-target") ->
    [potion-target] You have not said which queen to put to sleep; name one who is awake in front of another player.
   *[other] You have not said which queen to steal; name one who is awake in front of another player.
}
refusal-not-awake = { $card } is not awake in front of anybody; choose a queen who is awake in front of another player.
refusal-own-queen = { CITED($clauses, "potion-target") ->
    [potion-target] { $card } is your own, and you can't put your own queen to sleep; choose another player's queen.
   *[other] { $card } is yours already, so you can't steal her; choose another player's queen.
}
refusal-immune = { $card } can be neither stolen nor put to sleep; choose another queen.
refusal-would-clash = By these rules you can't steal { $card }, because nobody may have both Cat and Dog; choose another queen.
refusal-power-not-alone = By these rules you can't discard { $card } alone while you could do something else; discard a number card, or play a power card.
refusal-power-cards-together = Power cards never go into a pair or a sum; leave them out, or choose just one card.
refusal-unequal-pair = The two cards of a pair have the same number, but you have chosen { $cards }; choose two equal ones, or just one card.
refusal-triple = Three equal numbers are neither a pair nor a sum; discard two of them, or just one.
refusal-two-sided = By these rules one side of a sum is a single card; choose cards where one equals all the others added together.
refusal-no-sum = The largest of these cards is { $need }, but the others make { $value } together; in a sum, one card equals all the others added together.
refusal-not-the-victim = This attack is on { $other }'s queen, so only { $other } may answer it; wait and see.
refusal-wrong-answer = Only { $face } stops this attack, so { $card } won't help; if you have nothing better, pass.
refusal-nothing-to-answer = There is no attack that you could let happen, and turns can't be skipped; in your turn, play a card or discard.
refusal-nobody-to-wake = You can't wake a queen just now; in your turn, play a king, or try your luck with a jester.
refusal-not-the-waker = It is { $other } who wakes a queen now; leave the choice to { $other }.
refusal-nobody-to-place = No queen has to go to sleep just now, so there is no place to choose; in your turn, play a card or discard.
refusal-names-cards = { CITED($clauses, "dragon-optional", "potion-slot") ->
    [dragon-optional] Nothing goes with a pass; leave out the cards.
    [potion-slot] No card is needed for this; name only the place where the queen will sleep.
   *[other] No card is needed for this; name only the place of the queen you want to wake.
}
refusal-place-taken = Place { $place } is not empty; choose a place where no queen is asleep.
refusal-no-chance-now = There is nothing to deal or shuffle now; the next move is up to the players.
refusal-not-a-deal = The dealer can't do that now; the cards are dealt first, then the queens are laid out, and after that only the discards are ever shuffled.
refusal-not-in-the-deck = There are fewer of these cards than you have named: { $cards-faces }. Name only what is there.
refusal-wrong-deal-size = { $need ->
    [one] There is exactly one card to shuffle; name that one.
   *[other] There are exactly { $need } cards to shuffle; name all of these and nothing else.
}

## Buttons

move-play = { $cards-code ->
    [Ki] { $place ->
        [0] Play the king
       *[other] Wake the queen in place { $place }
    }
    [Kn] { $goal ->
        [nobody] Play the knight
       *[other] Steal { $goal }
    }
    [Po] { $goal ->
        [nobody] Play the potion
       *[other] Put { $goal } to sleep
    }
    [Je] Play the jester
    [Dr] Answer with the dragon
    [Wa] Answer with the magic wand
   *[other] Play { $cards }
}
move-discard = { $cards-count ->
    [0] Discard
    [1] Discard { $cards }
    [2] Discard { $cards }
   *[other] Discard { $cards-object }
}
move-wake = { $place ->
    [0] Wake a queen
   *[other] Wake the queen in place { $place }
}
move-place = { $place ->
    [0] Put her in an empty place
   *[other] Put her in place { $place }
}
move-lay = Lay out the queens

## Marks, places, modes of play

mark-attacked = under attack
mark-target = target
mark-turn = has the turn
zone-asleep = Asleep
zone-going-to-sleep = Going to sleep
zone-pile = Discard pile
zone-stock = Draw pile
banner-attack = Attack: answer or pass!

## Questions about what comes next

question-next--hands-dealt--count = How many cards is everyone dealt?
question-next--hands-dealt--stock = How many cards form the draw pile?
question-next--queens-laid--count = How many queens are laid out?
question-next--queens-laid--seat = Who has the first turn?
question-next--power-played--seat = Who is the next to play a power card in their turn?
question-next--power-played--card = { $seat ->
    [nobody] Which power card is played next?
   *[other] Which power card will { $seat } play?
}
question-next--cards-discarded--seat = Who is the next to discard?
question-next--cards-discarded--cards = { $seat ->
    [nobody] Which cards are discarded next?
   *[other] What will { $seat } discard?
}
question-next--queen-woken--seat = Who is the next to wake a queen?
question-next--queen-woken--card = { $seat ->
    [nobody] Which queen wakes next?
   *[other] Which queen will { $seat } wake?
}
question-next--queen-woken--place = { $seat ->
    [nobody] In which place does a queen wake next?
   *[other] In which place will { $seat } wake a queen?
}
question-next--rose-bonus--seat = Who wakes one more queen because of Rose?
question-next--rose-alone--seat = Who has woken Rose, with no other queen left to wake?
question-next--cat-dog-clash--seat = Who can't have both Cat and Dog?
question-next--cat-dog-clash--card = { $seat ->
    [nobody] Which queen can't stay, Cat or Dog?
   *[other] Which queen can't stay with { $seat }, Cat or Dog?
}
question-next--queen-attacked--seat = Who is the next to attack a queen?
question-next--queen-attacked--card = { $seat ->
    [nobody] Which queen is attacked next?
   *[other] Which queen will { $seat } attack?
}
question-next--queen-attacked--other = { $seat ->
    [nobody] Whose queen is attacked next?
   *[other] Whose queen will { $seat } attack?
}
question-next--attack-blocked--seat = Who stops the attack?
question-next--attack-blocked--card = { $seat ->
    [nobody] Which card stops the attack?
   *[other] Which card does { $seat } answer with?
}
question-next--not-blocked--seat = Who passes and lets the attack happen?
question-next--queen-stolen--seat = Who is the next to steal a queen?
question-next--queen-stolen--card = { $seat ->
    [nobody] Which queen is stolen next?
   *[other] Which queen will { $seat } steal?
}
question-next--queen-stolen--other = { $seat ->
    [nobody] Whose queen is stolen next?
   *[other] From whom will { $seat } steal a queen?
}
question-next--queen-asleep--card = Which queen goes to sleep next?
question-next--queen-asleep--place = In which place does the queen go to sleep?
question-next--jester-flipped--seat = Who is the next to turn up a card with a jester?
question-next--jester-flipped--card = { $seat ->
    [nobody] Which card does the jester turn up?
   *[other] Which card will { $seat } turn up?
}
question-next--extra-turn--seat = Who has an extra turn?
question-next--extra-turn--card = { $seat ->
    [nobody] Which power card brings an extra turn?
   *[other] Which power card brings { $seat } an extra turn?
}
question-next--jester-counted--seat = Who counts around the table?
question-next--jester-counted--number = How far does the count go?
question-next--jester-counted--to = With whom does the count end?
question-next--cards-drawn--seat = Who is the next to draw?
question-next--cards-drawn--cards = { $seat ->
    [nobody] Which cards are drawn next?
   *[other] Which cards will { $seat } draw?
}
question-next--cards-drawn-unseen--seat = Who is the next to draw?
question-next--cards-drawn-unseen--count = { $seat ->
    [nobody] How many cards are drawn next?
   *[other] How many cards will { $seat } draw?
}
question-next--draw-skipped--seat = Whose hand stays short, because there is nothing left to draw?
question-next--pile-used-up--count = How many discards have to be shuffled?
question-next--pile-reshuffled--count = How many cards are in the new draw pile?
question-next--game-ended--seats = Who wins the game?
question-next--game-ended--points = With how many points is the game won?

## Options

option-single-discard = What may be discarded on its own
option-single-discard--any = any card
option-single-discard--number-only = a number card; any card only if nothing else is possible
option-two-sided-sums = Sums with several cards on each side
option-two-sided-sums--on = allowed
option-two-sided-sums--off = not allowed
option-runs-and-triples = Discarding runs, three equal numbers or two equal power cards
option-runs-and-triples--on = allowed
option-runs-and-triples--off = not allowed
option-jester-start = Number one in the jester's count
option-jester-start--player = the jester's player
option-jester-start--left = the left neighbour
option-cat-dog-steal = Stealing Cat or Dog if you have the other
option-cat-dog-steal--sleep = allowed, but the stolen queen falls asleep
option-cat-dog-steal--forbid = not allowed
option-empty-pile = When the draw pile runs out
option-empty-pile--reshuffle = the discards are shuffled
option-empty-pile--game-ends = the game ends
option-win-points = Points that win at once
option-win-points--by-players = 50 with two or three players, 40 with four or five
option-win-points--fifty = always 50
option-tie-break = If the most points are tied
option-tie-break--queens-then-shared = whoever has more queens wins; if that is a tie too, the win is shared
option-tie-break--shared = the win is shared
option-queen-points = Points of Rainbow and Peacock
option-queen-points--owners = Rainbow 5, Peacock 10
option-queen-points--rainbow-15 = Rainbow 15, Peacock 10
option-queen-points--rainbow-10 = Rainbow 10, Peacock 15
option-deluxe = Edition
option-deluxe--on = Deluxe, with 16 queens
option-deluxe--off = the usual one, with 12 queens
option-start-choice = Who begins
option-start-choice--random = somebody drawn at random
option-start-choice--A = { seat-A }
option-start-choice--B = { seat-B }
option-start-choice--C = { seat-C }
option-start-choice--D = { seat-D }
option-start-choice--E = { seat-E }

## Sets of options

preset-standard = Our rules
preset-number-cards-only = Korean booklet: a single discard must be a number card
preset-deluxe = Deluxe edition: 16 queens
preset-speculation = One program: the left neighbour is number one, and an empty draw pile ends the game
preset-house-rules = Players' variant: runs, three equal numbers and two equal power cards may be discarded

## What lies in the box

component-queens = { $count } queens, worth 5 to 20 points
component-kings = { $count } kings
component-jesters = { $count } jesters
component-knights = { $count } knights
component-potions = { $count } sleeping potions
component-wands = { $count } magic wands
component-dragons = { $count } dragons
component-numbers = { $count } number cards, four of each from 1 to 10
component-deluxe-queens = The Deluxe edition has four more queens: Book, Butterfly, Ice Cream and Strawberry.

## A position that is set up: what stands in its lines

field-asleep = Asleep, place by place
field-awake = Awake
field-stock = Draw pile, from the top
field-discard = Discards under the top card
field-top = Top of the discard pile
field-task = Still to be settled
field-task--attack = attack
field-task--wake = to wake a queen
field-task--place = to go to sleep
field-task--flip = a card to turn over for the jester
field-task--rose = thanks to the Rose queen
field-task--jester = counted by a jester
field-task--potion = put to sleep
field-task--cat-dog = Cat and Dog quarrel
field-draws = Hands to fill up after the shuffle
field-turn = Whose turn it is, where somebody else moves first
