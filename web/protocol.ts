// Made of the types in crates/server; `HANCHAN_BLESS=1 cargo test -p hanchan-server typescript` writes it anew.

/** The version of the protocol of live play. */
export const PROTOCOL = 2;

/**
 * Registers an account or signs in.
 */
export type AccountRequest = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: string, };

/**
 * What an account can do on the server.
 */
export type AccountRole = "player" | "judge" | "administrator";

/**
 * A rule set that was added.
 */
export type AddedRules = { 
/**
 * The id of the rule set.
 */
id: string, 
/**
 * The version of the rule set.
 */
version: number, 
/**
 * The hash by which records refer to the rule set.
 */
hash: string, };

/**
 * Requests advice on the discards of a hand.
 */
export type AdviceRequest = { 
/**
 * The hand with its fourteenth tile, in any notation.
 */
hand: string, 
/**
 * The player's seat: its wind, or its number, counting from 0.
 */
seat: "E" | "S" | "W" | "N", 
/**
 * The rule set.
 */
rules: string, 
/**
 * The round wind.
 */
round: "E" | "S" | "W" | "N", 
/**
 * The dora indicators, in MPSZ.
 */
dora: string, 
/**
 * Tiles visible elsewhere, in MPSZ: discards and other players' melds.
 */
visible: string, 
/**
 * The number of tiles left in the live wall, from 0 to 70.
 */
live: number, };

/**
 * The move that the bot `sensei` would make, and its evaluation of all legal moves.
 */
export type AdviceResponse = { 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The hand, in MPSZ.
 */
hand: string, 
/**
 * The number of the seat, counting from 0.
 */
seat: number, 
/**
 * The move that `sensei` would make.
 */
chosen: AdvisedMove, 
/**
 * A sentence that describes the chosen move, localized.
 */
text: string, 
/**
 * The discards, best first.
 */
discards: Array<DiscardAdviceResponse>, 
/**
 * All other legal moves, such as wins, kans, calls and passing.
 */
others: Array<OtherAdviceResponse>, 
/**
 * An explanation of the numbers, localized.
 */
note: string, };

/**
 * A move.
 */
export type AdvisedMove = { 
/**
 * The kind of move.
 */
type: AdvisedMoveType, 
/**
 * The discarded tile, or the tile of a kan.
 */
tile?: string, 
/**
 * The two tiles from the hand that form a meld with the called tile.
 */
own?: [string, string], };

/**
 * A kind of move.
 */
export type AdvisedMoveType = "discard" | "riichi" | "closed-kan" | "added-kan" | "north" | "tsumo" | "nine-kinds" | "pass" | "ron" | "pon" | "open-kan" | "chi" | "formality";

/**
 * The form of an answer.
 */
export type AnswerForm = "value" | "tiles" | "tile" | "several" | "yes-no" | "one";

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
 * Details about what is wrong, if there are any.
 */
problems?: Array<string>, };

/**
 * The moves that are made automatically for a player.
 */
export type Auto = { 
/**
 * Whether to win whenever possible.
 */
win: boolean, 
/**
 * Whether to pass on every tile that the player could call but not win on.
 */
no_calls: boolean, 
/**
 * Whether to discard every drawn tile that does not win.
 */
discard: boolean, };

/**
 * Bans a person or lifts the ban.
 */
export type BanRequest = { 
/**
 * Whether the person is banned from now on.
 */
banned: boolean, };

/**
 * Why a connection is closed.
 */
export type ByeReason = "stopping" | "left" | "removed" | "banned";

/**
 * A yaku's card.
 */
export type Card = { 
/**
 * The ids of the card's yaku: one yaku, or all three dragons, or the seat and round wind.
 */
yaku: Array<string>, 
/**
 * The name in the chosen style.
 */
name: string, 
/**
 * The name in the other style, if it differs; otherwise empty.
 */
also: string, 
/**
 * The text for the yaku's value.
 */
value: string, 
/**
 * The requirements.
 */
needs: Array<string>, 
/**
 * What makes the yaku worth more.
 */
bonus: Array<string>, 
/**
 * The hands on the card: one or two examples, and a near miss.
 */
hands: Array<CardHand>, 
/**
 * Notes about the yaku.
 */
notes: Array<string>, };

/**
 * A deck of yaku cards, to be printed by the typesetter or as HTML.
 */
export type CardDeck = { 
/**
 * The language code.
 */
lang: string, 
/**
 * The rule set's title.
 */
title: string, 
/**
 * Headings on a card.
 */
labels: CardLabels, 
/**
 * The cards, in the order of the yaku list.
 */
cards: Array<Card>, };

/**
 * A drawn hand on a card.
 */
export type CardHand = { 
/**
 * The heading of the hand: example or counter-example.
 */
title: string, 
/**
 * Whether the hand has the yaku.
 */
good: boolean, 
/**
 * The hand in notation.
 */
label: string, 
/**
 * The lines of text below the hand.
 */
lines: Array<string>, 
/**
 * The drawn hand.
 */
picture: DrawnTiles, };

/**
 * Headings on a card.
 */
export type CardLabels = { 
/**
 * The heading for the requirements.
 */
needs: string, 
/**
 * The heading for what makes the yaku worth more.
 */
bonus: string, 
/**
 * The heading for the notes.
 */
notes: string, };

/**
 * Requests the yaku cards of a rule set as data.
 */
export type CardsRequest = { 
/**
 * The rule set.
 */
rules: string, };

/**
 * A message from a client.
 */
export type Command = { 
/**
 * The id of the command, chosen by the client; higher than the id of its last command.
 */
id: number, 
/**
 * The command.
 */
command: CommandKind, };

/**
 * A client's command.
 */
export type CommandKind = { "type": "play", 
/**
 * The move.
 */
move: WireMove, } | { "type": "ready" } | { "type": "choose", 
/**
 * Whether the game ends.
 */
stop: boolean, } | { "type": "auto" } & Auto | { "type": "chat", 
/**
 * The text.
 */
text: string, } | { "type": "say", 
/**
 * The phrase.
 */
phrase: Phrase, } | { "type": "call-judge" } | { "type": "rule", 
/**
 * The ruling.
 */
ruling: JsonRuling, 
/**
 * The reason.
 */
note: string, } | { "type": "propose", 
/**
 * The proposal; `nothing` withdraws the player's last one.
 */
what: Proposal, } | { "type": "remove", 
/**
 * The person's id.
 */
person: string, 
/**
 * Whether the person may stay, but not chat.
 */
mute: boolean, } | { "type": "ping" };

/**
 * The query string of a request for a live connection.
 */
export type ConnectParams = { 
/**
 * The role in which to connect.
 */
role: ConnectRole, 
/**
 * The number of the last event that the client has received.
 */
last?: number, };

/**
 * The role in which a client connects to a table.
 */
export type ConnectRole = "player" | "spectator" | "open" | "judge";

/**
 * Converts a record to another format.
 */
export type ConvertRequest = { 
/**
 * The format to write.
 */
to: "log" | "tenhou6" | "mjai" | "mjai-original", 
/**
 * The rules of the game, if the record does not name them.
 */
rules?: string, 
/**
 * Whether to convert a record that contradicts the rules. Where it does, the output follows the rules.
 */
anyway: boolean, };

/**
 * A new table.
 */
export type CreatedTable = { 
/**
 * The id of the table.
 */
id: string, };

/**
 * A record that differs from the rules.
 */
export type DifferingRecord = { 
/**
 * The name of the record.
 */
file: string, 
/**
 * Why the record is known to differ from its rules; null if no reason is known.
 */
explained: string | null, 
/**
 * The differences.
 */
mismatches: Array<MismatchResponse>, };

/**
 * A discard and its evaluation.
 */
export type DiscardAdviceResponse = { 
/**
 * The tile to discard.
 */
discard: string, 
/**
 * Whether riichi is declared with the discard.
 */
riichi: boolean, 
/**
 * The shanten after the discard.
 */
shanten: number, 
/**
 * The total number of tiles in the ukeire.
 */
total: number, 
/**
 * The ukeire: the tiles that lower the shanten or complete the hand.
 */
ukeire: Array<TileLeft>, 
/**
 * The probability of winning the deal.
 */
win_rate: number, 
/**
 * The probability that another player wins on the discard.
 */
deal_in_rate: number, 
/**
 * The expected points of the hand: the points of each win times its probability.
 */
expected_points: number, 
/**
 * The expected result of the game, in points, including uma and oka.
 */
expected_result: number, };

/**
 * A discard and the ukeire that it leaves.
 */
export type DiscardResponse = { 
/**
 * The tile to discard.
 */
discard: string, 
/**
 * The shanten after the discard.
 */
shanten: number, 
/**
 * The total number of tiles that help.
 */
total: number, 
/**
 * The tiles that lower the shanten or complete the hand.
 */
ukeire: Array<TileLeft>, };

/**
 * A tile of a picture.
 */
export type DrawnTile = { 
/**
 * The number of the tile's drawing among all drawings of tiles, counting from 1: first upright tiles, then
 * sideways tiles, then the back.
 */
page: number, 
/**
 * The tile, such as `5m`; empty for the back.
 */
name: string, 
/**
 * The distance from the left edge of the picture.
 */
x: number, 
/**
 * The distance from the top edge of the picture.
 */
y: number, 
/**
 * The width of the tile.
 */
width: number, };

/**
 * A picture as serialised for the typesetter and the web page. A tile is 300 units wide and 400 high.
 */
