//! Routes, and a list of them, with which the description of the API is compared.

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter};

/// Who answers at an address, by method.
pub struct On<S = ()> {
    methods: Vec<&'static str>,
    router: MethodRouter<S>,
}

/// Answers `GET`.
pub fn get<H, T, S>(handler: H) -> On<S>
where
    H: Handler<T, S>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    On { methods: Vec::new(), router: MethodRouter::new() }.get(handler)
}

/// Answers `POST`.
pub fn post<H, T, S>(handler: H) -> On<S>
where
    H: Handler<T, S>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    On { methods: Vec::new(), router: MethodRouter::new() }.post(handler)
}

impl<S: Clone + Send + Sync + 'static> On<S> {
    fn on<H: Handler<T, S>, T: 'static>(mut self, name: &'static str, filter: MethodFilter, h: H) -> On<S> {
        self.methods.push(name);
        On { methods: self.methods, router: self.router.on(filter, h) }
    }

    /// Answers `GET`, too.
    #[must_use]
    pub fn get<H: Handler<T, S>, T: 'static>(self, handler: H) -> On<S> {
        self.on("get", MethodFilter::GET, handler)
    }

    /// Answers `POST`, too.
    #[must_use]
    pub fn post<H: Handler<T, S>, T: 'static>(self, handler: H) -> On<S> {
        self.on("post", MethodFilter::POST, handler)
    }

    /// Answers `PUT`, too.
    #[must_use]
    pub fn put<H: Handler<T, S>, T: 'static>(self, handler: H) -> On<S> {
        self.on("put", MethodFilter::PUT, handler)
    }

    /// Answers `DELETE`, too.
    #[must_use]
    pub fn delete<H: Handler<T, S>, T: 'static>(self, handler: H) -> On<S> {
        self.on("delete", MethodFilter::DELETE, handler)
    }
}

/// Routes that can be listed.
pub struct Routes<S = ()> {
    router: Router<S>,
    list: Vec<(&'static str, &'static str)>,
}

impl<S: Clone + Send + Sync + 'static> Default for Routes<S> {
    fn default() -> Routes<S> {
        Routes { router: Router::new(), list: Vec::new() }
    }
}

impl<S: Clone + Send + Sync + 'static> Routes<S> {
    /// None yet.
    pub fn new() -> Routes<S> {
        Routes::default()
    }

    /// An address, and who answers there.
    #[must_use]
    pub fn route(mut self, path: &'static str, on: On<S>) -> Routes<S> {
        self.list.extend(on.methods.iter().map(|method| (*method, path)));
        Routes { router: self.router.route(path, on.router), list: self.list }
    }

    /// All of them: method and path.
    pub fn list(&self) -> &[(&'static str, &'static str)] {
        &self.list
    }

    /// To be served.
    pub fn router(self) -> Router<S> {
        self.router
    }
}
