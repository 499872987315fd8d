# What is wrong with the input.

error = error
line-number = line { $line }
refused-no-tiles = there are no tiles
refused-size = a hand has 13 or 14 tiles, or three fewer for each meld; this one has { $tiles } and { $melds ->
    [0] no melds
    [one] one meld
   *[other] { $melds } melds
}
refused-to-discard = the waits of a hand with { $tiles } tiles depend on the discard: give { $fewer } tiles, or use 'hanchan ukeire'
refused-not-in-play = { $tile } is not used with three players
refused-too-many = there are more than four copies of { $tile }
refused-improve = --improve needs 13 tiles (or 10, 7 …): leave out the tile to discard
refused-no-text = the line is not UTF-8 text
refused-too-long = the line is too long for a hand
refused-bad-lines = { $lines ->
    [one] one line failed
   *[other] { $lines } lines failed
}
refused-input = cannot read the input: { $error }
refused-output = cannot write the output: { $error }
refused-file = cannot read { $file }: { $error }
refused-write = cannot write { $file }: { $error }
refused-exists = { $file } already exists; nothing was written
refused-unknown-rules = there is no rule set { $id }
refused-unknown-rules-meant = there is no rule set { $id }; did you mean { $meant }?
refused-nothing-found = nothing found for { $words }
expected-found = expected { $expected }, found { $found }
expected-end = expected { $expected }, found the end
in-line = (line { $line })

# What a notation expects
expect-tile = a tile, such as 5m
expect-tile-or-melds = a tile, '+' followed by the drawn tile, or '|' followed by melds
expect-suit-letter = a suit letter (m, p, s or z) after the digits
expect-honour-rank = 1 to 7 before z: East, South, West, North, white, green, red
expect-red-five = a five after r, as in r5m
expect-one-tile = one tile and nothing else
expect-one-meld = one meld and nothing else
expect-meld-word = chi, pon, kan, open kan, closed kan, added kan or north
expect-three-tiles = three tiles in a chi or pon
expect-four-tiles = four tiles in a kan
expect-meld-tiles = the tiles of the meld, such as 555z
expect-one-mark = only one mark (<, ^ or >) for the called tile
expect-chi-from-left = '<' or nothing: chi is called from the player on the left
expect-no-mark = no mark: a closed kan has no called tile
expect-added-tile = the added tile right after the called one
expect-north-tile = 4z: only Norths can be set aside
expect-remark-end = ')' at the end of the remark
expect-meld-end = ',' or '|' before the next meld, or the end
expect-end = the end of the hand
expect-mjai-name = a tile's name, such as 1m, 5mr, E, P, F or C
expect-piece-number = a tile number from 0 to 135
expect-other-piece = a tile number that has not been used yet
expect-piece-of-set = the number of a tile that is in play
expect-suit-first = a suit letter (m, p, s or z) before the digits
expect-digit-after-suit = digits after the suit letter: 1 to 9, or 0 for a red five; after z, only 1 to 7
expect-kobalab-tile = a digit, a suit letter, ',' followed by a meld, or the end
expect-kobalab-mark = '-', '=' or '+' after the called tile
expect-kobalab-side = '-': chi is called from the player on the left
expect-kobalab-meld = a meld, such as m1-23, z555=, p555=0 or p5550
expect-known-tile = a known tile: a hand cannot contain hidden tiles
expect-hand-tag = { "{{hand}}" }
expect-hand-item = { "{{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}}" } or { "{{/hand}}" }
expect-opened-item = { "{{chi}}, {{pon}}" } or { "{{kan}}" }
expect-opened-item-or-end = { "{{chi}}, {{pon}}, {{kan}}" } or { "{{/opened}}" }
expect-tag-end = { "}}" } at the end of the tag
expect-markup-tile = a tile, such as 5man, 1pin, 9sou, east, south, west, north, haku, hatsu or chun
expect-markup-run = three consecutive ranks and a suit, such as 123pin
expect-claimed-rank = the rank of the called tile, one of the three
expect-position = left, center or right
expect-kan-word = complemented or taken, with left, center or right
expect-no-more-words = { "}}" }: the tag is already complete

# Hands and melds that cannot be
hand-fifth-copy = there are only four copies of { $tile }
hand-too-many-tiles = more than 14 tiles, counting each meld as three
hand-too-many-melds = more than four melds
hand-not-held = { $tile } is not among the concealed tiles
hand-no-pon = there is no pon of { $tile } to add to
hand-not-in-set = the tile set has no (more) { $tile }
meld-not-consecutive = { $tiles } is not a chi: a chi takes three consecutive tiles of one suit
meld-not-identical = { $one } and { $other } differ: a pon or kan takes identical tiles
meld-not-a-pon = a fourth tile can only be added to a pon
notation-no-red-fives = the { $notation } notation has no red fives
notation-no-melds = the { $notation } notation has no melds
notation-no-norths = the { $notation } notation has no Norths set aside
notation-not-in-set = the { $notation } notation cannot express { $tile }: the tile set has no (more) such tile

