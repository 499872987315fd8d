# Печатное: нарисованные руки, памятки, карточки, книги правил.

refused-ending = { $file }: неподходящее имя файла; допустимые окончания: { $known }.
refused-no-pdf = { $file }: программа собрана без поддержки PDF. Запишите файл .html и напечатайте его из браузера или соберите программу с --features pdf.
refused-picture = В таком размере это не нарисовать.
refused-river-length = В { -river(case: "prep") } может быть не больше { $tiles } { -tile(case: "gen-pl") }.
refused-river-riichi = Знак * ставят один раз, после тайла, при сбросе которого объявлено риичи.

# Кнопка страницы для печати
press-print = Напечатать или сохранить как PDF

# Памятка
press-closed = закр.
press-open = откр.
press-han = { -han-unit }
press-legend-closed = Курсив: только с закрытой рукой.
press-legend-situation = ° зависит от хода раздачи, а не от { -tile(case: "gen-pl") }.
press-legend-first = * В непрерванном первом круге; его прерывают: { $broken }.
press-legend-liable = † Возможно пао.
press-yakuhai = Ценные тайлы
    .romanised = Якухай
    .about = Пон или кан драконов, ветра места или ветра раунда; за каждый 1 { -han-unit }.
press-together = Какие яку сочетаются
    .about = Точка: оба яку возможны в одной руке. Числа — номера строк.
press-dora = Дора: что на что указывает
    .about = Дора — следующий тайл за индикатором, за последним — первый.
press-white = белый
press-green = зелёный
press-red = красный

press-fu-base = Открытая рука или цумо
press-fu-closed-ron = Рон с закрытой рукой
press-fu-pairs = Семь пар: без добавок и округления
press-fu-pon = Пон 2–8
press-fu-pon-orphan = Пон { -orphan(case: "short-or") }
press-fu-kan = Кан 2–8
press-fu-kan-orphan = Кан { -orphan(case: "short-or") }
press-fu-dragons = Пара драконов
press-fu-wind = Пара ветра места или ветра раунда
press-fu-double-wind = Пара двойного ветра
press-fu-wait = Ожидание краевое, в дырку или на пару
press-fu-tsumo = Цумо (кроме { -pinfu })
press-fu-tsumo-any = Цумо
press-fu-open-pinfu = Открытая рука без других фу
press-fu-rounded = Сумма округляется вверх до десятка.

press-scores = Выплаты
    .about = При роне платит сбросивший, при цумо — каждый: { -nondealer } / { -dealer }. Выплаты округляются вверх до сотни. Пустая клетка: таких рук нет.
press-ron-other = Рон, { -nondealer }
press-ron-dealer = Рон, { -dealer }
press-tsumo-other = Цумо, { -nondealer }
press-tsumo-dealer = Цумо, { -dealer }
press-three = втроём
press-four = вчетвером

press-riichi = { -riichi(case: "Nom") } и фуритен
press-dora-rules = Доры
press-calls = Объявления и каны
press-hands = Требования к руке
press-draws = { -honba(case: "All") } и ничьи
press-game = Партия и результат
press-norths = { -indicator(case: "nom-pl") } действуют на них, как на любой север; рон на таком севере яку не даёт
press-liable = Пао за
press-honba = { $ron } при роне, по { $each } с каждого при цумо
press-noten = { $tenpai ->
    [1] один в темпае
    [2] двое в темпае
    [3] трое в темпае
   *[other] { $tenpai } в темпае
}: +{ $get } / −{ $pay }
press-nagashi = За { -nagashi } платят
press-chombo = При чомбо получают
press-mangan = { $others ->
    [1] { -dealer } { $dealer }, другой { $other }; { -dealer(case: "dat") } — каждый по { $each }
   *[other] { -dealer } { $dealer }, остальные по { $other }; { -dealer(case: "dat") } — каждый по { $each }
}

