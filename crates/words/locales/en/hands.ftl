# Shanten, waits, ukeire, notations.

shanten-complete = complete
shanten-tenpai = tenpai
shanten-away = { $shanten ->
    [one] one tile from tenpai
   *[other] { $shanten } tiles from tenpai
}
form-standard = four sets and a pair
form-pairs = seven pairs
form-orphans = thirteen orphans
waits-tenpai-named = tenpai, { $name }
waits-not-tenpai = not tenpai: { $shanten }
waits-not-held = { $left } not in hand
waits-all-held = would complete the hand, but all four copies are already in it
# Kinds of waits
wait-kind-two-sided = two-sided
wait-kind-closed = closed
wait-kind-edge = edge
wait-kind-pair = pair
wait-kind-two-pon = shanpon
wait-kind-orphan = orphan
# Waits of a whole hand
wait-name-three-sided = three-sided
wait-name-two-ends = two-ended pair
wait-name-three-ends = three-ended pair
wait-name-nine-sided = nine-sided
wait-name-thirteen-sided = thirteen-sided
wait-name-combined = combined: { $kinds }
tiles-total = { $tiles ->
    [one] one tile: { $list }
   *[other] { $tiles } tiles: { $list }
}
improves-nothing = no draw increases the ukeire without lowering the shanten
improves-by = draw { $draw } ({ $left } left), discard { $discard }: { $tiles }

# Simulations
sim-games = Games
sim-deals = Deals
sim-decisions = Decisions
sim-wins = Wins
sim-tsumo = by tsumo
sim-exhausted = Exhaustive draws
sim-time = { $seconds } s
sim-per-second = per second
abort-four-kans = Abortive draw: four kans
abort-four-riichi = Abortive draw: four riichi
abort-four-winds = Abortive draw: four winds
abort-nine-kinds = Abortive draw: nine kinds
abort-three-rons = Abortive draw: three rons
abort-chombo = Ended by a chombo
abort-void = Replayed by order of the judge
