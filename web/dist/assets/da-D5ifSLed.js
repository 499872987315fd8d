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
no-win-not-robbed = brikken må ikke stjæles
no-win-dead-hand = den er død
offence-shout = meldte mahjong uden at vise hånden
offence-noten-riichi = meldte riichi uden at være tenpai
offence-false-kan-after-riichi = meldte en kang, der ikke er tilladt efter riichi
offence-riichi-too-late = { $tiles ->
    [0] meldte riichi uden flere brikker i den levende mur
    [one] meldte riichi med én brik tilbage i den levende mur
   *[other] meldte riichi med { $tiles } brikker tilbage i den levende mur
}
offence-false-call = meldte et sæt, der ikke er et sæt eller ikke er tilladt
offence-call-with-dead-hand = meldte på en brik med død hånd
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
offence-peeking = så på en andens hånd
`,t=`# Afstand til tenpai, ventninger, brikker, der hjælper.

shanten-complete = færdig
shanten-tenpai = tenpai
shanten-away = { $shanten ->
    [one] én brik fra tenpai
   *[other] { $shanten } brikker fra tenpai
}
form-standard = fire sæt og et par
form-pairs = syv par
form-orphans = tretten vidundere
waits-tenpai-named = tenpai, { -wait } på { $name }
waits-not-tenpai = ikke tenpai: { $shanten }
waits-not-held = { $left } ikke på hånden
waits-all-held = ville gøre hånden færdig, men spilleren har selv alle fire
# Ventninger: hvad brikken gør færdigt
wait-kind-two-sided = { -double-ended } chi
wait-kind-closed = splitchi
wait-kind-edge = endechi
wait-kind-pair = parret
wait-kind-two-pon = en af to pong
wait-kind-orphan = den manglende officer
# Hele håndens ventning
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
sim-wins = Mahjong
sim-tsumo = heraf tsumo
sim-exhausted = Uafgjorte
sim-time = { $seconds } s
sim-per-second = pr. sekund
abort-four-kans = Afbrudt: fire kang
abort-four-riichi = Afbrudt: fire riichi
abort-four-winds = Afbrudt: fire vinde
abort-nine-kinds = Afbrudt: ni slags officerer
abort-three-rons = Afbrudt: tre ron
abort-chombo = Sluttede med chombo
abort-void = Givet om efter dommerens afgørelse
`,n=`# Hvad en hånd er værd, og hvorfor.

# Brikker og vinde
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
tile-east = øst
tile-south = syd
tile-west = vest
tile-north = nord

# Overskrifter
score-under = Regler: { $rules }
score-yaku = Yaku
score-fu = Fu
score-payments = Betaling
score-rejected = Andre måder at læse hånden på
score-all-waits = Hvad hver vinderbrik er værd
score-indicators = Dora-indikatorer
score-ura-indicators = Ura-dora-indikatorer

# Hvordan der blev mahjong
won-by-tsumo = { $seat } går mahjong på selvtræk: { $tile }
won-by-ron = { $seat } går mahjong på { $tile }
won-by-ron-from = { $seat } går mahjong på { $tile } fra { $from }
situation = { $round } som rundens vind, { $seat } som egen vind
situation-dealer = { $round } som rundens vind, { $seat } som egen vind

# Han
han = { $han } { -han-unit }
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

# Fu, og hvad de gives for
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rundet op til { $fu }
fu-base = enhver hånd
fu-closed-ron = skjult hånd, mahjong på afspil
fu-seven-pairs = syv par
fu-triplet-open = åben pong: { $tile }
fu-triplet-closed = skjult pong: { $tile }
fu-kan-open = åben kang: { $tile }
fu-kan-closed = skjult kang: { $tile }
fu-pair-dragon = par i drager: { $tile }
fu-pair-seat = par i egen vind: { $tile }
fu-pair-round = par i rundens vind: { $tile }
fu-pair-double = par i både egen og rundens vind: { $tile }
fu-tsumo = selvtræk
fu-rinshan = selvtræk på løs brik
fu-open-pinfu = åben hånd uden andre fu
fu-why-no-tsumo = Selvtrukket pinfu: ingen fu for selvtrækket.
fu-by-win = Pong i { $tile } tæller som åben, fordi den blev færdiggjort på et afspil.

