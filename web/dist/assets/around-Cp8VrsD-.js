var e=`# Страницы вокруг стола в браузере: тайлы, калькулятор, правила, записи.

# Калькулятор
calc-title = Калькулятор
calc-lead = Выберите { -tile(case: "nom-pl") } выигравшей руки и укажите, как она выиграла. Калькулятор покажет, сколько она стоит и почему.
calc-tiles = { -tile(case: "Nom-pl") }
calc-place = Куда добавить выбранный тайл
calc-place-hand = Рука
calc-place-chi = Чи
calc-place-pon = Пон
calc-place-open-kan = Открытый кан
calc-place-closed-kan = Закрытый кан
calc-place-dora = { -indicator(case: "Nom") } доры
calc-place-ura = { -indicator(case: "Nom") } ура-доры
calc-hand = Рука
calc-winning-tile = Выигрышный тайл
calc-norths = Отложено северов: { $norths }
calc-missing = { $tiles ->
    [one] Не хватает { $tiles } { -tile(case: "gen") }.
   *[other] Не хватает { $tiles } { -tile(case: "gen-pl") }.
}
calc-too-many = { $tiles ->
    [one] { $tiles } лишний тайл.
    [few] { $tiles } лишних тайла.
   *[other] { $tiles } лишних тайлов.
}
calc-no-winning-tile = Нажмите на выигрышный тайл. Пока посчитаны все возможные варианты.
calc-complete = Нажмите на тайл руки, чтобы изменить его; ещё раз — чтобы убрать.
calc-win-with = Победа на этом тайле
calc-red-five = Красная пятёрка
calc-remove = Убрать
calc-clear = Очистить
calc-example = Пример
calc-circumstances = Как выиграла рука
calc-won = { -win(case: "Nom") }
calc-ron = Рон
calc-tsumo = Цумо
calc-seat = { -seat-wind(case: "Nom") }
calc-round = Ветер раунда
calc-riichi = { -riichi(case: "Nom") }
calc-no-riichi = без { -riichi }
calc-moment = Момент { -win(case: "gen") }
calc-ippatsu = иппацу
calc-rinshan = после кана
calc-chankan = ограбление кана
calc-last = последний тайл
calc-first = первый ход
calc-honba = { -honba(case: "All") }
calc-sticks = Ставки { -riichi }
calc-norths-aside = Отложенные севера
calc-liable = Пао за
calc-liable-who = Кто платит по пао
calc-nobody = без пао
calc-rules = Правила
calc-beside = Сравнить с
calc-none = ни с чем
calc-not-tenpai = Рука не в темпае.
calc-nothing-yet = Стоимость появится, когда рука будет собрана.

# Правила
book-title = Правила
book-lead = Содержание каждого набора правил и источник каждого правила.
book-set = Набор правил
book-compare = Сравнить с
book-nothing = ни с чем
book-search = Поиск по правилам, например «двойной рон», «фуритен», «P-136»
book-found = { $rules ->
    [0] Ничего не найдено
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
}
book-found-statements = { $statements ->
    [one] { $statements } положение
    [few] { $statements } положения
   *[other] { $statements } положений
}
book-differences = { $differences ->
    [0] Различий нет
    [one] { $differences } различие
    [few] { $differences } различия
   *[other] { $differences } различий
}
book-only-differences = Только различия
book-base = То, о чём документ молчит, взято из набора { $base }.
book-from = из набора { $base }
book-contents = Содержание
book-statement-english = Положения приводятся по-английски.
book-own = Файл правил вашего клуба
book-own-about = Загрузите свой набор правил. Файл сначала проверяется; найденные ошибки будут показаны здесь.
book-choose-file = Выбрать файл правил
book-added = Принято. Теперь можно выбрать набор правил { $id }, версия { $version }.

# Записи игр
replay-title = Записи
replay-lead = Посмотрите запись партии. Подходят записи Hanchan, Tenhou (XML или JSON) и mjai.
replay-choose = Открыть запись
replay-drop = или перетащите файл сюда
replay-id = или укажите адрес партии, сыгранной на этом сайте
replay-open-game = Показать
replay-reading = Читаем запись…
replay-deal = Раздача
replay-step = Шаг
replay-first = К началу раздачи
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-last = К концу раздачи
replay-deal-back = Предыдущая раздача
replay-deal-forward = Следующая раздача
replay-turn-back = Предыдущий ход этого игрока
replay-turn-forward = Следующий ход этого игрока
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-seat = Глазами игрока
replay-hands = Показать все руки
replay-help = Показать шантен и ожидания
replay-share = Скопировать ссылку
replay-share-record = Поделиться записью
replay-share-about = Запись сохранится здесь; её сможет посмотреть каждый, у кого есть ссылка.
replay-copied = Скопировано
replay-download = Скачать запись
replay-keys = ← →: шаг, ↑ ↓: раздача, S: место, O: руки, пробел: пуск
replay-hidden = скрыто
replay-waits = ждёт: { $tiles }
replay-result = Результат
replay-rules = Правила: { $rules }

# Доказательство стены
proof-title = Стены
proof-asks = Были ли эти стены определены до начала партии?
proof-checking = Проверяем…
proof-kept = Да. Зерно соответствует опубликованному хешу, и все стены построены из него (раздач: { $deals }). Проверено в вашем браузере.
proof-broken = Нет: { $why }
proof-commitment = Зерно не соответствует опубликованному хешу.
proof-wall = Стена раздачи { $deal } построена не из этого зерна.
proof-none = Проверить нельзя: неизвестно зерно или его хеш.
proof-promised = Хеш, опубликованный перед партией
proof-host = Часть зерна от сервера
proof-contributions = Части зерна от игроков
proof-seed = Зерно, раскрытое после партии
proof-yours = ваша

# Карточки и печать
cards-title = Карточки яку
cards-lead = Все яку набора правил: у каждого примеры и рука, которой до него чуть-чуть не хватает. Руки подобрала и посчитала программа.
cards-all = Все карточки
cards-next = Дальше
cards-previous = Назад
print-title = Для печати
print-sheet = Памятка на двух страницах
print-cards = Карточки яку
print-book = Книга правил
print-paper = Бумага
print-open = Напечатать или сохранить как PDF
`;export{e as default};