# Hvad der er galt med det, der blev angivet.

error = fejl
line-number = linje { $line }
refused-no-tiles = der er ingen brikker
refused-size = en hånd har 13 eller 14 brikker, tre færre for hvert meldt sæt; denne har { $tiles } og { $melds ->
    [0] ingen meldte sæt
    [one] ét meldt sæt
   *[other] { $melds } meldte sæt
}
refused-to-discard = hvad en hånd på { $tiles } brikker { -wait } på, afhænger af afspillet: angiv { $fewer } brikker, eller brug 'hanchan ukeire'
refused-not-in-play = { $tile } bruges ikke med tre spillere
refused-too-many = der er flere end fire af brikken { $tile }
refused-improve = --improve kræver 13 brikker (eller 10, 7 …): udelad den brik, der skal afspilles
refused-no-text = linjen er ikke UTF-8-tekst
refused-too-long = linjen er for lang til en hånd
refused-bad-lines = { $lines ->
    [one] én linje gav en fejl
   *[other] { $lines } linjer gav fejl
}
refused-input = inddata kunne ikke læses: { $error }
refused-output = uddata kunne ikke skrives: { $error }
refused-file = { $file } kunne ikke læses: { $error }
refused-write = { $file } kunne ikke skrives: { $error }
refused-exists = { $file } findes allerede; intet blev skrevet
refused-unknown-rules = der er intet regelsæt ved navn { $id }
refused-unknown-rules-meant = der er intet regelsæt ved navn { $id }; mente du { $meant }?
refused-nothing-found = ingen resultater for { $words }
expected-found = forventede { $expected }, fandt { $found }
expected-end = forventede { $expected }, men her slutter teksten
in-line = (linje { $line })

# Hvad en notation forventer
expect-tile = en brik, fx 5m
expect-tile-or-melds = en brik, '+' efterfulgt af den trukne brik eller '|' efterfulgt af meldte sæt
expect-suit-letter = et kulørbogstav (m, p, s eller z) efter cifrene
expect-honour-rank = 1 til 7 før z: øst, syd, vest, nord, hvid, grøn, rød
expect-red-five = en femmer efter r, som i r5m
expect-one-tile = én brik og intet andet
expect-one-meld = ét meldt sæt og intet andet
expect-meld-word = chi, pon, kan, open kan, closed kan, added kan eller north
expect-three-tiles = tre brikker i en chi eller pong
expect-four-tiles = fire brikker i en kang
expect-meld-tiles = det meldte sæts brikker, fx 555z
expect-one-mark = kun ét mærke (<, ^ eller >) for den tagne brik
expect-chi-from-left = '<' eller intet: en chi tages fra spilleren til venstre
expect-no-mark = intet mærke: i en skjult kang er ingen brik taget
expect-added-tile = den tilføjede brik lige efter den tagne
expect-north-tile = 4z: kun nord kan lægges til side
expect-remark-end = ')' sidst i bemærkningen
expect-meld-end = ',' eller '|' før næste meldte sæt, eller slutningen
expect-end = slutningen på hånden
expect-mjai-name = navnet på en brik, fx 1m, 5mr, E, P, F eller C
expect-piece-number = et briknummer fra 0 til 135
expect-other-piece = et briknummer, der ikke allerede er brugt
expect-piece-of-set = nummeret på en brik, der er med i spillet
expect-suit-first = et kulørbogstav (m, p, s eller z) før cifrene
expect-digit-after-suit = cifre efter kulørbogstavet: 1 til 9, 0 for en rød femmer, ved z kun 1 til 7
expect-kobalab-tile = et ciffer, et kulørbogstav, slutningen eller ',' efterfulgt af et meldt sæt
expect-kobalab-mark = '-', '=' eller '+' efter den tagne brik
expect-kobalab-side = '-': en chi tages fra spilleren til venstre
expect-kobalab-meld = et meldt sæt, fx m1-23, z555=, p555=0 eller p5550
expect-known-tile = en kendt brik: en hånd kan ikke have ukendte brikker
expect-hand-tag = { "{{hand}}" }
expect-hand-item = { "{{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}}" } eller { "{{/hand}}" }
expect-opened-item = { "{{chi}}, {{pon}}" } eller { "{{kan}}" }
expect-opened-item-or-end = { "{{chi}}, {{pon}}, {{kan}}" } eller { "{{/opened}}" }
expect-tag-end = { "}}" } sidst i tagget
expect-markup-tile = en brik, fx 5man, 1pin, 9sou, east, south, west, north, haku, hatsu eller chun
expect-markup-run = tre tal i rækkefølge og en kulør, fx 123pin
expect-claimed-rank = tallet på den tagne brik, et af de tre
expect-position = left, center eller right
expect-kan-word = complemented eller taken, med left, center eller right
expect-no-more-words = { "}}" }: tagget er allerede fuldstændigt

