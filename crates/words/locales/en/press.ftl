# Printed documents: pictures of hands, sheets, cards, rulebooks.

refused-ending = { $file }: the name must end in one of { $known }.
refused-no-pdf = { $file }: this program was built without PDF support. Write an .html file and print it from a browser, or build with --features pdf.
refused-picture = This cannot be drawn at that size.
refused-river-length = A river has at most { $tiles } tiles.
refused-river-riichi = Use * only once, after the tile that declared riichi.

# The button on a printable page
press-print = Print or save as PDF

# A sheet
press-closed = closed
press-open = open
press-han = han
press-legend-closed = Italics: closed hands only.
press-legend-situation = ° depends on the course of play, not on the tiles.
press-legend-first = * Uninterrupted first go-around only; interrupted by { $broken }.
press-legend-liable = † A player may be liable (pao).
press-yakuhai = Value tiles
    .romanised = Yakuhai
    .about = A triplet or kan of dragons, the seat wind or the round wind; one han each.
press-together = Which yaku combine
    .about = A dot means that one hand can have both. Numbers refer to the rows.
press-dora = Dora indicators
    .about = The dora is the tile after the indicator; the last is followed by the first.
press-white = white
press-green = green
press-red = red

press-fu-base = Open hand, or tsumo
press-fu-closed-ron = Closed hand won by ron
press-fu-pairs = Seven pairs (fixed, not rounded)
press-fu-pon = Triplet of 2–8
press-fu-pon-orphan = Triplet of terminals or honours
press-fu-kan = Kan of 2–8
press-fu-kan-orphan = Kan of terminals or honours
press-fu-dragons = Pair of dragons
press-fu-wind = Pair of the seat wind or round wind
press-fu-double-wind = Pair of a double wind
press-fu-wait = Edge, closed or pair wait
press-fu-tsumo = Tsumo (not with pinfu)
press-fu-tsumo-any = Tsumo
press-fu-open-pinfu = Open hand without any other fu
press-fu-rounded = The total is rounded up to the next ten.

press-scores = Payments
    .about = Ron: paid by the discarder. Tsumo: paid by each non-dealer / the dealer. Each payment is rounded up to the next hundred. Empty: no such hand exists.
press-ron-other = Ron, non-dealer
press-ron-dealer = Ron, dealer
press-tsumo-other = Tsumo, non-dealer
press-tsumo-dealer = Tsumo, dealer
press-three = 3 players
press-four = 4 players

press-riichi = Riichi and furiten
press-dora-rules = Dora
press-calls = Calls and kans
press-hands = Winning hands
press-draws = Honba and draws
press-game = The game and its result
press-norths = indicators apply to them as to any North; ron on one is not a yaku in itself
press-liable = Liability (pao) for
press-honba = { $ron } on ron, { $each } each on tsumo
press-noten = { $tenpai } tenpai: +{ $get } / −{ $pay }
press-nagashi = Nagashi mangan pays
press-chombo = Chombo payment
press-mangan = { $others ->
    [1] dealer { $dealer }, the other player { $other }; if it is the dealer's, { $each } each
   *[other] dealer { $dealer }, the others { $other } each; if it is the dealer's, { $each } each
}

# Cards
press-needs = Requires
press-bonus = Bonus
press-notes = Note
press-stop = .
press-example = Example { $letter }
press-counter-example = Counter-example
press-need-closed = A closed hand: no chi, pon or kan except closed kans.
press-dragons = Dragons
    .romanised = Yakuhai: dragons
    .about = A triplet or kan of white, green or red dragons.
press-winds = Winds
    .romanised = Yakuhai: winds
    .about = A triplet or kan of the seat wind or the round wind.
press-bonus-closed = { $han } more han if the hand is closed.
press-bonus-more = { $more } more: { $about }
press-bonus-yakuman = { $times ->
    [one] One more yakuman: { $about }
   *[other] { $times } more yakuman: { $about }
}
press-bonus-double-wind = A wind that is both seat wind and round wind counts twice.
press-always = Always comes with { $yaku }, which counts as well.
press-with-dragons = The two dragon triplets count as well.
press-never = Does not combine with { $yaku }.

# A rulebook
press-contents = Contents
press-compared = Differences from { $rules } are marked with a bar in the margin.
press-differs = { $rules }:
press-chapter-table = The players sit around a table, shuffle the tiles, and each builds a wall. This chapter covers the equipment, the seating, and how the tiles get from the wall into the hands.
press-chapter-calls = Players take turns drawing a tile and discarding one until someone wins or the wall runs out. Other players can call a discard to complete a set: three consecutive tiles of a suit (chi), three identical tiles (pon) or four (kan).
press-chapter-riichi = A player with a closed hand in tenpai can declare riichi: they pay a stake and may no longer change their hand. A player who has discarded or passed up one of their own winning tiles is in furiten and cannot win by ron. Dora add value but are not yaku.
press-chapter-hands = A winning hand has four sets and a pair, or a special form, and at least one yaku. This chapter covers the other requirements.
press-chapter-yaku = A yaku allows a hand to win, and gives it value in han. Each is shown with an example and a near miss, checked by the scorer.
press-chapter-yakuman = The most valuable hands are yakuman. Whoever fed the decisive set may be liable for it (pao).
press-chapter-payments = Han and fu make up the value of a hand. Fu come from the sets, the pair, the wait and the way of winning. The tables show who pays how much.
press-chapter-draws = If the wall runs out before anyone wins, it is an exhaustive draw. Each honba raises the value of the next win. This chapter also covers abortive draws, who deals next, and the end of the game.
press-chapter-penalties = What happens when a player makes a mistake.
press-chapter-result = How points become the result of a game.

# A page
fault-line = line { $line }: { $fault }
fault-not-tenpai = { $hand } is not tenpai.
fault-not-shown = { $hand } does not have { $claim } with any of these winning tiles: { $tiles }.
fault-no-claim = { $hand }: no yaku name in bold nearby.
fault-unknown-tag = Unknown tag { $tag }.
fault-no-anchor = Broken link: there is no { $anchor }.
faults-found = { $count ->
    [one] One error found.
   *[other] { $count } errors found.
}
refused-large = { $file }: larger than { $megabytes } MB.
