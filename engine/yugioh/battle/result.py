"""Reading a battle: the numbers compared, and what would come of it (MR-CALC)."""

from collections.abc import Sequence

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.asked import means
from engine.yugioh.battle.attack_state import attacks_from_defense, dealt_directly
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.numbers import attack, defense
from engine.yugioh.facts.protection import falling_instead, is_spared
from engine.yugioh.facts.reach import applies, player, reaches
from engine.yugioh.language import Position
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Instead, Strike, Threat
from engine.yugioh.state.usage import as_it_lies


@value
class Blow:
    """Battle damage that a player takes."""

    player: Seat
    damage: int
    reflected: int = 0
    """What the opponent takes as well."""
    handed_on: Card | None = None
    """The card that makes them take what the other player would."""


@value
class Reckoning:
    """What damage calculation comes to: the numbers, the damage, and who is destroyed.

    `spared` are those that are not destroyed this once, each with the card that spares it.
    """

    attack: int
    against: int
    blows: tuple[Blow, ...] = ()
    doomed: tuple[Card, ...] = ()
    spared: tuple[tuple[Card, Card], ...] = ()
    instead: tuple[Card, ...] = ()
    """Who is destroyed in place of a battling monster."""


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
            others = falling_instead(Instead.OTHERS_FALL, duel, card)
            instead += others
            doomed += [] if others else [card]
    struck = [_struck(duel, plain, blow, attacker, target) for blow in plain.blows]
    return changed(
        plain,
        blows=tuple(blow for blow in struck if blow.damage),
        doomed=tuple(doomed),
        spared=tuple(spared),
        instead=tuple(instead),
    )


def silenced(duel: Duel, battle: Battle, doomed: Sequence[Card]) -> list[Card]:
    """Those of `doomed` whose effects are negated by what destroys them (FAQ 5302).

    What is destroyed with them says nothing any more (FAQ 6315).
    """
    return _met_with(Strike.SILENCING, duel, battle, doomed)


def banished(duel: Duel, battle: Battle, doomed: Sequence[Card]) -> list[Card]:
    """Those of `doomed` that are banished by what destroys them, while it lies there."""
    return _met_with(Strike.BANISHING, duel, battle, doomed)


def _met_with(strike: Strike, duel: Duel, battle: Battle, doomed: Sequence[Card]) -> list[Card]:
    """Those of `doomed` to which their slayer does that: none where both fall."""
    if battle.target is None or len(doomed) != 1:
        return []
    (card,) = doomed
    pair = battle.attacker.card, battle.target.card
    slayer = pair[1] if card is pair[0] else pair[0]
    said = any(
        applies(claim.who, duel, by, slayer)
        and (claim.against is None or means(claim.against, duel, by, card))
        for claim, by in holding(strike, duel)
    )
    return [card] if said else []


def _compare(duel: Duel, attacker: Card, target: Card | None) -> Reckoning:
    """What the numbers alone come to."""
    mine, theirs = attacker.controller, duel.opponent(attacker.controller)
    strength = attack(duel, attacker)
    if target is None:
        strength = -(-strength // 2) if attacks_from_defense(duel, attacker) else strength
        return Reckoning(strength, 0, (Blow(theirs, dealt_directly(duel, attacker, strength)),))
    if target.position is Position.ATTACK:
        against = attack(duel, target)
        if strength == against:
            return Reckoning(strength, against, doomed=(attacker, target) if strength else ())
        loser, damaged = (target, theirs) if strength > against else (attacker, mine)
        blow = Blow(damaged, abs(strength - against))
        return Reckoning(strength, against, (blow,), (loser,))
    against = defense(duel, target)
    if strength <= against:
        return Reckoning(strength, against, (Blow(mine, against - strength),))
    pierced = _pierced(duel, attacker).items()
    through = tuple(Blow(seat, (strength - against) * times) for seat, times in pierced)
    return Reckoning(strength, against, through, (target,))


def _pierced(duel: Duel, attacker: Card) -> dict[Seat, int]:
    """Who takes piercing damage from the attack, and how many times as much as goes through.

    Nobody, one player or both, each once: the most that is said.
    """
    enemy = duel.opponent(attacker.controller)
    pierced: dict[Seat, int] = {}
    for claim, by in holding(Strike.PIERCING, duel):
        if applies(claim.who, duel, by, attacker):
            seat = enemy if claim.to is None else player(claim.to, duel, by)
            pierced[seat] = max(claim.times, pierced.get(seat, 0))
    return pierced


def _reflects(duel: Duel, damaged: Seat, pair: tuple[Card, Card | None]) -> bool:
    return not is_spared(Threat.DAMAGE, duel, duel.opponent(damaged)) and any(
        by.player == damaged
        and any(card is not None and applies(claim.who, duel, by, card) for card in pair)
        for claim, by in holding(Strike.REFLECTED, duel)
    )


def _handing_on(duel: Duel, damaged: Seat, pair: tuple[Card, Card | None]) -> Card | None:
    """What has the opponent take what that player would take from the battle of those."""
    for claim, by in holding(Strike.HANDED_ON, duel):
        fights = any(card is not None and means(claim.who, duel, by, card) for card in pair)
        if by.player == damaged and fights:
            return by.card
    return None


def _struck(
    duel: Duel, plain: Reckoning, blow: Blow, attacker: Card, target: Card | None
) -> Blow:
    """The blow, once what doubles, prevents and reflects battle damage is counted in."""
    if is_spared(Threat.BATTLE_DAMAGE, duel, blow.player):
        return changed(blow, damage=0)
    handing = _handing_on(duel, blow.player, (attacker, target))
    if handing is not None:
        blow = changed(blow, player=duel.opponent(blow.player))
        if is_spared(Threat.BATTLE_DAMAGE, duel, blow.player):
            return changed(blow, damage=0)
    damage = blow.damage
    if target is not None:
        pair = (attacker, target) if plain.attack > plain.against else (target, attacker)
        damage *= 2 if _doubles(duel, blow.player, *pair) else 1
    reflects = _reflects(duel, blow.player, (attacker, target))
    return Blow(blow.player, damage, damage if reflects else 0, handing)


def _doubles(duel: Duel, damaged: Seat, dealer: Card, foe: Card) -> bool:
    """Whether what `dealer` inflicts to its opponent by battle with `foe` is doubled."""
    return dealer.controller != damaged and any(
        applies(claim.who, duel, by, dealer)
        and (claim.against is None or means(claim.against, duel, by, foe))
        for claim, by in holding(Strike.DOUBLED, duel)
    )


def _sparing(duel: Duel, card: Card, foe: Card | None) -> tuple[Card, ...] | None:
    """Which cards spare `card` this once, none where it stands anyway; None if it falls."""
    once: list[Card] = []
    for claim, by in holding(Threat.BATTLE, duel):
        if not reaches(claim.who, duel, by, card):
            continue
        if claim.against and (foe is None or not means(claim.against, duel, by, foe)):
            continue
        if not claim.once_a_turn:
            return ()
        if (
            duel.state.usage.spared.get((as_it_lies(card), by.card.id))
            != duel.state.turn.number
        ):
            once.append(by.card)
    return tuple(once) or None
