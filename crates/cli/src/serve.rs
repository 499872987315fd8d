//! `hanchan serve`

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;

use hanchan_server::bots::Bots;
use hanchan_server::limits::Limits;
use hanchan_server::local_admin::LocalAdmin;
use hanchan_server::store::Store;
use hanchan_server::{Config, serve};
use serde::Deserialize;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::error::CliError;
use crate::locale::Locale;

const EXAMPLES: &str = r"Examples:
  hanchan serve
  hanchan serve --bind 0.0.0.0:7700
  hanchan serve --database postgres://hanchan@localhost/hanchan --base-url https://mahjong.example";

/// Host tables and the web interface (the default command)
///
/// Flags override environment variables (`HANCHAN_BIND`, `HANCHAN_DATA`, `HANCHAN_DATABASE`, `HANCHAN_BASE_URL`), which
/// override the configuration file. Put your club's own rule files into the folder 'rules' in the data folder.
#[derive(clap::Args, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Address to listen on (default: 127.0.0.1:7700); 0.0.0.0 accepts connections from the network
    #[arg(long, value_name = "ADDRESS:PORT")]
    bind: Option<SocketAddr>,

    #[command(flatten)]
    location: LocationArgs,

    /// Maximum number of open tables (default: 10000)
    #[arg(long)]
    most_tables: Option<usize>,

    /// Check the configuration and rule files, then exit
    #[arg(long)]
    check: bool,
}

/// Flags for the location of a server's data.
#[derive(clap::Args, Default)]
pub(crate) struct LocationArgs {
    /// Folder with the database and the club's rule files
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,

    /// Database URL (default: an SQLite file in the data folder)
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,

    /// Public URL of the server
    #[arg(long, value_name = "URL", global = true)]
    base_url: Option<String>,

    /// Configuration file in TOML
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
}

/// The location of a server's data, from flags, the environment and the configuration file.
pub(crate) struct Location {
    pub(crate) data: PathBuf,
    pub(crate) database: Option<String>,
    base_url: Option<String>,
    file: ConfigFile,
}

impl Location {
    /// Returns the URL of the database.
    pub(crate) fn url(&self) -> String {
        let file = || Store::sqlite(&self.data.join("hanchan.sqlite"));
        self.database.clone().unwrap_or_else(file)
    }

    /// Returns the public URL of the server, or else the address that it listens on.
    pub(crate) fn address(&self) -> String {
        let running = || LocalAdmin::read(&self.data).map(|local| local.address.to_string()).ok();
        let url = self.base_url.clone().map(|url| url.trim_end_matches('/').to_owned());
        url.unwrap_or_else(|| format!("http://{}", running().unwrap_or_else(|| DEFAULT_BIND.to_owned())))
    }
}

/// The configuration file.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
struct ConfigFile {
    bind: Option<SocketAddr>,
    data: Option<PathBuf>,
    database: Option<String>,
    base_url: Option<String>,
    most_tables: Option<usize>,
    bots: BTreeMap<String, String>,
    limits: Limits,
}

