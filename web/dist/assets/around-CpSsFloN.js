var e=`# Siderne omkring bordet i browseren: brikker, beregner, regler, optagelser.

# Beregner
calc-title = Beregner
calc-lead = Tryk på brikkerne i en mahjonghånd, og vælg, hvordan den blev færdig. Så ser du, hvad den er værd, og hvorfor.
calc-tiles = Brikker
calc-place = Føj brikkerne til
calc-place-hand = Hånd
calc-place-chi = Chi
calc-place-pon = Pong
calc-place-open-kan = Åben kang
calc-place-closed-kan = Skjult kang
calc-place-dora = Doraindikator
calc-place-ura = Ura-dora-indikator
calc-hand = Hånden
calc-winning-tile = Vinderbrik
calc-norths = { $norths } nord lagt til side
calc-missing = { $tiles ->
    [one] Der mangler én brik.
   *[other] Der mangler { $tiles } brikker.
}
calc-too-many = { $tiles ->
    [one] Fjern én brik.
   *[other] Fjern { $tiles } brikker.
}
calc-no-winning-tile = Tryk på vinderbrikken. Indtil da vises værdien for alle mulige vinderbrikker.
calc-complete = Tryk på en brik i hånden for at ændre den, og tryk igen for at fjerne den.
calc-win-with = Vinderbrik
calc-red-five = Rød femmer
calc-remove = Fjern
calc-clear = Ryd
calc-example = Vis eksempel
calc-circumstances = Sådan blev hånden færdig
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
calc-chankan = stjålet kang
calc-last = sidste brik
calc-first = første tur
calc-honba = Honba
calc-sticks = Riichipinde
calc-norths-aside = Nord lagt til side
calc-liable = Ansvar ({ -pao })
calc-liable-who = Ansvarlig spiller
calc-nobody = intet
calc-rules = Regler
calc-beside = Sammenlign med
calc-none = ingen andre regler
calc-not-tenpai = Hånden er ikke tenpai.
calc-nothing-yet = Værdien vises, når hånden er færdig.

# Regler
book-title = Regler
book-lead = Hvad hvert regelsæt siger, og hvor hver regel kommer fra.
book-set = Regelsæt
book-compare = Sammenlign med
book-nothing = ingen andre regler
book-search = Søg i reglerne, fx ”dobbelt ron”, ”for sen riichi”, ”P-136”
book-found = { $rules ->
    [0] Ingen regler fundet
    [one] Én regel
   *[other] { $rules } regler
}
book-found-statements = { $statements ->
    [one] Ét udsagn
   *[other] { $statements } udsagn
}
book-differences = { $differences ->
    [0] Ingen forskelle
    [one] Én forskel
   *[other] { $differences } forskelle
}
book-only-differences = Kun forskelle
book-base = Hvor dokumentet ikke giver svar, gælder { $base }.
book-from = fra { $base }
book-contents = Indhold
book-statement-english = Udsagn citeres på engelsk.
book-own = Din klubs regelfil
book-own-about = Upload dit eget regelsæt. Filen bliver først kontrolleret; fejl vises her.
book-choose-file = Vælg en regelfil
book-added = Filen er godkendt. Du kan nu vælge { $id }, version { $version }.

# Optagelser
replay-title = Optagelser
replay-lead = Se et optaget parti: en Hanchan-log, en optagelse fra Tenhou (XML eller JSON) eller en mjai-log.
replay-choose = Åbn en optagelse
replay-drop = eller træk en fil hertil
replay-id = eller skriv adressen på et parti, der er spillet her
replay-open-game = Åbn
replay-reading = Optagelsen læses …
replay-deal = Spil
replay-step = Trin
replay-first = Begyndelsen af spillet
replay-back = Et trin tilbage
replay-forward = Et trin frem
replay-last = Slutningen af spillet
replay-deal-back = Forrige spil
replay-deal-forward = Næste spil
replay-turn-back = Pladsens forrige tur
replay-turn-forward = Pladsens næste tur
replay-play = Start
replay-pause = Pause
replay-speed = Hastighed
replay-seat = Set fra
replay-hands = Vis alle hænder
replay-help = Vis ventninger og afstand til tenpai
replay-share = Kopiér linket
replay-share-record = Del denne optagelse
replay-share-about = Optagelsen gemmes her, og alle med linket kan se den.
replay-copied = Kopieret
replay-download = Hent som
replay-keys = ← → trin, ↑ ↓ spil, S plads, O hænder, mellemrum start/pause
replay-hidden = skjult
replay-waits = { -wait } på { $tiles }
replay-result = Resultat
replay-rules = Regler: { $rules }

# Bevis for muren
proof-title = Murene
proof-asks = Er det de mure, der blev fastlagt før partiet?
proof-checking = Kontrollerer …
proof-kept = { $deals ->
    [one] Ja. Startværdien passer til den offentliggjorte hashværdi, og muren er bygget ud fra den. Kontrolleret i denne browser.
   *[other] Ja. Startværdien passer til den offentliggjorte hashværdi, og alle { $deals } mure er bygget ud fra den. Kontrolleret i denne browser.
}
proof-broken = Nej: { $why }
proof-commitment = Startværdien passer ikke til den offentliggjorte hashværdi.
proof-wall = Muren i spil { $deal } er ikke bygget ud fra startværdien.
proof-none = Murene kan ikke kontrolleres: startværdien eller dens hashværdi er ukendt.
proof-promised = Hashværdi, offentliggjort før partiet
proof-host = Serverens bidrag
proof-contributions = Spillernes bidrag
proof-seed = Startværdi, oplyst bagefter
proof-yours = dit

# Kort og print
cards-title = Yakukort
cards-lead = Alle yaku i et regelsæt, hver med hænder, der har den, og en hånd, der næsten har den. Programmet har fundet hænderne og talt dem op.
cards-all = Alle kort
cards-next = Næste
cards-previous = Forrige
print-title = Udskriv
print-sheet = Ark på to sider
print-cards = Yakukort
print-book = Regelbog
print-paper = Papir
print-open = Udskriv eller gem som PDF
`;export{e as default};