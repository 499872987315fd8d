//! Tests the reader of XML records with small texts: what it reads, and its error messages.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use hanchan_record::{
    DrawKind, Expected, MOST_BYTES, ReadError, ReadProblem, RecordedEnd, Step, WallProof, Writer, read,
    read_text,
};
use hanchan_tiles::{Kind, Players, Seat, Suit, Tile, Wind};

const HEAD: &str = "<mjloggm ver=\"2.3\"><GO type=\"9\" lobby=\"1234\"/>\
    <UN n0=\"%E6%9D%B1\" n1=\"b\" n2=\"c\" n3=\"d\" dan=\"16,0,3,20\" rate=\"2100.12,1500.00,1500.00,1500.00\"/>";
const INIT: &str = "<INIT seed=\"5,2,1,0,5,135\" ten=\"250,251,249,240\" oya=\"1\" \
    hai0=\"0,1,2,3,4,5,6,7,8,9,10,11,12\" hai1=\"16,17,18,19,20,21,22,23,24,25,26,27,28\" \
    hai2=\"36,37,38,39,40,41,42,43,44,45,46,47,48\" hai3=\"72,73,74,75,76,77,78,79,80,81,82,83,84\"/>";

fn game(body: &str) -> String {
    format!("{HEAD}{INIT}{body}</mjloggm>")
}

fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

fn problem(text: &str) -> ReadProblem {
    read_text(text).expect_err("something is wrong").problem
}

#[test]
fn deal_is_read() {
    let text = game(
        "<U29/><REACH who=\"1\" step=\"1\"/><E29/><REACH who=\"1\" ten=\"250,241,249,240\" step=\"2\"/>\
         <V88/><F88/><N who=\"3\" m=\"33323\" /><BYE who=\"0\" /><UN n0=\"%E6%9D%B1\"/><DORA hai=\"52\" />\
         <RYUUKYOKU type=\"yao9\" ba=\"2,2\" sc=\"250,0,241,0,249,0,240,0\" hai2=\"36,37\" />",
    );
    let game = read_text(&text).expect("a record");
    assert_eq!((game.players, game.writer), (Players::Four, Writer::Site));
    assert_eq!((game.people.0[0].name.as_str(), game.people.0[0].rank), ("東", Some(16)));
    assert_eq!((game.people.0[0].rating, game.lobby.as_deref()), (Some(210_012), Some("1234")));
    let deal = &game.deals[0];
    assert_eq!((deal.setup.dealer, deal.setup.round), (Seat::Second, Wind::South));
    assert_eq!((deal.setup.honba, deal.setup.sticks, deal.dice), (2, 1, Some([1, 6])));
    assert_eq!(deal.setup.points.0, [25_000, 25_100, 24_900, 24_000]);
    let steps: Vec<Step> = deal.steps.iter().map(|step| step.step).collect();
    let eight = Tile::plain(Kind::suited(Suit::Man, 8).expect("a kind"));
    assert_eq!(steps[2], Step::Discard { seat: Seat::Second, tile: eight, drawn: true });
    assert!(matches!(steps[3], Step::Stake { points: Some(points), .. } if points.0[1] == 24_100));
    assert_eq!(steps[7], Step::Left { seat: Seat::First });
    assert_eq!(steps[8], Step::Back { seat: Seat::First });
    assert!(matches!(steps[9], Step::Indicator { tile } if tile.tile == Tile::red(Suit::Pin)));
    assert!(matches!(&deal.end, Some(RecordedEnd::Drawn(draw)) if draw.kind == DrawKind::NineKinds));
    assert_eq!(&text[deal.steps[0].at..][..4], "<U29");
}

#[test]
fn layout_and_compression_make_no_difference() {
    let text = game("<U29/>");
    let spread =
        format!("\u{feff}<?xml version=\"1.0\"?>\n<!-- a <b> c -->\n{}\n", text.replace("/><", " />\r\n\t<"));
    let (plain, spread) = (read_text(&text).expect("a record"), read_text(&spread).expect("a record"));
    assert_eq!((plain.deals[0].hands.clone(), plain.people), (spread.deals[0].hands.clone(), spread.people));
    assert_eq!(read(&gzipped(text.as_bytes())).expect("a record").deals, plain.deals);
    assert_eq!(read_text(&text.replace('"', "'")).expect("a record").deals, plain.deals);
}

