# What is wrong with what was given.

error = error
line-number = line { $line }
refused-no-tiles = there are no tiles
refused-size = a hand has 13 or 14 tiles, three fewer for each meld; this one has { $tiles } and { $melds ->
    [0] no melds
    [one] one meld
   *[other] { $melds } melds
}
refused-to-discard = what a hand of { $tiles } tiles waits for depends on the discard: give { $fewer }, or see 'hanchan ukeire'
refused-not-in-play = { $tile } is not in play with three players
refused-too-many = there are more than four { $tile }
refused-improve = --improve is for 13 tiles (10, 7 …): take away the tile to discard
refused-no-text = the line is not UTF-8 text
refused-too-long = the line is longer than any hand
refused-bad-lines = { $lines ->
    [one] one line had no answer
   *[other] { $lines } lines had no answer
}
refused-input = cannot read the input: { $error }
refused-output = cannot write the output: { $error }
refused-file = cannot read { $file }: { $error }
refused-write = cannot write { $file }: { $error }
refused-exists = { $file } exists already; nothing was written
refused-unknown-rules = no rule set { $id }
refused-unknown-rules-meant = no rule set { $id }; did you mean { $meant }?
refused-nothing-found = nothing found for { $words }
expected-found = expected { $expected }, found { $found }
expected-end = expected { $expected }, found the end
in-line = (line { $line })

# What a notation expects
expect-tile = a tile, such as 5m
expect-tile-or-melds = a tile, '+' and the drawn tile, or '|' and melds
expect-suit-letter = a suit letter (m, p, s or z) after the digits
expect-honour-rank = 1 to 7 before z: East, South, West, North, white, green, red
expect-red-five = a five after r, as in r5m
expect-one-tile = one tile and nothing else
expect-one-meld = one meld and nothing else
expect-meld-word = chi, pon, kan, open kan, closed kan, added kan or north
expect-three-tiles = three tiles in a chi or pon
expect-four-tiles = four tiles in a kan
expect-meld-tiles = the tiles of the meld, such as 555z
expect-one-mark = only one mark (<, ^ or >) for the claimed tile
expect-chi-from-left = '<' or nothing: a chi is claimed from the left
expect-no-mark = no mark: nothing is claimed in a closed kan
expect-added-tile = the added tile right after the claimed one
expect-north-tile = 4z: only Norths are set aside
expect-remark-end = ')' at the end of the remark
expect-meld-end = ',' or '|' before the next meld, or the end
expect-end = the end of the hand
expect-mjai-name = a tile's name, such as 1m, 5mr, E, P, F or C
expect-piece-number = a tile's number, 0 to 135
expect-other-piece = each tile's number only once
expect-piece-of-set = the number of a tile that is in play
expect-suit-first = a suit letter (m, p, s or z) before the digits
expect-digit-after-suit = digits after the suit letter: 1 to 9, 0 for a red five, z only 1 to 7
expect-kobalab-tile = a digit, a suit letter, ',' and a meld, or the end
expect-kobalab-mark = '-', '=' or '+' after the claimed tile
expect-kobalab-side = '-': a chi is claimed from the left
expect-kobalab-meld = a meld, such as m1-23, z555=, p555=0 or p5550
expect-known-tile = a known tile: a hand has no hidden ones
expect-hand-tag = { "{{hand}}" }
expect-hand-item = { "{{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}}" } or { "{{/hand}}" }
expect-opened-item = { "{{chi}}, {{pon}}" } or { "{{kan}}" }
expect-opened-item-or-end = { "{{chi}}, {{pon}}, {{kan}}" } or { "{{/opened}}" }
expect-tag-end = { "}}" } at the end of the tag
expect-markup-tile = a tile, such as 5man, 1pin, 9sou, east, south, west, north, haku, hatsu or chun
expect-markup-run = three consecutive ranks and a suit, such as 123pin
expect-claimed-rank = the rank of the claimed tile, one of the three
expect-position = left, center or right
expect-kan-word = complemented or taken, with left, center or right
expect-no-more-words = { "}}" }: the tag has all its words

# Hands and melds that cannot be
hand-fifth-copy = there are only four tiles of { $tile }
hand-too-many-tiles = more than fourteen tiles, a meld counted as three
hand-too-many-melds = more than four melds
hand-not-held = there is no { $tile } among the concealed tiles
hand-no-pon = there is no pon of { $tile } to extend
hand-not-in-set = the set in play has no (more) { $tile }
meld-not-consecutive = { $tiles } is no chi: it takes three consecutive tiles of one suit
meld-not-identical = { $one } and { $other } differ: a pon or kan takes identical tiles
meld-not-a-pon = only a pon can be extended by a fourth tile
notation-no-red-fives = the { $notation } notation has no red fives
notation-no-melds = the { $notation } notation has no melds
notation-no-norths = the { $notation } notation has no declared Norths
notation-not-in-set = the { $notation } notation cannot say { $tile }: the set in play has no (more) such tile

