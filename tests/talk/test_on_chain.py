"""Which cards each reader sees at work: those on the chain, and targets they may know."""

import pytest

from cards.games.yugioh import YUGIOH
from cards.names import names
from engine.core.protocol import Seat
from tests.table import Table, face_up, side
from tests.talk.reading import KAIBA, YUGI, reader

TYPHOON, AXE, JAR = "Mystical Space Typhoon", "Axe of Despair", "Jar of Greed"


def on_chain(table: Table, seat: Seat | None) -> list[str]:
    """The names of the cards that the reader sees at work."""
    named = names("en")
    return [named[code] for code in YUGIOH.on_chain(table.driver.match, reader(seat))]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
def test_a_set_target_is_known_to_its_controller_alone() -> None:
    table = Table(
        yugi=side(hand=[TYPHOON, TYPHOON]), kaiba=side(field=[AXE, "Jar of Greed", "Waboku"])
    )
    assert on_chain(table, YUGI) == []

    table.yugi.activates(TYPHOON, targeting="Waboku")

    assert on_chain(table, KAIBA) == [TYPHOON, "Waboku"]
    assert on_chain(table, YUGI) == on_chain(table, None) == [TYPHOON]

    table.kaiba.activates(JAR)

    assert on_chain(table, KAIBA) == [TYPHOON, JAR, "Waboku"]
    assert on_chain(table, YUGI) == on_chain(table, None) == [TYPHOON, JAR]

    table.everyone_passes()

    assert on_chain(table, YUGI) == on_chain(table, KAIBA) == []


def test_a_card_is_named_once_whoever_activated_it() -> None:
    table = Table(yugi=side(hand=[TYPHOON], field=[face_up(AXE)]), kaiba=side(field=[TYPHOON]))

    table.yugi.activates(TYPHOON, targeting=TYPHOON)
    table.kaiba.activates(TYPHOON, targeting=AXE)

    assert on_chain(table, YUGI) == [TYPHOON, AXE]