export type DrawnTiles = { 
/**
 * The width of the picture.
 */
width: number, 
/**
 * The height of the picture.
 */
height: number, 
/**
 * The tiles, in the order in which they are drawn.
 */
tiles: Array<DrawnTile>, };

/**
 * Why a request failed. Clients can rely on the id; the text is localized.
 */
export type ErrorCode = "already-playing" | "bad-field" | "bad-hand" | "bad-json" | "bad-query" | "bad-request" | "bad-setting" | "bots-at-real-table" | "busy" | "cannot-resume" | "contribution" | "damaged-table" | "foreign-origin" | "full" | "inexpressible" | "name" | "name-taken" | "never-began" | "no-answer" | "no-guest" | "no-judge" | "no-open-hands" | "no-randomness" | "no-session" | "no-such-address" | "no-such-deal" | "no-such-game" | "no-such-link" | "no-such-method" | "no-such-name" | "no-such-person" | "no-such-record" | "no-such-rules" | "no-such-seat" | "no-such-step" | "no-such-table" | "not-an-administrator" | "not-here" | "not-json" | "not-over" | "internal" | "password" | "password-length" | "removed" | "rule-file" | "rules-name-taken" | "rules-version-taken" | "table-stopped" | "too-large" | "too-many-bots" | "too-many-connections" | "too-many-records" | "too-many-requests" | "too-many-tables" | "too-slow" | "unreadable-record" | "wrong-name-or-password" | "wrong-password" | "you-play";

/**
 * The evaluation of a move.
 */
export type EvaluationResponse = { 
/**
 * The probability of winning the deal.
 */
win_rate: number, 
/**
 * The probability that another player wins on the discard.
 */
deal_in_rate: number, 
/**
 * The expected points of the hand: the points of each win times its probability.
 */
expected_points: number, 
/**
 * The expected result of the game, in points, including uma and oka.
 */
expected_result: number, };

/**
 * The explanation of a score, localized.
 */
export type ExplanationResponse = { 
/**
 * How the hand was won.
 */
won: string, 
/**
 * How the hand is divided into sets.
 */
reading: string, 
/**
 * The yaku and dora: for each, its name, its value, and why the hand has it.
 */
yaku: Array<[string, string, string]>, 
/**
 * The fu: for each item, the reason and the number of fu.
 */
fu: Array<[string, string]>, 
/**
 * Further remarks.
 */
notes: Array<string>, 
/**
 * The han and fu, or the limit.
 */
total: string, 
/**
 * The points, and who pays how much.
 */
points: string, 
/**
 * Other ways to divide the hand, and their values.
 */
rejected: Array<[string, string]>, };

/**
 * Everything the server stores about a person.
 */
export type Export = { 
/**
 * The person.
 */
person: Person, 
/**
 * The tables at which the person took a seat.
 */
games: Array<ListedGame>, 
/**
 * The records of the person's finished games.
 */
records: Array<string>, 
/**
 * The person's training progress.
 */
training: Training, };

/**
 * A finished game.
 */
export type FinishedGame = { 
/**
 * The id of the game's table.
 */
id: string, 
/**
 * The exact rules.
 */
rules: RulesName, 
/**
 * The settings of the table.
 */
settings: PublicSettings, 
/**
 * The players' names by seat. A player who deleted their account is still named in the record.
 */
players: Array<string>, 
/**
 * When the game began, in seconds since 1970.
 */
began: number | null, 
/**
 * The number of steps in each deal.
 */
deals: Array<number>, 
/**
 * The final standings; null if the game was ended early.
 */
result: Array<[number, number, number]> | null, 
/**
 * Whether the game was ended early, by agreement or by an administrator.
 */
stopped: boolean, 
/**
 * Proof that the walls were fixed before the game.
 */
proof: WallProof, 
/**
 * The formats of the record.
 */
formats: Array<"log" | "tenhou6" | "mjai" | "mjai-original">, };

/**
 * What fu are for.
 */
export type FuItemReason = "base" | "closed-ron" | "seven-pairs" | "triplet-open" | "triplet-closed" | "kan-open" | "kan-closed" | "pair-dragon" | "pair-seat" | "pair-round" | "pair-double" | "wait-two-sided" | "wait-closed" | "wait-edge" | "wait-pair" | "wait-two-pon" | "wait-orphans" | "tsumo" | "rinshan" | "open-pinfu";

/**
 * A part of the fu.
 */
export type FuItemResponse = { 
/**
 * What the fu are for.
 */
reason: FuItemReason, 
/**
 * The lowest tile of the set, or the tile of the pair.
 */
tile: string | null, 
/**
 * The fu.
 */
fu: number, };

/**
 * The stage of a table.
 */
export type GameStage = "waiting" | "playing" | "adjourned" | "over";

/**
 * Starts a session as a guest.
 */
export type GuestRequest = { 
/**
 * The display name.
 */
name: string, };

/**
 * The form of a hand.
 */
export type HandForm = "standard" | "pairs" | "orphans" | "orphans-thirteen";

/**
 * A draw that increases the ukeire without lowering the shanten.
 */
export type ImprovementResponse = { 
/**
 * The tile to draw.
 */
draw: string, 
/**
 * How many copies of the tile are left.
 */
left: number, 
/**
 * The discards after the draw, best first.
 */
discards: Array<DiscardResponse>, };

/**
 * A switch whose value was inferred from a record.
 */
export type InferredRule = { 
/**
 * The switch, as `group.key`.
 */
rule: string, 
/**
 * The value, as written in rule files.
 */
value: string, 
/**
 * What the value was inferred from.
 */
by: string, };

/**
 * The rules of a game that the record does not state.
 */
export type InferredRules = { 
/**
 * The name of the record.
 */
file: string, 
/**
 * The switches and their values.
 */
rules: Array<InferredRule>, };

/**
 * A call that was not valid.
 */
export type JsonCall = { "type": "claim", 
/**
 * The claim.
 */
claim: JsonClaim, } | { "type": "closed-kan", 
/**
 * One of the tiles of the kan.
 */
tile: string, } | { "type": "added-kan", 
/**
 * The tile.
 */
tile: string, };

/**
 * A player's claim on a tile.
 */
export type JsonClaim = { "type": "pass" } | { "type": "ron" } | { "type": "kan" } | { "type": "pon", 
/**
 * The two tiles from the player's hand.
 */
own: [string, string], } | { "type": "chi", 
/**
 * The two tiles from the player's hand.
 */
own: [string, string], };

/**
 * The reason why a hand does not win.
 */
export type JsonNoWin = "not-complete" | "furiten" | "no-yaku" | "not-robbed" | "dead-hand";

/**
 * A player's offence.
 */
export type JsonOffence = { "type": "false-win", 
/**
 * The reason why the hand does not win.
 */
why: JsonNoWin, } | { "type": "shout" } | { "type": "noten-riichi" } | { "type": "false-kan-after-riichi" } | { "type": "riichi-too-late", 
/**
 * The number of live tiles that were left.
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
 * The tiles that were knocked over.
 */
what: JsonToppled, 
/**
 * The number of tiles knocked over.
 */
tiles: number, } | { "type": "wrong-count" } | { "type": "out-of-turn" } | { "type": "peeking" };

/**
 * The penalty for an offence.
 */
export type JsonPenalty = "none" | "dead-hand" | "chombo";

/**
 * A judge's ruling.
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
 * The tiles that were knocked over.
 */
export type JsonToppled = "live-wall" | "dead-wall" | "own-hand" | "others-hand";

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]?: JsonValue } | null;

/**
 * A discard.
 */
export type LaidDiscard = { 
/**
 * The tile.
 */
tile: string, 
/**
 * Whether another player called the tile.
 */
claimed: boolean, 
/**
 * Whether the tile is turned sideways because riichi was declared with it.
 */
sideways: boolean, };

/**
 * A hand as it is laid out on the table.
 */
export type LaidHand = { 
/**
 * The concealed tiles.
 */
concealed: Array<string>, 
/**
 * The winning tile, or the one just drawn.
 */
apart?: string, 
/**
 * The melds.
 */
melds: Array<Array<LaidTile>>, 
/**
 * The number of Norths that were set aside.
 */
norths: number, };

/**
 * A tile of a meld.
 */
export type LaidTile = { 
/**
 * The tile.
 */
tile: string, 
/**
 * The orientation of the tile.
 */
pose: TilePose, };

/**
 * The language of a response. Every request over HTTP takes these parameters in addition to its own.
 */
export type LanguageParams = { 
/**
 * The language of texts. If missing, the `Accept-Language` header decides.
 */
lang?: "en" | "ru" | "da" | "ja", 
/**
 * Whether yaku have Japanese or translated names.
 */
names?: "romanised" | "native", };

/**
 * A player's liability for a yakuman.
 */
export type Liability = { 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The yaku.
 */
yaku: "riichi" | "double-riichi" | "ippatsu" | "menzen-tsumo" | "pinfu" | "tanyao" | "iipeikou" | "yakuhai-seat" | "yakuhai-round" | "yakuhai-white" | "yakuhai-green" | "yakuhai-red" | "haitei" | "houtei" | "rinshan" | "chankan" | "sanshoku-doujun" | "ittsu" | "chanta" | "sanrenkou" | "toitoi" | "chiitoitsu" | "sanankou" | "sanshoku-doukou" | "sankantsu" | "shousangen" | "honroutou" | "honitsu" | "junchan" | "ryanpeikou" | "chinitsu" | "renhou" | "nagashi-mangan" | "tenhou" | "chiihou" | "suuankou" | "suuankou-tanki" | "kokushi" | "kokushi-thirteen" | "chuuren" | "chuuren-nine" | "daisangen" | "shousuushii" | "daisuushii" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "suukantsu" | "daisharin", };

