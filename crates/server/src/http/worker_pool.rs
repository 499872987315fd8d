//! A bounded pool for CPU-bound requests, so that they never delay live play.

use std::sync::Arc;

use hanchan_api::ErrorCode;
use tokio::sync::Semaphore;

use super::error::HttpError;

/// The maximum number of requests that wait for a worker.
const QUEUE: usize = 64;

/// The pool: one worker per processor and a bounded queue.
#[derive(Clone)]
pub(crate) struct WorkerPool {
    waiting: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl WorkerPool {
    pub(crate) fn new() -> WorkerPool {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        WorkerPool { waiting: Arc::new(Semaphore::new(QUEUE)), working: Arc::new(Semaphore::new(processors)) }
    }

    /// Runs a closure on a worker. Fails with [`ErrorCode::Busy`] if the queue is full.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, HttpError> + Send + 'static,
    ) -> Result<T, HttpError> {
        let busy = || HttpError::Code(ErrorCode::Busy);
        let _queued = self.waiting.try_acquire().map_err(|_| busy())?;
        let permit = Arc::clone(&self.working).acquire_owned().await.map_err(|_| busy())?;
        // The work continues if the client disconnects, so the closure owns the permit.
        let result = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(permit);
            result
        });
        result.await.map_err(|_| HttpError::Code(ErrorCode::Internal))?
    }
}
