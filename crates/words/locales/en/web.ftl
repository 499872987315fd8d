# The web page.

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
