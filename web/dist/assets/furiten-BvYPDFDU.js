var e=`# Яку и сообщения, как их говорит клуб «Фуритен».

yaku-riichi = Риичи
    .romanised = Риичи
yaku-double-riichi = Дабл-риичи
    .romanised = Дабл-риичи
yaku-ippatsu = Иппацу
    .romanised = Иппацу
yaku-menzen-tsumo = Мендзен цумо
    .romanised = Мендзен цумо
yaku-pinfu = Пин-фу
    .romanised = Пин-фу
    .about = Закрытая рука из шунцу без якухайной пары с ожиданием рянмен.
yaku-tanyao = Тан-яо
    .romanised = Тан-яо
yaku-iipeikou = Иипейко
    .romanised = Иипейко
    .about = Два одинаковых шунцу в закрытой руке.
yaku-yakuhai-seat = Якухай: ветер места
    .romanised = Якухай: ветер места
    .about = Коцу или канцу ветров места.
yaku-yakuhai-round = Якухай: ветер раунда
    .romanised = Якухай: ветер раунда
    .about = Коцу или канцу ветров раунда.
yaku-yakuhai-white = Якухай: белый дракон
    .romanised = Якухай: белый дракон
    .about = Коцу или канцу белых драконов.
yaku-yakuhai-green = Якухай: зелёный дракон
    .romanised = Якухай: зелёный дракон
    .about = Коцу или канцу зелёных драконов.
yaku-yakuhai-red = Якухай: красный дракон
    .romanised = Якухай: красный дракон
    .about = Коцу или канцу красных драконов.
yaku-haitei = Хайтей
    .romanised = Хайтей
yaku-houtei = Хотей
    .romanised = Хотей
yaku-rinshan = Риншан кайхо
    .romanised = Риншан кайхо
yaku-chankan = Кража кана
    .romanised = Чанкан
yaku-sanshoku-doujun = Саншоку
    .romanised = Саншоку
    .about = Три одинаковых шунцу разных мастей.
yaku-ittsu = Иццу
    .romanised = Иццу
    .about = Три шунцу одной масти: ряд от 1 до 9.
yaku-chanta = Чанта
    .romanised = Чанта
    .about = В каждом сете и в паре есть терминальный или благородный тайл; хотя бы одно шунцу.
yaku-toitoi = Тойтой
    .romanised = Тойтой
    .about = Только коцу и канцу.
yaku-chiitoitsu = Чиитойцу
    .romanised = Чиитойцу
yaku-sanankou = Сананко
    .romanised = Сананко
    .about = Три закрытых коцу или канцу.
yaku-sanshoku-doukou = Саншоку доко
    .romanised = Саншоку доко
    .about = Три одинаковых коцу или канцу разных мастей.
yaku-sankantsu = Санканцу
    .romanised = Санканцу
    .about = Три любых канцу.
yaku-shousangen = Шосанген
    .romanised = Шосанген
    .about = Два коцу драконов и тойцу третьего дракона.
yaku-honroutou = Хонрото
    .romanised = Хонрото
yaku-honitsu = Хоницу
    .romanised = Хоницу
yaku-junchan = Джунчан
    .romanised = Джунчан
    .about = В каждом сете и в паре есть терминальный тайл; хотя бы одно шунцу.
yaku-ryanpeikou = Рянпейко
    .romanised = Рянпейко
    .about = Две пары одинаковых шунцу в закрытой руке.
yaku-chinitsu = Чиницу
    .romanised = Чиницу
yaku-renhou = Ренхо
    .romanised = Ренхо
yaku-nagashi-mangan = Нагаши манган
    .romanised = Нагаши манган
yaku-tenhou = Тенхо
    .romanised = Тенхо
yaku-chiihou = Чихо
    .romanised = Чихо
yaku-suuankou = Сууанко
    .romanised = Сууанко
    .about = Четыре закрытых коцу или канцу.
yaku-kokushi = 13 сирот
    .romanised = Кокушимусо
yaku-chuuren = Чууренпото
    .romanised = Чууренпото
yaku-daisangen = Дайсанген
    .romanised = Дайсанген
    .about = Три коцу или канцу драконов.
yaku-shousuushii = Шосууши
    .romanised = Шосууши
    .about = Три коцу ветров и тойцу четвёртого ветра.
yaku-daisuushii = Дайсууши
    .romanised = Дайсууши
    .about = Четыре коцу или канцу ветров.
yaku-tsuuiisou = Цууисо
    .romanised = Цууисо
yaku-ryuuiisou = Рюисо
    .romanised = Рюисо
yaku-chinroutou = Чинрото
    .romanised = Чинрото
yaku-suukantsu = Сууканцу
    .romanised = Сууканцу
    .about = Четыре любых канцу.

# Стоимость
wait-two-sided = ожидание рянмен
wait-two-pon = ожидание шанпон
no-score-chankan-tsumo = Кража кана — это рон, а не цумо.

# Руки
wait-kind-two-sided = рянмен
wait-kind-two-pon = шанпон

# Печатное
press-yakuhai = Якухай
    .about = Коцу или канцу драконов, ветров места или раунда; за каждый 1 хан.
press-dragons = Якухай: драконы
    .about = Коцу или канцу драконов.
press-winds = Якухай: ветра
    .about = Коцу или канцу ветров места или ветров раунда.
press-with-dragons = Два якухая засчитываются отдельно.

# Учебные руки и тренировка
reason-not-two-sided = Ожидание не рянмен: { $wait }.

# Правила
switch-calls-rob-added-kan = Кража дополненного кана (чанкан)
switch-calls-rob-closed-kan = Кража закрытого кана (чанкан)

# Калькулятор
calc-chankan = кража кана
`,t=`# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

-han-unit = { $case ->
   *[nom] хан
    [gen] хана
    [few] хан
    [nom-pl] ханы
    [Nom-pl] Ханы
    [gen-pl] хан
    [ins-pl] ханами
    [prep-pl] ханах
}
-abort = { $case ->
   *[nom] пересдача
    [Nom] Пересдача
    [gen] пересдачи
}
-pinfu = { $case ->
   *[nom] пин-фу
    [Nom] Пин-фу
}
-shousuushii = шосууши
-daisuushii = дайсууши
`;export{e as n,t};