# 端末の卓、牌譜の再生、成績

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
