# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

-nondealer = { $case ->
   *[nom] не-дилер
    [gen] не-дилера
}
-honba = { $case ->
   *[nom] ренчан
    [Nom] Ренчан
    [gen] ренчана
    [acc] ренчаны
    [ins] ренчанами
    [few] ренчана
    [many] ренчанов
    [all] ренчаны
    [All] Ренчаны
    [gen-all] ренчанов
}
