//! temporary
use hanchan_press::*;
use hanchan_words::*;
fn main() {
    let out = std::env::args().nth(1).unwrap();
    let only: Vec<String> = std::env::args().skip(2).collect();
    for id in hanchan_rules::preset_ids().filter(|id| only.is_empty() || only.iter().any(|o| o == id)) {
        let rules = hanchan_rules::preset(id).unwrap();
        let facts = Facts::of(&rules);
        let t = std::time::Instant::now();
        let skip = std::env::var_os("SKIP").is_some();
        let lessons = if skip { Vec::new() } else { hanchan_lessons::lessons(&rules) };
        eprintln!("lessons {:?}", t.elapsed());
        let beside = sibling(&rules).map(|r| {
            let f = Facts::of(&r);
            (r, f)
        });
        for l in Language::ALL {
            let style = l.usual_style();
            let words = Words::new(l, style, Some(id));
            let t = std::time::Instant::now();
            let s = Sheet::of(&rules, &facts, beside.as_ref().map(|(r, f)| (r, f)), &words);
            eprintln!("{id} {} {:?}", l.code(), t.elapsed());
            std::fs::write(format!("{out}/{id}.{}.json", l.code()), serde_json::to_string(&s).unwrap())
                .unwrap();
            std::fs::write(format!("{out}/{id}.{}.html", l.code()), s.html(Look::Regular, Paper::A4))
                .unwrap();
            if skip {
                continue;
            }
            let deck = Deck::of(&rules, &facts, &lessons, &words);
            std::fs::write(
                format!("{out}/{id}.{}.deck.json", l.code()),
                serde_json::to_string(&deck).unwrap(),
            )
            .unwrap();
            std::fs::write(format!("{out}/{id}.{}.deck.html", l.code()), deck.html(Look::Regular, Paper::A4))
                .unwrap();
            let against = hanchan_rules::preset("ema");
            let book = Book::of(&rules, against.as_ref(), &facts, &lessons, &words);
            std::fs::write(
                format!("{out}/{id}.{}.book.json", l.code()),
                serde_json::to_string(&book).unwrap(),
            )
            .unwrap();
            std::fs::write(format!("{out}/{id}.{}.book.html", l.code()), book.html(Look::Regular, Paper::A4))
                .unwrap();
        }
    }
    let all: Vec<(String, Picture)> =
        hanchan_tiles::Tile::all().map(|t| (t.to_string(), Picture::tiles([t]))).collect();
    for (i, (_, p)) in all.iter().enumerate() {
        std::fs::write(format!("{out}/tiles/{i}.svg"), p.svg(Look::Regular, "")).unwrap();
    }
    for t in hanchan_tiles::Tile::all() {
        let p = Picture::river(&format!("{t}*").parse().unwrap());
        std::fs::write(format!("{out}/tiles/{}.svg", 37 + t.index()), p.svg(Look::Regular, "")).unwrap();
    }
    let back = Picture::of_meld(
        "closed kan 1111m".parse().unwrap(),
        &hanchan_rules::preset("common").unwrap().switches.calls,
    );
    std::fs::write(
        format!("{out}/tiles/74.svg"),
        back.svg(Look::Regular, "").replace("viewBox=\"0 0 1200 400\"", "viewBox=\"0 0 300 400\""),
    )
    .unwrap();
}
