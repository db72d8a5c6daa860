"""Reading a battle: the numbers compared, and what would come of it (MR-CALC)."""

from dataclasses import dataclass

from engine.core.protocol import Seat
from engine.yugioh.language import (
    FallsInstead,
    NoBattleDamage,
    Pierces,
    Position,
    ReflectsBattleDamage,
    StandsInBattle,
)
from engine.yugioh.readers.does.moving import withstands
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import all_that, applies, attack, defense, means, player
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Battle, Card


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What damage calculation comes to: the numbers, the damage, and who is destroyed."""

    attack: int
    against: int
    damaged: Seat | None
    damage: int
    doomed: tuple[Card, ...]
    instead: tuple[Card, ...]
    """Who is destroyed in place of a battling monster."""
    reflected: int
    """What the opponent of who is damaged takes as well."""


def reckon(duel: Duel, battle: Battle) -> Reckoning:
    """Compare the battling monsters as they stand now (MR-CALC-01 to MR-CALC-09)."""
    attacker = battle.attacker.card
    mine, theirs = attacker.controller, duel.opponent(attacker.controller)
    strength = attack(duel, attacker)
    if battle.target is None:
        return _reckoning(duel, strength, 0, theirs, strength, [])
    target = battle.target.card
    if target.position is Position.ATTACK:
        against = attack(duel, target)
        if strength == against:
            both = [attacker, target] if strength else []
            return _reckoning(duel, strength, against, None, 0, both)
        loser, damaged = (target, theirs) if strength > against else (attacker, mine)
        return _reckoning(duel, strength, against, damaged, abs(strength - against), [loser])
    against = defense(duel, target)
    doomed = [target] if strength > against else []
    if strength > against and _pierces(duel, attacker):
        return _reckoning(duel, strength, against, theirs, strength - against, doomed)
    return _reckoning(duel, strength, against, mine, max(0, against - strength), doomed)


def _pierces(duel: Duel, card: Card) -> bool:
    return any(applies(fact.who, duel, by, card) for fact, by in holding(Pierces, duel))


def _reckoning(
    duel: Duel,
    strength: int,
    against: int,
    damaged: Seat | None,
    damage: int,
    doomed: list[Card],
) -> Reckoning:
    if damaged is not None and _is_spared(duel, damaged):
        damage = 0
    battle = duel.state.battle
    assert battle is not None
    pair = (battle.attacker.card, None if battle.target is None else battle.target.card)
    falling = [
        card
        for card in doomed
        if not _stands(duel, card, pair[1] if card is pair[0] else pair[0])
    ]
    replaced = {card.id: _falls_instead(duel, card) for card in falling}
    return Reckoning(
        strength,
        against,
        damaged if damage else None,
        damage,
        tuple(card for card in falling if not replaced[card.id]),
        tuple(each for card in falling for each in replaced[card.id]),
        damage if damaged is not None and _reflects(duel, damaged, pair) else 0,
    )


def _falls_instead(duel: Duel, card: Card) -> list[Card]:
    """What is destroyed in place of `card`; nothing, where that cannot be destroyed."""
    for fact, by in holding(FallsInstead, duel):
        if applies(fact.who, duel, by, card):
            cards = all_that(fact.instead, duel, by)
            if cards and not any(withstands(duel, each) for each in cards):
                return cards
    return []


def _reflects(duel: Duel, damaged: Seat, pair: tuple[Card, Card | None]) -> bool:
    return any(
        by.player == damaged
        and any(card is not None and applies(fact.who, duel, by, card) for card in pair)
        for fact, by in holding(ReflectsBattleDamage, duel)
    )


def _is_spared(duel: Duel, seat: Seat) -> bool:
    return any(
        player(fact.to, duel, speaker) == seat
        for fact, speaker in holding(NoBattleDamage, duel)
    )


def _stands(duel: Duel, card: Card, foe: Card | None) -> bool:
    return any(
        applies(fact.who, duel, by, card)
        and (fact.against is None or (foe is not None and means(fact.against, duel, by, foe)))
        for fact, by in holding(StandsInBattle, duel)
    )
