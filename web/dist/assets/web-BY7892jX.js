var e=`# The page in the browser.

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
`;export{e as default};