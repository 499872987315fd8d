# Стол в терминале, просмотр записей и показатели игроков.

# Что на столе
table-counters = Хонба { $counters }
table-sticks = Палочки { $sticks }
table-left = Тайлы { $tiles }
table-dora = Индикаторы
table-riichi = риичи
table-double-riichi = двойное риичи
table-dead = мёртвая рука
table-furiten = фуритен
table-player = Игрок
table-too-small = Для стола нужно окно в 80 столбцов и 24 строки, а здесь { $columns } и { $lines }.

# О чём спрашивают
ask-turn = Ваш ход: сбросьте тайл
ask-riichi = Риичи: какой тайл сбросить?
ask-claim = { $name }: { $tile } — объявляете?
ask-rob = { $name }: { $tile } — грабите?
ask-show = Ничья: показать руку?
ask-stop = Вы лидируете в последней раздаче: закончить партию?
ask-other = Ходит { $name }
ask-quit = Выйти? Партия не окончена.
ask-leave = Enter: выйти · любая другая клавиша: остаться

# Что можно сделать
do-riichi = Риичи
do-closed-kan = Закрытый кан { $tile }
do-added-kan = Добавленный кан { $tile }
do-north = Отложить Север
do-nine-kinds = Девять видов: пересдача
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
why-can = Сейчас вы можете победить.
why-here = Сейчас: { $why }
why-missed = { $name }, { $tile }: { $why }

# Клавиши
keys-play = ←→ a–n тайл · Enter сброс · w не рон? · t ожидания · ? справка · q выход
keys-replay = ←→ шаг · ↑↓ раздача · g номер · s место · o руки · t жду · ? справка · q выход
help-title = Справка
help-close = Любая клавиша закроет справку.
help-cursor = перейти к другому тайлу или варианту
help-enter = сбросить тайл, выбрать вариант
help-letter = сбросить тайл с этой буквой
help-number = выбрать вариант с этим номером
help-pass = пропустить
help-why = почему я не могу победить?
help-waits = ожидания и сколько до темпая
help-quit = выйти
help-step = шаг назад, вперёд
help-deal = предыдущая, следующая раздача
help-ends = начало, конец раздачи
help-go = перейти к раздаче по номеру
help-seat = смотреть со следующего места
help-open = открытые или скрытые руки
mark-sideways = лежит боком: риичи или взятый сброс
mark-claimed = забрал другой игрок
mark-added = добавлен к пону
mark-drawn = сброшен сразу после взятия
mark-red = красная пятёрка

# Что происходит
happened-dealt = { $deal }, дилер { $name }, хонба { $counters }, палочки { $sticks }
happened-drew = { $name } берёт { $tile }
happened-drew-hidden = { $name } берёт тайл
happened-replaced = { $name } берёт замену: { $tile }
happened-replaced-hidden = { $name } берёт замену
happened-returned = { $name } возвращает тайл
happened-riichi = { $name }: риичи
happened-double-riichi = { $name }: двойное риичи
happened-discarded = { $name } сбрасывает { $tile }
happened-discarded-drawn = { $name } сбрасывает только что взятый тайл: { $tile }
happened-stake = { $name } кладёт палочку
happened-chi = { $name }: чи { $tiles }
happened-pon = { $name }: пон { $tiles }
happened-kan = { $name }: кан { $tiles }
happened-closed-kan = { $name }: закрытый кан { $tiles }
happened-added-kan = { $name } добавляет к пону { $tile }
happened-north = { $name } откладывает Север
happened-said = { $name } говорит: { $what }
happened-indicator = Новый индикатор: { $tile }
happened-erred = Нарушение, { $name }: { $what }
happened-died = Рука мертва: { $name }
happened-chombo = { $name } платит чомбо
happened-tsumo = { $name } — цумо: { $tile }
happened-ron = { $name } — рон: { $tile }, сбросил игрок { $from }
happened-announced = { $name } объявляет стоимость руки
happened-agreed = { $name } не возражает
happened-objected = { $name } возражает
happened-corrected = { $name } находит ошибку в выплате
happened-mixed = Тайлы перемешаны
happened-ruled = Решение судьи
happened-shown = { $name } показывает { $hand }
happened-paid = Выплаты: { $list }
happened-sticks-returned = Палочки возвращаются

# Чем кончилось
result-tenpai = Темпай: { $names }
result-noten = Темпая нет ни у кого.
result-nagashi = Нагаси-манган: { $names }
final-title = Партия окончена
final-place = Место
final-player = Игрок
final-points = Очки
final-uma = Ума
final-result = Итог
final-log = Запись: { $file }

# Просмотр
replay-place = раздача { $deal } из { $deals } · шаг { $step } из { $steps }
replay-go = К какой раздаче перейти (1–{ $deals })? { $number }
replay-cut = Запись обрывается в строке { $line }; показано то, что до неё.
replay-not-over = Запись кончается раньше партии.
replay-empty = В ней нет ни одной раздачи.
replay-terminal = Для игры нужен терминал, а его нет.
replay-log-exists = { $file } уже существует; записи никогда не затираются.
replay-no-seat = Втроём на месте Севера никто не сидит.
replay-unreadable = { $file }: { $why }
log-json = строка { $line }: ожидалась строка записи ({ $why })
log-version = строка { $line }: версия формата { $version } не читается, только версия 2
log-out-of-place = строка { $line }: здесь этого быть не может
log-no-such-seat = строка { $line }: на месте { $seat } никто не сидит
log-no-game = строка { $line }: ожидалась строка партии, с которой начинается каждая запись
log-rules = строка { $line }: правила не имеют смысла, или их хеш другой
log-deal = строка { $line }: по этим правилам раздача так не начинается
log-astray = строка { $line }: по правилам здесь этого быть не может

# Показатели игроков
stats-games = Партии
stats-rank = Среднее место
stats-ranks = Места
stats-result = Общий итог
stats-deals = Раздачи
stats-wins = Победы
stats-tsumo = из них цумо
stats-deal-ins = Наброшено
stats-riichi = Риичи
stats-calls = С объявлениями
stats-tenpai = Темпай в ничьих
stats-average-win = Средняя победа
stats-average-deal-in = Средний наброс
stats-failed = { $count ->
    [one] { $count } запись не удалось прочитать
    [few] { $count } записи не удалось прочитать
   *[other] { $count } записей не удалось прочитать
}

# Почему бот потерял ход
stead-late = { $name } не отвечает вовремя.
stead-retired = { $name } опаздывает в третий раз подряд, и больше его не спрашивают.
stead-gone = { $name } больше не отвечает; его тайлы сбрасываются сразу после взятия.
stead-absent = { $name } не приходит; его тайлы сбрасываются сразу после взятия.
stead-idle = { $name } ничего не делает в свой ход.
stead-unreadable = { $name } отвечает бессмыслицей.
stead-no-act = { $name } хочет сделать то, чего в маджонге не бывает.
stead-bad-field = { $name } не договаривает: в ответе не хватает части.
stead-other-seat = { $name } отвечает за другое место.
stead-not-allowed = { $name } хочет сделать то, чего сейчас нельзя.
stead-other = { $name } не играет: { $why }
stead-said = { $what } Ответ: { $said }
