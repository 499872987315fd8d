var e=`# The page in the browser.

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
`;export{e as default};