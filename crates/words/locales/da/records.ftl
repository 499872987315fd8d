# Optagne partier og kontrol af dem.

verify-unreadable = { $file }: kan ikke læses: { $why }
verify-differs = { $file }: { $count ->
    [one] én afvigelse
   *[other] { $count } afvigelser
}
verify-differs-explained = { $file }: { $count ->
    [one] én afvigelse
   *[other] { $count } afvigelser
}, forklaret: { $why }
verify-failed = { $mismatches ->
    [one] én afvigelse
   *[other] { $mismatches } afvigelser
}, { $unreadable ->
    [one] én optagelse, der ikke kan læses
   *[other] { $unreadable } optagelser, der ikke kan læses
}
verify-kinds = Afvigelser efter slags
verify-kind-rule = { $what }: { $name } ({ $switch })
verify-kind-games = { $games ->
    [one] ét parti
   *[other] { $games } partier
}
verify-inferred = { $file }: regler udledt af optagelsen
verify-inferred-rule = { $name } ({ $switch }): { $value }
verify-walls = Genberegnede mure
verify-passed = Mahjong, man lod passere
verify-broken-off = Uafsluttede partier
verify-explained = Partier med kendte regelbrud
verify-explained-differences = deres afvigelser, ikke talt med ovenfor

# Hvorfor en optagelse ikke kan læses.
record-at = linje { $line }, byte { $byte }: { $what }
record-no-file = det er hverken en fil eller en mappe
record-too-large = for stor til en optagelse: mere end { $most } byte
record-unknown-packing = ukendt komprimeringsformat
record-archive-damaged = arkivet er beskadiget
record-unknown-format = det er ikke en optagelse i et kendt format
record-compression = de komprimerede data er beskadigede eller afkortede
record-no-text = det er ikke tekst i UTF-8
record-cut = optagelsen slutter for tidligt
record-expected = forventede { $what }, fandt ”{ $found }”
record-unknown-element = ukendt element ”{ $name }”
record-out-of-place = ”{ $name }” kan ikke stå her
record-missing = attributten ”{ $name }” mangler
record-value = ”{ $name }”: forventede { $what }, fandt ”{ $found }”
record-wants-element = et element
record-wants-root = elementet ”mjloggm”
record-wants-nothing = ikke mere
record-wants-name = et navn
record-wants-attribute = en attribut med værdi eller slutningen på elementet
record-wants-fewer-attributes = færre attributter
record-wants-empty-element = et element uden indhold
record-wants-number = et tal fra { $low } til { $high }
record-wants-numbers = { $count } tal
record-wants-pairs = par af tal
record-wants-tile = en brik, der er med i spillet
record-wants-player = en spillers nummer
record-wants-call = koden for en melding
record-wants-yaku = nummeret på en yaku
record-wants-draw = navnet på en slags uafgjort
record-wants-result = et tal med højst én decimal
record-wants-fewer-steps = ikke flere trin, end et spil kan have
record-wants-fewer-deals = ikke flere spil, end et parti kan have
record-json = uventet JSON: { $why }
record-hidden-tile = en brik er skjult: det er kun, hvad én spiller kunne se, ikke en fuld optagelse
record-unknown-rules = regelsættet ”{ $id }” er ukendt eller er blevet ændret
record-bad-rules = reglerne, som optagelsen nævner, er ugyldige: { $problems }
record-damaged-rules = reglerne i optagelsen er beskadiget
record-only-in-logs = kun en Hanchan-log kan gengive dette: { $what }
unrecordable-real-table = et parti ved et bord uden hjælp
unrecordable-chombo = et spil, der sluttede med chombo
unrecordable-void = et spil, der blev givet om efter dommerens afgørelse
record-wants-list-of = { $count ->
    [one] en liste med ét element
   *[other] en liste med { $count } elementer
}
record-wants-list = en liste
record-wants-text = en tekst
record-wants-tile-name = navnet på en brik
record-wants-wind = en vind: E, S, W eller N
record-wants-call-text = en melding
record-wants-worth = værdien af en mahjong
record-wants-yaku-name = navnet på en yaku med dens værdi
record-wants-event = en hændelse i et parti
record-wants-following = en hændelse, der kan følge her

