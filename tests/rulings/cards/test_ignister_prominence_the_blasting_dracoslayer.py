"""Ignister Prominence: a Pendulum card for any card, and a Dracoslayer of the Deck."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

IGNISTER = "Ignister Prominence, the Blasting Dracoslayer"
LUSTER, PULSE = "Luster Pendulum, the Dracoslayer", "Dragonpulse Magician"
DESTROYS, BRINGS = 0, 1


def test_a_pendulum_monster_falls_and_any_card_goes_to_the_deck() -> None:
    table = Table(
        yugi=side(field=[attacking(IGNISTER)]),
        kaiba=side(field=[attacking(PULSE), attacking("Summoned Skull")], deck=["Uraby"]),
    )
    table.yugi.activates(IGNISTER, targeting=PULSE)
    table.everyone_passes()
    table.yugi.chooses("Summoned Skull")

    assert table.kaiba.field == []
    assert sorted(table.kaiba.deck) == ["Summoned Skull", "Uraby"]
    assert not table.yugi.may("activate", IGNISTER)


def test_a_card_in_a_pendulum_zone_is_a_target_too() -> None:
    table = Table(
        yugi=side(field=[attacking(IGNISTER), face_up("Stargazer Magician", "S1")]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates(IGNISTER, targeting="Stargazer Magician")
    table.everyone_passes()
    table.yugi.chooses("Mirror Force")

    assert table.yugi.spells == []
    assert table.kaiba.spells == []


@pytest.mark.parametrize("other", [face_down(PULSE), attacking("Uraby")])
def test_nothing_else_is(other: Lying) -> None:
    table = Table(yugi=side(field=[attacking(IGNISTER), other]))

    assert not table.yugi.may("activate", IGNISTER)


def test_faq_11834_it_can_put_itself_back() -> None:
    table = Table(yugi=side(field=[attacking(IGNISTER)]), kaiba=side(field=[attacking(PULSE)]))
    table.yugi.activates(IGNISTER, targeting=PULSE)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_it_brings_a_dracoslayer_in_defense_position_that_is_no_synchro_material() -> None:
    table = Table(
        yugi=side(
            field=[attacking(IGNISTER), attacking(PULSE)],
            deck=["Uraby", LUSTER],
            extra=[IGNISTER],
        )
    )
    table.yugi.activates(IGNISTER, effect=BRINGS)
    table.everyone_passes()

    assert table.yugi.sees(LUSTER).position == "face-up Defense"
    assert not table.yugi.may("Special Summon", IGNISTER)


def test_faq_11834_turned_face_down_and_up_it_is_material_again() -> None:
    table = Table(
        yugi=side(
            field=[attacking(IGNISTER), attacking(PULSE)],
            hand=["Book of Moon"],
            deck=["Uraby", LUSTER],
            extra=[IGNISTER],
        )
    )
    table.yugi.activates(IGNISTER, effect=BRINGS)
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting=LUSTER)
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(LUSTER)
    table.everyone_passes()

    assert table.yugi.may("Special Summon", IGNISTER)


def test_each_of_its_effects_once_a_turn() -> None:
    table = Table(
        yugi=side(field=[attacking(IGNISTER), attacking(PULSE)], deck=[LUSTER, LUSTER])
    )
    table.yugi.activates(IGNISTER, effect=BRINGS)
    table.everyone_passes()
    table.yugi.chooses(LUSTER)
    table.yugi.activates(IGNISTER, effect=DESTROYS, targeting=PULSE)
    table.everyone_passes()
    table.yugi.chooses(LUSTER)

    assert table.yugi.monsters == [IGNISTER]
    assert not table.yugi.may("activate", IGNISTER)
