problem-bad-field = В запросе есть поле неизвестное, пропущенное или неверного вида.
problem-bad-hand = С такой рукой ответа нет.
problem-bad-json = Запрос не является правильным JSON.
problem-bad-query = Параметры адреса неверны.
problem-bad-request = Запрос непонятен.
problem-bad-setting = Одна из настроек стола имеет недопустимое значение.
problem-busy = Сервер занят. Попробуйте ещё раз чуть позже.
problem-cannot-resume = Стол не удаётся восстановить; сообщите администратору.
problem-contribution = То, что игрок добавляет к стенам, занимает не больше 100 байт.
problem-foreign-origin = Запрос пришёл с другого сайта.
problem-inexpressible = В этом формате нельзя записать то, что было в этой игре.
problem-name = В имени от 1 до 30 знаков.
problem-name-taken = Это имя уже занято.
problem-never-began = Игра закончилась, не начавшись; записи нет.
problem-no-answer = На это нет ответа.
problem-no-guest = У вас уже есть учётная запись.
problem-no-judge = Это может только судья.
problem-no-open-hands = За этим столом руки зрителям не показывают.
problem-no-randomness = Система сейчас не даёт случайных чисел.
problem-no-session = Войдите или играйте гостем.
problem-no-such-address = По этому адресу ничего нет.
problem-no-such-deal = В игре нет такой раздачи.
problem-no-such-format = Такого формата нет.
problem-no-such-game = Такой игры нет.
problem-no-such-link = Ссылка уже использована или устарела.
problem-no-such-method = По этому адресу так нельзя.
problem-no-such-name = Никого с таким именем нет.
problem-no-such-person = Такого человека нет.
problem-no-such-role = Такой роли нет.
problem-no-such-rules = Такого набора правил нет.
problem-no-such-seat = Там никто не сидит.
problem-no-such-step = В раздаче нет такого шага.
problem-no-such-table = Такого стола нет.
problem-not-an-administrator = Это может только администратор.
problem-not-json = Запрос должен быть в JSON (Content-Type: application/json).
problem-not-over = Игра ещё не закончена; до тех пор тайлы скрыты.
problem-our-fault = Что-то сломалось у нас.
problem-password = Этот пароль использовать нельзя.
problem-password-length = В пароле от 8 до 200 знаков.
problem-rule-file = В файле правил есть ошибки.
problem-rules-name-taken = Такой набор правил уже есть в программе; выберите другой id.
problem-rules-version-taken = Уже есть другие правила с этими id и версией; увеличьте версию.
problem-settings = Настройки стола не читаются.
problem-table-stopped = Стол только что остановился. Попробуйте ещё раз.
problem-too-large = Запрос слишком велик.
problem-too-many-tables = Столов слишком много; сначала закончите один из своих.
problem-unreadable-record = Запись не читается.
problem-wrong-name-or-password = Неверное имя или пароль.
problem-you-play = Вы сами играете за этим столом.

advise-discard = «Steady» сбросил бы { $tile }.
advise-riichi = «Steady» объявил бы риичи и сбросил бы { $tile }.
advise-kan = «Steady» объявил бы кан: { $tile }.
advise-north = «Steady» отложил бы северный ветер.
advise-win = «Steady» объявил бы победу.
advise-nine-kinds = «Steady» прервал бы раздачу: девять видов.
advise-claim = «Steady» сказал бы: { $claim }.
advise-formality = Здесь осталась только формальность.
advise-no-choice = Здесь выбирать нечего.
advise-no-deal = В записи нет такой раздачи.
advise-no-step = В раздаче нет такого шага.
advise-no-seat = Там никто не сидит.
advise-no-position = Одного тайла больше, чем бывает, или в живой стене больше тайлов, чем может быть.
advise-size = Для совета нужен четырнадцатый тайл; здесь { $tiles ->
    [one] { $tiles } закрытый тайл
    [few] { $tiles } закрытых тайла
   *[other] { $tiles } закрытых тайлов
}.
advise-tile = Сброс
advise-far = После него
advise-helps = Полезные тайлы
advise-points = Принесёт в среднем
advise-danger = Стоит в среднем
advise-with-riichi = { $points }; с риичи { $riichi }
advise-note = Это оценки одной программы: она считает тайлы и ничего не знает об игроках.

game-stopped = Игра была закончена как есть.
game-deal = Раздача:
game-step = Шаг:
game-eyes = Глазами:
game-open = все руки открыты
game-record = Запись:
game-walls-kept = Стены те, что были обещаны до игры
game-walls-differ = Нельзя показать, что стены те, что были обещаны

admin-created = У { $name } есть учётная запись. По этой ссылке задаётся пароль, один раз и в течение суток:
    { $link }
admin-role = { $name }, новая роль: { $role }
admin-reset = По этой ссылке { $name } задаёт новый пароль, один раз и в течение суток:
    { $link }
admin-banned = Доступ закрыт: { $name }.
admin-unbanned = Доступ снова открыт: { $name }.
admin-is-banned = доступ закрыт
admin-is-guest = гость
admin-nobody = Учётных записей пока нет.
admin-no-tables = Никто не играет и не ждёт.
admin-backup = Всё записано в { $file }, строк: { $rows }.
admin-restored = { $file } восстановлен, строк: { $rows }.
admin-not-empty = В этой базе уже что-то есть. Восстанавливайте в пустую.
admin-migrated = База данных обновлена: схема { $schema }.
admin-no-data = В { $folder } нет базы данных сервера. Укажите папку через --data или базу через --database.
admin-not-running = С этими данными сервер не запущен.
admin-ended = Стол { $table } закрыт как есть.

reset-title = Выберите новый пароль для своей учётной записи.
reset-password = Новый пароль:
reset-set = Задать
reset-done = Новый пароль действует. Теперь с ним можно войти.
