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
verify-walls = Mure beregnet igen
verify-passed = Mahjong, man lod passere
verify-broken-off = Afbrudte partier
verify-explained = Kendt for at bryde egne regler
verify-explained-differences = afvigelser i dem, ikke talt med

# Hvorfor en optagelse ikke kan læses.
record-at = linje { $line }, byte { $byte }: { $what }
record-no-file = det er hverken en fil eller en mappe
record-too-large = den er større end nogen optagelse: mere end { $most } byte
record-unknown-packing = den er pakket på en ukendt måde
record-archive-damaged = arkivet er beskadiget
record-unknown-format = det er ikke en optagelse i et kendt format
record-compression = de komprimerede data er beskadigede eller afkortede
record-no-text = det er ikke tekst i UTF-8
record-cut = optagelsen slutter for tidligt
record-expected = forventede { $what }, fandt ”{ $found }”
record-unknown-element = ingen optagelse har et element ”{ $name }”
record-out-of-place = ”{ $name }” kan ikke stå her
record-missing = attributten ”{ $name }” mangler
record-value = ”{ $name }”: forventede { $what }, fandt ”{ $found }”
record-wants-element = et element
record-wants-root = elementet ”mjloggm”
record-wants-nothing = ikke mere
record-wants-name = et navn
record-wants-attribute = en attribut med værdi eller elementets slutning
record-wants-fewer-attributes = færre attributter
record-wants-empty-element = et element uden indhold
record-wants-number = et tal fra { $low } til { $high }
record-wants-numbers = { $count } tal
record-wants-pairs = par af tal
record-wants-tile = en brik, der er med i spillet
record-wants-player = en spillers nummer
record-wants-call = nummeret på en melding
record-wants-yaku = nummeret på en yaku
record-wants-draw = navnet på et uafgjort spil
record-wants-result = et tal med højst én decimal
record-wants-fewer-steps = ikke flere trin, end et spil har
record-wants-fewer-deals = ikke flere spil, end et parti har
record-json = forventede JSON af en anden form: { $why }
record-hidden-tile = en brik er skjult: det er, hvad én spiller så, ikke optagelsen af et parti
record-unknown-rules = reglerne ”{ $id }” kendes ikke eller er ændret siden
record-log = vores egen log: { $why }
record-only-in-logs = det kan kun gengives i vores egen log: { $what }
unrecordable-real-table = et parti som ved et rigtigt bord
unrecordable-chombo = et spil, der sluttede med chombo
unrecordable-void = et spil, som dommeren lod give om
record-wants-list-of = en liste med { $count }
record-wants-list = en liste
record-wants-text = en tekst
record-wants-tile-name = navnet på en brik
record-wants-wind = en vind: E, S, W eller N
record-wants-call-text = en melding
record-wants-worth = hvad en mahjong er værd
record-wants-yaku-name = navnet på en yaku med dens værdi
record-wants-event = en hændelse i et parti
record-wants-following = noget, der kan komme her

# Hvor optagelsen og reglerne er uenige.
differs-in-deal = spil { $deal }: { $what }
differs-in-step = spil { $deal }, trin { $step }: { $what }
differs-recorded = i optagelsen: { $what }
differs-engine = efter reglerne: { $what }
differs-rule = afgøres af: { $name } ({ $switch })
differs-wall = en brik ligger et andet sted i den beregnede mur
differs-dice = andre terninger
differs-tiles = flere brikker, end der er
differs-setup = begyndelsen af spillet
differs-act = en handling, der ikke er tilladt
differs-forced = det, der skal ske nu
differs-stake = point efter riichiindsatsen
differs-end = spillets slutning
differs-winner = vinderen
differs-hand = mahjonghånden
differs-yaku = yaku og dora
differs-fu = fu
differs-limit = grænsen
differs-points = håndens point
differs-indicators = indikatorerne
differs-liable = hvem der er ansvarlig
differs-payments = betalinger
differs-table = honba og riichipinde på bordet
differs-before = point før betalingerne
differs-shown = de viste hænder
differs-next = om partiet går videre
differs-final-points = slutpointene
differs-results = slutresultaterne

# Skift af format.
convert-format = { $file }: formatet fremgår ikke af endelsen; angiv det med --to
convert-differs = optagelsen afviger fra sine regler ({ $place }); med --anyway skrives den, som reglerne siger
convert-no-rounds = optagelsen kan ikke spilles igennem: { $place }
convert-players = reglerne ”{ $id }” er til et andet antal spillere
convert-inexpressible = { $format } kan ikke gengive det: { $what }
inexpressible-unfinished = spil { $deal } har ingen slutning
inexpressible-untold = optagelsen mangler noget om spil { $deal }
inexpressible-ambiguous = i spil { $deal } ville det ikke fremgå, hvem der gjorde hvad hvornår
inexpressible-rules = reglerne
convert-done = { $file }: { $format }, { $deals ->
    [one] ét spil
   *[other] { $deals } spil
}
