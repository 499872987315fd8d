# ブラウザの卓の周りのページ：牌、点数計算、ルール、牌譜。

# 点数計算
calc-title = 点数計算
calc-lead = 和了した手牌と和了の状況を選ぶと、点数とその根拠が分かります。
calc-tiles = 牌
calc-place = 選んだ牌の追加先
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
calc-missing = 牌をあと{ $tiles }枚加えてください。
calc-too-many = 牌を{ $tiles }枚減らしてください。
calc-no-winning-tile = 和了牌を選んでください。選ぶまでは、待ち牌ごとの点数を表示します。
calc-complete = 手牌の牌を選ぶと変更できます。もう一度選ぶと取り除けます。
calc-win-with = 和了牌にする
calc-red-five = 赤5
calc-remove = 取り除く
calc-clear = すべて消す
calc-example = 例を表示
calc-circumstances = 和了の状況
calc-won = 和了方法
calc-ron = ロン
calc-tsumo = ツモ
calc-seat = 自風
calc-round = 場風
calc-riichi = リーチ
calc-no-riichi = リーチなし
calc-moment = タイミング
calc-ippatsu = 一発
calc-rinshan = 嶺上牌
calc-chankan = 槍槓
calc-last = 海底牌・河底牌
calc-first = 第一巡
calc-honba = 本場
calc-sticks = 供託
calc-norths-aside = 抜き北
calc-liable = 包の役満
calc-liable-who = 包の責任者
calc-nobody = なし
calc-rules = ルール
calc-beside = 比較するルール
calc-none = なし
calc-not-tenpai = 聴牌していません。
calc-nothing-yet = 手牌が揃うと点数が表示されます。

# ルール
book-title = ルール
book-lead = 各ルールセットの内容と、ルールごとの出典を確認できます。
book-set = ルールセット
book-compare = 比較するルール
book-nothing = なし
book-search = キーワードで検索（例：「ダブロン」「フリテン」「P-136」）
book-found = { $rules ->
    [0] 該当するルールも条文もありません。
   *[other] ルール{ $rules }件
}
book-found-statements = 条文{ $statements }件
book-differences = { $differences ->
    [0] 違いはありません。
   *[other] 違い{ $differences }件
}
book-only-differences = 違いのみ表示
book-base = 文書に定めのない項目は「{ $base }」に準拠します。
book-from = { $base }に準拠
book-contents = 目次
book-statement-english = 条文は英語で引用しています。
book-own = クラブ独自のルールファイル
book-own-about = クラブ独自のルールセットを読み込めます。読み込み時に検査し、誤りがあればここに表示します。
book-choose-file = ルールファイルを選ぶ
book-added = ファイルに問題はありません。ルールセット{ $id }（バージョン{ $version }）を選べるようになりました。

# 牌譜
replay-title = 牌譜
replay-lead = 牌譜を再生できます。対応形式：Hanchanの牌譜、天鳳の牌譜（XML・JSON）、mjaiのログ。
replay-choose = 牌譜を開く
replay-drop = またはファイルをここにドロップ
replay-id = またはこのサイトの対局のURLを入力
replay-open-game = 開く
replay-reading = 牌譜を読み込んでいます…
replay-deal = 局
replay-step = 手数
replay-first = 局の最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-last = 局の最後へ
replay-deal-back = 前の局
replay-deal-forward = 次の局
replay-turn-back = この席の前の手番
replay-turn-forward = この席の次の手番
replay-play = 再生
replay-pause = 一時停止
replay-speed = 速度
replay-seat = 視点
replay-hands = 全員の手牌を表示
replay-help = 向聴数と待ちを表示
replay-share = リンクをコピー
replay-share-record = この牌譜を共有する
replay-share-about = 牌譜はこのサイトに保存され、リンクを知っている人は誰でも見られます。
replay-copied = コピーしました
replay-download = 牌譜を保存
replay-keys = ← →：1手　↑ ↓：局　S：席　O：手牌　スペース：再生
replay-hidden = 伏せ牌
replay-waits = 待ち：{ $tiles }
replay-result = 結果
replay-rules = ルール：{ $rules }

# 牌山の検証
proof-title = 牌山
proof-asks = これらの牌山は、対局前に確定していたものですか？
proof-checking = 検証中…
proof-kept = はい。シードは公開されたハッシュ値と一致し、全{ $deals }局の牌山はこのシードから作られています。このブラウザで検証しました。
proof-broken = いいえ。{ $why }
proof-commitment = シードが、公開されたハッシュ値と一致しません。
proof-wall = { $deal }局目の牌山は、このシードから作られたものではありません。
proof-none = 検証できません。シードまたはハッシュ値が不明です。
proof-promised = 対局前に公開されたハッシュ値
proof-host = サーバーのシード
proof-contributions = プレイヤーのシード
proof-seed = 対局後に公開されたシード
proof-yours = あなた

# カードと印刷
cards-title = 役カード
cards-lead = ルールで採用しているすべての役を、成立する手と惜しくも成立しない手の例で見られます。例はすべて、プログラムが見つけて点数を計算したものです。
cards-all = すべてのカード
cards-next = 次へ
cards-previous = 前へ
print-title = 印刷
print-sheet = 早見表（2ページ）
print-cards = 役カード
print-book = ルールブック
print-paper = 用紙
print-open = 印刷またはPDFで保存
