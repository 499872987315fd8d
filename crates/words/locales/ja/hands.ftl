# 向聴数、待ち、受け入れ、表記法。

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
