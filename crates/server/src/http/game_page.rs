//! A plain page of a game, until there is a better one.

use hanchan_record::Format;
use hanchan_words::Words;

use crate::position::Position;

/// What the page tells.
pub(super) struct About<'a> {
    pub(super) id: &'a str,
    pub(super) players: &'a [String],
    /// By place: seat, points, result.
    pub(super) result: Option<&'a [(usize, i32, i32)]>,
    /// Whether the walls are those that were promised.
    pub(super) kept: bool,
    pub(super) seen: &'a Position,
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn link(text: &str, to: &str) -> String {
    format!("<a href=\"{to}\">{}</a>", escaped(text))
}

/// Each in an element of its own.
fn all_in(element: &str, texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<String> = texts.into_iter().collect();
    if texts.is_empty() {
        return String::new();
    }
    format!("<{element}>{}</{element}>", texts.join(&format!("</{element}><{element}>")))
}

impl About<'_> {
    fn address(&self, words: &Words, deal: usize, step: usize, seat: Option<usize>) -> String {
        let seat = seat.map_or_else(String::new, |seat| format!("&amp;seat={seat}"));
        let (id, code) = (self.id, words.language.code());
        format!("/games/{id}?lang={code}&amp;deal={deal}&amp;step={step}{seat}")
    }

    fn result(&self, words: &Words) -> String {
        let Some(places) = self.result else {
            return all_in("tr", [all_in("td", [words.text("game-stopped")])]);
        };
        let row = |&(seat, points, result): &(usize, i32, i32)| {
            let name = self.players.get(seat).map_or("", String::as_str);
            all_in("td", [escaped(name), words.number(points), words.tenths(result)])
        };
        all_in("tr", places.iter().map(row))
    }

    fn ways(&self, words: &Words) -> [(&'static str, Vec<String>); 3] {
        let Position { deal, deals, step, steps, seat, .. } = *self.seen;
        let to = |text: &str, deal: usize, step: usize, seat: Option<usize>| {
            link(text, &self.address(words, deal, step, seat))
        };
        let by_step = [
            (step > 1).then(|| to("←", deal, step - 1, seat)),
            Some(format!("{step}/{steps}")),
            (step < steps).then(|| to("→", deal, step + 1, seat)),
        ];
        let eyes = self.players.iter().enumerate().map(|(seat, name)| to(name, deal, step, Some(seat)));
        let open = to(&words.text("game-open"), deal, step, None);
        [
            ("game-deal", (1..=deals).map(|deal| to(&deal.to_string(), deal, 1, seat)).collect()),
            ("game-step", by_step.into_iter().flatten().collect()),
            ("game-eyes", std::iter::once(open).chain(eyes).collect()),
        ]
    }

    /// The page, with what happened up to its place in words.
    pub(super) fn page(&self, told: &[String], words: &Words) -> String {
        let (id, code) = (self.id, words.language.code());
        let title = words.list(self.players.iter().map(|name| escaped(name)));
        let ways =
            self.ways(words).map(|(label, links)| format!("{} {}", words.text(label), links.join(" · ")));
        let formats = Format::ALL.map(Format::name);
        let formats = formats.map(|name| link(name, &format!("/api/games/{id}/record?format={name}")));
        let kept = words.text(if self.kept { "game-walls-kept" } else { "game-walls-differ" });
        let last = [
            format!("{} {}", words.text("game-record"), formats.join(" · ")),
            link(&kept, &format!("/api/games/{id}/proof")),
        ];
        format!(
            "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
             <style>body{{font:16px/1.5 sans-serif;max-width:44em;margin:1em auto;padding:0 1em}}\
             td{{padding-right:1.5em}}</style><h1>{title}</h1><table>{}</table>{}<ol>{}</ol>{}</html>\n",
            self.result(words),
            all_in("p", ways),
            all_in("li", told.iter().map(|text| escaped(text))),
            all_in("p", last),
        )
    }
}
