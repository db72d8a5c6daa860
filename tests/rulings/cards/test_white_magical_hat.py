"""White Magical Hat: battle damage takes a card of the opponent's hand, chosen by chance."""

from collections import Counter

import pytest

from engine.yugioh.acts.chance import by_chance
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.reasons import Reason
from tests.rulings.test_damage_step import AFTER
from tests.table import Table, defending, side

HAT = "White Magical Hat"
HAND = ["Uraby", "Silver Fang", "Kuriboh", "Raigeki"]


def robbed() -> Table:
    """A table on which the Hat has attacked kaiba directly, and all was settled."""
    table = Table(yugi=side(field=[HAT]), kaiba=side(hand=HAND))
    table.yugi.attacks_with(HAT)
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-GLOS-21")
def test_chance_chooses_and_nobody_is_asked() -> None:
    table = robbed()

    assert len(table.kaiba.graveyard) == 1
    assert sorted(table.kaiba.graveyard + table.kaiba.hand) == sorted(HAND)
    assert [event.why for event in table.happened(Moved)] == [Why.DISCARDED]
    for player in (table.yugi, table.kaiba):
        for reason in (Reason.CHOOSE, Reason.DISCARD, Reason.TARGET):
            assert not table.was_asked(player, reason)
    assert robbed().kaiba.graveyard == table.kaiba.graveyard


@pytest.mark.rule("MR-GLOS-21")
def test_every_card_is_as_likely_as_the_others() -> None:
    duel = robbed().driver.duel
    cards = duel.state.cards[:4]
    drawn = Counter(by_chance(duel, cards, 1)[0].id for _ in range(4000))

    assert set(drawn) == {card.id for card in cards}
    assert all(850 < count < 1150 for count in drawn.values())


def test_it_must_be_used_after_the_calculation_and_an_empty_hand_loses_nothing() -> None:
    table = Table(yugi=side(field=[HAT]))
    table.yugi.attacks_with(HAT)
    table.driver.pass_to(lambda _: bool(table.driver.duel.state.chain.links), "start a chain")
    assert table.driver.is_at(AFTER)
    table.everyone_passes()

    assert table.chains() == [[HAT]]
    assert table.kaiba.graveyard == []


def test_without_battle_damage_nothing_is_taken() -> None:
    table = Table(
        yugi=side(field=[HAT]), kaiba=side(field=[defending("Skull Servant")], hand=HAND)
    )
    table.yugi.attacks_with(HAT)
    table.everyone_passes()

    assert table.kaiba.hand == HAND
