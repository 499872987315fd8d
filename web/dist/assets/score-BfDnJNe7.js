var e=`# What a hand is worth, and why.

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
`;export{e as default};