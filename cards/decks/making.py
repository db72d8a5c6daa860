"""How a deck is written: the copies of each card by its English name."""

from collections.abc import Mapping

from cards.yugioh import by_name
from engine.core.decks import ReadyDeck
from engine.yugioh.formats.decks import belongs_in_extra, deck_list


def deck_of(
    key: str, format: str, names: tuple[str, str, str], copies: Mapping[str, int]
) -> ReadyDeck:
    """The deck of so many `copies` of each card, named in English, Japanese and Chinese.

    What belongs in the Extra Deck goes there. KeyError names a card that there is not.
    """
    cards = [by_name(name) for name, many in copies.items() for _ in range(many)]
    extra = tuple(card.passcode for card in cards if belongs_in_extra(card))
    main = tuple(card.passcode for card in cards if not belongs_in_extra(card))
    called = dict(zip(("en", "ja", "zh"), names, strict=True))
    return ReadyDeck(key, format, called, deck_list(main, extra))
