"""Chaosrider Gustaph: ATK for the Spells that are banished as its effect resolves."""

import pytest

from tests.table import Table, face_down, side

CARD, SPELLS = "Chaosrider Gustaph", ["Dark Hole", "Raigeki", "Pot of Greed"]


def with_it(*graveyard: str, kaiba: str = "Mirror Force") -> Table:
    return Table(
        yugi=side(field=[CARD], graveyard=graveyard),
        kaiba=side(field=[face_down(kaiba)], graveyard=["Fissure"]),
    )


def test_faq_5828_the_spells_are_banished_as_it_resolves_and_are_not_its_cost() -> None:
    table = with_it(*SPELLS, "Mirror Force")
    table.yugi.activates(CARD)
    assert table.yugi.banished == []

    table.everyone_passes()
    table.yugi.chooses("Dark Hole", "Pot of Greed")
    assert table.yugi.banished == ["Dark Hole", "Pot of Greed"]
    assert table.yugi.sees(CARD).attack == 1400 + 600


def test_faq_5828_the_gain_lasts_to_the_end_of_the_turn_of_the_opponent() -> None:
    table = with_it("Dark Hole")
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 1700

    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 1700
    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 1400


@pytest.mark.parametrize("graveyard", [(), ("Mirror Force", "Uraby")])
def test_faq_5828_it_is_not_activated_without_a_spell_there(graveyard: tuple[str, ...]) -> None:
    assert not with_it(*graveyard).yugi.may("activate", CARD)


def test_negated_it_banishes_nothing_and_is_used_up() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=SPELLS),
        kaiba=side(hand=["Effect Veiler"]),
    )
    table.yugi.activates(CARD)
    table.kaiba.activates("Effect Veiler")
    table.everyone_passes()

    assert table.yugi.banished == []
    assert table.yugi.sees(CARD).attack == 1400
    assert not table.yugi.may("activate", CARD)


def test_face_down_by_then_it_banishes_and_gains_nothing() -> None:
    table = with_it("Dark Hole", kaiba="Book of Moon")
    table.yugi.activates(CARD)
    table.kaiba.activates("Book of Moon")
    table.everyone_passes()
    assert table.yugi.banished == ["Dark Hole"]

    table.turn_ends()
    table.turn_ends()
    table.yugi.flip_summons(CARD)
    assert table.yugi.sees(CARD).attack == 1400
