# 学ぶための手牌：惜しい手はなぜ成立しないか。
reason-open = 鳴いているため不成立。門前が条件。
reason-wrong-tile = { $won }でも和了形になるが、役が付くのは{ $right }のみ。
reason-discarded = { $tile }は他家の捨て牌。自分でツモることが条件。
reason-drawn = { $tile }はツモ牌。他家の捨て牌でのロンが条件。
reason-value-pair = 雀頭が役牌：{ $tile }。
reason-not-two-sided = 両面待ちでない：{ $wait }。
reason-triplet = 刻子あり：{ $tile }。
reason-run = 順子あり：{ $set }。
reason-terminal = 老頭牌あり：{ $tile }。
reason-honour = 字牌あり：{ $tile }。
reason-inside-set = 中張牌だけの面子あり：{ $set }。
reason-inside-pair = 雀頭が中張牌：{ $tile }。
reason-no-honour = 字牌なし。この場合は{ $yaku }。
reason-no-run = 順子なし。
reason-other-suit = 別の種類の数牌あり：{ $tile }。
reason-not-honour = 字牌でない：{ $tile }。
reason-not-terminal = 老頭牌でない：{ $tile }。
reason-not-green = 緑の牌でない：{ $tile }。
reason-no-green-dragon = 發なし。
reason-not-seat-wind = { $tile }は自風でない。
reason-not-round-wind = { $tile }は場風でない。
reason-only-pair = 刻子でなく対子：{ $tile }。
reason-pair-no-dragon = 雀頭が三元牌でない：{ $tile }。
reason-pair-no-wind = 雀頭が風牌でない：{ $tile }。
reason-not-kan = 槓子でなく刻子：{ $tile }。
reason-missing-run = 足りない順子：{ $set }。
reason-missing-triplet = 足りない刻子：{ $set }。
reason-missing-tile = 足りない牌：{ $tile }。
reason-equal-pairs = 同じ対子が2組：{ $tile }。
reason-not-pair-wait = 和了牌で完成したのは、雀頭でなく刻子。
reason-pair-wait = 和了牌で完成したのは雀頭。単騎待ちになる。
reason-not-thirteen = すでに対子があり、待ちは1種のみ。
reason-thirteen = まだ対子がなく、13種すべてが待ち。
reason-not-nine = 和了牌を除いた形が1112345678999でない。
reason-nine = 和了牌を除いた形が1112345678999で、9種すべてが待ち。
reason-instead = 代わりに付く役：{ $yaku }。
reason-not-declared = リーチ宣言なし。
reason-declared-later = リーチ宣言が第一打より後。
reason-not-at-once = リーチから一巡した後、または鳴きが入った後の和了。
reason-not-last = 山に牌がまだ残っている。
reason-last-replacement = 最後の牌だが、嶺上牌として引いた牌。
reason-no-replacement = カンの後の嶺上牌でなく、通常のツモ。
reason-not-added = 加槓された牌でなく、捨て牌。
reason-not-first = 第一巡が終わった後、または鳴きが入った後。
reason-not-dealer = 子のため不成立。
reason-dealer = 親のため不成立。
reason-simple-discard = 捨て牌に中張牌あり：{ $tile }。
reason-claimed-discard = 鳴かれた捨て牌あり：{ $tile }。

# どうすれば役が付くか。
change-close = 鳴かなければ成立。
change-win-on = { $tile }で和了すれば成立。
change-last-tile = 同じ14枚で、和了牌が{ $tile }なら成立。
change-draw = ツモ和了なら成立。
change-discard = ロン和了なら成立。
change-replace = { $out }の代わりに{ $into }なら成立。
change-kan = { $tile }が槓子なら成立。
change-seat = { $wind }家なら成立。
change-round = { $wind }場なら成立。
change-declare = リーチを宣言していれば成立。
change-declare-first = 第一打でリーチを宣言していれば成立。
change-at-once = リーチ後、鳴きが入らず一巡以内の和了なら成立。
change-last = 最後の牌での和了なら成立。
change-from-wall = 山の最後の牌でのツモ和了なら成立。
change-replacement = カンの後の嶺上牌での和了なら成立。
change-rob = 他家が加槓した牌での和了なら成立。
change-first = 鳴きの入っていない第一巡での和了なら成立。
change-unclaimed = { $tile }が鳴かれていなければ成立。

# どの牌で役が付くか。
lesson-only = 役が付くのは{ $right }のみ（{ $wrong }では付かない）。

