# 学ぶための手牌：惜しい手はなぜ成立しないか。
reason-open = 鳴いているため成立しない。門前が条件。
reason-wrong-tile = { $won }でも和了形になるが、役が付くのは{ $right }だけ。
reason-discarded = { $tile }は他家の牌。自分でツモる必要がある。
reason-drawn = { $tile }はツモ牌。捨て牌でロンする必要がある。
reason-value-pair = 雀頭が役牌：{ $tile }。
reason-not-two-sided = 両面待ちではない：{ $wait }。
reason-triplet = 刻子がある：{ $tile }。
reason-run = 順子がある：{ $set }。
reason-terminal = 老頭牌がある：{ $tile }。
reason-honour = 字牌がある：{ $tile }。
reason-inside-set = 端の牌を含まない面子がある：{ $set }。
reason-inside-pair = 雀頭が中張牌：{ $tile }。
reason-no-honour = 字牌がない。その場合は{ $yaku }になる。
reason-no-run = 順子が1組もない。
reason-other-suit = 別の種類の数牌がある：{ $tile }。
reason-not-honour = 字牌ではない：{ $tile }。
reason-not-terminal = 老頭牌ではない：{ $tile }。
reason-not-green = 緑の牌ではない：{ $tile }。
reason-no-green-dragon = 發がない。
reason-not-seat-wind = { $tile }は自風ではない。
reason-not-round-wind = { $tile }は場風ではない。
reason-only-pair = 2枚しかない：{ $tile }。
reason-pair-no-dragon = 雀頭が三元牌ではない：{ $tile }。
reason-pair-no-wind = 雀頭が風牌ではない：{ $tile }。
reason-not-kan = 刻子であって槓子ではない：{ $tile }。
reason-missing-run = 順子{ $set }が足りない。
reason-missing-triplet = 刻子{ $set }が足りない。
reason-missing-tile = 足りない牌：{ $tile }。
reason-equal-pairs = 同じ対子が2組ある：{ $tile }。
reason-not-pair-wait = 和了牌で揃ったのは雀頭ではなく刻子。
reason-pair-wait = 和了牌で揃ったのは雀頭。待ちが違う。
reason-not-thirteen = 対子はすでにあり、足りないのは1種だけだった。
reason-thirteen = 対子がまだなく、13種すべてを待っていた。
reason-not-nine = 和了牌の前の形が1112345678999ではなかった。
reason-nine = 和了牌の前の形が1112345678999で、9種すべてを待っていた。
reason-instead = 代わりに別の役が付く：{ $yaku }。
reason-not-declared = リーチを宣言していない。
reason-declared-later = リーチ宣言が第一打ではない。
reason-not-at-once = リーチから和了までに一巡したか、鳴きが入った。
reason-not-last = 山にまだ牌が残っている。
reason-last-replacement = 最後の牌だが、嶺上牌である。
reason-no-replacement = カンの後の嶺上牌ではなく、山からツモった牌。
reason-not-added = 加槓された牌ではなく、捨て牌。
reason-not-first = 第一巡が終わったか、途切れている。
reason-not-dealer = 親ではない。
reason-dealer = 親である。
reason-simple-discard = 捨て牌に{ $tile }がある。
reason-claimed-discard = 捨て牌が鳴かれた：{ $tile }。

# どうすれば役が付くか。
change-close = 鳴かなければ成立する。
change-win-on = { $tile }で和了すれば成立する。
change-last-tile = 最後に来た牌が{ $tile }なら成立する。
change-draw = ツモ和了なら成立する。
change-discard = ロン和了なら成立する。
change-replace = { $out }の代わりに{ $into }なら成立する。
change-kan = 槓子なら成立する：{ $tile }。
change-seat = { $wind }家なら成立する。
change-round = { $wind }場なら成立する。
change-declare = リーチを宣言していれば成立する。
change-declare-first = 第一打でリーチを宣言していれば成立する。
change-at-once = リーチ後、鳴きのない一巡以内なら成立する。
change-last = 最後の牌なら成立する。
change-from-wall = 山の最後の牌をツモったのなら成立する。
change-replacement = カンの後の嶺上牌なら成立する。
change-rob = 他家が加槓した牌なら成立する。
change-first = 途切れていない第一巡なら成立する。
change-unclaimed = 鳴かれていなければ成立する：{ $tile }。

# どの牌で役が付くか。
lesson-only = 役が付くのは{ $right }だけで、{ $wrong }では付かない。

