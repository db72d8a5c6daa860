"""What is Tributed "for a Tribute Summon": for a Set as well, and for nothing else."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    THIS,
    Activate,
    Attribute,
    Cards,
    Choose,
    GainLife,
    If,
    IsTributed,
    Kind,
    Place,
    TributeCards,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster, spell
from tests.table import Table, side

VASSAL, SKULL = "Vassal of Ours", "Summoned Skull"
MINE = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))


@pytest.fixture(autouse=True)
def vassal(lay_beside: Callable[..., None]) -> None:
    lay_beside(
        monster(
            VASSAL,
            9001,
            If(IsTributed(THIS, to_summon=True), do=GainLife(500)),
            attribute=Attribute.DARK,
            type=Type.SPELLCASTER,
            level=1,
            attack=800,
            defense=1000,
        ),
        spell("Altar", 9002, Activate(cost=TributeCards(MINE), do=GainLife(1))),
    )


@pytest.mark.rule("MR-SUM-07")
@pytest.mark.parametrize("sets", [False, True])
def test_faq_11756_it_is_answered_whether_it_was_summoned_or_set(sets: bool) -> None:
    table = Table(yugi=side(hand=[SKULL], field=[VASSAL]))
    (table.yugi.sets if sets else table.yugi.summons)(SKULL)
    table.everyone_passes()

    assert table.yugi.life == 8500


def test_it_is_not_answered_where_it_was_tributed_as_a_cost() -> None:
    table = Table(yugi=side(hand=["Altar"], field=[VASSAL]))
    table.yugi.activates("Altar")
    table.everyone_passes()

    assert table.yugi.life == 8001


def test_faq_5363_it_is_not_answered_where_the_summon_was_negated() -> None:
    """Zolga."""
    table = Table(
        yugi=side(hand=[SKULL], field=[VASSAL]), kaiba=side(field=["Solemn Judgment"])
    )
    table.yugi.summons(SKULL)
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()

    assert SKULL in table.yugi.graveyard
    assert table.yugi.life == 8000
