# Bordet i terminalen, gengivelser og spillernes tal.

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
