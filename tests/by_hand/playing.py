"""What players do on the way to a plan by hand."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table


def activated(table: Table, card: str, reply: str = "Agree") -> None:
    """Yugi activates the card, and Kaiba says that."""
    what = f"activate {card}"
    table.driver.pass_to(lambda _: what in table.options, what)
    table.driver.choose(what)
    assert table.asked == "kaiba HAND_ALLOW"
    table.driver.choose(reply)


def resolving(table: Table) -> None:
    """Pass until the plan is put together."""
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "compose")
