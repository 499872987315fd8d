# Et spil, og hvordan det endte.

deal-name = { $round } { $number }
tile-red-five = rød { $tile }
waits-nothing = ingenting
ending-won = Mahjong
ending-exhausted = Uafgjort: muren er brugt op

# Fejl ved et rigtigt bord
offence-false-win = viste en ugyldig mahjong: { $why }
no-win-not-complete = hånden er ikke færdig
no-win-furiten = hånden er furiten
no-win-no-yaku = hånden har ingen yaku eller for få { -han-unit }
no-win-not-robbed = denne kang eller nord må ikke stjæles
no-win-dead-hand = hånden er død
offence-shout = meldte mahjong uden at vise hånden
offence-noten-riichi = meldte riichi uden at være tenpai
offence-false-kan-after-riichi = meldte en kang, der ikke er tilladt efter riichi
offence-riichi-too-late = { $tiles ->
    [0] meldte riichi uden brikker tilbage i den levende mur
    [one] meldte riichi med én brik tilbage i den levende mur
   *[other] meldte riichi med { $tiles } brikker tilbage i den levende mur
}
offence-false-call = meldte et ugyldigt sæt ({ $call })
offence-call-with-dead-hand = meldte på en brik, selv om hånden var død ({ $call })
offence-exposure = { $tiles ->
    [one] væltede én brik ({ $what })
   *[other] væltede { $tiles } brikker ({ $what })
}
toppled-live-wall = den levende mur
toppled-dead-wall = { -dead-wall }
toppled-own-hand = egen hånd
toppled-others-hand = en andens hånd
offence-wrong-count = har for mange eller for få brikker
offence-out-of-turn = trak uden for tur
offence-peeking = kiggede på en andens hånd
