var e=`# 練習のページ。問題の文は lessons.ftl にある。
training-title = 練習
training-lead = プログラム同士の対局から作った問題。難しさは実力に合わせて変わる。
training-rules = ルール
training-knows = すでに知っているルール
training-knows-none = なし
training-kinds = 出題する種類
training-han = 翻
training-fu = 符
training-points = 点数
training-check = 答え合わせ
training-next = 次の問題
training-tap-tile = 手牌から1枚選ぶ。
training-kept-here = このブラウザに保存される。
training-kept-account = アカウントに保存される。
`;export{e as default};