# 例の状況。
lesson-tsumo = ツモ和了。
lesson-ron = ロン和了。
lesson-riichi = リーチ宣言あり。
lesson-double-riichi = 第一打でリーチ宣言。
lesson-ippatsu = リーチから一巡以内、鳴きなし。
lesson-rinshan = カンの後の嶺上牌で和了。
lesson-chankan = 他家が加槓した牌で和了。
lesson-last-drawn = 山の最後の牌で和了。
lesson-last-discard = 局の最後の捨て牌で和了。
lesson-first = 第一巡、鳴きなし。
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
train-ask-value = この手は何点ですか？
train-ask-waits = この手の待ちは何ですか？
train-ask-furiten = この手は、自分の捨て牌によるフリテンですか？
train-ask-yaku = どの役が付きますか？
train-ask-discard = 受け入れ枚数が最も多くなる打牌はどれですか？
train-ask-shows = { $yaku }は成立していますか？
train-ask-worth = このルールで{ $yaku }は何翻ですか？
train-ask-switch = { $rule }：このルールではどうなっていますか？
may-ron = { $seat }家は{ $from }家の{ $tile }でロンできますか？
may-tsumo = { $seat }家は今ツモった牌で和了できますか？
may-pon = { $seat }家は{ $from }家の{ $tile }をポンできますか？
may-chi = { $seat }家は{ $from }家の{ $tile }を{ $with }でチーできますか？
may-open-kan = { $seat }家は{ $from }家の{ $tile }をカンできますか？
may-riichi = { $seat }家は{ $tile }を切ってリーチできますか？
may-closed-kan = { $seat }家は{ $tile }を暗槓できますか？
may-added-kan = { $seat }家は{ $tile }を加槓できますか？
may-nine-kinds = { $seat }家は九種九牌で流局にできますか？
may-discard = { $seat }家は鳴いた直後に{ $tile }を切れますか？

# 答え方。
how-value = 翻、符、点数を入力してください（例：3 40 5200）。5翻以上なら符は不要です（例：5 8000）。役満は 13 32000 と入力します。
how-tiles = 牌を入力してください（例：3p6p）。なければ - と入力します。
how-tile = 牌を1枚入力してください（例：3p）。
how-numbers = 一覧の番号を入力してください（例：1 3）。
how-yes-no = y（はい）か n（いいえ）を入力してください。
how-number = 一覧の番号を1つ入力してください。
train-no-answer = 回答として読み取れません。{ $how }
train-right = 正解です。
train-wrong = 不正解です。正解は{ $answer }です。
train-yes = はい
train-no = いいえ
train-nothing = なし

# そのほかの状況。
fact-on-table = 場：{ $what }。
fact-river = 捨て牌
fact-riichi = リーチをかけています。
fact-passed = 和了牌を見逃しています。
fact-live = { $tiles ->
    [0] 山に牌は残っていません。
   *[other] 山の残りは{ $tiles }枚です。
}
fact-points = 持ち点は{ $points }点です。
fact-called = すでに誰かが、鳴き・カン・北抜きのいずれかをしています。
fact-uncalled = まだ誰も、鳴きもカンもしていません。
fact-added = その牌は加槓されたものです。
fact-closed-kan = その牌は暗槓されたものです。
fact-north = その牌は抜かれた北です。
fact-liable = { $yaku }の包の責任者は{ $seat }家です。

# 解説。
train-fu = 符：{ $fu }
train-waits-on = { $tile }：{ $kinds }
train-waits-nothing = 聴牌していません。
train-furiten-yes = 待ちは{ $waits }です。捨て牌に{ $discarded }があります。
train-furiten-no = 待ちは{ $waits }です。いずれも捨て牌にありません。
train-furiten-off = このルールでは、自分の捨て牌によるフリテンはありません。
train-allowed = ルール上認められています。
train-rule = { $rule }：{ $value }。
train-rule-from = { $rule }：{ $value }（{ $source }）。
train-known-may = { $rules }では認められています。
train-known-may-not = { $rules }では認められていません。
train-known-value = { $rules }の場合：{ $value }。
train-known-none = { $rules }では和了できません。
train-discard = { $tile }：{ $shanten }、受け入れ{ $tiles }枚。
train-discard-lost = { $tile }：{ $shanten }、受け入れ{ $tiles }枚（{ $lost }枚少ない）。
train-yaku-line = { $yaku }（{ $worth }）：{ $about }

# 端末で。
train-welcome = ルール：{ $rules }。空行のまま Enter を押すと終了します。? を入力すると答えを表示します。
train-level = { $topic }：レベル{ $level }、{ $asked }問中{ $right }問正解。
train-none = このルールには、その種類の問題がありません。
train-progress-unreadable = { $file } は成績ファイルではありません：{ $why }
