//! Requests and responses of Hanchan as types.
//!
//! The command line, the HTTP API and the page are thin layers over this crate: clap and axum's extractors fill
//! requests, and generated TypeScript types describe requests and responses. `openapi.json` and `protocol.ts` are
//! generated from these types.
//!
//! A [`Request`] runs in a [`Context`], which provides the language and the rule sets. Requests about recorded games
//! are [`RecordRequest`]s, which get the record as bytes. No request contains a file name or a number of threads, so
//! clients cannot choose them.
//!
//! ```
//! use hanchan_api::{Context, Request, WaitsRequest};
//! use hanchan_words::Language;
//!
//! let context = Context::new(Language::English, None, &|id| hanchan_rules::open(id, |_| Err(hanchan_rules::Unreadable::NotFound)));
//! let waits = WaitsRequest::new("23467m 234567p 88s").run(&context).ok().expect("a tenpai hand");
//! assert_eq!(serde_json::to_value(&waits).expect("JSON")["waits"][0]["tile"], "5m");
//! ```

pub mod admin;
mod advise;
mod circumstances;
mod context;
mod error;
pub mod games;
mod hand;
pub mod live;
mod names;
pub mod people;
mod position;
mod print;
mod query;
mod records;
mod request_error;
mod rules;
mod score;
mod score_batch;
mod script;
pub mod settings;
mod shanten;
pub mod tables;
mod tiles;
mod training;
mod ukeire;
mod waits;

pub use advise::{
    AdviceRequest, AdviceResponse, AdvisedMove, AdvisedMoveType, DiscardAdviceResponse, EvaluationResponse,
    OtherAdviceResponse, RecordAdviceRequest,
};
pub use context::{Context, RecordRequest, Request, RuleResolver};
pub use error::{ApiError, ErrorCode};
pub use hand::{HandReader, PlayerCount, WrongPlayerCount};
pub use names::{ByName, Named, SwitchName, Text};
pub use position::{GamePosition, NoSuchPosition, Position, PositionRequest};
pub use print::{
    CardsRequest, Document, PrintFile, PrintFormatsResponse, PrintOrder, PrintRequest, PrintStyle,
    Typesetter, card_pictures, install_typesetter, print_formats, rule_book, rule_sheet, yaku_cards,
};
pub use query::{LanguageParams, read_pairs, read_query};
pub use records::{
    ConvertError, ConvertRequest, ConvertResponse, DifferingRecord, InferredRule, InferredRules,
    MismatchKind, MismatchResponse, PlayerStats, RecordError, ReplayedGame, StatsRequest, StatsResponse,
    Tally, UnreadableRecord, VerifiedRecord, VerifyRequest, VerifyResponse, VerifyTotals, inferred_rule_line,
    mismatch_kind_name, mismatch_place, mismatch_sides, verify_record,
};
pub use request_error::RequestError;
pub use rules::{
    FoundRule, FoundStatement, FoundValue, ListedRules, RuleDifference, RuleFileError, RuleResponse,
    RulesCheckRequest, RulesCheckResponse, RulesDiffRequest, RulesDiffResponse, RulesFindRequest,
    RulesFindResponse, RulesResponse, RulesShowRequest, rules_source, rules_title,
};
pub use score::{
    ExplanationResponse, FuItemReason, FuItemResponse, HandForm, PaymentResponse, ScoreRequest,
    ScoreResponse, ScoreValue, ScoreWaitsRequest, ScoreWaitsResponse, ScoredWin, SetForm, SetResponse,
    ShapeResponse, WaitScore, WaitValue, WinBy, YakuResponse,
};
pub use score_batch::{
    MeldName, MeldRequest, ScoreBatch, ScoreLine, ScoreLineResponse, WinError, WinErrorCode, WinErrorResponse,
};
pub use script::{
    PlayedScript, ScriptEnding, ScriptExpectation, ScriptNext, ScriptOutcome, ScriptPosition, ScriptProblem,
    ScriptRefusal, ScriptRequest, ScriptResponse, ScriptSeat, ScriptStanding, ScriptStep, ScriptWin,
};
pub use shanten::{ShantenRequest, ShantenResponse};
pub use tiles::{TilesRequest, TilesResponse};
pub use training::{
    AnswerForm, LaidDiscard, LaidHand, LaidTile, QuestionRequest, QuestionResponse, QuestionTable, TilePose,
    TrainingRules, VerdictResponse, read_answer,
};
pub use ukeire::{DiscardResponse, ImprovementResponse, TileLeft, UkeireRequest, UkeireResponse};
pub use waits::{WaitResponse, WaitsRequest, WaitsResponse};
