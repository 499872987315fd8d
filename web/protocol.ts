// Made of the types in crates/server; `HANCHAN_BLESS=1 cargo test -p hanchan-server typescript` writes it anew.

/** The version of the protocol of live play. */
export const PROTOCOL = 1;

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
export type Message = { "message": "welcome", 
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
choice: WireChoice | null, } | { "message": "event", 
/**
 * Its number in this view.
 */
number: number, 
/**
 * What he may do now.
 */
choice?: WireChoice, } & ({ "is": "dealt", deal: WireDeal, hand: WireHand | null, hands: Array<WireHand> | null, } | { "is": "drew", seat: number, tile: string | null, dead: boolean, } | { "is": "returned", seat: number, tile: string | null, } | { "is": "answered", seat: number, claim: string, } | { "is": "passed", seat: number, } | { "is": "showed", seat: number, tenpai: boolean, } | { "is": "riichi", seat: number, double: boolean, } | { "is": "discarded", seat: number, tile: string, drawn: boolean, sideways: boolean, } | { "is": "stake-laid", seat: number, } | { "is": "claimed", seat: number, meld: WireMeld, } | { "is": "closed-kan", seat: number, meld: WireMeld, } | { "is": "added-kan", seat: number, tile: string, } | { "is": "north", seat: number, } | { "is": "stands" } | { "is": "indicator", tile: string, } | { "is": "said", seat: number, claim: string, hand: WireHand | null, } | { "is": "closed" } | { "is": "erred", seat: number, offence: string, hand: WireHand | null, } | { "is": "died", seat: number, } | { "is": "chombo", seat: number, points: Array<number>, } | { "is": "opened", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, } | { "is": "announced", seat: number, each: Array<number>, } | { "is": "agreed", seat: number, } | { "is": "objected", seat: number, } | { "is": "corrected", seat: number, points: Array<number>, } | { "is": "mixed" } | { "is": "ruled", ruling: string, note: string, } | { "is": "won", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, points: Array<number>, score: WireScore | null, } | { "is": "exhausted" } | { "is": "shown", seat: number, hand: WireHand, } | { "is": "paid", points: Array<number>, } | { "is": "aborted", why: string, } | { "is": "sticks-returned" } | { "is": "over", points: Array<number>, sticks: number, }) | { "message": "table", 
/**
 * The table.
 */
table: TableState, } | { "message": "done", 
/**
 * Its number.
 */
id: number, } | { "message": "refused", 
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
text: string, } | { "message": "chat", 
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
text: string, } | { "message": "said", 
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
phrase: Phrase, } | { "message": "judge-called", 
/**
 * His seat.
 */
seat: number, } | { "message": "rematch", 
/**
 * The new table.
 */
table: string, } | { "message": "misunderstood", 
/**
 * What is wrong with it.
 */
why: string, } | { "message": "bye", 
/**
 * Why: `stopping`, `left`, `removed` or `banned`. Who is cut off because he does not read hears nothing.
 */
why: string, };

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
events: Array<Seated>, };

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
 * An event for a player, with what he may do now.
 */
export type Seated = { 
/**
 * What he may do now.
 */
choice?: WireChoice, } & ({ "is": "dealt", deal: WireDeal, hand: WireHand | null, hands: Array<WireHand> | null, } | { "is": "drew", seat: number, tile: string | null, dead: boolean, } | { "is": "returned", seat: number, tile: string | null, } | { "is": "answered", seat: number, claim: string, } | { "is": "passed", seat: number, } | { "is": "showed", seat: number, tenpai: boolean, } | { "is": "riichi", seat: number, double: boolean, } | { "is": "discarded", seat: number, tile: string, drawn: boolean, sideways: boolean, } | { "is": "stake-laid", seat: number, } | { "is": "claimed", seat: number, meld: WireMeld, } | { "is": "closed-kan", seat: number, meld: WireMeld, } | { "is": "added-kan", seat: number, tile: string, } | { "is": "north", seat: number, } | { "is": "stands" } | { "is": "indicator", tile: string, } | { "is": "said", seat: number, claim: string, hand: WireHand | null, } | { "is": "closed" } | { "is": "erred", seat: number, offence: string, hand: WireHand | null, } | { "is": "died", seat: number, } | { "is": "chombo", seat: number, points: Array<number>, } | { "is": "opened", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, } | { "is": "announced", seat: number, each: Array<number>, } | { "is": "agreed", seat: number, } | { "is": "objected", seat: number, } | { "is": "corrected", seat: number, points: Array<number>, } | { "is": "mixed" } | { "is": "ruled", ruling: string, note: string, } | { "is": "won", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, points: Array<number>, score: WireScore | null, } | { "is": "exhausted" } | { "is": "shown", seat: number, hand: WireHand, } | { "is": "paid", points: Array<number>, } | { "is": "aborted", why: string, } | { "is": "sticks-returned" } | { "is": "over", points: Array<number>, sticks: number, });

export type Session = { person: Person, 
/**
 * For programs; pages have the cookie.
 */
token: string, };

/**
 * A table as somebody wants it.
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
 * How long the game is, if not as the rule set says: `one-deal`, `east`, `east-south` or `all-winds`.
 */
length: string | null, 
/**
 * `assisted`, or `real-table` with a judge.
 */
table: string, 
/**
 * Seconds for each move and in the bank; none for teaching.
 */
