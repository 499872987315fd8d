var e=`# ブラウザの卓の周りのページ：牌、点数計算、ルール、牌譜。

# 点数計算
calc-title = 点数計算
calc-lead = 和了した手牌と和了の状況を選ぶと、点数とその理由がわかります。
calc-tiles = 牌
calc-place = 選んだ牌の置き場所
calc-place-hand = 手牌
calc-place-chi = チー
calc-place-pon = ポン
calc-place-open-kan = 明槓
calc-place-closed-kan = 暗槓
calc-place-dora = ドラ表示牌
calc-place-ura = 裏ドラ表示牌
calc-hand = 手牌
calc-winning-tile = 和了牌
calc-norths = 抜き北{ $norths }枚
calc-missing = あと{ $tiles }枚足りません。
calc-too-many = { $tiles }枚多すぎます。
calc-no-winning-tile = 和了牌を選んでください。それまでは待ち牌ごとの点数を表示します。
calc-complete = 手牌の牌を選ぶと変更でき、もう一度選ぶと取り除けます。
calc-win-with = 和了牌にする
calc-red-five = 赤5
calc-remove = 取り除く
calc-clear = 全部消す
calc-example = 例
calc-circumstances = 和了の状況
calc-won = 和了
calc-ron = ロン
calc-tsumo = ツモ
calc-seat = 自風
calc-round = 場風
calc-riichi = リーチ
calc-no-riichi = リーチなし
calc-moment = 状況
calc-ippatsu = 一発
calc-rinshan = 嶺上牌
calc-chankan = 槍槓
calc-last = 最後の牌
calc-first = 第一巡
calc-counters = 本場
calc-sticks = 供託リーチ棒
calc-norths-aside = 抜き北
calc-liable = 包の役満
calc-liable-who = 責任払いの人
calc-nobody = なし
calc-rules = ルール
calc-beside = 比較するルール
calc-none = なし
calc-not-tenpai = テンパイしていません。
calc-nothing-yet = 手牌が揃うと点数が表示されます。

# ルール
book-title = ルール
book-lead = 各ルールの内容と、その根拠となる条文。
book-set = ルールセット
book-compare = 比較する相手
book-nothing = なし
book-search = 質問：単語で検索（例：「ダブロン」「フリテン」「P-136」）
book-found = { $rules ->
    [0] これについて述べた規則も条文もありません。
   *[other] 規則{ $rules }件
}
book-found-statements = 条文{ $statements }件
book-differences = { $differences ->
    [0] 違いはありません。
   *[other] 違い{ $differences }件
}
book-only-differences = 違いだけ
book-base = 文書にないことは{ $base }に従います。
book-from = { $base }より
book-contents = 目次
book-statement-english = 条文は英語で引用しています。
book-own = クラブ独自のルールファイル
book-own-about = クラブのルールは採用前に検査されます。誤りはここに表示されます。
book-choose-file = ルールファイルを選ぶ
book-added = 正しいファイルです。選べるようになりました：{ $id }、バージョン{ $version }。

# 牌譜
replay-title = 牌譜
replay-lead = 記録された対局を見る：当サイトの記録、天鳳（XML・JSON）、mjai。
replay-choose = 牌譜を開く
replay-drop = またはファイルをここにドロップ
replay-id = またはここで打たれた対局のアドレス
replay-open-game = 表示
replay-reading = 牌譜を読み込んでいます…
replay-deal = 局
replay-step = 手順
replay-first = 局の最初へ
replay-back = 一つ戻る
replay-forward = 一つ進む
replay-last = 局の最後へ
replay-deal-back = 前の局
replay-deal-forward = 次の局
replay-turn-back = 自分の前の番
replay-turn-forward = 自分の次の番
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速度
replay-seat = 視点
replay-hands = 全員の手牌を開く
replay-help = 向聴数と待ち
replay-share = アドレスをコピー
replay-share-record = この牌譜を共有する
replay-share-about = 牌譜はここに保存され、アドレスを知っている人は誰でも見られます。
replay-copied = コピーしました
replay-download = 牌譜の保存
replay-keys = ← → 手順、↑ ↓ 局、S 席、O 手牌、スペースで再生
replay-hidden = 伏せ牌
replay-waits = 待ち：{ $tiles }
replay-result = 結果
replay-rules = ルール：{ $rules }

# 牌山の証明
proof-title = 牌山
proof-asks = 牌山は対局前に約束されたとおりでしたか。
proof-checking = 計算中…
proof-kept = はい。シードは約束されたもので、全{ $deals }局の牌山はすべてそこから作られています。このブラウザで計算しました。
proof-broken = いいえ。{ $why }
proof-commitment = シードが約束されたものと違います。
proof-wall = 第{ $deal }局の牌山はシードから作られたものではありません。
proof-none = 証明できません：シードまたは約束が不明です。
proof-promised = 対局前の約束
proof-host = 主催側の部分
proof-contributions = プレイヤーが加えたもの
proof-seed = 対局後に明かされたシード
proof-yours = あなた

# カードと印刷
cards-title = 役カード
cards-lead = ルールにあるすべての役と、その役がある手、惜しくも役にならない手。手はプログラムが見つけて計算したものです。
cards-all = すべてのカード
cards-next = 次へ
cards-previous = 前へ
print-title = 印刷
print-sheet = 二ページの早見表
print-cards = 役カード
print-book = ルールブック
print-paper = 用紙
print-open = 印刷または PDF で保存
`;export{e as default};