# Grænser
limit-none = under mangan
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = optalt yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } { -han-unit } { $fu } fu, rundet op til mangan
total-han-fu = { $han } { -han-unit } { $fu } fu
total-limit-han = { $han } { -han-unit }, { $limit }
total-points = { $points } point

# Betaling
pays-hand = for hånden
pays-honba = { $honba ->
    [one] én honba
   *[other] { $honba } honba
}
pays-sticks = { $sticks ->
    [one] én riichipind
   *[other] { $sticks } riichipinde
}
pays-total = i alt
pays-winner = vinder
pays-discarder = feeder
pays-liable = ansvarlig ({ -pao }): { $yaku }
pays-share-each = { $points } fra hver
pays-share-dealer = { $points } fra Øst, { $others } fra hver af de andre

# Hvordan hånden læses
shape-pairs = syv par
shape-orphans = tretten vidundere
wait-two-sided = { -wait } på { -double-ended } chi
wait-closed = { -wait } på splitchi
wait-edge = { -wait } på endechi
wait-pair = { -wait } på parret
wait-two-pon = { -wait } på en af to pong
wait-orphans = { -wait } på tretten chancer
reading-worth = { $yaku }: { $points } point
reading-no-yaku = ingen yaku
reading-too-few = { $yaku }: for få { -han-unit }

# Hvorfor hånden ikke er noget værd
no-score-wrong-size = En hånd har 13 brikker før vinderbrikken, når hvert meldt sæt regnes for tre; denne har { $tiles }.
no-score-fifth-copy = Der findes kun fire af hver brik; der er ingen femte { $tile }.
no-score-not-complete = Hånden bliver ikke færdig med { $tile }.
no-score-waits = Den { -wait } på { $tiles }.
no-score-waits-nothing = Den er ikke tenpai.
no-score-open-riichi = Riichi kræver en skjult hånd; denne er åben.
no-score-no-yaku = Ingen yaku: en hånd skal have mindst én, og dora er ikke yaku.
no-score-too-few-han = { $han ->
    [one] Hånden har kun én { -han-unit } uden dora; der kræves { $least }.
   *[other] Hånden har kun { $han } { -han-unit } uden dora; der kræves { $least }.
}
no-score-own-discard = Ingen går mahjong på sit eget afspil.
no-score-ippatsu = Ippatsu kræver riichi.
no-score-rinshan = En løs brik trækkes efter en kang eller en nord, der er lagt til side; denne hånd har ingen af delene.
no-score-rinshan-ron = En løs brik er trukket, ikke afspillet.
no-score-chankan-tsumo = At stjæle en kang er ron, ikke tsumo.
no-score-first-melds = I en ubrudt første { -go-around } er der ingen meldte sæt.
no-score-first-riichi = Ved mahjong i første tur har ingen nået at melde riichi.
no-score-ura = Ura-dora kræver riichi.
no-score-seat = Med tre spillere er der ingen Nord.
no-score-too-many = Der er flere end fire af brikken { $tile }.
no-score-liable = Efter disse regler er ingen ansvarlig ({ -pao }) for { $yaku }.
no-score-norths = Efter disse regler lægges nord ikke til side.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = Yaku afhænger af, hvilken brik der kommer, og det forbyder disse regler.
no-score-chankan = Efter disse regler må en kang ikke stjæles.
no-score-chi = Efter disse regler meldes der ikke chi.
gain = +{ $points }
`,r=`serve-ready = Hanchan kører på { $url }
serve-checked = Opsætningen er i orden: lytter på { $address }, data i { $data }