clock: [number, number] | null, 
/**
 * The players that take seats from the start: names from `/api/bots`.
 */
bots: Array<string>, 
/**
 * `open`, `link` (who knows its address) or `password`.
 */
entry: string, 
/**
 * The password, if there is one; it is never told.
 */
password: string | null, 
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
 * A table as everybody at it sees it.
 */
export type TableState = { 
/**
 * Its id.
 */
id: string, 
/**
 * `waiting`, `playing`, `between` (two deals), `choice`, `adjourned`, `over`.
 */
stage: string, 
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
 * `assisted` or `real-table`.
 */
table: string, 
/**
 * Whether players may chat, and say set phrases.
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
export type What = { "say": "play", 
/**
 * How.
 */
move: WireMove, } | { "say": "ready" } | { "say": "choose", 
/**
 * Whether he ends it.
 */
stop: boolean, } | { "say": "auto" } & Auto | { "say": "chat", 
/**
 * What.
 */
text: string, } | { "say": "say", 
/**
 * Which.
 */
phrase: Phrase, } | { "say": "call-judge" } | { "say": "rule", 
/**
 * The ruling, as in the log: `offence 1 wrong-count`.
 */
ruling: string, 
/**
 * Why.
 */
note: string, } | { "say": "propose", 
/**
 * `adjourn` or `end`; `nothing` takes it back.
 */
what: Proposal, } | { "say": "remove", 
/**
 * The person.
 */
person: string, 
/**
 * Whether he may stay, but not chat.
 */
mute: boolean, } | { "say": "ping" };

/**
 * What a player may choose from.
 */
export type WireChoice = { "choose": "turn", 
/**
 * What he may do; at a real table what is possible.
 */
moves: Array<WireMove>, } | { "choose": "claim", 
/**
 * What he may say.
 */
moves: Array<WireMove>, } | { "choose": "speak", 
/**
 * Whether he is the one to draw.
 */
draws: boolean, } | { "choose": "draw" } | { "choose": "show" } | { "choose": "announce" } | { "choose": "accept" } | { "choose": "settle" };

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
 * Counters.
 */
counters: number, 
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
export type WireEvent = { "is": "dealt", deal: WireDeal, hand: WireHand | null, hands: Array<WireHand> | null, } | { "is": "drew", seat: number, tile: string | null, dead: boolean, } | { "is": "returned", seat: number, tile: string | null, } | { "is": "answered", seat: number, claim: string, } | { "is": "passed", seat: number, } | { "is": "showed", seat: number, tenpai: boolean, } | { "is": "riichi", seat: number, double: boolean, } | { "is": "discarded", seat: number, tile: string, drawn: boolean, sideways: boolean, } | { "is": "stake-laid", seat: number, } | { "is": "claimed", seat: number, meld: WireMeld, } | { "is": "closed-kan", seat: number, meld: WireMeld, } | { "is": "added-kan", seat: number, tile: string, } | { "is": "north", seat: number, } | { "is": "stands" } | { "is": "indicator", tile: string, } | { "is": "said", seat: number, claim: string, hand: WireHand | null, } | { "is": "closed" } | { "is": "erred", seat: number, offence: string, hand: WireHand | null, } | { "is": "died", seat: number, } | { "is": "chombo", seat: number, points: Array<number>, } | { "is": "opened", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, } | { "is": "announced", seat: number, each: Array<number>, } | { "is": "agreed", seat: number, } | { "is": "objected", seat: number, } | { "is": "corrected", seat: number, points: Array<number>, } | { "is": "mixed" } | { "is": "ruled", ruling: string, note: string, } | { "is": "won", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, points: Array<number>, score: WireScore | null, } | { "is": "exhausted" } | { "is": "shown", seat: number, hand: WireHand, } | { "is": "paid", points: Array<number>, } | { "is": "aborted", why: string, } | { "is": "sticks-returned" } | { "is": "over", points: Array<number>, sticks: number, };

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
export type WireMove = { "do": "discard", 
/**
 * The tile; not needed when it is the one just drawn.
 */
tile?: string, 
/**
 * Whether it is the one just drawn.
 */
drawn: boolean, } | { "do": "riichi", 
/**
 * The tile; not needed when it is the one just drawn.
 */
tile?: string, 
/**
 * Whether it is the one just drawn.
 */
drawn: boolean, } | { "do": "closed-kan", 
/**
 * One of them.
 */
tile: string, } | { "do": "added-kan", 
/**
 * One of the kind.
 */
tile: string, } | { "do": "north" } | { "do": "tsumo" } | { "do": "nine-kinds" } | { "do": "pass" } | { "do": "ron" } | { "do": "pon", 
/**
 * The tiles.
 */
own: [string, string], } | { "do": "kan" } | { "do": "chi", 
/**
 * The tiles.
 */
own: [string, string], } | { "do": "draw" } | { "do": "show", 
/**
 * Whether he shows it.
 */
tenpai: boolean, } | { "do": "shout" } | { "do": "announce", 
/**
 * By seat.
 */
each: [number, number, number, number], } | { "do": "agree" } | { "do": "object" } | { "do": "correct" } | { "do": "mix" };

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
 * Points for counters, and in sticks.
 */
counters: number, 
/**
 * Points in sticks.
 */
sticks: number, 
/**
 * Who is liable, and for which yaku.
 */
liable: [number, string] | null, };
