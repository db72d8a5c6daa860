"""Which cards were put to use in finished duels, by what everybody could see happen."""

from collections.abc import Collection, Iterable, Iterator

from cards.yugioh import BOOK
from engine.core.protocol import Event
from engine.yugioh.language import CardText, Frame
from engine.yugioh.language.sentences import Activatable
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chain import Activated, EffectUsed
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import PendulumSummoned, Summoned
from engine.yugioh.state.spots import CardId

Use = tuple[int, int | None]
"""The passcode of a card, and the effect that was activated; None: it came to the field."""


def uses(duel: Duel, told: Iterable[Event]) -> set[Use]:
    """Every card that, as told, was summoned, turned face-up or activated, and which effect."""
    named = [use for event in told for use in _uses(event)]
    return {(duel.card(card).text.passcode, effect) for card, effect in named}


def _uses(event: Event) -> Iterator[tuple[CardId, int | None]]:
    if isinstance(event, Activated | EffectUsed):
        yield event.card, event.effect
    elif isinstance(event, Summoned | Flipped):
        yield event.card, None
    elif isinstance(event, PendulumSummoned):
        yield from ((card, None) for card in event.cards)


def never_used(seen: Collection[Use]) -> list[CardText]:
    """The cards of the book that are in none of these uses; Tokens are no cards."""
    used = {code for code, _ in seen}
    return [
        card
        for code, card in BOOK.items()
        if code not in used and card.frame is not Frame.TOKEN
    ]


def never_activated(seen: Collection[Use]) -> list[tuple[CardText, int]]:
    """The effects of used cards, by their places among the sentences, that never were."""
    used = {code for code, _ in seen}
    return [
        (BOOK[code], index)
        for code in BOOK
        if code in used
        for index, effect in enumerate(BOOK[code].sentences)
        if isinstance(effect, Activatable) and (code, index) not in seen
    ]
