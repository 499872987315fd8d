var e=`# A deal and how it ended.

deal-name = { $round } { $number }
tile-red-five = red { $tile }
waits-nothing = nothing
ending-won = Win
ending-exhausted = Exhaustive draw

# What a player did wrong at an unassisted table
offence-false-win = declared an invalid win: { $why }
no-win-not-complete = the hand is not complete
no-win-furiten = the hand is furiten
no-win-no-yaku = the hand has no yaku, or too few han
no-win-not-robbed = this kan or North cannot be robbed
no-win-dead-hand = the hand is dead
offence-shout = called a win without showing the hand
offence-noten-riichi = declared riichi while noten
offence-false-kan-after-riichi = made an illegal kan after riichi
offence-riichi-too-late = { $tiles ->
    [0] declared riichi with no tiles left in the live wall
    [one] declared riichi with one tile left in the live wall
   *[other] declared riichi with { $tiles } tiles left in the live wall
}
offence-false-call = made an invalid call ({ $call })
offence-call-with-dead-hand = called a tile with a dead hand ({ $call })
offence-exposure = { $tiles ->
    [one] knocked over one tile ({ $what })
   *[other] knocked over { $tiles } tiles ({ $what })
}
toppled-live-wall = live wall
toppled-dead-wall = dead wall
toppled-own-hand = own hand
toppled-others-hand = another player's hand
offence-wrong-count = has too many or too few tiles
offence-out-of-turn = drew out of turn
offence-peeking = looked at another player's hand
`,t=`# Shanten, waits, ukeire, notations.

shanten-complete = complete
shanten-tenpai = tenpai
shanten-away = { $shanten ->
    [one] one tile from tenpai
   *[other] { $shanten } tiles from tenpai
}
form-standard = four sets and a pair
form-pairs = seven pairs
form-orphans = thirteen orphans
waits-tenpai-named = tenpai, { $name }
waits-not-tenpai = not tenpai: { $shanten }
waits-not-held = { $left } not in hand
waits-all-held = would complete the hand, but all four copies are already in it
# Kinds of waits
wait-kind-two-sided = two-sided
wait-kind-closed = closed
wait-kind-edge = edge
wait-kind-pair = pair
wait-kind-two-pon = shanpon
wait-kind-orphan = orphan
# Waits of a whole hand
wait-name-three-sided = three-sided
wait-name-two-ends = two-ended pair
wait-name-three-ends = three-ended pair
wait-name-nine-sided = nine-sided
wait-name-thirteen-sided = thirteen-sided
wait-name-combined = combined: { $kinds }
tiles-total = { $tiles ->
    [one] one tile: { $list }
   *[other] { $tiles } tiles: { $list }
}
improves-nothing = no draw increases the ukeire without lowering the shanten
improves-by = draw { $draw } ({ $left } left), discard { $discard }: { $tiles }

# Simulations
sim-games = Games
sim-deals = Deals
sim-decisions = Decisions
sim-wins = Wins
sim-tsumo = by tsumo
sim-exhausted = Exhaustive draws
sim-time = { $seconds } s
sim-per-second = per second
abort-four-kans = Abortive draw: four kans
abort-four-riichi = Abortive draw: four riichi
abort-four-winds = Abortive draw: four winds
abort-nine-kinds = Abortive draw: nine kinds
abort-three-rons = Abortive draw: three rons
abort-chombo = Ended by a chombo
abort-void = Replayed by order of the judge
`,n=`# What a hand is worth, and why.

# Tiles and winds
wind-east = East
wind-south = South
wind-west = West
wind-north = North
tile-man = { $rank } man
tile-pin = { $rank } pin
tile-sou = { $rank } sou
tile-white = white dragon
tile-green = green dragon
tile-red = red dragon
tile-east = East wind
tile-south = South wind
tile-west = West wind
tile-north = North wind

# Headings
score-under = Rules: { $rules }
score-yaku = Yaku
score-fu = Fu
score-payments = Payments
score-rejected = Other ways to read the hand
score-all-waits = What each winning tile is worth
score-indicators = Dora indicators
score-ura-indicators = Ura-dora indicators

# How it was won
won-by-tsumo = { $seat } wins by tsumo on { $tile }
won-by-ron = { $seat } wins by ron on { $tile }
won-by-ron-from = { $seat } wins by ron on { $tile } from { $from }
situation = { $round } round, { $seat } seat
situation-dealer = { $round } round, { $seat } seat (dealer)

# Han
han = { $han } han
times-yakuman = { $times ->
    [one] yakuman
    [2] double yakuman
    [3] triple yakuman
   *[other] { $times } yakuman
}
dora-open = Dora
dora-ura = Ura-dora
dora-red = Red fives
dora-north = Norths set aside
dora-indicated = { $indicator } indicates { $dora }
renhou-mangan = counts as mangan on its own

# Fu, each with its reason
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rounded up to { $fu }
fu-base = base fu
fu-closed-ron = closed hand won by ron
fu-seven-pairs = seven pairs
fu-triplet-open = open triplet: { $tile }
fu-triplet-closed = closed triplet: { $tile }
fu-kan-open = open kan: { $tile }
fu-kan-closed = closed kan: { $tile }
fu-pair-dragon = pair of dragons: { $tile }
fu-pair-seat = pair of the seat wind: { $tile }
fu-pair-round = pair of the round wind: { $tile }
fu-pair-double = pair of a double wind: { $tile }
fu-tsumo = tsumo
fu-rinshan = tsumo on a replacement tile
fu-open-pinfu = open hand without any other fu
fu-why-no-tsumo = Pinfu by tsumo: no fu for tsumo.
fu-by-win = The triplet of { $tile } counts as open because it was completed by ron.

# Limits
limit-none = no limit
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = kazoe yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } han { $fu } fu, rounded up to mangan
total-han-fu = { $han } han { $fu } fu
total-limit-han = { $han } han, { $limit }
total-points = { $points } points

# Payments
pays-hand = hand
pays-honba = { $honba ->
    [one] one honba
   *[other] { $honba } honba
}
pays-sticks = { $sticks ->
    [one] one riichi stick
   *[other] { $sticks } riichi sticks
}
pays-total = total
pays-winner = winner
pays-discarder = discarder
pays-liable = liable (pao) for { $yaku }
pays-share-each = { $points } from each
pays-share-dealer = { $payers ->
    [1] { $points } from the dealer, { $others } from the other player
   *[other] { $points } from the dealer, { $others } from each non-dealer
}

# Shapes and waits
shape-pairs = seven pairs
shape-orphans = thirteen orphans
wait-two-sided = two-sided wait
wait-closed = closed wait
wait-edge = edge wait
wait-pair = pair wait
wait-two-pon = shanpon wait
wait-orphans = thirteen-sided wait
reading-worth = { $yaku }: { $points } points
reading-no-yaku = no yaku
reading-too-few = { $yaku }: too few han

# No score
no-score-wrong-size = A hand needs 13 tiles before the winning tile, counting each meld as three; this one has { $tiles }.
no-score-fifth-copy = There are only four copies of { $tile }.
no-score-not-complete = { $tile } does not complete this hand.
no-score-waits = The hand waits for { $tiles }.
no-score-waits-nothing = The hand is not tenpai.
no-score-open-riichi = Riichi needs a closed hand, but this one is open.
no-score-no-yaku = No yaku. A hand needs at least one, and dora don't count as yaku.
no-score-too-few-han = { $han ->
    [one] The yaku are worth only one han; the hand needs { $least }.
   *[other] The yaku are worth only { $han } han; the hand needs { $least }.
}
no-score-own-discard = A player cannot win on their own discard.
no-score-ippatsu = Ippatsu needs riichi.
no-score-ippatsu-chankan = Declaring the kan ends ippatsu under these rules, so robbing it does not count as ippatsu.
no-score-rinshan = Winning on a replacement tile needs a kan or a North set aside; this hand has neither.
no-score-rinshan-ron = Winning on a replacement tile is only possible by tsumo.
no-score-chankan-tsumo = Robbing a kan is only possible by ron.
no-score-first-melds = A win in the uninterrupted first go-around cannot have melds.
no-score-first-riichi = A win on the first turn cannot come after riichi.
no-score-ura = Ura-dora need riichi.
no-score-seat = There is no North seat with three players.
no-score-too-many = There are more than four copies of { $tile }.
no-score-liable = There is no liability for { $yaku } under these rules.
no-score-liable-winner = The winner cannot be liable for their own hand.
no-score-liable-yaku = { $yaku } does not count in this hand, so nobody is liable for it.
no-score-liable-all-open = Under these rules somebody is liable for { $yaku } only if all of its sets are open, and here they are not.
no-score-liable-closed = Nobody is liable for { $yaku } here: none of its sets was called.
no-score-norths = Norths cannot be set aside under these rules.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = The yaku depends on which tile wins, and these rules don't allow that (atozuke).
no-score-chankan = Kans cannot be robbed under these rules.
no-score-chi = Chi is not allowed under these rules.
gain = +{ $points }
`,r=`serve-ready = Hanchan is running at { $url }
serve-checked = The configuration is valid: address { $address }, data in { $data }

table-not-for-you = You are not allowed to do this.
table-no-chat = Chat is not available to you at the moment.
table-not-the-owner = Only the table's owner can do this.
table-not-playing = No game is being played at this table.
table-no-such-tile = There is no such tile.
table-no-ruling = Invalid ruling.
table-not-your-choice = This is not your decision to make.
table-removed = You were removed from this table.
table-nobody-there = That user is not at the table.
table-no-judge-here = There is no judge at this table.
table-acted-elsewhere = You have already acted from another device.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-nice-hand = Nice hand!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
`,i=`# The table in the terminal, replays and players' statistics.

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
`,a=`# Words in which clubs differ. Messages use them as terms; a club replaces them in its own terms.ftl.
`,o=`# The web page.

# Pages
web-home = Home
web-calculator = Calculator
web-training = Training
web-cards = Yaku cards
web-replays = Replays
web-me = My account
web-pages = Pages
web-to-home = Home
web-nothing-here = Page not found.
web-no-page = This page could not be loaded.
web-loading = One moment…
web-language = Language
web-theme = Theme
web-theme-system = Match system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-tiles = Tiles
web-tiles-regular = traditional
web-tiles-plain = large and plain
web-tiles-dark = black

# Home
web-title = Riichi mahjong by your club's rules
web-lead = Play the bots right now, or open a table for your friends.
web-your-name = Your name
web-guest = Guest
web-you-are = Playing as { $name }
web-rules = Rules
web-play-now = Play now
web-make-table = Create a table
web-learn = Learn
web-cards-lead = Every yaku, illustrated with an example and a near miss.
web-training-lead = Drills that adapt to you: scoring, waits, furiten, what to discard.
web-rules-lead = Full rules, comparisons, printable sheets.
web-tables = Tables
web-no-tables = No open tables yet – create one.
web-join = Join
web-watch = Watch
web-watch-open = Watch with open hands (delayed)
web-free-seat = open seat
web-bot = { $name } (bot)
web-bot-sensei = Sensei
web-bot-student = Student
web-bot-steady = Steady
web-bot-pupil = Pupil
web-bot-greedy = Greedy
web-bot-tsumogiri = Tsumogiri
web-bot-random = Random
web-bot-first = Simple
web-stage-waiting = Waiting for players
web-stage-playing = Playing
web-stage-adjourned = Adjourned

# A new table
web-length = Length
web-length-rules = As in the rules
web-length-one-deal = One deal
web-length-east = East round only
web-length-east-south = East and South rounds
web-length-all-winds = All four rounds
web-sitting = Table mode
web-assisted = Assisted – only legal moves are offered
web-real-table = Unassisted – like a real table: mistakes are possible, and a judge decides
web-seats = Other seats
web-seat-for = Seat { $number }
web-person = Human player
web-clock = Clock
web-with-clock = Play with a clock
web-seconds-a-move = Seconds per move
web-seconds-in-bank = Extra time (seconds)
web-pace = Bot thinking time (ms)
web-window = Minimum time to call (ms)
web-entry = Who can join
web-entry-open = Anyone
web-entry-link = Anyone with the link
web-entry-password = Anyone with the password
web-password = Password
web-chat = Chat
web-phrases = Quick chat
web-open-hands = Spectators can see all hands, delayed
web-open-after = Delay (seconds)
web-open-table = Create table

# At the table
web-table = Table
web-menu = Menu
web-close = Close
web-choices = Your options
web-your-hand = Your hand
web-your-turn = Your turn
web-dice = Dice: { $dice }
web-furiten-since = furiten: you discarded { $tile }
web-why-no-win = Why can't I win?
web-drawn-tile = { $tile }, just drawn
web-forbidden-tile = { $tile } (not allowed now)
web-wind-0 = E
web-wind-1 = S
web-wind-2 = W
web-wind-3 = N
web-stand-in = bot is playing
web-away = away
web-do-draw = Draw
web-do-pon = Pon
web-do-chi = Chi
web-do-closed-kan = Closed kan
web-do-added-kan = Added kan
web-do-agree = Agree
web-do-object = Object
web-do-mix = Shuffle
web-do-correct = Correct the payment
web-do-announce = Announce
web-ask-draw = Your turn: draw a tile
web-early-draw = Wait: others can still call the previous discard
web-ask-announce = Announce what each player pays, with honba but without the riichi sticks (those on the table are yours anyway)
web-ask-accept = Do you agree with this value?
web-ask-settle = The points have been paid. If everything is right, shuffle the tiles.
web-pays = { $name } pays
web-connecting = Connecting…
web-lost = Connection lost. The game goes on – reconnecting…
web-left = You have left the table.
web-you-watch = Spectating
web-next-deal = Next deal
web-final = Final standings
web-see-table = View table
web-waits-for = Waiting for { $names }
web-rematch = Play again
web-rematch-made = A new table is ready – join
web-record = Download log
web-replay = Watch replay
web-proof = Proof of fair walls
web-proof-about = Before the game, the server published the hash of the seed that all walls are built from. Now it reveals the seed.
web-promised = Hash (SHA-256)
web-seed = Seed
web-share = Send this link to your friends:
web-copy = Copy
web-copied = Copied
web-leave = Leave table

# Before a deal is played
web-opening = Show the opening (seats, dice, walls)
web-opening-skip = Skip
web-opening-never = Don't show this again
web-opening-draw = The wind tiles are face down. Each player turns one over and takes that seat.
web-opening-lot = Seats were assigned at random.
web-opening-east = { $name } is East, the first dealer.
web-opening-roll = { $name } rolls the dice: { $dice }.
web-opening-gap = { $stacks ->
    [one] { $name }'s wall is broken after { $stacks } stack from the right.
   *[other] { $name }'s wall is broken after { $stacks } stacks from the right.
}
web-opening-dead = The { $stacks } stacks to the right of the break are the dead wall. The dora indicator is { $tile }.
web-opening-four = Tiles are dealt four at a time.
web-opening-first-and-fifth = { $name } takes the first and fifth tiles, the others one each.
web-opening-one-each = One tile each, then { $name } draws the fourteenth.
web-key-skip = skip the opening
web-walls = Show walls
web-round-marker = Round marker

# The players' contributions to the walls
web-part = Your shuffle seed (optional)
web-part-about = The walls are built from the server's secret seed and a seed from every player, so nobody can arrange them. Yours was chosen at random; you can enter your own. After the game you can check the walls.
web-part-change = Use this seed
web-part-yours = Your shuffle seed

# The menu at the table
web-auto = Auto
web-auto-win = Win
web-auto-no-calls = No calls
web-auto-discard = Discard drawn tile
web-settings = Settings
web-sounds = Sounds
web-help = Show waits and furiten
web-guard = Confirm discards (tap twice)
web-yaku-translated = Translate yaku names
web-send = Send
web-log = Game log
web-key-drawn = discard the tile just drawn
web-key-riichi = declare or cancel riichi
web-call-judge = Call the judge
web-judge-called = { $name } calls the judge
web-propose-adjourn = Propose to adjourn
web-propose-end = Propose to end the game
web-mute = Mute { $name }
web-remove = Remove { $name }

# The judge
web-judge = Judge
web-ruling = Ruling
web-ruling-offence = Offence
web-ruling-penalty = Penalty
web-ruling-inspection = Inspect the hand
web-ruling-points = Correct the points
web-ruling-redeal = Replay the deal
web-ruling-remark = Remark
web-penalty-chombo = Chombo
web-penalty-dead-hand = Dead hand
web-penalty-none = No penalty
web-offence-false-win = declared an invalid win
web-offence-riichi-too-late = declared riichi too late
web-offence-false-call = made an invalid call
web-offence-call-with-dead-hand = called a tile with a dead hand
web-offence-exposure = knocked tiles over
web-offence-why = Why it does not win
web-offence-what = Where
web-offence-count = Number of tiles
web-offence-live = Tiles left in the live wall
web-offence-call = Call
web-offence-own-tile = Tile from the hand
web-offence-kan-tile = Tile
web-note = Reason
web-do-rule = Make ruling

# The account
web-log-in = Log in
web-log-out = Log out
web-register = Create account
web-keep-account = Set a password to keep your name and games
web-my-games = My games
figures-title = Statistics
figures-trend = Results, game by game
figures-rates = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
figures-look = Replay
figures-day = Date

# What went wrong
fault-internal = Something went wrong on the server.
fault-no-connection = The server is not responding.
`,s=`# Yaku: the English name; .romanised is the Japanese name in Latin letters;
# .about is what the hand needs.

yaku-riichi = Riichi
    .romanised = Riichi
    .about = Declared with a closed hand in tenpai.
yaku-double-riichi = Double riichi
    .romanised = Daburu riichi
    .about = Riichi on the first discard, before any call.
yaku-ippatsu = One-shot
    .romanised = Ippatsu
    .about = A win within one go-around after riichi, without a call in between.
yaku-menzen-tsumo = Closed self-draw
    .romanised = Menzen tsumo
    .about = A closed hand won by tsumo.
yaku-pinfu = All runs
    .romanised = Pinfu
    .about = Closed: four runs, a pair without value, a two-sided wait.
yaku-tanyao = All simples
    .romanised = Tanyao
    .about = No terminals or honours.
yaku-iipeikou = Pure double run
    .romanised = Iipeikou
    .about = Two identical runs in a closed hand.
yaku-yakuhai-seat = Seat wind
    .romanised = Yakuhai, seat wind
    .about = A triplet or kan of the player's seat wind.
yaku-yakuhai-round = Round wind
    .romanised = Yakuhai, round wind
    .about = A triplet or kan of the round wind.
yaku-yakuhai-white = White dragon
    .romanised = Yakuhai, haku
    .about = A triplet or kan of white dragons.
yaku-yakuhai-green = Green dragon
    .romanised = Yakuhai, hatsu
    .about = A triplet or kan of green dragons.
yaku-yakuhai-red = Red dragon
    .romanised = Yakuhai, chun
    .about = A triplet or kan of red dragons.
yaku-haitei = Last draw
    .romanised = Haitei raoyue
    .about = A win by drawing the last tile of the wall.
yaku-houtei = Last discard
    .romanised = Houtei raoyui
    .about = A win on the last discard.
yaku-rinshan = After a kan
    .romanised = Rinshan kaihou
    .about = A win on the replacement tile after a kan.
yaku-chankan = Robbing a kan
    .romanised = Chankan
    .about = A win on a tile another player adds to a pon.
yaku-sanshoku-doujun = Three-coloured run
    .romanised = Sanshoku doujun
    .about = The same run in all three suits.
yaku-ittsu = Straight
    .romanised = Ittsuu
    .about = 123, 456 and 789 in one suit.
yaku-chanta = Outside hand
    .romanised = Chanta
    .about = A terminal or honour in every set and in the pair, with at least one run.
yaku-sanrenkou = Three consecutive triplets
    .romanised = Sanrenkou
    .about = Triplets of three consecutive ranks in one suit.
yaku-toitoi = All triplets
    .romanised = Toitoi
    .about = Four triplets or kans.
yaku-chiitoitsu = Seven pairs
    .romanised = Chiitoitsu
    .about = Seven different pairs.
yaku-sanankou = Three closed triplets
    .romanised = Sanankou
    .about = Three triplets or kans completed without a call or ron.
yaku-sanshoku-doukou = Three-coloured triplet
    .romanised = Sanshoku doukou
    .about = The same triplet in all three suits.
yaku-sankantsu = Three kans
    .romanised = Sankantsu
    .about = Three kans.
yaku-shousangen = Little three dragons
    .romanised = Shousangen
    .about = Two triplets of dragons and a pair of the third.
yaku-honroutou = Terminals and honours
    .romanised = Honroutou
    .about = Only terminals and honours.
yaku-honitsu = Half flush
    .romanised = Honitsu
    .about = One suit and honours.
yaku-junchan = Pure outside hand
    .romanised = Junchan
    .about = A terminal in every set and in the pair, with at least one run.
yaku-ryanpeikou = Twice pure double run
    .romanised = Ryanpeikou
    .about = Two pairs of identical runs in a closed hand.
yaku-chinitsu = Full flush
    .romanised = Chinitsu
    .about = Only tiles of one suit.
yaku-renhou = Blessing of man
    .romanised = Renhou
    .about = A win on a discard before one's first turn, in an uninterrupted first go-around.
yaku-nagashi-mangan = Mangan at draw
    .romanised = Nagashi mangan
    .about = At an exhaustive draw: only terminals and honours discarded.
yaku-tenhou = Blessing of heaven
    .romanised = Tenhou
    .about = The dealer wins with the tiles dealt.
yaku-chiihou = Blessing of earth
    .romanised = Chiihou
    .about = A win with one's first draw, in an uninterrupted first go-around.
yaku-suuankou = Four closed triplets
    .romanised = Suuankou
    .about = Four triplets or kans completed without a call or ron.
yaku-suuankou-tanki = Four closed triplets on a pair wait
    .romanised = Suuankou tanki
    .about = Four closed triplets with a pair wait.
yaku-kokushi = Thirteen orphans
    .romanised = Kokushi musou
    .about = One of each terminal and honour, plus one duplicate.
yaku-kokushi-thirteen = Thirteen orphans on a 13-sided wait
    .romanised = Kokushi musou juusanmen
    .about = Thirteen orphans waiting for any of the thirteen tiles.
yaku-chuuren = Nine gates
    .romanised = Chuuren poutou
    .about = 1112345678999 of one suit plus one more tile of it, closed.
yaku-chuuren-nine = Pure nine gates
    .romanised = Junsei chuuren poutou
    .about = Nine gates waiting for all nine tiles.
yaku-daisangen = Big three dragons
    .romanised = Daisangen
    .about = Triplets or kans of all three dragons.
yaku-shousuushii = Little four winds
    .romanised = Shousuushii
    .about = Three triplets of winds and a pair of the fourth.
yaku-daisuushii = Big four winds
    .romanised = Daisuushii
    .about = Triplets or kans of all four winds.
yaku-tsuuiisou = All honours
    .romanised = Tsuuiisou
    .about = Only winds and dragons.
yaku-ryuuiisou = All green
    .romanised = Ryuuiisou
    .about = Only 2, 3, 4, 6, 8 sou and green dragons.
yaku-chinroutou = All terminals
    .romanised = Chinroutou
    .about = Only ones and nines.
yaku-suukantsu = Four kans
    .romanised = Suukantsu
    .about = Four kans.
yaku-daisharin = Big wheels
    .romanised = Daisharin
    .about = 22334455667788 pin: two of each from 2 to 8, closed.
`;export{r as a,e as c,i,o as n,n as o,a as r,t as s,s as t};