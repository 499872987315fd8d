var e=`# Hænder, man lærer af: hvorfor det lige ikke er nok.
reason-open = Hånden er åben og skal være skjult.
reason-wrong-tile = Også { $won } gør hånden færdig, men kun { $right } giver yaku.
reason-discarded = Der er mahjong på en andens afspil, { $tile }; den skulle være selvtrukket.
reason-drawn = Vinderbrikken, { $tile }, er selvtrukket; den skulle være et afspil.
reason-value-pair = Parret er pointgivende: { $tile }.
reason-not-two-sided = Hånden { -wait } på { $wait }, ikke på { -double-ended } chi.
reason-triplet = Der er en pong i { $tile }.
reason-run = Der er en chi: { $set }.
reason-terminal = Der er en etter eller nier: { $tile }.
reason-honour = Der er en vind eller drage: { $tile }.
reason-inside-set = Et sæt uden etter eller nier: { $set }.
reason-inside-pair = Parret er hverken ettere eller niere: { $tile }.
reason-no-honour = Der er hverken vinde eller drager; så er det { $yaku }.
reason-no-run = Der er ingen chi.
reason-other-suit = Der er også en anden kulør: { $tile }.
reason-not-honour = Hverken vind eller drage: { $tile }.
reason-not-terminal = Hverken etter eller nier: { $tile }.
reason-not-green = Ikke en grøn brik: { $tile }.
reason-no-green-dragon = Der mangler grønne drager.
reason-not-seat-wind = Her er { $tile } ikke egen vind.
reason-not-round-wind = Her er { $tile } ikke rundens vind.
reason-only-pair = Der er kun et par i { $tile }.
reason-pair-no-dragon = Parret er ikke i drager: { $tile }.
reason-pair-no-wind = Parret er ikke i vinde: { $tile }.
reason-not-kan = Kun en pong i { $tile }, ikke en kang.
reason-missing-run = Der mangler en chi: { $set }.
reason-missing-triplet = Der mangler en pong: { $set }.
reason-missing-tile = Der mangler { $tile }.
reason-equal-pairs = To af parrene er ens: { $tile }.
reason-not-pair-wait = Vinderbrikken gjorde en pong færdig, ikke parret.
reason-pair-wait = Vinderbrikken gjorde parret færdigt: hånden { -wait(form: "past") } på parret.
reason-not-thirteen = Parret var der allerede; kun én brik manglede.
reason-thirteen = Der var ikke noget par endnu: hånden { -wait(form: "past") } på alle tretten.
reason-not-nine = Før vinderbrikken var hånden ikke 1112345678999.
reason-nine = Før vinderbrikken var hånden 1112345678999: den { -wait(form: "past") } på alle ni.
reason-instead = En anden yaku tæller i stedet: { $yaku }.
reason-not-declared = Der er ikke meldt riichi.
reason-declared-later = Riichi er meldt senere end på eget første afspil.
reason-not-at-once = Der er gået en hel { -go-around } eller meldt noget mellem riichi og mahjong.
reason-not-last = Der er brikker tilbage i muren.
reason-last-replacement = Det er den sidste brik, men den er trukket som løs brik.
reason-no-replacement = Brikken er trukket fra muren; den er ikke en løs brik efter en kang.
reason-not-added = Brikken er afspillet, ikke lagt til en pong.
reason-not-first = Den første { -go-around } er forbi eller brudt af en melding.
reason-not-dealer = Spilleren er ikke Øst.
reason-dealer = Spilleren er selv Øst.
reason-simple-discard = Blandt afspillene er { $tile }.
reason-claimed-discard = Et afspil blev taget: { $tile }.

# Hvad der skulle til.
change-close = Uden meldingen ville det tælle.
change-win-on = Med mahjong på { $tile } ville det tælle.
change-last-tile = Med { $tile } som sidste brik ville det tælle.
change-draw = På selvtræk ville det tælle.
change-discard = På et afspil ville det tælle.
change-replace = Med { $into } i stedet for { $out } ville det tælle.
change-kan = Med en kang i { $tile } ville det tælle.
change-seat = Det tæller, når egen vind er { $wind }.
change-round = Det tæller, når rundens vind er { $wind }.
change-declare = Med riichi ville det tælle.
change-declare-first = Med riichi på eget første afspil ville det tælle.
change-at-once = Inden for en { -go-around } efter riichi, uden meldinger, ville det tælle.
change-last = På det sidste afspil ville det tælle.
change-from-wall = På murens sidste brik ville det tælle.
change-replacement = På den løse brik efter en kang ville det tælle.
change-rob = Hvis en anden forøgede sin pong med brikken, ville det tælle.
change-first = I en ubrudt første { -go-around } ville det tælle.
change-unclaimed = Hvis ingen havde taget { $tile }, ville det tælle.

# Hvilken brik der giver yaku.
lesson-only = Kun { $right } giver yaku, ikke { $wrong }.

# Omstændigheder ved et eksempel.
lesson-tsumo = Mahjong på selvtræk (tsumo).
lesson-ron = Mahjong på afspil (ron).
lesson-riichi = Der er meldt riichi.
lesson-double-riichi = Der er meldt riichi på eget første afspil.
lesson-ippatsu = Inden for en { -go-around }, uden meldinger.
lesson-rinshan = På den løse brik efter en kang.
lesson-chankan = På den brik, en anden forøger sin pong med.
lesson-last-drawn = På murens sidste brik.
lesson-last-discard = På det sidste afspil.
lesson-first = I første { -go-around }, før nogen har meldt.
lesson-river = Spillet er uafgjort; her er alle spillerens afspil.

# Træning: hvad spørgsmålene handler om.
topic-value = Værdi
topic-waits = Ventninger
topic-furiten = Furiten
topic-yaku = Yaku
topic-rules = Regler
topic-discard = Afspil
topic-cards = Yakukort

# Spørgsmål.
train-ask-value = Hvad er denne hånd værd?
train-ask-waits = Hvad { -wait } denne hånd på?
train-ask-furiten = Er denne hånd furiten på egne afspil?
train-ask-yaku = Hvilke yaku tæller?
train-ask-discard = Hvilket afspil giver flest brikker, der hjælper?
train-ask-shows = Tæller dette som { $yaku }?
train-ask-worth = Hvad er { $yaku } værd efter disse regler?
train-ask-switch = { $rule }: hvad siger disse regler?
may-ron = Må { $seat } gå mahjong på { $tile } fra { $from }?
may-tsumo = Må { $seat } gå mahjong på den brik, der lige er trukket?
may-pon = Må { $seat } tage { $tile } fra { $from } til en pong?
may-chi = Må { $seat } tage { $tile } fra { $from } til en chi med { $with }?
may-open-kan = Må { $seat } tage { $tile } fra { $from } til en kang?
may-riichi = Må { $seat } melde riichi og afspille { $tile }?
may-closed-kan = Må { $seat } melde en skjult kang i { $tile }?
may-added-kan = Må { $seat } forøge sin pong med { $tile }?
may-nine-kinds = Må { $seat } afbryde spillet med ni slags officerer?
may-discard = Må { $seat } afspille { $tile } lige efter denne melding?

# Sådan svarer man.
how-value = { -han-unit(form: "capital") }, fu og point: 3 40 5200. Fra 5 { -han-unit } uden fu: 5 8000. En yakuman: 13 32000.
how-tiles = Brikker, for eksempel 3p6p; - for ingen.
how-tile = Én brik, for eksempel 3p.
how-numbers = Numre fra listen, for eksempel 1 3.
how-yes-no = j eller n.
how-number = Et nummer fra listen.
train-no-answer = Det er ikke et svar på spørgsmålet. { $how }
train-right = Rigtigt.
train-wrong = Nej. Det rigtige svar er: { $answer }.
train-yes = ja
train-no = nej
train-nothing = ingenting

# Hvad man ellers ved.
fact-on-table = På bordet: { $what }.
fact-river = Afspil
fact-riichi = Der er meldt riichi.
fact-passed = En vinderbrik fik lov at passere.
fact-live = { $tiles ->
    [0] Der er ingen brikker tilbage i muren.
    [one] Der er én brik tilbage i muren.
   *[other] Der er { $tiles } brikker tilbage i muren.
}
fact-points = { $points } point.
fact-called = Nogen har meldt et sæt eller lagt en nord til side.
fact-uncalled = Ingen har meldt et sæt.
fact-added = Brikken forøger en pong.
fact-closed-kan = Brikken er fra en skjult kang.
fact-north = Brikken er en nord, der er lagt til side.
fact-liable = { $seat } er ansvarlig for { $yaku }.

# Forklaringer.
train-fu = Fu: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Hånden er ikke tenpai.
train-furiten-yes = Den { -wait } på { $waits }; blandt afspillene: { $discarded }.
train-furiten-no = Den { -wait } på { $waits }; ingen af dem er blandt afspillene.
train-furiten-off = Efter disse regler bliver man ikke furiten på egne afspil.
train-allowed = Reglerne tillader det.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = Efter reglerne { $rules } er det tilladt.
train-known-may-not = Efter reglerne { $rules } er det ikke tilladt.
train-known-value = Efter reglerne { $rules }: { $value }.
train-known-none = Efter reglerne { $rules } er det ikke mahjong.
train-discard = { $tile }: { $shanten }; { $tiles ->
    [one] én brik hjælper
   *[other] { $tiles } brikker hjælper
}.
train-discard-lost = { $tile }: { $shanten }; { $tiles ->
    [one] én brik hjælper
   *[other] { $tiles } brikker hjælper
}, { $lost } færre.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# I terminalen.
train-welcome = Regler: { $rules }. En tom linje slutter; ? viser svaret.
train-level = { $topic }: niveau { $level }, { $right } af { $asked } rigtige.
train-none = Disse regler har ingen spørgsmål af den slags.
train-progress-unreadable = { $file } er ikke en fil med træningsresultater: { $why }
`;export{e as default};