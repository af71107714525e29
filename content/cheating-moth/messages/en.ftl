# What Cheating Moth says in English. The words are those of terms/en.md: cheat, slip away, call,
# slap, throw in. A card's noun brings its article along (a 3, an ant 5), so sentences add none.

game-name = Cheating Moth
game-tagline = Cheat your moths out of your hand, and don't let the guard see you.
facts = Round { $round } of { $rounds }

## Cards

card-N1 = Number card 1
    .index = 1
    .noun = a 1
    .some = { $count ->
        [1] a 1
       *[other] { $count-word } 1s
    }
card-N2 = Number card 2
    .index = 2
    .noun = a 2
    .some = { $count ->
        [1] a 2
       *[other] { $count-word } 2s
    }
card-N3 = Number card 3
    .index = 3
    .noun = a 3
    .some = { $count ->
        [1] a 3
       *[other] { $count-word } 3s
    }
card-N4 = Number card 4
    .index = 4
    .noun = a 4
    .some = { $count ->
        [1] a 4
       *[other] { $count-word } 4s
    }
card-N5 = Number card 5
    .index = 5
    .noun = a 5
    .some = { $count ->
        [1] a 5
       *[other] { $count-word } 5s
    }
card-Sp1 = Spider 1
    .index = 1
    .noun = a spider 1
    .some = { $count ->
        [1] a spider 1
       *[other] { $count-word } spider 1s
    }
card-Sp2 = Spider 2
    .index = 2
    .noun = a spider 2
    .some = { $count ->
        [1] a spider 2
       *[other] { $count-word } spider 2s
    }
card-Sp3 = Spider 3
    .index = 3
    .noun = a spider 3
    .some = { $count ->
        [1] a spider 3
       *[other] { $count-word } spider 3s
    }
card-Sp4 = Spider 4
    .index = 4
    .noun = a spider 4
    .some = { $count ->
        [1] a spider 4
       *[other] { $count-word } spider 4s
    }
card-Sp5 = Spider 5
    .index = 5
    .noun = a spider 5
    .some = { $count ->
        [1] a spider 5
       *[other] { $count-word } spider 5s
    }
card-Mq1 = Mosquito 1
    .index = 1
    .noun = a mosquito 1
    .some = { $count ->
        [1] a mosquito 1
       *[other] { $count-word } mosquito 1s
    }
card-Mq2 = Mosquito 2
    .index = 2
    .noun = a mosquito 2
    .some = { $count ->
        [1] a mosquito 2
       *[other] { $count-word } mosquito 2s
    }
card-Mq3 = Mosquito 3
    .index = 3
    .noun = a mosquito 3
    .some = { $count ->
        [1] a mosquito 3
       *[other] { $count-word } mosquito 3s
    }
card-Mq4 = Mosquito 4
    .index = 4
    .noun = a mosquito 4
    .some = { $count ->
        [1] a mosquito 4
       *[other] { $count-word } mosquito 4s
    }
card-Mq5 = Mosquito 5
    .index = 5
    .noun = a mosquito 5
    .some = { $count ->
        [1] a mosquito 5
       *[other] { $count-word } mosquito 5s
    }
card-Ck1 = Cockroach 1
    .index = 1
    .noun = a cockroach 1
    .some = { $count ->
        [1] a cockroach 1
       *[other] { $count-word } cockroach 1s
    }
card-Ck2 = Cockroach 2
    .index = 2
    .noun = a cockroach 2
    .some = { $count ->
        [1] a cockroach 2
       *[other] { $count-word } cockroach 2s
    }
card-Ck3 = Cockroach 3
    .index = 3
    .noun = a cockroach 3
    .some = { $count ->
        [1] a cockroach 3
       *[other] { $count-word } cockroach 3s
    }
card-Ck4 = Cockroach 4
    .index = 4
    .noun = a cockroach 4
    .some = { $count ->
        [1] a cockroach 4
       *[other] { $count-word } cockroach 4s
    }
card-Ck5 = Cockroach 5
    .index = 5
    .noun = a cockroach 5
    .some = { $count ->
        [1] a cockroach 5
       *[other] { $count-word } cockroach 5s
    }
card-An1 = Ant 1
    .index = 1
    .noun = an ant 1
    .some = { $count ->
        [1] an ant 1
       *[other] { $count-word } ant 1s
    }
card-An2 = Ant 2
    .index = 2
    .noun = an ant 2
    .some = { $count ->
        [1] an ant 2
       *[other] { $count-word } ant 2s
    }
