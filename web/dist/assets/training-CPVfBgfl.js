var e=`# 練習のページ。問題の文は lessons.ftl にある。
training-title = 練習
training-lead = CPU同士の対局から作った問題です。難しさは実力に合わせて変わります。
training-rules = ルール
training-knows = すでに知っているルール
training-knows-none = なし
training-kinds = 問題の種類
training-han = 翻
training-fu = 符
training-points = 点数
training-check = 答え合わせ
training-next = 次の問題
training-tap-tile = 手牌から1枚選んでください。
training-kept-here = 成績はこのブラウザに保存されます。
training-kept-account = 成績はアカウントに保存されます。
`;export{e as default};