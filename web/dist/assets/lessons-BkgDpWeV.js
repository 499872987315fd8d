var e=`# Hænder, man lærer af: hvorfor det lige ikke er nok.
reason-open = Hånden er åben; den skal være skjult.
reason-wrong-tile = Også { $won } gør hånden færdig, men kun { $right } giver denne yaku.
reason-discarded = Vinderbrikken, { $tile }, er et afspil; den skal være selvtrukket.
reason-drawn = Vinderbrikken, { $tile }, er selvtrukket; den skal være et afspil.
reason-value-pair = Parret er pointgivende: { $tile }.
reason-not-two-sided = Hånden { -wait } på { $wait }, ikke på en { -double-ended } chi.
reason-triplet = Der er en pong i { $tile }.
reason-run = Der er en chi: { $set }.
reason-terminal = Der er en etter eller nier: { $tile }.
reason-honour = Der er en vind eller drage: { $tile }.
reason-inside-set = Et sæt har hverken etter eller nier: { $set }.
reason-inside-pair = Parret er hverken i ettere eller niere: { $tile }.
reason-no-honour = Der er hverken vinde eller drager, så det er { $yaku }.
reason-no-run = Der er ingen chi.
reason-other-suit = Der er også en anden kulør: { $tile }.
reason-not-honour = Hverken vind eller drage: { $tile }.
reason-not-terminal = Hverken etter eller nier: { $tile }.
reason-not-green = Ikke en grøn brik: { $tile }.
reason-no-green-dragon = Der mangler grønne drager.
reason-not-seat-wind = Her er { $tile } ikke egen vind.
reason-not-round-wind = Her er { $tile } ikke rundens vind.
reason-only-pair = Der er kun et par i { $tile }, ikke en pong.
reason-pair-no-dragon = Parret er ikke i drager: { $tile }.
reason-pair-no-wind = Parret er ikke i vinde: { $tile }.
reason-not-kan = Der er kun en pong i { $tile }, ikke en kang.
reason-missing-run = Der mangler en chi: { $set }.
reason-missing-triplet = Der mangler en pong: { $set }.
reason-missing-tile = Der mangler { $tile }.
reason-equal-pairs = To af parrene er ens: { $tile }.
reason-not-pair-wait = Vinderbrikken gjorde en pong færdig, ikke parret.
reason-pair-wait = Vinderbrikken gjorde parret færdigt, så hånden { -wait(form: "past") } på parret.
reason-not-thirteen = Hånden havde allerede et par, så den { -wait(form: "past") } kun på én brik.
reason-thirteen = Hånden havde ikke noget par endnu, så den { -wait(form: "past") } på alle tretten brikker.
reason-not-nine = Før vinderbrikken var hånden ikke 1112345678999.
reason-nine = Før vinderbrikken var hånden 1112345678999 og { -wait(form: "past") } på alle ni brikker.
reason-instead = En anden yaku tæller i stedet: { $yaku }.
reason-not-declared = Der er ikke meldt riichi.
reason-declared-later = Riichi blev først meldt efter spillerens første afspil.
reason-not-at-once = Mellem riichi og mahjong gik der en hel { -go-around }, eller nogen meldte.
reason-not-last = Der er brikker tilbage i muren.
reason-last-replacement = Det er den sidste brik, men den er trukket som løs brik.
reason-no-replacement = Brikken er trukket fra muren; den er ikke en løs brik efter en kang.
reason-not-added = Brikken er afspillet, ikke føjet til en pong.
reason-not-first = Den første { -go-around } er forbi eller brudt af en melding.
reason-not-dealer = Spilleren er ikke Øst.
reason-dealer = Spilleren er selv Øst.
reason-simple-discard = Blandt afspillene er der en mellembrik: { $tile }.
reason-claimed-discard = Et af afspillene blev taget: { $tile }.

# Hvad der skulle til.
change-close = Uden meldingen ville det tælle.
change-win-on = Med mahjong på { $tile } ville det tælle.
change-last-tile = Med { $tile } som sidste brik ville det tælle.
change-draw = På selvtræk ville det tælle.
change-discard = På et afspil ville det tælle.
change-replace = Med { $into } i stedet for { $out } ville det tælle.
change-kan = Med en kang i { $tile } ville det tælle.
change-seat = Med { $wind } som egen vind ville det tælle.
change-round = Med { $wind } som rundens vind ville det tælle.
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
lesson-only = Kun { $right } giver denne yaku, ikke { $wrong }.

# Omstændigheder ved et eksempel.
lesson-tsumo = Mahjong på selvtræk (tsumo).
lesson-ron = Mahjong på afspil (ron).
lesson-riichi = Der er meldt riichi.
lesson-double-riichi = Der er meldt riichi på første afspil.
lesson-ippatsu = Inden for en { -go-around } efter riichi, uden meldinger.
lesson-rinshan = På den løse brik efter en kang.
lesson-chankan = På den brik, en anden forøger sin pong med.
lesson-last-drawn = På murens sidste brik.
lesson-last-discard = På det sidste afspil.
lesson-first = I den første { -go-around }, før nogen har meldt.
lesson-river = Spillet endte uafgjort; her er alle spillerens afspil.

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
train-ask-furiten = Er denne hånd furiten på grund af egne afspil?
train-ask-yaku = Hvilke yaku tæller?
train-ask-discard = Hvilket afspil giver flest nyttige brikker?
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
how-value = Skriv { -han-unit }, fu og point, fx 3 40 5200. Fra 5 { -han-unit } udelades fu: 5 8000. For en yakuman: 13 32000.
how-tiles = Skriv brikker, fx 3p6p, eller - for ingen.
how-tile = Skriv én brik, fx 3p.
how-numbers = Skriv numre fra listen, fx 1 3.
how-yes-no = Skriv j eller n.
how-number = Skriv et nummer fra listen.
train-no-answer = Svaret er ugyldigt. { $how }
train-right = Rigtigt.
train-wrong = Ikke helt. Det rigtige svar er: { $answer }.
train-yes = ja
train-no = nej
train-nothing = ingenting

# Hvad man ellers ved.
fact-on-table = På bordet: { $what }.
fact-river = Afspil
fact-riichi = Der er meldt riichi.
fact-passed = Spilleren har ladet en vinderbrik passere.
fact-live = { $tiles ->
    [0] Der er ingen brikker tilbage i muren.
    [one] Der er én brik tilbage i muren.
   *[other] Der er { $tiles } brikker tilbage i muren.
}
fact-points = { $points } point.
fact-called = Nogen har meldt et sæt eller lagt en nord til side.
fact-uncalled = Ingen har meldt et sæt.
fact-added = Brikken føjes til en pong.
fact-closed-kan = Brikken er en del af en skjult kang.
fact-north = Brikken er en nord, der lægges til side.
fact-liable = { $seat } er ansvarlig ({ -pao }) for { $yaku }.

# Forklaringer.
train-fu = Fu: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Hånden er ikke tenpai.
train-furiten-yes = Hånden { -wait } på { $waits }; blandt afspillene ligger { $discarded }.
train-furiten-no = Hånden { -wait } på { $waits }; ingen af dem ligger blandt afspillene.
train-furiten-off = Efter disse regler bliver man ikke furiten på egne afspil.
train-allowed = Reglerne tillader det.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = Efter regelsættet ”{ $rules }” er det tilladt.
train-known-may-not = Efter regelsættet ”{ $rules }” er det ikke tilladt.
train-known-value = Efter regelsættet ”{ $rules }”: { $value }.
train-known-none = Efter regelsættet ”{ $rules }” er hånden ikke mahjong.
train-discard = { $tile }: { $shanten }; { $tiles ->
    [one] én nyttig brik
   *[other] { $tiles } nyttige brikker
}.
train-discard-lost = { $tile }: { $shanten }; { $tiles ->
    [one] én nyttig brik
   *[other] { $tiles } nyttige brikker
}, { $lost } færre.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# I terminalen.
train-welcome = Regler: { $rules }. Tryk Enter på en tom linje for at slutte; skriv ? for at se svaret.
train-level = { $topic }: niveau { $level }, { $right } af { $asked } rigtige.
train-none = Der er ingen spørgsmål af den slags til disse regler.
train-progress-unreadable = { $file } er ikke en fil med træningsresultater: { $why }
`;export{e as default};