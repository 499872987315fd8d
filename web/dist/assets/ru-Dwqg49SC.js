var e=`# Раздача и чем она закончилась.

deal-name = { $round } { $number }
tile-red-five = { $tile } (красная пятёрка)
waits-nothing = ничего
ending-won = Победа
ending-exhausted = Ничья: стена кончилась

# Нарушения за настоящим столом
offence-false-win = показана невыигрышная рука: { $why }
no-win-not-complete = она не собрана
no-win-furiten = фуритен
no-win-no-yaku = нет яку или их мало
no-win-not-robbed = этот тайл ограбить нельзя
no-win-dead-hand = рука мёртвая
offence-shout = победа объявлена, но рука не показана
offence-noten-riichi = риичи без темпая
offence-false-kan-after-riichi = недопустимый кан после риичи
offence-riichi-too-late = { $tiles ->
    [0] риичи, когда живая стена уже кончилась
    [one] риичи, когда в живой стене остался { $tiles } тайл
    [few] риичи, когда в живой стене осталось { $tiles } тайла
    [many] риичи, когда в живой стене осталось { $tiles } тайлов
   *[other] риичи, когда в живой стене осталось { $tiles } тайла
}
offence-false-call = неверно объявленный сет
offence-call-with-dead-hand = объявление с мёртвой рукой
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
offence-wrong-count = неверное число тайлов
offence-out-of-turn = тайл взят не в свой ход
offence-peeking = подсмотрена чужая рука
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
form-standard = четыре сета и пара
form-pairs = семь пар
form-orphans = тринадцать сирот
waits-tenpai-named = темпай, ожидание { $name }
waits-not-tenpai = не темпай: { $shanten }
waits-not-held = не на руках: { $left }
waits-all-held = завершил бы руку, но все четыре уже у игрока
# Виды ожиданий
wait-kind-two-sided = двустороннее
wait-kind-closed = в дырку
wait-kind-edge = краевое
wait-kind-pair = на пару
wait-kind-two-pon = на два пона
wait-kind-orphan = на сироту
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
improves-nothing = ничто не улучшит руку, не приблизив её к темпаю
improves-by = { $draw } (осталось { $left }), сброс { $discard }: { $tiles }

# Симуляции
sim-games = Партии
sim-deals = Раздачи
sim-decisions = Решения
sim-wins = Победы
sim-tsumo = из них цумо
sim-exhausted = Ничьи
sim-time = { $seconds } с
sim-per-second = в секунду
abort-four-kans = Абортивная ничья: четыре кана
abort-four-riichi = Абортивная ничья: четыре риичи
abort-four-winds = Абортивная ничья: четыре ветра
abort-nine-kinds = Абортивная ничья: девять разных терминалов и благородных
abort-three-rons = Абортивная ничья: тройной рон
abort-chombo = Прервана: чомбо
abort-void = Переиграна по решению судьи
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
score-rejected = Другие варианты разбора
score-all-waits = Стоимость на каждом выигрышном тайле
score-indicators = Индикаторы доры
score-ura-indicators = Индикаторы ура-доры

# Как выиграно
won-by-tsumo = { $seat } — цумо: { $tile }
won-by-ron = { $seat } — рон: { $tile }
won-by-ron-from = { $seat } — рон: { $tile }, сбросил { $from }
situation = Раунд: { $round }, место: { $seat }
situation-dealer = Раунд: { $round }, место: { $seat } (дилер)

# Ханы
han = { $han ->
    [one] { $han } хан
    [few] { $han } хана
    [many] { $han } хан
   *[other] { $han } хан
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
dora-indicated = индикатор — { $indicator }, дора — { $dora }
renhou-mangan = само по себе стоит манган

# Фу, и за что они
fu-total = { $fu } фу
fu-rounded = { $sum } фу, округлено до { $fu }
fu-base = любая рука
fu-closed-ron = рон с закрытой рукой
fu-seven-pairs = семь пар
fu-triplet-open = открытый пон: { $tile }
fu-triplet-closed = закрытый пон: { $tile }
fu-kan-open = открытый кан: { $tile }
fu-kan-closed = закрытый кан: { $tile }
fu-pair-dragon = пара драконов: { $tile }
fu-pair-seat = пара ветра места: { $tile }
fu-pair-round = пара ветра раунда: { $tile }
fu-pair-double = пара ветра места и раунда: { $tile }
fu-tsumo = выигрышный тайл взят со стены
fu-rinshan = выигрышный тайл взят как тайл замены
fu-open-pinfu = открытая рука без других фу
fu-why-no-tsumo = Пинфу по цумо: за взятие со стены фу не начисляются.
fu-by-win = Пон завершён сбросом и считается открытым: { $tile }.

# Лимиты
limit-none = без лимита
limit-mangan = манган
limit-haneman = ханеман
limit-baiman = байман
limit-sanbaiman = санбайман
limit-kazoe = казое якуман
limit-yakuman = якуман
limit-by-kiriage = { $han ->
    [one] { $han } хан { $fu } фу, округлено до мангана
    [few] { $han } хана { $fu } фу, округлено до мангана
    [many] { $han } хан { $fu } фу, округлено до мангана
   *[other] { $han } хан { $fu } фу, округлено до мангана
}
total-han-fu = { $han ->
    [one] { $han } хан { $fu } фу
    [few] { $han } хана { $fu } фу
    [many] { $han } хан { $fu } фу
   *[other] { $han } хан { $fu } фу
}
total-limit-han = { $han ->
    [one] { $han } хан, { $limit }
    [few] { $han } хана, { $limit }
    [many] { $han } хан, { $limit }
   *[other] { $han } хан, { $limit }
}
total-points = { $points } очков

# Выплаты
pays-hand = за руку
pays-counters = { $counters ->
    [1] за одну хонбу
    [one] за { $counters } хонбу
    [few] за { $counters } хонбы
    [many] за { $counters } хонб
   *[other] за { $counters } хонб
}
pays-sticks = { $sticks ->
    [1] одна ставка риичи
    [one] { $sticks } ставка риичи
    [few] { $sticks } ставки риичи
    [many] { $sticks } ставок риичи
   *[other] { $sticks } ставок риичи
}
pays-total = всего
pays-winner = победитель
pays-discarder = сбросивший
pays-liable = ответственный (пао): { $yaku }
pays-share-each = по { $points } с каждого
pays-share-dealer = { $points } с дилера, по { $others } с остальных

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
reading-too-few = { $yaku }: не хватает хан

# Стоимости нет
no-score-wrong-size = До выигрышного тайла в руке должно быть 13 тайлов, если считать объявленный сет за три; здесь их { $tiles }.
no-score-fifth-copy = Пятого такого тайла не бывает: { $tile }.
no-score-not-complete = Этот тайл не завершает руку: { $tile }.
no-score-waits = Рука ждёт: { $tiles }.
no-score-waits-nothing = Темпая в руке нет.
no-score-open-riichi = Для риичи нужна закрытая рука, а эта открыта.
no-score-no-yaku = Нет яку: нужно хотя бы одно, а доры яку не дают.
no-score-too-few-han = { $han ->
    [1] Яку дают один хан, а нужно не меньше { $least }.
    [one] Яку дают { $han } хан, а нужно не меньше { $least }.
    [few] Яку дают { $han } хана, а нужно не меньше { $least }.
    [many] Яку дают { $han } хан, а нужно не меньше { $least }.
   *[other] Яку дают { $han } хан, а нужно не меньше { $least }.
}
no-score-own-discard = На собственном сбросе не выигрывают.
no-score-ippatsu = Без риичи иппацу не бывает.
no-score-rinshan = Тайл замены берут после кана или отложенного севера; в этой руке нет ни того ни другого.
no-score-rinshan-ron = Тайл замены берут со стены, а не со сброса.
no-score-chankan-tsumo = Ограбление кана — это рон, а не цумо.
no-score-first-melds = Пока первый круг не прерван, объявленных сетов ни у кого нет.
no-score-first-riichi = При победе первым ходом риичи ещё не могло быть объявлено.
no-score-ura = Ура-дора бывает только с риичи.
no-score-seat = При игре втроём места Севера нет.
no-score-too-many = Больше четырёх одинаковых тайлов: { $tile }.
no-score-liable = По этим правилам за это яку никто не отвечает (пао): { $yaku }.
no-score-norths = По этим правилам севера не откладывают.
by-tsumo = Цумо
by-ron = Рон
no-score-late-yaku = Яку зависит от того, какое из ожиданий придёт, а эти правила такого не допускают.
no-score-chankan = По этим правилам каны не грабят.
no-score-chi = По этим правилам чи не объявляют.
gain = +{ $points }
`,r=`serve-ready = Ханчан открыт по адресу { $url }
serve-checked = Настройки верны: адрес { $address }, данные в { $data }

table-already-playing = Игра уже началась.
table-wrong-password = Неверный пароль.
table-full = Все места заняты.
table-not-here = У вас нет места за этим столом.
table-not-for-you = Это не в вашей власти.
table-no-chat = Чат сейчас недоступен.
table-not-the-owner = Это может только создатель стола.
table-not-playing = За этим столом сейчас не играют.
table-no-such-tile = Такого тайла нет.
table-no-ruling = Это не решение судьи.
table-not-your-choice = Выбор не за вами.
table-nothing = Делать нечего.
table-removed = Вас удалили из-за этого стола.
table-nobody-there = Этого человека нет за столом.
table-no-judge-here = За этим столом нет судьи.
table-acted-elsewhere = Вы уже сделали ход с другого устройства.
table-contribution = То, что вы добавляете к стенам, не длиннее 100 байт.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-nice-hand = Хорошая рука!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-well-played = Хорошая игра!
`,i=`# Стол в терминале, просмотр записей и показатели игроков.

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
`,a=`# The page in the browser.

# Pages
web-home = Начало
web-calculator = Калькулятор
web-training = Тренировка
web-cards = Карточки яку
web-replays = Записи
web-me = Мой профиль
web-pages = Страницы
web-to-home = На главную
web-nothing-here = Здесь ничего нет.
web-no-page = Страницу не удалось загрузить.
web-loading = Секунду…
web-language = Язык
web-theme = Оформление
web-theme-system = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-theme-contrast = Контрастное
web-tiles = Тайлы
web-tiles-regular = традиционные
web-tiles-plain = крупные простые знаки
web-tiles-dark = чёрные

# Home
web-title = Риичи-маджонг по правилам вашего клуба
web-lead = Сыграйте с ботами прямо сейчас или откройте стол для друзей.
web-your-name = Ваше имя
web-guest = Гость
web-you-are = Вы — { $name }.
web-rules = Правила
web-play-now = Играть
web-make-table = Создать стол
web-learn = Учиться
web-cards-lead = Каждое яку с примером и почти подходящей рукой, в рисунках.
web-training-lead = Вопросы, которые растут вместе с вами: цена, ожидания, фуритен, сброс.
web-rules-lead = Что говорят правила, и памятки для печати.
web-tables = Столы
web-no-tables = Сейчас открытых столов нет. Создайте свой!
web-join = Сесть
web-watch = Смотреть
web-watch-open = Смотреть открытые руки с задержкой
web-free-seat = свободное место
web-bot = { $name } (бот)
web-bot-sensei = Сэнсэй
web-bot-student = Студент
web-bot-steady = Надёжный
web-bot-pupil = Новичок
web-bot-greedy = Жадный
web-bot-tsumogiri = Цумогири
web-bot-random = Наугад
web-bot-first = Простой
web-stage-waiting = Ждём игроков
web-stage-playing = Идёт игра
web-stage-adjourned = Отложена

# A new table
web-length = Длина игры
web-length-rules = По правилам
web-length-one-deal = Одна раздача
web-length-east = Восточный раунд
web-length-east-south = Восток и юг
web-length-all-winds = Все четыре ветра
web-sitting = Как сидим
web-assisted = С подсказками: стол допускает только верное
web-real-table = Как за настоящим столом: с ошибками и судьёй
web-seats = Остальные места
web-seat-for = Место { $number }
web-person = Человек
web-clock = Время
web-with-clock = Играть с часами
web-seconds-a-move = Секунд на ход
web-seconds-in-bank = Секунд в запасе
web-pace = Боты думают (мс)
web-window = Сброс лежит не меньше (мс)
web-entry = Кто может сесть
web-entry-open = Все
web-entry-link = У кого есть ссылка
web-entry-password = Кто знает пароль
web-password = Пароль
web-chat = Чат
web-phrases = Готовые фразы
web-open-hands = Зрители видят руки с задержкой
web-open-after = Через секунд
web-open-table = Открыть стол

# At the table
web-table = Стол
web-menu = Меню
web-close = Закрыть
web-choices = Что можно сделать
web-your-hand = Ваша рука
web-your-turn = Ваш ход
web-dice = Кости: { $dice }
web-furiten-since = фуритен: вы сбросили { $tile }
web-why-no-win = Почему нельзя выиграть?
web-drawn-tile = { $tile }, только что взят
web-forbidden-tile = { $tile } (сейчас нельзя)
web-wind-0 = В
web-wind-1 = Ю
web-wind-2 = З
web-wind-3 = С
web-stand-in = играет замена
web-away = отошёл
web-do-draw = Взять тайл
web-do-pon = Пон
web-do-chi = Чи
web-do-closed-kan = Закрытый кан
web-do-added-kan = Дополнить пон до кана
web-do-agree = Согласиться
web-do-object = Возразить
web-do-mix = Смешать тайлы
web-do-correct = Заплачено неверно
web-do-announce = Объявить
web-ask-draw = Ваш ход: возьмите тайл
web-ask-announce = Объявите, сколько платит каждый
web-ask-accept = Согласны ли вы с этой стоимостью?
web-ask-settle = Раздача оплачена: смешайте тайлы, если всё верно
web-pays = { $name } платит
web-connecting = Подключаемся…
web-lost = Связь прервалась. Игра продолжается, мы пытаемся вернуться…
web-left = Вы ушли из-за стола.
web-you-watch = Вы смотрите
web-next-deal = Следующая раздача
web-final = Итоги игры
web-see-table = Посмотреть на стол
web-waits-for = Ждём: { $names }
web-rematch = Сыграть ещё
web-rematch-made = Новый стол готов: сесть
web-record = Скачать запись
web-replay = Посмотреть партию ещё раз
web-proof = Доказательство честности стен
web-proof-about = До игры сервер сообщил отпечаток секрета, из которого построены все стены; теперь он открывает сам секрет.
web-promised = Отпечаток (SHA-256)
web-seed = Секрет
web-share = Отправьте этот адрес друзьям:
web-copy = Скопировать
web-copied = Скопировано
web-leave = Уйти из-за стола

# Before a deal is played
web-opening = Показывать выбор мест, кубики и стены
web-opening-skip = Пропустить
web-opening-never = Больше не показывать
web-opening-draw = Ветры лежат лицом вниз. Каждый открывает один тайл и садится на это место.
web-opening-lot = Места определил жребий.
web-opening-east = Восток у игрока { $name }: он первый дилер.
web-opening-roll = { $name } бросает кубики: { $dice }.
web-opening-gap = Разлом в стене игрока { $name }, справа отсчитано: { $stacks ->
    [one] { $stacks } стопка
    [few] { $stacks } стопки
   *[other] { $stacks } стопок
}.
web-opening-dead = Мёртвая стена — стопки справа от разлома, их { $stacks }. Индикатор: { $tile }.
web-opening-four = Тайлы берут по четыре.
web-opening-first-and-fifth = { $name } берёт первый и пятый тайлы, остальные по одному.
web-opening-one-each = Каждому по одному, и { $name } тянет четырнадцатый.
web-key-skip = пропустить показ стен
web-walls = Показать стены
web-round-marker = Маркер раунда

# The players' part of the walls
web-part = Ваша часть стен
web-part-about = Стены получаются из секрета сервера и того, что добавил каждый игрок, поэтому никто не может сложить их в одиночку. Этот текст выбран случайно; можно написать свой. После игры это можно проверить.
web-part-change = Добавить это
web-part-yours = Вы добавили

# The menu at the table
web-auto = Делать за меня
web-auto-win = Объявлять победу
web-auto-no-calls = Не объявлять сеты
web-auto-discard = Сбрасывать взятое
web-settings = Настройки
web-sounds = Звуки
web-help = Показывать ожидания и фуритен
web-guard = Сбрасывать вторым нажатием
web-yaku-translated = Переведённые названия яку
web-send = Отправить
web-log = Что произошло
web-key-drawn = сбросить взятый тайл
web-key-riichi = риичи и назад
web-call-judge = Позвать судью
web-judge-called = { $name } зовёт судью
web-propose-adjourn = Прервать на сегодня
web-propose-end = Закончить игру
web-mute = Запретить чат: { $name }
web-remove = Удалить: { $name }

# The judge
web-judge = Судья
web-ruling = Решение
web-ruling-offence = Нарушение
web-ruling-penalty = Наказание
web-ruling-inspection = Проверить руку
web-ruling-points = Исправить очки
web-ruling-redeal = Пересдать
web-ruling-remark = Замечание
web-penalty-chombo = Чомбо
web-penalty-dead-hand = Мёртвая рука
web-note = Почему
web-do-rule = Вынести решение

# The account
web-log-in = Войти
web-log-out = Выйти
web-register = Сохранить профиль
web-keep-account = Сохраните имя и игры с помощью пароля
web-my-games = Мои игры
figures-title = Мои показатели
figures-trend = Результат по играм
figures-rates = Из { $deals } раздач
figures-look = Посмотреть
figures-day = Дата

# What went wrong
fault-our-fault = На сервере что-то пошло не так.
fault-no-connection = Сервер не отвечает.
`,o=`# Яку: название своими словами; .romanised — японское название кириллицей;
# .about — что нужно руке.

yaku-riichi = Риичи
    .romanised = Риичи
    .about = Объявлено с закрытой рукой в темпае.
yaku-double-riichi = Двойное риичи
    .romanised = Дабл-риичи
    .about = Риичи первым же сбросом, до любых объявлений.
yaku-ippatsu = Одним махом
    .romanised = Иппацу
    .about = Победа в течение круга после риичи, не прерванного объявлениями.
yaku-menzen-tsumo = Закрытое цумо
    .romanised = Мендзен цумо
    .about = Закрытая рука, выигрышный тайл взят со стены.
yaku-pinfu = Плоская рука
    .romanised = Пинфу
    .about = Закрытая рука из четырёх чи и неценной пары с двусторонним ожиданием.
yaku-tanyao = Только средние
    .romanised = Таняо
    .about = Ни одного терминального или благородного тайла.
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
    .about = Победа по рону на последнем сброшенном тайле.
yaku-rinshan = Победа после кана
    .romanised = Риншан кайхо
    .about = Победа на тайле замены после кана.
yaku-chankan = Ограбление кана
    .romanised = Чанкан
    .about = Победа на тайле, которым другой игрок дополняет пон до кана.
yaku-sanshoku-doujun = Трёхцветное чи
    .romanised = Саншоку додзюн
    .about = Одинаковое чи во всех трёх мастях.
yaku-ittsu = Прямая
    .romanised = Иццу
    .about = Чи 123, 456 и 789 одной масти.
yaku-chanta = Наружная рука
    .romanised = Чанта
    .about = В каждом сете и в паре есть терминальный или благородный тайл; хотя бы одно чи.
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
    .about = Только терминальные и благородные тайлы.
yaku-honitsu = Грязный одноцвет
    .romanised = Хоницу
    .about = Одна масть и благородные тайлы.
yaku-junchan = Чистая наружная рука
    .romanised = Джунчан
    .about = В каждом сете и в паре есть терминальный тайл; хотя бы одно чи.
yaku-ryanpeikou = Два двойных чи
    .romanised = Рянпейко
    .about = Дважды по два одинаковых чи в закрытой руке.
yaku-chinitsu = Чистый одноцвет
    .romanised = Чиницу
    .about = Одна масть и ничего больше.
yaku-renhou = Благословение человека
    .romanised = Ренхо
    .about = Победа по рону до своего первого хода, пока первый круг не прерван.
yaku-nagashi-mangan = Манган за дискард
    .romanised = Нагаши манган
    .about = При ничьей: в дискарде только терминальные и благородные тайлы.
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
    .about = По одному каждого терминального и благородного тайла и пара к любому из них.
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
`;export{n as a,r as i,a as n,t as o,i as r,e as s,o as t};