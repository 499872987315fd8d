var e=`# What the five documents say, and what is unclear in them: id, text. Tab-separated. The wording is ours.
# P: Phoenix club. C: Russian cheat-sheet. G: process of the game. F: Furiten club. D: Danish cards. A: an ambiguity.
# "Inferred": our inference. "Missing in our copy": was in the original but is not in the text. "A slip": an error in writing.
# An ambiguity: its question, its readings, the evidence, the default reading and how confident we are of it.
P-001	Recommended for play on the club's premises; mandatory at the club's riichi tournaments.
P-002	Author: "Njuse4ka"; thanks to the HAITEI club (Simferopol) and the Tesuji club's site. (Not a rule.)
P-003	136 tiles: the suits sou, pin and man numbered 1–9; the winds E, S, W, N; the dragons red (chun), white (haku) and green (hatsu); four copies of each.
P-004	A round marker and two six-sided dice.
P-005	Terminals are 1 and 9; simples ("middle" tiles) are 2–8; honours are winds and dragons.
P-006	Red fives replace ordinary fives: two in pin, one in sou, one in man. (They are listed under dora, so each is a dora; that each adds 1 han follows from P-099 [inferred].)
P-007	Sticks per player: 1×10000, 2×5000, 4×1000, 10×100 (25000 in total; checked).
P-008	A game (hanchan) is an East round and a South round.
P-009	A round has at least four hands; everybody must be dealer once in each round.
P-010	Seats: four wind tiles are shuffled face down; each player draws one and takes that seat.
P-011	South sits to East's right, West opposite, North to East's left.
P-012	Whoever drew East is the permanent (first) dealer, takes the round marker and keeps it on their right.
P-013	In the first hand the permanent dealer is also the current dealer.
P-014	The two dice mark the current dealer during the hanchan.
P-015	Before every hand the tiles are thoroughly shuffled face down. Each player builds a wall 17 stacks long and two tiles high, and the walls are pushed into a square.
P-016	The current dealer rolls both dice to find the break.
P-017	The dealer counts the sum counter-clockwise, starting with themselves; the player reached owns the wall to break.
P-018	That player counts off as many stacks as the sum, from the right end of their wall to the left, and opens a gap there.
P-019	The same player counts 7 stacks to the right of the gap and opens a second gap: these 14 tiles are the dead wall. (If the sum is less than 7, the dead wall continues into the wall of the player on the right [inferred].)
P-020	In the dead wall, the third tile from the left is turned up as the dora indicator (the upper tile of the third stack [inferred from P-021]).
P-021	The four tiles to the left of the indicator are the replacement tiles.
P-022	The tiles to the right of it are the kan-dora indicators.
P-023	Dealing starts to the left of the dead wall. East goes first; everybody takes four tiles at a time until they have 12.
P-024	Then East takes two tiles, the first and the fifth; the others take one each.
P-025	(picture caption) Roll 3+5=8, "break in South's wall". This contradicts P-017, which gives North. See A-P01.
P-026	East starts by discarding one of their 14 tiles.
P-027	South, the player to East's right, is next: they take a tile from the end of the wall and discard any tile.
P-028	Play goes counter-clockwise.
P-029	Players place their discards in front of them, six tiles per row.
P-030	After a hand that East did not win, and in which East was not tenpai at a draw, the winds rotate: South becomes East.
P-031	The aim is to have more points than the others.
P-032	Everybody starts with 25000.
P-033	Points are only redistributed, never created or lost.
P-034	If a player has lost all their points, the hanchan ends early.
P-035	A winning hand is four sets and a pair.
P-036	Sets: pon (three identical tiles), chi (three consecutive tiles of a suit), kan (four identical tiles).
P-037	There are two exceptions: seven pairs and thirteen orphans.
P-038	(caption) Example of a win: pon 4p, kan 9s, pon North, pon 4m, pair 9p.
P-039	Tenpai is a 13-tile hand that needs one more tile; the tiles that complete it are its winning tiles.
P-040	(caption) Two examples of a pair wait: on 8m, and on 8p.
P-041	To win on a tile drawn from the wall, say "tsumo"; on another player's discard, say "ron".
P-042	(caption) Example: South discards 6p, West wins by ron.
P-043	The winner opens the hand, shows the combination, works out the value and announces the payment.
P-044	A wrong value can be corrected by the player after payment, as long as the winner's hand has not been mixed up.
P-045	Announcing a wrong value, by mistake or on purpose, is not an offence if nobody objects; everybody is advised to check before paying.
P-046	The winning tile of a tsumo is not put into the hand: it is placed beside it, face up, and then the rest is opened.
P-047	An invalid declaration of a win costs a chombo.
P-048	Saying "ron" or "tsumo" by mistake is not yet a declaration; showing the hand is.
P-049	Atozuke is allowed: a hand can win if its only yaku depends on which winning tile comes (for example, only completing a dragon pon gives the yaku).
P-050	Pon: with a pair in hand, from any opponent's discard. Say "Pon!", show the two tiles and take the discard.
P-051	The called tile is placed sideways on the right, on the left or in the middle, depending on whose discard it was (player on the right, on the left or opposite).
P-052	Chi: with two fitting tiles of a suit, only from the discard of the player on the left. Say "Chi!".
P-053	The called tile of a chi is placed by the same principle.
P-054	There is no kuikae restriction: after a chi, a player may discard the tile that made a closed chi with the two exposed tiles. Example: holding 456m or 567m, call chi on 7m as 567m and discard 4m or 7m in the same turn.
P-055	Closed sets do not have to be shown (except a kan).
P-056	After a discard the next player waits 3–4 seconds before drawing.
P-057	If nobody calls the tile for a set in that time, they draw.
P-058	If the tile is called after the next player has drawn, but within the 3–4 seconds, the drawn tile goes back to the wall.
P-059	No open set may be declared on the last discard.
P-060	Once a hand has an open set, it stays open until the next deal.
P-061	Open sets cannot be changed and stay on the table until the end of the hand (turning a pon into a kan is the obvious exception [inferred]).
P-062	There are three ways to make a kan.
P-063	(1) With three identical tiles in hand, on an opponent's discard of the fourth. It is announced like a pon; the called tile is placed sideways.
P-064	(2) A player with an open pon who draws the fourth tile from the wall in their own turn can keep it, discard it or add it to the pon. The added tile is placed next to the sideways tile.
P-065	Until a kan is declared, four identical tiles in the closed hand are a pon and a single tile.
P-066	(3) Closed kan: in one's own turn after drawing from the wall, lay out the four tiles, show them, then turn the two outer ones face down.
P-067	After a kan, the player draws the leftmost replacement tile of the dead wall.
P-068	Then they discard any tile.
P-069	After a kan, the player reveals the next kan-dora indicator, to the right of the dora indicator.
P-070	For a closed kan the indicator is revealed before the discard; for any other kan, after the discard.
P-071	There can be at most four kans in a hand.
P-072	If the four kans are not all by one player, the hand ends in a draw (see P-139).
P-073	The dead wall always has 14 tiles: after each kan, the last tile of the live wall becomes part of it.
P-074	Open sets are placed to the right of the hand, one above the other, from bottom to top.
P-075	Pon and kan have priority over chi.
P-076	Ron has priority over every other call.
P-077	If two players call ron, only the one closest in turn order after the discarder wins (atamahane, head bump). Example: East discards, and South and North can win: South wins.
P-078	A tenpai hand needs at least one yaku to win.
P-079	Every yaku has a value in han. Compatible yaku add up; some exclude each other.
P-080	The list and the compatibility table are at the end; the table is missing in our copy (only its title remains).
P-081	Open or closed is a property of the tenpai hand: an open hand contains open sets. Both kinds can win by ron or tsumo.
P-082	A hand can be tenpai without a yaku.
P-083	Riichi is allowed with a fully closed tenpai hand; it is a yaku worth 1 han.
P-084	The stake is 1000 points; the next winner takes it (it is carried over if the hand is a draw).
P-085	A player without 1000 points cannot declare riichi.
P-086	The hand can no longer be changed; drawn tiles are kept apart and discarded unless they win.
P-087	A closed kan is allowed if it does not change the waits.
P-088	Passing up a ron after riichi means furiten for the rest of the hand; tsumo is still possible.
P-089	Riichi is not allowed with fewer than 4 tiles in the live wall.
P-090	After a win with riichi, the ura-dora indicators are revealed for the winner.
P-091	Procedure: say "riichi", discard as usual with the tile sideways, and place a 1000 stick in front of your discards.
P-092	If the riichi tile is called for a set, the player's next discard is placed sideways.
P-093	If another player wins on the riichi tile, the 1000 points are returned and the riichi does not count.
P-094	Yakuman are special hands with the maximum value, 32000 for a non-dealer.
P-095	Yakuman do not combine with each other.
P-096	Yakuman do not combine with ordinary yaku or dora.
P-097	A player with a winning tile among their own discards cannot win by ron; tsumo is allowed.
P-098	Temporary furiten: a player who passes up a winning discard cannot win by ron until their next draw from the wall.
P-099	A dora adds 1 han but is not a yaku.
P-100	The indicator points to the next tile in order: 2p→3p, 9s→1s.
P-101	Winds cycle E→S→W→N→E; dragons cycle red→white→green→red (same cycle as white→green→red).
P-102	(captions) Example of a dora: 9m; example of a kan-dora: 9p (the pictures are missing in our copy).
P-103	A kan adds a kan-dora when its indicator is revealed.
P-104	Ura-dora are under the dora indicator and the revealed kan-dora indicators. They count only for a winner who declared riichi, as part of the hand's value.
P-105	Count the han of yaku and dora.
P-106	Below 5 han, count the fu as well; for 1–4 han use the table.
P-107	Empty cells: such hands do not exist.
P-108	Upper number: ron; lower numbers: tsumo payments by dealer/non-dealer. The dealer has a separate table.
P-109	Non-dealer table (31 cells, all correct).
P-110	Dealer table (31 cells, all correct; one stray slash at 1 han 100 fu).
P-111	3 han from 70 fu and 4 han from 40 fu are mangan; 4 han 30 fu and 3 han 60 fu are 7700/11600 (no kiriage).
P-112	5 han: mangan 8000/12000; 6–7: haneman 12000/18000; 8–10: baiman 16000/24000; 11–12: sanbaiman 24000/36000; 13 or more: yakuman 32000/48000 (non-dealer/dealer; tsumo shares from 4000/2000 to 16000/8000).
P-113	Fu for a pon of simples: 2 open, 4 closed.
P-114	Fu for a pon of terminals or honours: 4 open, 8 closed.
P-115	Fu for a kan of simples: 8 open, 16 closed.
P-116	Fu for a kan of terminals or honours: 16 open, 32 closed.
P-117	Fu for a pair of dragons: 2.
P-118	Fu for a pair of the seat or round wind: 2 (one row; the double wind is not mentioned).
P-119	Fu for an edge, closed or pair wait: 2.
P-120	Fu for tsumo: 2, except with pinfu.
P-121	Fu for an open hand without any other fu: 2.
P-122	Base fu of a closed hand won by ron: 30.
P-123	Fu of seven pairs: 25.
P-124	Base fu of an open hand or a win by tsumo: 20.
P-125	Uma 3/7 is used.
P-126	Result = (points − 25000 + uma)/1000, with uma +7000 / +3000 / −3000 / −7000 for places 1–4.
P-127	Results are rounded up to whole numbers, i.e. towards +∞ (−33.3 → −33).
P-128	With equal points, the player who sits nearer to the first dealer, counter-clockwise, gets the better placement.
P-129	Exhaustive draw: noten players pay tenpai players 3000 in total. One tenpai player gets 1000 from each; with two, each noten player pays 1500; with three, the noten player pays 1000 to each; with none or four, nothing is paid.
P-130	Dealer noten: the winds rotate. Dealer tenpai: the dealer stays.
P-131	If the dealer won, or was tenpai at a draw, there is an extra hand (renchan).
P-132	Honba are marked with 100-point sticks: the dealer puts down one for each renchan.
P-133	Each stick adds 300 points to the hand of any winner.
P-134	A non-dealer win resets the honba to zero.
P-135	If the dealer is noten at a draw, there is no new renchan, but the honba are kept and pass to the new dealer (none is added).
P-136	With 5 renchans already marked on the table, a win needs at least 2 "yaku".
P-137	If East won or was tenpai in the last hand of the hanchan and is leading, there is no extra hand: the game is over.
P-138	Abortive draws: no payments, and the winds do not rotate.
P-139	(1) Four kans by different players, and nobody won on the discard after the fourth.
P-140	(2) A fourth riichi, and nobody won on that player's discard.
P-141	(3) All four players discard the same wind in their first turn.
P-142	(4) Kyuushu kyuuhai: a player has nine or more different terminals and honours in their first turn, first draw included, and declares it.
P-143	(5) Triple ron.
P-144	(6) An offence that makes it impossible to continue (a chombo is paid).
P-145	A honba is added, except in case (6).
P-146	Any open set breaks the order of turns; a player can lose their first turn this way, and then such a draw is not allowed.
P-147	Serious offences cost a chombo.
P-148	If a win is declared at the same time as the chombo, the penalty is cancelled.
P-149	Chombo: 8000 from a non-dealer, 12000 from the dealer, paid to the other three as for a tsumo (non-dealer: 4000 to the dealer, 2000 to each of the others; dealer: 4000 to each).
P-150	Cause 1: an invalid declaration of a win.
P-151	Cause 2: riichi with a hand that is not tenpai (checked at a draw).
P-152	Cause 3: an invalid closed kan after riichi (checked if the offender wins, or at a draw).
P-153	Cause 4: knocking over 5 or more tiles of the wall, one's own hand or another player's hand.
P-154	Cause 5: calling a tile after one's hand was declared dead.
P-155	Cause 6: looking at another player's hand.
P-156	After a chombo: riichi sticks go back to their owners and the hand is replayed; no honba is added, and the dealer stays.
P-157	Minor errors: dead hand. Its owner can neither call nor win, and is not tenpai.
P-158	Dead hand, cause 1: the wrong number of tiles.
P-159	Cause 2: knocking over tiles of an opponent's hand or of the dead wall.
P-160	Cause 3: an invalid kan, pon or chi.
P-161	Cause 4: riichi with fewer than 4 tiles in the live wall.
P-162	Cause 5: drawing out of turn.
P-163	In tournaments, the judge decides everything that is not regulated; there is no appeal.
P-164	Riichi: 1 han, closed only.
P-165	Ippatsu: +1 han for a win within one go-around after riichi, if the other players make no calls in that time.
P-166	Double riichi: +1 han for riichi in the first go-around of the hand.
P-167	Tanyao: all tiles 2–8. One value only: 1 han.
P-168	Pinfu: a closed hand without fu, with a two-sided wait on a chi. 1 han.
P-169	Iipeiko ("Иппейко"): two identical chi. 1 han.
P-170	Menzen tsumo: a closed hand won by tsumo. 1 han.
P-171	Rinshan: a win on a replacement tile. 1 han, open or closed.
P-172	Chankan: a win when another player adds to an open pon to make a kan; for kokushi, also on a closed kan. 1 han, open or closed.
P-173	Haitei: tsumo on the last tile of the live wall. 1 han, open or closed.
P-174	Hotei: ron on the discard after the last tile of the live wall. 1 han, open or closed.
P-175	Yakuhai: a pon or kan of dragons, the round wind or the seat wind. 1 han each, open or closed.
P-176	Ittsu: 123, 456 and 789 in a suit. 1 han open, 2 closed.
P-177	Sanshoku: the same chi in each suit. 1 han open, 2 closed.
P-178	Chanta: a terminal or honour in every set, and at least one chi. 1 han open, 2 closed.
P-179	Sanrenko: three consecutive pons or kans of one suit. One value only: 2 han.
P-180	Toitoi: 2 han, open or closed.
P-181	Chiitoitsu: no two identical pairs. 2 han, open or closed (two values, although it can only be closed).
P-182	Sananko: three closed pons. 2 han, open or closed.
P-183	Sanshoku doko: 2 han, open or closed.
P-184	Honroto: only terminals and honours; impossible without toitoi. 2 han, open or closed.
P-185	Sankantsu: 2 han, open or closed.
P-186	Shosangen: two pons of dragons and a pair of dragons. 2 han, open or closed.
P-187	Junchan: a terminal in every set, and at least one chi. 2 han open, 3 closed.
P-188	Honitsu: 2 han open, 3 closed.
P-189	Ryanpeiko: one value only, 3 han.
P-190	Chinitsu: 5 han open, 6 closed.
P-191	Nagashi mangan: 5 han, open or closed. At a draw, all of the player's discards are terminals and honours, and none was called. Tenpai is not needed; it is paid like a tsumo; the winds rotate even if East has it.
P-192	Entries in bold italics need a closed hand (the marks are missing in our copy).
P-193	A closed hand that wins by tsumo also gets "1 yaku" for menzen tsumo. (The document uses "yaku" as the unit of value here, as in its headings "1 yaku (worth 1 han)", "2 yaku", "3 yaku", "5 yaku".)
P-194	Suanko: four closed pons or kans; +1 yakuman with a pair wait (tanki).
P-195	Kokushi muso; +1 yakuman with the 13-sided wait.
P-196	Churenpoto: 1112345678999 and one more tile of the suit; +1 yakuman with the 9-sided wait.
P-197	Tenho: the dealer wins with the tiles dealt.
P-198	Chiho: a non-dealer wins by tsumo in the first go-around; not if a call has interrupted it.
P-199	Daisangen. The player who fed the third and last dragon set is liable (pao): if another player deals in, the two pay half each; on tsumo the liable player pays for everybody.
P-200	Shosushi: three sets of winds and a pair of the fourth; pao applies.
P-201	Daisushi: sets of all four winds, +1 yakuman (listed under shosushi; pao by context [inferred]).
P-202	Tsuiso: only honours.
P-203	Ryuiso: only green tiles (2, 3, 4, 6, 8 sou and green dragon; any of them, so the dragon is not required).
P-204	Sukantsu: four kans; pao applies.
P-205	Chinroto: only 1s and 9s.
P-206	Kazoe yakuman: any hand with 13 or more han.
P-207	Daisharin: 22334455667788 in pin.
C-001	Entries in italics are for closed hands only (the italics survive as <i>; for yaku that can partly be open, only the names are italic, which is an artefact).
C-002	Riichi: 1 han, closed. Declare a tenpai hand and stake 1000; in the first go-around (C-044) it is double riichi instead.
C-003	Pinfu: 1 han, closed. Four chi, a two-sided wait, a pair without value, no extra fu.
C-004	Menzen tsumo: 1 han, closed.
C-005	Ippatsu: 1 han, closed. A win within one go-around (C-044) after riichi.
C-006	Iipeiko: 1 han, closed. Two identical chi.
C-007	Yakuhai: 1 han. A pon or kan of dragons, the seat wind or the round wind.
C-008	Tanyao: 1 han. All tiles 2–8; not in italics, so it can be open.
C-009	Houtei: 1 han. A win on the last discard.
C-010	Haitei: 1 han. A win by drawing the last tile of the live wall.
C-011	Rinshan: 1 han. A win on a replacement tile from the dead wall.
C-012	Chankan: 1 han. A win on the tile another player adds to an open pon, or with thirteen orphans on another player's closed kan.
C-013	Sanshoku: 1 han (+1 closed; see A-C01 for which rows have the mark).
C-014	Ittsu: 1 han (+1 closed).
C-015	Chanta: 1 han (+1 closed); must be neither honroto nor junchan.
C-016	Chiitoitsu: 2 han, closed. Seven different pairs.
C-017	Double riichi: 2 han, closed. Riichi in the first go-around (C-044).
C-018	Toitoi: 2 han. Four pons or kans.
C-019	Sananko: 2 han. Three closed pons or kans (the hand may be open).
C-020	Shosangen: 2 han, plus 2 for the two dragon sets themselves.
C-021	Honroto: 2 han, plus 2 for chiitoitsu or toitoi.
C-022	Sanshoku doko: 2 han.
C-023	Sankantsu: 2 han (no description).
C-024	Honitsu: 2 han (+1 closed); it must contain honours, otherwise it is chinitsu.
C-025	Junchan: 2 han (+1 closed).
C-026	Ryanpeiko: 3 han, closed.
C-027	Renho: 5 han, closed. A win on a discard before one's own turn in the first go-around (C-044).
C-028	Nagashi mangan: 5 han. At a draw, all of the player's discards are terminals and honours, and no other player called one.
C-029	Chinitsu: 5 han (+1 closed).
C-030	Chiho, closed: a player other than East wins on a tile drawn from the live wall in the first go-around (C-044).
C-031	Tenho, closed: East wins with the starting hand.
C-032	Suanko, closed; +1 yakuman with the pair wait.
C-033	Kokushi, closed; +1 yakuman with the 13-sided wait.
C-034	Churen poto, closed; +1 yakuman with the 9-sided wait ("pure nine gates").
C-035	Daisangen †: pao applies.
C-036	Shosushi (no pao mark).
C-037	Tsuiso: only winds and dragons.
C-038	Ryuiso: 2, 3, 4, 6, 8 sou and green dragons (the dragon is not required).
C-039	Chinroto.
C-040	Sukantsu (no pao mark, no description).
C-041	Daisushi †: double yakuman; pao applies.
C-042	Three players: ron on a North set aside is allowed; this gives no yaku.
C-043	Three players: dora indicators also apply to Norths set aside.
C-044	The go-around is interrupted by any chi, pon or kan (closed kans included) or, with three players, by a North set aside.
C-045	Pao applies only to daisangen and daisushi, and only if all the sets of dragons or winds are open: the player who fed the last of them is liable.
C-046	The liable player pays only for that yakuman; if there is no other yakuman and the win was by tsumo, they also pay the honba.
C-047	If another player deals in, the price of that yakuman is split in two.
C-048	Several yakuman can be scored together (inferred from C-046).
C-049	Base fu: 20 for an open hand or a win by tsumo.
C-050	Seven pairs: 25 fu, nothing added, not rounded.
C-051	Base fu: 30 for a closed hand won by ron.
C-052	Fu for a pon of simples: 2 open, 4 closed.
C-053	Fu for a pon of "ends" (terminals and honours, in the vocabulary of C-021): 4 open, 8 closed.
C-054	Fu for a kan of simples: 8 open, 16 closed.
C-055	Fu for a kan of "ends": 16 open, 32 closed.
C-056	Fu for a pair of dragons: 2.
C-057	Fu for a pair of the seat wind: 2.
C-058	Fu for a pair of the round wind: 2 (a separate row from C-057, hence 4 for a double wind [inferred], see A-C02).
C-059	Fu for an edge wait: 2.
C-060	Fu for a closed wait: 2.
C-061	Fu for a pair wait: 2.
C-062	Fu for tsumo: 2, not with pinfu.
C-063	Fu for an open hand shaped like pinfu: 2.
C-064	Tsumo share "non-East" = 1×base: what a non-East player pays a non-East winner. The 110-fu row is shifted one column to the left (a slip).
C-065	Tsumo share "East" = 2×base: what East pays a non-East winner, and what each player pays East. The 110-fu row is shifted (a slip).
C-066	Three players, ron, non-East winner = 3×base.
C-067	One table with two headings: three players, ron, East = four players, ron, non-East = 4×base.
C-068	Four players, ron, East winner = 6×base.
C-069	Limits, tsumo shares non-East/East: mangan (5 han) 2000/4000, haneman (6–7) 3000/6000, baiman (8–10) 4000/8000, sanbaiman (11–12) 6000/12000, yakuman (13 or more) 8000/16000 (13 or more han is a kazoe yakuman).
C-070	3 han from 70 fu and 4 han from 40 fu are capped at mangan; 3 han 60 fu and 4 han 30 fu stay below (no kiriage).
C-071	Tile legend: 東 В, 南 Ю, 西 З, 北 С, white (blank face) Б, 發 З, 中 К; 一萬…九萬 = 1–9. Order: white, green, red.
G-001	The aim is to be the first to complete a winning hand, and to declare it when the winning tile is drawn or discarded by another player.
G-002	A winning hand has four sets and a pair, with at least one yaku (this page makes no exception for seven pairs or thirteen orphans; the yaku list is on another page that we don't have).
G-003	A pon is three identical tiles.
G-004	A kan is four identical tiles.
G-005	A chi is three consecutive tiles of a suit.
G-006	Runs do not wrap around: 9-1-2 and 8-9-1 do not exist.
G-007	Declaring a win without a yaku is invalid; the player pays a penalty (the amount is not given).
G-008	Turns go counter-clockwise.
G-009	The dealer (East) starts by discarding.
G-010	A turn: draw a tile from the wall, then discard any tile; discards are placed in front, six per row.
G-011	Sets are closed (drawn from the wall) or open. Four identical tiles are not a kan until declared (the text says "in the wall", meaning "in hand"; a slip).
G-012	Any set that needs one more tile can be completed with another player's discard by announcing it and exposing one's own tiles.
G-013	This is possible only at the moment of the discard; later the tile cannot be called.
G-014	Pon has priority over chi.
G-015	Ron has priority over both. (Kan is not mentioned here.)
G-016	Chi with e.g. 2-3, 5-7 or 8-9; say "Chi!" and place the set on one's right.
G-017	Chi only from the player on the left.
G-018	One's own tiles are upright, the called tile is sideways on the left. Examples: 5 called with 4, 6 → 5 4 6; 1 called with 2, 3 → 1 2 3.
G-019	Pon with a pair, from any player; placed on one's right.
G-020	Sideways tile: called from the left, first; from the right, third; from the player opposite, second.
G-021	Examples: pon of 5m from the player opposite; pon of West from the right.
G-022	There are three kinds of kan.
G-023	Closed kan, in order: announce it in one's own turn; lay out the four tiles with the outer two face down; draw the replacement tile; reveal the kan-dora indicator; discard.
G-024	Added kan (open pon, and the same tile drawn from the wall), in order: announce it; place the tile sideways on top of the sideways tile of the pon; draw the replacement tile; discard; then reveal the indicator.
G-025	Open kan (three in hand, and another player's discard), in order: announce it; three tiles upright; the called tile sideways: from the left, first; from the right, fourth; from the player opposite, second; draw the replacement tile; discard; then reveal the indicator.
G-026	Tenpai: only the last tile is missing.
G-027	Example: 234678m 45p 23466s waits for 3p, 6p (the letters of the second and third suit are inferred).
G-028	Tsumo: say it, open the hand; everybody pays.
G-029	Ron: say it, open the hand; the discarder pays.
G-030	For a winner in riichi, the tiles under all revealed dora and kan-dora indicators are turned up at the moment of the win and indicate ura-dora.
G-031	If the wall runs out without a win, the hand is a draw.
G-032	Noten players pay 3000 in total: one tenpai player gets 1000 from each; with two, each noten player pays 1500; with three, the noten player pays 1000 to each; with none or four, nothing is paid.
G-033	After a non-dealer win, or a draw with the dealer noten, the winds move counter-clockwise: the old East becomes North, the old West becomes South.
G-034	After a dealer win, or a draw with the dealer tenpai, the winds stay and the next hand is a renchan; a 100 stick is placed in front of the dealer, one more each time.
G-035	When the dealer wins, they get an extra 100 from each payer, or 300 from the discarder, for each renchan.
G-036	Example: first renchan, tsumo: +100 from each player (300).
G-037	Example: fourth renchan, ron: +1200 from the discarder.
G-038	Every new hand begins with building the wall (on another page).
F-001	At least one yaku is required to win.
F-002	Dora are not yaku; a hand with only dora cannot win.
F-003	Values are written closed/open; "-" means not possible with an open hand.
F-004	Yakuhai: 1 han, closed or open. A pon or kan of dragons, the seat wind or the round wind.
F-005	Several yakuhai add up; a wind that is both seat wind and round wind gives 2 han.
F-006	Shosangen: 2 han, closed or open; the two yakuhai are added, so the hand is worth at least 4 han.
F-007	Daisangen: yakuman.
F-008	Shosuushi: yakuman.
F-009	Daisuushi: (single) yakuman; the document remarks that it is double under some rules.
F-010	Tsuuiso: yakuman, only honours.
F-011	Toitoi: 2 han, closed or open.
F-012	Sananko: 2 han, closed or open. Three closed pons or kans; the hand may be open.
F-013	A pon completed by ron (shanpon) counts as open, so in that case sananko is possible only by tsumo.
F-014	Sanshoku doko: 2 han, closed or open.
F-015	Sankantsu: 2 han, closed or open; the kans can be open or closed.
F-016	Suukantsu: yakuman; the kans can be open or closed.
F-017	If one player declared all four kans, the hand continues (it is not replayed), but nobody can declare another kan.
F-018	After four kans by several players, the hand is replayed (inferred from F-017).
F-019	Suuanko: yakuman, closed.
F-020	With a shanpon wait, suuanko is possible only by tsumo; by ron it is sananko.
F-021	Pinfu: 1 han, closed only. No fu, only runs, no yakuhai pair, a two-sided wait.
F-022	Iipeiko: 1 han, closed only.
F-023	Iipeiko does not count with chiitoitsu or ryanpeiko.
F-024	Ryanpeiko: 3 han, closed only; it excludes chiitoitsu and iipeiko.
F-025	Sanshoku: 2 han closed, 1 open.
F-026	Ittsu: 2 han closed, 1 open.
F-027	Honitsu: 3 han closed, 2 open.
F-028	Chinitsu: 6 han closed, 5 open.
F-029	Chuurenpoto: yakuman, closed only, 1112345678999 (a double yakuman for the nine-sided wait is not mentioned).
F-030	Ryuiso: yakuman. Green sou (2, 3, 4, 6, 8) and green dragons; at least a pair of green dragons is required.
F-031	Tanyao: 1 han, closed or open; the document remarks that it is closed only under some rules.
F-032	Chanta: 2 han closed, 1 open. The pair must also be terminals or honours; at least one run, otherwise it is honroto.
F-033	Honroto: 2 han, closed or open; combines with toitoi or chiitoitsu, excludes chanta.
F-034	Junchan: 3 han closed, 2 open. The pair is terminals; no honours; at least one run, otherwise it is chinroto.
F-035	Chinroto: yakuman, open or closed.
F-036	Chiitoitsu: 2 han, closed only; always 25 fu. (Identical pairs are not mentioned.)
F-037	Kokushimuso: (single) yakuman; the document remarks that it is double with the 13-sided wait under some rules.
F-038	Riichi: 1 han, closed only. Tenpai; the hand may not be changed afterwards; no other yaku is needed.
F-039	Double riichi: 2 han, closed only. Riichi in the first go-around.
F-040	Ippatsu: 1 han, closed only. A win, by tsumo or ron, within one go-around after riichi; broken by any call, closed kans included.
F-041	Menzen tsumo: 1 han, closed only.
F-042	Haitei: 1 han, closed or open. Tsumo on the last tile of the wall.
F-043	Rinshan kaiho: 1 han, closed or open. Tsumo on a tile from the dead wall after a kan.
F-044	Tenho: yakuman. The dealer wins with the starting hand.
F-045	Chiho: yakuman. A non-dealer wins with their first draw, with no pon, chi or kan before it.
F-046	Hotei: 1 han, closed or open. A win on the last discard of the hand.
F-047	Chankan: 1 han, closed or open. A win on the tile added to a pon.
F-048	Renho: a win on the first discard of the hand; worth a mangan and not added to other yaku; the document remarks that it is a yakuman under some rules.
F-049	Nagashi mangan is described: all discards are terminals and honours; none of them was called; one's own calls are allowed; worth a mangan.
F-050	Nagashi mangan is not used in the table rules of the club "Furiten".
D-001	Riichi: 1 han. A concealed hand (no chi, pong or kang except concealed kang; it may win on a discard). Three steps: put down 1000 points, turn the discarded tile by 90°, say "Riichi".
D-002	Ippatsu: +1 han for a win within one go-around after riichi and before anyone declared chi, pong or kang.
D-003	Double (Daburu): +1 han for riichi on one's first discard and before anyone declared chi, pong or kang.
D-004	Example: the player discards a green dragon with riichi and waits for 5p/8p; a win within the first go-around is 2 han with ippatsu.
D-005	Menzen tsumo ("fully concealed hand"): 1 han. Concealed (concealed kang allowed) and self-drawn.
D-006	Example: the hand waits for 4s/7s; it gets the yaku only by tsumo.
D-007	(The title and value are missing in our copy; it is pinfu.) Concealed; only chi; completed on a two-sided chi; the pair is not of dragons, the seat wind or the round wind.
D-008	Example: 5-6m is two-sided; 4-6m would be a gap and 8-9m an edge; for East in the South round, a pair of West or North would be fine.
D-009	Iipeikou: 1 han. Concealed; the same chi twice in one suit.
D-010	Examples: in A, only 4p gives 234p 234p; B has 345p 345p, but the hand is not concealed, so it has no yaku.
D-011	Sanshoku doujun: 1 han, +1 concealed.
D-012	Ittsu: 1 han, +1 concealed.
D-013	Dragons: 1 han for each pong or kang. In example B, a second pong of dragons makes it 2.
D-014	Winds: 1 han for a pong or kang of the seat wind or the round wind.
D-015	A wind that is both counts as 2 han.
D-016	Rinshan: 1 han. A win on the loose tile just drawn after a kang. The example also shows that a self-drawn fourth tile can be added to an open pong, that it is placed over the turned tile, and that the loose tile is drawn from the "roof".
D-017	Chankan: 1 han. A win while an opponent tries to extend an open pong to a kang.
D-018	Chiitoitsu: 2 han. Concealed; seven different pairs. Example B: 5p twice, so it is not a winning hand.
D-019	Sanshoku dokou: 2 han.
D-020	Three concealed pong: 2 han (the romanised name is printed as San shoku dokou, a slip for san ankou). None of the three is formed with a discard.
D-021	Example B: a shanpon wait; only tsumo gives three concealed pong; with a discard there are only two.
D-022	Sankantsu: 2 han. Three declared kang, open or concealed.
D-023	Honitsu: 2 han, +1 concealed. One suit plus winds or dragons, which must be present; otherwise it is chinitsu.
D-024	Example: without a set of honours it is chinitsu with five han instead.
D-025	Shousangen: 2 han. Two pong or kang and a pair of dragons.
D-026	The two dragon pong count in addition.
D-027	Example B: 8p gives shousangen, red dragon gives daisangen.
D-028	Honroutou: 2 han. All sets of terminals or honours; no chi, the four sets are pong or kang (so not with seven pairs); at least one honour (otherwise chinroutou) and at least one terminal (otherwise tsuu iisou).
D-029	"Only pong" (toitoi) always comes with it: two more han. (The toitoi card itself is missing.)
D-030	Junchan: 2 han, +1 concealed. A 1 or 9 in every set; at least one chi, otherwise chinroutou.
D-031	Ryanpeikou: 3 han. Concealed; two pairs of identical chi.
D-032	It does not also count as seven pairs.
D-033	Chinitsu: 5 han, +1 concealed. One suit, no honours.
D-034	Kokushi: yakuman, concealed; +1 yakuman with the thirteen-sided wait.
D-035	Example: a pair of West, completed by North (a single wait, so one yakuman [inferred]).
D-036	Chuuren: yakuman, concealed. 1112345678999 and one more tile; +1 yakuman with the nine-sided wait.
D-037	Example: the hand waits only for 6p, with an extra 3p.
D-038	Chiho: yakuman. Not East; a valid self-drawn hand in the first go-around; no chi, pong or kang of one's own (concealed kang are not excepted here), and none by an opponent before one's turn.
D-039	Four sets and a pair are enough (no other yaku is needed).
D-040	Suuankou: yakuman. Concealed; four concealed pong or kang; making an open kang of a concealed pong spoils it.
D-041	+1 yakuman when won on the pair.
D-042	Suukantsu: yakuman. Concealed, open and extended kang all count.
D-043	Ryuuiisou: yakuman. Only green tiles (2, 3, 4, 6, 8 bamboo and green dragon); the dragon is not required.
D-044	Chinroutou: yakuman.
D-045	Tsuuiisou: yakuman.
D-046	Daisangen: yakuman.
D-047	"Feed" (pao): if all three dragon sets are open, whoever fed the third pays half of the hand if another player feeds the winning tile. (Tsumo is not mentioned.)
D-048	Shousuushii: yakuman. (No feed rule.)
D-049	Daisuushii: two yakuman.
D-050	"Feed": if all four wind sets are open, whoever fed the fourth pays half if another player feeds the winning tile.
D-051	(absent) There is no card for tanyao, chanta, toitoi, haitei, houtei, tenhou, renhou, nagashi mangan or kazoe yakuman (the file looks like part of a deck: the title of pinfu is missing, and toitoi is mentioned but absent).
D-052	The vocabulary shows that there is a South round (South as the round wind).
A-P01	Which wall is broken? (a) The text: count the sum of the dice from the dealer as 1, counter-clockwise (P-017): 8 is North. (b) The caption: 3+5=8 is South (P-025), which would be clockwise. Evidence: the text is explicit, and it says that the turn order E→S→W→N is counter-clockwise (P-011, P-028); the caption fits only clockwise counting (E,N,W,S,E,N,W,S). Default: (a); 2→S 3→W 4→N 5→E 6→S 7→W 8→N 9→E 10→S 11→W 12→N (confidence: high). The caption is an error in the document.
A-P02	"First and fifth" (P-024). (a) The usual jump: after 48 tiles East takes tiles 49 and 53, South 50, West 51, North 52. (b) East takes 49 and later draws separately. Both give the same tiles. Default: (a); South's first draw is tile 54 (confidence: high).
A-P03	Bust (P-034). (a) The game ends when a player is at 0 or below ("lost all"); (b) only below 0. Evidence: read literally, nothing is left, so 0 counts; P-085 lets a player with exactly 1000 declare riichi and be at 0 in the middle of a hand. Default: (a), checked only after the payments of a hand (confidence: medium).
A-P04	Tanyao has one value (P-167). (a) Closed only; (b) 1/1 with one number lost. Evidence for (a): every row of the list with a single number is certainly closed only (riichi, pinfu, iipeiko, menzen tsumo, ryanpeiko), and every row valid for open hands has two numbers, even equal ones (rinshan 1 1, yakuhai 1 1); the document follows EMA 2008–2016, where open tanyao was forbidden. Evidence against: chiitoitsu, which is always closed, has "2 2". Default: (a), closed only (confidence: high).
A-P05	Sanrenko has one value (P-179). (a) Closed only, 2 han; (b) 2/2 with one number lost (the usual form of this optional yaku). The argument about columns is the same as in A-P04; there is no EMA parallel. Default: (a) (confidence: medium).
A-P06	Double-wind pair (P-118). (a) 2 fu: one row of the table, "seat/round wind 2"; (b) 4 fu: two conditions, 2 each. Evidence: the printed ron value for 1 han 110 fu exists only with 4 fu, and P-107 says that printed cells exist; but the document also prints other impossible cells, and yakuhai for the double wind is not spelled out either. Default: (b), 4 (confidence: low–medium; EMA had 4 at that time, from memory).
A-P07	Yakuman "+1" against "no combination" and "maximum 32000" (P-094, P-095 vs P-194..196, P-201). (a) The four named variants are worth two yakuman (64000/96000), but different yakuman never add up; (b) 32000 is the absolute cap and "+1" has no effect; (c) "+1" shows that yakuman do add up after all. Evidence: the special entries say so explicitly four times; P-095 is about combining different yakuman; (b) would make four entries meaningless. Default: (a); the highest single entry counts (confidence: medium–high).
A-P08	"2 yaku" with 5 honba (P-136). (a) Two separate yaku; (b) yaku worth at least 2 han, not counting dora. Evidence for (b): the document itself uses "yaku" as a unit of value: the headings "1 yaku (worth 1 han)", "2 yaku", "3 yaku", "5 yaku", and "1 yaku is added" for menzen tsumo (P-193); EMA 2008 had exactly this rule: two han from yaku with five honba. Default: (b) (confidence: high). It applies from 5 honba on. Chiitoitsu alone or a double-wind pon alone is enough; riichi and dora is not.
A-P09	Details of nagashi mangan (P-191). Not stated: noten payments, honba payments, riichi sticks, the honba afterwards, several players. (a) It is a kind of draw: mangan payments instead of noten payments, riichi sticks stay, no payment for honba, the winds rotate, and the honba pass on unchanged as in P-135; (b) it is a win (EMA 2008: it counts as a win, there are no noten payments, honba are paid). Evidence: it is listed as "in a draw"; the rotation is stated as an exception; it is paid "as tsumo". Default: (a) without noten payments; if several players have it, all are paid (confidence: low).
A-P10	Details of pao (P-199..201, P-204). (1) For shosushi: (a) whoever fed the third wind set; (b) pao only when the fourth makes daisushi. The text attaches "also pao" to shosushi itself. Default: (a) for shosushi, and whoever fed the fourth set for daisushi (confidence: medium). (2) Must the other sets be open? Not stated (the cheat-sheet and the Danish cards require it). Default: no (confidence: low). (3) Sukantsu: whoever fed the fourth kan (an open kan from their discard); a fourth kan that is added or closed gives no pao, inferred (confidence: medium). (4) Honba: not stated. Default: the liable player pays them on tsumo, the discarder on a split ron (confidence: low; as EMA does). (5) Odd halves cannot occur (32000, 48000, 64000, 96000).
A-P11	What interrupts the first go-around and ippatsu? P-146 says "any open set", P-165 "set declarations by the other players", P-198 "set declarations". (a) Literally: ippatsu is broken by the sets of others (a closed kan must be declared, P-065, so it counts), not by one's own closed kan; nine kinds and four winds are prevented by open sets only; double riichi and chiho by any declared set; (b) the usual way: any call by anyone, closed kans included, interrupts all of them (C-044, F-040). Default: (a) for this document, (b) elsewhere (confidence: medium).
A-P12	When exactly is the dora indicator for an open or added kan revealed (P-070)? (a) After the discard, once nobody has won on it; (b) as soon as the tile touches the table, so that it counts for a ron on it. What about a second kan before the discard? Default: (a); all pending indicators are revealed together after the discard, and a closed kan reveals only its own (confidence: medium).
A-P13	"Leading" in the last hand (P-137). (a) Sole first place; (b) first place by the tie-break of P-128. Optional or mandatory? The text says that no extra hand "is appointed" and the game counts as finished, so it is mandatory. Default: (b), mandatory (confidence: medium). An abortive draw in the last hand is replayed (P-138).
A-P14	Riichi sticks left at the end. Not stated; P-033 does not let points vanish. Default: they go to first place (confidence: low).
A-P15	Rounding (P-127). "Up", with the negative example −33.3 → −33: always up, not half-up and not "away from zero". Default: rounding up for everybody; the four results need not add up to 0 (confidence: high).
A-P16	Time to call (P-056..058). 3 or 4 seconds? Default: the next player may not draw before 3 s; calls are accepted until 4 s after the discard even if a tile was drawn; the drawn tile goes back to its place (confidence: medium). Ron is not mentioned in the timing rule; default: the same time (confidence: low).
A-P17	Knocked-over tiles: chombo or dead hand (P-153 vs P-159)? Default: 5 or more tiles of the live wall, one's own or another player's hand are a chombo; 1–4 tiles of an opponent's hand or of the dead wall are a dead hand; 1–4 tiles of one's own hand or the live wall have no penalty; 5 or more of the dead wall are a chombo, as part of the wall (confidence: medium).
A-P18	"A win together with chombo" (P-148). (a) Another player's valid win at the same moment cancels the penalty; (b) the offender's own win does, too. Default: (a) (confidence: medium).
A-P19	When is noten riichi checked (P-151)? "In a draw". Does this include abortive draws (four riichi)? Default: only at an exhaustive draw, or when the judge orders it (confidence: low).
A-P20	Does the pair count in chanta and junchan (P-178, P-187)? The text says "all sets"; F-032/034 say yes. Default: yes (confidence: high).
A-P21	Honroto is "impossible without toitoi" (P-184). (a) Seven pairs of terminals and honours do not get honroto; (b) it is only a remark. D-028 has the same restriction, C-021 and F-033 the opposite. Default: (a) for this document (confidence: medium–high).
A-P22	Furiten and called tiles (P-097). "Present in the player's discards": does a discard that was called still count? Default: yes, the player stays in furiten (confidence: medium).
A-P23	Temporary furiten without a yaku (P-098). The tile completes the hand, but the hand has no yaku. The text is about a tile that completes the wait and is not declared. Default: furiten (confidence: medium). One's own pon or chi does not end it, only a draw from the wall (confidence: high; literal). Does drawing a replacement tile end it? Default: yes (confidence: low).
A-P24	Triple ron and atamahane (P-077, P-143). There is no conflict: with two, the next in turn wins; with three valid rons, the hand is aborted. Rons by players in furiten or without a yaku do not count (inferred). (confidence: high)
A-P25	Adding to a pon later (P-064). The fourth tile "may be put into the hand": can it be added in a later turn? Default: yes, in any turn of one's own after a draw from the wall (confidence: medium).
A-P26	Honba on tsumo (P-133). "300 to the value". Default: 100 from each (confidence: high; G-035).
A-P27	Order of the replacement tiles (P-067). "Leftmost", but there are two stacks. Default: stack 1 upper, stack 1 lower, stack 2 upper, stack 2 lower (confidence: medium). The refill (P-073) is added at the right end (inferred).
A-P28	Riichi sticks after abortive draws. They stay on the table (P-084: "if a draw, then the next"), except after a chombo (P-156). (confidence: high)
A-P29	Kuikae after pon. The example is only about chi, but the rule as a whole "is not in force". Default: any discard is legal after pon, too (confidence: high).
A-P30	Chi with a gap (P-052). "A pair of tiles going in order". Default: 5-7 with 6 is allowed (confidence: high; G-016).
A-P31	Four kans. By one player: the hand continues, and a fifth is forbidden (P-071). By several: an abortive draw after the discard that follows the fourth kan; a ron on that discard, or a rinshan win before it, is valid (P-139). (confidence: high)
A-P32	Chombo and the state of the game. The hand is replayed with the same dealer and the same honba, and riichi sticks are returned. Is a chombo in the last hand replayed, too? Default: yes (confidence: medium). Can a chombo bust a player and end the game? Default: yes (P-034) (confidence: low).
A-P33	Wins scored by the winner (P-043..045). Too low or too high a value stands if nobody objects; it can be corrected until the winner's hand is mixed up. Who can correct it? The text says "the player". Default: the program computes the true value, and at unassisted tables the winner announces a value; others can object until payment; anybody can correct it until the hand is mixed up (confidence: medium).
A-P34	The compatibility table is missing (P-080). This leaves open honitsu and chinitsu, chanta and honroto, ittsu and others. Default: the structural exclusions of the other documents (C-015, C-021, F-023, F-024, F-032..035) (confidence: high).
A-P35	Which yaku are closed only (P-192)? The bold italics are missing. Default: riichi, ippatsu, double riichi, tanyao, pinfu, iipeiko, menzen tsumo, sanrenko, chiitoitsu, ryanpeiko; the yakuman suanko, kokushi, churen, tenho, chiho, daisharin (confidence: high except for tanyao and sanrenko).
A-P36	Rounding of fu. Not stated; the columns are tens. Default: rounded up to the next ten, 25 fixed (confidence: high).
A-P37	How a dead hand plays on (P-157). Default: it draws and discards in turn, may not call or win, is noten and gets no nagashi mangan; a riichi stake that was already paid stays on the table (confidence: medium).
A-P38	The stake of a riichi declared too late (P-161). Default: the declaration is void, no stake is paid, the discard stands and the hand is dead (confidence: medium).
A-P39	Tiles of an invalid pon, chi or kan (P-160). Default: the exposed tiles go back to the hand, the called tile goes back to the discards, play continues with the player whose turn it would have been, and the hand is dead (confidence: low).
A-P40	Furiten after passing up a kan tile. Passing up a tile of a kan counts like passing up a discard. Default: yes (confidence: medium).
A-P41	A call after the player who drew early has already discarded (P-058). Default: too late, refused (confidence: medium).
A-P42	What prevents a double riichi (P-166)? The statement has no condition; P-146, the only sentence about breaking the first go-around in general, names open sets, and P-198 ("set declarations") is about chiho only. (a) Any declared set, closed kans included; (b) open sets only. Default: (b), to the letter: a closed kan of another player does not prevent it (confidence: medium).
A-P43	Is a player at exactly 0 bust if a riichi stick of theirs is on the table (P-034)? (a) Yes, the stick is lost; (b) no, it is on the table and can be won back. Default: (b), because "lost all points" does not hold yet; the other half of A-P03 stands: 0 without a stick of one's own, or less than 0, is bust (confidence: medium).
A-P44	Must the next player wait if everybody else has passed (P-056)? The waiting time is for those who may call. Default: no; once all others have passed, the next player may draw and discard at once (confidence: medium).
A-P45	Does the payment that a winner announces include honba and riichi sticks (P-043)? The document says that the winner announces the size of the payment, and P-133 adds the honba to the hand. Default: honba are part of it; riichi sticks are not, because nobody pays them: the winner takes them from the table (confidence: medium).
A-P46	Does ippatsu count when a kan is robbed (P-165)? Ippatsu ends when another player declares a set. (a) The robbed kan is not completed, so no set was declared; (b) saying "kan" is the declaration. Default: (a), as is usual (confidence: low).
A-C01	"+1 closed" for sanshoku, ittsu and chanta. Two marks survived for three rows (one is inside the ittsu cell, one after chanta). (a) All three have it; (b) sanshoku does not. Default: (a) (confidence: high; P-176..178, F-025/026/032).
A-C02	Double-wind pair. There are separate rows, C-057 and C-058, and the tables print no impossible ron cell but do print 110 fu / 1 han, which is possible only with 4 fu. Default: 4 (confidence: high).
A-C03	Value of a North set aside (three players). The sheet only says that ron is possible, that it gives no yaku and that indicators apply to it. (a) Each is also a dora in itself; (b) only when indicated. Default: (a) as in every game with nukidora; an indicator adds more han (confidence: medium).
A-C04	Ron on a North set aside. "Gives no yaku": the hand needs another yaku, and it is not chankan. Furiten applies as usual (inferred). Does the North still count as dora, and is it replaced? Default: no, as with a robbed kan (confidence: low).
A-C05	After setting a North aside. The player draws a replacement tile from the dead wall and discards; does rinshan count on it? Rinshan is defined as a win on a replacement tile from the dead wall (C-011). Default: yes, rinshan counts (confidence: low).
A-C06	Three-player tsumo. The ron tables are labelled by number of players, but the tsumo tables are not, so the shares are the same for three and four players (the missing share is lost). (confidence: high)
A-C07	Tsumo headings "non-East / East". (a) The role of the payer (1× and 2×); (b) the role of the winner. With (b) the values make no sense for a non-East winner, who receives both. Default: the non-East table is for shares between non-East players, the East table for any share involving East (confidence: high).
A-C08	Three players: tiles, chi, starting points, length, uma. Not stated. Default: 108 tiles (no 2–8m), no chi, 35000 points (as on Tenhou), all marked as values of the base, not of the document (confidence: low).
A-C09	Renho (C-027). 5 han that add to other yaku and dora (it is in the normal list). (confidence: high) "Before own turn on the first round": the go-around must be uninterrupted.
A-C10	Nagashi mangan (C-028). "Five fan" means mangan; payment, rotation and noten payments are not stated. Default: paid like a mangan tsumo instead of noten payments; the dealer stays if tenpai (confidence: low).
A-C11	Honba with pao on ron. Only the tsumo case is stated. Default: the discarder pays the honba (confidence: medium).
A-C12	Pao with several yakuman. Tsumo: the liable player pays the full price of that yakuman; the rest and the honba are paid normally by all three (including the liable player). Ron on another player: that yakuman is split, the rest is paid by the discarder. Ron on the liable player: they pay everything. (confidence: medium–high)
A-C13	Pao and closed kans. "All sets open": a closed kan of dragons or winds is not open, so there is no pao. (confidence: medium)
A-C14	Counting multiple yakuman. Daisushi counts as two, the +1 variants count as two, and all of them add up. (confidence: medium–high; from C-046)
A-C15	Three-player amounts and wall. The sheet gives no honba value, noten payments or wall for three players. Default: 100 per payer and honba, noten payments of 2000 in total (1000+1000 or 2000, 1000/1000 as usual with three players), three walls of 18 stacks, eight replacement tiles before the indicator, Norths allowed after riichi (confidence: medium; recorded three-player games show 200 by ron, 2000, and hands with five or six replacement draws).
A-C16	Ippatsu on the very tile of a robbed kan or a declared North (C-044). The go-around is interrupted by "any declaration" of a kan or North. (a) To the letter: the declaration ends it, so ippatsu does not count; (b) as is usual, it counts, because the kan does not stand. Default: (a) (confidence: medium).
A-G01	Honba only for the dealer (G-035). (a) Literally: a non-dealer winner gets no bonus; (b) the page only describes the dealer's case. Evidence: the sentence begins with the condition "in case the dealer wins", and nothing is said about others; P-133 says any winner. Default: (a) (confidence: medium–high).
A-G02	What happens to the honba after a non-dealer win, or a draw with the dealer noten? Not stated; the sticks are "before the dealer" and count the dealer's renchans. Default: removed whenever the winds move (confidence: medium).
A-G03	Seven pairs and thirteen orphans. The page defines a win only as four sets and a pair; the yaku page is missing. Default: allowed (confidence: high).
A-G04	Priority of kan over chi. Not mentioned. Default: like pon (confidence: high).
A-G05	Added kan. "Draws the same tile … has the right". In the same turn only, or later? Default: later, too (confidence: medium).
A-G06	"Four identical tiles in the wall". A slip for "in hand". (confidence: high)
A-G07	Picture codes. T0–T8 are man 1–9 (T4 = 5 man is given), T9–T17 and T18–T26 the two other suits (T12,13,14 = 4,5,6 are given), T27–T30 are E,S,W,N (T29 = West is given), T31–T33 the dragons, T34 the back of a tile, suffix x means sideways. Which of the two suits is pin is not stated. Default: the second is pin, the third sou (confidence: medium). The order of dragons is unknown.
A-G08	Penalty for a win without a yaku. The amount is missing. Default: the chombo of the base (confidence: low).
A-F01	Renho "on the first discard of the deal" (F-048). (a) Literally only the dealer's first discard; (b) any discard before one's own first turn in the uninterrupted first go-around (C-027). Default: (b) as the usual meaning; the literal (a) is a switch (confidence: low–medium).
A-F02	Renho is "not added". (a) The hand is worth exactly a mangan even if its yaku are worth more; (b) the better of mangan and the normal value. Default: (b) (confidence: medium; the riichi wiki describes "mangan" renhou like this).
A-F03	Suuanko tanki and nine-sided churen. Not said to be double; daisuushi and 13-sided kokushi are said to be double only "in some rules". Default: all single (confidence: high).
A-F04	Do yakuman add up? Not stated. Default: as in the base (confidence: low).
A-F05	Double riichi after an interruption. Not mentioned. Default: it needs an uninterrupted first go-around (confidence: high).
A-F06	Chiitoitsu with identical pairs. Not stated ("seven pairs"). Default: different pairs (confidence: high).
A-F07	Robbing a closed kan with kokushi. Only the added kan is described. Default: no (confidence: medium).
A-F08	Haitei on "the last tile of the wall". The live wall is meant. (confidence: high)
A-F09	Spelling. Цууисо and цуиисо both occur; they are one yaku.
A-F10	Ryuiso is described as a honitsu. "Hatsu at least a pair": without hatsu the hand scores as chinitsu (and tanyao etc.). (confidence: high)
A-F11	Ippatsu on a robbed kan (F-040). The go-around must not be interrupted by any declaration. (a) To the letter: declaring the kan interrupts it, so ippatsu does not count; (b) as is usual, it counts. Default: (a) (confidence: medium).
A-D01	Feed rule on tsumo. Only winning "by discard" is stated. (a) On tsumo everybody pays normally; (b) the usual pao (whoever fed the set pays all). Default: (a), literally (confidence: medium).
A-D02	"Half of the hand". With other yakuman in the hand, the whole hand is halved. Default: half of the total (confidence: medium).
A-D03	Missing cards (D-051). Absent or lost? Toitoi is certainly lost (D-029 refers to it), and so is the title of pinfu; so tanyao, chanta, haitei and others were probably lost as well. Default: taken from the base (confidence: medium).
A-D04	Chiho after one's own concealed kang (D-038). The usual exception for concealed kang is missing on this card. Default: not allowed (confidence: high).
A-D05	A slip in a name (D-020). "San shoku dokou" for three concealed pong should be san ankou. (confidence: high)
A-D06	Adding up yakuman. "+1 yakuman" and "two yakuman" show that values can add up; combining different yakuman is not stated. Default: they add up (confidence: low).
A-D07	Kokushi example (D-035). It waits for North only, with a pair of West, so it is a single yakuman. (confidence: high)
A-D08	Ippatsu on a robbed kang (D-002). Ippatsu needs a win "before anyone has called chi, pong or kang", and the card for robbing a kang says that the other player calls kang. (a) To the letter: ippatsu does not count; (b) as is usual, it counts. Default: (a) (confidence: medium).
`;export{e as default};