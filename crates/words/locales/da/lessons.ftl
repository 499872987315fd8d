# Hænder, man lærer af: hvorfor det lige ikke er nok.
reason-open = Hånden er åben og skal være skjult.
reason-wrong-tile = { $won } gør også hånden færdig, men kun { $right } giver yaku.
reason-discarded = { $tile } er en andens brik; den skulle være trukket selv.
reason-drawn = { $tile } er trukket selv; den skulle være et afspil.
reason-value-pair = Parret har værdi: { $tile }.
reason-not-two-sided = Ventingen er ikke dobbeltendet: { $wait }.
reason-triplet = Der er en pon: { $tile }.
reason-run = Der er en chi: { $set }.
reason-terminal = Der er en etter eller nier: { $tile }.
reason-honour = Der er en vind eller drage: { $tile }.
reason-inside-set = Et sæt uden etter, nier, vind eller drage: { $set }.
reason-inside-pair = Et par uden etter, nier, vind eller drage: { $tile }.
reason-no-honour = Der er hverken vind eller drage; så er det { $yaku }.
reason-no-run = Der er ingen chi.
reason-other-suit = Der er en kulør til: { $tile }.
reason-not-honour = Hverken vind eller drage: { $tile }.
reason-not-terminal = Hverken etter eller nier: { $tile }.
reason-not-green = Ikke en grøn brik: { $tile }.
reason-no-green-dragon = Den grønne drage mangler.
reason-not-seat-wind = { $tile } er ikke egen vind her.
reason-not-round-wind = { $tile } er ikke rundens vind her.
reason-only-pair = Der er kun to af dem: { $tile }.
reason-pair-no-dragon = Parret er ikke i drager: { $tile }.
reason-pair-no-wind = Parret er ikke i vinde: { $tile }.
reason-not-kan = Kun en pon, ikke en kan: { $tile }.
reason-missing-run = Chien { $set } mangler.
reason-missing-triplet = Ponen { $set } mangler.
reason-missing-tile = Der mangler { $tile }.
reason-equal-pairs = To af parrene er ens: { $tile }.
reason-not-pair-wait = Vinderbrikken gjorde en pon færdig og ikke parret.
reason-pair-wait = Vinderbrikken gjorde parret færdigt: det er en anden venting.
reason-not-thirteen = Parret var der allerede; kun én brik manglede.
reason-thirteen = Der var ikke noget par endnu: hånden ventede på alle tretten.
reason-not-nine = Før vinderbrikken var hånden ikke 1112345678999.
reason-nine = Før vinderbrikken var hånden 1112345678999: den ventede på alle ni.
reason-instead = En anden yaku tæller i stedet: { $yaku }.
reason-not-declared = Der er ikke meldt riichi.
reason-declared-later = Riichi er meldt senere end på det første afspil.
reason-not-at-once = Der er gået en omgang eller meldt noget mellem riichi og mahjong.
reason-not-last = Der er brikker tilbage i muren.
reason-last-replacement = Det er den sidste brik, men en løs brik.
reason-no-replacement = Brikken er trukket fra muren og er ikke en løs brik efter en kan.
reason-not-added = Brikken er spillet af og ikke lagt til en pon.
reason-not-first = Den første omgang er forbi eller blev brudt.
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
change-kan = Med en kan ville det tælle: { $tile }.
change-seat = Det tæller, når egen vind er { $wind }.
change-round = Det tæller, når rundens vind er { $wind }.
change-declare = Med riichi ville det tælle.
change-declare-first = Med riichi på første afspil ville det tælle.
change-at-once = Inden for en omgang efter riichi, uden meldinger, ville det tælle.
change-last = På den sidste brik ville det tælle.
change-from-wall = På murens sidste brik ville det tælle.
change-replacement = På den løse brik efter en kan ville det tælle.
change-rob = Hvis en anden lagde brikken til sin pon, ville det tælle.
change-first = I en ubrudt første omgang ville det tælle.
change-unclaimed = Hvis ingen havde taget den, ville det tælle: { $tile }.

# Hvilken brik der giver yaku.
lesson-only = Kun { $right } giver yaku, ikke { $wrong }.

# Omstændigheder ved et eksempel.
lesson-tsumo = Selvtræk.
lesson-ron = På et afspil.
lesson-riichi = Der er meldt riichi.
lesson-double-riichi = Der er meldt riichi på det første afspil.
lesson-ippatsu = For mindre end en omgang siden, og ingen har meldt siden.
lesson-rinshan = På den løse brik efter en kan.
lesson-chankan = På den brik, en anden forøger sin pon med.
lesson-last-drawn = På murens sidste brik.
lesson-last-discard = På det sidste afspil.
lesson-first = I første omgang, før nogen har meldt.
lesson-river = Spillet er uafgjort; dette er alle spillerens afspil.

# Træning: hvad spørgsmål handler om.
topic-value = Værdi
topic-waits = Ventinger
topic-furiten = Furiten
topic-yaku = Yaku
topic-rules = Regler
topic-discard = Afspil
topic-cards = Yaku-kort

# Spørgsmål.
train-ask-value = Hvad er denne hånd værd?
train-ask-waits = Hvad venter denne hånd på?
train-ask-furiten = Er denne hånd furiten på egne afspil?
train-ask-yaku = Hvilke yaku tæller?
train-ask-discard = Hvilket afspil beholder flest brikker, der hjælper?
train-ask-shows = Tæller dette som { $yaku }?
train-ask-worth = Hvad er { $yaku } værd efter disse regler?
train-ask-switch = { $rule }: hvad siger disse regler?
may-ron = Må { $seat } gå mahjong på { $tile } fra { $from }?
may-tsumo = Må { $seat } gå mahjong på den brik, der lige er trukket?
may-pon = Må { $seat } tage { $tile } fra { $from } til en pon?
may-chi = Må { $seat } tage { $tile } fra { $from } til en chi med { $with }?
may-open-kan = Må { $seat } tage { $tile } fra { $from } til en kan?
may-riichi = Må { $seat } melde riichi og spille { $tile } af?
may-closed-kan = Må { $seat } melde en skjult kan i { $tile }?
may-added-kan = Må { $seat } forøge sin pon med { $tile }?
may-nine-kinds = Må { $seat } afbryde spillet med ni slags officerer?
may-discard = Må { $seat } spille { $tile } af lige efter denne melding?

# Sådan svarer man.
how-value = Han, fu og point: 3 40 5200. Fra 5 han uden fu: 5 8000. En yakuman: 13 32000.
how-tiles = Brikker, for eksempel 3p6p; - for ingen.
how-tile = Én brik, for eksempel 3p.
how-numbers = Numre fra listen, for eksempel 1 3.
how-yes-no = j eller n.
how-number = Et nummer fra listen.
train-no-answer = Det er ikke et svar på dette spørgsmål. { $how }
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
fact-added = Brikken forøger en pon.
fact-closed-kan = Brikken er fra en skjult kan.
fact-north = Brikken er en nord, der er lagt til side.
fact-liable = { $seat } hæfter for { $yaku }.

# Forklaringer.
train-fu = Fu: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Hånden er ikke tenpai.
train-furiten-yes = Den venter på { $waits }; blandt afspillene: { $discarded }.
train-furiten-no = Den venter på { $waits }; intet af det er blandt afspillene.
train-furiten-off = Disse regler kender ikke furiten på egne afspil.
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
train-none = Disse regler har ingen sådanne spørgsmål.
train-progress-unreadable = { $file } er ikke en fil med vores resultater: { $why }
