//! Which rules a rule set has: a switch that decides nothing under the other values is not one of them.

use hanchan_tiles::Players;

use crate::choices::{Chi, Chombo, Extension, FourKans, LastDealStop, Renchan, RobClosedKan, SeveralRons};
use crate::rules::Rules;
use crate::switches::{Switch, Switches};
use crate::yaku::{Worth, Yaku};

impl Rules {
    /// Returns whether the rule set has this rule, given its group and its key as written in rule files. A rule set does
    /// not have a yaku that is off, nor a switch that decides nothing under its other values ([`Rules::has_switch`]).
    /// Lists of rules leave out the others.
    ///
    /// ```
    /// use hanchan_rules::preset;
    ///
    /// let four = preset("phoenix").unwrap();
    /// assert!(!four.has_rule("payments", "three-player-ron"));
    /// assert!(preset("tenhou-3p").unwrap().has_rule("payments", "three-player-ron"));
    /// ```
    pub fn has_rule(&self, group: &str, key: &str) -> bool {
        if group == "yaku" {
            return Yaku::from_id(key).is_some_and(|yaku| self.has_yaku(yaku));
        }
        let key = key.replace('-', "_");
        let switch = Switches::ALL.iter().find(|switch| switch.group == group && switch.key == key);
        switch.is_some_and(|switch| self.has_switch(switch))
    }

    /// Returns whether a yaku is used.
    pub fn has_yaku(&self, yaku: Yaku) -> bool {
        self.worth(yaku) != Worth::Off
    }

    /// Returns whether a switch decides anything under the other values. With four players, for instance, no Norths
    /// are set aside, so nothing depends on how many han they are worth.
    pub fn has_switch(&self, switch: &Switch) -> bool {
        use crate::switches::switch::{calls, draws, hands, payments, penalties, riichi, table, yakuman};
        let all = self.switches();
        let three = all.table.players == Players::Three;
        let any = |yaku: &[Yaku]| yaku.iter().any(|&yaku| self.has_yaku(yaku));
        match *switch {
            table::target_points => {
                let stops = [all.draws.win_stop, all.draws.tenpai_stop];
                all.table.extension != Extension::None || stops.contains(&LastDealStop::ForcedAtTarget)
            }

            calls::pon_before_chi => all.calls.chi != Chi::Never,
            calls::three_rons => !three,
            calls::ron_bonus => {
                all.calls.two_rons == SeveralRons::All || (!three && all.calls.three_rons == SeveralRons::All)
            }
            calls::four_kans_of_several | calls::four_kans_of_one => all.calls.most_kans >= 4,
            calls::first_round_broken => {
                any(&[Yaku::Tenhou, Yaku::Chiihou, Yaku::Renhou, Yaku::DoubleRiichi])
            }
            calls::first_turn_broken => all.draws.four_winds || all.draws.nine_kinds,

            riichi::too_late => all.riichi.least_tiles > 0,
            riichi::ippatsu_broken => any(&[Yaku::Ippatsu]),
            riichi::passed_kan => all.calls.rob_added_kan || all.calls.rob_closed_kan != RobClosedKan::Never,
            riichi::passed_north => all.payments.norths && all.payments.rob_north,
            riichi::kan_ura_dora => all.riichi.ura_dora,

            hands::double_wind_twice => self.has_yaku(Yaku::YakuhaiSeat) && self.has_yaku(Yaku::YakuhaiRound),
            hands::shousangen_with_dragons => any(&[Yaku::Shousangen]),
            hands::equal_pairs => any(&[Yaku::Chiitoitsu]),
            hands::chanta_needs_chi | hands::chanta_pair => any(&[Yaku::Chanta, Yaku::Junchan]),
            hands::sanankou_kans => any(&[Yaku::Sanankou]),
            hands::honroutou_pairs => self.has_yaku(Yaku::Honroutou) && self.has_yaku(Yaku::Chiitoitsu),
            hands::ryuuiisou_hatsu => any(&[Yaku::Ryuuiisou]),
            hands::haitei_rinshan => any(&[Yaku::Haitei]),
            hands::renhou | hands::renhou_discard => any(&[Yaku::Renhou]),
            hands::nagashi_broken | hands::nagashi_payments | hands::nagashi_dealer => all.hands.nagashi,
            hands::chiihou_after_kan => any(&[Yaku::Chiihou]),

            yakuman::pao_daisangen => any(&[Yaku::Daisangen]),
            yakuman::pao_shousuushii => any(&[Yaku::Shousuushii]),
            yakuman::pao_daisuushii => any(&[Yaku::Daisuushii]),
            yakuman::pao_suukantsu => any(&[Yaku::Suukantsu]),
            yakuman::pao_condition | yakuman::pao_tsumo | yakuman::pao_ron => self.has_liability(),
            yakuman::pao_counters => self.has_liability() && all.draws.counter_value > 0,

            payments::three_player_ron | payments::three_player_tsumo | payments::norths => three,
            payments::north_dora
            | payments::rob_north
            | payments::north_after_riichi
            | payments::north_rinshan => all.payments.norths,

            draws::counter_winner => all.draws.counter_value > 0,
            draws::counter_abort | draws::abort_dealer => self.has_abortive_draws(),
            draws::two_han_as => all.draws.two_han_from > 0,
            draws::win_stop => all.draws.renchan != Renchan::Never,
            draws::tenpai_stop => all.draws.renchan == Renchan::WinOrTenpai,
            // Three players cannot do what aborts a deal of four.
            draws::four_riichi => !three || all.draws.four_riichi,
            draws::four_winds => !three || all.draws.four_winds,

            penalties::chombo_points => all.penalties.chombo == Chombo::AfterGame,
            _ => true,
        }
    }

    /// Returns whether a player can be liable (pao) for any yakuman.
    fn has_liability(&self) -> bool {
        let pao = &self.switches().yakuman;
        let all = [
            (pao.pao_daisangen, Yaku::Daisangen),
            (pao.pao_shousuushii, Yaku::Shousuushii),
            (pao.pao_daisuushii, Yaku::Daisuushii),
            (pao.pao_suukantsu, Yaku::Suukantsu),
        ];
        all.into_iter().any(|(is_on, yaku)| is_on && self.has_yaku(yaku))
    }

    /// Returns whether anything aborts a deal.
    fn has_abortive_draws(&self) -> bool {
        let Switches { calls, draws, .. } = self.switches();
        let kans = [calls.four_kans_of_several, calls.four_kans_of_one];
        draws.four_riichi
            || draws.four_winds
            || draws.nine_kinds
            || [calls.two_rons, calls.three_rons].contains(&SeveralRons::Abort)
            || (calls.most_kans >= 4 && kans.contains(&FourKans::Abort))
    }
}
