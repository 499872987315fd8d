# Раздача и чем она закончилась.

deal-name = { $round } { $number }
tile-red-five = { $tile } (красная пятёрка)
waits-nothing = ничего
ending-won = { -win(case: "Nom") }
ending-exhausted = Ничья: стена кончилась

# Нарушения за настоящим столом
offence-false-win = недействительное объявление { -win(case: "gen") } ({ $why })
no-win-not-complete = рука не собрана
no-win-furiten = фуритен
no-win-no-yaku = нет яку или мало { -han-unit(case: "gen-pl") }
no-win-not-robbed = на этом кане или севере рон невозможен
no-win-dead-hand = мёртвая рука
offence-shout = { -win } объявлена, но рука не показана
offence-noten-riichi = { -riichi } без темпая
offence-false-kan-after-riichi = недопустимый кан после { -riichi }
offence-riichi-too-late = { $tiles ->
    [0] риичи, когда живая стена уже кончилась
    [one] риичи, когда в живой стене остался { $tiles } тайл
    [few] риичи, когда в живой стене осталось { $tiles } тайла
    [many] риичи, когда в живой стене осталось { $tiles } тайлов
   *[other] риичи, когда в живой стене осталось { $tiles } тайла
}
offence-false-call = недействительное объявление { -set(case: "gen") } ({ $call })
offence-call-with-dead-hand = объявление с мёртвой рукой ({ $call })
offence-exposure = { $tiles ->
    [one] опрокинут { $tiles } тайл ({ $what })
    [few] опрокинуто { $tiles } тайла ({ $what })
    [many] опрокинуто { $tiles } тайлов ({ $what })
   *[other] опрокинуто { $tiles } тайла ({ $what })
}
toppled-live-wall = живая стена
toppled-dead-wall = мёртвая стена
toppled-own-hand = своя рука
toppled-others-hand = чужая рука
offence-wrong-count = неверное число { -tile(case: "gen-pl") }
offence-out-of-turn = тайл взят не в свой ход
offence-peeking = подглядывание в чужую руку
