# What all games say in English. docs/add-a-language.md tells which arguments a message is given.

language-name = English

## Who sits where

seat-A = Alma
seat-B = Ben
seat-C = Cleo
seat-D = Dan
seat-E = Eve
seat-F = Finn
seat-G = Gus
seat-H = Hana
seat-I = Ivy
seat-J = Jon
seat-K = Kim
seat-L = Leo
dealer = the dealer
dealer-label = Dealer
nobody = nobody

## Numbers, lists and cards

number-word = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $number }
}
list-two = { $list } and { $next }
list-more = { $list }, { $next }
list-last = { $list } and { $next }
cards-none = no cards
cards-group = { $count ->
    [1] a { $face }
   *[other] { $count-word } { $face }s
}

## Buttons

# Cards that are aimed at somebody say it: kings at a place, knights and potions at a queen.
move-play = Play { $cards }
move-pass = Pass
move-deal = Deal the cards
move-shuffle = Shuffle the cards

## Questions, and what follows a refusal

ask-plain = { $seats } to move.
question-choose-legal = What may { $seat } do now?
question-choose-legal-list = Choose everything here that { $seat } may do now.
answer-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
answer-right = That's right.
answer-wrong = Not quite.
answer-legal = "{ $move }" is allowed.
refused-then-taken-back = The move is taken back, and nothing has changed.
legal-alternative = This would be allowed: "{ $move }".

## Whose cards are open

eyes-open = Everybody's cards
eyes-seat = { $seat }'s view

## What the instructor points at

mark-pointed = look here

## What is wrong with a text or a position

