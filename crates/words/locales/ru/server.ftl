serve-ready = Ханчан открыт по адресу { $url }
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
