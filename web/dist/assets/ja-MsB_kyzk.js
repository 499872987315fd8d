var e=`# 局とその結果

deal-name = { $round }{ $number }局
tile-red-five = 赤{ $tile }
waits-nothing = なし
ending-won = 和了
ending-exhausted = 荒牌流局

# 実際の卓での誤り
offence-false-win = 誤和了（{ $why }）
no-win-not-complete = 和了形でない
no-win-furiten = フリテン
no-win-no-yaku = 役なし、または翻数不足
no-win-not-robbed = ロンできないカンまたは抜き北
no-win-dead-hand = 和了放棄中
offence-shout = 誤ロン・誤ツモの発声（手牌は倒していない）
offence-noten-riichi = ノーテンリーチ
offence-false-kan-after-riichi = リーチ後の認められないカン
offence-riichi-too-late = ツモ山の残り{ $tiles }枚でのリーチ
offence-false-call = 誤った鳴き（{ $call }）
offence-call-with-dead-hand = 和了放棄中の鳴き（{ $call }）
offence-exposure = 牌倒し（{ $what }、{ $tiles }枚）
toppled-live-wall = ツモ山
toppled-dead-wall = 王牌
toppled-own-hand = 自分の手牌
toppled-others-hand = 他家の手牌
offence-wrong-count = 少牌または多牌
offence-out-of-turn = ツモ順の間違い
offence-peeking = 他家の手牌の覗き見
`,t=`# 向聴数、待ち、受け入れ、表記法。

shanten-complete = 和了形
shanten-tenpai = 聴牌
shanten-away = { $shanten ->
    [1] 一向聴
    [2] 二向聴
    [3] 三向聴
    [4] 四向聴
    [5] 五向聴
    [6] 六向聴
    [7] 七向聴
    [8] 八向聴
   *[other] { $shanten }向聴
}
form-standard = 四面子一雀頭
form-pairs = 七対子
form-orphans = 国士無双
waits-tenpai-named = 聴牌、{ $name }
waits-not-tenpai = ノーテン：{ $shanten }
waits-not-held = 手牌以外に{ $left }枚
waits-all-held = 和了形になる牌ですが、4枚とも自分の手牌にあります
# 待ちの種類
wait-kind-two-sided = 両面
wait-kind-closed = 嵌張
wait-kind-edge = 辺張
wait-kind-pair = 単騎
wait-kind-two-pon = 双碰
wait-kind-orphan = 国士無双の待ち
# 手牌全体の待ち
wait-name-three-sided = 三面待ち
wait-name-two-ends = ノベタン
wait-name-three-ends = 三面単騎
wait-name-nine-sided = 九面待ち
wait-name-thirteen-sided = 十三面待ち
wait-name-combined = 複合待ち：{ $kinds }
tiles-total = { $tiles }枚：{ $list }
improves-nothing = 向聴数を変えずに受け入れが増える手変わりはありません
improves-by = { $draw }（残り{ $left }枚）を引いて{ $discard }切り：{ $tiles }

# シミュレーション
sim-games = 対局数
sim-deals = 局数
sim-decisions = 選択回数
sim-wins = 和了数
sim-tsumo = うちツモ
sim-exhausted = 荒牌流局
sim-time = { $seconds }秒
sim-per-second = 毎秒
abort-four-kans = 四槓散了
abort-four-riichi = 四家立直
abort-four-winds = 四風連打
abort-nine-kinds = 九種九牌
abort-three-rons = 三家和
abort-chombo = チョンボ
abort-void = 審判の裁定によるやり直し
`,n=`# 手の点数と、その内訳。

# 牌と風
wind-east = 東
wind-south = 南
wind-west = 西
wind-north = 北
tile-man = { $rank }萬
tile-pin = { $rank }筒
tile-sou = { $rank }索
tile-white = 白
tile-green = 發
tile-red = 中
tile-east = 東
tile-south = 南
tile-west = 西
tile-north = 北

# 見出し
score-under = ルール：{ $rules }
score-yaku = 役
score-fu = 符
score-payments = 支払い
score-rejected = 別の取り方
score-all-waits = 待ち牌ごとの点数
score-indicators = ドラ表示牌
score-ura-indicators = 裏ドラ表示牌

# 和了の状況
won-by-tsumo = { $seat }家のツモ和了：{ $tile }
won-by-ron = { $seat }家のロン和了：{ $tile }
won-by-ron-from = { $seat }家のロン和了：{ $tile }（放銃：{ $from }家）
situation = { $round }場 { $seat }家
situation-dealer = { $round }場 { $seat }家（親）

# 翻
han = { $han }翻
times-yakuman = { $times ->
    [1] 役満
    [2] ダブル役満
    [3] トリプル役満
   *[other] { $times }倍役満
}
dora-open = ドラ
dora-ura = 裏ドラ
dora-red = 赤ドラ
dora-north = 抜きドラ
dora-indicated = 表示牌{ $indicator }→{ $dora }
renhou-mangan = 単独で満貫

# 符とその理由
fu-total = { $fu }符
fu-rounded = { $sum }符、切り上げて{ $fu }符
fu-base = 副底
fu-closed-ron = 門前ロン
fu-seven-pairs = 七対子
fu-triplet-open = 明刻：{ $tile }
fu-triplet-closed = 暗刻：{ $tile }
fu-kan-open = 明槓：{ $tile }
fu-kan-closed = 暗槓：{ $tile }
fu-pair-dragon = 三元牌の雀頭：{ $tile }
fu-pair-seat = 自風の雀頭：{ $tile }
fu-pair-round = 場風の雀頭：{ $tile }
fu-pair-double = 連風牌の雀頭：{ $tile }
fu-tsumo = ツモ和了
fu-rinshan = 嶺上牌でのツモ和了
fu-open-pinfu = 喰い平和形
fu-why-no-tsumo = 平和ツモのため、ツモ符は付きません。
fu-by-win = { $tile }の刻子はロンで完成したため、明刻として数えます。

# 満貫以上
limit-none = 満貫未満
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-kazoe = 数え役満
limit-yakuman = 役満
limit-by-kiriage = { $fu }符{ $han }翻、切り上げ満貫
total-han-fu = { $fu }符{ $han }翻
total-limit-han = { $han }翻、{ $limit }
total-points = { $points }点

# 支払い
pays-hand = 和了点
pays-honba = { $honba }本場
pays-sticks = リーチ棒{ $sticks }本
pays-total = 合計
pays-winner = 和了者
pays-discarder = 放銃者
pays-liable = 包（{ $yaku }）
pays-share-each = { $points }点オール
pays-share-dealer = { $payers ->
    [1] 親{ $points }点、もう一人の子{ $others }点
   *[other] 親{ $points }点、子{ $others }点
}

# 和了形と待ち
shape-pairs = 七対子
shape-orphans = 国士無双
wait-two-sided = 両面待ち
wait-closed = 嵌張待ち
wait-edge = 辺張待ち
wait-pair = 単騎待ち
wait-two-pon = 双碰待ち
wait-orphans = 十三面待ち
reading-worth = { $yaku }：{ $points }点
reading-no-yaku = 役なし
reading-too-few = { $yaku }：翻数不足

# 点数にならない場合
no-score-wrong-size = 手牌は和了牌を除いて13枚（副露・暗槓は1組を3枚と数えます）ですが、この手牌は{ $tiles }枚です。
no-score-fifth-copy = { $tile }は4枚しかありません。
no-score-not-complete = この手牌は{ $tile }では和了形になりません。
no-score-waits = 待ちは{ $tiles }です。
no-score-waits-nothing = 聴牌していません。
no-score-open-riichi = リーチできるのは門前のときだけですが、この手牌は副露しています。
no-score-no-yaku = 役がありません。和了には1つ以上の役が必要です。ドラは役ではありません。
no-score-too-few-han = 役は{ $han }翻しかありません。和了には{ $least }翻が必要です。
no-score-own-discard = 自分の捨て牌ではロンできません。
no-score-ippatsu = 一発が付くのは、リーチをかけた場合だけです。
no-score-ippatsu-chankan = このルールではカンの宣言で一発が消えるため、槍槓に一発は付きません。
no-score-rinshan = 嶺上牌を引くのはカンか北抜きの後ですが、この手牌にはどちらもありません。
no-score-rinshan-ron = 嶺上牌での和了は、ツモ和了に限ります。
no-score-chankan-tsumo = 槍槓は、ロン和了に限ります。
no-score-first-melds = 鳴きの入っていない第一巡の和了に、副露や暗槓はあり得ません。
no-score-first-riichi = 第一巡の和了より前に、リーチをかけることはできません。
no-score-ura = 裏ドラが付くのは、リーチをかけた場合だけです。
no-score-seat = 三人麻雀に北家はいません。
no-score-too-many = { $tile }が4枚を超えています。
no-score-liable = このルールでは、{ $yaku }に包は適用されません。
no-score-liable-winner = 和了者自身が包の責任を負うことはありません。
no-score-liable-yaku = この手に{ $yaku }は付かないので、包は適用されません。
no-score-liable-all-open = このルールでは、{ $yaku }の面子がすべて副露のときだけ包になります。この手はそうではありません。
no-score-liable-closed = { $yaku }の面子に副露がないので、包にはなりません。
no-score-norths = このルールでは、北抜きは認められません。
by-tsumo = ツモ
by-ron = ロン
no-score-late-yaku = どの待ち牌で和了するかによって役の有無が変わるため、このルールでは和了できません（後付けなし）。
no-score-chankan = このルールでは、槍槓は認められません。
no-score-chi = このルールでは、チーは認められません。
gain = +{ $points }
`,r=`serve-ready = Hanchanが起動しました：{ $url }
serve-checked = 設定に問題はありません（待ち受け：{ $address }、データ：{ $data }）

table-not-for-you = この操作を行う権限がありません。
table-no-chat = 今はチャットできません。
table-not-the-owner = この操作ができるのは、卓の作成者だけです。
table-not-playing = この卓では対局が行われていません。
table-no-such-tile = そのような牌はありません。
table-no-ruling = 裁定の内容が正しくありません。
table-not-your-choice = 今はあなたが選ぶ場面ではありません。
table-removed = この卓から退席させられました。
table-nobody-there = その人はこの卓にいません。
table-no-judge-here = この卓に審判はいません。
table-acted-elsewhere = 別の端末からすでに操作されています。

phrase-hello = こんにちは。
phrase-good-luck = よろしくお願いします。
phrase-thanks = ありがとうございます。
phrase-nice-hand = いい手ですね。
phrase-sorry = すみません。
phrase-one-moment = 少々お待ちください。
phrase-well-played = お疲れさまでした。
`,i=`# 端末の卓、牌譜の再生、成績

# 卓上
table-honba = { $honba }本場
table-sticks = 供託{ $sticks }本
table-left = 残り{ $tiles }枚
table-dora = ドラ表示牌
table-riichi = リーチ
table-double-riichi = ダブルリーチ
table-dead = 和了放棄
table-furiten = フリテン
table-player = プレイヤー
table-too-small = 卓の表示には80桁×24行が必要です（現在は{ $columns }桁×{ $lines }行）。

# 問いかけ
ask-turn = あなたの番です。切る牌を選んでください。
ask-riichi = リーチ：どの牌を切りますか？
ask-claim = { $name }の打牌：{ $tile }　どうしますか？
ask-rob = { $name }の{ $tile }で和了できます。ロンしますか？
ask-show = 流局です。手牌を開きますか？
ask-stop = オーラスのトップ目です。対局を終えますか？
ask-other = { $name }の番
ask-quit = 対局の途中です。終了しますか？
ask-leave = Enter：終了　その他のキー：続ける

# できること
do-riichi = リーチ
do-closed-kan = 暗槓 { $tile }
do-added-kan = 加槓 { $tile }
do-north = 北抜き
do-nine-kinds = 九種九牌
do-chi = チー { $tiles }
do-pon = ポン { $tiles }
do-kan = 大明槓
do-pass = パス
do-show = 開く
do-hide = 伏せる
do-stop = 対局を終える
do-go-on = 続ける
do-back = 戻る
go-on = Enter：次へ

# 和了できない理由
why-can = 今、和了できます。
why-here = 現在：{ $why }
why-missed = { $name }の{ $tile }：{ $why }

# キー
keys-play = ←→ a–n 牌　Enter 打牌　w 和了できない理由　t 待ち　? ヘルプ　q 終了
keys-replay = ←→ 1手　↑↓ 局　g 指定　s 席　o 手牌　t 待ち　? ヘルプ　q 終了
help-title = ヘルプ
help-close = いずれかのキーを押すと閉じます。
help-cursor = 牌や選択肢の移動
help-enter = 牌を切る、選択肢を決定する
help-letter = その文字の牌を切る
help-number = その番号の選択肢を選ぶ
help-pass = パスする
help-why = 和了できない理由
help-waits = 待ちと向聴数
help-quit = 終了
help-step = 1手戻る・進む
help-deal = 前の局・次の局
help-ends = 局の最初・最後
help-go = 番号で局へ移動
help-seat = 次の席の視点に切り替え
help-open = 全員の手牌の表示・非表示
mark-sideways = 横向き：リーチ宣言牌、鳴いた牌
mark-claimed = 鳴かれた牌
mark-added = 加槓した牌
mark-drawn = ツモ切り
mark-red = 赤5

# できごと
happened-dealt = { $deal }　親 { $name }　{ $honba }本場　供託{ $sticks }本
happened-drew = { $name } ツモ { $tile }
happened-drew-hidden = { $name } ツモ
happened-replaced = { $name } 嶺上ツモ { $tile }
happened-replaced-hidden = { $name } 嶺上ツモ
happened-returned = { $name } ツモ牌を山に戻す
happened-riichi = { $name } リーチ
happened-double-riichi = { $name } ダブルリーチ
happened-discarded = { $name } 打 { $tile }
happened-discarded-drawn = { $name } ツモ切り { $tile }
happened-stake = { $name } リーチ棒を供託
happened-chi = { $name } チー { $tiles }
happened-pon = { $name } ポン { $tiles }
happened-kan = { $name } 大明槓 { $tiles }
happened-closed-kan = { $name } 暗槓 { $tiles }
happened-added-kan = { $name } 加槓 { $tile }
happened-north = { $name } 北抜き
happened-said = { $name } 発声：{ $what }
happened-passed = { $name } 和了牌の見逃し
happened-hid = { $name } 手牌を伏せる
happened-indicator = 新ドラ表示牌：{ $tile }
happened-erred = { $name } { $what }
happened-died = { $name } 和了放棄
happened-chombo = { $name } チョンボの支払い
happened-tsumo = { $name } ツモ和了：{ $tile }
happened-ron = { $name } ロン和了：{ $tile }（放銃：{ $from }）
happened-announced = { $name } 点数申告
happened-agreed = { $name } 承諾
happened-objected = { $name } 異議
happened-corrected = { $name } 支払いの誤りを指摘
happened-mixed = 牌を崩す
happened-ruled = 審判の裁定：{ $what }
happened-ruled-noted = 審判の裁定：{ $what }（理由：{ $note }）
happened-remarked = 審判の注記：{ $note }
ruling-offence = { $name } { $what }
ruling-no-penalty = { $name } 罰則なし
ruling-dead-hand = { $name } 和了放棄
ruling-chombo = { $name } チョンボ
ruling-inspection = { $name } 手牌の確認
ruling-points = 点数の訂正：{ $list }
ruling-redeal = 局のやり直し
ruling-remark = 注記のみ
happened-shown = { $name }の手牌 { $hand }
happened-paid = 支払い：{ $list }
happened-sticks-returned = リーチ棒の返還

# 結果
result-tenpai = 聴牌：{ $names }
result-noten = 全員ノーテン。
result-nagashi = 流し満貫：{ $names }
final-title = 終局
final-place = 順位
final-player = 名前
final-points = 持ち点
final-uma = ウマ
final-result = 成績
final-log = 牌譜の保存先：{ $file }

# 再生
replay-place = { $deal }/{ $deals }局　{ $step }/{ $steps }手
replay-go = どの局へ移動しますか？（1〜{ $deals }）{ $number }
replay-cut = 牌譜は{ $line }行目で途切れています。それより前を表示します。
replay-not-over = 牌譜は対局の途中で終わっています。
replay-empty = 牌譜に1局も記録されていません。
replay-terminal = 対局にはターミナルが必要ですが、見つかりません。
replay-log-exists = { $file } はすでにあります。牌譜は上書きしません。
replay-no-seat = 三人麻雀に北家はいません。
replay-unreadable = { $file }：{ $why }
log-json = { $line }行目：牌譜の行として読めません（{ $why }）
log-version = { $line }行目：形式のバージョン{ $version }は読めません（対応しているのはバージョン2のみです）
log-out-of-place = { $line }行目：この行はここに置けません
log-no-such-seat = { $line }行目：席{ $seat }はありません
log-no-game = { $line }行目：牌譜の最初にあるはずの対局の行がありません
log-rules = { $line }行目：ルールが正しくないか、ハッシュ値が一致しません
log-deal = { $line }行目：このルールでは、このように始まる局はあり得ません
log-astray = { $line }行目：ルール上、ここでは起こり得ません

# 成績
stats-games = 対局数
stats-rank = 平均順位
stats-ranks = 順位分布
stats-result = 通算成績
stats-deals = 局数
stats-wins = 和了率
stats-tsumo = うちツモ
stats-deal-ins = 放銃率
stats-riichi = リーチ率
stats-calls = 副露率
stats-tenpai = 流局時聴牌率
stats-average-win = 平均和了点
stats-average-deal-in = 平均放銃点
stats-failed = 読み込めない牌譜が{ $count }件あります

# CPUが手番を失った理由
stead-late = { $name }は時間内に応答しませんでした。
stead-retired = { $name }は3回続けて時間切れになりました。以後はツモ切りになります。
stead-gone = { $name }の接続が切れました。以後はツモ切りになります。
stead-absent = { $name }は一度も接続しませんでした。すべてツモ切りになります。
stead-idle = { $name }は手番で何もしませんでした。
stead-unreadable = { $name }の応答を読み取れません。
stead-no-act = { $name }は不明な操作を返しました。
stead-bad-field = { $name }の応答に足りない項目があります。
stead-other-seat = { $name }は別の席の応答を返しました。
stead-not-allowed = { $name }は認められない操作を選びました。
stead-other = { $name }は打てませんでした：{ $why }
stead-said = { $what }応答：{ $said }
`,a=`# クラブごとに異なる用語。メッセージではタームとして使い、クラブは自分の terms.ftl で置き換える。
`,o=`# ブラウザのページ。

# ページ
web-home = ホーム
web-calculator = 点数計算
web-training = 練習
web-cards = 役カード
web-replays = 牌譜
web-me = アカウント
web-pages = ページ
web-to-home = ホームへ
web-nothing-here = ページが見つかりません。
web-no-page = ページを読み込めませんでした。
web-loading = お待ちください…
web-language = 言語
web-theme = 配色
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-contrast = ハイコントラスト
web-tiles = 牌
web-tiles-regular = 標準の牌
web-tiles-plain = 大きな文字の牌
web-tiles-dark = 黒い牌

# ホーム
web-title = クラブのルールで打つリーチ麻雀
web-lead = CPUとすぐに対局できます。卓を立てて友達と打つこともできます。
web-your-name = 名前
web-guest = ゲスト
web-you-are = { $name }さん
web-rules = ルール
web-play-now = 今すぐ対局
web-make-table = 卓を立てる
web-learn = 学ぶ
web-cards-lead = すべての役を、成立する例と惜しい例の牌図で見られます。
web-training-lead = 点数、待ち、フリテン、何切るの問題を、実力に合わせて出題します。
web-rules-lead = ルールの全文を読み、他のルールと比べ、早見表を印刷できます。
web-tables = 卓一覧
web-no-tables = 今は卓がありません。最初の卓を立ててみましょう。
web-join = 参加
web-watch = 観戦
web-watch-open = 手牌公開で観戦（遅延あり）
web-free-seat = 空席
web-bot = { $name }（CPU）
web-bot-sensei = 先生
web-bot-student = 学生
web-bot-steady = 堅実
web-bot-pupil = 見習い
web-bot-greedy = 牌効率
web-bot-tsumogiri = ツモ切り
web-bot-random = 気まぐれ
web-bot-first = 単純
web-stage-waiting = 参加者を待っています
web-stage-playing = 対局中
web-stage-adjourned = 中断中

# 新しい卓
web-length = 対局の長さ
web-length-rules = ルールに従う
web-length-one-deal = 一局戦
web-length-east = 東風戦
web-length-east-south = 半荘戦
web-length-all-winds = 一荘戦
web-sitting = 卓の種類
web-assisted = アシストあり（ルール上できる操作のみ）
web-real-table = 実卓方式（反則と審判あり）
web-seats = 他の席
web-seat-for = 席{ $number }
web-person = プレイヤー
web-clock = 時間制限
web-with-clock = 時間制限ありで対局
web-seconds-a-move = 1手の時間（秒）
web-seconds-in-bank = 追加の持ち時間（秒）
web-pace = CPUの思考時間（ミリ秒）
web-window = 発声の最低猶予時間（ミリ秒）
web-entry = 参加できる人
web-entry-open = 誰でも
web-entry-link = リンクを知っている人
web-entry-password = パスワードを知っている人
web-password = パスワード
web-chat = チャット
web-phrases = 定型文
web-open-hands = 観戦者に手牌を公開（遅延あり）
web-open-after = 公開までの時間（秒）
web-open-table = この設定で卓を立てる

# 卓
web-table = 卓
web-menu = メニュー
web-close = 閉じる
web-choices = 選択肢
web-your-hand = 自分の手牌
web-your-turn = あなたの番
web-dice = サイコロ：{ $dice }
web-furiten-since = フリテン（{ $tile }を捨てています）
web-why-no-win = 和了できない理由
web-drawn-tile = { $tile }（ツモ牌）
web-forbidden-tile = { $tile }（今は切れません）
web-wind-0 = 東
web-wind-1 = 南
web-wind-2 = 西
web-wind-3 = 北
web-stand-in = 代打ち
web-away = 離席
web-do-draw = ツモる
web-do-pon = ポン
web-do-chi = チー
web-do-closed-kan = 暗槓
web-do-added-kan = 加槓
web-do-agree = 承諾
web-do-object = 異議あり
web-do-mix = 牌を崩す
web-do-correct = 支払いの誤りを指摘
web-do-announce = 申告
web-ask-draw = あなたの番です。ツモってください。
web-early-draw = お待ちください。他家はまだ直前の捨て牌に発声できます。
web-ask-announce = 各自の支払いを、本場を含み供託を除いた額で申告してください（供託は別に受け取ります）。
web-ask-accept = この点数でよろしいですか？
web-ask-settle = 精算が終わりました。問題がなければ牌を崩してください。
web-pays = { $name }の支払い
web-connecting = 接続中…
web-lost = 接続が切れました。対局は続いています。再接続中…
web-left = 卓を離れました。
web-you-watch = 観戦中
web-next-deal = 次の局へ
web-final = 最終結果
web-see-table = 卓を見る
web-waits-for = { $names }を待っています
web-rematch = もう一度対局
web-rematch-made = 新しい卓ができました：参加する
web-record = 牌譜を保存
web-replay = 対局を見直す
web-proof = 牌山の検証
web-proof-about = 対局前に、サーバーは全局の牌山の元になるシードのハッシュ値を公開しました。対局が終わったので、シードを公開します。
web-promised = シードのハッシュ値（SHA-256）
web-seed = シード
web-share = このリンクを友達に送ってください：
web-copy = コピー
web-copied = コピーしました
web-leave = 卓を離れる

# 局の前
web-opening = 場決め、サイコロ、牌山を表示する
web-opening-skip = スキップ
web-opening-never = 今後は表示しない
web-opening-draw = 伏せた風牌を1枚ずつめくり、その風の席に着きます。
web-opening-lot = 席は抽選で決まりました。
web-opening-east = { $name }が東家（起家）です。
web-opening-roll = { $name }がサイコロを振ります：{ $dice }。
web-opening-gap = { $name }の山の右から{ $stacks }幢（トン）を残して開門します。
web-opening-dead = 切れ目から右へ{ $stacks }幢（トン）が王牌です。ドラ表示牌は{ $tile }です。
web-opening-four = 4枚ずつ取ります。
web-opening-first-and-fifth = { $name }は1枚目と5枚目を、他の人は1枚ずつ取ります。
web-opening-one-each = 1枚ずつ取り、{ $name }が14枚目をツモります。
web-key-skip = 局の前の表示をスキップ
web-walls = 牌山を見る
web-round-marker = 起家マーク

# シャッフルのシード
web-part = シャッフルのシード（任意）
web-part-about = 牌山は、サーバーの非公開のシードと各プレイヤーのシードから作られるため、誰も積み込みができません。あなたのシードは無作為に選ばれたもので、好きな文字列に変更できます。対局後に牌山を検証できます。
web-part-change = このシードを使う
web-part-yours = あなたのシード

# 卓のメニュー
web-auto = 自動操作
web-auto-win = 自動和了
web-auto-no-calls = 鳴きなし
web-auto-discard = ツモ切り
web-settings = 設定
web-sounds = 効果音
web-help = 待ちとフリテンを表示
web-guard = 2回押して打牌
web-yaku-translated = 役名を日本語で表示
web-send = 送信
web-log = 対局の経過
web-key-drawn = ツモ切り
web-key-riichi = リーチの宣言・取り消し
web-call-judge = 審判を呼ぶ
web-judge-called = { $name }が審判を呼んでいます
web-propose-adjourn = 中断を申し出る
web-propose-end = 終局を申し出る
web-mute = { $name }をミュート
web-remove = { $name }を退席させる

# 審判
web-judge = 審判
web-ruling = 裁定
web-ruling-offence = 反則
web-ruling-penalty = 罰則
web-ruling-inspection = 手牌の確認
web-ruling-points = 点数の訂正
web-ruling-redeal = 局のやり直し
web-ruling-remark = 注記
web-penalty-chombo = チョンボ
web-penalty-dead-hand = 和了放棄
web-penalty-none = 罰則なし
web-offence-false-win = 誤和了
web-offence-riichi-too-late = 残り牌不足のリーチ
web-offence-false-call = 誤った鳴き
web-offence-call-with-dead-hand = 和了放棄中の鳴き
web-offence-exposure = 牌倒し
web-offence-why = 和了でない理由
web-offence-what = 場所
web-offence-count = 枚数
web-offence-live = ツモ山の残り枚数
web-offence-call = 鳴き
web-offence-own-tile = 手牌の牌
web-offence-kan-tile = 牌
web-note = 理由
web-do-rule = 裁定する

# アカウント
web-log-in = ログイン
web-log-out = ログアウト
web-register = アカウントを作成
web-keep-account = パスワードを設定して名前と対局を保存
web-my-games = 対局履歴
figures-title = 成績
figures-trend = 対局ごとの成績
figures-rates = 全{ $deals }局
figures-look = 再生
figures-day = 日付

# エラー
fault-internal = サーバーで問題が発生しました。
fault-no-connection = サーバーが応答しません。
`,s=`# 役：値は日本語の役名、.romanised はローマ字表記、
# .about は成立条件。

yaku-riichi = 立直
    .romanised = Riichi
    .about = 門前で聴牌し、リーチを宣言して和了する。
yaku-double-riichi = ダブル立直
    .romanised = Daburu riichi
    .about = 誰も鳴かないうちに、第一打でリーチを宣言する。
yaku-ippatsu = 一発
    .romanised = Ippatsu
    .about = リーチ後、鳴きが入らないまま一巡以内に和了する。
yaku-menzen-tsumo = 門前清自摸和
    .romanised = Menzen tsumo
    .about = 門前の手でツモ和了する。
yaku-pinfu = 平和
    .romanised = Pinfu
    .about = 門前で、4組の順子と役牌でない雀頭を揃え、両面待ちで和了する。
yaku-tanyao = 断么九
    .romanised = Tanyao
    .about = 么九牌を使わない。
yaku-iipeikou = 一盃口
    .romanised = Iipeikou
    .about = 門前で、まったく同じ順子を2組揃える。
yaku-yakuhai-seat = 役牌 自風
    .romanised = Yakuhai, jikaze
    .about = 自風牌の刻子か槓子を揃える。
yaku-yakuhai-round = 役牌 場風
    .romanised = Yakuhai, bakaze
    .about = 場風牌の刻子か槓子を揃える。
yaku-yakuhai-white = 役牌 白
    .romanised = Yakuhai, haku
    .about = 白の刻子か槓子を揃える。
yaku-yakuhai-green = 役牌 發
    .romanised = Yakuhai, hatsu
    .about = 發の刻子か槓子を揃える。
yaku-yakuhai-red = 役牌 中
    .romanised = Yakuhai, chun
    .about = 中の刻子か槓子を揃える。
yaku-haitei = 海底撈月
    .romanised = Haitei raoyue
    .about = 山の最後の牌でツモ和了する。
yaku-houtei = 河底撈魚
    .romanised = Houtei raoyui
    .about = 局の最後の捨て牌でロン和了する。
yaku-rinshan = 嶺上開花
    .romanised = Rinshan kaihou
    .about = カンをして引いた嶺上牌で和了する。
yaku-chankan = 槍槓
    .romanised = Chankan
    .about = 他家が加槓した牌でロン和了する。
yaku-sanshoku-doujun = 三色同順
    .romanised = Sanshoku doujun
    .about = 萬子・筒子・索子で同じ数の順子を揃える。
yaku-ittsu = 一気通貫
    .romanised = Ittsuu
    .about = 同じ種類の数牌で123、456、789の順子を揃える。
yaku-chanta = 混全帯么九
    .romanised = Chanta
    .about = すべての面子と雀頭に么九牌を含み、順子が1組以上ある。
yaku-sanrenkou = 三連刻
    .romanised = Sanrenkou
    .about = 同じ種類の数牌で、数の連続する刻子か槓子を3組揃える。
yaku-toitoi = 対々和
    .romanised = Toitoi
    .about = 刻子か槓子を4組揃える。
yaku-chiitoitsu = 七対子
    .romanised = Chiitoitsu
    .about = 異なる対子を7組揃える。
yaku-sanankou = 三暗刻
    .romanised = Sanankou
    .about = 鳴きやロンによらずに、刻子か槓子を3組揃える。
yaku-sanshoku-doukou = 三色同刻
    .romanised = Sanshoku doukou
    .about = 萬子・筒子・索子で同じ数の刻子か槓子を揃える。
yaku-sankantsu = 三槓子
    .romanised = Sankantsu
    .about = 槓子を3組揃える。
yaku-shousangen = 小三元
    .romanised = Shousangen
    .about = 三元牌の刻子か槓子を2組揃え、残る1種を雀頭にする。
yaku-honroutou = 混老頭
    .romanised = Honroutou
    .about = 么九牌だけで構成する。
yaku-honitsu = 混一色
    .romanised = Honitsu
    .about = 1種類の数牌と字牌だけで構成する。
yaku-junchan = 純全帯么九
    .romanised = Junchan
    .about = すべての面子と雀頭に1か9を含み、順子が1組以上ある。
yaku-ryanpeikou = 二盃口
    .romanised = Ryanpeikou
    .about = 門前で、一盃口を2組揃える。
yaku-chinitsu = 清一色
    .romanised = Chinitsu
    .about = 1種類の数牌だけで構成する。
yaku-renhou = 人和
    .romanised = Renhou
    .about = 誰も鳴かないうちに、自分の第一ツモより前の捨て牌でロン和了する。
yaku-nagashi-mangan = 流し満貫
    .romanised = Nagashi mangan
    .about = 捨て牌がすべて么九牌のまま流局する。
yaku-tenhou = 天和
    .romanised = Tenhou
    .about = 親が配牌で和了する。
yaku-chiihou = 地和
    .romanised = Chiihou
    .about = 子が、誰も鳴かないうちに、自分の第一ツモで和了する。
yaku-suuankou = 四暗刻
    .romanised = Suuankou
    .about = 鳴きやロンによらずに、刻子か槓子を4組揃える。
yaku-suuankou-tanki = 四暗刻単騎
    .romanised = Suuankou tanki
    .about = 四暗刻を単騎待ちで和了する。
yaku-kokushi = 国士無双
    .romanised = Kokushi musou
    .about = 13種の么九牌を1枚ずつ揃え、そのうち1種を対子にする。
yaku-kokushi-thirteen = 国士無双十三面
    .romanised = Kokushi musou juusanmen
    .about = 国士無双を十三面待ちで和了する。
yaku-chuuren = 九蓮宝燈
    .romanised = Chuuren poutou
    .about = 門前で、1種類の数牌の1112345678999と、同じ種類のもう1枚を揃える。
yaku-chuuren-nine = 純正九蓮宝燈
    .romanised = Junsei chuuren poutou
    .about = 九蓮宝燈を九面待ちで和了する。
yaku-daisangen = 大三元
    .romanised = Daisangen
    .about = 三元牌3種すべての刻子か槓子を揃える。
yaku-shousuushii = 小四喜
    .romanised = Shousuushii
    .about = 風牌の刻子か槓子を3組揃え、残る1種を雀頭にする。
yaku-daisuushii = 大四喜
    .romanised = Daisuushii
    .about = 風牌4種すべての刻子か槓子を揃える。
yaku-tsuuiisou = 字一色
    .romanised = Tsuuiisou
    .about = 字牌だけで構成する。
yaku-ryuuiisou = 緑一色
    .romanised = Ryuuiisou
    .about = 索子の2、3、4、6、8と發だけで構成する。
yaku-chinroutou = 清老頭
    .romanised = Chinroutou
    .about = 1と9の数牌だけで構成する。
yaku-suukantsu = 四槓子
    .romanised = Suukantsu
    .about = 槓子を4組揃える。
yaku-daisharin = 大車輪
    .romanised = Daisharin
    .about = 門前で、筒子の2から8を2枚ずつ（22334455667788）揃える。
`;export{r as a,e as c,i,o as n,n as o,a as r,t as s,s as t};