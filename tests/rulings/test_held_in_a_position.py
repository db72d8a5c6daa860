"""Battle positions in which facts hold monsters, where two facts would never agree."""

from collections.abc import Callable

from engine.yugioh.language import (
    Attribute,
    Cards,
    Continuous,
    Effect,
    Face,
    Kind,
    Place,
    Position,
    StandsIn,
    Type,
)
from engine.yugioh.language.cards import CardText, monster
from engine.yugioh.state.events.standing import PositionChanged
from tests.table import Table, attacking, defending, side


def made_up(name: str, number: int, effect: Effect) -> CardText:
    return monster(
        name,
        number,
        effect,
        attribute=Attribute.EARTH,
        type=Type.ROCK,
        level=4,
        attack=1000,
        defense=1000,
    )


def turning(name: str, number: int, before: Position, after: Position) -> CardText:
    """It turns what stands one way to the other."""
    such = Cards(Kind.MONSTER, place=Place.FIELD, position=before, face=Face.UP)
    return made_up(name, number, Continuous(StandsIn(such, after)))


LAYER = turning("Layer", 9001, Position.ATTACK, Position.DEFENSE)
RAISER = turning("Raiser", 9002, Position.DEFENSE, Position.ATTACK)


def test_two_facts_that_ask_for_the_position_turn_each_monster_once_and_rest(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(LAYER, RAISER)
    table = Table(
        yugi=side(hand=["Raiser"], field=[defending("Layer"), defending("Mokey Mokey")]),
    )
    table.yugi.summons("Raiser")
    table.everyone_passes()

    turned = table.happened(PositionChanged)
    each = {event.card for event in turned}
    assert len(turned) == len(each) == 3
    assert table.yugi.sees("Mokey Mokey").position == "face-up Attack"


def test_one_alone_turns_what_comes_after_it(lay_beside: Callable[..., None]) -> None:
    lay_beside(LAYER)
    table = Table(
        yugi=side(hand=["Uraby"], field=[defending("Layer")]),
        kaiba=side(field=[attacking("Mokey Mokey")]),
    )
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.kaiba.sees("Mokey Mokey").position == "face-up Defense"
