# Hands that teach: why a near miss is one.
reason-open = The hand is open; it must be closed.
reason-wrong-tile = { $won } also completes the hand, but only { $right } gives the yaku.
reason-discarded = { $tile } was a discard; it must be self-drawn.
reason-drawn = { $tile } was self-drawn; it must be a discard.
reason-value-pair = The pair is a value pair: { $tile }.
reason-not-two-sided = The wait is not two-sided: { $wait }.
reason-triplet = There is a triplet: { $tile }.
reason-run = There is a run: { $set }.
reason-terminal = There is a terminal: { $tile }.
reason-honour = There is an honour: { $tile }.
reason-inside-set = A set has no terminal or honour: { $set }.
reason-inside-pair = The pair is not a terminal or honour: { $tile }.
reason-no-honour = There are no honours, so it is { $yaku }.
reason-no-run = There is no run.
reason-other-suit = There is a second suit: { $tile }.
reason-not-honour = Not an honour: { $tile }.
reason-not-terminal = Not a terminal: { $tile }.
reason-not-green = Not a green tile: { $tile }.
reason-no-green-dragon = The green dragons are missing.
reason-not-seat-wind = { $tile } is not the seat wind.
reason-not-round-wind = { $tile } is not the round wind.
reason-only-pair = Only a pair, not a triplet: { $tile }.
reason-pair-no-dragon = It is not a pair of dragons: { $tile }.
reason-pair-no-wind = It is not a pair of winds: { $tile }.
reason-not-kan = Only a triplet, not a kan: { $tile }.
reason-missing-run = The run { $set } is missing.
reason-missing-triplet = The triplet { $set } is missing.
reason-missing-tile = Missing: { $tile }.
reason-equal-pairs = Two pairs are identical: { $tile }.
reason-not-pair-wait = The winning tile completed a triplet, not the pair.
reason-pair-wait = The winning tile completed the pair, so it is a pair wait.
reason-not-thirteen = The hand already had a pair, so it waited for only one tile.
reason-thirteen = The hand had no pair yet, so it waited for all thirteen tiles.
reason-not-nine = Before the winning tile, the hand was not 1112345678999.
reason-nine = Before the winning tile, the hand was 1112345678999, waiting for all nine tiles.
reason-instead = Another yaku counts instead: { $yaku }.
reason-not-declared = Riichi was not declared.
reason-declared-later = Riichi was declared after the first discard.
reason-not-at-once = There was a full go-around or a call between riichi and the win.
reason-not-last = There are still tiles in the wall.
reason-last-replacement = It is the last tile, but it was drawn as a replacement.
reason-no-replacement = The tile is an ordinary draw, not a replacement tile after a kan.
reason-not-added = The tile was discarded, not added to a pon.
reason-not-first = The first go-around is over, or was interrupted by a call.
reason-not-dealer = The player is not the dealer.
reason-dealer = The player is the dealer.
reason-simple-discard = The discards include a simple: { $tile }.
reason-claimed-discard = A discard was called: { $tile }.

# What would give the yaku.
change-close = Without the call, it would count.
change-win-on = A win on { $tile } would count.
change-last-tile = With { $tile } as the last tile, it would count.
change-draw = If self-drawn, it would count.
change-discard = If won on a discard, it would count.
change-replace = With { $into } instead of { $out }, it would count.
change-kan = With a kan of { $tile }, it would count.
change-seat = It would count with { $wind } as the seat wind.
change-round = It would count with { $wind } as the round wind.
change-declare = With riichi, it would count.
change-declare-first = With riichi on the first discard, it would count.
change-at-once = Within one go-around after riichi, without a call, it would count.
change-last = On the last tile, it would count.
change-from-wall = On the last tile of the wall, it would count.
change-replacement = On a replacement tile after a kan, it would count.
change-rob = If another player added the tile to a pon, it would count.
change-first = In the uninterrupted first go-around, it would count.
change-unclaimed = If nobody had called { $tile }, it would count.

# Which winning tile gives the yaku.
lesson-only = Only { $right } gives the yaku, not { $wrong }.

