var e=`# ルール：分類、項目、選択肢。
# 項目の値は名前、.about はその項目が何を決めるか。

yes = あり
no = なし
worth-off = 採用しない
worth-open-closed = 門前{ $closed }翻、副露{ $open }翻
worth-same = { $han }翻
worth-closed-only = { $han }翻（門前のみ）
worth-yakuman = { $times ->
    [1] 役満
    [2] ダブル役満
    [3] トリプル役満
   *[other] { $times }倍役満
}
least-points-any = 制限なし
tiles-136 = 136枚すべて
tiles-108 = 108枚（2〜8萬を除く）
red-fives-value = 萬子{ $man }枚、筒子{ $pin }枚、索子{ $sou }枚
red-fives-none = なし
tenths-of-second = { $seconds }秒
list-separator = 、


group-table = 卓・牌・配牌

switch-table-players = 対局人数
    .about = 何人で打つか。
switch-table-tiles = 使用牌
    .about = 何枚の牌を使うか。136枚、または2〜8萬を除いた108枚。
switch-table-red-fives = 赤5（赤ドラ）
    .about = 萬子・筒子・索子の5のうち何枚を赤牌とするか。
switch-table-start-points = 配給原点
    .about = 開始時の持ち点を何点とするか。
switch-table-length = 対局の長さ
    .about = 東風戦、半荘戦など、どこまで打つか。
switch-table-extension = 延長戦（西入など）
    .about = オーラスが終わって誰も目標点に達していないときにどうするか。
switch-table-target-points = 目標点
    .about = 延長せずに終局するには、誰かが何点以上持っていなければならないか。
switch-table-seat-draw = 場決め
    .about = 席をどのように決めるか。
switch-table-break-direction = 開門の数え方
    .about = サイコロの目をどちら回りに数えて、開門する山を決めるか。
switch-table-break-stacks = 開門の位置
    .about = 開門する山で何幢（トン）を数えるか。
switch-table-dead-wall-stacks = 王牌の幢数
    .about = 王牌を何幢（トン）とするか。
switch-table-indicator-stack = ドラ表示牌の位置
    .about = 最初のドラ表示牌を王牌の左から何幢（トン）目とするか。
switch-table-replacement-tiles = 嶺上牌の枚数
    .about = ドラ表示牌の手前に嶺上牌を何枚置くか。
switch-table-last-tiles = 配牌の最後（チョンチョン）
    .about = 配牌の最後の牌をどのように取るか。
switch-table-dragon-order = 三元牌のドラの順
    .about = 三元牌がドラ表示牌のとき、どの順でドラを示すか。
switch-table-wind-order = 風牌のドラの順
    .about = 風牌がドラ表示牌のとき、どの順でドラを示すか。

group-calls = 進行・鳴き・カン

switch-calls-draw-after = ツモまでの待ち時間
    .about = 打牌から次の者がツモるまでに何秒待つか（0.1秒単位）。
switch-calls-claim-until = 発声の猶予時間
    .about = 打牌から何秒後まで発声を認めるか（0.1秒単位）。0は打牌の直後のみ。
switch-calls-pon-before-chi = チーよりポン・カン優先
    .about = ポン・カンの発声をチーに優先させるか。
switch-calls-two-rons = ダブロン（二家和）
    .about = 1つの打牌に2人がロンしたとき、誰の和了とするか。
switch-calls-three-rons = トリプルロン（三家和）
    .about = 1つの打牌に3人がロンしたとき、誰の和了とするか。
switch-calls-ron-bonus = 複数ロンの供託と本場
    .about = 複数の者がロンしたとき、供託と本場を誰が受け取るか。
switch-calls-swap-calling = 喰い替え
    .about = 鳴いた直後に、その鳴きで不要になった牌を切ってよいか。
switch-calls-last-discard = 河底牌の鳴き
    .about = 局の最後の捨て牌を鳴いてよいか。
switch-calls-chi = チーできる捨て牌
    .about = 誰の捨て牌をチーできるか。
switch-calls-claimed-tile = 鳴いた牌の晒し方
    .about = ポン・チーで鳴いた牌をどのように置くか。
switch-calls-kan-from-right = 下家から大明槓した牌の位置
    .about = 下家の捨て牌を大明槓したとき、その牌をどこに置くか。
switch-calls-closed-kan-down = 暗槓の伏せ方
    .about = 暗槓でどの牌を伏せるか。
switch-calls-added-tile = 加槓した牌の位置
    .about = 加槓した牌をどこに置くか。
switch-calls-added-kan-later = 次巡以降の加槓
    .about = ツモった巡に加槓しなかった牌を、後の巡で加槓してよいか。
switch-calls-kan-after-call = 鳴いた直後のカン
    .about = チー・ポンの直後に暗槓・加槓をしてよいか。
switch-calls-kan-at-end = ツモ山が尽きた後のカン
    .about = ツモ山に牌が残っていないときにカンをしてよいか。
switch-calls-closed-kan-dora = 暗槓の槓ドラ
    .about = 暗槓の槓ドラ表示牌をいつめくるか。
switch-calls-open-kan-dora = 明槓の槓ドラ
    .about = 大明槓・加槓の槓ドラ表示牌をいつめくるか。
switch-calls-dead-wall-refilled = 王牌の補充
    .about = ツモ山から牌を補って、王牌の枚数を常に一定に保つか。
switch-calls-most-kans = カンの上限
    .about = 1局に何回までカンができるか。
switch-calls-four-kans-of-several = 複数人による4回のカン（四槓散了）
    .about = 複数の者のカンが合わせて4回になったときにどうするか。
switch-calls-four-kans-of-one = 1人による4回のカン
    .about = 1人で4回カンをしたときにどうするか。
switch-calls-rob-added-kan = 加槓への槍槓
    .about = 他家が加槓した牌でロンしてよいか。
switch-calls-rob-closed-kan = 暗槓への槍槓
    .about = 他家が暗槓した牌で、どのような手ならロンできるか。
switch-calls-first-round-broken = 第一巡の役を消す鳴き
    .about = 何があると、天和・地和・人和が成立しなくなるか。
switch-calls-double-riichi-broken = ダブル立直を消す鳴き
    .about = 自分の第一打の前に何があると、ダブル立直が成立しなくなるか。
switch-calls-first-turn-broken = 九種九牌・四風連打を不成立にする鳴き
    .about = 何があると、九種九牌・四風連打が成立しなくなるか。

group-riichi = リーチ・フリテン・ドラ

switch-riichi-stake = リーチの供託
    .about = リーチをかけるときに何点を供託するか。
switch-riichi-least-points = リーチに必要な持ち点
    .about = リーチをかけるには持ち点が何点必要か。
switch-riichi-least-tiles = リーチに必要な残り枚数
    .about = リーチをかけるにはツモ山に何枚残っていなければならないか。
switch-riichi-too-late = 残り枚数が足りないリーチ
    .about = ツモ山の残りが足りないのにリーチをかけたときの罰則。
switch-riichi-tile-won = 宣言牌で放銃したときの供託
    .about = リーチ宣言牌でロンされたとき、供託をどうするか。
switch-riichi-next-sideways = 宣言牌を鳴かれた後の横向き
    .about = リーチ宣言牌を鳴かれたとき、次の捨て牌を横向きに置くか。
switch-riichi-sticks-after-draw = 流局時の供託
    .about = 流局したとき、場の供託をどうするか。
switch-riichi-leftover-sticks = 終局時の供託
    .about = 終局時に場に残った供託をどうするか。
switch-riichi-kan-after = リーチ後の暗槓
    .about = リーチ後、どのような場合に暗槓を認めるか。
switch-riichi-ippatsu-broken = 一発を消す鳴き
    .about = 何があると一発が消えるか。
switch-riichi-ippatsu-robbed = 他家の宣言牌での一発
    .about = 他家が宣言した、まさにその牌でのロンに一発を認めるか。
switch-riichi-discard-furiten = 捨て牌によるフリテン
    .about = 待ち牌を自分で捨てているとき、ロンを禁じるか。
switch-riichi-passed-tile = 同巡内フリテンの解消
    .about = 見逃しによる同巡内フリテンがいつ解けるか。
switch-riichi-riichi-furiten = リーチ後の見逃しによるフリテン
    .about = リーチ後に和了牌を見逃したとき、局の終わりまでロンを禁じるか。
switch-riichi-passed-without-yaku = 役なしの見逃しによるフリテン
    .about = 役がなく和了できない待ち牌が出たときも、見逃しとして同巡内フリテンにするか。
switch-riichi-passed-kan = カンされた牌の見逃しによるフリテン
    .about = カンされた牌の見逃しを、捨て牌の見逃しと同じに扱うか。
switch-riichi-passed-north = 抜き北の見逃しによるフリテン
    .about = 抜かれた北の見逃しを、捨て牌の見逃しと同じに扱うか。
switch-riichi-ura-dora = 裏ドラ
    .about = リーチをかけて和了した者に、ドラ表示牌の下の牌が示すドラを認めるか。
switch-riichi-kan-dora = 槓ドラ
    .about = カンのたびにドラ表示牌を1枚増やすか。
switch-riichi-kan-ura-dora = 槓裏ドラ
    .about = リーチをかけて和了した者に、槓ドラ表示牌の下の牌が示すドラを認めるか。

group-hands = 和了の条件と役の複合

switch-hands-least-han = 最低翻数（翻縛り）
    .about = 和了するには役だけで何翻必要か。
switch-hands-late-yaku = 後付け
    .about = どの牌で和了するかによって役の有無が変わる手の和了を認めるか。
switch-hands-double-wind-twice = 連風牌の2翻
    .about = 場風と自風を兼ねる風牌を2翻と数えるか。
switch-hands-shousangen-with-dragons = 小三元と役牌の複合
    .about = 小三元に三元牌2組の役牌を加えて数えるか。
switch-hands-equal-pairs = 七対子の4枚使い
    .about = 七対子で同じ牌の対子2組を認めるか。
switch-hands-chanta-needs-chi = チャンタの順子条件
    .about = チャンタに順子が必要か。
switch-hands-chanta-pair = チャンタの雀頭条件
    .about = チャンタの雀頭も么九牌でなければならないか。
switch-hands-sanankou-kans = 三暗刻での暗槓
    .about = 三暗刻の暗刻として暗槓も数えるか。
switch-hands-honroutou-pairs = 混老頭と七対子の複合
    .about = 么九牌だけの七対子に混老頭を認めるか。
switch-hands-ryuuiisou-hatsu = 緑一色には發が必須
    .about = 緑一色に發が必要か。
switch-hands-haitei-rinshan = 嶺上牌での海底撈月
    .about = ツモ山の最後の牌を嶺上牌として引いたとき、海底撈月を認めるか。
switch-hands-renhou = 人和
    .about = 人和をどのように扱うか。
switch-hands-renhou-discard = 人和の対象となる牌
    .about = 誰のどの捨て牌で人和となるか。
switch-hands-nagashi = 流し満貫
    .about = 流し満貫を採用するか。
switch-hands-nagashi-broken = 流し満貫が崩れる条件
    .about = 中張牌を捨てること以外に、何があると流し満貫が崩れるか。
switch-hands-nagashi-payments = 流し満貫とノーテン罰符
    .about = 流し満貫のとき、ノーテン罰符をどうするか。
switch-hands-nagashi-dealer = 流し満貫の後の親
    .about = 流し満貫の後、誰が親となるか。
switch-hands-chiihou-after-kan = 暗槓後の地和
    .about = 自分が暗槓した後でも地和を認めるか。

group-yakuman = 役満と包（パオ）

switch-yakuman-stacking = 役満の複合
    .about = 異なる役満の複合を認めるか。
switch-yakuman-most = 役満の上限
    .about = 1回の和了を最高で何倍の役満とするか。0は上限なし。
switch-yakuman-kazoe = 数え役満
    .about = 役とドラを合わせて13翻以上の手をどのように扱うか。
switch-yakuman-pao-daisangen = 大三元の包（パオ）
    .about = 大三元に包を適用するか。
switch-yakuman-pao-shousuushii = 小四喜の包（パオ）
    .about = 小四喜に包を適用するか。
switch-yakuman-pao-daisuushii = 大四喜の包（パオ）
    .about = 大四喜に包を適用するか。
switch-yakuman-pao-suukantsu = 四槓子の包（パオ）
    .about = 四槓子に包を適用するか。
switch-yakuman-pao-condition = 包（パオ）の成立条件
    .about = どのようなときに、鳴かせた者が包の責任を負うか。
switch-yakuman-pao-tsumo = ツモ和了のときの包（パオ）
    .about = ツモ和了のとき、包の責任者が何を支払うか。
switch-yakuman-pao-ron = ロン和了のときの包（パオ）
    .about = 別の者が放銃したとき、包の責任者が何を支払うか。
switch-yakuman-pao-counters = 包（パオ）と本場
    .about = 包があるとき、本場を誰が支払うか。

group-payments = 符と支払い

switch-payments-double-wind-fu = 連風牌の雀頭の符
    .about = 場風と自風を兼ねる風牌の雀頭を何符とするか。
switch-payments-open-pinfu-fu = 喰い平和形の符
    .about = 他に符のない副露手のロン和了に何符を加えるか。
switch-payments-pinfu-tsumo-20 = 平和ツモの20符
    .about = 平和のツモ和了にツモ符を付けず、20符とするか。
switch-payments-rinshan-fu = 嶺上開花の符
    .about = 嶺上牌での和了に何符を付けるか。
switch-payments-pairs-fu = 七対子の符
    .about = 七対子を何符とするか。
switch-payments-kiriage = 切り上げ満貫
    .about = 60符3翻と30符4翻を満貫に切り上げるか。
switch-payments-three-player-ron = 三人麻雀のロン
    .about = 三人麻雀で放銃者がいくら支払うか。
switch-payments-three-player-tsumo = 三人麻雀のツモ（ツモ損）
    .about = 三人麻雀のツモ和了で、いない1人の支払い分をどうするか。
switch-payments-norths = 北抜き（抜きドラ）
    .about = 北を抜くことを認めるか。
switch-payments-north-dora = 抜き北の翻数
    .about = 抜いた北を1枚につき何翻とするか。
switch-payments-rob-north = 抜き北へのロン
    .about = 他家が抜いた北でロンしてよいか。
switch-payments-north-after-riichi = リーチ後の北抜き
    .about = リーチ後に北を抜いてよいか。
switch-payments-north-rinshan = 北抜きでの嶺上開花
    .about = 北を抜いて引いた嶺上牌での和了を嶺上開花とするか。

group-draws = 流局・本場・終局

switch-draws-counter-value = 1本場の点数
    .about = 1本場につき、放銃者の支払いに何点を加えるか。
switch-draws-counter-winner = 本場の受け取り
    .about = 本場の点数を誰が受け取れるか。
switch-draws-counter-dealer-win = 親が和了した後の本場
    .about = 親が和了したとき、次局の本場をどうするか。
switch-draws-counter-other-win = 子が和了した後の本場
    .about = 子が和了したとき、次局の本場をどうするか。
switch-draws-counter-tenpai-draw = 親が聴牌で流局した後の本場
    .about = 親が聴牌で流局したとき、次局の本場をどうするか。
switch-draws-counter-noten-draw = 親がノーテンで流局した後の本場
    .about = 親がノーテンで流局したとき、次局の本場をどうするか。
switch-draws-counter-abort = 途中流局後の本場
    .about = 途中流局となったとき、次局の本場をどうするか。
switch-draws-abort-dealer = 途中流局後の親
    .about = 途中流局の後、誰が親となるか。
switch-draws-two-han-from = 二翻縛りになる本場
    .about = 何本場から、和了に役だけで2翻を必要とするか。0は二翻縛りなし。
switch-draws-two-han-as = 二翻縛りの条件
    .about = 二翻縛りのとき、和了に何が必要か。
switch-draws-noten-pool = ノーテン罰符
    .about = 荒牌流局のとき、ノーテンの者が合わせて何点を支払うか。
switch-draws-fifth-tile-tenpai = 5枚目待ちの聴牌
    .about = 同じ牌の5枚目だけを待つ形を聴牌と認めるか。
switch-draws-hide-tenpai = 聴牌のノーテン申告
    .about = リーチをかけていない者が、聴牌をノーテンと申告してよいか。
switch-draws-renchan = 連荘
    .about = どのようなときに親が連荘するか。
switch-draws-win-stop = 和了止め（アガリやめ）
    .about = オーラスで和了した親がトップのとき、どうするか。
switch-draws-tenpai-stop = 聴牌止め（テンパイやめ）
    .about = オーラスが流局し、聴牌した親がトップのとき、どうするか。
switch-draws-bust = 飛び（トビ）
    .about = 持ち点が何点になると飛びで終局とするか。
switch-draws-four-riichi = 四家立直
    .about = 4人目のリーチで途中流局とするか。
switch-draws-four-winds = 四風連打
    .about = 第一打で4人が同じ風牌を捨てたとき、途中流局とするか。
switch-draws-nine-kinds = 九種九牌
    .about = 第一ツモの時点で么九牌が9種類以上あるとき、途中流局を宣言してよいか。

group-penalties = 反則と罰則

switch-penalties-chombo = チョンボ
    .about = チョンボにどのような罰則を科すか。
switch-penalties-chombo-points = チョンボの減点
    .about = 終局後にチョンボ1回につき何点を引くか。
switch-penalties-chombo-aftermath = チョンボの後の処置
    .about = チョンボの後、その局をどうするか。
switch-penalties-win-cancels-chombo = 和了によるチョンボの取り消し
    .about = チョンボと同時に正しい和了があったとき、チョンボを取り消すか。
switch-penalties-false-win = 誤和了（誤ロン・誤ツモ）
    .about = 和了できない手牌を倒したときの罰則。
switch-penalties-shout = 手牌を倒さない誤ロン・誤ツモの発声
    .about = 手牌を倒さずに「ロン」「ツモ」とだけ発声したときの罰則。
switch-penalties-noten-riichi = ノーテンリーチ
    .about = 聴牌していないリーチが流局時に判明したときの罰則。
switch-penalties-false-kan-after-riichi = リーチ後の誤った暗槓
    .about = リーチ後に認められない暗槓をしたときの罰則。
switch-penalties-exposure-chombo-from = チョンボとなる牌倒しの枚数
    .about = 何枚以上の牌を倒すとチョンボとするか。
switch-penalties-exposure = チョンボに至らない牌倒し
    .about = 他家の手牌や王牌を、チョンボに至らない枚数だけ倒したときの罰則。
switch-penalties-wrong-count = 少牌・多牌
    .about = 手牌の枚数が合わないときの罰則。
switch-penalties-false-call = 誤った鳴き（誤ポン・誤チー・誤カン）
    .about = 成立しない鳴きをしたときの罰則。
switch-penalties-out-of-turn = ツモ順の間違い
    .about = 自分の番でないのにツモったときの罰則。
switch-penalties-call-with-dead-hand = 和了放棄中の鳴き
    .about = 和了放棄となった者が鳴いたときの罰則。
switch-penalties-peeking = 覗き見
    .about = 他家の手牌を覗いたときの罰則。
switch-penalties-scoring = 点数申告
    .about = 和了の点数を誰が計算するか。
switch-penalties-unregulated = 定めのない事項
    .about = ルールに定めのない事項を誰が決めるか。

group-result = 成績の計算

switch-result-return-points = 返し点
    .about = 成績の計算で何点をプラスマイナス0とするか。
switch-result-oka = オカ
    .about = トップに別途何点を加えるか。
switch-result-uma = ウマの決め方
    .about = 順位点（ウマ）を何によって決めるか。
switch-result-uma-points = ウマ（順位点）
    .about = ウマを1位から順に何点とするか。浮き人数による場合は、1人浮き、2人浮き、3人浮きの順に並べる。
switch-result-rounding = 端数処理
    .about = 成績の端数をどのように処理するか。
switch-result-ties = 同点の順位
    .about = 同点のとき、誰を上位とするか。

group-yaku = 役の翻数

# 選択肢。何の選択肢かによって並べる。

# 対局の長さ。
option-length-one-deal = 一局のみ
option-length-east = 東風戦（東場のみ）
option-length-east-south = 半荘戦（東場と南場）
option-length-all-winds = 一荘戦（東場から北場まで）

# オーラスが終わって誰も目標点に達していないとき。
option-extension-none = 延長せず終局
option-extension-extra-round = もう一場打ち、誰かが目標点に達した局で終局
option-extension-extra-round-dealer-stays = もう一場打ち、誰かが目標点に達し、かつ親が連荘しない局で終局
option-extension-extra-rounds-dealer-stays = 誰かが目標点に達し、かつ親が連荘しない局まで、場を延長する

# 場決め。
option-seat-draw-wind-tiles = 4枚の風牌から1枚ずつ引く
option-seat-draw-random = 抽選

# 開門する山の数え方。
option-direction-counter-clockwise = 親を1として、下家の方へ数える
option-direction-clockwise = 親を1として、上家の方へ数える

# 開門する山で数える幢数。
option-break-stacks-same-sum = サイコロの目の合計と同じ
option-break-stacks-second-roll = サイコロの目の合計に、二度目に振った合計を加える

# 配牌の最後の取り方。
option-last-tiles-first-and-fifth = 親が1枚目と5枚目（チョンチョン）、子は1枚ずつ
option-last-tiles-one-each = 全員1枚ずつ、親は14枚目をツモる

# 三元牌のドラの順。
option-dragon-order-white-green-red = 白→發→中→白
option-dragon-order-white-red-green = 白→中→發→白

# 風牌のドラの順。
option-wind-order-east-south-west-north = 東→南→西→北→東
option-wind-order-east-north-west-south = 東→北→西→南→東

# 複数の者がロンしたときの和了者。
option-several-rons-nearest = 頭ハネ（放銃者からツモ順で最も近い者のみ）
option-several-rons-all = 全員の和了
option-several-rons-abort = 途中流局（誰の和了も認めない）

# 複数の者がロンしたときの供託と本場。
option-ron-bonus-nearest = どちらも、放銃者からツモ順で最も近い和了者が受け取る
option-ron-bonus-counters-to-each = 本場は和了者全員、供託はツモ順で最も近い和了者が受け取る
option-ron-bonus-own-stick-back = 本場は和了者全員が受け取り、自分のリーチ棒は各自に戻り、他の供託はツモ順で最も近い和了者が受け取る

# 喰い替え。
option-swap-calling-allowed = 認める（何を切ってもよい）
option-swap-calling-same-tile-forbidden = 現物のみ禁止（鳴いた牌と同じ牌は切れない）
option-swap-calling-forbidden = 現物・スジとも禁止（鳴いた牌と同じ牌も、そのスジの牌も切れない）

# チーのできる相手。
option-chi-left = 上家の捨て牌のみ
option-chi-never = チーなし

# ポン・チーで鳴いた牌の置き方。
option-claimed-tile-shows-feeder = 誰から鳴いたかが分かる位置に、横向きに置く
option-claimed-tile-any-place = 位置を問わず、横向きに置く

# 下家から大明槓した牌の位置。
option-kan-from-right-fourth = 4枚目（右端）に置く
option-kan-from-right-third = 3枚目に置く

# 暗槓で伏せる牌。
option-closed-kan-down-outer = 両端の2枚を伏せる
option-closed-kan-down-inner = 中の2枚を伏せる

# 加槓した牌の位置。
option-added-tile-on-top = 横向きの牌の上に重ねる
option-added-tile-beside = 横向きの牌に並べる

# 槓ドラ表示牌をめくる時期。
option-kan-dora-at-once = 即めくり（嶺上牌を引く前）
option-kan-dora-before-discard = 嶺上牌を引いた後、打牌の前
option-kan-dora-with-discard = 打牌時、または次のカン・北抜きの時（嶺上開花には乗らない）
option-kan-dora-after-discard = 後めくり（打牌の後、ロンがなければ）

# 4回目のカンの後。
option-four-kans-abort = 打牌の後に途中流局
option-four-kans-go-on = 続行（5回目のカンはできない）

# 暗槓への槍槓。
option-rob-closed-kan-never = 誰もロンできない
option-rob-closed-kan-orphans = 国士無双のみロンできる

# 第一巡や一発を途切れさせる宣言。
option-interruption-any-call = すべてのチー・ポン・カン（暗槓を含む）と北抜き
interruption-any-call = すべてのチー・ポン・カン（暗槓を含む）
option-interruption-others-sets = 他家のチー・ポン・カン（暗槓を含む）
option-interruption-open-sets = 副露のみ（暗槓は含まない）

# リーチ宣言牌でロンされたときの供託。
option-riichi-tile-won-stake-returned = リーチは不成立とし、供託は戻る
option-riichi-tile-won-stake-paid = 供託は戻らない

# 流局時の供託。
option-sticks-after-draw-next-winner = 次の和了者が受け取る
option-sticks-after-draw-returned = 出した者に戻す

# 終局時の供託。
option-leftover-sticks-first = トップが受け取る
option-leftover-sticks-returned = 出した者に戻す
option-leftover-sticks-lost = 誰も受け取らない

# リーチ後の暗槓。
option-kan-after-riichi-never = 暗槓は禁止
option-kan-after-riichi-waits-stay = 待ちが変わらなければ可
option-kan-after-riichi-hand-stays = 待ちも面子構成も変わらなければ可

# 見逃しによるフリテンの解消。
option-passed-tile-next-draw = 次に自分がツモったとき
option-passed-tile-next-draw-or-call = 次に自分がツモるか鳴いたとき

# 人和の扱い。
option-renhou-off = 採用しない
option-renhou-mangan = 満貫（手がそれより高ければその点数）
option-renhou-han = 通常の役として他の役と複合する
option-renhou-yakuman = 役満

# 人和の対象となる牌。
option-renhou-discard-before-own-turn = 鳴きの入っていない第一巡で、自分の第一ツモより前に切られた牌
option-renhou-discard-first-discard = 親の第一打のみ

# 流し満貫とノーテン罰符。
option-nagashi-payments-instead = ノーテン罰符はなく、流し満貫のみ支払う
option-nagashi-payments-also = 両方とも支払う

# 流し満貫の後の親。
option-nagashi-dealer-moves-on = 誰の流し満貫でも親流れ
option-nagashi-dealer-by-tenpai = 親が聴牌していれば連荘
option-nagashi-dealer-stays-if-own = 親の流し満貫なら連荘

# 流し満貫が崩れる条件。
option-nagashi-broken-claims = 捨て牌を他家に鳴かれたとき
option-nagashi-broken-nothing = なし（鳴かれても成立）

# 役満の複合。
option-yakuman-stacking-highest = 最も高い役満のみ
option-yakuman-stacking-add = 複合を認める

# 13翻以上の手。
option-kazoe-yakuman = 役満とする
option-kazoe-sanbaiman = 三倍満止まり

# 包の成立条件。
option-pao-condition-last-set = 最後の1組を鳴かせたとき
option-pao-condition-all-open = 対象の面子がすべて副露で、その最後の1組を鳴かせたとき

# ツモ和了で包の責任者が支払うもの。
option-pao-tsumo-all = 全額を支払う
option-pao-tsumo-that-yakuman = 包の役満の分を支払い、残りは全員で支払う
option-pao-tsumo-normal = 通常のツモ和了と同じ額を支払う

# 別の者が放銃したときに包の責任者が支払うもの。
option-pao-ron-half-hand = 和了点の半分を支払う
option-pao-ron-half-yakuman = 包の役満の分の半分を支払う

# 包があるときの本場。
option-pao-counters-feeder-on-tsumo = ツモなら包の責任者、ロンなら放銃者
option-pao-counters-feeder = 常に包の責任者
option-pao-counters-normal = 包がないときと同じ

# 三人麻雀の放銃。
option-three-player-ron-two-shares = 2人分（子は基本点の3倍、親は4倍）
option-three-player-ron-as-four = 四人麻雀と同じ

# 三人麻雀のツモ。
option-three-player-tsumo-lost = ツモ損あり（受け取れない）
option-three-player-tsumo-split = ツモ損なし（他の2人で折半）

# 本場の受け取り。
option-counter-winner-any = 親・子を問わず和了者
option-counter-winner-dealer = 和了した親のみ

# 次局の本場。
option-counter-fate-raised = 1本増やす
option-counter-fate-kept = 本数を変えない
option-counter-fate-reset = 0本場に戻す

# 途中流局後の親。
option-abort-dealer-stays = 親は変わらない
option-abort-dealer-moves-on = 親流れ

# 連荘の条件。
option-renchan-win = 和了連荘（親の和了のみ）
option-renchan-win-or-tenpai = 聴牌連荘（親の和了、または流局時の親の聴牌）
option-renchan-never = 連荘なし

# オーラスでトップの親。
option-last-deal-stop-forced = 必ず終局
option-last-deal-stop-chosen = 親が終局を選べる
option-last-deal-stop-forced-at-target = 親が目標点に達していれば終局
option-last-deal-stop-no = 終局せず続行

# 飛び。
option-bust-never = 飛びなし（続行）
option-bust-below-zero = 0点未満で終局
option-bust-at-zero = 0点以下で終局
option-bust-at-zero-unless-staked = 0点以下で終局（自分の供託が場にあれば、0点ちょうどは続行）

# チョンボの罰則。
option-chombo-mangan = その場で他家に満貫払い
option-chombo-after-game = 終局後に成績から減点

# チョンボの後の処置。
option-chombo-aftermath-redeal = 供託を戻して局をやり直し、本場は増やさない
option-chombo-aftermath-draw = 流局と同じ扱いで局を終える

# 反則の罰則。
option-penalty-none = 罰則なし
option-penalty-dead-hand = 和了放棄
option-penalty-chombo = チョンボ

# 点数申告。
option-scoring-automatic = プログラムが計算する
option-scoring-announced = 和了者が申告する（異議がなければ確定）

# 順位点の決め方。
option-uma-fixed = 順位のみ
option-uma-by-players-in-plus = 順位と浮き人数（配給原点を超えた人数）

# 端数処理。
option-rounding-tenths = 処理しない（小数第1位まで残す）
option-rounding-up = 整数に切り上げ
option-rounding-nearest = 整数に四捨五入
option-rounding-five-down = 整数に五捨六入
option-rounding-thousands = 点数を千点単位で四捨五入し、残りは1位が受け取る

# 自分で4枚使っている牌だけを待つ手を聴牌と認めるか。
option-fifth-tile-tenpai-never = 認めない
option-fifth-tile-tenpai-if-in-open-meld = 4枚のうち1枚でも副露面子に含まれていれば認める（暗槓は手牌と同じ扱い）
option-fifth-tile-tenpai-if-in-meld = 4枚のうち1枚でも副露面子か暗槓に含まれていれば認める
option-fifth-tile-tenpai-always = 認める

# 同点の順位。
option-ties-by-seat = 起家に近い者を上位とする
option-ties-shared = 同順位とし、ウマ・オカ・残った供託を分け合う

# 定めのない事項。
option-unregulated-judge = 審判（異議は認めない）
option-unregulated-players = 対局者
by-common-practice = 一般的な慣行
by-unverified = 一般的な知識（未確認）
by-three-players = 三人麻雀では起こらない
by-not-in-document = 文書に記載なし
rules-not-here = 適用なし
no-limit = 制限なし
never = なし
option-two-han-han = 役の合計が2翻以上
option-two-han-different-yaku = 異なる役が2つ以上
`;export{e as default};