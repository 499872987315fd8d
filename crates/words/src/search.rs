//! Searches the rules by words in any language.

use std::collections::BTreeSet;

use hanchan_rules::{Rules, Yaku, keys, preset_ids};

use crate::language::{Language, Style};
use crate::statements::statements;
use crate::words::Words;

/// A search query. Inflected forms of a word match each other, and so do different transcriptions of a Japanese name.
///
/// ```
/// use hanchan_words::search::Query;
///
/// assert!(Query::new(["красная пятёрка"]).matches("Красные пятерки"));
/// assert!(!Query::new(["tanyao open"]).matches("Tanyao"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    words: Vec<Word>,
}

/// A word of a query.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Word {
    /// The stem, or the id of a statement, in lower case.
    plain: String,
    /// The stem in the transcription that names are compared in, unless the word is short.
    transcribed: Option<String>,
}

/// A rule or a statement, as it is searched in one language.
struct Text {
    /// The names, normalized.
    names: String,
    /// The names in the transcription that names are compared in.
    transcribed: String,
    /// The names, and everything else there is to read, normalized.
    all: String,
}

/// How a word occurs in a text. Names count more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    None,
    Text,
    Name,
}

/// The most results of a query whose words do not all occur in one text.
const MOST_RANKED: usize = 8;
/// The rating, as a part of the best one, from which such a result is worth showing.
const WORTH_SHOWING: f64 = 0.7;

impl Query {
    /// Creates a query from all words of these texts.
    pub fn new<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Query {
        let mut words = Vec::new();
        for text in texts {
            for word in text.as_ref().split_whitespace() {
                let word = word.trim_matches(|c: char| !c.is_alphanumeric());
                if is_statement_id(word) {
                    words.push(Word { plain: normalized(word), transcribed: None });
                } else {
                    let lower = without_marks(&word.to_lowercase());
                    words.extend(lower.split(' ').filter(|part| !part.is_empty()).map(Word::new));
                }
            }
        }
        words.retain(|word| !word.plain.is_empty());
        Query { words }
    }

    /// Returns whether every word of the query starts a word of the text. Japanese has no spaces, so Japanese
    /// words match anywhere.
    pub fn matches(&self, text: &str) -> bool {
        let text = normalized(text);
        self.words.iter().all(|word| starts_a_word(&word.plain, &text))
    }

    /// Returns whether the query is the id of this statement and nothing else.
    pub fn is_statement(&self, id: &str) -> bool {
        matches!(&self.words[..], [word] if word.plain == normalized(id))
    }

    /// Returns the group and key of the switches and yaku that match, best first: by name, synonym or cited statement,
    /// or by description or a value that one of the rule sets has. If no rule has all words of the query, returns
    /// those that have the most of its rare words. Only rules that one of the rule sets has are searched, and yaku,
    /// because that a yaku is off answers a question.
    pub fn switches(&self, rule_sets: &[Rules]) -> Vec<(&'static str, String)> {
        let rules = searched_rules(rule_sets);
        let found = self.ranked(&rules);
        let is_cited = |(group, key): &(&'static str, String)| {
            rule_sets.iter().any(|rules| {
                let source = rules.source_of(group, key);
                source.is_some_and(|source| source.by.iter().any(|by| self.is_statement(by)))
            })
        };
        let cited = rules.iter().map(|(_, rule)| rule).filter(|rule| is_cited(rule) && !found.contains(rule));
        found.iter().copied().chain(cited).cloned().collect()
    }

