//! Load test with the server's bots in all seats.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::http::Http;
use super::process::Host;
use super::{Args, people, progress, settings};

/// The results of a load test with bots.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Report {
    tables: usize,
    bots: String,
    seconds: f64,
    /// Database writes of the tables per second, about one for every move.
    acts_per_second: f64,
    /// Decisions per second of bots that think.
    choices_per_second: f64,
    /// The mean thinking time, in milliseconds.
    thought_mean: f64,
    /// Upper bounds of the thinking time in milliseconds: median, 95th and 99th percentile. `None` beyond the last
    /// bucket.
    thought: [Option<f64>; 3],
    /// CPU use of the server, in percent of a core.
    server_cpu: Option<f64>,
}

/// The number of tables that each guest opens.
const TABLES_PER_GUEST: usize = 5;

/// Opens tables with only bots and measures the server.
pub(super) async fn load(args: &Args, bots: &str, host: &Host) -> Result<Report, String> {
    let bar = progress(args.tables as u64);
    let tokens = people(host.address, args.tables.div_ceil(TABLES_PER_GUEST)).await?;
    let players =
        hanchan_rules::preset(&args.rules).map_or(4, |rules| rules.switches().table.players.count());
    let settings = settings(args, args.pace as u32, vec![bots.to_owned(); players])?;
    let mut http = Http::connect(host.address).await?;
    for table in 0..args.tables {
        http.post("/api/tables", &tokens[table / TABLES_PER_GUEST], &settings).await?;
        // Spread the moves of the tables over time.
        tokio::time::sleep(Duration::from_millis(args.pace) / args.tables as u32).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    tokio::time::sleep(Duration::from_millis((2 * args.pace).clamp(1000, 10_000))).await;
    let (before, used, start) = (ServerMetrics::read(host.address).await?, host.used(), Instant::now());
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (after, used_after, seconds) =
        (ServerMetrics::read(host.address).await?, host.used(), start.elapsed().as_secs_f64());
    let choices = after.thoughts() - before.thoughts();
    let within = |part: f64| {
        let reached = |(after, before): &(&(f64, f64), &(f64, f64))| after.1 - before.1 >= part * choices;
        let found = after.within.iter().zip(&before.within).find(reached);
        found.map(|(after, _)| 1e3 * after.0).filter(|bound| bound.is_finite() && choices > 0.0)
    };
    Ok(Report {
        tables: args.tables,
        bots: bots.to_owned(),
        seconds,
        acts_per_second: (after.commits - before.commits) / seconds,
        choices_per_second: choices / seconds,
        thought_mean: 1e3 * (after.thought - before.thought) / choices.max(1.0),
        thought: [0.5, 0.95, 0.99].map(within),
        server_cpu: used_after.zip(used).map(|(after, before)| 100.0 * (after.cpu - before.cpu) / seconds),
    })
}

/// Values from the server's `/metrics`.
struct ServerMetrics {
    commits: f64,
    /// The thinking time of all bots, in seconds.
    thought: f64,
    /// The histogram of thinking times: upper bounds in seconds, and the number of decisions within each.
    within: Vec<(f64, f64)>,
}

impl ServerMetrics {
    async fn read(address: SocketAddr) -> Result<ServerMetrics, String> {
        let text = Http::connect(address).await?.get("/metrics").await?;
        let lines = || text.lines().filter_map(|line| line.rsplit_once(' '));
        let of = |name: &str| {
            let found = lines().find(|(known, _)| *known == name).and_then(|(_, number)| number.parse().ok());
            found.ok_or_else(|| format!("the server has no metric {name}"))
        };
        let bucket = |(name, number): (&str, &str)| {
            let bound = name.strip_prefix("hanchan_thought_seconds_bucket{le=\"")?.strip_suffix("\"}")?;
            let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().ok()? };
            Some((bound, number.parse().ok()?))
        };
        Ok(ServerMetrics {
            commits: of("hanchan_commit_seconds_count")?,
            thought: of("hanchan_thought_seconds_sum")?,
            within: lines().filter_map(bucket).collect(),
        })
    }

    fn thoughts(&self) -> f64 {
        self.within.last().map_or(0.0, |(_, count)| *count)
    }
}

impl Report {
    pub(super) fn print(&self) {
        let bound = |bound: Option<f64>| bound.map_or("more".to_owned(), |bound| format!("{bound:.0} ms"));
        let [half, most, nearly_all] = self.thought.map(bound);
        anstream::println!("tables        {}, with {} in every seat", self.tables, self.bots);
        anstream::println!("moves         {:.0} per second, for {:.0} s", self.acts_per_second, self.seconds);
        if self.choices_per_second > 0.0 {
            anstream::println!(
                "thinking      {:.0} decisions per second, mean {:.1} ms; p50 {half}, p95 {most}, p99 {nearly_all}",
                self.choices_per_second,
                self.thought_mean
            );
        } else {
            anstream::println!("thinking      not measured: these bots decide at once");
        }
        let percent = self.server_cpu.map_or("?".to_owned(), |cpu| format!("{cpu:.0} %"));
        anstream::println!("CPU           {percent} of a core");
    }
}
