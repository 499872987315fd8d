# The pages around the table in the browser: tiles, calculator, rules, replays.

# Calculator
calc-title = Calculator
calc-lead = Tap the tiles of a winning hand, choose how it was won, and see what it is worth and why.
calc-tiles = Tiles
calc-place = Add tapped tiles to
calc-place-hand = Hand
calc-place-chi = Chi
calc-place-pon = Pon
calc-place-open-kan = Open kan
calc-place-closed-kan = Closed kan
calc-place-dora = Dora indicator
calc-place-ura = Ura-dora indicator
calc-hand = Hand
calc-winning-tile = Winning tile
calc-norths = { $norths ->
    [one] { $norths } North set aside
   *[other] { $norths } Norths set aside
}
calc-missing = { $tiles ->
    [one] Add one more tile.
   *[other] Add { $tiles } more tiles.
}
calc-too-many = { $tiles ->
    [one] Remove one tile.
   *[other] Remove { $tiles } tiles.
}
calc-no-winning-tile = Tap the winning tile. Until then, every possible winning tile is scored.
calc-complete = Tap a tile in the hand to change it. Tap it again to remove it.
calc-win-with = Win with this tile
calc-red-five = Red five
calc-remove = Remove
calc-clear = Clear
calc-example = Show an example
calc-circumstances = How the hand was won
calc-won = Won by
calc-ron = Ron
calc-tsumo = Tsumo
calc-seat = Seat wind
calc-round = Round wind
calc-riichi = Riichi
calc-no-riichi = no riichi
calc-moment = Timing
calc-ippatsu = ippatsu
calc-rinshan = after a kan
calc-chankan = robbing a kan
calc-last = last tile
calc-first = first turn
calc-honba = Honba
calc-sticks = Riichi sticks
calc-norths-aside = Norths set aside
calc-liable = Liability (pao) for
calc-liable-who = Liable player
calc-nobody = nothing
calc-rules = Rules
calc-beside = Compare with
calc-none = nothing
calc-not-tenpai = This hand is not tenpai.
calc-nothing-yet = Complete the hand to see its value.

# Rules
book-title = Rules
book-lead = What each rule set says, and the source of every rule.
book-set = Rule set
book-compare = Compare with
book-nothing = nothing
book-search = Search the rules, e.g. “double ron”, “late riichi”, “P-136”
book-found = { $rules ->
    [0] No rules found
    [one] One rule
   *[other] { $rules } rules
}
book-found-statements = { $statements ->
    [one] One statement
   *[other] { $statements } statements
}
book-differences = { $differences ->
    [0] No differences
    [one] One difference
   *[other] { $differences } differences
}
book-only-differences = Show only differences
book-base = Where its document leaves a question open, this rule set follows { $base }.
book-from = from { $base }
book-contents = Contents
book-statement-english = Statements are quoted in English.
book-own = Your club's rule file
book-own-about = Upload a rule set of your own. The file is checked first; errors are listed here.
book-choose-file = Choose a rule file
book-added = Accepted. You can now choose { $id }, version { $version }.

# Replays
replay-title = Replays
replay-lead = Replay a recorded game: a Hanchan log, a Tenhou record (XML or JSON) or an mjai log.
replay-choose = Open a record
replay-drop = or drop a file here
replay-id = or enter the address of a game played on this site
replay-open-game = Open
replay-reading = Reading the record…
replay-deal = Deal
replay-step = Step
replay-first = Start of the deal
replay-back = One step back
replay-forward = One step forward
replay-last = End of the deal
replay-deal-back = Previous deal
replay-deal-forward = Next deal
replay-turn-back = This seat's previous turn
replay-turn-forward = This seat's next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seat = View from
replay-hands = Show all hands
replay-help = Show shanten and waits
replay-share = Copy link
replay-share-record = Share this record
replay-share-about = The record is stored here, and anyone with the link can view it.
replay-copied = Copied
replay-download = Download
replay-keys = ← → step, ↑ ↓ deal, S seat, O hands, Space play
replay-hidden = hidden
replay-waits = waits for { $tiles }
replay-result = Result
replay-rules = Rules: { $rules }

# Proof of fair walls
proof-title = Walls
proof-asks = Were these walls determined before the game?
proof-checking = Checking…
proof-kept = { $deals ->
    [one] Yes. The seed matches the published hash, and the wall was built from it. Checked in this browser.
   *[other] Yes. The seed matches the published hash, and all { $deals } walls were built from it. Checked in this browser.
}
proof-broken = No: { $why }
proof-commitment = The seed does not match the published hash.
proof-wall = The wall of deal { $deal } was not built from the seed.
proof-none = The walls cannot be checked: the seed or its hash is unknown.
proof-promised = Hash published before the game
proof-host = The server's share of the seed
proof-contributions = The players' shares
proof-seed = Seed, revealed after the game
proof-yours = yours

# Cards and printing
cards-title = Yaku cards
cards-lead = Every yaku in a rule set, with hands that have it and one that just misses it. The program found and scored them all.
cards-all = All cards
cards-next = Next
cards-previous = Back
print-title = Print
print-sheet = Two-page sheet
print-cards = Yaku cards
print-book = Rulebook
print-paper = Paper
print-open = Print or save as PDF
