# Scripted deals: what came of a script.
script-goes-on = The deal goes on.
script-next = Next: { $what }
script-choice = { $name } is leading as dealer and decides whether the game ends.
script-place = { $place }. { $name } { $points } ({ $result })
script-refused = refused ({ $code }): { $why }
script-refused-expected = refused as expected ({ $code }): { $why }
script-rule = Rule: { $rule } [{ $switch }]
script-holds = { $count ->
    [one] the expectation holds
   *[other] all { $count } expectations hold
}
script-no-expectations = the script has no expectations
script-fails = { $count ->
    [one] one line fails
   *[other] { $count } lines fail
}
scripts-hold = { $count ->
    [one] one script, no failures
   *[other] { $count } scripts, no failures
}
scripts-fail = { $count ->
    [one] one script fails
   *[other] { $count } scripts fail
}

# What is wrong with a line of a script
script-no-name = a script starts with a line with its name: == NAME
script-no-steps = the script has no steps; to look at the position only, write: nothing happens
script-unknown-position = this does not describe a position: { $text }
script-unknown-step = unknown step: { $text }
script-unknown-ruling = unknown ruling: { $text }
script-unknown-expectation = unknown expectation: { $text }
script-unknown-place = { $text } is not a place in the wall; expected w17-20, d4-7 upper or N8-2, for example
script-form = expected a line like this: { $form }
script-for-each = expected { $players } values after "{ $word }", in the order E S W N
script-seat = { $text } is not a seat; expected E, S, W or N
script-no-north = there is no North with three players
script-number = { $text } is not a possible number here
script-one-tile = expected exactly one tile, found { $text }
script-deal-number = a round has { $deals } deals, so there is no deal { $number }
script-liability = nobody can be liable for { $yaku }; expected daisangen, shousuushii, daisuushii or suukantsu
script-no-tiles-left = so many tiles are given that there are too few left for the other hands and the wall
script-hand-size = { $seat } must have 13 tiles, counting each meld as three; this hand has { $found }
script-hand-size-14 = { $seat } must have 13 or 14 tiles, counting each meld as three; this hand has { $found }
script-too-many-live = the live wall cannot have that many tiles, or fewer than are drawn
script-no-wall = the tiles given do not fit into a wall
script-die = a die shows 1 to 6, not { $die }
script-one-roll = under these rules the dice are rolled once: E rolls 3 5
script-second-roll = these rules need a second roll of the dice: E rolls 3 5 2 6
script-dice-first = the dice are rolled before anything else happens
script-needs-dice = this is only known in a script that starts with the dice: E rolls 3 5
script-not-at-start = a script that starts with the dice cannot have this in its position: { $word }
script-no-place-for = there is no place left in the wall for { $tile }
script-no-such-place = there is no { $place }; the numbers go from 1 to { $last }
script-not-stacks = { $place }: these are single tiles, not stacks with an upper and a lower tile
script-call-tiles = a call takes two tiles from the hand, as in: S pon 55m
script-unexpected = refused ({ $code }), but the script does not expect that
script-refused-otherwise = refused with { $code }; expected { $expected }
script-not-refused = not refused; expected { $code }
script-turn = it is { $name }'s turn, and the drawn tile is { $tile }
script-turn-no-draw = it is { $name }'s turn, and no tile was drawn
script-nobody-draws = nobody draws now
script-endless = the deal does not end this way
script-found = found: { $found }
script-not-over = the deal is not over
script-ended = the deal has ended: { $ending }
script-game-over = the game is over
script-game-goes-on = the game is not over
script-nobody-won = nobody won
script-allowed = it is allowed
script-does-not-hold = this does not hold