table-not-for-you = Det er ikke din opgave.
table-no-chat = Der kan ikke skrives her nu.
table-not-the-owner = Det kan kun den, der har oprettet bordet.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Det er ikke en gyldig afgørelse.
table-not-your-choice = Valget er ikke dit.
table-removed = Du er fjernet fra dette bord.
table-nobody-there = Den person er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har imens handlet fra en anden enhed.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-thanks = Tak!
phrase-nice-hand = Flot hånd!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-well-played = Godt spillet!
`,i=`# Bordet i terminalen, optagelser og spillernes tal.

# Hvad der ligger på bordet
table-honba = Honba { $honba }
table-sticks = Pinde { $sticks }
table-left = Brikker { $tiles }
table-dora = Indikatorer
table-riichi = riichi
table-double-riichi = { -double-riichi }
table-dead = død hånd
table-furiten = furiten
table-player = Spiller
table-too-small = Bordet kræver et vindue på 80 kolonner og 24 linjer; dette har { $columns } og { $lines }.

# Hvad der spørges om
ask-turn = Din tur: afspil en brik
ask-riichi = Riichi: hvilken brik afspiller du?
ask-claim = { $name }: { $tile } – melder du?
ask-rob = { $name }: { $tile } – stjæler du den?
ask-show = Uafgjort: viser du din hånd?
ask-stop = Du fører i sidste spil: slutter partiet?
ask-other = { $name } har turen
ask-quit = Vil du forlade partiet? Det er ikke slut.
ask-leave = Enter: forlad · enhver anden tast: bliv

# Hvad man kan gøre
do-riichi = Riichi
do-closed-kan = Skjult kang { $tile }
do-added-kan = Forøg til kang { $tile }
do-north = Læg nord til side
do-nine-kinds = Ni slags: afbryd
do-chi = Chi { $tiles }
do-pon = Pong { $tiles }
do-kan = Kang
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
keys-play = ←→ a–n brik · Enter afspil · w hvorfor ikke? · t tenpai · ? hjælp · q slut
keys-replay = ←→ trin · ↑↓ spil · g gå til · s plads · o hænder · t tenpai · ? hjælp · q slut
help-title = Hjælp
help-close = Enhver tast lukker hjælpen.
help-cursor = flyt mellem brikker eller valg
help-enter = afspil brikken, tag valget
help-letter = afspil brikken med dette bogstav
help-number = tag valget med dette nummer
help-pass = pas
help-why = hvorfor kan jeg ikke gå mahjong?
help-waits = vinderbrikker og afstand til tenpai
help-quit = forlad
help-step = et trin tilbage, frem
help-deal = forrige, næste spil
help-ends = spillets begyndelse, slutning
help-go = gå til et spil efter nummer
help-seat = se fra næste plads
help-open = åbne eller skjulte hænder
mark-sideways = ligger på tværs: riichi eller et taget afspil
mark-claimed = taget af en anden
mark-added = lagt til en pong
mark-drawn = afspillet, som den blev trukket
mark-red = en rød femmer

# Hvad der sker
happened-dealt = { $deal }, Øst er { $name }, honba { $honba }, pinde { $sticks }
happened-drew = { $name } trækker { $tile }
happened-drew-hidden = { $name } trækker
happened-replaced = { $name } trækker en løs brik: { $tile }
happened-replaced-hidden = { $name } trækker en løs brik
happened-returned = { $name } lægger brikken tilbage
happened-riichi = { $name }: riichi
happened-double-riichi = { $name }: { -double-riichi }
happened-discarded = { $name } afspiller { $tile }
happened-discarded-drawn = { $name } afspiller { $tile }, lige trukket
happened-stake = { $name } lægger pinden
happened-chi = { $name }: chi { $tiles }
happened-pon = { $name }: pong { $tiles }
happened-kan = { $name }: kang { $tiles }
happened-closed-kan = { $name }: skjult kang { $tiles }
happened-added-kan = { $name } forøger sin pong med { $tile }
happened-north = { $name } lægger nord til side
happened-said = { $name } siger: { $what }
happened-indicator = Ny indikator: { $tile }
happened-erred = { $name } { $what }
happened-died = Hånden er død: { $name }
happened-chombo = { $name } betaler chombo
happened-tsumo = { $name } går mahjong på selvtræk: { $tile }
happened-ron = { $name } går mahjong på { $tile } fra { $from }
happened-announced = { $name } siger, hvad hånden er værd
happened-agreed = { $name } er enig
happened-objected = { $name } gør indsigelse
happened-corrected = { $name } finder en fejl i betalingen
happened-mixed = Brikkerne blandes
happened-ruled = Dommeren afgør
happened-shown = { $name } viser { $hand }
happened-paid = Betaling: { $list }
happened-sticks-returned = Pindene går tilbage