/**
 * A bot that can take a seat.
 */
export type ListedBot = { 
/**
 * The name that settings refer to.
 */
name: string, 
/**
 * Whether the bot is built in. External bots play only at assisted tables.
 */
ours: boolean, 
/**
 * How the bot plays, in English; null for external bots.
 */
description: string | null, };

/**
 * A table at which the person took a seat.
 */
export type ListedGame = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The stage of the table.
 */
stage: GameStage, 
/**
 * When the table was created, in seconds since 1970.
 */
created: number, 
/**
 * The settings of the table.
 */
settings: PublicSettings, 
/**
 * The final standings; null before the end, or if the game was ended early.
 */
result: Array<[number, number, number]> | null, 
/**
 * The players' names by seat; null for an empty seat.
 */
players: Array<string | null>, 
/**
 * The person's seat; null if they left before the game began.
 */
seat: number | null, };

/**
 * A rule set in a list.
 */
export type ListedRules = { 
/**
 * The id of the rule set.
 */
id: string, 
/**
 * The version of the rule set.
 */
version: number, 
/**
 * The hash of all values: rule sets with the same hash have the same rules.
 */
hash: string, 
/**
 * The title of the rule set, localized.
 */
title: string, 
/**
 * What the rule set was made from, localized.
 */
source: string, 
/**
 * The id of the rule set that decides what this one leaves open.
 */
base: string | null, };

/**
 * A table in the lobby.
 */
export type ListedTable = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The stage: waiting or playing.
 */
stage: GameStage, 
/**
 * When the table was created, in seconds since 1970.
 */
created: number, 
/**
 * The settings of the table.
 */
settings: PublicSettings, 
/**
 * Who sits where; null for an empty seat.
 */
seats: Array<PublicSeat | null>, };

/**
 * A meld of a hand.
 */
export type MeldRequest = { 
/**
 * The kind of meld.
 */
kind: "chi" | "pon" | "open-kan" | "added-kan" | "closed-kan" | "north", 
/**
 * The tiles, in MPSZ; the called one first.
 */
tiles: string, 
/**
 * The player whose discard was called. If missing, this is the player on the left.
 */
from?: "left" | "across" | "right", };

/**
 * A message from the server.
 */
export type Message = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The client's seat; null for spectators and judges.
 */
seat: number | null, 
/**
 * The number of the next event.
 */
next: number, 
/**
 * The highest command id that was completed for this seat.
 */
done: number, 
/**
 * What the player can do after all events so far. A client needs this if its last command was lost.
 */
choice: WireChoice | null, } | { "type": "event", 
/**
 * The number of the event in this view.
 */
number: number, 
/**
 * The event.
 */
event: WireEvent, 
/**
 * For a player, what they can do now.
 */
choice?: WireChoice, } | { "type": "table", 
/**
 * The table.
 */
table: TableState, } | { "type": "done", 
/**
 * The id of the command.
 */
id: number, } | { "type": "refused", 
/**
 * The id of the command.
 */
id: number, 
/**
 * The reason, as a stable code.
 */
code: "acted-elsewhere" | "not-for-you" | "no-such-tile" | "no-ruling" | "not-playing" | "not-your-choice" | "no-chat" | "no-judge-here" | "not-the-owner" | "nobody-there" | "over" | "not-your-turn" | "nothing-to-claim" | "answered" | "not-your-claim" | "not-held" | "nothing-drawn" | "frozen" | "swap-calling" | "last-discard" | "chi-from-left" | "no-such-set" | "no-more-kans" | "no-live-tile" | "kan-after-call" | "waits-change" | "open-hand" | "riichi-already" | "not-tenpai" | "too-few-points" | "too-few-tiles" | "not-complete" | "furiten-discard" | "furiten-passed" | "furiten-riichi" | "no-yaku" | "late-yaku" | "too-few-han" | "closed-kan-not-robbed" | "nine-kinds" | "no-north" | "assisted" | "claim-too-late" | "claims-open" | "tile-claimed" | "may-end" | "dead-hand" | "nothing-to-settle" | "odd-amount" | "nothing-to-correct" | "unbalanced" | "no-riichi" | "note-too-long", 
/**
 * The switch behind the refusal.
 */
switch: "table.players" | "table.tiles" | "table.red-fives" | "table.start-points" | "table.length" | "table.extension" | "table.target-points" | "table.seat-draw" | "table.break-direction" | "table.break-stacks" | "table.dead-wall-stacks" | "table.indicator-stack" | "table.replacement-tiles" | "table.last-tiles" | "table.dragon-order" | "table.wind-order" | "calls.draw-after" | "calls.claim-until" | "calls.pon-before-chi" | "calls.two-rons" | "calls.three-rons" | "calls.ron-bonus" | "calls.swap-calling" | "calls.last-discard" | "calls.chi" | "calls.claimed-tile" | "calls.kan-from-right" | "calls.closed-kan-down" | "calls.added-tile" | "calls.added-kan-later" | "calls.kan-after-call" | "calls.kan-at-end" | "calls.closed-kan-dora" | "calls.open-kan-dora" | "calls.dead-wall-refilled" | "calls.most-kans" | "calls.four-kans-of-several" | "calls.four-kans-of-one" | "calls.rob-added-kan" | "calls.rob-closed-kan" | "calls.first-round-broken" | "calls.double-riichi-broken" | "calls.first-turn-broken" | "riichi.stake" | "riichi.least-points" | "riichi.least-tiles" | "riichi.too-late" | "riichi.tile-won" | "riichi.next-sideways" | "riichi.sticks-after-draw" | "riichi.leftover-sticks" | "riichi.kan-after" | "riichi.ippatsu-broken" | "riichi.ippatsu-robbed" | "riichi.discard-furiten" | "riichi.passed-tile" | "riichi.riichi-furiten" | "riichi.passed-without-yaku" | "riichi.passed-kan" | "riichi.passed-north" | "riichi.ura-dora" | "riichi.kan-dora" | "riichi.kan-ura-dora" | "hands.least-han" | "hands.late-yaku" | "hands.double-wind-twice" | "hands.shousangen-with-dragons" | "hands.equal-pairs" | "hands.chanta-needs-chi" | "hands.chanta-pair" | "hands.sanankou-kans" | "hands.honroutou-pairs" | "hands.ryuuiisou-hatsu" | "hands.haitei-rinshan" | "hands.renhou" | "hands.renhou-discard" | "hands.nagashi" | "hands.nagashi-broken" | "hands.nagashi-payments" | "hands.nagashi-dealer" | "hands.chiihou-after-kan" | "yakuman.stacking" | "yakuman.most" | "yakuman.kazoe" | "yakuman.pao-daisangen" | "yakuman.pao-shousuushii" | "yakuman.pao-daisuushii" | "yakuman.pao-suukantsu" | "yakuman.pao-condition" | "yakuman.pao-tsumo" | "yakuman.pao-ron" | "yakuman.pao-counters" | "payments.double-wind-fu" | "payments.open-pinfu-fu" | "payments.pinfu-tsumo-20" | "payments.rinshan-fu" | "payments.pairs-fu" | "payments.kiriage" | "payments.three-player-ron" | "payments.three-player-tsumo" | "payments.norths" | "payments.north-dora" | "payments.rob-north" | "payments.north-after-riichi" | "payments.north-rinshan" | "draws.counter-value" | "draws.counter-winner" | "draws.counter-dealer-win" | "draws.counter-other-win" | "draws.counter-tenpai-draw" | "draws.counter-noten-draw" | "draws.counter-abort" | "draws.abort-dealer" | "draws.two-han-from" | "draws.two-han-as" | "draws.noten-pool" | "draws.fifth-tile-tenpai" | "draws.hide-tenpai" | "draws.renchan" | "draws.win-stop" | "draws.tenpai-stop" | "draws.bust" | "draws.four-riichi" | "draws.four-winds" | "draws.nine-kinds" | "penalties.chombo" | "penalties.chombo-points" | "penalties.chombo-aftermath" | "penalties.win-cancels-chombo" | "penalties.false-win" | "penalties.shout" | "penalties.noten-riichi" | "penalties.false-kan-after-riichi" | "penalties.exposure-chombo-from" | "penalties.exposure" | "penalties.wrong-count" | "penalties.false-call" | "penalties.out-of-turn" | "penalties.call-with-dead-hand" | "penalties.peeking" | "penalties.scoring" | "penalties.unregulated" | "result.return-points" | "result.oka" | "result.uma" | "result.uma-points" | "result.rounding" | "result.ties" | null, 
/**
 * The statements behind the switch.
 */
statements: Array<string>, 
/**
 * The reason, localized.
 */
text: string, } | { "type": "chat", 
/**
 * The sender's id.
 */
person: string, 
/**
 * The sender's name.
 */
from: string, 
/**
 * The text.
 */
text: string, } | { "type": "phrase", 
/**
 * The sender's name.
 */
from: string, 
/**
 * The sender's seat; null for spectators.
 */
seat: number | null, 
/**
 * The phrase.
 */
phrase: Phrase, } | { "type": "judge-called", 
/**
 * The player's seat.
 */
seat: number, } | { "type": "rematch", 
/**
 * The id of the new table.
 */
table: string, } | { "type": "invalid-command", 
/**
 * What is wrong with the message.
 */
why: string, } | { "type": "bye", 
/**
 * The reason. A client that is disconnected because it does not read gets no message.
 */
why: ByeReason, };

