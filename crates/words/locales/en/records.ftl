# Recorded games and their verification.

verify-unreadable = { $file }: cannot be read: { $why }
verify-differs = { $file }: { $count ->
    [one] one difference
   *[other] { $count } differences
}
verify-differs-explained = { $file }: { $count ->
    [one] one difference
   *[other] { $count } differences
}, explained: { $why }
verify-failed = { $mismatches ->
    [one] one difference
   *[other] { $mismatches } differences
}, { $unreadable ->
    [one] one unreadable record
   *[other] { $unreadable } unreadable records
}
verify-kinds = Differences by kind
verify-kind-rule = { $what }: { $name } ({ $switch })
verify-kind-games = { $games ->
    [one] one game
   *[other] { $games } games
}
verify-inferred = { $file }: rules inferred from the record
verify-inferred-rule = { $name } ({ $switch }): { $value }
verify-walls = Walls recomputed
verify-passed = Wins passed up
verify-broken-off = Unfinished games
verify-explained = Games known to break their rules
verify-explained-differences = their differences, not counted above

# Why a record cannot be read.
record-at = line { $line }, byte { $byte }: { $what }
record-no-file = not a file or a folder
record-too-large = too large for a record: more than { $most } bytes
record-unknown-packing = unknown compression format
record-archive-damaged = the archive is damaged
record-unknown-format = unknown record format
record-compression = the compressed data is damaged or truncated
record-no-text = not UTF-8 text
record-cut = the record is truncated
record-expected = expected { $what }, found “{ $found }”
record-unknown-element = unknown element “{ $name }”
record-out-of-place = “{ $name }” is not allowed here
record-missing = the attribute “{ $name }” is missing
record-value = “{ $name }”: expected { $what }, found “{ $found }”
record-wants-element = an element
record-wants-root = the element “mjloggm”
record-wants-nothing = nothing more
record-wants-name = a name
record-wants-attribute = an attribute with its value, or the end of the element
record-wants-fewer-attributes = fewer attributes
record-wants-empty-element = an element without content
record-wants-number = a number from { $low } to { $high }
record-wants-numbers = { $count ->
    [one] one number
   *[other] { $count } numbers
}
record-wants-pairs = pairs of numbers
record-wants-tile = a tile that is in play
record-wants-player = a player number
record-wants-call = a call code
record-wants-yaku = a yaku number
record-wants-draw = the name of a draw
record-wants-result = a number with at most one decimal
record-wants-fewer-steps = no more steps than a deal can have
record-wants-fewer-deals = no more deals than a game can have
record-json = unexpected JSON: { $why }
record-hidden-tile = a tile is hidden: this is one player's view, not a full record
record-unknown-rules = the rules “{ $id }” are unknown or have changed
record-bad-rules = the rules named by the record are invalid: { $problems }
record-damaged-rules = the rules in the record are damaged
record-only-in-logs = only Hanchan logs can represent this: { $what }
unrecordable-real-table = a game at an unassisted table
unrecordable-chombo = a deal that ended in a chombo
unrecordable-void = a deal replayed by order of the judge
record-wants-list-of = { $count ->
    [one] a list of one item
   *[other] a list of { $count } items
}
record-wants-list = a list
record-wants-text = a string
record-wants-tile-name = a tile name
record-wants-wind = a wind: E, S, W or N
record-wants-call-text = a call
record-wants-worth = the value of a win
record-wants-yaku-name = the name of a yaku with its han
record-wants-event = a game event
record-wants-following = an event that can follow here

# Where a record and the engine differ.
differs-in-deal = deal { $deal }: { $what }
differs-in-step = deal { $deal }, step { $step }: { $what }
differs-recorded = recorded: { $what }
differs-engine = by the rules: { $what }
differs-rule = the rule behind it: { $name } ({ $switch })
differs-wall = a tile in a different place in the computed wall
differs-dice = different dice
differs-tiles = too many copies of a tile
differs-setup = the start of the deal
differs-act = an illegal move
differs-forced = what must happen next
differs-stake = points after the riichi stake
differs-penalty = an offence or its penalty
differs-ruling = the judge's ruling or what follows from it
differs-announcement = the announced payment or what follows from it
differs-end = how the deal ends
differs-winner = the winner
differs-hand = the winning hand
differs-yaku = yaku and dora
differs-fu = fu
differs-limit = the limit
differs-points = points of the hand
differs-indicators = the indicators
differs-liable = the liable player
differs-payments = payments
differs-table = honba and riichi sticks
differs-before = points before the payments
differs-shown = the hands shown
differs-next = whether the game continues
differs-final-points = the final points
differs-results = the final results

# Changing the format.
convert-format = cannot tell the format from the name { $file }; choose one with --to
convert-differs = the record does not follow its rules ({ $place }); use --anyway to convert it as the rules would have it
convert-no-rounds = the record cannot be replayed: { $place }
convert-players = the rules “{ $id }” are for a different number of players
convert-inexpressible = { $format } cannot represent this: { $what }
inexpressible-unfinished = deal { $deal } has no end
inexpressible-untold = deal { $deal } is incomplete in the record
inexpressible-ambiguous = in deal { $deal }, it would be unclear who did what, and when
inexpressible-rules = the rules of the game
convert-done = { $file }: { $format }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}

# The two sides of a difference: what is recorded, and what the rules give. Seats are numbered from 0.
side-draws = seat { $seat } draws { $tile }
side-discards = seat { $seat } discards { $tile }
side-discards-drawn = seat { $seat } discards { $tile } as drawn
side-riichi = seat { $seat } declares riichi
side-stake = seat { $seat } pays the riichi stake
side-claims = seat { $seat } claims { $tile }
side-closed-kan = seat { $seat } declares a closed kan of { $tile }
side-added-kan = seat { $seat } adds { $tile } to a pon
side-north = seat { $seat } sets a North aside
side-indicator = indicator { $tile }
side-left = seat { $seat } disconnects
side-back = seat { $seat } reconnects
side-seat = seat { $seat }
side-refused = refused: { $why }
side-turn-of = turn of seat { $seat }
side-over = over
side-goes-on = goes on
side-live = live wall, tile { $number }
side-replacement = replacement tile { $number }
side-place-indicator = indicator { $number }
side-place-ura = ura indicator { $number }
side-no-place = the wall does not have this: { $place }
side-melds = { $melds }; Norths: { $norths }
side-ron = seat { $seat } wins on { $tile } from seat { $from }
side-tsumo = seat { $seat } wins by tsumo { $tile }
side-wins = wins: { $count }
side-setup = { $deal }, dealer: seat { $dealer }, honba: { $honba }, sticks: { $sticks }, points: { $points }
