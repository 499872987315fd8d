# Записанные раздачи: что получилось.
script-goes-on = Раздача продолжается.
script-next = Дальше: { $what }
script-choice = Закончить ли партию, решает { $name }: это { -dealer } и лидер.
script-place = { $place }. { $name } { $points } ({ $result })
script-refused = отказано ({ $code }): { $why }
script-refused-expected = отказано, как и ожидалось ({ $code }): { $why }
script-rule = Правило: { $rule } [{ $switch }]
script-holds = все ожидания выполнены ({ $count })
script-no-expectations = в сценарии нет ожиданий
script-fails = { $count ->
    [one] с ошибкой { $count } строка
    [few] с ошибкой { $count } строки
    [many] с ошибкой { $count } строк
   *[other] с ошибкой { $count } строки
}
scripts-hold = { $count ->
    [one] { $count } сценарий, ошибок нет
    [few] { $count } сценария, ошибок нет
    [many] { $count } сценариев, ошибок нет
   *[other] { $count } сценария, ошибок нет
}
scripts-fail = { $count ->
    [one] не выполнен { $count } сценарий
    [few] не выполнены { $count } сценария
    [many] не выполнены { $count } сценариев
   *[other] не выполнены { $count } сценария
}

# Что не так в строке сценария
script-no-name = сценарий начинается строкой с названием: == НАЗВАНИЕ
script-no-steps = в сценарии ничего не происходит; чтобы только посмотреть на положение, напишите: nothing happens
script-unknown-position = эта строка не описывает положение: { $text }
script-unknown-step = неизвестное действие: { $text }
script-unknown-ruling = неизвестное решение судьи: { $text }
script-unknown-expectation = неизвестное ожидание: { $text }
script-unknown-place = { $text } — не место в стене; нужно, например, w17-20, d4-7 upper или N8-2
script-form = ожидается строка вида: { $form }
script-for-each = после «{ $word }» нужны значения для всех игроков ({ $players }) в порядке E S W N
script-seat = { $text } — не место игрока; нужно E, S, W или N
script-no-north = втроём играют без севера
script-number = { $text } — здесь нужно другое число
script-one-tile = нужен ровно один { -tile }, а дано { $text }
script-deal-number = в раунде раздач: { $deals }, раздачи { $number } нет
script-liability = за { $yaku } никто не отвечает; нужно daisangen, shousuushii, daisuushii или suukantsu
script-no-tiles-left = дано столько { -tile(case: "gen-pl") }, что на остальные руки и стену не хватает
script-hand-size = { $seat }: в руке должно быть 13 { -tile(case: "gen-pl") }, считая каждый { -set } за три; здесь { $found }
script-hand-size-14 = { $seat }: в руке должно быть 13 или 14 { -tile(case: "gen-pl") }, считая каждый { -set } за три; здесь { $found }
script-too-many-live = столько { -tile(case: "gen-pl") } в живой стене быть не может, или их меньше, чем берут игроки
script-no-wall = из этих { -tile(case: "gen-pl") } стену не сложить
script-die = на кубике от 1 до 6, а не { $die }
script-one-roll = по этим правилам кубики бросают один раз: E rolls 3 5
script-second-roll = по этим правилам нужен второй бросок: E rolls 3 5 2 6
script-dice-first = кубики бросают, пока ничего ещё не произошло
script-needs-dice = это известно, только если сценарий начинается с броска: E rolls 3 5
script-not-at-start = если сценарий начинается с броска, в положении этого быть не может: { $word }
script-no-place-for = для этого в стене нет места: { $tile }
script-no-such-place = места { $place } нет; номера идут от 1 до { $last }
script-not-stacks = { $place }: здесь места по одному, а не стопки с верхом и низом
script-call-tiles = для объявления нужны два { -tile(case: "gen") } из руки: S pon 55m
script-unexpected = отказано ({ $code }), а сценарий этого не ожидает
script-refused-otherwise = отказано с причиной { $code }, ожидалась { $expected }
script-not-refused = не отказано, ожидалась причина { $code }
script-turn = ходит { $name }, со стены взято: { $tile }
script-turn-no-draw = ходит { $name }, со стены ничего не взято
script-nobody-draws = сейчас со стены никто не берёт
script-endless = так раздача не кончается
script-found = на деле: { $found }
script-not-over = раздача не закончена
script-ended = раздача закончилась: { $ending }
script-game-over = партия окончена
script-game-goes-on = партия не окончена
script-nobody-won = никто не выиграл
script-allowed = это разрешено
script-does-not-hold = это не выполнено
