var e=`# Rules: groups, switches and their options.
# A switch: its name, shown as a label before its value; .about says what it decides.

yes = yes
no = no
worth-off = not used
worth-open-closed = { $open } han open, { $closed } closed
worth-same = { $han } han
worth-closed-only = { $han } han, closed only
worth-yakuman = { $times ->
    [one] yakuman
    [2] double yakuman
   *[other] { $times } yakuman
}
least-points-any = no minimum
tiles-136 = all 136
tiles-108 = 108 (without 2–8 man)
red-fives-value = { $man } man, { $pin } pin, { $sou } sou
red-fives-none = none
tenths-of-second = { $seconds } s
list-separator = ,{" "}


group-table = Table, tiles and dealing

switch-table-players = Players
    .about = The number of players.
switch-table-tiles = Tiles
    .about = The tiles in play: 136, or 108 without 2–8 man.
switch-table-red-fives = Red fives
    .about = How many of the 5 man, 5 pin and 5 sou are red.
switch-table-start-points = Starting points
    .about = The points each player starts with.
switch-table-length = Game length
    .about = Which rounds make up a game.
switch-table-extension = Extra round
    .about = Whether an extra round is played if nobody has reached the target points after the last deal.
switch-table-target-points = Target points
    .about = The points that at least one player needs for the game to end without an extra round.
switch-table-seat-draw = Seating
    .about = How seats are assigned.
switch-table-break-direction = Counting to the wall to break
    .about = In which direction the dealer counts the sum of the dice to find the wall to break.
switch-table-break-stacks = Stacks counted for the break
    .about = How many stacks are counted off in the wall to break.
switch-table-dead-wall-stacks = Stacks in the dead wall
    .about = How many stacks the dead wall has.
switch-table-indicator-stack = Stack with the dora indicator
    .about = Which stack of the dead wall, counted from the left, holds the first dora indicator.
switch-table-replacement-tiles = Replacement tiles
    .about = How many replacement tiles come before the dora indicator.
switch-table-last-tiles = End of the initial deal
    .about = How the last tiles of the starting hands are dealt.
switch-table-dragon-order = Dora order of dragons
    .about = Which dragon is the dora when the indicator is a dragon.
switch-table-wind-order = Dora order of winds
    .about = Which wind is the dora when the indicator is a wind.

group-calls = Turns, calls and kans

switch-calls-draw-after = Wait before drawing
    .about = How long the next player waits before drawing.
switch-calls-claim-until = Time to call
    .about = How long a discard can be called; 0 means only at once.
switch-calls-pon-before-chi = Pon has priority over chi
    .about = Whether a pon or kan has priority over a chi.
switch-calls-two-rons = Double ron
    .about = Who wins when two players call ron on the same discard.
switch-calls-three-rons = Triple ron
    .about = Who wins when three players call ron on the same discard.
switch-calls-ron-bonus = Riichi sticks and honba on multiple ron
    .about = Who gets the riichi sticks and the honba when several players win.
switch-calls-swap-calling = Swap calling (kuikae)
    .about = Whether a call may be followed by discarding a tile that the call made redundant.
switch-calls-last-discard = Calls on the last discard
    .about = Whether the last discard can be called for chi, pon or kan.
switch-calls-chi = Chi from
    .about = Whose discards can be called for chi.
switch-calls-claimed-tile = Position of the called tile
    .about = How a called tile is placed in a chi or pon.
switch-calls-kan-from-right = Kan called from the right
    .about = Where a tile called from the player on the right is placed in an open kan.
switch-calls-closed-kan-down = Face-down tiles of a closed kan
    .about = Which tiles of a closed kan are turned face down.
switch-calls-added-tile = Position of the added tile
    .about = Where a tile added to a pon is placed.
switch-calls-added-kan-later = Added kan on a later turn
    .about = Whether a tile can be added to a pon on a later turn than the one on which it was drawn.
switch-calls-kan-after-call = Kan right after a call
    .about = Whether a closed or added kan can be made right after a chi or pon.
switch-calls-kan-at-end = Kan with an empty live wall
    .about = Whether a kan can be made when no tiles are left in the live wall.
switch-calls-closed-kan-dora = Dora indicator for a closed kan
    .about = When the dora indicator for a closed kan is revealed.
switch-calls-open-kan-dora = Dora indicator for an open or added kan
    .about = When the dora indicator for an open or added kan is revealed.
switch-calls-dead-wall-refilled = Dead wall refilled
    .about = Whether the dead wall is refilled from the live wall.
switch-calls-most-kans = Maximum kans per deal
    .about = How many kans can be made in one deal.
switch-calls-four-kans-of-several = Four kans by several players
    .about = What happens after the fourth kan if the kans are by different players.
switch-calls-four-kans-of-one = Four kans by one player
    .about = What happens after the fourth kan if all four are by one player.
switch-calls-rob-added-kan = Robbing an added kan
    .about = Whether a player can win on a tile being added to a pon.
switch-calls-rob-closed-kan = Robbing a closed kan
    .about = Which hands can win on a tile of a closed kan.
switch-calls-first-round-broken = First go-around interrupted by
    .about = What interrupts the first go-around for tenhou, chiihou and renhou.
switch-calls-double-riichi-broken = Double riichi prevented by
    .about = Which calls before a player's first discard leave them with an ordinary riichi.
switch-calls-first-turn-broken = First turn interrupted by
    .about = What interrupts the first turn, so that four winds or nine kinds no longer give an abortive draw.

group-riichi = Riichi, furiten and dora

switch-riichi-stake = Riichi stake
    .about = The points paid to declare riichi.
switch-riichi-least-points = Points needed for riichi
    .about = The points a player needs to declare riichi.
switch-riichi-least-tiles = Live tiles needed for riichi
    .about = How many tiles must be left in the live wall to declare riichi.
switch-riichi-too-late = Riichi declared too late
    .about = The penalty for declaring riichi with too few tiles in the live wall.
switch-riichi-tile-won = Stake if the riichi tile deals in
    .about = What happens to the stake when another player wins on the riichi discard.
switch-riichi-next-sideways = Next discard sideways after a call
    .about = Whether the next discard is turned sideways when the riichi discard is called.
switch-riichi-sticks-after-draw = Riichi sticks after a draw
    .about = What happens to the riichi sticks on the table after a draw.
switch-riichi-leftover-sticks = Leftover riichi sticks
    .about = What happens to riichi sticks left on the table when the game ends.
switch-riichi-kan-after = Closed kan after riichi
    .about = When a player in riichi can make a closed kan.
switch-riichi-ippatsu-broken = Ippatsu broken by
    .about = Which calls break ippatsu.
switch-riichi-ippatsu-robbed = Ippatsu on another player's declaration
    .about = Whether ippatsu counts for a win on the very tile that another player declares.
switch-riichi-discard-furiten = Furiten from own discards
    .about = Whether a player with a winning tile among their own discards is barred from ron.
switch-riichi-passed-tile = Temporary furiten ends
    .about = When the furiten from passing up a winning tile ends.
switch-riichi-riichi-furiten = Furiten after riichi
    .about = Whether passing up a winning tile after riichi bars ron for the rest of the deal.
switch-riichi-passed-without-yaku = Furiten from passing without yaku
    .about = Whether passing up a tile that completes a hand without a yaku causes temporary furiten.
switch-riichi-passed-kan = Furiten from passing a kan tile
    .about = Whether passing up a tile from a kan counts like passing up a discard.
switch-riichi-passed-north = Furiten from passing a North
    .about = Whether passing up a North that is set aside counts like passing up a discard.
switch-riichi-ura-dora = Ura-dora
    .about = Whether the tiles under the dora indicators count for a winner in riichi.
switch-riichi-kan-dora = Kan-dora
    .about = Whether each kan adds a dora indicator.
switch-riichi-kan-ura-dora = Kan ura-dora
    .about = Whether the tiles under the kan-dora indicators count for a winner in riichi.

group-hands = Winning hands and how yaku combine

switch-hands-least-han = Minimum han
    .about = How many han from yaku a hand needs to win.
switch-hands-late-yaku = Late yaku (atozuke)
    .about = Whether a hand can win if its only yaku depends on which winning tile comes.
switch-hands-double-wind-twice = Double wind counts twice
    .about = Whether a wind that is both seat wind and round wind counts twice.
switch-hands-shousangen-with-dragons = Shousangen plus dragon triplets
    .about = Whether the two dragon triplets count in addition to little three dragons (shousangen).
switch-hands-equal-pairs = Identical pairs in seven pairs
    .about = Whether seven pairs can include the same pair twice.
switch-hands-chanta-needs-chi = Chanta needs a run
    .about = Whether an outside hand (chanta or junchan) needs at least one run.
switch-hands-chanta-pair = Chanta includes the pair
    .about = Whether the pair of an outside hand (chanta or junchan) must also be terminals or honours.
switch-hands-sanankou-kans = Closed kans in three closed triplets
    .about = Whether closed kans count towards three closed triplets.
switch-hands-honroutou-pairs = Honroutou with seven pairs
    .about = Whether honroutou also counts with seven pairs.
switch-hands-ryuuiisou-hatsu = All green needs green dragons
    .about = Whether all green must include green dragons.
switch-hands-haitei-rinshan = Haitei on a replacement tile
    .about = Whether haitei counts when the last tile is drawn as a replacement.
switch-hands-renhou = Blessing of man
    .about = What blessing of man (renhou) is worth.
switch-hands-renhou-discard = Discards for blessing of man
    .about = Which discards a player can win on with blessing of man (renhou).
switch-hands-nagashi = Nagashi mangan
    .about = Whether nagashi mangan is used.
switch-hands-nagashi-broken = Nagashi mangan broken by
    .about = What breaks nagashi mangan, apart from discarding a simple.
switch-hands-nagashi-payments = Noten payments with nagashi mangan
    .about = How nagashi mangan affects the noten payments after a draw.
switch-hands-nagashi-dealer = Dealer after nagashi mangan
    .about = Who deals after a nagashi mangan.
switch-hands-chiihou-after-kan = Chiihou after own closed kan
    .about = Whether blessing of earth (chiihou) is possible after one's own closed kan.

group-yakuman = Yakuman and liability

switch-yakuman-stacking = Several yakuman in a hand
    .about = Whether different yakuman in one hand add up.
switch-yakuman-most = Maximum yakuman
    .about = The largest multiple of yakuman that a hand can be worth; 0 means no limit.
switch-yakuman-kazoe = 13 han or more
    .about = What a hand with 13 or more han is worth (kazoe yakuman).
switch-yakuman-pao-daisangen = Liability for big three dragons
    .about = Whether a player can be liable for big three dragons.
switch-yakuman-pao-shousuushii = Liability for little four winds
    .about = Whether a player can be liable for little four winds.
switch-yakuman-pao-daisuushii = Liability for big four winds
    .about = Whether a player can be liable for big four winds.
switch-yakuman-pao-suukantsu = Liability for four kans
    .about = Whether a player can be liable for four kans.
switch-yakuman-pao-condition = Liable if
    .about = When a player who fed a set becomes liable.
switch-yakuman-pao-tsumo = Liable player pays on tsumo
    .about = What the liable player pays when the hand is won by tsumo.
switch-yakuman-pao-ron = Liable player pays on ron
    .about = What the liable player pays when another player deals in.
switch-yakuman-pao-counters = Honba with liability
    .about = Who pays the honba when a player is liable.

group-payments = Fu and payments

switch-payments-double-wind-fu = Fu for a double wind pair
    .about = The fu for a pair of a wind that is both seat wind and round wind.
switch-payments-open-pinfu-fu = Fu for open pinfu
    .about = The fu added to an open hand without any other fu when it wins by ron.
switch-payments-pinfu-tsumo-20 = Pinfu tsumo at 20 fu
    .about = Whether pinfu won by tsumo gets no fu for tsumo.
switch-payments-rinshan-fu = Fu for rinshan
    .about = The fu for winning on a replacement tile.
switch-payments-pairs-fu = Fu for seven pairs
    .about = The fixed fu of seven pairs.
switch-payments-kiriage = Kiriage mangan
    .about = Whether 3 han 60 fu and 4 han 30 fu are rounded up to mangan.
switch-payments-three-player-ron = Three-player ron
    .about = How much a discarder pays in a three-player game.
switch-payments-three-player-tsumo = Missing share on three-player tsumo
    .about = What happens to the missing fourth player's share of a tsumo in a three-player game.
switch-payments-norths = Setting Norths aside
    .about = Whether players can set Norths aside.
switch-payments-north-dora = Han per North set aside
    .about = How many han each North set aside is worth.
switch-payments-rob-north = Ron on a North set aside
    .about = Whether a player can win on a North that another player sets aside.
switch-payments-north-after-riichi = Setting Norths aside after riichi
    .about = Whether a player in riichi can set a North aside.
switch-payments-north-rinshan = Rinshan after a North
    .about = Whether winning on the replacement tile of a North counts as rinshan.

group-draws = Draws, honba and the end of the game

switch-draws-counter-value = Value of a honba
    .about = What each honba adds to a win by ron.
switch-draws-counter-winner = Honba paid to
    .about = Which winners are paid for honba.
switch-draws-counter-dealer-win = Honba after a dealer win
    .about = What happens to the honba count when the dealer wins.
switch-draws-counter-other-win = Honba after a non-dealer win
    .about = What happens to the honba count when a non-dealer wins.
switch-draws-counter-tenpai-draw = Honba after a draw, dealer tenpai
    .about = What happens to the honba count after an exhaustive draw with the dealer tenpai.
switch-draws-counter-noten-draw = Honba after a draw, dealer noten
    .about = What happens to the honba count after an exhaustive draw with the dealer noten.
switch-draws-counter-abort = Honba after an abortive draw
    .about = What happens to the honba count after an abortive draw.
switch-draws-abort-dealer = Dealer after an abortive draw
    .about = Who deals after an abortive draw.
switch-draws-two-han-from = Honba for two-han minimum
    .about = The number of honba from which a hand needs two han from yaku; 0 means never.
switch-draws-two-han-as = Two-han minimum means
    .about = What the two-han minimum requires.
switch-draws-noten-pool = Noten payments
    .about = What the noten players pay in total after an exhaustive draw.
switch-draws-fifth-tile-tenpai = Tenpai waiting for a fifth tile
    .about = Whether a hand that waits only for a fifth copy of a tile is tenpai.
switch-draws-hide-tenpai = Hiding tenpai
    .about = Whether a tenpai player who is not in riichi can declare noten.
switch-draws-renchan = Dealer repeats (renchan)
    .about = When the dealer stays.
switch-draws-win-stop = Leading dealer wins the last deal
    .about = What happens when the dealer wins the last deal and is in first place (agari-yame).
switch-draws-tenpai-stop = Leading dealer tenpai in the last deal
    .about = What happens when the last deal ends in a draw with the dealer tenpai and in first place (tenpai-yame).
switch-draws-bust = Bust
    .about = At how many points a player is bust, which ends the game.
switch-draws-four-riichi = Abortive draw on four riichi
    .about = Whether the fourth riichi is an abortive draw.
switch-draws-four-winds = Abortive draw on four winds
    .about = Whether it is an abortive draw if all four players discard the same wind on their first turn.
switch-draws-nine-kinds = Abortive draw on nine kinds
    .about = Whether a player with nine different terminals and honours on their first turn can declare an abortive draw.

group-penalties = Errors and penalties

switch-penalties-chombo = Chombo
    .about = The penalty for a serious offence.
switch-penalties-chombo-points = Chombo points
    .about = The points a chombo costs after the game.
switch-penalties-chombo-aftermath = After a chombo
    .about = What happens after a chombo.
switch-penalties-win-cancels-chombo = Win cancels chombo
    .about = Whether a valid win at the same moment cancels a chombo.
switch-penalties-false-win = Invalid win
    .about = The penalty for showing a hand that cannot win.
switch-penalties-shout = Win called, hand not shown
    .about = The penalty for calling ron or tsumo without showing the hand.
switch-penalties-noten-riichi = Noten riichi
    .about = The penalty for declaring riichi while noten, if a draw reveals it.
switch-penalties-false-kan-after-riichi = Invalid kan after riichi
    .about = The penalty for an illegal closed kan after riichi.
switch-penalties-exposure-chombo-from = Tiles knocked over for a chombo
    .about = How many tiles must be knocked over for it to be a chombo.
switch-penalties-exposure = Knocking over too few tiles for a chombo
    .about = The penalty for knocking over tiles of an opponent's hand or the dead wall, but too few for a chombo.
switch-penalties-wrong-count = Wrong number of tiles
    .about = The penalty for having too many or too few tiles.
switch-penalties-false-call = Invalid call
    .about = The penalty for an invalid call.
switch-penalties-out-of-turn = Drawing out of turn
    .about = The penalty for drawing out of turn.
switch-penalties-call-with-dead-hand = Call with a dead hand
    .about = The penalty for calling a tile with a dead hand.
switch-penalties-peeking = Peeking
    .about = The penalty for looking at another player's hand.
switch-penalties-scoring = Scoring by
    .about = Who works out the value of a winning hand.
switch-penalties-unregulated = Open questions decided by
    .about = Who decides what the rules leave open.

group-result = Result of the game

switch-result-return-points = Return points
    .about = The points that count as zero in the result.
switch-result-oka = Oka
    .about = The extra points that first place gets.
switch-result-uma = Uma depends on
    .about = What the bonus or penalty for placement depends on.
switch-result-uma-points = Uma
    .about = The uma from first place to last. If it depends on how many players end above their starting points, the values for one such player come first, then those for two, and so on.
switch-result-rounding = Rounding
    .about = How results are rounded.
switch-result-ties = Ties
    .about = Who gets the better placement when points are equal.

group-yaku = Value of each yaku

# The options, by switch.

# How long a game is.
option-length-one-deal = one deal
option-length-east = East round only (tonpuusen)
option-length-east-south = East and South rounds (hanchan)
option-length-all-winds = all four wind rounds

# What happens after the last deal when nobody has the target points.
option-extension-none = none
option-extension-extra-round = one, which ends once somebody reaches the target points
option-extension-extra-round-dealer-stays = one, which ends once somebody has reached the target points and the dealer does not repeat
option-extension-extra-rounds-dealer-stays = for as many rounds as it takes until somebody has reached the target points and the dealer does not repeat

# How seats are assigned.
option-seat-draw-wind-tiles = each player draws one of the wind tiles
option-seat-draw-random = random

# In which direction the dealer counts to find the wall to break.
option-direction-counter-clockwise = from the dealer, counter-clockwise
option-direction-clockwise = from the dealer, clockwise

# How many stacks are counted in the broken wall.
option-break-stacks-same-sum = the sum of the dice
option-break-stacks-second-roll = the sum of the dice plus a second roll

# How the last tiles are dealt.
option-last-tiles-first-and-fifth = the dealer takes the first and fifth, the others one each
option-last-tiles-one-each = one each, then the dealer draws a fourteenth

# The order of dragons for dora.
option-dragon-order-white-green-red = white, green, red, then white again
option-dragon-order-white-red-green = white, red, green, then white again

# The order of winds for dora.
option-wind-order-east-south-west-north = East, South, West, North, then East again
option-wind-order-east-north-west-south = East, North, West, South, then East again

# Who wins when several players call ron on a discard.
option-several-rons-nearest = only the winner closest in turn order after the discarder (head bump)
option-several-rons-all = all of them
option-several-rons-abort = nobody: abortive draw

# Who gets the riichi sticks and honba when several players win.
option-ron-bonus-nearest = both go to the winner closest in turn order after the discarder
option-ron-bonus-counters-to-each = honba to each winner, riichi sticks to the winner closest in turn order after the discarder
option-ron-bonus-own-stick-back = each winner gets the honba and their own riichi stick; other riichi sticks go to the winner closest in turn order after the discarder

# Discarding a tile that a call has just made redundant.
option-swap-calling-allowed = any tile may be discarded
option-swap-calling-same-tile-forbidden = not the same tile as the called one
option-swap-calling-forbidden = neither the called tile nor one that fits the other end of the chi

# Whose discard can be called for chi.
option-chi-left = the player on the left
option-chi-never = nobody

# How a called tile is placed in a pon or chi.
option-claimed-tile-shows-feeder = sideways, showing whose discard it was
option-claimed-tile-any-place = sideways, anywhere

# Where a tile called from the right is placed in an open kan.
option-kan-from-right-fourth = fourth
option-kan-from-right-third = third

# Which tiles of a closed kan are face down.
option-closed-kan-down-outer = the outer two
option-closed-kan-down-inner = the inner two

# Where a tile added to a pon is placed.
option-added-tile-on-top = on top of the sideways tile
option-added-tile-beside = next to the sideways tile

# When the dora indicator for a kan is revealed.
option-kan-dora-at-once = at once, before the replacement tile
option-kan-dora-before-discard = after the replacement tile, before the discard
option-kan-dora-with-discard = with the next discard, kan or North set aside; not for a win on the replacement tile
option-kan-dora-after-discard = after the discard, if nobody wins on it

# What happens after the fourth kan.
option-four-kans-abort = abortive draw after the discard
option-four-kans-go-on = play continues, but no fifth kan

# Who can rob a closed kan.
option-rob-closed-kan-never = never
option-rob-closed-kan-orphans = thirteen orphans only

# Which calls interrupt the first go-around or break ippatsu.
option-interruption-any-call = any chi, pon, kan (even closed) or North set aside
interruption-any-call = any chi, pon or kan (even closed)
option-interruption-others-sets = other players' calls, including closed kans
option-interruption-open-sets = open calls only

# What happens to the riichi stake when the riichi discard is won on.
option-riichi-tile-won-stake-returned = returned; the riichi does not count
option-riichi-tile-won-stake-paid = paid

# What happens to the riichi sticks on the table after a draw.
option-sticks-after-draw-next-winner = go to the next winner
option-sticks-after-draw-returned = returned to their owners

# What happens to riichi sticks left on the table when the game ends.
option-leftover-sticks-first = go to first place
option-leftover-sticks-returned = returned to their owners
option-leftover-sticks-lost = lost

# When a closed kan is allowed after riichi.
option-kan-after-riichi-never = never
option-kan-after-riichi-waits-stay = if the waits stay the same
option-kan-after-riichi-hand-stays = if the waits and all ways to read the hand stay the same

# When temporary furiten ends.
option-passed-tile-next-draw = with the player's next draw
option-passed-tile-next-draw-or-call = with the player's next draw or call

# What blessing of man is worth.
option-renhou-off = not used
option-renhou-mangan = mangan, if the hand is not worth more
option-renhou-han = han, added to those of other yaku
option-renhou-yakuman = yakuman

# Which discards blessing of man can win on.
option-renhou-discard-before-own-turn = any before one's first turn, in an uninterrupted first go-around
option-renhou-discard-first-discard = the dealer's first discard only

# How nagashi mangan affects the noten payments.
option-nagashi-payments-instead = replaced by nagashi mangan
option-nagashi-payments-also = paid as well

# Who deals after a nagashi mangan.
option-nagashi-dealer-moves-on = always the next player
option-nagashi-dealer-by-tenpai = the same player if tenpai
option-nagashi-dealer-stays-if-own = the same player if the nagashi mangan is theirs

# What breaks nagashi mangan, apart from discarding a simple.
option-nagashi-broken-claims = a call on one of the discards
option-nagashi-broken-nothing = nothing

# Whether different yakuman add up.
option-yakuman-stacking-highest = only the highest counts
option-yakuman-stacking-add = they add up

# What 13 or more han are worth.
option-kazoe-yakuman = yakuman (kazoe)
option-kazoe-sanbaiman = sanbaiman

# When a player who fed a set is liable.
option-pao-condition-last-set = they fed the last of the sets
option-pao-condition-all-open = all of the sets are open, and they fed the last one

# What the liable player pays on tsumo.
option-pao-tsumo-all = everything
option-pao-tsumo-that-yakuman = the yakuman they are liable for; everybody pays the rest
option-pao-tsumo-normal = the same as without liability

# What the liable player pays when another player deals in.
option-pao-ron-half-hand = half of the hand's value
option-pao-ron-half-yakuman = half of the yakuman they are liable for

# Who pays the honba when a player is liable.
option-pao-counters-feeder-on-tsumo = the liable player on tsumo, otherwise the discarder
option-pao-counters-feeder = always the liable player
option-pao-counters-normal = whoever would pay without liability

# What a discarder pays in a three-player game.
option-three-player-ron-two-shares = two shares: 3 times the base points, 4 times if the dealer wins
option-three-player-ron-as-four = as with four players

# What happens to the missing player's share in a three-player game.
option-three-player-tsumo-lost = lost (tsumo loss)
option-three-player-tsumo-split = split between the others

# Who is paid for honba.
option-counter-winner-any = any winner
option-counter-winner-dealer = the dealer only

# What happens to the honba count.
option-counter-fate-raised = +1
option-counter-fate-kept = unchanged
option-counter-fate-reset = reset to 0

# Who deals after an abortive draw.
option-abort-dealer-stays = the same player
option-abort-dealer-moves-on = the next player

# When the dealer stays.
option-renchan-win = on a win
option-renchan-win-or-tenpai = on a win, or if tenpai at a draw
option-renchan-never = never

# Whether a leading dealer ends the game in the last deal.
option-last-deal-stop-forced = the game ends
option-last-deal-stop-chosen = the dealer can end the game
option-last-deal-stop-forced-at-target = the game ends if the dealer has reached the target points
option-last-deal-stop-no = the game continues

# When a player is bust.
option-bust-never = never
option-bust-below-zero = below 0 points
option-bust-at-zero = at 0 points or below
option-bust-at-zero-unless-staked = at 0 points or below, except at 0 with a riichi stick of their own on the table

# What a serious offence costs.
option-chombo-mangan = mangan payment to the other players
option-chombo-after-game = points deducted from the final result

# What happens after a serious offence.
option-chombo-aftermath-redeal = riichi sticks are returned, and the deal is replayed without extra honba
option-chombo-aftermath-draw = the deal ends like a draw

# What an error costs.
option-penalty-none = no penalty
option-penalty-dead-hand = dead hand
option-penalty-chombo = chombo

# Who scores a winning hand.
option-scoring-automatic = the program
option-scoring-announced = the winner; silence means agreement

# What uma depends on.
option-uma-fixed = placement
option-uma-by-players-in-plus = placement and the number of players above starting points

# How results are rounded.
option-rounding-tenths = none: tenths are kept
option-rounding-up = up to a whole number
option-rounding-nearest = to the nearest whole number
option-rounding-five-down = to the nearest whole number, .5 down
option-rounding-thousands = points to the nearest thousand; first place takes the rest

# When a hand that waits only for tiles of which it has all four is tenpai.
option-fifth-tile-tenpai-never = never
option-fifth-tile-tenpai-if-in-open-meld = if one of the four is in an open meld
option-fifth-tile-tenpai-if-in-meld = if one of the four is in a meld, closed kans included
option-fifth-tile-tenpai-always = always

# Who gets the better placement when points are equal.
option-ties-by-seat = whoever comes first in turn order from the first dealer
option-ties-shared = tied players share placements, uma, oka and leftover riichi sticks

# Who decides what the rules leave open.
option-unregulated-judge = the judge, without appeal
option-unregulated-players = the players
by-common-practice = common practice
by-unverified = general knowledge, not verified
by-three-players = not possible with three players
by-not-in-document = not mentioned in the document
rules-not-here = does not apply
no-limit = no limit
never = never
option-two-han-han = yaku worth two han in total
option-two-han-different-yaku = two different yaku
`;export{e as default};