card-An3 = Ant 3
    .index = 3
    .noun = an ant 3
    .some = { $count ->
        [1] an ant 3
       *[other] { $count-word } ant 3s
    }
card-An4 = Ant 4
    .index = 4
    .noun = an ant 4
    .some = { $count ->
        [1] an ant 4
       *[other] { $count-word } ant 4s
    }
card-An5 = Ant 5
    .index = 5
    .noun = an ant 5
    .some = { $count ->
        [1] an ant 5
       *[other] { $count-word } ant 5s
    }
card-Mo1 = Moth 1
    .index = 1
    .noun = a moth 1
    .some = { $count ->
        [1] a moth 1
       *[other] { $count-word } moth 1s
    }
card-Mo2 = Moth 2
    .index = 2
    .noun = a moth 2
    .some = { $count ->
        [1] a moth 2
       *[other] { $count-word } moth 2s
    }
card-Mo3 = Moth 3
    .index = 3
    .noun = a moth 3
    .some = { $count ->
        [1] a moth 3
       *[other] { $count-word } moth 3s
    }
card-Mo4 = Moth 4
    .index = 4
    .noun = a moth 4
    .some = { $count ->
        [1] a moth 4
       *[other] { $count-word } moth 4s
    }
card-Mo5 = Moth 5
    .index = 5
    .noun = a moth 5
    .some = { $count ->
        [1] a moth 5
       *[other] { $count-word } moth 5s
    }
card-unknown = A card not shown
    .index = ?
    .noun = a hidden card
    .some = { $count ->
        [1] a hidden card
       *[other] { $count-word } hidden cards
    }
card-back-plain = A card face down

## What happens: a round begins

event-round-opened = Round { $round } begins: { $seat } is the guard and takes the first turn.
event-hands-dealt = Everyone is dealt { $count-word } cards, and { $stock } more form the draw pile.
event-first-card-turned = { CITED($clauses, "setup-first-top-no-action", "setup-first-top-moth") ->
    [setup-first-top-no-action] The discard pile starts with { $card }, and its action is ignored.
    [setup-first-top-moth] The discard pile starts with { $card }; only its number counts.
   *[other] The discard pile starts with { $card }.
}

## What happens: playing and drawing

event-card-played = { CITED($clauses, "turn-guard-moth", "turn-wrap") ->
    [turn-guard-moth] { $seat }, the guard, plays { $card }.
    [turn-wrap] { $seat } plays { $card }; 5 and 1 are neighbours.
   *[other] { $seat } plays { $card }.
}
event-card-drawn = { CITED($clauses, "accuse-innocent", "accuse-guilty-penalty-card", "mosquito-slowest-receives") ->
    [accuse-innocent] For the wrong call, { $seat } draws { $card }.
    [accuse-guilty-penalty-card] For being caught, { $seat } draws { $card }.
    [mosquito-slowest-receives] For being the slowest, { $seat } draws { $card }.
   *[other] { $seat } draws { $card }.
}
event-card-drawn-unseen = { CITED($clauses, "accuse-innocent", "accuse-guilty-penalty-card", "mosquito-slowest-receives") ->
    [accuse-innocent] For the wrong call, { $seat } draws a card.
    [accuse-guilty-penalty-card] For being caught, { $seat } draws a card.
    [mosquito-slowest-receives] For being the slowest, { $seat } draws a card.
   *[other] { $seat } draws a card.
}
event-draw-skipped = There is nothing left to draw, so { $seat } goes without a card.
event-pile-used-up = { $seat } has to draw, but the draw pile is used up: { $count ->
    [one] the one discard under the top card has
   *[other] the { $count-word } discards under the top card have
} to be shuffled.
event-pile-reshuffled = { $count ->
    [one] One card becomes the new draw pile, and { $card } stays face up.
   *[other] The discards become a new draw pile of { $count-word } cards, and { $card } stays face up.
}

## What happens: action cards

