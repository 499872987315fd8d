//! `hanchan load`

mod bots;
mod client;
pub(crate) mod http;
mod process;
mod tally;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hanchan_api::settings::{SeatAccess, Settings};
use serde::Serialize;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::error::CliError;
use crate::json;
use client::{Client, Shared};
use http::Http;
use process::{Host, Used};
use tally::{Percentiles, Tally};

const EXAMPLES: &str = r"Examples:
  hanchan load --tables 1000 --seconds 30
  hanchan load --tables 50 --pace 200 --server 127.0.0.1:7700
  hanchan load --tables 300 --bots sensei";

/// Load-test a server with WebSocket clients
///
/// Without --server, starts a server with a fresh database on this machine and, on Linux, pins the server to the first
/// core and this program to the second. Every table has four clients, each with its own connection. A client waits
/// --pace milliseconds, then wins if it can or else discards; it never calls. Every client checks that no event is missing.
///
/// With --bots, the server's bots fill all seats, the server runs on all cores, and the bots' thinking time is
/// reported.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Number of tables
    #[arg(long, default_value_t = 100)]
    tables: usize,

    /// Milliseconds between two moves at a table
    #[arg(long, default_value_t = 2000)]
    pace: u64,

    /// Seconds to play after all clients have connected
    #[arg(long, default_value_t = 20)]
    seconds: u64,

    /// Address of a running server
    #[arg(long, value_name = "ADDRESS:PORT")]
    server: Option<SocketAddr>,

    /// Process id of that server, to report its CPU and memory use (same machine only)
    #[arg(long, requires = "server")]
    pid: Option<u32>,

    /// Rule set of the tables
    #[arg(long, default_value = "common")]
    rules: String,

    /// Fill the seats with the server's bots, such as sensei, instead of clients
    #[arg(long, value_name = "PLAYER")]
    bots: Option<String>,

    /// Database URL for the server that this command starts
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    database: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The results of a load test with clients.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    tables: usize,
    clients: usize,
    /// Seconds to open the sessions of all guests.
    people_seconds: f64,
    /// Seconds to create and fill all tables.
    tables_seconds: f64,
    /// Seconds to connect all clients.
    connect_seconds: f64,
    /// The duration of the measurement, in seconds. The counts below cover this time only.
    seconds: f64,
    acts: u64,
    acts_per_second: f64,
    deliveries: u64,
    deliveries_per_second: f64,
    /// Milliseconds from sending a discard to its event at each seat.
    latency: Percentiles,
    refused: u64,
    /// Commands without a response.
    unanswered: u64,
    /// Events that never arrived.
    missing: u64,
    /// Connections that broke.
    broken: u64,
    /// CPU use of the server, in percent of a core.
    server_cpu: Option<f64>,
    /// CPU use of this program, in percent of a core.
    own_cpu: Option<f64>,
    /// Memory of the server per table, before clients connect.
    bytes_per_table: Option<u64>,
    /// Memory of the server per connection.
    bytes_per_connection: Option<u64>,
}

/// The number of concurrent requests and connection attempts while tables are opened.
const MAX_CONCURRENT: usize = 64;

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| CliError::Message(error.to_string()))?;
    let host = match args.server {
        Some(address) => Host::running(address, args.pid),
        None => Host::start(args.database.as_deref(), args.bots.is_none())?,
    };
    if let Some(bots) = &args.bots {
        let report = runtime.block_on(bots::load(args, bots, &host)).map_err(CliError::Message)?;
        if args.json {
            json::write_whole(&report, &mut std::io::stdout())?;
        } else {
            report.print();
        }
        return Ok(());
    }
    let report = runtime.block_on(load(args, &host)).map_err(CliError::Message)?;
    let lost = report.unanswered + report.missing + report.broken;
    if args.json {
        json::write_whole(&report, &mut std::io::stdout())?;
    } else {
        report.print();
    }
    if lost > 0 {
        return Err(CliError::Message(format!("lost {lost} commands, events or connections")));
    }
    Ok(())
}

