# 端末の卓、牌譜の再生、成績

# 卓上
table-counters = { $counters }本場
table-sticks = 供託{ $sticks }本
table-left = 残り{ $tiles }枚
table-dora = ドラ表示牌
table-riichi = リーチ
table-double-riichi = ダブルリーチ
table-dead = アガリ放棄
table-furiten = フリテン
table-player = プレイヤー
table-too-small = 卓の表示には80桁×24行が必要（現在{ $columns }桁×{ $lines }行）。

# 問いかけ
ask-turn = あなたの番：打牌を選ぶ
ask-riichi = リーチ：どの牌を切る？
ask-claim = { $name }：{ $tile }　鳴く？
ask-rob = { $name }：{ $tile }　槍槓する？
ask-show = 流局：手牌を見せる？
ask-stop = オーラスのトップ目：対局を終える？
ask-other = { $name }の番
ask-quit = 対局の途中で終了する？
ask-leave = Enter：終了　他のキー：続ける

# できること
do-riichi = リーチ
do-closed-kan = 暗槓 { $tile }
do-added-kan = 加槓 { $tile }
do-north = 北抜き
do-nine-kinds = 九種九牌
do-chi = チー { $tiles }
do-pon = ポン { $tiles }
do-kan = 大明槓
do-pass = 見送り
do-show = 見せる
do-hide = 伏せる
do-stop = 対局を終える
do-go-on = 続ける
do-back = 戻る
go-on = Enter：次へ

# 和了できない理由
why-can = 今、和了できる。
why-here = 現在：{ $why }
why-missed = { $name }の{ $tile }：{ $why }

# キー
keys-play = ←→ a–n 牌　Enter 打牌　w 和了不可?　t 待ち　? ヘルプ　q 終了
keys-replay = ←→ 一手　↑↓ 局　g 指定　s 席　o 手牌　t 待ち　? ヘルプ　q 終了
help-title = ヘルプ
help-close = いずれかのキーで閉じる。
help-cursor = 牌や選択肢を移る
help-enter = 牌を切る、選択肢を決める
help-letter = その文字の牌を切る
help-number = その番号の選択肢を選ぶ
help-pass = 見送る
help-why = なぜ和了できない？
help-waits = 待ちと向聴数
help-quit = 終了
help-step = 一手戻る、進む
help-deal = 前の局、次の局
help-ends = 局の始め、終わり
help-go = 番号で局へ飛ぶ
help-seat = 次の席から見る
help-open = 手牌の公開・非公開
mark-sideways = 横向き：リーチ宣言牌、鳴いた牌
mark-claimed = 鳴かれた牌
mark-added = 加槓した牌
mark-drawn = ツモ切り
mark-red = 赤五

# できごと
happened-dealt = { $deal }　親 { $name }　{ $counters }本場　供託{ $sticks }本
happened-drew = { $name } ツモ { $tile }
happened-drew-hidden = { $name } ツモ
happened-replaced = { $name } 嶺上ツモ { $tile }
happened-replaced-hidden = { $name } 嶺上ツモ
happened-returned = { $name }が牌を戻す
happened-riichi = { $name } リーチ
happened-double-riichi = { $name } ダブルリーチ
happened-discarded = { $name } 打 { $tile }
happened-discarded-drawn = { $name } ツモ切り { $tile }
happened-stake = { $name }がリーチ棒を出す
happened-chi = { $name } チー { $tiles }
happened-pon = { $name } ポン { $tiles }
happened-kan = { $name } 大明槓 { $tiles }
happened-closed-kan = { $name } 暗槓 { $tiles }
happened-added-kan = { $name } 加槓 { $tile }
happened-north = { $name } 北抜き
happened-said = { $name } 発声：{ $what }
happened-indicator = 新ドラ表示牌：{ $tile }
happened-erred = { $name }　{ $what }
happened-died = { $name } アガリ放棄
happened-chombo = { $name } チョンボの支払い
happened-tsumo = { $name } ツモ和了：{ $tile }
happened-ron = { $name } ロン和了：{ $tile }（放銃：{ $from }）
happened-announced = { $name }が点数を申告
happened-agreed = { $name }が同意
happened-objected = { $name }が異議
happened-corrected = { $name }が支払いの誤りを指摘
happened-mixed = 牌を混ぜた
happened-ruled = 審判の裁定
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
final-log = 牌譜：{ $file }

# 再生
replay-place = { $deals }局中{ $deal } · { $steps }手中{ $step }
replay-go = どの局へ（1–{ $deals }）？ { $number }
replay-cut = 牌譜は{ $line }行目で切れている。その前までを表示。
replay-not-over = 対局の途中で牌譜が終わっている。
replay-empty = 局がない。
replay-terminal = 対局には端末が必要。
replay-log-exists = { $file }はすでにある。牌譜は上書きしない。
replay-no-seat = 三人では北家はいない。
replay-unreadable = { $file }：{ $why }
log-json = { $line }行目：牌譜の行ではない（{ $why }）
log-version = { $line }行目：形式の版{ $version }は読めない（読めるのは版2のみ）
log-out-of-place = { $line }行目：ここにはあり得ない
log-no-such-seat = { $line }行目：席{ $seat }には誰もいない
log-no-game = { $line }行目：牌譜は対局の行で始まるはず
log-rules = { $line }行目：ルールが成り立たないか、ハッシュが違う
log-deal = { $line }行目：このルールではこう始まる局はない
log-astray = { $line }行目：ルール上ここでは起こり得ない

# 成績
stats-games = 対局
stats-rank = 平均順位
stats-ranks = 順位分布
stats-result = 通算
stats-deals = 局
stats-wins = 和了率
stats-tsumo = うちツモ
stats-deal-ins = 放銃率
stats-riichi = リーチ率
stats-calls = 副露率
stats-tenpai = 流局時聴牌率
stats-average-win = 平均和了点
stats-average-deal-in = 平均放銃点
stats-failed = 読めない牌譜が{ $count }件

# CPUが手番を失った理由
stead-late = { $name }は時間内に答えなかった。
stead-retired = { $name }は三回続けて時間切れ。以後はツモ切り。
stead-gone = { $name }は落ちた。以後はツモ切り。
stead-absent = { $name }は来なかった。以後はツモ切り。
stead-idle = { $name }は手番に何もしなかった。
stead-unreadable = { $name }の答えは意味をなさない。
stead-no-act = { $name }の答えは麻雀の行為ではない。
stead-bad-field = { $name }の答えには足りない部分がある。
stead-other-seat = { $name }は別の席の答えを出した。
stead-not-allowed = { $name }の答えは今は許されない。
stead-other = { $name }は打たなかった：{ $why }
stead-said = { $what } 答え：{ $said }
