// Made of the types in crates/server; `HANCHAN_BLESS=1 cargo test -p hanchan-server typescript` writes it anew.

/** The version of the protocol of live play. */
export const PROTOCOL = 2;

/**
 * A rule file that was added.
 */
export type AddedRules = { id: string, version: number, 
/**
 * By which stored games name it.
 */
hash: string, };

/**
 * The body of every response that reports an error.
 */
export type ApiError = { 
/**
 * The code.
 */
code: ErrorCode, 
/**
 * The localized message.
 */
text: string, 
/**
 * What exactly is wrong, if there is more to say.
 */
problems?: Array<string>, };

/**
 * What is done for a player without asking.
 */
export type Auto = { 
/**
 * Wins are taken.
 */
win: boolean, 
/**
 * Nothing else is claimed.
 */
"no-calls": boolean, 
/**
 * What was drawn is discarded.
 */
discard: boolean, };

/**
 * Why a connection is closed.
 */
export type ByeReason = "stopping" | "left" | "removed" | "banned";

/**
 * What a client sends.
 */
export type Command = { 
/**
 * The client's number of it, higher than that of the last.
 */
id: number, 
/**
 * What is to be done.
 */
command: What, };

/**
 * Who may take a seat.
 */
export type Entry = "open" | "link" | "password";

/**
 * Why a request failed. Clients can rely on the id; the text is localized.
 */
export type ErrorCode = "already-playing" | "bad-field" | "bad-hand" | "bad-json" | "bad-query" | "bad-request" | "bad-setting" | "bots-at-real-table" | "busy" | "cannot-resume" | "contribution" | "foreign-origin" | "full" | "inexpressible" | "name" | "name-taken" | "never-began" | "no-answer" | "no-guest" | "no-judge" | "no-open-hands" | "no-randomness" | "no-session" | "no-such-address" | "no-such-deal" | "no-such-format" | "no-such-game" | "no-such-link" | "no-such-method" | "no-such-name" | "no-such-person" | "no-such-record" | "no-such-role" | "no-such-rules" | "no-such-seat" | "no-such-step" | "no-such-table" | "not-an-administrator" | "not-here" | "not-json" | "not-over" | "our-fault" | "password" | "password-length" | "removed" | "rule-file" | "rules-name-taken" | "rules-version-taken" | "settings" | "table-stopped" | "too-large" | "too-many-bots" | "too-many-connections" | "too-many-records" | "too-many-requests" | "too-many-tables" | "too-slow" | "unreadable-record" | "wrong-name-or-password" | "wrong-password" | "you-play";

export type Export = { person: Person, games: Array<PlayedGame>, records: Array<string>, training: Training, };

/**
 * A game that is over.
 */
export type FinishedGame = { id: string, rules: RulesName, 
/**
 * The settings of its table.
 */
settings: Settings, 
/**
 * The names of the players by seat; whoever has deleted his account is still named in the record.
 */
players: Array<string>, 
/**
 * When it began, in seconds since 1970.
 */
began: string | null, 
/**
 * How many steps each deal has.
 */
deals: Array<number>, 
/**
 * By place: seat, points, result in tenths of a thousand; none if it was ended as it stood.
 */
result: Array<[number, number, number]> | null, 
/**
 * Whether it was ended as it stood, by agreement or by an administrator.
 */
stopped: boolean, proof: WallProof, 
/**
 * The formats that a record can be had in.
 */
formats: Array<string>, };

/**
 * A call that was not valid.
 */
export type JsonCall = { "type": "claim", 
/**
 * The claim.
 */
claim: JsonClaim, } | { "type": "closed-kan", 
/**
 * One of its tiles.
 */
tile: string, } | { "type": "added-kan", 
/**
 * The tile.
 */
tile: string, };

/**
 * What a player says to a tile that can be claimed.
 */
export type JsonClaim = { "type": "pass" } | { "type": "ron" } | { "type": "kan" } | { "type": "pon", 
/**
 * The tiles of the hand.
 */
own: [string, string], } | { "type": "chi", 
/**
 * The tiles of the hand.
 */
own: [string, string], };

/**
 * Why a hand does not win.
 */
export type JsonNoWin = "not-complete" | "furiten" | "no-yaku" | "not-robbed" | "dead-hand";

/**
 * What a player did wrong.
 */
