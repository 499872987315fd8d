# Стол в терминале, просмотр записей и показатели игроков.

# Что на столе
table-honba = { -honba(case: "All") } { $honba }
table-sticks = Ставки { $sticks }
table-left = Стена { $tiles }
table-dora = { -indicator(case: "Nom-pl") }
table-riichi = { -riichi }
table-double-riichi = { -double-riichi }
table-dead = мёртвая рука
table-furiten = фуритен
table-player = Игрок
table-too-small = Для стола нужно окно не меньше 80 столбцов на 24 строки, а здесь { $columns } на { $lines }.

# О чём спрашивают
ask-turn = Ваш ход: сбросьте { -tile }
ask-riichi = Риичи: какой тайл сбросить?
ask-claim = { $name } сбрасывает: { $tile }. Объявите что-нибудь?
ask-rob = Можно выиграть на { -tile(case: "prep") } игрока { $name } ({ $tile }). Рон?
ask-show = Ничья: показать руку?
ask-stop = Вы лидируете в последней раздаче. Закончить партию?
ask-other = Ходит { $name }
ask-quit = Партия не окончена. Всё равно выйти?
ask-leave = Enter: выйти · любая другая клавиша: остаться

# Что можно сделать
do-riichi = { -riichi(case: "Nom") }
do-closed-kan = Закрытый кан { $tile }
do-added-kan = { -extended(case: "Nom") } кан { $tile }
do-north = Отложить север
do-nine-kinds = { -nine-kinds(case: "Nom") }: { -abort }
do-chi = Чи { $tiles }
do-pon = Пон { $tiles }
do-kan = Кан
do-pass = Пропустить
do-show = Показать
do-hide = Скрыть
do-stop = Закончить партию
do-go-on = Играть дальше
do-back = Назад
go-on = Enter: дальше

# Почему нет победы?
why-can = Сейчас вы можете выиграть.
why-here = Сейчас: { $why }
why-missed = { $name }, { $tile }: { $why }

# Клавиши
keys-play = ←→ a–n { -tile } · Enter сброс · w нет { -win(case: "gen") }? · t ожидания · ? справка · q выход
keys-replay = ←→ шаг · ↑↓ раздача · g № · s место · o руки · t ожидания · ? справка · q выход
help-title = Справка
help-close = Любая клавиша закроет справку.
help-cursor = перейти к другому тайлу или варианту
help-enter = сбросить { -tile } или выбрать вариант
help-letter = сбросить { -tile } с этой буквой
help-number = выбрать вариант с этим номером
help-pass = пропустить
help-why = почему я не могу выиграть?
help-waits = показать ожидания и шантен
help-quit = выйти
help-step = шаг назад или вперёд
help-deal = предыдущая или следующая раздача
help-ends = начало или конец раздачи
help-go = перейти к раздаче по номеру
help-seat = смотреть со следующего места
help-open = показать или скрыть все руки
mark-sideways = лежит боком: { -riichi } или забранный сброс
mark-claimed = забран другим игроком
mark-added = добавлен к пону
mark-drawn = сброшен сразу после взятия (цумогири)
mark-red = красная пятёрка