# Rule files
rule-file-toml = invalid TOML: { $message }
rule-file-unknown-key = unknown key "{ $key }"
rule-file-unknown-key-in = unknown key "{ $key }" in [{ $group }]
rule-file-wrong = { $key } is { $found }; expected { $expected }
rule-file-no-source = { $key } has no source: add by = "…"
rule-file-missing = missing: { $what }
rule-file-missing-value = the value of { $key }: is = …
rule-file-undecided = { $key } has no value, and there is no base to take it from
rule-file-good = { $file }: rule set { $id }, version { $version }; no errors
rule-file-bad = { $problems ->
    [one] one error
   *[other] { $problems } errors
}
takes-one-of = one of { $names }
takes-yes-no = true or false
takes-number = a whole number from { $least } to { $most }
takes-points = a whole number of points, at most a million
takes-points-or-any = a whole number of points, or "any"
takes-points-list = a list of points, from first place to last
takes-players = 3 or 4
takes-tiles = 136, or 108 without 2-8 man
takes-red-fives = three numbers from 0 to 4: red fives in man, pin and sou
takes-worth = [open, closed] han, "closed 1", "yakuman", "double yakuman" or "off"
takes-text = a string
takes-texts = a string or a list of strings
takes-titles = titles by language, such as { "{ en = \"…\", ru = \"…\" }" }
takes-group = a group of switches: [{ $group }]
takes-entry = { "{ is = VALUE, by = \"SOURCE\" }" }
nonsense-red-man = a tile set without the 5 man cannot have a red one
nonsense-tiles = four players need all 136 tiles
nonsense-norths = Norths can only be set aside in a three-player game
nonsense-uma = uma needs a number for every placement
nonsense-target = an extra round needs target points
nonsense-renhou = the kind of renhou and its value must match
nonsense-indicator = the dora indicator must be in the dead wall
nonsense-fu = a single item cannot give more than 10 fu
nonsense-pairs-fu = seven pairs cannot have more than 100 fu

# The rules commands
rules-version = version { $version }
rules-base = the rest from { $base }
rules-source = Source: { $source }
rules-from-base = from { $rules }
rules-same = These rule sets are identical in play.
rules-differ = { $count ->
    [one] one difference
   *[other] { $count } differences
}
rules-found-switches = Switches
rules-found-statements = Statements
rules-written = { $file } written: rule set { $id }, based on { $base }
nonsense-replacements = the replacement tiles must fill the stacks before the indicator
refused-no-winning-tile = which tile won? Write it after a plus ('… + 5m') or pass --win 5m
refused-two-winning-tiles = the winning tile is given twice: after the plus and with --win
refused-option = { $option }: { $why }
refused-unknown-yaku = there is no yaku { $id }
refused-meld-size = a chi or pon has three tiles, a kan four
refused-chi-from = chi is called from the player on the left
refused-norths = only Norths (4z) can be set aside
refused-indicators = there are at most five dora indicators
refused-json = not a valid win in JSON: { $why }
refused-not-tenpai = The hand is not tenpai, so no tile can win.
rules-new-head = Rules of { $id }. Every value set here replaces the one in the base, { $base }. To change a value, remove the # in front of it and edit it.
rules-new-by = After "by", write where a value comes from: a page in your own rules, or a decision by the club.
rules-new-base-value = base: { $value }
rules-new-source = the rules of our club
nonsense-start = starting points must be a positive multiple of 100
nonsense-dead-wall = the dead wall must have 5 to 12 stacks
nonsense-kans = there can be at most four kans in a deal
nonsense-kan-indicators = the dead wall has no room for the dora indicators of all kans
nonsense-least-tiles = the live wall never has that many tiles
nonsense-least-han = the minimum must be 1 to 13 han
nonsense-chombo = a penalty must be a multiple of 100 and cannot be negative
nonsense-double-wind = a pair of the double wind has 2 or 4 fu
nonsense-north-dora = a North can be worth at most 4 han
nonsense-uma-sum = uma must add up to zero
nonsense-nagashi = the nagashi mangan switch and its value must match
nonsense-variant = a yakuman and its special-wait variant must both be on or both be off
nonsense-closed-only = this yaku exists only for closed hands
takes-id = lowercase letters, digits and hyphens
unreadable-not-found = file not found
unreadable-forbidden = permission denied
unreadable-no-file = not a regular file
unreadable-no-text = not text
unreadable-too-large = too large: a rule file has at most 1 MB
rule-file-twice = duplicate key
rule-file-base-loop = the base "{ $base }" leads back to this file
two-sentences = { $first } { $second }
rule-file-place = { $place }: { $what }
rule-file-meant = { $said }; did you mean "{ $meant }"?
yaku-worth = { $yaku } { $worth }
list-plus = {" "}+{" "}
label = { $name }: { $value }
rule-file-base = unknown base "{ $base }"
nonsense-stake = the stake must be a multiple of 100 and cannot be negative
nonsense-honba-value = the value of a honba cannot be negative, and each player's share must be a multiple of 100
nonsense-noten-pool = the noten pool cannot be negative, and each player's share must be a multiple of 100
refused-base-beside = a base of your own must be in the same folder as the new file: { $file }

