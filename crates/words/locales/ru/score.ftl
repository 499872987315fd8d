# Сколько стоит рука и почему.

# Тайлы и ветра
wind-east = Восток
wind-south = Юг
wind-west = Запад
wind-north = Север
tile-man = { $rank } ман
tile-pin = { $rank } пин
tile-sou = { $rank } соу
tile-white = белый дракон
tile-green = зелёный дракон
tile-red = красный дракон
tile-east = восточный ветер
tile-south = южный ветер
tile-west = западный ветер
tile-north = северный ветер

# Заголовки
score-under = Правила: { $rules }
score-yaku = Яку
score-fu = Фу
score-payments = Выплаты
score-rejected = Другие варианты разбора руки
score-all-waits = Стоимость руки на каждом выигрышном тайле
score-indicators = { -indicator(case: "Nom-pl") } доры
score-ura-indicators = { -indicator(case: "Nom-pl") } ура-доры

# Как выиграно
won-by-tsumo = { $seat } — цумо: { $tile }
won-by-ron = { $seat } — рон: { $tile }
won-by-ron-from = { $seat } — рон на { -tile(case: "prep") } игрока { $from }: { $tile }
situation = Раунд: { $round }, место: { $seat }
situation-dealer = Раунд: { $round }, место: { $seat } ({ -dealer })

# Ханы
han = { $han ->
    [one] { $han } { -han-unit }
    [few] { $han } { -han-unit(case: "few") }
    [many] { $han } { -han-unit }
   *[other] { $han } { -han-unit }
}
times-yakuman = { $times ->
    [1] якуман
    [2] двойной якуман
    [3] тройной якуман
    [one] { $times } якуман
    [few] { $times } якумана
    [many] { $times } якуманов
   *[other] { $times } якуманов
}
dora-open = Дора
dora-ura = Ура-дора
dora-red = Красные пятёрки
dora-north = Отложенные севера
dora-indicated = { -indicator } — { $indicator }, дора — { $dora }
renhou-mangan = Ренхо само по себе стоит манган.

# Фу, и за что они
fu-total = { $fu } фу
fu-rounded = { $sum } фу, округлено до { $fu }
fu-base = базовые фу
fu-closed-ron = рон с закрытой рукой
fu-seven-pairs = семь пар
fu-triplet-open = открытый пон: { $tile }
fu-triplet-closed = закрытый пон: { $tile }
fu-kan-open = открытый кан: { $tile }
fu-kan-closed = закрытый кан: { $tile }
fu-pair-dragon = пара драконов: { $tile }
fu-pair-seat = пара { -seat-wind(case: "gen") }: { $tile }
fu-pair-round = пара ветра раунда: { $tile }
fu-pair-double = пара двойного ветра: { $tile }
fu-tsumo = цумо
fu-rinshan = цумо на { -tile(case: "prep") } замены
fu-open-pinfu = открытая рука без других фу
fu-why-no-tsumo = { -pinfu(case: "Nom") } по цумо: за цумо фу не начисляются.
fu-by-win = Пон ({ $tile }) завершён чужим сбросом и потому считается открытым.

# Лимиты
limit-none = без лимита
limit-mangan = манган
limit-haneman = ханеман
limit-baiman = байман
limit-sanbaiman = санбайман
limit-kazoe = казое якуман
limit-yakuman = якуман
limit-by-kiriage = { $han ->
    [one] { $han } { -han-unit } { $fu } фу, округлено до мангана
    [few] { $han } { -han-unit(case: "few") } { $fu } фу, округлено до мангана
    [many] { $han } { -han-unit } { $fu } фу, округлено до мангана
   *[other] { $han } { -han-unit } { $fu } фу, округлено до мангана
}
total-han-fu = { $han ->
    [one] { $han } { -han-unit } { $fu } фу
    [few] { $han } { -han-unit(case: "few") } { $fu } фу
    [many] { $han } { -han-unit } { $fu } фу
   *[other] { $han } { -han-unit } { $fu } фу
}
total-limit-han = { $han ->
    [one] { $han } { -han-unit }, { $limit }
    [few] { $han } { -han-unit(case: "few") }, { $limit }
    [many] { $han } { -han-unit }, { $limit }
   *[other] { $han } { -han-unit }, { $limit }
}
total-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# Выплаты
pays-hand = рука
pays-honba = { $honba ->
    [one] { $honba } { -honba }
    [few] { $honba } { -honba(case: "few") }
   *[other] { $honba } { -honba(case: "many") }
}
pays-sticks = { $sticks ->
    [1] одна ставка { -riichi }
    [one] { $sticks } ставка { -riichi }
    [few] { $sticks } ставки { -riichi }
    [many] { $sticks } ставок { -riichi }
   *[other] { $sticks } ставок { -riichi }
}
pays-total = всего
pays-winner = { -winner }
pays-discarder = сбросивший
pays-liable = пао: { $yaku }
pays-share-each = по { $points } с каждого
pays-share-dealer = { $payers ->
    [1] { $points } с { -dealer(case: "gen") }, { $others } с другого игрока
   *[other] { $points } с { -dealer(case: "gen") }, по { $others } с остальных
}

