# Hvad en hånd er værd, og hvorfor.

# Brikker og vinde
wind-east = Øst
wind-south = Syd
wind-west = Vest
wind-north = Nord
tile-man = { $rank } tegn
tile-pin = { $rank } cirkel
tile-sou = { $rank } bambus
tile-white = hvid drage
tile-green = grøn drage
tile-red = rød drage
tile-east = øst
tile-south = syd
tile-west = vest
tile-north = nord

# Overskrifter
score-under = Regler: { $rules }
score-yaku = Yaku
score-fu = Fu
score-payments = Betaling
score-rejected = Andre måder at læse hånden på
score-all-waits = Hvad hver vinderbrik er værd
score-indicators = Doraindikatorer
score-ura-indicators = Ura-dora-indikatorer

# Hvordan der blev mahjong
won-by-tsumo = { $seat } går mahjong ved tsumo på { $tile }
won-by-ron = { $seat } går mahjong ved ron på { $tile }
won-by-ron-from = { $seat } går mahjong ved ron på { $tile } fra { $from }
situation = { $round } som rundens vind, { $seat } som egen vind
situation-dealer = { $round } som rundens vind, { $seat } som egen vind

# Han
han = { $han } { -han-unit }
times-yakuman = { $times ->
    [one] yakuman
    [2] dobbelt yakuman
    [3] tredobbelt yakuman
   *[other] { $times } yakuman
}
dora-open = Dora
dora-ura = Ura-dora
dora-red = Røde femmere
dora-north = Nord lagt til side
dora-indicated = { $indicator } udpeger { $dora }
renhou-mangan = tæller i sig selv som mangan

# Fu, og hvad de gives for
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rundet op til { $fu }
fu-base = grundlag
fu-closed-ron = skjult hånd, mahjong på afspil
fu-seven-pairs = syv par
fu-triplet-open = åben pong: { $tile }
fu-triplet-closed = skjult pong: { $tile }
fu-kan-open = åben kang: { $tile }
fu-kan-closed = skjult kang: { $tile }
fu-pair-dragon = par i drager: { $tile }
fu-pair-seat = par i egen vind: { $tile }
fu-pair-round = par i rundens vind: { $tile }
fu-pair-double = par i dobbeltvind: { $tile }
fu-tsumo = selvtræk
fu-rinshan = selvtræk på løs brik
fu-open-pinfu = åben hånd uden andre fu
fu-why-no-tsumo = Selvtrukket pinfu: ingen fu for selvtrækket.
fu-by-win = Pongen i { $tile } tæller som åben, fordi den blev færdig ved ron.

# Grænser
limit-none = under mangan
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = optalt yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } { -han-unit } { $fu } fu, rundet op til mangan
total-han-fu = { $han } { -han-unit } { $fu } fu
total-limit-han = { $han } { -han-unit }, { $limit }
total-points = { $points } point

# Betaling
pays-hand = for hånden
pays-honba = { $honba ->
    [one] én honba
   *[other] { $honba } honba
}
pays-sticks = { $sticks ->
    [one] én riichipind
   *[other] { $sticks } riichipinde
}
pays-total = i alt
pays-winner = vinder
pays-discarder = afspillede brikken
pays-liable = ansvarlig ({ -pao }): { $yaku }
pays-share-each = { $points } fra hver
pays-share-dealer = { $payers ->
    [1] { $points } fra Øst, { $others } fra den anden
   *[other] { $points } fra Øst, { $others } fra hver af de andre
}

# Hvordan hånden læses
shape-pairs = syv par
shape-orphans = tretten vidundere
wait-two-sided = { -wait } på { -double-ended } chi
wait-closed = { -wait } på splitchi
wait-edge = { -wait } på endechi
wait-pair = { -wait } på parret
wait-two-pon = { -wait } på en af to pong
wait-orphans = { -wait } på tretten slags brikker
reading-worth = { $yaku }: { $points } point
reading-no-yaku = ingen yaku
reading-too-few = { $yaku }: for få { -han-unit }

# Hvorfor hånden ikke er noget værd
no-score-wrong-size = En hånd har 13 brikker før vinderbrikken, når hvert meldt sæt regnes for tre; denne har { $tiles }.
no-score-fifth-copy = Der findes kun fire af brikken { $tile }.
no-score-not-complete = Hånden bliver ikke færdig med { $tile }.
no-score-waits = Hånden { -wait } på { $tiles }.
no-score-waits-nothing = Hånden er ikke tenpai.
no-score-open-riichi = Riichi kræver en skjult hånd; denne er åben.
no-score-no-yaku = Ingen yaku: en hånd skal have mindst én, og dora er ikke yaku.
no-score-too-few-han = { $han ->
    [one] Hånden har kun én { -han-unit } uden dora; der kræves { $least }.
   *[other] Hånden har kun { $han } { -han-unit } uden dora; der kræves { $least }.
}
no-score-own-discard = Man kan ikke gå mahjong på sit eget afspil.
no-score-ippatsu = Ippatsu kræver riichi.
no-score-ippatsu-chankan = Efter disse regler bryder meldingen af kang ippatsu, så ippatsu tæller ikke, når kangen stjæles.
no-score-rinshan = Mahjong på en løs brik kræver en kang eller en nord, der er lagt til side; denne hånd har ingen af delene.
no-score-rinshan-ron = Mahjong på en løs brik er altid tsumo, aldrig ron.
no-score-chankan-tsumo = At stjæle en kang er altid ron, aldrig tsumo.
no-score-first-melds = Ved mahjong i en ubrudt første { -go-around } kan der ikke være meldte sæt.
no-score-first-riichi = Ved mahjong i første tur har man ikke nået at melde riichi.
no-score-ura = Ura-dora kræver riichi.
no-score-seat = Med tre spillere er der ingen Nord.
no-score-too-many = Der er flere end fire af brikken { $tile }.
no-score-liable = Efter disse regler er ingen ansvarlig ({ -pao }) for { $yaku }.
no-score-liable-winner = Vinderen kan ikke være ansvarlig for sin egen hånd.
no-score-liable-yaku = { $yaku } tæller ikke i denne hånd, så ingen er ansvarlig ({ -pao }) for den.
no-score-liable-all-open = Efter disse regler er nogen kun ansvarlig ({ -pao }) for { $yaku }, hvis alle dens sæt er åbne, og det er de ikke her.
no-score-liable-closed = Ingen er ansvarlig ({ -pao }) for { $yaku } her: ingen af dens sæt er åbne.
no-score-norths = Efter disse regler må nord ikke lægges til side.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = Håndens yaku afhænger af, hvilken brik der bliver vinderbrik, og det tillader disse regler ikke (atozuke).
no-score-chankan = Efter disse regler må en kang ikke stjæles.
no-score-chi = Efter disse regler må der ikke meldes chi.
gain = +{ $points }