    /// Returns the ids of the matching statements among those that `searched` accepts: those that have all words of the
    /// query in any language, in the order of the documents, or else those that have the most of its rare words,
    /// best first.
    pub fn statements(&self, searched: impl Fn(&str) -> bool) -> Vec<&'static str> {
        let all: Vec<Vec<(&str, &str)>> =
            Language::ALL.into_iter().map(|language| statements(language).collect()).collect();
        let ids = all.first().into_iter().flatten().map(|(id, _)| *id).filter(|id| searched(id));
        let text = |id: &str, of: &[(&str, &str)]| {
            let text = of.iter().find(|(known, _)| *known == id).map_or("", |(_, text)| *text);
            Text {
                names: normalized(id),
                transcribed: String::new(),
                all: normalized(&format!("{id} {text}")),
            }
        };
        let entries: Vec<_> = ids.map(|id| (all.iter().map(|of| text(id, of)).collect(), id)).collect();
        self.ranked(&entries).into_iter().copied().collect()
    }

    /// Returns the entries that match, each given with its text in every language.
    fn ranked<'a, T>(&self, entries: &'a [(Vec<Text>, T)]) -> Vec<&'a T> {
        let words = self.known_words(entries);
        let hits = |texts: &[Text]| -> Vec<Vec<Hit>> {
            texts.iter().map(|text| words.iter().map(|word| word.hit(text)).collect()).collect()
        };
        let rated: Vec<(Vec<Vec<Hit>>, &T)> =
            entries.iter().map(|(texts, item)| (hits(texts), item)).collect();
        let rarity: Vec<f64> = (0..words.len())
            .map(|word| {
                let has = |(hits, _): &&(Vec<Vec<Hit>>, &T)| hits.iter().any(|hits| hits[word] > Hit::None);
                (rated.len() as f64 / (1 + rated.iter().filter(has).count()) as f64).ln().max(0.1)
            })
            .collect();
        let rating = |hits: &[Hit]| -> f64 {
            let of = |(hit, rarity): (&Hit, &f64)| match hit {
                Hit::None => 0.0,
                Hit::Text => *rarity,
                Hit::Name => 1.5 * rarity,
            };
            hits.iter().zip(&rarity).map(of).sum()
        };
        // All words in one text; by name before others, in the given order.
        let least = |hits: &Vec<Hit>| hits.iter().copied().min().unwrap_or(Hit::None);
        let complete = |hits: &[Vec<Hit>]| hits.iter().map(least).max().unwrap_or(Hit::None);
        if rated.iter().any(|(hits, _)| complete(hits) > Hit::None) {
            let mut found: Vec<(Hit, &T)> =
                rated.into_iter().map(|(hits, item)| (complete(&hits), item)).collect();
            found.retain(|(hit, _)| *hit > Hit::None);
            found.sort_by_key(|(hit, _)| std::cmp::Reverse(*hit));
            return found.into_iter().map(|(_, item)| item).collect();
        }
        let best_of = |hits: &[Vec<Hit>]| hits.iter().map(|hits| rating(hits)).fold(0.0, f64::max);
        let mut found: Vec<(f64, &T)> =
            rated.into_iter().map(|(hits, item)| (best_of(&hits), item)).collect();
        found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let best = found.first().map_or(0.0, |(rating, _)| *rating);
        found.retain(|(rating, _)| *rating > 0.0 && *rating >= WORTH_SHOWING * best);
        found.truncate(MOST_RANKED);
        found.into_iter().map(|(_, item)| item).collect()
    }

    /// Returns the words that are searched: a Japanese phrase that occurs nowhere is searched by its pairs of characters
    /// that do.
    fn known_words<T>(&self, entries: &[(Vec<Text>, T)]) -> Vec<Word> {
        let occurs = |word: &Word| {
            entries.iter().any(|(texts, _)| texts.iter().any(|text| word.hit(text) > Hit::None))
        };
        let mut known = Vec::new();
        for word in &self.words {
            let letters: Vec<char> = word.plain.chars().collect();
            if letters.len() <= 2 || !letters.iter().copied().any(is_japanese) || occurs(word) {
                known.push(word.clone());
                continue;
            }
            let pairs =
                letters.windows(2).map(|pair| Word { plain: pair.iter().collect(), transcribed: None });
            let known_pairs: Vec<Word> = pairs.filter(|pair| occurs(pair)).collect();
            if known_pairs.is_empty() {
                known.push(word.clone());
            }
            known.extend(known_pairs);
        }
        known
    }
}

impl Word {
    /// Creates a word from its letters in lower case.
    fn new(word: &str) -> Word {
        let is_long = word.chars().count() >= 4 && !word.chars().any(|c| c.is_ascii_digit());
        Word { plain: stem(&normalized(word)), transcribed: is_long.then(|| stem(&transcribed(word))) }
    }

