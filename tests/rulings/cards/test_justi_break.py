"""Justi-Break: an attack on a Normal Monster destroys all but Normal Monsters that attack."""

import pytest

from tests.table import Table, attacking, defending, face_down, side
from tests.table.laying import Lying

CARD, FOE = "Justi-Break", "Exiled Force"


def attacked(*mine: Lying, at: str = "Uraby", theirs: tuple[str, ...] = (FOE,)) -> Table:
    """A table on which the first monster of theirs attacks one of these."""
    table = Table(yugi=side(field=[*theirs]), kaiba=side(field=[*mine, face_down(CARD)]))
    table.yugi.attacks_with(theirs[0], at=at)
    return table


def test_all_monsters_but_normal_ones_in_attack_position_are_destroyed() -> None:
    table = attacked(
        attacking("Uraby"),
        attacking("Kuriboh"),
        defending("Silver Fang"),
        face_down("Feral Imp"),
        theirs=(FOE, "Summoned Skull"),
    )
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.monsters == ["Summoned Skull"]


def test_faq_6912_one_that_is_attacked_in_defense_position_falls_too() -> None:
    table = attacked(defending("Uraby"))
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_faq_6912_not_where_there_are_only_such_monsters() -> None:
    table = attacked(attacking("Uraby"), theirs=("Silver Fang",))

    assert not table.kaiba.may("activate", CARD)


@pytest.mark.parametrize("target", [attacking("Kuriboh"), face_down("Uraby")])
def test_not_for_an_attack_on_an_effect_monster_or_a_face_down_one(target: Lying) -> None:
    table = attacked(target, at=target.name)

    assert not table.kaiba.may("activate", CARD)


def test_a_gemini_is_a_normal_monster_until_it_is_summoned_again() -> None:
    table = attacked(attacking("Darkstorm Dragon"), at="Darkstorm Dragon")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Darkstorm Dragon"]
    assert table.yugi.monsters == []