#[test]
fn seed_identifies_the_writer() {
    let with = |seed: &str| {
        let shuffle = format!("<mjloggm ver=\"2.3\"><SHUFFLE seed=\"{seed}\" ref=\"\"/>");
        let game = read_text(&game("").replace("<mjloggm ver=\"2.3\">", &shuffle)).expect("a record");
        (game.proof, game.writer)
    };
    let (proof, writer) = with("mt19937ar-sha512-n288-base64,AAAA");
    assert_eq!((proof, writer), (Some(WallProof::Tenhou("AAAA".to_owned())), Writer::Site));
    assert_eq!(with("mt19937ar,0123").1, Writer::Site);
    assert_eq!(with("").0, None);
    assert_eq!(with("0.25").1, Writer::Other);
}

#[test]
fn errors_contain_position_and_expectation() {
    let text = game("\n<U29/>\n<E300/>");
    let error = read_text(&text).expect_err("no such tile");
    assert_eq!((error.at, error.line), (text.find("<E300").expect("it is there"), 3));
    assert!(matches!(error.problem, ReadProblem::Expected(Expected::Tile, _)), "{error}");
    assert_eq!(
        problem(&game("<N who=\"0\" m=\"6\"/>")),
        ReadProblem::Value("m", Expected::Call, "6".to_owned())
    );
    assert_eq!(
        problem(&game("<N who=\"4\" m=\"6\"/>")),
        ReadProblem::Value("who", Expected::Player, "4".to_owned())
    );
    assert_eq!(problem(&game("<REACH step=\"1\"/>")), ReadProblem::Missing("who"));
    assert_eq!(problem(&game("<WHAT/>")), ReadProblem::UnknownElement("WHAT".to_owned()));
    assert!(matches!(problem(&game("<U29>")), ReadProblem::Expected(Expected::EmptyElement, _)));
    assert!(matches!(problem(&game("<U29/>x")), ReadProblem::Expected(Expected::Element, _)));
    assert!(matches!(problem(&format!("{}<a/>", game(""))), ReadProblem::Expected(Expected::Nothing, _)));
    assert!(matches!(problem("<html/>"), ReadProblem::Expected(Expected::Root, _)));
    assert_eq!(problem("{}"), ReadProblem::UnknownFormat);
    assert_eq!(problem(&format!("{HEAD}<U29/></mjloggm>")), ReadProblem::OutOfPlace("a draw".to_owned()));
    assert_eq!(problem(&INIT.replace("<INIT", "<mjloggm><INIT")), ReadProblem::OutOfPlace("INIT".to_owned()));
    let three = game("").replace("type=\"9\"", "type=\"25\"");
    assert!(matches!(problem(&three), ReadProblem::Value("hai0", Expected::Tile, _)));
}

#[test]
fn truncation_at_any_point_is_reported() {
    let text = game("<U29/><E29/>");
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        let error = read_text(&text[..end]).expect_err("it is cut");
        assert!(error.at <= end, "{end}: {error}");
    }
}

/// Oversized input is rejected before it takes memory.
#[test]
fn huge_records_are_rejected() {
    let bomb = gzipped(&vec![b' '; MOST_BYTES + 1]);
    assert!(bomb.len() < 10_000);
    for bytes in [&bomb, &vec![b'<'; MOST_BYTES + 1]] {
        let ReadError { at, line, problem, .. } = read(bytes).expect_err("it is too large");
        assert_eq!((at, line, problem), (0, 1, ReadProblem::TooLarge(MOST_BYTES)));
    }
    assert_eq!(read(&bomb[..bomb.len() / 2]).expect_err("it is cut").problem, ReadProblem::Compression);
    assert!(matches!(read(b"<\xff").expect_err("no text").problem, ReadProblem::NoText));
    let many = |what: &str| problem(&game(&what.repeat(2000)));
    assert!(matches!(many("<U29/>"), ReadProblem::Expected(Expected::FewerSteps, _)));
    assert!(matches!(many(INIT), ReadProblem::Expected(Expected::FewerDeals, _)));
    assert!(matches!(many("<a>"), ReadProblem::Expected(Expected::EmptyElement, _)));
    let attributes = format!("<U29 {}/>", "a='' ".repeat(100));
    assert!(matches!(problem(&game(&attributes)), ReadProblem::Expected(Expected::FewerAttributes, _)));
}