# Hvordan det endte
result-tenpai = Tenpai: { $names }
result-noten = Ingen var tenpai.
result-nagashi = Afspilsmangan: { $names }
final-title = Partiet er slut
final-place = Plads
final-player = Spiller
final-points = Point
final-uma = Uma
final-result = Resultat
final-log = Skrevet til { $file }

# Optagelser
replay-place = spil { $deal } af { $deals } · trin { $step } af { $steps }
replay-go = Gå til hvilket spil (1–{ $deals })? { $number }
replay-cut = Optagelsen er afbrudt i linje { $line }; det, der kommer før, vises.
replay-not-over = Optagelsen slutter før partiet.
replay-empty = Der er ingen spil i den.
replay-terminal = Et parti kræver en terminal, og her er ingen.
replay-log-exists = { $file } findes allerede; en optagelse overskrives aldrig.
replay-no-seat = Med tre spillere er der ingen Nord.
replay-unreadable = { $file }: { $why }
log-json = linje { $line }: forventede en linje fra en log ({ $why })
log-version = linje { $line }: version { $version } af formatet kan ikke læses, kun version 2
log-out-of-place = linje { $line }: det kan ikke stå her
log-no-such-seat = linje { $line }: der sidder ingen på plads { $seat }
log-no-game = linje { $line }: forventede linjen om et parti, som enhver log begynder med
log-rules = linje { $line }: reglerne giver ingen mening, eller deres hash er en anden
log-deal = linje { $line }: sådan begynder intet spil efter disse regler
log-astray = linje { $line }: efter reglerne kan det ikke ske her

# Spillernes tal
stats-games = Partier
stats-rank = Gennemsnitlig plads
stats-ranks = Pladser
stats-result = Samlet resultat
stats-deals = Spil
stats-wins = Mahjong
stats-tsumo = heraf tsumo
stats-deal-ins = Som feeder
stats-riichi = Riichi
stats-calls = Med meldinger
stats-tenpai = Tenpai ved uafgjort
stats-average-win = Gennemsnitlig mahjong
stats-average-deal-in = Gennemsnitligt tab som feeder
stats-failed = { $count ->
    [one] én optagelse kunne ikke læses
   *[other] { $count } optagelser kunne ikke læses
}

# Hvorfor en bot mistede sin tur
stead-late = { $name } svarede ikke i tide.
stead-retired = { $name } var for sen tre gange i træk og spørges ikke mere.
stead-gone = { $name } er væk; dens brikker afspilles, som de trækkes.
stead-absent = { $name } kom ikke; dens brikker afspilles, som de trækkes.
stead-idle = { $name } gjorde ingenting i sin tur.
stead-unreadable = { $name } gav et svar, der ikke kan læses.
stead-no-act = { $name } svarede med noget, man ikke kan gøre i mahjong.
stead-bad-field = { $name } udelod en del af sit svar.
stead-other-seat = { $name } svarede for en anden plads.
stead-not-allowed = { $name } ville gøre noget, der ikke er tilladt nu.
stead-other = { $name } spillede ikke: { $why }
stead-said = { $what } Svaret var: { $said }
`,a=`# Ord, som klubberne bruger forskelligt. Beskederne bruger dem som termer; en klub erstatter dem i sin egen terms.ftl.

