var e=`# What the five documents say, and what is unclear in them: id, text. Tab-separated. The wording is ours.
# P: Phoenix club. C: Russian cheat-sheet. G: process of the game. F: Furiten club. D: Danish cards. A: an ambiguity.
# [INF]: our inference. [LOST]: was in the original and is not in the text. [SLIP]: a slip of the pen.
# An ambiguity: its question, its readings, the evidence, the default reading and how sure we are of it.
# There (v) is something looked up in public pages, (m) something from memory.
P-001	Recommended for play on the club's premises; in force at the club's riichi tournaments.
P-002	Author "Njuse4ka"; thanks to the HAITEI club (Simferopol) and the Tesuji club site. (Meta, no rule.)
P-003	136 tiles: suits sou, pin, man numbered 1–9; winds E, S, W, N; dragons red (chun), white (haku), green (hatsu); four copies of each.
P-004	A round marker and two six-sided dice.
P-005	Terminals = 1 and 9; simples ("middle") = 2–8; winds and dragons = honours.
P-006	Red fives replace ordinary fives: two in pin, one in sou, one in man. (They are listed under dora, i.e. each is a dora; the value +1 han is by P-099 [INF].)
P-007	Sticks per player: 1×10000, 2×5000, 4×1000, 10×100 (sum 25000, checked).
P-008	A game (hanchan) = east round + south round.
P-009	A round lasts at least four deals; everybody must be dealer once in each round.
P-010	Seats: four wind tiles face down, mixed, each player draws one and sits accordingly.
P-011	South sits to East's right, West opposite, North to East's left.
P-012	Whoever drew East is the permanent (first) dealer, takes the round marker and keeps it at his right.
P-013	In the first deal the permanent dealer is also the current dealer.
P-014	The two dice show who is the current dealer during the hanchan.
P-015	Before every deal the tiles are thoroughly mixed face down; each player builds a wall 17 long, two high; the walls are pushed to a square.
P-016	The current dealer rolls both dice for the break.
P-017	He counts the sum, beginning with himself, counter-clockwise; the player reached owns the wall to break.
P-018	That player counts as many stacks as the sum from the right end of his wall to the left and opens a gap there.
P-019	The same player counts 7 stacks to the right of the gap and opens a second gap: these 14 tiles are the dead wall. (If the sum is < 7 the dead wall continues into the wall of the right-hand neighbour [INF].)
P-020	In the dead wall the third tile counted left to right is turned up: dora indicator (third stack, upper tile [INF from P-021]).
P-021	The four tiles left of the indicator are the replacement tiles.
P-022	The tiles right of it are the kan-dora indicators.
P-023	Dealing starts left of the dead wall; East first; four tiles at a time until everybody has 12.
P-024	Then East takes two tiles, the first and the fifth; the others one each.
P-025	(picture caption) Roll 3+5=8 "break in South's wall" — contradicts P-017, which gives North. See ambiguity A-P01.
P-026	East starts by discarding one of his 14 tiles.
P-027	Next is South, the player to East's right: takes a tile from the end of the wall, discards any tile.
P-028	Play goes counter-clockwise.
P-029	Everyone has his own discard area in front of him, six tiles per row.
P-030	After a deal: if East neither won nor was tenpai in a draw, winds rotate; South becomes East.
P-031	Aim: have more points than the others.
P-032	Everybody starts with 25000.
P-033	Points are only redistributed, never created or destroyed.
P-034	If someone has lost all his points the hanchan ends early.
P-035	A winning hand is four sets and a pair.
P-036	Sets: pon (3 identical), chi (3 consecutive in a suit), kan (4 identical).
P-037	Two exceptions: seven pairs, thirteen orphans.
P-038	(caption) Example win: pon 4p, kan 9s, pon North, pon 4m, pair 9p.
P-039	Tenpai = a 13-tile hand lacking one tile; tiles that complete it are winning tiles.
P-040	(caption) Two examples of a single wait for the pair: on 8m, on 8p.
P-041	Win on a tile drawn from the wall: say "tsumo"; on another's discard: "ron".
P-042	(caption) Example: South discards 6p, West wins by ron.
P-043	The winner opens the hand, shows the combination, computes the value and announces the payment himself.
P-044	After payment, but before the winner's hand has been broken up, a wrong valuation found by the player may be corrected.
P-045	A wrong announced value — by mistake or on purpose — is no offence if nobody else objects; everybody is told to check before paying.
P-046	A tsumo tile is not put into the hand; it is laid apart, visible, then the rest is opened.
P-047	An invalid win declaration costs a chombo.
P-048	A mistaken shout "ron"/"tsumo" is not yet a declaration; showing the hand is.
P-049	Atozuke allowed: a hand may win when its only yaku depends on which wait comes (e.g. only completing a dragon pon gives the yaku).
P-050	Pon: with a pair in hand, from any opponent's discard; say "Pon!", open the two tiles, take the discard.
P-051	The taken tile lies sideways at the right, left or middle depending on whose discard it was (right / left / opposite player).
P-052	Chi: with two fitting suit tiles, only on the discard of the left-hand player; say "Chi!".
P-053	Chi's taken tile is placed by the same principle.
P-054	Kuikae restriction is not in force: after a chi one may discard the tile that made a closed chi with the two exposed tiles. Example: holding 456m or 567m, chi the discarded 7m as 567m and discard 4m or 7m in the same turn.
P-055	Closed sets need not be shown (except a kan).
P-056	After a discard the next player waits 3–4 seconds before drawing.
P-057	If nobody claimed the tile for a set in that time he draws.
P-058	If the tile is claimed after the next player already drew but within the 3–4 seconds, the drawn tile goes back to the wall.
P-059	No open set may be declared on the last discard.
P-060	A hand with at least one open set is open for the rest of the deal.
P-061	Open sets cannot be changed and stay on the table until the deal ends (pon→kan is the obvious exception [INF]).
P-062	Three ways to make a kan.
P-063	(1) three identical in hand + any opponent's discard of the fourth; announced like a pon; the taken tile sideways.
P-064	(2) an open pon exists and the fourth tile is drawn from the wall in the own turn: it may be kept, discarded, or added to the pon; the added tile lies next to the sideways tile.
P-065	Four identical tiles in the closed hand are not a kan but a pon plus a single tile until declared.
P-066	(3) closed kan: in the own turn after drawing from the wall; lay out four, show them, then turn the two outer ones face down.
P-067	After a kan the player takes the replacement tile: the leftmost one of the dead wall.
P-068	Then he discards any tile.
P-069	After a kan the player opens the next kan-dora indicator, to the right of the dora indicator.
P-070	Closed kan: indicator opened before the discard; every other kan: after the discard.
P-071	At most four kans in a deal.
P-072	If the four were not all declared by one player the deal ends in a draw (see P-139).
P-073	The dead wall always has 14 tiles: after each kan the last live tile becomes dead.
P-074	Open sets lie to the right of the hand, stacked up in order from bottom to top.
P-075	Pon/kan beats chi.
P-076	Ron beats every other claim.
P-077	Two players claim ron: the one sitting nearer to the discarder counter-clockwise wins alone (atamahane). Example: East discards, South and North can win: South wins.
P-078	A tenpai hand needs at least one yaku to win.
P-079	Every yaku has a han value; compatible yaku are summed; some exclude each other.
P-080	List and compatibility table at the end — the table is [LOST] (only its title remains).
P-081	"Open/closed" is a property of the tenpai hand: open = it contains open sets; both kinds may win by ron or tsumo.
P-082	One may be tenpai without a yaku.
P-083	Allowed with a fully closed tenpai hand; it is a 1-han yaku.
P-084	Deposit 1000 points; the next winner of a deal takes them (carried over if this deal is drawn).
P-085	Without 1000 points no riichi.
P-086	The hand is frozen; drawn tiles are kept apart and discarded unless winning.
P-087	A closed kan is allowed if it does not change the existing waits.
P-088	Missing a ron chance after riichi: furiten to the end of the deal; tsumo stays possible.
P-089	Not allowed with fewer than 4 tiles in the live wall.
P-090	On a riichi win the ura-dora indicators are opened for the winner.
P-091	Procedure: say "riichi", discard in turn, tile sideways, 1000 stick in front of the own discards.
P-092	If the riichi tile is claimed for a set, the player's next discard is laid sideways.
P-093	If someone wins on the riichi tile the 1000 is returned and the riichi counts as not declared.
P-094	Yakuman = special hands with the maximal value, 32000 for a non-dealer.
P-095	Yakuman do not combine with each other.
P-096	Yakuman do not combine with ordinary yaku or dora.
P-097	No ron if one's own discards contain a tile that completes one's wait; tsumo allowed.
P-098	Temporary furiten: passing on a winning discard forbids ron until one's next draw from the wall.
P-099	A dora adds 1 han but is no yaku.
P-100	The indicator names the next tile in order: 2p→3p, 9s→1s.
P-101	Winds cycle E→S→W→N→E; dragons cycle red→white→green→red (same cycle as white→green→red).
P-102	(captions) Example dora 9m; example kan-dora 9p (pictures [LOST]).
P-103	Kan-dora appear after a kan when the new indicator is opened.
P-104	Ura-dora: under the dora indicator and under the opened kan-dora indicators; only for a winner who declared riichi; counted in the value.
P-105	Count han for yaku and dora.
P-106	Under 5 han also count fu; for 1–4 han use the table.
P-107	Blank cells = such hands do not exist.
P-108	Upper number: ron; lower: tsumo payments dealer/non-dealer; the dealer has a separate table.
P-109	Non-dealer table (31 cells; all correct).
P-110	Dealer table (31 cells; all correct; one stray slash at 1 han 100 fu).
P-111	3 han from 70 fu and 4 han from 40 fu = mangan; 4 han 30 fu = 7700/11600, 3 han 60 fu = 7700/11600 (no kiriage).
P-112	5 = mangan 8000/12000; 6–7 haneman 12000/18000; 8–10 baiman 16000/24000; 11–12 sanbaiman 24000/36000; 13+ yakuman 32000/48000 (non-dealer/dealer; tsumo shares 4000/2000 … 16000/8000).
P-113	Fu pon of simples: open 2, closed 4.
P-114	Fu pon of terminals/honours: 4 / 8.
P-115	Fu kan of simples: 8 / 16.
P-116	Fu kan of terminals/honours: 16 / 32.
P-117	Pair of dragons 2.
P-118	Pair of the seat/round wind 2 (one row; double wind not mentioned).
P-119	Edge, closed or pair wait 2.
P-120	Win from the wall 2, except pinfu.
P-121	Pointless open hand 2.
P-122	Base for a closed hand won by ron 30.
P-123	Seven pairs 25.
P-124	Base for open and/or tsumo 20.
P-125	Uma 3/7 is used.
P-126	Result = (points − 25000 + uma)/1000 with uma +7000 / +3000 / −3000 / −7000 for places 1–4.
P-127	Results are rounded to integers upward, i.e. toward +∞ (−33.3 → −33).
P-128	Equal points: the player sitting nearer to the first dealer, counter-clockwise, gets the better place.
P-129	Exhaustive draw: noten players pay tenpai players out of 3000: 1 tenpai gets 1000 from each; 2 tenpai: each noten pays 1500; 3 tenpai: the noten player pays 1000 to each; 0 or 4 tenpai: nothing.
P-130	Dealer noten → winds rotate; dealer tenpai → stays.
P-131	Dealer won or tenpai in a draw → extra deal (renchan).
P-132	Counter = 100-point sticks; the dealer lays as many as he has renchans.
P-133	Each stick adds 300 points to the hand of any winner.
P-134	A non-dealer win resets the counter to zero.
P-135	Dealer noten in a draw: no new renchan, but the old counter is kept and passes to the new dealer (not increased).
P-136	With already 5 renchans on the table a win needs at least 2 "yaku".
P-137	After the last deal of the hanchan: if East won or was tenpai, no extra deal if he is leading; the game is over.
P-138	No payments, no wind change.
P-139	(1) four kans by different players and nobody won on the discard after the fourth.
P-140	(2) fourth riichi declared and nobody won on that player's discard.
P-141	(3) all four players discard the same wind in their first turn.
P-142	(4) kyuushu kyuuhai: in his first turn a player has 9+ different terminals/honours, the first draw included, and declares it.
P-143	(5) triple ron.
P-144	(6) an offence that prevents continuing (chombo is charged).
P-145	Except for (6) the renchan counter goes up.
P-146	Any open set breaks the order of turns; a player's first turn may thereby vanish and such a draw is not granted.
P-147	Serious offences: chombo.
P-148	If a win is declared at the same time as the chombo, the penalty is void.
P-149	Chombo: 8000 by a non-dealer, 12000 by the dealer, paid to the other three as for a tsumo (non-dealer: 4000 to the dealer, 2000+2000; dealer: 4000 each).
P-150	Cause 1: invalid win declaration.
P-151	Cause 2: riichi with a hand that is not waiting (checked in a draw).
P-152	Cause 3: invalid closed kan after riichi (checked if the offender wins, or in a draw).
P-153	Cause 4: knocking over 5 or more tiles of the wall, one's own hand or another's hand.
P-154	Cause 5: claiming a tile after one's hand was declared dead.
P-155	Cause 6: looking at another player's hand.
P-156	After chombo: riichi stakes go back to their owners, redeal; no counter added; dealer stays.
P-157	Minor errors: dead hand. Its owner may not declare sets or a win and is not tenpai.
P-158	Dead-hand cause 1: wrong number of tiles.
P-159	Cause 2: knocking over tiles of an opponent's hand or of the dead wall.
P-160	Cause 3: invalid kan, pon or chi.
P-161	Cause 4: riichi with fewer than 4 tiles in the live wall.
P-162	Cause 5: drawing out of turn.
P-163	In tournaments everything not regulated is decided by the judge; no appeal.
P-164	Riichi 1 (closed).
P-165	Ippatsu +1: win within the first round after riichi, if in that round the other players make no set declarations.
P-166	Double riichi +1: riichi in the first round of the deal.
P-167	Tanyao: all tiles 2–8. Single value 1.
P-168	Pinfu: closed pointless hand, two-sided wait on a chi. 1.
P-169	Iipeiko ("Иппейко"): two identical chi. 1.
P-170	Menzen tsumo: win from the wall with a closed hand. 1.
P-171	Rinshan: win on a replacement tile. 1/1.
P-172	Chankan: when another player extends an open pon to a kan; to complete kokushi also at a closed kan. 1/1.
P-173	Haitei: tsumo on the last live tile. 1/1.
P-174	Hotei: ron on the discard after the last live tile. 1/1.
P-175	Yakuhai: pon/kan of dragons, round wind or seat wind. 1/1.
P-176	Ittsu 123-456-789 in a suit. 1/2.
P-177	Sanshoku: the same chi in each suit. 1/2.
P-178	Chanta: every set has a terminal or honour; at least one chi. 1/2.
P-179	Sanrenko: three consecutive pons/kans of one suit. Single value 2.
P-180	Toitoi 2/2.
P-181	Chiitoitsu, no two identical pairs. 2/2 (two values although it can only be closed).
P-182	Sananko: three closed pons 2/2.
P-183	Sanshoku doko 2/2.
P-184	Honroto: only terminals/honours; impossible without toitoi. 2/2.
P-185	Sankantsu 2/2.
P-186	Shosangen: two dragon pons and a dragon pair 2/2.
P-187	Junchan: every set has a terminal; at least one chi. 2/3.
P-188	Honitsu 2/3.
P-189	Ryanpeiko 3 (single).
P-190	Chinitsu 5/6.
P-191	Nagashi mangan 5/5: in a draw, the discards are only terminals/honours and none was claimed by others for open sets; tenpai unnecessary; paid like a tsumo; winds change even if East has it.
P-192	Bold-italic entries require a closed hand (marks [LOST]).
P-193	A closed hand that wins by tsumo additionally gets "1 yaku" for menzen tsumo (note: "yaku" used as the unit of value, as in the group headings "1 yaku (worth 1 han)", "2 yaku", "3 yaku", "5 yaku").
P-194	Suanko: four closed pons/kans; pair wait (tanki) +1 yakuman.
P-195	Kokushi muso; 13-sided wait +1 yakuman.
P-196	Churenpoto 1112345678999 + one more of the suit; 9-sided wait +1 yakuman.
P-197	Tenho: dealer wins on the dealt hand.
P-198	Chiho: non-dealer tsumo in the first round; void if the round was broken by set declarations.
P-199	Daisangen. Pao for the player who discarded into the third, last dragon set: ron on a non-pao player's discard → pao and discarder pay half each; tsumo → pao pays for all.
P-200	Shosushi: three wind sets + wind pair; pao too.
P-201	Daisushi: sets of all winds, +1 yakuman (listed inside the shosushi entry; pao by context [INF]).
P-202	Tsuiso: honours only.
P-203	Ryuiso: only fully green tiles (2,3,4,6,8 sou, green dragon — any of them, so the dragon is not required).
P-204	Sukantsu: four kans; pao too.
P-205	Chinroto: only 1s and 9s.
P-206	Kazoe yakuman: any hand of 13+ han.
P-207	Daisharin: 22334455667788 in pin.
C-001	Entries in italics are valid only in closed hands (italics survive as <i>; on partly open yaku only the names are italic, which is an artefact).
C-002	Riichi 1, closed: declare a waiting hand and stake 1000; on the first round (C-044) it is double riichi instead.
C-003	Pinfu 1, closed: four chi, two-sided wait, worthless pair, zero extra fu.
C-004	Menzen tsumo 1, closed.
C-005	Ippatsu 1, closed: win within one round (C-044) after riichi.
C-006	Iipeiko 1, closed: two completely identical chi.
C-007	Yakuhai 1: pon or kan of dragons, own wind, round wind.
C-008	Tanyao 1: all tiles 2–8; not italic, so open is allowed.
C-009	Houtei 1: win on the last discard.
C-010	Haitei 1: win on drawing the last live tile.
C-011	Rinshan 1: win on a replacement tile from the dead wall.
C-012	Chankan 1: win on another's tile extending an open pon to a kan, or with thirteen orphans on another's closed kan.
C-013	Sanshoku 1 (+1 closed, attribution see A-C01).
C-014	Ittsu 1 (+1 closed).
C-015	Chanta 1 (+1 closed); must be neither honroto nor junchan.
C-016	Chiitoitsu 2, closed: seven different pairs.
C-017	Double riichi 2, closed: riichi on the first round (C-044).
C-018	Toitoi 2: four pons or kans.
C-019	Sananko 2: three closed pons or kans (hand may be open).
C-020	Shosangen 2, plus 2 for the two valued sets themselves.
C-021	Honroto 2, plus 2 for chiitoitsu or toitoi.
C-022	Sanshoku doko 2.
C-023	Sankantsu 2 (no description).
C-024	Honitsu 2 (+1 closed); honours must be present, else it is chinitsu.
C-025	Junchan 2 (+1 closed).
C-026	Ryanpeiko 3, closed.
C-027	Renho 5, closed: win on a discard before one's own turn in the first round (C-044).
C-028	Nagashi mangan 5: in a draw, discards only terminals/honours and no tile was taken by any other player.
C-029	Chinitsu 5 (+1 closed).
C-030	Chiho, closed: non-East wins on a tile drawn from the live wall in the first round (C-044).
C-031	Tenho, closed: East's starting hand wins.
C-032	Suanko, closed; +1 yakuman with the one-sided (pair) wait.
C-033	Kokushi, closed; +1 yakuman with the 13-sided wait.
C-034	Churen poto, closed; +1 yakuman with the 9-sided wait ("pure nine gates").
C-035	Daisangen † (pao).
C-036	Shosushi (no pao mark).
C-037	Tsuiso: winds and/or dragons.
C-038	Ryuiso: 2,3,4,6,8 sou and/or green dragons (dragon not required).
C-039	Chinroto.
C-040	Sukantsu (no pao mark, no description).
C-041	Daisushi †: double yakuman (pao).
C-042	3p: a declared North may be won by ron; this gives no yaku.
C-043	3p: dora indicators also apply to declared Norths.
C-044	The round is broken by any chi, pon, kan (closed kans included) or, 3p, "north".
C-045	Pao only for daisangen and daisushi, and only if all the wind/dragon sets are open: the liable player is the one on whose discard the last of those sets was opened.
C-046	The liable player pays only that yakuman; and, if there are no other yakuman and the win was by self-draw, also the repeat (honba) points.
C-047	If the win was on another player's discard the price of that yakuman is split in two.
C-048	[INF from C-046] Several yakuman may be scored together.
C-049	Base 20: open hand and/or self-draw.
C-050	Seven pairs 25, nothing added, not rounded.
C-051	Base 30: closed hand won on a discard.
C-052	Pon of simples 2 open / 4 closed.
C-053	Pon of "ends" (terminals and honours, by the vocabulary of C-021) 4 / 8.
C-054	Kan of simples 8 / 16.
C-055	Kan of ends 16 / 32.
C-056	Pair of dragons 2.
C-057	Pair of own wind 2.
C-058	Pair of round wind 2 (separate row from C-057, hence 4 for a double wind [INF], see A-C02).
C-059	Edge wait 2.
C-060	Closed wait 2.
C-061	Pair wait 2.
C-062	Self-draw 2, not with pinfu.
C-063	Open pinfu-shaped hand 2.
C-064	Tsumo share "non-East" = 1×base: what a non-East pays to a non-East winner. 110-fu row shifted one column left [SLIP].
C-065	Tsumo share "East" = 2×base: what East pays to a non-East winner and what each pays to East. 110-fu row shifted [SLIP].
C-066	3p ron, non-East winner = 3×base.
C-067	One table with two headings: 3p ron East = 4p ron non-East = 4×base.
C-068	4p ron, East winner = 6×base.
C-069	Limits, tsumo shares non-East/East: mangan (5) 2000/4000, haneman (6–7) 3000/6000, baiman (8–10) 4000/8000, sanbaiman (11–12) 6000/12000, yakuman (13+) 8000/16000 (13+ fan = counted yakuman).
C-070	3 fan ≥ 70 fu and 4 fan ≥ 40 fu are capped at mangan; 3/60 and 4/30 stay below (no kiriage).
C-071	Tile legend: 東 В, 南 Ю, 西 З, 北 С, white (blank face) Б, 發 З, 中 К; 一萬…九萬 = 1–9. Order white–green–red.
G-001	Aim: be first to build a winning hand and declare when the winning tile is drawn or discarded by another.
G-002	Winning hand = four sets + a pair with at least one yaku (no exception for seven pairs/orphans on this page; the yaku list is on another page, not supplied).
G-003	Pon = three identical.
G-004	Kan = four identical.
G-005	Chi = three consecutive of a suit.
G-006	No wrap-around: 9-1-2 and 8-9-1 do not exist.
G-007	No yaku + declared win = invalid, the player pays a penalty (amount not given).
G-008	Turns counter-clockwise.
G-009	Dealer (East) begins by discarding.
G-010	A turn: draw one from the wall into the hand, discard any tile; discards in front, six per row.
G-011	Sets are closed (collected from the wall) or open. Four identical tiles are no kan until declared (text says "in the wall", meant "in hand" [SLIP]).
G-012	Any set lacking one tile may be completed from another's discard by announcing it and exposing the own tiles.
G-013	Only at the moment of the discard; later the tile cannot be taken.
G-014	Pon beats chi.
G-015	Ron beats both. (Kan not named here.)
G-016	Chi with e.g. 2-3, 5-7, 8-9; announce "Chi!", lay the set to one's right.
G-017	Chi only from the left-hand player.
G-018	Own tiles upright, the taken tile sideways at the left. Examples: taken 5 with 4,6 → 5 4 6; taken 1 with 2,3 → 1 2 3.
G-019	Pon with a pair, from any player; laid to one's right.
G-020	Sideways tile: from left → first; from right → third; from opposite → second.
G-021	Examples: pon 5m from opposite; pon West from the right.
G-022	Three kinds of kan.
G-023	Closed kan, in order: announce in the own turn; lay four with the outer two face down; replacement tile; open the kan-dora indicator; discard.
G-024	Added kan (open pon + same tile drawn from the wall), in order: announce; lay the tile sideways on top of the sideways tile of the pon; replacement; discard; then open the indicator.
G-025	Open kan (three in hand + another's discard), in order: announce; three tiles upright; taken tile sideways: from left → first, from right → fourth, from opposite → second; replacement; discard; then indicator.
G-026	Tenpai = lacking only the last tile.
G-027	Example: 234678m 45p 23466s waits 3p, 6p (suit letters of the middle/last suit [INF]).
G-028	Tsumo: say it, open the hand, everybody pays.
G-029	Ron: say it, open the hand, the discarder pays.
G-030	Riichi winner: tiles under all opened dora/kan-dora indicators are opened at the moment of the win and indicate ura-dora.
G-031	Wall exhausted without a win = draw.
G-032	Noten players pay from a pool of 3000: 1 tenpai 3×1000; 2 tenpai 1500 each; 3 tenpai the noten one pays 1000 to each; 0/4 nothing.
G-033	Non-dealer win, or draw with dealer noten: winds move counter-clockwise; the old East becomes North, old West becomes South.
G-034	Dealer win, or draw with dealer tenpai: winds stay; the next deal is a renchan; a 100 stick is laid before the dealer, one more each time.
G-035	When the dealer wins he gets per renchan an extra 100 from each payer, or 300 from the discarder.
G-036	Example: first renchan, tsumo: +100 from each (300).
G-037	Example: fourth renchan, ron: +1200 from the discarder.
G-038	Every new deal begins with building the wall (other page).
F-001	At least one yaku is required to win.
F-002	Dora is no yaku; dora alone cannot win.
F-003	Values are written (closed/open); "-" = not on an open hand.
F-004	Yakuhai 1/1: pon or kan of dragons, seat wind or round wind.
F-005	Several yakuhai add up; a wind that is both seat and round wind gives 2.
F-006	Shosangen 2/2; the two yakuhai are added, so the hand is worth at least 4.
F-007	Daisangen yakuman.
F-008	Shosuushi yakuman.
F-009	Daisuushi (single) yakuman; remark: double in some rules.
F-010	Tsuuiso yakuman: honours only.
F-011	Toitoi 2/2.
F-012	Sananko 2/2: three closed pon/kan; the hand may be open.
F-013	A pon finished by ron (shanpon) counts as open, so sananko then only by tsumo.
F-014	Sanshoku doko 2/2.
F-015	Sankantsu 2/2, kans open or closed.
F-016	Suukantsu yakuman, kans open or closed.
F-017	If one player declared all four kans the deal goes on (no redeal), but from then on nobody may declare a kan.
F-018	[INF from F-017] Four kans by several players → redeal.
F-019	Suuanko yakuman, closed.
F-020	Suuanko on a shanpon only by tsumo; by ron it is sananko.
F-021	Pinfu 1/-: no fu, only sequences, no yakuhai pair, two-sided wait.
F-022	Iipeiko 1/-.
F-023	Iipeiko is not counted with chiitoitsu or ryanpeiko.
F-024	Ryanpeiko 3/-; excludes chiitoitsu and iipeiko.
F-025	Sanshoku 2/1.
F-026	Ittsu 2/1.
F-027	Honitsu 3/2.
F-028	Chinitsu 6/5.
F-029	Chuurenpoto yakuman, closed only, shape 1112345678999 (no double for the nine-sided wait mentioned).
F-030	Ryuiso yakuman: green sou (2,3,4,6,8) and green dragons; at least a pair of green dragons is required.
F-031	Tanyao 1/1 (open allowed); remark: not open in some rules.
F-032	Chanta 2/1; the pair must also be terminal/honour; at least one sequence, otherwise honroto.
F-033	Honroto 2/2; goes together with toitoi or chiitoitsu; excludes chanta.
F-034	Junchan 3/2; pair terminal, no honours, at least one sequence, otherwise chinroto.
F-035	Chinroto yakuman, open or closed.
F-036	Chiitoitsu 2/-; fixed 25 fu; closed only. (Identical pairs: not mentioned.)
F-037	Kokushimuso (single) yakuman; remark: double for the 13-sided wait in some rules.
F-038	Riichi 1/-: closed tenpai; hand may not be changed afterwards; no other yaku needed.
F-039	Double riichi 2/-: riichi in the first round.
F-040	Ippatsu 1/-: winning tile from wall or discard within the first round after riichi; broken by any declaration, closed kan included.
F-041	Menzen tsumo 1/-.
F-042	Haitei 1/1: tsumo on the last tile of the wall.
F-043	Rinshan kaiho 1/1: tsumo on a dead-wall tile after a kan.
F-044	Tenho yakuman: dealer wins with the starting hand.
F-045	Chiho yakuman: non-dealer, first own draw; no pon, chi or kan before.
F-046	Hotei 1/1: win on the last discard of the deal.
F-047	Chankan 1/1: win on the tile added to a pon.
F-048	Renho: win on the first discard of the deal; worth a mangan, not added to other yaku; remark: yakuman in some rules.
F-049	Described: discards only terminals/honours; nothing claimed from them; own calls allowed; worth mangan.
F-050	In the table rules of club "Furiten" nagashi mangan does not exist.
D-001	Riichi, 1: concealed hand (no chi/pong/kang except concealed kang; may finish on a discard); three acts: lay 1000 points in front, turn the discarded tile 90°, say "Riichi".
D-002	Ippatsu +1: win in the first round after riichi and before anyone declared chi, pong or kang.
D-003	Double (Daburu) +1: riichi on one's first discard and before anyone declared chi, pong or kang.
D-004	Example: discards green dragon with riichi, waits 5p/8p; won in the first round = 2 with ippatsu.
D-005	Menzen tsumo ("fully concealed hand"), 1: concealed (concealed kang allowed) and self-drawn.
D-006	Example: waits 4s/7s; the yaku only when drawn.
D-007	[title and value [LOST]; it is pinfu] concealed; only chi; completed on a two-sided chi; pair not of dragons, own or round wind.
D-008	Example: 5-6m is two-sided; 4-6m would be split, 8-9m an end chi; as East in the South round a West or North pair would be fine.
D-009	Iipeikou, 1: concealed; two of the same chi in the same suit.
D-010	Examples: A only 4p gives 234p 234p; B 345p 345p but hand not concealed → no yaku.
D-011	Sanshoku doujun, 1, +1 concealed.
D-012	Ittsu, 1, +1 concealed.
D-013	Dragons, 1 per pong/kang. Example B: second dragon pong = 2.
D-014	Winds, 1 for pong/kang of own or round wind.
D-015	A wind that is both counts 2.
D-016	Rinshan, 1: win on the loose tile just drawn after a kang. The example also shows: a self-drawn fourth tile may extend an open pong, it is laid over the turned tile, the loose tile is drawn from the "roof".
D-017	Chankan, 1: win while an opponent tries to extend an open pong to a kang.
D-018	Chiitoitsu, 2: concealed, seven different pairs, no two equal pairs. Example B: 5p twice → not mahjong.
D-019	Sanshoku dokou, 2.
D-020	Three concealed pong, 2 (romanised name printed wrongly as San shoku dokou [SLIP], should be san ankou): none of the three formed with a discard.
D-021	Example B: shanpon; only self-draw gives three concealed; by discard only two.
D-022	Sankantsu, 2: three declared kang, open or concealed.
D-023	Honitsu, 2, +1 concealed: one suit plus winds/dragons which must be present, otherwise chinitsu.
D-024	Example: no honour set → chinitsu with five instead.
D-025	Shousangen, 2: two pong/kang and a pair of dragons.
D-026	The two dragon pong count in addition.
D-027	Example B: 8p gives shousangen, red dragon gives daisangen.
D-028	Honroutou, 2: all sets of terminals/honours; no chi, the four sets are pong/kang (so not with seven pairs); at least one honour (else chinroutou); at least one terminal (else tsuu iisou).
D-029	"Only pong" (toitoi) always accompanies it: two more. (The toitoi card itself is missing.)
D-030	Junchan, 2, +1 concealed: every set has a 1 or 9; at least one chi, else chinroutou.
D-031	Ryanpeikou, 3: concealed, two times two identical chi.
D-032	Not also counted as seven pairs.
D-033	Chinitsu, 5, +1 concealed: one suit, no honours.
D-034	Kokushi, yakuman, concealed; +1 yakuman with thirteen chances.
D-035	Example: pair of West, completed by North (single wait → one yakuman [INF]).
D-036	Chuuren, yakuman, concealed, 1112345678999 + one; +1 yakuman with nine chances.
D-037	Example: only 6p, with an extra 3p.
D-038	Chiho, yakuman: no chi/pong/kang declared by oneself (no exception for a concealed kang here); not East; valid self-drawn hand in the first round; no opponent before one's turn declared chi, pong or kang.
D-039	Four sets and a pair suffice (no other yaku needed).
D-040	Suuankou, yakuman: concealed; four concealed pong/kang; making an open kang of a concealed pong spoils it.
D-041	+1 yakuman when won on the pair.
D-042	Suukantsu, yakuman: concealed, open or extended kang all count.
D-043	Ryuuiisou, yakuman: only green tiles (2,3,4,6,8 bamboo, green dragon); dragon not demanded.
D-044	Chinroutou, yakuman.
D-045	Tsuuiisou, yakuman.
D-046	Daisangen, yakuman.
D-047	"Feed" (pao): if all three dragon sets are open, the feeder of the third shares the payment on a discard: he pays half of the hand if another player feeds the winning tile. (Self-draw: not said.)
D-048	Shousuushii, yakuman. (No feed rule.)
D-049	Daisuushii, two yakuman.
D-050	"Feed": if all four wind sets are open, the feeder of the fourth pays half if another player feeds.
D-051	(absence) No card for tanyao, chanta, toitoi, haitei, houtei, tenhou, renhou, nagashi mangan, kazoe yakuman (the file looks like a partial deck: the pinfu title is lost and toitoi is referred to but absent).
D-052	Vocabulary shows a South round exists (round wind South).
A-P01	Which wall is broken. (a) text: count the dice sum from the dealer as 1, counter-clockwise (P-017): 8 → North. (b) caption: 3+5=8 → South (P-025), which would be clockwise counting. Evidence: text is explicit; the same text says turn order E→S→W→N is counter-clockwise (P-011, P-028); the caption fits only clockwise counting (E,N,W,S,E,N,W,S). Default (a); 2→S 3→W 4→N 5→E 6→S 7→W 8→N 9→E 10→S 11→W 12→N (high). Report the caption as an error in the document.
A-P02	"First and fifth" (P-024). (a) the usual jump: after 48 tiles East takes tiles 49 and 53, South 50, West 51, North 52. (b) East takes 49 and later a separate draw. Both give the same tiles. Default (a), South's first draw is tile 54 (high).
A-P03	Bust (P-034). (a) ends when someone is at 0 or below ("lost all"); (b) only below 0. Evidence: literal wording = nothing left, i.e. 0 counts; P-085 lets a player with exactly 1000 declare riichi and stand at 0 in the middle of a deal. Default (a), tested only after the settlement of a deal (medium).
A-P04	Tanyao has one value (P-167). (a) closed only; (b) 1/1 with one number lost. Evidence for (a): in the list every row with a single number is certainly closed-only (riichi, pinfu, iipeiko, menzen tsumo, ryanpeiko), every row valid open has two numbers, even equal ones (rinshan 1 1, yakuhai 1 1); P copies EMA 2008–2016 where open tanyao was forbidden. Against: chiitoitsu, closed by nature, has "2 2". Default (a) closed only (high).
A-P05	Sanrenko has one value (P-179). (a) closed only, 2; (b) 2/2, one number lost (as the usual form of this optional yaku). Same column logic as A-P04; no EMA parallel. Default (a) (medium).
A-P06	Double-wind pair (P-118). (a) 2 fu — one table row "seat/round wind 2"; (b) 4 fu — two conditions, 2 each. Evidence: the printed 1 han 110 fu ron value exists only with 4 fu, P-107 says printed cells exist; but P also prints other impossible cells; yakuhai for double wind is not spelled out either. Default (b) 4 (low–medium; EMA of that time 4 (m)).
A-P07	Yakuman "+1" against "no combination" and "maximum 32000" (P-094, P-095 vs P-194..196, P-201). (a) the four named variants are worth two yakuman (64000/96000), but different yakuman are never added; (b) 32000 is the absolute cap and "+1" has no effect; (c) "+1" shows that stacking is meant after all. Evidence: special entries are four times explicit; P-095 speaks of combining different yakuman; (b) would make four entries meaningless. Default (a); take the highest single entry (medium–high).
A-P08	"2 yaku" with 5 counters (P-136). (a) two separate yaku; (b) yaku worth at least 2 han, dora not counted. Evidence for (b): the document itself uses "yaku" as value unit: group headings "1 yaku (worth 1 han)", "2 yaku", "3 yaku", "5 yaku", and "1 yaku is added" for menzen tsumo (P-193); EMA08 had exactly "two han from yaku at five counters". Default (b) (high). Threshold: counter ≥ 5. Chiitoitsu alone or double-wind pon alone is enough; riichi + dora is not.
A-P09	Nagashi mangan details (P-191). Unsaid: noten payments, counter bonus, stakes, counter after it, several players. Readings: (a) it is a kind of draw: mangan payments instead of noten payments, stakes stay, no counter bonus, winds rotate, counter passes on unchanged as in P-135; (b) it is a win (EMA08: counts as a win, noten payments void, counters paid). Evidence: listed as "in a draw"; rotation is ordered as an exception; paid "as tsumo". Default (a) without noten payments; several players: all paid (low).
A-P10	Pao details (P-199..201, P-204). (1) For shosushi: (a) feeder of the third wind set; (b) pao only when the fourth makes daisushi. Text attaches "also pao" to shosushi itself. Default (a) for shosushi, feeder of the fourth for daisushi (medium). (2) Must the other sets be exposed? Not said (C and D demand it). Default: no (low). (3) Sukantsu: feeder of the fourth kan (open kan from his discard) — a fourth kan made by adding or closed gives no pao [INF] (medium). (4) Counters: silent. Default: on tsumo pao pays them, on a split ron the discarder pays them (low, EMA (v)). (5) Odd halves: not possible (32000, 48000, 64000, 96000).
A-P11	What interrupts the first round / ippatsu. P-146 "any open set"; P-165 "set declarations by the other players"; P-198 "set declarations". Readings: (a) to the letter: ippatsu ends by sets of others (a closed kan must be declared, P-065, so it counts), not by one's own closed kan; nine kinds and four winds end by open sets only; double riichi and chiho by any declared set; (b) the common way: any call of anyone, closed kans included, ends all of them (C-044, F-040). Default (a) for P, (b) elsewhere (medium).
A-P12	When exactly is the indicator of an open/added kan opened (P-070)? (a) after the discard has passed un-won; (b) as soon as the tile touches the table, thus counting for a ron on it. And with a second kan before the discard? Default (a); all pending indicators are opened together after the discard, a closed kan opens only its own (medium).
A-P13	"Leading" in the last deal (P-137). (a) sole first place; (b) first by the tie-break P-128. Voluntary or forced? Text: no extra deal "is appointed", game counts as finished → forced. Default (b), forced (medium). An abortive draw in the last deal is replayed (P-138).
A-P14	Riichi sticks left at the end. Silent; P-033 forbids points to vanish. Default: to first place (low).
A-P15	Rounding (P-127). "Up", with the negative example −33.3 → −33: ceiling, not half-up and not "away from zero". Default: ceil for all; the four results need not sum to 0 (high).
A-P16	Claim window (P-056..058). 3 or 4 seconds? Default: next player may not draw before 3 s; claims for sets accepted until 4 s after the discard even if a tile was drawn; the drawn tile returns to the same place (medium). Ron is not mentioned in the timing rule; default: same window (low).
A-P17	Tile exposure: chombo or dead hand (P-153 vs P-159). Default: ≥5 tiles of live wall/own/another's hand → chombo; 1–4 tiles of an opponent's hand or any 1–4 tiles of the dead wall → dead hand; 1–4 of own hand or live wall → no penalty; ≥5 of the dead wall → chombo (part of the wall) (medium).
A-P18	"Win together with chombo" (P-148). (a) a valid win of another player at the same moment cancels the penalty; (b) of the offender too. Default (a) (medium).
A-P19	When noten riichi is checked (P-151). "In a draw". Does this include abortive draws (four riichi)? Default: exhaustive draw only; also when the judge orders (low).
A-P20	Does the pair count in chanta/junchan (P-178, P-187)? Text: "all sets". F-032/034 say yes. Default yes (high).
A-P21	Honroto "impossible without toitoi" (P-184). (a) chiitoitsu of terminals/honours does not get honroto; (b) mere remark. D-028 has the same restriction, C-021 and F-033 the opposite. Default (a) for P (medium–high).
A-P22	Furiten and claimed tiles (P-097). "Present in his discards": is a discarded tile that was claimed still there? Default: yes, furiten persists (medium).
A-P23	Temporary furiten with a yakuless hand (P-098). The tile completes the wait but the hand has no yaku. Text speaks of a tile completing the wait and no declaration. Default: furiten (medium). A pon/chi by oneself does not end it (only a wall draw does) (high, literal); is a replacement draw a wall draw? Default yes (low).
A-P24	Triple ron versus atamahane (P-077, P-143). No conflict: two → nearest wins; three valid claims → abort. Claims by furiten/yakuless players do not count [INF]. (high)
A-P25	Later upgrade of a pon (P-064). The fourth tile "may be put into the hand": may it be added in a later turn? Default: yes, in any own turn after a wall draw (medium).
A-P26	Honba on tsumo (P-133). "300 to the value". Default: 100 from each (high; G-035).
A-P27	Order of replacement tiles (P-067). "Leftmost": two stacks. Default: stack 1 upper, stack 1 lower, stack 2 upper, stack 2 lower (medium). The refill (P-073) is added at the right end [INF].
A-P28	Riichi stakes after abortive draws. Stay on the table (P-084 "if a draw, then the next"), except chombo (P-156). (high)
A-P29	Kuikae after pon. Example only for chi; the rule "is not in force" as a whole. Default: any discard legal after pon too (high).
A-P30	Chi with a gap (P-052). "pair of tiles going in order". Default: 5-7 + 6 allowed (high; G-016).
A-P31	Four kans. By one player: the deal continues, a fifth is forbidden (P-071). By several: abort after the discard following the fourth kan, ron on it or rinshan win before it stands (P-139). (high)
A-P32	Chombo and the 2-dice/round. Redeal with the same dealer, same counter, same stakes returned; does a chombo in the last deal repeat it? Default yes (medium). Can chombo bust someone and end the game? Default yes (P-034) (low).
A-P33	Self-scored wins (P-043..045). Under-claim accepted if silent; over-claim accepted if silent; correction possible until the winner's hand is mixed. Who may correct — text says "the player". Default: engine computes the true value, an optional table mode lets the winner announce a value; others may object until payment; correction by anybody until the hand is broken (medium).
A-P34	Compatibility table lost (P-080). Needed facts missing: honitsu vs chinitsu, chanta vs honroto, ittsu+…; Default: structural exclusions of the other documents (C-015, C-021, F-023, F-024, F-032..035) (high).
A-P35	Which yaku are closed-only (P-192). Bold-italic lost. Default: riichi, ippatsu, double riichi, tanyao, pinfu, iipeiko, menzen tsumo, sanrenko, chiitoitsu, ryanpeiko; yakuman suanko, kokushi, churen, tenho, chiho, daisharin (high except tanyao, sanrenko).
A-P36	Fu rounding. Not stated; columns are tens. Default: round up to ten, 25 fixed (high).
A-P37	How a dead hand plays on (P-157). Default: it draws and discards in turn, may not call or win, is noten, gets no nagashi; a riichi stake already laid stays on the table (medium).
A-P38	The stake of a riichi declared too late (P-161). Default: the declaration is void, no stake is laid, the discard stands, the hand is dead (medium).
A-P39	Tiles of an invalid pon, chi or kan (P-160). Default: the exposed tiles return to the hand, the claimed tile to the discards, play goes on with the player whose turn it would have been; the hand is dead (low).
A-P40	Furiten after passing a robbed kan. A passed chance on a kan tile counts like a passed discard. Default: yes (medium).
A-P41	A claim after the early drawer has already discarded (P-058). Default: too late, refused (medium).
A-C01	"+1 closed" for sanshoku, ittsu, chanta. Two marks survived for three rows (one stands inside the ittsu cell, one after chanta). (a) all three have it; (b) sanshoku has none. Default (a) (high; P-176..178, F-025/026/032).
A-C02	Double-wind pair. Separate rows C-057 and C-058, and the tables print no impossible ron cell but do print 110 fu / 1 fan, reachable only with 4 fu. Default 4 (high).
A-C03	Value of a declared North (3p). Only said: ron possible, no yaku, indicators apply to it. (a) each is also a dora by itself; (b) only when indicated. Default (a) as in every nukidora game; indicator adds further han (medium).
A-C04	Ron on a declared North. "Gives no yaku": the hand needs another yaku; not chankan. Furiten applies normally [INF]. Does the declaration still count for dora/replacement? Default: no, as with a robbed kan (low).
A-C05	After "north". Replacement tile from the dead wall, discards; rinshan on it? Rinshan is defined as win on a replacement tile from the dead wall (C-011). Default: yes, rinshan counts (low).
A-C06	3p tsumo. Ron tables are labelled by number of players, tsumo tables are not → same shares for 3 and 4 players (missing share lost). (high)
A-C07	Tsumo headings "non-East / East". (a) role of the payer/share (1× and 2×), (b) role of the winner. With (b) the values make no sense for a non-East winner (he receives both). Default: non-East table = share between non-Easts; East table = any share involving East (high).
A-C08	3p set, chi, start points, length, uma. Silent. Default: 108 tiles (no 2–8m), no chi, 35000 points (Tenhou style) — all marked as base-preset values, not from the document (low).
A-C09	Renho (C-027). 5 fan that adds to other yaku and dora (it stands in the normal list). (high) "Before own turn on the first round" — round unbroken.
A-C10	Nagashi (C-028). "Five fan" = mangan; payment, rotation, noten payments silent. Default: as mangan tsumo instead of noten payments; dealer stays if tenpai (low).
A-C11	Pao on ron: counters. Only the self-draw case is said. Default: discarder pays the counters (medium).
A-C12	Pao with several yakuman. Tsumo: liable player pays the full price of "his" yakuman, the rest is paid normally by all three (incl. him) and the counters normally. Ron on another: "his" yakuman is halved, the rest paid by the discarder. Ron on the liable player: he pays everything. (medium–high)
A-C13	Pao and closed kans. "All sets open": a closed kan of dragons/winds is not open → no pao. (medium)
A-C14	Multiple yakuman count. Daisushi counts as two, +1 variants as two, and all add. (medium–high; from C-046)
A-C15	Three-player amounts and wall. The sheet gives no counter value, noten pool or wall for three players. Default: 100 per payer and counter, noten pool 2000 (1000+1000 or 2000, 1000/1000 as in common three-player play), three walls of 18 stacks, eight replacement tiles before the indicator, North allowed after riichi (medium; recorded three-player games show 200 by ron, 2000, and deals with five or six replacement draws).
A-G01	Honba only for the dealer (G-035). (a) literal: a non-dealer winner gets no bonus; (b) the page only describes the dealer's case. Evidence: sentence begins with the condition "in case the dealer wins" and nothing is said for others; P-133 says any winner. Default (a) (medium–high).
A-G02	Fate of counters. Non-dealer win / dealer noten: nothing said; sticks lie "before the dealer" and count his renchans. Default: removed whenever winds move (medium).
A-G03	Seven pairs, thirteen orphans. The page defines a win as four sets + pair only; the yaku page is missing. Default: allowed (high).
A-G04	Kan versus chi priority. Not named. Default as pon (high).
A-G05	Added kan. "Draws the same tile … has the right". Same turn only or later? Default: later too (medium).
A-G06	"Four identical tiles in the wall". Slip for "in hand". (high)
A-G07	Picture codes. T0–T8 man 1–9 (T4 = 5 man given), T9–T17 and T18–T26 the two other suits (T12,13,14 = 4,5,6 given), T27–T30 = E,S,W,N (T29 = West given), T31–T33 dragons, T34 = tile back, suffix x = sideways. Which of the two suits is pin is not said. Default: second = pin, third = sou (medium). Dragon order unknown.
A-G08	Penalty for a yakuless win. Amount missing. Default: base preset's chombo (low).
A-F01	Renho "on the first discard of the deal" (F-048). (a) literally only the dealer's first discard; (b) any discard before one's own first turn in the unbroken first round (C-027). Default (b) as the usual meaning; literal (a) as switch (low–medium).
A-F02	Renho "not added". (a) the hand is worth exactly mangan even if its yaku are worth more; (b) the better of mangan and the normal value. Default (b) (medium; wiki description of "mangan" renhou).
A-F03	Suuanko tanki, churen nine-sided. Not said to be double; daisuushi and kokushi-13 are said to be double only "in some rules". Default: all single (high).
A-F04	Stacking of yakuman. Silent. Default: base preset (low).
A-F05	Double riichi interrupted. Not mentioned. Default: needs an unbroken first round (high).
A-F06	Chiitoitsu with identical pairs. Silent ("seven pairs"). Default: different pairs (high).
A-F07	Chankan of a closed kan for kokushi. Only added kan described. Default: no (medium).
A-F08	Haitei on "the last tile of the wall". Live wall. (high)
A-F09	Spelling. Цууисо / цуиисо both occur; one yaku.
A-F10	Ryuiso defined as a honitsu. "hatsu at least a pair" → without hatsu the hand scores as chinitsu (+ tanyao etc.). (high)
A-D01	Feed rule on self-draw. Only "by discard" is stated. (a) on tsumo everybody pays normally; (b) usual pao (feeder pays all). Default (a) literal (medium).
A-D02	"Half of the hand". With other yakuman in the hand the whole hand is halved. Default: half of the total (medium).
A-D03	Missing cards (D-051). Absent or lost? Toitoi certainly lost (D-029 refers to it); pinfu title lost; so tanyao, chanta, haitei … were probably lost as well. Default: take them from the base preset (medium).
A-D04	Chiho after an own concealed kang (D-038). The usual exception for concealed kang is missing on this card. Default: not allowed (high).
A-D05	Name slip (D-020). "San shoku dokou" for three concealed pong → san ankou. (high)
A-D06	Stacking. "+1 yakuman", "two yakuman" → additive values exist; stacking of different yakuman silent. Default: additive (low).
A-D07	Kokushi example (D-035). Waits for North only, with a West pair → single yakuman. (high)
`;export{e as default};