const DEFAULT_BIND: &str = "127.0.0.1:7700";
const DEFAULT_MAX_TABLES: usize = 10_000;

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Returns the default data folder of the user.
pub(crate) fn data_folder() -> PathBuf {
    let home = || variable("HOME").or_else(|| variable("USERPROFILE")).map(PathBuf::from);
    let base = variable("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| variable("APPDATA").map(PathBuf::from))
        .or_else(|| home().map(|home| home.join(".local/share")));
    base.unwrap_or_default().join("hanchan")
}

impl LocationArgs {
    /// Resolves each setting from the flags, else from the environment, else from the file.
    pub(crate) fn resolve(&self) -> Result<Location, CliError> {
        let file: ConfigFile = match &self.config {
            None => ConfigFile::default(),
            Some(path) => {
                let wrong = |why: String| CliError::Message(format!("{}: {why}", path.display()));
                let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
                toml::from_str(&text).map_err(|error| wrong(error.to_string()))?
            }
        };
        let data = self.data.clone().or_else(|| variable("HANCHAN_DATA").map(PathBuf::from));
        let data = data.or_else(|| file.data.clone()).unwrap_or_else(data_folder);
        let database = self.database.clone().or_else(|| variable("HANCHAN_DATABASE"));
        let database = database.or_else(|| file.database.clone());
        let base_url = self.base_url.clone().or_else(|| variable("HANCHAN_BASE_URL"));
        let base_url = base_url.or_else(|| file.base_url.clone());
        let begins = |url: &str, schemes: &[&str]| schemes.iter().any(|scheme| url.starts_with(scheme));
        if let Some(url) =
            database.as_deref().filter(|url| !begins(url, &["postgres:", "postgresql:", "sqlite:"]))
        {
            return Err(CliError::Message(format!("database: {url}: expected postgres://… or sqlite://…")));
        }
        if let Some(url) = base_url.as_deref().filter(|url| !begins(url, &["http://", "https://"])) {
            return Err(CliError::Message(format!("base-url: {url}: expected http://… or https://…")));
        }
        Ok(Location { data, database, base_url, file })
    }
}

fn config(args: &Args) -> Result<Config, CliError> {
    let Location { data, database, base_url, file } = args.location.resolve()?;
    let bind = match (args.bind, variable("HANCHAN_BIND")) {
        (Some(bind), _) => bind,
        (None, Some(text)) => {
            text.parse().map_err(|error| CliError::Message(format!("HANCHAN_BIND: {text}: {error}")))?
        }
        (None, None) => match file.bind {
            Some(bind) => bind,
            None => {
                DEFAULT_BIND.parse().map_err(|error| CliError::Message(format!("{DEFAULT_BIND}: {error}")))?
            }
        },
    };
    let most_tables = args.most_tables.or(file.most_tables).unwrap_or(DEFAULT_MAX_TABLES);
    // Report invalid bots before starting anything.
    Bots::new(&file.bots, file.limits.bots).map_err(|wrong| CliError::Message(wrong.to_string()))?;
    Ok(Config { bind, data, database, base_url, most_tables, bots: file.bots, limits: file.limits })
}

/// Returns the address of this machine in its network.
fn own_address() -> Option<IpAddr> {
    // Connecting a UDP socket sends nothing; it only selects the local address.
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Writes logs as JSON lines to stderr. `HANCHAN_LOG` sets the levels, as in `warn,hanchan_server=debug`.
fn log_to_stderr() {
    let levels = variable("HANCHAN_LOG").and_then(|levels| levels.parse::<Targets>().ok());
    let levels = levels.unwrap_or_else(|| {
        Targets::new().with_default(LevelFilter::WARN).with_target("hanchan_server", LevelFilter::INFO)
    });
    let lines = tracing_subscriber::fmt::layer().json().with_writer(std::io::stderr).with_filter(levels);
    // Fails only if a subscriber is set already, which nothing else does.
    let _set = tracing_subscriber::registry().with(lines).try_init();
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let config = config(args)?;
    let words = locale.words();
    if args.check {
        let (_, wrong) = hanchan_server::server_state::ServerState::read_rules(&config.data.join("rules"));
        if !wrong.is_empty() {
            let lines = wrong.iter().flat_map(|(file, error)| {
                error.problems().into_iter().map(move |problem| format!("{file}: {problem}"))
            });
            return Err(CliError::Message(lines.collect::<Vec<_>>().join("\n")));
        }
        let data = config.data.display().to_string();
        let text = [("address", config.bind.to_string().into()), ("data", data.into())];
        anstream::println!("{}", words.format("serve-checked", text));
        return Ok(());
    }
    log_to_stderr();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| CliError::Message(error.to_string()))?;
    let base_url = config.base_url.clone();
    let ready = |address: SocketAddr| {
        let reached = if address.ip().is_unspecified() {
            SocketAddr::new(own_address().unwrap_or(address.ip()), address.port())
        } else {
            address
        };
        let url = base_url.unwrap_or_else(|| format!("http://{reached}"));
        anstream::println!("{}", words.format("serve-ready", [("url", url.as_str().into())]));
        if !address.ip().is_loopback()
            && let Ok(code) = qrcode::QrCode::new(&url)
        {
            anstream::println!("{}", code.render::<qrcode::render::unicode::Dense1x2>().build());
        }
    };
    let served = runtime.block_on(serve(config, ready, stopped()));
    served.map_err(|error| CliError::Message(error.to_string()))
}

/// Waits for an interrupt or SIGTERM.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _interrupted = interrupt.await;
}
