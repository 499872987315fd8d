var e=`# Hvad de fem dokumenter siger, og hvad der er uklart i dem: id, tekst. Adskilt med tabulator. Formuleringen er vores.
# P: klubben Phoenix. C: russisk huskeseddel. G: spillets gang. F: klubben Furiten. D: danske kort. A: en uklarhed.
# "Udledt": vores slutning. "Mangler i vores udgave": stod i originalen, men står ikke i teksten.
# En uklarhed: dens spørgsmål, læsninger, belæg, den læsning, der gælder som standard, og hvor sikre vi er på den.
P-001	Anbefales til spil i klubbens lokaler; obligatorisk ved klubbens riichiturneringer.
P-002	Forfatter: "Njuse4ka"; tak til klubben HAITEI (Simferopol) og til klubben Tesujis hjemmeside. (Ikke en regel.)
P-003	136 brikker: kulørerne bambus, cirkler og tegn med tallene 1–9; vindene øst, syd, vest og nord; dragerne rød (chun), hvid (haku) og grøn (hatsu); fire af hver.
P-004	En rundemarkør og to sekssidede terninger.
P-005	Ettere og niere er endebrikker; 2–8 er mellembrikker; vinde og drager er honnører.
P-006	Røde femmere erstatter almindelige femmere: to i cirkler, én i bambus, én i tegn. (De står under dora, så hver af dem er dora; at hver giver 1 han, følger af P-099 [udledt].)
P-007	Pinde til hver spiller: 1 × 10000, 2 × 5000, 4 × 1000, 10 × 100 (25000 i alt; efterregnet).
P-008	Et parti (hanchan) består af en østrunde og en sydrunde.
P-009	En runde er på mindst fire spil; alle skal være Øst én gang i hver runde.
P-010	Pladser: fire vindbrikker blandes med bagsiden op; hver spiller trækker én og sætter sig efter den.
P-011	Syd sidder til højre for Øst, Vest overfor, Nord til venstre for Øst.
P-012	Den, der trak øst, er fast (første) Øst, tager rundemarkøren og har den liggende til højre for sig.
P-013	I første spil er den faste Øst også den aktuelle Øst.
P-014	De to terninger viser under hele partiet, hvem der er Øst.
P-015	Før hvert spil blandes brikkerne grundigt med bagsiden op. Hver spiller bygger en mur, 17 stakke lang og to brikker høj, og murene skubbes sammen til et kvadrat.
P-016	Den aktuelle Øst slår med begge terninger for at finde bruddet.
P-017	Øst tæller summen mod uret og begynder med sig selv; den spiller, tællingen ender hos, har den mur, der skal brydes.
P-018	Denne spiller tæller så mange stakke, som summen er, fra højre ende af sin mur mod venstre og åbner muren der.
P-019	Samme spiller tæller 7 stakke til højre for åbningen og laver en åbning til: disse 14 brikker er den døde mur. (Er summen under 7, fortsætter den døde mur ind i muren hos spilleren til højre [udledt].)
P-020	I den døde mur vendes den tredje brik fra venstre som doraindikator (øverste brik i tredje stak [udledt af P-021]).
P-021	De fire brikker til venstre for indikatoren er de løse brikker.
P-022	Brikkerne til højre for den er indikatorer for kang-dora.
P-023	Uddelingen begynder til venstre for den døde mur. Øst er først, og alle tager fire brikker ad gangen, til de har 12.
P-024	Så tager Øst to brikker, den første og den femte; de andre tager én hver.
P-025	(billedtekst) Slaget 3+5=8, "bruddet er i Syds mur". Det strider mod P-017, som giver Nord. Se A-P01.
P-026	Øst begynder med at afspille en af sine 14 brikker.
P-027	Den næste er Syd, spilleren til højre for Øst. Syd tager en brik fra enden af muren og afspiller en valgfri brik.
P-028	Turen går mod uret.
P-029	Alle lægger deres afspil foran sig, seks brikker i hver række.
P-030	Efter et spil, hvor Øst hverken gik mahjong eller var tenpai ved uafgjort, rykker vindene: Syd bliver Øst.
P-031	Det gælder om at have flere point end de andre.
P-032	Alle begynder med 25000.
P-033	Point skifter kun ejer; de opstår ikke, og de forsvinder ikke.
P-034	Har en spiller mistet alle sine point, slutter partiet før tid.
P-035	En mahjonghånd er fire sæt og et par.
P-036	Sæt: pong (tre ens brikker), chi (tre i rækkefølge i samme kulør), kang (fire ens brikker).
P-037	Der er to undtagelser: syv par og tretten vidundere.
P-038	(billedtekst) Eksempel på mahjong: pong i 4 cirkel, kang i 9 bambus, pong i nord, pong i 4 tegn, par i 9 cirkel.
P-039	Tenpai er en hånd på 13 brikker, der kun mangler én; de brikker, der gør den færdig, er vinderbrikker.
P-040	(billedtekst) To eksempler på at vente på parret: på 8 tegn og på 8 cirkel.
P-041	Mahjong på en brik, man selv trækker fra muren: sig "tsumo". Mahjong på en andens afspil: sig "ron".
P-042	(billedtekst) Eksempel: Syd afspiller 6 cirkel, og Vest går mahjong ved ron.
P-043	Vinderen åbner hånden, viser kombinationen, regner værdien ud og siger, hvad der skal betales.
P-044	En forkert værdi må spilleren rette efter betalingen, så længe vinderens hånd ikke er blandet ind i de andre brikker.
P-045	En forkert oplyst værdi, ved en fejl eller med vilje, er ikke en forseelse, hvis ingen gør indsigelse; alle rådes til at kontrollere værdien, før de betaler.
P-046	Ved tsumo sættes vinderbrikken ikke ind i hånden: den lægges synligt ved siden af, og så åbnes resten.
P-047	En ugyldig melding af mahjong koster chombo.
P-048	At sige "ron" eller "tsumo" ved en fejl er endnu ikke en melding; det er det først, når hånden vises.
P-049	Atozuke er tilladt: man må gå mahjong, selv om håndens eneste yaku afhænger af, hvilken vinderbrik der kommer (fx når kun en færdig pong i drager giver yaku).
P-050	Pong: med et par på hånden, på et afspil fra enhver modstander. Sig "Pong!", vis de to brikker, og tag afspillet.
P-051	Den tagne brik lægges på tværs til højre, til venstre eller i midten, alt efter hvis afspil det var (spilleren til højre, til venstre eller overfor).
P-052	Chi: med to brikker, der passer, i samme kulør, kun på et afspil fra spilleren til venstre. Sig "Chi!".
P-053	Den tagne brik i en chi lægges efter samme princip.
P-054	Der er intet forbud mod kuikae: efter en chi må man afspille den brik, som dannede en skjult chi med de to viste brikker. Eksempel: med 456 eller 567 tegn meldes chi på 7 tegn som 567 tegn, og i samme tur må 4 eller 7 tegn afspilles.
P-055	Skjulte sæt behøver ikke at blive vist (undtagen en kang).
P-056	Efter et afspil venter den næste spiller 3–4 sekunder med at trække.
P-057	Er der ingen, der har taget brikken til et sæt i den tid, trækker den næste spiller.
P-058	Tages brikken, efter at den næste spiller har trukket, men inden for de 3–4 sekunder, lægges den trukne brik tilbage i muren.
P-059	Der må ikke meldes et åbent sæt på det sidste afspil.
P-060	Når en hånd har et åbent sæt, er den åben resten af spillet.
P-061	Åbne sæt må ikke ændres og bliver liggende på bordet, til spillet er slut (at forøge en pong til en kang er den oplagte undtagelse [udledt]).
P-062	En kang kan laves på tre måder.
P-063	(1) Tre ens brikker på hånden og den fjerde som en modstanders afspil. Den meldes som en pong, og den tagne brik lægges på tværs.
P-064	(2) Med en åben pong, når man i egen tur trækker den fjerde brik fra muren: den må beholdes, afspilles eller føjes til pongen. Den tilføjede brik lægges ved siden af den brik, der ligger på tværs.
P-065	Indtil der er meldt kang, er fire ens brikker i den skjulte hånd en pong og en enkelt brik.
P-066	(3) Skjult kang: i egen tur, efter at man har trukket fra muren, lægges de fire brikker frem og vises, og så vendes de to yderste med bagsiden op.
P-067	Efter en kang trækker spilleren den løse brik længst til venstre i den døde mur.
P-068	Så afspiller spilleren en valgfri brik.
P-069	Efter en kang vender spilleren den næste indikator for kang-dora, til højre for doraindikatoren.
P-070	Ved en skjult kang vendes indikatoren før afspillet, ved enhver anden kang efter afspillet.
P-071	Der kan højst være fire kang i et spil.
P-072	Er de fire kang ikke alle meldt af samme spiller, ender spillet uafgjort (se P-139).
P-073	Den døde mur har altid 14 brikker: efter hver kang bliver den sidste brik i den levende mur en del af den.
P-074	Åbne sæt lægges til højre for hånden, det ene over det andet, nedefra og op.
P-075	Pong og kang går forud for chi.
P-076	Ron går forud for alle andre meldinger.
P-077	Melder to spillere ron, går kun den mahjong, der sidder nærmest efter feederen, mod uret (atamahane). Eksempel: Øst afspiller en brik, og Syd og Nord kan melde ron: Syd går mahjong.
P-078	En hånd i tenpai skal have mindst én yaku, for at man kan gå mahjong.
P-079	Enhver yaku har en værdi i han. Yaku, der kan kombineres, lægges sammen; nogle udelukker hinanden.
P-080	Listen og tabellen over, hvilke yaku der kan kombineres, står til sidst; tabellen mangler i vores udgave (kun overskriften er tilbage).
P-081	Åben eller skjult er en egenskab ved hånden i tenpai: en åben hånd har åbne sæt. Med begge slags kan man gå mahjong ved ron eller tsumo.
P-082	En hånd kan være tenpai uden yaku.
P-083	Riichi må meldes med en helt skjult hånd i tenpai; det er en yaku til 1 han.
P-084	Indsatsen er 1000 point; den næste, der går mahjong, får dem (ender spillet uafgjort, går de videre til det næste).
P-085	En spiller med færre end 1000 point kan ikke melde riichi.
P-086	Hånden må ikke længere ændres; trukne brikker holdes for sig selv og afspilles, medmindre de er vinderbrikker.
P-087	En skjult kang er tilladt, hvis den ikke ændrer, hvad hånden venter på.
P-088	Den, der lader en ron passere efter riichi, er furiten resten af spillet; tsumo er stadig muligt.
P-089	Riichi er ikke tilladt med færre end 4 brikker i den levende mur.
P-090	Ved mahjong med riichi vendes indikatorerne for ura-dora for vinderen.
P-091	Sådan meldes riichi: sig "riichi", afspil som sædvanligt, men med brikken på tværs, og læg en 1000-pind foran egne afspil.
P-092	Tages riichibrikken til et sæt, lægges spillerens næste afspil på tværs.
P-093	Går en anden mahjong på riichibrikken, gives de 1000 point tilbage, og riichi regnes ikke for meldt.
P-094	Yakuman er særlige hænder med den højeste værdi: 32000 for andre end Øst.
P-095	Yakuman lægges ikke sammen med hinanden.
P-096	Yakuman lægges ikke sammen med almindelige yaku eller dora.
P-097	En spiller, der har en vinderbrik blandt sine egne afspil, kan ikke gå mahjong ved ron; tsumo er tilladt.
P-098	Midlertidig furiten: en spiller, der lader et vindende afspil passere, kan ikke gå mahjong ved ron før sit næste træk fra muren.
P-099	En dora giver 1 han, men er ikke en yaku.
P-100	Indikatoren udpeger den næste brik i rækken: 2 cirkel → 3 cirkel, 9 bambus → 1 bambus.
P-101	Vindene går i ring: øst → syd → vest → nord → øst; det gør dragerne også: rød → hvid → grøn → rød (samme ring som hvid → grøn → rød).
P-102	(billedtekster) Eksempel på dora: 9 tegn; eksempel på kang-dora: 9 cirkel (billederne mangler i vores udgave).
P-103	En kang giver en kang-dora, når dens indikator vendes.
P-104	Ura-dora ligger under doraindikatoren og under de vendte indikatorer for kang-dora. De tæller kun for en vinder, der har meldt riichi, som en del af håndens værdi.
P-105	Tæl han for yaku og dora sammen.
P-106	Under 5 han tælles også fu; ved 1–4 han bruges tabellen.
P-107	Tomme felter: sådanne hænder findes ikke.
P-108	Øverste tal: ron; nederste tal: betaling ved tsumo fra Øst/fra de andre. Øst har sin egen tabel.
P-109	Tabellen for andre end Øst (31 felter, alle rigtige).
P-110	Tabellen for Øst (31 felter, alle rigtige; en overflødig skråstreg ved 1 han 100 fu).
P-111	3 han fra 70 fu og 4 han fra 40 fu er mangan; 4 han 30 fu og 3 han 60 fu er 7700/11600 (ingen kiriage).
P-112	5 han: mangan 8000/12000; 6–7: haneman 12000/18000; 8–10: baiman 16000/24000; 11–12: sanbaiman 24000/36000; 13 eller flere: yakuman 32000/48000 (andre/Øst; andele ved tsumo fra 4000/2000 til 16000/8000).
P-113	Fu for en pong i mellembrikker: 2 åben, 4 skjult.
P-114	Fu for en pong i officerer: 4 åben, 8 skjult.
P-115	Fu for en kang i mellembrikker: 8 åben, 16 skjult.
P-116	Fu for en kang i officerer: 16 åben, 32 skjult.
P-117	Fu for et par i drager: 2.
P-118	Fu for et par i egen eller rundens vind: 2 (én række; dobbeltvind er ikke nævnt).
P-119	Fu for at vente på endechi, splitchi eller parret: 2.
P-120	Fu for tsumo: 2, undtagen ved pinfu.
P-121	Fu for en åben hånd uden andre fu: 2.
P-122	Grundlag for en skjult hånd ved ron: 30 fu.
P-123	Fu for syv par: 25.
P-124	Grundlag for en åben hånd eller for tsumo: 20 fu.
P-125	Der bruges uma 3/7.
P-126	Resultat = (point − 25000 + uma)/1000 med uma +7000 / +3000 / −3000 / −7000 for 1. til 4. plads.
P-127	Resultaterne rundes op til hele tal, altså mod +∞ (−33,3 bliver −33).
P-128	Ved pointlighed får den, der sidder nærmest den første Øst, mod uret, den bedste placering.
P-129	Uafgjort, når muren er brugt op: de, der er noten, betaler 3000 i alt til dem, der er tenpai. Er én tenpai, får den spiller 1000 fra hver; er to tenpai, betaler hver af de andre 1500; er tre tenpai, betaler den sidste 1000 til hver; er ingen eller alle fire tenpai, betales der ikke.
P-130	Er Øst noten, rykker vindene. Er Øst tenpai, bliver Øst siddende.
P-131	Gik Øst mahjong, eller var Øst tenpai ved uafgjort, er der et ekstra spil (renchan).
P-132	Honba markeres med 100-pinde: Øst lægger én for hver renchan.
P-133	Hver pind lægger 300 point til vinderens hånd, uanset hvem der vinder.
P-134	Går en anden end Øst mahjong, nulstilles honba.
P-135	Er Øst noten ved uafgjort, er der ingen ny renchan, men honba beholdes og går videre til den nye Øst (uden at der lægges en til).
P-136	Når der allerede er 5 renchan på bordet, kræver mahjong mindst 2 "yaku".
P-137	Gik Øst mahjong, eller var Øst tenpai, i det sidste spil i partiet, og fører Øst, er der intet ekstra spil: partiet er slut.
P-138	Afbrudte spil: der er ingen betaling, og vindene rykker ikke.
P-139	(1) Fire kang meldt af forskellige spillere, og ingen gik mahjong på afspillet efter den fjerde.
P-140	(2) En fjerde riichi, og ingen gik mahjong på den spillers afspil.
P-141	(3) Alle fire spillere afspiller den samme vind i deres første tur.
P-142	(4) Kyuushu kyuuhai: en spiller har i sin første tur, det første træk medregnet, ni eller flere forskellige officerer og melder det.
P-143	(5) Tredobbelt ron.
P-144	(6) En forseelse, der gør det umuligt at fortsætte (koster chombo).
P-145	Der lægges en honba til, undtagen i tilfælde (6).
P-146	Ethvert åbent sæt bryder turenes rækkefølge; en spiller kan på den måde miste sin første tur, og så er denne slags uafgjort ikke tilladt.
P-147	Grove forseelser koster chombo.
P-148	Meldes der mahjong samtidig med chombo, bortfalder straffen.
P-149	Chombo: 8000 fra en anden end Øst, 12000 fra Øst, betalt til de tre andre som ved tsumo (en anden end Øst: 4000 til Øst, 2000 til hver af de andre; Øst: 4000 til hver).
P-150	Chombo, årsag 1: en ugyldig melding af mahjong.
P-151	Chombo, årsag 2: riichi med en hånd, der ikke er tenpai (kontrolleres ved uafgjort).
P-152	Chombo, årsag 3: en ugyldig skjult kang efter riichi (kontrolleres, hvis synderen går mahjong, eller ved uafgjort).
P-153	Chombo, årsag 4: at vælte 5 eller flere brikker fra muren, fra egen hånd eller fra en andens.
P-154	Chombo, årsag 5: at tage en brik, efter at ens hånd er erklæret død.
P-155	Chombo, årsag 6: at kigge på en andens hånd.
P-156	Efter chombo gives riichipindene tilbage til ejerne, og der gives om; der lægges ingen honba til, og Øst bliver siddende.
P-157	Mindre fejl: død hånd. Ejeren må hverken melde sæt eller gå mahjong og er ikke tenpai.
P-158	Død hånd, årsag 1: forkert antal brikker.
P-159	Død hånd, årsag 2: at vælte brikker fra en modstanders hånd eller fra den døde mur.
P-160	Død hånd, årsag 3: en ugyldig kang, pong eller chi.
P-161	Død hånd, årsag 4: riichi med færre end 4 brikker i den levende mur.
P-162	Død hånd, årsag 5: at trække uden for tur.
P-163	Ved turneringer afgør dommeren alt, hvad reglerne ikke dækker; afgørelsen kan ikke appelleres.
P-164	Riichi: 1 han, kun skjult.
P-165	Ippatsu: +1 han for mahjong inden for en omgang efter riichi, hvis de andre spillere ikke melder i den.
P-166	Dobbelt riichi: +1 han for riichi i spillets første omgang.
P-167	Tanyao: alle brikker er 2–8. Kun én værdi: 1 han.
P-168	Pinfu: en skjult hånd uden fu, der venter på en dobbeltendet chi. 1 han.
P-169	Iipeikou (skrevet "Иппейко"): to ens chi. 1 han.
P-170	Menzen tsumo: en skjult hånd, mahjong ved tsumo. 1 han.
P-171	Rinshan: mahjong på en løs brik. 1 han, åben eller skjult.
P-172	Chankan: mahjong, når en anden spiller forøger en åben pong til en kang; til kokushi også på en skjult kang. 1 han, åben eller skjult.
P-173	Haitei: tsumo på den sidste brik i den levende mur. 1 han, åben eller skjult.
P-174	Houtei: ron på afspillet efter den sidste brik i den levende mur. 1 han, åben eller skjult.
P-175	Yakuhai: en pong eller kang i drager, rundens vind eller egen vind. 1 han for hver, åben eller skjult.
P-176	Ittsuu: 123, 456 og 789 i samme kulør. 1 han åben, 2 skjult.
P-177	Sanshoku doujun: den samme chi i hver kulør. 1 han åben, 2 skjult.
P-178	Chanta: en etter, nier eller honnør i hvert sæt og mindst én chi. 1 han åben, 2 skjult.
P-179	Sanrenkou: tre pong eller kang i rækkefølge i samme kulør. Kun én værdi: 2 han.
P-180	Toitoi: 2 han, åben eller skjult.
P-181	Chiitoitsu: ingen par må være ens. 2 han, åben eller skjult (to værdier, selv om den kun kan være skjult).
P-182	Sanankou: tre skjulte pong. 2 han, åben eller skjult.
P-183	Sanshoku doukou: 2 han, åben eller skjult.
P-184	Honroutou: kun officerer; umulig uden toitoi. 2 han, åben eller skjult.
P-185	Sankantsu: 2 han, åben eller skjult.
P-186	Shousangen: to pong i drager og et par i drager. 2 han, åben eller skjult.
P-187	Junchan: en etter eller nier i hvert sæt og mindst én chi. 2 han åben, 3 skjult.
P-188	Honitsu: 2 han åben, 3 skjult.
P-189	Ryanpeikou: kun én værdi, 3 han.
P-190	Chinitsu: 5 han åben, 6 skjult.
P-191	Nagashi mangan: 5 han, åben eller skjult. Ved uafgjort er alle spillerens afspil officerer, og ingen af dem er taget. Tenpai er ikke nødvendig; den betales som tsumo, og vindene rykker, også hvis Øst har den.
P-192	Det, der står med fed kursiv, kræver en skjult hånd (fremhævelsen mangler i vores udgave).
P-193	Går man mahjong med en skjult hånd ved tsumo, får man også "1 yaku" for menzen tsumo. (Dokumentet bruger her "yaku" som enhed for værdi, ligesom i overskrifterne "1 yaku (værdi 1 han)", "2 yaku", "3 yaku", "5 yaku".)
P-194	Suuankou: fire skjulte pong eller kang; +1 yakuman ved mahjong på parret (tanki).
P-195	Kokushi musou; +1 yakuman på tretten chancer.
P-196	Chuuren poutou: 1112345678999 og en brik til i samme kulør; +1 yakuman på ni chancer.
P-197	Tenhou: Øst har mahjong på de uddelte brikker.
P-198	Chiihou: en anden end Øst går mahjong ved tsumo i den første omgang; ikke, hvis en melding har brudt den.
P-199	Daisangen. Den, der feedede det tredje og sidste sæt i drager, er ansvarlig (pao): feeder en anden vinderbrikken, betaler de to halvdelen hver; ved tsumo betaler den ansvarlige for alle.
P-200	Shousuushii: tre sæt i vinde og et par i den fjerde; pao gælder.
P-201	Daisuushii: sæt i alle fire vinde, +1 yakuman (står under shousuushii; pao efter sammenhængen [udledt]).
P-202	Tsuuiisou: kun honnører.
P-203	Ryuuiisou: kun grønne brikker (2, 3, 4, 6, 8 bambus og grøn drage; hvilke som helst af dem, så dragen er ikke påkrævet).
P-204	Suukantsu: fire kang; pao gælder.
P-205	Chinroutou: kun ettere og niere.
P-206	Kazoe yakuman: enhver hånd på 13 han eller mere.
P-207	Daisharin: 22334455667788 i cirkler.
C-001	Det, der står i kursiv, gælder kun skjulte hænder (kursiven er bevaret som <i>; ved yaku, der også kan være åbne, er kun navnene i kursiv, hvilket er en teknisk fejl).
C-002	Riichi: 1 han, skjult. Man melder en hånd i tenpai og lægger 1000 som indsats; i den første omgang (C-044) er det dobbelt riichi i stedet.
C-003	Pinfu: 1 han, skjult. Fire chi, venter på en dobbeltendet chi, et par uden værdi, ingen ekstra fu.
C-004	Menzen tsumo: 1 han, skjult.
C-005	Ippatsu: 1 han, skjult. Mahjong inden for en omgang (C-044) efter riichi.
C-006	Iipeikou: 1 han, skjult. To ens chi.
C-007	Yakuhai: 1 han. En pong eller kang i drager, egen vind eller rundens vind.
C-008	Tanyao: 1 han. Alle brikker er 2–8; ikke i kursiv, så den kan være åben.
C-009	Houtei: 1 han. Mahjong på det sidste afspil.
C-010	Haitei: 1 han. Mahjong ved at trække den sidste brik i den levende mur.
C-011	Rinshan: 1 han. Mahjong på en løs brik fra den døde mur.
C-012	Chankan: 1 han. Mahjong på den brik, en anden føjer til en åben pong, eller med tretten vidundere på en andens skjulte kang.
C-013	Sanshoku doujun: 1 han (+1 skjult; se A-C01 om, hvilke rækker der har mærket).
C-014	Ittsuu: 1 han (+1 skjult).
C-015	Chanta: 1 han (+1 skjult); må hverken være honroutou eller junchan.
C-016	Chiitoitsu: 2 han, skjult. Syv forskellige par.
C-017	Dobbelt riichi: 2 han, skjult. Riichi i den første omgang (C-044).
C-018	Toitoi: 2 han. Fire pong eller kang.
C-019	Sanankou: 2 han. Tre skjulte pong eller kang (hånden må være åben).
C-020	Shousangen: 2 han, plus 2 for selve de to sæt i drager.
C-021	Honroutou: 2 han, plus 2 for chiitoitsu eller toitoi.
C-022	Sanshoku doukou: 2 han.
C-023	Sankantsu: 2 han (ingen beskrivelse).
C-024	Honitsu: 2 han (+1 skjult); der skal være honnører, ellers er det chinitsu.
C-025	Junchan: 2 han (+1 skjult).
C-026	Ryanpeikou: 3 han, skjult.
C-027	Renhou: 5 han, skjult. Mahjong på et afspil før egen tur i den første omgang (C-044).
C-028	Nagashi mangan: 5 han. Ved uafgjort er alle spillerens afspil officerer, og ingen anden har taget et af dem.
C-029	Chinitsu: 5 han (+1 skjult).
C-030	Chiihou, skjult: en anden end Øst går mahjong på en brik trukket fra den levende mur i den første omgang (C-044).
C-031	Tenhou, skjult: Øst har mahjong på starthånden.
C-032	Suuankou, skjult; +1 yakuman ved mahjong på parret.
C-033	Kokushi musou, skjult; +1 yakuman på tretten chancer.
C-034	Chuuren poutou, skjult; +1 yakuman på ni chancer ("rene ni lanterner").
C-035	Daisangen †: pao gælder.
C-036	Shousuushii (intet paomærke).
C-037	Tsuuiisou: kun vinde og drager.
C-038	Ryuuiisou: 2, 3, 4, 6, 8 bambus og grønne drager (dragen er ikke påkrævet).
C-039	Chinroutou.
C-040	Suukantsu (intet paomærke, ingen beskrivelse).
C-041	Daisuushii †: dobbelt yakuman; pao gælder.
C-042	Tre spillere: ron er tilladt på en nord, der lægges til side; det giver ingen yaku.
C-043	Tre spillere: doraindikatorer gælder også for nord, der er lagt til side.
C-044	Omgangen brydes af enhver chi, pong eller kang (også skjult kang) og med tre spillere af en nord, der lægges til side.
C-045	Pao gælder kun for daisangen og daisuushii, og kun hvis alle sæt i drager eller vinde er åbne: ansvarlig er den, der feedede det sidste af dem.
C-046	Den ansvarlige betaler kun for den pågældende yakuman; er der ingen anden yakuman, og var det tsumo, betaler den ansvarlige også honba.
C-047	Feeder en anden spiller vinderbrikken, deles prisen for den pågældende yakuman i to.
C-048	Flere yakuman kan lægges sammen (udledt af C-046).
C-049	Grundlag: 20 fu for en åben hånd eller for tsumo.
C-050	Syv par: 25 fu, intet lægges til, rundes ikke op.
C-051	Grundlag: 30 fu for en skjult hånd ved ron.
C-052	Fu for en pong i mellembrikker: 2 åben, 4 skjult.
C-053	Fu for en pong i "ender" (officerer, efter ordbrugen i C-021): 4 åben, 8 skjult.
C-054	Fu for en kang i mellembrikker: 8 åben, 16 skjult.
C-055	Fu for en kang i "ender": 16 åben, 32 skjult.
C-056	Fu for et par i drager: 2.
C-057	Fu for et par i egen vind: 2.
C-058	Fu for et par i rundens vind: 2 (en anden række end C-057, derfor 4 for dobbeltvind [udledt], se A-C02).
C-059	Fu for at vente på endechi: 2.
C-060	Fu for at vente på splitchi: 2.
C-061	Fu for at vente på parret: 2.
C-062	Fu for tsumo: 2, ikke ved pinfu.
C-063	Fu for en åben hånd, der er formet som pinfu: 2.
C-064	Andel ved tsumo "ikke Øst" = 1 × grundpoint: hvad en anden end Øst betaler til en vinder, der ikke er Øst. Rækken for 110 fu er rykket én kolonne til venstre (en skrivefejl).
C-065	Andel ved tsumo "Øst" = 2 × grundpoint: hvad Øst betaler til en vinder, der ikke er Øst, og hvad hver spiller betaler til Øst. Rækken for 110 fu er rykket (en skrivefejl).
C-066	Tre spillere, ron, vinderen er ikke Øst = 3 × grundpoint.
C-067	Én tabel med to overskrifter: tre spillere, ron, Øst = fire spillere, ron, ikke Øst = 4 × grundpoint.
C-068	Fire spillere, ron, vinderen er Øst = 6 × grundpoint.
C-069	Grænser, andele ved tsumo ikke Øst/Øst: mangan (5 han) 2000/4000, haneman (6–7) 3000/6000, baiman (8–10) 4000/8000, sanbaiman (11–12) 6000/12000, yakuman (13 eller flere) 8000/16000 (13 han eller flere er en optalt yakuman).
C-070	3 han fra 70 fu og 4 han fra 40 fu er højst mangan; 3 han 60 fu og 4 han 30 fu forbliver derunder (ingen kiriage).
C-071	Brikkernes tegn: 東 В, 南 Ю, 西 З, 北 С, hvid (blank forside) Б, 發 З, 中 К; 一萬…九萬 = 1–9. Rækkefølge: hvid, grøn, rød.
G-001	Det gælder om at være den første med en mahjonghånd og melde det, når vinderbrikken trækkes eller afspilles af en anden.
G-002	En mahjonghånd er fire sæt og et par med mindst én yaku (siden gør ingen undtagelse for syv par eller tretten vidundere; listen over yaku står på en anden side, som vi ikke har).
G-003	En pong er tre ens brikker.
G-004	En kang er fire ens brikker.
G-005	En chi er tre brikker i rækkefølge i samme kulør.
G-006	En chi går ikke i ring: 9-1-2 og 8-9-1 findes ikke.
G-007	Mahjong meldt uden yaku er ugyldig; spilleren betaler en straf (beløbet er ikke angivet).
G-008	Turen går mod uret.
G-009	Øst begynder med at afspille en brik.
G-010	En tur: træk en brik fra muren, og afspil så en valgfri brik; afspillene lægges foran spilleren, seks i hver række.
G-011	Sæt er skjulte (samlet fra muren) eller åbne. Fire ens brikker er ikke en kang, før den er meldt (teksten siger "i muren", men mener "på hånden"; en skrivefejl).
G-012	Ethvert sæt, der mangler én brik, må gøres færdigt med en andens afspil ved at melde det og vise sine egne brikker.
G-013	Kun i det øjeblik, brikken afspilles; senere må den ikke tages.
G-014	Pong går forud for chi.
G-015	Ron går forud for begge. (Kang er ikke nævnt her.)
G-016	Chi med fx 2-3, 5-7 eller 8-9; sig "Chi!", og læg sættet til højre for dig.
G-017	Chi kun fra spilleren til venstre.
G-018	Egne brikker står på højkant, den tagne ligger på tværs til venstre. Eksempler: 5 taget med 4 og 6 giver 5 4 6; 1 taget med 2 og 3 giver 1 2 3.
G-019	Pong med et par, fra enhver spiller; lægges til højre for spilleren.
G-020	Brikken på tværs: fra spilleren til venstre som den første, fra spilleren til højre som den tredje, fra spilleren overfor som den anden.
G-021	Eksempler: pong i 5 tegn fra spilleren overfor; pong i vest fra højre.
G-022	Der er tre slags kang.
G-023	Skjult kang, trin for trin: meld den i egen tur; læg de fire brikker frem, de to yderste med bagsiden op; træk den løse brik; vend indikatoren for kang-dora; afspil en brik.
G-024	Forøget kang (åben pong og samme brik trukket fra muren), trin for trin: meld den; læg brikken på tværs oven på den brik i pongen, der ligger på tværs; træk den løse brik; afspil en brik; vend så indikatoren.
G-025	Åben kang (tre på hånden og en andens afspil), trin for trin: meld den; tre brikker på højkant; den tagne på tværs: fra spilleren til venstre som den første, fra spilleren til højre som den fjerde, fra spilleren overfor som den anden; træk den løse brik; afspil en brik; vend så indikatoren.
G-026	Tenpai: kun den sidste brik mangler.
G-027	Eksempel: 234678 tegn, 45 cirkel, 23466 bambus venter på 3 og 6 cirkel (hvilke kulører de to sidste er, er udledt).
G-028	Tsumo: sig det, åbn hånden; alle betaler.
G-029	Ron: sig det, åbn hånden; feederen betaler.
G-030	For en vinder med riichi vendes brikkerne under alle vendte indikatorer for dora og kang-dora i det øjeblik, der meldes mahjong, og udpeger ura-dora.
G-031	Er muren brugt op uden mahjong, er spillet uafgjort.
G-032	De, der er noten, betaler 3000 i alt: er én tenpai, får den spiller 1000 fra hver; er to tenpai, betaler hver af de andre 1500; er tre tenpai, betaler den sidste 1000 til hver; er ingen eller alle fire tenpai, betales der ikke.
G-033	Efter mahjong til en anden end Øst, eller uafgjort med Øst noten, rykker vindene mod uret: den gamle Øst bliver Nord, den gamle Vest bliver Syd.
G-034	Efter mahjong til Øst, eller uafgjort med Øst tenpai, bliver vindene, hvor de er, og næste spil er en renchan; der lægges en 100-pind foran Øst, én mere hver gang.
G-035	Når Øst går mahjong, får Øst for hver renchan 100 ekstra fra hver, der betaler, eller 300 fra feederen.
G-036	Eksempel: første renchan, tsumo: +100 fra hver spiller (300).
G-037	Eksempel: fjerde renchan, ron: +1200 fra feederen.
G-038	Hvert nyt spil begynder med, at muren bygges (står på en anden side).
F-001	Mahjong kræver mindst én yaku.
F-002	Dora er ikke yaku; dora alene er ikke nok til mahjong.
F-003	Værdier skrives skjult/åben; "-" betyder, at det ikke er muligt med en åben hånd.
F-004	Yakuhai: 1 han, skjult eller åben. En pong eller kang i drager, egen vind eller rundens vind.
F-005	Flere yakuhai lægges sammen; en vind, der både er egen og rundens, giver 2 han.
F-006	Shousangen: 2 han, skjult eller åben; de to yakuhai lægges til, så hånden er mindst 4 han værd.
F-007	Daisangen: yakuman.
F-008	Shousuushii: yakuman.
F-009	Daisuushii: (enkelt) yakuman; dokumentet bemærker, at den er dobbelt efter nogle regler.
F-010	Tsuuiisou: yakuman, kun honnører.
F-011	Toitoi: 2 han, skjult eller åben.
F-012	Sanankou: 2 han, skjult eller åben. Tre skjulte pong eller kang; hånden må være åben.
F-013	En pong, der bliver færdig ved ron (shanpon), tæller som åben, så i det tilfælde er sanankou kun mulig ved tsumo.
F-014	Sanshoku doukou: 2 han, skjult eller åben.
F-015	Sankantsu: 2 han, skjult eller åben; hver kang kan være åben eller skjult.
F-016	Suukantsu: yakuman; hver kang kan være åben eller skjult.
F-017	Har én spiller meldt alle fire kang, fortsætter spillet (der gives ikke om), men ingen må melde flere kang.
F-018	Efter fire kang meldt af flere spillere gives der om (udledt af F-017).
F-019	Suuankou: yakuman, skjult.
F-020	Venter hånden på en af to pong (shanpon), er suuankou kun mulig ved tsumo; ved ron er det sanankou.
F-021	Pinfu: 1 han, kun skjult. Ingen fu, kun chi, parret er ikke yakuhai, venter på en dobbeltendet chi.
F-022	Iipeikou: 1 han, kun skjult.
F-023	Iipeikou tæller ikke sammen med chiitoitsu eller ryanpeikou.
F-024	Ryanpeikou: 3 han, kun skjult; udelukker chiitoitsu og iipeikou.
F-025	Sanshoku doujun: 2 han skjult, 1 åben.
F-026	Ittsuu: 2 han skjult, 1 åben.
F-027	Honitsu: 3 han skjult, 2 åben.
F-028	Chinitsu: 6 han skjult, 5 åben.
F-029	Chuuren poutou: yakuman, kun skjult, 1112345678999 (dobbelt yakuman på ni chancer er ikke nævnt).
F-030	Ryuuiisou: yakuman. Grøn bambus (2, 3, 4, 6, 8) og grønne drager; der kræves mindst et par grønne drager.
F-031	Tanyao: 1 han, skjult eller åben; dokumentet bemærker, at den efter nogle regler kun må være skjult.
F-032	Chanta: 2 han skjult, 1 åben. Parret skal også være officerer; mindst én chi, ellers er det honroutou.
F-033	Honroutou: 2 han, skjult eller åben; kan kombineres med toitoi eller chiitoitsu, udelukker chanta.
F-034	Junchan: 3 han skjult, 2 åben. Parret er ettere eller niere; ingen honnører; mindst én chi, ellers er det chinroutou.
F-035	Chinroutou: yakuman, åben eller skjult.
F-036	Chiitoitsu: 2 han, kun skjult; altid 25 fu. (Ens par er ikke nævnt.)
F-037	Kokushi musou: (enkelt) yakuman; dokumentet bemærker, at den er dobbelt på tretten chancer efter nogle regler.
F-038	Riichi: 1 han, kun skjult. Tenpai; hånden må ikke ændres bagefter; ingen anden yaku er nødvendig.
F-039	Dobbelt riichi: 2 han, kun skjult. Riichi i den første omgang.
F-040	Ippatsu: 1 han, kun skjult. Mahjong, ved tsumo eller ron, inden for en omgang efter riichi; brydes af enhver melding, også en skjult kang.
F-041	Menzen tsumo: 1 han, kun skjult.
F-042	Haitei: 1 han, skjult eller åben. Tsumo på murens sidste brik.
F-043	Rinshan kaihou: 1 han, skjult eller åben. Tsumo på en brik fra den døde mur efter en kang.
F-044	Tenhou: yakuman. Øst har mahjong på starthånden.
F-045	Chiihou: yakuman. En anden end Øst går mahjong på sit første træk; ingen pong, chi eller kang forinden.
F-046	Houtei: 1 han, skjult eller åben. Mahjong på spillets sidste afspil.
F-047	Chankan: 1 han, skjult eller åben. Mahjong på den brik, der føjes til en pong.
F-048	Renhou: mahjong på spillets første afspil; en mangan værd og lægges ikke til andre yaku; dokumentet bemærker, at den er yakuman efter nogle regler.
F-049	Nagashi mangan beskrives: alle afspil er officerer; ingen af dem er taget; egne meldinger er tilladt; en mangan værd.
F-050	I klubben Furitens bordregler bruges nagashi mangan ikke.
D-001	Riichi, én yaku: en skjult hånd (ingen meldt chi, pong eller kang undtagen skjult kang; den må godt færdiggøres på et afspil). Tre ting: læg 1000 point foran dig, rotér den afspillede brik 90°, sig "Riichi".
D-002	Ippatsu, +1 yaku: mahjong i den første spillerunde efter riichi, inden nogen har meldt chi, pong eller kang.
D-003	Daburu, +1 yaku: riichi på eget første afspil, inden nogen har meldt chi, pong eller kang.
D-004	Eksempel: man afspiller grøn drage med riichi og fisker på 5 og 8 cirkel; mahjong i den første spillerunde giver to yaku med ippatsu.
D-005	Fuldstændig skjult hånd (Tsumo), én yaku: skjult (skjult kang er tilladt) og selvtrukket.
D-006	Eksempel: man fisker på 4 og 7 bambus; kun selvtræk giver denne yaku.
D-007	(Overskrift og værdi mangler i vores udgave; det er pinfu.) Skjult; kun chi; færdiggjort på en dobbelt-endet chi; parret er ikke i drager, egen vind eller rundens vind.
D-008	Eksempel: 5-6 tegn er dobbelt-endet; 4-6 tegn ville være en splitchi og 8-9 tegn en endechi; for Øst i sydrunden ville et par i vest eller nord være i orden.
D-009	To helt ens chi (Iipeikou), én yaku: skjult; den samme chi to gange i samme kulør.
D-010	Eksempler: A, kun 4 cirkel giver 2-3-4 og 2-3-4 cirkel; B, 3-4-5 og 3-4-5 cirkel, men hånden er ikke skjult, så der er ingen yaku.
D-011	Tre ens chi (San shoku doujun), én yaku, +1 yaku, hvis hånden er skjult.
D-012	Tre efterfølgende chi (Itsu), én yaku, +1 yaku, hvis hånden er skjult.
D-013	Drager (Fanpei), én yaku for hver pong eller kang. Eksempel B: den anden dragepong giver to yaku i alt.
D-014	Vinde (Fanpei), én yaku for pong eller kang i egen eller rundens vind.
D-015	En vind, der er begge dele, giver to yaku.
D-016	Efter en kang (Rinchan kaihō), én yaku: mahjong på den løse brik, der netop er trukket efter en kang. Eksemplet viser også, at en selvtrukket fjerde brik må forøge en åben pong, at den lægges over den roterede brik, og at den løse brik tages fra Taget.
D-017	Stjæle en kang (Chan kan), én yaku: mahjong, når en modstander forsøger at forøge sin åbne pong til en kang.
D-018	Syv Par (Chii toitsu), to yaku: skjult, syv forskellige par. Eksempel B: 5 cirkel to gange, så det er ikke mahjong.
D-019	Tre ens pong (San shoku dokou), to yaku.
D-020	Tre skjulte pong, to yaku (det japanske navn er trykt som San shoku dokou, en skrivefejl for San ankou). Ingen af de tre er dannet med et afspil.
D-021	Eksempel B: man fisker på en af to pong; kun selvtræk giver tre skjulte pong; på et afspil er der kun to.
D-022	Tre kang (San kan tsu), to yaku: tre meldte kang, åbne eller skjulte.
D-023	Ren hånd (Honitsu), to yaku, +1 yaku, hvis hånden er skjult: én kulør samt vinde eller drager, som skal være der; ellers er det helt ren hånd.
D-024	Eksempel: uden et sæt i vinde eller drager er det i stedet helt ren hånd (Chinitsu) med fem yaku.
D-025	Lille dragehånd (Shou sangen), to yaku: to pong eller kang og et par i drager.
D-026	De to dragepong tæller oveni.
D-027	Eksempel B: 8 cirkel giver lille dragehånd, rød drage giver stor dragehånd.
D-028	Kun officerer (Honroutou), to yaku: alle sæt er ettere, niere, vinde eller drager; ingen chi, de fire sæt er pong eller kang (altså ikke med syv par); mindst én vind eller drage (ellers er det kun ettere og niere) og mindst én etter eller nier (ellers er det kun honnører).
D-029	Der er altid også "Kun Pong" (toitoi): yderligere to yaku. (Selve kortet for toitoi mangler.)
D-030	Ettere og niere i alle sæt (Junchan taiyai), to yaku, +1 yaku, hvis hånden er skjult: en etter eller nier i hvert sæt; mindst én chi, ellers er det kun ettere og niere.
D-031	2 × 2 helt ens chi (Ryan peikou), tre yaku: skjult, to gange to helt ens chi.
D-032	Den tæller ikke også som syv par.
D-033	Helt ren hånd (Chinitsu), fem yaku, +1 yaku, hvis hånden er skjult: én kulør, ingen vinde eller drager.
D-034	Tretten vidundere (Koku shimusou), yakuman, skjult; +1 yakuman, hvis man fisker på tretten chancer.
D-035	Eksempel: par i vest, færdiggjort med nord (én chance, altså én yakuman [udledt]).
D-036	Ni lanterner (Chuuren pooto), yakuman, skjult: 1112345678999 og en ekstra brik; +1 yakuman, hvis man fisker på ni chancer.
D-037	Eksempel: man fisker kun på 6 cirkel, med en ekstra 3 cirkel.
D-038	Jordhånd (Chiho), yakuman: ikke Øst; en gyldig hånd på selvtræk i den første spillerunde; ingen egen meldt chi, pong eller kang (her uden undtagelse for skjult kang), og ingen meldt af en modstander før egen tur.
D-039	Fire sæt og et par er nok (ingen anden yaku er nødvendig).
D-040	Fire skjulte pong (Suu ankou), yakuman: skjult; fire skjulte pong eller kang; gør man en skjult pong til en åben kang, går yakuman tabt.
D-041	+1 yakuman ved mahjong på parret.
D-042	Fire kang (Suu kan tsu), yakuman: skjulte, åbne og forøgede kang tæller alle.
D-043	Jadehånd (Ryuu iisou), yakuman: kun grønne brikker (2, 3, 4, 6, 8 bambus og grøn drage); dragen er ikke påkrævet.
D-044	Kun ettere og niere (Chinrouto), yakuman.
D-045	Kun honnører (Tsuu iisou), yakuman.
D-046	Stor dragehånd (Dai sangen), yakuman.
D-047	"Feed" (pao): er alle tre sæt i drager åbne, betaler den, der feedede det tredje, halvdelen af hånden, hvis en anden feeder vinderbrikken. (Selvtræk er ikke nævnt.)
D-048	Lille vindhånd (Shoo suushii), yakuman. (Ingen regel om feed.)
D-049	Stor vindhånd (Dai suushii), to yakuman.
D-050	"Feed": er alle fire sæt i vinde åbne, betaler den, der feedede det fjerde, halvdelen, hvis en anden feeder vinderbrikken.
D-051	(mangler) Der er intet kort for tanyao, chanta, toitoi, haitei, houtei, tenhou, renhou, nagashi mangan eller kazoe yakuman (filen ligner en del af et sæt kort: pinfus overskrift mangler, og toitoi er omtalt, men findes ikke).
D-052	Ordvalget viser, at der findes en sydrunde (rundens vind er syd).
A-P01	Hvilken mur brydes? (a) Teksten: tæl terningernes sum mod uret med Øst som 1 (P-017): 8 er Nord. (b) Billedteksten: 3+5=8 er Syd (P-025), hvilket ville være med uret. Belæg: teksten er klar, og den siger, at rækkefølgen øst → syd → vest → nord er mod uret (P-011, P-028); billedteksten passer kun, hvis der tælles med uret (Ø, N, V, S, Ø, N, V, S). Standard: (a); 2→S 3→V 4→N 5→Ø 6→S 7→V 8→N 9→Ø 10→S 11→V 12→N (sikkerhed: høj). Billedteksten er en fejl i dokumentet.
A-P02	"Den første og den femte" (P-024). (a) Det sædvanlige spring: efter 48 brikker tager Øst brik 49 og 53, Syd 50, Vest 51, Nord 52. (b) Øst tager 49 og trækker senere en brik for sig. Begge giver de samme brikker. Standard: (a); Syds første træk er brik 54 (sikkerhed: høj).
A-P03	Fallit (P-034). (a) Partiet slutter, når en spiller er på 0 eller derunder ("har tabt alt"); (b) kun under 0. Belæg: efter ordlyden er der intet tilbage, så 0 tæller; P-085 lader en spiller med præcis 1000 melde riichi og stå på 0 midt i et spil. Standard: (a), kontrolleres først efter betalingen for et spil (sikkerhed: middel).
A-P04	Tanyao har én værdi (P-167). (a) Kun skjult; (b) 1/1, hvor det ene tal er faldet ud. Belæg for (a): hver række i listen med ét tal er med sikkerhed kun skjult (riichi, pinfu, iipeikou, menzen tsumo, ryanpeikou), og hver række, der gælder åbne hænder, har to tal, også når de er ens (rinshan 1 1, yakuhai 1 1); dokumentet følger EMA 2008–2016, hvor åben tanyao var forbudt. Belæg imod: chiitoitsu, der altid er skjult, har "2 2". Standard: (a), kun skjult (sikkerhed: høj).
A-P05	Sanrenkou har én værdi (P-179). (a) Kun skjult, 2 han; (b) 2/2, hvor det ene tal er faldet ud (den sædvanlige form for denne valgfrie yaku). Samme argument om kolonnerne som i A-P04; der er intet tilsvarende hos EMA. Standard: (a) (sikkerhed: middel).
A-P06	Par i dobbeltvind (P-118). (a) 2 fu: én række i tabellen, "egen/rundens vind 2"; (b) 4 fu: to betingelser, 2 for hver. Belæg: den trykte værdi for ron ved 1 han 110 fu findes kun med 4 fu, og P-107 siger, at trykte felter findes; men dokumentet har også andre umulige felter, og yakuhai for dobbeltvind er heller ikke skrevet ud. Standard: (b), 4 (sikkerhed: lav til middel; EMA havde dengang 4, efter hukommelsen).
A-P07	Yakuman "+1" over for "lægges ikke sammen" og "højst 32000" (P-094, P-095 mod P-194..196, P-201). (a) De fire nævnte former er to yakuman værd (64000/96000), men forskellige yakuman lægges aldrig sammen; (b) 32000 er den absolutte grænse, og "+1" har ingen virkning; (c) "+1" viser, at yakuman alligevel lægges sammen. Belæg: de særlige punkter siger det udtrykkeligt fire gange; P-095 handler om at kombinere forskellige yakuman; (b) ville gøre fire punkter meningsløse. Standard: (a); det højeste enkelte punkt gælder (sikkerhed: middel til høj).
A-P08	"2 yaku" ved 5 honba (P-136). (a) To forskellige yaku; (b) yaku til mindst 2 han, dora ikke medregnet. Belæg for (b): dokumentet bruger selv "yaku" som enhed for værdi: overskrifterne "1 yaku (værdi 1 han)", "2 yaku", "3 yaku", "5 yaku" og "1 yaku lægges til" for menzen tsumo (P-193); EMA 2008 havde præcis denne regel: to han fra yaku ved fem honba. Standard: (b) (sikkerhed: høj). Det gælder fra 5 honba. Chiitoitsu alene eller en pong i dobbeltvind alene er nok; riichi og dora er ikke.
A-P09	Nærmere om nagashi mangan (P-191). Intet er sagt om notenbetaling, betaling for honba, riichipinde, honba bagefter eller flere spillere. (a) Det er en slags uafgjort: mangan betales i stedet for notenbetaling, riichipinde bliver liggende, intet for honba, vindene rykker, og honba går uændret videre som i P-135; (b) det er mahjong (EMA 2008: det tæller som mahjong, ingen notenbetaling, honba betales). Belæg: det står som "ved uafgjort"; at vindene rykker, er nævnt som en undtagelse; det betales "som tsumo". Standard: (a) uden notenbetaling; har flere spillere det, får alle betaling (sikkerhed: lav).
A-P10	Nærmere om pao (P-199..201, P-204). (1) For shousuushii: (a) den, der feedede det tredje sæt i vinde; (b) kun pao, når det fjerde giver daisuushii. Teksten knytter "også pao" til selve shousuushii. Standard: (a) for shousuushii, og den, der feedede det fjerde sæt, for daisuushii (sikkerhed: middel). (2) Skal de andre sæt være åbne? Ikke sagt (huskesedlen og de danske kort kræver det). Standard: nej (sikkerhed: lav). (3) Suukantsu: den, der feedede den fjerde kang (en åben kang på vedkommendes afspil); er den fjerde kang forøget eller skjult, er der ingen pao, udledt (sikkerhed: middel). (4) Honba: ikke sagt. Standard: ved tsumo betaler den ansvarlige, ved delt ron feederen (sikkerhed: lav; som hos EMA). (5) Ulige halvdele kan ikke forekomme (32000, 48000, 64000, 96000).
A-P11	Hvad bryder den første omgang og ippatsu? P-146 siger "ethvert åbent sæt", P-165 "sæt, som de andre spillere melder", P-198 "meldte sæt". (a) Efter ordlyden: ippatsu brydes af andres sæt (en skjult kang skal meldes, P-065, så den tæller), ikke af egen skjult kang; ni slags og fire vinde forhindres kun af åbne sæt; dobbelt riichi og chiihou af ethvert meldt sæt; (b) det sædvanlige: enhver melding fra hvem som helst, også skjult kang, bryder dem alle (C-044, F-040). Standard: (a) for dette dokument, (b) ellers (sikkerhed: middel).
A-P12	Hvornår præcis vendes indikatoren for en åben eller forøget kang (P-070)? (a) Efter afspillet, når ingen er gået mahjong på det; (b) så snart brikken rører bordet, så den tæller ved ron på den. Og hvad med en kang til før afspillet? Standard: (a); alle udestående indikatorer vendes sammen efter afspillet, og en skjult kang vender kun sin egen (sikkerhed: middel).
A-P13	"Fører" i det sidste spil (P-137). (a) Alene på førstepladsen; (b) på førstepladsen efter reglen om pointlighed i P-128. Frivilligt eller tvunget? Teksten siger, at der ikke "fastsættes" noget ekstra spil, og at partiet regnes for afsluttet, så det er tvunget. Standard: (b), tvunget (sikkerhed: middel). Afbrydes det sidste spil, spilles det om (P-138).
A-P14	Riichipinde, der er tilbage til sidst. Ikke sagt; P-033 lader ikke point forsvinde. Standard: de går til førstepladsen (sikkerhed: lav).
A-P15	Afrunding (P-127). "Op", med det negative eksempel −33,3, der bliver −33: altid opad, ikke til nærmeste og ikke "væk fra nul". Standard: opad for alle; de fire resultater behøver ikke at give 0 tilsammen (sikkerhed: høj).
A-P16	Tid til at melde (P-056..058). 3 eller 4 sekunder? Standard: den næste spiller må ikke trække før 3 sek.; der må meldes indtil 4 sek. efter afspillet, også hvis en brik er trukket; den trukne brik går tilbage på sin plads (sikkerhed: middel). Ron er ikke nævnt i reglen om tid; standard: samme tid (sikkerhed: lav).
A-P17	Væltede brikker: chombo eller død hånd (P-153 mod P-159)? Standard: 5 eller flere brikker fra den levende mur, fra egen hånd eller fra en andens er chombo; 1–4 brikker fra en modstanders hånd eller fra den døde mur er død hånd; 1–4 brikker fra egen hånd eller den levende mur giver ingen straf; 5 eller flere fra den døde mur er chombo, da den er en del af muren (sikkerhed: middel).
A-P18	"Mahjong sammen med chombo" (P-148). (a) En anden spillers gyldige mahjong i samme øjeblik ophæver straffen; (b) det gør synderens egen også. Standard: (a) (sikkerhed: middel).
A-P19	Hvornår kontrolleres riichi uden tenpai (P-151)? "Ved uafgjort". Gælder det også afbrudte spil (fire riichi)? Standard: kun når muren er brugt op, eller når dommeren bestemmer det (sikkerhed: lav).
A-P20	Tæller parret med i chanta og junchan (P-178, P-187)? Teksten siger "alle sæt"; F-032 og F-034 siger ja. Standard: ja (sikkerhed: høj).
A-P21	Honroutou er "umulig uden toitoi" (P-184). (a) Syv par i officerer får ikke honroutou; (b) det er blot en bemærkning. D-028 har samme begrænsning, C-021 og F-033 det modsatte. Standard: (a) for dette dokument (sikkerhed: middel til høj).
A-P22	Furiten og tagne brikker (P-097). "Ligger blandt spillerens afspil": tæller et afspil, der er taget, stadig? Standard: ja, spilleren er stadig furiten (sikkerhed: middel).
A-P23	Midlertidig furiten uden yaku (P-098). Brikken gør hånden færdig, men hånden har ingen yaku. Teksten handler om en brik, der gør hånden færdig, og som der ikke meldes på. Standard: furiten (sikkerhed: middel). Egen pong eller chi ophæver den ikke, kun et træk fra muren (sikkerhed: høj; efter ordlyden). Ophæver det den at trække en løs brik? Standard: ja (sikkerhed: lav).
A-P24	Tredobbelt ron og atamahane (P-077, P-143). Der er ingen modstrid: med to går den nærmeste mahjong; med tre gyldige ron afbrydes spillet. Ron fra spillere, der er furiten eller uden yaku, tæller ikke (udledt). (Sikkerhed: høj.)
A-P25	At forøge en pong senere (P-064). Den fjerde brik "må sættes på hånden": må den føjes til i en senere tur? Standard: ja, i enhver egen tur efter et træk fra muren (sikkerhed: middel).
A-P26	Honba ved tsumo (P-133). "300 til værdien". Standard: 100 fra hver (sikkerhed: høj; G-035).
A-P27	De løse brikkers rækkefølge (P-067). "Længst til venstre", men der er to stakke. Standard: stak 1 øverst, stak 1 nederst, stak 2 øverst, stak 2 nederst (sikkerhed: middel). Når den døde mur fyldes op (P-073), sker det i højre ende (udledt).
A-P28	Riichipinde efter afbrudt spil. De bliver på bordet (P-084: "ved uafgjort går de videre til det næste"), undtagen efter chombo (P-156). (Sikkerhed: høj.)
A-P29	Kuikae efter pong. Eksemplet handler kun om chi, men reglen som helhed "gælder ikke". Standard: ethvert afspil er også tilladt efter pong (sikkerhed: høj).
A-P30	Chi med hul (P-052). "To brikker i rækkefølge". Standard: 5-7 med 6 er tilladt (sikkerhed: høj; G-016).
A-P31	Fire kang. Af én spiller: spillet fortsætter, og en femte er forbudt (P-071). Af flere: spillet afbrydes efter det afspil, der følger den fjerde kang; ron på det afspil, eller mahjong på den løse brik før det, er gyldig (P-139). (Sikkerhed: høj.)
A-P32	Chombo og partiets gang. Der gives om med samme Øst og samme honba, og riichipindene gives tilbage. Spilles det sidste spil også om efter chombo? Standard: ja (sikkerhed: middel). Kan en spiller gå fallit på chombo, så partiet slutter? Standard: ja (P-034) (sikkerhed: lav).
A-P33	Mahjong, som vinderen selv regner ud (P-043..045). En for lav eller for høj værdi gælder, hvis ingen gør indsigelse; den kan rettes, til vinderens hånd er blandet. Hvem må rette den? Teksten siger "spilleren". Standard: programmet regner den rigtige værdi ud, og ved borde uden hjælp oplyser vinderen en værdi; de andre må gøre indsigelse, til der er betalt; alle må rette den, til hånden er blandet (sikkerhed: middel).
A-P34	Tabellen over, hvilke yaku der kan kombineres, mangler (P-080). Derfor står det åbent, om fx honitsu og chinitsu, chanta og honroutou, ittsuu og andre kan kombineres. Standard: de kombinationer, som de andre dokumenter udelukker på grund af opbygningen, er ikke mulige (C-015, C-021, F-023, F-024, F-032..035) (sikkerhed: høj).
A-P35	Hvilke yaku er kun skjulte (P-192)? Den fede kursiv mangler. Standard: riichi, ippatsu, dobbelt riichi, tanyao, pinfu, iipeikou, menzen tsumo, sanrenkou, chiitoitsu, ryanpeikou; yakuman suuankou, kokushi, chuuren, tenhou, chiihou, daisharin (sikkerhed: høj, undtagen for tanyao og sanrenkou).
A-P36	Afrunding af fu. Ikke sagt; kolonnerne er tiere. Standard: rundes op til nærmeste tier, 25 ligger fast (sikkerhed: høj).
A-P37	Hvordan spiller en død hånd videre (P-157)? Standard: man trækker og afspiller i sin tur, må hverken melde eller gå mahjong, er noten og får ingen nagashi mangan; en riichiindsats, der allerede er lagt, bliver på bordet (sikkerhed: middel).
A-P38	Indsatsen ved en riichi, der er meldt for sent (P-161). Standard: meldingen er ugyldig, der lægges ingen indsats, afspillet gælder, og hånden er død (sikkerhed: middel).
A-P39	Brikkerne i en ugyldig pong, chi eller kang (P-160). Standard: de viste brikker går tilbage til hånden, den tagne brik går tilbage til afspillene, spillet fortsætter hos den, hvis tur det ville have været, og hånden er død (sikkerhed: lav).
A-P40	Furiten efter en kang, der ikke blev stjålet. At lade en brik i en kang passere tæller som at lade et afspil passere. Standard: ja (sikkerhed: middel).
A-P41	En melding, efter at den, der trak for tidligt, allerede har afspillet en brik (P-058). Standard: for sent, den afvises (sikkerhed: middel).
A-P42	Hvad forhindrer daburu (P-166)? Udsagnet stiller ingen betingelse; P-146, den eneste generelle sætning om, hvad der bryder første runde, nævner åbne sæt, og P-198 (”meldte sæt”) gælder kun chiho. (a) Ethvert meldt sæt, også skjult kang; (b) kun åbne sæt. Standard: (b), efter ordlyden: en andens skjulte kang forhindrer den ikke (sikkerhed: middel).
A-P43	Er en spiller med præcis 0 point fallit, når spillerens egen riichipind ligger på bordet (P-034)? (a) Ja, pinden er tabt; (b) nej, den ligger på bordet og kan vindes tilbage. Standard: (b), for spilleren har endnu ikke ”mistet alle sine point”. Ellers gælder A-P03: 0 uden egen pind på bordet, eller under 0, er fallit (sikkerhed: middel).
A-P44	Skal den næste spiller vente, når alle andre har sagt pas (P-056)? Ventetiden er til for dem, der kan melde. Standard: nej; når alle andre har sagt pas, må den næste trække og afspille med det samme (sikkerhed: middel).
A-P45	Indgår honba og riichipinde i den betaling, vinderen oplyser (P-043)? Dokumentet siger, at vinderen oplyser betalingens størrelse, og P-133 lægger honba til hånden. Standard: honba indgår; riichipinde gør ikke, for ingen betaler dem: vinderen tager dem fra bordet (sikkerhed: middel).
A-P46	Tæller ippatsu, når en kang røves (P-165)? Ippatsu slutter, når en anden melder et sæt. (a) Den røvede kang bliver ikke til noget, så der er ikke meldt noget sæt; (b) at sige ”kang” er meldingen. Standard: (a), som sædvanligt (sikkerhed: lav).
A-C01	"+1 skjult" for sanshoku doujun, ittsuu og chanta. Der er bevaret to mærker til tre rækker (et inde i feltet for ittsuu, et efter chanta). (a) Alle tre har det; (b) sanshoku doujun har det ikke. Standard: (a) (sikkerhed: høj; P-176..178, F-025/026/032).
A-C02	Par i dobbeltvind. C-057 og C-058 er hver sin række, og tabellerne har ingen umulige felter for ron, men dog 110 fu ved 1 han, som kun er muligt med 4 fu. Standard: 4 (sikkerhed: høj).
A-C03	Værdien af en nord, der er lagt til side (tre spillere). Sedlen siger kun, at ron er mulig, at den ikke giver yaku, og at indikatorer gælder for den. (a) Hver er også dora i sig selv; (b) kun når den er udpeget. Standard: (a) som i ethvert spil med nukidora; en indikator giver flere han (sikkerhed: middel).
A-C04	Ron på en nord, der lægges til side. "Giver ingen yaku": hånden skal have en anden yaku, og det er ikke chankan. Furiten gælder som ellers (udledt). Tæller den pågældende nord stadig som dora, og trækkes der en løs brik for den? Standard: nej, som ved en stjålet kang (sikkerhed: lav).
A-C05	Efter at en nord er lagt til side. Spilleren trækker en løs brik fra den døde mur og afspiller en brik; tæller rinshan på den? Rinshan er defineret som mahjong på en løs brik fra den døde mur (C-011). Standard: ja, rinshan tæller (sikkerhed: lav).
A-C06	Tsumo med tre spillere. På tabellerne for ron står antallet af spillere, på dem for tsumo ikke, så andelene er de samme for tre og fire spillere (den manglende andel går tabt). (Sikkerhed: høj.)
A-C07	Overskrifterne ved tsumo, "ikke Øst / Øst". (a) Betalerens rolle (1× og 2×); (b) vinderens rolle. Med (b) giver tallene ingen mening for en vinder, der ikke er Øst, og som får begge dele. Standard: tabellen "ikke Øst" er for andele mellem andre end Øst, tabellen "Øst" for enhver andel, hvor Øst er med (sikkerhed: høj).
A-C08	Tre spillere: brikker, chi, startpoint, længde, uma. Ikke sagt. Standard: 108 brikker (uden 2–8 tegn), ingen chi, 35000 point (som på Tenhou), alt mærket som grundlagets værdier, ikke dokumentets (sikkerhed: lav).
A-C09	Renhou (C-027). 5 han, der lægges til andre yaku og dora (den står i den almindelige liste). (Sikkerhed: høj.) "Før egen tur i den første omgang": omgangen skal være ubrudt.
A-C10	Nagashi mangan (C-028). "Fem fan" betyder mangan; der er intet sagt om betaling, om vindene rykker, eller om notenbetaling. Standard: betales som tsumo til mangan i stedet for notenbetaling; Øst bliver siddende, hvis Øst er tenpai (sikkerhed: lav).
A-C11	Honba med pao ved ron. Kun tsumo er omtalt. Standard: feederen betaler honba (sikkerhed: middel).
A-C12	Pao med flere yakuman. Tsumo: den ansvarlige betaler den fulde pris for den pågældende yakuman; resten og honba betales som ellers af alle tre (også den ansvarlige). Ron på en anden spiller: den pågældende yakuman deles, resten betaler feederen. Ron på den ansvarlige: den ansvarlige betaler det hele. (Sikkerhed: middel til høj.)
A-C13	Pao og skjulte kang. "Alle sæt åbne": en skjult kang i drager eller vinde er ikke åben, så der er ingen pao. (Sikkerhed: middel.)
A-C14	Optælling af flere yakuman. Daisuushii tæller for to, formerne med +1 tæller for to, og alle lægges sammen. (Sikkerhed: middel til høj; af C-046.)
A-C15	Beløb og mur med tre spillere. Sedlen angiver hverken værdien af honba, notenbetaling eller mur for tre spillere. Standard: 100 fra hver, der betaler, for hver honba, notenbetaling på 2000 i alt (1000+1000 eller 2000, 1000/1000 som sædvanligt med tre spillere), tre mure på 18 stakke, otte løse brikker før indikatoren, nord tilladt efter riichi (sikkerhed: middel; optagne partier med tre spillere viser 200 ved ron, 2000 og spil med fem eller seks løse brikker).
A-C16	Ippatsu på selve brikken fra en røvet kang eller en meldt nord (C-044). Runden brydes ved ”enhver melding” af kang eller nord. (a) Efter ordlyden: meldingen bryder runden, så ippatsu tæller ikke; (b) som sædvanligt tæller den, fordi kangen ikke bliver til noget. Standard: (a) (sikkerhed: middel).
A-G01	Honba kun til Øst (G-035). (a) Efter ordlyden: en anden vinder får intet tillæg; (b) siden beskriver blot Østs tilfælde. Belæg: sætningen begynder med betingelsen "hvis Øst går mahjong", og der er intet sagt om andre; P-133 siger enhver vinder. Standard: (a) (sikkerhed: middel til høj).
A-G02	Hvad sker der med honba, når en anden end Øst går mahjong, eller ved uafgjort med Øst noten? Ikke sagt; pindene ligger "foran Øst" og tæller Østs renchan. Standard: de fjernes, når vindene rykker (sikkerhed: middel).
A-G03	Syv par og tretten vidundere. Siden definerer kun mahjong som fire sæt og et par; siden om yaku mangler. Standard: tilladt (sikkerhed: høj).
A-G04	Går kang forud for chi? Ikke nævnt. Standard: som pong (sikkerhed: høj).
A-G05	Forøget kang. "Trækker den samme brik … har ret". Kun i samme tur eller også senere? Standard: også senere (sikkerhed: middel).
A-G06	"Fire ens brikker i muren". En skrivefejl for "på hånden". (Sikkerhed: høj.)
A-G07	Billedernes koder. T0–T8 er 1–9 tegn (T4 = 5 tegn er angivet), T9–T17 og T18–T26 de to andre kulører (T12, 13, 14 = 4, 5, 6 er angivet), T27–T30 er øst, syd, vest, nord (T29 = vest er angivet), T31–T33 dragerne, T34 bagsiden af en brik, endelsen x betyder på tværs. Hvilken af de to kulører der er cirkler, siges ikke. Standard: den anden er cirkler, den tredje bambus (sikkerhed: middel). Dragernes rækkefølge er ukendt.
A-G08	Straf for mahjong uden yaku. Beløbet mangler. Standard: grundlagets chombo (sikkerhed: lav).
A-F01	Renhou "på spillets første afspil" (F-048). (a) Efter ordlyden kun Østs første afspil; (b) ethvert afspil før egen første tur i den ubrudte første omgang (C-027). Standard: (b) som den sædvanlige betydning; (a), efter ordlyden, er et regelvalg (sikkerhed: lav til middel).
A-F02	Renhou "lægges ikke til". (a) Hånden er præcis en mangan værd, også hvis dens yaku er mere værd; (b) det bedste af mangan og den almindelige værdi. Standard: (b) (sikkerhed: middel; sådan beskriver riichi-wikien renhou som "mangan").
A-F03	Suuankou tanki og chuuren på ni chancer. Det siges ikke, at de er dobbelte; om daisuushii og kokushi på tretten chancer siges det kun, at de er dobbelte "efter nogle regler". Standard: alle enkelte (sikkerhed: høj).
A-F04	Lægges yakuman sammen? Ikke sagt. Standard: som i grundlaget (sikkerhed: lav).
A-F05	Dobbelt riichi, når omgangen er brudt. Ikke nævnt. Standard: det kræver en ubrudt første omgang (sikkerhed: høj).
A-F06	Chiitoitsu med ens par. Ikke sagt ("syv par"). Standard: forskellige par (sikkerhed: høj).
A-F07	At stjæle en skjult kang med kokushi. Kun forøget kang er beskrevet. Standard: nej (sikkerhed: middel).
A-F08	Haitei på "murens sidste brik". Det er den levende mur, der menes. (Sikkerhed: høj.)
A-F09	Stavemåde. Både "цууисо" og "цуиисо" forekommer; det er én yaku (tsuuiisou).
A-F10	Ryuuiisou er beskrevet som en honitsu. "Mindst et par hatsu": uden hatsu tæller hånden som chinitsu (og tanyao osv.). (Sikkerhed: høj.)
A-F11	Ippatsu på en røvet kang (F-040). Runden må ikke brydes af nogen melding. (a) Efter ordlyden: meldingen af kang bryder den, så ippatsu tæller ikke; (b) som sædvanligt tæller den. Standard: (a) (sikkerhed: middel).
A-D01	Reglen om feed ved selvtræk. Kun mahjong "på afspil" er nævnt. (a) Ved tsumo betaler alle som ellers; (b) sædvanlig pao (den, der feedede sættet, betaler alt). Standard: (a), efter ordlyden (sikkerhed: middel).
A-D02	"Halvdelen af hånden". Har hånden andre yakuman, halveres hele hånden. Standard: halvdelen af det hele (sikkerhed: middel).
A-D03	Manglende kort (D-051). Fandtes de ikke, eller er de gået tabt? Toitoi er med sikkerhed gået tabt (D-029 henviser til det), og det er pinfus overskrift også; så tanyao, chanta, haitei og flere er formentlig også gået tabt. Standard: hentes fra grundlaget (sikkerhed: middel).
A-D04	Jordhånd (Chiho) efter egen skjult kang (D-038). Den sædvanlige undtagelse for skjult kang mangler på dette kort. Standard: ikke tilladt (sikkerhed: høj).
A-D05	En skrivefejl i et navn (D-020). "San shoku dokou" for tre skjulte pong skal være San ankou. (Sikkerhed: høj.)
A-D06	Sammenlægning af yakuman. "+1 yakuman" og "to yakuman" viser, at værdier kan lægges sammen; om forskellige yakuman kan kombineres, er ikke sagt. Standard: de lægges sammen (sikkerhed: lav).
A-D07	Eksemplet på tretten vidundere (D-035). Hånden fisker kun på nord, med et par i vest, så det er én yakuman. (Sikkerhed: høj.)
A-D08	Ippatsu på en røvet kang (D-002). Ippatsu kræver mahjong, ”inden nogen har meldt chi, pong eller kang”, og kortet om at røve en kang siger, at den anden melder kang. (a) Efter ordlyden: ippatsu tæller ikke; (b) som sædvanligt tæller den. Standard: (a) (sikkerhed: middel).
`;export{e as default};