# What is wrong with what was given.

error = fejl
line-number = linje { $line }
refused-no-tiles = der er ingen brikker
refused-size = en hånd har 13 eller 14 brikker, tre færre for hvert meldt sæt; denne har { $tiles } og { $melds ->
    [0] ingen meldte sæt
    [one] ét meldt sæt
   *[other] { $melds } meldte sæt
}
refused-to-discard = hvad en hånd på { $tiles } brikker venter på, afhænger af afspillet: angiv { $fewer }, eller se 'hanchan ukeire'
refused-not-in-play = { $tile } er ikke med, når tre spiller
refused-too-many = der er mere end fire { $tile }
refused-improve = --improve er til 13 brikker (10, 7 …): fjern den brik, der skal spilles ud
refused-no-text = linjen er ikke UTF-8-tekst
refused-too-long = linjen er længere end nogen hånd
refused-bad-lines = { $lines ->
    [one] én linje fik intet svar
   *[other] { $lines } linjer fik intet svar
}
refused-input = input kunne ikke læses: { $error }
refused-output = output kunne ikke skrives: { $error }
refused-file = { $file } kunne ikke læses: { $error }
refused-write = { $file } kunne ikke skrives: { $error }
refused-exists = { $file } findes allerede; intet blev skrevet
refused-unknown-rules = der er intet regelsæt ved navn { $id }
refused-unknown-rules-meant = der er intet regelsæt ved navn { $id }; mente du { $meant }?
refused-nothing-found = intet fundet for { $words }
expected-found = forventede { $expected }, fandt { $found }
expected-end = forventede { $expected }, men her slutter teksten
in-line = (linje { $line })

# What a notation expects
expect-tile = en brik, fx 5m
expect-tile-or-melds = en brik, '+' og den trukne brik, eller '|' og meldte sæt
expect-suit-letter = et kulørbogstav (m, p, s eller z) efter cifrene
expect-honour-rank = 1 til 7 før z: øst, syd, vest, nord, hvid, grøn, rød
expect-red-five = en femmer efter r, som i r5m
expect-one-tile = én brik og intet andet
expect-one-meld = ét meldt sæt og intet andet
expect-meld-word = chi, pon, kan, open kan, closed kan, added kan eller north
expect-three-tiles = tre brikker i en chi eller pon
expect-four-tiles = fire brikker i en kan
expect-meld-tiles = det meldte sæts brikker, fx 555z
expect-one-mark = kun ét mærke (<, ^ eller >) for den tagne brik
expect-chi-from-left = '<' eller intet: en chi tages fra venstre
expect-no-mark = intet mærke: i en skjult kan er ingen brik taget
expect-added-tile = den tilføjede brik lige efter den tagne
expect-north-tile = 4z: kun Nord lægges til side
expect-remark-end = ')' sidst i bemærkningen
expect-meld-end = ',' eller '|' før næste meldte sæt, eller slutningen
expect-end = slutningen på hånden
expect-mjai-name = navnet på en brik, fx 1m, 5mr, E, P, F eller C
expect-piece-number = nummeret på en brik, 0 til 135
expect-other-piece = hver briks nummer kun én gang
expect-piece-of-set = nummeret på en brik, der er med i spillet
expect-suit-first = et kulørbogstav (m, p, s eller z) før cifrene
expect-digit-after-suit = cifre efter kulørbogstavet: 1 til 9, 0 for en rød femmer, ved z kun 1 til 7
expect-kobalab-tile = et ciffer, et kulørbogstav, ',' og et meldt sæt, eller slutningen
expect-kobalab-mark = '-', '=' eller '+' efter den tagne brik
expect-kobalab-side = '-': en chi tages fra venstre
expect-kobalab-meld = et meldt sæt, fx m1-23, z555=, p555=0 eller p5550
expect-known-tile = en kendt brik: en hånd har ingen ukendte
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
expect-no-more-words = { "}}" }: tagget har alle sine ord

# Hands and melds that cannot be
hand-fifth-copy = der findes kun fire { $tile }
hand-too-many-tiles = mere end fjorten brikker, når hvert meldt sæt regnes for tre
hand-too-many-melds = mere end fire meldte sæt
hand-not-held = der er ingen { $tile } blandt de skjulte brikker
hand-no-pon = der er ingen pon i { $tile } at forøge
hand-not-in-set = der er ingen (flere) { $tile } blandt brikkerne i spil
meld-not-consecutive = { $tiles } er ikke en chi: der skal tre brikker i rækkefølge i samme kulør til
meld-not-identical = { $one } og { $other } er forskellige: en pon eller kan består af ens brikker
meld-not-a-pon = kun en pon må forøges med en fjerde brik
notation-no-red-fives = notationen { $notation } har ingen røde femmere
notation-no-melds = notationen { $notation } har ingen meldte sæt
notation-no-norths = notationen { $notation } har ingen Nord lagt til side
notation-not-in-set = notationen { $notation } har intet udtryk for { $tile }: der er ingen (flere) af slagsen blandt brikkerne i spil

