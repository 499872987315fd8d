# Ord, som klubberne bruger forskelligt. Beskederne bruger dem som termer; en klub erstatter dem i sin egen terms.ftl.

# Enheden for en yakus værdi (beskeden "han" findes i forvejen, og en term må ikke hedde det samme). Begge ord er fælleskøn og ens i flertal.
-han-unit = { $form ->
    [capital] Han
   *[plain] han
}
# Det, hånden gør, når kun én brik mangler; bruges altid med "på".
-wait = { $form ->
    [capital] Venter
    [past] ventede
   *[present] venter
}
-double-ended = dobbeltendet
-dead-wall = { $form ->
    [capital] Den døde mur
   *[plain] den døde mur
}
# Én tur til hver spiller. Begge ord er fælleskøn.
-go-around = omgang
-double-riichi = dobbelt riichi
-pao = pao

# Japanske navne i teksten.
-chankan = chankan
-chiihou = chiihou
-honroutou = honroutou
-kokushi = kokushi musou
-rinshan = rinshan
-ryuuiisou = ryuuiisou
-sanankou = sanankou
-shousangen = shousangen
