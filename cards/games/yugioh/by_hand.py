"""Cards that are done by hand in one match, whatever is known of them elsewhere."""

from collections.abc import Collection

from cards.text.by_hand import printed
from cards.witnessing.whole import done_by_hand
from cards.yugioh import BOOK
from cards.yugioh.former import BOOKS
from engine.core.cards import HandPlay
from engine.core.setup import Setup
from engine.yugioh.game.setups import with_brought
from engine.yugioh.language.keeping import kept_text
from engine.yugioh.pool.pool import tree
from engine.yugioh.pool.state import State


def lay(laid: Setup, cards: Collection[int]) -> Setup:
    """The setup with those of these cards that it brings done by hand as a whole."""
    changed = {text: _by_hand(text) for text in laid.brought if tree(text).passcode in cards}
    if not changed:
        return laid
    brought = tuple(changed.get(text, text) for text in laid.brought)
    return with_brought(laid, brought, BOOKS.get(laid.format, BOOK))


def _by_hand(kept: str) -> str:
    card = tree(kept)
    text, second = (*printed(card.passcode, "en"), "", "")[:2]
    return kept_text(done_by_hand(card, text, second))


BY_HAND = HandPlay(State.BY_HAND, lay, State.IN_PART_BY_HAND)
