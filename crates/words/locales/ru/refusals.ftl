# Что не так с тем, что указано.

error = ошибка
line-number = строка { $line }
refused-no-tiles = не указано ни одного тайла
refused-size = в руке должно быть 13 или 14 { -tile(case: "gen-pl") }, за каждый объявленный { -set } — на три меньше; здесь { -tile(case: "gen-pl") }: { $tiles }, { $melds ->
    [0] а объявленных { -set(case: "gen-pl") } нет
    [1] объявлен один { -set }
    [one] объявлен { $melds } { -set }
    [few] объявлено { $melds } { -set(case: "gen") }
    [many] объявлено { $melds } { -set(case: "gen-pl") }
   *[other] объявлено { $melds } { -set(case: "gen-pl") }
}
refused-to-discard = чего ждёт рука из { $tiles } { -tile(case: "gen-pl") }, зависит от сброса: уберите один { -tile }, чтобы осталось { $fewer }, или используйте 'hanchan ukeire'
refused-not-in-play = при игре втроём такого тайла нет: { $tile }
refused-too-many = больше четырёх одинаковых { -tile(case: "gen-pl") }: { $tile }
refused-improve = параметр --improve — для руки из 13 тайлов (или 10, 7 …): уберите тайл, который хотите сбросить
refused-no-text = строка не в кодировке UTF-8
refused-too-long = строка слишком длинная для руки
refused-bad-lines = { $lines ->
    [1] одна строка не разобрана
    [one] { $lines } строка не разобрана
    [few] { $lines } строки не разобраны
    [many] { $lines } строк не разобрано
   *[other] { $lines } строк не разобрано
}
refused-input = не удалось прочитать ввод: { $error }
refused-output = не удалось записать вывод: { $error }
refused-file = не удалось прочитать { $file }: { $error }
refused-write = не удалось записать { $file }: { $error }
refused-exists = файл { $file } уже существует; ничего не записано
refused-unknown-rules = нет набора правил { $id }
refused-unknown-rules-meant = нет набора правил { $id }; может быть, имелся в виду { $meant }?
refused-nothing-found = ничего не найдено по запросу: { $words }
expected-found = ожидалось: { $expected }; найдено: { $found }
expected-end = ожидалось: { $expected }; найдено: конец текста
in-line = (строка { $line })

# Чего ждёт нотация
expect-tile = { -tile }, например 5m
expect-tile-or-melds = тайл, либо '+' и за ним взятый тайл, либо '|' и за ним объявленные сеты
expect-suit-letter = буква масти (m, p, s или z) после цифр
expect-honour-rank = цифра от 1 до 7 перед z: восток, юг, запад, север, белый, зелёный, красный
expect-red-five = пятёрка после r, как в r5m
expect-one-tile = один тайл и ничего больше
expect-one-meld = один объявленный { -set } и ничего больше
expect-meld-word = chi, pon, kan, open kan, closed kan, added kan или north
expect-three-tiles = три { -tile(case: "gen") } в чи или поне
expect-four-tiles = четыре { -tile(case: "gen") } в кане
expect-meld-tiles = { -tile(case: "nom-pl") } объявленного { -set(case: "gen") }, например 555z
expect-one-mark = только одна пометка (<, ^ или >) у забранного тайла
expect-chi-from-left = '<' или ничего: чи объявляют на сброс игрока слева
expect-no-mark = тайлы без пометки: в закрытом кане нет забранного тайла
expect-added-tile = добавленный тайл сразу после забранного
expect-north-tile = 4z: откладывают только севера
expect-remark-end = ')' в конце примечания
expect-meld-end = ',' или '|' перед следующим { -set(case: "ins") }, либо конец руки
expect-end = конец руки
expect-mjai-name = название { -tile(case: "gen") }, например 1m, 5mr, E, P, F или C
expect-piece-number = номер { -tile(case: "gen") } от 0 до 135
expect-other-piece = номер { -tile(case: "gen") }, которого ещё не было
expect-piece-of-set = номер тайла, который есть в игре
expect-suit-first = буква масти (m, p, s или z) перед цифрами
expect-digit-after-suit = цифры после буквы масти: от 1 до 9 или 0 (красная пятёрка), а после z — только от 1 до 7
expect-kobalab-tile = цифра, либо буква масти, либо ',' и за ней объявленный { -set }, либо конец руки
expect-kobalab-mark = '-', '=' или '+' после забранного тайла
expect-kobalab-side = '-': чи объявляют на сброс игрока слева
expect-kobalab-meld = объявленный { -set }, например m1-23, z555=, p555=0 или p5550
expect-known-tile = известный тайл: скрытых тайлов в руке не бывает
expect-hand-tag = { "{{hand}}" }
expect-hand-item = { "{{chi}}, {{pon}}, {{pair}}, {{tile}}, {{tileset}}, {{opened}}" } или { "{{/hand}}" }
expect-opened-item = { "{{chi}}, {{pon}}" } или { "{{kan}}" }
expect-opened-item-or-end = { "{{chi}}, {{pon}}, {{kan}}" } или { "{{/opened}}" }
expect-tag-end = { "}}" } в конце тега
expect-markup-tile = { -tile }, например 5man, 1pin, 9sou, east, south, west, north, haku, hatsu или chun
expect-markup-run = три номинала подряд и масть, например 123pin
expect-claimed-rank = номинал забранного тайла, один из трёх
expect-position = left, center или right
expect-kan-word = слово complemented или taken и слово left, center или right
expect-no-more-words = { "}}" }: в теге уже есть все слова

