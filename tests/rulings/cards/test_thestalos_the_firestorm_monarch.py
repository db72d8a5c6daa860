"""Thestalos the Firestorm Monarch: a discarded monster costs 100 for each of its Levels."""

from engine.yugioh.state.apply.laying import Lying
from tests.table import Table, face_up, side

THESTALOS = "Thestalos the Firestorm Monarch"


def _discarding(held: list[str], field: list[Lying | str] | None = None) -> Table:
    table = Table(
        yugi=side(hand=[THESTALOS], field=["Uraby"]), kaiba=side(hand=held, field=field or [])
    )
    table.yugi.summons(THESTALOS)
    table.everyone_passes()
    return table


def test_a_monster_that_is_discarded_costs_100_for_each_level() -> None:
    table = _discarding(["Summoned Skull"])

    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.kaiba.life == 8000 - 600


def test_a_spell_costs_nothing() -> None:
    table = _discarding(["Pot of Greed"])

    assert table.kaiba.graveyard == ["Pot of Greed"]
    assert table.kaiba.life == 8000


def test_qa_8176_one_that_is_banished_instead_costs_as_much() -> None:
    table = _discarding(["Summoned Skull"], [face_up("Macro Cosmos")])

    assert table.kaiba.banished == ["Summoned Skull"]
    assert table.kaiba.life == 8000 - 600


def test_faq_6190_it_is_activated_even_if_the_opponent_holds_nothing() -> None:
    table = _discarding([])

    assert table.chains() == [[THESTALOS]]
    assert table.kaiba.life == 8000


def test_normal_summoned_in_another_way_it_does_nothing() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[THESTALOS]), kaiba=side(hand=["Uraby"])
    )
    table.yugi.activates("Monster Reborn", targeting=THESTALOS)
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
