//! What a learner can do already, in a file.

use std::fs;
use std::io;
use std::path::Path;

use hanchan_api::people::{Training, TrainingCard, TrainingLevel};
use hanchan_lessons::{Card, Level, Progress, Topic};
use hanchan_rules::Yaku;

/// The largest file of progress; ours have a few kilobytes.
const LARGEST: u64 = 1 << 20;

/// Reads a file; one that is not there is a beginning. Topics and yaku that we do not know are left out.
pub(super) fn read(path: &Path) -> Result<Progress, String> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
        Err(error) => return Err(error.to_string()),
        Ok(about) if !about.is_file() || about.len() > LARGEST => return Err("not a small file".to_owned()),
        Ok(_) => {}
    }
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let kept: Training = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let level = |(id, kept): (String, TrainingLevel)| {
        let level =
            Level { level: kept.level.min(1000), asked: kept.asked, right: kept.right.min(kept.asked) };
        Some((Topic::from_id(&id)?, level))
    };
    let card = |(id, kept): (String, TrainingCard)| {
        let card = Card { in_box: kept.in_box.min(Card::LAST_BOX), due: kept.due };
        Some((Yaku::from_id(&id)?, card))
    };
    Ok(Progress {
        levels: kept.levels.into_iter().filter_map(level).collect(),
        cards: kept.cards.into_iter().filter_map(card).collect(),
    })
}

/// Writes a file, whole or not at all.
pub(super) fn write(path: &Path, progress: &Progress) -> io::Result<()> {
    let level = |(topic, level): (&Topic, &Level)| {
        let Level { level, asked, right } = *level;
        (topic.id().to_owned(), TrainingLevel { level, asked, right })
    };
    let card = |(yaku, card): (&Yaku, &Card)| {
        (yaku.id().to_owned(), TrainingCard { in_box: card.in_box, due: card.due })
    };
    let kept = Training {
        levels: progress.levels.iter().map(level).collect(),
        cards: progress.cards.iter().map(card).collect(),
    };
    let text = serde_json::to_string_pretty(&kept)?;
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text + "\n")?;
    fs::rename(&beside, path)
}