# Enheden for en yakus værdi (beskeden "han" findes i forvejen, og en term må ikke hedde det samme). Begge ord er fælleskøn og ens i flertal.
-han-unit = { $form ->
    [capital] Han
   *[plain] han
}
# Det, hånden gør, når kun én brik mangler; bruges altid med "på".
-wait = { $form ->
    [capital] Venter
    [past] ventede
   *[present] venter
}
-double-ended = dobbeltendet
-dead-wall = { $form ->
    [capital] Den døde mur
   *[plain] den døde mur
}
# Én tur til hver spiller. Begge ord er fælleskøn.
-go-around = omgang
-double-riichi = dobbelt riichi
-pao = pao

# Japanske navne i teksten.
-chankan = chankan
-chiihou = chiihou
-honroutou = honroutou
-kokushi = kokushi musou
-rinshan = rinshan
-ryuuiisou = ryuuiisou
-sanankou = sanankou
-shousangen = shousangen
`,o=`# Siden i browseren.

# Sider
web-home = Forside
web-calculator = Beregner
web-training = Træning
web-cards = Yakukort
web-replays = Optagelser
web-me = Min konto
web-pages = Sider
web-to-home = Til forsiden
web-nothing-here = Her er ikke noget.
web-no-page = Siden kunne ikke indlæses.
web-loading = Et øjeblik …
web-language = Sprog
web-theme = Farver
web-theme-system = Som systemet
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast = Høj kontrast
web-tiles = Brikker
web-tiles-regular = traditionelle
web-tiles-plain = store, enkle tegn
web-tiles-dark = sorte

# Forsiden
web-title = Riichi mahjong efter din klubs regler
web-lead = Spil mod botter med det samme, eller åbn et bord for dine venner.
web-your-name = Dit navn
web-guest = Gæst
web-you-are = Du er { $name }.
web-rules = Regler
web-play-now = Spil nu
web-make-table = Opret et bord
web-learn = Lær
web-cards-lead = Alle yaku, tegnet med et eksempel og et næsten-eksempel.
web-training-lead = Spørgsmål, der følger dit niveau: værdi, ventninger, furiten, afspil.
web-rules-lead = Hvad reglerne siger, og ark til udskrivning.
web-tables = Borde
web-no-tables = Der er ingen åbne borde nu. Opret et!
web-join = Sæt dig
web-watch = Se på
web-watch-open = Se åbne hænder med forsinkelse
web-free-seat = ledig plads
web-bot = { $name } (bot)
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

# Et nyt bord
web-length = Længde
web-length-rules = Som i reglerne
web-length-one-deal = Ét spil
web-length-east = Østrunden
web-length-east-south = Øst- og sydrunden
web-length-all-winds = Alle fire runder
web-sitting = Bordtype
web-assisted = Med hjælp: kun tilladte træk er mulige
web-real-table = Som ved et rigtigt bord, med fejl og dommer
web-seats = De andre pladser
web-seat-for = Plads { $number }
web-person = Et menneske
web-clock = Tid
web-with-clock = Spil med ur
web-seconds-a-move = Sekunder pr. træk
web-seconds-in-bank = Sekunder i reserve
web-pace = Botternes betænkningstid (ms)
web-window = Mindste tid pr. afspil (ms)
web-entry = Hvem der må være med
web-entry-open = Alle
web-entry-link = Alle med linket
web-entry-password = Alle med adgangskoden
web-password = Adgangskode
web-chat = Chat
web-phrases = Faste sætninger
web-open-hands = Tilskuere må se hænderne med forsinkelse
web-open-after = Forsinkelse (sekunder)
web-open-table = Åbn bordet