# Umulige hænder og meldte sæt
hand-fifth-copy = der findes kun fire af brikken { $tile }
hand-too-many-tiles = flere end fjorten brikker, når hvert meldt sæt regnes for tre
hand-too-many-melds = flere end fire meldte sæt
hand-not-held = der er ingen { $tile } blandt de skjulte brikker
hand-no-pon = der er ingen pong i { $tile } at forøge
hand-not-in-set = der er ingen (flere) { $tile } blandt brikkerne i spil
meld-not-consecutive = { $tiles } er ikke en chi: der skal tre brikker i rækkefølge i samme kulør til
meld-not-identical = { $one } og { $other } er forskellige: en pong eller kang består af ens brikker
meld-not-a-pon = kun en pong må forøges med en fjerde brik
notation-no-red-fives = røde femmere kan ikke skrives i notationen { $notation }
notation-no-melds = meldte sæt kan ikke skrives i notationen { $notation }
notation-no-norths = nord, der er lagt til side, kan ikke skrives i notationen { $notation }
notation-not-in-set = { $tile } kan ikke skrives i notationen { $notation }: der er ingen (flere) af slagsen blandt brikkerne i spil

# Regelfiler
rule-file-toml = ugyldig TOML: { $message }
rule-file-unknown-key = ukendt nøgle "{ $key }"
rule-file-unknown-key-in = ukendt nøgle "{ $key }" i [{ $group }]
rule-file-wrong = { $key } er { $found }; det skal være { $expected }
rule-file-no-source = der mangler en kilde til { $key }: tilføj by = "…"
rule-file-missing = mangler: { $what }
rule-file-missing-value = værdien af { $key }: is = …
rule-file-undecided = { $key } har ingen værdi, og der er intet grundlag at hente den fra
rule-file-good = { $file }: regelsæt { $id }, version { $version }; der er ingen fejl
rule-file-bad = { $problems ->
    [one] én fejl
   *[other] { $problems } fejl
}
takes-one-of = en af { $names }
takes-yes-no = true eller false
takes-number = et helt tal fra { $least } til { $most }
takes-points = et helt antal point, højst en million
takes-points-or-any = et helt antal point eller "any"
takes-points-list = en liste med point, fra første til sidste plads
takes-players = 3 eller 4
takes-tiles = 136, eller 108 uden 2–8 tegn (man)
takes-red-fives = tre tal fra 0 til 4: røde femmere i tegn (man), cirkler (pin) og bambus (sou)
takes-worth = [åben, skjult] i { -han-unit }, "closed 1", "yakuman", "double yakuman" eller "off"
takes-text = en tekst
takes-texts = en tekst eller en liste med tekster
takes-titles = titler efter sprog, fx { "{ en = \"…\", ru = \"…\" }" }
takes-group = en gruppe af regelvalg: [{ $group }]
takes-entry = { "{ is = VÆRDI, by = \"KILDE\" }" }
nonsense-red-man = når brikken 5 tegn ikke er med, kan der ikke være en rød 5 tegn
nonsense-tiles = fire spillere skal bruge alle 136 brikker
nonsense-norths = nord kan kun lægges til side med tre spillere
nonsense-uma = uma skal have et tal for hver placering
nonsense-target = en ekstra runde kræver et pointmål
nonsense-renhou = regelvalget for menneskehånd og dens værdi skal passe sammen
nonsense-indicator = doraindikatoren skal ligge i { -dead-wall }
nonsense-fu = en enkelt post kan højst give 10 fu
nonsense-pairs-fu = syv par kan højst have 100 fu

