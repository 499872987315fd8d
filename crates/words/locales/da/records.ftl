# Optegnede partier og kontrol af dem.

verify-unreadable = { $file }: kan ikke læses: { $why }
verify-differs = { $file }: { $count ->
    [one] en afvigelse
   *[other] { $count } afvigelser
}
verify-differs-explained = { $file }: { $count ->
    [one] en afvigelse
   *[other] { $count } afvigelser
}, forklaret: { $why }
verify-failed = { $mismatches ->
    [one] en afvigelse
   *[other] { $mismatches } afvigelser
}, { $unreadable ->
    [one] en optegnelse, der ikke kan læses
   *[other] { $unreadable } optegnelser, der ikke kan læses
}
verify-walls = Mure beregnet igen
verify-passed = Gevinster, der blev ladt gå
verify-broken-off = Afbrudte partier
verify-explained = Kendt for at bryde deres regler
verify-explained-differences = afvigelser i dem, ikke talt med

# Hvorfor en optegnelse ikke kan læses.
record-at = linje { $line }, byte { $byte }: { $what }
record-no-file = det er hverken en fil eller en mappe
record-too-large = den er større end nogen optegnelse: mere end { $most } byte
record-unknown-packing = den er pakket på en ukendt måde
record-archive-damaged = arkivet er beskadiget
record-unknown-format = det er ikke en optegnelse i et kendt format
record-compression = de komprimerede data er beskadigede eller afkortede
record-no-text = det er ikke tekst i UTF-8
record-cut = optegnelsen slutter midt i det hele
record-expected = ventede { $what }, fandt “{ $found }”
record-unknown-element = ingen optegnelse har et element “{ $name }”
record-out-of-place = “{ $name }” kan ikke stå her
record-missing = attributten “{ $name }” mangler
record-value = “{ $name }”: ventede { $what }, fandt “{ $found }”
record-wants-element = et element
record-wants-root = elementet “mjloggm”
record-wants-nothing = ikke mere
record-wants-name = et navn
record-wants-attribute = en attribut med sin værdi eller elementets slutning
record-wants-fewer-attributes = færre attributter
record-wants-empty-element = et element uden indhold
record-wants-number = et tal fra { $low } til { $high }
record-wants-numbers = så mange tal: { $count }
record-wants-pairs = par af tal
record-wants-tile = en brik, der spilles med
record-wants-player = en spillers nummer
record-wants-call = nummeret på en melding
record-wants-yaku = nummeret på en yaku
record-wants-draw = navnet på et uafgjort spil
record-wants-result = et tal med højst én decimal
record-wants-fewer-steps = ikke flere trin, end et spil har
record-wants-fewer-deals = ikke flere spil, end et parti har
record-json = JSON af en anden form var ventet: { $why }
record-hidden-tile = en brik er skjult: dette er, hvad én spiller så, ikke optegnelsen af et parti
record-unknown-rules = reglerne “{ $id }” kendes ikke eller er nu andre
record-log = vores egen log: { $why }
record-only-in-logs = kun vores egne logge kan sige dette: { $what }
unrecordable-real-table = et parti som ved et rigtigt bord
unrecordable-chombo = et spil, som en alvorlig forseelse afsluttede
unrecordable-void = et spil, som dommeren lod spille om
record-wants-list-of = en liste med så mange: { $count }
record-wants-list = en liste
record-wants-text = en tekst
record-wants-tile-name = navnet på en brik
record-wants-wind = en vind: E, S, W eller N
record-wants-call-text = en melding
record-wants-worth = hvad en gevinst er værd
record-wants-yaku-name = navnet på en yaku med dens han
record-wants-event = en hændelse i et parti
record-wants-following = noget, der kan følge her

# Hvor optegnelsen og motoren afviger.
differs-in-deal = spil { $deal }: { $what }
differs-in-step = spil { $deal }, trin { $step }: { $what }
differs-recorded = optegnet: { $what }
differs-engine = efter reglerne: { $what }
differs-rule = afgøres af: { $name } ({ $switch })
differs-wall = en brik ligger et andet sted i den beregnede mur
differs-dice = andre terninger
differs-tiles = flere brikker, end der er
differs-setup = begyndelsen af spillet
differs-act = en handling, der ikke er tilladt
differs-forced = hvad der skal ske nu
differs-stake = point efter riichiindsatsen
differs-end = spillets slutning
differs-winner = vinderen
differs-hand = den vindende hånd
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
convert-format = hvilket format { $file } skal have, ses ikke af endelsen: sig det med --to
convert-differs = optegnelsen afviger fra sine regler ({ $place }); med --anyway skrives den, som reglerne vil have det
convert-no-rounds = optegnelsen kan ikke spilles igen: { $place }
convert-players = reglerne “{ $id }” er for et andet antal spillere
convert-inexpressible = { $format } har ikke ord for det: { $what }
inexpressible-unfinished = spil { $deal } har ingen slutning
inexpressible-untold = optegnelsen fortæller ikke alt om spil { $deal }
inexpressible-ambiguous = det ville ikke være klart, hvem der gjorde hvad hvornår i spil { $deal }
inexpressible-rules = dets regler
convert-done = { $file }: { $format }, { $deals ->
    [one] et spil
   *[other] { $deals } spil
}
