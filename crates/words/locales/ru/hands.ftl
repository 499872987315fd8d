# Шантен, ожидания, укейре, нотации.

shanten-complete = рука собрана
shanten-tenpai = темпай
shanten-away = { $shanten ->
    [1] один тайл до темпая
    [one] { $shanten } тайл до темпая
    [few] { $shanten } тайла до темпая
    [many] { $shanten } тайлов до темпая
   *[other] { $shanten } тайлов до темпая
}
form-standard = четыре { -set(case: "gen") } и пара
form-pairs = семь пар
form-orphans = тринадцать сирот
waits-tenpai-named = темпай, ожидание { $name }
waits-not-tenpai = не в темпае: { $shanten }
waits-not-held = вне руки: { $left }
waits-all-held = завершил бы руку, но все четыре уже в ней
# Виды ожиданий
wait-kind-two-sided = двустороннее
wait-kind-closed = в дырку
wait-kind-edge = краевое
wait-kind-pair = на пару
wait-kind-two-pon = на два пона
wait-kind-orphan = на одну из сирот
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
improves-nothing = нет { -tile(case: "gen-pl") }, с которыми полезных стало бы больше при том же шантене
improves-by = взять { $draw } (осталось: { $left }), сбросить { $discard }: { $tiles }

# Симуляции
sim-games = Партии
sim-deals = Раздачи
sim-decisions = Решения
sim-wins = { -win(case: "Nom-pl") }
sim-tsumo = из них по цумо
sim-exhausted = Ничьи
sim-time = { $seconds } с
sim-per-second = в секунду
abort-four-kans = { -abort(case: "Nom") }: четыре кана
abort-four-riichi = { -abort(case: "Nom") }: четыре { -riichi }
abort-four-winds = { -abort(case: "Nom") }: четыре ветра
abort-nine-kinds = { -abort(case: "Nom") }: { -nine-kinds }
abort-three-rons = { -abort(case: "Nom") }: тройной рон
abort-chombo = Раздача прервана: чомбо
abort-void = Раздача переигрывается по решению судьи
