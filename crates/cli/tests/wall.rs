//! `hanchan wall`.

mod common;

use common::{err, hanchan, out};

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
/// Computed with the script in docs/wall.md.
const BEGINNING: &str = "3p8s6s0p2p7z2p2m8p4p5m1m4p0s7p7z7m7s7s9s";

#[test]
fn kept_and_broken_commitments_are_distinguished() {
    let shown = hanchan(&["wall", "show", SEED, "--rules", "phoenix"], b"");
    let lines: Vec<&str> = out(&shown).lines().collect();
    assert_eq!(lines[1], "6 4 4 1");
    assert!(lines[2].starts_with(BEGINNING));
    let verify = |commitment: &str, tiles: &str, language: &str| {
        let args = [
            "wall",
            "verify",
            SEED,
            "--commitment",
            commitment,
            "--rules",
            "phoenix",
            "--tiles",
            tiles,
            "--lang",
            language,
        ];
        hanchan(&args, b"")
    };
    for language in ["en", "ru", "da", "ja"] {
        let kept = verify(lines[0], BEGINNING, language);
        assert!(kept.status.success(), "{}", err(&kept));
        assert!(!verify(SEED, BEGINNING, language).status.success());
    }
    let other = verify(lines[0], &BEGINNING.replace("6s0p", "0p6s"), "en");
    assert!(err(&other).contains("tile 3 does not match"), "{}", err(&other));
    let unreadable = verify(lines[0], "3p8x", "en");
    assert!(err(&unreadable).contains("--tiles: expected a suit letter"), "{}", err(&unreadable));
    for wrong in ["", "00", "zz", &"é".repeat(32), &"+1".repeat(32)] {
        assert!(!hanchan(&["wall", "show", wrong], b"").status.success(), "{wrong}");
    }
}

/// Player contributions are mixed with the host's part, which the commitment is for. Computed with the script in
/// docs/wall.md.
#[test]
fn walls_with_player_contributions_are_verified() {
    let promise = "6c2d0041d611625121a14e2aa6b52909476bb3db976630bb165c4bc0d04673b4";
    let verify = |parts: &[&str]| {
        let mut args = vec!["wall", "verify", SEED, "--commitment", promise, "--rules", "phoenix", "--tiles"];
        args.push("8s7s9p1z4z4z1p5z3p5p3m2p8m2p5s3p8p5m6m3z");
        for part in parts {
            args.extend(["--contribution", part]);
        }
        hanchan(&args, b"").status.success()
    };
    assert!(verify(&["one", "два"]));
    assert!(!verify(&["два", "one"]) && !verify(&[]));
}
