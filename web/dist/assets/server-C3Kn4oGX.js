var e=`serve-ready = Ханчан открыт по адресу { $url }
serve-checked = Настройки верны: адрес { $address }, данные в { $data }

table-already-playing = Игра уже началась.
table-wrong-password = Неверный пароль.
table-full = Все места заняты.
table-not-here = У вас нет места за этим столом.
table-not-for-you = Это не в вашей власти.
table-no-chat = Чат сейчас недоступен.
table-not-the-owner = Это может только создатель стола.
table-not-playing = За этим столом сейчас не играют.
table-no-such-tile = Такого тайла нет.
table-no-ruling = Это не решение судьи.
table-not-your-choice = Выбор не за вами.
table-nothing = Делать нечего.
table-removed = Вас удалили из-за этого стола.
table-nobody-there = Этого человека нет за столом.
table-no-judge-here = За этим столом нет судьи.
table-acted-elsewhere = Вы уже сделали ход с другого устройства.
table-contribution = То, что вы добавляете к стенам, не длиннее 100 байт.

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-nice-hand = Хорошая рука!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-well-played = Хорошая игра!
`;export{e as default};