"""What is told as the two effects of a Union, and what only looks like them."""

from dataclasses import replace

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.unions import united
from engine.yugioh.language import (
    THAT,
    THIS,
    Cards,
    Destroy,
    Draw,
    EquipThisTo,
    Ignition,
    Kind,
    Named,
    Of,
    PayLife,
    Place,
    SpecialSummon,
    Type,
    Whose,
)
from tests.text.japanese import MONSTER

HOST = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Of(Type.MACHINE),))
EQUIPS, COMES = united(HOST, EquipThisTo(THAT), SpecialSummon(THIS))


def test_both_effects_of_a_union_are_told_in_one_sentence() -> None:
    assert text(replace(MONSTER, effects=(EQUIPS, COMES)), "en") == (
        "Once per turn, you can either: Target 1 Machine monster you control; equip this card "
        "to that target, OR: Unequip this card and Special Summon it.",
    )


@pytest.mark.parametrize(
    ("equips", "comes", "told"),
    [
        (EQUIPS, replace(COMES, cost=PayLife(500)), "pay 500 LP"),
        (replace(EQUIPS, do=Destroy(THAT)), COMES, "destroy that"),
        (EQUIPS, replace(COMES, do=Draw(1)), "draw 1 card"),
    ],
)
def test_what_is_paid_or_done_besides_is_told(
    equips: Ignition, comes: Ignition, told: str
) -> None:
    (said,) = text(replace(MONSTER, effects=(equips, comes)), "en")

    assert told in said


def test_a_union_of_monsters_of_either_name_is_read_and_told() -> None:
    text_of_z = (
        'Once per turn, you can either: Target 1 "X-Head Cannon" or "Y-Dragon Head" you '
        "control; equip this card to that target, OR: Unequip this card and Special Summon it.",
    )
    named = (Named(("X-Head Cannon", "Y-Dragon Head")),)
    host = Cards(whose=Whose.YOURS, place=Place.FIELD, like=named)
    card = replace(MONSTER, effects=united(host, EquipThisTo(THAT), SpecialSummon(THIS)))

    assert text(card, "en") == text_of_z
    assert parse(MONSTER, text_of_z).effects == card.effects
