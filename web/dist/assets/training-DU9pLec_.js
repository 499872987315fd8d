var e=`# Страница тренировки; сами вопросы — в lessons.ftl.
training-title = Тренировка
training-lead = Вопросы из партий, которые программа сыграла сама с собой. Сложность подстраивается под вас.
training-rules = Правила
training-knows = Правила, которые я уже знаю
training-knows-none = никакие
training-kinds = О чём спрашивать
training-han = { -han-unit(case: "Nom-pl") }
training-fu = Фу
training-points = Очки
training-check = Проверить
training-next = Следующий вопрос
training-tap-tile = Выберите { -tile } в руке.
training-kept-here = Сохраняется в этом браузере.
training-kept-account = Сохраняется в вашей учётной записи.
`;export{e as default};