//! Which rules a rule set has.

use hanchan_rules::{
    Chi, Chombo, Extension, FourKans, LastDealStop, Renchan, RobClosedKan, RuleFile, Rules, SeveralRons,
    Switches, keys, preset, preset_file, preset_ids, switch,
};

fn common() -> Rules {
    preset("common").expect("a preset")
}

fn three() -> Rules {
    preset("cheatsheet-3p").expect("a preset")
}

fn changed(rules: &Rules, change: impl FnOnce(&mut Switches)) -> Rules {
    rules.with_switches(change).expect("valid rules")
}

/// Returns the common rules without these yaku.
fn without(yaku: &[&str]) -> Rules {
    let off = yaku.iter().map(|yaku| format!("{yaku} = {{ is = \"off\", by = \"us\" }}\n"));
    let head = "id = \"x\"\nversion = 1\ntitle = { en = \"X\" }\nsource = \"us\"\nbase = \"common\"\n";
    let text = format!("{head}\n[yaku]\n{}", off.collect::<String>());
    Rules::load(&RuleFile::parse("x.toml", &text).expect("a file"), preset_file).expect("valid rules")
}

#[test]
fn four_players_have_no_rules_for_three_and_no_norths() {
    for key in [
        "three-player-ron",
        "three-player-tsumo",
        "norths",
        "north-dora",
        "rob-north",
        "north-after-riichi",
        "north-rinshan",
    ] {
        assert!(!common().has_rule("payments", key), "{key}");
        assert!(three().has_rule("payments", key), "{key}");
    }
    assert!(!common().has_rule("riichi", "passed-north") && three().has_rule("riichi", "passed-north"));
}

#[test]
fn three_players_have_no_rules_for_four() {
    for (group, key) in [("calls", "three-rons"), ("draws", "four-riichi"), ("draws", "four-winds")] {
        assert!(common().has_rule(group, key) && !three().has_rule(group, key), "{key}");
    }
    // A club of three that aborts a deal after three equal winds has that rule.
    let winds = changed(&three(), |switches| switches.draws.four_winds = true);
    assert!(winds.has_switch(&switch::draws::four_winds));
}

#[test]
fn without_norths_nothing_depends_on_them() {
    let none = changed(&three(), |switches| switches.payments.norths = false);
    assert!(none.has_switch(&switch::payments::norths));
    for of_norths in [
        switch::payments::north_dora,
        switch::payments::rob_north,
        switch::payments::north_after_riichi,
        switch::payments::north_rinshan,
        switch::riichi::passed_north,
    ] {
        assert!(!none.has_switch(&of_norths), "{of_norths}");
    }
    let safe = changed(&three(), |switches| switches.payments.rob_north = false);
    assert!(!safe.has_switch(&switch::riichi::passed_north));
}

#[test]
fn renhou_is_not_a_rule_where_it_is_off() {
    let of_renhou = [("yaku", "renhou"), ("hands", "renhou"), ("hands", "renhou-discard")];
    for (group, key) in of_renhou {
        assert!(!preset("phoenix").expect("a preset").has_rule(group, key), "{group}.{key}");
        assert!(preset("furiten").expect("a preset").has_rule(group, key), "{group}.{key}");
    }
}

#[test]
fn target_points_need_an_extension_or_a_stop_at_the_target() {
    let target = &switch::table::target_points;
    assert!(!common().has_switch(target));
    let extended = changed(&common(), |switches| switches.table.extension = Extension::ExtraRound);
    assert!(extended.has_switch(target));
    let stopped = changed(&common(), |switches| switches.draws.win_stop = LastDealStop::ForcedAtTarget);
    assert!(stopped.has_switch(target));
}

#[test]
fn chombo_points_need_a_chombo_that_is_deducted_after_the_game() {
    assert!(!common().has_switch(&switch::penalties::chombo_points));
    let later = changed(&common(), |switches| switches.penalties.chombo = Chombo::AfterGame);
    assert!(later.has_switch(&switch::penalties::chombo_points));
}

#[test]
fn details_of_nagashi_mangan_need_nagashi_mangan() {
    let furiten = preset("furiten").expect("a preset");
    assert!(furiten.has_rule("hands", "nagashi"), "the club says that there is none");
    for key in ["nagashi-broken", "nagashi-payments", "nagashi-dealer"] {
        assert!(!furiten.has_rule("hands", key) && common().has_rule("hands", key), "{key}");
    }
}

#[test]
fn details_of_liability_need_a_liable_player() {
    let details = [
        switch::yakuman::pao_condition,
        switch::yakuman::pao_tsumo,
        switch::yakuman::pao_ron,
        switch::yakuman::pao_counters,
    ];
    let nobody = changed(&common(), |switches| {
        switches.yakuman.pao_daisangen = false;
        switches.yakuman.pao_daisuushii = false;
    });
    for detail in details {
        assert!(common().has_switch(&detail) && !nobody.has_switch(&detail), "{detail}");
    }
    assert!(nobody.has_switch(&switch::yakuman::pao_daisangen));
    let worthless = changed(&common(), |switches| switches.draws.counter_value = 0);
    assert!(!worthless.has_switch(&switch::yakuman::pao_counters));
    assert!(!worthless.has_switch(&switch::draws::counter_winner));
}

#[test]
fn two_han_minimum_has_details_where_it_exists() {
    assert!(!common().has_switch(&switch::draws::two_han_as));
    assert!(preset("phoenix").expect("a preset").has_switch(&switch::draws::two_han_as));
}

