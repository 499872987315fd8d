# Det, der trykkes: tegnede hænder, ark, kort, regelbøger.

refused-ending = { $file }: navnet skal ende på en af { $known }.
refused-no-pdf = { $file }: programmet er bygget uden understøttelse af PDF. Skriv en .html-fil og udskriv den fra browseren, eller byg programmet med --features pdf.
refused-picture = Det kan ikke tegnes i den størrelse.
refused-river-length = En spiller har højst { $tiles } afspil.
refused-river-riichi = Tegnet * skal stå én gang, efter den brik, der blev meldt riichi på.

# Knappen på en side til udskrivning
press-print = Udskriv eller gem som PDF

# Et ark
press-closed = skjult
press-open = åben
press-han = { -han-unit }
press-legend-closed = I kursiv: kun skjulte hænder.
press-legend-situation = ° efter spillets gang, ikke efter brikkerne.
press-legend-first = * I en ubrudt første { -go-around }. Den brydes af: { $broken }.
press-legend-liable = † En anden kan blive ansvarlig.
press-yakuhai = Pointgivende brikker
    .romanised = Yakuhai
    .about = Pong eller kang i drager, egen vind eller rundens vind; én { -han-unit } for hver.
press-together = Yaku, der går sammen
    .about = En prik: samme hånd kan have begge. Tallene er rækkernes numre.
press-dora = Dora: hvad viser hvad
    .about = En indikator gør den næste brik i rækken til dora, den sidste brik den første.
press-white = hvid
press-green = grøn
press-red = rød

press-fu-base = Åben hånd eller selvtræk
press-fu-closed-ron = Skjult hånd, mahjong på afspil
press-fu-pairs = Syv par, rundes aldrig, intet lægges til
press-fu-pon = Pong i 2–8
press-fu-pon-orphan = Pong i officerer
press-fu-kan = Kang i 2–8
press-fu-kan-orphan = Kang i officerer
press-fu-dragons = Par i drager
press-fu-wind = Par i egen eller rundens vind
press-fu-double-wind = Par i en vind, der er begge dele
press-fu-wait = { -wait(form: "capital") } på endechi, splitchi eller parret
press-fu-tsumo = Selvtræk (ikke ved pinfu)
press-fu-tsumo-any = Selvtræk
press-fu-open-pinfu = Åben hånd uden andre fu
press-fu-rounded = Summen rundes op til hele tiere.

press-scores = Betaling
    .about = Ved ron betaler feederen; ved tsumo betaler alle: de andre / Øst. Hver betaling rundes op til hele hundreder. Tomt felt: sådan en hånd findes ikke.
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
press-norths = indikatorer gør dem til dora som enhver anden nord; mahjong på en af dem giver ikke yaku i sig selv
press-liable = Ansvar for
press-honba = { $ron } ved ron, { $each } fra hver ved tsumo
press-noten = { $tenpai } tenpai: +{ $get } / −{ $pay }
press-nagashi = Afspilsmangan giver
press-chombo = Til de andre
press-mangan = Øst { $dealer }, de andre { $other } hver; er det Øst selv, { $each } hver

# Kort
press-needs = Krav
press-bonus = Bonus
press-notes = Bemærk
press-stop = .
press-example = Eksempel { $letter }
press-counter-example = Modeksempel
press-need-closed = Skjult hånd: hverken chi, pong eller kang, bortset fra skjult kang.
press-dragons = Drager
    .romanised = Yakuhai: drager
    .about = Pong eller kang i hvid, grøn eller rød drage.
press-winds = Vinde
    .romanised = Yakuhai: vinde
    .about = Pong eller kang i egen eller rundens vind.
press-bonus-closed = +{ $han } { -han-unit }, hvis hånden er skjult.
press-bonus-more = +{ $more }: { $about }
press-bonus-yakuman = +{ $times } yakuman: { $about }
press-bonus-double-wind = En vind, der både er egen og rundens, tæller to gange.
press-always = Der er altid også { $yaku }, som tæller oveni.
press-with-dragons = De to dragepong tæller oveni.
press-never = Aldrig sammen med { $yaku }.

# En regelbog
press-contents = Indhold
press-compared = Det, der afviger fra { $rules }, er markeret med en streg i margenen.
press-differs = { $rules }:
press-chapter-table = Spillerne sidder ved bordets fire sider, blander brikkerne og bygger hver en mur. Her står, hvem der spiller med hvad, hvor man sidder, og hvordan brikkerne kommer fra muren til hænderne.
press-chapter-calls = Spillerne har tur efter hinanden: man trækker en brik og afspiller en, indtil nogen går mahjong, eller muren er brugt op. De andre må tage et afspil til et sæt: tre i rækkefølge i én kulør (chi), tre ens (pong) eller fire ens (kang).
press-chapter-riichi = En spiller, hvis skjulte hånd kun mangler én brik, kan melde riichi: man lægger en indsats og må ikke ændre hånden mere. Furiten forbyder ron, når man selv har afspillet en vinderbrik eller ladet en passere. Dora gør hånden mere værd, men er ikke yaku.
press-chapter-hands = Man går mahjong med fire sæt og et par eller med en særlig hånd, og altid med mindst én yaku. Her står, hvad en hånd ellers kræver.
press-chapter-yaku = En yaku giver ret til mahjong og har en værdi i { -han-unit }. Hver yaku har et eksempel og et næsten-eksempel, som programmet har talt op.
press-chapter-yakuman = De højeste hænder er yakuman. Den, der feedede det afgørende sæt, kan blive ansvarlig.
press-chapter-payments = { -han-unit(form: "capital") } og fu giver håndens værdi. Fu gives for sæt og par, for det, hånden { -wait } på, og for måden at gå mahjong på; tabellerne viser, hvem der betaler hvor meget.
press-chapter-draws = Når muren er brugt op, og ingen er gået mahjong, er spillet uafgjort. Honba gør de næste spil mere værd. Her står også, hvornår et spil afbrydes, hvem der så er Øst, og hvornår partiet er slut.
press-chapter-penalties = Hvad der sker, når nogen begår en fejl.
press-chapter-result = Hvordan point bliver til partiets resultat.

# En side
fault-line = linje { $line }: { $fault }
fault-not-tenpai = { $hand } er ikke tenpai.
fault-not-shown = { $hand } viser ikke { $claim } på nogen af brikkerne { $tiles }.
fault-no-claim = { $hand }: der står ikke noget yakunavn med fed skrift i nærheden.
fault-unknown-tag = Der findes ikke noget tag { $tag }.
fault-no-anchor = Et link fører til { $anchor }, som ikke findes.
faults-found = { $count ->
    [one] Én fejl fundet.
   *[other] { $count } fejl fundet.
}
refused-large = { $file }: større end { $megabytes } MB.
