"""An effect of which all is understood but its deed: the rest of it is played by the rules."""

import pytest

from engine.yugioh.language import (
    THIS,
    ByHand,
    Cards,
    CardText,
    If,
    IsSummoned,
    Kind,
    Limit,
    Place,
    Summon,
    Target,
    Whose,
)
from engine.yugioh.state.events.chain import Targeted
from engine.yugioh.state.reasons import Reason
from tests.by_hand.made_up import fiend
from tests.table import Table, side
from tests.table.inventing import deal_in

SINGER: CardText = fiend(
    "By Hand Singer",
    900_000_091,
    If(
        IsSummoned(THIS, (Summon.NORMAL,)),
        target=Target(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)),
        do=ByHand((0,)),
        limit=Limit.ONCE_BY_NAME,
        you_can=True,
    ),
)


def test_an_occasion_and_a_target_that_are_read_are_those_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody claims anything: it triggers, and what it does alone is put together."""
    deal_in(monkeypatch, SINGER)
    table = Table(
        yugi=side(hand=["By Hand Singer"]), kaiba=side(field=["Sangan", "Dark Magician"])
    )
    table.driver.choose("Normal Summon By Hand Singer")
    what = "activate By Hand Singer"
    table.driver.pass_to(lambda _: what in table.options, what)
    table.driver.choose(what)
    assert table.asked == "kaiba HAND_ALLOW"
    table.driver.choose("Agree")
    table.driver.choose("Sangan")
    table.driver.pass_to(lambda d: d.reason is Reason.HAND_PLAN, "compose")
    table.driver.choose("Destroy")
    table.driver.choose("Sangan")
    table.driver.choose("Propose")
    table.driver.choose("Agree")

    assert table.kaiba.graveyard == ["Sangan"]
    assert len(table.happened(Targeted)) == 1
    assert what not in table.options