# Карточки
press-needs = Условие
press-bonus = Бонус
press-notes = Примечание
press-stop = .
press-example = Пример { $letter }
press-counter-example = Контрпример
press-need-closed = Закрытая рука: открытых { -set(case: "gen-pl") } нет, закрытые каны допустимы.
press-dragons = Ценные тайлы: драконы
    .romanised = Якухай: драконы
    .about = Пон или кан белых, зелёных или красных драконов.
press-winds = Ценные тайлы: ветра
    .romanised = Якухай: ветра
    .about = Пон или кан ветра места или ветра раунда.
press-bonus-closed = { $han ->
    [one] В закрытой руке на { $han } { -han-unit } больше.
    [few] В закрытой руке на { $han } { -han-unit(case: "few") } больше.
   *[other] В закрытой руке на { $han } { -han-unit } больше.
}
press-bonus-more = +{ $more }: { $about }
press-bonus-yakuman = { $times ->
    [one] +{ $times } якуман: { $about }
    [few] +{ $times } якумана: { $about }
   *[other] +{ $times } якуманов: { $about }
}
press-bonus-double-wind = Двойной ветер (и места, и раунда) засчитывается дважды.
press-always = Вместе с этим яку всегда засчитывается: { $yaku }.
press-with-dragons = Два пона драконов засчитываются отдельно.
press-never = Не сочетается с: { $yaku }.

# Книга правил
press-contents = Содержание
press-compared = Отличия от набора правил «{ $rules }» отмечены чертой на полях.
press-differs = { $rules }:
press-chapter-table = Игроки рассаживаются, перемешивают { -tile(case: "nom-pl") }, и каждый строит перед собой стену. В этой главе: чем играют, кто где сидит и как { -tile(case: "nom-pl") } попадают из стены в руки.
press-chapter-calls = Игроки ходят по очереди: берут тайл со стены и сбрасывают тайл, пока кто-нибудь не выиграет или не кончится стена. Сброшенный тайл другой игрок может забрать в сет: чи (три подряд одной масти), пон (три одинаковых) или кан (четыре).
press-chapter-riichi = Игрок с закрытой рукой в темпае может объявить риичи: он делает ставку и больше не меняет руку. Фуритен запрещает рон тому, кто сам сбросил или пропустил свой выигрышный тайл. Доры повышают стоимость руки, но не дают яку.
press-chapter-hands = Для { -win(case: "gen") } нужны четыре { -set(case: "gen") } и пара (или особая форма руки) и хотя бы одно яку. В этой главе — остальные требования к руке.
press-chapter-yaku = Яку даёт право на { -win(case: "acc") } и приносит руке { -han-unit(case: "nom-pl") }. К каждому яку приведены пример и рука, которой до него чуть-чуть не хватает; все руки посчитаны программой.
press-chapter-yakuman = Самые дорогие руки — якуманы. За некоторые из них платит тот, с чьего сброса собран решающий { -set } (пао).
press-chapter-payments = Стоимость руки складывается из { -han-unit(case: "gen-pl") } и фу. Фу дают { -set(case: "nom-pl") }, пара, ожидание и способ { -win(case: "gen") }; кто сколько платит, показано в таблицах.
press-chapter-draws = Если стена кончилась и никто не выиграл, это ничья. { -honba(case: "Nom") } увеличивает выплату за следующую выигравшую руку. В этой главе: когда раздача прерывается, кто становится { -dealer(case: "ins") } и когда кончается партия.
press-chapter-penalties = Что бывает за ошибки и нарушения игроков.
press-chapter-result = Как из очков получается результат партии.

# Страница
fault-line = строка { $line }: { $fault }
fault-not-tenpai = { $hand }: рука не в темпае.
fault-not-shown = { $hand } не даёт яку «{ $claim }» ни на одном из тайлов: { $tiles }.
fault-no-claim = { $hand }: рядом нет названия яку, выделенного жирным.
fault-unknown-tag = Нет такого тега: { $tag }.
fault-no-anchor = Ссылка никуда не ведёт: { $anchor } нет.
faults-found = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдено { $count } ошибки.
   *[other] Найдено { $count } ошибок.
}
refused-large = { $file }: размер файла больше { $megabytes } МБ.
