var e=`# The page in the browser.

# Pages
web-home = ホーム
web-calculator = 点数計算
web-training = 練習
web-cards = 役カード
web-replays = 牌譜
web-me = アカウント
web-pages = ページ
web-to-home = ホームへ
web-nothing-here = ここには何もありません。
web-no-page = ページを読み込めませんでした。
web-loading = お待ちください…
web-language = 言語
web-theme = 配色
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-contrast = ハイコントラスト
web-tiles = 牌
web-tiles-regular = 伝統的な牌
web-tiles-plain = 大きく簡素な文字
web-tiles-dark = 黒い牌

# Home
web-title = クラブのルールで打つリーチ麻雀
web-lead = すぐにCPUと対局するか、友達のために卓を立てましょう。
web-your-name = 名前
web-guest = ゲスト
web-you-are = { $name }さん
web-rules = ルール
web-play-now = 今すぐ対局
web-make-table = 卓を立てる
web-learn = 学ぶ
web-cards-lead = すべての役を、例と惜しい例の図で。
web-training-lead = あなたに合わせて難しくなる問題：点数、待ち、フリテン、打牌。
web-rules-lead = ルールの内容と、印刷用の早見表。
web-tables = 卓一覧
web-no-tables = 今は卓がありません。立ててみましょう。
web-join = 参加
web-watch = 観戦
web-watch-open = 手牌公開で観戦（遅延あり）
web-free-seat = 空席
web-bot = { $name }（CPU）
web-bot-sensei = 先生
web-bot-student = 学生
web-bot-steady = 堅実
web-bot-pupil = 見習い
web-bot-greedy = 効率
web-bot-tsumogiri = ツモ切り
web-bot-random = 気まぐれ
web-bot-first = 単純
web-stage-waiting = 参加者を待っています
web-stage-playing = 対局中
web-stage-adjourned = 中断中

# A new table
web-length = 対局の長さ
web-length-rules = ルールに従う
web-length-one-deal = 一局戦
web-length-east = 東風戦
web-length-east-south = 東南戦
web-length-all-winds = 一荘戦
web-sitting = 卓の種類
web-assisted = アシストあり（正しい操作のみ）
web-real-table = 実卓と同じ（誤りと審判あり）
web-seats = 他の席
web-seat-for = 席{ $number }
web-person = 人
web-clock = 持ち時間
web-with-clock = 時間制限あり
web-seconds-a-move = 一手の秒数
web-seconds-in-bank = 持ち時間（秒）
web-pace = CPUの思考時間（ms）
web-window = 打牌後の最低待ち時間（ms）
web-entry = 参加条件
web-entry-open = 誰でも
web-entry-link = リンクを知っている人
web-entry-password = パスワードを知っている人
web-password = パスワード
web-chat = チャット
web-phrases = 定型文
web-open-hands = 観戦者に後で手牌を公開
web-open-after = 公開までの秒数
web-open-table = 卓を開く

# At the table
web-table = 卓
web-menu = メニュー
web-close = 閉じる
web-choices = できること
web-your-hand = 自分の手牌
web-your-turn = あなたの番
web-dice = サイコロ：{ $dice }
web-furiten-since = フリテン（{ $tile }を捨てています）
web-why-no-win = なぜ和了できない？
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
web-do-correct = 点数の誤りを指摘
web-do-announce = 申告
web-ask-draw = あなたの番です。ツモってください
web-ask-announce = 各自の支払いを申告してください
web-ask-accept = この点数でよろしいですか
web-ask-settle = 精算済みです。問題なければ牌を崩してください
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
web-rematch-made = 次の卓ができました。参加する
web-record = 牌譜を保存
web-replay = 対局を見直す
web-proof = 牌山の証明
web-proof-about = 対局前にサーバーは全ての牌山の元になる秘密の指紋を公開しました。ここでその秘密を公開します。
web-promised = 指紋（SHA-256）
web-seed = 秘密
web-share = このアドレスを友達に送ってください：
web-copy = コピー
web-copied = コピーしました
web-leave = 卓を離れる

# Before a deal is played
web-opening = 場所決め、サイコロ、山を表示する
web-opening-skip = スキップ
web-opening-never = 今後は表示しない
web-opening-draw = 伏せた風牌を一枚ずつめくり、その席に着きます。
web-opening-lot = 席は抽選で決まりました。
web-opening-east = { $name }が東、起家です。
web-opening-roll = { $name }がサイコロを振る：{ $dice }。
web-opening-gap = { $name }の山を右から{ $stacks }幢残して開門。
web-opening-dead = 切れ目の右{ $stacks }幢が王牌。ドラ表示牌は{ $tile }。
web-opening-four = 四枚ずつ取ります。
web-opening-first-and-fifth = { $name }は一枚目と五枚目を、他の人は一枚ずつ取ります。
web-opening-one-each = 一枚ずつ取り、{ $name }が十四枚目をツモります。
web-key-skip = 山の表示をスキップ
web-walls = 山を見る
web-round-marker = 起家マーク

# The players' part of the walls
web-part = 山へのあなたの分
web-part-about = 山はサーバーの秘密と各プレイヤーが加えた文字から作られるので、誰も一人では積み込めません。これは無作為に選ばれています。好きな文字に書き換えられます。対局後に確認できます。
web-part-change = これを加える
web-part-yours = あなたが加えた文字

# The menu at the table
web-auto = 自動操作
web-auto-win = 自動和了
web-auto-no-calls = 鳴きなし
web-auto-discard = ツモ切り
web-settings = 設定
web-sounds = 効果音
web-help = 待ちとフリテンを表示
web-guard = 二度押しで打牌
web-yaku-translated = 役名を訳す
web-send = 送信
web-log = 経過
web-key-drawn = ツモ切り
web-key-riichi = リーチ・取消
web-call-judge = 審判を呼ぶ
web-judge-called = { $name }が審判を呼んでいます
web-propose-adjourn = 今日はここまで
web-propose-end = 対局を終える
web-mute = { $name }の発言を止める
web-remove = { $name }を退席させる

# The judge
web-judge = 審判
web-ruling = 裁定
web-ruling-offence = 反則
web-ruling-penalty = 罰則
web-ruling-inspection = 手牌の確認
web-ruling-points = 点数の訂正
web-ruling-redeal = 配り直し
web-ruling-remark = 注意
web-penalty-chombo = チョンボ
web-penalty-dead-hand = アガリ放棄
web-note = 理由
web-do-rule = 裁定する

# The account
web-log-in = ログイン
web-log-out = ログアウト
web-register = 登録する
web-keep-account = パスワードで名前と対局を保存
web-my-games = 対局履歴
figures-title = 成績
figures-trend = 対局ごとの収支
figures-rates = { $deals }局のうち
figures-look = 見る
figures-day = 日付

# What went wrong
fault-our-fault = サーバーで問題が発生しました。
fault-no-connection = サーバーが応答しません。
`;export{e as default};