# Rule files
rule-file-toml = this is not TOML: { $message }
rule-file-unknown-key = unknown key "{ $key }"
rule-file-unknown-key-in = unknown key "{ $key }" in [{ $group }]
rule-file-wrong = { $key } is { $found }; it takes { $expected }
rule-file-no-source = { $key } does not say where it comes from: by = "…"
rule-file-missing = missing: { $what }
rule-file-missing-value = the value of { $key }: is = …
rule-file-undecided = nothing decides { $key }, and there is no base to decide it
rule-file-good = { $file }: rule set { $id }, version { $version }; nothing is wrong with it
rule-file-bad = { $problems ->
    [one] one thing is wrong
   *[other] { $problems } things are wrong
}
takes-one-of = one of { $names }
takes-yes-no = true or false
takes-number = a whole number from { $least } to { $most }
takes-points = a whole number of points, at most a million
takes-points-or-any = a whole number of points, or "any"
takes-points-list = a list of points, first place to last
takes-players = 3 or 4
takes-tiles = 136, or 108 without 2-8 man
takes-red-fives = three numbers from 0 to 4: red fives of man, pin, sou
takes-worth = [open, closed] han, "closed 1", "yakuman", "double yakuman" or "off"
takes-text = a text
takes-texts = a text or a list of texts
takes-titles = titles by language, such as { "{ en = \"…\", ru = \"…\" }" }
takes-group = a group of switches: [{ $group }]
takes-entry = { "{ is = VALUE, by = \"WHERE FROM\" }" }
nonsense-red-man = a set without the five of man cannot have a red one
nonsense-tiles = four players need all 136 tiles
nonsense-norths = only three players set Norths aside
nonsense-uma = uma needs a number for every place
nonsense-target = an extension needs target points
nonsense-renhou = what blessing of man is and what it is worth must fit together
nonsense-indicator = the indicator must lie in the dead wall
nonsense-fu = nothing gives more than 10 fu by itself
nonsense-pairs-fu = seven pairs have at most 100 fu

# The rules commands
rules-version = version { $version }
rules-base = the rest from { $base }
rules-source = Source: { $source }
rules-from-base = from { $rules }
rules-same = These rule sets play the same.
rules-differ = { $count ->
    [one] one difference
   *[other] { $count } differences
}
rules-found-switches = Switches
rules-found-statements = Statements
rules-written = { $file } written: rule set { $id } on the base of { $base }
nonsense-replacements = the replacement tiles must fill the stacks before the indicator
refused-no-winning-tile = which tile won? Write it after a plus, '… + 5m', or with --win 5m
refused-two-winning-tiles = the winning tile is named twice, after the plus and with --win
refused-option = { $option }: { $why }
refused-unknown-yaku = no yaku { $id }
refused-meld-size = a chi or pon has three tiles, a kan four
refused-chi-from = a chi is called from the left
refused-norths = only Norths are set aside: 4z
refused-indicators = there are at most five indicators
refused-json = this is not a win in JSON: { $why }
refused-not-tenpai = The hand is not tenpai, so no tile wins.
rules-new-head = Rules of { $id }. Every value that stands here replaces that of the base, { $base }; take the # away to say something else.
rules-new-by = Say after "by" where a value comes from: a page of your own rules, a decision of the club.
rules-new-base-value = the base: { $value }
rules-new-source = the rules of our club
nonsense-start = everybody begins with some points, in hundreds
nonsense-dead-wall = a dead wall has 5 to 12 stacks
nonsense-kans = there are at most four kans in a deal
nonsense-kan-indicators = the dead wall has no room for the indicators of all kans
nonsense-least-tiles = there are never so many live tiles
nonsense-least-han = a hand needs 1 to 13 han
nonsense-chombo = what an offence costs cannot be negative, and is paid in hundreds
nonsense-double-wind = a pair of the wind of seat and round has 2 or 4 fu
nonsense-north-dora = a North is worth at most 4 han
nonsense-uma-sum = uma must add up to nothing
nonsense-nagashi = whether there is a discard mangan and what it is worth must fit together
nonsense-variant = a yakuman and its form with a better wait exist both or neither
nonsense-closed-only = only a closed hand can have this yaku
takes-id = small letters, digits and dashes
unreadable-not-found = there is no such file
unreadable-forbidden = it may not be read
unreadable-no-file = it is a folder or a device, not a file
unreadable-no-text = it is not text
unreadable-too-large = a rule file has at most 1 MB
rule-file-twice = this key is there twice
rule-file-base-loop = the base "{ $base }" leads back here
two-sentences = { $first } { $second }
rule-file-place = { $place }: { $what }
rule-file-meant = { $said }; did you mean "{ $meant }"?
yaku-worth = { $yaku } { $worth }
list-plus = {" "}+{" "}
label = { $name }: { $value }
rule-file-base = the base "{ $base }" is not known
nonsense-stake = a stake cannot be negative, and is paid in hundreds
nonsense-counter = a counter cannot be negative, and everybody's share of it is paid in hundreds
nonsense-noten-pool = the noten pool cannot be negative, and everybody's share of it is paid in hundreds
refused-base-beside = a base of your own must lie beside the new file: { $file }

