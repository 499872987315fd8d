var e=`# Яку и сообщения, как их говорит клуб «Феникс», Архангельск.

yaku-riichi = Риичи
    .romanised = Риичи
yaku-double-riichi = Дабуру риичи
    .romanised = Дабуру риичи
yaku-ippatsu = Иппацу
    .romanised = Иппацу
yaku-menzen-tsumo = Мендзен цумо
    .romanised = Мендзен цумо
yaku-pinfu = Пинфу
    .romanised = Пинфу
yaku-tanyao = Таняо
    .romanised = Таняо
yaku-iipeikou = Иппейко
    .romanised = Иппейко
yaku-yakuhai-seat = Якухай: ветер места
    .romanised = Якухай: ветер места
yaku-yakuhai-round = Якухай: ветер раунда
    .romanised = Якухай: ветер раунда
yaku-yakuhai-white = Якухай: белый дракон
    .romanised = Якухай: хаку
yaku-yakuhai-green = Якухай: зелёный дракон
    .romanised = Якухай: хацу
yaku-yakuhai-red = Якухай: красный дракон
    .romanised = Якухай: чун
yaku-haitei = Хайтей
    .romanised = Хайтей
yaku-houtei = Хотей
    .romanised = Хотей
yaku-rinshan = Риншан
    .romanised = Риншан
yaku-chankan = Чанкан
    .romanised = Чанкан
yaku-sanshoku-doujun = Саншоку
    .romanised = Саншоку
yaku-ittsu = Чистый ряд
    .romanised = Иццу
yaku-chanta = Чанта
    .romanised = Чанта
yaku-sanrenkou = Санренко
    .romanised = Санренко
yaku-toitoi = Тойтой
    .romanised = Тойтой
yaku-chiitoitsu = Семь пар
    .romanised = Читойцу
yaku-sanankou = Сананко
    .romanised = Сананко
yaku-sanshoku-doukou = Саншоку доко
    .romanised = Саншоку доко
yaku-sankantsu = Санканцу
    .romanised = Санканцу
yaku-shousangen = Сёсанген
    .romanised = Сёсанген
yaku-honroutou = Хонрото
    .romanised = Хонрото
yaku-honitsu = Хоницу
    .romanised = Хоницу
yaku-junchan = Джунчан
    .romanised = Джунчан
yaku-ryanpeikou = Рянпейко
    .romanised = Рянпейко
yaku-chinitsu = Чиницу
    .romanised = Чиницу
yaku-nagashi-mangan = Нагаси манган
    .romanised = Нагаси манган
yaku-tenhou = Тенхо
    .romanised = Тенхо
yaku-chiihou = Чихо
    .romanised = Чихо
yaku-suuankou = Суанко
    .romanised = Суанко
yaku-suuankou-tanki = Суанко танки
    .romanised = Суанко танки
yaku-kokushi = Тринадцать сирот
    .romanised = Кокуши мусо
yaku-kokushi-thirteen = Тринадцать сирот: 13тистороннее ожидание
    .romanised = Кокуши мусо: 13тистороннее ожидание
yaku-chuuren = Девять врат
    .romanised = Чуренпото
yaku-chuuren-nine = Девять врат: 9тистороннее ожидание
    .romanised = Чуренпото: 9тистороннее ожидание
yaku-daisangen = Дайсанген
    .romanised = Дайсанген
yaku-shousuushii = Шосуши
    .romanised = Шосуши
yaku-daisuushii = Дайсуши
    .romanised = Дайсуши
yaku-tsuuiisou = Тсуисо
    .romanised = Тсуисо
yaku-ryuuiisou = Рюисоу
    .romanised = Рюисоу
yaku-chinroutou = Чинрото
    .romanised = Чинрото
yaku-suukantsu = Суканцу
    .romanised = Суканцу
yaku-daisharin = Великая колесница
    .romanised = Дайшарин

# Печатное
press-yakuhai = Якухай
press-fu-pon = Пон простых
press-fu-kan = Кан простых
press-fu-open-pinfu = Безочковая открытая рука
press-noten = { $tenpai ->
    [1] один темпай
    [2] двое темпай
    [3] трое темпай
   *[other] { $tenpai } темпай
}: +{ $get } / −{ $pay }
press-dragons = Якухай: драконы
press-winds = Якухай: ветра

# Ошибки
act-nine-kinds = Объявить кюсюкухай нельзя: нужны девять разных терминалов и достоинств на первом ходу, пока не объявлен открытый сет. У вас таких тайлов: { $kinds }.
`,t=`# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

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
`;export{e as n,t};