/**
 * The differences with the same topic and the same switch.
 */
export type MismatchKind = { 
/**
 * What the differences are about.
 */
topic: string, 
/**
 * The switch behind the differences, as `group.key`.
 */
rule: string | null, 
/**
 * The number of games with such a difference.
 */
games: number, 
/**
 * The number of such differences.
 */
mismatches: number, };

/**
 * A difference between a record and the rules.
 */
export type MismatchResponse = { 
/**
 * The number of the deal, counting from 1.
 */
deal: number, 
/**
 * The number of the step in the deal, counting from 1; null if the difference concerns the deal as a whole.
 */
step: number | null, 
/**
 * The byte offset in the text of the record, counting from 0.
 */
byte: number, 
/**
 * What the difference is about.
 */
topic: string, 
/**
 * What was recorded.
 */
recorded: string, 
/**
 * What the rules say.
 */
engine: string, 
/**
 * The switch behind the difference, as `group.key`.
 */
rule: string | null, };

/**
 * A move other than a discard, and its evaluation.
 */
export type OtherAdviceResponse = { 
/**
 * The move.
 */
move: AdvisedMove, 
/**
 * The move's name, localized.
 */
text: string, 
/**
 * The evaluation; null if `sensei` does not evaluate the move.
 */
evaluation: EvaluationResponse | null, };

/**
 * What a seat gains or loses, and for what.
 */
export type PaymentResponse = { 
/**
 * The seat's name, localized; the word for the discarder if the seat is unknown.
 */
seat: string, 
/**
 * The player's role, localized: winner, discarder or liable player; otherwise empty.
 */
role: string, 
/**
 * The points for the hand.
 */
hand: number, 
/**
 * The points for honba.
 */
honba: number, 
/**
 * The points in riichi sticks.
 */
sticks: number, 
/**
 * The sum.
 */
total: number, };

/**
 * A guest or an account.
 */
export type Person = { 
/**
 * The id, which never changes.
 */
id: string, 
/**
 * The display name.
 */
name: string, 
/**
 * What the person can do.
 */
role: AccountRole, 
/**
 * Whether the person has no password yet.
 */
guest: boolean, };

/**
 * A set phrase. Everybody reads it in their own language.
 */
export type Phrase = "hello" | "good-luck" | "thanks" | "nice-hand" | "sorry" | "one-moment" | "well-played";

/**
 * Creates a table with bots in all other seats.
 */
export type PlayNowRequest = { 
/**
 * The id of the rule set; `common` by default.
 */
rules?: string, 
/**
 * The person's contribution to the walls.
 */
contribution?: string, };

/**
 * The statistics of a player. A rate is null if its divisor is zero.
 */
export type PlayerStats = { 
/**
 * The player's name.
 */
name: string, 
/**
 * The number of games with a result.
 */
games: number, 
/**
 * The average placement, where first place counts as 1.
 */
average_rank: number | null, 
/**
 * How often the player came first, second, third and fourth.
 */
ranks: [number, number, number, number], 
/**
 * The sum of the results, uma and oka included, in thousands of points.
 */
result: number, 
/**
 * The number of completed deals.
 */
deals: number, 
/**
 * The number of deals won.
 */
wins: number, 
/**
 * The share of deals won.
 */
win_rate: number | null, 
/**
 * The number of wins by tsumo.
 */
tsumo: number, 
/**
 * The share of the player's wins that were by tsumo.
 */
tsumo_share: number | null, 
/**
 * The number of deals in which the player dealt in.
 */
deal_ins: number, 
/**
 * The share of deals in which the player dealt in.
 */
deal_in_rate: number | null, 
/**
 * The number of deals in which the player declared riichi.
 */
riichi: number, 
/**
 * The share of deals in which the player declared riichi.
 */
riichi_rate: number | null, 
/**
 * The number of deals in which the player called a tile.
 */
calls: number, 
/**
 * The share of deals in which the player called a tile.
 */
call_rate: number | null, 
/**
 * The number of the player's deals that ended in an exhaustive draw.
 */
draws: number, 
/**
 * The number of exhaustive draws in which the player was tenpai.
 */
tenpai: number, 
/**
 * The share of exhaustive draws in which the player was tenpai.
 */
tenpai_rate: number | null, 
/**
 * The average value of a win in points, without honba and riichi sticks.
 */
average_win: number | null, 
/**
 * The average points paid for a deal-in, without honba.
 */
average_deal_in: number | null, };

/**
 * A position in a game, and everything that was visible in the deal up to this position.
 */
export type Position = { 
/**
 * The number of the deal, counting from 1.
 */
deal: number, 
/**
 * The number of deals.
 */
deals: number, 
/**
 * The number of the step, counting from 1.
 */
step: number, 
/**
 * The number of steps of the deal.
 */
steps: number, 
/**
 * The seat whose view is shown; null if all hands are open.
 */
seat: number | null, 
/**
 * The events up to the step. The last event includes the player's choice.
 */
events: Array<SeenEvent>, };

/**
 * Requests a position in a finished game or in a record.
 */
export type PositionRequest = { 
/**
 * The seat whose view is shown: its wind in the first deal, or its number, counting from 0. If missing, all
 * hands are open.
 */
seat?: "E" | "S" | "W" | "N", 
/**
 * The number of the deal, counting from 1. If missing, this is the first deal.
 */
deal?: number, 
/**
 * The number of the step in the deal, counting from 1. If missing, this is the last step.
 */
step?: number, };

/**
 * The formats of sheets, cards and rulebooks.
 */
export type PrintFormatsResponse = { 
/**
 * Always contains `html`, and also `pdf` if the program was built with the `pdf` feature. The preferred format comes first.
 */
formats: Array<string>, };

/**
 * Requests a printable file: the sheet, the yaku cards or the rulebook of a rule set.
 */
export type PrintRequest = { 
/**
 * The rule set.
 */
rules: string, 
/**
 * The document and its format.
 */
file: "sheet.pdf" | "sheet.html" | "cards.pdf" | "cards.html" | "book.pdf" | "book.html", 
/**
 * A rule set to compare with. A rulebook marks the differences.
 */
against?: string, 
/**
 * The paper size.
 */
paper: "a4" | "letter", 
/**
 * The tile style.
 */
look: "regular" | "plain" | "dark", };

/**
 * A player's proposal.
 */
export type Proposal = "nothing" | "adjourn" | "end";

/**
 * The occupant of a seat, as visible to everyone.
 */
export type PublicSeat = { "type": "person", 
/**
 * The person's id.
 */
id: string, 
/**
 * The display name.
 */
name: string, } | { "type": "program", 
/**
 * The bot's name.
 */
name: string, };

/**
 * The settings of a table that anyone may see. They include neither the password nor contributions.
 */
export type PublicSettings = { 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The version of the rule set.
 */
rules_version: number | null, 
/**
 * The length of the game, if it differs from the rule set's.
 */
length: "one-deal" | "east" | "east-south" | "all-winds" | null, 
/**
 * The table mode: assisted, or unassisted with a judge.
 */
table: TableMode, 
/**
 * The seconds for each move, and the seconds in the time bank; null without a clock.
 */
clock: [number, number] | null, 
/**
 * The bots that take seats.
 */
bots: Array<string>, 
/**
 * Who may take a seat.
 */
entry: SeatAccess, 
/**
 * The minimum time per discard, in milliseconds.
 */
window: number, 
/**
 * Whether players can chat.
 */
chat: boolean, 
/**
 * Whether players can send set phrases.
 */
phrases: boolean, 
/**
 * Seconds after which spectators see open hands; null for never.
 */
open_after: number | null, 
/**
 * The time that a bot takes for a move, in milliseconds.
 */
pace: number, };

/**
 * Requests a question. The same rules, kind, level and seed always give the same question.
 */
export type QuestionRequest = { 
/**
 * What the question is about.
 */
kind: "value" | "waits" | "furiten" | "yaku" | "rules" | "discard" | "cards", 
/**
 * The rule set.
 */
rules: string, 
/**
 * A rule set that the learner knows. Questions about rules start with the differences.
 */
knows?: string, 
/**
 * The difficulty, from 0 to 1000.
 */
level: number, 
/**
 * The random seed.
 */
seed: number, 
/**
 * The yaku whose card the question is from, if it is from a card.
 */
yaku?: "riichi" | "double-riichi" | "ippatsu" | "menzen-tsumo" | "pinfu" | "tanyao" | "iipeikou" | "yakuhai-seat" | "yakuhai-round" | "yakuhai-white" | "yakuhai-green" | "yakuhai-red" | "haitei" | "houtei" | "rinshan" | "chankan" | "sanshoku-doujun" | "ittsu" | "chanta" | "sanrenkou" | "toitoi" | "chiitoitsu" | "sanankou" | "sanshoku-doukou" | "sankantsu" | "shousangen" | "honroutou" | "honitsu" | "junchan" | "ryanpeikou" | "chinitsu" | "renhou" | "nagashi-mangan" | "tenhou" | "chiihou" | "suuankou" | "suuankou-tanki" | "kokushi" | "kokushi-thirteen" | "chuuren" | "chuuren-nine" | "daisangen" | "shousuushii" | "daisuushii" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "suukantsu" | "daisharin", 
/**
 * The Leitner box of the yaku's card, from 0 to 5. It matters only for answers.
 */
box?: number, };