wall-not-promised = this seed is not the one that was promised
wall-differs = tile { $place } is another: the wall does not come from this seed
wall-as-promised = The seed is the one that was promised, and the wall comes from it.

# Why an act at the table is refused, said to the player who tried it
act-over = The deal is over.
act-not-your-turn = It is not your turn: { $name } is to play.
act-nothing-to-claim = There is no tile to claim now.
act-answered = You have answered already.
act-not-your-claim = You have no claim to this tile.
act-not-held = You do not hold this tile: { $tile }.
act-nothing-drawn = You drew no tile: you claimed one.
act-frozen = After riichi you may discard only the tile you drew.
act-swap-calling = After this call you may not discard { $tile } in the same turn (kuikae).
act-last-discard = The last discard may be claimed for a win only.
act-chi-from-left = You cannot call chi here: it is called on the left neighbour's discard only, and never with three players.
act-no-such-set = You do not hold the tiles for this set.
act-no-more-kans = There can be no more kans in this deal.
act-no-live-tile = A kan needs a tile in the live wall, and none is left.
act-kan-after-call = A kan is declared after drawing a tile, not right after a call.
act-waits-change = After riichi a kan may not change the waits. Now: { $before }; after this kan: { $after }.
act-open-hand = Riichi needs a closed hand; yours is open.
act-riichi-already = You have declared riichi already.
act-not-tenpai = No riichi: after this discard your hand is not tenpai.
act-too-few-points = You have too few points for riichi: { $points }.
act-too-few-tiles = { $tiles ->
    [0] No riichi: there are no tiles left in the live wall.
    [one] Too few tiles are left in the live wall for riichi: only one.
   *[other] Too few tiles are left in the live wall for riichi: only { $tiles }.
}
act-not-complete = This tile does not complete your hand. It waits for { $tiles }.
act-not-complete-noten = This tile does not complete your hand, which is not tenpai.
act-furiten-discard = Furiten: you discarded { $tile } yourself (discard { $number }), and it would complete your hand. You can win by tsumo only.
act-furiten-passed = Temporary furiten: you let a winning tile pass. For the time being you can win by tsumo only.
act-furiten-riichi = Furiten: you let a winning tile pass after riichi. In this deal you can win by tsumo only.
act-no-yaku = Your hand has no yaku; dora are none.
act-late-yaku = Your yaku depends on which of the waits comes, which these rules forbid.
act-too-few-han = { $han ->
    [one] Your yaku are worth one han; { $least } are needed, and dora do not count.
   *[other] Your yaku are worth { $han } han; { $least } are needed, and dora do not count.
}
act-closed-kan-not-robbed = A closed kan is robbed with thirteen orphans or not at all.
act-nine-kinds = The deal is not aborted: that takes nine different terminals and honours in your first turn, before any call, where the rules have it. { $kinds ->
    [0] You have none.
   *[other] You have { $kinds }.
}
act-no-north = No North can be set aside now.
act-assisted = That is done at a real table only; here the program takes care of it.
act-claim-too-late = Too late: this discard can no longer be claimed.
act-tile-claimed = The discard was claimed; nobody draws now.
act-may-end = Wait: the deal may end with this discard.
act-dead-hand = Your hand is dead: you may draw and discard, nothing else.
act-nothing-to-settle = There is nothing to announce or to pay now.
act-odd-amount = Payments are whole hundreds, and come from the other players.
act-nothing-to-correct = What was paid is right.
act-unbalanced = Points that are moved must add up to zero.
act-no-riichi = This player has not declared riichi.
act-note-too-long = The note is too long, or there are too many notes.
