# 入力の誤り。

error = エラー
line-number = { $line }行目
refused-no-tiles = 牌がありません
refused-size = 手牌は13枚か14枚で、副露・暗槓1組につき3枚ずつ少なくなります。この手牌は{ $tiles }枚、{ $melds ->
    [0] 副露・暗槓なし
   *[other] 副露・暗槓が{ $melds }組
}です。
refused-to-discard = { $tiles }枚の手牌の待ちは、何を切るかによって変わります。{ $fewer }枚で入力するか、'hanchan ukeire' をお使いください。
refused-not-in-play = { $tile }は三人麻雀では使いません
refused-too-many = { $tile }が4枚を超えています
refused-improve = --improve は13枚（または10枚、7枚…）の手牌に使います。切る牌を除いて入力してください。
refused-no-text = この行はUTF-8のテキストではありません
refused-too-long = この行は手牌としては長すぎます
refused-bad-lines = 処理できなかった行が{ $lines }行あります
refused-input = 入力を読み込めません：{ $error }
refused-output = 出力を書き込めません：{ $error }
refused-file = { $file } を読み込めません：{ $error }
refused-write = { $file } に書き込めません：{ $error }
refused-exists = { $file } はすでにあるため、何も書き込みませんでした
refused-unknown-rules = { $id } というルールセットはありません
refused-unknown-rules-meant = { $id } というルールセットはありません。{ $meant } のことですか？
refused-nothing-found = { $words } に当てはまるものは見つかりません
expected-found = { $found } はここでは使えません。必要なもの：{ $expected }
expected-end = 途中で終わっています。必要なもの：{ $expected }
in-line = （{ $line }行目）

# 表記法が求めるもの
expect-tile = 牌（5m など）
expect-tile-or-melds = 牌、'+' とツモ牌、または '|' と副露
expect-suit-letter = 数字の後に種類の文字（m、p、s、z のいずれか）
expect-honour-rank = z の前に1〜7（東、南、西、北、白、發、中）
expect-red-five = r の後に5（r5m など）
expect-one-tile = 牌1枚のみ
expect-one-meld = 副露1組のみ
expect-meld-word = chi、pon、kan、open kan、closed kan、added kan、north のいずれか
expect-three-tiles = チー・ポンには牌3枚
expect-four-tiles = カンには牌4枚
expect-meld-tiles = 副露の牌（555z など）
expect-one-mark = 鳴いた牌の印（<、^、>）は1つだけ
expect-chi-from-left = '<'、または印なし（チーは上家からに限ります）
expect-no-mark = 印なし（暗槓に鳴いた牌はありません）
expect-added-tile = 鳴いた牌のすぐ後に、加槓した牌
expect-north-tile = 4z（抜けるのは北だけです）
expect-remark-end = 注記の終わりに ')'
expect-meld-end = 次の副露の前に ',' か '|'、または終わり
expect-end = 手牌の終わり
expect-mjai-name = 牌の名前（1m、5mr、E、P、F、C など）
expect-piece-number = 牌の番号（0〜135）
expect-other-piece = まだ使われていない牌の番号
expect-piece-of-set = 使用牌に含まれる牌の番号
expect-suit-first = 数字の前に種類の文字（m、p、s、z のいずれか）
expect-digit-after-suit = 種類の文字の後に数字（1〜9、赤5は0、z は1〜7のみ）
expect-kobalab-tile = 数字、種類の文字、',' と副露、または終わり
expect-kobalab-mark = 鳴いた牌の後に '-'、'='、'+' のいずれか
expect-kobalab-side = '-'（チーは上家からに限ります）
expect-kobalab-meld = 副露（m1-23、z555=、p555=0、p5550 など）
expect-known-tile = 伏せられていない牌（手牌に不明な牌は使えません）
expect-hand-tag = { "{{hand}}" }
expect-hand-item = { "{{chi}}、{{pon}}、{{pair}}、{{tile}}、{{tileset}}、{{opened}}" }、または { "{{/hand}}" }
expect-opened-item = { "{{chi}}、{{pon}}" }、または { "{{kan}}" }
expect-opened-item-or-end = { "{{chi}}、{{pon}}、{{kan}}" }、または { "{{/opened}}" }
expect-tag-end = タグの終わりに { "}}" }
expect-markup-tile = 牌（5man、1pin、9sou、east、south、west、north、haku、hatsu、chun など）
expect-markup-run = 連続する3つの数字と種類（123pin など）
expect-claimed-rank = 3枚のうち鳴いた牌の数字
expect-position = left、center、right のいずれか
expect-kan-word = complemented または taken と、left、center、right のいずれか
expect-no-more-words = { "}}" }（タグの内容はすべて揃っています）

