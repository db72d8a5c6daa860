"""Rules that are shown by one scene more: starts, void parts, ways of the partner."""

import pytest

from cards.duelmasters import cards
from engine.core.protocol import Seat
from engine.duelmasters.game.setups import PartySetup, lay_out
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.events import Shuffled, StartInstructed
from engine.duelmasters.turn.opening import set_out
from tests.duelmasters.scenes import (
    FIRE,
    GONTA,
    HULCUS,
    LIGHT,
    SHAUNA,
    WATER,
    A,
    B,
    has,
    names,
    scene,
)
from tests.duelmasters.test_start import LISTS, SEED
from tests.duelmasters.vectors.__main__ import run_out
from tests.duelmasters.vectors.outcome import compare_view
from tests.duelmasters.vectors.setting import Chronicle


@pytest.mark.rule("DP-103.2-2", "DP-103.3-1", "DM-GEN-3")
def test_what_is_to_be_done_at_the_start_comes_after_the_shuffle() -> None:
    setup = PartySetup(SEED, LISTS[:3], instructed=(Seat(1),))
    party = lay_out(setup, cards())
    assert [len(party.table.zone(Seat(at), Zone.DECK)) for at in range(3)] == [59, 59, 59]
    party.ledger = chronicle = Chronicle(3)
    run_out(set_out(party, (), setup.instructed))

    told = [type(event) for event in chronicle.events]
    assert told.index(StartInstructed) == 3 + told.count(Shuffled)
    assert [len(party.table.zone(Seat(at), Zone.DECK)) for at in range(3)] == [47, 47, 47]


@pytest.mark.rule("DP-105.1-ex2", "DP-105.1-4")
def test_seven_milled_cards_that_are_used_win_nothing() -> None:
    land = "夢の変形 デュエランド"
    scene(
        A.summon(land),
        A.choose(WATER, HULCUS),
        A.no(),
        A=has(
            hand=[land],
            mana=[f"{WATER}*14"],
            deck=[WATER, HULCUS, *[GONTA] * 10],
            shields=[GONTA],
        ),
        winner=None,
        expect={"A": {"battle": [{"name": land}, {"name": HULCUS}], "graveyard_count": 6}},
    )


@pytest.mark.rule("DP-106.1-ex", "DP-106.1-3")
def test_creatures_come_from_the_hand_but_no_extra_turn() -> None:
    unknown = "正体不明"
    scene(
        A.summon(unknown),
        A.choose(SHAUNA, GONTA, "青銅の鎧"),
        A.end(),
        B.end(),
        A=has(hand=[unknown, SHAUNA, GONTA, "青銅の鎧", LIGHT], mana=[f"{WATER}*10"]),
        turn_player="C",
        expect={"A": {"hand": names(LIGHT), "mana_count": 11}},
    )


@pytest.mark.rule("DP-201.3a-2", "DP-201.4-1", "DM-KW-4")
def test_a_partner_becomes_a_shield_by_galaxshield_and_may_go_back_at_once() -> None:
    jess = "「予言のジェス」"
    scene(
        A.do("galaxshield", name=jess, **{"from": "partner"}),
        A.yes(),
        A=has(partner={"name": jess, "face": "up"}, mana=[f"{LIGHT}*3"]),
        expect={"A": {"shields_count": 6, "partner": {"face": "down"}, "mana_untapped": 0}},
    )


@pytest.mark.rule("DP-301.2-ex", "DP-301.2")
def test_a_hand_is_looked_at_by_one_player_alone() -> None:
    masters = "悪魔龍 ダークマスターズ"
    course = scene(
        A.summon(masters),
        A.designate("B"),
        A.choose(f"B|{LIGHT}"),
        A=has(hand=[masters], mana=["デス・スモーク*7"]),
        B=has(hand=[LIGHT, WATER, HULCUS]),
        expect={"B": {"graveyard": names(LIGHT), "hand_count": 2}},
    )
    looks = {"A": {"saw": [HULCUS]}, "C": {"not_saw": [HULCUS], "saw": [LIGHT]}}
    for letter, view in looks.items():
        compare_view(course.vector, course.party, course.chronicle, letter, view)


@pytest.mark.rule("DP-305.2-2", "DM-EFF-5", "DM-EFF-17")
def test_who_has_two_replacements_chooses() -> None:
    gyaia, van = "地封龍 ギャイア", "「修羅」の頂 VAN・ベートーベン"
    dragon = "龍風混成 ザーディクリカ"
    scene(
        A.summon(dragon),
        B.do("choose_replacement", name=gyaia),
        A=has(hand=[dragon], mana=[LIGHT, *[WATER] * 3, *[FIRE] * 3]),
        B=has(battle=[van, gyaia]),
        expect={"A": {"mana_count": 8, "battle": [], "graveyard": []}},
    )
