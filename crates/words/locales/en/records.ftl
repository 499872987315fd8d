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
    [one] one record that cannot be read
   *[other] { $unreadable } records that cannot be read
}
verify-walls = Walls computed again
verify-passed = Wins passed up
verify-broken-off = Games broken off
verify-explained = Known to break their rules
verify-explained-differences = differences in them, not counted

# Why a record cannot be read.
record-at = line { $line }, byte { $byte }: { $what }
record-no-file = it is neither a file nor a folder
record-too-large = it is larger than any record: more than { $most } bytes
record-unknown-packing = it is packed in an unknown way
record-archive-damaged = the archive is damaged
record-unknown-format = it is no record in a known format
record-compression = the compressed data is damaged or cut
record-no-text = it is not UTF-8 text
record-cut = the record ends in the middle
record-expected = expected { $what }, found “{ $found }”
record-unknown-element = no record has an element “{ $name }”
record-out-of-place = “{ $name }” cannot stand here
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
record-wants-numbers = as many numbers: { $count }
record-wants-pairs = pairs of numbers
record-wants-tile = a tile that is played with
record-wants-player = the number of a player
record-wants-call = the number of a call
record-wants-yaku = the number of a yaku
record-wants-draw = the name of a draw
record-wants-result = a number with at most one decimal
record-wants-fewer-steps = no more steps than a deal has
record-wants-fewer-deals = no more deals than a game has
record-json = JSON of another form was expected: { $why }
record-hidden-tile = a tile is hidden: this is what one player saw, not the record of a game
record-unknown-rules = the rules “{ $id }” are not known, or are others now
record-log = our own log: { $why }
record-only-in-logs = only our own logs can say this: { $what }
unrecordable-real-table = a game as at a real table
unrecordable-chombo = a deal that a serious offence ended
unrecordable-void = a deal that the judge had repeated
record-wants-list-of = a list of so many: { $count }
record-wants-list = a list
record-wants-text = a text
record-wants-tile-name = the name of a tile
record-wants-wind = a wind: E, S, W or N
record-wants-call-text = a call
record-wants-worth = what a win is worth
record-wants-yaku-name = the name of a yaku with its han
record-wants-event = an event of a game
record-wants-following = what can follow here

# Where a record and the engine differ.
differs-in-deal = deal { $deal }: { $what }
differs-in-step = deal { $deal }, step { $step }: { $what }
differs-recorded = recorded: { $what }
differs-engine = by the rules: { $what }
differs-rule = decided by: { $name } ({ $switch })
differs-wall = a tile lies elsewhere in the computed wall
differs-dice = other dice
differs-tiles = more tiles than there are
differs-setup = the beginning of the deal
differs-act = an act that is not allowed
differs-forced = what must happen next
differs-stake = points after the riichi stake
differs-end = the end of the deal
differs-winner = the winner
differs-hand = the winning hand
differs-yaku = yaku and dora
differs-fu = fu
differs-limit = the limit
differs-points = points of the hand
differs-indicators = the indicators
differs-liable = who is liable
differs-payments = payments
differs-table = counters and sticks on the table
differs-before = points before the payments
differs-shown = the hands shown
differs-next = whether the game goes on
differs-final-points = the final points
differs-results = the final results

# Changing the format.
convert-format = what format { $file } should have cannot be told by its end: say it with --to
convert-differs = the record differs from its rules ({ $place }); with --anyway it is written as the rules have it
convert-no-rounds = the record cannot be played again: { $place }
convert-players = the rules “{ $id }” are for another number of players
convert-inexpressible = { $format } has no words for it: { $what }
inexpressible-unfinished = deal { $deal } has no end
inexpressible-untold = the record does not tell all of deal { $deal }
inexpressible-ambiguous = it would not be clear who did what when in deal { $deal }
inexpressible-rules = its rules
convert-done = { $file }: { $format }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
