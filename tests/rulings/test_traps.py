"""Trap Cards: Set first, used in either turn."""

import pytest

from cards.yugioh import BOOK
from engine.yugioh.language import Icon, Kind
from tests.table import Table, face_up, side


@pytest.mark.rule("MR-TRAP-01", "SD-15")
@pytest.mark.parametrize("format", ["master", "speed"])
def test_a_trap_is_set_first_and_used_from_the_next_turn_on(format: str) -> None:
    table = Table(format=format, yugi=side(hand=["Jar of Greed"]))
    assert not table.yugi.may("activate", "Jar of Greed")
    table.yugi.sets("Jar of Greed")
    table.everyone_passes()
    assert not table.yugi.may("activate", "Jar of Greed")

    table.yugi.ends_turn()
    assert not table.yugi.may("activate", "Jar of Greed", at="end phase")
    assert table.yugi.may("activate", "Jar of Greed", at="draw phase")
    assert table.turn_player is table.kaiba


@pytest.mark.rule("MR-TRAP-01")
def test_a_trap_that_lay_there_is_used_in_the_own_turn_too() -> None:
    assert Table(yugi=side(field=["Jar of Greed"])).yugi.may("activate", "Jar of Greed")


@pytest.mark.rule("MR-TRAP-02", "MR-CARD-17")
def test_in_the_opponents_turn_a_trap_is_offered_when_its_condition_is_met() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Silver Fang"]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.summons("Silver Fang")
    assert not table.kaiba.may("activate", "Sakuretsu Armor")
    table.yugi.attacks_with("Uraby")
    assert table.kaiba.may("activate", "Sakuretsu Armor")


@pytest.mark.rule("MR-TRAP-03")
def test_a_used_normal_trap_goes_to_the_graveyard_and_frees_its_zone() -> None:
    table = Table(yugi=side(field=["Jar of Greed"]))
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.spells == []
    assert table.yugi.graveyard == ["Jar of Greed"]


@pytest.mark.rule("MR-TRAP-04")
def test_a_trap_destroyed_in_the_turn_it_was_set_cannot_be_chained() -> None:
    table = Table(yugi=side(hand=["Waboku"]), kaiba=side(field=["Mystical Space Typhoon"]))
    table.yugi.sets("Waboku")
    table.kaiba.activates("Mystical Space Typhoon", targeting="Waboku")
    assert not table.yugi.may("activate", "Waboku")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Waboku"]


@pytest.mark.rule("MR-TRAP-05")
def test_a_continuous_trap_stays_on_the_field() -> None:
    table = Table(yugi=side(field=["Call of the Haunted"], graveyard=["Uraby"]))
    table.yugi.activates("Call of the Haunted", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.field == ["Uraby", "Call of the Haunted"]
    assert table.yugi.sees("Call of the Haunted").position == "face-up"


@pytest.mark.rule("MR-TRAP-05", "MR-ACT-03")
def test_a_face_up_trap_is_not_activated_again() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_up("Call of the Haunted", on="Uraby")],
            graveyard=["Silver Fang"],
        )
    )

    assert not table.yugi.may("activate", "Call of the Haunted")


@pytest.mark.rule("MR-TRAP-06", "MR-ACT-02")
def test_a_counter_trap_answers_a_card_activation_and_nothing_else() -> None:
    table = Table(
        yugi=side(hand=["Uraby", "Pot of Greed"]),
        kaiba=side(field=["Magic Jammer"], hand=["Silver Fang"]),
    )
    table.yugi.summons("Uraby")
    assert not table.kaiba.may("activate", "Magic Jammer")
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert table.kaiba.graveyard == ["Silver Fang", "Magic Jammer"]


@pytest.mark.rule("MR-TRAP-07")
def test_every_trap_is_normal_continuous_or_counter() -> None:
    kinds = {card.icon for card in BOOK.values() if card.kind is Kind.TRAP}

    assert kinds <= {Icon.NONE, Icon.CONTINUOUS, Icon.COUNTER}