export type JsonOffence = { "type": "false-win", 
/**
 * Why it does not.
 */
why: JsonNoWin, } | { "type": "shout" } | { "type": "noten-riichi" } | { "type": "false-kan-after-riichi" } | { "type": "riichi-too-late", 
/**
 * How many there were.
 */
live: number, } | { "type": "false-call", 
/**
 * The call.
 */
call: JsonCall, } | { "type": "call-with-dead-hand", 
/**
 * The claim.
 */
claim: JsonClaim, } | { "type": "exposure", 
/**
 * Whose tiles.
 */
what: JsonToppled, 
/**
 * How many.
 */
tiles: number, } | { "type": "wrong-count" } | { "type": "out-of-turn" } | { "type": "peeking" };

/**
 * What an offence costs.
 */
export type JsonPenalty = "none" | "dead-hand" | "chombo";

/**
 * A ruling of the judge.
 */
export type JsonRuling = { "type": "offence", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The offence.
 */
offence: JsonOffence, } | { "type": "penalty", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The penalty.
 */
penalty: JsonPenalty, } | { "type": "inspection", 
/**
 * The player's seat.
 */
seat: number, } | { "type": "points", 
/**
 * Gains and losses by seat; they add up to 0.
 */
points: [number, number, number, number], } | { "type": "redeal" } | { "type": "remark" };

/**
 * What was knocked over.
 */
export type JsonToppled = "live-wall" | "dead-wall" | "own-hand" | "others-hand";

/**
 * A program that can take a seat.
 */
export type ListedBot = { 
/**
 * By which it is chosen.
 */
name: string, 
/**
 * Whether it is one of hanchan's own; the operator has named the others, which play at assisted tables alone.
 */
ours: boolean, };

export type ListedTable = { id: string, stage: string, created: number, settings: Settings, seats: Array<{ person: { id: string, name: string } } | { program: { name: string } } | null>, };

export type MadeTable = { id: string, };

/**
 * What a client is told.
 */
export type Message = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The seat of the client; none for who watches.
 */
seat: number | null, 
/**
 * The number of the next event.
 */
next: number, 
/**
 * The highest number of a command that was done for this seat.
 */
done: number, 
/**
 * What the player may do after all that he was told: a command of his may have been lost.
 */
choice: WireChoice | null, } | { "type": "event", 
/**
 * Its number in this view.
 */
number: number, 
/**
 * The event.
 */
event: WireEvent, 
/**
 * For a player: what they may do now.
 */
choice?: WireChoice, } | { "type": "table", 
/**
 * The table.
 */
table: TableState, } | { "type": "done", 
/**
 * Its number.
 */
id: number, } | { "type": "refused", 
/**
 * Its number.
 */
id: number, 
/**
 * Why: a code that stays the same.
 */
code: string, 
/**
 * The switch that decides it.
 */
switch: string | null, 
/**
 * The statements behind the switch.
 */
statements: Array<string>, 
/**
 * Why, in the client's language.
 */
text: string, } | { "type": "chat", 
/**
 * Who: the person.
 */
person: string, 
/**
 * His name.
 */
from: string, 
/**
 * What.
 */
text: string, } | { "type": "said", 
/**
 * His name.
 */
from: string, 
/**
 * His seat; none for who watches.
 */
seat: number | null, 
/**
 * What.
 */
phrase: Phrase, } | { "type": "judge-called", 
/**
 * His seat.
 */
seat: number, } | { "type": "rematch", 
/**
 * The new table.
 */
table: string, } | { "type": "misunderstood", 
/**
 * What is wrong with it.
 */
why: string, } | { "type": "bye", 
/**
 * Why. A client that is cut off because it does not read is sent nothing.
 */
why: ByeReason, };

/**
 * Somebody.
 */
export type Person = { 
/**
 * An id that stays.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * What he may do.
 */
role: Rank, 
/**
 * Whether there is no password yet.
 */
guest: boolean, };

/**
 * A set phrase, which everybody reads in his own language.
 */
export type Phrase = "hello" | "good-luck" | "thanks" | "nice-hand" | "sorry" | "one-moment" | "well-played";

export type PlayedGame = { id: string, stage: string, created: number, settings: Settings, result: Array<[number, number, number]> | null, 
/**
 * The names by seat; none where nobody sat down.
 */
players: Array<string | null>, 
/**
 * My seat; none if I left before the game began.
 */
seat: number | null, };

/**
 * A place in a game, and all that was told of the deal up to it.
 */
