var e=`# The page in the browser.

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
`;export{e as default};