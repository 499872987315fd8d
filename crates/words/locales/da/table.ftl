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
