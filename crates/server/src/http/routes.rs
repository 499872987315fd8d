//! The route table. Each route is declared once; `openapi.json` and `web/protocol.ts` are generated from the
//! declarations and from the handlers' types.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::routing::{MethodFilter, MethodRouter};

use super::App;
#[cfg(test)]
pub(super) use super::describe::Described;

/// A handler whose parameters and response can be described. Only tests describe handlers, so the release build
/// accepts every handler.
#[cfg(not(test))]
pub(super) trait Described<T> {}

#[cfg(not(test))]
impl<H, T> Described<T> for H {}

/// Does nothing: only tests generate documentation.
#[cfg(not(test))]
fn drop_documentation(_: &[&str]) {}

/// The documentation of a route.
#[cfg(test)]
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) group: &'static str,
    pub(super) id: &'static str,
    pub(super) summary: &'static str,
    pub(super) details: &'static str,
    pub(super) describe: fn(&mut super::describe::Describer),
}

/// The routes declared so far.
#[derive(Default)]
pub(super) struct Routes {
    router: Router<App>,
    group: &'static str,
    body_limit: Option<usize>,
    #[cfg(test)]
    pub(super) list: Vec<Route>,
}

macro_rules! methods {
    ($($(#[$about:meta])* $name:ident $filter:ident)+) => {
        $($(#[$about])*
        pub(super) fn $name<H, T>(
            self,
            path: &'static str,
            id: &'static str,
            summary: &'static str,
            handler: H,
        ) -> Routes
        where
            H: Handler<T, App> + Described<T>,
            T: 'static,
        {
            self.add(stringify!($name), MethodFilter::$filter, path, [id, summary], handler)
        })+
    };
}

impl Routes {
    /// Starts a group: the following routes have this tag in the `OpenAPI` document, and the default body
    /// limit.
    pub(super) fn group(mut self, group: &'static str) -> Routes {
        self.group = group;
        self.body_limit = None;
        self
    }

    /// Sets the body limit of the following routes in the group.
    pub(super) fn body_limit(mut self, bytes: usize) -> Routes {
        self.body_limit = Some(bytes);
        self
    }

    methods! {
        /// Adds a `GET` route with its path, operation id, summary and handler.
        get GET
        /// Adds a `POST` route.
        post POST
        /// Adds a `PUT` route.
        put PUT
        /// Adds a `DELETE` route.
        delete DELETE
    }

    /// Adds a longer description to the route declared last.
    pub(super) fn details(self, details: &'static str) -> Routes {
        #[cfg(test)]
        {
            let mut routes = self;
            if let Some(route) = routes.list.last_mut() {
                route.details = details;
            }
            routes
        }
        #[cfg(not(test))]
        {
            drop_documentation(&[details]);
            self
        }
    }

    fn add<H, T>(
        mut self,
        method: &'static str,
        filter: MethodFilter,
        path: &'static str,
        [id, summary]: [&'static str; 2],
        handler: H,
    ) -> Routes
    where
        H: Handler<T, App> + Described<T>,
        T: 'static,
    {
        #[cfg(test)]
        self.list.push(Route {
            method,
            path,
            group: self.group,
            id,
            summary,
            details: "",
            describe: H::describe,
        });
        #[cfg(not(test))]
        drop_documentation(&[method, id, summary, self.group]);
        let mut route = MethodRouter::new().on(filter, handler);
        if let Some(bytes) = self.body_limit {
            route = route.layer(DefaultBodyLimit::max(bytes));
        }
        self.router = self.router.route(path, route);
        self
    }

    /// Returns the router that serves the routes.
    pub(super) fn router(self) -> Router<App> {
        self.router
    }
}
