var e=`# Rules: groups, switches and what they can be.
# A switch: its name; .about says what it decides.

yes = yes
no = no
worth-off = does not exist
worth-open-closed = { $open } han open, { $closed } closed
worth-same = { $han } han
worth-closed-only = { $han } han, closed only
worth-yakuman = { $times ->
    [one] yakuman
    [2] double yakuman
   *[other] { $times } yakuman
}
least-points-any = any number
tiles-136 = all 136
tiles-108 = 108, without 2 to 8 man
red-fives-value = { $man } man, { $pin } pin, { $sou } sou
red-fives-none = none
tenths-of-second = { $seconds } s
list-separator = ,{" "}


group-table = The table, the tiles and the deal

switch-table-players = Players
    .about = How many play.
switch-table-tiles = Tiles
    .about = How many tiles there are: 136, or 108 without 2-8 man.
switch-table-red-fives = Red fives
    .about = How many fives of man, pin and sou are red.
switch-table-start-points = Start points
    .about = The points everybody starts with.
switch-table-length = Length of the game
    .about = How long a game is.
switch-table-extension = Extra round
    .about = What happens after the last deal when nobody has the target points.
switch-table-target-points = Target points
    .about = The points somebody must have for the game to end without an extension.
switch-table-seat-draw = Seat draw
    .about = How seats are found.
switch-table-break-direction = Break direction
    .about = In which direction the dice are counted to find the wall to break.
switch-table-break-stacks = Break stacks
    .about = How many stacks are counted in the wall that is broken.
switch-table-dead-wall-stacks = Dead wall stacks
    .about = How many stacks the dead wall has.
switch-table-indicator-stack = Indicator stack
    .about = In which stack of the dead wall, from the left, the first indicator lies.
switch-table-replacement-tiles = Replacement tiles
    .about = How many replacement tiles lie before the indicator.
switch-table-last-tiles = Last tiles
    .about = How the last tiles are dealt.
switch-table-dragon-order = Dragon order
    .about = The order in which dragons indicate each other.
switch-table-wind-order = Wind order
    .about = The order in which winds indicate each other.

group-calls = Turns, calls and kans

switch-calls-draw-after = Wait before drawing
    .about = How many tenths of a second the next player waits before he draws.
switch-calls-claim-until = Time to claim
    .about = How many tenths of a second after a discard it can be claimed; 0: only at once.
switch-calls-pon-before-chi = Pon before chi
    .about = Whether a pon or kan goes before a chi.
switch-calls-two-rons = Two rons
    .about = Who wins when two claim a discard.
switch-calls-three-rons = Three rons
    .about = Who wins when three claim a discard.
switch-calls-ron-bonus = Sticks and counters with several rons
    .about = Who gets sticks and counters when several win.
switch-calls-swap-calling = Swap calling (kuikae)
    .about = Discarding right after a call what the call made superfluous.
switch-calls-last-discard = Last discard
    .about = Whether the last discard may be claimed for a set.
switch-calls-chi = Chi
    .about = Whose discard may be claimed for a chi.
switch-calls-claimed-tile = Claimed tile
    .about = How a claimed tile lies in a pon or chi.
switch-calls-kan-from-right = Kan from right
    .about = Where the tile claimed from the right lies in an open kan.
switch-calls-closed-kan-down = Closed kan down
    .about = Which tiles of a closed kan lie face down.
switch-calls-added-tile = Added tile
    .about = Where the tile added to a pon lies.
switch-calls-added-kan-later = Added kan later
    .about = Whether a tile may be added to a pon in a later turn than it was drawn.
switch-calls-kan-after-call = Kan after call
    .about = Whether a closed or added kan may be made right after a chi or pon.
switch-calls-kan-at-end = Kan at end
    .about = Whether a kan may be made when no live tile is left.
switch-calls-closed-kan-dora = Closed kan dora
    .about = When the indicator of a closed kan is opened.
switch-calls-open-kan-dora = Open kan dora
    .about = When the indicator of an open or added kan is opened.
switch-calls-dead-wall-refilled = Dead wall refilled
    .about = Whether the dead wall is kept at its size from the live wall.
switch-calls-most-kans = Most kans
    .about = How many kans there may be in a deal.
switch-calls-four-kans-of-several = Four kans of several players
    .about = What happens after the fourth kan when several players made them.
switch-calls-four-kans-of-one = Four kans of one player
    .about = What happens after the fourth kan of one player.
switch-calls-rob-added-kan = Rob added kan
    .about = Whether one may win on a tile added to a pon.
switch-calls-rob-closed-kan = Rob closed kan
    .about = Who may win on a closed kan.
switch-calls-first-round-broken = What breaks the first round
    .about = What breaks the first round for blessings and double riichi.
switch-calls-first-turn-broken = What breaks the first turn
    .about = What breaks the first turn for aborting draws.

group-riichi = Riichi, furiten and dora

switch-riichi-stake = Riichi stake
    .about = The stake.
switch-riichi-least-points = Points for riichi
    .about = The points a player must have to declare.
switch-riichi-least-tiles = Live tiles for riichi
    .about = How many live tiles must be left to declare.
switch-riichi-too-late = Riichi too late
    .about = What a riichi with fewer live tiles costs.
switch-riichi-tile-won = Riichi tile won
    .about = What becomes of the stake when the declaration tile is won.
switch-riichi-next-sideways = Next discard sideways
    .about = Whether the next discard lies sideways when the declaration tile is claimed.
switch-riichi-sticks-after-draw = Sticks after draw
    .about = What becomes of the sticks on the table after a draw.
switch-riichi-leftover-sticks = Leftover sticks
    .about = What becomes of sticks left on the table when the game ends.
switch-riichi-kan-after = Closed kan after riichi
    .about = When a closed kan is allowed after riichi.
switch-riichi-ippatsu-broken = What breaks ippatsu
    .about = Which declarations break ippatsu.
switch-riichi-discard-furiten = Furiten by own discards
    .about = Whether one's own discards forbid a win on another's.
switch-riichi-passed-tile = End of temporary furiten
    .about = When the furiten of a passed tile ends.
switch-riichi-riichi-furiten = Furiten after riichi
    .about = Whether passing a winning tile after riichi forbids a win on a discard to the end of the deal.
switch-riichi-passed-without-yaku = Passing without yaku
    .about = Whether a tile that completes a hand without yaku counts as passed.
switch-riichi-passed-kan = Passing a kan tile
    .about = Whether passing a tile of a kan counts as passing a discard.
switch-riichi-passed-north = Passing a North
    .about = Whether passing a North set aside counts as passing a discard.
switch-riichi-ura-dora = Ura dora
    .about = Whether the tiles under the indicators count for a riichi winner.
switch-riichi-kan-dora = Kan dora
    .about = Whether the indicators of kans count.
switch-riichi-kan-ura-dora = Kan ura dora
    .about = Whether the tiles under the indicators of kans count for a riichi winner.

group-hands = What a hand needs, and how yaku go together

switch-hands-least-han = Least han
    .about = How many han of yaku a hand needs to win.
switch-hands-late-yaku = Late yaku (atozuke)
    .about = Whether a hand may win whose only yaku depends on which tile comes.
switch-hands-double-wind-twice = Double wind twice
    .about = Whether a wind that is both the seat's and the round's counts twice.
switch-hands-shousangen-with-dragons = Shousangen with dragons
    .about = Whether little three dragons count beside their two dragon sets.
switch-hands-equal-pairs = Equal pairs
    .about = Whether seven pairs may have two pairs of the same kind.
switch-hands-chanta-needs-chi = Chanta needs chi
    .about = Whether an outside hand needs a chi.
switch-hands-chanta-pair = Chanta pair
    .about = Whether the pair of an outside hand must be terminals or honours, too.
switch-hands-sanankou-kans = Closed kans in three closed pons
    .about = Whether closed kans count for three closed pons.
switch-hands-honroutou-pairs = Honroutou with seven pairs
    .about = Whether terminals and honours count for seven pairs.
switch-hands-ryuuiisou-hatsu = All green needs green dragons
    .about = Whether all green needs green dragons.
switch-hands-haitei-rinshan = Last tile as a replacement
    .about = Whether the last live tile counts when it is drawn as a replacement.
switch-hands-renhou = Blessing of man
    .about = What blessing of man is.
switch-hands-renhou-discard = Renhou discard
    .about = Whose discard blessing of man takes.
switch-hands-nagashi = Discard mangan
    .about = Whether there is a discard mangan.
switch-hands-nagashi-broken = What spoils a discard mangan
    .about = What spoils a discard mangan beside a wrong discard.
switch-hands-nagashi-payments = Nagashi payments
    .about = What the discard mangan does to the payments of a draw.
switch-hands-nagashi-dealer = Nagashi dealer
    .about = Who deals after a discard mangan.
switch-hands-chiihou-after-kan = Chiihou after kan
    .about = Whether blessing of earth is possible after an own closed kan.

group-yakuman = Yakuman and liability

switch-yakuman-stacking = Adding yakuman up
    .about = Whether different yakuman add up.
switch-yakuman-most = Most yakuman
    .about = How many yakuman a hand is worth at most; 0: no limit.
switch-yakuman-kazoe = Counted yakuman
    .about = What thirteen counted han are.
switch-yakuman-pao-daisangen = Liability for big three dragons
    .about = Whether there is a liable player for big three dragons.
switch-yakuman-pao-shousuushii = Liability for little four winds
    .about = Whether there is a liable player for little four winds.
switch-yakuman-pao-daisuushii = Liability for big four winds
    .about = Whether there is a liable player for big four winds.
switch-yakuman-pao-suukantsu = Liability for four kans
    .about = Whether there is a liable player for four kans.
switch-yakuman-pao-condition = When one is liable
    .about = When a feeder is liable.
switch-yakuman-pao-tsumo = Liability by tsumo
    .about = What a liable player pays of a self-drawn hand.
switch-yakuman-pao-ron = Liability by ron
    .about = What a liable player pays when another discards the winning tile.
switch-yakuman-pao-counters = Counters beside liability
    .about = Who pays the counters when there is a liable player.

group-payments = Fu and payments

switch-payments-double-wind-fu = Double wind fu
    .about = The fu of a pair of the wind that is both the seat's and the round's.
switch-payments-open-pinfu-fu = Open pinfu fu
    .about = The fu an open hand without any gets when it wins on a discard.
switch-payments-pinfu-tsumo-20 = Self-drawn pinfu at 20 fu
    .about = Whether a self-drawn pinfu gets no fu for the draw.
switch-payments-rinshan-fu = Rinshan fu
    .about = The fu for a win on a replacement tile.
switch-payments-pairs-fu = Fu of seven pairs
    .about = The fu of seven pairs.
switch-payments-kiriage = Rounding up to mangan (kiriage)
    .about = Whether 3 han 60 fu and 4 han 30 fu are rounded up to a mangan.
switch-payments-three-player-ron = Three player ron
    .about = What a discarder pays when three play.
switch-payments-three-player-tsumo = Three player tsumo
    .about = What becomes of the missing player's share when three play.
switch-payments-norths = Setting Norths aside
    .about = Whether Norths may be set aside.
switch-payments-north-dora = Han of a North
    .about = How many han each North set aside is worth.
switch-payments-rob-north = Robbing a North
    .about = Whether one may win on a North set aside.
switch-payments-north-after-riichi = North after riichi
    .about = Whether a North may be set aside after riichi.
switch-payments-north-rinshan = Win on the replacement of a North
    .about = Whether a win on the replacement of a North is one after a kan.

group-draws = Draws, counters and the end of the game

switch-draws-counter-value = Counter value
    .about = What each counter adds to what a discarder pays.
switch-draws-counter-winner = Who is paid for counters
    .about = Who is paid for counters.
switch-draws-counter-dealer-win = Counter dealer win
    .about = The counters after the dealer won.
switch-draws-counter-other-win = Counter other win
    .about = The counters after another won.
switch-draws-counter-tenpai-draw = Counter tenpai draw
    .about = The counters after a draw with a tenpai dealer.
switch-draws-counter-noten-draw = Counter noten draw
    .about = The counters after a draw with a noten dealer.
switch-draws-counter-abort = Counter abort
    .about = The counters after an aborted deal.
switch-draws-abort-dealer = Abort dealer
    .about = Who deals after an aborted deal.
switch-draws-two-han-from = Two han from so many counters
    .about = From so many counters on a hand needs two han of yaku; 0: never.
switch-draws-two-han-as = Two han: what is meant
    .about = What a hand needs from so many counters on.
switch-draws-noten-pool = Noten pool
    .about = What noten players pay in all.
switch-draws-fifth-tile-tenpai = Fifth tile tenpai
    .about = Whether a hand that waits only for a fifth tile of a kind is tenpai.
switch-draws-hide-tenpai = Hide tenpai
    .about = Whether a tenpai player without riichi may say noten.
switch-draws-renchan = Dealer repeats (renchan)
    .about = When the dealer stays.
switch-draws-win-stop = Last deal won by the leading dealer
    .about = What happens when the dealer wins the last deal and leads.
switch-draws-tenpai-stop = Last deal with the leading dealer tenpai
    .about = What happens when the dealer is tenpai in the last deal and leads.
switch-draws-bust = Bust
    .about = When a player has lost all his points and the game ends.
switch-draws-four-riichi = Four riichi
    .about = Whether the fourth riichi aborts the deal.
switch-draws-four-winds = Four winds
    .about = Whether four equal winds in the first turn abort the deal.
switch-draws-nine-kinds = Nine kinds
    .about = Whether nine different terminals and honours in the first turn may abort the deal.

group-penalties = Errors and what they cost

switch-penalties-chombo = Serious offence (chombo)
    .about = What a serious offence costs.
switch-penalties-chombo-points = Points for a serious offence
    .about = How many points a serious offence costs after the game.
switch-penalties-chombo-aftermath = After a serious offence
    .about = What happens after a serious offence.
switch-penalties-win-cancels-chombo = Win cancels chombo
    .about = Whether a valid win at the same time cancels it.
switch-penalties-false-win = False win
    .about = A win that is not valid.
switch-penalties-shout = Shout without showing
    .about = A shout of ron or tsumo without showing the hand.
switch-penalties-noten-riichi = Noten riichi
    .about = Riichi without tenpai, found in a draw.
switch-penalties-false-kan-after-riichi = False kan after riichi
    .about = A closed kan after riichi that is not allowed.
switch-penalties-exposure-chombo-from = Knocking many tiles over
    .about = From so many tiles knocked over it is a serious offence.
switch-penalties-exposure = Knocking tiles over
    .about = Fewer tiles of an opponent's hand or the dead wall knocked over.
switch-penalties-wrong-count = Wrong count
    .about = A wrong number of tiles.
switch-penalties-false-call = False call
    .about = A call that is not valid.
switch-penalties-out-of-turn = Out of turn
    .about = Drawing out of turn.
switch-penalties-call-with-dead-hand = Call with dead hand
    .about = Claiming a tile with a dead hand.
switch-penalties-peeking = Peeking
    .about = Looking at another's hand.
switch-penalties-scoring = Counting the hand
    .about = Who says what a hand is worth.
switch-penalties-unregulated = What the rules leave open
    .about = Who decides what the rules leave open.

group-result = The result of a game

switch-result-return-points = Return points
    .about = The points that count as zero.
switch-result-oka = Oka
    .about = The points the first place gets beside.
switch-result-uma = Uma
    .about = How the points of places are found.
switch-result-uma-points = Points of places
    .about = The points of places, first to last; by players in the plus: for one, two, three and so on.
switch-result-rounding = Rounding
    .about = How results are rounded.
switch-result-ties = Ties
    .about = Who is ahead at equal points.

group-yaku = What each yaku is worth

# The options, by what they are options of.

# How long a game is.
option-length-one-deal = one deal
option-length-east = the East round
option-length-east-south = the East and the South round: a hanchan
option-length-all-winds = all four rounds

# What happens after the last deal when nobody has the target points.
option-extension-none = the game is over
option-extension-extra-round = one more round, which ends as soon as somebody has the target
option-extension-extra-round-dealer-stays = one more round, which ends when somebody has the target and the dealer does not stay

# How seats are found.
option-seat-draw-wind-tiles = each draws one of four wind tiles
option-seat-draw-random = by lot

# In which direction the dealer counts to find the wall to break.
option-direction-counter-clockwise = himself first, then to his right
option-direction-clockwise = himself first, then to his left

# How many stacks are counted in the broken wall.
option-break-stacks-same-sum = as many as the dice showed
option-break-stacks-second-roll = the sum and that of a second roll

# How the last tiles are dealt.
option-last-tiles-first-and-fifth = the dealer takes the first and the fifth, the others one each
option-last-tiles-one-each = one each; the dealer draws his fourteenth

# The order in which dragons indicate each other.
option-dragon-order-white-green-red = white, green, red, white
option-dragon-order-white-red-green = white, red, green, white

# The order in which winds indicate each other.
option-wind-order-east-south-west-north = East, south, west, north, east
option-wind-order-east-north-west-south = East, north, west, south, east

# Who wins when several claim a discard.
option-several-rons-nearest = the one nearest after the discarder
option-several-rons-all = all of them
option-several-rons-abort = nobody: the deal is aborted

# Who gets sticks and counters when several win.
option-ron-bonus-nearest = the nearest after the discarder takes both
option-ron-bonus-counters-to-each = counters go to each winner, sticks to the nearest
option-ron-bonus-own-stick-back = counters go to each winner, and his own riichi stick back; other sticks go to the nearest

# Discarding right after a call what the call made superfluous.
option-swap-calling-allowed = anything may be discarded
option-swap-calling-same-tile-forbidden = not the tile that was claimed
option-swap-calling-forbidden = neither the claimed tile nor the other end of the chi

# Whose discard may be claimed for a chi.
option-chi-left = the left neighbour's
option-chi-never = nobody's

# How a claimed tile lies in a pon or chi.
option-claimed-tile-shows-feeder = sideways, in the place that shows from whom it came
option-claimed-tile-any-place = sideways, in any place

# Where the tile claimed from the right lies in an open kan.
option-kan-from-right-fourth = as the last of the four
option-kan-from-right-third = as the third

# Which tiles of a closed kan lie face down.
option-closed-kan-down-outer = the outer two
option-closed-kan-down-inner = the inner two

# Where the tile added to a pon lies.
option-added-tile-on-top = on the sideways tile
option-added-tile-beside = beside the sideways tile

# When the indicator of a kan is opened.
option-kan-dora-at-once = at once, before the replacement tile
option-kan-dora-before-discard = after the replacement tile, before the discard
option-kan-dora-with-discard = with the discard or the next kan or North; not for a win on the replacement tile
option-kan-dora-after-discard = after the discard, if nobody wins on it

# What happens when the fourth kan was made.
option-four-kans-abort = the deal is aborted after the discard
option-four-kans-go-on = play goes on, without a fifth kan

# Who may win on a closed kan.
option-rob-closed-kan-never = nobody
option-rob-closed-kan-orphans = thirteen orphans

# Which declarations break the first round or the round after riichi.
option-interruption-any-call = every chi, pon and kan, closed ones too, and declared Norths
option-interruption-others-sets = sets declared by other players, closed kans too
option-interruption-open-sets = open sets only

# What becomes of a riichi stake when the declaration tile is won.
option-riichi-tile-won-stake-returned = it goes back, and the riichi counts as not declared
option-riichi-tile-won-stake-paid = it is paid

# What becomes of the sticks on the table after a draw.
option-sticks-after-draw-next-winner = the next winner takes them
option-sticks-after-draw-returned = they go back to those who laid them

# What becomes of sticks left on the table when the game ends.
option-leftover-sticks-first = the first place takes them
option-leftover-sticks-returned = they go back to those who laid them
option-leftover-sticks-lost = they count for nobody

# When a closed kan is allowed after riichi.
option-kan-after-riichi-never = never
option-kan-after-riichi-waits-stay = if the waits stay the same
option-kan-after-riichi-hand-stays = if the waits and every way to read the hand stay the same

# When the furiten of a passed tile ends.
option-passed-tile-next-draw = at one's next draw from the wall
option-passed-tile-next-draw-or-call = at one's next draw or call

# What blessing of man is.
option-renhou-off = nothing
option-renhou-mangan = a mangan, if the hand is not worth more
option-renhou-han = han that add to others
option-renhou-yakuman = a yakuman

# Whose discard blessing of man takes.
option-renhou-discard-before-own-turn = any before one's first turn, in an unbroken first round
option-renhou-discard-first-discard = the dealer's first

# What the discard mangan does to the payments of a draw.
option-nagashi-payments-instead = it takes their place
option-nagashi-payments-also = both are paid

# Who deals after a discard mangan.
option-nagashi-dealer-moves-on = the winds move on, whoever has it
option-nagashi-dealer-by-tenpai = the dealer stays if he is tenpai
option-nagashi-dealer-stays-if-his = the dealer stays if he has it

# What spoils a discard mangan beside a wrong discard.
option-nagashi-broken-claims = another claims one of the discards
option-nagashi-broken-nothing = nothing

# Whether different yakuman add up.
option-yakuman-stacking-highest = the highest counts
option-yakuman-stacking-add = they add up

# What thirteen counted han are.
option-kazoe-yakuman = a yakuman
option-kazoe-sanbaiman = still a sanbaiman

# When a feeder is liable.
option-pao-condition-last-set = he discarded the last of the sets
option-pao-condition-all-open = all of the sets are open, and he discarded the last of them

# What the liable player pays of a self-drawn hand.
option-pao-tsumo-all = everything
option-pao-tsumo-that-yakuman = that yakuman; the rest is paid by everybody
option-pao-tsumo-normal = no more than the others

# What the liable player pays when another discards the winning tile.
option-pao-ron-half-hand = half of the hand
option-pao-ron-half-yakuman = half of that yakuman

# Who pays the counters beside a liable player.
option-pao-counters-feeder-on-tsumo = the liable player when self-drawn, the discarder otherwise
option-pao-counters-feeder = always the liable player
option-pao-counters-normal = as without him

# What a discarder pays when three play.
option-three-player-ron-two-shares = the shares of two: three times the base, four for the dealer
option-three-player-ron-as-four = as when four play

# What becomes of the missing player's share when three play.
option-three-player-tsumo-lost = it is lost
option-three-player-tsumo-split = the others pay it, half each

# Who is paid for counters.
option-counter-winner-any = any winner
option-counter-winner-dealer = the dealer only

# What becomes of the counters.
option-counter-fate-raised = one more
option-counter-fate-kept = as before
option-counter-fate-reset = none left

# Who deals after an aborted deal.
option-abort-dealer-stays = the same
option-abort-dealer-moves-on = the next

# When the dealer stays.
option-renchan-win = when he wins
option-renchan-win-or-tenpai = when he wins, or is tenpai in a draw
option-renchan-never = never

# Whether a leading dealer ends the game in the last deal.
option-last-deal-stop-forced = the game is over
option-last-deal-stop-chosen = he may say so
option-last-deal-stop-forced-at-target = the game is over if he has the target points
option-last-deal-stop-no = it goes on

# When a player has lost all his points.
option-bust-never = never: the game goes on
option-bust-below-zero = below zero
option-bust-at-zero = at zero or below

# What a serious offence costs.
option-chombo-mangan = a mangan to the others, at the table
option-chombo-after-game = points off the result after the game

# What happens after a serious offence.
option-chombo-aftermath-redeal = stakes go back, the deal is repeated, no counter is added
option-chombo-aftermath-draw = the deal is over as if drawn

# What an error costs.
option-penalty-none = nothing
option-penalty-dead-hand = the hand is dead
option-penalty-chombo = a serious offence

# Who says what a hand is worth.
option-scoring-automatic = the program
option-scoring-announced = the winner; silence accepts

# How the points of places are found.
option-uma-fixed = by place
option-uma-by-players-in-plus = by how many have more than they started with

# How results are rounded.
option-rounding-tenths = not at all: tenths are kept
option-rounding-up = up to the next whole number
option-rounding-nearest = to the nearest whole number
option-rounding-five-down = down from five, up from six
option-rounding-thousands = points to the nearest thousand, and the first has what is left

# Who is ahead at equal points.
option-ties-by-seat = who sits nearer to the first dealer
option-ties-shared = they share places, uma, oka and leftover sticks

# Who decides what the rules leave open.
option-unregulated-judge = the judge, without appeal
option-unregulated-players = the players
by-common-practice = common practice
by-unverified = general knowledge, not verified
by-three-players = three players cannot
no-limit = no limit
never = never
option-two-han-han = yaku worth two han together
option-two-han-different-yaku = two different yaku
`;export{e as default};