problem-action-without-card = An action needs its own card on top of the discard pile, but what lies there is { $card }.
problem-ambiguous-move = "{ $text }" could mean more than one move; write one of these: { $moves }
problem-answer-hangs-on-unknown-card = The answer depends on cards that the position does not state.
problem-attack-on-oneself = { $card } cannot be under attack here; an attack is always on another player's queen, and never on one who is safe from attacks.
problem-away-between-stages = Between two stages no cards are put away, because they have all gone back to be shuffled.
problem-ban-between-stages = There is no ban on { $card } here, because by these rules a ban ends with the stage.
problem-ban-not-held = A ban on { $card } needs a leader who holds { $card }.
problem-banned-card-alone = A leader with a ban on { $card } must hold another card as well, because whoever takes a hunter takes other cards with it.
problem-cat-and-dog = { $seat } has both Cat and Dog here, and nobody may have both.
problem-caught-with-slips = { $seat } has been caught, so every card of { $seat }'s that could be called is back in hand.
problem-field-before-the-queens = Before the queens are laid out there can be no "{ $text }".
problem-field-between-rounds = Between two rounds there can be no "{ $text }"; that field only exists during a round.
problem-field-missing = The field "{ $text }" is missing; a position of this game needs it.
problem-game-goes-on = With these queens nobody has won yet, so the game cannot be over.
problem-game-is-over = As the cards lie, the game is over, so nobody can be to move.
problem-guard-caught = Nobody can be waiting for a penalty card here: either it would be { $seat }, the guard, or these rules have no such card.
problem-guard-slipped = { $seat } is the guard and cannot cheat, so no card of { $seat }'s can have just slipped away.
problem-hand-is-empty = { $seat } has no cards, so the round would already be over.
problem-hand-size-too-large = With { $count } players, nobody can be dealt more than { $limit } cards.
problem-hand-too-large = { $seat } has more than { $limit } cards, but no hand in this game is larger than that.
problem-hunter-not-in-play = By these rules { $card } is not in play.
problem-empty-hand = { $seat } has no cards when the trick begins, so the stage would already be over.
problem-field-twice = The same field is written twice; once is enough.
problem-header-after-step = "{ $text }" belongs above the first step.
problem-hunter-put-away = A hunter is never put away: it is always on the table or in somebody's hand.
problem-illegal-move = The rules do not allow "{ $move }" here.
problem-illegal-play-in-trick = This trick cannot have come about, because the rules do not allow "{ $move }" in it.
problem-no-cards-written = Cards are missing here; write a hyphen if there are none.
problem-no-givers = Somebody is waiting for a card here, but nobody can owe it.
problem-no-move = "{ $text }" is not a move; write a seat and a colon, then cards or a word, as in "A: pass".
problem-no-number = "{ $text }" is not a number.
problem-no-place-free = A queen has to go to sleep here, but no place is empty.
problem-no-play-in-trick = "{ $text }" is not a play in a trick; write it like "A:4 4", and a pass like "A:-".
problem-no-right-answer = None of the answers on offer is right.
problem-no-shuffle-needed = Nobody waits for a shuffle here; that takes an empty draw pile, and discards under the top card.
problem-no-wrong-answer = All of the answers on offer are right, so there is nothing to choose.
problem-nobody-asleep = Somebody has to wake a queen here, but no queen is asleep.
problem-not-refused = "{ $move }" should be refused with "{ $expected }", but the rules allow it.
problem-nothing-to-ask-about = What the question asks for does not happen in any later step.
problem-other-events = "{ $expected }" should happen here, but what happens is: { $came }
problem-other-rule-set = This is written for rule set { $text }; the rules here are rule set { $expected }.
problem-player-threw = By these rules { $seat }, who played the cockroach, does not throw in.
problem-position-too-short = A position needs at least five words: game, rule set, options, who is to move, and the hands.
problem-queen-not-awake = There can be no attack on { $card } here, because she is not awake in front of anybody.
problem-queen-not-in-play = By these rules { $card } is not in play.
problem-queens-missing = { $count ->
    [0] No queens are named here
    [one] Only one queen is named here
   *[other] { $count } queens are named here
}, awake or asleep, but there must be { $need }.
problem-refused-otherwise = "{ $move }" should be refused with "{ $expected }", but the rules refuse it with "{ $code }".
problem-seat-not-at-the-table = With { $count } players at the table, { $seat } is not one of them.
problem-seat-twice = The same seat occurs twice in "{ $text }"; once is enough.
problem-shuffle-in-a-call = While somebody waits for a penalty card, nobody has to draw, so no shuffle can be waited for.
problem-slaps-are-over = These slaps cannot be: whoever played the mosquito does not slap it, and when only one hand is missing, the slaps are over.
problem-slip-too-old = { $limit ->
    [0] By these rules a card can be called only until the next event; one that slipped away earlier is gone.
    [one] By these rules only one event may go by while a card can be called; one that slipped away earlier is gone.
   *[other] By these rules only { $limit } events may go by while a card can be called; one that slipped away earlier is gone.
}
problem-stage-is-over = Somebody is out of cards, and by these rules the stage ends at that moment.
problem-step-twice = There are two steps called "{ $text }"; each needs a name of its own.
problem-task-without-cause = Nothing on this table can have led to "{ $text }"; the card that causes it is missing, or a hand is too large.
problem-too-long = This text is too long; at most { $limit } characters are read.
problem-too-many-cards = There are { $count } cards in this position, but the deck has only { $limit }.
problem-too-many-copies = One card ({ $card }) occurs { $count ->
    [2] twice
   *[other] { $count } times
}, but the deck has { $limit ->
    [0] no copy
    [one] only one copy
   *[other] only { $limit } copies
} of it.
problem-too-many-rounds = { $count ->
    [one] There are points for one finished round
   *[other] There are points for { $count } finished rounds
}, which is too many for a game of { $limit }.
problem-too-many-stages = { $count ->
    [one] There are points for one finished stage
   *[other] There are points for { $count } finished stages
}, which is too many for a game of { $limit }.
problem-trick-between-stages = Between two stages no trick can be lying on the table.
problem-trick-is-over = All { $count } players have had their turn, so the trick is over and cannot lie here unfinished.
problem-trick-out-of-order = The seats { $text } do not follow one another; plays stand in order from the leader on, clockwise.
problem-try-without-code = "{ $text }" is to be refused; write after "=>" the one code that it is refused with.
problem-unknown-action = "{ $text }" is not an action; write one of these and the seats that belong to it: { $expected }
problem-unknown-answer = That answer is not one of those on offer.
problem-unknown-card = "{ $text }" is not a card of this game; the cards are { $expected }.
problem-unknown-card-played = A card that has left a hand is known here, so it has to be stated.
problem-unknown-field = This game has no field "{ $text }"; the fields are { $expected }.
problem-unknown-game = There is no game "{ $text }" here, only: { $expected }.
problem-unknown-option = There is no option "{ $text }"; the options are { $expected }.
problem-unknown-preset = There is no set of rules "{ $text }"; choose one of these: { $expected }.
problem-unknown-seat = There is no such seat here; seats are letters from A on, one for each player.
problem-unknown-value = The option "{ $option }" cannot be "{ $text }"; it can be { $expected }.
problem-unreadable-line = "{ $text }" is neither a heading, a step, a move nor a question.
problem-unreadable-question = "{ $text }" is not a question that can be asked; ask "choose-legal" or "next".
problem-verb-with-cards = "{ $text }" names no cards; leave them out, or leave out "{ $text }".
problem-wrong-number-of-places = { $count ->
    [one] Only one place for queens is written here
   *[other] { $count } places for queens are written here
}, but there must be { $need }.
problem-wrong-number-of-points = A row of points has { $count ->
    [one] one number
   *[other] { $count } numbers
}, but { $need } players are at the table.
problem-wrong-number-of-seats = { $count ->
    [0] There are no hands
    [one] There is one hand
   *[other] There are { $count } hands
}, but the game is for { $low } to { $high } players.
problem-wrong-to-move = { $need ->
    [nobody] The game is over, so nobody is to move.
   *[other] Here { $need } must be the one to move, not { $seat }.
}
problem-hands-not-equal = Before every trick, all hands have the same number of cards, from one to ten; here that is not so.
problem-starting-dog-late = After passing, only whoever leads the first trick can hold the Starting Dog, and only until it is led.
problem-tail-not-turned = Somebody has tucked here, so the tail card must show its tucked side.
problem-wrong-passing = Cards can't be passed like this here: passing comes before the first trick, with two cards from each hand, and it is over when everybody has chosen.
problem-wrong-shelters = { $need ->
    [0] In the first round the shelters are still empty, but here they hold { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] The shelters here hold { $count ->
        [one] one card
       *[other] { $count } cards
    }; after so many rounds there must be { $need }, taken three at a time, and never the Starting Dog.
}
