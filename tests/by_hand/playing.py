"""What players do on the way to a plan by hand."""

from engine.yugioh.language import Summon
from engine.yugioh.state.events.summons import Summoned
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


def token(table: Table, *numbers: int) -> None:
    """Propose a Fire Dragon Token with those numbers, and have the opponent agree."""
    for each in ("Token", "Fire", "Dragon"):
        table.driver.choose(each)
    for number in numbers:
        table.driver.answer((number,))
    table.driver.choose("Propose")
    table.driver.choose("Agree")


def ways(table: Table) -> list[Summon]:
    """How monsters were summoned."""
    return [each.way for each in table.happened(Summoned)]