# Ved bordet
web-table = Bord
web-menu = Menu
web-close = Luk
web-choices = Hvad du kan gøre
web-your-hand = Din hånd
web-your-turn = Din tur
web-dice = Terninger: { $dice }
web-furiten-since = furiten: du har afspillet { $tile }
web-why-no-win = Hvorfor kan jeg ikke gå mahjong?
web-drawn-tile = { $tile }, lige trukket
web-forbidden-tile = { $tile } (ikke tilladt nu)
web-wind-0 = Ø
web-wind-1 = S
web-wind-2 = V
web-wind-3 = N
web-stand-in = en afløser spiller
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
web-ask-settle = Spillet er betalt: bland brikkerne, når alt passer
web-pays = { $name } betaler
web-connecting = Forbinder …
web-lost = Forbindelsen er afbrudt. Partiet fortsætter; vi prøver at oprette forbindelsen igen …
web-left = Du har forladt bordet.
web-you-watch = Du er tilskuer
web-next-deal = Næste spil
web-final = Slutstilling
web-see-table = Se på bordet
web-waits-for = Venter på { $names }
web-rematch = Spil igen
web-rematch-made = Et nyt bord er klar: sæt dig
web-record = Hent optagelsen
web-replay = Se partiet igen
web-proof = Bevis for murene
web-proof-about = Før partiet offentliggjorde serveren fingeraftrykket af den hemmelighed, som alle murene er dannet af; nu viser den hemmeligheden.
web-promised = Fingeraftryk (SHA-256)
web-seed = Hemmelighed
web-share = Send denne adresse til dine venner:
web-copy = Kopiér
web-copied = Kopieret
web-leave = Forlad bordet

# Før et spil
web-opening = Vis pladstrækningen, terningerne og murene
web-opening-skip = Spring over
web-opening-never = Vis det aldrig
web-opening-draw = Vindene ligger med bagsiden op. Alle vender en brik og sætter sig efter den.
web-opening-lot = Pladserne er fordelt ved lodtrækning.
web-opening-east = { $name } er den første Øst.
web-opening-roll = { $name } slår med terningerne: { $dice }.
web-opening-gap = Muren hos { $name } brydes efter { $stacks } stakke, talt fra højre.
web-opening-dead = { $stacks } stakke til højre for bruddet er { -dead-wall }. Indikatoren er { $tile }.
web-opening-four = Man tager fire brikker ad gangen.
web-opening-first-and-fifth = { $name } tager den første og den femte, de andre én hver.
web-opening-one-each = Én til hver, og { $name } trækker den fjortende.
web-key-skip = spring murene over
web-walls = Vis murene
web-round-marker = Rundemarkør

# Spillernes bidrag til murene
web-part = Dit bidrag til murene
web-part-about = Murene dannes af serverens hemmelighed og af det, hver spiller føjer til, så ingen kan bestemme dem alene. Dette er valgt tilfældigt; skriv noget andet, hvis du vil. Efter partiet kan du kontrollere det.
web-part-change = Føj dette til i stedet
web-part-yours = Du føjede til

# Menuen ved bordet
web-auto = Automatisk
web-auto-win = Gå mahjong, når jeg kan
web-auto-no-calls = Ingen meldinger
web-auto-discard = Afspil det, jeg trækker
web-settings = Indstillinger
web-sounds = Lyde
web-help = Vis vinderbrikker og furiten
web-guard = Afspil med et ekstra klik
web-yaku-translated = Danske navne på yaku
web-send = Send
web-log = Hvad der er sket
web-key-drawn = afspil den brik, du lige har trukket
web-key-riichi = vælg riichi, fortryd
web-call-judge = Tilkald dommeren
web-judge-called = { $name } tilkalder dommeren
web-propose-adjourn = Stop for i dag
web-propose-end = Slut partiet
web-mute = Luk chatten for { $name }
web-remove = Fjern { $name }

# Dommeren
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
web-note = Begrundelse
web-do-rule = Afgør