/**
 * A question, without its answer.
 */
export type QuestionResponse = { 
/**
 * What the question is about.
 */
kind: "value" | "waits" | "furiten" | "yaku" | "rules" | "discard" | "cards", 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The id of the rule set that the learner knows.
 */
knows?: string, 
/**
 * The difficulty that was requested.
 */
level: number, 
/**
 * The random seed.
 */
seed: number, 
/**
 * The difficulty of the question, from 0 to 1000.
 */
difficulty: number, 
/**
 * The yaku whose card the question is from, if it is from a card.
 */
yaku?: "riichi" | "double-riichi" | "ippatsu" | "menzen-tsumo" | "pinfu" | "tanyao" | "iipeikou" | "yakuhai-seat" | "yakuhai-round" | "yakuhai-white" | "yakuhai-green" | "yakuhai-red" | "haitei" | "houtei" | "rinshan" | "chankan" | "sanshoku-doujun" | "ittsu" | "chanta" | "sanrenkou" | "toitoi" | "chiitoitsu" | "sanankou" | "sanshoku-doukou" | "sankantsu" | "shousangen" | "honroutou" | "honitsu" | "junchan" | "ryanpeikou" | "chinitsu" | "renhou" | "nagashi-mangan" | "tenhou" | "chiihou" | "suuankou" | "suuankou-tanki" | "kokushi" | "kokushi-thirteen" | "chuuren" | "chuuren-nine" | "daisangen" | "shousuushii" | "daisuushii" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "suukantsu" | "daisharin", 
/**
 * The question.
 */
text: string, 
/**
 * The facts of the situation, such as seats, winds and how the hand was won.
 */
facts: Array<string>, 
/**
 * The choices, if the question has any.
 */
choices: Array<string>, 
/**
 * How to answer.
 */
how: string, 
/**
 * The form of an answer.
 */
form: AnswerForm, 
/**
 * The tiles that are shown.
 */
table: QuestionTable, };

/**
 * The tiles that a question shows.
 */
export type QuestionTable = { 
/**
 * The hand.
 */
hand?: LaidHand, 
/**
 * The player's discards.
 */
river?: Array<LaidDiscard>, 
/**
 * The dora indicators.
 */
dora: Array<string>, 
/**
 * The ura-dora indicators.
 */
ura: Array<string>, 
/**
 * Another player's discard that can be called.
 */
offered?: string, };

/**
 * A wall, recomputed from the seed.
 */
export type RecomputedWall = { 
/**
 * The number of the deal, counting from 1.
 */
deal: number, 
/**
 * The dice: two for the first roll, and two for the second.
 */
dice: [number, number, number, number], 
/**
 * The tiles in the order of the wall.
 */
tiles: string, 
/**
 * Whether the deal was played with this wall.
 */
same: boolean, };

/**
 * Requests advice on the moves at a position in a record.
 */
export type RecordAdviceRequest = { 
/**
 * The player's seat: its wind in the first deal, or its number, counting from 0.
 */
seat: "E" | "S" | "W" | "N", 
/**
 * The number of the deal, counting from 1.
 */
deal: number, 
/**
 * The number of the step in the deal, counting from 1. If missing, this is the last step.
 */
step?: number, };

/**
 * The format of a record.
 */
export type RecordParams = { 
/**
 * The format; Hanchan's own log by default.
 */
format?: "log" | "tenhou6" | "mjai" | "mjai-original", };

/**
 * Creates a table with the settings of another one.
 */
export type RematchRequest = { 
/**
 * The person's contribution to the walls.
 */
contribution?: string, };

/**
 * The query string of an administrator's link.
 */
export type ResetLink = { 
/**
 * The token.
 */
token: string, };

/**
 * Sets a new password with the token of an administrator's link.
 */
export type ResetRequest = { 
/**
 * The token.
 */
token: string, 
/**
 * The new password.
 */
password: string, };

/**
 * A rule that has different values in two rule sets. Where a rule set does not have the rule, the localized value says
 * so.
 */
export type RuleDifference = { 
/**
 * The rule in the first rule set.
 */
a: RuleResponse, 
/**
 * The rule in the second rule set.
 */
b: RuleResponse, };

/**
 * A rule: a switch or yaku with its value and its source.
 */
export type RuleResponse = { 
/**
 * The group of the switch, as rule files name it.
 */
group: string, 
/**
 * The key of the switch in its group.
 */
key: string, 
/**
 * The rule's name, localized.
 */
name: string, 
/**
 * What the switch decides, localized.
 */
about: string, 
/**
 * The rule's value, localized.
 */
value: string, 
/**
 * The rule's value, as rule files write it.
 */
written: string, 
/**
 * The sources of the value: ids of statements or ambiguities, or other text, localized if many rule sets have it.
 */
by: Array<string>, 
/**
 * The id of the rule set whose file sets the value: this rule set, or a base.
 */
from: string, };

/**
 * Compares two rule sets.
 */
export type RulesDiffRequest = { 
/**
 * The first rule set.
 */
a: string, 
/**
 * The rule set to compare the first one with.
 */
b: string, };

/**
 * The differences between two rule sets.
 */
export type RulesDiffResponse = { 
/**
 * The id of the first rule set.
 */
a: string, 
/**
 * The id of the second rule set.
 */
b: string, 
/**
 * The rules that have different values, and those that only one of the rule sets has.
 */
differences: Array<RuleDifference>, };

/**
 * The exact version of a rule set.
 */
export type RulesName = { 
/**
 * The id of the rule set.
 */
id: string, 
/**
 * The version of the rule set.
 */
version: number, 
/**
 * The hash of the rule set's switches.
 */
hash: string, };

/**
 * A rule set, each rule with its source.
 */
export type RulesResponse = { 
/**
 * The id of the rule set.
 */
id: string, 
/**
 * The version of the rule set.
 */
version: number, 
/**
 * The hash of all values: rule sets with the same hash have the same rules.
 */
hash: string, 
/**
 * The titles of the rule set, by language.
 */
titles: { [key in string]?: string }, 
/**
 * What the rule set was made from, localized.
 */
source: string, 
/**
 * The id of the rule set that decides what this one leaves open.
 */
base: string | null, 
/**
 * The rules that the rule set has: without yaku that are off and rules that decide nothing here, such as those for
 * three players if four play.
 */
rules: Array<RuleResponse>, };

/**
 * Requests a rule set.
 */
export type RulesShowRequest = { 
/**
 * The rule set.
 */
rules: string, };

/**
 * A win to score: a line of a batch.
 */
export type ScoreLine = { 
/**
 * Any value; it is copied to the response.
 */
id: JsonValue, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The concealed tiles without the winning one, in MPSZ.
 */
closed: string, 
/**
 * The melds.
 */
melds: Array<MeldRequest>, 
/**
 * The winning tile.
 */
win: string, 
/**
 * How the player got the winning tile.
 */
by: WinBy, 
/**
 * The dora indicators, at most five.
 */
dora: Array<string>, 
/**
 * The ura-dora indicators, at most five.
 */
ura: Array<string>, 
/**
 * The seats that are liable for a yakuman, by the yaku's id or name.
 */
liable?: { [key in string]?: "E" | "S" | "W" | "N" }, 
/**
 * The seat wind of the player who discarded the winning tile. If missing, payments name `discarder`.
 */
from?: "E" | "S" | "W" | "N", 
/**
 * The winner's seat wind; East is the dealer.
 */
seat: "E" | "S" | "W" | "N", 
/**
 * The round wind.
 */
round: "E" | "S" | "W" | "N", 
/**
 * Whether the winner declared riichi, double riichi or neither.
 */
riichi: "none" | "riichi" | "double", 
/**
 * Whether the win came within one go-around after riichi, before any call (ippatsu).
 */
ippatsu: boolean, 
/**
 * Whether the winning tile is the replacement tile after a kan or a North.
 */
rinshan: boolean, 
/**
 * Whether the win robs a kan: another player added the winning tile to a pon.
 */
chankan: boolean, 
/**
 * Whether the winning tile is the last of the wall, or the last discard.
 */
last: boolean, 
/**
 * Whether the win came in the first go-around, before any call.
 */
first: boolean, 
/**
 * The number of honba.
 */
honba: number, 
/**
 * The number of riichi sticks on the table.
 */
sticks: number, };

/**
 * The response to a line: a score or an error.
 */
export type ScoreLineResponse = { "type": "score", 
/**
 * The line's id.
 */
id: JsonValue, 
/**
 * The yaku.
 */
yaku: Array<YakuResponse>, 
/**
 * The han of yaku and dora; 0 for a yakuman.
 */
han: number, 
/**
 * The fu; 0 for a yakuman.
 */
fu: number, 
/**
 * The number of dora.
 */
dora: number, 
/**
 * The number of ura-dora.
 */
ura: number, 
/**
 * The number of red fives.
 */
red: number, 
/**
 * The number of Norths that count as dora.
 */
north: number, 
/**
 * The limit that the hand reaches.
 */
limit: "none" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "kazoe" | "yakuman", 
/**
 * The number of yakuman that the hand counts as; 0 for other hands.
 */
yakuman: number, 
/**
 * The base points.
 */
base: number, 
/**
 * The points of the hand, without honba and riichi sticks.
 */
points: number, 
/**
 * What each seat gains or loses, including honba and riichi sticks. If the discarder's seat is unknown, its key is
 * `discarder`.
 */
payments: { [key in string]?: number }, } | { "type": "error", 
/**
 * The line's id; null if it could not be read.
 */
id: JsonValue, 
/**
 * The error.
 */
error: WinErrorResponse, };

