"""What keeps cards from being destroyed, and players from damage."""

from engine.core.protocol import Seat
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies, player
from engine.yugioh.language import (
    CannotBeTargeted,
    NoBattleDamage,
    NoDamage,
    StandsAgainstEffects,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Shielded
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies


def takes_no_battle_damage(duel: Duel, seat: Seat) -> bool:
    """Whether a fact spares that player all battle damage."""
    return takes_no_damage(duel, seat) or any(
        player(fact.to, duel, speaker) == seat
        for fact, speaker in holding(NoBattleDamage, duel)
    )


def takes_no_damage(duel: Duel, seat: Seat) -> bool:
    """Whether a fact spares that player all damage."""
    return any(
        fact.to is None or player(fact.to, duel, speaker) == seat
        for fact, speaker in holding(NoDamage, duel)
    )


def withstands(duel: Duel, card: Card, speaker: Speaker) -> bool:
    """Whether the effects of that player never destroy `card`."""
    return any(
        not fact.once_a_turn
        and _is_against(fact, duel, by, speaker)
        and applies(fact.who, duel, by, card)
        for fact, by in holding(StandsAgainstEffects, duel)
    )


def not_spared(duel: Duel, cards: list[Card], speaker: Speaker) -> list[Card]:
    """Those of `cards`, about to be destroyed, that nothing spares once a turn."""
    for fact, by in list(holding(StandsAgainstEffects, duel)):
        if not fact.once_a_turn or not _is_against(fact, duel, by, speaker):
            continue
        if duel.state.usage.shielded.get(as_it_lies(by.card)) == duel.state.turn.number:
            continue
        spared = [card for card in cards if applies(fact.who, duel, by, card)]
        if spared:
            duel.emit(Shielded(tuple(card.id for card in spared), by.card.id))
            cards = [card for card in cards if card not in spared]
    return cards


def _is_against(fact: StandsAgainstEffects, duel: Duel, by: Speaker, speaker: Speaker) -> bool:
    return fact.by is None or player(fact.by, duel, by) == speaker.player


def cannot_be_targeted(duel: Duel, card: Card, speaker: Speaker) -> bool:
    """Whether a fact keeps the effects of that player from targeting `card`."""
    return any(
        (fact.by is None or player(fact.by, duel, by) == speaker.player)
        and applies(fact.who, duel, by, card)
        for fact, by in holding(CannotBeTargeted, duel)
    )
