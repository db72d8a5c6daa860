"""What the cards of a duel can do: found once, when they are laid out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from engine.core.protocol import Event
from engine.core.values import value
from engine.yugioh.language import Place, ShownAsDrawn
from engine.yugioh.state.card import Card
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.spots import CardId

ByEvent = Mapping[type[Event], Sequence[int]]
"""By kind of event, the positions of the triggers that events of that kind can make true."""


@value
class CardIndex:
    """The cards of a duel by what they can do, in the order of their IDs."""

    uses: tuple[tuple[EffectUse, ...], ...] = ()
    """What each card can be used for, by its ID."""
    fast: Mapping[Place, tuple[tuple[EffectUse, ...], ...]] = field(default_factory=dict)
    """By the place from which, and by ID: the uses that can respond."""
    triggering: tuple[tuple[Card, EffectUse], ...] = ()
    triggering_by: ByEvent = field(default_factory=dict)
    shown_as_drawn: tuple[ShownAsDrawn, ...] = ()
    """In what moments any card that can be named is shown as it is drawn."""
    from_hands: tuple[EffectUse, ...] = ()
    """The uses of all cards that can be named that are triggered in the hand."""
    from_hands_by: ByEvent = field(default_factory=dict)
    sources: tuple[Card, ...] = ()
    """Those that say what holds."""
    negating: tuple[Card, ...] = ()
    """Those of them that negate effects."""
    shielding: tuple[Card, ...] = ()
    """Those of them that keep effects off others."""
    watching: tuple[Card, ...] = ()
    """Those on which something happens of itself."""
    counting: tuple[Card, ...] = ()
    """Those that can hold counters."""
    posing: tuple[Card, ...] = ()
    """Those that may hold monsters in a battle position."""
    seizing: tuple[Card, ...] = ()
    """Those that give control of monsters while they are face-up."""
    waking: tuple[Card, ...] = ()
    """Those that have Geminis count as Normal Summoned again while they are face-up."""
    lone: tuple[Card, ...] = ()
    """Those beside which others like them cannot lie."""
    revealing: tuple[Card, ...] = ()
    """Those that may have a player keep their hand revealed."""
    maintained: tuple[Card, ...] = ()
    """Those that somebody has to pay for again and again."""
    counting_turns: tuple[Card, ...] = ()
    """Those that remain some turns."""
    used_in_graveyard: frozenset[CardId] = frozenset()
    """Those of which something can be tried in the Graveyard in an open Main Phase."""
    forcing: bool = False
    """Whether one of them has a Quick Effect that has to be used."""
    forestalling: bool = False
    """Whether one of them does something of itself before an effect resolves."""
    minding: bool = False
    """Whether something holds of one of them only as something has just happened."""
    becoming: tuple[Card, ...] = ()
    """Those that may become monsters beside what they are."""
    free_comers: tuple[Card, ...] = ()
    """Those that may come without Tributes."""

    def uses_of(self, card: CardId) -> tuple[EffectUse, ...]:
        """What the card can be used for; a Token, made since, for nothing."""
        return self.uses[card] if card < len(self.uses) else ()

    def use_of(self, card: CardId, index: int) -> EffectUse:
        """That use of the card, by the index of its effect."""
        return next(use for use in self.uses_of(card) if use.index == index)

    def fast_from(
        self, place: Place, cards: Iterable[Card | None]
    ) -> list[tuple[Card, EffectUse]]:
        """The uses of the cards that can respond from there; a Token, made since, has none."""
        found, known = self.fast[place], len(self.uses)
        return [
            (card, use)
            for card in cards
            if card is not None and card.id < known
            for use in found[card.id]
        ]
