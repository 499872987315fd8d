# A deal and how it ended.

deal-name = { $round } { $number }
tile-red-five = red { $tile }
waits-nothing = nothing
ending-won = Win
ending-exhausted = Exhaustive draw

# What a player did wrong at an unassisted table
offence-false-win = declared an invalid win: { $why }
no-win-not-complete = the hand is not complete
no-win-furiten = the hand is furiten
no-win-no-yaku = the hand has no yaku, or too few han
no-win-not-robbed = this kan or North cannot be robbed
no-win-dead-hand = the hand is dead
offence-shout = called a win without showing the hand
offence-noten-riichi = declared riichi while noten
offence-false-kan-after-riichi = made an illegal kan after riichi
offence-riichi-too-late = { $tiles ->
    [0] declared riichi with no tiles left in the live wall
    [one] declared riichi with one tile left in the live wall
   *[other] declared riichi with { $tiles } tiles left in the live wall
}
offence-false-call = made an invalid call ({ $call })
offence-call-with-dead-hand = called a tile with a dead hand ({ $call })
offence-exposure = { $tiles ->
    [one] knocked over one tile ({ $what })
   *[other] knocked over { $tiles } tiles ({ $what })
}
toppled-live-wall = live wall
toppled-dead-wall = dead wall
toppled-own-hand = own hand
toppled-others-hand = another player's hand
offence-wrong-count = has too many or too few tiles
offence-out-of-turn = drew out of turn
offence-peeking = looked at another player's hand