export type Position = { 
/**
 * The deal, from 1, and how many there are.
 */
deal: number, 
/**
 * How many deals there are.
 */
deals: number, 
/**
 * The step, from 1.
 */
step: number, 
/**
 * How many steps the deal has.
 */
steps: number, 
/**
 * Whose eyes it is seen with; none: all hands lie open.
 */
seat: number | null, 
/**
 * What was told of the deal up to there; the last event says what the player may do.
 */
events: Array<SeenEvent>, };

/**
 * What a player proposes.
 */
export type Proposal = "nothing" | "adjourn" | "end";

/**
 * What somebody may do on the server.
 */
export type Rank = "player" | "judge" | "administrator";

export type RulesName = { id: string, version: number, hash: string, };

/**
 * A seat as everybody sees it.
 */
export type SeatState = { 
/**
 * The name of the player; none if nobody sits there.
 */
name: string | null, 
/**
 * The person; none for a program.
 */
person: string | null, 
/**
 * Whether a program plays.
 */
bot: boolean, 
/**
 * Whether he is connected.
 */
here: boolean, 
/**
 * Whether a stand-in plays for him.
 */
"stand-in": boolean, 
/**
 * Whether he is ready for the next deal.
 */
ready: boolean, 
/**
 * Milliseconds left in his bank.
 */
bank: number | null, 
/**
 * What he proposes.
 */
proposes: Proposal | null, };

/**
 * An event as an audience sees it.
 */
export type SeenEvent = { 
/**
 * The event.
 */
event: WireEvent, 
/**
 * For a player: what they may do now.
 */
choice?: WireChoice, };

export type Session = { person: Person, 
/**
 * For programs; pages have the cookie.
 */
token: string, };

/**
 * The settings of a table, chosen by its owner.
 */
export type Settings = { 
/**
 * The rule set: an id of the server's list.
 */
rules: string, 
/**
 * Its version; the newest without it.
 */
"rules-version": number | null, 
/**
 * How long the game is, if not as the rule set says.
 */
length: 'one-deal' | 'east' | 'east-south' | 'all-winds' | null, 
/**
 * Assisted, or as at a real table with a judge.
 */
table: TableMode, 
/**
 * Seconds for each move and in the bank; none for teaching.
 */
clock: [number, number] | null, 
/**
 * The players that take seats from the start: names from `/api/bots`.
 */
bots: Array<string>, 
/**
 * Who may take a seat.
 */
entry: Entry, 
/**
 * The password that people need to take a seat. It is hashed and stored apart from the settings.
 */
password?: string, 
/**
 * What the owner adds to the walls; it is kept with his seat.
 */
contribution?: string, 
/**
 * Milliseconds that every discard lies before anybody sees what follows, so that no pause betrays a claim; 0: only as
 * long as somebody thinks.
 */
window: number, 
/**
 * Whether players may chat.
 */
chat: boolean, 
/**
 * Whether they may say set phrases.
 */
phrases: boolean, 
/**
 * Seconds after which spectators see open hands; none: never.
 */
"open-after": number | null, 
/**
 * Milliseconds a program thinks.
 */
pace: number, };

/**
 * How much of the rules the server takes care of.
 */
export type TableMode = "assisted" | "real-table";

/**
 * The stage of a table.
 */
export type TableStage = "waiting" | "playing" | "between" | "choice" | "adjourned" | "over";

/**
 * A table as everybody at it sees it.
 */
export type TableState = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its stage.
 */
stage: TableStage, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * Seconds for a move, and in each bank when it began; none without a clock.
 */
clock: [number, number] | null, 
/**
 * The rule set.
 */
rules: string, 
/**
 * Assisted, or as at a real table.
 */
table: TableMode, 
/**
 * Whether players may chat.
 */
chat: boolean, 
/**
 * Whether they may say set phrases.
 */
phrases: boolean, 
/**
 * Who made it.
 */
owner: string, 
/**
 * Who watches: the first few of them.
 */
watchers: Array<Watcher>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * What was promised about the walls.
 */
commitment: string | null, 
/**
 * What all walls came from, once the game is over.
 */
seed: string | null, 
/**
 * The host's part of it, where players added theirs: what was promised.
 */
host: string | null, 
/**
 * What they added, in the order in which they sat down, once the game is over.
 */
contributions: Array<string>, 
/**
 * How seats were drawn: by seat, the number of the player in the order in which they sat down.
 */
drawn: Array<number> | null, 
/**
 * The result, once the game is over: seat, points, result in tenths of a thousand, by place.
 */
result: Array<[number, number, number]> | null, 
/**
 * The seat that has to choose whether the game ends.
 */
