var e=`# Страница тренировки; сами вопросы — в lessons.ftl.
training-title = Тренировка
training-lead = Вопросы из партий, которые боты сыграли между собой. Сложность подстраивается под вас.
training-rules = Правила
training-knows = Правила, которые вы уже знаете
training-knows-none = никакие
training-kinds = Темы
training-han = { -han-unit(case: "Nom-pl") }
training-fu = Фу
training-points = Очки
training-check = Проверить
training-next = Следующий вопрос
training-tap-tile = Выберите { -tile } в руке.
training-kept-here = Результаты сохраняются в этом браузере.
training-kept-account = Результаты сохраняются в вашей учётной записи.
`;export{e as default};