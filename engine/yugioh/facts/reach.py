"""Whom and what a fact speaks of: its player, and the cards it reaches."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.yugioh.asked import means
from engine.yugioh.facts.exempting import shuts_out
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.pointing import points_at, still_holds_of
from engine.yugioh.language import Noun, Place, Whose
from engine.yugioh.state.card import Card
from engine.yugioh.state.claims import Unaffected
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.rare_claims import Entombs
from engine.yugioh.state.speaker import Speaker


def player(whose: Whose, duel: Duel, speaker: Speaker) -> Seat:
    """The player that the card would call "you" or "your opponent"."""
    return speaker.player if whose is Whose.YOURS else duel.opponent(speaker.player)


def is_player(whose: Whose | None, duel: Duel, speaker: Speaker, seat: Seat) -> bool:
    """Whether `seat` is the player that is named; either is where none is."""
    return whose is None or player(whose, duel, speaker) == seat


def applies(noun: Noun, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether a fact about `noun` concerns `card`."""
    return speaks_of(noun, duel, speaker, card) and not is_unaffected(duel, card, speaker)


def speaks_of(noun: Noun | None, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether `noun`, or whatever card there is, is `card`, affected by the speaker or not."""
    return noun is None or (
        means(noun, duel, speaker, card) and still_holds_of(noun, card, speaker)
    )


def reaches(noun: Noun | None, duel: Duel, speaker: Speaker, card: Card) -> bool:
    """Whether what is said of `noun`, or of whatever card there is, concerns `card`."""
    return noun is None or applies(noun, duel, speaker, card)


def is_unaffected(duel: Duel, card: Card, by: Speaker) -> bool:
    """Whether the effects of what speaks do nothing to `card` (MR-GLOS-05).

    What a resolved effect has done to a card it pointed at stays: it was affected then. What
    a card on the field goes on doing does not reach it any more. An oath is no effect, and
    binds its player whatever the card (Q&A 11860).
    """
    if by.is_oath:
        return False
    return card is not by.card and any(
        speaker.card is not by.card and not (by.is_lasting and points_at(by, card))
        for _, speaker in _shutting_out(duel, card, by)
    )


def is_freed(duel: Duel, card: Card, by: Speaker) -> bool:
    """Whether what `by` says is just what something keeps off `card`, so that it holds of
    nobody's deeds with it either.
    """
    return any(claim.only is not None for claim, _ in _shutting_out(duel, card, by))


def _shutting_out(duel: Duel, card: Card, by: Speaker) -> Iterator[tuple[Unaffected, Speaker]]:
    """What keeps the effects of what speaks off `card`."""
    for claim, speaker in holding(Unaffected, duel):
        if (
            shuts_out(claim, speaker, by, duel)
            and means(claim.who, duel, speaker, card)
            and still_holds_of(claim.who, card, speaker)
        ):
            yield claim, speaker


def is_entombed(duel: Duel, card: Card) -> bool:
    """Whether no effect moves `card`, which lies in a Graveyard."""
    if card.place is not Place.GRAVEYARD:
        return False
    return any(applies(claim.who, duel, by, card) for claim, by in holding(Entombs, duel))


def entombed(duel: Duel) -> tuple[Card, ...]:
    """The cards of Graveyards that no effect moves."""
    if not holding(Entombs, duel):
        return ()
    return tuple(card for card in duel.state.buried() if is_entombed(duel, card))
