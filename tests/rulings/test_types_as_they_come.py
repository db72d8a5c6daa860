"""A monster is brought as one of another Type, while all monsters are of a third."""

from collections.abc import Callable

import pytest

from engine.yugioh.facts.numbers import type_of
from engine.yugioh.language import (
    THAT,
    Activate,
    And,
    Apply,
    BecomesType,
    Cards,
    Continuous,
    Kind,
    Place,
    SpecialSummon,
    Target,
    Type,
    Until,
    Whose,
)
from engine.yugioh.language.cards import continuous_trap, spell
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

SURGERY, CALL, SEED = "Surgery", "Call", "Seed"
ALL = Cards(Kind.MONSTER, place=Place.FIELD)
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
PLANTED = Apply(BecomesType(THAT, Type.PLANT), Until.WHILE_FACE_UP)


@pytest.fixture(autouse=True)
def made_up(lay_beside: Callable[..., None]) -> None:
    """DNA Surgery, Kanzashi the Rikka Queen, and what makes a Plant of who lies there."""
    wizards = Continuous(BecomesType(ALL, Type.SPELLCASTER))
    called = Activate(target=Target(BURIED), do=And(SpecialSummon(THAT), PLANTED))
    lay_beside(
        continuous_trap(SURGERY, 9001, Activate(), wizards),
        spell(CALL, 9002, called),
        spell(SEED, 9003, Activate(target=Target(ALL), do=PLANTED)),
    )


@pytest.mark.parametrize(
    ("lies", "used", "type"),
    [
        ([], [CALL], Type.PLANT),
        ([face_up(SURGERY)], [CALL], Type.SPELLCASTER),
        ([face_down(SURGERY)], [CALL, SURGERY], Type.SPELLCASTER),
        ([face_up(SURGERY)], [CALL, SEED], Type.PLANT),
    ],
)
def test_qa_15541_what_held_already_applies_to_it_once_it_has_come(
    lies: list[Lying], used: list[str], type: Type
) -> None:
    table = Table(yugi=side(field=lies, hand=[CALL, SEED], graveyard=["Uraby"]))
    for name in used:
        table.yugi.activates(name, targeting="" if name == SURGERY else "Uraby")
        table.everyone_passes()

    uraby = next(card for card in table.driver.duel.state.field() if card.text.name == "Uraby")
    assert type_of(table.driver.duel, uraby) is type