chooses: number | null, };

/**
 * What a person can do already: a level for each topic, a box for each yaku's card.
 */
export type Training = { levels: { [key in string]?: TrainingLevel }, cards: { [key in string]?: TrainingCard }, };

export type TrainingCard = { box: number, 
/**
 * The day on which it comes again, counted from 1970.
 */
due: number, };

export type TrainingLevel = { level: number, asked: number, right: number, };

/**
 * A wall, computed again from the seed.
 */
export type WallAgain = { deal: number, 
/**
 * The first roll, and the second.
 */
dice: [number, number, number, number], 
/**
 * The tiles as they lay in the walls.
 */
tiles: string, 
/**
 * Whether the deal was played with this wall.
 */
same: boolean, };

/**
 * That the walls are those that were promised.
 */
export type WallProof = { 
/**
 * What was promised before the game.
 */
commitment: string | null, 
/**
 * What all walls come from.
 */
seed: string | null, 
/**
 * The host's part of the seed, where players added theirs: it is what was promised.
 */
host: string | null, 
/**
 * What the players added, in the order in which they sat down.
 */
contributions: Array<string>, 
/**
 * How to compute them: `docs/wall.md`.
 */
algorithm: string, 
/**
 * Whether the seed is the one that was promised, and every wall comes from it.
 */
kept: boolean, 
/**
 * The walls, computed again.
 */
walls: Array<WallAgain>, };

/**
 * Somebody who watches.
 */
export type Watcher = { 
/**
 * The person.
 */
person: string, 
/**
 * His name.
 */
name: string, };

/**
 * What a client wants.
 */
export type What = { "type": "play", 
/**
 * How.
 */
move: WireMove, } | { "type": "ready" } | { "type": "choose", 
/**
 * Whether he ends it.
 */
stop: boolean, } | { "type": "auto" } & Auto | { "type": "chat", 
/**
 * What.
 */
text: string, } | { "type": "say", 
/**
 * Which.
 */
phrase: Phrase, } | { "type": "call-judge" } | { "type": "rule", 
/**
 * The ruling.
 */
ruling: JsonRuling, 
/**
 * Why.
 */
note: string, } | { "type": "propose", 
/**
 * `adjourn` or `end`; `nothing` takes it back.
 */
what: Proposal, } | { "type": "remove", 
/**
 * The person.
 */
person: string, 
/**
 * Whether he may stay, but not chat.
 */
mute: boolean, } | { "type": "ping" };

/**
 * What a player may choose from.
 */
export type WireChoice = { "type": "turn", 
/**
 * What he may do; at a real table what is possible.
 */
moves: Array<WireMove>, } | { "type": "claim", 
/**
 * What he may say.
 */
moves: Array<WireMove>, } | { "type": "speak", 
/**
 * Whether he is the one to draw.
 */
draws: boolean, } | { "type": "draw" } | { "type": "show" } | { "type": "announce" } | { "type": "accept" } | { "type": "settle" };

/**
 * What everybody knows of a deal.
 */
export type WireDeal = { 
/**
 * The dealer's seat.
 */
dealer: number, 
/**
 * The round's wind: `east` and so on.
 */
round: string, 
/**
 * Honba.
 */
honba: number, 
/**
 * Riichi sticks on the table.
 */
sticks: number, 
/**
 * Everybody's points, by seat.
 */
points: Array<number>, 
/**
 * The first indicator.
 */
indicator: string, 
/**
 * Live tiles left.
 */
live: number, 
/**
 * The dealer's dice: the first roll, and the second, which some rules use.
 */
dice: [number, number, number, number] | null, };

/**
 * Something that happened, as one audience is told it. Tiles that the audience does not see are not there.
 */
