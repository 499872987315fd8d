# Bordet i terminalen, optagelser og spillernes tal.

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
