//! Tables at which programs play alone.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::http::Http;
use super::process::Host;
use super::{Args, people, progress};

/// What was seen.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Report {
    tables: usize,
    bots: String,
    seconds: f64,
    /// Writes of the tables, about one for every act.
    acts_per_second: f64,
    /// How often programs that think were asked, and milliseconds from their turn to their choice.
    choices_per_second: f64,
    thought_mean: f64,
    /// Within how many milliseconds 50, 95 and 99 of 100 choices came; none if it took longer than is counted.
    thought: [Option<f64>; 3],
    /// Percent of a core that the server used.
    server_cpu: Option<f64>,
}

/// A person may have so many tables open.
const TABLES_PER_GUEST: usize = 5;

/// Opens tables for programs alone, and looks on.
pub(super) async fn load(args: &Args, bots: &str, host: &Host) -> Result<Report, String> {
    let bar = progress(args.tables as u64);
    let tokens = people(host.address, args.tables.div_ceil(TABLES_PER_GUEST)).await?;
    let players =
        hanchan_rules::preset(&args.rules).map_or(4, |rules| rules.switches().table.players.count());
    let settings = serde_json::json!({
        "rules": args.rules, "entry": "link", "clock": null, "pace": args.pace, "chat": false,
        "bots": vec![bots; players],
    });
    let settings = settings.to_string();
    let mut http = Http::connect(host.address).await?;
    for table in 0..args.tables {
        http.post("/api/tables", &tokens[table / TABLES_PER_GUEST], &settings).await?;
        // Not all of them act at the same moment.
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

/// What the server says of itself.
struct ServerMetrics {
    commits: f64,
    /// Seconds that programs thought.
    thought: f64,
    /// How many choices came within how many seconds, the last for all.
    within: Vec<(f64, f64)>,
}

impl ServerMetrics {
    async fn read(address: SocketAddr) -> Result<ServerMetrics, String> {
        let text = Http::connect(address).await?.get("/metrics").await?;
        let lines = || text.lines().filter_map(|line| line.rsplit_once(' '));
        let of = |name: &str| {
            let found = lines().find(|(known, _)| *known == name).and_then(|(_, number)| number.parse().ok());
            found.ok_or_else(|| format!("the server says nothing of {name}"))
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
        anstream::println!("tables        {}, with {} at every seat", self.tables, self.bots);
        anstream::println!("acts          {:.0} a second, for {:.0} s", self.acts_per_second, self.seconds);
        if self.choices_per_second > 0.0 {
            anstream::println!(
                "thinking      {:.0} choices a second, {:.1} ms each; p50 within {half}, p95 {most}, p99 {nearly_all}",
                self.choices_per_second,
                self.thought_mean
            );
        } else {
            anstream::println!("thinking      not counted: they answer at once");
        }
        let percent = self.server_cpu.map_or("?".to_owned(), |cpu| format!("{cpu:.0} %"));
        anstream::println!("processor     {percent} of a core");
    }
}
