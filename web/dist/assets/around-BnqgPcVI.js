var e=`# Siderne omkring bordet i browseren: brikker, beregner, regler, optagelser.

# Beregner
calc-title = Beregner
calc-lead = Tryk på brikkerne i en vindende hånd, og sig, hvordan den vandt: hvad er den værd, og hvorfor?
calc-tiles = Brikker
calc-place = Hvad en valgt brik bliver til
calc-place-hand = Hånd
calc-place-chi = Chi
calc-place-pon = Pon
calc-place-open-kan = Åben kan
calc-place-closed-kan = Skjult kan
calc-place-dora = Dora-indikator
calc-place-ura = Ura-dora-indikator
calc-hand = Hånden
calc-winning-tile = Vindende brik
calc-norths = { $norths } Nord lagt til side
calc-missing = { $tiles ->
    [one] Der mangler én brik.
   *[other] Der mangler { $tiles } brikker.
}
calc-too-many = { $tiles ->
    [one] Én brik for meget.
   *[other] { $tiles } brikker for meget.
}
calc-no-winning-tile = Hvilken brik vinder? Tryk på den; indtil da beregnes hver vindende brik.
calc-complete = Tryk på en brik i hånden for at ændre den, og en gang til for at fjerne den.
calc-win-with = Den vinder
calc-red-five = Rød femmer
calc-remove = Fjern
calc-clear = Ryd
calc-example = Et eksempel
calc-circumstances = Sådan blev den vundet
calc-won = Vundet ved
calc-ron = Ron
calc-tsumo = Tsumo
calc-seat = Egen vind
calc-round = Rundens vind
calc-riichi = Riichi
calc-no-riichi = ingen riichi
calc-moment = Hvornår
calc-ippatsu = ippatsu
calc-rinshan = efter en kan
calc-chankan = stjæle en kan
calc-last = sidste brik
calc-first = første tur
calc-counters = Honba
calc-sticks = Riichipinde
calc-norths-aside = Nord lagt til side
calc-liable = Ansvar for
calc-liable-who = Hvem der er ansvarlig
calc-nobody = intet
calc-rules = Regler
calc-beside = Ved siden af
calc-none = ingen andre
calc-not-tenpai = Hånden er ikke tenpai.
calc-nothing-yet = Værdien vises, når hånden er hel.

# Regler
book-title = Regler
book-lead = Hvad hvert regelsæt siger, og hvilken udtalelse hver regel bygger på.
book-set = Regelsæt
book-compare = Sammenlign med
book-nothing = intet
book-search = Spørg: et ord eller to, for eksempel “to ron”, “furiten”, “P-136”
book-found = { $rules ->
    [0] Ingen regel og ingen udtalelse handler om det.
    [one] Én regel
   *[other] { $rules } regler
}
book-found-statements = { $statements ->
    [one] Én udtalelse
   *[other] { $statements } udtalelser
}
book-differences = { $differences ->
    [0] De er ens.
    [one] Én forskel
   *[other] { $differences } forskelle
}
book-only-differences = Kun forskelle
book-base = Hvad dokumentet ikke siger, er som i { $base }.
book-from = fra { $base }
book-contents = Indhold
book-statement-english = Udtalelser citeres på engelsk.
book-own = Klubbens egen regelfil
book-own-about = Hvert af klubbens regelsæt efterprøves, før det tages i brug. Fejl står her.
book-choose-file = Vælg en regelfil
book-added = Den er i orden og kan vælges nu: { $id }, version { $version }.

# Optagelser
replay-title = Optagelser
replay-lead = Se et optaget spil: vores egen log, Tenhou (XML eller JSON), mjai.
replay-choose = Åbn en optagelse
replay-drop = eller slip en fil her
replay-id = eller adressen på et spil, der er spillet her
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
replay-play = Afspil
replay-pause = Pause
replay-speed = Hastighed
replay-seat = Set af
replay-hands = Alle hænder åbne
replay-help = Afstand og ventebrikker
replay-share = Kopiér adressen
replay-share-record = Del denne optagelse
replay-share-about = Optagelsen gemmes her, og alle med adressen kan se den.
replay-copied = Kopieret
replay-download = Optagelse
replay-keys = ← → trin, ↑ ↓ spil, S plads, O hænder, mellemrum afspiller
replay-hidden = skjult
replay-waits = venter på { $tiles }
replay-result = Resultat
replay-rules = Regler: { $rules }

# Bevis for muren
proof-title = Murene
proof-asks = Var murene dem, der blev lovet før spillet?
proof-checking = Beregner …
proof-kept = { $deals ->
    [one] Ja: frøet er det, der blev lovet, og muren kommer af det. Beregnet i denne browser.
   *[other] Ja: frøet er det, der blev lovet, og alle { $deals } mure kommer af det. Beregnet i denne browser.
}
proof-broken = Nej: { $why }
proof-commitment = Frøet er ikke det, der blev lovet.
proof-wall = Muren i spil { $deal } kommer ikke af frøet.
proof-none = Der er intet bevis: frøet eller løftet kendes ikke.
proof-promised = Lovet før spillet
proof-host = Værtens del af det
proof-contributions = Hvad spillerne føjede til
proof-seed = Frøet, fortalt bagefter
proof-yours = din

# Kort og print
cards-title = Yakukort
cards-lead = Alle yaku i et regelsæt med hænder, der viser dem, og en, der lige netop ikke gør. Programmet har fundet og talt dem.
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