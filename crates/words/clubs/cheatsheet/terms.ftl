# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

-tile = { $case ->
   *[nom] кость
    [Nom] Кость
    [gen] кости
    [ins] костью
    [prep] кости
    [nom-pl] кости
    [Nom-pl] Кости
    [gen-pl] костей
    [Gen-pl] Костей
    [dat-pl] костям
}
-set = { $case ->
   *[nom] набор
    [Nom] Набор
    [gen] набора
    [ins] набором
    [nom-pl] наборы
    [gen-pl] наборов
}
-riichi = { $case ->
   *[nom] ричи
    [Nom] Ричи
}
-double-riichi = двойное ричи
-dealer = { $case ->
   *[nom] восток
    [Nom] Восток
    [gen] востока
    [dat] востоку
    [ins] востоком
}
-nondealer = { $case ->
   *[nom] невосток
    [gen] невостока
}
-river = { $case ->
   *[nom] сброс
    [Nom] Сброс
    [dat] сбросу
    [prep] сбросе
}
-indicator = { $case ->
   *[nom] указатель
    [Nom] Указатель
    [gen] указателя
    [ins] указателем
    [nom-pl] указатели
    [Nom-pl] Указатели
    [gen-pl] указателей
    [ins-pl] указателями
}
-win = { $case ->
   *[nom] выигрыш
    [Nom] Выигрыш
    [gen] выигрыша
    [acc] выигрыш
    [prep] выигрыше
    [nom-pl] выигрыши
    [Nom-pl] Выигрыши
}
-winner = { $case ->
   *[nom] выигравший
    [dat] выигравшему
    [gen-pl] выигравших
    [prep-pl] выигравших
}
-han-unit = { $case ->
   *[nom] фан
    [gen] фана
    [few] фана
    [nom-pl] фаны
    [Nom-pl] Фаны
    [gen-pl] фанов
    [ins-pl] фанами
    [prep-pl] фанах
}
-honba = { $case ->
   *[nom] повторение
    [Nom] Повторение
    [gen] повторения
    [acc] повторения
    [ins] повторениями
    [few] повторения
    [many] повторений
    [all] повторения
    [All] Повторения
    [gen-all] повторений
}
-seat-wind = { $case ->
   *[nom] свой ветер
    [Nom] Свой ветер
    [gen] своего ветра
    [ins] своим ветром
}
-orphan = { $case ->
   *[nom] единица, девятка, ветер или дракон
    [gen] единицы, девятки, ветра или дракона
    [gen-and] единицы, девятки, ветра и дракона
    [nom-pl] концы
    [gen-pl] концов
    [gen-pl-or] концов
    [short] концов
    [short-or] концов
}
-honour = { $case ->
   *[nom] достоинство
    [nom-pl] достоинства
    [gen-pl] достоинств
}
-liable = { $case ->
   *[nom] виновный
    [gen] виновного
}
-sou = со
-extend = { $case ->
   *[inf] расширить
    [Inf] Расширить
    [sg] расширяет
    [pl] расширяют
    [past] расширял
}
-extended = { $case ->
   *[nom] расширенный
    [Nom] Расширенный
    [gen] расширенного
}
-nagashi = { $case ->
   *[nom] благородный сброс
    [Nom] Благородный сброс
    [gen] благородного сброса
}
-pinfu = { $case ->
   *[nom] плоская рука
    [Nom] Плоская рука
}
-chiitoitsu = семь пар
-shousangen = { $case ->
   *[nom] малые три дракона
    [Nom] Малые три дракона
}
-ryuuiisou = только зелёные
-suukantsu = четыре кана
-shousuushii = малые четыре ветра
-daisuushii = большие четыре ветра