# Rule files
rule-file-toml = dette er ikke TOML: { $message }
rule-file-unknown-key = ukendt nøgle "{ $key }"
rule-file-unknown-key-in = ukendt nøgle "{ $key }" i [{ $group }]
rule-file-wrong = { $key } er { $found }; det skal være { $expected }
rule-file-no-source = { $key } siger ikke, hvor det stammer fra: by = "…"
rule-file-missing = mangler: { $what }
rule-file-missing-value = værdien af { $key }: is = …
rule-file-undecided = intet afgør { $key }, og der er intet grundlag, der gør det
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
takes-tiles = 136, eller 108 uden 2-8 tegn (man)
takes-red-fives = tre tal fra 0 til 4: røde femmere i tegn (man), cirkel (pin) og bambus (sou)
takes-worth = [åben, skjult] i han, "closed 1", "yakuman", "double yakuman" eller "off"
takes-text = en tekst
takes-texts = en tekst eller en liste med tekster
takes-titles = titler efter sprog, fx { "{ en = \"…\", ru = \"…\" }" }
takes-group = en gruppe af regelvalg: [{ $group }]
takes-entry = { "{ is = VÆRDI, by = \"KILDE\" }" }
nonsense-red-man = uden femmeren i tegn er der heller ingen rød
nonsense-tiles = fire spillere skal bruge alle 136 brikker
nonsense-norths = kun med tre spillere lægges Nord til side
nonsense-uma = uma skal have et tal for hver placering
nonsense-target = en ekstra runde kræver et pointmål
nonsense-renhou = hvad menneskehånd er, og hvad den er værd, skal passe sammen
nonsense-indicator = indikatoren skal ligge i den døde mur
nonsense-fu = intet giver mere end 10 fu i sig selv
nonsense-pairs-fu = syv par har højst 100 fu

# The rules commands
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
nonsense-replacements = erstatningsbrikkerne skal fylde stakkene før indikatoren
refused-no-winning-tile = hvilken brik vandt? Skriv den efter et plus, '… + 5m', eller med --win 5m
refused-two-winning-tiles = vinderbrikken er nævnt to gange: efter plusset og med --win
refused-option = { $option }: { $why }
refused-unknown-yaku = ingen yaku { $id }
refused-meld-size = en chi eller pon har tre brikker, en kan fire
refused-chi-from = en chi kaldes fra venstre
refused-norths = kun Nord lægges til side: 4z
refused-indicators = der er højst fem indikatorer
refused-json = det er ikke en gevinst i JSON: { $why }
refused-not-tenpai = Hånden er ikke tenpai, så ingen brik vinder.
rules-new-head = Regler for { $id }. Hver værdi, der står her, erstatter værdien fra grundlaget { $base }; fjern # for at bestemme noget andet.
rules-new-by = Skriv efter "by", hvor en værdi kommer fra: en side i jeres egne regler, en beslutning i klubben.
rules-new-base-value = grundlaget: { $value }
rules-new-source = vores klubs regler
nonsense-start = alle begynder med nogle point, i hundreder
nonsense-dead-wall = Taget har 5 til 12 stakke
nonsense-kans = der er højst fire kan i et spil
nonsense-kan-indicators = der er ikke plads på Taget til alle kans indikatorer
nonsense-least-tiles = så mange levende brikker er der aldrig
nonsense-least-han = en hånd skal have 1 til 13 han
nonsense-chombo = hvad en forseelse koster, kan ikke være negativt og betales i hundreder
nonsense-double-wind = et par i vinden, der både er egen og rundens, giver 2 eller 4 fu
nonsense-north-dora = en Nord er højst 4 han værd
nonsense-uma-sum = uma skal give nul tilsammen
nonsense-nagashi = om der er en afspilsmangan, og hvad den er værd, skal passe sammen
nonsense-variant = en yakuman og dens form med et bedre ventetegn findes begge eller slet ikke
nonsense-closed-only = kun en skjult hånd kan have denne yaku
takes-id = små bogstaver, cifre og bindestreger
unreadable-not-found = der er ingen sådan fil
unreadable-forbidden = den må ikke læses
unreadable-no-file = det er en mappe eller en enhed, ikke en fil
unreadable-no-text = det er ikke tekst
unreadable-too-large = en regelfil er højst 1 MB
rule-file-twice = denne nøgle står her to gange
rule-file-base-loop = grundlaget "{ $base }" fører tilbage hertil
two-sentences = { $first } { $second }
rule-file-place = { $place }: { $what }
rule-file-meant = { $said }; mente du "{ $meant }"?
yaku-worth = { $yaku } { $worth }
list-plus = {" "}+{" "}
label = { $name }: { $value }
rule-file-base = grundlaget "{ $base }" kendes ikke
nonsense-stake = en indsats kan ikke være negativ og betales i hundreder
nonsense-counter = en honba kan ikke være negativ, og hver andel betales i hundreder
nonsense-noten-pool = noten-puljen kan ikke være negativ, og hver andel betales i hundreder
refused-base-beside = et eget grundlag skal ligge ved siden af den nye fil: { $file }

