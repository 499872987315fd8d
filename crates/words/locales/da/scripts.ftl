# Spil efter manuskript: hvad der kom ud af det.
script-goes-on = Spillet går videre.
script-next = Derefter: { $what }
script-choice = { $name } fører som Øst og afgør, om partiet slutter.
script-place = { $place }. { $name } { $points } ({ $result })
script-refused = afvist ({ $code }): { $why }
script-refused-expected = afvist som ventet ({ $code }): { $why }
script-rule = Regel: { $rule } [{ $switch }]
script-holds = { $count ->
    [one] forventningen holder
   *[other] alle { $count } forventninger holder
}
script-no-expectations = manuskriptet har ingen forventninger
script-fails = { $count ->
    [one] én linje holder ikke
   *[other] { $count } linjer holder ikke
}
scripts-hold = { $count ->
    [one] ét manuskript uden fejl
   *[other] { $count } manuskripter uden fejl
}
scripts-fail = { $count ->
    [one] ét manuskript holder ikke
   *[other] { $count } manuskripter holder ikke
}

# Hvad der er galt med en linje i et manuskript
script-no-name = et manuskript begynder med en linje med sit navn: == NAVN
script-no-steps = der sker ingenting i manuskriptet; skriv nothing happens for kun at se på stillingen
script-unknown-position = dette beskriver ikke en stilling: { $text }
script-unknown-step = ukendt handling: { $text }
script-unknown-ruling = ukendt afgørelse: { $text }
script-unknown-expectation = ukendt forventning: { $text }
script-unknown-place = { $text } er ikke en plads i muren; skriv for eksempel w17-20, d4-7 upper eller N8-2
script-form = der skal stå en linje som denne: { $form }
script-for-each = der skal stå { $players } værdier efter "{ $word }" i rækkefølgen E S W N
script-seat = { $text } er ikke en spiller; skriv E, S, W eller N
script-no-north = der er ingen Nord med tre spillere
script-number = { $text } er ikke et muligt tal her
script-one-tile = der skal stå præcis én brik, ikke { $text }
script-deal-number = en runde har { $deals } spil, så der er ikke noget spil { $number }
script-liability = ingen kan være ansvarlig for { $yaku }; skriv daisangen, shousuushii, daisuushii eller suukantsu
script-no-tiles-left = der er angivet så mange brikker, at der er for få tilbage til de andre hænder og muren
script-hand-size = { $seat } skal have 13 brikker, når hvert sæt tæller som tre; denne hånd har { $found }
script-hand-size-14 = { $seat } skal have 13 eller 14 brikker, når hvert sæt tæller som tre; denne hånd har { $found }
script-too-many-live = så mange brikker kan den levende mur ikke have, eller der er færre, end der trækkes
script-no-wall = de angivne brikker kan ikke danne en mur
script-die = en terning viser 1 til 6, ikke { $die }
script-one-roll = efter disse regler slås der én gang: E rolls 3 5
script-second-roll = disse regler kræver et slag mere: E rolls 3 5 2 6
script-dice-first = der slås med terningerne, før der sker noget andet
script-needs-dice = det vides kun i et manuskript, der begynder med terningerne: E rolls 3 5
script-not-at-start = et manuskript, der begynder med terningerne, kan ikke have dette i sin stilling: { $word }
script-no-place-for = der er ikke plads i muren til { $tile }
script-no-such-place = der er ingen { $place }; numrene går fra 1 til { $last }
script-not-stacks = { $place }: det er enkelte brikker, ikke stakke med en øverste og en nederste
script-call-tiles = til en melding hører to brikker fra hånden, som i: S pon 55m
script-unexpected = afvist ({ $code }), men det venter manuskriptet ikke
script-refused-otherwise = afvist med { $code }; ventet: { $expected }
script-not-refused = ikke afvist; ventet: { $code }
script-turn = det er { $name }, der er i tur, og den trukne brik er { $tile }
script-turn-no-draw = det er { $name }, der er i tur, og der er ikke trukket en brik
script-nobody-draws = ingen trækker nu
script-endless = sådan slutter spillet ikke
script-found = fundet: { $found }
script-not-over = spillet er ikke slut
script-ended = spillet er slut: { $ending }
script-game-over = partiet er slut
script-game-goes-on = partiet er ikke slut
script-nobody-won = ingen gik mahjong
script-allowed = det er tilladt
script-does-not-hold = det holder ikke
