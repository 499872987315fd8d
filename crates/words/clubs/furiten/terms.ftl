# Слова клуба в тексте: они заменяют термины из locales/ru/terms.ftl.

-han-unit = { $case ->
   *[nom] хан
    [gen] хана
    [few] хан
    [nom-pl] ханы
    [Nom-pl] Ханы
    [gen-pl] хан
    [ins-pl] ханами
    [prep-pl] ханах
}
-abort = { $case ->
   *[nom] пересдача
    [Nom] Пересдача
    [gen] пересдачи
}
-pinfu = { $case ->
   *[nom] пин-фу
    [Nom] Пин-фу
}
-shousuushii = шосууши
-daisuushii = дайсууши
