# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

-double-riichi = дабуру риичи
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
-orphan = { $case ->
   *[nom] терминал или достоинство
    [gen] терминала или достоинства
    [gen-and] терминала и достоинства
    [nom-pl] терминалы и достоинства
    [gen-pl] терминалов и достоинств
    [gen-pl-or] терминалов или достоинств
    [short] терминалов и достоинств
    [short-or] терминалов или достоинств
}
-honour = { $case ->
   *[nom] достоинство
    [nom-pl] достоинства
    [gen-pl] достоинств
}
-liable = { $case ->
   *[nom] пао-игрок
    [gen] пао-игрока
}
-extend = { $case ->
   *[inf] увеличить
    [Inf] Увеличить
    [sg] увеличивает
    [pl] увеличивают
    [past] увеличивал
}
-extended = { $case ->
   *[nom] увеличенный
    [Nom] Увеличенный
    [gen] увеличенного
}
-nagashi = { $case ->
   *[nom] нагаси манган
    [Nom] Нагаси манган
    [gen] нагаси мангана
}
-nine-kinds = { $case ->
   *[nom] кюсюкухай
    [Nom] Кюсюкухай
}
-atamahane = атама хане
-chiitoitsu = читойцу
-shousangen = { $case ->
   *[nom] сёсанген
    [Nom] Сёсанген
}
-ryuuiisou = рюисоу
-suukantsu = суканцу
