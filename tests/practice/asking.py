"""What the built-in opponent would answer to the question that is open at a table."""

from engine.core.game import Level
from engine.core.protocol import Pick, Seat
from engine.yugioh.practice.answering import answer_in
from engine.yugioh.state.reasons import Reason
from tests.table import Table

KAIBA = Seat(1)
LEVELS = tuple(Level)


def answered(table: Table, level: Level) -> list[str]:
    """The options that it takes, as a test calls them."""
    decision = table.driver.decision
    assert isinstance(decision, Pick)
    chosen = answer_in(table.driver.duel, decision, level)
    return [table.options[index] for index in chosen]


def asked_again(table: Table) -> None:
    """Yugi passes, and Kaiba may add to the chain, on which there is a link of their own."""
    assert table.driver.duel.state.chain.links
    table.driver.pass_to(
        lambda each: each.seat == KAIBA and each.reason is Reason.RESPOND, "be asked again"
    )
    assert table.driver.duel.state.chain.links
