var e=`# Et spil, og hvordan det endte.

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
waits-all-held = ville gøre hånden færdig, men alle fire er allerede på hånden
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
wait-name-nine-sided = ni slags brikker
wait-name-thirteen-sided = tretten slags brikker
wait-name-combined = flere måder: { $kinds }
tiles-total = { $tiles ->
    [one] én brik: { $list }
   *[other] { $tiles } brikker: { $list }
}
improves-nothing = intet træk giver flere nyttige brikker ved samme afstand til tenpai
improves-by = træk { $draw } ({ $left } tilbage), afspil { $discard }: { $tiles }

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
score-indicators = Doraindikatorer
score-ura-indicators = Ura-dora-indikatorer

# Hvordan der blev mahjong
won-by-tsumo = { $seat } går mahjong ved tsumo på { $tile }
won-by-ron = { $seat } går mahjong ved ron på { $tile }
won-by-ron-from = { $seat } går mahjong ved ron på { $tile } fra { $from }
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
fu-base = grundlag
fu-closed-ron = skjult hånd, mahjong på afspil
fu-seven-pairs = syv par
fu-triplet-open = åben pong: { $tile }
fu-triplet-closed = skjult pong: { $tile }
fu-kan-open = åben kang: { $tile }
fu-kan-closed = skjult kang: { $tile }
fu-pair-dragon = par i drager: { $tile }
fu-pair-seat = par i egen vind: { $tile }
fu-pair-round = par i rundens vind: { $tile }
fu-pair-double = par i dobbeltvind: { $tile }
fu-tsumo = selvtræk
fu-rinshan = selvtræk på løs brik
fu-open-pinfu = åben hånd uden andre fu
fu-why-no-tsumo = Selvtrukket pinfu: ingen fu for selvtrækket.
fu-by-win = Pongen i { $tile } tæller som åben, fordi den blev færdig ved ron.

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
pays-discarder = afspillede brikken
pays-liable = ansvarlig ({ -pao }): { $yaku }
pays-share-each = { $points } fra hver
pays-share-dealer = { $payers ->
    [1] { $points } fra Øst, { $others } fra den anden
   *[other] { $points } fra Øst, { $others } fra hver af de andre
}

# Hvordan hånden læses
shape-pairs = syv par
shape-orphans = tretten vidundere
wait-two-sided = { -wait } på { -double-ended } chi
wait-closed = { -wait } på splitchi
wait-edge = { -wait } på endechi
wait-pair = { -wait } på parret
wait-two-pon = { -wait } på en af to pong
wait-orphans = { -wait } på tretten slags brikker
reading-worth = { $yaku }: { $points } point
reading-no-yaku = ingen yaku
reading-too-few = { $yaku }: for få { -han-unit }

# Hvorfor hånden ikke er noget værd
no-score-wrong-size = En hånd har 13 brikker før vinderbrikken, når hvert meldt sæt regnes for tre; denne har { $tiles }.
no-score-fifth-copy = Der findes kun fire af brikken { $tile }.
no-score-not-complete = Hånden bliver ikke færdig med { $tile }.
no-score-waits = Hånden { -wait } på { $tiles }.
no-score-waits-nothing = Hånden er ikke tenpai.
no-score-open-riichi = Riichi kræver en skjult hånd; denne er åben.
no-score-no-yaku = Ingen yaku: en hånd skal have mindst én, og dora er ikke yaku.
no-score-too-few-han = { $han ->
    [one] Hånden har kun én { -han-unit } uden dora; der kræves { $least }.
   *[other] Hånden har kun { $han } { -han-unit } uden dora; der kræves { $least }.
}
no-score-own-discard = Man kan ikke gå mahjong på sit eget afspil.
no-score-ippatsu = Ippatsu kræver riichi.
no-score-ippatsu-chankan = Efter disse regler bryder meldingen af kang ippatsu, så ippatsu tæller ikke, når kangen stjæles.
no-score-rinshan = Mahjong på en løs brik kræver en kang eller en nord, der er lagt til side; denne hånd har ingen af delene.
no-score-rinshan-ron = Mahjong på en løs brik er altid tsumo, aldrig ron.
no-score-chankan-tsumo = At stjæle en kang er altid ron, aldrig tsumo.
no-score-first-melds = Ved mahjong i en ubrudt første { -go-around } kan der ikke være meldte sæt.
no-score-first-riichi = Ved mahjong i første tur har man ikke nået at melde riichi.
no-score-ura = Ura-dora kræver riichi.
no-score-seat = Med tre spillere er der ingen Nord.
no-score-too-many = Der er flere end fire af brikken { $tile }.
no-score-liable = Efter disse regler er ingen ansvarlig ({ -pao }) for { $yaku }.
no-score-liable-winner = Vinderen kan ikke være ansvarlig for sin egen hånd.
no-score-liable-yaku = { $yaku } tæller ikke i denne hånd, så ingen er ansvarlig ({ -pao }) for den.
no-score-liable-all-open = Efter disse regler er nogen kun ansvarlig ({ -pao }) for { $yaku }, hvis alle dens sæt er åbne, og det er de ikke her.
no-score-liable-closed = Ingen er ansvarlig ({ -pao }) for { $yaku } her: ingen af dens sæt er åbne.
no-score-norths = Efter disse regler må nord ikke lægges til side.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = Håndens yaku afhænger af, hvilken brik der bliver vinderbrik, og det tillader disse regler ikke (atozuke).
no-score-chankan = Efter disse regler må en kang ikke stjæles.
no-score-chi = Efter disse regler må der ikke meldes chi.
gain = +{ $points }
`,r=`serve-ready = Hanchan kører på { $url }
serve-checked = Konfigurationen er gyldig: serveren lytter på { $address }, data i { $data }

table-not-for-you = Det har du ikke lov til.
table-no-chat = Du kan ikke bruge chatten lige nu.
table-not-the-owner = Kun den, der har oprettet bordet, kan gøre det.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Afgørelsen er ugyldig.
table-not-your-choice = Det er ikke dig, der skal vælge.
table-removed = Du er blevet fjernet fra bordet.
table-nobody-there = Den bruger er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har allerede handlet fra en anden enhed.

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
table-too-small = Bordet kræver et vindue på mindst 80 kolonner og 24 linjer; dette har { $columns } og { $lines }.

# Hvad der spørges om
ask-turn = Din tur: afspil en brik
ask-riichi = Riichi: hvilken brik afspiller du?
ask-claim = { $name } afspiller { $tile }. Melder du?
ask-rob = Du kan gå mahjong på { $tile } fra { $name }. Ron?
ask-show = Uafgjort: vil du vise din hånd?
ask-stop = Du fører i sidste spil. Vil du slutte partiet?
ask-other = { $name } har turen
ask-quit = Partiet er ikke slut. Vil du gå alligevel?
ask-leave = Enter: gå · enhver anden tast: bliv

# Hvad man kan gøre
do-riichi = Riichi
do-closed-kan = Skjult kang { $tile }
do-added-kan = Forøg til kang { $tile }
do-north = Læg nord til side
do-nine-kinds = Ni slags: afbryd spillet
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
help-close = Enhver tast lukker vinduet.
help-cursor = flyt mellem brikker eller muligheder
help-enter = afspil brikken, eller bekræft valget
help-letter = afspil brikken med dette bogstav
help-number = vælg muligheden med dette nummer
help-pass = pas
help-why = hvorfor kan jeg ikke gå mahjong?
help-waits = vis ventninger og afstand til tenpai
help-quit = forlad partiet
help-step = et trin tilbage eller frem
help-deal = forrige eller næste spil
help-ends = spillets begyndelse eller slutning
help-go = gå til et spil efter nummer
help-seat = se fra næste plads
help-open = vis eller skjul alle hænder
mark-sideways = på tværs: riichi eller en taget brik
mark-claimed = taget af en anden spiller
mark-added = føjet til en pong
mark-drawn = afspillet lige efter trækket (tsumogiri)
mark-red = en rød femmer

# Hvad der sker
happened-dealt = { $deal }, Øst er { $name }, honba { $honba }, riichipinde { $sticks }
happened-drew = { $name } trækker { $tile }
happened-drew-hidden = { $name } trækker en brik
happened-replaced = { $name } trækker en løs brik: { $tile }
happened-replaced-hidden = { $name } trækker en løs brik
happened-returned = { $name } lægger brikken tilbage
happened-riichi = { $name }: riichi
happened-double-riichi = { $name }: { -double-riichi }
happened-discarded = { $name } afspiller { $tile }
happened-discarded-drawn = { $name } afspiller { $tile } (tsumogiri)
happened-stake = { $name } lægger en riichipind
happened-chi = { $name }: chi { $tiles }
happened-pon = { $name }: pong { $tiles }
happened-kan = { $name }: kang { $tiles }
happened-closed-kan = { $name }: skjult kang { $tiles }
happened-added-kan = { $name } forøger sin pong med { $tile }
happened-north = { $name } lægger en nord til side
happened-said = { $name } siger: { $what }
happened-passed = { $name } lader en vinderbrik passere
happened-hid = { $name } viser ikke hånden
happened-indicator = Ny doraindikator: { $tile }
happened-erred = { $name } { $what }
happened-died = { $name } har nu en død hånd
happened-chombo = { $name } betaler chombo
happened-tsumo = Tsumo! { $name } går mahjong på { $tile }
happened-ron = Ron! { $name } går mahjong på { $tile } fra { $from }
happened-announced = { $name } oplyser, hvad hånden er værd
happened-agreed = { $name } er enig
happened-objected = { $name } gør indsigelse
happened-corrected = { $name } retter betalingen
happened-mixed = Brikkerne blandes
happened-ruled = Dommerens afgørelse: { $what }
happened-ruled-noted = Dommerens afgørelse: { $what }. Begrundelse: { $note }
happened-remarked = Dommerens bemærkning: { $note }
ruling-offence = { $name } { $what }
ruling-no-penalty = ingen straf til { $name }
ruling-dead-hand = { $name } har en død hånd
ruling-chombo = chombo til { $name }
ruling-inspection = hånden hos { $name } undersøges
ruling-points = pointene rettes: { $list }
ruling-redeal = der gives om
ruling-remark = kun en bemærkning
happened-shown = { $name } viser { $hand }
happened-paid = Betaling: { $list }
happened-sticks-returned = Riichipindene gives tilbage

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
final-log = Gemt i { $file }

# Optagelser
replay-place = spil { $deal } af { $deals } · trin { $step } af { $steps }
replay-go = Gå til hvilket spil (1–{ $deals })? { $number }
replay-cut = Optagelsen er afkortet ved linje { $line }; alt før den vises.
replay-not-over = Optagelsen slutter, før partiet er slut.
replay-empty = Der er ingen spil i optagelsen.
replay-terminal = Et parti kræver en terminal, og her er ingen.
replay-log-exists = { $file } findes allerede; en optagelse overskrives aldrig.
replay-no-seat = Med tre spillere er der ingen Nord.
replay-unreadable = { $file }: { $why }
log-json = linje { $line }: det er ikke en gyldig loglinje ({ $why })
log-version = linje { $line }: version { $version } af formatet kan ikke læses, kun version 2
log-out-of-place = linje { $line }: denne linje kan ikke stå her
log-no-such-seat = linje { $line }: der er ingen plads { $seat }
log-no-game = linje { $line }: her mangler den linje om partiet, som enhver log begynder med
log-rules = linje { $line }: reglerne er ugyldige, eller deres hashværdi passer ikke
log-deal = linje { $line }: efter disse regler kan et spil ikke begynde sådan
log-astray = linje { $line }: det tillader reglerne ikke her

# Spillernes tal
stats-games = Partier
stats-rank = Placering i snit
stats-ranks = Placeringer
stats-result = Samlet resultat
stats-deals = Spil
stats-wins = Mahjong
stats-tsumo = heraf tsumo
stats-deal-ins = Ron imod
stats-riichi = Riichi
stats-calls = Åbne hænder
stats-tenpai = Tenpai ved uafgjort
stats-average-win = Point pr. mahjong
stats-average-deal-in = Tab pr. ron imod
stats-failed = { $count ->
    [one] én optagelse kunne ikke læses
   *[other] { $count } optagelser kunne ikke læses
}

# Hvorfor en bot mistede sin tur
stead-late = { $name } svarede ikke i tide.
stead-retired = { $name } var for sen tre gange i træk og bliver ikke spurgt mere.
stead-gone = { $name } har mistet forbindelsen og afspiller hver brik, den trækker (tsumogiri).
stead-absent = { $name } oprettede aldrig forbindelse og afspiller hver brik, den trækker (tsumogiri).
stead-idle = { $name } gjorde ingenting i sin tur.
stead-unreadable = { $name } sendte et svar, der ikke kan læses.
stead-no-act = { $name } sendte en ukendt handling.
stead-bad-field = { $name } sendte et ufuldstændigt svar.
stead-other-seat = { $name } svarede for en anden plads.
stead-not-allowed = { $name } forsøgte noget, der ikke er tilladt.
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
web-nothing-here = Siden findes ikke.
web-no-page = Siden kunne ikke indlæses.
web-loading = Et øjeblik …
web-language = Sprog
web-theme = Tema
web-theme-system = Som systemet
web-theme-light = Lyst
web-theme-dark = Mørkt
web-theme-contrast = Høj kontrast
web-tiles = Brikker
web-tiles-regular = traditionelle
web-tiles-plain = store og enkle
web-tiles-dark = sorte

# Forsiden
web-title = Riichi mahjong efter din klubs regler
web-lead = Spil mod botter med det samme, eller opret et bord til dine venner.
web-your-name = Dit navn
web-guest = Gæst
web-you-are = Du spiller som { $name }
web-rules = Regler
web-play-now = Spil nu
web-make-table = Opret et bord
web-learn = Lær
web-cards-lead = Alle yaku med tegnede hænder: et eksempel og et næsten-eksempel.
web-training-lead = Spørgsmål, der følger dit niveau: værdi, ventninger, furiten, afspil.
web-rules-lead = De fulde regler, sammenligninger og ark til udskrift.
web-tables = Borde
web-no-tables = Der er ingen åbne borde nu. Opret et!
web-join = Sæt dig
web-watch = Se med
web-watch-open = Se med åbne hænder (forsinket)
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
web-stage-playing = I gang
web-stage-adjourned = Sat på pause

# Et nyt bord
web-length = Længde
web-length-rules = Som i reglerne
web-length-one-deal = Ét spil
web-length-east = Kun østrunden
web-length-east-south = Øst- og sydrunden
web-length-all-winds = Alle fire runder
web-sitting = Bordtype
web-assisted = Med hjælp: kun tilladte valg vises
web-real-table = Uden hjælp: som ved et rigtigt bord, med fejl og dommer
web-seats = De andre pladser
web-seat-for = Plads { $number }
web-person = Et menneske
web-clock = Tid
web-with-clock = Spil med ur
web-seconds-a-move = Sekunder pr. valg
web-seconds-in-bank = Sekunder i reserve
web-pace = Botternes betænkningstid (ms)
web-window = Mindste tid til at melde (ms)
web-entry = Hvem der må være med
web-entry-open = Alle
web-entry-link = Alle med linket
web-entry-password = Alle med adgangskoden
web-password = Adgangskode
web-chat = Chat
web-phrases = Faste sætninger
web-open-hands = Tilskuere må se alle hænder med forsinkelse
web-open-after = Forsinkelse (sekunder)
web-open-table = Opret bordet

# Ved bordet
web-table = Bord
web-menu = Menu
web-close = Luk
web-choices = Dine muligheder
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
web-stand-in = en bot spiller
web-away = væk
web-do-draw = Træk
web-do-pon = Pong
web-do-chi = Chi
web-do-closed-kan = Skjult kang
web-do-added-kan = Forøg til kang
web-do-agree = Enig
web-do-object = Gør indsigelse
web-do-mix = Bland brikkerne
web-do-correct = Ret betalingen
web-do-announce = Oplys
web-ask-draw = Din tur: træk en brik
web-early-draw = Vent: de andre kan stadig melde på det foregående afspil
web-ask-announce = Oplys, hvad hver spiller skal betale, med honba, men uden riichipinde (dem på bordet får du under alle omstændigheder)
web-ask-accept = Er du enig i værdien?
web-ask-settle = Der er betalt. Bland brikkerne, hvis alt passer.
web-pays = { $name } betaler
web-connecting = Forbinder …
web-lost = Forbindelsen er afbrudt. Partiet fortsætter. Genopretter forbindelsen …
web-left = Du har forladt bordet.
web-you-watch = Du er tilskuer
web-next-deal = Næste spil
web-final = Slutstilling
web-see-table = Vis bordet
web-waits-for = Venter på { $names }
web-rematch = Spil igen
web-rematch-made = Et nyt bord er klar: sæt dig
web-record = Hent optagelsen
web-replay = Se partiet igen
web-proof = Bevis for, at murene er ærligt bygget
web-proof-about = Før partiet offentliggjorde serveren hashværdien af den startværdi, som alle murene er bygget ud fra. Nu viser den startværdien.
web-promised = Hashværdi (SHA-256)
web-seed = Startværdi
web-share = Send dette link til dine venner:
web-copy = Kopiér
web-copied = Kopieret
web-leave = Forlad bordet

# Før et spil
web-opening = Vis indledningen (pladser, terninger, mure)
web-opening-skip = Spring over
web-opening-never = Vis ikke igen
web-opening-draw = Vindene ligger med bagsiden op. Alle vender en brik og sætter sig på dens plads.
web-opening-lot = Pladserne er fordelt ved lodtrækning.
web-opening-east = { $name } er den første Øst.
web-opening-roll = { $name } slår med terningerne: { $dice }.
web-opening-gap = { $stacks ->
    [one] Muren hos { $name } brydes efter { $stacks } stak, talt fra højre.
   *[other] Muren hos { $name } brydes efter { $stacks } stakke, talt fra højre.
}
web-opening-dead = De { $stacks } stakke til højre for bruddet er { -dead-wall }. Doraindikatoren er { $tile }.
web-opening-four = Brikkerne tages fire ad gangen.
web-opening-first-and-fifth = { $name } tager den første og den femte brik, de andre én hver.
web-opening-one-each = Én brik til hver, og så trækker { $name } den fjortende.
web-key-skip = spring indledningen over
web-walls = Vis murene
web-round-marker = Rundemarkør

# Spillernes bidrag til murene
web-part = Dit bidrag til murene (valgfrit)
web-part-about = Murene bygges ud fra serverens hemmelige startværdi og et bidrag fra hver spiller, så ingen kan bestemme dem alene. Dit bidrag er valgt tilfældigt; skriv et andet, hvis du vil. Efter partiet kan du kontrollere murene.
web-part-change = Brug dette bidrag
web-part-yours = Dit bidrag

# Menuen ved bordet
web-auto = Automatisk
web-auto-win = Gå mahjong
web-auto-no-calls = Ingen meldinger
web-auto-discard = Afspil trukket brik
web-settings = Indstillinger
web-sounds = Lyde
web-help = Vis vinderbrikker og furiten
web-guard = Bekræft afspil (to tryk)
web-yaku-translated = Danske navne på yaku
web-send = Send
web-log = Partiets forløb
web-key-drawn = afspil den brik, du lige har trukket
web-key-riichi = meld eller fortryd riichi
web-call-judge = Tilkald dommeren
web-judge-called = { $name } tilkalder dommeren
web-propose-adjourn = Foreslå pause
web-propose-end = Foreslå at slutte
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
web-penalty-none = Ingen straf
web-offence-false-win = viste en ugyldig mahjong
web-offence-riichi-too-late = meldte riichi for sent
web-offence-false-call = meldte et ugyldigt sæt
web-offence-call-with-dead-hand = meldte på en brik, selv om hånden var død
web-offence-exposure = væltede brikker
web-offence-why = Hvorfor det ikke er mahjong
web-offence-what = Hvor
web-offence-count = Antal brikker
web-offence-live = Brikker tilbage i den levende mur
web-offence-call = Melding
web-offence-own-tile = Brik fra hånden
web-offence-kan-tile = Brik
web-note = Begrundelse
web-do-rule = Afgør

# Kontoen
web-log-in = Log ind
web-log-out = Log ud
web-register = Opret konto
web-keep-account = Vælg en adgangskode for at beholde dit navn og dine partier
web-my-games = Mine partier
figures-title = Statistik
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
    .about = Meldes med en skjult hånd i tenpai.
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
    .about = Skjult: fire chi og et par, der ikke giver point, færdiggjort på en { -double-ended } chi.
yaku-tanyao = Kun toere til ottere
    .romanised = Tanyao
    .about = Ingen ettere, niere, vinde eller drager.
yaku-iipeikou = To helt ens chi
    .romanised = Iipeikou
    .about = To helt ens chi i en skjult hånd.
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
    .about = Mahjong ved selv at trække murens sidste brik.
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
    .about = To helt ens chi, to gange, i en skjult hånd.
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
    .about = Mahjong på eget første træk, i en ubrudt første { -go-around }.
yaku-suuankou = Fire skjulte pong
    .romanised = Suuankou
    .about = Fire pong eller kang, samlet uden andres afspil.
yaku-suuankou-tanki = Fire skjulte pong på parret
    .romanised = Suuankou tanki
    .about = Fire skjulte pong, færdiggjort på parret.
yaku-kokushi = Tretten vidundere
    .romanised = Kokushi musou
    .about = Én af hver etter, nier, vind og drage og én ekstra af en af dem.
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
    .about = En skjult 22334455667788 i cirkler: to af hver fra 2 til 8.
`;export{r as a,e as c,i,o as n,n as o,a as r,t as s,s as t};