# Невозможные руки и сеты
hand-fifth-copy = таких { -tile(case: "gen-pl") } всего четыре: { $tile }
hand-too-many-tiles = больше четырнадцати { -tile(case: "gen-pl") } (объявленный { -set } считается за три)
hand-too-many-melds = больше четырёх объявленных { -set(case: "gen-pl") }
hand-not-held = в закрытой части руки нет такого тайла: { $tile }
hand-no-pon = нет пона, который можно { -extend } до кана: { $tile }
hand-not-in-set = в игровом наборе нет (или больше нет) такого тайла: { $tile }
meld-not-consecutive = { $tiles } — не чи: нужны три { -tile(case: "gen") } одной масти подряд
meld-not-identical = { $one } и { $other } — разные { -tile(case: "nom-pl") }, а для пона или кана нужны одинаковые
meld-not-a-pon = { -extend } четвёртым тайлом можно только пон
notation-no-red-fives = в нотации { $notation } нет красных пятёрок
notation-no-melds = в нотации { $notation } нет объявленных { -set(case: "gen-pl") }
notation-no-norths = в нотации { $notation } нет отложенных северов
notation-not-in-set = в нотации { $notation } этот тайл не записать: { $tile }; в игровом наборе его нет (или больше нет)

# Файлы правил
rule-file-toml = это не TOML: { $message }
rule-file-unknown-key = неизвестный ключ "{ $key }"
rule-file-unknown-key-in = неизвестный ключ "{ $key }" в [{ $group }]
rule-file-wrong = { $key }: указано { $found }, а нужно: { $expected }
rule-file-no-source = { $key }: не указан источник, добавьте by = "…"
rule-file-missing = пропущено: { $what }
rule-file-missing-value = значение { $key }: is = …
rule-file-undecided = значение { $key } не задано, а основы, из которой его можно взять, нет
rule-file-good = { $file }: набор правил { $id }, версия { $version }; ошибок нет
rule-file-bad = { $problems ->
    [1] найдена одна ошибка
    [one] найдена { $problems } ошибка
    [few] найдено { $problems } ошибки
    [many] найдено { $problems } ошибок
   *[other] найдено { $problems } ошибок
}
takes-one-of = одно из: { $names }
takes-yes-no = true или false
takes-number = целое число от { $least } до { $most }
takes-points = целое число очков, не больше миллиона
takes-points-or-any = целое число очков или "any"
takes-points-list = список очков, от первого места до последнего
takes-players = 3 или 4
takes-tiles = 136 или 108 (без 2–8 ман)
takes-red-fives = три числа от 0 до 4: красные пятёрки ман, пин, { -sou }
takes-worth = { -han-unit(case: "nom-pl") } в виде [открытая рука, закрытая рука], либо "closed 1", "yakuman", "double yakuman" или "off"
takes-text = текст
takes-texts = текст или список текстов
takes-titles = названия по языкам, например { "{ en = \"…\", ru = \"…\" }" }
takes-group = группа настроек: [{ $group }]
takes-entry = { "{ is = ЗНАЧЕНИЕ, by = \"ИСТОЧНИК\" }" }
nonsense-red-man = в наборе без пятёрок ман не может быть красной пятёрки ман
nonsense-tiles = для игры вчетвером нужны все 136 { -tile(case: "gen-pl") }
nonsense-norths = север откладывают только при игре втроём
nonsense-uma = для умы нужно по числу на каждое место
nonsense-target = для дополнительного раунда должно быть задано нужное число очков
nonsense-renhou = вид ренхо и его стоимость должны соответствовать друг другу
nonsense-indicator = { -indicator } доры должен лежать в мёртвой стене
nonsense-fu = одно слагаемое не может дать больше 10 фу
nonsense-pairs-fu = за семь пар не может быть больше 100 фу

