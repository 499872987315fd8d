# What is printed: drawn hands, sheets, cards, rule books.

refused-ending = { $file }: the name must end with one of { $known }.
refused-no-pdf = { $file }: this program was built without PDF support. Write a .html file instead and print it from the browser, or build with --features pdf.
refused-picture = This cannot be drawn at that size.
refused-river-length = A river has at most { $tiles } tiles.
refused-river-riichi = The mark * stands once, after the tile that declared riichi.

# The button of a page that is to be printed
press-print = Print or save as PDF

# A sheet
press-closed = closed
press-open = open
press-han = han
press-legend-closed = In italics: closed hands only.
press-legend-situation = ° by the course of the deal, not by the tiles.
press-legend-first = * In an unbroken first round; it is broken by { $broken }.
press-legend-liable = † Somebody may be liable.
press-yakuhai = Value tiles
    .romanised = Yakuhai
    .about = A triplet or kan of dragons, of the seat's wind or of the round's wind; a han for each.
press-together = Which yaku go together
    .about = A dot: one hand can have both. Numbers stand for the yaku of the rows.
press-dora = Dora: what indicates what
    .about = An indicator makes the next tile dora, the last of a line the first.
press-white = white
press-green = green
press-red = red

press-fu-base = Open hand, or winning tile drawn
press-fu-closed-ron = Closed hand won on a discard
press-fu-pairs = Seven pairs, never rounded, nothing added
press-fu-pon = Triplet of 2–8
press-fu-pon-orphan = Triplet of terminals or honours
press-fu-kan = Kan of 2–8
press-fu-kan-orphan = Kan of terminals or honours
press-fu-dragons = Pair of dragons
press-fu-wind = Pair of the seat's or the round's wind
press-fu-double-wind = Pair of the wind that is both
press-fu-wait = Edge, closed or pair wait
press-fu-tsumo = Winning tile drawn (not with pinfu)
press-fu-tsumo-any = Winning tile drawn
press-fu-open-pinfu = Open hand without any other fu
press-fu-rounded = The sum is rounded up to tens.

press-scores = Payments
    .about = By ron the discarder pays; by tsumo each pays: another / the dealer. Each payment is rounded up to a hundred. Empty: no such hand.
press-ron-other = Ron, not the dealer
press-ron-dealer = Ron, dealer
press-tsumo-other = Tsumo, not the dealer
press-tsumo-dealer = Tsumo, dealer
press-three = 3 players
press-four = 4 players

press-riichi = Riichi and furiten
press-dora-rules = Dora
press-calls = Calls and kans
press-hands = What a hand needs
press-draws = Counters and draws
press-game = The game and its result
press-norths = indicators make them dora like any North; a win on one gives no yaku by itself
press-liable = Liability for
press-counter = { $ron } by ron, { $each } from each by tsumo
press-noten = { $tenpai } tenpai: +{ $get } / −{ $pay }
press-nagashi = Discard mangan brings
press-chombo = To the others
press-mangan = { $dealer } for the dealer and { $other } for each other; if it is the dealer, { $each } for each

# Cards
press-needs = Needs
press-bonus = Bonus
press-notes = Note
press-stop = .
press-example = Example { $letter }
press-counter-example = Counter-example
press-need-closed = A closed hand: no chi, pon or kan but closed kans.
press-dragons = Dragons
    .romanised = Yakuhai: dragons
    .about = A triplet or kan of white, green or red dragons.
press-winds = Winds
    .romanised = Yakuhai: winds
    .about = A triplet or kan of the seat's or of the round's wind.
press-bonus-closed = { $han } han more if the hand is closed.
press-bonus-more = { $more } more: { $about }
press-bonus-yakuman = { $times ->
    [one] One yakuman more: { $about }
   *[other] { $times } yakuman more: { $about }
}
press-bonus-double-wind = A wind that is both the seat's and the round's counts twice.
press-always = Always comes with { $yaku }, which counts beside it.
press-with-dragons = The two triplets of dragons count beside it.
press-never = Never together with { $yaku }.

# A rule book
press-contents = Contents
press-compared = What differs from { $rules } has a bar at its side.
press-differs = { $rules }:
press-chapter-table = Players sit at the four sides of a table, shuffle the tiles and build a wall in front of each. This chapter says who plays with what, where one sits, and how the tiles come from the wall to the hands.
press-chapter-calls = Players take turns: one draws a tile and discards one, until somebody wins or the wall is at its end. A discard can be claimed by others for a set: three consecutive tiles of a suit (chi), three identical (pon) or four (kan).
press-chapter-riichi = A player whose closed hand lacks one tile may declare riichi: he lays down a stake and changes his hand no more. Furiten forbids a win on a discard after one's own. Dora are tiles that make a hand dearer, and are no yaku.
press-chapter-hands = A hand wins with four sets and a pair, or in a special form, and with at least one yaku. This chapter says what else it needs.
press-chapter-yaku = A yaku is what gives a hand the right to win, and its value in han. Each has an example and a near miss, as the scorer judges them.
press-chapter-yakuman = The highest hands are yakuman. Who fed the decisive set of one may be liable for it.
press-chapter-payments = Han and fu make the value of a hand. Fu come from sets, pair, wait and the way of winning; the tables say who pays how much.
press-chapter-draws = When the wall is at its end and nobody has won, the deal is drawn. Counters make the next deals dearer. This chapter also says when a deal is aborted, who deals next and when the game is over.
press-chapter-penalties = What happens when somebody errs.
press-chapter-result = How points become the result of a game.

# A page
fault-line = line { $line }: { $fault }
fault-not-tenpai = { $hand } waits for nothing.
fault-not-shown = { $hand } does not show { $claim }, whichever of { $tiles } comes.
fault-no-claim = { $hand }: no name of a yaku in bold stands near it.
fault-unknown-tag = There is no tag { $tag }.
fault-no-anchor = A link leads to { $anchor }, which is not there.
faults-found = { $count ->
    [one] One fault found.
   *[other] { $count } faults found.
}
refused-large = { $file }: larger than { $megabytes } MB.
