"""Normal Summons of certain monsters, as soon as an effect has resolved (MR-SUM-02)."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import Cards, Kind, NormalSummonOne, Of, Place, Type, Whose
from engine.yugioh.language.cards import CardText, spell
from engine.yugioh.language.sentences import Activate
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


def granting(kind: Type) -> CardText:
    """A made-up Spell that has a monster of that Type be Normal Summoned."""
    what = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(kind),))
    return spell("Granter", 9001, Activate(do=NormalSummonOne(what)))


@pytest.mark.rule("MR-SUM-02")
def test_it_is_made_beside_that_of_the_turn(lay_beside: Callable[..., None]) -> None:
    """Q&A 21267."""
    lay_beside(granting(Type.FIEND))
    table = Table(yugi=side(hand=["Granter", "Kuriboh", "Uraby"]))
    table.yugi.summons("Uraby")
    table.yugi.activates("Granter")
    table.chain_resolves()
    assert table.yugi.monsters == ["Uraby", "Kuriboh"]


@pytest.mark.rule("MR-SUM-02")
def test_only_with_such_a_monster_in_the_hand(lay_beside: Callable[..., None]) -> None:
    lay_beside(granting(Type.FIEND))
    table = Table(yugi=side(hand=["Granter", "Uraby"]))
    assert not table.yugi.may("activate", "Granter")


@pytest.mark.rule("MR-SUM-02")
def test_it_is_summoned_and_not_set(lay_beside: Callable[..., None]) -> None:
    """Q&A 12486."""
    lay_beside(granting(Type.FIEND))
    table = Table(yugi=side(hand=["Granter", "Kuriboh"]))
    table.yugi.activates("Granter")
    table.chain_resolves()
    assert not table.questions(Reason.POSITION)
    assert table.yugi.sees("Kuriboh").position == "face-up Attack"


@pytest.mark.rule("MR-SUM-02")
@pytest.mark.parametrize("tribute", [True, False])
def test_it_takes_tributes_as_ever(tribute: bool, lay_beside: Callable[..., None]) -> None:
    """Q&A 21144."""
    lay_beside(granting(Type.FIEND))
    laid = side(hand=["Granter", "Summoned Skull"], field=["Uraby"] if tribute else [])
    table = Table(yugi=laid)
    assert table.yugi.may("activate", "Granter") is tribute
    if tribute:
        table.yugi.activates("Granter")
        table.chain_resolves()
        assert (table.yugi.monsters, table.yugi.graveyard) == (
            ["Summoned Skull"],
            ["Granter", "Uraby"],
        )