# あり得ない手牌と副露
hand-fifth-copy = { $tile }は4枚しかありません
hand-too-many-tiles = 牌が14枚を超えています（副露・暗槓は1組を3枚と数えます）
hand-too-many-melds = 副露・暗槓が4組を超えています
hand-not-held = { $tile }は手の内にありません
hand-no-pon = { $tile }のポンがないので、加槓できません
hand-not-in-set = { $tile }は使用牌にないか、足りません
meld-not-consecutive = { $tiles }はチーになりません（チーは同じ種類の連続する数牌3枚です）
meld-not-identical = { $one }と{ $other }は違う牌です（ポン・カンは同じ牌でなければなりません）
meld-not-a-pon = 4枚目を加えられるのはポンだけです
notation-no-red-fives = { $notation }表記では赤5を表せません
notation-no-melds = { $notation }表記では副露を表せません
notation-no-norths = { $notation }表記では抜き北を表せません
notation-not-in-set = { $notation }表記では{ $tile }を表せません（使用牌にないか、足りません）

# ルールファイル
rule-file-toml = TOMLとして読めません：{ $message }
rule-file-unknown-key = 「{ $key }」というキーはありません
rule-file-unknown-key-in = [{ $group }] に「{ $key }」というキーはありません
rule-file-wrong = { $key } が { $found } になっています。使える値：{ $expected }
rule-file-no-source = { $key } に出典がありません。by = "…" で示してください。
rule-file-missing = 足りない項目：{ $what }
rule-file-missing-value = { $key } の値（is = …）
rule-file-undecided = { $key } の値がなく、値を引き継ぐベースのルールセットもありません
rule-file-good = { $file }：ルールセット { $id }、バージョン { $version }、誤りなし
rule-file-bad = 誤りが{ $problems }件あります
takes-one-of = { $names } のいずれか
takes-yes-no = true または false
takes-number = { $least }から{ $most }までの整数
takes-points = 100万以下の整数（点数）
takes-points-or-any = 整数（点数）、または "any"
takes-points-list = 1位から最下位までの点数のリスト
takes-players = 3または4
takes-tiles = 136、または108（2〜8萬を除く）
takes-red-fives = 0〜4の数字3つ（萬子、筒子、索子の赤5の枚数）
takes-worth = [副露, 門前] の翻数、"closed 1"、"yakuman"、"double yakuman"、"off" のいずれか
takes-text = 文字列
takes-texts = 文字列、または文字列のリスト
takes-titles = 言語ごとの名称（{ "{ en = \"…\", ru = \"…\" }" } など）
takes-group = ルール項目の分類：[{ $group }]
takes-entry = { "{ is = 値, by = \"出典\" }" }
nonsense-red-man = 使用牌に5萬がないので、赤5萬は入れられません
nonsense-tiles = 四人麻雀には136枚すべてが必要です
nonsense-norths = 北抜きができるのは三人麻雀だけです
nonsense-uma = ウマにはすべての順位の数字が必要です
nonsense-target = 延長戦には目標点が必要です
nonsense-renhou = 人和の扱いと人和の翻数が食い違っています
nonsense-indicator = ドラ表示牌は王牌の中になければなりません
nonsense-fu = 1つの項目に付く符は10符までです
nonsense-pairs-fu = 七対子の符は100符までです