# Kontoen
web-log-in = Log ind
web-log-out = Log ud
web-register = Behold min konto
web-keep-account = Behold dit navn og dine partier med en adgangskode
web-my-games = Mine partier
figures-title = Mine tal
figures-trend = Resultat, parti for parti
figures-rates = Af { $deals } spil
figures-look = Se
figures-day = Dato

# Hvad der gik galt
fault-internal = Noget gik galt på serveren.
fault-no-connection = Serveren svarer ikke.
`,s=`# Yaku: navnet på dansk; .romanised er det japanske navn; .about er det, hånden kræver.

yaku-riichi = Riichi
    .romanised = Riichi
    .about = Meldt med en skjult hånd i tenpai.
yaku-double-riichi = Dobbelt riichi
    .romanised = Daburu riichi
    .about = Riichi på eget første afspil, før nogen har meldt.
yaku-ippatsu = I første hug
    .romanised = Ippatsu
    .about = Mahjong inden for én { -go-around } efter riichi, uden meldinger imellem.
yaku-menzen-tsumo = Skjult selvtræk
    .romanised = Menzen tsumo
    .about = Skjult hånd; man trækker selv vinderbrikken.
yaku-pinfu = Kun chi
    .romanised = Pinfu
    .about = Fire chi og et par, der ikke giver point, færdiggjort på en { -double-ended } chi.
yaku-tanyao = Kun toere til ottere
    .romanised = Tanyao
    .about = Ingen ettere, niere, vinde eller drager.
yaku-iipeikou = To helt ens chi
    .romanised = Iipeikou
    .about = Den samme chi to gange i samme kulør.
yaku-yakuhai-seat = Egen vind
    .romanised = Yakuhai, jikaze
    .about = Pong eller kang i egen vind.
yaku-yakuhai-round = Rundens vind
    .romanised = Yakuhai, bakaze
    .about = Pong eller kang i rundens vind.
yaku-yakuhai-white = Hvid drage
    .romanised = Yakuhai, haku
    .about = Pong eller kang i hvid drage.
yaku-yakuhai-green = Grøn drage
    .romanised = Yakuhai, hatsu
    .about = Pong eller kang i grøn drage.
yaku-yakuhai-red = Rød drage
    .romanised = Yakuhai, chun
    .about = Pong eller kang i rød drage.
yaku-haitei = Sidste brik
    .romanised = Haitei raoyue
    .about = Selvtræk på murens sidste brik.
yaku-houtei = Sidste afspil
    .romanised = Houtei raoyui
    .about = Mahjong på det sidste afspil.
yaku-rinshan = Efter en kang
    .romanised = Rinshan kaihou
    .about = Mahjong på den løse brik efter en kang.
yaku-chankan = Stjæle en kang
    .romanised = Chankan
    .about = Mahjong på den brik, en anden forøger sin pong med.
yaku-sanshoku-doujun = Samme chi i tre kulører
    .romanised = Sanshoku doujun
    .about = Den samme chi i alle tre kulører.
yaku-ittsu = Række fra et til ni
    .romanised = Ittsuu
    .about = 1-2-3, 4-5-6 og 7-8-9 i samme kulør.
yaku-chanta = Officerer i alle sæt
    .romanised = Chanta
    .about = En etter, nier, vind eller drage i hvert sæt og i parret samt mindst én chi.
yaku-sanrenkou = Tre pong i rækkefølge
    .romanised = Sanrenkou
    .about = Pong i tre på hinanden følgende tal i samme kulør.
yaku-toitoi = Kun pong
    .romanised = Toitoi
    .about = Fire pong eller kang.
yaku-chiitoitsu = Syv par
    .romanised = Chiitoitsu
    .about = Syv forskellige par.
yaku-sanankou = Tre skjulte pong
    .romanised = Sanankou
    .about = Tre pong eller kang, samlet uden andres afspil.