# Hvor optagelsen og reglerne er uenige.
differs-in-deal = spil { $deal }: { $what }
differs-in-step = spil { $deal }, trin { $step }: { $what }
differs-recorded = i optagelsen: { $what }
differs-engine = efter reglerne: { $what }
differs-rule = den afgørende regel: { $name } ({ $switch })
differs-wall = en brik ligger et andet sted i den beregnede mur
differs-dice = et andet terningkast
differs-tiles = for mange af samme brik
differs-setup = begyndelsen af spillet
differs-act = en handling, der ikke er tilladt
differs-forced = det, der skal ske som det næste
differs-stake = point efter riichiindsatsen
differs-penalty = en fejl eller straffen for den
differs-ruling = dommerens afgørelse eller det, der følger af den
differs-announcement = den meldte betaling eller det, der følger af den
differs-end = spillets slutning
differs-winner = vinderen
differs-hand = mahjonghånden
differs-yaku = yaku og dora
differs-fu = fu
differs-limit = grænsen (mangan osv.)
differs-points = håndens point
differs-indicators = indikatorerne
differs-liable = hvem der er ansvarlig
differs-payments = betalinger
differs-table = honba og riichipinde på bordet
differs-before = point før betalingerne
differs-shown = de viste hænder
differs-next = om partiet fortsætter
differs-final-points = slutpointene
differs-results = slutresultaterne

# Skift af format.
convert-format = { $file }: formatet fremgår ikke af endelsen; angiv det med --to
convert-differs = optagelsen afviger fra sine regler ({ $place }); brug --anyway for at konvertere den, som reglerne siger
convert-no-rounds = optagelsen kan ikke spilles igennem: { $place }
convert-players = regelsættet ”{ $id }” er til et andet antal spillere
convert-inexpressible = { $format } kan ikke gengive dette: { $what }
inexpressible-unfinished = spil { $deal } har ingen slutning
inexpressible-untold = spil { $deal } er ufuldstændigt i optagelsen
inexpressible-ambiguous = i spil { $deal } ville det ikke fremgå, hvem der gjorde hvad, og hvornår
inexpressible-rules = partiets regler
convert-done = { $file }: { $format }, { $deals ->
    [one] ét spil
   *[other] { $deals } spil
}

# De to sider af en forskel: det optagne og det, reglerne giver. Pladserne nummereres fra 0.
side-draws = plads { $seat } trækker { $tile }
side-discards = plads { $seat } smider { $tile }
side-discards-drawn = plads { $seat } smider den trukne { $tile }
side-riichi = plads { $seat } melder riichi
side-stake = plads { $seat } betaler for riichi
side-claims = plads { $seat } tager { $tile }
side-closed-kan = plads { $seat } melder skjult kang { $tile }
side-added-kan = plads { $seat } lægger { $tile } til en pong
side-north = plads { $seat } lægger nord til side
side-indicator = indikator { $tile }
side-left = plads { $seat } mister forbindelsen
side-back = plads { $seat } er tilbage
side-seat = plads { $seat }
side-refused = afvist: { $why }
side-turn-of = plads { $seat } har tur
side-over = slut
side-goes-on = går videre
side-live = levende mur, brik { $number }
side-replacement = løs brik { $number }
side-place-indicator = indikator { $number }
side-place-ura = ura-indikator { $number }
side-no-place = muren har ikke: { $place }
side-melds = { $melds }; nord: { $norths }
side-ron = plads { $seat } vinder på { $tile } fra plads { $from }
side-tsumo = plads { $seat } vinder på tsumo { $tile }
side-wins = mahjong: { $count }
side-setup = { $deal }, Øst: plads { $dealer }, honba: { $honba }, pinde: { $sticks }, point: { $points }
