var e=`# A deal and how it ended.

deal-name = { $round } { $number }
tile-red-five = red { $tile }
waits-nothing = nothing
ending-won = Won
ending-exhausted = Drawn: the wall is used up

# What a player did wrong at a real table
offence-false-win = showed a hand that does not win: { $why }
no-win-not-complete = it is not complete
no-win-furiten = it is furiten
no-win-no-yaku = it has no yaku, or too few
no-win-not-robbed = the tile cannot be robbed
no-win-dead-hand = it is dead
offence-shout = announced a win and showed nothing
offence-noten-riichi = declared riichi without tenpai
offence-false-kan-after-riichi = after riichi declared a kan that is not allowed
offence-riichi-too-late = { $tiles ->
    [0] declared riichi with no tiles left in the live wall
    [one] declared riichi with one tile left in the live wall
   *[other] declared riichi with { $tiles } tiles left in the live wall
}
offence-false-call = declared a set that is none or not allowed
offence-call-with-dead-hand = claimed a tile with a dead hand
offence-exposure = { $tiles ->
    [one] knocked over one tile ({ $what })
   *[other] knocked over { $tiles } tiles ({ $what })
}
toppled-live-wall = the live wall
toppled-dead-wall = the dead wall
toppled-own-hand = his own hand
toppled-others-hand = another's hand
offence-wrong-count = holds too many or too few tiles
offence-out-of-turn = drew out of turn
offence-peeking = looked at another's hand
`;export{e as default};