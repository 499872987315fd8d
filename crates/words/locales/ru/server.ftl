serve-ready = Hanchan запущен: { $url }
serve-checked = Настройки в порядке: адрес { $address }, данные в { $data }

table-not-for-you = Вам это недоступно.
table-no-chat = Чат сейчас недоступен.
table-not-the-owner = Это может сделать только создатель стола.
table-not-playing = За этим столом сейчас не играют.
table-no-such-tile = Такого тайла нет.
table-no-ruling = Такого решения судьи не бывает.
table-not-your-choice = Выбор не за вами.
table-removed = Вас удалили из-за этого стола.
table-nobody-there = Этого игрока нет за столом.
table-no-judge-here = За этим столом нет судьи.
table-acted-elsewhere = Вы уже сделали ход с другого устройства.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-nice-hand = Хорошая рука!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-well-played = Хорошая игра!