#[test]
fn sticks_are_divided_only_among_several_winners() {
    let bonus = &switch::calls::ron_bonus;
    assert!(common().has_switch(bonus));
    assert!(!preset("phoenix").expect("a preset").has_switch(bonus));
    let three_only = changed(&common(), |switches| {
        switches.calls.two_rons = SeveralRons::Nearest;
        switches.calls.three_rons = SeveralRons::All;
    });
    assert!(three_only.has_switch(bonus));
}

#[test]
fn without_chi_nothing_precedes_it() {
    let none = changed(&common(), |switches| switches.calls.chi = Chi::Never);
    assert!(!none.has_switch(&switch::calls::pon_before_chi));
}

#[test]
fn fourth_kan_has_rules_where_it_is_possible() {
    let three = changed(&common(), |switches| switches.calls.most_kans = 3);
    for of_four in [switch::calls::four_kans_of_several, switch::calls::four_kans_of_one] {
        assert!(common().has_switch(&of_four) && !three.has_switch(&of_four), "{of_four}");
    }
}

#[test]
fn passed_kan_tiles_matter_where_kans_can_be_robbed() {
    let safe = changed(&common(), |switches| {
        switches.calls.rob_added_kan = false;
        switches.calls.rob_closed_kan = RobClosedKan::Never;
    });
    assert!(
        common().has_switch(&switch::riichi::passed_kan) && !safe.has_switch(&switch::riichi::passed_kan)
    );
}

#[test]
fn abortive_draws_have_details_where_they_exist() {
    let none = changed(&common(), |switches| {
        switches.calls.three_rons = SeveralRons::All;
        switches.calls.four_kans_of_several = FourKans::GoOn;
        switches.draws.four_riichi = false;
        switches.draws.four_winds = false;
        switches.draws.nine_kinds = false;
    });
    for detail in
        [switch::draws::counter_abort, switch::draws::abort_dealer, switch::calls::first_turn_broken]
    {
        assert!(common().has_switch(&detail) && !none.has_switch(&detail), "{detail}");
    }
}

#[test]
fn riichi_is_too_late_only_if_tiles_must_be_left() {
    let free = changed(&common(), |switches| switches.riichi.least_tiles = 0);
    assert!(common().has_switch(&switch::riichi::too_late) && !free.has_switch(&switch::riichi::too_late));
}

#[test]
fn ura_dora_of_kans_need_ura_dora() {
    let none = changed(&common(), |switches| switches.riichi.ura_dora = false);
    assert!(!none.has_switch(&switch::riichi::kan_ura_dora));
}

#[test]
fn leading_dealer_can_stop_only_a_game_that_would_go_on() {
    for (renchan, win, tenpai) in
        [(Renchan::Never, false, false), (Renchan::Win, true, false), (Renchan::WinOrTenpai, true, true)]
    {
        let rules = changed(&common(), |switches| switches.draws.renchan = renchan);
        assert_eq!(rules.has_switch(&switch::draws::win_stop), win, "{renchan:?}");
        assert_eq!(rules.has_switch(&switch::draws::tenpai_stop), tenpai, "{renchan:?}");
    }
}

#[test]
fn details_of_a_yaku_need_the_yaku() {
    for (yaku, group, details) in [
        (&["ippatsu"][..], "riichi", &["ippatsu-broken"][..]),
        (&["shousangen"], "hands", &["shousangen-with-dragons"]),
        (&["chiitoitsu"], "hands", &["equal-pairs", "honroutou-pairs"]),
        (&["honroutou"], "hands", &["honroutou-pairs"]),
        (&["chanta", "junchan"], "hands", &["chanta-needs-chi", "chanta-pair"]),
        (&["sanankou"], "hands", &["sanankou-kans"]),
        (&["ryuuiisou"], "hands", &["ryuuiisou-hatsu"]),
        (&["haitei"], "hands", &["haitei-rinshan"]),
        (&["yakuhai-seat"], "hands", &["double-wind-twice"]),
        (&["chiihou"], "hands", &["chiihou-after-kan"]),
        (&["daisangen"], "yakuman", &["pao-daisangen"]),
        (&["suukantsu"], "yakuman", &["pao-suukantsu"]),
        (&["tenhou", "chiihou", "double-riichi"], "calls", &["first-round-broken"]),
    ] {
        let rules = without(yaku);
        for yaku in yaku {
            assert!(common().has_rule("yaku", yaku) && !rules.has_rule("yaku", yaku), "{yaku}");
        }
        for detail in details {
            assert!(common().has_rule(group, detail) && !rules.has_rule(group, detail), "{detail}");
        }
    }
    // One of the two is enough.
    assert!(without(&["chanta"]).has_rule("hands", "chanta-pair"));
}

#[test]
fn unknown_rules_are_not_rules() {
    assert!(!common().has_rule("yaku", "sushi") && !common().has_rule("table", "sushi"));
    assert!(common().has_rule("calls", "swap-calling"));
}

/// A rule that a document's rule set does not have cannot be what one of its statements says. The exception is
/// described in the document although the club does not use it.
#[test]
fn rules_that_a_preset_does_not_have_cite_no_statement() {
    let described = [("furiten", "hands", "nagashi-broken")];
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        for (group, key) in keys().filter(|(group, key)| *group != "yaku" && !rules.has_rule(group, key)) {
            let source = rules.source_of(group, &key).expect("a source");
            let cited = source.by.iter().any(|by| hanchan_rules::statement(by).is_some());
            let expected = described.contains(&(id, group, key.as_str()));
            assert_eq!(cited, expected, "{id} {group}.{key}: {:?}", source.by);
        }
    }
}
