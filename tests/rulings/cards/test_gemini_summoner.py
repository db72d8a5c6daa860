"""Gemini Summoner: in the End Phase of the opponent a Gemini is summoned, or summoned again."""

import pytest

from engine.yugioh.state.events.summons import SetDown, Summoned
from tests.table import Table, attacking, face_down, side

CARD, GEMINI, OTHER = "Gemini Summoner", "Evocator Chevalier", "Gemini Soldier"


def theirs(*mine: str, hand: tuple[str, ...] = (), kaiba: str = "Waboku") -> Table:
    """The End Phase of the opponent, with these Geminis beside it."""
    table = Table(
        yugi=side(field=[attacking(CARD), *map(attacking, mine)], hand=hand),
        kaiba=side(field=["Uraby", face_down(kaiba)]),
        turn_player="kaiba",
    )
    table.kaiba.ends_turn()
    return table


def test_faq_7332_a_gemini_of_the_hand_is_summoned() -> None:
    table = theirs(hand=(GEMINI, "Uraby"))
    table.yugi.activates(CARD)
    assert table.phase == "end phase"
    table.everyone_passes()

    assert table.yugi.monsters == [CARD, GEMINI]
    assert table.yugi.life == 7500


def test_faq_7332_or_set() -> None:
    table = theirs(hand=(GEMINI,))
    table.yugi.wants("Face_down")
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees(GEMINI).position == "face-down Defense"
    assert len(table.happened(SetDown)) == 1


def test_faq_7332_or_one_of_the_field_is_summoned_again() -> None:
    table = theirs(GEMINI)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert [event.again for event in table.happened(Summoned)] == [True]
    assert not table.yugi.may("Normal Summon", GEMINI)


def test_that_is_beside_the_summon_of_ones_own_turn() -> None:
    table = theirs(GEMINI, OTHER)
    table.yugi.activates(CARD)
    table.yugi.chooses(GEMINI)
    table.everyone_passes()

    assert table.yugi.may("Normal Summon", OTHER)


def test_faq_7332_a_high_level_takes_its_tributes() -> None:
    table = theirs(hand=("Phoenix Gearfried",))
    assert not table.yugi.may("activate", CARD)
    table = theirs(OTHER, hand=("Phoenix Gearfried",))
    table.yugi.activates(CARD)
    table.yugi.chooses("Phoenix Gearfried")
    table.everyone_passes()

    assert table.yugi.monsters == ["Phoenix Gearfried"]


def test_once_in_that_end_phase_and_not_in_ones_own() -> None:
    table = theirs(GEMINI, OTHER)
    table.yugi.activates(CARD)
    table.yugi.chooses(GEMINI)
    table.everyone_passes()
    table.turn_ends()

    assert table.chains() == [[CARD]]


def test_neither_for_a_face_down_one_nor_for_what_is_no_gemini() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), face_down(GEMINI)], hand=["Uraby"]),
        kaiba=side(field=["Uraby"]),
        turn_player="kaiba",
    )
    table.turn_ends()

    assert not table.was_offered(table.yugi, CARD)


def test_its_summon_can_be_negated() -> None:
    table = theirs(GEMINI, kaiba="Solemn Judgment")
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


@pytest.mark.parametrize("attacks", [1, 2])
def test_faq_7332_only_the_first_destruction_of_a_turn_by_battle_is_spared(
    attacks: int,
) -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=["Summoned Skull", "Blue-Eyes White Dragon"]),
        turn_player="kaiba",
    )
    for name in ("Summoned Skull", "Blue-Eyes White Dragon")[:attacks]:
        table.kaiba.attacks_with(name, at=CARD)
        table.everyone_passes()

    assert table.yugi.monsters == [CARD][: 2 - attacks]
