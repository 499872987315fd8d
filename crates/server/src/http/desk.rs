//! Who works on requests that take a while: few at a time, and never where live play runs.

use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::Semaphore;

use super::error::Problem;

/// Requests that may wait.
const QUEUE: usize = 64;

/// The desk.
#[derive(Clone)]
pub struct Desk {
    waiting: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Desk { waiting: Arc::new(Semaphore::new(QUEUE)), working: Arc::new(Semaphore::new(processors)) }
    }

    /// Does something, in its turn.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::Refused(StatusCode::SERVICE_UNAVAILABLE, "busy");
        let _place = self.waiting.try_acquire().map_err(|_| busy())?;
        let turn = Arc::clone(&self.working).acquire_owned().await.map_err(|_| busy())?;
        // Who asked may be gone, but the work goes on: the turn is over with it, not with him.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|_| Problem::Refused(StatusCode::INTERNAL_SERVER_ERROR, "our-fault"))?
    }
}