event-spider-played = A spider! { $seat } has to give another player one card, but not a moth.
event-mosquito-played = A mosquito! Everyone but { $seat } has to slap it.
event-slapped = { $place ->
    [1] { $seat } slaps first.
    [2] { $seat } slaps second.
    [3] { $seat } slaps third.
    [4] { $seat } slaps fourth.
    [5] { $seat } slaps fifth.
   *[other] { $seat } is number { $place } to slap.
}
event-slowest-found = { CITED($clauses, "mosquito-giver-chooses") ->
    [mosquito-giver-chooses] { $seat } is the slowest and gets one card, but not a moth, from each of the others.
   *[other] { $seat } is the slowest and has to draw a card.
}
event-card-given = { CITED($clauses, "accuse-guilty-penalty-card", "mosquito-may-empty", "spider-may-empty") ->
    [accuse-guilty-penalty-card] { $seat } gives { $to } a penalty card: { $card }.
    [mosquito-may-empty] { $seat } gives { $to } { $card } and has no cards left.
    [spider-may-empty] { $seat } gives { $to } { $card } and has no cards left.
   *[other] { $seat } gives { $to } { $card }.
}
event-card-given-unseen = { CITED($clauses, "accuse-guilty-penalty-card", "spider-may-empty") ->
    [accuse-guilty-penalty-card] { $seat } gives { $to } a penalty card.
    [spider-may-empty] { $seat } gives { $to } a card and has no cards left.
   *[other] { $seat } gives { $to } a card.
}
event-gave-nothing = { CITED($clauses, "mosquito-no-eligible", "spider-may-empty", "accuse-penalty-not-moth") ->
    [mosquito-no-eligible] { $seat } has only moths and gives nothing.
    [spider-may-empty] { $seat } has to keep the last card, so nothing is given.
    [accuse-penalty-not-moth] { $seat } has no card that may be given, so there is no penalty card.
   *[other] { $seat } has no card that may be given, so the spider does nothing.
}
event-race-opened = { CITED($clauses, "cockroach-player-may") ->
    [cockroach-player-may] A cockroach! Everyone, { $seat } too, may throw in a { $number }.
   *[other] A cockroach! Everyone but { $seat } may throw in a { $number }.
}
event-card-thrown = { CITED($clauses, "cockroach-moth", "cockroach-no-chain") ->
    [cockroach-moth] { $seat }, the guard, is the fastest and throws in { $card }.
    [cockroach-no-chain] { $seat } is the fastest and throws in { $card }, which does nothing here.
   *[other] { $seat } is the fastest and throws in { $card }.
}
event-throw-too-late = { $seat } throws in { $card } too late and takes it back.
event-race-closed = { CITED($clauses, "cockroach-none") ->
    [cockroach-none] Nobody has thrown in a card, and { $seat } is next.
   *[other] The race is over, and { $seat } is next.
}
event-ant-played = An ant! Everyone but { $seat } draws a card, starting on { $seat }'s left.

## What happens: cheating and calling

event-slipped-away = { $seat } secretly lets { $card } slip away.
event-accused = "Caught!" { $seat } calls { $to }, and everything stops.
event-caught = The call is right: { $seat } takes back { $cards }.
event-guard-passed = { $seat } gets the guard card from { $other } and is now the guard.
event-wrongly-accused = { CITED($clauses, "accuse-window") ->
    [accuse-window] The call comes too late: what { $to } let slip away is gone.
   *[other] The call is wrong: { $to } has nothing to take back.
}
event-play-resumed = Play goes on where it stopped; the next turn is { $seat }'s.

## What happens: the end

event-last-action-void = { $seat }'s last card is { $card }, and its action is not carried out.
event-round-ended = { $seats-count ->
    [1] { $seats } is out of cards, and the round is over.
   *[other] { $seats } are out of cards, and the round is over.
}
event-slipped-cards-found = { $cards-amount ->
    [many] { $seat } has let { $cards-count-word } cards slip away, and they cost nothing.
   *[other] { $seat } has let { $cards } slip away, { $cards-count ->
        [1] and it costs nothing.
       *[other] and they cost nothing.
    }
}
event-seat-scored = { $cards-amount ->
    [none] { $seat } has no cards left and scores 0.
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
        }, is shared, and the last round makes { $seats } the winner.
       *[other] { $seats } wins the game with the lowest total, { $points ->
            [one] 1 penalty point
           *[other] { $points } penalty points
        }.
    }
   *[other] { $seats } share the win with the lowest total, { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    } each.
}

## What is asked of whoever is to move