/**
 * Scores a won hand and explains the score.
 */
export type ScoreRequest = { 
/**
 * The hand, in any notation. The winning tile comes after a plus (`… + 5m`), or is given by `win`.
 */
hand: string, 
/**
 * The rule set.
 */
rules: string, 
/**
 * The winning tile, if it does not come after a plus.
 */
win?: string, 
/**
 * How the player got the winning tile. If missing, a tile after a plus was drawn, and one given by `win` was
 * discarded.
 */
by?: WinBy, 
/**
 * The dora indicators, in MPSZ.
 */
dora: string, 
/**
 * The ura-dora indicators, in MPSZ.
 */
ura: string, 
/**
 * The seats that are liable for a yakuman, such as `daisangen=N`; several are separated by commas. A yaku is
 * named by its id, or as the rule set's club or any other spells it.
 */
liable: string, 
/**
 * The seat wind of the player who discarded the winning tile. If missing, payments name `discarder`.
 */
from?: "E" | "S" | "W" | "N", 
/**
 * The winner's seat wind; East is the dealer.
 */
seat: "E" | "S" | "W" | "N", 
/**
 * The round wind.
 */
round: "E" | "S" | "W" | "N", 
/**
 * Whether the winner declared riichi, double riichi or neither.
 */
riichi: "none" | "riichi" | "double", 
/**
 * Whether the win came within one go-around after riichi, before any call (ippatsu).
 */
ippatsu: boolean, 
/**
 * Whether the winning tile is the replacement tile after a kan or a North.
 */
rinshan: boolean, 
/**
 * Whether the win robs a kan: another player added the winning tile to a pon.
 */
chankan: boolean, 
/**
 * Whether the winning tile is the last of the wall, or the last discard.
 */
last: boolean, 
/**
 * Whether the win came in the first go-around, before any call.
 */
first: boolean, 
/**
 * The number of honba.
 */
honba: number, 
/**
 * The number of riichi sticks on the table.
 */
sticks: number, };

/**
 * The score of a hand, with an explanation.
 */
export type ScoreResponse = { 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The hand without the winning tile, in MPSZ.
 */
hand: string, 
/**
 * The winning tile.
 */
win: string, 
/**
 * How the hand is divided into sets.
 */
shape: ShapeResponse, 
/**
 * What the fu are made of.
 */
fu_items: Array<FuItemResponse>, 
/**
 * What each seat gains or loses, and for what.
 */
paid: Array<PaymentResponse>, 
/**
 * The explanation, localized.
 */
explanation: ExplanationResponse, 
/**
 * The yaku.
 */
yaku: Array<YakuResponse>, 
/**
 * The han of yaku and dora; 0 for a yakuman.
 */
han: number, 
/**
 * The fu; 0 for a yakuman.
 */
fu: number, 
/**
 * The number of dora.
 */
dora: number, 
/**
 * The number of ura-dora.
 */
ura: number, 
/**
 * The number of red fives.
 */
red: number, 
/**
 * The number of Norths that count as dora.
 */
north: number, 
/**
 * The limit that the hand reaches.
 */
limit: "none" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "kazoe" | "yakuman", 
/**
 * The number of yakuman that the hand counts as; 0 for other hands.
 */
yakuman: number, 
/**
 * The base points.
 */
base: number, 
/**
 * The points of the hand, without honba and riichi sticks.
 */
points: number, 
/**
 * What each seat gains or loses, including honba and riichi sticks. If the discarder's seat is unknown, its key is
 * `discarder`.
 */
payments: { [key in string]?: number }, };

/**
 * Scores every winning tile of a tenpai hand. Takes the same fields as [`ScoreRequest`], except `win`.
 */
export type ScoreWaitsRequest = ScoreRequest;

/**
 * The value of each winning tile.
 */
export type ScoreWaitsResponse = { 
/**
 * The winning tiles. Red fives are listed separately.
 */
waits: Array<WaitScore>, };

/**
 * Who may take a seat.
 */
export type SeatAccess = "open" | "link" | "password";

/**
 * A seat, as visible to everyone.
 */
export type SeatState = { 
/**
 * The player's name; null for an empty seat.
 */
name: string | null, 
/**
 * The person's id; null for a bot.
 */
person: string | null, 
/**
 * Whether a bot has the seat.
 */
bot: boolean, 
/**
 * Whether the player is connected.
 */
here: boolean, 
/**
 * Whether a stand-in is playing for the player.
 */
stand_in: boolean, 
/**
 * Whether the player is ready for the next deal.
 */
ready: boolean, 
/**
 * Milliseconds left in the player's time bank.
 */
bank: number | null, 
/**
 * What the player proposes.
 */
proposes: Proposal | null, };

/**
 * An event as an audience sees it, with the player's choice.
 */
export type SeenEvent = { 
/**
 * The event.
 */
event: WireEvent, 
/**
 * For a player, what they can do now.
 */
choice?: WireChoice, };

/**
 * A new session.
 */
export type Session = { 
/**
 * The person who signed in.
 */
person: Person, 
/**
 * The token for programs; browsers use the cookie.
 */
token: string, };

/**
 * The form of a set.
 */
export type SetForm = "run" | "triplet" | "kan";

/**
 * A set of a hand.
 */
export type SetResponse = { 
/**
 * The lowest tile.
 */
lowest: string, 
/**
 * The form of the set.
 */
form: SetForm, 
/**
 * Whether the set counts as open.
 */
open: boolean, };

/**
 * The settings of a table, chosen by its owner.
 */
export type Settings = { 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The version of the rule set; the newest by default.
 */
rules_version: number | null, 
/**
 * The length of the game, if it differs from the rule set's.
 */
length: "one-deal" | "east" | "east-south" | "all-winds" | null, 
/**
 * The table mode: assisted, or unassisted with a judge.
 */
table: TableMode, 
/**
 * The seconds for each move, and the seconds in the time bank; null without a clock.
 */
clock: [number, number] | null, 
/**
 * The bots that take seats, by the names that `/api/bots` lists.
 */
bots: Array<string>, 
/**
 * Who may take a seat.
 */
entry: SeatAccess, 
/**
 * The password that people need to take a seat. It is hashed and stored apart from the settings.
 */
password?: string, 
/**
 * The owner's contribution to the walls. It is stored with the owner's seat.
 */
contribution?: string, 
/**
 * The minimum time per discard, in milliseconds, so that pauses don't reveal who can call the tile; 0 for no
 * minimum.
 */
window: number, 
/**
 * Whether players can chat.
 */
chat: boolean, 
/**
 * Whether players can send set phrases.
 */
phrases: boolean, 
/**
 * Seconds after which spectators see open hands; null for never.
 */
open_after: number | null, 
/**
 * The time that a bot takes for a move, in milliseconds.
 */
pace: number, };

/**
 * Requests the shanten of a hand.
 */
export type ShantenRequest = { 
/**
 * The hand, in any notation.
 */
hand: string, 
/**
 * The notation of the hand. If missing, it is detected.
 */
from?: "mpsz" | "unicode" | "tenhou" | "mjai" | "kobalab" | "markup", 
/**
 * The number of players. Three-player games have no 2-8 man.
 */
players: 3 | 4, };

/**
 * The shanten of a hand: 0 is tenpai, −1 a complete hand.
 */
export type ShantenResponse = { 
/**
 * The hand, in MPSZ.
 */
hand: string, 
/**
 * The shanten: the minimum over all forms.
 */
shanten: number, 
/**
 * The shanten as four sets and a pair.
 */
standard: number, 
/**
 * The shanten as thirteen orphans; null for a hand with melds.
 */
orphans: number | null, 
/**
 * The shanten as seven pairs; null for a hand with melds.
 */
pairs: number | null, };

/**
 * How a hand is divided into sets.
 */
export type ShapeResponse = { 
/**
 * The form of the hand.
 */
form: HandForm, 
/**
 * The sets of a standard hand, concealed ones first.
 */
sets: Array<SetResponse>, 
/**
 * The pair of a standard hand.
 */
pair: string | null, 
/**
 * The kind of wait that the winning tile completed, in a standard hand.
 */
wait: string | null, };

/**
 * A shared record.
 */
export type SharedRecord = { 
/**
 * The id of the record.
 */
id: string, };

/**
 * Takes a seat.
 */
export type SitRequest = { 
/**
 * The table's password, if it has one.
 */
password?: string, 
/**
 * The person's contribution to the walls.
 */
contribution?: string, };

/**
 * Requests the statistics of the players in a record.
 */
export type StatsRequest = Record<string, never>;

/**
 * Player statistics. Rates are fractions of one.
 */
export type StatsResponse = { 
/**
 * The players by name.
 */
players: Array<PlayerStats>, 
/**
 * The records that could not be read.
 */
unreadable: Array<UnreadableRecord>, };

/**
 * How much the server enforces the rules.
 */
export type TableMode = "assisted" | "real-table";

/**
 * The stage of a table. A game in progress has several stages.
 */
export type TableStage = "waiting" | "playing" | "between" | "choice" | "adjourned" | "over";

/**
 * The state of a table, as visible to everyone at it.
 */
export type TableState = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The stage of the table.
 */
stage: TableStage, 
/**
 * The state of each seat.
 */
seats: Array<SeatState>, 
/**
 * The seconds for each move, and the seconds in the time bank at the start; null without a clock.
 */
clock: [number, number] | null, 
/**
 * The id of the rule set.
 */
