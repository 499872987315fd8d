//! What the server promises, kept by the real binary with real sockets and a real database.

mod acts;
#[allow(dead_code, reason = "it is the server's own tests' too")]
#[path = "../../../server/tests/support/client.rs"]
mod client;
mod database;
mod guest;
mod hostile;
mod kill;
mod leak;
mod process;
mod proxy;
mod stop;
mod told;
