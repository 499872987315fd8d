# Klubbens egne ord i teksten: de erstatter termerne i locales/da/terms.ftl.

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
