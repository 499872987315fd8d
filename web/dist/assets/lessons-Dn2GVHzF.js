var e=`# Учебные руки: почему чуть-чуть не вышло.
reason-open = Рука открыта, а должна быть закрытой.
reason-wrong-tile = { $won } тоже завершает руку, но яку даёт только { $right }.
reason-discarded = Тайл сброшен другим, а нужно взять его самому: { $tile }.
reason-drawn = Тайл взят со стены, а нужен чужой сброс: { $tile }.
reason-value-pair = Пара ценная: { $tile }.
reason-not-two-sided = Ожидание не двустороннее: { $wait }.
reason-triplet = Есть пон: { $tile }.
reason-run = Есть чи: { $set }.
reason-terminal = Есть терминальный тайл: { $tile }.
reason-honour = Есть { -honour }: { $tile }.
reason-inside-set = Сет без { -orphan(case: "short") }: { $set }.
reason-inside-pair = Пара из средних тайлов: { $tile }.
reason-no-honour = Нет { -honour(case: "gen-pl") }; это уже { $yaku }.
reason-no-run = Нет ни одного чи.
reason-other-suit = Есть вторая масть: { $tile }.
reason-not-honour = Не { -honour }: { $tile }.
reason-not-terminal = Не терминальный тайл: { $tile }.
reason-not-green = Не зелёный тайл: { $tile }.
reason-no-green-dragon = Нет зелёных драконов.
reason-not-seat-wind = Не { -seat-wind }: { $tile }.
reason-not-round-wind = Не ветер раунда: { $tile }.
reason-only-pair = Здесь только пара, а нужен пон: { $tile }.
reason-pair-no-dragon = Пара не из драконов: { $tile }.
reason-pair-no-wind = Пара не из ветров: { $tile }.
reason-not-kan = Это пон, а не кан: { $tile }.
reason-missing-run = Не хватает чи { $set }.
reason-missing-triplet = Не хватает пона { $set }.
reason-missing-tile = Не хватает { -tile(case: "gen") }: { $tile }.
reason-equal-pairs = Две пары одинаковы: { $tile }.
reason-not-pair-wait = Выигрышный тайл завершил пон, а не пару.
reason-pair-wait = Выигрышный тайл завершил пару: это другое ожидание.
reason-not-thirteen = Пара уже была, и подходил только один тайл.
reason-thirteen = Пары ещё не было: подходил любой из тринадцати тайлов.
reason-not-nine = До выигрышного тайла рука не была 1112345678999.
reason-nine = До выигрышного тайла рука была 1112345678999: подходил любой из девяти.
reason-instead = Вместо этого засчитывается { $yaku }.
reason-not-declared = { -riichi(case: "Nom") } не объявлено.
reason-declared-later = { -riichi(case: "Nom") } объявлено не на первом сбросе, а позже.
reason-not-at-once = После { -riichi } прошёл круг, или его прервали объявлением.
reason-not-last = В стене ещё есть { -tile(case: "nom-pl") }.
reason-last-replacement = Тайл последний, но это тайл замены.
reason-no-replacement = Тайл взят из живой стены, это не тайл замены после кана.
reason-not-added = Тайл сброшен, а не добавлен к пону.
reason-not-first = Первый круг закончился или был прерван.
reason-not-dealer = Игрок не { -dealer }.
reason-dealer = Игрок — { -dealer }.
reason-simple-discard = В { -river(case: "prep") } есть { $tile }.
reason-claimed-discard = Один из сброшенных тайлов забрали: { $tile }.

# Что дало бы яку.
change-close = Если бы рука была закрытой, яку было бы.
change-win-on = Яку дал бы другой выигрышный тайл: { $tile }.
change-last-tile = Яку было бы, если бы последним пришёл { $tile }.
change-draw = По цумо яку было бы.
change-discard = По рон яку было бы.
change-replace = Яку было бы, если заменить { $out } на { $into }.
change-kan = Яку было бы, если бы пон был каном: { $tile }.
change-seat = Яку было бы, если бы { -seat-wind(case: "ins") } был { $wind }.
change-round = Яку было бы, если бы ветром раунда был { $wind }.
change-declare = С объявленным { -riichi } яку было бы.
change-declare-first = С { -riichi } на первом сбросе яку было бы.
change-at-once = В течение круга после { -riichi }, без объявлений, яку было бы.
change-last = На последнем тайле яку было бы.
change-from-wall = На последнем тайле стены яку было бы.
change-replacement = На { -tile(case: "prep") } замены после кана яку было бы.
change-rob = Яку было бы, если бы этим тайлом другой игрок { -extend(case: "past") } пон.
change-first = В непрерванном первом круге яку было бы.
change-unclaimed = Яку было бы, если бы этот тайл не забрали: { $tile }.

# Какой тайл даёт яку.
lesson-only = Яку даёт только { $right }, а не { $wrong }.

# Обстоятельства примера.
lesson-tsumo = Цумо.
lesson-ron = Рон.
lesson-riichi = Объявлено { -riichi }.
lesson-double-riichi = { -riichi(case: "Nom") } объявлено на первом сбросе.
lesson-ippatsu = { -win(case: "Nom") } в течение круга, объявлений не было.
lesson-rinshan = { -win(case: "Nom") } на { -tile(case: "prep") } замены после кана.
lesson-chankan = Победа на тайле, которым другой игрок { -extend(case: "sg") } пон.
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
train-ask-furiten = Есть ли у этой руки фуритен по своему { -river(case: "dat") }?
train-ask-yaku = Какие яку засчитываются?
train-ask-discard = После какого сброса полезных { -tile(case: "gen-pl") } больше всего?
train-ask-shows = Засчитывается ли здесь яку «{ $yaku }»?
train-ask-worth = Сколько стоит яку «{ $yaku }» по этим правилам?
train-ask-switch = { $rule }: как по этим правилам?
may-ron = { $seat }: можно ли объявить рон на { $tile } (сбросил { $from })?
may-tsumo = { $seat }: можно ли объявить цумо на взятом тайле?
may-pon = { $seat }: можно ли объявить пон на { $tile } (сбросил { $from })?
may-chi = { $seat }: можно ли объявить чи на { $tile } (сбросил { $from }), добавив { $with }?
may-open-kan = { $seat }: можно ли объявить кан на { $tile } (сбросил { $from })?
may-riichi = { $seat }: можно ли объявить { -riichi }, сбросив { $tile }?
may-closed-kan = { $seat }: можно ли объявить закрытый кан ({ $tile })?
may-added-kan = { $seat }: можно ли { -extend } пон до кана ({ $tile })?
may-nine-kinds = { $seat }: можно ли объявить { -nine-kinds }?
may-discard = { $seat }: можно ли сразу после этого объявления сбросить { $tile }?

# Как отвечать.
how-value = { -han-unit(case: "Nom-pl") }, фу и очки: 3 40 5200. От 5 { -han-unit } фу не нужны: 5 8000. Якуман: 13 32000.
how-tiles = { -tile(case: "Nom-pl") }, например 3p6p; если их нет, то -.
how-tile = Один тайл, например 3p.
how-numbers = Номера из списка, например 1 3.
how-yes-no = д или н.
how-number = Номер из списка.
train-no-answer = Так ответить нельзя. { $how }
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
fact-north = Это отложенный север.
fact-liable = { $seat } платит по пао за яку «{ $yaku }».

# Объяснения.
train-fu = Фу: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Рука не в темпае.
train-furiten-yes = Ожидание: { $waits }; в { -river(case: "prep") } есть: { $discarded }.
train-furiten-no = Ожидание: { $waits }; в { -river(case: "prep") } этого нет.
train-furiten-off = По этим правилам фуритена по своему { -river(case: "dat") } нет.
train-allowed = Правила это разрешают.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = По правилам «{ $rules }» это разрешено.
train-known-may-not = По правилам «{ $rules }» это запрещено.
train-known-value = По правилам «{ $rules }»: { $value }.
train-known-none = По правилам «{ $rules }» { -win(case: "gen") } здесь нет.
train-discard = { $tile }: { $shanten }; полезных { -tile(case: "gen-pl") }: { $tiles }.
train-discard-lost = { $tile }: { $shanten }; полезных { -tile(case: "gen-pl") }: { $tiles }, меньше на { $lost }.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# В терминале.
train-welcome = Правила: { $rules }. Пустая строка — закончить; ? — показать ответ.
train-level = { $topic }: уровень { $level }, верно { $right } из { $asked }.
train-none = По этим правилам таких вопросов нет.
train-progress-unreadable = { $file } — не файл успехов: { $why }
`;export{e as default};