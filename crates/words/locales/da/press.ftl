# Det der trykkes: tegnede hænder, ark, kort, regelbøger.

refused-ending = { $file }: navnet skal ende på en af { $known }.
refused-no-pdf = { $file }: programmet er bygget uden understøttelse af PDF. Skriv en .html-fil og udskriv den fra browseren, eller byg programmet med --features pdf.
refused-picture = Det kan ikke tegnes i den størrelse.
refused-river-length = En flod har højst { $tiles } brikker.
refused-river-riichi = Tegnet * står én gang, efter den brik der meldte riichi.

# Knappen på en side til udskrivning
press-print = Udskriv eller gem som PDF

# Et ark
press-closed = skjult
press-open = åben
press-han = han
press-legend-closed = I kursiv: kun skjulte hænder.
press-legend-situation = ° efter spillets gang, ikke efter brikkerne.
press-legend-first = * I en ubrudt første runde; den brydes af { $broken }.
press-legend-liable = † Nogen kan være ansvarlig.
press-yakuhai = Pointgivende brikker
    .romanised = Yakuhai
    .about = Pon eller kan i drager, egen vind eller rundens vind; én han for hver.
press-together = Hvilke yaku går sammen
    .about = En prik: én hånd kan have begge. Tallene står for rækkernes yaku.
press-dora = Dora: hvad viser hvad
    .about = En indikator gør den næste brik til dora, den sidste i rækken den første.
press-white = hvid
press-green = grøn
press-red = rød

press-fu-base = Åben hånd eller selvtræk
press-fu-closed-ron = Skjult hånd, mahjong på afspil
press-fu-pairs = Syv par, rundes aldrig, intet lægges til
press-fu-pon = Pon i 2–8
press-fu-pon-orphan = Pon i officerer
press-fu-kan = Kan i 2–8
press-fu-kan-orphan = Kan i officerer
press-fu-dragons = Par i drager
press-fu-wind = Par i egen eller rundens vind
press-fu-double-wind = Par i en vind der er begge dele
press-fu-wait = Venter på endechi, splitchi eller parret
press-fu-tsumo = Selvtræk (ikke ved pinfu)
press-fu-tsumo-any = Selvtræk
press-fu-open-pinfu = Åben hånd uden andre fu
press-fu-rounded = Summen rundes op til hele tiere.

press-scores = Betaling
    .about = Ved ron betaler den der spillede brikken af; ved tsumo betaler hver: en anden / dealeren. Hver betaling rundes op til hele hundrede. Tomt: sådan en hånd findes ikke.
press-ron-other = Ron, ikke dealeren
press-ron-dealer = Ron, dealeren
press-tsumo-other = Tsumo, ikke dealeren
press-tsumo-dealer = Tsumo, dealeren
press-three = 3 spillere
press-four = 4 spillere

press-riichi = Riichi og furiten
press-dora-rules = Dora
press-calls = Meldinger og kan
press-hands = Hvad en hånd kræver
press-draws = Honba og uafgjort
press-game = Partiet og resultatet
press-norths = indikatorer gør dem til dora som enhver anden nord; mahjong på en sådan giver ingen yaku i sig selv
press-liable = Ansvar for
press-counter = { $ron } ved ron, { $each } fra hver ved tsumo
press-noten = { $tenpai } tenpai: +{ $get } / −{ $pay }
press-nagashi = Nagashi mangan giver
press-chombo = Til de andre
press-mangan = dealeren { $dealer }, hver anden { $other }; hvis det er dealeren selv, { $each } for hver

# Kort
press-needs = Krav
press-bonus = Bonus
press-notes = Bemærk
press-stop = .
press-example = Eksempel { $letter }
press-counter-example = Modeksempel
press-need-closed = Skjult hånd: hverken chi, pon eller kan, bortset fra skjult kan.
press-dragons = Drager
    .romanised = Yakuhai: drager
    .about = Pon eller kan i hvide, grønne eller røde drager.
press-winds = Vinde
    .romanised = Yakuhai: vinde
    .about = Pon eller kan i egen eller rundens vind.
press-bonus-closed = { $han } han mere, hvis hånden er skjult.
press-bonus-more = { $more } mere: { $about }
press-bonus-yakuman = { $times ->
    [one] Én yakuman mere: { $about }
   *[other] { $times } yakuman mere: { $about }
}
press-bonus-double-wind = En vind der er både egen og rundens, tæller to gange.
press-always = Følges altid af { $yaku }, som tæller ved siden af.
press-with-dragons = De to pon i drager tæller ved siden af.
press-never = Aldrig sammen med { $yaku }.

# En regelbog
press-contents = Indhold
press-compared = Det der afviger fra { $rules }, har en streg i siden.
press-differs = { $rules }:
press-chapter-table = Spillerne sidder ved bordets fire sider, blander brikkerne og bygger hver en mur. Her står, hvem der spiller med hvad, hvor man sidder, og hvordan brikkerne kommer fra muren til hænderne.
press-chapter-calls = Spillerne har tur efter hinanden: man trækker en brik og spiller en af, indtil nogen går mahjong, eller muren er slut. En afspillet brik kan tages af andre til et sæt: tre på stribe i én kulør (chi), tre ens (pon) eller fire (kan).
press-chapter-riichi = En spiller hvis skjulte hånd mangler én brik, kan melde riichi: man lægger en indsats og ændrer ikke mere på hånden. Furiten forbyder mahjong på et afspil efter ens eget. Dora gør en hånd dyrere, men er ingen yaku.
press-chapter-hands = En hånd går mahjong med fire sæt og et par eller i en særlig form, og med mindst én yaku. Her står, hvad den ellers kræver.
press-chapter-yaku = En yaku giver ret til mahjong og har en værdi i han. Hver har et eksempel og et nærved-eksempel, som pointtælleren bedømmer dem.
press-chapter-yakuman = De højeste hænder er yakuman. Den der gav det afgørende sæt fra sig, kan blive ansvarlig.
press-chapter-payments = Han og fu giver en hånds værdi. Fu kommer af sæt, par, ventning og måden at gå mahjong på; tabellerne siger, hvem der betaler hvor meget.
press-chapter-draws = Når muren er slut, og ingen er gået mahjong, er spillet uafgjort. Honba gør de næste spil dyrere. Her står også, hvornår et spil afbrydes, hvem der så er Øst, og hvornår partiet er slut.
press-chapter-penalties = Hvad der sker, når nogen begår en fejl.
press-chapter-result = Hvordan point bliver til partiets resultat.

# En side
fault-line = linje { $line }: { $fault }
fault-not-tenpai = { $hand } venter ikke på noget.
fault-not-shown = { $hand } viser ikke { $claim }, hvilken af { $tiles } der end kommer.
fault-no-claim = { $hand }: intet yaku-navn med fed skrift står i nærheden.
fault-unknown-tag = Der er intet mærke { $tag }.
fault-no-anchor = Et link fører til { $anchor }, som ikke findes.
faults-found = { $count ->
    [one] Én fejl fundet.
   *[other] { $count } fejl fundet.
}
refused-large = { $file }: større end { $megabytes } MB.