# Команды правил
rules-version = версия { $version }
rules-base = остальное из набора: { $base }
rules-source = Источник: { $source }
rules-from-base = из набора: { $rules }
rules-same = В игре эти наборы правил не различаются.
rules-differ = { $count ->
    [1] одно отличие
    [one] { $count } отличие
    [few] { $count } отличия
    [many] { $count } отличий
   *[other] { $count } отличий
}
rules-found-switches = Настройки
rules-found-statements = Положения
rules-written = файл { $file } записан: набор правил { $id } на основе { $base }
nonsense-replacements = { -tile(case: "nom-pl") } замены должны заполнять стопки перед { -indicator(case: "ins") }
refused-no-winning-tile = на каком тайле победа? Укажите его после плюса («… + 5m») или через --win 5m
refused-two-winning-tiles = выигрышный тайл указан дважды: после плюса и в --win
refused-option = { $option }: { $why }
refused-unknown-yaku = нет яку { $id }
refused-meld-size = в чи и поне три { -tile(case: "gen") }, в кане четыре
refused-chi-from = чи объявляют на сброс игрока слева
refused-norths = откладывают только север: 4z
refused-indicators = { -indicator(case: "gen-pl") } доры может быть не больше пяти
refused-json = это не описание { -win(case: "gen") } в JSON: { $why }
refused-not-tenpai = Рука не в темпае, выигрышных { -tile(case: "gen-pl") } нет.
rules-new-head = Правила { $id }. Значения, заданные здесь, заменяют значения основы { $base }. Чтобы изменить значение, уберите перед ним # и впишите своё.
rules-new-by = После "by" укажите источник: страницу ваших правил или решение клуба.
rules-new-base-value = в основе: { $value }
rules-new-source = правила нашего клуба
nonsense-start = стартовые очки должны быть положительными и кратными 100
nonsense-dead-wall = в мёртвой стене должно быть от 5 до 12 стопок
nonsense-kans = в раздаче не может быть больше четырёх канов
nonsense-kan-indicators = в мёртвой стене нет места для { -indicator(case: "gen-pl") } всех канов
nonsense-least-tiles = столько { -tile(case: "gen-pl") } в живой стене не бывает
nonsense-least-han = минимум для { -win(case: "gen") } — от 1 до 13 { -han-unit }
nonsense-chombo = штраф не может быть отрицательным и должен быть кратен 100
nonsense-double-wind = пара двойного ветра может давать 2 или 4 фу
nonsense-north-dora = отложенный север может давать не больше 4 { -han-unit }
nonsense-uma-sum = сумма умы должна быть нулевой
nonsense-nagashi = настройка { -nagashi(case: "gen") } и его стоимость должны соответствовать друг другу
nonsense-variant = якуман и его вариант с особым ожиданием должны быть либо оба включены, либо оба выключены
nonsense-closed-only = это яку бывает только с закрытой рукой
takes-id = строчные латинские буквы, цифры и дефисы
unreadable-not-found = такого файла нет
unreadable-forbidden = нет прав на чтение
unreadable-no-file = это папка или устройство, а не файл
unreadable-no-text = это не текст
unreadable-too-large = файл слишком велик: размер файла правил не должен превышать 1 МБ
rule-file-twice = этот ключ указан дважды
rule-file-base-loop = основа "{ $base }" сама опирается на этот файл
two-sentences = { $first } { $second }
rule-file-place = { $place }: { $what }
rule-file-meant = { $said }; может быть, имелось в виду "{ $meant }"?
yaku-worth = { $yaku } { $worth }
list-plus = {" "}+{" "}
label = { $name }: { $value }
rule-file-base = неизвестная основа "{ $base }"
nonsense-stake = ставка не может быть отрицательной и должна быть кратна 100
nonsense-honba-value = цена { -honba(case: "gen") } не может быть отрицательной, а доля каждого должна быть кратна 100
nonsense-noten-pool = выплата за нотен не может быть отрицательной, а доля каждого должна быть кратна 100
refused-base-beside = своя основа должна лежать в одной папке с новым файлом: { $file }

wall-not-promised = зерно не соответствует опубликованному хешу
wall-differs = тайл № { $place } другой: стена построена не из этого зерна
wall-as-promised = Зерно соответствует опубликованному хешу, и стена построена из него.

