"""What keeps a card on the field in either of two ways, End Phase by End Phase."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Attribute,
    Cards,
    Choose,
    Kind,
    Maintained,
    Named,
    Of,
    Phase,
    Place,
    Reveal,
    SendToGraveyard,
    Type,
    Whose,
)
from engine.yugioh.language.cards import monster
from engine.yugioh.state.events.sights import Revealed
from engine.yugioh.state.reasons import Reason
from tests.table import Table, side

CORE, ROCK = "Pot of Greed", "Giant Soldier of Stone"


@pytest.fixture(autouse=True)
def known(lay_beside: Callable[..., None]) -> None:
    core = Cards(whose=Whose.YOURS, place=Place.HAND, like=(Named(CORE),))
    rock = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND, like=(Of(Type.ROCK),))
    kept = Maintained(SendToGraveyard(Choose(core)), Phase.END, instead=Reveal(Choose(rock)))
    lay_beside(
        monster(
            "Keeper",
            9001,
            kept,
            attribute=Attribute.EARTH,
            type=Type.ROCK,
            level=4,
            attack=1900,
            defense=1200,
        )
    )


def test_it_is_destroyed_unasked_where_neither_can_be_done() -> None:
    table = Table(yugi=side(field=["Keeper"], hand=["Mystical Elf"]))
    table.turn_ends()

    assert table.yugi.graveyard == ["Keeper"]
    assert not table.was_asked(table.yugi, Reason.WHETHER)


@pytest.mark.parametrize(("held", "sent"), [(CORE, [CORE]), (ROCK, [])])
def test_the_only_way_there_is_keeps_it_if_its_player_wants_that(
    held: str, sent: list[str]
) -> None:
    table = Table(yugi=side(field=["Keeper"], hand=[held]))
    table.yugi.ends_turn()
    table.yugi.agrees()

    assert table.yugi.field == ["Keeper"]
    assert table.yugi.graveyard == sent


@pytest.mark.parametrize(("chosen", "sent", "shown"), [(CORE, [CORE], 0), (ROCK, [], 1)])
def test_of_two_ways_the_card_that_is_chosen_tells_which(
    chosen: str, sent: list[str], shown: int
) -> None:
    table = Table(yugi=side(field=["Keeper"], hand=[CORE, ROCK, "Mystical Elf"]))
    table.yugi.ends_turn()
    table.yugi.agrees()
    table.yugi.chooses(chosen)

    assert table.yugi.field == ["Keeper"]
    assert table.yugi.graveyard == sent
    assert len(table.happened(Revealed)) == shown


def test_qa_6346_it_need_not_be_kept() -> None:
    table = Table(yugi=side(field=["Keeper"], hand=[CORE, ROCK]))
    table.yugi.ends_turn()
    table.yugi.declines()

    assert table.yugi.graveyard == ["Keeper"]
    assert sorted(table.yugi.hand) == sorted([CORE, ROCK])