rules: string, 
/**
 * The table mode: assisted, or unassisted with a judge.
 */
table: TableMode, 
/**
 * Whether players can chat.
 */
chat: boolean, 
/**
 * Whether players can send set phrases.
 */
phrases: boolean, 
/**
 * The id of the table's owner.
 */
owner: string, 
/**
 * The first few spectators.
 */
watchers: Array<Watcher>, 
/**
 * The number of spectators.
 */
watching: number, 
/**
 * The commitment to the walls.
 */
commitment: string | null, 
/**
 * The seed of all walls, once the game is over.
 */
seed: string | null, 
/**
 * The server's part of the seed, if players contributed, once the game is over: the commitment is its hash.
 */
host: string | null, 
/**
 * The players' contributions, in the order in which they sat down, once the game is over.
 */
contributions: Array<string>, 
/**
 * The drawn seats: for each seat, the number of its player in the order in which players sat down.
 */
drawn: Array<number> | null, 
/**
 * The final standings, once the game is over.
 */
result: Array<[number, number, number]> | null, 
/**
 * The seat that has to choose whether the game ends.
 */
chooses: number | null, };

/**
 * A tile and how many copies of it are left.
 */
export type TileLeft = { 
/**
 * The tile.
 */
tile: string, 
/**
 * How many copies of the tile are neither in the hand nor visible.
 */
left: number, };

/**
 * The orientation of a tile in a meld.
 */
export type TilePose = "upright" | "sideways" | "added" | "face-down";

/**
 * Converts a hand to another notation, or to all of them.
 */
export type TilesRequest = { 
/**
 * The hand, in any notation.
 */
hand: string, 
/**
 * The notation of the hand. If missing, it is detected.
 */
from?: "mpsz" | "unicode" | "tenhou" | "mjai" | "kobalab" | "markup", 
/**
 * The number of players. Three-player games have no 2-8 man.
 */
players: 3 | 4, 
/**
 * The notation to write. If missing, the hand is written in all notations.
 */
to?: "mpsz" | "unicode" | "tenhou" | "mjai" | "kobalab" | "markup", };

/**
 * A hand in several notations; null for a notation that cannot express it.
 */
export type TilesResponse = { 
/**
 * The texts, by the name of the notation.
 */
notations: { [key in string]?: string | null }, };

/**
 * Training progress.
 */
export type Training = { 
/**
 * The level for each kind of question.
 */
levels: { [key in string]?: TrainingLevel }, 
/**
 * The flash card of each yaku.
 */
cards: { [key in string]?: TrainingCard }, };

/**
 * A flash card.
 */
export type TrainingCard = { 
/**
 * The box of the card; cards in higher boxes come back later.
 */
box: number, 
/**
 * The day on which the card is due, in days since 1970.
 */
due: number, };

/**
 * The level in one kind of question.
 */
export type TrainingLevel = { 
/**
 * The level, from 0 to 1000.
 */
level: number, 
/**
 * How many questions were answered.
 */
asked: number, 
/**
 * How many of the answers were right.
 */
right: number, };

/**
 * Requests the ukeire of a hand: the tiles that help, and how many of them are left.
 */
export type UkeireRequest = { 
/**
 * The hand, in any notation: 13 tiles, or 14 to compare discards.
 */
hand: string, 
/**
 * The notation of the hand. If missing, it is detected.
 */
from?: "mpsz" | "unicode" | "tenhou" | "mjai" | "kobalab" | "markup", 
/**
 * The number of players. Three-player games have no 2-8 man.
 */
players: 3 | 4, 
/**
 * Tiles visible elsewhere, in MPSZ: discards, other players' melds and dora indicators.
 */
visible: string, 
/**
 * Whether to list the draws that increase the ukeire of a 13-tile hand without lowering its shanten.
 */
improve: boolean, };

/**
 * The ukeire of a hand: `ukeire` and optionally `improvements` for 13 tiles, `discards` for 14.
 */
export type UkeireResponse = { 
/**
 * The hand, in MPSZ.
 */
hand: string, 
/**
 * The shanten: 0 is tenpai, −1 a complete hand.
 */
shanten: number, 
/**
 * The total number of tiles that help.
 */
total?: number, 
/**
 * The tiles that lower the shanten or complete the hand.
 */
ukeire?: Array<TileLeft>, 
/**
 * The draws that increase the ukeire without lowering the shanten, if they were requested.
 */
improvements?: Array<ImprovementResponse>, 
/**
 * Every discard, best first.
 */
discards?: Array<DiscardResponse>, };

/**
 * A record that could not be read.
 */
export type UnreadableRecord = { 
/**
 * The name of the record.
 */
file: string, 
/**
 * Why the record could not be read, localized.
 */
why: string, };

/**
 * A verdict on an answer.
 */
export type VerdictResponse = { 
/**
 * Whether the answer is right.
 */
right: boolean, 
/**
 * The right answer.
 */
solution: string, 
/**
 * Why the solution is right.
 */
explanation: Array<string>, 
/**
 * The difficulty of the question, from 0 to 1000.
 */
difficulty: number, 
/**
 * The learner's level after the answer.
 */
level?: number, 
/**
 * The box of the card after the answer.
 */
box?: number, 
/**
 * The number of days until the card comes back.
 */
days?: number, };

/**
 * Replays a record and compares everything with the rules.
 */
export type VerifyRequest = { 
/**
 * Whether to also count differences in records that are known to violate their rules.
 */
strict: boolean, };

/**
 * The result of verifying records.
 */
export type VerifyResponse = { 
/**
 * The time that the verification took, in seconds.
 */
seconds: number, 
/**
 * The records that could not be read.
 */
unreadable_files: Array<UnreadableRecord>, 
/**
 * The records that differ from the rules.
 */
differing_files: Array<DifferingRecord>, 
/**
 * The differences that `mismatches` counts, grouped by topic and switch; the most frequent kinds come first.
 */
kinds: Array<MismatchKind>, 
/**
 * The records whose rules were inferred in part, because they do not state them.
 */
inferred_rules: Array<InferredRules>, 
/**
 * The number of games that were verified.
 */
games: number, 
/**
 * The number of replayed deals.
 */
deals: number, 
/**
 * The number of wins.
 */
wins: number, 
/**
 * The number of deals without a win.
 */
draws: number, 
/**
 * The number of differences between records and rules.
 */
mismatches: number, 
/**
 * The number of records that could not be read.
 */
unreadable: number, 
/**
 * The number of walls that were recomputed and compared.
 */
walls: number, 
/**
 * The number of wins that players passed up.
 */
passed: number, 
/**
 * The number of unfinished games.
 */
broken_off: number, 
/**
 * The number of games that are known to violate their rules.
 */
explained_games: number, 
/**
 * The number of differences in those games, not included in `mismatches`.
 */
explained_mismatches: number, };

/**
 * A winning tile.
 */
export type WaitResponse = { 
/**
 * The tile.
 */
tile: string, 
/**
 * The ways in which the tile completes the hand.
 */
kinds: Array<string>, 
/**
 * How many of the tile's four copies are not in the hand.
 */
not_held: number, };

/**
 * The value of a winning tile.
 */
export type WaitScore = { 
/**
 * The tile.
 */
tile: string, 
/**
 * The value of a win by tsumo on this tile.
 */
tsumo: WaitValue, 
/**
 * The value of a win by ron on this tile.
 */
ron: WaitValue, };

/**
 * The value of a winning tile, or why the hand does not win with it.
 */
export type WaitValue = { "type": "points", 
/**
 * The han and fu, or the limit, localized.
 */
total: string, 
/**
 * The points of the hand, without honba and riichi sticks.
 */
points: number, } | { "type": "none", 
/**
 * The reason, localized.
 */
reason: string, };

/**
 * Requests the waits of a tenpai hand.
 */
export type WaitsRequest = { 
/**
 * The hand without its fourteenth tile, in any notation.
 */
hand: string, 
/**
 * The notation of the hand. If missing, it is detected.
 */
from?: "mpsz" | "unicode" | "tenhou" | "mjai" | "kobalab" | "markup", 
/**
 * The number of players. Three-player games have no 2-8 man.
 */
players: 3 | 4, };

/**
 * The waits of a hand.
 */
export type WaitsResponse = { 
/**
 * The hand, in MPSZ.
 */
hand: string, 
/**
 * The shanten: 0 is tenpai.
 */
shanten: number, 
/**
 * The name of the wait as a whole; null if the hand is not tenpai.
 */
name: string | null, 
/**
 * The winning tiles.
 */
waits: Array<WaitResponse>, 
/**
 * Tiles that would complete the hand, but of which it already holds all four copies.
 */
impossible: Array<string>, };

/**
 * Proof that the walls are the ones the server committed to before the game.
 */
export type WallProof = { 
/**
 * The commitment published before the game.
 */
commitment: string | null, 
/**
 * The seed of all walls.
 */
seed: string | null, 
/**
 * The server's part of the seed, if players contributed: the commitment is its hash.
 */
host: string | null, 
/**
 * The players' contributions, in the order in which they sat down.
 */
contributions: Array<string>, 
/**
 * The name of the algorithm that computes the walls; `docs/wall.md` describes it.
 */
algorithm: string, 
/**
 * Whether the seed matches the commitment and every wall matches the seed.
 */
kept: boolean, 
/**
 * The recomputed walls.
 */
walls: Array<RecomputedWall>, };

/**
 * A spectator.
 */
export type Watcher = { 
/**
 * The person's id.
 */
person: string, 
/**
 * The display name.
 */
name: string, };

