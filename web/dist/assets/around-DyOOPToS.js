var e=`# The pages around the table in the browser: tiles, calculator, rules, replays.

# Calculator
calc-title = Calculator
calc-lead = Tap the tiles of a won hand and say how it was won: what is it worth, and why?
calc-tiles = Tiles
calc-place = What a tapped tile becomes
calc-place-hand = Hand
calc-place-chi = Chi
calc-place-pon = Pon
calc-place-open-kan = Open kan
calc-place-closed-kan = Closed kan
calc-place-dora = Dora indicator
calc-place-ura = Ura-dora indicator
calc-hand = The hand
calc-winning-tile = Winning tile
calc-norths = { $norths } Norths set aside
calc-missing = { $tiles ->
    [one] One tile is missing.
   *[other] { $tiles } tiles are missing.
}
calc-too-many = { $tiles ->
    [one] One tile too many.
   *[other] { $tiles } tiles too many.
}
calc-no-winning-tile = Which tile wins? Tap it; until then each winning tile is counted.
calc-complete = Tap a tile of the hand to change it, tap it again to remove it.
calc-win-with = It wins
calc-red-five = Red five
calc-remove = Remove
calc-clear = Clear
calc-example = An example
calc-circumstances = How it was won
calc-won = Won by
calc-ron = Ron
calc-tsumo = Tsumo
calc-seat = Seat wind
calc-round = Round wind
calc-riichi = Riichi
calc-no-riichi = no riichi
calc-moment = When
calc-ippatsu = ippatsu
calc-rinshan = after a kan
calc-chankan = robbing a kan
calc-last = last tile
calc-first = first turn
calc-counters = Counters
calc-sticks = Riichi sticks
calc-norths-aside = Norths set aside
calc-liable = Liability for
calc-liable-who = Who is liable
calc-nobody = nothing
calc-rules = Rules
calc-beside = Beside them
calc-none = no others
calc-not-tenpai = The hand is not tenpai.
calc-nothing-yet = The value appears when the hand is complete.

# Rules
book-title = Rules
book-lead = What each rule set says, and the statement behind every rule.
book-set = Rule set
book-compare = Compare with
book-nothing = with none
book-search = Ask: a word or two, such as “two rons”, “late riichi”, “P-136”
book-found = { $rules ->
    [0] No rule and no statement speaks of this.
    [one] One rule
   *[other] { $rules } rules
}
book-found-statements = { $statements ->
    [one] One statement
   *[other] { $statements } statements
}
book-differences = { $differences ->
    [0] They do not differ.
    [one] One difference
   *[other] { $differences } differences
}
book-only-differences = Only what differs
book-base = What its document does not say is as in { $base }.
book-from = from { $base }
book-contents = Contents
book-statement-english = Statements are quoted in English.
book-own = A club's own rule file
book-own-about = Any rule set of the club is checked before it is taken. What is wrong is told here.
book-choose-file = Choose a rule file
book-added = It is right and can be chosen now: { $id }, version { $version }.

# Replays
replay-title = Replays
replay-lead = Look at a recorded game: our own log, Tenhou (XML or JSON), mjai.
replay-choose = Open a record
replay-drop = or drop a file here
replay-id = or the address of a game played here
replay-open-game = Show
replay-reading = The record is being read …
replay-deal = Deal
replay-step = Step
replay-first = Beginning of the deal
replay-back = One step back
replay-forward = One step forward
replay-last = End of the deal
replay-deal-back = Previous deal
replay-deal-forward = Next deal
replay-turn-back = My previous turn
replay-turn-forward = My next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seat = Seen by
replay-hands = All hands open
replay-help = Distance and waits
replay-share = Copy the address
replay-share-record = Share this record
replay-share-about = The record is kept here, and whoever has its address can look at it.
replay-copied = Copied
replay-download = Record
replay-keys = ← → step, ↑ ↓ deal, S seat, O hands, space plays
replay-hidden = hidden
replay-waits = waits for { $tiles }
replay-result = Result
replay-rules = Rules: { $rules }

# The wall's proof
proof-title = The walls
proof-asks = Were the walls those that were promised before the game?
proof-checking = Computing …
proof-kept = { $deals ->
    [one] Yes: the seed is the one that was promised, and the wall comes from it. Computed in this browser.
   *[other] Yes: the seed is the one that was promised, and all { $deals } walls come from it. Computed in this browser.
}
proof-broken = No: { $why }
proof-commitment = The seed is not the one that was promised.
proof-wall = The wall of deal { $deal } does not come from the seed.
proof-none = There is no proof: the seed or the promise is unknown.
proof-promised = Promised before the game
proof-host = The host's part of it
proof-contributions = What the players added
proof-seed = Seed, told after it
proof-yours = yours

# Cards and what is printed
cards-title = Yaku cards
cards-lead = Every yaku of a rule set, with hands that show it and one that just does not. The program found and counted them.
cards-all = All cards
cards-next = Next
cards-previous = Back
print-title = To print
print-sheet = Sheet on two pages
print-cards = Yaku cards
print-book = Rule book
print-paper = Paper
print-open = Print or save as PDF
`;export{e as default};