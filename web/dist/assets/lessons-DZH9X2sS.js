var e=`# Hands that teach: why a near miss is one.
reason-open = The hand is open and must be closed.
reason-wrong-tile = { $won } completes the hand, too, but only { $right } gives the yaku.
reason-discarded = { $tile } is another's tile; it had to be drawn.
reason-drawn = { $tile } is drawn; it had to be a discard.
reason-value-pair = The pair has value: { $tile }.
reason-not-two-sided = The wait is not two-sided: { $wait }.
reason-triplet = There is a triplet: { $tile }.
reason-run = There is a run: { $set }.
reason-terminal = There is a terminal: { $tile }.
reason-honour = There is an honour: { $tile }.
reason-inside-set = A set lies inside: { $set }.
reason-inside-pair = The pair lies inside: { $tile }.
reason-no-honour = There is no honour; that is { $yaku }.
reason-no-run = There is no run.
reason-other-suit = There is a second suit: { $tile }.
reason-not-honour = Not an honour: { $tile }.
reason-not-terminal = Not a terminal: { $tile }.
reason-not-green = Not a green tile: { $tile }.
reason-no-green-dragon = The green dragon is missing.
reason-not-seat-wind = { $tile } is not the wind of this seat.
reason-not-round-wind = { $tile } is not the wind of this round.
reason-only-pair = There are only two of them: { $tile }.
reason-pair-no-dragon = The pair is not of dragons: { $tile }.
reason-pair-no-wind = The pair is not of winds: { $tile }.
reason-not-kan = A triplet only, no kan: { $tile }.
reason-missing-run = The run { $set } is missing.
reason-missing-triplet = The triplet { $set } is missing.
reason-missing-tile = Missing: { $tile }.
reason-equal-pairs = Two pairs are alike: { $tile }.
reason-not-pair-wait = The winning tile completed a triplet and not the pair.
reason-pair-wait = The winning tile completed the pair: the wait is another one.
reason-not-thirteen = The pair was there before; only one tile was missing.
reason-thirteen = There was no pair before: the hand waited for all thirteen.
reason-not-nine = Before the winning tile the hand was not 1112345678999.
reason-nine = Before the winning tile the hand was 1112345678999: it waited for all nine.
reason-instead = Another yaku counts instead: { $yaku }.
reason-not-declared = Riichi was not declared.
reason-declared-later = Riichi was declared later than with the first discard.
reason-not-at-once = A full round or a call lies between riichi and the win.
reason-not-last = There are tiles left in the wall.
reason-last-replacement = It is the last tile, but a replacement tile.
reason-no-replacement = The tile comes from the wall and does not replace one after a kan.
reason-not-added = The tile was discarded and not added to a pon.
reason-not-first = The first round is over, or was broken by a call.
reason-not-dealer = The player is not the dealer.
reason-dealer = The player is the dealer.
reason-simple-discard = Among the discards: { $tile }.
reason-claimed-discard = A discard was claimed: { $tile }.

# What would give the yaku.
change-close = Without the call it would count.
change-win-on = Won on { $tile } it would count.
change-last-tile = With { $tile } as the last tile it would count.
change-draw = Self-drawn it would count.
change-discard = On a discard it would count.
change-replace = With { $into } instead of { $out } it would count.
change-kan = With a kan it would count: { $tile }.
change-seat = It counts for the seat { $wind }.
change-round = It counts in the round { $wind }.
change-declare = With riichi it would count.
change-declare-first = With riichi on the first discard it would count.
change-at-once = Within a round after riichi, without a call, it would count.
change-last = On the last tile it would count.
change-from-wall = On the last tile of the wall it would count.
change-replacement = On a replacement tile after a kan it would count.
change-rob = If another added the tile to his pon, it would count.
change-first = In the unbroken first round it would count.
change-unclaimed = If nobody had claimed it, it would count: { $tile }.

# Which winning tile gives the yaku.
lesson-only = Only { $right } gives the yaku, not { $wrong }.

# Circumstances of an example.
lesson-tsumo = Self-drawn.
lesson-ron = On a discard.
lesson-riichi = Riichi was declared.
lesson-double-riichi = Riichi was declared with the first discard.
lesson-ippatsu = Less than a round ago, and nobody has called since.
lesson-rinshan = On the replacement tile after a kan.
lesson-chankan = On the tile that another adds to his pon.
lesson-last-drawn = On the last tile of the wall.
lesson-last-discard = On the last discard.
lesson-first = In the first round, before any call.
lesson-river = The deal is drawn; these are all of the player's discards.

# Training: what questions are about.
topic-value = Value
topic-waits = Waits
topic-furiten = Furiten
topic-yaku = Yaku
topic-rules = Rules
topic-discard = Discards
topic-cards = Yaku cards

# Questions.
train-ask-value = What is this hand worth?
train-ask-waits = What does this hand wait for?
train-ask-furiten = Is this hand furiten by its own discards?
train-ask-yaku = Which yaku count?
train-ask-discard = Which discard keeps the most tiles that help?
train-ask-shows = Does this count as { $yaku }?
train-ask-worth = What is { $yaku } worth under these rules?
train-ask-switch = { $rule }: what do these rules say?
may-ron = May { $seat } win on { $tile } from { $from }?
may-tsumo = May { $seat } win with the tile just drawn?
may-pon = May { $seat } claim { $tile } from { $from } for a pon?
may-chi = May { $seat } claim { $tile } from { $from } for a chi with { $with }?
may-open-kan = May { $seat } claim { $tile } from { $from } for a kan?
may-riichi = May { $seat } declare riichi and discard { $tile }?
may-closed-kan = May { $seat } declare a closed kan of { $tile }?
may-added-kan = May { $seat } add { $tile } to the pon?
may-nine-kinds = May { $seat } abort the deal with nine kinds of terminals and honours?
may-discard = May { $seat } discard { $tile } right after this call?

# How to answer.
how-value = Han, fu and points: 3 40 5200. From 5 han on without fu: 5 8000. A yakuman: 13 32000.
how-tiles = Tiles, such as 3p6p; - for none.
how-tile = One tile, such as 3p.
how-numbers = Numbers of the list, such as 1 3.
how-yes-no = y or n.
how-number = A number of the list.
train-no-answer = That is no answer to this question. { $how }
train-right = Right.
train-wrong = No. Right would be: { $answer }.
train-yes = yes
train-no = no
train-nothing = nothing

# What is known besides.
fact-on-table = On the table: { $what }.
fact-river = Discards
fact-riichi = Riichi is declared.
fact-passed = A winning tile was let pass.
fact-live = { $tiles ->
    [0] No tile is left in the wall.
    [one] One tile is left in the wall.
   *[other] { $tiles } tiles are left in the wall.
}
fact-points = { $points } points.
fact-called = Somebody has declared a set or set a North aside.
fact-uncalled = Nobody has declared a set.
fact-added = The tile is added to a pon.
fact-closed-kan = The tile is of a closed kan.
fact-north = The tile is a North set aside.
fact-liable = { $seat } is liable for { $yaku }.

# Explanations.
train-fu = Fu: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = The hand is not tenpai.
train-furiten-yes = It waits for { $waits }; among the discards: { $discarded }.
train-furiten-no = It waits for { $waits }; none of that is among the discards.
train-furiten-off = These rules know no furiten by one's own discards.
train-allowed = The rules allow it.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = Under the rules { $rules } it is allowed.
train-known-may-not = Under the rules { $rules } it is not allowed.
train-known-value = Under the rules { $rules }: { $value }.
train-known-none = Under the rules { $rules } it is no win.
train-discard = { $tile }: { $shanten }; { $tiles ->
    [one] one tile helps
   *[other] { $tiles } tiles help
}.
train-discard-lost = { $tile }: { $shanten }; { $tiles ->
    [one] one tile helps
   *[other] { $tiles } tiles help
}, { $lost } fewer.
train-yaku-line = { $yaku } ({ $worth }): { $about }

# In the terminal.
train-welcome = Rules: { $rules }. An empty line ends; ? shows the answer.
train-level = { $topic }: level { $level }, { $right } of { $asked } right.
train-none = These rules have no such question.
train-progress-unreadable = { $file } is no progress of ours: { $why }
`;export{e as default};