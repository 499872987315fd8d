var e=`# Yaku, som de danske yakukort kalder dem; .romanised er det japanske navn, der er trykt ved siden af.

yaku-riichi = Riichi
    .romanised = Riichi
# På kortene er disse to en bonus til riichi.
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
# Et kort for drager og et for vinde.
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
# Fejltrykt som San shoku dokou.
yaku-sanankou = Tre skjulte pong
    .romanised = San ankou
yaku-sankantsu = Tre kang
    .romanised = San kan tsu
# Nævnt på kortet Kun officerer; kortet selv, med det japanske navn, mangler.
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
# Det, der giver en yakuman til, er en bonus på samme kort.
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

# Værdier: kortene tæller yaku og yakuman og skriver små tal med bogstaver.
worth-same = { $han ->
    [1] én yaku
    [2] to yaku
    [3] tre yaku
    [5] fem yaku
    [6] seks yaku
   *[other] { $han } yaku
}
worth-closed-only = { $han ->
    [1] én yaku, kun skjult
    [2] to yaku, kun skjult
    [3] tre yaku, kun skjult
   *[other] { $han } yaku, kun skjult
}
worth-yakuman = { $times ->
    [one] yakuman
    [2] to yakuman
   *[other] { $times } yakuman
}
times-yakuman = { $times ->
    [one] yakuman
    [2] to yakuman
    [3] tre yakuman
   *[other] { $times } yakuman
}

# Hvad hånden fisker på.
topic-waits = Hvad man fisker på

# Drager og vinde har hver sit kort.
press-yakuhai = Drager og vinde
    .romanised = Fanpei
press-dragons = Drager
    .romanised = Fanpei
press-winds = Vinde
    .romanised = Fanpei

# Kortenes egne sætninger.
press-need-closed = Skjult hånd: ingen meldt chi, pong eller kang, m.u.a. skjult kang.
press-bonus-closed = +{ $han } yaku, hvis hånden samtidig er skjult.
press-chapter-yaku = Mindst én yaku giver ret til mahjong, og håndens værdi tælles i yaku. Hver yaku har et eksempel og et næsten-eksempel, som programmet har talt op.
`,t=`# Klubbens egne ord i teksten: de erstatter termerne i locales/da/terms.ftl.

# Kortene regner en hånds værdi i yaku.
-han-unit = { $form ->
    [capital] Yaku
   *[plain] yaku
}
-wait = { $form ->
    [capital] Fisker
    [past] fiskede
   *[present] fisker
}
-double-ended = dobbelt-endet
-dead-wall = { $form ->
    [capital] Taget
   *[plain] Taget
}
-go-around = spillerunde
-double-riichi = daburu
-pao = feed

# Japanske navne, som kortene skriver dem.
-chankan = Chan kan
-chiihou = Chiho
-honroutou = Honroutou
-kokushi = Koku shimusou
-rinshan = Rinchan kaihō
-ryuuiisou = Ryuu iisou
-sanankou = San ankou
-shousangen = Shou sangen
`;export{e as n,t};