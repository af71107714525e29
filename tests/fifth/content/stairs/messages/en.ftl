game-name = Stairs
game-tagline = One card higher each time.

card-1 = Step 1
    .index = 1
card-2 = Step 2
    .index = 2
card-3 = Step 3
    .index = 3
card-4 = Step 4
    .index = 4
card-5 = Step 5
    .index = 5
card-6 = Step 6
    .index = 6
card-7 = Step 7
    .index = 7
card-8 = Step 8
    .index = 8
card-9 = Step 9
    .index = 9
card-10 = Step 10
    .index = 10
card-unknown = A card not shown
    .index = ?
    .noun = A card not shown
card-back-plain = A card face down

event-hands-dealt = Everyone has { $count } cards, and { $seat } leads.
event-card-played = { $seat } plays { $card }.
event-passed = { $seat } passes.
event-lead-won = All others have passed, so { $seat } leads.
event-game-ended = { $seat } has no cards left and wins.

ask-deal = Deal the cards to begin.
ask-lead = { $seat } to lead any one card.
ask-follow = { $seat } to play a card higher than { $need }, or pass.
ask-over = The game is over, and { $seat } has won.

refusal-game-over = The game is over; start a new one.
refusal-not-at-the-table = { $seat } is not at this table.
refusal-before-the-deal = Nobody has cards yet; deal them first.
refusal-not-your-turn = It is { $turn }'s turn; wait for yours.
refusal-already-dealt = The cards have been dealt; now play.
refusal-not-a-deal = The dealer only deals.
refusal-not-in-the-deck = There are not that many copies of { $cards-faces }.
refusal-wrong-deal-size = Deal { $need } cards in all.
refusal-leader-must-play = You lead, so play any one card.
refusal-pass-with-more = Nothing goes with a pass.
refusal-unknown-verb = There is no such move; play a card or pass.
refusal-one-card-only = Play exactly one card.
refusal-not-your-card = You do not hold that card; play one of yours.
refusal-not-higher = Your card has to be higher than { $need }; go higher or pass.

mark-passed = pass
zone-trick = Stairs
zone-aside = Everything else

question-next--hands-dealt--count = How many cards does everyone get?
question-next--hands-dealt--seat = Who leads?
question-next--card-played--seat = Who plays next?
question-next--card-played--card = Which card is played?
question-next--passed--seat = Who passes?
question-next--lead-won--seat = Who leads next?
question-next--game-ended--seat = Who wins?

preset-standard = Our rules
component-steps = { $count } steps

## A position that is set up: what stands in its lines

field-top = Top card, and who played it
field-leader = Who leads
