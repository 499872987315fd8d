# ブラウザのページ。

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
