"""Reading a battle: the numbers compared, and what would come of it (MR-CALC)."""

from dataclasses import dataclass, replace

from engine.core.protocol import Seat
from engine.yugioh.language import (
    DoublesBattleDamage,
    FallsInstead,
    Pierces,
    Position,
    ReflectsBattleDamage,
    StandsInBattle,
)
from engine.yugioh.readers.attacking import attacks_from_defense
from engine.yugioh.readers.does.moving import withstands
from engine.yugioh.readers.facts import holding
from engine.yugioh.readers.means import all_that, applies, attack, defense, means, player
from engine.yugioh.readers.permits import takes_no_battle_damage
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Battle, Card, sparing


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What damage calculation comes to: the numbers, the damage, and who is destroyed.

    `spared` are those that are not destroyed this once, each with the card that spares it.
    """

    attack: int
    against: int
    damaged: Seat | None = None
    damage: int = 0
    doomed: tuple[Card, ...] = ()
    spared: tuple[tuple[Card, Card], ...] = ()
    instead: tuple[Card, ...] = ()
    """Who is destroyed in place of a battling monster."""
    reflected: int = 0
    """What the opponent of who is damaged takes as well."""


def reckon(duel: Duel, battle: Battle) -> Reckoning:
    """Compare the battling monsters as they stand now (MR-CALC-01 to MR-CALC-09)."""
    attacker = battle.attacker.card
    target = None if battle.target is None else battle.target.card
    plain = _compare(duel, attacker, target)
    doomed, spared, instead = [], [], []
    for card in plain.doomed:
        sparers = _sparing(duel, card, target if card is attacker else attacker)
        spared += [(card, by) for by in sparers or ()]
        if sparers is None:
            others = _falls_instead(duel, card)
            instead += others
            doomed += [] if others else [card]
    damage = _damage(duel, plain, attacker, target)
    reflects = plain.damaged is not None and _reflects(duel, plain.damaged, (attacker, target))
    return replace(
        plain,
        damaged=plain.damaged if damage else None,
        damage=damage,
        doomed=tuple(doomed),
        spared=tuple(spared),
        instead=tuple(instead),
        reflected=damage if reflects else 0,
    )


def _compare(duel: Duel, attacker: Card, target: Card | None) -> Reckoning:
    """What the numbers alone come to."""
    mine, theirs = attacker.controller, duel.opponent(attacker.controller)
    strength = attack(duel, attacker)
    if target is None:
        strength = -(-strength // 2) if attacks_from_defense(duel, attacker) else strength
        return Reckoning(strength, 0, theirs, strength)
    if target.position is Position.ATTACK:
        against = attack(duel, target)
        if strength == against:
            return Reckoning(strength, against, doomed=(attacker, target) if strength else ())
        loser, damaged = (target, theirs) if strength > against else (attacker, mine)
        return Reckoning(strength, against, damaged, abs(strength - against), (loser,))
    against = defense(duel, target)
    if strength <= against:
        return Reckoning(strength, against, mine, against - strength)
    pierced = _pierced(duel, attacker)
    through = 0 if pierced is None else strength - against
    return Reckoning(strength, against, pierced, through, (target,))


def _pierced(duel: Duel, attacker: Card) -> Seat | None:
    """Who takes piercing damage from the attack, if anybody does."""
    for fact, by in holding(Pierces, duel):
        if applies(fact.who, duel, by, attacker):
            enemy = duel.opponent(attacker.controller)
            return enemy if fact.to is None else player(fact.to, duel, by)
    return None


def _falls_instead(duel: Duel, card: Card) -> list[Card]:
    """What is destroyed in place of `card`; nothing, where that cannot be destroyed."""
    for fact, by in holding(FallsInstead, duel):
        if applies(fact.who, duel, by, card):
            cards = all_that(fact.instead, duel, by)
            if cards and not any(withstands(duel, each, by) for each in cards):
                return cards
    return []


def _reflects(duel: Duel, damaged: Seat, pair: tuple[Card, Card | None]) -> bool:
    return any(
        by.player == damaged
        and any(card is not None and applies(fact.who, duel, by, card) for card in pair)
        for fact, by in holding(ReflectsBattleDamage, duel)
    )


def _damage(duel: Duel, plain: Reckoning, attacker: Card, target: Card | None) -> int:
    """The battle damage, once what doubles it and what prevents it is counted in."""
    if plain.damaged is None or takes_no_battle_damage(duel, plain.damaged):
        return 0
    if target is None:
        return plain.damage
    pair = (attacker, target) if plain.attack > plain.against else (target, attacker)
    return plain.damage * (2 if _doubles(duel, plain.damaged, *pair) else 1)


def _doubles(duel: Duel, damaged: Seat, dealer: Card, foe: Card) -> bool:
    """Tell whether what `dealer` inflicts to its opponent by battle with `foe` is doubled."""
    return dealer.controller != damaged and any(
        applies(fact.who, duel, by, dealer) and means(fact.against, duel, by, foe)
        for fact, by in holding(DoublesBattleDamage, duel)
    )


def _sparing(duel: Duel, card: Card, foe: Card | None) -> tuple[Card, ...] | None:
    """Which cards spare `card` this once, none where it stands anyway; None if it falls."""
    once: list[Card] = []
    for fact, by in holding(StandsInBattle, duel):
        if not applies(fact.who, duel, by, card):
            continue
        if fact.against and (foe is None or not means(fact.against, duel, by, foe)):
            continue
        if not fact.once_a_turn:
            return ()
        if duel.state.spared.get(sparing(card, by.card)) != duel.state.turn:
            once.append(by.card)
    return tuple(once) or None