ask-deal = Round { $round } can begin as soon as the cards are dealt; { $seat } will be the guard.
ask-turn = { $seat } to play: a { $low } or a { $high }, or draw if nothing fits.
ask-race = { $seat } to play: a { $low } or a { $high }, or draw if nothing fits. Until then, a { $number } may be thrown in.
ask-last-race = A { $number } may still be thrown in; otherwise { $seat } passes, and the round ends.
ask-slap = { $seats }: slap the mosquito, fast!
ask-spider = { $seat } to give one card, but not a moth, to any other player.
ask-gifts = { $seats-count ->
    [1] { $seats } to give { $to } one card, but not a moth.
   *[other] { $seats } to give { $to } one card each, but not a moth.
}
ask-penalty = { $seat } to give { $to } a penalty card.
ask-shuffle = The draw pile is used up: { $count ->
    [one] one discard has
   *[other] { $count-word } discards have
} to be shuffled.
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
refusal-not-at-the-table = { CITED($clauses, "accuse-call", "spider-give-one") ->
    [accuse-call] You can call only somebody at this table; name one of the other players.
    [spider-give-one] You can give a card only to somebody at this table; name one of the other players.
   *[other] { $seat } is not playing at this table, so only the others can make a move.
}
refusal-before-the-deal = Nothing can be done before the next deal; wait until you have your new hand.
refusal-before-the-shuffle = The discards have to be shuffled first; wait until there is a new draw pile.
refusal-unknown-verb = There is no such move in this game; in your turn, play a card, or draw one if nothing fits.
refusal-accusation-first = { CITED($clauses, "accuse-guilty-penalty-card") ->
    [accuse-guilty-penalty-card] Your call is not settled yet; give { $seat } a penalty card first.
   *[other] Everything waits until the guard has given { $seat } a penalty card; then play goes on.
}
refusal-action-first = The action card comes first; nobody plays or draws until its action is finished.
refusal-not-your-turn = It is { $turn }'s turn now; play or draw when it is yours.
refusal-names-a-player = This move names no other player; leave out { $to }.
refusal-names-cards = This move names no cards; leave them out.
refusal-no-cards = You have not chosen a card; pick one from your hand.
refusal-not-your-cards = { $cards-count ->
    [1] This card is not in your hand; choose one that you hold.
   *[other] Not all of these cards are in your hand; choose one that you hold.
}
refusal-more-than-one = You have chosen { $count-word } cards, but only one may go at a time; pick one of them.
refusal-moth-not-playable = Only the guard may play a moth; play another card that fits, or draw if there is none.
refusal-equal-number = An equal number never fits; on a { $number }, play a { $low } or a { $high }.
refusal-not-adjacent = A { $value } doesn't fit on a { $number }; play a { $low } or a { $high }.
refusal-could-play = { $cards-count ->
    [1] You may draw only if nothing fits, but you hold { $cards }; play it.
   *[other] You may draw only if nothing fits, but you hold { $cards }; play one of them.
}
refusal-guard-cheats = You are the guard, and the guard never cheats; your cards, even moths, have to be lost openly.
refusal-cheat-frozen = Nobody may cheat while a call is settled; wait until play goes on.
refusal-one-at-a-time = You may cheat with only one card at a time, not { $count-word }; choose one of them.
refusal-last-card = Your last card can't be cheated away; lose it openly, or wait until you have two cards.
refusal-not-the-guard = Only the guard may call, and that is { $seat }; all you can do is keep quiet.
refusal-nobody-guards = The guard is out of cards and cannot call any more, so there is no more cheating in this round.
refusal-guard-is-out = You are out of cards yourself, so nobody is called any more; wait until the round ends.
refusal-nobody-named = { CITED($clauses, "accuse-call") ->
    [accuse-call] You have not said whom you call; name one of the other players.
   *[other] You have not said who gets the card; name that player.
}
refusal-accuses-self = You can't call yourself; name one of the other players.
refusal-owes-nothing = Nobody is waiting for a card from you now; you give one only for a spider, a mosquito or a right call.
refusal-gives-self = You can't give yourself a card; choose another player.
refusal-wrong-receiver = This card can go only to { $to }; give it to nobody else.
refusal-moth-given = A moth is never given to anybody; choose a number card or an action card.
refusal-last-card-given = By these rules a spider does not give away your last card; keep it and pass.
refusal-no-pass = You can't pass here; in your turn, play a card, or draw one if nothing fits.
refusal-has-cards-to-give = You may pass only if you have no card to give, and you have one; give a card that is not a moth.
refusal-no-mosquito = There is no mosquito to slap now; wait for the next one.
refusal-own-mosquito = You don't slap your own mosquito; leave that to the others.
refusal-slapped-before = You have slapped already, and once is enough; wait for the others.
refusal-no-cockroach = There is no race to throw in to now; wait for the next cockroach.
refusal-own-cockroach = By these rules you don't throw in on your own cockroach; leave that to the others.
refusal-threw-before = You may throw in just once, and you have tried already; wait for the next cockroach.
refusal-moth-thrown = Only the guard may throw in a moth; throw in a number card or an action card.
refusal-wrong-number = Only a { $number } can be thrown in here; take this card back, and try another if you like.
refusal-no-chance-now = There is nothing to deal or shuffle now; the next move is up to the players.
refusal-not-a-deal = The dealer can only shuffle and deal; everything else is up to the players.
refusal-not-in-the-deck = There are fewer of these cards to shuffle than you have named: { $cards-faces }. Deal only what is there.
refusal-wrong-deal-size = { $need ->
    [one] There is exactly one card to shuffle; deal that one.
   *[other] There are exactly { $need } cards to shuffle; deal all of these and nothing else.
}

