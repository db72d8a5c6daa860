"""Each nickname that comes with the game leads to its card: among those that can be played, and
where DUELKEEPER_TEST_DATA names a folder with all there is to import, among all."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bot.finding.entries import WHOLE
from bot.finding.lookup import Lookup
from bot.finding.names import CardIndex
from bot.games import SHELVED
from bot.library.library import Library
from bot.shared.normalising import squeezed
from cards.languages import LANGUAGES
from engine.core.cards import Nickname

FOLDER = os.environ.get("DUELKEEPER_TEST_DATA", "")
CALLED = tuple(SHELVED.printing.called())


def alike() -> dict[str, set[int]]:
    """The cards that are called the same, by the nickname folded."""
    found: dict[str, set[int]] = {}
    for each in CALLED:
        found.setdefault(squeezed(each.name), set()).add(int(each.card))
    return found


def astray(index: CardIndex) -> Iterator[Nickname]:
    """The nicknames whose card is in the index and is not found first by them.

    Only a card that is printed with that name, or is called the same, may be.
    """
    same = alike()
    for each in CALLED:
        if index.name(int(each.card), each.language):
            first = index.find(each.name, each.language, 1)[0]
            if first.closeness != WHOLE and first.code not in same[squeezed(each.name)]:
                yield each


def namesakes(index: CardIndex, artworks: Mapping[int, int]) -> Iterator[int]:
    """The cards with nicknames whose printed name means another card, better known."""
    for code in sorted({artworks.get(int(each.card), int(each.card)) for each in CALLED}):
        if index.exact(index.name(code, "en")) != code:
            yield code


def test_each_leads_to_its_card_among_those_that_can_be_played() -> None:
    index = CardIndex({each: SHELVED.names(each) for each in LANGUAGES})
    index.call((int(each.card), each.language, each.name, each.place) for each in CALLED)
    assert not [*astray(index)]


@pytest.mark.skipif(not FOLDER, reason="DUELKEEPER_TEST_DATA names no folder")
async def test_each_leads_to_its_card_among_all(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    subprocess.run(
        [sys.executable, "-m", "bot", "import", FOLDER],
        env={**os.environ, "DUELKEEPER_LIBRARY": str(path)},
        check=True,
        capture_output=True,
    )
    library = await Library.open(path)
    lookup = Lookup({SHELVED.key: SHELVED}, library)
    try:
        while not lookup.catalogue.revision:
            await lookup.renewed()
        index = lookup.catalogue.index
        assert {each.card for each in CALLED if not index.name(int(each.card), "en")} == set()
        assert not [*namesakes(index, await library.artworks())]
        assert not [*astray(index)]
    finally:
        lookup.stop()
        await library.close()
