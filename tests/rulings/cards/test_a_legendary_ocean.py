"""A Legendary Ocean: it is "Umi", and WATER monsters are stronger and of a lower Level."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import Attribute, Type
from engine.yugioh.language.cards import CardText, monster
from tests.table import Table, face_up, side

CARD, WHALE = "A Legendary Ocean", "Whale"


def whale() -> CardText:
    """A WATER monster of Level 5, that takes a Tribute."""
    return monster(
        WHALE,
        9001,
        attribute=Attribute.WATER,
        type=Type.FISH,
        level=5,
        attack=2000,
        defense=2000,
    )


def test_faq_5387_water_monsters_of_both_players_gain_200() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), "Mother Grizzly"]),
        kaiba=side(field=["Mother Grizzly", "Uraby"]),
    )
    seen = [player.sees("Mother Grizzly") for player in (table.yugi, table.kaiba)]

    assert [(each.attack, each.defense) for each in seen] == [(1600, 1200)] * 2
    assert table.kaiba.sees("Uraby").attack == 1500


def test_faq_5387_their_levels_are_one_lower_on_the_field() -> None:
    table = Table(
        yugi=side(field=[face_up(CARD), "Mother Grizzly"]), kaiba=side(field=["Kuriboh"])
    )

    assert table.yugi.sees("Mother Grizzly").level == 3
    assert table.kaiba.sees("Kuriboh").level == 1


@pytest.mark.parametrize("whose", ["yugi", "kaiba"])
def test_qa_16119_in_the_hand_of_either_player_a_level_5_comes_without_tribute(
    whose: str, lay_beside: Callable[..., None]
) -> None:
    lay_beside(whale())
    own = whose == "yugi"
    table = Table(
        yugi=side(hand=[WHALE], field=[face_up(CARD)] if own else []),
        kaiba=side(field=[] if own else [face_up(CARD)]),
    )
    table.yugi.summons(WHALE)
    table.everyone_passes()

    assert table.yugi.monsters == [WHALE]


def test_it_takes_a_tribute_again_once_the_field_spell_is_gone(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(whale())
    table = Table(yugi=side(hand=[WHALE, "Heavy Storm"], field=[face_up(CARD)]))
    assert table.yugi.may("Normal Summon", WHALE)
    table.yugi.activates("Heavy Storm")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", WHALE)


def test_qa_6101_it_is_umi() -> None:
    table = Table(
        yugi=side(hand=["Kuriboh"], field=[face_up(CARD), "Ocean Dragon Lord - Neo-Daedalus"])
    )

    assert table.yugi.may("activate", "Ocean Dragon Lord - Neo-Daedalus")