# rules コマンド
rules-version = バージョン { $version }
rules-base = その他は { $base } に準拠
rules-source = 出典：{ $source }
rules-from-base = { $rules } に準拠
rules-same = これらのルールセットに、対局上の違いはありません。
rules-differ = 違い：{ $count }件
rules-found-switches = ルール項目
rules-found-statements = 条文
rules-written = { $file } を作成しました（ルールセット { $id }、ベース { $base }）
nonsense-replacements = 嶺上牌は、ドラ表示牌の手前の幢（トン）をちょうど埋める枚数でなければなりません
refused-no-winning-tile = 和了牌が分かりません。'… + 5m' のようにプラスの後に書くか、--win 5m で指定してください。
refused-two-winning-tiles = 和了牌がプラスの後と --win の両方で指定されています
refused-option = { $option }：{ $why }
refused-unknown-yaku = { $id } という役はありません
refused-meld-size = チーとポンは3枚、カンは4枚です
refused-chi-from = チーできるのは上家の捨て牌だけです
refused-norths = 抜けるのは北（4z）だけです
refused-indicators = ドラ表示牌は5枚までです
refused-json = JSON形式の和了として読めません：{ $why }
refused-not-tenpai = 聴牌していないため、和了できる牌がありません。
rules-new-head = { $id } のルール。ここに書いた値はベースのルールセット { $base } の値に優先します。値を変更するには、その前の # を外して書き換えてください。
rules-new-by = "by" の後には、値の出典を書いてください（クラブのルールのページ、クラブの決定など）。
rules-new-base-value = ベース：{ $value }
rules-new-source = 当クラブのルール
nonsense-start = 配給原点は100点単位の正の数でなければなりません
nonsense-dead-wall = 王牌は5〜12幢（トン）でなければなりません
nonsense-kans = カンは1局に4回までです
nonsense-kan-indicators = 王牌にすべての槓ドラ表示牌を置く場所がありません
nonsense-least-tiles = ツモ山がそれほど残ることはありません
nonsense-least-han = 必要な翻数は1〜13翻でなければなりません
nonsense-chombo = 罰則の点数は0点以上、100点単位でなければなりません
nonsense-double-wind = 連風牌の雀頭は2符か4符でなければなりません
nonsense-north-dora = 抜き北は1枚につき4翻までです
nonsense-uma-sum = ウマの合計は0でなければなりません
nonsense-nagashi = 流し満貫の有無と翻数が食い違っています
nonsense-variant = 役満とその特殊な待ちの役は、両方採用するか、両方採用しないかのどちらかです
nonsense-closed-only = この役は門前の手にしか付きません
takes-id = 英小文字、数字、ハイフン
unreadable-not-found = そのファイルはありません
unreadable-forbidden = 読み取りの権限がありません
unreadable-no-file = 通常のファイルではありません
unreadable-no-text = テキストではありません
unreadable-too-large = 大きすぎます（ルールファイルは1MBまでです）
rule-file-twice = このキーが2回書かれています
rule-file-base-loop = ベースのルールセット「{ $base }」をたどると、このファイルに戻ります
two-sentences = { $first }{ $second }
rule-file-place = { $place }：{ $what }
rule-file-meant = { $said }。「{ $meant }」のことですか？
yaku-worth = { $yaku } { $worth }
list-plus = ＋
label = { $name }：{ $value }
rule-file-base = ベースのルールセット「{ $base }」が見つかりません
nonsense-stake = リーチの供託は0点以上、100点単位でなければなりません
nonsense-honba-value = 1本場の点数は0点以上で、各自の支払いが100点単位でなければなりません
nonsense-noten-pool = ノーテン罰符の合計は0点以上で、各自の授受が100点単位でなければなりません
refused-base-beside = 自作のルールセットをベースにする場合は、新しいファイルと同じフォルダーに置いてください：{ $file }

wall-not-promised = このシードは、公開されたハッシュ値と一致しません
wall-differs = { $place }枚目の牌が違います。牌山はこのシードから作られたものではありません。
wall-as-promised = シードは公開されたハッシュ値と一致し、牌山はこのシードから作られています。

