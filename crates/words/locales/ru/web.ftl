# The page in the browser.

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