    fn hit(&self, text: &Text) -> Hit {
        let transcribed =
            || self.transcribed.as_ref().is_some_and(|word| starts_a_word(word, &text.transcribed));
        if starts_a_word(&self.plain, &text.names) || transcribed() {
            Hit::Name
        } else if starts_a_word(&self.plain, &text.all) {
            Hit::Text
        } else {
            Hit::None
        }
    }
}

/// Returns whether a stem starts a word of a normalized text. Japanese stems match anywhere, and a number does not match
/// the start of a longer one.
fn starts_a_word(stem: &str, text: &str) -> bool {
    let anywhere = stem.chars().any(is_japanese);
    text.match_indices(stem).any(|(at, _)| {
        let after = text[at + stem.len()..].chars().next();
        let starts = text[..at].chars().next_back().is_none_or(|before| !before.is_alphanumeric());
        let whole_number =
            !stem.ends_with(|c: char| c.is_ascii_digit()) || after.is_none_or(|c| !c.is_ascii_digit());
        anywhere || (starts && whole_number)
    })
}

/// Returns the yaku with this name: its id, or its name in any language, transcription and club. The names of the rule
/// set's own club take precedence.
///
/// ```
/// use hanchan_rules::Yaku;
/// use hanchan_words::search::yaku_named;
///
/// assert_eq!(yaku_named("shosushi", "phoenix"), Some(Yaku::Shousuushii));
/// assert_eq!(yaku_named("Малые четыре ветра", "common"), Some(Yaku::Shousuushii));
/// assert_eq!(yaku_named("sushi", "phoenix"), None);
/// ```
pub fn yaku_named(name: &str, rules: &str) -> Option<Yaku> {
    if let Some(known) = Yaku::from_id(name).or_else(|| Yaku::from_japanese(name)) {
        return Some(known);
    }
    let joined = |name: &str| transcribed(name).replace(' ', "");
    let wanted = joined(name);
    if wanted.is_empty() {
        return None;
    }
    let named = |words: &Words| Yaku::ALL.iter().copied().find(|yaku| joined(&words.yaku(*yaku)) == wanted);
    for style in [Style::Romanised, Style::Native] {
        let mut clubs = Language::ALL.into_iter().filter_map(|language| Words::club(language, style, rules));
        if let Some(yaku) = clubs.find_map(|words| named(&words)) {
            return Some(yaku);
        }
    }
    Spellings::all().0.iter().flatten().find_map(named)
}

/// Returns the rules that are searched, each with its text in every language: those that one of the rule sets has, and
/// all yaku.
fn searched_rules(rule_sets: &[Rules]) -> Vec<(Vec<Text>, (&'static str, String))> {
    let spellings = Spellings::all();
    let is_searched =
        |group: &str, key: &str| group == "yaku" || rule_sets.iter().any(|rules| rules.has_rule(group, key));
    let searched = keys().filter(|(group, key)| is_searched(group, key));
    searched.map(|(group, key)| (spellings.texts(rule_sets, group, &key), (group, key))).collect()
}

/// The words of each language, in both styles and with each club's own spellings.
struct Spellings(Vec<Vec<Words>>);

impl Spellings {
    fn all() -> Spellings {
        let of = |language: Language| {
            let mut all = Vec::new();
            for style in [Style::Romanised, Style::Native] {
                all.push(Words::new(language, style, None));
                all.extend(preset_ids().filter_map(|id| Words::club(language, style, id)));
            }
            all
        };
        Spellings(Language::ALL.into_iter().map(of).collect())
    }

    /// Returns a rule as it is searched in each language.
    fn texts(&self, rule_sets: &[Rules], group: &str, key: &str) -> Vec<Text> {
        let text = |spellings: &Vec<Words>| {
            let once = |texts: BTreeSet<String>| texts.into_iter().collect::<Vec<_>>().join(" ");
            let names = once(spellings.iter().map(|words| words.switch(group, key)).collect());
            let names = format!("{key} {names} {}", synonyms(group, key));
            let about = once(spellings.iter().map(|words| words.about_switch(group, key)).collect());
            let values = spellings.iter().take(1).flat_map(|words| {
                let has = rule_sets.iter().filter(|rules| rules.has_rule(group, key));
                has.map(|rules| words.value(rules, group, key))
            });
            let values = once(values.collect());
            Text {
                all: normalized(&format!("{names} {about} {values}")),
                transcribed: transcribed(&names),
                names: normalized(&names),
            }
        };
        self.0.iter().map(text).collect()
    }
}

/// Returns other words that people use for a switch or a yaku, in all languages.
fn synonyms(group: &str, key: &str) -> &'static str {
    let prefix = format!("{group}.{key}\t");
    SYNONYMS.lines().find_map(|line| line.strip_prefix(prefix.as_str())).unwrap_or_default()
}