wall-not-promised = dette frø er ikke det, der blev lovet
wall-differs = brik nr. { $place } er en anden: muren kommer ikke fra dette frø
wall-as-promised = Frøet er det, der blev lovet, og muren kommer fra det.

# Hvorfor noget ved bordet ikke går, sagt til den, der prøvede
act-over = Spillet er slut.
act-not-your-turn = Det er ikke din tur; nu spiller { $name }.
act-nothing-to-claim = Der er ingen brik at melde på nu.
act-answered = Du har allerede svaret.
act-not-your-claim = Du kan ikke melde på denne brik.
act-not-held = Du har ikke denne brik: { $tile }.
act-nothing-drawn = Du har ikke trukket en brik, men taget et afspil.
act-frozen = Efter riichi må du kun spille den brik ud, du trak.
act-swap-calling = Efter denne melding må du ikke spille { $tile } ud i samme tur (kuikae).
act-last-discard = Det sidste afspil kan kun tages til mahjong.
act-chi-from-left = Du kan ikke melde chi her: det gør man kun på afspil fra venstre, og aldrig med tre spillere.
act-no-such-set = Du har ikke brikkerne til dette sæt.
act-no-more-kans = Der kan ikke meldes flere kan i dette spil.
act-no-live-tile = En kan kræver en brik i den levende mur, og der er ingen tilbage.
act-kan-after-call = En kan meldes, når man har trukket en brik, ikke lige efter en anden melding.
act-waits-change = Efter riichi må en kan ikke ændre, hvad hånden venter på. Nu: { $before }; efter denne kan: { $after }.
act-open-hand = Riichi kræver en skjult hånd; din er åben.
act-riichi-already = Du har allerede meldt riichi.
act-not-tenpai = Ingen riichi: efter dette afspil er hånden ikke tenpai.
act-too-few-points = Du har for få point til riichi: { $points }.
act-too-few-tiles = { $tiles ->
    [0] Ingen riichi: der er ingen brikker tilbage i den levende mur.
    [one] Der er for få brikker i den levende mur til riichi: kun én.
   *[other] Der er for få brikker i den levende mur til riichi: kun { $tiles }.
}
act-not-complete = Hånden bliver ikke færdig med denne brik. Den venter på { $tiles }.
act-not-complete-noten = Hånden bliver ikke færdig med denne brik; den er ikke tenpai.
act-furiten-discard = Furiten: du har selv spillet { $tile } ud (afspil nr. { $number }), og den ville gøre hånden færdig. Du kan kun vinde med selvtræk.
act-furiten-passed = Midlertidig furiten: du lod en vinderbrik passere. Indtil videre kan du kun vinde med selvtræk.
act-furiten-riichi = Furiten: du lod en vinderbrik passere efter riichi. I dette spil kan du kun vinde med selvtræk.
act-no-yaku = Din hånd har ingen yaku, og dora er ikke yaku.
act-late-yaku = Yaku afhænger af, hvilken brik der kommer, og det forbyder disse regler.
act-too-few-han = { $han ->
    [one] Dine yaku giver én han; der kræves { $least }, og dora tæller ikke med.
   *[other] Dine yaku giver { $han } han; der kræves { $least }, og dora tæller ikke med.
}
act-closed-kan-not-robbed = En skjult kan kan kun stjæles til tretten vidundere, og ikke efter alle regler.
act-nine-kinds = Spillet kan ikke afbrydes: det kræver ni forskellige officerer i din første tur, før nogen har meldt, og at reglerne tillader det. { $kinds ->
    [0] Du har ingen.
   *[other] Du har { $kinds }.
}
act-no-north = Der kan ikke lægges en Nord til side nu.
act-assisted = Det gør man kun ved et rigtigt bord; her sørger programmet for det.
act-claim-too-late = For sent: der kan ikke længere meldes på dette afspil.
act-tile-claimed = Afspillet er taget; ingen trækker nu.
act-may-end = Vent: spillet kan slutte med dette afspil.
act-dead-hand = Din hånd er død: du må trække og spille ud, ikke andet.
act-nothing-to-settle = Der er intet at melde eller betale nu.
act-odd-amount = Der betales i hele hundreder, og kun af de andre spillere.
act-nothing-to-correct = Det betalte er rigtigt.
act-unbalanced = Point, der flyttes, skal gå lige op.
act-no-riichi = Denne spiller har ikke meldt riichi.
act-note-too-long = Notatet er for langt, eller der er for mange.