# Kommandoerne for regler
rules-version = version { $version }
rules-base = resten fra { $base }
rules-source = Kilde: { $source }
rules-from-base = fra { $rules }
rules-same = Disse regelsæt spilles ens.
rules-differ = { $count ->
    [one] én forskel
   *[other] { $count } forskelle
}
rules-found-switches = Regelvalg
rules-found-statements = Udsagn
rules-written = { $file } er skrevet: regelsæt { $id } på grundlag af { $base }
nonsense-replacements = de løse brikker skal fylde stakkene før indikatoren
refused-no-winning-tile = hvilken brik er vinderbrikken? Skriv den efter et plus ('… + 5m'), eller angiv den med --win 5m
refused-two-winning-tiles = vinderbrikken er angivet to gange: efter plusset og med --win
refused-option = { $option }: { $why }
refused-unknown-yaku = der er ingen yaku ved navn { $id }
refused-meld-size = en chi eller pong har tre brikker, en kang fire
refused-chi-from = en chi tages fra spilleren til venstre
refused-norths = kun nord (4z) kan lægges til side
refused-indicators = der kan højst være fem doraindikatorer
refused-json = det er ikke en gyldig mahjong i JSON: { $why }
refused-not-tenpai = Hånden er ikke tenpai, så der er ingen vinderbrik.
rules-new-head = Regler for { $id }. Hver værdi, der står her, erstatter værdien fra grundlaget { $base }. Vil du ændre en værdi, så fjern # foran den, og ret den.
rules-new-by = Skriv efter "by", hvor en værdi kommer fra: en side i jeres egne regler eller en beslutning i klubben.
rules-new-base-value = grundlaget: { $value }
rules-new-source = vores klubs regler
nonsense-start = startpointene skal være over nul og i hele hundreder
nonsense-dead-wall = { -dead-wall } skal have 5 til 12 stakke
nonsense-kans = der kan højst være fire kang i et spil
nonsense-kan-indicators = der er ikke plads i { -dead-wall } til doraindikatorerne for alle kang
nonsense-least-tiles = den levende mur har aldrig så mange brikker
nonsense-least-han = kravet skal være mellem 1 og 13 { -han-unit }
nonsense-chombo = en straf kan ikke være negativ og skal være i hele hundreder
nonsense-double-wind = et par i dobbeltvind giver 2 eller 4 fu
nonsense-north-dora = en nord kan højst være 4 { -han-unit } værd
nonsense-uma-sum = uma skal give nul tilsammen
nonsense-nagashi = regelvalget for afspilsmangan og dens værdi skal passe sammen
nonsense-variant = en yakuman og dens udgave med en særlig ventning skal enten begge være slået til eller begge være slået fra
nonsense-closed-only = kun en skjult hånd kan have denne yaku
takes-id = små bogstaver, cifre og bindestreger
unreadable-not-found = filen findes ikke
unreadable-forbidden = der er ikke adgang til filen
unreadable-no-file = det er en mappe eller en enhed, ikke en fil
unreadable-no-text = det er ikke tekst
unreadable-too-large = for stor: en regelfil må højst fylde 1 MB
rule-file-twice = nøglen står her to gange
rule-file-base-loop = grundlaget "{ $base }" fører tilbage hertil
two-sentences = { $first } { $second }
rule-file-place = { $place }: { $what }
rule-file-meant = { $said }; mente du "{ $meant }"?
yaku-worth = { $yaku } { $worth }
list-plus = {" "}+{" "}
label = { $name }: { $value }
rule-file-base = grundlaget "{ $base }" kendes ikke
nonsense-stake = indsatsen kan ikke være negativ og skal være i hele hundreder
nonsense-honba-value = værdien af en honba kan ikke være negativ, og hver spillers andel skal være i hele hundreder
nonsense-noten-pool = notenpuljen kan ikke være negativ, og hver spillers andel skal være i hele hundreder
refused-base-beside = dit eget grundlag skal ligge i samme mappe som den nye fil: { $file }

wall-not-promised = startværdien passer ikke til den offentliggjorte hashværdi
wall-differs = brik nr. { $place } passer ikke: muren er ikke bygget ud fra startværdien
wall-as-promised = Startværdien passer til den offentliggjorte hashværdi, og muren er bygget ud fra den.

