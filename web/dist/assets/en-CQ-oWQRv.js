var e=`# A deal and how it ended.

deal-name = { $round } { $number }
tile-red-five = red { $tile }
waits-nothing = nothing
ending-won = Won
ending-exhausted = Drawn: the wall is used up

# What a player did wrong at a real table
offence-false-win = showed a hand that does not win: { $why }
no-win-not-complete = it is not complete
no-win-furiten = it is furiten
no-win-no-yaku = it has no yaku, or too few
no-win-not-robbed = the tile cannot be robbed
no-win-dead-hand = it is dead
offence-shout = announced a win and showed nothing
offence-noten-riichi = declared riichi without tenpai
offence-false-kan-after-riichi = after riichi declared a kan that is not allowed
offence-riichi-too-late = { $tiles ->
    [0] declared riichi with no tiles left in the live wall
    [one] declared riichi with one tile left in the live wall
   *[other] declared riichi with { $tiles } tiles left in the live wall
}
offence-false-call = declared a set that is none or not allowed
offence-call-with-dead-hand = claimed a tile with a dead hand
offence-exposure = { $tiles ->
    [one] knocked over one tile ({ $what })
   *[other] knocked over { $tiles } tiles ({ $what })
}
toppled-live-wall = the live wall
toppled-dead-wall = the dead wall
toppled-own-hand = his own hand
toppled-others-hand = another's hand
offence-wrong-count = holds too many or too few tiles
offence-out-of-turn = drew out of turn
offence-peeking = looked at another's hand
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
waits-not-held = { $left } not held
waits-all-held = would complete it, but the player has all four
# Kinds of waits
wait-kind-two-sided = two-sided
wait-kind-closed = closed
wait-kind-edge = edge
wait-kind-pair = pair
wait-kind-two-pon = two-pon
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
improves-nothing = nothing improves it without that
improves-by = { $draw } ({ $left } left) for { $discard }: { $tiles }

# Simulations
sim-games = Games
sim-deals = Deals
sim-decisions = Decisions
sim-wins = Wins
sim-tsumo = by tsumo
sim-exhausted = Draws
sim-time = { $seconds } s
sim-per-second = per second
abort-four-kans = Aborted: four kans
abort-four-riichi = Aborted: four riichi
abort-four-winds = Aborted: four winds
abort-nine-kinds = Aborted: nine kinds
abort-three-rons = Aborted: three rons
abort-chombo = Ended by chombo
abort-void = Repeated by the judge
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
score-rejected = Other readings
score-all-waits = What each winning tile is worth
score-indicators = Dora indicators
score-ura-indicators = Ura-dora indicators

# How it was won
won-by-tsumo = { $seat } draws { $tile }
won-by-ron = { $seat } wins on { $tile }
won-by-ron-from = { $seat } wins on { $tile } from { $from }
situation = { $round } round, seat { $seat }
situation-dealer = { $round } round, seat { $seat } (dealer)

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
renhou-mangan = counts as a mangan by itself

# Fu, each with its reason
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rounded up to { $fu }
fu-base = every hand
fu-closed-ron = closed hand won on a discard
fu-seven-pairs = seven pairs
fu-triplet-open = open triplet: { $tile }
fu-triplet-closed = closed triplet: { $tile }
fu-kan-open = open kan: { $tile }
fu-kan-closed = closed kan: { $tile }
fu-pair-dragon = pair of dragons: { $tile }
fu-pair-seat = pair of the seat's wind: { $tile }
fu-pair-round = pair of the round's wind: { $tile }
fu-pair-double = pair of the wind of seat and round: { $tile }
fu-tsumo = winning tile drawn
fu-rinshan = winning tile drawn as a replacement
fu-open-pinfu = open hand without any other fu
fu-why-no-tsumo = Self-drawn pinfu: no fu for the draw.
fu-by-win = The triplet of { $tile } counts as open: the discard completed it.

# Limits
limit-none = no limit
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = counted yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } han { $fu } fu, rounded up to mangan
total-han-fu = { $han } han { $fu } fu
total-limit-han = { $han } han, { $limit }
total-points = { $points } points

# Payments
pays-hand = for the hand
pays-counters = { $counters ->
    [one] one counter
   *[other] { $counters } counters
}
pays-sticks = { $sticks ->
    [one] one riichi stick
   *[other] { $sticks } riichi sticks
}
pays-total = in all
pays-winner = winner
pays-discarder = discarder
pays-liable = liable for { $yaku }
pays-share-each = { $points } from each
pays-share-dealer = { $points } from the dealer, { $others } from each other

# Shapes and waits
shape-pairs = seven pairs
shape-orphans = thirteen orphans
wait-two-sided = two-sided wait
wait-closed = closed wait
wait-edge = edge wait
wait-pair = pair wait
wait-two-pon = two-pon wait
wait-orphans = thirteen-sided wait
reading-worth = { $yaku }: { $points } points
reading-no-yaku = no yaku
reading-too-few = { $yaku }: too few han

# No score
no-score-wrong-size = A hand has 13 tiles before the winning tile, a meld counted as three; this one has { $tiles }.
no-score-fifth-copy = There is no fifth { $tile }.
no-score-not-complete = { $tile } does not complete this hand.
no-score-waits = It waits for { $tiles }.
no-score-waits-nothing = It is not tenpai.
no-score-open-riichi = Riichi needs a closed hand; this one is open.
no-score-no-yaku = No yaku: a hand needs at least one, and dora are none.
no-score-too-few-han = { $han ->
    [one] The yaku are worth one han; { $least } are needed.
   *[other] The yaku are worth { $han } han; { $least } are needed.
}
no-score-own-discard = Nobody wins on his own discard.
no-score-ippatsu = Ippatsu needs riichi.
no-score-rinshan = A replacement tile is drawn after a kan or a North; this hand has none.
no-score-rinshan-ron = A replacement tile is drawn, not discarded.
no-score-chankan-tsumo = A kan is robbed by ron, not by tsumo.
no-score-first-melds = In an unbroken first round nobody has melds.
no-score-first-riichi = Riichi cannot come before a win in the first turn.
no-score-ura = Ura-dora need riichi.
no-score-seat = With three players nobody sits North.
no-score-too-many = There are more than four { $tile }.
no-score-liable = Nobody is liable for { $yaku } under these rules.
no-score-norths = Norths are not set aside under these rules.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = The yaku depends on which of the waits comes, which these rules forbid.
no-score-chankan = No kan is robbed under these rules.
no-score-chi = There is no chi under these rules.
gain = +{ $points }
`,r=`serve-ready = Hanchan is at { $url }
serve-checked = The configuration is right: listening on { $address }, data in { $data }

table-already-playing = The game has begun already.
table-wrong-password = The password is wrong.
table-full = All seats are taken.
table-not-here = You have no seat at this table.
table-not-for-you = This is not for you to do.
table-no-chat = Nobody may chat here now.
table-not-the-owner = Only who made the table may do this.
table-not-playing = Nobody plays at this table now.
table-no-such-tile = There is no such tile.
table-no-ruling = This is no ruling.
table-not-your-choice = The choice is not yours.
table-nothing = There is nothing to do.
table-removed = You were removed from this table.
table-nobody-there = This person is not at the table.
table-no-judge-here = There is no judge at this table.
table-acted-elsewhere = You have acted from another device meanwhile.
table-contribution = What you add to the walls is at most 100 bytes long.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-nice-hand = Nice hand!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
`,i=`# The table in the terminal, replays and players' figures.

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
`,a=`# The page in the browser.

# Pages
web-home = Home
web-calculator = Calculator
web-training = Training
web-cards = Yaku cards
web-replays = Replays
web-me = My account
web-pages = Pages
web-to-home = To the home page
web-nothing-here = There is nothing here.
web-no-page = This page could not be loaded.
web-loading = One moment …
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-tiles = Tiles
web-tiles-regular = traditional
web-tiles-plain = large plain signs
web-tiles-dark = black

# Home
web-title = Riichi mahjong by your club's rules
web-lead = Play against bots at once, or open a table for your friends.
web-your-name = Your name
web-guest = Guest
web-you-are = You are { $name }.
web-rules = Rules
web-play-now = Play now
web-make-table = Make a table
web-learn = Learn
web-cards-lead = Every yaku with an example and a near miss, drawn.
web-training-lead = Questions that grow with you: value, waits, furiten, discards.
web-rules-lead = What the rule set says, and sheets to print.
web-tables = Tables
web-no-tables = No table is open now. Make one!
web-join = Join
web-watch = Watch
web-watch-open = Watch open hands, later
web-free-seat = free seat
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
web-length-rules = As the rules say
web-length-one-deal = One deal
web-length-east = East round
web-length-east-south = East and South
web-length-all-winds = All four winds
web-sitting = Way to sit
web-assisted = Assisted: the table allows only what is right
web-real-table = As at a real table, with errors and a judge
web-seats = The other seats
web-seat-for = Seat { $number }
web-person = A person
web-clock = Time
web-with-clock = Play with a clock
web-seconds-a-move = Seconds a move
web-seconds-in-bank = Seconds in the bank
web-pace = Bots think (ms)
web-window = Every discard lies at least (ms)
web-entry = Who may come
web-entry-open = Everybody
web-entry-link = Who has the link
web-entry-password = Who knows the password
web-password = Password
web-chat = Chat
web-phrases = Set phrases
web-open-hands = Spectators may see hands later
web-open-after = After seconds
web-open-table = Open the table

# At the table
web-table = Table
web-menu = Menu
web-close = Close
web-choices = What you can do
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
web-stand-in = stand-in plays
web-away = away
web-do-draw = Draw
web-do-pon = Pon
web-do-chi = Chi
web-do-closed-kan = Closed kan
web-do-added-kan = Added kan
web-do-agree = Agree
web-do-object = Object
web-do-mix = Mix the tiles
web-do-correct = The payment was wrong
web-do-announce = Announce
web-ask-draw = Your turn: draw a tile
web-ask-announce = Say what each has to pay
web-ask-accept = Do you agree with the value?
web-ask-settle = The deal is paid: mix the tiles when all is right
web-pays = { $name } pays
web-connecting = Connecting …
web-lost = The connection is lost. The game goes on; we are trying to come back …
web-left = You have left the table.
web-you-watch = You watch
web-next-deal = Next deal
web-final = Final table
web-see-table = Look at the table
web-waits-for = Waiting for { $names }
web-rematch = Play again
web-rematch-made = A new table is ready: join
web-record = Download the record
web-replay = Look at the game again
web-proof = Proof of the walls
web-proof-about = Before the game the server told the fingerprint of the secret from which all walls were built; now it tells the secret.
web-promised = Fingerprint (SHA-256)
web-seed = Secret
web-share = Send this address to your friends:
web-copy = Copy
web-copied = Copied
web-leave = Leave the table

# Before a deal is played
web-opening = Show the seat draw, the dice and the walls
web-opening-skip = Skip
web-opening-never = Never show this
web-opening-draw = The winds lie face down. Everybody turns one up and sits down accordingly.
web-opening-lot = Seats were drawn by lot.
web-opening-east = { $name } has East: the first dealer.
web-opening-roll = { $name } rolls the dice: { $dice }.
web-opening-gap = The wall of { $name } is broken after { $stacks } stacks from the right.
web-opening-dead = { $stacks } stacks right of the gap are the dead wall. The indicator is { $tile }.
web-opening-four = Tiles are taken four at a time.
web-opening-first-and-fifth = { $name } takes the first and the fifth, the others one each.
web-opening-one-each = One each, and { $name } draws the fourteenth.
web-key-skip = skip the walls
web-walls = Show the walls
web-round-marker = Round marker

# The players' part of the walls
web-part = Your part of the walls
web-part-about = The walls come from a secret of the server and from what every player adds, so that nobody arranges them alone. This was chosen at random; write something else if you like. After the game you can check it.
web-part-change = Add this instead
web-part-yours = You added

# The menu at the table
web-auto = Done for me
web-auto-win = Win when I can
web-auto-no-calls = No calls
web-auto-discard = Discard what I draw
web-settings = Settings
web-sounds = Sounds
web-help = Show waits and furiten
web-guard = Discard with a second click
web-yaku-translated = Translated yaku names
web-send = Send
web-log = What happened
web-key-drawn = discard the tile just drawn
web-key-riichi = riichi, and back
web-call-judge = Call the judge
web-judge-called = { $name } calls the judge
web-propose-adjourn = Stop for today
web-propose-end = End the game
web-mute = Mute { $name }
web-remove = Remove { $name }

# The judge
web-judge = Judge
web-ruling = Ruling
web-ruling-offence = Offence
web-ruling-penalty = Penalty
web-ruling-inspection = Inspect the hand
web-ruling-points = Correct the points
web-ruling-redeal = Deal again
web-ruling-remark = Remark
web-penalty-chombo = Chombo
web-penalty-dead-hand = Dead hand
web-note = Why
web-do-rule = Rule

# The account
web-log-in = Log in
web-log-out = Log out
web-register = Keep my account
web-keep-account = Keep this name and your games with a password
web-my-games = My games
figures-title = My figures
figures-trend = Result, game by game
figures-rates = Of { $deals } deals
figures-look = Look
figures-day = Date

# What went wrong
fault-our-fault = Something went wrong on the server.
fault-no-connection = The server does not answer.
`,o=`# Yaku: the name in the reader's own words; .romanised is the Japanese name in his letters;
# .about is what the hand needs.

yaku-riichi = Riichi
    .romanised = Riichi
    .about = Declared with a closed hand in tenpai.
yaku-double-riichi = Double riichi
    .romanised = Daburu riichi
    .about = Riichi with the first discard, before any call.
yaku-ippatsu = One-shot
    .romanised = Ippatsu
    .about = Won within one round after riichi, without a call in between.
yaku-menzen-tsumo = Closed self-draw
    .romanised = Menzen tsumo
    .about = A closed hand that drew its winning tile.
yaku-pinfu = All runs
    .romanised = Pinfu
    .about = Four runs, a worthless pair, a two-sided wait, closed.
yaku-tanyao = All simples
    .romanised = Tanyao
    .about = No terminals and no honours.
yaku-iipeikou = Pure double run
    .romanised = Iipeikou
    .about = Two identical runs in a closed hand.
yaku-yakuhai-seat = Seat wind
    .romanised = Yakuhai, seat wind
    .about = A triplet or kan of the wind of one's seat.
yaku-yakuhai-round = Round wind
    .romanised = Yakuhai, round wind
    .about = A triplet or kan of the wind of the round.
yaku-yakuhai-white = White dragon
    .romanised = Yakuhai, haku
    .about = A triplet or kan of white dragons.
yaku-yakuhai-green = Green dragon
    .romanised = Yakuhai, hatsu
    .about = A triplet or kan of green dragons.
yaku-yakuhai-red = Red dragon
    .romanised = Yakuhai, chun
    .about = A triplet or kan of red dragons.
yaku-haitei = Last tile
    .romanised = Haitei raoyue
    .about = Won by drawing the last tile of the wall.
yaku-houtei = Last discard
    .romanised = Houtei raoyui
    .about = Won on the last discard.
yaku-rinshan = After a kan
    .romanised = Rinshan kaihou
    .about = Won on the replacement tile of a kan.
yaku-chankan = Robbing a kan
    .romanised = Chankan
    .about = Won on a tile that another adds to his pon.
yaku-sanshoku-doujun = Three-coloured run
    .romanised = Sanshoku doujun
    .about = The same run in all three suits.
yaku-ittsu = Straight
    .romanised = Ittsuu
    .about = 123, 456 and 789 of one suit.
yaku-chanta = Outside hand
    .romanised = Chanta
    .about = A terminal or honour in every set and in the pair, with at least one run.
yaku-sanrenkou = Three consecutive triplets
    .romanised = Sanrenkou
    .about = Triplets of three consecutive ranks of one suit.
yaku-toitoi = All triplets
    .romanised = Toitoi
    .about = Four triplets or kans.
yaku-chiitoitsu = Seven pairs
    .romanised = Chiitoitsu
    .about = Seven different pairs.
yaku-sanankou = Three closed triplets
    .romanised = Sanankou
    .about = Three triplets or kans made without another's tile.
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
    .about = Nothing but terminals and honours.
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
    .about = One suit and nothing else.
yaku-renhou = Blessing of man
    .romanised = Renhou
    .about = Won on a discard before one's own first turn, in an unbroken first round.
yaku-nagashi-mangan = Discard mangan
    .romanised = Nagashi mangan
    .about = In a draw: only terminals and honours discarded.
yaku-tenhou = Blessing of heaven
    .romanised = Tenhou
    .about = The dealer wins with the tiles dealt to him.
yaku-chiihou = Blessing of earth
    .romanised = Chiihou
    .about = Won with one's first draw, in an unbroken first round.
yaku-suuankou = Four closed triplets
    .romanised = Suuankou
    .about = Four triplets or kans made without another's tile.
yaku-suuankou-tanki = Four closed triplets on a pair wait
    .romanised = Suuankou tanki
    .about = Four closed triplets, waiting for the pair.
yaku-kokushi = Thirteen orphans
    .romanised = Kokushi musou
    .about = One of each terminal and honour, and one of them twice.
yaku-kokushi-thirteen = Thirteen orphans on thirteen tiles
    .romanised = Kokushi musou juusanmen
    .about = Thirteen orphans that waited for any of the thirteen.
yaku-chuuren = Nine gates
    .romanised = Chuuren poutou
    .about = 1112345678999 of one suit and one tile more, closed.
yaku-chuuren-nine = Pure nine gates
    .romanised = Junsei chuuren poutou
    .about = Nine gates that waited for all nine tiles.
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
    .about = Nothing but winds and dragons.
yaku-ryuuiisou = All green
    .romanised = Ryuuiisou
    .about = Only 2, 3, 4, 6, 8 of sou and green dragons.
yaku-chinroutou = All terminals
    .romanised = Chinroutou
    .about = Nothing but ones and nines.
yaku-suukantsu = Four kans
    .romanised = Suukantsu
    .about = Four kans.
yaku-daisharin = Big wheels
    .romanised = Daisharin
    .about = 22334455667788 of pin: two of each from 2 to 8, closed.
`;export{n as a,r as i,a as n,t as o,i as r,e as s,o as t};