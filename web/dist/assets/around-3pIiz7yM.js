var e=`# Siderne omkring bordet i browseren: brikker, beregner, regler, optagelser.

# Beregner
calc-title = Beregner
calc-lead = Tryk på brikkerne i en mahjonghånd, og angiv, hvordan den blev færdig: hvad er den værd, og hvorfor?
calc-tiles = Brikker
calc-place = Hvor den valgte brik lægges
calc-place-hand = Hånd
calc-place-chi = Chi
calc-place-pon = Pong
calc-place-open-kan = Åben kang
calc-place-closed-kan = Skjult kang
calc-place-dora = Dora-indikator
calc-place-ura = Ura-dora-indikator
calc-hand = Hånden
calc-winning-tile = Vinderbrik
calc-norths = { $norths } nord lagt til side
calc-missing = { $tiles ->
    [one] Der mangler én brik.
   *[other] Der mangler { $tiles } brikker.
}
calc-too-many = { $tiles ->
    [one] Én brik for meget.
   *[other] { $tiles } brikker for mange.
}
calc-no-winning-tile = Hvilken brik er vinderbrikken? Tryk på den; indtil da beregnes alle vinderbrikker.
calc-complete = Tryk på en brik i hånden for at ændre den, og en gang til for at fjerne den.
calc-win-with = Vinderbrik
calc-red-five = Rød femmer
calc-remove = Fjern
calc-clear = Ryd
calc-example = Et eksempel
calc-circumstances = Sådan blev der mahjong
calc-won = Mahjong ved
calc-ron = Ron
calc-tsumo = Tsumo
calc-seat = Egen vind
calc-round = Rundens vind
calc-riichi = Riichi
calc-no-riichi = ingen riichi
calc-moment = Hvornår
calc-ippatsu = ippatsu
calc-rinshan = efter en kang
calc-chankan = stjæle en kang
calc-last = sidste brik
calc-first = første tur
calc-honba = Honba
calc-sticks = Riichipinde
calc-norths-aside = Nord lagt til side
calc-liable = Ansvar for
calc-liable-who = Hvem der er ansvarlig
calc-nobody = ingenting
calc-rules = Regler
calc-beside = Sammenlign med
calc-none = ingen andre regler
calc-not-tenpai = Hånden er ikke tenpai.
calc-nothing-yet = Værdien vises, når hånden er færdig.

# Regler
book-title = Regler
book-lead = Hvad hvert regelsæt siger, og hvilket udsagn hver regel bygger på.
book-set = Regelsæt
book-compare = Sammenlign med
book-nothing = ingen
book-search = Søg: et ord eller to, for eksempel ”to ron”, ”furiten”, ”P-136”
book-found = { $rules ->
    [0] Ingen regler eller udsagn handler om det.
    [one] Én regel
   *[other] { $rules } regler
}
book-found-statements = { $statements ->
    [one] Ét udsagn
   *[other] { $statements } udsagn
}
book-differences = { $differences ->
    [0] De er ens.
    [one] Én forskel
   *[other] { $differences } forskelle
}
book-only-differences = Kun forskelle
book-base = Det, dokumentet ikke nævner, er som i { $base }.
book-from = fra { $base }
book-contents = Indhold
book-statement-english = Udsagn citeres på engelsk.
book-own = Klubbens egen regelfil
book-own-about = Klubbens regelfil kontrolleres, før den tages i brug. Fejl vises her.
book-choose-file = Vælg en regelfil
book-added = Filen er i orden og kan vælges nu: { $id }, version { $version }.

# Optagelser
replay-title = Optagelser
replay-lead = Se et optaget parti: vores egen log, Tenhou (XML eller JSON), mjai.
replay-choose = Åbn en optagelse
replay-drop = eller slip en fil her
replay-id = eller adressen på et parti, der er spillet her
replay-open-game = Vis
replay-reading = Optagelsen læses …
replay-deal = Spil
replay-step = Trin
replay-first = Begyndelsen af spillet
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-last = Slutningen af spillet
replay-deal-back = Forrige spil
replay-deal-forward = Næste spil
replay-turn-back = Min forrige tur
replay-turn-forward = Min næste tur
replay-play = Start
replay-pause = Pause
replay-speed = Hastighed
replay-seat = Set fra
replay-hands = Alle hænder åbne
replay-help = Afstand og vinderbrikker
replay-share = Kopiér adressen
replay-share-record = Del denne optagelse
replay-share-about = Optagelsen gemmes her, og alle med adressen kan se den.
replay-copied = Kopieret
replay-download = Optagelse
replay-keys = ← → trin, ↑ ↓ spil, S plads, O hænder, mellemrum start/pause
replay-hidden = skjult
replay-waits = { -wait } på { $tiles }
replay-result = Resultat
replay-rules = Regler: { $rules }

# Bevis for muren
proof-title = Murene
proof-asks = Var murene dem, der blev lovet før partiet?
proof-checking = Beregner …
proof-kept = { $deals ->
    [one] Ja: startværdien er den, der blev lovet, og muren er dannet af den. Beregnet i denne browser.
   *[other] Ja: startværdien er den, der blev lovet, og alle { $deals } mure er dannet af den. Beregnet i denne browser.
}
proof-broken = Nej: { $why }
proof-commitment = Startværdien er ikke den, der blev lovet.
proof-wall = Muren i spil { $deal } er ikke dannet af startværdien.
proof-none = Der er intet bevis: startværdien eller løftet kendes ikke.
proof-promised = Lovet før partiet
proof-host = Værtens bidrag
proof-contributions = Spillernes bidrag
proof-seed = Startværdien, oplyst bagefter
proof-yours = din

# Kort og print
cards-title = Yakukort
cards-lead = Alle yaku i et regelsæt med hænder, der viser dem, og en, der næsten gør. Programmet har fundet hænderne og talt dem op.
cards-all = Alle kort
cards-next = Næste
cards-previous = Forrige
print-title = Til print
print-sheet = Ark på to sider
print-cards = Yakukort
print-book = Regelbog
print-paper = Papir
print-open = Udskriv eller gem som PDF
`;export{e as default};