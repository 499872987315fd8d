# 手の点数と、その内訳。

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
