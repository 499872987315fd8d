//! The guarantees of the server, tested with the real binary, real sockets and a real database.

mod acts;
#[allow(dead_code, reason = "shared with the tests of hanchan-server")]
#[path = "../../../server/tests/support/client.rs"]
mod client;
mod database;
mod expected;
mod guest;
mod hostile;
mod kill;
mod leak;
mod process;
mod proxy;
mod stop;
