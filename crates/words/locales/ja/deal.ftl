# 局とその結果

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
