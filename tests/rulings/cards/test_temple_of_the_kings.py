"""Temple of the Kings: one Trap a turn in the turn it was Set."""

import pytest

from tests.table import Table, face_down, face_up, side

TEMPLE = "Temple of the Kings"


@pytest.mark.rule("MR-TRAP-01")
def test_one_trap_is_activated_in_the_turn_it_was_set_and_no_other() -> None:
    table = Table(
        yugi=side(hand=["Jar of Greed", "Raigeki Break", "Uraby"], field=[face_up(TEMPLE)]),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.yugi.sets("Jar of Greed")
    table.yugi.sets("Raigeki Break")
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Jar of Greed"]
    assert not table.yugi.may("activate", "Raigeki Break")


def test_a_trap_that_has_lain_a_turn_does_not_use_it_up() -> None:
    table = Table(
        yugi=side(hand=["Raigeki Break"], field=[face_up(TEMPLE), face_down("Jar of Greed")]),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.yugi.sets("Raigeki Break")
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.may("activate", "Raigeki Break")


def test_a_second_temple_lets_no_second_trap() -> None:
    table = Table(
        yugi=side(
            hand=["Jar of Greed", "Raigeki Break", "Uraby", TEMPLE], field=[face_up(TEMPLE)]
        ),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.yugi.activates(TEMPLE)
    table.everyone_passes()
    table.yugi.sets("Jar of Greed")
    table.yugi.sets("Raigeki Break")
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert not table.yugi.may("activate", "Raigeki Break")


def test_a_quick_play_spell_stays_where_it_was_set() -> None:
    table = Table(
        yugi=side(hand=["Mystical Space Typhoon"], field=[face_up(TEMPLE)]),
        kaiba=side(field=[face_down("Jar of Greed")]),
    )
    table.yugi.sets("Mystical Space Typhoon")
    assert not table.yugi.may("activate", "Mystical Space Typhoon")


def test_the_opponent_gains_nothing_by_it() -> None:
    table = Table(yugi=side(hand=["Jar of Greed"]), kaiba=side(field=[face_up(TEMPLE)]))
    table.yugi.sets("Jar of Greed")
    assert not table.yugi.may("activate", "Jar of Greed")


def test_scrap_iron_scarecrow_that_was_set_again_can_be_activated_once_more() -> None:
    scarecrow = "Scrap-Iron Scarecrow"
    table = Table(
        yugi=side(field=["Uraby", "Feral Imp", "Silver Fang"]),
        kaiba=side(field=[face_up("Temple of the Kings"), face_down(scarecrow)]),
    )
    for attacker in ("Uraby", "Feral Imp"):
        table.yugi.attacks_with(attacker)
        table.kaiba.activates(scarecrow)
        table.everyone_passes()
    table.yugi.attacks_with("Silver Fang")

    assert not table.kaiba.may("activate", scarecrow)


def test_destroyed_in_response_it_has_let_the_trap_be_activated() -> None:
    table = Table(
        yugi=side(field=[face_up(TEMPLE)], hand=["Raigeki Break", "Uraby"]),
        kaiba=side(field=["Mystical Space Typhoon", "Waboku"]),
    )
    table.yugi.sets("Raigeki Break")
    table.yugi.activates("Raigeki Break", targeting="Waboku")
    table.kaiba.activates("Mystical Space Typhoon", targeting=TEMPLE)
    table.everyone_passes()

    assert table.kaiba.spells == []
