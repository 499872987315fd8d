var e=`# Правила: группы, настройки и их возможные значения.
# Настройка: её название; .about говорит, что она определяет.

yes = да
no = нет
worth-off = не используется
worth-open-closed = { $open ->
    [one] { $open } { -han-unit } в открытой руке, { $closed } в закрытой
    [few] { $open } { -han-unit(case: "few") } в открытой руке, { $closed } в закрытой
    [many] { $open } { -han-unit } в открытой руке, { $closed } в закрытой
   *[other] { $open } { -han-unit } в открытой руке, { $closed } в закрытой
}
worth-same = { $han ->
    [one] { $han } { -han-unit }
    [few] { $han } { -han-unit(case: "few") }
    [many] { $han } { -han-unit }
   *[other] { $han } { -han-unit }
}
worth-closed-only = { $han ->
    [one] { $han } { -han-unit }, только в закрытой руке
    [few] { $han } { -han-unit(case: "few") }, только в закрытой руке
    [many] { $han } { -han-unit }, только в закрытой руке
   *[other] { $han } { -han-unit }, только в закрытой руке
}
worth-yakuman = { $times ->
    [1] якуман
    [2] двойной якуман
    [one] { $times } якуман
    [few] { $times } якумана
    [many] { $times } якуманов
   *[other] { $times } якуманов
}
least-points-any = сколько угодно
tiles-136 = все 136
tiles-108 = 108 (без 2–8 ман)
red-fives-value = ман: { $man }, пин: { $pin }, { -sou }: { $sou }
red-fives-none = нет
tenths-of-second = { $seconds ->
    [0] сразу
   *[other] { $seconds } с
}
list-separator = ,{" "}


group-table = Стол, { -tile(case: "nom-pl") } и подготовка к раздаче

switch-table-players = Число игроков
    .about = Сколько человек играет за столом?
switch-table-tiles = Набор тайлов
    .about = Сколько тайлов в наборе: 136 или 108 (без 2–8 ман)?
switch-table-red-fives = Красные пятёрки (ака-дора)
    .about = Сколько красных пятёрок в мастях ман, пин и { -sou }?
switch-table-start-points = Стартовые очки
    .about = Сколько очков у каждого в начале партии?
switch-table-length = Длина партии
    .about = Сколько длится партия?
switch-table-extension = Дополнительный раунд
    .about = Играют ли дополнительные раунды, если после последней раздачи никто не набрал нужного числа очков?
switch-table-target-points = Нужное число очков
    .about = Сколько очков должно быть хотя бы у одного игрока, чтобы партия закончилась без дополнительного раунда?
switch-table-seat-draw = Рассадка
    .about = Как распределяются места за столом?
switch-table-break-direction = Направление отсчёта до разлома
    .about = В какую сторону отсчитывают сумму кубиков, чтобы найти стену для разлома?
switch-table-break-stacks = Место разлома
    .about = Сколько стопок отсчитывают в стене, где делают разлом?
switch-table-dead-wall-stacks = Стопок в мёртвой стене
    .about = Сколько стопок в мёртвой стене?
switch-table-indicator-stack = Стопка с { -indicator(case: "ins") } доры
    .about = В какой по счёту слева стопке мёртвой стены лежит первый { -indicator }?
switch-table-replacement-tiles = { -tile(case: "Nom-pl") } замены
    .about = Сколько { -tile(case: "gen-pl") } замены лежит перед { -indicator(case: "ins") }?
switch-table-last-tiles = Последние { -tile(case: "nom-pl") } стартовой руки
    .about = Как игроки разбирают последние { -tile(case: "nom-pl") } стартовых рук?
switch-table-dragon-order = Порядок драконов
    .about = В каком порядке идут драконы при определении доры?
switch-table-wind-order = Порядок ветров
    .about = В каком порядке идут ветра при определении доры?

group-calls = Ходы, объявления и каны

switch-calls-draw-after = Взятие со стены после сброса
    .about = Сколько секунд следующий игрок ждёт, прежде чем взять { -tile } со стены?
switch-calls-claim-until = Объявление после сброса
    .about = Сколько секунд после сброса { -tile } ещё можно забрать? 0 — только сразу.
switch-calls-pon-before-chi = Приоритет пона над чи
    .about = Важнее ли объявление пона или кана, чем чи?
switch-calls-two-rons = Двойной рон ({ -atamahane })
    .about = Кто выигрывает, если рон на одном тайле объявили двое?
switch-calls-three-rons = Тройной рон
    .about = Кто выигрывает, если рон на одном тайле объявили трое?
switch-calls-ron-bonus = Ставки и { -honba(case: "all") } при нескольких { -winner(case: "prep-pl") }
    .about = Кто получает ставки { -riichi } и доплату за { -honba(case: "acc") }, если { -winner(case: "gen-pl") } несколько?
switch-calls-swap-calling = Подмена { -tile(case: "gen") } (куикаэ)
    .about = Можно ли сразу после чи или пона сбросить тайл, который из-за этого объявления стал лишним?
switch-calls-last-discard = { -set(case: "Nom") } с последнего сброса
    .about = Можно ли забрать в сет последний сброшенный тайл раздачи?
switch-calls-chi = Чи
    .about = На чей сброс можно объявить чи?
switch-calls-claimed-tile = Забранный тайл
    .about = Как лежит забранный тайл в поне или чи?
switch-calls-kan-from-right = Открытый кан с { -tile(case: "ins") } игрока справа
    .about = Каким по счёту лежит в открытом кане тайл, забранный у игрока справа?
switch-calls-closed-kan-down = Вид закрытого кана
    .about = Какие { -tile(case: "nom-pl") } закрытого кана лежат рубашкой вверх?
switch-calls-added-tile = Тайл { -extended(case: "gen") } кана
    .about = Куда кладут тайл, которым пон { -extend(case: "pl") } до кана?
switch-calls-added-kan-later = Поздний кан из пона
    .about = Можно ли { -extend } пон до кана не в тот ход, когда тайл взят со стены, а позже?
switch-calls-kan-after-call = Кан сразу после чи или пона
    .about = Можно ли объявить закрытый или { -extended } кан сразу после своего чи или пона?
switch-calls-kan-at-end = Кан при пустой стене
    .about = Можно ли объявить кан, когда в живой стене не осталось { -tile(case: "gen-pl") }?
switch-calls-closed-kan-dora = Кан-дора закрытого кана
    .about = Когда открывают { -indicator } кан-доры после закрытого кана?
switch-calls-open-kan-dora = Кан-дора открытого и { -extended(case: "gen") } кана
    .about = Когда открывают { -indicator } кан-доры после открытого или { -extended(case: "gen") } кана?
switch-calls-dead-wall-refilled = Пополнение мёртвой стены
    .about = Пополняется ли мёртвая стена из живой?
switch-calls-most-kans = Предел канов
    .about = Сколько канов может быть в одной раздаче?
switch-calls-four-kans-of-several = Четыре кана у разных игроков
    .about = Что происходит после четвёртого кана, если каны объявили разные игроки?
switch-calls-four-kans-of-one = Четыре кана у одного игрока
    .about = Что происходит после четвёртого кана, если все четыре объявил один игрок?
switch-calls-rob-added-kan = Ограбление { -extended(case: "gen") } кана (чанкан)
    .about = Можно ли выиграть на тайле, которым другой игрок { -extend(case: "sg") } пон до кана?
switch-calls-rob-closed-kan = Ограбление закрытого кана (чанкан)
    .about = Кто может выиграть на { -tile(case: "prep") } чужого закрытого кана?
switch-calls-first-round-broken = Что прерывает первый круг
    .about = Какие объявления прерывают первый круг для тенхо, чихо и ренхо?
switch-calls-double-riichi-broken = Что отменяет { -double-riichi }
    .about = После каких объявлений до первого сброса игрока { -double-riichi } уже не засчитывается?
switch-calls-first-turn-broken = Что прерывает первый ход
    .about = После каких объявлений уже невозможна { -abort } на первом ходу (четыре ветра, { -nine-kinds })?

group-riichi = { -riichi(case: "Nom") }, фуритен и доры

switch-riichi-stake = Ставка { -riichi }
    .about = Сколько очков ставят при объявлении { -riichi }?
switch-riichi-least-points = Очки для { -riichi }
    .about = Сколько очков нужно иметь, чтобы объявить { -riichi }?
switch-riichi-least-tiles = { -tile(case: "Gen-pl") } в живой стене для { -riichi }, не меньше
    .about = Сколько { -tile(case: "gen-pl") } должно оставаться в живой стене, чтобы можно было объявить { -riichi }?
switch-riichi-too-late = Слишком позднее { -riichi }
    .about = Что грозит за { -riichi }, если в живой стене осталось меньше { -tile(case: "gen-pl") }, чем нужно?
switch-riichi-tile-won = Рон на { -tile(case: "prep") } { -riichi }
    .about = Что происходит со ставкой, если на тайле, сброшенном при объявлении риичи, кто-то выиграл?
switch-riichi-next-sideways = Следующий тайл боком
    .about = Кладут ли боком следующий сброшенный тайл, если тайл риичи забрали в сет?
switch-riichi-sticks-after-draw = Ставки после ничьей
    .about = Что происходит со ставками на столе после ничьей?
switch-riichi-leftover-sticks = Ставки в конце партии
    .about = Что происходит со ставками, которые остались на столе в конце партии?
switch-riichi-kan-after = Закрытый кан после { -riichi }
    .about = Когда после { -riichi } разрешён закрытый кан?
switch-riichi-ippatsu-broken = Что прерывает иппацу
    .about = После каких объявлений иппацу уже не засчитывается?
switch-riichi-ippatsu-robbed = Иппацу на чужом объявлении
    .about = Засчитывается ли иппацу при выигрыше на { -tile(case: "prep") }, который как раз объявляет другой игрок?
switch-riichi-discard-furiten = Фуритен по своему { -river(case: "dat") }
    .about = Лишается ли игрок права на рон, если среди его сбросов есть выигрышный тайл?
switch-riichi-passed-tile = Конец временного фуритена
    .about = Когда заканчивается фуритен из-за пропущенного тайла?
switch-riichi-riichi-furiten = Фуритен после { -riichi }
    .about = Лишается ли игрок права на рон до конца раздачи, если после риичи пропустил выигрышный тайл?
switch-riichi-passed-without-yaku = Фуритен за пропуск { -tile(case: "gen") } без яку
    .about = Приводит ли пропуск тайла, который завершает руку без яку, к временному фуритену?
switch-riichi-passed-kan = Фуритен за пропуск { -tile(case: "gen") } кана
    .about = Равносилен ли пропуск тайла кана пропуску сброшенного тайла?
switch-riichi-passed-north = Фуритен за пропуск отложенного севера
    .about = Равносилен ли пропуск отложенного севера пропуску сброшенного тайла?
switch-riichi-ura-dora = Ура-дора
    .about = Засчитываются ли { -winner(case: "dat") } с { -riichi } доры по { -tile(case: "dat-pl") } под { -indicator(case: "ins-pl") }?
switch-riichi-kan-dora = Кан-дора
    .about = Дают ли дору { -indicator(case: "nom-pl") }, открытые после канов?
switch-riichi-kan-ura-dora = Кан-ура-дора
    .about = Засчитываются ли { -winner(case: "dat") } с { -riichi } доры по { -tile(case: "dat-pl") } под { -indicator(case: "ins-pl") } кан-доры?

group-hands = Требования к руке и сочетание яку

switch-hands-least-han = Минимум { -han-unit(case: "gen-pl") } для { -win(case: "gen") }
    .about = Сколько { -han-unit(case: "gen-pl") } должны дать яку, чтобы рука могла выиграть?
switch-hands-late-yaku = Позднее яку (атодзуке)
    .about = Можно ли выиграть с рукой, в которой яку даёт не каждый выигрышный тайл?
switch-hands-double-wind-twice = Двойной ветер засчитывается дважды
    .about = Засчитывается ли дважды ветер, который одновременно { -seat-wind } и ветер раунда?
switch-hands-shousangen-with-dragons = { -shousangen(case: "Nom") } вместе с якухаями
    .about = Складывается ли { -shousangen } с якухаями за два сета драконов?
switch-hands-equal-pairs = Одинаковые пары в { -chiitoitsu }
    .about = Могут ли среди семи пар быть две одинаковые?
switch-hands-chanta-needs-chi = Обязательное чи в чанте
    .about = Обязательно ли в чанте и джунчане хотя бы одно чи?
switch-hands-chanta-pair = Пара чанты из { -orphan(case: "short-or") }
    .about = Должна ли пара в чанте и джунчане тоже быть из { -orphan(case: "gen-pl-or") }?
switch-hands-sanankou-kans = Закрытые каны в сананко
    .about = Засчитываются ли закрытые каны как закрытые поны для сананко?
switch-hands-honroutou-pairs = Хонрото с семью парами
    .about = Засчитывается ли хонрото руке из семи пар?
switch-hands-ryuuiisou-hatsu = В { -ryuuiisou } нужна хотя бы пара зелёных драконов
    .about = Обязательны ли в { -ryuuiisou } зелёные драконы?
switch-hands-haitei-rinshan = Хайтей на тайле замены
    .about = Засчитывается ли хайтей, если последний тайл живой стены взят как тайл замены?
switch-hands-renhou = Ренхо (благословение человека)
    .about = Засчитывается ли ренхо и что оно даёт?
switch-hands-renhou-discard = Сброс для ренхо
    .about = На каком сбросе засчитывается ренхо?
switch-hands-nagashi = { -nagashi(case: "Nom") }
    .about = Есть ли в правилах { -nagashi }?
switch-hands-nagashi-broken = Что отменяет { -nagashi }
    .about = Что отменяет { -nagashi }, кроме неподходящего тайла в дискарде?
switch-hands-nagashi-payments = { -nagashi(case: "Nom") } и выплаты за нотен
    .about = Как выплаты за { -nagashi } сочетаются с выплатами за нотен?
switch-hands-nagashi-dealer = { -dealer(case: "Nom") } после { -nagashi(case: "gen") }
    .about = Кто становится { -dealer(case: "ins") } после { -nagashi(case: "gen") }?
switch-hands-chiihou-after-kan = Чихо после кана
    .about = Возможно ли чихо после своего закрытого кана?

group-yakuman = Якуманы и пао

switch-yakuman-stacking = Сложение якуманов
    .about = Складываются ли разные якуманы?
switch-yakuman-most = Предел якуманов
    .about = Сколько якуманов самое большее может стоить рука? 0 — без ограничения.
switch-yakuman-kazoe = 13 { -han-unit } и больше (казое)
    .about = Сколько стоит рука на 13 { -han-unit } и больше?
switch-yakuman-pao-daisangen = Пао за дайсанген
    .about = Есть ли пао за дайсанген?
switch-yakuman-pao-shousuushii = Пао за { -shousuushii }
    .about = Есть ли пао за { -shousuushii }?
switch-yakuman-pao-daisuushii = Пао за { -daisuushii }
    .about = Есть ли пао за { -daisuushii }?
switch-yakuman-pao-suukantsu = Пао за { -suukantsu }
    .about = Есть ли пао за { -suukantsu }?
switch-yakuman-pao-condition = Условие пао
    .about = Кто и когда платит за якуман по пао?
switch-yakuman-pao-tsumo = Пао при цумо
    .about = Что платит { -liable }, если { -win } по цумо?
switch-yakuman-pao-ron = Пао при роне
    .about = Что платит { -liable }, если выигрышный тайл сбросил другой?
switch-yakuman-pao-counters = { -honba(case: "All") } при пао
    .about = Кто платит за { -honba(case: "acc") }, если есть { -liable }?

group-payments = Фу и выплаты

switch-payments-double-wind-fu = Фу за пару двойного ветра
    .about = Сколько фу даёт пара ветра, который одновременно { -seat-wind } и ветер раунда?
switch-payments-open-pinfu-fu = Фу открытого { -pinfu }
    .about = Сколько фу добавляют при роне открытой руке без других фу?
switch-payments-pinfu-tsumo-20 = 20 фу за { -pinfu } по цумо
    .about = Остаётся ли { -pinfu } без фу за цумо?
switch-payments-rinshan-fu = Фу за риншан
    .about = Сколько фу даёт победа на тайле замены?
switch-payments-pairs-fu = Фу за семь пар ({ -chiitoitsu })
    .about = Сколько фу у руки из семи пар?
switch-payments-kiriage = Округление до мангана (кириаге)
    .about = Округляются ли до мангана 3 { -han-unit(case: "few") } 60 фу и 4 { -han-unit(case: "few") } 30 фу?
switch-payments-three-player-ron = Рон при игре втроём
    .about = Сколько платит сбросивший при роне в игре втроём?
switch-payments-three-player-tsumo = Цумо при игре втроём
    .about = Что происходит с долей недостающего игрока при цумо в игре втроём?
switch-payments-norths = Откладывание северов (нукидора)
    .about = Можно ли откладывать севера?
switch-payments-north-dora = { -han-unit(case: "Nom-pl") } за отложенный север
    .about = Сколько { -han-unit(case: "gen-pl") } даёт каждый отложенный север?
switch-payments-rob-north = Рон на отложенном севере
    .about = Можно ли выиграть на севере, который откладывает другой игрок?
switch-payments-north-after-riichi = Откладывание севера после { -riichi }
    .about = Можно ли откладывать север после { -riichi }?
switch-payments-north-rinshan = Риншан после севера
    .about = Засчитывается ли риншан при победе на тайле замены, взятом за отложенный север?

group-draws = Ничьи, { -honba(case: "all") } и конец партии

switch-draws-counter-value = Цена { -honba(case: "gen") }
    .about = Сколько очков стоит { -honba } при роне?
switch-draws-counter-winner = Кому платят за { -honba(case: "acc") }
    .about = Кто из { -winner(case: "gen-pl") } получает доплату за { -honba(case: "acc") }?
switch-draws-counter-dealer-win = { -honba(case: "All") } после { -win(case: "gen") } { -dealer(case: "gen") }
    .about = Что происходит с { -honba(case: "ins") } после { -win(case: "gen") } { -dealer(case: "gen") }?
switch-draws-counter-other-win = { -honba(case: "All") } после { -win(case: "gen") } { -nondealer(case: "gen") }
    .about = Что происходит с { -honba(case: "ins") }, если выиграл не { -dealer }?
switch-draws-counter-tenpai-draw = { -honba(case: "All") } после ничьей, если { -dealer } в темпае
    .about = Что происходит с { -honba(case: "ins") } после ничьей, если { -dealer } в темпае?
switch-draws-counter-noten-draw = { -honba(case: "All") } после ничьей, если { -dealer } в нотене
    .about = Что происходит с { -honba(case: "ins") } после ничьей, если { -dealer } в нотене?
switch-draws-counter-abort = { -honba(case: "All") } после { -abort(case: "gen") }
    .about = Что происходит с { -honba(case: "ins") } после { -abort(case: "gen") }?
switch-draws-abort-dealer = { -dealer(case: "Nom") } после { -abort(case: "gen") }
    .about = Кто становится { -dealer(case: "ins") } после { -abort(case: "gen") }?
switch-draws-two-han-from = Рянхан-шибари (от двух { -han-unit(case: "gen-pl") }), начиная с числа { -honba(case: "many") }
    .about = Начиная со скольких { -honba(case: "many") } для { -win(case: "gen") } нужны яку хотя бы на два { -han-unit(case: "gen") }? 0 — никогда.
switch-draws-two-han-as = Что считается двумя { -han-unit(case: "ins-pl") }
    .about = Что нужно руке, когда действует рянхан-шибари?
switch-draws-noten-pool = Выплаты за нотен
    .about = Сколько очков в сумме платят после ничьей игроки в нотене?
switch-draws-fifth-tile-tenpai = Темпай на пятый тайл
    .about = Считается ли темпаем рука, которая ждёт только пятый такой же тайл?
switch-draws-hide-tenpai = Скрытый темпай
    .about = Может ли игрок в темпае без { -riichi } объявить нотен?
switch-draws-renchan = { -dealer(case: "Nom") } остаётся (ренчан)
    .about = Когда { -dealer } остаётся на следующую раздачу?
switch-draws-win-stop = { -win(case: "Nom") } лидирующего { -dealer(case: "gen") } в последней раздаче (агари-яме)
    .about = Что происходит, если { -dealer } выиграл последнюю раздачу и лидирует?
switch-draws-tenpai-stop = Темпай лидирующего { -dealer(case: "gen") } в последней раздаче (темпай-яме)
    .about = Что происходит, если последняя раздача закончилась ничьей, а { -dealer } в темпае и лидирует?
switch-draws-bust = Банкротство (тоби)
    .about = Заканчивается ли партия досрочно из-за банкротства игрока, и при каком счёте?
switch-draws-four-riichi = Четыре { -riichi }
    .about = Прерывает ли раздачу четвёртое { -riichi }?
switch-draws-four-winds = Четыре одинаковых ветра
    .about = Прерывают ли раздачу четыре одинаковых ветра, сброшенные на первом ходу?
switch-draws-nine-kinds = Девять { -orphan(case: "short") } ({ -nine-kinds })
    .about = Можно ли прервать раздачу, если на первом ходу в руке девять разных { -orphan(case: "gen-pl") }?

group-penalties = Нарушения и штрафы

switch-penalties-chombo = Серьёзное нарушение (чомбо)
    .about = Чем наказывается серьёзное нарушение?
switch-penalties-chombo-points = Вычет за чомбо после партии
    .about = Сколько очков снимают за серьёзное нарушение после партии?
switch-penalties-chombo-aftermath = После чомбо
    .about = Что происходит после серьёзного нарушения?
switch-penalties-win-cancels-chombo = { -win(case: "Nom") } отменяет чомбо
    .about = Отменяет ли чомбо действительная победа, объявленная одновременно с ним?
switch-penalties-false-win = Ложная победа
    .about = Что грозит, если объявлена победа и показана рука, которая не может выиграть?
switch-penalties-shout = Возглас без показа руки
    .about = Что грозит за возглас «рон» или «цумо», если рука не показана?
switch-penalties-noten-riichi = Нотен-{ -riichi }
    .about = Что грозит за { -riichi } без темпая, которое обнаружилось при ничьей?
switch-penalties-false-kan-after-riichi = Ложный кан после { -riichi }
    .about = Что грозит за недопустимый закрытый кан после { -riichi }?
switch-penalties-exposure-chombo-from = Чомбо, если опрокинуто { -tile(case: "gen-pl") } не меньше
    .about = Начиная со скольких опрокинутых { -tile(case: "gen-pl") } назначается чомбо?
switch-penalties-exposure = Опрокинуто меньше { -tile(case: "gen-pl") }, чем нужно для чомбо
    .about = Что грозит, если в чужой руке или мёртвой стене опрокинуто меньше { -tile(case: "gen-pl") }, чем нужно для чомбо?
switch-penalties-wrong-count = Неверное число { -tile(case: "gen-pl") }
    .about = Что грозит за неверное число { -tile(case: "gen-pl") } в руке?
switch-penalties-false-call = Ложное объявление { -set(case: "gen") }
    .about = Что грозит за недействительное объявление { -set(case: "gen") }?
switch-penalties-out-of-turn = Взятие { -tile(case: "gen") } не в свой ход
    .about = Что грозит за взятие { -tile(case: "gen") } не в свой ход?
switch-penalties-call-with-dead-hand = Объявление с мёртвой рукой
    .about = Что грозит, если { -tile } забрал игрок с мёртвой рукой?
switch-penalties-peeking = Подглядывание
    .about = Что грозит за подглядывание в чужую руку?
switch-penalties-scoring = Подсчёт руки
    .about = Кто определяет стоимость руки?
switch-penalties-unregulated = Неоговорённые случаи
    .about = Кто решает вопросы, о которых правила молчат?

group-result = Результат партии

switch-result-return-points = Точка отсчёта
    .about = Сколько очков принимают за ноль при подсчёте результата?
switch-result-oka = Ока
    .about = Сколько дополнительных очков получает занявший первое место?
switch-result-uma = Ума
    .about = Как определяются очки за места?
switch-result-uma-points = Очки за места
    .about = Какие очки даёт каждое место, от первого до последнего? Если ума зависит от числа игроков с очками выше стартовых, то сначала указаны очки для одного такого игрока, затем для двух и так далее.
switch-result-rounding = Округление
    .about = Как округляются результаты?
switch-result-ties = Равенство очков
    .about = Кто выше при равных очках?

group-yaku = Стоимость яку

# Варианты значений, по тому, к чему они относятся.

# Сколько длится партия.
option-length-one-deal = одна раздача
option-length-east = восточный раунд (тонпусен)
option-length-east-south = восточный и южный раунды (ханчан)
option-length-all-winds = все четыре раунда

# Что происходит после последней раздачи, если никто не набрал нужного числа очков.
option-extension-none = нет
option-extension-extra-round = один: его играют, пока никто не набрал нужного числа очков
option-extension-extra-round-dealer-stays = один: его играют, пока никто не набрал нужного числа очков или { -dealer } остаётся
option-extension-extra-rounds-dealer-stays = сколько потребуется: их играют, пока никто не набрал нужного числа очков или { -dealer } остаётся

# Как распределяются места.
option-seat-draw-wind-tiles = каждый тянет один из тайлов ветров
option-seat-draw-random = по жребию

# В какую сторону дилер отсчитывает стену для разлома.
option-direction-counter-clockwise = { -dealer } считает, начиная с себя, против часовой стрелки
option-direction-clockwise = { -dealer } считает, начиная с себя, по часовой стрелке

# Сколько стопок отсчитывают до разлома.
option-break-stacks-same-sum = столько стопок, сколько выпало на кубиках
option-break-stacks-second-roll = сумма первого и второго бросков

# Как разбирают последние тайлы.
option-last-tiles-first-and-fifth = { -dealer } берёт первый и пятый, остальные — по одному
option-last-tiles-one-each = каждый берёт по одному, { -dealer } добирает четырнадцатый

# В каком порядке драконы указывают друг на друга.
option-dragon-order-white-green-red = белый, зелёный, красный, белый
option-dragon-order-white-red-green = белый, красный, зелёный, белый

# В каком порядке ветра указывают друг на друга.
option-wind-order-east-south-west-north = восток, юг, запад, север, восток
option-wind-order-east-north-west-south = восток, север, запад, юг, восток

# Кто выигрывает, если рон объявили несколько игроков.
option-several-rons-nearest = ближайший по ходу после сбросившего
option-several-rons-all = все, кто объявил рон
option-several-rons-abort = никто: { -abort }

# Кому ставки и хонба при нескольких победителях.
option-ron-bonus-nearest = ставки и доплату за { -honba(case: "acc") } забирает { -winner }, ближайший по ходу после сбросившего
option-ron-bonus-counters-to-each = за { -honba(case: "acc") } платят каждому { -winner(case: "dat") }, ставки забирает ближайший по ходу после сбросившего
option-ron-bonus-own-stick-back = каждому { -winner(case: "dat") } — доплата за { -honba(case: "acc") } и его ставка; прочие ставки — ближайшему по ходу после сбросившего

# Что можно сбросить сразу после объявления.
option-swap-calling-allowed = можно сбросить любой тайл
option-swap-calling-same-tile-forbidden = нельзя сбросить такой же тайл
option-swap-calling-forbidden = нельзя сбросить ни такой же тайл, ни подходящий к другому концу чи

# С чьего сброса можно объявить чи.
option-chi-left = на сброс игрока слева
option-chi-never = не объявляют

# Как лежит забранный тайл в поне или чи.
option-claimed-tile-shows-feeder = боком, на месте, по которому видно, у кого он забран
option-claimed-tile-any-place = боком, на любом месте

# Где в открытом кане лежит тайл, забранный у игрока справа.
option-kan-from-right-fourth = последним из четырёх
option-kan-from-right-third = третьим

# Какие тайлы закрытого кана лежат рубашкой вверх.
option-closed-kan-down-outer = рубашкой вверх лежат крайние
option-closed-kan-down-inner = рубашкой вверх лежат средние

# Где лежит тайл, дополнивший пон.
option-added-tile-on-top = поверх тайла, лежащего боком
option-added-tile-beside = рядом с тайлом, лежащим боком

# Когда открывают индикатор кан-доры.
option-kan-dora-at-once = сразу, до взятия { -tile(case: "gen") } замены
option-kan-dora-before-discard = после взятия { -tile(case: "gen") } замены, до сброса
option-kan-dora-with-discard = вместе со сбросом, следующим каном или севером; при { -win(case: "prep") } на { -tile(case: "prep") } замены не действует
option-kan-dora-after-discard = после сброса, если на нём никто не выиграл

# Что происходит после четвёртого кана.
option-four-kans-abort = { -abort } после сброса
option-four-kans-go-on = игра продолжается, пятого кана быть не может

# Кто может выиграть на закрытом кане.
option-rob-closed-kan-never = никто
option-rob-closed-kan-orphans = только рука «тринадцать сирот»

# Какие объявления прерывают первый круг или круг после риичи.
option-interruption-any-call = любые чи, поны и каны, в том числе закрытые, и отложенные севера
interruption-any-call = любые чи, поны и каны, в том числе закрытые
option-interruption-others-sets = { -set(case: "nom-pl") } других игроков, в том числе закрытые каны
option-interruption-open-sets = только открытые { -set(case: "nom-pl") }

# Что со ставкой, если на тайле риичи выиграли.
option-riichi-tile-won-stake-returned = ставка возвращается, { -riichi } считается необъявленным
option-riichi-tile-won-stake-paid = ставка считается сделанной

# Что со ставками после ничьей.
option-sticks-after-draw-next-winner = ставки забирает следующий { -winner }
option-sticks-after-draw-returned = ставки возвращаются тем, кто их сделал

# Что со ставками в конце партии.
option-leftover-sticks-first = ставки забирает занявший первое место
option-leftover-sticks-returned = ставки возвращаются тем, кто их сделал
option-leftover-sticks-lost = ставки не достаются никому

# Когда разрешён закрытый кан после риичи.
option-kan-after-riichi-never = никогда
option-kan-after-riichi-waits-stay = если не меняются ожидания
option-kan-after-riichi-hand-stays = если не меняются ни ожидания, ни варианты разбора руки

# Когда заканчивается временный фуритен.
option-passed-tile-next-draw = когда игрок снова берёт { -tile } со стены
option-passed-tile-next-draw-or-call = когда игрок снова берёт { -tile } со стены или объявляет { -set }

# Что даёт ренхо.
option-renhou-off = не засчитывается
option-renhou-mangan = манган, если рука не стоит дороже
option-renhou-han = { -han-unit(case: "nom-pl") }, которые складываются с остальными
option-renhou-yakuman = якуман

# На каком сбросе засчитывается ренхо.
option-renhou-discard-before-own-turn = на любом до своего первого хода, если первый круг не прерван
option-renhou-discard-first-discard = только на первом сбросе { -dealer(case: "gen") }

# Нагаши манган и выплаты за нотен.
option-nagashi-payments-instead = вместо выплат за нотен
option-nagashi-payments-also = вместе с выплатами за нотен

# Дилер после нагаши мангана.
option-nagashi-dealer-moves-on = следующий игрок, у кого бы ни был { -nagashi }
option-nagashi-dealer-by-tenpai = { -dealer } остаётся, если он в темпае
option-nagashi-dealer-stays-if-own = { -dealer } остаётся, если { -nagashi } у него

# Что отменяет нагаши манган.
option-nagashi-broken-claims = другой игрок забрал тайл из дискарда
option-nagashi-broken-nothing = ничего

# Складываются ли разные якуманы.
option-yakuman-stacking-highest = нет, засчитывается самый дорогой
option-yakuman-stacking-add = да

# Тринадцать хан.
option-kazoe-yakuman = якуман
option-kazoe-sanbaiman = санбайман

# Когда сбросивший становится ответственным.
option-pao-condition-last-set = платит тот, с чьего сброса собран последний из нужных { -set(case: "gen-pl") }
option-pao-condition-all-open = платит тот, с чьего сброса открыт последний из нужных { -set(case: "gen-pl") }, если открыты все

# Что платит ответственный при цумо.
option-pao-tsumo-all = всю стоимость руки
option-pao-tsumo-that-yakuman = якуман с пао; остальное платят все
option-pao-tsumo-normal = свою обычную долю

# Что платит ответственный, если выигрышный тайл сбросил другой.
option-pao-ron-half-hand = половину стоимости руки
option-pao-ron-half-yakuman = половину якумана с пао

# Кто платит за хонбу при пао.
option-pao-counters-feeder-on-tsumo = при цумо — { -liable }, при роне — сбросивший
option-pao-counters-feeder = всегда { -liable }
option-pao-counters-normal = тот, кто платил бы без пао

# Сколько платит сбросивший при игре втроём.
option-three-player-ron-two-shares = доли двоих: базовые очки × 3, { -dealer(case: "dat") } — × 4
option-three-player-ron-as-four = как при игре вчетвером

# Доля недостающего игрока при игре втроём.
option-three-player-tsumo-lost = доля пропадает
option-three-player-tsumo-split = долю платят остальные, пополам

# Кому платят за хонбу.
option-counter-winner-any = любому { -winner(case: "dat") }
option-counter-winner-dealer = только { -dealer(case: "dat") }

# Что происходит с хонбой.
option-counter-fate-raised = +1
option-counter-fate-kept = без изменений
option-counter-fate-reset = обнуление

# Дилер после абортивной ничьей.
option-abort-dealer-stays = тот же игрок
option-abort-dealer-moves-on = следующий игрок

# Когда дилер остаётся.
option-renchan-win = если выиграл
option-renchan-win-or-tenpai = если выиграл или при ничьей был в темпае
option-renchan-never = никогда

# Заканчивает ли лидирующий дилер партию в последней раздаче.
option-last-deal-stop-forced = партия заканчивается
option-last-deal-stop-chosen = { -dealer } может закончить партию
option-last-deal-stop-forced-at-target = партия заканчивается, если { -dealer } набрал нужное число очков
option-last-deal-stop-no = партия продолжается

# Когда игрок потерял все очки.
option-bust-never = нет, партия продолжается
option-bust-below-zero = при счёте ниже нуля
option-bust-at-zero = при нуле и ниже
option-bust-at-zero-unless-staked = при нуле и ниже; при нуле — если на столе нет своей ставки

# Чем наказывается серьёзное нарушение.
option-chombo-mangan = обратный манган (выплата остальным)
option-chombo-after-game = вычет из результата после партии

# Что происходит после серьёзного нарушения.
option-chombo-aftermath-redeal = ставки возвращаются, раздача переигрывается, { -honba(case: "all") } без изменений
option-chombo-aftermath-draw = раздача заканчивается как при ничьей

# Что грозит за ошибку.
option-penalty-none = без наказания
option-penalty-dead-hand = мёртвая рука
option-penalty-chombo = чомбо

# Кто называет стоимость руки.
option-scoring-automatic = программа
option-scoring-announced = { -winner }; молчание — знак согласия

# Как определяются очки за места.
option-uma-fixed = по занятому месту
option-uma-by-players-in-plus = по месту и числу игроков с очками выше стартовых

# Как округляются результаты.
option-rounding-tenths = нет, с десятыми
option-rounding-up = вверх до целого
option-rounding-nearest = до ближайшего целого
option-rounding-five-down = пять десятых — вниз, шесть и больше — вверх
option-rounding-thousands = очки до ближайшей тысячи, остаток — первому месту

# Когда рука, которая ждёт только пятый тайл, считается темпаем.
option-fifth-tile-tenpai-never = нет
option-fifth-tile-tenpai-if-in-open-meld = да, если не все четыре в закрытой руке или в закрытом кане
option-fifth-tile-tenpai-if-in-meld = да, если не все четыре в закрытой руке
option-fifth-tile-tenpai-always = да

# Кто выше при равных очках.
option-ties-by-seat = выше ближайший по ходу от первого { -dealer(case: "gen") }
option-ties-shared = игроки делят места, уму, оку и оставшиеся ставки { -riichi }

# Кто решает вопросы, о которых правила молчат.
option-unregulated-judge = судья, без обжалования
option-unregulated-players = сами игроки
by-common-practice = общая практика
by-unverified = по общим сведениям, не проверено
by-three-players = в игре втроём невозможно
by-not-in-document = в документе не упоминается
rules-not-here = не применяется
no-limit = без предела
never = никогда
option-two-han-han = яку в сумме не меньше чем на два { -han-unit(case: "gen") }
option-two-han-different-yaku = два разных яку
`;export{e as default};