# 例の状況。
lesson-tsumo = ツモ和了。
lesson-ron = ロン和了。
lesson-riichi = リーチを宣言している。
lesson-double-riichi = 第一打でリーチを宣言している。
lesson-ippatsu = リーチから一巡以内で、鳴きは入っていない。
lesson-rinshan = カンの後の嶺上牌で和了。
lesson-chankan = 他家が加槓した牌で和了。
lesson-last-drawn = 山の最後の牌で和了。
lesson-last-discard = 局の最後の捨て牌で和了。
lesson-first = 第一巡、まだ誰も鳴いていない。
lesson-river = 流局。これが捨て牌のすべて。

# 練習：問題の種類。
topic-value = 点数計算
topic-waits = 待ち
topic-furiten = フリテン
topic-yaku = 役
topic-rules = ルール
topic-discard = 何切る
topic-cards = 役カード

# 問題。
train-ask-value = この手は何点？
train-ask-waits = この手の待ちは？
train-ask-furiten = この手は自分の捨て牌によるフリテンか？
train-ask-yaku = 付く役はどれ？
train-ask-discard = 受け入れ枚数が最も多くなる打牌は？
train-ask-shows = { $yaku }は成立しているか？
train-ask-worth = このルールで{ $yaku }は何翻？
train-ask-switch = { $rule }：このルールではどうなっている？
may-ron = { $seat }家は{ $from }家の{ $tile }でロンできるか？
may-tsumo = { $seat }家は今ツモった牌で和了できるか？
may-pon = { $seat }家は{ $from }家の{ $tile }をポンできるか？
may-chi = { $seat }家は{ $from }家の{ $tile }を{ $with }でチーできるか？
may-open-kan = { $seat }家は{ $from }家の{ $tile }をカンできるか？
may-riichi = { $seat }家は{ $tile }を切ってリーチできるか？
may-closed-kan = { $seat }家は{ $tile }を暗槓できるか？
may-added-kan = { $seat }家は{ $tile }を加槓できるか？
may-nine-kinds = { $seat }家は九種九牌で流局にできるか？
may-discard = { $seat }家は鳴いた直後に{ $tile }を切れるか？

# 答え方。
how-value = 翻、符、点数：3 40 5200。5翻以上は符なし：5 8000。役満：13 32000。
how-tiles = 牌（例：3p6p）。なければ -。
how-tile = 牌を1つ（例：3p）。
how-numbers = 一覧の番号（例：1 3）。
how-yes-no = はい（y）か、いいえ（n）。
how-number = 一覧の番号。
train-no-answer = この問題の答えになっていない。{ $how }
train-right = 正解。
train-wrong = 不正解。正しくは：{ $answer }。
train-yes = はい
train-no = いいえ
train-nothing = なし

# そのほかの状況。
fact-on-table = 供託：{ $what }。
fact-river = 捨て牌
fact-riichi = リーチ中。
fact-passed = 和了牌を見逃している。
fact-live = { $tiles ->
    [0] 山に牌は残っていない。
   *[other] 山の残りは{ $tiles }枚。
}
fact-points = 持ち点{ $points }。
fact-called = すでに鳴き、カン、または抜き北があった。
fact-uncalled = まだ鳴きもカンもない。
fact-added = その牌は加槓されたもの。
fact-closed-kan = その牌は暗槓されたもの。
fact-north = その牌は抜いた北。
fact-liable = { $yaku }の責任払い：{ $seat }家。

# 解説。
train-fu = 符：{ $fu }
train-waits-on = { $tile }：{ $kinds }
train-waits-nothing = 聴牌していない。
train-furiten-yes = 待ちは{ $waits }。捨て牌に{ $discarded }がある。
train-furiten-no = 待ちは{ $waits }。捨て牌にはない。
train-furiten-off = このルールに自分の捨て牌によるフリテンはない。
train-allowed = ルール上認められている。
train-rule = { $rule }：{ $value }。
train-rule-from = { $rule }：{ $value }（{ $source }）。
train-known-may = { $rules }では認められている。
train-known-may-not = { $rules }では認められていない。
train-known-value = { $rules }では：{ $value }。
train-known-none = { $rules }では和了にならない。
train-discard = { $tile }：{ $shanten }、受け入れ{ $tiles }枚。
train-discard-lost = { $tile }：{ $shanten }、受け入れ{ $tiles }枚（{ $lost }枚少ない）。
train-yaku-line = { $yaku }（{ $worth }）：{ $about }

# 端末で。
train-welcome = ルール：{ $rules }。空行で終了、? で答えを表示。
train-level = { $topic }：レベル{ $level }、{ $asked }問中{ $right }問正解。
train-none = このルールにそのような問題はない。
train-progress-unreadable = { $file }は成績のファイルとして読めない：{ $why }
