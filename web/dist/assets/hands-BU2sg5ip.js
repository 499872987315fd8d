var e=`# Shanten, waits, ukeire, notations.

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
waits-not-held = { $left } not held
waits-all-held = would complete it, but the player has all four
# Kinds of waits
wait-kind-two-sided = two-sided
wait-kind-closed = closed
wait-kind-edge = edge
wait-kind-pair = pair
wait-kind-two-pon = two-pon
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
improves-nothing = nothing improves it without that
improves-by = { $draw } ({ $left } left) for { $discard }: { $tiles }

# Simulations
sim-games = Games
sim-deals = Deals
sim-decisions = Decisions
sim-wins = Wins
sim-tsumo = by tsumo
sim-exhausted = Draws
sim-time = { $seconds } s
sim-per-second = per second
abort-four-kans = Aborted: four kans
abort-four-riichi = Aborted: four riichi
abort-four-winds = Aborted: four winds
abort-nine-kinds = Aborted: nine kinds
abort-three-rons = Aborted: three rons
abort-chombo = Ended by chombo
abort-void = Repeated by the judge
`;export{e as default};