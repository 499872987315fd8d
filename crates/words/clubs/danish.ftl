# Yaku as the Danish yaku cards name them; .romanised is the Japanese name printed beside.

yaku-riichi = Riichi
    .romanised = Riichi
# The cards have these two as a bonus of riichi.
yaku-double-riichi = Daburu
    .romanised = Daburu
yaku-ippatsu = Ippatsu
    .romanised = Ippatsu
yaku-menzen-tsumo = Fuldstændig skjult hånd
    .romanised = Tsumo
yaku-iipeikou = To helt ens chi
    .romanised = Iipeikou
yaku-sanshoku-doujun = Tre ens chi
    .romanised = San shoku doujun
yaku-ittsu = Tre efterfølgende chi
    .romanised = Itsu
# One card for dragons and one for winds.
yaku-yakuhai-white = Drager: hvid drage
    .romanised = Fanpei, hvid
yaku-yakuhai-green = Drager: grøn drage
    .romanised = Fanpei, grøn
yaku-yakuhai-red = Drager: rød drage
    .romanised = Fanpei, rød
yaku-yakuhai-seat = Vinde: egen vind
    .romanised = Fanpei, egen vind
yaku-yakuhai-round = Vinde: rundens vind
    .romanised = Fanpei, rundens vind
yaku-rinshan = Efter en kang
    .romanised = Rinchan kaihō
yaku-chankan = Stjæle en kang
    .romanised = Chan kan
yaku-chiitoitsu = Syv Par
    .romanised = Chii toitsu
yaku-sanshoku-doukou = Tre ens pong
    .romanised = San shoku dokou
# Misprinted as San shoku dokou.
yaku-sanankou = Tre skjulte pong
    .romanised = San ankou
yaku-sankantsu = Tre kang
    .romanised = San kan tsu
# Named on the card of honroutou; its own card, with the Japanese name, is missing.
yaku-toitoi = Kun Pong
    .romanised = Toitoi
yaku-honitsu = Ren hånd
    .romanised = Honitsu
yaku-shousangen = Lille dragehånd
    .romanised = Shou sangen
yaku-honroutou = Kun officerer
    .romanised = Honroutou
yaku-junchan = Ettere og niere i alle sæt
    .romanised = Junchan taiyai
yaku-ryanpeikou = 2 × 2 helt ens chi
    .romanised = Ryan peikou
yaku-chinitsu = Helt ren hånd
    .romanised = Chinitsu
# The waits worth a second yakuman are a bonus on the same card.
yaku-kokushi = Tretten vidundere
    .romanised = Koku shimusou
yaku-kokushi-thirteen = Tretten vidundere: tretten chancer
    .romanised = Koku shimusou, tretten chancer
yaku-chuuren = Ni lanterner
    .romanised = Chuuren pooto
yaku-chuuren-nine = Ni lanterner: ni chancer
    .romanised = Chuuren pooto, ni chancer
yaku-chiihou = Jordhånd
    .romanised = Chiho
yaku-suuankou = Fire skjulte pong
    .romanised = Suu ankou
yaku-suuankou-tanki = Fire skjulte pong: på parret
    .romanised = Suu ankou, på parret
yaku-suukantsu = Fire kang
    .romanised = Suu kan tsu
yaku-ryuuiisou = Jadehånd
    .romanised = Ryuu iisou
yaku-chinroutou = Kun ettere og niere
    .romanised = Chinrouto
yaku-tsuuiisou = Kun honnører
    .romanised = Tsuu iisou
yaku-daisangen = Stor dragehånd
    .romanised = Dai sangen
yaku-shousuushii = Lille vindhånd
    .romanised = Shoo suushii
yaku-daisuushii = Stor vindhånd
    .romanised = Dai suushii

# The cards' own words: pong and kang.
fu-triplet-open = åben pong: { $tile }
fu-triplet-closed = skjult pong: { $tile }
fu-kan-open = åben kang: { $tile }
fu-kan-closed = skjult kang: { $tile }
wait-closed = splitchi
wait-edge = endechi
wait-pair = venter på parret
wait-two-sided = dobbelt-endet chi