# Что происходит
happened-dealt = { $deal }, { -dealer } — { $name }, { -honba(case: "all") }: { $honba }, ставки: { $sticks }
happened-drew = { $name } берёт: { $tile }
happened-drew-hidden = { $name } берёт { -tile }
happened-replaced = { $name } берёт { -tile } замены: { $tile }
happened-replaced-hidden = { $name } берёт { -tile } замены
happened-returned = { $name } возвращает { -tile } в стену
happened-riichi = { $name }: { -riichi }
happened-double-riichi = { $name }: { -double-riichi }
happened-discarded = { $name } сбрасывает: { $tile }
happened-discarded-drawn = { $name } сбрасывает взятый тайл: { $tile }
happened-stake = { $name } делает ставку { -riichi }
happened-chi = { $name }: чи { $tiles }
happened-pon = { $name }: пон { $tiles }
happened-kan = { $name }: кан { $tiles }
happened-closed-kan = { $name }: закрытый кан { $tiles }
happened-added-kan = { $name } { -extend(case: "sg") } пон до кана: { $tile }
happened-north = { $name } откладывает север
happened-said = { $name } объявляет: { $what }
happened-passed = { $name } пропускает рон
happened-hid = { $name } не показывает руку
happened-indicator = Новый { -indicator } доры: { $tile }
happened-erred = { $name } — нарушение: { $what }
happened-died = { $name }: мёртвая рука
happened-chombo = { $name } платит за чомбо
happened-tsumo = { $name } — цумо: { $tile }
happened-ron = { $name } — рон на { -tile(case: "prep") } игрока { $from }: { $tile }
happened-announced = { $name } называет стоимость руки
happened-agreed = { $name } соглашается
happened-objected = { $name } возражает
happened-corrected = { $name } исправляет выплату
happened-mixed = { -tile(case: "Nom-pl") } перемешаны
happened-ruled = Решение судьи: { $what }
happened-ruled-noted = Решение судьи: { $what }. Причина: { $note }
happened-remarked = Замечание судьи: { $note }
ruling-offence = { $name } — нарушение: { $what }
ruling-no-penalty = { $name } — без наказания
ruling-dead-hand = { $name } — мёртвая рука
ruling-chombo = { $name } — чомбо
ruling-inspection = { $name } — проверка руки
ruling-points = исправление очков: { $list }
ruling-redeal = раздача переигрывается
ruling-remark = только замечание
happened-shown = { $name } показывает руку: { $hand }
happened-paid = Выплаты: { $list }
happened-sticks-returned = Ставки { -riichi } возвращаются

# Чем кончилось
result-tenpai = Темпай: { $names }
result-noten = Темпая нет ни у кого.
result-nagashi = { -nagashi(case: "Nom") }: { $names }
final-title = Партия окончена
final-place = Место
final-player = Игрок
final-points = Очки
final-uma = Ума
final-result = Итог
final-log = Запись сохранена: { $file }

# Просмотр
replay-place = раздача { $deal } из { $deals } · шаг { $step } из { $steps }
replay-go = К какой раздаче перейти (1–{ $deals })? { $number }
replay-cut = Запись обрывается в строке { $line }; показано всё, что до неё.
replay-not-over = Запись обрывается до конца партии.
replay-empty = В записи нет ни одной раздачи.
replay-terminal = Нужен терминал, а вывод идёт не в него.
replay-log-exists = { $file } уже существует; записи не перезаписываются.
replay-no-seat = При игре втроём места Севера нет.
replay-unreadable = { $file }: { $why }
log-json = строка { $line }: это не строка записи ({ $why })
log-version = строка { $line }: версия формата { $version } не поддерживается; читается только версия 2
log-out-of-place = строка { $line }: такой строки здесь быть не может
log-no-such-seat = строка { $line }: места { $seat } нет
log-no-game = строка { $line }: здесь должна быть строка партии, с которой начинается каждая запись
log-rules = строка { $line }: недопустимые правила, или их хеш не совпадает
log-deal = строка { $line }: по этим правилам раздача так не начинается
log-astray = строка { $line }: по правилам здесь этого быть не может

# Показатели игроков
stats-games = Партии
stats-rank = Среднее место
stats-ranks = Места
stats-result = Общий итог
stats-deals = Раздачи
stats-wins = { -win(case: "Nom-pl") }
stats-tsumo = из них по цумо
stats-deal-ins = Набросы
stats-riichi = { -riichi(case: "Nom") }
stats-calls = Открытые руки
stats-tenpai = Темпай при ничьей
stats-average-win = Средний выигрыш
stats-average-deal-in = Средний наброс
stats-failed = { $count ->
    [one] { $count } запись не удалось прочитать
    [few] { $count } записи не удалось прочитать
   *[other] { $count } записей не удалось прочитать
}

# Почему бот потерял ход
stead-late = { $name } не отвечает вовремя.
stead-retired = { $name } опаздывает в третий раз подряд, ответов больше не ждём.
stead-gone = { $name } больше не на связи; взятые { -tile(case: "nom-pl") } сбрасываются сразу.
stead-absent = { $name } не подключается; взятые { -tile(case: "nom-pl") } сбрасываются сразу.
stead-idle = { $name } ничего не делает в свой ход.
stead-unreadable = { $name }: ответ не удалось прочитать.
stead-no-act = { $name }: неизвестное действие.
stead-bad-field = { $name }: ответ неполный.
stead-other-seat = { $name } отвечает за другое место.
stead-not-allowed = { $name }: недопустимый ход.
stead-other = { $name } не играет: { $why }
stead-said = { $what } Ответ: { $said }