# 卓上の行為が認められない理由（本人に示す）
act-over = この局はすでに終わっています。
act-not-your-turn = あなたの番ではありません。{ $name }の番です。
act-nothing-to-claim = 今は鳴ける牌も和了できる牌もありません。
act-answered = すでに選択しています。
act-not-your-claim = この牌には発声できません。
act-not-held = { $tile }は手牌にありません。
act-nothing-drawn = 鳴いた直後なので、ツモ牌がありません。
act-frozen = リーチ後はツモ切りしかできません。
act-swap-calling = 喰い替えになるため、鳴いた直後に{ $tile }は切れません。
act-last-discard = 最後の捨て牌は鳴けません。ロンのみ可能です。
act-chi-from-left = ここではチーできません。チーできるのは上家の捨て牌だけです（三人麻雀にチーはありません）。
act-no-such-set = その面子に必要な牌が手牌にありません。
act-no-more-kans = この局では、もうカンできません。
act-no-live-tile = ツモ山に牌が残っていないため、カンできません。
act-kan-after-call = 暗槓・加槓ができるのは、ツモの後だけです。鳴いた直後にはできません。
act-waits-change = リーチ後に待ちの変わるカンはできません。現在の待ちは{ $before }、カン後の待ちは{ $after }です。
act-open-hand = 副露しているため、リーチできません。リーチは門前に限ります。
act-riichi-already = すでにリーチをかけています。
act-not-tenpai = この牌を切ると聴牌にならないため、リーチできません。
act-too-few-points = 点数が足りないため、リーチできません。持ち点は{ $points }点です。
act-too-few-tiles = ツモ山の残りが{ $tiles }枚のため、リーチできません。
act-not-complete = この牌では和了形になりません。待ちは{ $tiles }です。
act-not-complete-noten = この牌では和了形になりません。まだ聴牌していません。
act-furiten-discard = フリテンです。和了牌の{ $tile }を{ $number }枚目に捨てています。ツモ和了のみ可能です。
act-furiten-passed = 同巡内フリテンです。和了牌を見逃したため、今はツモ和了のみ可能です。
act-furiten-riichi = フリテンです。リーチ後に和了牌を見逃したため、この局はツモ和了のみ可能です。
act-no-yaku = 役がありません。ドラは役ではありません。
act-late-yaku = どの待ち牌で和了するかによって役の有無が変わるため、このルールでは和了できません（後付けなし）。
act-too-few-han = 役は{ $han }翻しかありません。和了には{ $least }翻が必要です（ドラは数えません）。
act-closed-kan-not-robbed = 暗槓にロンできるのは国士無双だけです（認めないルールもあります）。
act-nine-kinds = 九種九牌にできません。鳴きの入っていない自分の第一ツモで、么九牌が9種類以上必要です（採用しないルールもあります）。手牌の么九牌は{ $kinds }種類です。
act-no-north = 今は北を抜けません。
act-assisted = 実卓方式でのみ行う操作です。ここではプログラムが代わりに行います。
act-claim-too-late = 発声が遅すぎます。この捨て牌にはもう発声できません。
act-claims-open = 少し待ってください。直前の捨て牌にはまだ発声できます。
act-tile-claimed = 捨て牌に発声があったため、ツモれません。
act-may-end = この捨て牌で局が終わる可能性があるため、まだツモれません。
act-dead-hand = 和了放棄中のため、ツモと打牌しかできません。
act-nothing-to-settle = 今は申告も精算もできません。
act-odd-amount = 支払いは100点単位で、支払うのは他家でなければなりません。
act-nothing-to-correct = 支払いに誤りはありません。
act-unbalanced = 移動する点数の合計は0でなければなりません。
act-no-riichi = このプレイヤーはリーチをかけていません。
act-note-too-long = 注記が長すぎるか、数が多すぎます。

# JSONとTOMLの誤り
syntax-missing = 項目 { $name } がありません
syntax-unknown = 不明な項目 { $name }
syntax-twice = 項目 { $name } が重複しています
syntax-wrong = 値が正しくありません：{ $name }
syntax-length = 要素の数が正しくありません
syntax-ends = 途中で終わっています
syntax-quotes = 文字列は引用符で囲みます
syntax-unclosed = 括弧が閉じていません
syntax-comma = コンマがありません
syntax-extra-comma = コンマが余分です
syntax-no-value = 値がありません
syntax-key = キーが正しくありません
syntax-error = 構文エラー
syntax-at = { $what }（{ $line }行{ $column }列）