# Почему действие за столом отклонено — говорится тому, кто его пытался сделать
act-over = Раздача закончена.
act-not-your-turn = Сейчас не ваш ход, ходит { $name }.
act-nothing-to-claim = Сейчас нет сброса, на который можно что-то объявить.
act-answered = Вы уже ответили.
act-not-your-claim = На этот тайл вы ничего объявить не можете.
act-not-held = Этого тайла у вас нет: { $tile }.
act-nothing-drawn = В этот ход вы не брали { -tile } со стены: вы забрали чужой сброс.
act-frozen = После риичи сбрасывают только взятый тайл.
act-swap-calling = Сразу после этого объявления такой сброс запрещён (куикаэ): { $tile }.
act-last-discard = На последний сброс можно объявить только рон.
act-chi-from-left = Чи объявляют только на сброс игрока слева, а при игре втроём не объявляют вовсе.
act-no-such-set = У вас нет { -tile(case: "gen-pl") } для этого { -set(case: "gen") }.
act-no-more-kans = В этой раздаче канов больше быть не может.
act-no-live-tile = Для кана нужен тайл в живой стене, а она кончилась.
act-kan-after-call = Закрытый или { -extended } кан объявляют, взяв { -tile } со стены, а не сразу после пона или чи.
act-waits-change = После { -riichi } кан не должен менять ожидание. Сейчас: { $before }; после кана: { $after }.
act-open-hand = Для { -riichi } нужна закрытая рука, а ваша открыта.
act-riichi-already = Вы уже объявили { -riichi }.
act-not-tenpai = { -riichi(case: "Nom") } невозможно: после этого сброса рука не в темпае.
act-too-few-points = Для { -riichi } не хватает очков: у вас { $points }.
act-too-few-tiles = { $tiles ->
    [0] Риичи невозможно: живая стена кончилась.
    [one] Для риичи в живой стене слишком мало тайлов: остался { $tiles }.
    [few] Для риичи в живой стене слишком мало тайлов: осталось { $tiles }.
    [many] Для риичи в живой стене слишком мало тайлов: осталось { $tiles }.
   *[other] Для риичи в живой стене слишком мало тайлов: осталось { $tiles }.
}
act-not-complete = Этот тайл не завершает руку. Рука ждёт: { $tiles }.
act-not-complete-noten = Этот тайл не завершает руку. Вы не в темпае.
act-furiten-discard = Фуритен: ваш сброс № { $number } ({ $tile }) завершил бы руку. Выиграть можно только по цумо.
act-furiten-passed = Временный фуритен: вы пропустили выигрышный тайл. Пока выиграть можно только по цумо.
act-furiten-riichi = Фуритен: после риичи вы пропустили выигрышный тайл. До конца раздачи выиграть можно только по цумо.
act-no-yaku = В руке нет яку, а доры яку не дают.
act-late-yaku = Есть ли яку, зависит от того, на каком тайле победа, а по этим правилам так выиграть нельзя (атодзуке).
act-too-few-han = { $han ->
    [one] Ваши яку дают { $han } { -han-unit }, а нужно не меньше { $least }; доры не считаются.
    [few] Ваши яку дают { $han } { -han-unit(case: "few") }, а нужно не меньше { $least }; доры не считаются.
    [many] Ваши яку дают { $han } { -han-unit }, а нужно не меньше { $least }; доры не считаются.
   *[other] Ваши яку дают { $han } { -han-unit }, а нужно не меньше { $least }; доры не считаются.
}
act-closed-kan-not-robbed = Рон на закрытом кане возможен только с рукой «тринадцать сирот», и то не по всем правилам.
act-nine-kinds = Объявить { -nine-kinds } нельзя: нужны девять разных { -orphan(case: "gen-pl") } на первом ходу, до объявления сетов, и правила должны это разрешать. У вас таких тайлов: { $kinds }.
act-no-north = Сейчас север отложить нельзя.
act-assisted = Это возможно только в режиме «как за настоящим столом»; здесь это делает программа.
act-claim-too-late = Поздно: на этот сброс уже нельзя ничего объявить.
act-claims-open = Подождите: на предыдущий сброс ещё можно что-то объявить.
act-tile-claimed = Сброс уже забирают, брать со стены нельзя.
act-may-end = Подождите: на этом сбросе раздача может закончиться.
act-dead-hand = Ваша рука мёртвая: можно только брать и сбрасывать { -tile(case: "nom-pl") }.
act-nothing-to-settle = Сейчас не нужно ни называть стоимость руки, ни платить.
act-odd-amount = Платят только другие игроки, и суммы должны быть кратны 100.
act-nothing-to-correct = Заплачено верно.
act-unbalanced = Сумма переданных очков должна быть равна нулю.
act-no-riichi = Этот игрок не объявлял { -riichi }.
act-note-too-long = Заметка слишком длинная, или заметок слишком много.

# Ошибки в JSON и TOML
syntax-missing = нет поля { $name }
syntax-unknown = неизвестное поле { $name }
syntax-twice = поле { $name } указано дважды
syntax-wrong = недопустимое значение: { $name }
syntax-length = неверное число элементов
syntax-ends = текст обрывается
syntax-quotes = текст нужно взять в кавычки
syntax-unclosed = скобка не закрыта
syntax-comma = не хватает запятой
syntax-extra-comma = лишняя запятая
syntax-no-value = нет значения
syntax-key = недопустимый ключ
syntax-error = синтаксическая ошибка
syntax-at = { $what } (строка { $line }, столбец { $column })