async fn load(args: &Args, host: &Host) -> Result<Report, String> {
    let bar = crate::load::progress(args.tables as u64);
    let start = Instant::now();
    let before = host.used();
    let tokens = people(host.address, 4 * args.tables).await?;
    let people_seconds = start.elapsed().as_secs_f64();

    let start = Instant::now();
    let tables = open(host.address, args, &tokens, &bar).await?;
    bar.finish_and_clear();
    let tables_seconds = start.elapsed().as_secs_f64();
    let with_tables = host.used();

    let (go, going) = watch::channel(client::Stage::Gather);
    let start = Instant::now();
    let mut clients = JoinSet::new();
    let gate = Arc::new(Semaphore::new(MAX_CONCURRENT));
    let pace = Duration::from_millis(args.pace);
    for (table, tokens) in tables.iter().zip(tokens.chunks(4)) {
        let shared = Arc::new(Shared::default());
        for token in tokens {
            let client = Client::new(host.address, table.clone(), token.clone(), pace, Arc::clone(&shared));
            clients.spawn(client.run(Arc::clone(&gate), going.clone()));
        }
    }
    drop(going);
    let all = clients.len();
    // Every connected client adds a permit.
    while gate.available_permits() != MAX_CONCURRENT + all {
        if start.elapsed() > Duration::from_mins(5) {
            return Err("not all clients could connect within five minutes".to_owned());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let connect_seconds = start.elapsed().as_secs_f64();
    let with_clients = host.used();

    // All clients make their first moves at once; these are not measured.
    let _going = go.send(client::Stage::Play);
    tokio::time::sleep(Duration::from_millis((2 * args.pace).clamp(1000, 10_000))).await;
    let (server_before, own_before) = (host.used(), process::own());
    let _going = go.send(client::Stage::Measure);
    let start = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let _going = go.send(client::Stage::Finish);
    let seconds = start.elapsed().as_secs_f64();
    let (server_after, own_after) = (host.used(), process::own());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let _going = go.send(client::Stage::Leave);
    let mut tally = Tally::default();
    while let Some(done) = clients.join_next().await {
        tally.add(done.map_err(|error| error.to_string())?);
    }
    let cpu = |before: Option<Used>, after: Option<Used>| Some((after?.cpu - before?.cpu) / seconds * 100.0);
    let each = |before: Option<Used>, after: Option<Used>, count: usize| {
        Some(after?.memory.saturating_sub(before?.memory) / count.max(1) as u64)
    };
    Ok(Report {
        tables: args.tables,
        clients: all,
        people_seconds,
        tables_seconds,
        connect_seconds,
        seconds,
        acts: tally.acts,
        acts_per_second: tally.acts as f64 / seconds,
        deliveries: tally.deliveries,
        deliveries_per_second: tally.deliveries as f64 / seconds,
        refused: tally.refused,
        unanswered: tally.unanswered,
        missing: tally.missing,
        broken: tally.broken,
        latency: tally.percentiles(),
        server_cpu: cpu(server_before, server_after),
        own_cpu: cpu(own_before, own_after),
        bytes_per_table: each(before, with_tables, args.tables),
        bytes_per_connection: each(with_tables, with_clients, all),
    })
}

/// Opens sessions for a number of guests and returns their tokens.
async fn people(address: SocketAddr, count: usize) -> Result<Vec<String>, String> {
    let mut asking = JoinSet::new();
    for first in 0..MAX_CONCURRENT.min(count) {
        asking.spawn(async move {
            let mut http = Http::connect(address).await?;
            let mut tokens = Vec::new();
            for number in (first..count).step_by(MAX_CONCURRENT) {
                let answer = http.post("/api/guest", "", &format!(r#"{{"name":"load {number}"}}"#)).await?;
                tokens.push(answer["token"].as_str().ok_or("the server sent no session token")?.to_owned());
            }
            Ok::<_, String>(tokens)
        });
    }
    let mut tokens = Vec::with_capacity(count);
    while let Some(done) = asking.join_next().await {
        tokens.extend(done.map_err(|error| error.to_string())??);
    }
    Ok(tokens)
}

/// Returns the settings of unlisted tables without a clock, as JSON.
fn settings(args: &Args, pace: u32, bots: Vec<String>) -> Result<String, String> {
    let settings = Settings {
        rules: args.rules.clone(),
        entry: SeatAccess::Link,
        clock: None,
        chat: false,
        pace,
        bots,
        ..Settings::default()
    };
    serde_json::to_string(&settings).map_err(|error| error.to_string())
}

/// Creates the tables, seats four guests at each, and returns the ids.
async fn open(
    address: SocketAddr,
    args: &Args,
    tokens: &[String],
    bar: &indicatif::ProgressBar,
) -> Result<Vec<String>, String> {
    let settings: Arc<str> = settings(args, 0, Vec::new())?.into();
    let mut opening = JoinSet::new();
    for first in 0..MAX_CONCURRENT.min(args.tables) {
        let settings = Arc::clone(&settings);
        let mine: Vec<(usize, Vec<String>)> = tokens
            .chunks(4)
            .enumerate()
            .skip(first)
            .step_by(MAX_CONCURRENT)
            .map(|(i, four)| (i, four.to_vec()))
            .collect();
        let bar = bar.clone();
        opening.spawn(async move {
            let mut http = Http::connect(address).await?;
            let mut ids = Vec::new();
            for (number, four) in mine {
                let made = http.post("/api/tables", &four[0], &settings).await?;
                let id = made["id"]
                    .as_str()
                    .ok_or_else(|| format!("the server did not create a table: {made}"))?
                    .to_owned();
                for token in &four[1..] {
                    http.post(&format!("/api/tables/{id}/sit"), token, "{}").await?;
                }
                ids.push((number, id));
                bar.inc(1);
            }
            Ok::<_, String>(ids)
        });
    }
    let mut all = vec![String::new(); args.tables];
    while let Some(done) = opening.join_next().await {
        for (number, id) in done.map_err(|error| error.to_string())?? {
            all[number] = id;
        }
    }
    Ok(all)
}

fn progress(tables: u64) -> indicatif::ProgressBar {
    let style = indicatif::ProgressStyle::with_template("{bar:40} {pos}/{len} tables");
    let bar = indicatif::ProgressBar::new(tables);
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

impl Report {
    fn print(&self) {
        let kilobytes = |bytes: Option<u64>| {
            bytes.map_or("?".to_owned(), |bytes| format!("{:.1} KB", bytes as f64 / 1e3))
        };
        let percent = |cpu: Option<f64>| cpu.map_or("?".to_owned(), |cpu| format!("{cpu:.0} %"));
        let Percentiles { p50, p95, p99, max } = self.latency;
        anstream::println!("tables        {}, with {} clients", self.tables, self.clients);
        anstream::println!(
            "setup         {:.1} s for sessions, {:.1} s for tables, {:.1} s for connections",
            self.people_seconds,
            self.tables_seconds,
            self.connect_seconds
        );
        anstream::println!(
            "moves         {} in {:.0} s, {:.0} per second",
            self.acts,
            self.seconds,
            self.acts_per_second
        );
        anstream::println!("deliveries    {}, {:.0} per second", self.deliveries, self.deliveries_per_second);
        anstream::println!(
            "latency       p50 {p50:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, max {max:.1} ms"
        );
        anstream::println!("refused       {}", self.refused);
        anstream::println!(
            "lost          {} commands, {} events, {} connections",
            self.unanswered,
            self.missing,
            self.broken
        );
        anstream::println!(
            "CPU           server {}, this program {}",
            percent(self.server_cpu),
            percent(self.own_cpu)
        );
        anstream::println!(
            "memory        {} per table, {} per connection",
            kilobytes(self.bytes_per_table),
            kilobytes(self.bytes_per_connection)
        );
    }
}