/// One line per switch or yaku: `group.key`, a tab and the words.
const SYNONYMS: &str = include_str!("../synonyms.tsv");

/// Returns whether a word is the id of a statement, such as `P-136`.
fn is_statement_id(word: &str) -> bool {
    word.contains('-') && word.ends_with(|c: char| c.is_ascii_digit())
}

/// Returns whether a character is hiragana, katakana or kanji.
fn is_japanese(c: char) -> bool {
    ('\u{3040}'..='\u{9fff}').contains(&c)
}

/// Converts a text to lower case, with ё as е and punctuation as spaces.
fn normalized(text: &str) -> String {
    without_marks(&text.to_lowercase()).replace('ё', "е")
}

/// Replaces punctuation with spaces. A colon inside a word marks a long vowel and is removed.
fn without_marks(text: &str) -> String {
    let marks =
        |c: char| matches!(c, '-' | '_' | '(' | ')' | ',' | '.' | ';' | '?' | '!' | '«' | '»' | '"' | '/');
    text.replace(':', "").replace(marks, " ")
}

/// Rewrites a text in lower case, in the transcription in which names of yaku are compared. Russian clubs write the
/// same name as тянта or чанта, сансёку or саншоку; Latin letters may or may not show long vowels.
fn transcribed(text: &str) -> String {
    const SPELLINGS: [(&str, &str); 25] = [
        ("ъ", ""),
        ("ь", ""),
        ("дзя", "джа"),
        ("дзю", "джу"),
        ("дзё", "джо"),
        ("дзи", "джи"),
        ("тя", "ча"),
        ("тю", "чу"),
        ("тё", "чо"),
        ("ти", "чи"),
        ("ся", "ша"),
        ("сю", "шу"),
        ("сё", "шо"),
        ("си", "ши"),
        ("тс", "ц"),
        ("тц", "ц"),
        ("э", "е"),
        ("ё", "е"),
        ("оу", "о"),
        ("мп", "нп"),
        ("мб", "нб"),
        ("ou", "o"),
        ("ō", "o"),
        ("ū", "u"),
        ("mp", "np"),
    ];
    let plain = without_marks(&text.to_lowercase());
    let spelled = SPELLINGS.iter().fold(plain, |text, (from, to)| text.replace(from, to));
    // A long vowel or consonant may be written twice.
    let mut letters: Vec<char> = spelled.chars().collect();
    letters.dedup_by(|a, b| a == b && a.is_alphabetic() && !is_japanese(*a));
    letters.into_iter().collect()
}

/// Cuts the last letters of a long word, where Russian and Danish put their endings.
fn stem(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let kept = match letters.len() {
        length if letters.iter().copied().any(is_japanese) => length,
        length @ 7.. => length - 2,
        length @ 5..=6 => length - 1,
        length => length,
    };
    letters[..kept].iter().collect()
}

#[cfg(test)]
mod tests {
    use hanchan_rules::preset;

    use super::*;

    fn first_switch(words: &str) -> Option<String> {
        search("phoenix")(words).into_iter().next()
    }

    #[test]
    fn every_synonym_belongs_to_a_switch() {
        let known: BTreeSet<String> = keys().map(|(group, key)| format!("{group}.{key}")).collect();
        for line in SYNONYMS.lines() {
            let (switch, words) = line.split_once('\t').expect("a switch and its synonyms");
            assert!(known.contains(switch), "{switch}");
            assert!(!words.trim().is_empty(), "{switch}");
        }
    }

