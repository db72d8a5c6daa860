"""What is printed on cards of which something is done by hand, in place of what they say."""

from cards.names import printed
from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText
from engine.yugioh.language.by_hand import done_by_hand


def by_hand(card: CardText, index: int, code: str) -> str:
    """What is printed on the card, where sentence `index` is done by hand; "" elsewhere.

    It is the whole text: where a sentence of English stands in another language is not known.
    """
    done = index < len(card.sentences) and done_by_hand(card.sentences[index])
    return " ".join(printed.printed(card.passcode, code)) if done else ""


def whole(card: CardText, code: str) -> tuple[str, ...]:
    """All that is printed on the card, where any of it is done by hand; else nothing."""
    return printed.printed(card.passcode, code) if _is_by_hand(card) else ()


@once_for_each
def _is_by_hand(card: CardText) -> bool:
    return bool(done_by_hand(card))
