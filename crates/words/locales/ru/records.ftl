# Записи партий и их проверка.

verify-unreadable = { $file } не читается: { $why }
verify-differs = { $file }: { $count ->
    [one] { $count } расхождение
    [few] { $count } расхождения
   *[other] { $count } расхождений
}
verify-differs-explained = { $file }: { $count ->
    [one] { $count } расхождение
    [few] { $count } расхождения
   *[other] { $count } расхождений
}, объяснено: { $why }
verify-failed = { $mismatches ->
    [one] { $mismatches } расхождение
    [few] { $mismatches } расхождения
   *[other] { $mismatches } расхождений
}, { $unreadable ->
    [one] { $unreadable } запись не читается
    [few] { $unreadable } записи не читаются
   *[other] { $unreadable } записей не читаются
}
verify-kinds = Расхождения по видам
verify-kind-rule = { $what }: { $name } ({ $switch })
verify-kind-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
verify-inferred = { $file }: правила, выведенные из записи
verify-inferred-rule = { $name } ({ $switch }): { $value }
verify-walls = Заново вычисленные стены
verify-passed = Пропущенные { -win(case: "nom-pl") }
verify-broken-off = Прерванные партии
verify-explained = Партии, заведомо нарушающие свои правила
verify-explained-differences = расхождения в них, выше не учтены

# Почему запись не читается.
record-at = строка { $line }, байт { $byte }: { $what }
record-no-file = это не файл и не папка
record-too-large = файл слишком велик для записи партии: больше { $most } байт
record-unknown-packing = неизвестный способ сжатия
record-archive-damaged = архив повреждён
record-unknown-format = это не запись в известном формате
record-compression = сжатые данные повреждены или обрезаны
record-no-text = это не текст в UTF-8
record-cut = запись обрывается на середине
record-expected = ожидалось: { $what }; найдено: «{ $found }»
record-unknown-element = элемента «{ $name }» в записях не бывает
record-out-of-place = здесь «{ $name }» быть не может
record-missing = нет атрибута «{ $name }»
record-value = в «{ $name }» ожидалось: { $what }; найдено: «{ $found }»
record-wants-element = элемент
record-wants-root = элемент «mjloggm»
record-wants-nothing = ничего больше
record-wants-name = имя
record-wants-attribute = атрибут со значением или конец элемента
record-wants-fewer-attributes = меньше атрибутов
record-wants-empty-element = элемент без содержимого
record-wants-number = число от { $low } до { $high }
record-wants-numbers = { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[other] { $count } чисел
}
record-wants-pairs = пары чисел
record-wants-tile = тайл из игрового набора
record-wants-player = номер игрока
record-wants-call = код объявления
record-wants-yaku = номер яку
record-wants-draw = название ничьей
record-wants-result = число не более чем с одним знаком после запятой
record-wants-fewer-steps = не больше шагов, чем бывает в раздаче
record-wants-fewer-deals = не больше раздач, чем бывает в партии
record-json = неожиданный JSON: { $why }
record-hidden-tile = один из тайлов скрыт: это партия глазами одного игрока, а не полная запись
record-unknown-rules = правила «{ $id }» неизвестны или с тех пор изменились
record-bad-rules = правила, указанные в записи, недействительны: { $problems }
record-damaged-rules = правила в записи повреждены
record-only-in-logs = это можно записать только в формате Hanchan: { $what }
unrecordable-real-table = партия в режиме «как за настоящим столом»
unrecordable-chombo = раздача, закончившаяся чомбо
unrecordable-void = раздача, переигранная по решению судьи
record-wants-list-of = { $count ->
    [one] список из { $count } элемента
   *[other] список из { $count } элементов
}
record-wants-list = список
record-wants-text = текст
record-wants-tile-name = название { -tile(case: "gen") }
record-wants-wind = ветер: E, S, W или N
record-wants-call-text = объявление
record-wants-worth = стоимость { -win(case: "gen") }
record-wants-yaku-name = название яку и его { -han-unit(case: "nom-pl") }
record-wants-event = событие партии
record-wants-following = событие, возможное в этом месте

# Где запись и движок расходятся.
differs-in-deal = раздача { $deal }: { $what }
differs-in-step = раздача { $deal }, шаг { $step }: { $what }
differs-recorded = записано: { $what }
differs-engine = по правилам: { $what }
differs-rule = решает правило: { $name } ({ $switch })
differs-wall = в вычисленной стене { -tile } на другом месте
differs-dice = другие кубики
differs-tiles = слишком много одинаковых { -tile(case: "gen-pl") }
differs-setup = начало раздачи
differs-act = недопустимый ход
differs-forced = что должно произойти дальше
differs-stake = очки после ставки { -riichi }
differs-penalty = нарушение или наказание за него
differs-ruling = решение судьи или его последствия
differs-announcement = объявленная выплата или её последствия
differs-end = конец раздачи
differs-winner = { -winner }
differs-hand = выигравшая рука
differs-yaku = яку и дора
differs-fu = фу
differs-limit = лимит
differs-points = очки руки
differs-indicators = { -indicator(case: "nom-pl") }
differs-liable = кто платит по пао
differs-payments = выплаты
differs-table = { -honba(case: "all") } и ставки на столе
differs-before = очки до выплат
differs-shown = показанные руки
differs-next = продолжается ли партия
differs-final-points = итоговые очки
differs-results = итоговые результаты

# Перевод в другой формат.
convert-format = по имени { $file } не понять, какой нужен формат: укажите его через --to
convert-differs = запись расходится со своими правилами ({ $place }); с --anyway она будет записана по правилам
convert-no-rounds = запись нельзя воспроизвести: { $place }
convert-players = правила «{ $id }» — для другого числа игроков
convert-inexpressible = в формате { $format } это записать нельзя: { $what }
inexpressible-unfinished = раздача { $deal } не окончена
inexpressible-untold = раздача { $deal } записана не полностью
inexpressible-ambiguous = в раздаче { $deal } было бы неясно, кто что сделал и когда
inexpressible-rules = правила этой партии
convert-done = { $file }: { $format }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}

# Две стороны расхождения: что записано и что получается по правилам. Места нумеруются с 0.
side-draws = место { $seat } берёт { $tile }
side-discards = место { $seat } сбрасывает { $tile }
side-discards-drawn = место { $seat } сбрасывает взятый { $tile }
side-riichi = место { $seat } объявляет { -riichi }
side-stake = место { $seat } делает ставку { -riichi }
side-claims = место { $seat } забирает { $tile }
side-closed-kan = место { $seat } объявляет закрытый кан { $tile }
side-added-kan = место { $seat } добавляет { $tile } к пону
side-north = место { $seat } откладывает север
side-indicator = { -indicator } { $tile }
side-left = место { $seat } отключается
side-back = место { $seat } возвращается
side-seat = место { $seat }
side-refused = отказ: { $why }
side-turn-of = ход места { $seat }
side-over = конец
side-goes-on = продолжается
side-live = живая стена, { -tile } { $number }
side-replacement = { -tile } замены { $number }
side-place-indicator = { -indicator } { $number }
side-place-ura = { -indicator } ура-доры { $number }
side-no-place = в стене такого места нет: { $place }
side-melds = { $melds }; северов: { $norths }
side-ron = место { $seat } выигрывает на { $tile } с места { $from }
side-tsumo = место { $seat } выигрывает по цумо { $tile }
side-wins = { -win(case: "Nom-pl") }: { $count }
side-setup = { $deal }, { -dealer }: место { $dealer }, { -honba }: { $honba }, ставки: { $sticks }, очки: { $points }
