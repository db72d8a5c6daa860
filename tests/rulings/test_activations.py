"""Activating a card, and activating an effect of a card."""

import pytest

from engine.yugioh.state.events.chain import Activated
from tests.table import Table, face_down, face_up, side


@pytest.mark.rule("MR-ACT-01")
def test_using_a_spell_from_the_hand_or_a_set_card_is_a_card_activation() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"]), kaiba=side(field=["Jar of Greed"]))
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates("Jar of Greed")

    assert [event.is_card for event in table.happened(Activated)] == [True, True]


@pytest.mark.rule("MR-ACT-02", "MR-ACT-03", "MR-CARD-17")
def test_a_monster_effect_is_no_card_activation() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"]),
        kaiba=side(
            field=["Uraby", "Magic Jammer", "Seven Tools of the Bandit"], hand=["Silver Fang"]
        ),
    )
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert [event.is_card for event in table.happened(Activated)] == [False]
    assert table.kaiba.options("activate") == []


@pytest.mark.rule("MR-ACT-03")
def test_an_effect_that_a_spell_triggers_in_the_graveyard_is_no_card_activation() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Silver Fang", face_up("Axe of Despair", on="Uraby")],
            hand=["Mystical Space Typhoon"],
            deck=["Raigeki"],
        ),
        kaiba=side(field=["Magic Jammer"], hand=["Feral Imp", "Kuriboh"]),
    )
    table.yugi.activates("Mystical Space Typhoon", targeting="Axe of Despair")
    assert table.kaiba.may("activate", "Magic Jammer")
    table.chain_resolves()
    table.yugi.activates("Axe of Despair", cost="Silver Fang")

    assert not table.kaiba.may("activate", "Magic Jammer")
    table.everyone_passes()
    assert table.yugi.deck == ["Axe of Despair", "Raigeki"]


@pytest.mark.rule("MR-ACT-04", "MR-ACT-02")
def test_laying_a_card_that_stays_is_an_activation_that_can_be_negated() -> None:
    table = Table(
        yugi=side(hand=["Mystic Plasma Zone"], field=["Dark Blade"]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Mystic Plasma Zone")
    table.kaiba.activates("Magic Jammer")
    table.everyone_passes()

    assert table.chains() == [["Mystic Plasma Zone", "Magic Jammer"]]
    assert table.yugi.spells == []
    assert table.yugi.graveyard == ["Mystic Plasma Zone"]
    assert table.yugi.sees("Dark Blade").attack == 1800


@pytest.mark.rule("MR-ACT-04")
def test_a_card_that_stays_applies_once_its_activation_has_resolved() -> None:
    table = Table(yugi=side(hand=["Mystic Plasma Zone"], field=["Dark Blade"]))
    table.yugi.activates("Mystic Plasma Zone")
    table.everyone_passes()

    assert table.yugi.spells == ["Mystic Plasma Zone"]
    assert table.yugi.sees("Dark Blade").attack == 2300


@pytest.mark.rule("MR-ACT-01", "MR-SPELL-14")
def test_turning_a_set_field_spell_face_up_is_its_activation() -> None:
    table = Table(
        yugi=side(field=[face_down("Mystic Plasma Zone")]),
        kaiba=side(field=["Magic Jammer"], hand=["Uraby"]),
    )
    table.yugi.activates("Mystic Plasma Zone")

    assert table.kaiba.may("activate", "Magic Jammer")