## Buttons

move-cheat = Make { $cards } slip away
move-throw = Throw in { $cards }
move-give = Give { $to } { $cards }
move-accuse = Call { $to }
move-slap = Slap the mosquito
move-draw = Draw a card

## Marks, places, modes of play

mark-guard = guard
mark-caught = caught
mark-slowest = slowest
mark-out = out of cards
mark-slapped = slapped
mark-not-yet = not yet
mark-thrown = fastest
mark-too-late = too late
mark-can-be-caught = can be called
mark-slipped-away = gone
zone-pile = Discard pile
zone-stock = Draw pile
zone-slaps = Slaps
zone-race = Throw-ins
zone-slipped = Slipped away
banner-slap = Mosquito: slap!
banner-race = Cockroach: throw in!
banner-caught = Caught!

## Questions about what comes next

question-accuse = Who has cheated just now and can still be caught?
answer-accuse-nobody = Nobody
question-next--round-opened--round = Which round begins now?
question-next--round-opened--seat = Who is the guard at the start of the round?
question-next--hands-dealt--count = How many cards is everyone dealt?
question-next--hands-dealt--stock = How many cards form the draw pile?
question-next--first-card-turned--card = Which card starts the discard pile?
question-next--card-played--seat = Who is the next to play a card?
question-next--card-played--card = { $seat ->
    [nobody] Which card is played next?
   *[other] Which card will { $seat } play?
}
question-next--card-drawn--seat = Who is the next to draw a card?
question-next--card-drawn--card = { $seat ->
    [nobody] Which card is drawn next?
   *[other] Which card will { $seat } draw?
}
question-next--card-drawn-unseen--seat = Who is the next to draw a card?
question-next--draw-skipped--seat = Who goes without a card, because there is nothing left to draw?
question-next--pile-used-up--seat = Who has to draw when the draw pile is used up?
question-next--pile-used-up--count = How many discards are to be shuffled?
question-next--pile-reshuffled--count = How many cards are in the new draw pile?
question-next--pile-reshuffled--card = Which card stays face up?
question-next--spider-played--seat = Who plays the next spider?
question-next--mosquito-played--seat = Who plays the next mosquito?
question-next--slapped--seat = Who is the next to slap?
question-next--slapped--place = { $seat ->
    [nobody] Which place does the next slap take?
   *[other] In which place does { $seat } slap the mosquito?
}
question-next--slowest-found--seat = Who is the slowest?
question-next--card-given--seat = Who is the next to give a card?
question-next--card-given--card = { $seat ->
    [nobody] Which card is given next?
   *[other] Which card will { $seat } give?
}
question-next--card-given--to = { $seat ->
    [nobody] Who is the next to be given a card?
   *[other] To whom will { $seat } give a card?
}
question-next--card-given-unseen--seat = Who is the next to give a card?
question-next--card-given-unseen--to = { $seat ->
    [nobody] Who is the next to be given a card?
   *[other] To whom will { $seat } give a card?
}
question-next--gave-nothing--seat = Who has no card to give?
question-next--race-opened--seat = Who plays the next cockroach?
question-next--race-opened--number = Which number may be thrown in?
question-next--card-thrown--seat = Whose card stays on the cockroach?
question-next--card-thrown--card = { $seat ->
    [nobody] Which card is thrown in and stays?
   *[other] Which card will { $seat } throw in?
}
question-next--throw-too-late--seat = Who throws in too late?
question-next--throw-too-late--card = { $seat ->
    [nobody] Which card is thrown in too late?
   *[other] Which card does { $seat } throw in too late?
}
question-next--race-closed--seat = Who is next when the race is over?
question-next--ant-played--seat = Who plays the next ant?
question-next--slipped-away--seat = Who lets a card slip away?
question-next--slipped-away--card = { $seat ->
    [nobody] Which card slips away next?
   *[other] Which card will { $seat } let slip away?
}
question-next--accused--seat = Who makes the next call?
question-next--accused--to = { $seat ->
    [nobody] Who is called next?
   *[other] Whom will { $seat } call?
}
question-next--caught--seat = Who is caught?
question-next--caught--cards = { $seat ->
    [nobody] Which cards come back?
   *[other] What does { $seat } have to take back?
}
question-next--guard-passed--seat = Who becomes the guard?
question-next--guard-passed--other = Who hands over the guard card?
question-next--wrongly-accused--seat = Whose call is wrong?
question-next--wrongly-accused--to = { $seat ->
    [nobody] Who is called wrongly?
   *[other] Whom does { $seat } call wrongly?
}
question-next--play-resumed--seat = Whose turn is next when play goes on?
question-next--last-action-void--seat = Whose last card is an action card that does nothing?
question-next--last-action-void--card = Which action card does nothing, because it is a last card?
question-next--round-ended--seats = Who is out of cards when the round ends?
question-next--slipped-cards-found--seat = Who has let cards slip away in this round?
question-next--slipped-cards-found--cards = { $seat ->
    [nobody] Which cards have slipped away?
   *[other] Which cards has { $seat } let slip away?
}
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

