# The table in the terminal, replays and players' statistics.

# The table
table-honba = Honba { $honba }
table-sticks = Sticks { $sticks }
table-left = { $tiles } left
table-dora = Dora
table-riichi = riichi
table-double-riichi = double riichi
table-dead = dead hand
table-furiten = furiten
table-player = Player
table-too-small = The table needs a window of at least 80 columns and 24 lines; this one has { $columns } and { $lines }.

# Prompts
ask-turn = Your turn: discard a tile
ask-riichi = Riichi: choose a tile to discard
ask-claim = { $name } discards { $tile }. Call it?
ask-rob = You can win on { $name }'s { $tile }. Ron?
ask-show = Exhaustive draw: show your hand?
ask-stop = You are leading in the last deal. End the game?
ask-other = { $name } to play
ask-quit = The game is not over. Leave anyway?
ask-leave = Enter: leave · any other key: stay

# Choices
do-riichi = Riichi
do-closed-kan = Closed kan { $tile }
do-added-kan = Added kan { $tile }
do-north = Set North aside
do-nine-kinds = Nine kinds: abortive draw
do-chi = Chi { $tiles }
do-pon = Pon { $tiles }
do-kan = Kan
do-pass = Pass
do-show = Show
do-hide = Hide
do-stop = End the game
do-go-on = Continue
do-back = Back
go-on = Enter: continue

# Why is there no win?
why-can = You can win now.
why-here = Now: { $why }
why-missed = { $name }, { $tile }: { $why }

# Keys
keys-play = ←→ a–n tile · Enter discard · w why no win? · t waits · ? help · q quit
keys-replay = ←→ step · ↑↓ deal · g go to · s seat · o hands · t waits · ? help · q quit
help-title = Help
help-close = Any key closes this.
help-cursor = move between tiles or choices
help-enter = discard the tile, or confirm the choice
help-letter = discard the tile with this letter
help-number = choose the option with this number
help-pass = pass
help-why = why can't I win?
help-waits = show waits and shanten
help-quit = leave
help-step = one step back or forward
help-deal = previous or next deal
help-ends = start or end of the deal
help-go = go to a deal by number
help-seat = view from the next seat
help-open = show or hide all hands
mark-sideways = sideways: riichi, or a called tile
mark-claimed = called by another player
mark-added = added to a pon
mark-drawn = discarded straight after drawing (tsumogiri)
mark-red = a red five

# Events
happened-dealt = { $deal }, dealer { $name }, honba { $honba }, riichi sticks { $sticks }
happened-drew = { $name } draws { $tile }
happened-drew-hidden = { $name } draws
happened-replaced = { $name } draws a replacement tile: { $tile }
happened-replaced-hidden = { $name } draws a replacement tile
happened-returned = { $name } puts the tile back
happened-riichi = { $name }: riichi
happened-double-riichi = { $name }: double riichi
happened-discarded = { $name } discards { $tile }
happened-discarded-drawn = { $name } discards { $tile } (tsumogiri)
happened-stake = { $name } puts down a riichi stick
happened-chi = { $name }: chi { $tiles }
happened-pon = { $name }: pon { $tiles }
happened-kan = { $name }: kan { $tiles }
happened-closed-kan = { $name }: closed kan { $tiles }
happened-added-kan = { $name } adds { $tile } to a pon
happened-north = { $name } sets a North aside
happened-said = { $name } says: { $what }
happened-passed = { $name } passes up a winning tile
happened-hid = { $name } does not show the hand
happened-indicator = New dora indicator: { $tile }
happened-erred = { $name } { $what }
happened-died = { $name }'s hand is dead
happened-chombo = { $name } pays a chombo
happened-tsumo = Tsumo! { $name } wins on { $tile }
happened-ron = Ron! { $name } wins on { $tile } from { $from }
happened-announced = { $name } announces the value of the hand
happened-agreed = { $name } agrees
happened-objected = { $name } objects
happened-corrected = { $name } corrects the payment
happened-mixed = The tiles are shuffled
happened-ruled = The judge rules: { $what }
happened-ruled-noted = The judge rules: { $what }. Reason: { $note }
happened-remarked = The judge remarks: { $note }
ruling-offence = { $name } { $what }
ruling-no-penalty = no penalty for { $name }
ruling-dead-hand = { $name }'s hand is dead
ruling-chombo = chombo for { $name }
ruling-inspection = { $name }'s hand is inspected
ruling-points = points are corrected: { $list }
ruling-redeal = the deal is replayed
ruling-remark = only a remark
happened-shown = { $name } shows { $hand }
happened-paid = Payments: { $list }
happened-sticks-returned = The riichi sticks are returned

# Results
result-tenpai = Tenpai: { $names }
result-noten = Nobody is tenpai.
result-nagashi = Nagashi mangan: { $names }
final-title = The game is over
final-place = Place
final-player = Player
final-points = Points
final-uma = Uma
final-result = Result
final-log = Saved to { $file }

# Replays
replay-place = deal { $deal } of { $deals } · step { $step } of { $steps }
replay-go = Go to deal (1–{ $deals }): { $number }
replay-cut = The record is truncated at line { $line }; everything before it is shown.
replay-not-over = The record ends before the game is over.
replay-empty = The record has no deals.
replay-terminal = Playing needs a terminal, but there is none.
replay-log-exists = { $file } already exists; records are never overwritten.
replay-no-seat = There is no North seat with three players.
replay-unreadable = { $file }: { $why }
log-json = line { $line }: expected a log entry ({ $why })
log-version = line { $line }: unsupported format version { $version }; only version 2 can be read
log-out-of-place = line { $line }: this entry is not allowed here
log-no-such-seat = line { $line }: there is no seat { $seat }
log-no-game = line { $line }: expected the game entry that starts every log
log-rules = line { $line }: the rules are invalid, or their hash does not match
log-deal = line { $line }: a deal cannot start like this under these rules
log-astray = line { $line }: the rules do not allow this here

# Players' statistics
stats-games = Games
stats-rank = Average placement
stats-ranks = Placements
stats-result = Total result
stats-deals = Deals
stats-wins = Wins
stats-tsumo = by tsumo
stats-deal-ins = Deal-ins
stats-riichi = Riichi
stats-calls = Open hands
stats-tenpai = Tenpai at draws
stats-average-win = Average win
stats-average-deal-in = Average deal-in
stats-failed = { $count ->
    [one] one record could not be read
   *[other] { $count } records could not be read
}

# Why a bot lost its turn
stead-late = { $name } did not respond in time.
stead-retired = { $name } was late three times in a row and will not be asked for moves again.
stead-gone = { $name } has disconnected; it discards every tile it draws (tsumogiri).
stead-absent = { $name } never connected; it discards every tile it draws (tsumogiri).
stead-idle = { $name } did nothing on its turn.
stead-unreadable = { $name } sent an unreadable response.
stead-no-act = { $name } sent an unknown action.
stead-bad-field = { $name } sent an incomplete response.
stead-other-seat = { $name } responded for another seat.
stead-not-allowed = { $name } tried an illegal action.
stead-other = { $name } did not play: { $why }
stead-said = { $what } Its response: { $said }
