serve-ready = Hanchan запущен: { $url }
serve-checked = Настройки в порядке: адрес { $address }, данные в { $data }

table-not-for-you = Вам это недоступно.
table-no-chat = Чат вам сейчас недоступен.
table-not-the-owner = Это может сделать только создатель стола.
table-not-playing = За этим столом сейчас не играют.
table-no-such-tile = Такого тайла нет.
table-no-ruling = Недопустимое решение судьи.
table-not-your-choice = Это решаете не вы.
table-removed = Вас исключили из игры за этим столом.
table-nobody-there = Этого пользователя нет за столом.
table-no-judge-here = За этим столом нет судьи.
table-acted-elsewhere = Вы уже сделали ход с другого устройства.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-nice-hand = Хорошая рука!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-well-played = Хорошая игра!
