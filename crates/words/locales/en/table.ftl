# The table in the terminal, replays and players' figures.

# What lies on the table
table-counters = Counters { $counters }
table-sticks = Sticks { $sticks }
table-left = Tiles { $tiles }
table-dora = Indicators
table-riichi = riichi
table-double-riichi = double riichi
table-dead = dead hand
table-furiten = furiten
table-player = Player
table-too-small = The table needs a window of 80 columns and 24 lines; this one has { $columns } and { $lines }.

# What is asked
ask-turn = Your turn: discard a tile
ask-riichi = Riichi: which tile do you discard?
ask-claim = { $name }: { $tile } – do you claim it?
ask-rob = { $name }: { $tile } – do you rob it?
ask-show = A draw: do you show your hand?
ask-stop = You lead in the last deal: does the game end?
ask-other = { $name } to play
ask-quit = Leave the game? It is not over.
ask-leave = Enter: leave · any other key: stay

# What can be done
do-riichi = Riichi
do-closed-kan = Closed kan { $tile }
do-added-kan = Added kan { $tile }
do-north = North aside
do-nine-kinds = Nine kinds: abort
do-chi = Chi { $tiles }
do-pon = Pon { $tiles }
do-kan = Kan
do-pass = Pass
do-show = Show
do-hide = Hide
do-stop = End the game
do-go-on = Play on
do-back = Back
go-on = Enter: go on

# Why is there no win?
why-can = You can win now.
why-here = Now: { $why }
why-missed = { $name }, { $tile }: { $why }

# Keys
keys-play = ←→ a–n tile · Enter discard · w no win? · t waits · ? help · q quit
keys-replay = ←→ step · ↑↓ deal · g go to · s seat · o hands · t waits · ? help · q quit
help-title = Help
help-close = Any key closes this.
help-cursor = move between tiles or choices
help-enter = discard the tile, take the choice
help-letter = discard the tile with this letter
help-number = take the choice with this number
help-pass = pass
help-why = why can I not win?
help-waits = waits and distance from tenpai
help-quit = leave
help-step = one step back, forward
help-deal = previous, next deal
help-ends = beginning, end of the deal
help-go = go to a deal by its number
help-seat = look from the next seat
help-open = open or hidden hands
mark-sideways = lies sideways: riichi, or a claimed tile
mark-claimed = claimed by another
mark-added = added to a pon
mark-drawn = discarded as it was drawn
mark-red = a red five

# What happens
happened-dealt = { $deal }, dealer { $name }, counters { $counters }, sticks { $sticks }
happened-drew = { $name } draws { $tile }
happened-drew-hidden = { $name } draws
happened-replaced = { $name } draws a replacement: { $tile }
happened-replaced-hidden = { $name } draws a replacement
happened-returned = { $name } puts the tile back
happened-riichi = { $name }: riichi
happened-double-riichi = { $name }: double riichi
happened-discarded = { $name } discards { $tile }
happened-discarded-drawn = { $name } discards { $tile }, just drawn
happened-stake = { $name } lays the stick
happened-chi = { $name }: chi { $tiles }
happened-pon = { $name }: pon { $tiles }
happened-kan = { $name }: kan { $tiles }
happened-closed-kan = { $name }: closed kan { $tiles }
happened-added-kan = { $name } adds { $tile } to a pon
happened-north = { $name } sets North aside
happened-said = { $name } says: { $what }
happened-indicator = New indicator: { $tile }
happened-erred = { $name } { $what }
happened-died = The hand of { $name } is dead
happened-chombo = { $name } pays a chombo
happened-tsumo = { $name } wins by tsumo: { $tile }
happened-ron = { $name } wins on { $tile } from { $from }
happened-announced = { $name } says what the hand is worth
happened-agreed = { $name } agrees
happened-objected = { $name } objects
happened-corrected = { $name } finds a mistake in what was paid
happened-mixed = The tiles are mixed
happened-ruled = The judge rules
happened-shown = { $name } shows { $hand }
happened-paid = Payments: { $list }
happened-sticks-returned = The sticks go back

# How it ended
result-tenpai = Tenpai: { $names }
result-noten = Nobody was tenpai.
result-nagashi = Discard mangan: { $names }
final-title = The game is over
final-place = Place
final-player = Player
final-points = Points
final-uma = Uma
final-result = Result
final-log = Written to { $file }

# Replays
replay-place = deal { $deal } of { $deals } · step { $step } of { $steps }
replay-go = Go to which deal (1–{ $deals })? { $number }
replay-cut = The record was cut in line { $line }; what comes before is shown.
replay-not-over = The record ends before the game does.
replay-empty = There is no deal in it.
replay-terminal = A game needs a terminal; there is none.
replay-log-exists = { $file } exists already; a record is never overwritten.
replay-no-seat = With three players nobody sits North.
replay-unreadable = { $file }: { $why }
log-json = line { $line }: expected a line of a log ({ $why })
log-version = line { $line }: version { $version } of the format cannot be read; only version 2 can
log-out-of-place = line { $line }: this cannot stand here
log-no-such-seat = line { $line }: nobody sits at seat { $seat }
log-no-game = line { $line }: expected the line of a game, with which every log begins
log-rules = line { $line }: the rules make no sense, or their hash is another one
log-deal = line { $line }: no deal begins so under these rules
log-astray = line { $line }: by the rules this cannot happen here

# Players' figures
stats-games = Games
stats-rank = Average rank
stats-ranks = Ranks
stats-result = Result in all
stats-deals = Deals
stats-wins = Wins
stats-tsumo = by tsumo
stats-deal-ins = Deal-ins
stats-riichi = Riichi
stats-calls = With calls
stats-tenpai = Tenpai in draws
stats-average-win = Average win
stats-average-deal-in = Average deal-in
stats-failed = { $count ->
    [one] one record could not be read
   *[other] { $count } records could not be read
}

# Why a bot lost its turn
stead-late = { $name } did not answer in time.
stead-retired = { $name } was late three times in a row, and is not asked any more.
stead-gone = { $name } is gone; its tiles are discarded as they are drawn.
stead-absent = { $name } did not come; its tiles are discarded as they are drawn.
stead-idle = { $name } did nothing in its turn.
stead-unreadable = { $name } answered nonsense.
stead-no-act = { $name } answered something that cannot be done in mahjong.
stead-bad-field = { $name } left out a part of its answer.
stead-other-seat = { $name } answered for another seat.
stead-not-allowed = { $name } wanted to do what it may not do now.
stead-other = { $name } did not play: { $why }
stead-said = { $what } It said: { $said }
