var e=`# Раздача и чем она закончилась.

deal-name = { $round } { $number }
tile-red-five = { $tile } (красная пятёрка)
waits-nothing = ничего
ending-won = { -win(case: "Nom") }
ending-exhausted = Ничья: стена кончилась

# Нарушения за настоящим столом
offence-false-win = недействительное объявление { -win(case: "gen") } ({ $why })
no-win-not-complete = рука не собрана
no-win-furiten = фуритен
no-win-no-yaku = нет яку или мало { -han-unit(case: "gen-pl") }
no-win-not-robbed = на этом кане или севере рон невозможен
no-win-dead-hand = мёртвая рука
offence-shout = { -win } объявлена, но рука не показана
offence-noten-riichi = { -riichi } без темпая
offence-false-kan-after-riichi = недопустимый кан после { -riichi }
offence-riichi-too-late = { $tiles ->
    [0] риичи, когда живая стена уже кончилась
    [one] риичи, когда в живой стене остался { $tiles } тайл
    [few] риичи, когда в живой стене осталось { $tiles } тайла
    [many] риичи, когда в живой стене осталось { $tiles } тайлов
   *[other] риичи, когда в живой стене осталось { $tiles } тайла
}
offence-false-call = недействительное объявление { -set(case: "gen") } ({ $call })
offence-call-with-dead-hand = объявление с мёртвой рукой ({ $call })
offence-exposure = { $tiles ->
    [one] опрокинут { $tiles } тайл ({ $what })
    [few] опрокинуто { $tiles } тайла ({ $what })
    [many] опрокинуто { $tiles } тайлов ({ $what })
   *[other] опрокинуто { $tiles } тайла ({ $what })
}
toppled-live-wall = живая стена
toppled-dead-wall = мёртвая стена
toppled-own-hand = своя рука
toppled-others-hand = чужая рука
offence-wrong-count = неверное число { -tile(case: "gen-pl") }
offence-out-of-turn = тайл взят не в свой ход
offence-peeking = подглядывание в чужую руку
`,t=`# Шантен, ожидания, укейре, нотации.

shanten-complete = рука собрана
shanten-tenpai = темпай
shanten-away = { $shanten ->
    [1] один тайл до темпая
    [one] { $shanten } тайл до темпая
    [few] { $shanten } тайла до темпая
    [many] { $shanten } тайлов до темпая
   *[other] { $shanten } тайлов до темпая
}
form-standard = четыре { -set(case: "gen") } и пара
form-pairs = семь пар
form-orphans = тринадцать сирот
waits-tenpai-named = темпай, ожидание { $name }
waits-not-tenpai = не в темпае: { $shanten }
waits-not-held = вне руки: { $left }
waits-all-held = завершил бы руку, но все четыре уже в ней
# Виды ожиданий
wait-kind-two-sided = двустороннее
wait-kind-closed = в дырку
wait-kind-edge = краевое
wait-kind-pair = на пару
wait-kind-two-pon = на два пона
wait-kind-orphan = на одну из сирот
# Ожидания всей руки
wait-name-three-sided = трёхстороннее
wait-name-two-ends = на пару с двух концов (нобетан)
wait-name-three-ends = на пару с трёх концов
wait-name-nine-sided = девятистороннее
wait-name-thirteen-sided = тринадцатистороннее
wait-name-combined = составное: { $kinds }
tiles-total = { $tiles ->
    [1] один тайл: { $list }
    [one] { $tiles } тайл: { $list }
    [few] { $tiles } тайла: { $list }
    [many] { $tiles } тайлов: { $list }
   *[other] { $tiles } тайлов: { $list }
}
improves-nothing = нет { -tile(case: "gen-pl") }, с которыми полезных стало бы больше при том же шантене
improves-by = взять { $draw } (осталось: { $left }), сбросить { $discard }: { $tiles }

# Симуляции
sim-games = Партии
sim-deals = Раздачи
sim-decisions = Решения
sim-wins = { -win(case: "Nom-pl") }
sim-tsumo = из них по цумо
sim-exhausted = Ничьи
sim-time = { $seconds } с
sim-per-second = в секунду
abort-four-kans = { -abort(case: "Nom") }: четыре кана
abort-four-riichi = { -abort(case: "Nom") }: четыре { -riichi }
abort-four-winds = { -abort(case: "Nom") }: четыре ветра
abort-nine-kinds = { -abort(case: "Nom") }: { -nine-kinds }
abort-three-rons = { -abort(case: "Nom") }: тройной рон
abort-chombo = Раздача прервана: чомбо
abort-void = Раздача переигрывается по решению судьи
`,n=`# Сколько стоит рука и почему.

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
`,r=`serve-ready = Hanchan запущен: { $url }
serve-checked = Настройки в порядке: адрес { $address }, данные в { $data }

table-not-for-you = Вам это недоступно.
table-no-chat = Чат вам сейчас недоступен.
table-not-the-owner = Это может сделать только создатель стола.
table-not-playing = За этим столом сейчас не играют.
table-no-such-tile = Такого тайла нет.
table-no-ruling = Недопустимое решение судьи.
table-not-your-choice = Это решаете не вы.
table-removed = Вас исключили из игры за этим столом.
table-nobody-there = Этого пользователя нет за столом.
table-no-judge-here = За этим столом нет судьи.
table-acted-elsewhere = Вы уже сделали ход с другого устройства.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-nice-hand = Хорошая рука!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-well-played = Хорошая игра!
`,i=`# Стол в терминале, просмотр записей и показатели игроков.

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
`,a=`# Слова, которые у клубов разные. В сообщениях они стоят терминами, клуб заменяет их в своём terms.ftl.
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
`,o=`# The page in the browser.

# Pages
web-home = Главная
web-calculator = Калькулятор
web-training = Тренировка
web-cards = Карточки яку
web-replays = Записи
web-me = Мой профиль
web-pages = Страницы
web-to-home = На главную
web-nothing-here = Страница не найдена.
web-no-page = Страницу не удалось загрузить.
web-loading = Загрузка…
web-language = Язык
web-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-theme-contrast = Контрастное
web-tiles = { -tile(case: "Nom-pl") }
web-tiles-regular = традиционные
web-tiles-plain = с крупными простыми знаками
web-tiles-dark = чёрные

# Home
web-title = { -riichi(case: "Nom") }-маджонг по правилам вашего клуба
web-lead = Сыграйте с ботами прямо сейчас или откройте стол для друзей.
web-your-name = Ваше имя
web-guest = Гость
web-you-are = Вы — { $name }.
web-rules = Правила
web-play-now = Играть
web-make-table = Создать стол
web-learn = Учиться
web-cards-lead = Каждое яку с примером и рукой, которой до него чуть-чуть не хватает.
web-training-lead = Вопросы становятся труднее с вашими успехами: стоимость, ожидания, фуритен, сброс.
web-rules-lead = Полные правила, сравнение, памятки для печати.
web-tables = Столы
web-no-tables = Сейчас открытых столов нет. Создайте свой!
web-join = Сесть
web-watch = Смотреть
web-watch-open = Смотреть открытые руки (с задержкой)
web-free-seat = свободное место
web-bot = { $name } (бот)
web-bot-sensei = Сэнсэй
web-bot-student = Студент
web-bot-steady = Надёжный
web-bot-pupil = Новичок
web-bot-greedy = Жадный
web-bot-tsumogiri = Цумогири
web-bot-random = Случайный
web-bot-first = Простой
web-stage-waiting = Ждём игроков
web-stage-playing = Идёт партия
web-stage-adjourned = Партия отложена

# A new table
web-length = Длина партии
web-length-rules = По правилам
web-length-one-deal = Одна раздача
web-length-east = Восточный раунд
web-length-east-south = Восточный и южный раунды
web-length-all-winds = Все четыре раунда
web-sitting = Режим стола
web-assisted = С подсказками: стол не даст нарушить правила
web-real-table = Как за настоящим столом: возможны ошибки, есть судья
web-seats = Остальные места
web-seat-for = Место { $number }
web-person = Человек
web-clock = Время
web-with-clock = Играть на время
web-seconds-a-move = Секунд на ход
web-seconds-in-bank = Секунд в запасе
web-pace = Время бота на ход (мс)
web-window = Минимальное время на объявление (мс)
web-entry = Кто может сесть
web-entry-open = Все
web-entry-link = Все, у кого есть ссылка
web-entry-password = Все, кто знает пароль
web-password = Пароль
web-chat = Чат
web-phrases = Готовые фразы
web-open-hands = Зрители видят все руки с задержкой
web-open-after = Задержка (с)
web-open-table = Создать стол

# At the table
web-table = Стол
web-menu = Меню
web-close = Закрыть
web-choices = Что можно сделать
web-your-hand = Ваша рука
web-your-turn = Ваш ход
web-dice = Кубики: { $dice }
web-furiten-since = фуритен (ваш сброс: { $tile })
web-why-no-win = Почему нельзя выиграть?
web-drawn-tile = { $tile }, только что взят
web-forbidden-tile = { $tile } (сейчас нельзя)
web-wind-0 = В
web-wind-1 = Ю
web-wind-2 = З
web-wind-3 = С
web-stand-in = играет программа
web-away = не за столом
web-do-draw = Взять { -tile }
web-do-pon = Пон
web-do-chi = Чи
web-do-closed-kan = Закрытый кан
web-do-added-kan = { -extend(case: "Inf") } пон до кана
web-do-agree = Согласиться
web-do-object = Возразить
web-do-mix = Перемешать { -tile(case: "nom-pl") }
web-do-correct = Исправить выплату
web-do-announce = Назвать стоимость
web-ask-draw = Ваш ход: возьмите { -tile }
web-early-draw = Подождите: другие ещё могут что-то объявить на предыдущий сброс
web-ask-announce = Назовите, сколько платит каждый, вместе с { -honba(case: "ins") }, но без ставок (ставки со стола и так достаются вам)
web-ask-accept = Согласны ли вы с этой стоимостью?
web-ask-settle = Расчёт сделан. Если всё верно, перемешайте { -tile(case: "nom-pl") }.
web-pays = { $name } платит
web-connecting = Подключаемся…
web-lost = Связь прервалась. Партия продолжается; подключаемся снова…
web-left = Вы покинули стол.
web-you-watch = Вы зритель
web-next-deal = Следующая раздача
web-final = Итоги партии
web-see-table = Показать стол
web-waits-for = Ждём: { $names }
web-rematch = Сыграть ещё
web-rematch-made = Сесть за новый стол
web-record = Скачать запись
web-replay = Посмотреть запись
web-proof = Проверка честности стен
web-proof-about = До партии сервер опубликовал хеш зерна, из которого построены все стены; теперь он раскрывает само зерно.
web-promised = Хеш зерна (SHA-256)
web-seed = Зерно
web-share = Отправьте эту ссылку друзьям:
web-copy = Скопировать
web-copied = Скопировано
web-leave = Покинуть стол

# Before a deal is played
web-opening = Показывать рассадку, кубики и стены
web-opening-skip = Пропустить
web-opening-never = Больше не показывать
web-opening-draw = { -tile(case: "Nom-pl") } ветров лежат рубашкой вверх. Каждый тянет { -tile } и садится по своему ветру.
web-opening-lot = Места распределены по жребию.
web-opening-east = { $name } — Восток, первый { -dealer }.
web-opening-roll = { $name } бросает кубики: { $dice }.
web-opening-gap = Разлом в стене игрока { $name }: справа { $stacks ->
    [one] отсчитана { $stacks } стопка
    [few] отсчитаны { $stacks } стопки
   *[other] отсчитано { $stacks } стопок
}.
web-opening-dead = Мёртвая стена — { $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
   *[other] { $stacks } стопок
} справа от разлома. { -indicator(case: "Nom") } доры: { $tile }.
web-opening-four = { -tile(case: "Nom-pl") } берут по четыре.
web-opening-first-and-fifth = { $name } берёт первый и пятый тайлы, остальные — по одному.
web-opening-one-each = Каждый берёт по одному тайлу, { $name } добирает четырнадцатый.
web-key-skip = пропустить показ рассадки и стен
web-walls = Показать стены
web-round-marker = Указатель раунда

# The players' part of the walls
web-part = Ваша часть зерна (по желанию)
web-part-about = Стены строятся из секретного зерна сервера и частей, которые добавили игроки, поэтому подстроить стены никто не может. Ваша часть выбрана случайно; можно ввести свою. После партии стены можно проверить.
web-part-change = Заменить
web-part-yours = Ваша часть зерна

# The menu at the table
web-auto = Автоматически
web-auto-win = Объявлять { -win(case: "acc") }
web-auto-no-calls = Не объявлять { -set(case: "nom-pl") }
web-auto-discard = Сбрасывать взятый тайл
web-settings = Настройки
web-sounds = Звуки
web-help = Показывать ожидания и фуритен
web-guard = Подтверждать сброс вторым нажатием
web-yaku-translated = Переводить названия яку
web-send = Отправить
web-log = Ход партии
web-key-drawn = сбросить взятый тайл
web-key-riichi = выбрать { -riichi } / отменить
web-call-judge = Позвать судью
web-judge-called = { $name } зовёт судью
web-propose-adjourn = Предложить отложить партию
web-propose-end = Предложить закончить партию
web-mute = Запретить чат: { $name }
web-remove = Исключить: { $name }

# The judge
web-judge = Судья
web-ruling = Решение
web-ruling-offence = Нарушение
web-ruling-penalty = Наказание
web-ruling-inspection = Проверить руку
web-ruling-points = Исправить очки
web-ruling-redeal = Переиграть раздачу
web-ruling-remark = Заметка
web-penalty-chombo = Чомбо
web-penalty-dead-hand = Мёртвая рука
web-penalty-none = Без наказания
web-offence-false-win = показана невыигрышная рука
web-offence-riichi-too-late = { -riichi } слишком поздно
web-offence-false-call = недействительное объявление { -set(case: "gen") }
web-offence-call-with-dead-hand = объявление с мёртвой рукой
web-offence-exposure = опрокинуты { -tile(case: "nom-pl") }
web-offence-why = Почему не выигрыш
web-offence-what = Где
web-offence-count = Сколько { -tile(case: "gen-pl") }
web-offence-live = Осталось в живой стене
web-offence-call = Объявление
web-offence-own-tile = { -tile(case: "Nom") } из руки
web-offence-kan-tile = { -tile(case: "Nom") }
web-note = Причина
web-do-rule = Вынести решение

# The account
web-log-in = Войти
web-log-out = Выйти
web-register = Создать учётную запись
web-keep-account = Задайте пароль, чтобы сохранить имя и партии
web-my-games = Мои партии
figures-title = Моя статистика
figures-trend = Результат по партиям
figures-rates = { $deals ->
    [one] Из { $deals } раздачи
   *[other] Из { $deals } раздач
}
figures-look = Посмотреть
figures-day = Дата

# What went wrong
fault-internal = На сервере что-то пошло не так.
fault-no-connection = Сервер не отвечает.
`,s=`# Яку: название своими словами; .romanised — японское название кириллицей;
# .about — что нужно руке.

yaku-riichi = Риичи
    .romanised = Риичи
    .about = Объявлено с закрытой рукой в темпае.
yaku-double-riichi = Двойное риичи
    .romanised = Дабл-риичи
    .about = Риичи на первом сбросе, до любых объявлений.
yaku-ippatsu = Одним махом
    .romanised = Иппацу
    .about = Победа в течение круга после риичи, если не было объявлений.
yaku-menzen-tsumo = Закрытое цумо
    .romanised = Мендзен цумо
    .about = Победа по цумо с закрытой рукой.
yaku-pinfu = Плоская рука
    .romanised = Пинфу
    .about = Закрытая рука из четырёх чи и неценной пары с двусторонним ожиданием.
yaku-tanyao = Только средние
    .romanised = Таняо
    .about = Ни одного { -orphan(case: "gen") }.
yaku-iipeikou = Двойное чи
    .romanised = Иипейко
    .about = Два одинаковых чи в закрытой руке.
yaku-yakuhai-seat = Ветер места
    .romanised = Якухай, ветер места
    .about = Пон или кан ветра своего места.
yaku-yakuhai-round = Ветер раунда
    .romanised = Якухай, ветер раунда
    .about = Пон или кан ветра раунда.
yaku-yakuhai-white = Белый дракон
    .romanised = Якухай, хаку
    .about = Пон или кан белых драконов.
yaku-yakuhai-green = Зелёный дракон
    .romanised = Якухай, хацу
    .about = Пон или кан зелёных драконов.
yaku-yakuhai-red = Красный дракон
    .romanised = Якухай, чун
    .about = Пон или кан красных драконов.
yaku-haitei = Последний тайл стены
    .romanised = Хайтей раоюэ
    .about = Победа по цумо на последнем тайле стены.
yaku-houtei = Последний сброс
    .romanised = Хотей раоюй
    .about = Победа на последнем сбросе.
yaku-rinshan = Победа после кана
    .romanised = Риншан кайхо
    .about = Победа на тайле замены после кана.
yaku-chankan = Ограбление кана
    .romanised = Чанкан
    .about = Победа на тайле, которым другой игрок { -extend(case: "sg") } пон до кана.
yaku-sanshoku-doujun = Трёхцветное чи
    .romanised = Саншоку додзюн
    .about = Одинаковое чи во всех трёх мастях.
yaku-ittsu = Прямая
    .romanised = Иццу
    .about = Чи 123, 456 и 789 одной масти.
yaku-chanta = Наружная рука
    .romanised = Чанта
    .about = В каждом сете и в паре есть { -orphan }; хотя бы одно чи.
yaku-sanrenkou = Три пона подряд
    .romanised = Санренко
    .about = Поны трёх соседних номиналов одной масти.
yaku-toitoi = Только поны
    .romanised = Тойтой
    .about = Четыре пона или кана.
yaku-chiitoitsu = Семь пар
    .romanised = Чиитойцу
    .about = Семь разных пар.
yaku-sanankou = Три закрытых пона
    .romanised = Сананко
    .about = Три пона или кана, собранных без чужих тайлов.
yaku-sanshoku-doukou = Трёхцветный пон
    .romanised = Саншоку доко
    .about = Одинаковый пон во всех трёх мастях.
yaku-sankantsu = Три кана
    .romanised = Санканцу
    .about = Три любых кана.
yaku-shousangen = Малые три дракона
    .romanised = Шосанген
    .about = Два пона драконов и пара третьего дракона.
yaku-honroutou = Терминалы и благородные
    .romanised = Хонрото
    .about = Только { -orphan(case: "nom-pl") }.
yaku-honitsu = Грязный одноцвет
    .romanised = Хоницу
    .about = Одна масть и { -honour(case: "nom-pl") }.
yaku-junchan = Чистая наружная рука
    .romanised = Джунчан
    .about = В каждом сете и в паре есть терминальный тайл; хотя бы одно чи.
yaku-ryanpeikou = Два двойных чи
    .romanised = Рянпейко
    .about = Дважды по два одинаковых чи в закрытой руке.
yaku-chinitsu = Чистый одноцвет
    .romanised = Чиницу
    .about = Только тайлы одной масти.
yaku-renhou = Благословение человека
    .romanised = Ренхо
    .about = Победа на чужом сбросе до своего первого хода, пока первый круг не прерван.
yaku-nagashi-mangan = Манган за дискард
    .romanised = Нагаши манган
    .about = При ничьей: в дискарде только { -orphan(case: "nom-pl") }.
yaku-tenhou = Благословение небес
    .romanised = Тенхо
    .about = Дилер выигрывает со стартовой рукой.
yaku-chiihou = Благословение земли
    .romanised = Чихо
    .about = Победа на первом же взятом тайле, пока первый круг не прерван.
yaku-suuankou = Четыре закрытых пона
    .romanised = Сууанко
    .about = Четыре пона или кана, собранных без чужих тайлов.
yaku-suuankou-tanki = Четыре закрытых пона с ожиданием на пару
    .romanised = Сууанко танки
    .about = Четыре закрытых пона уже собраны, не хватает тайла в пару.
yaku-kokushi = Тринадцать сирот
    .romanised = Кокуши мусо
    .about = Все тринадцать { -orphan(case: "gen-pl") } и пара к любому из них.
yaku-kokushi-thirteen = Тринадцать сирот с тринадцатисторонним ожиданием
    .romanised = Кокуши мусо джусанмен
    .about = Тринадцать сирот, которым подходил любой из тринадцати тайлов.
yaku-chuuren = Девять врат
    .romanised = Чууренпото
    .about = Закрытая рука: 1112345678999 одной масти и ещё один тайл этой масти.
yaku-chuuren-nine = Чистые девять врат
    .romanised = Джунсей чууренпото
    .about = Девять врат, которым подходил любой из девяти тайлов масти.
yaku-daisangen = Большие три дракона
    .romanised = Дайсанген
    .about = Поны или каны всех трёх драконов.
yaku-shousuushii = Малые четыре ветра
    .romanised = Шосуши
    .about = Три пона ветров и пара четвёртого ветра.
yaku-daisuushii = Большие четыре ветра
    .romanised = Дайсуши
    .about = Поны или каны всех четырёх ветров.
yaku-tsuuiisou = Только благородные
    .romanised = Цуисо
    .about = Только ветра и драконы.
yaku-ryuuiisou = Только зелёные
    .romanised = Рюисо
    .about = Только 2, 3, 4, 6, 8 соу и зелёные драконы.
yaku-chinroutou = Только терминалы
    .romanised = Чинрото
    .about = Только единицы и девятки.
yaku-suukantsu = Четыре кана
    .romanised = Сууканцу
    .about = Четыре любых кана.
yaku-daisharin = Великая колесница
    .romanised = Дайшарин
    .about = Закрытая рука 22334455667788 пин: по два тайла от 2 до 8.
`;export{r as a,e as c,i,o as n,n as o,a as r,t as s,s as t};