# What a hand is worth, and why.

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
score-rejected = Other ways to read the hand
score-all-waits = What each winning tile is worth
score-indicators = Dora indicators
score-ura-indicators = Ura-dora indicators

# How it was won
won-by-tsumo = { $seat } wins by tsumo on { $tile }
won-by-ron = { $seat } wins by ron on { $tile }
won-by-ron-from = { $seat } wins by ron on { $tile } from { $from }
situation = { $round } round, { $seat } seat
situation-dealer = { $round } round, { $seat } seat (dealer)

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
renhou-mangan = counts as mangan on its own

# Fu, each with its reason
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rounded up to { $fu }
fu-base = base fu
fu-closed-ron = closed hand won by ron
fu-seven-pairs = seven pairs
fu-triplet-open = open triplet: { $tile }
fu-triplet-closed = closed triplet: { $tile }
fu-kan-open = open kan: { $tile }
fu-kan-closed = closed kan: { $tile }
fu-pair-dragon = pair of dragons: { $tile }
fu-pair-seat = pair of the seat wind: { $tile }
fu-pair-round = pair of the round wind: { $tile }
fu-pair-double = pair of a double wind: { $tile }
fu-tsumo = tsumo
fu-rinshan = tsumo on a replacement tile
fu-open-pinfu = open hand without any other fu
fu-why-no-tsumo = Pinfu by tsumo: no fu for tsumo.
fu-by-win = The triplet of { $tile } counts as open because it was completed by ron.

# Limits
limit-none = no limit
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = kazoe yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } han { $fu } fu, rounded up to mangan
total-han-fu = { $han } han { $fu } fu
total-limit-han = { $han } han, { $limit }
total-points = { $points } points

# Payments
pays-hand = hand
pays-honba = { $honba ->
    [one] one honba
   *[other] { $honba } honba
}
pays-sticks = { $sticks ->
    [one] one riichi stick
   *[other] { $sticks } riichi sticks
}
pays-total = total
pays-winner = winner
pays-discarder = discarder
pays-liable = liable (pao) for { $yaku }
pays-share-each = { $points } from each
pays-share-dealer = { $payers ->
    [1] { $points } from the dealer, { $others } from the other player
   *[other] { $points } from the dealer, { $others } from each non-dealer
}

# Shapes and waits
shape-pairs = seven pairs
shape-orphans = thirteen orphans
wait-two-sided = two-sided wait
wait-closed = closed wait
wait-edge = edge wait
wait-pair = pair wait
wait-two-pon = shanpon wait
wait-orphans = thirteen-sided wait
reading-worth = { $yaku }: { $points } points
reading-no-yaku = no yaku
reading-too-few = { $yaku }: too few han

# No score
no-score-wrong-size = A hand needs 13 tiles before the winning tile, counting each meld as three; this one has { $tiles }.
no-score-fifth-copy = There are only four copies of { $tile }.
no-score-not-complete = { $tile } does not complete this hand.
no-score-waits = The hand waits for { $tiles }.
no-score-waits-nothing = The hand is not tenpai.
no-score-open-riichi = Riichi needs a closed hand, but this one is open.
no-score-no-yaku = No yaku. A hand needs at least one, and dora don't count as yaku.
no-score-too-few-han = { $han ->
    [one] The yaku are worth only one han; the hand needs { $least }.
   *[other] The yaku are worth only { $han } han; the hand needs { $least }.
}
no-score-own-discard = A player cannot win on their own discard.
no-score-ippatsu = Ippatsu needs riichi.
no-score-ippatsu-chankan = Declaring the kan ends ippatsu under these rules, so robbing it does not count as ippatsu.
no-score-rinshan = Winning on a replacement tile needs a kan or a North set aside; this hand has neither.
no-score-rinshan-ron = Winning on a replacement tile is only possible by tsumo.
no-score-chankan-tsumo = Robbing a kan is only possible by ron.
no-score-first-melds = A win in the uninterrupted first go-around cannot have melds.
no-score-first-riichi = A win on the first turn cannot come after riichi.
no-score-ura = Ura-dora need riichi.
no-score-seat = There is no North seat with three players.
no-score-too-many = There are more than four copies of { $tile }.
no-score-liable = There is no liability for { $yaku } under these rules.
no-score-liable-winner = The winner cannot be liable for their own hand.
no-score-liable-yaku = { $yaku } does not count in this hand, so nobody is liable for it.
no-score-liable-all-open = Under these rules somebody is liable for { $yaku } only if all of its sets are open, and here they are not.
no-score-liable-closed = Nobody is liable for { $yaku } here: none of its sets was called.
no-score-norths = Norths cannot be set aside under these rules.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = The yaku depends on which tile wins, and these rules don't allow that (atozuke).
no-score-chankan = Kans cannot be robbed under these rules.
no-score-chi = Chi is not allowed under these rules.
gain = +{ $points }
