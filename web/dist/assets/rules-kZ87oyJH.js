var e=`# Regler: grupper, regelvalg og deres værdier.
# Et regelvalg: dets navn; .about siger, hvad det afgør.

yes = ja
no = nej
worth-off = bruges ikke
worth-open-closed = { $open } { -han-unit } åben, { $closed } skjult
worth-same = { $han } { -han-unit }
worth-closed-only = { $han } { -han-unit }, kun skjult
worth-yakuman = { $times ->
    [one] yakuman
    [2] dobbelt yakuman
   *[other] { $times } yakuman
}
least-points-any = ingen nedre grænse
tiles-136 = alle 136
tiles-108 = 108, uden 2–8 tegn
red-fives-value = { $man } i tegn, { $pin } i cirkler, { $sou } i bambus
red-fives-none = ingen
tenths-of-second = { $seconds } sek.
list-separator = ,{" "}


group-table = Bordet, brikkerne og uddelingen

switch-table-players = Spillere
    .about = Hvor mange der spiller.
switch-table-tiles = Brikker
    .about = Hvor mange brikker der er: 136, eller 108 uden 2–8 tegn.
switch-table-red-fives = Røde femmere
    .about = Hvor mange femmere i tegn, cirkler og bambus der er røde.
switch-table-start-points = Startpoint
    .about = Hvor mange point alle begynder med.
switch-table-length = Partiets længde
    .about = Hvilke runder et parti består af.
switch-table-extension = Ekstra runde
    .about = Om der spilles en ekstra runde, når ingen har nået pointmålet efter det sidste spil.
switch-table-target-points = Pointmål
    .about = Det pointtal, mindst én spiller skal have nået, for at partiet slutter uden ekstra runde.
switch-table-seat-draw = Fordeling af pladser
    .about = Hvordan pladserne fordeles.
switch-table-break-direction = Tælleretning, når muren brydes
    .about = I hvilken retning Øst tæller terningernes sum for at finde den mur, der skal brydes.
switch-table-break-stacks = Stakke til bruddet
    .about = Hvor mange stakke der tælles af i den mur, der brydes.
switch-table-dead-wall-stacks = Stakke i { -dead-wall }
    .about = Hvor mange stakke { -dead-wall } består af.
switch-table-indicator-stack = Indikatorens stak
    .about = I hvilken stak i { -dead-wall }, talt fra venstre, den første doraindikator ligger.
switch-table-replacement-tiles = Løse brikker
    .about = Hvor mange løse brikker der ligger før doraindikatoren.
switch-table-last-tiles = De sidste brikker i uddelingen
    .about = Hvordan starthændernes sidste brikker deles ud.
switch-table-dragon-order = Dragernes rækkefølge for dora
    .about = Hvilken drage der er dora, når indikatoren er en drage.
switch-table-wind-order = Vindenes rækkefølge for dora
    .about = Hvilken vind der er dora, når indikatoren er en vind.

group-calls = Ture, meldinger og kang

switch-calls-draw-after = Ventetid før træk
    .about = Hvor længe næste spiller skal vente med at trække.
switch-calls-claim-until = Tid til at melde
    .about = Hvor længe der må meldes på et afspil; 0 betyder kun straks.
switch-calls-pon-before-chi = Pong før chi
    .about = Om pong og kang går forud for chi.
switch-calls-two-rons = Dobbelt ron
    .about = Hvem der får mahjong, når to melder ron på samme afspil.
switch-calls-three-rons = Tredobbelt ron
    .about = Hvem der får mahjong, når tre melder ron på samme afspil.
switch-calls-ron-bonus = Pinde og honba ved flere ron
    .about = Hvem der får riichipinde og honba, når flere går mahjong.
switch-calls-swap-calling = Bytte ved melding (kuikae)
    .about = Om man lige efter en melding må afspille en brik, som meldingen har gjort overflødig.
switch-calls-last-discard = Melding på sidste afspil
    .about = Om det sidste afspil må tages til chi, pong eller kang.
switch-calls-chi = Chi
    .about = Hvis afspil der må tages til en chi.
switch-calls-claimed-tile = Den tagne brik
    .about = Hvordan den tagne brik ligger i en pong eller chi.
switch-calls-kan-from-right = Åben kang fra højre
    .about = Hvor brikken fra spilleren til højre ligger i en åben kang.
switch-calls-closed-kan-down = Bagside op i skjult kang
    .about = Hvilke brikker der ligger med bagsiden op i en skjult kang.
switch-calls-added-tile = Den tilføjede brik
    .about = Hvor den brik lægges, der forøger en pong til en kang.
switch-calls-added-kan-later = Forøget kang i en senere tur
    .about = Om en pong må forøges med en brik, der blev trukket i en tidligere tur.
switch-calls-kan-after-call = Kang lige efter en melding
    .about = Om der lige efter en chi eller pong må meldes en skjult eller forøget kang.
switch-calls-kan-at-end = Kang med tom levende mur
    .about = Om der må meldes kang, når den levende mur er tom.
switch-calls-closed-kan-dora = Kang-dora ved skjult kang
    .about = Hvornår indikatoren vendes efter en skjult kang.
switch-calls-open-kan-dora = Kang-dora ved åben eller forøget kang
    .about = Hvornår indikatoren vendes efter en åben eller forøget kang.
switch-calls-dead-wall-refilled = { -dead-wall(form: "capital") } fyldes op
    .about = Om { -dead-wall } fyldes op med brikker fra den levende mur.
switch-calls-most-kans = Højeste antal kang i et spil
    .about = Hvor mange kang der højst må meldes i et spil.
switch-calls-four-kans-of-several = Fire kang hos flere spillere (suukaikan)
    .about = Hvad der sker efter den fjerde kang, når de fire er meldt af flere spillere.
switch-calls-four-kans-of-one = Fire kang hos én spiller
    .about = Hvad der sker, når én spiller har meldt sin fjerde kang.
switch-calls-rob-added-kan = Stjæle en forøget kang ({ -chankan })
    .about = Om man må gå mahjong på den brik, en anden forøger sin pong med.
switch-calls-rob-closed-kan = Stjæle en skjult kang
    .about = Med hvilke hænder man må gå mahjong på en brik i en skjult kang.
switch-calls-first-round-broken = Hvad der bryder første { -go-around }
    .about = Hvad der bryder første { -go-around }, så himmel-, jord- og menneskehånd ikke længere er mulige.
switch-calls-double-riichi-broken = Hvad der forhindrer { -double-riichi }
    .about = Hvilke meldinger før en spillers første afspil der gør riichi til en almindelig riichi.
switch-calls-first-turn-broken = Hvad der bryder første tur
    .about = Hvad der bryder første tur, så fire vinde og ni slags officerer ikke længere afbryder spillet.

group-riichi = Riichi, furiten og dora

switch-riichi-stake = Indsats ved riichi
    .about = Hvor mange point man lægger på bordet, når man melder riichi.
switch-riichi-least-points = Mindste pointtal for riichi
    .about = Hvor mange point en spiller skal have for at melde riichi.
switch-riichi-least-tiles = Mindste antal brikker i muren ved riichi
    .about = Hvor mange brikker der skal være tilbage i den levende mur, når der meldes riichi.
switch-riichi-too-late = For sen riichi
    .about = Straffen for at melde riichi med for få brikker i den levende mur.
switch-riichi-tile-won = Indsatsen ved ron på riichibrikken
    .about = Hvad der sker med indsatsen, når en anden går mahjong på riichibrikken.
switch-riichi-next-sideways = Næste afspil på tværs efter en melding
    .about = Om næste afspil lægges på tværs, når riichibrikken bliver taget.
switch-riichi-sticks-after-draw = Riichipinde efter uafgjort
    .about = Hvad der sker med riichipindene på bordet efter et uafgjort spil.
switch-riichi-leftover-sticks = Riichipinde ved partiets slutning
    .about = Hvad der sker med riichipinde, som stadig ligger på bordet, når partiet slutter.
switch-riichi-kan-after = Skjult kang efter riichi
    .about = Hvornår en skjult kang er tilladt efter riichi.
switch-riichi-ippatsu-broken = Hvad der bryder ippatsu
    .about = Hvilke meldinger der bryder ippatsu.
switch-riichi-ippatsu-robbed = Ippatsu på en andens melding
    .about = Om ippatsu tæller for mahjong på selve den brik, en anden melder med.
switch-riichi-discard-furiten = Furiten på egne afspil
    .about = Om en vinderbrik blandt egne afspil udelukker ron.
switch-riichi-passed-tile = Midlertidig furiten slutter
    .about = Hvornår furiten slutter, når man har ladet en vinderbrik passere.
switch-riichi-riichi-furiten = Furiten efter riichi
    .about = Om det udelukker ron resten af spillet at lade en vinderbrik passere efter riichi.
switch-riichi-passed-without-yaku = Furiten efter passeret brik uden yaku
    .about = Om det også giver midlertidig furiten at lade en brik passere, som ville gøre en hånd uden yaku færdig.
switch-riichi-passed-kan = Furiten efter passeret brik i en kang
    .about = Om det også giver furiten at lade en brik i en andens kang passere.
switch-riichi-passed-north = Furiten efter passeret nord
    .about = Om det også giver furiten at lade en nord, der lægges til side, passere.
switch-riichi-ura-dora = Ura-dora
    .about = Om brikkerne under indikatorerne tæller for en vinder med riichi.
switch-riichi-kan-dora = Kang-dora
    .about = Om hver kang giver en ny doraindikator.
switch-riichi-kan-ura-dora = Kang-ura-dora
    .about = Om brikkerne under de indikatorer, der vendes efter en kang, tæller for en vinder med riichi.

group-hands = Krav til hånden, og hvordan yaku kombineres

switch-hands-least-han = Mindste antal { -han-unit }
    .about = Hvor mange { -han-unit } en hånd skal have til mahjong, dora ikke medregnet.
switch-hands-late-yaku = Sen yaku (atozuke)
    .about = Om man må gå mahjong, når håndens eneste yaku afhænger af, hvilken vinderbrik der kommer.
switch-hands-double-wind-twice = Dobbeltvind tæller to gange
    .about = Om en vind, der både er egen vind og rundens vind, tæller to gange.
switch-hands-shousangen-with-dragons = Lille dragehånd plus dragepong ({ -shousangen })
    .about = Om de to dragepong tæller oven i lille dragehånd.
switch-hands-equal-pairs = Ens par i syv par
    .about = Om syv par må indeholde to ens par.
switch-hands-chanta-needs-chi = Officerer i alle sæt kræver chi (chanta)
    .about = Om en hånd med officerer i alle sæt (chanta eller junchan) skal have mindst én chi.
switch-hands-chanta-pair = Officerer også i parret (chanta)
    .about = Om parret også skal være officerer i en hånd med officerer i alle sæt (chanta eller junchan).
switch-hands-sanankou-kans = Skjulte kang i tre skjulte pong ({ -sanankou })
    .about = Om en skjult kang tæller med i tre skjulte pong.
switch-hands-honroutou-pairs = ”Kun officerer” også med syv par ({ -honroutou })
    .about = Om syv par i lutter officerer også tæller som ”kun officerer”.
switch-hands-ryuuiisou-hatsu = Jadehånd kræver grønne drager ({ -ryuuiisou })
    .about = Om en jadehånd skal indeholde grønne drager.
switch-hands-haitei-rinshan = Sidste brik som løs brik (haitei)
    .about = Om haitei tæller, når den sidste brik trækkes som løs brik.
switch-hands-renhou = Menneskehånd (renhou)
    .about = Hvad en menneskehånd er værd.
switch-hands-renhou-discard = Afspil til menneskehånd (renhou)
    .about = Hvilke afspil man må gå mahjong på med menneskehånd.
switch-hands-nagashi = Afspilsmangan (nagashi mangan)
    .about = Om afspilsmangan bruges.
switch-hands-nagashi-broken = Hvad der ødelægger en afspilsmangan
    .about = Hvad der ødelægger en afspilsmangan ud over at afspille en mellembrik.
switch-hands-nagashi-payments = Notenbetaling ved afspilsmangan
    .about = Hvad en afspilsmangan betyder for notenbetalingen ved uafgjort.
switch-hands-nagashi-dealer = Øst efter afspilsmangan
    .about = Hvem der er Øst efter en afspilsmangan.
switch-hands-chiihou-after-kan = Jordhånd efter egen skjult kang ({ -chiihou })
    .about = Om jordhånd er mulig efter egen skjult kang.

group-yakuman = Yakuman og ansvar

switch-yakuman-stacking = Sammenlægning af yakuman
    .about = Om forskellige yakuman i samme hånd lægges sammen.
switch-yakuman-most = Højeste antal yakuman
    .about = Hvor mange yakuman en hånd højst kan være værd; 0 betyder ingen grænse.
switch-yakuman-kazoe = 13 { -han-unit } eller mere (kazoe yakuman)
    .about = Hvad en hånd med 13 { -han-unit } eller mere er værd.
switch-yakuman-pao-daisangen = Ansvar for stor dragehånd ({ -pao })
    .about = Om nogen kan blive ansvarlig for stor dragehånd.
switch-yakuman-pao-shousuushii = Ansvar for lille vindhånd ({ -pao })
    .about = Om nogen kan blive ansvarlig for lille vindhånd.
switch-yakuman-pao-daisuushii = Ansvar for stor vindhånd ({ -pao })
    .about = Om nogen kan blive ansvarlig for stor vindhånd.
switch-yakuman-pao-suukantsu = Ansvar for fire kang ({ -pao })
    .about = Om nogen kan blive ansvarlig for fire kang.
switch-yakuman-pao-condition = Hvem der er ansvarlig ({ -pao })
    .about = Hvem der bliver ansvarlig ved at afspille en brik til et sæt.
switch-yakuman-pao-tsumo = Ansvar ved tsumo ({ -pao })
    .about = Hvad den ansvarlige betaler, når hånden er selvtrukket.
switch-yakuman-pao-ron = Ansvar ved ron ({ -pao })
    .about = Hvad den ansvarlige betaler, når en anden afspiller vinderbrikken.
switch-yakuman-pao-counters = Honba ved ansvar ({ -pao })
    .about = Hvem der betaler for honba, når nogen er ansvarlig.

group-payments = Fu og betaling

switch-payments-double-wind-fu = Fu for par i dobbeltvind
    .about = Hvor mange fu der gives for et par i en vind, der både er egen vind og rundens vind.
switch-payments-open-pinfu-fu = Fu for åben pinfu
    .about = Hvor mange fu en åben hånd uden andre fu får ved mahjong på afspil.
switch-payments-pinfu-tsumo-20 = Selvtrukket pinfu på 20 fu
    .about = Om en selvtrukket pinfu ikke får fu for selvtrækket.
switch-payments-rinshan-fu = Fu for løs brik ({ -rinshan })
    .about = Hvor mange fu der gives for mahjong på en løs brik.
switch-payments-pairs-fu = Fu for syv par
    .about = Hvor mange fu syv par altid har.
switch-payments-kiriage = Oprunding til mangan (kiriage mangan)
    .about = Om 3 { -han-unit } 60 fu og 4 { -han-unit } 30 fu rundes op til mangan.
switch-payments-three-player-ron = Ron med tre spillere
    .about = Hvad den, der afspillede vinderbrikken, betaler med tre spillere.
switch-payments-three-player-tsumo = Manglende andel ved tsumo med tre spillere
    .about = Hvad der sker med den manglende fjerde spillers andel ved tsumo med tre spillere.
switch-payments-norths = Lægge nord til side (nukidora)
    .about = Om nord må lægges til side.
switch-payments-north-dora = { -han-unit(form: "capital") } pr. nord lagt til side
    .about = Hvor mange { -han-unit } hver nord, der er lagt til side, er værd.
switch-payments-rob-north = Stjæle en nord
    .about = Om man må gå mahjong på en nord, som en anden lægger til side.
switch-payments-north-after-riichi = Lægge nord til side efter riichi
    .about = Om nord må lægges til side efter riichi.
switch-payments-north-rinshan = Løs brik efter nord tæller som efter kang ({ -rinshan })
    .about = Om mahjong på den løse brik efter en nord regnes som mahjong efter en kang.

group-draws = Uafgjort, honba og partiets slutning

switch-draws-counter-value = Værdien af en honba
    .about = Hvad hver honba lægger til betalingen ved ron.
switch-draws-counter-winner = Hvem honba betales til
    .about = Hvilke vindere der får betaling for honba.
switch-draws-counter-dealer-win = Honba, når Øst går mahjong
    .about = Hvad der sker med honba, når Øst går mahjong.
switch-draws-counter-other-win = Honba, når en anden går mahjong
    .about = Hvad der sker med honba, når en anden end Øst går mahjong.
switch-draws-counter-tenpai-draw = Honba ved uafgjort, når Øst er tenpai
    .about = Hvad der sker med honba efter et uafgjort spil, hvor Øst er tenpai.
switch-draws-counter-noten-draw = Honba ved uafgjort, når Øst er noten
    .about = Hvad der sker med honba efter et uafgjort spil, hvor Øst er noten.
switch-draws-counter-abort = Honba efter afbrudt spil
    .about = Hvad der sker med honba efter et afbrudt spil.
switch-draws-abort-dealer = Øst efter afbrudt spil
    .about = Hvem der er Øst efter et afbrudt spil.
switch-draws-two-han-from = Honba for krav om to { -han-unit } (ryanhan shibari)
    .about = Fra hvor mange honba en hånd skal have to { -han-unit } uden dora; 0 betyder aldrig.
switch-draws-two-han-as = Hvad to { -han-unit } betyder
    .about = Hvad kravet om to { -han-unit } går ud på.
switch-draws-noten-pool = Notenpulje
    .about = Hvad spillere, der er noten, betaler i alt ved uafgjort.
switch-draws-fifth-tile-tenpai = Tenpai på en femte brik
    .about = Om en hånd, der kun { -wait } på en femte brik af samme slags, er tenpai.
switch-draws-hide-tenpai = Tenpai må skjules
    .about = Om en spiller, der er tenpai uden riichi, må melde noten.
switch-draws-renchan = Øst bliver siddende (renchan)
    .about = Hvornår Øst fortsætter som Øst i næste spil.
switch-draws-win-stop = Førende Øst går mahjong i sidste spil (agari-yame)
    .about = Hvad der sker, når Øst går mahjong i det sidste spil og fører.
switch-draws-tenpai-stop = Førende Øst er tenpai i sidste spil (tenpai-yame)
    .about = Hvad der sker, når det sidste spil ender uafgjort, og Øst er tenpai og fører.
switch-draws-bust = Fallit (tobi)
    .about = Ved hvor mange point en spiller er fallit, og partiet slutter.
switch-draws-four-riichi = Afbrudt spil ved fire riichi (suucha riichi)
    .about = Om den fjerde riichi afbryder spillet.
switch-draws-four-winds = Afbrudt spil ved fire vinde (suufon renda)
    .about = Om spillet afbrydes, når alle fire afspiller den samme vind i første tur.
switch-draws-nine-kinds = Afbrudt spil ved ni slags officerer (kyuushu kyuuhai)
    .about = Om man med ni forskellige officerer (ettere, niere og honnører) i første tur må afbryde spillet.

group-penalties = Fejl, og hvad de koster

switch-penalties-chombo = Grov fejl (chombo)
    .about = Straffen for en grov fejl.
switch-penalties-chombo-points = Strafpoint for grov fejl (chombo)
    .about = Hvor mange point en grov fejl koster efter partiet.
switch-penalties-chombo-aftermath = Efter en grov fejl (chombo)
    .about = Hvad der sker efter en grov fejl.
switch-penalties-win-cancels-chombo = Mahjong ophæver grov fejl (chombo)
    .about = Om en gyldig mahjong i samme øjeblik ophæver en grov fejl.
switch-penalties-false-win = Ugyldig mahjong
    .about = Straffen for at vise en ugyldig mahjong.
switch-penalties-shout = Mahjong uden at vise hånden
    .about = Straffen for at melde ron eller tsumo uden at vise hånden.
switch-penalties-noten-riichi = Riichi uden tenpai (noten riichi)
    .about = Straffen for at melde riichi uden at være tenpai, hvis det viser sig ved uafgjort.
switch-penalties-false-kan-after-riichi = Ugyldig kang efter riichi
    .about = Straffen for en ulovlig skjult kang efter riichi.
switch-penalties-exposure-chombo-from = Væltede brikker, der giver chombo
    .about = Hvor mange brikker der skal vælte, før det er en grov fejl.
switch-penalties-exposure = Væltede brikker uden chombo
    .about = Straffen for at vælte brikker i en modstanders hånd eller { -dead-wall }, men for få til chombo.
switch-penalties-wrong-count = Forkert antal brikker
    .about = Straffen for at have for mange eller for få brikker.
switch-penalties-false-call = Ugyldig melding
    .about = Straffen for en ugyldig melding.
switch-penalties-out-of-turn = Træk uden for tur
    .about = Straffen for at trække uden for tur.
switch-penalties-call-with-dead-hand = Melding med død hånd
    .about = Straffen for at melde på en brik, når hånden er død.
switch-penalties-peeking = Smugkig
    .about = Straffen for at kigge på en andens hånd.
switch-penalties-scoring = Optælling af hånden
    .about = Hvem der regner ud, hvad en hånd er værd.
switch-penalties-unregulated = Det, reglerne ikke dækker
    .about = Hvem der afgør det, reglerne ikke dækker.

group-result = Partiets resultat

switch-result-return-points = Returpoint (kaeshi)
    .about = Det pointtal, der tæller som nul i resultatet.
switch-result-oka = Oka
    .about = De ekstra point, førstepladsen får.
switch-result-uma = Beregning af uma
    .about = Hvad uma (point for placering) afhænger af.
switch-result-uma-points = Uma
    .about = Point for placering, fra første til sidste plads. Afhænger de af, hvor mange spillere der slutter over startpointene, angives de først for én sådan spiller, så for to osv.
switch-result-rounding = Afrunding
    .about = Hvordan resultater rundes af.
switch-result-ties = Pointlighed
    .about = Hvem der får den bedste placering, når flere har lige mange point.

group-yaku = Hvad hver yaku er værd

# Værdierne, efter regelvalg.

# How long a game is.
option-length-one-deal = ét spil
option-length-east = kun østrunden (tonpuusen)
option-length-east-south = øst- og sydrunden (hanchan)
option-length-all-winds = alle fire runder

# What happens after the last deal when nobody has the target points.
option-extension-none = ingen
option-extension-extra-round = en runde til, som slutter, så snart nogen har nået pointmålet
option-extension-extra-round-dealer-stays = en runde til, som slutter, når nogen har nået pointmålet, og Øst ikke bliver siddende
option-extension-extra-rounds-dealer-stays = så mange runder, som der skal til, før nogen har nået pointmålet, og Øst ikke bliver siddende

# How seats are found.
option-seat-draw-wind-tiles = alle trækker en vindbrik
option-seat-draw-random = ved lodtrækning

# In which direction the dealer counts to find the wall to break.
option-direction-counter-clockwise = fra Øst, mod uret
option-direction-clockwise = fra Øst, med uret

# How many stacks are counted in the broken wall.
option-break-stacks-same-sum = terningernes sum
option-break-stacks-second-roll = terningernes sum plus et slag til

# How the last tiles are dealt.
option-last-tiles-first-and-fifth = Øst tager den første og den femte, de andre én hver
option-last-tiles-one-each = én til hver, og så trækker Øst den fjortende

# The order in which dragons indicate each other.
option-dragon-order-white-green-red = hvid, grøn, rød, hvid
option-dragon-order-white-red-green = hvid, rød, grøn, hvid

# The order in which winds indicate each other.
option-wind-order-east-south-west-north = øst, syd, vest, nord, øst
option-wind-order-east-north-west-south = øst, nord, vest, syd, øst

# Who wins when several claim a discard.
option-several-rons-nearest = kun den nærmeste efter den, der afspillede brikken (atamahane)
option-several-rons-all = alle, der melder ron
option-several-rons-abort = ingen; spillet afbrydes

# Who gets sticks and honba when several win.
option-ron-bonus-nearest = den nærmeste efter den, der afspillede brikken, får begge dele
option-ron-bonus-counters-to-each = honba til hver vinder, pinde til den nærmeste efter den, der afspillede brikken
option-ron-bonus-own-stick-back = honba til hver vinder, som også får sin egen riichipind tilbage; de andre pinde til den nærmeste efter den, der afspillede brikken

# Discarding right after a call what the call made superfluous.
option-swap-calling-allowed = enhver brik må afspilles
option-swap-calling-same-tile-forbidden = ikke samme brik som den tagne
option-swap-calling-forbidden = hverken den tagne brik eller en, der passer i den anden ende af chi'en

# Whose discard may be claimed for a chi.
option-chi-left = kun fra spilleren til venstre
option-chi-never = meldes ikke

# How a claimed tile lies in a pon or chi.
option-claimed-tile-shows-feeder = på tværs, på den plads, der viser, hvem der afspillede den
option-claimed-tile-any-place = på tværs, på en valgfri plads

# Where the tile claimed from the right lies in an open kan.
option-kan-from-right-fourth = som den fjerde
option-kan-from-right-third = som den tredje

# Which tiles of a closed kan lie face down.
option-closed-kan-down-outer = de to yderste
option-closed-kan-down-inner = de to midterste

# Where the tile added to a pon lies.
option-added-tile-on-top = oven på den tværliggende brik
option-added-tile-beside = ved siden af den tværliggende brik

# When the indicator of a kan is opened.
option-kan-dora-at-once = straks, før den løse brik
option-kan-dora-before-discard = efter den løse brik, før afspillet
option-kan-dora-with-discard = sammen med afspillet eller den næste kang eller nord; ikke ved mahjong på den løse brik
option-kan-dora-after-discard = efter afspillet, hvis ingen går mahjong på det

# What happens when the fourth kan was made.
option-four-kans-abort = spillet afbrydes efter afspillet
option-four-kans-go-on = spillet fortsætter, men en femte kang er ikke tilladt

# Who may win on a closed kan.
option-rob-closed-kan-never = aldrig
option-rob-closed-kan-orphans = kun til tretten vidundere ({ -kokushi })

# Which declarations break the first round or the round after riichi.
option-interruption-any-call = enhver chi, pong eller kang, også skjult, og nord lagt til side
interruption-any-call = enhver chi, pong eller kang, også skjult
option-interruption-others-sets = sæt, som andre spillere melder, også skjulte kang
option-interruption-open-sets = kun åbne sæt

# What becomes of a riichi stake when the declaration tile is won.
option-riichi-tile-won-stake-returned = den gives tilbage, og riichi regnes ikke for meldt
option-riichi-tile-won-stake-paid = den betales

# What becomes of the sticks on the table after a draw.
option-sticks-after-draw-next-winner = næste vinder får dem
option-sticks-after-draw-returned = de gives tilbage til dem, der lagde dem

# What becomes of sticks left on the table when the game ends.
option-leftover-sticks-first = førstepladsen får dem
option-leftover-sticks-returned = de gives tilbage til dem, der lagde dem
option-leftover-sticks-lost = ingen får dem

# When a closed kan is allowed after riichi.
option-kan-after-riichi-never = aldrig
option-kan-after-riichi-waits-stay = hvis hånden stadig { -wait } på de samme brikker
option-kan-after-riichi-hand-stays = hvis hånden stadig { -wait } på de samme brikker og kan læses på de samme måder

# When the furiten of a passed tile ends.
option-passed-tile-next-draw = næste gang spilleren trækker fra muren
option-passed-tile-next-draw-or-call = næste gang spilleren trækker eller melder

# What blessing of man is.
option-renhou-off = bruges ikke
option-renhou-mangan = mangan, hvis hånden ikke ellers er mere værd
option-renhou-han = en værdi i { -han-unit }, der lægges til de øvrige
option-renhou-yakuman = yakuman

# Whose discard blessing of man takes.
option-renhou-discard-before-own-turn = ethvert før egen første tur, i en ubrudt første { -go-around }
option-renhou-discard-first-discard = kun Østs første

# What the discard mangan does to the payments of a draw.
option-nagashi-payments-instead = afspilsmangan betales i stedet
option-nagashi-payments-also = begge dele betales

# Who deals after a discard mangan.
option-nagashi-dealer-moves-on = vindene rykker altid videre
option-nagashi-dealer-by-tenpai = Øst bliver siddende, hvis Øst er tenpai
option-nagashi-dealer-stays-if-own = Øst bliver siddende, hvis Øst selv har den

# What spoils a discard mangan beside a wrong discard.
option-nagashi-broken-claims = at en anden tager et af afspillene
option-nagashi-broken-nothing = ingenting

# Whether different yakuman add up.
option-yakuman-stacking-highest = kun den højeste tæller
option-yakuman-stacking-add = de lægges sammen

# What thirteen counted han are.
option-kazoe-yakuman = yakuman
option-kazoe-sanbaiman = sanbaiman

# When a feeder is liable.
option-pao-condition-last-set = den, der afspillede brikken til det sidste af sættene
option-pao-condition-all-open = den, der afspillede brikken til det sidste af sættene, når de alle er åbne

# What the liable player pays of a self-drawn hand.
option-pao-tsumo-all = det hele
option-pao-tsumo-that-yakuman = den pågældende yakuman; resten betales af alle
option-pao-tsumo-normal = det samme som uden ansvar

# What the liable player pays when another discards the winning tile.
option-pao-ron-half-hand = halvdelen af håndens værdi
option-pao-ron-half-yakuman = halvdelen af den pågældende yakuman

# Who pays the honba beside a liable player.
option-pao-counters-feeder-on-tsumo = den ansvarlige ved selvtræk, ellers den, der afspillede vinderbrikken
option-pao-counters-feeder = altid den ansvarlige
option-pao-counters-normal = de samme som uden ansvar

# What a discarder pays when three play.
option-three-player-ron-two-shares = to spilleres andele: tre gange grundpointene, fire gange til Øst
option-three-player-ron-as-four = som med fire spillere

# What becomes of the missing player's share when three play.
option-three-player-tsumo-lost = den går tabt
option-three-player-tsumo-split = de andre betaler den, halvdelen hver

# Who is paid for honba.
option-counter-winner-any = enhver vinder
option-counter-winner-dealer = kun Øst

# What becomes of the honba.
option-counter-fate-raised = én mere
option-counter-fate-kept = uændret
option-counter-fate-reset = alle fjernes

# Who deals after an aborted deal.
option-abort-dealer-stays = den samme
option-abort-dealer-moves-on = den næste

# When the dealer stays.
option-renchan-win = når Øst går mahjong
option-renchan-win-or-tenpai = når Øst går mahjong eller er tenpai ved uafgjort
option-renchan-never = aldrig

# Whether a leading dealer ends the game in the last deal.
option-last-deal-stop-forced = partiet er slut
option-last-deal-stop-chosen = Øst må vælge at slutte partiet
option-last-deal-stop-forced-at-target = partiet er slut, hvis Øst har nået pointmålet
option-last-deal-stop-no = partiet fortsætter

# When a player has lost all their points.
option-bust-never = aldrig; partiet fortsætter
option-bust-below-zero = under 0 point
option-bust-at-zero = på 0 point eller derunder
option-bust-at-zero-unless-staked = på 0 point eller derunder, dog ikke på 0 med egen riichipind på bordet

# What a serious offence costs.
option-chombo-mangan = en mangan, betalt til de andre
option-chombo-after-game = point trækkes fra resultatet efter partiet

# What happens after a serious offence.
option-chombo-aftermath-redeal = indsatserne gives tilbage, der gives om, og der kommer ingen honba til
option-chombo-aftermath-draw = spillet slutter som ved uafgjort

# What an error costs.
option-penalty-none = ingen straf
option-penalty-dead-hand = død hånd
option-penalty-chombo = grov fejl (chombo)

# Who says what a hand is worth.
option-scoring-automatic = programmet
option-scoring-announced = vinderen; tavshed er samtykke

# How the points of places are found.
option-uma-fixed = efter placering
option-uma-by-players-in-plus = efter placering og antal spillere over startpointene

# How results are rounded.
option-rounding-tenths = ingen; tiendedele beholdes
option-rounding-up = op til næste hele tal
option-rounding-nearest = til nærmeste hele tal
option-rounding-five-down = til nærmeste hele tal; 0,5 rundes ned
option-rounding-thousands = point til nærmeste tusinde; førstepladsen får resten

# When a hand that waits only for tiles of which it has all four is tenpai.
option-fifth-tile-tenpai-never = nej
option-fifth-tile-tenpai-if-in-open-meld = ja, hvis en af de fire ligger i et åbent sæt
option-fifth-tile-tenpai-if-in-meld = ja, hvis en af de fire ligger i et meldt sæt eller en skjult kang
option-fifth-tile-tenpai-always = ja

# Who is ahead at equal points.
option-ties-by-seat = den, hvis tur kommer først, regnet fra den første Øst
option-ties-shared = de deler placering, uma, oka og resterende riichipinde

# Who decides what the rules leave open.
option-unregulated-judge = dommeren, uden appel
option-unregulated-players = spillerne
by-common-practice = almindelig praksis
by-unverified = almindelig viden, ikke efterprøvet
by-three-players = ikke muligt med tre spillere
by-not-in-document = ikke nævnt i dokumentet
rules-not-here = gælder ikke
no-limit = ingen grænse
never = aldrig
option-two-han-han = yaku på to { -han-unit } tilsammen
option-two-han-different-yaku = to forskellige yaku
`;export{e as default};