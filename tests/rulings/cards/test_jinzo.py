"""Jinzo: Traps cannot be activated, and their effects on the field are negated."""

import pytest

from tests.table import Table, face_down, face_up, side


def test_nobody_can_activate_a_trap() -> None:
    table = Table(
        yugi=side(field=["Jinzo", "Jar of Greed"]), kaiba=side(field=["Mirror Force"])
    )
    assert not table.yugi.may("activate", "Jar of Greed")
    table.yugi.attacks_with("Jinzo")

    assert not table.kaiba.may("activate", "Mirror Force")
    table.everyone_passes()


def test_a_trap_that_was_activated_before_is_negated() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Call of the Haunted"], graveyard=["Jinzo"]),
        kaiba=side(field=["Mirror Force"]),
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Call of the Haunted", targeting="Jinzo")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby", "Jinzo"]
    assert table.kaiba.graveyard == ["Mirror Force"]


def test_call_of_the_haunted_that_leaves_does_not_take_jinzo_with_it() -> None:
    table = Table(
        yugi=side(field=["Jinzo", face_up("Call of the Haunted", on="Jinzo")]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting="Call of the Haunted")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Call of the Haunted"]
    assert table.yugi.monsters == ["Jinzo"]


def test_face_down_it_stops_no_trap() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[face_down("Jinzo"), "Mirror Force"]),
    )
    table.yugi.attacks_with("Uraby")

    assert table.kaiba.may("activate", "Mirror Force")
    table.everyone_passes()


def test_it_is_itself_negated_by_a_trap_that_was_there_before_it() -> None:
    table = Table(
        yugi=side(hand=["Jinzo"], field=["Uraby", face_up("Skill Drain")]),
        kaiba=side(field=["Jar of Greed"]),
    )
    table.yugi.summons("Jinzo", tributing=["Uraby"])

    assert table.kaiba.may("activate", "Jar of Greed")
    table.everyone_passes()


@pytest.mark.parametrize("by_battle", [True, False])
def test_call_of_the_haunted_falls_with_jinzo(by_battle: bool) -> None:
    table = Table(
        yugi=side(field=["Blue-Eyes White Dragon"], hand=["Pot of Greed", "Raigeki"]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Jinzo"]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Call of the Haunted")
    table.everyone_passes()
    if by_battle:
        table.yugi.attacks_with("Blue-Eyes White Dragon")
    else:
        table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.field == []


@pytest.mark.rule("MR-GLOS-15")
def test_as_an_equip_card_it_negates_nothing() -> None:
    table = Table(
        yugi=side(
            field=["Relinquished", face_up("Jinzo", "S1", on="Relinquished"), "Uraby"],
        ),
        kaiba=side(field=[face_up("Solemn Wishes")]),
    )
    table.turn_ends()

    assert table.kaiba.life == 8000 + 500
