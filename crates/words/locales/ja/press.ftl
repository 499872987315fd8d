# 印刷物：牌図、早見表、カード、ルールブック。

refused-ending = { $file }：ファイル名の末尾は { $known } のいずれかにしてください。
refused-no-pdf = { $file }：このプログラムはPDF対応なしでビルドされています。.html に書き出してブラウザから印刷するか、--features pdf を付けてビルドしてください。
refused-picture = この大きさでは描けません。
refused-river-length = 河は{ $tiles }枚までです。
refused-river-riichi = 「*」はリーチ宣言牌の後に1回だけ付けます。

# 印刷用ページのボタン
press-print = 印刷またはPDFで保存

# 早見表
press-closed = 門前
press-open = 副露
press-han = 翻
press-legend-closed = 斜体：門前のみ。
press-legend-situation = ° 牌姿ではなく状況による役。
press-legend-first = * 第一巡のみ。次の鳴きが入ると不成立：{ $broken }。
press-legend-liable = † 包（パオ）の対象。
press-yakuhai = 役牌
    .romanised = Yakuhai
    .about = 三元牌・自風牌・場風牌の刻子または槓子。1組につき1翻。
press-together = 役の複合
    .about = ●は複合する役の組み合わせ。数字は各行の役の番号。
press-dora = ドラの順
    .about = 表示牌の次の牌がドラ。最後の牌の次は最初に戻る。
press-white = 白
press-green = 發
press-red = 中

press-fu-base = 副露手またはツモ和了
press-fu-closed-ron = 門前ロン
press-fu-pairs = 七対子（加符・切り上げなし）
press-fu-pon = 中張牌の刻子
press-fu-pon-orphan = 么九牌の刻子
press-fu-kan = 中張牌の槓子
press-fu-kan-orphan = 么九牌の槓子
press-fu-dragons = 三元牌の雀頭
press-fu-wind = 自風または場風の雀頭
press-fu-double-wind = 連風牌の雀頭
press-fu-wait = 辺張・嵌張・単騎待ち
press-fu-tsumo = ツモ和了（平和を除く）
press-fu-tsumo-any = ツモ和了
press-fu-open-pinfu = 喰い平和形
press-fu-rounded = 合計は10符単位に切り上げる。

press-scores = 点数表
    .about = ロンは放銃者の支払い、ツモは子1人／親の支払い。支払いごとに100点単位に切り上げる。空欄：あり得ない組み合わせ。
press-ron-other = 子のロン
press-ron-dealer = 親のロン
press-tsumo-other = 子のツモ
press-tsumo-dealer = 親のツモ
press-three = 三人
press-four = 四人

press-riichi = リーチとフリテン
press-dora-rules = ドラ
press-calls = 鳴きとカン
press-hands = 和了の条件
press-draws = 本場と流局
press-game = 対局と成績
press-norths = 抜き北にも、北がドラなら通常のドラが乗る。抜き北をロンしても、それだけでは役にならない
press-liable = 包（パオ）の役
press-honba = ロン{ $ron }点、ツモ各{ $each }点
press-noten = 聴牌{ $tenpai }人：+{ $get } / −{ $pay }
press-nagashi = 流し満貫の点数
press-chombo = チョンボの支払い
press-mangan = { $others ->
    [1] 親{ $dealer }点、もう一人の子{ $other }点（本人が親のときは各{ $each }点）
   *[other] 親{ $dealer }点、子は各{ $other }点（本人が親のときは各{ $each }点）
}

# カード
press-needs = 条件
press-bonus = 加算
press-notes = 注記
press-stop = 。
press-example = 例{ $letter }
press-counter-example = 不成立の例
press-need-closed = 門前であること（暗槓は可）。
press-dragons = 三元牌
    .romanised = Yakuhai: sangenpai
    .about = 白・發・中いずれかの刻子または槓子。
press-winds = 風牌
    .romanised = Yakuhai: kazehai
    .about = 自風牌または場風牌の刻子または槓子。
press-bonus-closed = 門前なら{ $han }翻増し。
press-bonus-more = さらに{ $more }：{ $about }
press-bonus-yakuman = さらに役満{ $times }つ分：{ $about }
press-bonus-double-wind = 自風と場風を兼ねる風牌は2翻。
press-always = 必ず{ $yaku }と複合し、翻数を合計する。
press-with-dragons = 三元牌の刻子2組も役牌として数える。
press-never = { $yaku }とは複合しない。

# ルールブック
press-contents = 目次
press-compared = 「{ $rules }」と異なる点は、余白に線を付けて示す。
press-differs = { $rules }：
press-chapter-table = 卓を囲み、牌を混ぜ、それぞれの前に山を積む。この章では、使う牌や点棒、席の決め方、配牌までを述べる。
press-chapter-calls = 順番に1枚ツモって1枚捨て、誰かが和了するか山がなくなるまで続ける。他家の捨て牌を鳴いて面子を作ることもできる。同じ種類の連続する数牌3枚を揃えるのがチー、同じ牌3枚を揃えるのがポン、4枚を揃えるのがカンである。
press-chapter-riichi = 門前で聴牌した者は、供託を出してリーチを宣言できる。以後、手は変えられない。待ち牌を自分で捨てたり見逃したりするとフリテンとなり、ロンできない。ドラは点数を高くするが、役ではない。
press-chapter-hands = 和了には、四面子一雀頭または特殊な形と、1つ以上の役が必要である。この章ではその他の条件を述べる。
press-chapter-yaku = 和了には役が必要で、役ごとに翻数がある。各役に、点数計算で確かめた成立例と不成立例を示す。
press-chapter-yakuman = 最も高い手は役満である。決め手となる面子を鳴かせた者は、包の責任を負うことがある。
press-chapter-payments = 和了の点数は翻と符で決まる。符は面子、雀頭、待ち、和了の仕方によって付く。誰がいくら支払うかは表に示す。
press-chapter-draws = 誰も和了しないまま山がなくなると流局となる。本場の分だけ次の和了の点数が上がる。途中流局、次の親、終局についてもこの章で述べる。
press-chapter-penalties = 反則があったときの扱い。
press-chapter-result = 持ち点から対局の成績を求める方法。

# ページ
fault-line = { $line }行目：{ $fault }
fault-not-tenpai = { $hand }は聴牌していません。
fault-not-shown = { $hand }は{ $tiles }のどれで和了しても{ $claim }になりません。
fault-no-claim = { $hand }：近くに太字の役名がありません。
fault-unknown-tag = { $tag }というタグはありません。
fault-no-anchor = リンク先の{ $anchor }がありません。
faults-found = { $count }件の誤りがあります。
refused-large = { $file }：{ $megabytes }MBを超えています。