export type WireEvent = { "type": "dealt", deal: WireDeal, hand: WireHand | null, hands: Array<WireHand> | null, } | { "type": "drew", seat: number, tile: string | null, dead: boolean, } | { "type": "returned", seat: number, tile: string | null, } | { "type": "answered", seat: number, claim: JsonClaim, } | { "type": "passed", seat: number, } | { "type": "showed", seat: number, tenpai: boolean, } | { "type": "riichi", seat: number, double: boolean, } | { "type": "discarded", seat: number, tile: string, drawn: boolean, sideways: boolean, } | { "type": "stake-laid", seat: number, } | { "type": "claimed", seat: number, meld: WireMeld, } | { "type": "closed-kan", seat: number, meld: WireMeld, } | { "type": "added-kan", seat: number, tile: string, } | { "type": "north", seat: number, } | { "type": "stands" } | { "type": "indicator", tile: string, } | { "type": "said", seat: number, claim: JsonClaim, hand: WireHand | null, } | { "type": "closed" } | { "type": "erred", seat: number, offence: JsonOffence, hand: WireHand | null, } | { "type": "died", seat: number, } | { "type": "chombo", seat: number, points: Array<number>, } | { "type": "opened", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, } | { "type": "announced", seat: number, each: Array<number>, } | { "type": "agreed", seat: number, } | { "type": "objected", seat: number, } | { "type": "corrected", seat: number, points: Array<number>, } | { "type": "mixed" } | { "type": "ruled", ruling: JsonRuling, note: string, } | { "type": "won", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, points: Array<number>, score: WireScore | null, } | { "type": "exhausted" } | { "type": "shown", seat: number, hand: WireHand, } | { "type": "paid", points: Array<number>, } | { "type": "aborted", why: string, } | { "type": "sticks-returned" } | { "type": "over", points: Array<number>, sticks: number, };

/**
 * Fu for a reason.
 */
export type WireFu = { 
/**
 * The message that says why.
 */
why: string, 
/**
 * The tile it speaks of.
 */
tile: string | null, 
/**
 * How many.
 */
fu: number, };

/**
 * A hand that is told.
 */
export type WireHand = { 
/**
 * The concealed tiles, the drawn one among them.
 */
tiles: Array<string>, 
/**
 * The tile just drawn.
 */
drawn: string | null, 
/**
 * The sets.
 */
melds: Array<WireMeld>, 
/**
 * Norths set aside.
 */
norths: number, };

/**
 * A set as it lies.
 */
export type WireMeld = { 
/**
 * `chi`, `pon`, `open-kan`, `closed-kan` or `added-kan`.
 */
kind: string, 
/**
 * The tiles of the hand.
 */
own: Array<string>, 
/**
 * The tile that was claimed.
 */
claimed: string | null, 
/**
 * Whose it was: `left`, `across` or `right`.
 */
from: string | null, 
/**
 * The tile that was added.
 */
added: string | null, };

/**
 * Something a player does.
 */
export type WireMove = { "type": "discard", 
/**
 * The tile; not needed when it is the one just drawn.
 */
tile?: string, 
/**
 * Whether it is the one just drawn.
 */
drawn: boolean, } | { "type": "riichi", 
/**
 * The tile; not needed when it is the one just drawn.
 */
tile?: string, 
/**
 * Whether it is the one just drawn.
 */
drawn: boolean, } | { "type": "closed-kan", 
/**
 * One of them.
 */
tile: string, } | { "type": "added-kan", 
/**
 * One of the kind.
 */
tile: string, } | { "type": "north" } | { "type": "tsumo" } | { "type": "nine-kinds" } | { "type": "pass" } | { "type": "ron" } | { "type": "pon", 
/**
 * The tiles.
 */
own: [string, string], } | { "type": "kan" } | { "type": "chi", 
/**
 * The tiles.
 */
own: [string, string], } | { "type": "draw" } | { "type": "show", 
/**
 * Whether he shows it.
 */
tenpai: boolean, } | { "type": "shout" } | { "type": "announce", 
/**
 * By seat.
 */
each: [number, number, number, number], } | { "type": "agree" } | { "type": "object" } | { "type": "correct" } | { "type": "mix" };

/**
 * What a win is worth, and why.
 */
export type WireScore = { 
/**
 * Each yaku with its han, or how many yakuman it is.
 */
yaku: Array<[string, number]>, 
/**
 * Han by dora, ura-dora, red fives and Norths.
 */
dora: [number, number, number, number], 
/**
 * The indicators that count; those under them are with the event.
 */
indicators: Array<string>, 
/**
 * Fu, each with its reason.
 */
fu: Array<WireFu>, 
/**
 * Fu, rounded; 0 for a yakuman.
 */
"fu-total": number, 
/**
 * Han; 0 for a yakuman.
 */
han: number, 
/**
 * How many yakuman.
 */
yakuman: number, 
/**
 * The limit: `none`, `mangan` and so on.
 */
limit: string, 
/**
 * Points for the hand.
 */
points: number, 
/**
 * Points for honba.
 */
honba: number, 
/**
 * Points in sticks.
 */
sticks: number, 
/**
 * Who is liable, and for which yaku.
 */
liable: [number, string] | null, };
