"""A match has imported cards done by hand whatever is known of them, and keeps that."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from sqlite3 import connect
from typing import Any

from bot.games import SHELVED
from cards.text.by_hand import printed
from engine.core.game import DeckList, Setup
from engine.yugioh.language import ByHand, Draw, Ignition, Limit
from engine.yugioh.language.keeping import kept_text
from engine.yugioh.pool.pool import tree
from engine.yugioh.pool.state import State
from tests.library.test_making import CODE, HERON, handed, place

DRAWS: dict[str, Any] = {
    **HERON,
    "monster_type_line": "Winged Beast / Effect",
    "text": {"en": "Once per turn: You can draw 1 card.", "ja": "①：引く。"},
}
READ = Ignition(do=Draw(1), limit=Limit.ONCE_EACH)
HAND = SHELVED.printing.by_hand


def read(folder: Path, **more: Any) -> Path:
    """A library with the card as it is read."""
    path = place(folder, {**DRAWS, **more})
    with closing(connect(path)) as shelf, shelf:
        ((kept,),) = shelf.execute("SELECT kept FROM made WHERE code = ?", (CODE,))
        card = replace(tree(kept), effects=(READ,))
        told = kept_text(card), State.UNPROVEN, CODE
        shelf.execute("UPDATE made SET kept = ?, state = ? WHERE code = ?", told)
    return path


def laid() -> Setup:
    plain = [code for code in SHELVED.names("en") if SHELVED.facts(code).get("level") == 4]
    main = tuple(code for code in plain if code != CODE)[:13]
    deck = DeckList({"main": (*main * 3, CODE), "extra": (), "side": ()})
    return SHELVED.setup("master", (deck, deck), bytes(32))


async def test_a_match_brings_the_card_by_hand_with_its_facts(tmp_path: Path) -> None:
    await handed(read(tmp_path))
    setup = laid()
    assert HAND is not None
    by_hand = HAND.lay(setup, (CODE,))

    (before,), (after,) = (
        [tree(text) for text in each.brought if tree(text).passcode == CODE]
        for each in (setup, by_hand)
    )
    assert SHELVED.state(CODE) == "unproven"
    assert before.effects == (READ,)
    assert after.effects == (Ignition(do=ByHand((0,)), limit=Limit.ONCE_EACH),)
    assert (after.name, after.attack, after.level) == (before.name, before.attack, before.level)
    assert by_hand.decks == setup.decks
    assert by_hand.cards != setup.cards


async def test_it_goes_on_so_after_another_import_and_the_first_one_as_it_was(
    tmp_path: Path,
) -> None:
    await handed(read(tmp_path))
    setup = laid()
    assert HAND is not None
    by_hand = HAND.lay(setup, (CODE,))
    await handed(read(tmp_path, atk=1500))

    for each in (setup, by_hand):
        assert SHELVED.renew(each) == each
        match = SHELVED.open(each)
        match.start()
    pages = [SHELVED.page(CODE, "en", "master", each.brought) for each in (setup, by_hand)]
    assert [page and page.text for page in pages] == [
        ("Once per turn: You can draw 1 card.",),
        printed(CODE, "en"),
    ]


async def test_a_setup_without_the_card_stays_as_it_is(tmp_path: Path) -> None:
    await handed(read(tmp_path))
    setup = laid()
    assert HAND is not None
    assert HAND.lay(setup, (1,)) == setup