yaku-sanshoku-doukou = Samme pong i tre kulører
    .romanised = Sanshoku doukou
    .about = Den samme pong i alle tre kulører.
yaku-sankantsu = Tre kang
    .romanised = Sankantsu
    .about = Tre kang, åbne eller skjulte.
yaku-shousangen = Lille dragehånd
    .romanised = Shousangen
    .about = To pong eller kang i drager og et par i den tredje drage.
yaku-honroutou = Kun officerer
    .romanised = Honroutou
    .about = Kun ettere, niere, vinde og drager.
yaku-honitsu = Ren hånd
    .romanised = Honitsu
    .about = Én kulør samt vinde eller drager.
yaku-junchan = Ettere og niere i alle sæt
    .romanised = Junchan
    .about = En etter eller nier i hvert sæt og i parret samt mindst én chi.
yaku-ryanpeikou = To gange to helt ens chi
    .romanised = Ryanpeikou
    .about = To forskellige chi, hver af dem to gange.
yaku-chinitsu = Helt ren hånd
    .romanised = Chinitsu
    .about = Én kulør og intet andet.
yaku-renhou = Menneskehånd
    .romanised = Renhou
    .about = Mahjong på et afspil før egen første tur, i en ubrudt første { -go-around }.
yaku-nagashi-mangan = Afspilsmangan
    .romanised = Nagashi mangan
    .about = Ved uafgjort: alle egne afspil er ettere, niere, vinde eller drager.
yaku-tenhou = Himmelhånd
    .romanised = Tenhou
    .about = Øst har mahjong på starthånden.
yaku-chiihou = Jordhånd
    .romanised = Chiihou
    .about = Mahjong på første selvtræk, i en ubrudt første { -go-around }.
yaku-suuankou = Fire skjulte pong
    .romanised = Suuankou
    .about = Fire pong eller kang, samlet uden andres afspil.
yaku-suuankou-tanki = Fire skjulte pong på parret
    .romanised = Suuankou tanki
    .about = Fire skjulte pong, færdiggjort på parret.
yaku-kokushi = Tretten vidundere
    .romanised = Kokushi musou
    .about = En af hver etter, nier, vind og drage, og én af dem to gange.
yaku-kokushi-thirteen = Tretten vidundere på tretten chancer
    .romanised = Kokushi musou juusanmen
    .about = Hånden { -wait(form: "past") } på alle tretten officerer.
yaku-chuuren = Ni lanterner
    .romanised = Chuuren poutou
    .about = En skjult 1112345678999 og en ekstra brik i samme kulør.
yaku-chuuren-nine = Ni lanterner på ni chancer
    .romanised = Junsei chuuren poutou
    .about = Hånden { -wait(form: "past") } på alle ni brikker i kuløren.
yaku-daisangen = Stor dragehånd
    .romanised = Daisangen
    .about = Pong eller kang i alle tre drager.
yaku-shousuushii = Lille vindhånd
    .romanised = Shousuushii
    .about = Pong eller kang i tre vinde og et par i den fjerde.
yaku-daisuushii = Stor vindhånd
    .romanised = Daisuushii
    .about = Pong eller kang i alle fire vinde.
yaku-tsuuiisou = Kun honnører
    .romanised = Tsuuiisou
    .about = Kun vinde og drager.
yaku-ryuuiisou = Jadehånd
    .romanised = Ryuuiisou
    .about = Kun 2, 3, 4, 6 og 8 bambus og grøn drage.
yaku-chinroutou = Kun ettere og niere
    .romanised = Chinroutou
    .about = Ettere og niere og intet andet.
yaku-suukantsu = Fire kang
    .romanised = Suukantsu
    .about = Fire kang, åbne eller skjulte.
yaku-daisharin = Store hjul
    .romanised = Daisharin
    .about = En skjult 22334455667788 i cirkel: to af hver fra 2 til 8.
`;export{r as a,e as c,i,o as n,n as o,a as r,t as s,s as t};