# Hvorfor noget ved bordet ikke går, sagt til den, der prøvede
act-over = Spillet er slut.
act-not-your-turn = Det er ikke din tur: { $name } har turen.
act-nothing-to-claim = Der er ingen brik at melde på nu.
act-answered = Du har allerede svaret.
act-not-your-claim = Du kan ikke melde på denne brik.
act-not-held = Du har ikke denne brik: { $tile }.
act-nothing-drawn = Du har ikke trukket en brik i denne tur, men taget et afspil.
act-frozen = Efter riichi må du kun afspille den brik, du lige har trukket.
act-swap-calling = Efter denne melding må du ikke afspille { $tile } i samme tur (kuikae).
act-last-discard = Det sidste afspil må kun tages til ron, ikke til chi, pong eller kang.
act-chi-from-left = Du kan kun melde chi på et afspil fra spilleren til venstre, og aldrig med tre spillere.
act-no-such-set = Du har ikke brikkerne til dette sæt.
act-no-more-kans = Der må ikke meldes flere kang i dette spil.
act-no-live-tile = En kang kræver en brik i den levende mur, og der er ingen tilbage.
act-kan-after-call = Du kan kun melde en skjult eller forøget kang, når du har trukket en brik, ikke lige efter en melding.
act-waits-change = Efter riichi må en kang ikke ændre, hvad hånden { -wait } på. Nu: { $before }; efter denne kang: { $after }.
act-open-hand = Riichi kræver en skjult hånd; din er åben.
act-riichi-already = Du har allerede meldt riichi.
act-not-tenpai = Du kan ikke melde riichi: efter dette afspil er hånden ikke tenpai.
act-too-few-points = Du har for få point til riichi: { $points }.
act-too-few-tiles = { $tiles ->
    [0] Du kan ikke melde riichi: der er ingen brikker tilbage i den levende mur.
    [one] Du kan ikke melde riichi: der er kun én brik tilbage i den levende mur.
   *[other] Du kan ikke melde riichi: der er kun { $tiles } brikker tilbage i den levende mur.
}
act-not-complete = Hånden bliver ikke færdig med denne brik. Den { -wait } på { $tiles }.
act-not-complete-noten = Hånden bliver ikke færdig med denne brik; den er ikke tenpai.
act-furiten-discard = Furiten: du har selv afspillet { $tile } (afspil nr. { $number }), som ville gøre hånden færdig. Du kan kun gå mahjong på selvtræk.
act-furiten-passed = Midlertidig furiten: du lod en vinderbrik passere. Indtil videre kan du kun gå mahjong på selvtræk.
act-furiten-riichi = Furiten: du lod en vinderbrik passere efter riichi. Resten af spillet kan du kun gå mahjong på selvtræk.
act-no-yaku = Din hånd har ingen yaku, og dora er ikke yaku.
act-late-yaku = Din yaku afhænger af, hvilken brik du går mahjong på, og det tillader disse regler ikke (atozuke).
act-too-few-han = { $han ->
    [one] Din hånd har kun én { -han-unit } uden dora; der kræves { $least }.
   *[other] Din hånd har kun { $han } { -han-unit } uden dora; der kræves { $least }.
}
act-closed-kan-not-robbed = En skjult kang kan kun stjæles til tretten vidundere, og kun hvis reglerne tillader det.
act-nine-kinds = Du kan ikke afbryde spillet: det kræver ni forskellige officerer i din første tur, før nogen har meldt, og at reglerne tillader det. { $kinds ->
    [0] Du har ingen.
   *[other] Du har { $kinds }.
}
act-no-north = Du kan ikke lægge en nord til side nu.
act-assisted = Det er kun muligt ved et bord uden hjælp. Her gør programmet det for dig.
act-claim-too-late = For sent: der kan ikke længere meldes på dette afspil.
act-claims-open = Vent lidt: der kan stadig meldes på det foregående afspil.
act-tile-claimed = Den afspillede brik er taget, så ingen trækker nu.
act-may-end = Vent: spillet kan være slut med dette afspil.
act-dead-hand = Din hånd er død: du må kun trække og afspille brikker.
act-nothing-to-settle = Der er intet at oplyse eller betale nu.
act-odd-amount = Der betales i hele hundreder, og kun af de andre spillere.
act-nothing-to-correct = Betalingen var rigtig.
act-unbalanced = De point, du flytter, skal give nul tilsammen.
act-no-riichi = Denne spiller har ikke meldt riichi.
act-note-too-long = Notatet er for langt, eller der er for mange notater.

# Fejl i JSON og TOML
syntax-missing = feltet { $name } mangler
syntax-unknown = ukendt felt { $name }
syntax-twice = feltet { $name } er angivet to gange
syntax-wrong = ugyldig værdi: { $name }
syntax-length = forkert antal elementer
syntax-ends = teksten slutter for tidligt
syntax-quotes = tekst skal stå i anførselstegn
syntax-unclosed = en parentes er ikke lukket
syntax-comma = der mangler et komma
syntax-extra-comma = der er et komma for meget
syntax-no-value = værdien mangler
syntax-key = ugyldig nøgle
syntax-error = syntaksfejl
syntax-at = { $what } (linje { $line }, kolonne { $column })
