var e=`# Учебные руки: почему чуть-чуть не вышло.
reason-open = Рука открыта, а должна быть закрытой.
reason-wrong-tile = Руку завершает и { $won }, но яку даёт только { $right }.
reason-discarded = Тайл сброшен другим игроком, а нужно взять его самому: { $tile }.
reason-drawn = Тайл взят со стены, а нужен чужой сброс: { $tile }.
reason-value-pair = Пара ценная: { $tile }.
reason-not-two-sided = Ожидание не двустороннее: { $wait }.
reason-triplet = Есть пон: { $tile }.
reason-run = Есть чи: { $set }.
reason-terminal = Есть терминальный тайл: { $tile }.
reason-honour = Есть { -honour }: { $tile }.
reason-inside-set = Сет без { -orphan(case: "short") }: { $set }.
reason-inside-pair = Пара из средних тайлов: { $tile }.
reason-no-honour = Нет { -honour(case: "gen-pl") }, поэтому это { $yaku }.
reason-no-run = Нет ни одного чи.
reason-other-suit = Есть вторая масть: { $tile }.
reason-not-honour = Это не { -honour }: { $tile }.
reason-not-terminal = Это не терминальный тайл: { $tile }.
reason-not-green = Это не зелёный тайл: { $tile }.
reason-no-green-dragon = Нет зелёных драконов.
reason-not-seat-wind = Это не { -seat-wind }: { $tile }.
reason-not-round-wind = Это не ветер раунда: { $tile }.
reason-only-pair = Здесь только пара, а нужен пон: { $tile }.
reason-pair-no-dragon = Пара не из драконов: { $tile }.
reason-pair-no-wind = Пара не из ветров: { $tile }.
reason-not-kan = Это пон, а не кан: { $tile }.
reason-missing-run = Не хватает чи { $set }.
reason-missing-triplet = Не хватает пона { $set }.
reason-missing-tile = Не хватает { -tile(case: "gen") }: { $tile }.
reason-equal-pairs = Две пары одинаковы: { $tile }.
reason-not-pair-wait = Выигрышный тайл завершил пон, а не пару.
reason-pair-wait = Выигрышный тайл завершил пару: ожидание было на пару.
reason-not-thirteen = Пара уже была, поэтому подходил только один тайл.
reason-thirteen = Пары ещё не было: подходил любой из тринадцати тайлов.
reason-not-nine = До выигрышного тайла рука не имела вида 1112345678999.
reason-nine = До выигрышного тайла рука имела вид 1112345678999: подходил любой из девяти тайлов.
reason-instead = Вместо этого засчитывается другое яку: { $yaku }.
reason-not-declared = { -riichi(case: "Nom") } не объявлено.
reason-declared-later = { -riichi(case: "Nom") } объявлено не на первом сбросе, а позже.
reason-not-at-once = После { -riichi } прошёл целый круг, или его прервало объявление.
reason-not-last = В стене ещё есть { -tile(case: "nom-pl") }.
reason-last-replacement = Тайл последний, но это тайл замены.
reason-no-replacement = Тайл взят из живой стены, это не тайл замены после кана.
reason-not-added = Тайл сброшен, а не добавлен к пону.
reason-not-first = Первый круг закончился или был прерван.
reason-not-dealer = Игрок — не { -dealer }.
reason-dealer = Игрок — { -dealer }.
reason-simple-discard = В { -river(case: "prep") } средний { -tile }: { $tile }.
reason-claimed-discard = Один из сброшенных тайлов забрали: { $tile }.

# Что дало бы яку.
change-close = Если бы рука была закрытой, яку было бы.
change-win-on = Яку дал бы другой выигрышный тайл: { $tile }.
change-last-tile = Яку было бы, если бы последним пришёл { $tile }.
change-draw = По цумо яку было бы.
change-discard = На чужом сбросе яку было бы.
change-replace = Яку было бы с заменой: { $out } на { $into }.
change-kan = Яку было бы, если бы вместо пона был кан: { $tile }.
change-seat = Яку было бы, если бы { -seat-wind(case: "ins") } был { $wind }.
change-round = Яку было бы, если бы ветром раунда был { $wind }.
change-declare = Яку было бы, если бы объявили { -riichi }.
change-declare-first = Яку было бы, если бы { -riichi } объявили на первом сбросе.
change-at-once = При { -win(case: "prep") } в течение круга после { -riichi }, без объявлений, яку было бы.
change-last = На последнем тайле яку было бы.
change-from-wall = На последнем тайле стены яку было бы.
change-replacement = На { -tile(case: "prep") } замены после кана яку было бы.
change-rob = Яку было бы, если бы этим тайлом другой игрок { -extend(case: "past") } пон до кана.
change-first = В непрерванном первом круге яку было бы.
change-unclaimed = Яку было бы, если бы этот тайл не забрали: { $tile }.

# Какой тайл даёт яку.
lesson-only = Яку даёт только { $right }, а не { $wrong }.

# Обстоятельства примера.
lesson-tsumo = Цумо.
lesson-ron = Рон.
lesson-riichi = Объявлено { -riichi }.
lesson-double-riichi = { -riichi(case: "Nom") } объявлено на первом сбросе.
lesson-ippatsu = { -win(case: "Nom") } в течение круга после { -riichi }, без объявлений.
lesson-rinshan = { -win(case: "Nom") } на { -tile(case: "prep") } замены после кана.
lesson-chankan = Победа на тайле, которым другой игрок { -extend(case: "sg") } пон до кана.
lesson-last-drawn = Победа на последнем тайле стены.
lesson-last-discard = { -win(case: "Nom") } на последнем сбросе.
lesson-first = Первый круг, объявлений ещё не было.
lesson-river = Ничья; это весь { -river } игрока.

# Тренировка: о чём вопросы.
topic-value = Стоимость
topic-waits = Ожидания
topic-furiten = Фуритен
topic-yaku = Яку
topic-rules = Правила
topic-discard = Сброс
topic-cards = Карточки яку

# Вопросы.
train-ask-value = Сколько стоит эта рука?
train-ask-waits = Чего ждёт эта рука?
train-ask-furiten = Есть ли здесь фуритен по своему { -river(case: "dat") }?
train-ask-yaku = Какие яку засчитываются?
train-ask-discard = После какого сброса полезных { -tile(case: "gen-pl") } больше всего?
train-ask-shows = Засчитывается ли здесь яку «{ $yaku }»?
train-ask-worth = Сколько стоит яку «{ $yaku }» по этим правилам?
train-ask-switch = { $rule }: что говорят эти правила?
may-ron = { $seat }: можно ли объявить рон на { -tile(case: "prep") } игрока { $from } ({ $tile })?
may-tsumo = { $seat }: можно ли объявить цумо на взятом тайле?
may-pon = { $seat }: можно ли объявить пон на сброс игрока { $from } ({ $tile })?
may-chi = { $seat }: можно ли объявить чи на сброс игрока { $from } ({ $tile }), добавив { $with }?
may-open-kan = { $seat }: можно ли объявить кан на сброс игрока { $from } ({ $tile })?
may-riichi = { $seat }: можно ли объявить { -riichi } с таким сбросом: { $tile }?
may-closed-kan = { $seat }: можно ли объявить закрытый кан ({ $tile })?
may-added-kan = { $seat }: можно ли { -extend } пон до кана ({ $tile })?
may-nine-kinds = { $seat }: можно ли объявить { -nine-kinds }?
may-discard = { $seat }: можно ли сразу после этого объявления сбросить { -tile } ({ $tile })?

# Как отвечать.
how-value = Введите { -han-unit(case: "nom-pl") }, фу и очки, например 3 40 5200. Начиная с 5 { -han-unit } фу не нужны: 5 8000. Якуман: 13 32000.
how-tiles = Введите { -tile(case: "nom-pl") }, например 3p6p, или -, если их нет.
how-tile = Введите один тайл, например 3p.
how-numbers = Введите номера из списка, например 1 3.
how-yes-no = Введите д или н.
how-number = Введите номер из списка.
train-no-answer = Ответ не распознан. { $how }
train-right = Верно.
train-wrong = Нет. Правильный ответ: { $answer }.
train-yes = да
train-no = нет
train-nothing = ничего

# Что ещё известно.
fact-on-table = На столе: { $what }.
fact-river = { -river(case: "Nom") }
fact-riichi = Объявлено { -riichi }.
fact-passed = Выигрышный тайл пропущен.
fact-live = { $tiles ->
    [0] В стене не осталось тайлов.
    [one] В стене остался { $tiles } тайл.
    [few] В стене осталось { $tiles } тайла.
   *[many] В стене осталось { $tiles } тайлов.
}
fact-points = Очки: { $points }.
fact-called = Уже объявлен { -set } или отложен север.
fact-uncalled = Ещё никто не объявлял { -set(case: "gen-pl") }.
fact-added = Этим тайлом { -extend(case: "pl") } пон до кана.
fact-closed-kan = Это тайл закрытого кана.
fact-north = Это откладываемый север.
fact-liable = { $seat } платит по пао за яку «{ $yaku }».

# Объяснения.
train-fu = Фу: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Рука не в темпае.
train-furiten-yes = Ожидание: { $waits }; в { -river(case: "prep") } есть: { $discarded }.
train-furiten-no = Ожидание: { $waits }; таких { -tile(case: "gen-pl") } в { -river(case: "prep") } нет.
train-furiten-off = По этим правилам фуритена по своему { -river(case: "dat") } нет.
train-allowed = Правила это разрешают.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = По правилам «{ $rules }» это разрешено.
train-known-may-not = По правилам «{ $rules }» это запрещено.
train-known-value = По правилам «{ $rules }»: { $value }.
train-known-none = По правилам «{ $rules }» эта рука выиграть не может.
train-discard = { $tile }: { $shanten }; полезных { -tile(case: "gen-pl") }: { $tiles }.
train-discard-lost = { $tile }: { $shanten }; полезных { -tile(case: "gen-pl") }: { $tiles }, на { $lost } меньше.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# В терминале.
train-welcome = Правила: { $rules }. Пустая строка — закончить; ? — показать ответ.
train-level = { $topic }: уровень { $level }, верно { $right } из { $asked }.
train-none = По этим правилам таких вопросов нет.
train-progress-unreadable = { $file } — не файл с результатами тренировки: { $why }
`;export{e as default};