    #[test]
    fn a_switch_is_found_by_its_synonyms_in_every_language() {
        for words in ["kuikae", "куикаэ", "喰い替え", "swap calling"] {
            assert_eq!(first_switch(words).as_deref(), Some("calls.swap-calling"), "{words}");
        }
    }

    #[test]
    fn a_switch_is_found_by_a_club_spelling() {
        assert_eq!(first_switch("иппейко").as_deref(), Some("yaku.iipeikou"));
    }

    #[test]
    fn a_switch_is_found_by_the_statement_it_cites() {
        let rules = preset("phoenix").expect("a preset");
        let (group, key, id) = keys()
            .find_map(|(group, key)| {
                let by = &rules.source_of(group, &key)?.by;
                let id = by.iter().find(|by| by.starts_with("P-"))?.clone();
                Some((group, key, id))
            })
            .expect("a cited statement");
        let query = Query::new([&id]);
        assert!(query.is_statement(&id));
        assert!(query.switches(&[rules]).contains(&(group, key)));
        assert_eq!(query.statements(|_| true), [id.as_str()]);
    }

    #[test]
    fn words_match_at_the_start_of_a_word_only() {
        let query = Query::new(["ron"]);
        assert!(query.matches("double ron"));
        assert!(query.matches("Rons of three"));
        assert!(!query.matches("a wrong tile"));
    }

    #[test]
    fn a_number_does_not_match_a_longer_one() {
        assert!(!Query::new(["P-13"]).matches("P-136 The dead wall"));
        assert!(Query::new(["p-136"]).matches("P-136 The dead wall"));
        assert!(!Query::new(["100"]).matches("1000 points"));
    }

    #[test]
    fn japanese_matches_inside_a_text() {
        assert!(Query::new(["流し"]).matches("いわゆる流し満貫"));
    }

    #[test]
    fn danish_and_russian_endings_are_ignored() {
        assert!(Query::new(["afkast"]).matches("Afkastet brik"));
        assert!(Query::new(["последние сбросы"]).matches("последний сброс"));
    }

    /// Returns a function that searches a rule set.
    fn search(rules: &str) -> impl Fn(&str) -> Vec<String> {
        let rules = searched_rules(&[preset(rules).expect("a preset")]);
        move |words| {
            let found = Query::new([words]).ranked(&rules).into_iter();
            found.map(|(group, key)| format!("{group}.{key}")).collect()
        }
    }

    #[test]
    fn yaku_are_found_by_every_spelling_of_the_documents() {
        let search = search("cheatsheet");
        for (words, yaku) in [
            ("тянта", "chanta"),
            ("чанта", "chanta"),
            ("хонтянтайяютю;", "chanta"),
            ("дзюнтян", "junchan"),
            ("дзюнтянтайяютю;", "junchan"),
            ("junchan taiyai", "junchan"),
            ("якухай", "yakuhai-seat"),
            ("якупай", "yakuhai-white"),
            ("фампай", "yakuhai-red"),
            ("fanpei", "yakuhai-green"),
            ("fanpai", "yakuhai-green"),
            ("飜牌", "yakuhai-green"),
            ("итцу", "ittsu"),
            ("итцу:", "ittsu"),
            ("иккицу:кан", "ittsu"),
            ("itsu", "ittsu"),
            ("ikkitsuukan", "ittsu"),
            ("イッツー", "ittsu"),
            ("мэндзэн цумо", "menzen-tsumo"),
            ("мэндзэн тинцумохо;", "menzen-tsumo"),
            ("menzen tsumo", "menzen-tsumo"),
            ("хонъицу", "honitsu"),
            ("хонгьицу", "honitsu"),
            ("тинъицу", "chinitsu"),
            ("тингьицу", "chinitsu"),
            ("тойтой", "toitoi"),
            ("тойтойхо:", "toitoi"),
            ("сансёку", "sanshoku-doujun"),
            ("сансёку до:ко:", "sanshoku-doukou"),
            ("san shoku doujun", "sanshoku-doujun"),
            ("танъяо", "tanyao"),
            ("тангяю", "tanyao"),
            ("тан-яо", "tanyao"),
            ("дабури", "double-riichi"),
            ("дабури:", "double-riichi"),
            ("дабл ри:ти", "double-riichi"),
            ("daburu", "double-riichi"),
            ("ダブリー", "double-riichi"),
            ("ти:той", "chiitoitsu"),
            ("тис:той", "chiitoitsu"),
            ("chii toitsu", "chiitoitsu"),
            ("рямпэйко:", "ryanpeikou"),
            ("сангяанко:", "sanankou"),
            ("сё:су:си:", "shousuushii"),
            ("shoo suushii", "shousuushii"),
            ("цуи:со:", "tsuuiisou"),
            ("тсуисо", "tsuuiisou"),
            ("цуиисо", "tsuuiisou"),
            ("рэнго:", "renhou"),
            ("тэнго:", "tenhou"),
        ] {
            let found = search(words);
            assert!(found.contains(&format!("yaku.{yaku}")), "{words}: {found:?}");
        }
    }

