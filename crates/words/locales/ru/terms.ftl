# Слова, которые у клубов разные. В сообщениях они стоят терминами, клуб заменяет их в своём terms.ftl.
# $case — падеж: nom, gen, dat, acc, ins, prep, во множественном числе с -pl. С заглавной буквы (Nom, Gen-pl …) — слово
# в начале предложения. У han-unit и honba: few — после 2, 3 и 4, many — после 5 и больше. У honba: all — речь обо всех сразу,
# gen-all — то же в родительном падеже. У глагола extend: inf, sg, pl, past.
# У orphan: short — без слова «тайлы», or — с союзом «или».

-tile = { $case ->
   *[nom] тайл
    [Nom] Тайл
    [gen] тайла
    [ins] тайлом
    [prep] тайле
    [nom-pl] тайлы
    [Nom-pl] Тайлы
    [gen-pl] тайлов
    [Gen-pl] Тайлов
    [dat-pl] тайлам
}
-set = { $case ->
   *[nom] сет
    [Nom] Сет
    [gen] сета
    [ins] сетом
    [nom-pl] сеты
    [gen-pl] сетов
}
-riichi = { $case ->
   *[nom] риичи
    [Nom] Риичи
}
-double-riichi = дабл-риичи
-dealer = { $case ->
   *[nom] дилер
    [Nom] Дилер
    [gen] дилера
    [dat] дилеру
    [ins] дилером
}
-nondealer = { $case ->
   *[nom] недилер
    [gen] недилера
}
-river = { $case ->
   *[nom] дискард
    [Nom] Дискард
    [dat] дискарду
    [prep] дискарде
}
-indicator = { $case ->
   *[nom] индикатор
    [Nom] Индикатор
    [gen] индикатора
    [ins] индикатором
    [nom-pl] индикаторы
    [Nom-pl] Индикаторы
    [gen-pl] индикаторов
    [ins-pl] индикаторами
}
-win = { $case ->
   *[nom] победа
    [Nom] Победа
    [gen] победы
    [acc] победу
    [prep] победе
    [nom-pl] победы
    [Nom-pl] Победы
}
-winner = { $case ->
   *[nom] победитель
    [dat] победителю
    [gen-pl] победителей
    [prep-pl] победителях
}
-han-unit = { $case ->
   *[nom] хан
    [gen] хана
    [few] хана
    [nom-pl] ханы
    [Nom-pl] Ханы
    [gen-pl] ханов
    [ins-pl] ханами
    [prep-pl] ханах
}
-honba = { $case ->
   *[nom] хонба
    [Nom] Хонба
    [gen] хонбы
    [acc] хонбу
    [ins] хонбой
    [few] хонбы
    [many] хонб
    [all] хонба
    [All] Хонба
    [gen-all] хонбы
}
-seat-wind = { $case ->
   *[nom] ветер места
    [Nom] Ветер места
    [gen] ветра места
    [ins] ветром места
}
-orphan = { $case ->
   *[nom] терминальный или благородный тайл
    [gen] терминального или благородного тайла
    [gen-and] терминального и благородного тайла
    [nom-pl] терминальные и благородные тайлы
    [gen-pl] терминальных и благородных тайлов
    [gen-pl-or] терминальных или благородных тайлов
    [short] терминальных и благородных
    [short-or] терминальных или благородных
}
-honour = { $case ->
   *[nom] благородный тайл
    [nom-pl] благородные тайлы
    [gen-pl] благородных тайлов
}
-liable = { $case ->
   *[nom] ответственный
    [gen] ответственного
}
-abort = { $case ->
   *[nom] абортивная ничья
    [Nom] Абортивная ничья
    [gen] абортивной ничьей
}
-sou = соу
-extend = { $case ->
   *[inf] дополнить
    [Inf] Дополнить
    [sg] дополняет
    [pl] дополняют
    [past] дополнял
}
-extended = { $case ->
   *[nom] дополненный
    [Nom] Дополненный
    [gen] дополненного
}
-nagashi = { $case ->
   *[nom] нагаши манган
    [Nom] Нагаши манган
    [gen] нагаши мангана
}
-nine-kinds = { $case ->
   *[nom] кюсюкюхай
    [Nom] Кюсюкюхай
}
-atamahane = атамахане
-pinfu = { $case ->
   *[nom] пинфу
    [Nom] Пинфу
}
-chiitoitsu = чиитойцу
-shousangen = { $case ->
   *[nom] шосанген
    [Nom] Шосанген
}
-ryuuiisou = рюисо
-suukantsu = сууканцу
-shousuushii = шосуши
-daisuushii = дайсуши
