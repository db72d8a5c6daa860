"""The materials of a summon are remembered of it alone, whatever is summoned meanwhile."""

from collections.abc import Callable

import pytest

from engine.yugioh.language import (
    Activate,
    Cards,
    Choose,
    Kind,
    Place,
    SpecialSummon,
    Summon,
    Whose,
    WouldBeSummoned,
)
from engine.yugioh.language.cards import counter_trap
from tests.table import Table, side

AMBUSH = counter_trap(
    "Ambush",
    9001,
    Activate(
        when=WouldBeSummoned(Cards(Kind.MONSTER), (Summon.SYNCHRO,)),
        do=SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD))),
    ),
)


@pytest.mark.rule("MR-SYNC-06", "MR-SUM-21")
def test_a_monster_that_comes_while_a_synchro_summon_can_be_negated_takes_none_of_it(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(AMBUSH)
    table = Table(
        yugi=side(field=["Junk Synchron", "Speed Warrior"], extra=["Junk Warrior"]),
        kaiba=side(field=["Ambush"], graveyard=["Uraby"]),
    )
    table.yugi.special_summons("Junk Warrior")
    table.kaiba.activates("Ambush")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    made_of = {
        card.text.name: [mark.card.text.name for mark in card.arrival.made_of]
        for card in table.driver.duel.state.field()
    }
    assert made_of["Junk Warrior"] == ["Junk Synchron", "Speed Warrior"]
    assert made_of["Uraby"] == []
