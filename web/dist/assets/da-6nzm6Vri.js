var e=`# Et spil, og hvordan det endte.

deal-name = { $round } { $number }
tile-red-five = rød { $tile }
waits-nothing = ingenting
ending-won = Mahjong
ending-exhausted = Uafgjort: muren er brugt op

# Fejl ved et rigtigt bord
offence-false-win = viste en hånd, der ikke er mahjong: { $why }
no-win-not-complete = den er ikke færdig
no-win-furiten = den er furiten
no-win-no-yaku = den har ingen yaku eller for få
no-win-not-robbed = brikken kan ikke stjæles
no-win-dead-hand = den er død
offence-shout = meldte mahjong og viste ingenting
offence-noten-riichi = meldte riichi uden tenpai
offence-false-kan-after-riichi = meldte efter riichi en kan, der ikke er tilladt
offence-riichi-too-late = { $tiles ->
    [0] meldte riichi uden flere brikker i den levende mur
    [one] meldte riichi med én brik tilbage i den levende mur
   *[other] meldte riichi med { $tiles } brikker tilbage i den levende mur
}
offence-false-call = meldte et sæt, der ikke er et eller ikke er tilladt
offence-call-with-dead-hand = meldte på en brik med død hånd
offence-exposure = { $tiles ->
    [one] væltede én brik ({ $what })
   *[other] væltede { $tiles } brikker ({ $what })
}
toppled-live-wall = den levende mur
toppled-dead-wall = den døde mur
toppled-own-hand = egen hånd
toppled-others-hand = en andens hånd
offence-wrong-count = har for mange eller for få brikker
offence-out-of-turn = trak uden for tur
offence-peeking = så på en andens hånd
`,t=`# Shanten, waits, ukeire, notations.

shanten-complete = færdig
shanten-tenpai = tenpai
shanten-away = { $shanten ->
    [one] én brik fra tenpai
   *[other] { $shanten } brikker fra tenpai
}
form-standard = fire sæt og et par
form-pairs = syv par
form-orphans = tretten vidundere
waits-tenpai-named = tenpai, venter på { $name }
waits-not-tenpai = ikke tenpai: { $shanten }
waits-not-held = { $left } ikke på hånden
waits-all-held = ville færdiggøre hånden, men spilleren har selv alle fire
# Kinds of waits: what the tile completes
wait-kind-two-sided = dobbeltendet chi
wait-kind-closed = splitchi
wait-kind-edge = endechi
wait-kind-pair = parret
wait-kind-two-pon = en af to pon
wait-kind-orphan = den manglende officer
# Waits of a whole hand
wait-name-three-sided = tresidet chi
wait-name-two-ends = parret i to ender (nobetan)
wait-name-three-ends = parret i tre ender
wait-name-nine-sided = ni chancer
wait-name-thirteen-sided = tretten chancer
wait-name-combined = flere måder: { $kinds }
tiles-total = { $tiles ->
    [one] én brik: { $list }
   *[other] { $tiles } brikker: { $list }
}
improves-nothing = ellers er der intet, der forbedrer hånden
improves-by = { $draw } ({ $left } tilbage) i bytte for { $discard }: { $tiles }

# Simuleringer
sim-games = Partier
sim-deals = Spil
sim-decisions = Beslutninger
sim-wins = Gevinster
sim-tsumo = heraf tsumo
sim-exhausted = Uafgjorte
sim-time = { $seconds } s
sim-per-second = pr. sekund
abort-four-kans = Afbrudt: fire kan
abort-four-riichi = Afbrudt: fire riichi
abort-four-winds = Afbrudt: fire vinde
abort-nine-kinds = Afbrudt: ni slags officerer
abort-three-rons = Afbrudt: tre ron
abort-chombo = Endt med chombo
abort-void = Givet om af dommeren
`,n=`# What a hand is worth, and why.

# Tiles and winds
wind-east = Øst
wind-south = Syd
wind-west = Vest
wind-north = Nord
tile-man = { $rank } tegn
tile-pin = { $rank } cirkel
tile-sou = { $rank } bambus
tile-white = hvid drage
tile-green = grøn drage
tile-red = rød drage
tile-east = østenvind
tile-south = søndenvind
tile-west = vestenvind
tile-north = nordenvind

# Headings
score-under = Regler: { $rules }
score-yaku = Yaku
score-fu = Fu
score-payments = Betaling
score-rejected = Andre måder at læse hånden på
score-all-waits = Hvad hver vinderbrik er værd
score-indicators = Dora-indikatorer
score-ura-indicators = Ura-dora-indikatorer

# How it was won
won-by-tsumo = { $seat } trækker selv { $tile }
won-by-ron = { $seat } går mahjong på { $tile }
won-by-ron-from = { $seat } går mahjong på { $tile } fra { $from }
situation = { $round } som rundens vind, { $seat } som egen vind
situation-dealer = { $round } som rundens vind, { $seat } som egen vind (dealer)

# Han
han = { $han } han
times-yakuman = { $times ->
    [one] yakuman
    [2] dobbelt yakuman
    [3] tredobbelt yakuman
   *[other] { $times } yakuman
}
dora-open = Dora
dora-ura = Ura-dora
dora-red = Røde femmere
dora-north = Nord lagt til side
dora-indicated = { $indicator } udpeger { $dora }
renhou-mangan = tæller i sig selv som mangan

# Fu, each with its reason
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rundet op til { $fu }
fu-base = enhver hånd
fu-closed-ron = skjult hånd, mahjong på afspil
fu-seven-pairs = syv par
fu-triplet-open = åben pon: { $tile }
fu-triplet-closed = skjult pon: { $tile }
fu-kan-open = åben kan: { $tile }
fu-kan-closed = skjult kan: { $tile }
fu-pair-dragon = par i drager: { $tile }
fu-pair-seat = par i egen vind: { $tile }
fu-pair-round = par i rundens vind: { $tile }
fu-pair-double = par i både egen og rundens vind: { $tile }
fu-tsumo = selvtræk
fu-rinshan = selvtræk på løs brik
fu-open-pinfu = åben hånd uden andre fu
fu-why-no-tsumo = Selvtrukket pinfu: ingen fu for selvtrækket.
fu-by-win = Pon i { $tile } tæller som åben, da den blev færdiggjort på et afspil.

# Limits
limit-none = under mangan
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = optalt yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } han { $fu } fu, rundet op til mangan
total-han-fu = { $han } han { $fu } fu
total-limit-han = { $han } han, { $limit }
total-points = { $points } point

# Payments
pays-hand = for hånden
pays-counters = { $counters ->
    [one] én honba
   *[other] { $counters } honba
}
pays-sticks = { $sticks ->
    [one] én riichipind
   *[other] { $sticks } riichipinde
}
pays-total = i alt
pays-winner = vinder
pays-discarder = feeder
pays-liable = ansvarlig (pao): { $yaku }
pays-share-each = { $points } fra hver
pays-share-dealer = { $points } fra Øst, { $others } fra hver af de andre

# Shapes and waits
shape-pairs = syv par
shape-orphans = tretten vidundere
wait-two-sided = venter på dobbeltendet chi
wait-closed = venter på splitchi
wait-edge = venter på endechi
wait-pair = venter på parret
wait-two-pon = venter på en af to pon
wait-orphans = venter på tretten chancer
reading-worth = { $yaku }: { $points } point
reading-no-yaku = ingen yaku
reading-too-few = { $yaku }: for få han

# No score
no-score-wrong-size = En hånd har 13 brikker før vinderbrikken, når hvert meldt sæt regnes for tre; denne har { $tiles }.
no-score-fifth-copy = Der findes kun fire af hver brik, ingen femte { $tile }.
no-score-not-complete = Hånden bliver ikke færdig med { $tile }.
no-score-waits = Den venter på { $tiles }.
no-score-waits-nothing = Den er ikke tenpai.
no-score-open-riichi = Riichi kræver en skjult hånd; denne er åben.
no-score-no-yaku = Ingen yaku: en hånd skal have mindst én, og dora er ikke yaku.
no-score-too-few-han = { $han ->
    [one] Håndens yaku giver én han; der kræves { $least }.
   *[other] Håndens yaku giver { $han } han; der kræves { $least }.
}
no-score-own-discard = Ingen går mahjong på sit eget afspil.
no-score-ippatsu = Ippatsu kræver riichi.
no-score-rinshan = En løs brik trækkes efter en kan eller en Nord; denne hånd har ingen af delene.
no-score-rinshan-ron = En løs brik bliver trukket, ikke spillet ud.
no-score-chankan-tsumo = At stjæle en kan er ron, ikke tsumo.
no-score-first-melds = I en ubrudt første omgang har ingen meldte sæt.
no-score-first-riichi = Ingen når at melde riichi før en mahjong i første tur.
no-score-ura = Ura-dora kræver riichi.
no-score-seat = Med tre spillere sidder ingen som Nord.
no-score-too-many = Der er mere end fire af { $tile }.
no-score-liable = Efter disse regler er ingen ansvarlig (pao) for { $yaku }.
no-score-norths = Efter disse regler lægges Nord ikke til side.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = Yaku afhænger af, hvilken brik der kommer, og det forbyder disse regler.
no-score-chankan = Efter disse regler stjæles ingen kan.
no-score-chi = Efter disse regler er der ingen chi.
gain = +{ $points }
`,r=`serve-ready = Hanchan er på { $url }
serve-checked = Opsætningen er i orden: lytter på { $address }, data i { $data }

table-already-playing = Spillet er allerede i gang.
table-wrong-password = Forkert adgangskode.
table-full = Alle pladser er taget.
table-not-here = Du har ingen plads ved dette bord.
table-not-for-you = Det er ikke din opgave.
table-no-chat = Her kan ikke skrives nu.
table-not-the-owner = Det kan kun den, der lavede bordet.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Det er ingen afgørelse.
table-not-your-choice = Valget er ikke dit.
table-nothing = Der er intet at gøre.
table-removed = Du er fjernet fra dette bord.
table-nobody-there = Den person er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har imens handlet fra en anden enhed.
table-contribution = Det, du lægger til murene, må højst være 100 byte langt.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-thanks = Tak!
phrase-nice-hand = Flot hånd!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-well-played = Godt spillet!
`,i=`# Bordet i terminalen, gengivelser og spillernes tal.

# Hvad der ligger på bordet
table-counters = Honba { $counters }
table-sticks = Pinde { $sticks }
table-left = Brikker { $tiles }
table-dora = Indikatorer
table-riichi = riichi
table-double-riichi = dobbelt riichi
table-dead = død hånd
table-furiten = furiten
table-player = Spiller
table-too-small = Bordet kræver et vindue på 80 kolonner og 24 linjer; dette har { $columns } og { $lines }.

# Hvad der spørges om
ask-turn = Din tur: spil en brik ud
ask-riichi = Riichi: hvilken brik spiller du ud?
ask-claim = { $name }: { $tile } – melder du?
ask-rob = { $name }: { $tile } – røver du den?
ask-show = Uafgjort: viser du din hånd?
ask-stop = Du fører i sidste spil: slutter partiet?
ask-other = { $name } spiller
ask-quit = Forlad partiet? Det er ikke slut.
ask-leave = Enter: forlad · enhver anden tast: bliv

# Hvad man kan gøre
do-riichi = Riichi
do-closed-kan = Skjult kan { $tile }
do-added-kan = Udvidet kan { $tile }
do-north = Læg Nord til side
do-nine-kinds = Ni slags: afbryd
do-chi = Chi { $tiles }
do-pon = Pon { $tiles }
do-kan = Kan
do-pass = Pas
do-show = Vis
do-hide = Skjul
do-stop = Slut partiet
do-go-on = Spil videre
do-back = Tilbage
go-on = Enter: videre

# Hvorfor ingen mahjong?
why-can = Du kan gå mahjong nu.
why-here = Nu: { $why }
why-missed = { $name }, { $tile }: { $why }

# Taster
keys-play = ←→ a–n brik · Enter spil ud · w ikke ron? · t ventebrikker · ? hjælp · q ud
keys-replay = ←→ skridt · ↑↓ spil · g gå til · s plads · o hænder · t venter · ? hjælp · q ud
help-title = Hjælp
help-close = Enhver tast lukker hjælpen.
help-cursor = flyt mellem brikker eller valg
help-enter = spil brikken ud, tag valget
help-letter = spil brikken med dette bogstav ud
help-number = tag valget med dette nummer
help-pass = pas
help-why = hvorfor kan jeg ikke gå mahjong?
help-waits = ventebrikker og afstand til tenpai
help-quit = forlad
help-step = et skridt tilbage, frem
help-deal = forrige, næste spil
help-ends = spillets begyndelse, slutning
help-go = gå til et spil efter nummer
help-seat = se fra næste plads
help-open = åbne eller skjulte hænder
mark-sideways = ligger på tværs: riichi eller et taget afspil
mark-claimed = taget af en anden
mark-added = lagt til en pon
mark-drawn = spillet ud, som den blev trukket
mark-red = en rød femmer

# Hvad der sker
happened-dealt = { $deal }, dealer { $name }, honba { $counters }, pinde { $sticks }
happened-drew = { $name } trækker { $tile }
happened-drew-hidden = { $name } trækker
happened-replaced = { $name } trækker en erstatning: { $tile }
happened-replaced-hidden = { $name } trækker en erstatning
happened-returned = { $name } lægger brikken tilbage
happened-riichi = { $name }: riichi
happened-double-riichi = { $name }: dobbelt riichi
happened-discarded = { $name } spiller { $tile } ud
happened-discarded-drawn = { $name } spiller den trukne { $tile } ud
happened-stake = { $name } lægger pinden
happened-chi = { $name }: chi { $tiles }
happened-pon = { $name }: pon { $tiles }
happened-kan = { $name }: kan { $tiles }
happened-closed-kan = { $name }: skjult kan { $tiles }
happened-added-kan = { $name } lægger { $tile } til en pon
happened-north = { $name } lægger Nord til side
happened-said = { $name } siger: { $what }
happened-indicator = Ny indikator: { $tile }
happened-erred = { $name } { $what }
happened-died = Hånden er død: { $name }
happened-chombo = { $name } betaler chombo
happened-tsumo = { $name } går mahjong med selvtræk: { $tile }
happened-ron = { $name } går mahjong på { $tile } fra { $from }
happened-announced = { $name } siger, hvad hånden er værd
happened-agreed = { $name } er enig
happened-objected = { $name } protesterer
happened-corrected = { $name } finder en fejl i betalingen
happened-mixed = Brikkerne blandes
happened-ruled = Dommeren afgør
happened-shown = { $name } viser { $hand }
happened-paid = Betaling: { $list }
happened-sticks-returned = Pindene går tilbage

# Hvordan det endte
result-tenpai = Tenpai: { $names }
result-noten = Ingen var tenpai.
result-nagashi = Nagashi mangan: { $names }
final-title = Partiet er slut
final-place = Plads
final-player = Spiller
final-points = Point
final-uma = Uma
final-result = Resultat
final-log = Skrevet til { $file }

# Gengivelser
replay-place = spil { $deal } af { $deals } · skridt { $step } af { $steps }
replay-go = Gå til hvilket spil (1–{ $deals })? { $number }
replay-cut = Optegnelsen er afbrudt i linje { $line }; det forudgående vises.
replay-not-over = Optegnelsen slutter før partiet.
replay-empty = Der er intet spil i den.
replay-terminal = Et parti kræver en terminal, og her er ingen.
replay-log-exists = { $file } findes allerede; en optegnelse overskrives aldrig.
replay-no-seat = Med tre spillere sidder ingen som Nord.
replay-unreadable = { $file }: { $why }
log-json = linje { $line }: ventede en linje af en optegnelse ({ $why })
log-version = linje { $line }: version { $version } af formatet kan ikke læses, kun version 2
log-out-of-place = linje { $line }: det kan ikke stå her
log-no-such-seat = linje { $line }: der sidder ingen på plads { $seat }
log-no-game = linje { $line }: ventede linjen om et parti, som enhver optegnelse begynder med
log-rules = linje { $line }: reglerne giver ingen mening, eller deres hash er en anden
log-deal = linje { $line }: sådan begynder intet spil efter disse regler
log-astray = linje { $line }: efter reglerne kan det ikke ske her

# Spillernes tal
stats-games = Partier
stats-rank = Gennemsnitlig plads
stats-ranks = Pladser
stats-result = Samlet resultat
stats-deals = Spil
stats-wins = Gevinster
stats-tsumo = heraf tsumo
stats-deal-ins = Afgivne
stats-riichi = Riichi
stats-calls = Med meldinger
stats-tenpai = Tenpai i uafgjorte
stats-average-win = Gennemsnitlig gevinst
stats-average-deal-in = Gennemsnitligt tab som feeder
stats-failed = { $count ->
    [one] én optegnelse kunne ikke læses
   *[other] { $count } optegnelser kunne ikke læses
}

# Hvorfor en bot mistede sin tur
stead-late = { $name } svarede ikke i tide.
stead-retired = { $name } var for sen tre gange i træk og spørges ikke mere.
stead-gone = { $name } er væk; dens brikker kasseres, som de trækkes.
stead-absent = { $name } kom ikke; dens brikker kasseres, som de trækkes.
stead-idle = { $name } gjorde ingenting i sin tur.
stead-unreadable = { $name } svarede noget vrøvl.
stead-no-act = { $name } svarede noget, man ikke kan gøre i mahjong.
stead-bad-field = { $name } udelod en del af sit svar.
stead-other-seat = { $name } svarede for en anden plads.
stead-not-allowed = { $name } ville gøre noget, den ikke må nu.
stead-other = { $name } spillede ikke: { $why }
stead-said = { $what } Svaret var: { $said }
`,a=`# The page in the browser.

# Pages
web-home = Forside
web-calculator = Beregner
web-training = Træning
web-cards = Yakukort
web-replays = Optagelser
web-me = Min konto
web-pages = Sider
web-to-home = Til forsiden
web-nothing-here = Her er ikke noget.
web-no-page = Siden kunne ikke hentes.
web-loading = Et øjeblik …
web-language = Sprog
web-theme = Farver
web-theme-system = Som systemet
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast = Høj kontrast
web-tiles = Brikker
web-tiles-regular = traditionelle
web-tiles-plain = store enkle tegn
web-tiles-dark = sorte

# Home
web-title = Riichi mahjong efter din klubs regler
web-lead = Spil mod robotter med det samme, eller åbn et bord for dine venner.
web-your-name = Dit navn
web-guest = Gæst
web-you-are = Du er { $name }.
web-rules = Regler
web-play-now = Spil nu
web-make-table = Lav et bord
web-learn = Lær
web-cards-lead = Alle yaku med et eksempel og en næsten-hånd, tegnet.
web-training-lead = Spørgsmål, der vokser med dig: værdi, ventebrikker, furiten, afspil.
web-rules-lead = Hvad reglerne siger, og ark til print.
web-tables = Borde
web-no-tables = Der er ingen åbne borde nu. Lav et!
web-join = Sæt dig
web-watch = Se på
web-watch-open = Se åbne hænder, forsinket
web-free-seat = ledig plads
web-bot = { $name } (robot)
web-bot-sensei = Sensei
web-bot-student = Studerende
web-bot-steady = Stabil
web-bot-pupil = Elev
web-bot-greedy = Grådig
web-bot-tsumogiri = Tsumogiri
web-bot-random = Tilfældig
web-bot-first = Simpel
web-stage-waiting = Venter på spillere
web-stage-playing = Spiller
web-stage-adjourned = Udsat

# A new table
web-length = Længde
web-length-rules = Som reglerne siger
web-length-one-deal = Et spil
web-length-east = Øst-runde
web-length-east-south = Øst og syd
web-length-all-winds = Alle fire vinde
web-sitting = Måde at spille på
web-assisted = Med hjælp: bordet tillader kun det rigtige
web-real-table = Som ved et rigtigt bord, med fejl og dommer
web-seats = De andre pladser
web-seat-for = Plads { $number }
web-person = Et menneske
web-clock = Tid
web-with-clock = Spil med ur
web-seconds-a-move = Sekunder pr. træk
web-seconds-in-bank = Sekunder i reserve
web-pace = Robotter tænker (ms)
web-window = Hver afkastet brik ligger mindst (ms)
web-entry = Hvem må være med
web-entry-open = Alle
web-entry-link = Hvem der har linket
web-entry-password = Hvem der kender kodeordet
web-password = Kodeord
web-chat = Chat
web-phrases = Faste fraser
web-open-hands = Tilskuere må se hænder senere
web-open-after = Efter sekunder
web-open-table = Åbn bordet

# At the table
web-table = Bord
web-menu = Menu
web-close = Luk
web-choices = Hvad du kan gøre
web-your-hand = Din hånd
web-your-turn = Din tur
web-dice = Terninger: { $dice }
web-furiten-since = furiten: du afkastede { $tile }
web-why-no-win = Hvorfor kan jeg ikke vinde?
web-drawn-tile = { $tile }, lige trukket
web-forbidden-tile = { $tile } (ikke tilladt nu)
web-wind-0 = Ø
web-wind-1 = S
web-wind-2 = V
web-wind-3 = N
web-stand-in = afløser spiller
web-away = ikke her
web-do-draw = Træk
web-do-pon = Pong
web-do-chi = Chi
web-do-closed-kan = Skjult kang
web-do-added-kan = Forøg til kang
web-do-agree = Enig
web-do-object = Gør indsigelse
web-do-mix = Bland brikkerne
web-do-correct = Betalingen var forkert
web-do-announce = Meld
web-ask-draw = Din tur: træk en brik
web-ask-announce = Sig, hvad hver skal betale
web-ask-accept = Er du enig i værdien?
web-ask-settle = Spillet er betalt: bland brikkerne, når alt er rigtigt
web-pays = { $name } betaler
web-connecting = Forbinder …
web-lost = Forbindelsen er tabt. Spillet fortsætter; vi prøver at komme tilbage …
web-left = Du har forladt bordet.
web-you-watch = Du ser på
web-next-deal = Næste spil
web-final = Slutstilling
web-see-table = Se på bordet
web-waits-for = Venter på { $names }
web-rematch = Spil igen
web-rematch-made = Et nyt bord er klar: sæt dig
web-record = Hent optegnelsen
web-replay = Se spillet igen
web-proof = Bevis for murene
web-proof-about = Før spillet fortalte serveren fingeraftrykket af den hemmelighed, som alle mure blev bygget af; nu fortæller den hemmeligheden.
web-promised = Fingeraftryk (SHA-256)
web-seed = Hemmelighed
web-share = Send denne adresse til dine venner:
web-copy = Kopiér
web-copied = Kopieret
web-leave = Forlad bordet

# Before a deal is played
web-opening = Vis pladstrækningen, terningerne og murene
web-opening-skip = Spring over
web-opening-never = Vis det aldrig
web-opening-draw = Vindene ligger med bagsiden op. Hver vender en og sætter sig derefter.
web-opening-lot = Pladserne blev trukket ved lodtrækning.
web-opening-east = { $name } har Øst: den første dealer.
web-opening-roll = { $name } kaster terningerne: { $dice }.
web-opening-gap = Muren hos { $name } brydes efter { $stacks } stakke fra højre.
web-opening-dead = { $stacks } stakke til højre for bruddet er den døde mur. Indikatoren er { $tile }.
web-opening-four = Brikkerne tages fire ad gangen.
web-opening-first-and-fifth = { $name } tager den første og den femte, de andre en hver.
web-opening-one-each = En til hver, og { $name } trækker den fjortende.
web-key-skip = spring murene over
web-walls = Vis murene
web-round-marker = Rundemærke

# The players' part of the walls
web-part = Din del af murene
web-part-about = Murene kommer af serverens hemmelighed og af det, som hver spiller føjer til, så ingen kan bygge dem alene. Dette er valgt tilfældigt; skriv noget andet, hvis du vil. Efter spillet kan du kontrollere det.
web-part-change = Føj dette til i stedet
web-part-yours = Du føjede til

# The menu at the table
web-auto = Gøres for mig
web-auto-win = Vind, når jeg kan
web-auto-no-calls = Ingen meldinger
web-auto-discard = Afkast det, jeg trækker
web-settings = Indstillinger
web-sounds = Lyde
web-help = Vis ventebrikker og furiten
web-guard = Afkast med et ekstra klik
web-yaku-translated = Oversatte navne på yaku
web-send = Send
web-log = Hvad der er sket
web-key-drawn = afkast den trukne brik
web-key-riichi = riichi, og tilbage
web-call-judge = Tilkald dommeren
web-judge-called = { $name } tilkalder dommeren
web-propose-adjourn = Stop for i dag
web-propose-end = Slut spillet
web-mute = Gør { $name } tavs
web-remove = Fjern { $name }

# The judge
web-judge = Dommer
web-ruling = Afgørelse
web-ruling-offence = Forseelse
web-ruling-penalty = Straf
web-ruling-inspection = Undersøg hånden
web-ruling-points = Ret pointene
web-ruling-redeal = Giv om
web-ruling-remark = Bemærkning
web-penalty-chombo = Chombo
web-penalty-dead-hand = Død hånd
web-note = Hvorfor
web-do-rule = Afgør

# The account
web-log-in = Log ind
web-log-out = Log ud
web-register = Behold min konto
web-keep-account = Behold navnet og dine spil med et kodeord
web-my-games = Mine spil
figures-title = Mine tal
figures-trend = Resultat, spil for spil
figures-rates = Af { $deals } spil
figures-look = Se
figures-day = Dato

# What went wrong
fault-our-fault = Noget gik galt på serveren.
fault-no-connection = Serveren svarer ikke.
`,o=`# Yaku: the name in the reader's own words; .romanised is the Japanese name in his letters;
# .about is what the hand needs.

yaku-riichi = Riichi
    .romanised = Riichi
    .about = Meldt med en skjult hånd i tenpai.
yaku-double-riichi = Dobbelt riichi
    .romanised = Daburu riichi
    .about = Riichi på første afspil, før nogen har meldt.
yaku-ippatsu = I første hug
    .romanised = Ippatsu
    .about = Mahjong inden for én omgang efter riichi, uden meldinger imellem.
yaku-menzen-tsumo = Skjult selvtræk
    .romanised = Menzen tsumo
    .about = En skjult hånd, der selv trækker vinderbrikken.
yaku-pinfu = Kun chi
    .romanised = Pinfu
    .about = Skjult hånd med fire chi og et par uden værdi, færdiggjort på en dobbeltendet chi.
yaku-tanyao = Kun toere til ottere
    .romanised = Tanyao
    .about = Ingen ettere, niere, vinde eller drager.
yaku-iipeikou = To helt ens chi
    .romanised = Iipeikou
    .about = To ens chi i samme kulør i en skjult hånd.
yaku-yakuhai-seat = Egen vind
    .romanised = Yakuhai, jikaze
    .about = Pon eller kan i egen vind.
yaku-yakuhai-round = Rundens vind
    .romanised = Yakuhai, bakaze
    .about = Pon eller kan i rundens vind.
yaku-yakuhai-white = Hvid drage
    .romanised = Yakuhai, haku
    .about = Pon eller kan i hvid drage.
yaku-yakuhai-green = Grøn drage
    .romanised = Yakuhai, hatsu
    .about = Pon eller kan i grøn drage.
yaku-yakuhai-red = Rød drage
    .romanised = Yakuhai, chun
    .about = Pon eller kan i rød drage.
yaku-haitei = Sidste brik
    .romanised = Haitei raoyue
    .about = Selvtræk på murens sidste brik.
yaku-houtei = Sidste afspil
    .romanised = Houtei raoyui
    .about = Mahjong på det sidste afspil.
yaku-rinshan = Efter en kan
    .romanised = Rinshan kaihou
    .about = Mahjong på den løse brik efter en kan.
yaku-chankan = Stjæle en kan
    .romanised = Chankan
    .about = Mahjong på den brik, en anden forøger sin pon med.
yaku-sanshoku-doujun = Samme chi i tre kulører
    .romanised = Sanshoku doujun
    .about = Den samme chi i alle tre kulører.
yaku-ittsu = Række fra et til ni
    .romanised = Ittsuu
    .about = 123, 456 og 789 i samme kulør.
yaku-chanta = Officerer i alle sæt
    .romanised = Chanta
    .about = En etter, nier, vind eller drage i hvert sæt og i parret, og mindst én chi.
yaku-sanrenkou = Tre pon i rækkefølge
    .romanised = Sanrenkou
    .about = Pon i tre på hinanden følgende tal i samme kulør.
yaku-toitoi = Kun pon
    .romanised = Toitoi
    .about = Fire pon eller kan.
yaku-chiitoitsu = Syv par
    .romanised = Chiitoitsu
    .about = Syv forskellige par.
yaku-sanankou = Tre skjulte pon
    .romanised = Sanankou
    .about = Tre pon eller kan, samlet uden andres brikker.
yaku-sanshoku-doukou = Samme pon i tre kulører
    .romanised = Sanshoku doukou
    .about = Den samme pon i alle tre kulører.
yaku-sankantsu = Tre kan
    .romanised = Sankantsu
    .about = Tre kan, åbne eller skjulte.
yaku-shousangen = Lille dragehånd
    .romanised = Shousangen
    .about = To pon i drager og et par i den tredje drage.
yaku-honroutou = Kun officerer
    .romanised = Honroutou
    .about = Kun ettere, niere, vinde og drager.
yaku-honitsu = Ren hånd
    .romanised = Honitsu
    .about = Én kulør samt vinde eller drager.
yaku-junchan = Ettere og niere i alle sæt
    .romanised = Junchan
    .about = En etter eller nier i hvert sæt og i parret, og mindst én chi.
yaku-ryanpeikou = To gange to helt ens chi
    .romanised = Ryanpeikou
    .about = To gange to ens chi i en skjult hånd.
yaku-chinitsu = Helt ren hånd
    .romanised = Chinitsu
    .about = Én kulør og intet andet.
yaku-renhou = Menneskehånd
    .romanised = Renhou
    .about = Mahjong på et afspil før egen første tur, i en ubrudt første omgang.
yaku-nagashi-mangan = Afspilsmangan
    .romanised = Nagashi mangan
    .about = Ved uafgjort: kun ettere, niere, vinde og drager spillet ud.
yaku-tenhou = Himmelhånd
    .romanised = Tenhou
    .about = Øst har mahjong på starthånden.
yaku-chiihou = Jordhånd
    .romanised = Chiihou
    .about = Mahjong på det første selvtræk, i en ubrudt første omgang.
yaku-suuankou = Fire skjulte pon
    .romanised = Suuankou
    .about = Fire pon eller kan, samlet uden andres brikker.
yaku-suuankou-tanki = Fire skjulte pon på parret
    .romanised = Suuankou tanki
    .about = Fire skjulte pon, færdiggjort på parret.
yaku-kokushi = Tretten vidundere
    .romanised = Kokushi musou
    .about = En af hver etter, nier, vind og drage, og én af dem to gange.
yaku-kokushi-thirteen = Tretten vidundere på tretten chancer
    .romanised = Kokushi musou juusanmen
    .about = Tretten vidundere, der ventede på alle tretten brikker.
yaku-chuuren = Ni lanterner
    .romanised = Chuuren poutou
    .about = 1112345678999 og en ekstra brik i samme kulør, skjult hånd.
yaku-chuuren-nine = Ni lanterner på ni chancer
    .romanised = Junsei chuuren poutou
    .about = Ni lanterner, der ventede på alle ni brikker.
yaku-daisangen = Stor dragehånd
    .romanised = Daisangen
    .about = Pon eller kan i alle tre drager.
yaku-shousuushii = Lille vindhånd
    .romanised = Shousuushii
    .about = Pon i tre vinde og et par i den fjerde.
yaku-daisuushii = Stor vindhånd
    .romanised = Daisuushii
    .about = Pon eller kan i alle fire vinde.
yaku-tsuuiisou = Kun honnører
    .romanised = Tsuuiisou
    .about = Kun vinde og drager.
yaku-ryuuiisou = Jadehånd
    .romanised = Ryuuiisou
    .about = Kun 2, 3, 4, 6 og 8 bambus og grønne drager.
yaku-chinroutou = Kun ettere og niere
    .romanised = Chinroutou
    .about = Ettere og niere og intet andet.
yaku-suukantsu = Fire kan
    .romanised = Suukantsu
    .about = Fire kan, åbne eller skjulte.
yaku-daisharin = Store hjul
    .romanised = Daisharin
    .about = 22334455667788 i cirkel: to af hver fra 2 til 8, skjult hånd.
`;export{n as a,r as i,a as n,t as o,i as r,e as s,o as t};