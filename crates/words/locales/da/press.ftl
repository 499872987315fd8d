# Det, der trykkes: tegnede hænder, ark, kort, regelbøger.

refused-ending = { $file }: navnet skal have en af endelserne { $known }.
refused-no-pdf = { $file }: programmet er bygget uden PDF-understøttelse. Skriv en .html-fil, og udskriv den fra browseren, eller byg programmet med --features pdf.
refused-picture = Det kan ikke tegnes i den størrelse.
refused-river-length = En spiller har højst { $tiles } afspil.
refused-river-riichi = Brug kun tegnet * én gang, efter den brik, der blev meldt riichi på.

# Knappen på en side til udskrivning
press-print = Udskriv eller gem som PDF

# Et ark
press-closed = skjult
press-open = åben
press-han = { -han-unit }
press-legend-closed = Kursiv: kun skjulte hænder.
press-legend-situation = ° afhænger af spillets gang, ikke af brikkerne.
press-legend-first = * Kun i en ubrudt første { -go-around }. Den brydes af: { $broken }.
press-legend-liable = † Ansvar ({ -pao }) er muligt.
press-yakuhai = Pointgivende brikker
    .romanised = Yakuhai
    .about = Pong eller kang i drager, egen vind eller rundens vind; én { -han-unit } for hver.
press-together = Yaku, der går sammen
    .about = Prik: samme hånd kan have begge yaku. Tallene er rækkernes numre.
press-dora = Doraindikatorer
    .about = Dora er brikken efter indikatoren; efter den sidste kommer den første.
press-white = hvid
press-green = grøn
press-red = rød

press-fu-base = Åben hånd eller selvtræk
press-fu-closed-ron = Skjult hånd, mahjong på afspil
press-fu-pairs = Syv par (fast, rundes ikke op)
press-fu-pon = Pong i 2–8
press-fu-pon-orphan = Pong i officerer
press-fu-kan = Kang i 2–8
press-fu-kan-orphan = Kang i officerer
press-fu-dragons = Par i drager
press-fu-wind = Par i egen eller rundens vind
press-fu-double-wind = Par i dobbeltvind
press-fu-wait = { -wait(form: "capital") } på endechi, splitchi eller parret
press-fu-tsumo = Selvtræk (ikke ved pinfu)
press-fu-tsumo-any = Selvtræk
press-fu-open-pinfu = Åben hånd uden andre fu
press-fu-rounded = Summen rundes op til hele tiere.

press-scores = Betaling
    .about = Ron betales af den, der afspillede brikken; ved tsumo betaler alle: de andre / Øst. Hver betaling rundes op til hele hundreder. Tomt felt: sådan en hånd findes ikke.
press-ron-other = Ron, ikke Øst
press-ron-dealer = Ron, Øst
press-tsumo-other = Tsumo, ikke Øst
press-tsumo-dealer = Tsumo, Øst
press-three = 3 spillere
press-four = 4 spillere

press-riichi = Riichi og furiten
press-dora-rules = Dora
press-calls = Meldinger og kang
press-hands = Hvad en hånd kræver
press-draws = Honba og uafgjort
press-game = Partiet og resultatet
press-norths = indikatorer gælder for dem som for enhver nord; ron på en af dem er ikke en yaku i sig selv
press-liable = Ansvar ({ -pao })
press-honba = { $ron } ved ron, { $each } fra hver ved tsumo
press-noten = { $tenpai } tenpai: +{ $get } / −{ $pay }
press-nagashi = Afspilsmangan betales af
press-chombo = Chombo betales til
press-mangan = { $others ->
    [1] Øst { $dealer }, den anden { $other }; er det Øst selv, { $each } hver
   *[other] Øst { $dealer }, de andre { $other } hver; er det Øst selv, { $each } hver
}

# Kort
press-needs = Krav
press-bonus = Bonus
press-notes = Bemærk
press-stop = .
press-example = Eksempel { $letter }
press-counter-example = Modeksempel
press-need-closed = Skjult hånd: ingen meldt chi, pong eller kang ud over skjult kang.
press-dragons = Drager
    .romanised = Yakuhai, sangenpai
    .about = Pong eller kang i hvid, grøn eller rød drage.
press-winds = Vinde
    .romanised = Yakuhai, kazehai
    .about = Pong eller kang i egen eller rundens vind.
press-bonus-closed = +{ $han } { -han-unit }, hvis hånden er skjult.
press-bonus-more = +{ $more }: { $about }
press-bonus-yakuman = +{ $times } yakuman: { $about }
press-bonus-double-wind = En vind, der både er egen og rundens, tæller to gange.
press-always = Altid sammen med { $yaku }, som tæller oveni.
press-with-dragons = De to dragepong tæller oveni.
press-never = Aldrig sammen med { $yaku }.

# En regelbog
press-contents = Indhold
press-compared = Det, der afviger fra { $rules }, er markeret med en streg i margenen.
press-differs = { $rules }:
press-chapter-table = Spillerne sidder rundt om et bord, blander brikkerne og bygger hver en mur. Her står, hvad der spilles med, hvor man sidder, og hvordan brikkerne kommer fra muren til hænderne.
press-chapter-calls = Spillerne skiftes til at trække en brik og afspille en, indtil nogen går mahjong, eller muren er brugt op. De andre må tage et afspil til et sæt: tre i rækkefølge i samme kulør (chi), tre ens (pong) eller fire ens (kang).
press-chapter-riichi = Med en skjult hånd i tenpai kan man melde riichi: man lægger en indsats og må ikke længere ændre hånden. Er man furiten, fordi man selv har afspillet en vinderbrik eller ladet en passere, kan man ikke gå mahjong på et afspil. Dora gør hånden mere værd, men er ikke yaku.
press-chapter-hands = Man går mahjong med fire sæt og et par eller med en særlig hånd, og altid med mindst én yaku. Her står, hvad en hånd ellers kræver.
press-chapter-yaku = En yaku giver ret til mahjong og har en værdi i { -han-unit }. Hver yaku vises med et eksempel og et næsten-eksempel, som programmet har talt op.
press-chapter-yakuman = De mest værdifulde hænder er yakuman. Den, der afspillede brikken til det afgørende sæt, kan blive ansvarlig ({ -pao }).
press-chapter-payments = { -han-unit(form: "capital") } og fu giver håndens værdi. Fu gives for sæt og par, for det, hånden { -wait } på, og for måden, man går mahjong på. Tabellerne viser, hvem der betaler hvor meget.
press-chapter-draws = Når muren er brugt op, og ingen er gået mahjong, er spillet uafgjort. Hver honba gør den næste mahjong mere værd. Her står også, hvornår et spil afbrydes, hvem der så er Øst, og hvornår partiet er slut.
press-chapter-penalties = Hvad der sker, når nogen begår en fejl.
press-chapter-result = Hvordan point bliver til partiets resultat.

# En side
fault-line = linje { $line }: { $fault }
fault-not-tenpai = { $hand } er ikke tenpai.
fault-not-shown = { $hand } har ikke { $claim } med nogen af vinderbrikkerne { $tiles }.
fault-no-claim = { $hand }: der står intet yakunavn med fed skrift i nærheden.
fault-unknown-tag = Ukendt tag: { $tag }.
fault-no-anchor = Linket virker ikke: { $anchor } findes ikke.
faults-found = { $count ->
    [one] Én fejl fundet.
   *[other] { $count } fejl fundet.
}
refused-large = { $file }: større end { $megabytes } MB.