/**
 * How a player won.
 */
export type WinBy = "ron" | "tsumo";

/**
 * Why a win has no score, as a stable code.
 */
export type WinErrorCode = "bad-line" | "bad-hand" | "bad-meld" | "bad-tile" | "too-many-indicators" | "unknown-rules" | "unknown-yaku" | "wrong-size" | "fifth-copy" | "not-in-set" | "not-complete" | "open-riichi" | "no-yaku" | "late-yaku" | "too-few-han" | "own-discard" | "no-such-seat" | "ippatsu-without-riichi" | "ippatsu-chankan" | "rinshan-without-kan" | "rinshan-ron" | "chankan-tsumo" | "no-chankan" | "no-chi" | "first-with-melds" | "first-with-riichi" | "ura-without-riichi" | "not-liable" | "no-norths";

/**
 * Why a win has no score.
 */
export type WinErrorResponse = { 
/**
 * The code.
 */
code: WinErrorCode, 
/**
 * The localized message.
 */
text: string, };

/**
 * What a player can do.
 */
export type WireChoice = { "type": "turn", 
/**
 * The legal moves; at an unassisted table, all possible moves.
 */
moves: Array<WireMove>, } | { "type": "claim", 
/**
 * The legal calls.
 */
moves: Array<WireMove>, } | { "type": "speak", 
/**
 * Whether the player may draw instead.
 */
draws: boolean, } | { "type": "draw" } | { "type": "show" } | { "type": "announce" } | { "type": "accept" } | { "type": "settle" };

/**
 * A player's reaction to a tile that can be called.
 */
export type WireClaim = { "type": "pass" } | { "type": "ron" } | { "type": "open-kan" } | { "type": "pon", 
/**
 * The two tiles from the hand.
 */
own: [string, string], } | { "type": "chi", 
/**
 * The two tiles from the hand.
 */
own: [string, string], };

/**
 * The public facts at the beginning of a deal.
 */
export type WireDeal = { 
/**
 * The dealer's seat.
 */
dealer: number, 
/**
 * The round wind.
 */
round: "E" | "S" | "W" | "N", 
/**
 * The number of honba.
 */
honba: number, 
/**
 * The number of riichi sticks on the table.
 */
sticks: number, 
/**
 * The scores by seat.
 */
points: Array<number>, 
/**
 * The first dora indicator.
 */
indicator: string, 
/**
 * The number of tiles in the live wall.
 */
live: number, 
/**
 * The dealer's dice: the first roll, and the second one that some rules use.
 */
dice: [number, number, number, number] | null, };

/**
 * An event as one audience sees it. Tiles that the audience cannot see are left out.
 */
export type WireEvent = { "type": "dealt", deal: WireDeal, hand: WireHand | null, hands: Array<WireHand> | null, } | { "type": "drew", seat: number, tile: string | null, dead: boolean, } | { "type": "returned", seat: number, tile: string | null, } | { "type": "answered", seat: number, claim: WireClaim, } | { "type": "passed", seat: number, } | { "type": "showed", seat: number, tenpai: boolean, } | { "type": "riichi", seat: number, double: boolean, } | { "type": "discarded", seat: number, tile: string, drawn: boolean, sideways: boolean, } | { "type": "stake-laid", seat: number, } | { "type": "claimed", seat: number, meld: WireMeld, } | { "type": "closed-kan", seat: number, meld: WireMeld, } | { "type": "added-kan", seat: number, tile: string, } | { "type": "north", seat: number, } | { "type": "stands" } | { "type": "indicator", tile: string, } | { "type": "claim-called", seat: number, claim: WireClaim, hand: WireHand | null, } | { "type": "closed" } | { "type": "erred", seat: number, offence: JsonOffence, hand: WireHand | null, } | { "type": "died", seat: number, } | { "type": "chombo", seat: number, points: Array<number>, } | { "type": "opened", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, } | { "type": "announced", seat: number, each: Array<number>, } | { "type": "agreed", seat: number, } | { "type": "objected", seat: number, } | { "type": "corrected", seat: number, points: Array<number>, } | { "type": "mixed" } | { "type": "ruled", ruling: JsonRuling, note: string, } | { "type": "won", seat: number, from: number, tile: string, hand: WireHand, ura: Array<string>, points: Array<number>, score: WireScore | null, } | { "type": "exhausted" } | { "type": "shown", seat: number, hand: WireHand, } | { "type": "paid", points: Array<number>, } | { "type": "aborted", why: "four-kans" | "four-riichi" | "four-winds" | "nine-kinds" | "three-rons", } | { "type": "sticks-returned" } | { "type": "over", points: Array<number>, sticks: number, };

/**
 * A visible hand.
 */
export type WireHand = { 
/**
 * The concealed tiles, including the drawn one.
 */
tiles: Array<string>, 
/**
 * The tile just drawn.
 */
drawn: string | null, 
/**
 * The melds.
 */
melds: Array<WireMeld>, 
/**
 * The number of Norths that were set aside.
 */
norths: number, };

/**
 * A meld.
 */
export type WireMeld = { 
/**
 * The kind of meld.
 */
kind: "chi" | "pon" | "open-kan" | "added-kan" | "closed-kan", 
/**
 * The tiles that come from the player's own hand.
 */
own: Array<string>, 
/**
 * The called tile.
 */
claimed: string | null, 
/**
 * The player who discarded the called tile.
 */
from: "left" | "across" | "right" | null, 
/**
 * The tile that was added to a pon.
 */
added: string | null, };

/**
 * A move of a player.
 */
export type WireMove = { "type": "discard", 
/**
 * The tile; optional if it is the one just drawn.
 */
tile?: string, 
/**
 * Whether the tile is the one just drawn.
 */
drawn: boolean, } | { "type": "riichi", 
/**
 * The tile; optional if it is the one just drawn.
 */
tile?: string, 
/**
 * Whether the tile is the one just drawn.
 */
drawn: boolean, } | { "type": "closed-kan", 
/**
 * One of the four tiles.
 */
tile: string, } | { "type": "added-kan", 
/**
 * The added tile.
 */
tile: string, } | { "type": "north" } | { "type": "tsumo" } | { "type": "nine-kinds" } | { "type": "pass" } | { "type": "ron" } | { "type": "pon", 
/**
 * The two tiles from the hand.
 */
own: [string, string], } | { "type": "open-kan" } | { "type": "chi", 
/**
 * The two tiles from the hand.
 */
own: [string, string], } | { "type": "draw" } | { "type": "show", 
/**
 * Whether the hand is shown.
 */
tenpai: boolean, } | { "type": "shout" } | { "type": "announce", 
/**
 * The payments by seat.
 */
each: [number, number, number, number], } | { "type": "agree" } | { "type": "object" } | { "type": "correct" } | { "type": "mix" };

/**
 * The score of a win, and what it is made of.
 */
export type WireScore = { 
/**
 * The yaku.
 */
yaku: Array<YakuResponse>, 
/**
 * The han of yaku and dora; 0 for a yakuman.
 */
han: number, 
/**
 * The fu, rounded; 0 for a yakuman.
 */
fu: number, 
/**
 * What the fu are made of.
 */
fu_items: Array<FuItemResponse>, 
/**
 * The number of dora.
 */
dora: number, 
/**
 * The number of ura-dora.
 */
ura: number, 
/**
 * The number of red fives.
 */
red: number, 
/**
 * The number of Norths that count as dora.
 */
north: number, 
/**
 * The dora indicators that count; the event has the ura-dora indicators.
 */
indicators: Array<string>, 
/**
 * The limit that the hand reaches.
 */
limit: "none" | "mangan" | "haneman" | "baiman" | "sanbaiman" | "kazoe" | "yakuman", 
/**
 * The number of yakuman that the hand counts as; 0 for other hands.
 */
yakuman: number, 
/**
 * The points of the hand, without honba and riichi sticks.
 */
points: number, 
/**
 * The points for honba.
 */
honba: number, 
/**
 * The points in riichi sticks.
 */
sticks: number, 
/**
 * The player who is liable for a yakuman, if there is one.
 */
liable: Liability | null, };

/**
 * A yaku and its value: in han, or in yakuman if the hand is a yakuman.
 */
export type YakuResponse = { 
/**
 * The yaku.
 */
id: "riichi" | "double-riichi" | "ippatsu" | "menzen-tsumo" | "pinfu" | "tanyao" | "iipeikou" | "yakuhai-seat" | "yakuhai-round" | "yakuhai-white" | "yakuhai-green" | "yakuhai-red" | "haitei" | "houtei" | "rinshan" | "chankan" | "sanshoku-doujun" | "ittsu" | "chanta" | "sanrenkou" | "toitoi" | "chiitoitsu" | "sanankou" | "sanshoku-doukou" | "sankantsu" | "shousangen" | "honroutou" | "honitsu" | "junchan" | "ryanpeikou" | "chinitsu" | "renhou" | "nagashi-mangan" | "tenhou" | "chiihou" | "suuankou" | "suuankou-tanki" | "kokushi" | "kokushi-thirteen" | "chuuren" | "chuuren-nine" | "daisangen" | "shousuushii" | "daisuushii" | "tsuuiisou" | "ryuuiisou" | "chinroutou" | "suukantsu" | "daisharin", 
/**
 * The han of the yaku; missing if the hand is a yakuman.
 */
han?: number, 
/**
 * The number of yakuman that the yaku counts as; missing for other hands.
 */
yakuman?: number, };
