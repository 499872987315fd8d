var e=`# Hvad de fem dokumenter siger, og hvad der er uklart i dem: id, tekst. Adskilt med tabulator. Formuleringen er vores.
# P: klubben Phoenix. C: russisk huskeseddel. G: spillets gang. F: klubben Furiten. D: danske kort. A: en uklarhed.
# [SLUTNING]: vores slutning. [TABT]: stod i originalen, men står ikke i teksten. [SKRIVEFEJL]: en skrivefejl.
# En uklarhed: dens spørgsmål, læsninger, belæg, den læsning, der gælder som standard, og hvor sikre vi er på den.
# Her er (efterset) noget, der er slået op på offentlige sider, (efter hukommelsen) noget, vi husker.
P-001	Anbefales til spil i klubbens lokaler; gælder ved klubbens riichiturneringer.
P-002	Forfatter: "Njuse4ka"; tak til klubben HAITEI (Simferopol) og klubben Tesujis hjemmeside. (Om dokumentet, ingen regel.)
P-003	136 brikker: kulørerne bambus, cirkel og tegn med tallene 1-9; vindene øst, syd, vest og nord; dragerne rød (chun), hvid (haku) og grøn (hatsu); fire af hver.
P-004	En rundemarkør og to sekssidede terninger.
P-005	Ettere og niere er endebrikker; 2-8 er mellembrikker; vinde og drager er honnører.
P-006	Røde femmere erstatter almindelige femmere: to i cirkel, én i bambus, én i tegn. (De står under dora, så hver af dem er dora; værdien +1 han følger af P-099 [SLUTNING].)
P-007	Pinde til hver spiller: 1×10000, 2×5000, 4×1000, 10×100 (i alt 25000, efterregnet).
P-008	Et parti (hanchan) er østrunden og sydrunden.
P-009	En runde er mindst fire spil; alle skal have været Øst én gang i hver runde.
P-010	Pladser: fire vindbrikker blandes med bagsiden op; hver spiller trækker én og sætter sig efter den.
P-011	Syd sidder til højre for Øst, Vest overfor, Nord til venstre for Øst.
P-012	Den, der trak Øst, er fast (første) Øst, tager rundemarkøren og har den til højre for sig.
P-013	I første spil er den faste Øst også den aktuelle Øst.
P-014	De to terninger viser under hele hanchan, hvem der er Øst nu.
P-015	Før hvert spil blandes brikkerne grundigt med bagsiden op; hver spiller bygger en mur, 17 lang og to høj; murene skubbes sammen til et kvadrat.
P-016	Den aktuelle Øst slår med begge terninger for at finde bruddet.
P-017	Øst tæller summen mod uret og begynder med sig selv; den spiller, tællingen ender hos, har den mur, der skal brydes.
P-018	Denne spiller tæller så mange stakke, som summen er, fra højre ende af sin mur mod venstre og laver en åbning der.
P-019	Samme spiller tæller 7 stakke til højre for åbningen og laver en åbning til: disse 14 brikker er den døde mur. (Er summen under 7, fortsætter den døde mur ind i muren hos naboen til højre [SLUTNING].)
P-020	I den døde mur vendes den tredje brik talt fra venstre: dora-indikatoren (tredje stak, øverste brik [SLUTNING af P-021]).
P-021	De fire brikker til venstre for indikatoren er de løse brikker.
P-022	Brikkerne til højre for den er indikatorer for kang-dora.
P-023	Uddelingen begynder til venstre for den døde mur; Øst først; fire brikker ad gangen, til alle har 12.
P-024	Så tager Øst to brikker, den første og den femte; de andre én hver.
P-025	(billedtekst) Slaget 3+5=8 "bryder Syds mur": det strider mod P-017, som giver Nord. Se uklarheden A-P01.
P-026	Øst begynder med at afspille en af sine 14 brikker.
P-027	Den næste er Syd, spilleren til højre for Øst: tager en brik fra murens ende og afspiller en valgfri brik.
P-028	Turen går mod uret.
P-029	Alle har deres egne afspil liggende foran sig, seks brikker i hver række.
P-030	Efter et spil: hvis Øst hverken gik mahjong eller var tenpai ved uafgjort, rykker vindene; Syd bliver Øst.
P-031	Formål: at have flere point end de andre.
P-032	Alle begynder med 25000.
P-033	Point skifter kun ejer; de opstår ikke og forsvinder ikke.
P-034	Har nogen mistet alle sine point, slutter hanchan før tid.
P-035	En mahjonghånd er fire sæt og et par.
P-036	Sæt: pong (3 ens), chi (3 i rækkefølge i samme kulør), kang (4 ens).
P-037	To undtagelser: syv par og tretten vidundere.
P-038	(billedtekst) Eksempel på mahjong: pong i 4 cirkel, kang i 9 bambus, pong i nord, pong i 4 tegn, par i 9 cirkel.
P-039	Tenpai er en hånd på 13 brikker, der mangler én; de brikker, der gør den færdig, er vinderbrikker.
P-040	(billedtekst) To eksempler på at vente på parret alene: på 8 tegn og på 8 cirkel.
P-041	Mahjong på en brik trukket fra muren: sig "tsumo"; på en andens afspil: "ron".
P-042	(billedtekst) Eksempel: Syd afspiller 6 cirkel, Vest går mahjong på den (ron).
P-043	Vinderen åbner hånden, viser kombinationen, regner selv værdien ud og siger, hvad der skal betales.
P-044	Efter betalingen, men før vinderens hånd er skilt ad, må en forkert værdi, som spilleren opdager, rettes.
P-045	En forkert oplyst værdi, ved en fejl eller med vilje, er ingen forseelse, hvis ingen af de andre gør indsigelse; alle rådes til at efterprøve, før de betaler.
P-046	Ved tsumo sættes brikken ikke ind i hånden; den lægges synligt for sig selv, og så åbnes resten.
P-047	Ugyldig melding af mahjong koster chombo.
P-048	Et fejlagtigt råb, "ron" eller "tsumo", er endnu ikke en melding; det er først at vise hånden.
P-049	Atozuke er tilladt: man må gå mahjong, selv om håndens eneste yaku afhænger af, hvilken brik der kommer (fx når kun en færdig pong i drager giver yaku).
P-050	Pong: med et par på hånden, fra enhver modstanders afspil; sig "Pong!", vis de to brikker og tag afspillet.
P-051	Den tagne brik ligger på tværs til højre, til venstre eller i midten, alt efter hvis afspil det var (spilleren til højre, til venstre eller overfor).
P-052	Chi: med to brikker i kuløren, der passer, kun på afspil fra spilleren til venstre; sig "Chi!".
P-053	Brikken, der tages til en chi, lægges efter samme princip.
P-054	Forbuddet mod kuikae gælder ikke: efter en chi må den brik afspilles, som dannede en skjult chi med de to viste brikker. Eksempel: med 456 eller 567 tegn tages 7 tegn til chi 567, og i samme tur må 4 eller 7 tegn afspilles.
P-055	Skjulte sæt behøver ikke at vises (undtagen en kang).
P-056	Efter et afspil venter næste spiller 3-4 sekunder med at trække.
P-057	Har ingen i den tid taget brikken til et sæt, trækkes der.
P-058	Tages brikken, efter at næste spiller har trukket, men inden for de 3-4 sekunder, går den trukne brik tilbage i muren.
P-059	Der må ikke meldes et åbent sæt på det sidste afspil.
P-060	En hånd med mindst ét åbent sæt er åben resten af spillet.
P-061	Åbne sæt må ikke ændres og bliver liggende på bordet, til spillet er slut (pong til kang er den indlysende undtagelse [SLUTNING]).
P-062	En kang dannes på tre måder.
P-063	(1) tre ens på hånden og den fjerde i en modstanders afspil; meldes som en pong; den tagne brik på tværs.
P-064	(2) der ligger en åben pong, og den fjerde brik trækkes fra muren i egen tur: den må beholdes, afspilles eller føjes til pong'en; den tilføjede brik ligger ved siden af den brik, der ligger på tværs.
P-065	Fire ens brikker i den skjulte hånd er ikke en kang, men en pong og en enkelt brik, indtil kang er meldt.
P-066	(3) skjult kang: i egen tur efter træk fra muren; læg de fire frem, vis dem, og vend så de to yderste med bagsiden op.
P-067	Efter en kang tager spilleren den løse brik: den længst til venstre i den døde mur.
P-068	Så afspilles en valgfri brik.
P-069	Efter en kang vender spilleren den næste indikator for kang-dora, til højre for dora-indikatoren.
P-070	Skjult kang: indikatoren vendes før afspillet; enhver anden kang: efter afspillet.
P-071	Højst fire kang i et spil.
P-072	Er de fire ikke alle meldt af én spiller, ender spillet uafgjort (se P-139).
P-073	Den døde mur har altid 14 brikker: efter hver kang bliver den sidste levende brik død.
P-074	Åbne sæt ligger til højre for hånden, i rækkefølge nedefra og op.
P-075	Pong og kang går forud for chi.
P-076	Ron går forud for alle andre meldinger.
P-077	Melder to spillere ron, går kun den mahjong, der mod uret sidder nærmest feederen (atamahane). Eksempel: Øst afspiller en brik, Syd og Nord har ron: Syd går mahjong.
P-078	Med en hånd i tenpai skal man have mindst én yaku for at gå mahjong.
P-079	Enhver yaku har en værdi i han; yaku, der går sammen, lægges sammen; nogle udelukker hinanden.
P-080	Liste og tabel over, hvilke yaku der er forenelige, står til sidst; tabellen er [TABT] (kun overskriften er tilbage).
P-081	"Åben/skjult" er en egenskab ved hånden i tenpai: åben er den, der har åbne sæt; med begge slags må man gå mahjong ved ron og ved tsumo.
P-082	En spiller må gerne være tenpai uden yaku.
P-083	Riichi er tilladt med en helt skjult hånd i tenpai; det er en yaku til 1 han.
P-084	Indsatsen ved riichi er 1000 point; den næste, der går mahjong, får dem (de går videre, hvis spillet ender uafgjort).
P-085	Uden 1000 point ingen riichi.
P-086	Efter riichi er hånden låst; trukne brikker holdes for sig selv og afspilles, hvis de ikke er vinderbrikker.
P-087	Efter riichi er en skjult kang tilladt, hvis hånden stadig venter på de samme brikker.
P-088	Den, der efter riichi lader en ron passere, er furiten resten af spillet; tsumo er stadig muligt.
P-089	Riichi er ikke tilladt med færre end 4 brikker i den levende mur.
P-090	Ved mahjong med riichi vendes indikatorerne for ura-dora for vinderen.
P-091	Sådan meldes riichi: sig "riichi", afspil en brik på tværs i egen tur, og læg 1000-pinden foran egne afspil.
P-092	Tages riichibrikken til et sæt, lægges spillerens næste afspil på tværs.
P-093	Går nogen mahjong på riichibrikken, går de 1000 tilbage, og riichi regnes ikke for meldt.
P-094	Yakuman er særlige hænder med den højeste værdi, 32000 for andre end Øst.
P-095	Yakuman lægges ikke sammen med hinanden.
P-096	Yakuman lægges ikke sammen med almindelige yaku eller dora.
P-097	Furiten: ingen ron, hvis en brik, der ville gøre hånden færdig, ligger i egne afspil; tsumo er tilladt.
P-098	Midlertidig furiten: at lade en vinderbrik passere udelukker ron indtil spillerens næste træk fra muren.
P-099	En dora giver 1 han mere, men er ikke yaku.
P-100	Indikatoren udpeger den næste brik i rækken: 2 cirkel → 3 cirkel, 9 bambus → 1 bambus.
P-101	Vindene går i ring øst → syd → vest → nord → øst; dragerne rød → hvid → grøn → rød (samme ring som hvid → grøn → rød).
P-102	(billedtekster) Eksempel på dora: 9 tegn; på kang-dora: 9 cirkel (billederne er [TABT]).
P-103	Kang-dora kommer efter en kang, når den nye indikator vendes.
P-104	Ura-dora: under dora-indikatoren og under de vendte indikatorer for kang-dora; kun for en vinder, der har meldt riichi; tæller med i værdien.
P-105	Tæl han for yaku og dora.
P-106	Under 5 han tælles også fu; for 1-4 han bruges tabellen.
P-107	Tomme felter: sådanne hænder findes ikke.
P-108	Øverste tal: ron; nederst: betaling ved tsumo fra Øst/fra de andre; Øst har sin egen tabel.
P-109	Tabellen for andre end Øst (31 felter, alle rigtige).
P-110	Tabellen for Øst (31 felter, alle rigtige; en overflødig skråstreg ved 1 han 100 fu).
P-111	3 han fra 70 fu og 4 han fra 40 fu er mangan; 4 han 30 fu er 7700/11600, 3 han 60 fu er 7700/11600 (ingen kiriage).
P-112	5 er mangan 8000/12000; 6-7 haneman 12000/18000; 8-10 baiman 16000/24000; 11-12 sanbaiman 24000/36000; fra 13 yakuman 32000/48000 (andre/Øst; andele ved tsumo 4000/2000 … 16000/8000).
P-113	Fu for pong i mellembrikker: åben 2, skjult 4.
P-114	Fu for pong i officerer: 4 / 8.
P-115	Fu for kang i mellembrikker: 8 / 16.
P-116	Fu for kang i officerer: 16 / 32.
P-117	Par i drager: 2 fu.
P-118	Par i egen eller rundens vind: 2 fu (én række; dobbeltvind er ikke nævnt).
P-119	At vente på endechi, splitchi eller parret: 2 fu.
P-120	Mahjong fra muren: 2 fu, undtagen ved pinfu.
P-121	Åben hånd uden andre fu: 2 fu.
P-122	Grundlag for en skjult hånd ved ron: 30 fu.
P-123	Syv par: 25 fu.
P-124	Grundlag for åben hånd og/eller tsumo: 20 fu.
P-125	Der bruges uma 3/7.
P-126	Resultat = (point − 25000 + uma)/1000 med uma +7000 / +3000 / −3000 / −7000 for 1. til 4. plads.
P-127	Resultater rundes op til hele tal, altså mod +∞ (−33,3 → −33).
P-128	Ved pointlighed får den, der mod uret sidder nærmest den første Øst, den bedste plads.
P-129	Uafgjort, når muren er brugt op: de, der er noten, betaler 3000 i alt til dem, der er tenpai. 1 tenpai får 1000 fra hver; 2 tenpai: hver noten betaler 1500; 3 tenpai: den, der er noten, betaler 1000 til hver; 0 eller 4 tenpai: ingenting.
P-130	Øst noten → vindene rykker; Øst tenpai → Øst bliver siddende.
P-131	Øst gik mahjong eller var tenpai ved uafgjort → et ekstra spil (renchan).
P-132	Tælleren er 100-pointpinde; Øst lægger lige så mange, som der har været renchan.
P-133	Hver pind lægger 300 point til enhver vinders hånd.
P-134	Går en anden end Øst mahjong, går tælleren til nul.
P-135	Øst noten ved uafgjort: ingen ny renchan, men den gamle tæller beholdes og går videre til den nye Øst (uden at stige).
P-136	Når der allerede er 5 renchan på bordet, kræver mahjong mindst 2 "yaku".
P-137	Efter det sidste spil i hanchan: gik Øst mahjong eller var tenpai, er der intet ekstra spil, hvis Øst fører; partiet er slut.
P-138	Ved afbrudt spil er der ingen betaling, og vindene rykker ikke.
P-139	Afbrudt spil (1): fire kang hos forskellige spillere, og ingen gik mahjong på afspillet efter den fjerde.
P-140	Afbrudt spil (2): den fjerde riichi er meldt, og ingen gik mahjong på den spillers afspil.
P-141	Afbrudt spil (3): alle fire spillere afspiller den samme vind i deres første tur.
P-142	Afbrudt spil (4), kyuushu kyuuhai: en spiller har i sin første tur, det første træk medregnet, 9 eller flere forskellige officerer og melder det.
P-143	Afbrudt spil (5): tredobbelt ron.
P-144	Afbrudt spil (6): en forseelse, der gør det umuligt at fortsætte (koster chombo).
P-145	Efter et afbrudt spil stiger renchan-tælleren, undtagen ved (6).
P-146	Ethvert åbent sæt bryder turenes rækkefølge; en spillers første tur falder så måske bort, og dermed også retten til denne slags uafgjort.
P-147	Grove forseelser: chombo.
P-148	Meldes mahjong på samme tid som chombo, bortfalder straffen.
P-149	Chombo: 8000 fra en anden end Øst, 12000 fra Øst, betalt til de tre andre som ved tsumo (andre: 4000 til Øst, 2000+2000; Øst: 4000 til hver).
P-150	Chombo, grund 1: ugyldig melding af mahjong.
P-151	Chombo, grund 2: riichi med en hånd, der ikke venter på noget (undersøges ved uafgjort).
P-152	Chombo, grund 3: ugyldig skjult kang efter riichi (undersøges, hvis synderen går mahjong, eller ved uafgjort).
P-153	Chombo, grund 4: at vælte 5 eller flere brikker fra muren, fra egen eller en andens hånd.
P-154	Chombo, grund 5: at tage en brik, efter at ens hånd er erklæret død.
P-155	Chombo, grund 6: at se på en andens hånd.
P-156	Efter chombo: riichiindsatser går tilbage til ejerne, der gives om; tælleren stiger ikke; Øst bliver siddende.
P-157	Mindre fejl: død hånd. Dens ejer må hverken melde sæt eller mahjong og er ikke tenpai.
P-158	Død hånd, grund 1: forkert antal brikker.
P-159	Død hånd, grund 2: at vælte brikker fra en modstanders hånd eller fra den døde mur.
P-160	Død hånd, grund 3: ugyldig kang, pong eller chi.
P-161	Død hånd, grund 4: riichi med færre end 4 brikker i den levende mur.
P-162	Død hånd, grund 5: at trække uden for tur.
P-163	Ved turneringer afgør dommeren alt, hvad reglerne ikke dækker; ingen appel.
P-164	Riichi 1 (skjult).
P-165	Ippatsu +1: mahjong i første omgang efter riichi, hvis de andre spillere ikke melder sæt i den omgang.
P-166	Daburu riichi +1: riichi i spillets første omgang.
P-167	Tanyao: alle brikker 2-8. Kun én værdi: 1.
P-168	Pinfu: skjult hånd uden fu, venter på en dobbeltendet chi. 1.
P-169	Iipeikou (skrevet "Иппейко"): to ens chi. 1.
P-170	Menzen tsumo: mahjong fra muren med skjult hånd. 1.
P-171	Rinshan: mahjong på en løs brik. 1/1.
P-172	Chankan: når en anden spiller forøger en åben pong til en kang; til kokushi også på en skjult kang. 1/1.
P-173	Haitei: tsumo på den sidste levende brik. 1/1.
P-174	Houtei: ron på afspillet efter den sidste levende brik. 1/1.
P-175	Yakuhai: pong eller kang i drager, rundens vind eller egen vind. 1/1.
P-176	Ittsuu: 123-456-789 i én kulør. 1/2.
P-177	Sanshoku doujun: samme chi i hver kulør. 1/2.
P-178	Chanta: hvert sæt har en etter, nier eller honnør; mindst én chi. 1/2.
P-179	Sanrenkou: tre pong eller kang i rækkefølge i samme kulør. Kun én værdi: 2.
P-180	Toitoi 2/2.
P-181	Chiitoitsu, ingen to ens par. 2/2 (to værdier, skønt den kun findes skjult).
P-182	Sanankou: tre skjulte pong 2/2.
P-183	Sanshoku doukou 2/2.
P-184	Honroutou: kun officerer; umulig uden toitoi. 2/2.
P-185	Sankantsu 2/2.
P-186	Shousangen: to pong i drager og et par i drager 2/2.
P-187	Junchan: hvert sæt har en etter eller nier; mindst én chi. 2/3.
P-188	Honitsu 2/3.
P-189	Ryanpeikou 3 (én værdi).
P-190	Chinitsu 5/6.
P-191	Nagashi mangan 5/5: ved uafgjort er alle egne afspil officerer, og ingen af dem er taget af andre til åbne sæt; tenpai er ikke nødvendig; betales som tsumo; vindene rykker, også hvis Øst har den.
P-192	Det, der står med fed kursiv, kræver skjult hånd (fremhævelsen er [TABT]).
P-193	En skjult hånd med mahjong ved tsumo får desuden "1 yaku" for menzen tsumo (bemærk: "yaku" bruges som enhed for værdi, ligesom i overskrifterne "1 yaku (værdi 1 han)", "2 yaku", "3 yaku", "5 yaku").
P-194	Suuankou: fire skjulte pong eller kang; på parret (tanki) +1 yakuman.
P-195	Kokushi musou; på tretten chancer +1 yakuman.
P-196	Chuuren poutou: 1112345678999 og én til i samme kulør; på ni chancer +1 yakuman.
P-197	Tenhou: Øst har mahjong på den uddelte hånd.
P-198	Chiihou: en anden end Øst får tsumo i første omgang; bortfalder, hvis omgangen er brudt af meldte sæt.
P-199	Daisangen. Pao for den, der feedede det tredje og sidste sæt i drager: ron på en andens afspil → den ansvarlige og feederen betaler halvdelen hver; tsumo → den ansvarlige betaler for alle.
P-200	Shousuushii: tre sæt i vinde og et par i vinde; også pao.
P-201	Daisuushii: sæt i alle vinde, +1 yakuman (står inde i punktet om shousuushii; pao efter sammenhængen [SLUTNING]).
P-202	Tsuuiisou: kun honnører.
P-203	Ryuuiisou: kun helt grønne brikker (2, 3, 4, 6, 8 bambus, grøn drage; hvilke som helst af dem, så dragen er ikke nødvendig).
P-204	Suukantsu: fire kang; også pao.
P-205	Chinroutou: kun ettere og niere.
P-206	Kazoe yakuman: enhver hånd på 13 han eller mere.
P-207	Daisharin: 22334455667788 i cirkel.
C-001	Det, der står i kursiv, gælder kun i skjulte hænder (kursiven er bevaret som <i>; ved yaku, der også findes åbne, er kun navnene i kursiv, hvilket er en teknisk fejl).
C-002	Riichi 1, skjult: meld en ventende hånd og sæt 1000 ind; i første omgang (C-044) er det dobbelt riichi i stedet.
C-003	Pinfu 1, skjult: fire chi, dobbeltendet chi, par uden værdi, ingen ekstra fu.
C-004	Menzen tsumo 1, skjult.
C-005	Ippatsu 1, skjult: mahjong inden for én omgang (C-044) efter riichi.
C-006	Iipeikou 1, skjult: to helt ens chi.
C-007	Yakuhai 1: pong eller kang i drager, egen vind eller rundens vind.
C-008	Tanyao 1: alle brikker 2-8; ikke i kursiv, altså også tilladt åben.
C-009	Houtei 1: mahjong på det sidste afspil.
C-010	Haitei 1: mahjong ved træk af den sidste levende brik.
C-011	Rinshan 1: mahjong på en løs brik fra den døde mur.
C-012	Chankan 1: mahjong på en andens brik, der forøger en åben pong til en kang, eller med tretten vidundere på en andens skjulte kang.
C-013	Sanshoku doujun 1 (+1 skjult; om hvor tillægget hører til, se A-C01).
C-014	Ittsuu 1 (+1 skjult).
C-015	Chanta 1 (+1 skjult); må hverken være honroutou eller junchan.
C-016	Chiitoitsu 2, skjult: syv forskellige par.
C-017	Dobbelt riichi 2, skjult: riichi i første omgang (C-044).
C-018	Toitoi 2: fire pong eller kang.
C-019	Sanankou 2: tre skjulte pong eller kang (hånden må være åben).
C-020	Shousangen 2, plus 2 for de to sæt i drager selv.
C-021	Honroutou 2, plus 2 for chiitoitsu eller toitoi.
C-022	Sanshoku doukou 2.
C-023	Sankantsu 2 (ingen beskrivelse).
C-024	Honitsu 2 (+1 skjult); der skal være honnører, ellers er det chinitsu.
C-025	Junchan 2 (+1 skjult).
C-026	Ryanpeikou 3, skjult.
C-027	Renhou 5, skjult: mahjong på et afspil før egen tur i første omgang (C-044).
C-028	Nagashi mangan 5: ved uafgjort er alle egne afspil officerer, og ingen anden spiller har taget nogen af dem.
C-029	Chinitsu 5 (+1 skjult).
C-030	Chiihou, skjult: en anden end Øst går mahjong på en brik trukket fra den levende mur i første omgang (C-044).
C-031	Tenhou, skjult: Østs starthånd er mahjong.
C-032	Suuankou, skjult; på kun én chance (parret) +1 yakuman.
C-033	Kokushi musou, skjult; på 13 chancer +1 yakuman.
C-034	Chuuren poutou, skjult; på 9 chancer ("rene ni lanterner") +1 yakuman.
C-035	Daisangen † (pao).
C-036	Shousuushii (intet paomærke).
C-037	Tsuuiisou: vinde og/eller drager.
C-038	Ryuuiisou: 2, 3, 4, 6, 8 bambus og/eller grønne drager (dragen er ikke nødvendig).
C-039	Chinroutou.
C-040	Suukantsu (intet paomærke, ingen beskrivelse).
C-041	Daisuushii †: dobbelt yakuman (pao).
C-042	Tre spillere: ron er tilladt på en meldt nord; det giver ingen yaku.
C-043	Tre spillere: dora-indikatorer gælder også meldte nord.
C-044	Omgangen brydes af enhver chi, pong og kang (også skjulte kang) og, med tre spillere, af "nord".
C-045	Pao kun for daisangen og daisuushii, og kun hvis alle sæt i drager eller vinde er åbne: ansvarlig er den, på hvis afspil det sidste af dem blev åbnet.
C-046	Den ansvarlige betaler kun for den yakuman og, hvis der ikke er andre yakuman og mahjong var ved selvtræk, også for gentagelser (honba).
C-047	Var mahjong på en anden spillers afspil, deles prisen for den yakuman i to.
C-048	[SLUTNING af C-046] Flere yakuman må tælles sammen.
C-049	Grundlag 20 fu: åben hånd og/eller selvtræk.
C-050	Syv par 25 fu, intet lægges til, rundes ikke op.
C-051	Grundlag 30 fu: skjult hånd, mahjong på afspil.
C-052	Pong i mellembrikker: åben 2 / skjult 4 fu.
C-053	Pong i "ender" (officerer, efter ordbrugen i C-021): 4 / 8 fu.
C-054	Kang i mellembrikker: 8 / 16 fu.
C-055	Kang i ender: 16 / 32 fu.
C-056	Par i drager: 2 fu.
C-057	Par i egen vind: 2 fu.
C-058	Par i rundens vind: 2 fu (en anden række end C-057, derfor 4 for dobbeltvind [SLUTNING], se A-C02).
C-059	Venter på endechi: 2 fu.
C-060	Venter på splitchi: 2 fu.
C-061	Venter på parret: 2 fu.
C-062	Selvtræk: 2 fu, ikke ved pinfu.
C-063	Åben hånd af form som pinfu: 2 fu.
C-064	Andel ved tsumo "ikke Øst" = 1×grundpoint: hvad en anden end Øst betaler til en vinder, der ikke er Øst. Rækken for 110 fu er rykket én kolonne til venstre [SKRIVEFEJL].
C-065	Andel ved tsumo "Øst" = 2×grundpoint: hvad Øst betaler til en vinder, der ikke er Øst, og hvad hver betaler til Øst. Rækken for 110 fu er rykket [SKRIVEFEJL].
C-066	Ron med tre spillere, vinderen ikke Øst = 3×grundpoint.
C-067	Én tabel med to overskrifter: ron til Øst med tre spillere = ron til andre end Øst med fire spillere = 4×grundpoint.
C-068	Ron med fire spillere, vinderen Øst = 6×grundpoint.
C-069	Grænser, andele ved tsumo andre/Øst: mangan (5) 2000/4000, haneman (6-7) 3000/6000, baiman (8-10) 4000/8000, sanbaiman (11-12) 6000/12000, yakuman (fra 13) 8000/16000 (13 han og flere er optalt yakuman).
C-070	3 han fra 70 fu og 4 han fra 40 fu er højst mangan; 3/60 og 4/30 bliver derunder (ingen kiriage).
C-071	Brikkernes tegn: 東 В, 南 Ю, 西 З, 北 С, hvid (blank side) Б, 發 З, 中 К; 一萬…九萬 = 1-9. Rækkefølge hvid, grøn, rød.
G-001	Formål: at være først med en mahjonghånd og melde det, når vinderbrikken trækkes eller afspilles af en anden.
G-002	En mahjonghånd er fire sæt og et par med mindst én yaku (ingen undtagelse for syv par og vidundere på denne side; listen over yaku står på en anden side, som vi ikke har).
G-003	Pong er tre ens.
G-004	Kang er fire ens.
G-005	Chi er tre i rækkefølge i samme kulør.
G-006	Rækken går ikke i ring: 9-1-2 og 8-9-1 findes ikke.
G-007	Mahjong meldt uden yaku er ugyldig, og spilleren betaler en straf (beløbet er ikke angivet).
G-008	Turen går mod uret.
G-009	Øst begynder med at afspille en brik.
G-010	En tur: træk en brik fra muren til hånden, og afspil en valgfri brik; afspillene ligger foran spilleren, seks i hver række.
G-011	Sæt er skjulte (samlet fra muren) eller åbne. Fire ens brikker er ikke en kang, før den er meldt (teksten siger "i muren", men mener "på hånden" [SKRIVEFEJL]).
G-012	Ethvert sæt, der mangler én brik, må gøres færdigt med en andens afspil ved at melde det og vise egne brikker.
G-013	Kun i det øjeblik, brikken afspilles; senere må den ikke tages.
G-014	Pong går forud for chi.
G-015	Ron går forud for begge. (Kang er ikke nævnt her.)
G-016	Chi med fx 2-3, 5-7, 8-9; meld "Chi!", og læg sættet til højre for dig.
G-017	Chi kun fra spilleren til venstre.
G-018	Egne brikker på højkant, den tagne på tværs til venstre. Eksempler: 5 taget til 4 og 6 → 5 4 6; 1 taget til 2 og 3 → 1 2 3.
G-019	Pong med et par, fra enhver spiller; lægges til højre for spilleren.
G-020	Brikken på tværs: fra venstre → første; fra højre → tredje; fra spilleren overfor → anden.
G-021	Eksempler: pong i 5 tegn fra spilleren overfor; pong i vest fra højre.
G-022	Tre slags kang.
G-023	Skjult kang, trin for trin: meld i egen tur; læg de fire frem med de to yderste med bagsiden op; løs brik; vend indikatoren for kang-dora; afspil.
G-024	Forøget kang (åben pong og samme brik trukket fra muren), trin for trin: meld; læg brikken på tværs oven på den brik i pong'en, der ligger på tværs; løs brik; afspil; vend så indikatoren.
G-025	Åben kang (tre på hånden og en andens afspil), trin for trin: meld; tre brikker på højkant; den tagne på tværs: fra venstre → første, fra højre → fjerde, fra spilleren overfor → anden; løs brik; afspil; så indikatoren.
G-026	Tenpai: kun den sidste brik mangler.
G-027	Eksempel: 234678 tegn, 45 cirkel, 23466 bambus venter på 3 og 6 cirkel (hvilke kulører de to sidste er, er en [SLUTNING]).
G-028	Tsumo: sig det, åbn hånden; alle betaler.
G-029	Ron: sig det, åbn hånden; feederen betaler.
G-030	Mahjong med riichi: brikkerne under alle vendte indikatorer for dora og kang-dora vendes i det øjeblik, der meldes mahjong, og udpeger ura-dora.
G-031	Muren brugt op uden mahjong = uafgjort.
G-032	De, der er noten, betaler af en pulje på 3000: 1 tenpai 3×1000; 2 tenpai 1500 hver; 3 tenpai: den, der er noten, betaler 1000 til hver; 0 eller 4: ingenting.
G-033	En anden end Øst går mahjong, eller uafgjort med Øst noten: vindene rykker mod uret; den gamle Øst bliver Nord, den gamle Vest bliver Syd.
G-034	Øst går mahjong, eller uafgjort med Øst tenpai: vindene bliver; næste spil er en renchan; en 100-pind lægges foran Øst, én mere hver gang.
G-035	Når Øst går mahjong, betales der for hver renchan 100 ekstra fra hver, der betaler, eller 300 fra feederen.
G-036	Eksempel: første renchan, tsumo: +100 fra hver (300).
G-037	Eksempel: fjerde renchan, ron: +1200 fra feederen.
G-038	Hvert nyt spil begynder med at bygge muren (en anden side).
F-001	Mahjong kræver mindst én yaku.
F-002	Dora er ikke yaku; dora alene er ikke nok til mahjong.
F-003	Værdier skrives (skjult/åben); "-" = ikke i en åben hånd.
F-004	Yakuhai 1/1: pong eller kang i drager, egen vind eller rundens vind.
F-005	Flere yakuhai lægges sammen; en vind, der både er egen og rundens, giver 2.
F-006	Shousangen 2/2; de to yakuhai lægges til, så hånden er mindst 4 værd.
F-007	Daisangen: yakuman.
F-008	Shousuushii: yakuman.
F-009	Daisuushii: (enkelt) yakuman; bemærkning: dobbelt efter nogle regler.
F-010	Tsuuiisou: yakuman; kun honnører.
F-011	Toitoi 2/2.
F-012	Sanankou 2/2: tre skjulte pong eller kang; hånden må være åben.
F-013	En pong, der færdiggøres ved ron (shanpon), tæller som åben; så er sanankou kun mulig ved tsumo.
F-014	Sanshoku doukou 2/2.
F-015	Sankantsu 2/2, åbne eller skjulte kang.
F-016	Suukantsu: yakuman, åbne eller skjulte kang.
F-017	Har én spiller meldt alle fire kang, går spillet videre (der gives ikke om), men fra da af må ingen melde kang.
F-018	[SLUTNING af F-017] Fire kang hos flere spillere → der gives om.
F-019	Suuankou: yakuman, skjult.
F-020	Suuankou på en af to pong (shanpon) kun ved tsumo; ved ron er det sanankou.
F-021	Pinfu 1/-: ingen fu, kun chi, parret ikke yakuhai, venter på dobbeltendet chi.
F-022	Iipeikou 1/-.
F-023	Iipeikou tælles ikke sammen med chiitoitsu eller ryanpeikou.
F-024	Ryanpeikou 3/-; udelukker chiitoitsu og iipeikou.
F-025	Sanshoku doujun 2/1.
F-026	Ittsuu 2/1.
F-027	Honitsu 3/2.
F-028	Chinitsu 6/5.
F-029	Chuuren poutou: yakuman, kun skjult, form 1112345678999 (intet om dobbelt for ni chancer).
F-030	Ryuuiisou: yakuman; grøn bambus (2, 3, 4, 6, 8) og grønne drager; mindst et par i grønne drager kræves.
F-031	Tanyao 1/1 (åben tilladt); bemærkning: ikke åben efter nogle regler.
F-032	Chanta 2/1; parret skal også være officerer; mindst én chi, ellers honroutou.
F-033	Honroutou 2/2; går sammen med toitoi eller chiitoitsu; udelukker chanta.
F-034	Junchan 3/2; parret ettere eller niere, ingen honnører, mindst én chi, ellers chinroutou.
F-035	Chinroutou: yakuman, åben eller skjult.
F-036	Chiitoitsu 2/-; altid 25 fu; kun skjult. (Ens par: ikke nævnt.)
F-037	Kokushi musou: (enkelt) yakuman; bemærkning: dobbelt på 13 chancer efter nogle regler.
F-038	Riichi 1/-: skjult tenpai; hånden må ikke ændres bagefter; ingen anden yaku nødvendig.
F-039	Dobbelt riichi 2/-: riichi i første omgang.
F-040	Ippatsu 1/-: vinderbrik fra muren eller et afspil i første omgang efter riichi; brydes af enhver melding, også skjult kang.
F-041	Menzen tsumo 1/-.
F-042	Haitei 1/1: tsumo på murens sidste brik.
F-043	Rinshan kaihou 1/1: tsumo på en brik fra den døde mur efter en kang.
F-044	Tenhou: yakuman; Øst har mahjong på starthånden.
F-045	Chiihou: yakuman; en anden end Øst, første egne træk; ingen pong, chi eller kang forinden.
F-046	Houtei 1/1: mahjong på spillets sidste afspil.
F-047	Chankan 1/1: mahjong på den brik, der føjes til en pong.
F-048	Renhou: mahjong på spillets første afspil; en mangan værd, lægges ikke til andre yaku; bemærkning: yakuman efter nogle regler.
F-049	Nagashi mangan beskrives sådan: kun officerer i egne afspil; intet af dem taget; egne meldinger tilladt; en mangan værd.
F-050	I bordreglerne for klubben Furiten findes nagashi mangan ikke.
D-001	Riichi, én yaku: skjult hånd (ingen meldt chi, pong eller kang m.u.a. skjult kang; må godt færdiggøres på afspil); tre ting: læg 1000 point foran dig, roter den afspillede brik 90°, sig "Riichi".
D-002	Ippatsu, +1 yaku: mahjong i første spillerunde efter riichi, inden nogen har meldt chi, pong eller kang.
D-003	Daburu, +1 yaku: riichi på eget første afspil, inden nogen har meldt chi, pong eller kang.
D-004	Eksempel: afspiller grøn drage med riichi og fisker på 5 og 8 cirkel; mahjong i første spillerunde giver to yaku med ippatsu.
D-005	Fuldstændig skjult hånd (Tsumo), én yaku: skjult (skjult kang tilladt) og selvtræk.
D-006	Eksempel: fisker på 4 og 7 bambus; kun selvtræk giver denne yaku.
D-007	[overskrift og værdi er TABT; det er pinfu] skjult; kun chi; færdiggjort på en dobbelt-endet chi; parret ikke i drager, egen eller rundens vind.
D-008	Eksempel: 5-6 tegn er dobbelt-endet; 4-6 tegn ville være en splitchi, 8-9 tegn en endechi; for Øst i sydrunden ville et par i vest eller nord være i orden.
D-009	To helt ens chi (Iipeikou), én yaku: skjult; den samme chi to gange i samme kulør.
D-010	Eksempler: A, kun 4 cirkel giver 2-3-4 og 2-3-4 cirkel; B, 3-4-5 og 3-4-5 cirkel, men hånden er ikke skjult → ingen yaku.
D-011	Tre ens chi (San shoku doujun), én yaku, +1 yaku skjult.
D-012	Tre efterfølgende chi (Itsu), én yaku, +1 yaku skjult.
D-013	Drager (Fanpei), én yaku for hver pong eller kang. Eksempel B: den anden dragepong giver to yaku i alt.
D-014	Vinde (Fanpei), én yaku for pong eller kang i egen eller rundens vind.
D-015	En vind, der er begge dele, giver to yaku.
D-016	Efter en kang (Rinchan kaihō), én yaku: mahjong på den løse brik, der netop er trukket efter en kang. Eksemplet viser også: en selvtrukket fjerde brik må forøge en åben pong, den lægges over den roterede brik, og den løse brik tages fra Taget.
D-017	Stjæle en kang (Chan kan), én yaku: mahjong, når en modstander forsøger at forøge sin åbne pong til en kang.
D-018	Syv Par (Chii toitsu), to yaku: skjult, syv forskellige par, ingen to par ens. Eksempel B: 5 cirkel to gange → ikke mahjong.
D-019	Tre ens pong (San shoku dokou), to yaku.
D-020	Tre skjulte pong, to yaku (det japanske navn er fejltrykt som San shoku dokou [SKRIVEFEJL], skal være San ankou): ingen af de tre er dannet ved en afspillet brik.
D-021	Eksempel B: fisker på en af to pong; kun selvtræk giver tre skjulte; bliver man feedet, er der kun to.
D-022	Tre kang (San kan tsu), to yaku: tre meldte kang, åbne eller skjulte.
D-023	Ren hånd (Honitsu), to yaku, +1 yaku skjult: én kulør samt vinde eller drager, som skal være der; ellers er det helt ren hånd.
D-024	Eksempel: intet sæt i vinde eller drager → i stedet helt ren hånd (Chinitsu) med fem yaku.
D-025	Lille dragehånd (Shou sangen), to yaku: to pong eller kang og et par i drager.
D-026	De to dragepong tæller oveni.
D-027	Eksempel B: 8 cirkel giver lille dragehånd, rød drage giver stor dragehånd.
D-028	Kun officerer (Honroutou), to yaku: alle sæt er ettere, niere, vinde eller drager; ingen chi, de fire sæt er pong eller kang (altså ikke med syv par); mindst én vind eller drage (ellers kun ettere og niere); mindst én etter eller nier (ellers kun honnører).
D-029	Der er altid "Kun Pong" (toitoi): yderligere to yaku. (Kortet for toitoi mangler.)
D-030	Ettere og niere i alle sæt (Junchan taiyai), to yaku, +1 yaku skjult: hvert sæt har en etter eller nier; mindst én chi, ellers kun ettere og niere.
D-031	2 × 2 helt ens chi (Ryan peikou), tre yaku: skjult, to gange to helt ens chi.
D-032	Tælles ikke også som syv par.
D-033	Helt ren hånd (Chinitsu), fem yaku, +1 yaku skjult: én kulør, ingen vinde eller drager.
D-034	Tretten vidundere (Koku shimusou), yakuman, skjult; +1 yakuman, hvis man fisker på tretten chancer.
D-035	Eksempel: par i vest, færdiggjort med nord (én chance → én yakuman [SLUTNING]).
D-036	Ni lanterner (Chuuren pooto), yakuman, skjult, 1112345678999 og en ekstra; +1 yakuman, hvis man fisker på ni chancer.
D-037	Eksempel: kun 6 cirkel, med en 3 cirkel ekstra.
D-038	Jordhånd (Chiho), yakuman: ingen egen chi, pong eller kang meldt (ingen undtagelse for skjult kang her); ikke Øst; gyldig hånd på selvtræk i første spillerunde; ingen modstander har meldt chi, pong eller kang før egen tur.
D-039	Fire sæt og et par er nok (ingen anden yaku nødvendig).
D-040	Fire skjulte pong (Suu ankou), yakuman: skjult; fire skjulte pong eller kang; bliver en af de skjulte pong til en åben kang, går yakuman tabt.
D-041	+1 yakuman ved mahjong på parret.
D-042	Fire kang (Suu kan tsu), yakuman: skjulte, åbne og forøgede kang tæller alle.
D-043	Jadehånd (Ryuu iisou), yakuman: kun grønne brikker (2, 3, 4, 6, 8 bambus, grøn drage); dragen kræves ikke.
D-044	Kun ettere og niere (Chinrouto), yakuman.
D-045	Kun honnører (Tsuu iisou), yakuman.
D-046	Stor dragehånd (Dai sangen), yakuman.
D-047	"Feed" (pao): er alle tre dragepong (kang) åbne, skal feederen af den tredje dele betalingen ved mahjong på afspil: halvdelen af hånden, hvis en anden feeder vinderbrikken. (Selvtræk: intet sagt.)
D-048	Lille vindhånd (Shoo suushii), yakuman. (Ingen regel om feed.)
D-049	Stor vindhånd (Dai suushii), to yakuman.
D-050	"Feed": er alle fire vindpong (kang) åbne, betaler feederen af den fjerde halvdelen, hvis en anden feeder.
D-051	(mangler) Intet kort for tanyao, chanta, toitoi, haitei, houtei, tenhou, renhou, nagashi mangan, kazoe yakuman (filen ligner en del af et sæt kort: pinfus overskrift er tabt, og toitoi er omtalt, men mangler).
D-052	Ordvalget viser, at der findes en sydrunde (rundens vind er syd).
A-P01	Hvilken mur der brydes. (a) teksten: tæl terningernes sum mod uret med Øst som 1 (P-017): 8 → Nord. (b) billedteksten: 3+5=8 → Syd (P-025), hvilket ville være at tælle med uret. Belæg: teksten er klar; samme tekst siger, at rækkefølgen øst → syd → vest → nord er mod uret (P-011, P-028); billedteksten passer kun, hvis der tælles med uret (Ø, N, V, S, Ø, N, V, S). Standard (a): 2→S 3→V 4→N 5→Ø 6→S 7→V 8→N 9→Ø 10→S 11→V 12→N (sikkerhed: høj). Billedteksten meldes som en fejl i dokumentet.
A-P02	"Den første og den femte" (P-024). (a) det sædvanlige spring: efter 48 brikker tager Øst brik 49 og 53, Syd 50, Vest 51, Nord 52. (b) Øst tager 49 og senere en brik for sig. Begge giver de samme brikker. Standard (a), Syds første træk er brik 54 (sikkerhed: høj).
A-P03	Fallit (P-034). (a) partiet slutter, når nogen er på 0 eller derunder ("har tabt alt"); (b) kun under 0. Belæg: efter ordlyden er der intet tilbage, altså tæller 0; P-085 lader en spiller med netop 1000 melde riichi og stå på 0 midt i et spil. Standard (a), undersøges først efter afregningen af et spil (sikkerhed: middel).
A-P04	Tanyao har én værdi (P-167). (a) kun skjult; (b) 1/1, hvor det ene tal er tabt. Belæg for (a): i listen er hver række med ét tal med sikkerhed kun skjult (riichi, pinfu, iipeikou, menzen tsumo, ryanpeikou), og hver række, der gælder åben, har to tal, også når de er ens (rinshan 1 1, yakuhai 1 1); P følger EMA 2008-2016, hvor åben tanyao var forbudt. Imod: chiitoitsu, der altid er skjult, har "2 2". Standard (a), kun skjult (sikkerhed: høj).
A-P05	Sanrenkou har én værdi (P-179). (a) kun skjult, 2; (b) 2/2, hvor det ene tal er tabt (den sædvanlige form for denne valgfri yaku). Samme logik med kolonnerne som i A-P04; intet tilsvarende hos EMA. Standard (a) (sikkerhed: middel).
A-P06	Par i dobbeltvind (P-118). (a) 2 fu: tabellen har én række "egen/rundens vind 2"; (b) 4 fu: to betingelser, 2 for hver. Belæg: den trykte værdi for ron ved 1 han 110 fu findes kun med 4 fu, og P-107 siger, at trykte felter findes; men P trykker også andre umulige felter; yakuhai for dobbeltvind er heller ikke forklaret. Standard (b), 4 (sikkerhed: lav til middel; EMA havde dengang 4 (efter hukommelsen)).
A-P07	Yakuman "+1" over for "lægges ikke sammen" og "højst 32000" (P-094, P-095 mod P-194..196, P-201). (a) de fire nævnte former er to yakuman værd (64000/96000), men forskellige yakuman lægges aldrig sammen; (b) 32000 er den absolutte grænse, og "+1" har ingen virkning; (c) "+1" viser, at sammenlægning alligevel er ment. Belæg: de særlige former er fire gange udtrykkelige; P-095 taler om at forene forskellige yakuman; (b) ville gøre fire punkter meningsløse. Standard (a); det højeste enkelte punkt gælder (sikkerhed: middel til høj).
A-P08	"2 yaku" ved 5 renchan (P-136). (a) to forskellige yaku; (b) yaku til mindst 2 han, dora ikke medregnet. Belæg for (b): dokumentet bruger selv "yaku" som enhed for værdi: overskrifterne "1 yaku (værdi 1 han)", "2 yaku", "3 yaku", "5 yaku" og "1 yaku lægges til" for menzen tsumo (P-193); EMA 2008 havde netop "to han i yaku ved fem honba". Standard (b) (sikkerhed: høj). Grænse: tæller ≥ 5. Chiitoitsu alene eller en pong i dobbeltvind alene er nok; riichi og dora er ikke.
A-P09	Nærmere om nagashi mangan (P-191). Intet sagt om: betaling for noten, honba, indsatser, tælleren bagefter, flere spillere. Læsninger: (a) det er en slags uafgjort: betaling af mangan i stedet for betaling for noten, indsatser bliver liggende, intet for honba, vindene rykker, tælleren går uændret videre som i P-135; (b) det er mahjong (EMA 2008: regnes som mahjong, ingen betaling for noten, honba betales). Belæg: står som "ved uafgjort"; at vindene rykker, er foreskrevet som en undtagelse; betales "som tsumo". Standard (a) uden betaling for noten; flere spillere: alle får betaling (sikkerhed: lav).
A-P10	Nærmere om pao (P-199..201, P-204). (1) For shousuushii: (a) den, der feedede det tredje sæt i vinde; (b) kun pao, når det fjerde giver daisuushii. Teksten knytter "også pao" til selve shousuushii. Standard (a) for shousuushii, den, der feedede det fjerde, for daisuushii (sikkerhed: middel). (2) Skal de andre sæt ligge åbne? Ikke sagt (C og D kræver det). Standard: nej (sikkerhed: lav). (3) Suukantsu: den, der feedede den fjerde kang (åben kang på vedkommendes afspil); er den fjerde forøget eller skjult, er der ingen pao [SLUTNING] (sikkerhed: middel). (4) Honba: intet sagt. Standard: ved tsumo betaler den ansvarlige, ved delt ron feederen (sikkerhed: lav, EMA (efterset)). (5) Ulige halvdele: forekommer ikke (32000, 48000, 64000, 96000).
A-P11	Hvad der bryder første omgang og ippatsu. P-146 "ethvert åbent sæt"; P-165 "sæt, som de andre spillere melder"; P-198 "meldte sæt". Læsninger: (a) efter bogstaven: ippatsu brydes af andres sæt (en skjult kang skal meldes, P-065, så den tæller), ikke af egen skjult kang; ni slags og fire vinde brydes kun af åbne sæt; dobbelt riichi og chiihou af ethvert meldt sæt; (b) det almindelige: enhver melding fra hvem som helst, også skjulte kang, bryder det hele (C-044, F-040). Standard (a) for P, (b) ellers (sikkerhed: middel).
A-P12	Hvornår præcis vendes indikatoren ved åben og forøget kang (P-070)? (a) når afspillet er passeret uden mahjong; (b) så snart brikken rører bordet, så den tæller ved ron på den. Og med en kang til før afspillet? Standard (a); alle udestående indikatorer vendes sammen efter afspillet, en skjult kang vender kun sin egen (sikkerhed: middel).
A-P13	"Fører" i sidste spil (P-137). (a) alene på førstepladsen; (b) først efter reglen om pointlighed P-128. Frivilligt eller tvunget? Teksten: der "fastsættes" intet ekstra spil, partiet regnes for afsluttet → tvunget. Standard (b), tvunget (sikkerhed: middel). Et afbrudt spil som det sidste spilles om (P-138).
A-P14	Riichipinde, der er tilbage til sidst. Intet sagt; P-033 forbyder, at point forsvinder. Standard: til førstepladsen (sikkerhed: lav).
A-P15	Afrunding (P-127). "Op", med det negative eksempel −33,3 → −33: altid opad, ikke til nærmeste og ikke "væk fra nul". Standard: opad for alle; de fire resultater behøver ikke at give 0 tilsammen (sikkerhed: høj).
A-P16	Tid til at melde (P-056..058). 3 eller 4 sekunder? Standard: næste spiller må ikke trække før 3 sek.; sæt må meldes indtil 4 sek. efter afspillet, også hvis en brik er trukket; den trukne brik går tilbage til samme plads (sikkerhed: middel). Ron er ikke nævnt i reglen om tid; standard: samme tid (sikkerhed: lav).
A-P17	Væltede brikker: chombo eller død hånd (P-153 mod P-159). Standard: 5 eller flere fra den levende mur, egen eller en andens hånd → chombo; 1-4 brikker fra en modstanders hånd eller 1-4 brikker fra den døde mur → død hånd; 1-4 fra egen hånd eller den levende mur → ingen straf; 5 eller flere fra den døde mur → chombo (en del af muren) (sikkerhed: middel).
A-P18	"Mahjong sammen med chombo" (P-148). (a) en anden spillers gyldige mahjong i samme øjeblik ophæver straffen; (b) også synderens egen. Standard (a) (sikkerhed: middel).
A-P19	Hvornår riichi uden tenpai undersøges (P-151). "Ved uafgjort". Gælder det også afbrudte spil (fire riichi)? Standard: kun når muren er brugt op; desuden når dommeren bestemmer det (sikkerhed: lav).
A-P20	Tæller parret med i chanta og junchan (P-178, P-187)? Teksten: "alle sæt". F-032 og F-034 siger ja. Standard ja (sikkerhed: høj).
A-P21	Honroutou "umulig uden toitoi" (P-184). (a) chiitoitsu i officerer får ikke honroutou; (b) blot en bemærkning. D-028 har samme begrænsning, C-021 og F-033 det modsatte. Standard (a) for P (sikkerhed: middel til høj).
A-P22	Furiten og tagne brikker (P-097). "Ligger i egne afspil": er en afspillet brik, som blev taget, der stadig? Standard: ja, furiten varer ved (sikkerhed: middel).
A-P23	Midlertidig furiten med en hånd uden yaku (P-098). Brikken gør hånden færdig, men hånden har ingen yaku. Teksten taler om en brik, der gør hånden færdig, og om ingen melding. Standard: furiten (sikkerhed: middel). Egen pong eller chi ophæver den ikke (det gør kun et træk fra muren) (sikkerhed: høj, efter ordlyden); er en løs brik et træk fra muren? Standard ja (sikkerhed: lav).
A-P24	Tredobbelt ron og atamahane (P-077, P-143). Ingen modstrid: to → den nærmeste går mahjong; tre gyldige meldinger → afbrudt spil. Meldinger fra spillere, der er furiten eller uden yaku, tæller ikke [SLUTNING]. (Sikkerhed: høj.)
A-P25	Senere forøgelse af en pong (P-064). Den fjerde brik "må sættes på hånden": må den føjes til i en senere tur? Standard: ja, i enhver egen tur efter et træk fra muren (sikkerhed: middel).
A-P26	Honba ved tsumo (P-133). "300 til værdien". Standard: 100 fra hver (sikkerhed: høj; G-035).
A-P27	De løse brikkers rækkefølge (P-067). "Længst til venstre": to stakke. Standard: stak 1 øverst, stak 1 nederst, stak 2 øverst, stak 2 nederst (sikkerhed: middel). Opfyldningen (P-073) lægges til i højre ende [SLUTNING].
A-P28	Riichiindsatser efter afbrudt spil. Bliver på bordet (P-084 "hvis uafgjort, så det næste"), undtagen ved chombo (P-156). (Sikkerhed: høj.)
A-P29	Kuikae efter pong. Eksemplet gælder kun chi; reglen "gælder ikke" som helhed. Standard: ethvert afspil er tilladt også efter pong (sikkerhed: høj).
A-P30	Chi med hul (P-052). "To brikker i rækkefølge". Standard: 5-7 + 6 tilladt (sikkerhed: høj; G-016).
A-P31	Fire kang. Hos én spiller: spillet fortsætter, en femte er forbudt (P-071). Hos flere: spillet afbrydes efter det afspil, der følger den fjerde kang; ron på det eller mahjong på den løse brik forinden gælder (P-139). (Sikkerhed: høj.)
A-P32	Chombo og partiets gang. Der gives om med samme Øst, samme tæller, indsatserne givet tilbage; spilles sidste spil om, hvis der var chombo i det? Standard ja (sikkerhed: middel). Er det muligt at gå fallit på chombo og dermed slutte partiet? Standard ja (P-034) (sikkerhed: lav).
A-P33	Mahjong, som vinderen selv regner ud (P-043..045). For lav værdi gælder, hvis alle tier; for høj ligeså; rettelse er mulig, til vinderens hånd er blandet. Hvem må rette? Teksten siger "spilleren". Standard: programmet regner den sande værdi ud, og ved borde, der ønsker det, siger vinderen en værdi; de andre må gøre indsigelse, til der er betalt; alle må rette, til hånden er skilt ad (sikkerhed: middel).
A-P34	Tabellen over forenelige yaku er tabt (P-080). Oplysninger mangler: honitsu mod chinitsu, chanta mod honroutou, ittsuu og andre. Standard: det, der udelukker hinanden af opbygning efter de andre dokumenter (C-015, C-021, F-023, F-024, F-032..035) (sikkerhed: høj).
A-P35	Hvilke yaku der kun findes skjulte (P-192). Fed kursiv er tabt. Standard: riichi, ippatsu, dobbelt riichi, tanyao, pinfu, iipeikou, menzen tsumo, sanrenkou, chiitoitsu, ryanpeikou; yakuman suuankou, kokushi, chuuren, tenhou, chiihou, daisharin (sikkerhed: høj undtagen for tanyao og sanrenkou).
A-P36	Afrunding af fu. Ikke sagt; kolonnerne er tiere. Standard: op til nærmeste ti, 25 ligger fast (sikkerhed: høj).
A-P37	Hvordan en død hånd spiller videre (P-157). Standard: den trækker og afspiller i sin tur, må hverken melde sæt eller mahjong, er noten, får ingen nagashi mangan; en riichiindsats, der allerede er lagt, bliver på bordet (sikkerhed: middel).
A-P38	Indsatsen ved riichi meldt for sent (P-161). Standard: meldingen er ugyldig, ingen indsats lægges, afspillet gælder, hånden er død (sikkerhed: middel).
A-P39	Brikkerne i en ugyldig pong, chi eller kang (P-160). Standard: de viste brikker går tilbage til hånden, den tagne til afspillene, og spillet fortsætter hos den, hvis tur det ville have været; hånden er død (sikkerhed: lav).
A-P40	Furiten efter en kang, der ikke blev stjålet. At lade en brik i en kang passere tæller som at lade et afspil passere. Standard: ja (sikkerhed: middel).
A-P41	En melding, efter at den, der trak for tidligt, allerede har afspillet (P-058). Standard: for sent, afvises (sikkerhed: middel).
A-C01	"+1 skjult" for sanshoku doujun, ittsuu og chanta. Der er to mærker tilbage til tre rækker (et inde i feltet for ittsuu, et efter chanta). (a) alle tre har det; (b) sanshoku doujun har det ikke. Standard (a) (sikkerhed: høj; P-176..178, F-025/026/032).
A-C02	Par i dobbeltvind. C-057 og C-058 er hver sin række, og tabellerne trykker ingen umulige felter for ron, men dog 110 fu ved 1 han, som kun nås med 4 fu. Standard 4 (sikkerhed: høj).
A-C03	Værdien af en meldt nord (tre spillere). Kun sagt: ron er mulig, ingen yaku, indikatorer gælder den. (a) hver er også dora i sig selv; (b) kun når den er udpeget. Standard (a) som i ethvert spil med nukidora; en indikator giver flere han (sikkerhed: middel).
A-C04	Ron på en meldt nord. "Giver ingen yaku": hånden skal have en anden yaku; ikke chankan. Furiten gælder som ellers [SLUTNING]. Tæller meldingen stadig som dora, og giver den en løs brik? Standard: nej, som ved en stjålet kang (sikkerhed: lav).
A-C05	Efter "nord". Løs brik fra den døde mur, afspil; rinshan på den? Rinshan er bestemt som mahjong på en løs brik fra den døde mur (C-011). Standard: ja, rinshan tæller (sikkerhed: lav).
A-C06	Tsumo med tre spillere. På tabellerne for ron står antallet af spillere, på dem for tsumo ikke → samme andele for tre og fire spillere (den manglende andel går tabt). (Sikkerhed: høj.)
A-C07	Overskrifterne ved tsumo, "ikke Øst / Øst". (a) betalerens rolle (1× og 2×), (b) vinderens rolle. Med (b) giver tallene ingen mening for en vinder, der ikke er Øst (som får begge dele). Standard: tabellen "ikke Øst" er andelen mellem andre end Øst; tabellen "Øst" er enhver andel, hvor Øst er med (sikkerhed: høj).
A-C08	Tre spillere: brikker, chi, startpoint, længde, uma. Intet sagt. Standard: 108 brikker (uden 2-8 tegn), ingen chi, 35000 point (som Tenhou); alt mærket som grundlagets værdier, ikke dokumentets (sikkerhed: lav).
A-C09	Renhou (C-027). 5 han, der lægges til andre yaku og dora (den står i den almindelige liste). (Sikkerhed: høj.) "Før egen tur i første omgang": omgangen er ubrudt.
A-C10	Nagashi mangan (C-028). "Fem han" er mangan; intet om betaling, om vindene rykker, eller betaling for noten. Standard: som tsumo til mangan i stedet for betaling for noten; Øst bliver siddende som tenpai (sikkerhed: lav).
A-C11	Pao ved ron: honba. Kun selvtræk er omtalt. Standard: feederen betaler for honba (sikkerhed: middel).
A-C12	Pao med flere yakuman. Tsumo: den ansvarlige betaler den fulde pris for "sin" yakuman, resten betales som ellers af alle tre (også den ansvarlige) og honba som ellers. Ron på en anden: den yakuman halveres, resten betaler feederen. Ron på den ansvarlige: betaler alt. (Sikkerhed: middel til høj.)
A-C13	Pao og skjulte kang. "Alle sæt åbne": en skjult kang i drager eller vinde er ikke åben → ingen pao. (Sikkerhed: middel.)
A-C14	Antal yakuman. Daisuushii tæller for to, formerne med "+1" for to, og alle lægges sammen. (Sikkerhed: middel til høj; af C-046.)
A-C15	Beløb og mur med tre spillere. Sedlen giver hverken honba, notenpulje eller mur for tre spillere. Standard: 100 fra hver, der betaler, for hver honba, notenpulje 2000 (1000+1000 eller 2000, 1000/1000 som sædvanligt med tre spillere), tre mure på 18 stakke, otte løse brikker før indikatoren, nord tilladt efter riichi (sikkerhed: middel; optagne partier med tre spillere viser 200 ved ron, 2000 og spil med fem eller seks løse brikker).
A-G01	Honba kun til Øst (G-035). (a) efter ordlyden: en anden vinder får intet tillæg; (b) siden beskriver blot Østs tilfælde. Belæg: sætningen begynder med betingelsen "hvis Øst går mahjong", og intet er sagt om andre; P-133 siger enhver vinder. Standard (a) (sikkerhed: middel til høj).
A-G02	Hvad der sker med honba. Om en anden, der går mahjong, eller Øst noten: intet sagt; pindene ligger "foran Øst" og tæller Østs renchan. Standard: fjernes, når vindene rykker (sikkerhed: middel).
A-G03	Syv par, tretten vidundere. Siden bestemmer mahjong som fire sæt og et par alene; siden om yaku mangler. Standard: tilladt (sikkerhed: høj).
A-G04	Kang over for chi. Ikke nævnt. Standard som pong (sikkerhed: høj).
A-G05	Forøget kang. "Trækker den samme brik … har ret". Kun samme tur eller senere? Standard: også senere (sikkerhed: middel).
A-G06	"Fire ens brikker i muren". Skrivefejl for "på hånden". (Sikkerhed: høj.)
A-G07	Billedernes navne. T0-T8 er tegn 1-9 (givet: T4 = 5 tegn), T9-T17 og T18-T26 de to andre kulører (givet: T12, 13, 14 = 4, 5, 6), T27-T30 = øst, syd, vest, nord (givet: T29 = vest), T31-T33 drager, T34 = bagsiden, endelsen x = på tværs. Hvilken af de to kulører der er cirkel, siges ikke. Standard: den anden er cirkel, den tredje bambus (sikkerhed: middel). Dragernes rækkefølge er ukendt.
A-G08	Straf for mahjong uden yaku. Beløbet mangler. Standard: grundlagets chombo (sikkerhed: lav).
A-F01	Renhou "på spillets første afspil" (F-048). (a) efter ordlyden kun Østs første afspil; (b) ethvert afspil før egen første tur i den ubrudte første omgang (C-027). Standard (b) som den sædvanlige betydning; (a) efter ordlyden som regelvalg (sikkerhed: lav til middel).
A-F02	Renhou "lægges ikke til". (a) hånden er præcis en mangan værd, også hvis dens yaku er mere værd; (b) det bedste af mangan og den almindelige værdi. Standard (b) (sikkerhed: middel; sådan beskriver wikier renhou som "mangan").
A-F03	Suuankou tanki, chuuren på ni chancer. Siges ikke at være dobbelt; om daisuushii og kokushi på 13 siges, at de kun er dobbelt "efter nogle regler". Standard: alle enkelte (sikkerhed: høj).
A-F04	Sammenlægning af yakuman. Intet sagt. Standard: grundlaget (sikkerhed: lav).
A-F05	Afbrudt dobbelt riichi. Ikke nævnt. Standard: kræver en ubrudt første omgang (sikkerhed: høj).
A-F06	Chiitoitsu med ens par. Intet sagt ("syv par"). Standard: forskellige par (sikkerhed: høj).
A-F07	Chankan på skjult kang til kokushi. Kun forøget kang er beskrevet. Standard: nej (sikkerhed: middel).
A-F08	Haitei på "murens sidste brik". Den levende mur. (Sikkerhed: høj.)
A-F09	Stavemåde. Både "цууисо" og "цуиисо" forekommer; det er én yaku (tsuuiisou).
A-F10	Ryuuiisou bestemt som en honitsu. "Mindst et par hatsu" → uden hatsu tæller hånden som chinitsu (og tanyao osv.). (Sikkerhed: høj.)
A-D01	Reglen om feed ved selvtræk. Kun "på afspil" er nævnt. (a) ved tsumo betaler alle som ellers; (b) sædvanlig pao (feederen betaler alt). Standard (a) efter ordlyden (sikkerhed: middel).
A-D02	"Halvdelen af hånden". Har hånden andre yakuman, halveres hele hånden. Standard: halvdelen af det hele (sikkerhed: middel).
A-D03	Manglende kort (D-051). Fandtes de ikke, eller er de tabt? Toitoi er med sikkerhed tabt (D-029 henviser til det), pinfus overskrift er tabt; så tanyao, chanta, haitei og flere er formentlig også tabt. Standard: tag dem fra grundlaget (sikkerhed: middel).
A-D04	Jordhånd (Chiho) efter egen skjult kang (D-038). Den sædvanlige undtagelse for skjult kang mangler på dette kort. Standard: ikke tilladt (sikkerhed: høj).
A-D05	Fejl i navnet (D-020). "San shoku dokou" for tre skjulte pong → San ankou. (Sikkerhed: høj.)
A-D06	Sammenlægning. "+1 yakuman", "to yakuman" → værdier, der lægges sammen, findes; om forskellige yakuman siges intet. Standard: lægges sammen (sikkerhed: lav).
A-D07	Eksemplet på tretten vidundere (D-035). Fisker kun på nord, med et par i vest → én yakuman. (Sikkerhed: høj.)
`;export{e as default};