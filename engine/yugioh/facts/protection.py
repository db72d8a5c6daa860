"""What keeps cards from being destroyed, and players from damage."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.asked import all_that
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies, is_player, reaches
from engine.yugioh.facts.restrictions import is_forbidden
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Shielded
from engine.yugioh.state.matters import Deed, Instead, Threat
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies


def is_spared(threat: Threat, duel: Duel, seat: Seat) -> bool:
    """Whether a fact spares that player all damage of that kind."""
    return any(is_player(claim.player, duel, by, seat) for claim, by in holding(threat, duel))


def withstands(duel: Duel, card: Card, speaker: Speaker) -> bool:
    """Whether the effects of that player never destroy `card`."""
    return any(
        not claim.once_a_turn
        and is_player(claim.player, duel, by, speaker.player)
        and reaches(claim.who, duel, by, card)
        for claim, by in holding(Threat.EFFECTS, duel)
    )


def about_to_fall(duel: Duel, cards: Sequence[Card], speaker: Speaker) -> list[Card]:
    """Those of `cards` that are not spared, as an effect of that player would destroy them."""
    struck = [card for card in cards if not withstands(duel, card, speaker)]
    return not_spared(duel, struck, speaker)


def not_spared(duel: Duel, cards: list[Card], speaker: Speaker) -> list[Card]:
    """Those of `cards`, about to be destroyed, that nothing spares once a turn."""
    for claim, by in list(holding(Threat.EFFECTS, duel)):
        if not claim.once_a_turn or not is_player(claim.player, duel, by, speaker.player):
            continue
        if duel.state.usage.shielded.get(as_it_lies(by.card)) == duel.state.turn.number:
            continue
        spared = [card for card in cards if reaches(claim.who, duel, by, card)]
        if spared:
            duel.emit(Shielded(tuple(card.id for card in spared), by.card.id))
            cards = [card for card in cards if card not in spared]
    return cards


def falling_instead(threat: Instead, duel: Duel, card: Card) -> list[Card]:
    """What is destroyed in place of `card`; nothing of what cannot be destroyed.

    What several say of it holds at once (Q&A 6298).
    """
    found: list[Card] = []
    for claim, by in holding(threat, duel):
        if claim.others is not None and applies(claim.who, duel, by, card):
            cards = all_that(claim.others, duel, by)
            if not any(withstands(duel, each, by) for each in cards):
                found += [each for each in cards if each not in found]
    return found


def cannot_be_targeted(duel: Duel, card: Card, speaker: Speaker) -> bool:
    """Whether a fact keeps the effects of that player from targeting `card`."""
    return is_forbidden(Deed.TARGET_IT, duel, speaker.player, card)