    #[test]
    fn plain_questions_are_answered_in_every_language() {
        let search = search("phoenix");
        for (words, rule) in [
            ("атама хане", "calls.two-rons"),
            ("атамахане", "calls.two-rons"),
            ("atama hane", "calls.two-rons"),
            ("頭ハネ", "calls.two-rons"),
            ("последний тайл пон", "calls.last-discard"),
            ("last tile pon", "calls.last-discard"),
            ("sidste brik pong", "calls.last-discard"),
            ("最後の牌をポン", "calls.last-discard"),
            ("сколько секунд ждать", "calls.draw-after"),
            ("how many seconds to wait", "calls.draw-after"),
            ("hvor mange sekunder skal man vente", "calls.draw-after"),
            ("何秒待つ", "calls.draw-after"),
        ] {
            let found = search(words);
            assert_eq!(found.first().map(String::as_str), Some(rule), "{words}: {found:?}");
        }
    }

    #[test]
    fn rare_words_decide_if_no_rule_has_all() {
        let found = search("phoenix")("что говорит наш клуб про куикаэ?");
        assert_eq!(found.first().map(String::as_str), Some("calls.swap-calling"), "{found:?}");
        assert!(found.len() <= MOST_RANKED);
        let statements = Query::new(["мёртвая рука: сеты, выигрыш, темпай и чаевые?"]).statements(|_| true);
        assert!(statements.contains(&"P-157"), "{statements:?}");
        assert!(statements.len() <= MOST_RANKED);
    }

    #[test]
    fn rules_that_a_rule_set_does_not_have_are_not_found() {
        let of_norths = "payments.north-dora".to_owned();
        let (three, four) = (search("tenhou-3p"), search("phoenix"));
        assert!(three("north-dora").contains(&of_norths));
        assert!(!four("north-dora").contains(&of_norths));
        // But that there is no renhou answers the question.
        let renhou = four("renhou");
        assert_eq!(renhou.first().map(String::as_str), Some("yaku.renhou"), "{renhou:?}");
        assert!(!renhou.contains(&"hands.renhou-discard".to_owned()), "{renhou:?}");
    }

    #[test]
    fn yaku_are_named_in_any_spelling() {
        for (name, rules, yaku) in [
            ("daisangen", "common", Yaku::Daisangen),
            ("Dai sangen", "danish", Yaku::Daisangen),
            ("Шосуши", "phoenix", Yaku::Shousuushii),
            ("сё:су:си:", "cheatsheet", Yaku::Shousuushii),
            ("дайсууши", "furiten", Yaku::Daisuushii),
            ("daisuushi", "common", Yaku::Daisuushii),
            ("Shoo suushii", "danish", Yaku::Shousuushii),
            ("Stor vindhånd", "danish", Yaku::Daisuushii),
            ("sukantsu", "phoenix", Yaku::Suukantsu),
            ("大三元", "common", Yaku::Daisangen),
        ] {
            assert_eq!(yaku_named(name, rules), Some(yaku), "{name}");
        }
        assert_eq!(yaku_named("", "phoenix"), None);
        assert_eq!(yaku_named("-", "phoenix"), None);
    }
}