# Формы и ожидания
shape-pairs = семь пар
shape-orphans = тринадцать сирот
wait-two-sided = двустороннее ожидание
wait-closed = ожидание в дырку
wait-edge = краевое ожидание
wait-pair = ожидание на пару
wait-two-pon = ожидание на два пона
wait-orphans = тринадцатистороннее ожидание
reading-worth = { $yaku }: { $points } очков
reading-no-yaku = нет яку
reading-too-few = { $yaku }: не хватает { -han-unit(case: "gen-pl") }

# Стоимости нет
no-score-wrong-size = Без выигрышного тайла в руке должно быть 13 тайлов (объявленный сет считается за три), а здесь их { $tiles }.
no-score-fifth-copy = Пятого такого тайла не бывает: { $tile }.
no-score-not-complete = Этот тайл не завершает руку: { $tile }.
no-score-waits = Рука ждёт: { $tiles }.
no-score-waits-nothing = Рука не в темпае.
no-score-open-riichi = Для { -riichi } нужна закрытая рука, а эта открыта.
no-score-no-yaku = Нет яку: нужно хотя бы одно, а доры яку не дают.
no-score-too-few-han = { $han ->
    [1] Яку дают один { -han-unit }, а нужно не меньше { $least }.
    [one] Яку дают { $han } { -han-unit }, а нужно не меньше { $least }.
    [few] Яку дают { $han } { -han-unit(case: "few") }, а нужно не меньше { $least }.
    [many] Яку дают { $han } { -han-unit }, а нужно не меньше { $least }.
   *[other] Яку дают { $han } { -han-unit }, а нужно не меньше { $least }.
}
no-score-own-discard = Выиграть на собственном сбросе нельзя.
no-score-ippatsu = Без риичи иппацу не бывает.
no-score-ippatsu-chankan = По этим правилам объявление кана прерывает иппацу, поэтому при выигрыше на { -tile(case: "prep") } кана оно не засчитывается.
no-score-rinshan = { -tile(case: "Nom") } замены берут после кана или отложенного севера, а в этой руке нет ни того ни другого.
no-score-rinshan-ron = На { -tile(case: "prep") } замены выигрывают только по цумо.
no-score-chankan-tsumo = Ограбление кана — это рон, а не цумо.
no-score-first-melds = При { -win(case: "prep") } в непрерванном первом круге объявленных { -set(case: "gen-pl") } быть не может.
no-score-first-riichi = При { -win(case: "prep") } на первом ходу { -riichi } быть не может.
no-score-ura = Ура-дора бывает только с { -riichi }.
no-score-seat = При игре втроём места Севера нет.
no-score-too-many = Больше четырёх одинаковых { -tile(case: "gen-pl") }: { $tile }.
no-score-liable = По этим правилам пао за это яку нет: { $yaku }.
no-score-liable-winner = Выигравший не может отвечать за собственную руку.
no-score-liable-yaku = В этой руке нет такого яку, и пао за него не бывает: { $yaku }.
no-score-liable-all-open = По этим правилам пао бывает, только если открыты все { -set(case: "nom-pl") } этого яку, а здесь они открыты не все: { $yaku }.
no-score-liable-closed = Пао здесь быть не может: ни один { -set } этого яку не открыт ({ $yaku }).
no-score-norths = По этим правилам север откладывать нельзя.
by-tsumo = Цумо
by-ron = Рон
no-score-late-yaku = Есть ли яку, зависит от того, на каком тайле победа, а по этим правилам так выиграть нельзя (атодзуке).
no-score-chankan = По этим правилам выиграть на чужом кане (чанкан) нельзя.
no-score-chi = По этим правилам чи объявлять нельзя.
gain = +{ $points }
