var e=`# What a hand is worth, and why.

# Tiles and winds
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
tile-east = østenvind
tile-south = søndenvind
tile-west = vestenvind
tile-north = nordenvind

# Headings
score-under = Regler: { $rules }
score-yaku = Yaku
score-fu = Fu
score-payments = Betaling
score-rejected = Andre måder at læse hånden på
score-all-waits = Hvad hver vinderbrik er værd
score-indicators = Dora-indikatorer
score-ura-indicators = Ura-dora-indikatorer

# How it was won
won-by-tsumo = { $seat } trækker selv { $tile }
won-by-ron = { $seat } går mahjong på { $tile }
won-by-ron-from = { $seat } går mahjong på { $tile } fra { $from }
situation = { $round } som rundens vind, { $seat } som egen vind
situation-dealer = { $round } som rundens vind, { $seat } som egen vind (dealer)

# Han
han = { $han } han
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

# Fu, each with its reason
fu-total = { $fu } fu
fu-rounded = { $sum } fu, rundet op til { $fu }
fu-base = enhver hånd
fu-closed-ron = skjult hånd, mahjong på afspil
fu-seven-pairs = syv par
fu-triplet-open = åben pon: { $tile }
fu-triplet-closed = skjult pon: { $tile }
fu-kan-open = åben kan: { $tile }
fu-kan-closed = skjult kan: { $tile }
fu-pair-dragon = par i drager: { $tile }
fu-pair-seat = par i egen vind: { $tile }
fu-pair-round = par i rundens vind: { $tile }
fu-pair-double = par i både egen og rundens vind: { $tile }
fu-tsumo = selvtræk
fu-rinshan = selvtræk på løs brik
fu-open-pinfu = åben hånd uden andre fu
fu-why-no-tsumo = Selvtrukket pinfu: ingen fu for selvtrækket.
fu-by-win = Pon i { $tile } tæller som åben, da den blev færdiggjort på et afspil.

# Limits
limit-none = under mangan
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = optalt yakuman
limit-yakuman = yakuman
limit-by-kiriage = { $han } han { $fu } fu, rundet op til mangan
total-han-fu = { $han } han { $fu } fu
total-limit-han = { $han } han, { $limit }
total-points = { $points } point

# Payments
pays-hand = for hånden
pays-counters = { $counters ->
    [one] én honba
   *[other] { $counters } honba
}
pays-sticks = { $sticks ->
    [one] én riichipind
   *[other] { $sticks } riichipinde
}
pays-total = i alt
pays-winner = vinder
pays-discarder = feeder
pays-liable = ansvarlig (pao): { $yaku }
pays-share-each = { $points } fra hver
pays-share-dealer = { $points } fra Øst, { $others } fra hver af de andre

# Shapes and waits
shape-pairs = syv par
shape-orphans = tretten vidundere
wait-two-sided = venter på dobbeltendet chi
wait-closed = venter på splitchi
wait-edge = venter på endechi
wait-pair = venter på parret
wait-two-pon = venter på en af to pon
wait-orphans = venter på tretten chancer
reading-worth = { $yaku }: { $points } point
reading-no-yaku = ingen yaku
reading-too-few = { $yaku }: for få han

# No score
no-score-wrong-size = En hånd har 13 brikker før vinderbrikken, når hvert meldt sæt regnes for tre; denne har { $tiles }.
no-score-fifth-copy = Der findes kun fire af hver brik, ingen femte { $tile }.
no-score-not-complete = Hånden bliver ikke færdig med { $tile }.
no-score-waits = Den venter på { $tiles }.
no-score-waits-nothing = Den er ikke tenpai.
no-score-open-riichi = Riichi kræver en skjult hånd; denne er åben.
no-score-no-yaku = Ingen yaku: en hånd skal have mindst én, og dora er ikke yaku.
no-score-too-few-han = { $han ->
    [one] Håndens yaku giver én han; der kræves { $least }.
   *[other] Håndens yaku giver { $han } han; der kræves { $least }.
}
no-score-own-discard = Ingen går mahjong på sit eget afspil.
no-score-ippatsu = Ippatsu kræver riichi.
no-score-rinshan = En løs brik trækkes efter en kan eller en Nord; denne hånd har ingen af delene.
no-score-rinshan-ron = En løs brik bliver trukket, ikke spillet ud.
no-score-chankan-tsumo = At stjæle en kan er ron, ikke tsumo.
no-score-first-melds = I en ubrudt første omgang har ingen meldte sæt.
no-score-first-riichi = Ingen når at melde riichi før en mahjong i første tur.
no-score-ura = Ura-dora kræver riichi.
no-score-seat = Med tre spillere sidder ingen som Nord.
no-score-too-many = Der er mere end fire af { $tile }.
no-score-liable = Efter disse regler er ingen ansvarlig (pao) for { $yaku }.
no-score-norths = Efter disse regler lægges Nord ikke til side.
by-tsumo = Tsumo
by-ron = Ron
no-score-late-yaku = Yaku afhænger af, hvilken brik der kommer, og det forbyder disse regler.
no-score-chankan = Efter disse regler stjæles ingen kan.
no-score-chi = Efter disse regler er der ingen chi.
gain = +{ $points }
`;export{e as default};