# Circumstances of an example.
lesson-tsumo = Won by tsumo.
lesson-ron = Won by ron.
lesson-riichi = Riichi was declared.
lesson-double-riichi = Riichi was declared on the first discard.
lesson-ippatsu = Within one go-around after riichi, without a call.
lesson-rinshan = On the replacement tile after a kan.
lesson-chankan = On a tile another player adds to a pon.
lesson-last-drawn = On the last tile of the wall.
lesson-last-discard = On the last discard.
lesson-first = In the first go-around, before any call.
lesson-river = Exhaustive draw; these are all of the player's discards.

# Training: what questions are about.
topic-value = Scoring
topic-waits = Waits
topic-furiten = Furiten
topic-yaku = Yaku
topic-rules = Rules
topic-discard = Discards
topic-cards = Yaku cards

# Questions.
train-ask-value = What is this hand worth?
train-ask-waits = What is this hand waiting for?
train-ask-furiten = Is this hand furiten because of the player's own discards?
train-ask-yaku = Which yaku count?
train-ask-discard = Which discard leaves the highest ukeire (the most tiles that help)?
train-ask-shows = Does this count as { $yaku }?
train-ask-worth = What is { $yaku } worth under these rules?
train-ask-switch = { $rule }: what do these rules say?
may-ron = Can { $seat } win on { $tile } from { $from }?
may-tsumo = Can { $seat } win with the tile just drawn?
may-pon = Can { $seat } call pon on { $tile } from { $from }?
may-chi = Can { $seat } call chi on { $tile } from { $from } with { $with }?
may-open-kan = Can { $seat } call kan on { $tile } from { $from }?
may-riichi = Can { $seat } declare riichi and discard { $tile }?
may-closed-kan = Can { $seat } declare a closed kan of { $tile }?
may-added-kan = Can { $seat } add { $tile } to the pon?
may-nine-kinds = Can { $seat } declare an abortive draw with nine kinds of terminals and honours?
may-discard = Can { $seat } discard { $tile } right after this call?

# How to answer.
how-value = Enter han, fu and points, e.g. 3 40 5200. From 5 han on, leave out the fu: 5 8000. For a yakuman: 13 32000.
how-tiles = Enter tiles, e.g. 3p6p, or - for none.
how-tile = Enter one tile, e.g. 3p.
how-numbers = Enter numbers from the list, e.g. 1 3.
how-yes-no = Enter y or n.
how-number = Enter a number from the list.
train-no-answer = This is not a valid answer. { $how }
train-right = Correct.
train-wrong = Not quite. The right answer is: { $answer }.
train-yes = yes
train-no = no
train-nothing = nothing

# Other facts about the situation.
fact-on-table = On the table: { $what }.
fact-river = Discards
fact-riichi = Riichi has been declared.
fact-passed = A winning tile was passed up.
fact-live = { $tiles ->
    [0] No tiles are left in the wall.
    [one] One tile is left in the wall.
   *[other] { $tiles } tiles are left in the wall.
}
fact-points = { $points } points.
fact-called = Someone has made a call or set a North aside.
fact-uncalled = There have been no calls.
fact-added = The tile is being added to a pon.
fact-closed-kan = The tile is part of a closed kan.
fact-north = The tile is a North being set aside.
fact-liable = { $seat } is liable (pao) for { $yaku }.

# Explanations.
train-fu = Fu: { $fu }
train-waits-on = { $tile }: { $kinds }
train-waits-nothing = The hand is not tenpai.
train-furiten-yes = The hand waits for { $waits }; in the discards: { $discarded }.
train-furiten-no = The hand waits for { $waits }; none of these is in the discards.
train-furiten-off = Under these rules, your own discards don't cause furiten.
train-allowed = The rules allow it.
train-rule = { $rule }: { $value }.
train-rule-from = { $rule }: { $value } ({ $source }).
train-known-may = Under { $rules }, it is allowed.
train-known-may-not = Under { $rules }, it is not allowed.
train-known-value = Under { $rules }: { $value }.
train-known-none = Under { $rules }, the hand cannot win.
train-discard = { $tile }: { $shanten }, ukeire { $tiles }.
train-discard-lost = { $tile }: { $shanten }, ukeire { $tiles } ({ $lost } fewer).
train-yaku-line = { $yaku } ({ $worth }): { $about }

# In the terminal.
train-welcome = Rules: { $rules }. Press Enter on an empty line to quit; type ? for the answer.
train-level = { $topic }: level { $level }, { $right } of { $asked } correct.
train-none = These rules have no questions of this kind.
train-progress-unreadable = { $file } is not a progress file: { $why }