option-number-split = Cards of each number
option-number-split--even = an even split, as we assume
option-number-split--written = a split of your own: { $text }
option-must-play = When a card fits
option-must-play--on = you must play
option-must-play--off = you may draw instead
option-catch-window = How long a cheat can be called
option-catch-window--number = { $number ->
    [0] until the next event
    [one] one event may go by
   *[other] { $number-word } events may go by
}
option-caught-gets = What a caught player gets as well
option-caught-gets--guard-card = a card from the guard
option-caught-gets--draw = a card from the draw pile
option-caught-gets--nothing = nothing
option-penalty-moth = A moth as the penalty card
option-penalty-moth--on = allowed
option-penalty-moth--off = not allowed
option-spider-last = Giving your last card with a spider
option-spider-last--on = allowed
option-spider-last--off = not allowed
option-mosquito-slowest = What happens to the slowest
option-mosquito-slowest--one-from-each = gets a card from each of the others
option-mosquito-slowest--draw = draws one card
option-cockroach-player = Throwing in on your own cockroach
option-cockroach-player--on = allowed
option-cockroach-player--off = not allowed
option-cockroach-chains = An action card that is thrown in
option-cockroach-chains--on = acts
option-cockroach-chains--off = does nothing
option-last-card-action = The action of a last card
option-last-card-action--void = is not carried out
option-last-card-action--resolve-first = is carried out first
option-rounds = Number of rounds
option-rounds--players = as many as players
option-rounds--number = { $number ->
    [one] one round
   *[other] { $number-word } rounds
}
option-next-guard = First guard of the next round
option-next-guard--rotate = one seat clockwise each round
option-next-guard--keep = whoever has the guard card
option-next-guard--most-points = whoever got the most points
option-game-tie = If the lowest totals are equal
option-game-tie--shared = the win is shared
option-game-tie--last-round = the last round decides
option-more-players = Six or seven players
option-more-players--on = allowed
option-more-players--off = not allowed

## Sets of options

preset-standard = Our rules
preset-korean-magazine = Korean magazine: no throw-in on your own cockroach
preset-french-page = French page: a spider never takes your last card
preset-french-reviews = French pages: the slowest draws one card

## What lies in the box

component-numbers = { $count } number cards, numbered 1 to 5
component-spiders = { $count } spiders, numbered 1 to 5
component-mosquitoes = { $count } mosquitoes, numbered 1 to 5
component-cockroaches = { $count } cockroaches, numbered 1 to 5
component-ants = { $count } ants, numbered 1 to 5
component-moths = { $count } moths, numbered 1 to 5
component-guard = { $count ->
    [one] 1 guard card
   *[other] { $count } guard cards
}

## A position that is set up: what stands in its lines

field-guard = Guard
field-start = First guard of this round
field-top = Top of the discard pile
field-stock = Draw pile, from the top
field-discard = Discards under the top card
field-action = Action being carried out
field-action--spider = spider
field-action--slaps = slaps
field-action--gifts = cards for the slowest
field-action--race = throw-ins
field-caught = Caught, waiting for the guard's card
field-draws = Still to draw after the shuffle
field-turn = Whose turn it is after the shuffle
field-fresh = Slipped away, can still be called
field-away = Slipped away for good
field-points = Penalty points of finished rounds
