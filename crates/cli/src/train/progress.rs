//! Reads and writes the progress of a learner.

use std::fs;
use std::io;
use std::path::Path;

use hanchan_api::people::{Training, TrainingCard, TrainingLevel};
use hanchan_lessons::{Level, Progress, ReviewCard, Topic};
use hanchan_rules::Yaku;

/// The size of the largest progress file that is read. Typical files have a few kilobytes.
const MAX_FILE_BYTES: u64 = 1 << 20;

/// Reads a progress file. A missing file is an empty progress. Unknown topics and yaku are ignored.
pub(super) fn read(path: &Path) -> Result<Progress, String> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) => return Err(error.to_string()),
        Ok(about) if !about.is_file() || about.len() > MAX_FILE_BYTES => {
            return Err("expected a regular file of at most 1 MB".to_owned());
        }
        Ok(_) => {}
    }
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let stored: Training = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let level = |(id, kept): (String, TrainingLevel)| {
        let level =
            Level { level: kept.level.min(1000), asked: kept.asked, right: kept.right.min(kept.asked) };
        Some((Topic::from_id(&id)?, level))
    };
    let card = |(id, kept): (String, TrainingCard)| {
        let card = ReviewCard { in_box: kept.in_box.min(ReviewCard::LAST_BOX), due: kept.due };
        Some((Yaku::from_id(&id)?, card))
    };
    Ok(Progress {
        levels: stored.levels.into_iter().filter_map(level).collect(),
        cards: stored.cards.into_iter().filter_map(card).collect(),
    })
}

/// Writes a progress file atomically.
pub(super) fn write(path: &Path, progress: &Progress) -> io::Result<()> {
    let level = |(topic, level): (&Topic, &Level)| {
        let Level { level, asked, right } = *level;
        (topic.id().to_owned(), TrainingLevel { level, asked, right })
    };
    let card = |(yaku, card): (&Yaku, &ReviewCard)| {
        (yaku.id().to_owned(), TrainingCard { in_box: card.in_box, due: card.due })
    };
    let stored = Training {
        levels: progress.levels.iter().map(level).collect(),
        cards: progress.cards.iter().map(card).collect(),
    };
    let text = serde_json::to_string_pretty(&stored)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text + "\n")?;
    fs::rename(&beside, path)
}
