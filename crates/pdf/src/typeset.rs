//! The typesetter: combines a template with its data, tiles and fonts, without access to anything else.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use hanchan_press::{Look, Picture, TRUETYPE_FONTS, every_tile};
use serde::Serialize;
use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::{LazyHash, Scalar};
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;
use typst_render::RenderOptions;

/// Why a document could not be typeset, as the typesetter reports it. This is a bug in this crate, never a problem
/// with the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unprintable(String);

impl fmt::Display for Unprintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the typesetter refuses: {}", self.0)
    }
}

impl std::error::Error for Unprintable {}

/// Typeset pages.
pub struct Pages(PagedDocument);

impl fmt::Debug for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} pages", self.count())
    }
}

impl Pages {
    /// Returns the number of pages.
    pub fn count(&self) -> usize {
        self.0.pages().len()
    }

    /// Returns all pages as a PDF file.
    pub fn pdf(&self) -> Result<Vec<u8>, Unprintable> {
        let options =
            PdfOptions { creator: Smart::Custom(Some("Hanchan".to_owned())), ..PdfOptions::default() };
        typst_pdf::pdf(&self.0, &options).map_err(|errors| Unprintable(format!("{errors:?}")))
    }

    /// Returns the page with this number, counting from 0, as a PNG image at this resolution in pixels per inch.
    /// Returns `None` if there is no such page.
    pub fn png(&self, page: usize, per_inch: u32) -> Option<Vec<u8>> {
        let options =
            RenderOptions { pixel_per_pt: Scalar::new(f64::from(per_inch) / 72.0), render_bleed: false };
        typst_render::render(self.0.pages().get(page)?, &options).encode_png().ok()
    }
}

/// Typesets a template, which reads `data` from `/data.json`. The tiles of the look are the pages of `/tiles.pdf`,
/// so that the result contains each tile only once, however often it is drawn.
pub(crate) fn set(template: &'static str, data: &impl Serialize, look: Look) -> Result<Pages, Unprintable> {
    let files =
        BTreeMap::from([("tiles.pdf".to_owned(), tiles(look)?), ("data.json".to_owned(), json(data)?)]);
    compile(template, files)
}

fn compile(template: &'static str, files: BTreeMap<String, Bytes>) -> Result<Pages, Unprintable> {
    let main = id("main.typ").ok_or_else(|| Unprintable("no name for the template".to_owned()))?;
    let world = TypesetterWorld { main: Source::new(main, template.to_owned()), files };
    let set = typst::compile::<PagedDocument>(&world).output.map(Pages);
    // The typesetter's cache is only useful for the next few documents.
    comemo::evict(4);
    set.map_err(|errors| Unprintable(format!("{errors:?}")))
}

fn json(data: &impl Serialize) -> Result<Bytes, Unprintable> {
    serde_json::to_vec(data).map(Bytes::new).map_err(|error| Unprintable(error.to_string()))
}

/// Returns a PDF of all tiles of a look, one per page. It is typeset once and cached.
fn tiles(look: Look) -> Result<Bytes, Unprintable> {
    static SET: Mutex<BTreeMap<&'static str, Bytes>> = Mutex::new(BTreeMap::new());
    let mut set = SET.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(tiles) = set.get(look.name()) {
        return Ok(tiles.clone());
    }
    let pictures: Vec<Picture> = every_tile().collect();
    let mut files = BTreeMap::from([("data.json".to_owned(), json(&pictures)?)]);
    for (i, picture) in pictures.iter().enumerate() {
        files.insert(format!("{i}.svg"), Bytes::from_string(picture.svg(look, "")));
    }
    let tiles = Bytes::new(compile(include_str!("tiles.typ"), files)?.pdf()?);
    set.insert(look.name(), tiles.clone());
    Ok(tiles)
}

fn id(name: &str) -> Option<FileId> {
    Some(RootedPath::new(VirtualRoot::Project, VirtualPath::new(name).ok()?).intern())
}

static FONTS: LazyLock<Vec<Font>> =
    LazyLock::new(|| TRUETYPE_FONTS.iter().flat_map(|&file| Font::iter(Bytes::new(file))).collect());
static BOOK: LazyLock<LazyHash<FontBook>> =
    LazyLock::new(|| LazyHash::new(FontBook::from_fonts(FONTS.iter())));
static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

/// Everything that the typesetter can access.
struct TypesetterWorld {
    main: Source,
    files: BTreeMap<String, Bytes>,
}

impl World for TypesetterWorld {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &BOOK
    }

    fn main(&self) -> FileId {
        self.main.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.main.id() { Ok(self.main.clone()) } else { Err(FileError::NotSource) }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        let name = id.get().vpath().get_without_slash();
        self.files.get(name).cloned().ok_or_else(|| FileError::NotFound(name.into()))
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.get(index).cloned()
    }

    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
