# Siden i browseren.

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
