"""The printed example of a chain, brought about by two people at a table (MR-CHAIN-14)."""

import asyncio
import re

from bot.sandbox.views import MessageView
from tests.end_to_end.decks import JAMMERS, TYPHOONS, VANILLAS
from tests.end_to_end.duelist import Duelist, Wanted, answers
from tests.end_to_end.playing import Way, plays, preferring
from tests.end_to_end.shop import Shop

TYPHOON = "Mystical Space Typhoon"
JAMMER = "Magic Jammer"
TOOLS = "Seven Tools of the Bandit"
AXE = "Axe of Despair"
WAIT = preferring("Go first", "Pass", "End the turn", *VANILLAS)


class Preparing:
    """A way to play: Set one of each of these cards, and otherwise wait."""

    def __init__(self, sign: str, *cards: str) -> None:
        self._sign = sign
        self._cards = cards
        self._set_on: dict[str, str] = {}

    def __call__(self, panel: MessageView) -> str:
        offered = answers(panel)
        if self._sign in offered:
            return self._sign
        for card in self._cards:
            label = next((each for each in offered if each.startswith(f"Set {card}")), None)
            if label is not None and not is_set(card, panel):
                self._set_on[card] = turn(panel)
                return label
        return WAIT(panel)

    def is_done(self, panel: MessageView) -> bool:
        """Whether all cards lie Set on the player's `panel`, since earlier turns."""
        are_set = all(is_set(card, panel) for card in self._cards)
        return are_set and turn(panel) not in self._set_on.values()


async def prepared_chain(shop: Shop) -> tuple[Duelist, Duelist]:
    """Yugi may activate the typhoon, with tools Set; Kaiba has Set a jammer and an axe."""
    for person, link, name in (
        (shop.yugi, TYPHOONS, "Typhoons"),
        (shop.kaiba, JAMMERS, "Jammers"),
    ):
        kept = await person.call("deck import", options={"link": link, "name": name})
        assert kept.message is not None
        assert "Speed Duel**: legal" in kept.message.text
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, ("Typhoons", "Jammers"))
    first, others = Preparing("Rock", TOOLS), Preparing("Scissors", JAMMER, AXE)

    def may_begin(panel: MessageView) -> bool:
        may = any(label.startswith(f"Activate {TYPHOON}") for label in answers(panel))
        return may and first.is_done(panel) and others.is_done(kaiba.panel)

    waiting = asyncio.create_task(plays(kaiba, others))
    try:
        await _waits(yugi, first, may_begin)
    finally:
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await kaiba.is_shown(turn(yugi.panel))
    return yugi, kaiba


async def _waits(yugi: Duelist, way: Way, moment: Wanted) -> None:
    while True:
        panel = await yugi.is_asked()
        if moment(panel):
            return
        await yugi.takes(way(panel))


async def chain_up_to_the_tools(yugi: Duelist, kaiba: Duelist) -> MessageView:
    """The typhoon aims at the axe, the jammer answers it; Yugi is asked for the tools."""
    zone = re.search(rf"(S\d) · {AXE} · Set", kaiba.panel.text)
    assert zone is not None
    await yugi.does(f"Activate {TYPHOON}")
    await yugi.does(f"Set card in {zone[1]}")
    await kaiba.does(f"Activate {JAMMER}", VANILLAS)
    return await yugi.is_asked()


def is_set(card: str, panel: MessageView) -> bool:
    """Whether the player whose panel it is has Set that card."""
    return bool(re.search(rf"S\d · {re.escape(card)} · Set", panel.text))


def turn(panel: MessageView) -> str:
    """The number of the turn."""
    found = re.search(r"^### Turn \d+", panel.text, re.MULTILINE)
    return found[0] if found else ""


def sides(panel: MessageView) -> tuple[str, str]:
    """The lines of Yugi's side, and those of Kaiba's."""
    blocks = re.split(r"\n(?=\*\*)", panel.text)
    yugi, kaiba = (
        next(block for block in blocks if re.match(rf"\*\*{name}[^\n]* LP", block))
        for name in ("Yugi", "Kaiba")
    )
    return yugi, kaiba


def graveyard(side: str) -> list[str]:
    """The names in the Graveyard of a side."""
    found = re.search(r"Graveyard \d+: (.+)", side)
    return re.sub(r" ×\d+", "", found[1]).split(", ") if found else []


def in_hand(panel: MessageView) -> int:
    """How many cards the reader of the panel holds."""
    found = re.search(r"Your hand · (\d+)", panel.text)
    assert found is not None
    return int(found[1])
