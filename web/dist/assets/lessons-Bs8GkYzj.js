var e=`# Учебные руки: почему чуть-чуть не вышло.
reason-open = Рука открыта, а должна быть закрытой.
reason-wrong-tile = { $won } тоже завершает руку, но яку даёт только { $right }.
reason-discarded = { $tile } — чужой тайл, а его нужно было взять самому.
reason-drawn = { $tile } — взят со стены, а нужен чужой сброс.
reason-value-pair = Пара ценная: { $tile }.
reason-not-two-sided = Ожидание не двустороннее: { $wait }.
reason-triplet = Есть пон: { $tile }.
reason-run = Есть чи: { $set }.
reason-terminal = Есть терминальный тайл: { $tile }.
reason-honour = Есть благородный тайл: { $tile }.
reason-inside-set = Внутренний сет: { $set }.
reason-inside-pair = Внутренняя пара: { $tile }.
reason-no-honour = Нет благородных тайлов; это уже { $yaku }.
reason-no-run = Нет ни одного чи.
reason-other-suit = Есть вторая масть: { $tile }.
reason-not-honour = Не благородный тайл: { $tile }.
reason-not-terminal = Не терминальный тайл: { $tile }.
reason-not-green = Не зелёный тайл: { $tile }.
reason-no-green-dragon = Нет зелёного дракона.
reason-not-seat-wind = Это не ветер своего места: { $tile }.
reason-not-round-wind = Это не ветер раунда: { $tile }.
reason-only-pair = Их только два: { $tile }.
reason-pair-no-dragon = Пара не из драконов: { $tile }.
reason-pair-no-wind = Пара не из ветров: { $tile }.
reason-not-kan = Это только пон, а не кан: { $tile }.
reason-missing-run = Не хватает чи { $set }.
reason-missing-triplet = Не хватает пона { $set }.
reason-missing-tile = Не хватает тайла: { $tile }.
reason-equal-pairs = Две пары одинаковы: { $tile }.
reason-not-pair-wait = Выигрышный тайл завершил пон, а не пару.
reason-pair-wait = Выигрышный тайл завершил пару: это другое ожидание.
reason-not-thirteen = Пара уже была, не хватало одного тайла.
reason-thirteen = Пары ещё не было: подходил любой из тринадцати тайлов.
reason-not-nine = До выигрышного тайла рука не была 1112345678999.
reason-nine = До выигрышного тайла рука была 1112345678999: подходил любой из девяти.
reason-instead = Вместо него засчитывается другое яку: { $yaku }.
reason-not-declared = Риичи не объявлено.
reason-declared-later = Риичи объявлено не первым сбросом, а позже.
reason-not-at-once = Между риичи и победой прошёл круг или было объявление.
reason-not-last = В стене ещё есть тайлы.
reason-last-replacement = Тайл последний, но это тайл замены.
reason-no-replacement = Тайл взят со стены, а не как замена после кана.
reason-not-added = Тайл сброшен, а не добавлен к пону.
reason-not-first = Первый круг прошёл или был прерван.
reason-not-dealer = Игрок не дилер.
reason-dealer = Игрок — дилер.
reason-simple-discard = Среди сбросов есть { $tile }.
reason-claimed-discard = Один из сбросов взяли: { $tile }.

# Что дало бы яку.
change-close = Без объявления яку бы было.
change-win-on = Яку дал бы другой выигрышный тайл: { $tile }.
change-last-tile = Яку было бы, если бы последним пришёл { $tile }.
change-draw = По цумо яку бы было.
change-discard = По рону яку бы было.
change-replace = Яку было бы, если заменить { $out } на { $into }.
change-kan = С каном яку бы было: { $tile }.
change-seat = Яку есть у места { $wind }.
change-round = Яку есть в раунде { $wind }.
change-declare = С объявленным риичи яку бы было.
change-declare-first = С риичи на первом сбросе яку бы было.
change-at-once = В течение круга после риичи, без объявлений, яку бы было.
change-last = На последнем тайле яку бы было.
change-from-wall = На последнем тайле стены яку бы было.
change-replacement = На тайле замены после кана яку бы было.
change-rob = Яку было бы, если бы этим тайлом другой дополнял пон.
change-first = В непрерванном первом круге яку бы было.
change-unclaimed = Яку было бы, если бы сброс не взяли: { $tile }.

# Какой тайл даёт яку.
lesson-only = Яку даёт только { $right }, а не { $wrong }.

# Обстоятельства примера.
lesson-tsumo = Цумо.
lesson-ron = Рон.
lesson-riichi = Объявлено риичи.
lesson-double-riichi = Риичи объявлено первым сбросом.
lesson-ippatsu = Круг ещё не прошёл, и объявлений не было.
lesson-rinshan = На тайле замены после кана.
lesson-chankan = На тайле, которым другой дополняет пон.
lesson-last-drawn = На последнем тайле стены.
lesson-last-discard = На последнем сбросе.
lesson-first = В первом круге, до любых объявлений.
lesson-river = Ничья; это все сбросы игрока.

# Тренировка: о чём вопросы.
topic-value = Стоимость
topic-waits = Ожидания
topic-furiten = Фуритен
topic-yaku = Яку
topic-rules = Правила
topic-discard = Сбросы
topic-cards = Карточки яку

# Вопросы.
train-ask-value = Сколько стоит эта рука?
train-ask-waits = Чего ждёт эта рука?
train-ask-furiten = Есть ли у этой руки фуритен по собственному дискарду?
train-ask-yaku = Какие яку засчитываются?
train-ask-discard = Какой сброс оставляет больше всего полезных тайлов?
train-ask-shows = Засчитывается ли здесь яку «{ $yaku }»?
train-ask-worth = Сколько стоит яку «{ $yaku }» по этим правилам?
train-ask-switch = { $rule }: что говорят эти правила?
may-ron = { $seat }: можно ли объявить рон на { $tile } (сбросил { $from })?
may-tsumo = { $seat }: можно ли выиграть на только что взятом тайле?
may-pon = { $seat }: можно ли взять на пон { $tile } (сбросил { $from })?
may-chi = { $seat }: можно ли взять на чи { $tile } (сбросил { $from }) к { $with }?
may-open-kan = { $seat }: можно ли взять на кан { $tile } (сбросил { $from })?
may-riichi = { $seat }: можно ли объявить риичи, сбросив { $tile }?
may-closed-kan = { $seat }: можно ли объявить закрытый кан ({ $tile })?
may-added-kan = { $seat }: можно ли дополнить пон до кана ({ $tile })?
may-nine-kinds = { $seat }: можно ли прервать раздачу из-за девяти разных терминалов и благородных?
may-discard = { $seat }: можно ли сразу после этого объявления сбросить { $tile }?

# Как отвечать.
how-value = Ханы, фу и очки: 3 40 5200. От 5 хан без фу: 5 8000. Якуман: 13 32000.
how-tiles = Тайлы, например 3p6p; - если никаких.
how-tile = Один тайл, например 3p.
how-numbers = Номера из списка, например 1 3.
how-yes-no = д или н.
how-number = Номер из списка.
train-no-answer = Это не ответ на этот вопрос. { $how }
train-right = Верно.
train-wrong = Нет. Правильный ответ: { $answer }.
train-yes = да
train-no = нет
train-nothing = ничего

# Что ещё известно.
fact-on-table = На столе: { $what }.
fact-river = Дискард
fact-riichi = Объявлено риичи.
fact-passed = Выигрышный тайл был пропущен.
fact-live = { $tiles ->
    [0] В стене не осталось тайлов.
    [one] В стене остался { $tiles } тайл.
    [few] В стене осталось { $tiles } тайла.
   *[many] В стене осталось { $tiles } тайлов.
}
fact-points = Очки: { $points }.
fact-called = Уже объявлен сет или отложен север.
fact-uncalled = Ещё никто не объявлял сетов.
fact-added = Этим тайлом дополняют пон.
fact-closed-kan = Это тайл закрытого кана.
fact-north = Это отложенный север.
fact-liable = { $seat } отвечает за яку «{ $yaku }».

# Объяснения.
train-fu = Фу: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = Рука не в темпае.
train-furiten-yes = Ожидание: { $waits }; среди сбросов есть: { $discarded }.
train-furiten-no = Ожидание: { $waits }; среди сбросов этого нет.
train-furiten-off = По этим правилам фуритена по собственному дискарду нет.
train-allowed = Правила это разрешают.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = По правилам «{ $rules }» это можно.
train-known-may-not = По правилам «{ $rules }» этого нельзя.
train-known-value = По правилам «{ $rules }»: { $value }.
train-known-none = По правилам «{ $rules }» это не выигрыш.
train-discard = { $tile }: { $shanten }; полезных тайлов: { $tiles }.
train-discard-lost = { $tile }: { $shanten }; полезных тайлов: { $tiles }, меньше на { $lost }.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# В терминале.
train-welcome = Правила: { $rules }. Пустая строка — конец; ? — показать ответ.
train-level = { $topic }: уровень { $level }, верно { $right } из { $asked }.
train-none = По этим правилам таких вопросов нет.
train-progress-unreadable = { $file } — не файл наших успехов: { $why }
`;export{e as default};