wall-not-promised = this seed does not match the published hash
wall-differs = tile { $place } does not match: the wall was not built from this seed
wall-as-promised = The seed matches the published hash, and the wall was built from it.

# Why an action at the table is refused, shown to the player who tried it
act-over = The deal is over.
act-not-your-turn = It's not your turn: { $name } is to play.
act-nothing-to-claim = There is no tile to call now.
act-answered = You have already responded.
act-not-your-claim = You cannot call this tile.
act-not-held = You don't have this tile: { $tile }.
act-nothing-drawn = You have not drawn a tile this turn: you called one.
act-frozen = After riichi you can only discard the tile you drew.
act-swap-calling = You cannot discard { $tile } right after this call (kuikae).
act-last-discard = You can only call ron on the last discard, not chi, pon or kan.
act-chi-from-left = You can only call chi on a discard from the player to your left, and never in a three-player game.
act-no-such-set = You don't have the tiles for this set.
act-no-more-kans = No more kans are possible in this deal.
act-no-live-tile = A kan needs a tile in the live wall, but none is left.
act-kan-after-call = You can declare a closed or added kan only after drawing a tile, not right after a call.
act-waits-change = After riichi, a kan must not change your waits. Now: { $before }; after this kan: { $after }.
act-open-hand = Riichi needs a closed hand, but yours is open.
act-riichi-already = You have already declared riichi.
act-not-tenpai = You cannot declare riichi: after this discard your hand would not be tenpai.
act-too-few-points = You don't have enough points for riichi: { $points }.
act-too-few-tiles = { $tiles ->
    [0] You cannot declare riichi: no tiles are left in the live wall.
    [one] You cannot declare riichi: only one tile is left in the live wall.
   *[other] You cannot declare riichi: only { $tiles } tiles are left in the live wall.
}
act-not-complete = This tile does not complete your hand. You are waiting for { $tiles }.
act-not-complete-noten = This tile does not complete your hand. You are not in tenpai.
act-furiten-discard = Furiten: your discard no. { $number } was { $tile }, which would complete your hand. You can only win by tsumo.
act-furiten-passed = Temporary furiten: you passed up a winning tile. For now you can only win by tsumo.
act-furiten-riichi = Furiten: you passed up a winning tile after riichi. For the rest of this deal you can only win by tsumo.
act-no-yaku = Your hand has no yaku. Dora don't count as yaku.
act-late-yaku = Your yaku depends on which tile you win with, and these rules don't allow that (atozuke).
act-too-few-han = { $han ->
    [one] Your yaku are worth only one han. You need { $least }, and dora don't count.
   *[other] Your yaku are worth only { $han } han. You need { $least }, and dora don't count.
}
act-closed-kan-not-robbed = A closed kan can only be robbed with thirteen orphans, if at all.
act-nine-kinds = You cannot declare an abortive draw: you need nine different terminals and honours on your first turn, before any call, and rules that allow it. { $kinds ->
    [0] You have none.
   *[other] You have { $kinds }.
}
act-no-north = You cannot set a North aside now.
act-assisted = This is only possible in unassisted mode. Here the program does it for you.
act-claim-too-late = Too late: this discard can no longer be called.
act-claims-open = Wait a moment: the previous discard can still be called.
act-tile-claimed = The discard was called, so nobody draws now.
act-may-end = Wait: this discard may end the deal.
act-dead-hand = Your hand is dead: you can only draw and discard.
act-nothing-to-settle = There is nothing to announce or pay now.
act-odd-amount = Payments must be multiples of 100 and come from the other players.
act-nothing-to-correct = The payment was correct.
act-unbalanced = The points you move must add up to zero.
act-no-riichi = This player has not declared riichi.
act-note-too-long = The note is too long, or there are too many notes.

# What is wrong with JSON or TOML
syntax-missing = the field { $name } is missing
syntax-unknown = unknown field { $name }
syntax-twice = the field { $name } is given twice
syntax-wrong = invalid value: { $name }
syntax-length = wrong number of items
syntax-ends = the text ends too early
syntax-quotes = text must be in quotes
syntax-unclosed = a bracket is not closed
syntax-comma = a comma is missing
syntax-extra-comma = there is a comma too many
syntax-no-value = the value is missing
syntax-key = invalid key
syntax-error = syntax error
syntax-at = { $what } (line { $line }, column { $column })
