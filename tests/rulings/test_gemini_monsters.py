"""A Gemini monster is a Normal Monster where it lies open, and an Effect Monster elsewhere."""

from collections.abc import Callable

import pytest

from engine.core.protocol import Seat
from engine.yugioh.asked import means, proves_to_be
from engine.yugioh.language import (
    Ability,
    Attribute,
    Cards,
    Draw,
    EffectMonster,
    Frame,
    Ignition,
    Kind,
    Not,
    Of,
    Type,
)
from engine.yugioh.language.cards import monster
from engine.yugioh.state.speaker import Speaker
from tests.rulings.inventing import named
from tests.table import defending, face_down, face_up, side
from tests.table.laying import Start, lay

GEMINI = monster(
    "Twofold Knight",
    9001,
    Ignition(do=Draw(1)),
    attribute=Attribute.EARTH,
    type=Type.WARRIOR,
    abilities=(Ability.GEMINI,),
    level=4,
    attack=1900,
    defense=100,
)
NORMAL = Cards(Kind.MONSTER, like=(Of(Frame.NORMAL),))
EFFECT = Cards(Kind.MONSTER, like=(EffectMonster(),))


@pytest.mark.rule("MR-CARD-14")
@pytest.mark.parametrize(
    ("lying", "is_normal"),
    [
        (side(field=[GEMINI.name]), True),
        (side(field=[defending(GEMINI.name)]), True),
        (side(graveyard=[GEMINI.name]), True),
        (side(field=[face_down(GEMINI.name)]), False),
        (side(hand=[GEMINI.name]), False),
        (side(deck=[GEMINI.name]), False),
        (side(banished=[GEMINI.name]), False),
    ],
)
def test_it_is_a_normal_monster_face_up_on_the_field_and_in_the_graveyard(
    lying: Start, is_normal: bool, lay_beside: Callable[..., None]
) -> None:
    """Q&A 10206, 10987, 11002, 11047; in the hand it is an Effect Monster (Q&A 10210)."""
    lay_beside(GEMINI)
    duel = lay((lying, side()))
    speaker, card = Speaker(named(duel, GEMINI.name), Seat(0)), named(duel, GEMINI.name)

    assert proves_to_be(NORMAL, duel, speaker, card) is is_normal
    assert proves_to_be(EFFECT, duel, speaker, card) is not is_normal


@pytest.mark.rule("MR-CARD-14")
def test_equipped_to_another_it_is_no_normal_monster(lay_beside: Callable[..., None]) -> None:
    lay_beside(GEMINI)
    worn = face_up(GEMINI.name, "S2", on="Uraby")
    duel = lay((side(field=["Uraby", worn]), side()))
    card = named(duel, GEMINI.name)
    unlike = Cards(like=(Not(Of(Frame.NORMAL)),))

    assert means(unlike, duel, Speaker(card, Seat(0)), card)
