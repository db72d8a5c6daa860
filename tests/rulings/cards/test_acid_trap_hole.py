"""Acid Trap Hole: what it turns up falls, unless its DEF is more than 2000."""

import pytest

from engine.yugioh.language import (
    THIS,
    Attribute,
    CardText,
    Continuous,
    Effect,
    Gains,
    StandsAgainstEffects,
    Type,
)
from engine.yugioh.language.cards import monster
from engine.yugioh.state.events.standing import Flipped
from tests.table import Table, attacking, face_down, face_up, side
from tests.table.inventing import deal_in

HOLE, WALL = "Acid Trap Hole", "Millennium Shield"


def _warrior(name: str, number: int, *effects: Effect) -> CardText:
    return monster(
        name,
        number,
        *effects,
        attribute=Attribute.EARTH,
        type=Type.WARRIOR,
        level=4,
        attack=1000,
        defense=1900,
    )


GUARD = _warrior("A Guard", 9001)
PROUD = _warrior("A Proud Guard", 9002, Continuous(Gains(THIS, defense=1000)))
HARD = _warrior("A Hard Guard", 9003, Continuous(StandsAgainstEffects(THIS)))


@pytest.fixture(autouse=True)
def _invented(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, GUARD, PROUD, HARD)


def dissolved(name: str, *others: str) -> Table:
    """The trap was used on that Set monster."""
    table = Table(
        yugi=side(field=[face_down(HOLE)]),
        kaiba=side(field=[face_down(name), *map(face_up, others)], hand=["Uraby"] * 3),
    )
    table.yugi.activates(HOLE)
    table.everyone_passes()
    return table


@pytest.mark.parametrize("name", ["Kuriboh", "Mystical Elf"])
def test_what_has_2000_or_less_is_destroyed(name: str) -> None:
    assert dissolved(name).kaiba.graveyard == [name]


def test_what_has_more_is_turned_face_down_again() -> None:
    wall = dissolved(WALL)
    assert wall.kaiba.sees(WALL).position == "face-down Defense"
    assert len(wall.happened(Flipped)) == 1


def test_what_another_card_adds_to_its_defense_counts() -> None:
    assert dissolved(GUARD.name).kaiba.graveyard == [GUARD.name]
    assert dissolved(GUARD.name, "Sogen").kaiba.graveyard == []


def test_q_a_6288_what_it_says_itself_does_not_count_yet() -> None:
    assert dissolved(PROUD.name).kaiba.graveyard == [PROUD.name]


def test_q_a_16689_nor_does_what_it_says_keep_it_from_being_destroyed() -> None:
    assert dissolved(HARD.name).kaiba.graveyard == [HARD.name]


def test_q_a_6388_a_flip_effect_is_activated_all_the_same() -> None:
    table = Table(
        yugi=side(field=[face_down(HOLE), attacking("Uraby")]),
        kaiba=side(field=[face_down("Man-Eater Bug")]),
    )
    table.yugi.activates(HOLE)
    table.everyone_passes()

    assert table.chains() == [[HOLE], ["Man-Eater Bug"]]
    assert table.yugi.monsters == []


def test_a_target_that_was_turned_up_before_is_left_alone() -> None:
    table = Table(
        yugi=side(field=[face_down(HOLE)]),
        kaiba=side(field=[face_down("Kuriboh"), face_down("Ceasefire")]),
    )
    table.yugi.activates(HOLE)
    table.kaiba.activates("Ceasefire")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Ceasefire"]
    assert table.kaiba.monsters == ["Kuriboh"]
