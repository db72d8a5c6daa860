"""What is printed on cards of which something is done by hand, in place of what they say."""

from cards.names import printed
from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText
from engine.yugioh.language.by_hand import done_by_hand


def by_hand(card: CardText, index: int, code: str, *, alone: bool = False) -> str:
    """What is printed of sentence `index`, if it is by hand; `alone`, in that language only."""
    done = done_by_hand(card.sentences[index]) if index < len(card.sentences) else ()
    places = sorted({at for each in done for at in each.sentences})
    said = printed.told(card.passcode, code, places, all_else=not alone) if done else ""
    return said or (printed.told(card.passcode, "en", places) if done and not alone else "")


def whole(card: CardText, code: str) -> tuple[str, ...]:
    """All that is printed on the card, where any of it is done by hand; else nothing."""
    return printed.printed(card.passcode, code) if _is_by_hand(card) else ()


@once_for_each
def _is_by_hand(card: CardText) -> bool:
    return bool(done_by_hand(card))
