"""Which monsters can declare an attack, how often, and on what."""

from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies, player
from engine.yugioh.language import (
    AttacksDirectly,
    AttacksEach,
    AttacksFromDefense,
    AttacksOften,
    CannotAttack,
    CannotAttackDirectly,
    CannotBeAttacked,
    CannotDeclareAttacks,
    Position,
)
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Direct
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State

Said = AttacksDirectly | AttacksEach | AttacksFromDefense | CannotAttack | CannotAttackDirectly
"""What facts say of the attacks of a monster."""


def attack_barrier(duel: Duel, card: Card) -> Barrier | None:
    """What keeps a monster from declaring an attack in the Battle Step, if anything does.

    MR-TURN-08, MR-BATTLE-06.
    """
    if card.position is not Position.ATTACK and not attacks_from_defense(duel, card):
        return Barrier.NOT_IN_ATTACK_POSITION
    if not _has_an_attack_left(duel, card):
        return Barrier.ATTACKED
    if is_kept_from_attacks(duel, card):
        return Barrier.FORBIDDEN
    return None if attack_targets(duel, card) else Barrier.NOTHING_TO_ATTACK


def attacks_from_defense(duel: Duel, card: Card) -> bool:
    """Whether `card` stands in Defense Position, and can attack directly from there."""
    return card.position is Position.DEFENSE and _is_said(AttacksFromDefense, duel, card)


def is_kept_from_attacks(duel: Duel, card: Card) -> bool:
    """Whether a fact forbids `card`, or its controller, to declare attacks."""
    return _is_said(CannotAttack, duel, card) or any(
        player(fact.player, duel, by) == card.controller
        for fact, by in holding(CannotDeclareAttacks, duel)
    )


def can_go_on(duel: Duel, battle: Battle) -> bool:
    """Whether the attack that was declared is still one that its attacker can make."""
    attacker = battle.attacker.card
    if attacker.position is not Position.ATTACK and not attacks_from_defense(duel, attacker):
        return False
    barred = any(
        applies(fact.who, duel, by, attacker)
        for fact, by in holding(CannotAttack, duel)
        if not fact.only_declare
    )
    return not barred and _has_an_attack_left(duel, attacker, again=True)


def is_well_aimed(duel: Duel, battle: Battle) -> bool:
    """Whether a direct attack may still be made, and an attack on a monster."""
    attacker = battle.attacker.card
    if battle.target is not None:
        return attacker.position is Position.ATTACK
    return Direct.DIRECT in attack_targets(duel, attacker, again=True)


def _has_an_attack_left(duel: Duel, card: Card, *, again: bool = False) -> bool:
    """One attack in a turn, unless a card says more (MR-BATTLE-06, MR-BATTLE-07).

    With `again` the attack under way does not count as made.
    """
    made = attacks_made(duel, card)[: -1 if again else None]
    if not made:
        return True
    if len(made) < attacks_granted(duel, card):
        return True
    return None not in made and _is_said(AttacksEach, duel, card)


def attacks_granted(duel: Duel, card: Card) -> int:
    """How many attacks `card` can make in a Battle Phase on any target."""
    held = holding(AttacksOften, duel)
    said = (fact.times for fact, by in held if applies(fact.who, duel, by, card))
    return max(said, default=1)


def attacks_made(duel: Duel, card: Card) -> tuple[Mark | None, ...]:
    """What `card` has attacked this turn; None stands for a direct attack."""
    return card.turn_log.attacks if card.turn_log.attacked == duel.state.turn.number else ()


def may_attack_directly(duel: Duel, card: Card) -> bool:
    """Whether something lets `card` attack past monsters."""
    return _is_said(AttacksDirectly, duel, card)


def _is_said(
    kind: type[Said],
    duel: Duel,
    card: Card,
) -> bool:
    return any(applies(fact.who, duel, by, card) for fact, by in holding(kind, duel))


def attack_targets(duel: Duel, attacker: Card, *, again: bool = False) -> list[CardId | Direct]:
    """What `attacker` can attack: a monster, or the player who has none (MR-BATTLE-05).

    With `again` the attack under way is replayed, and does not count as made.
    """
    made = attacks_made(duel, attacker)[: -1 if again else None]
    each = bool(made) and len(made) >= attacks_granted(duel, attacker)
    monsters = duel.state.monsters(duel.opponent(attacker.controller))
    defending = attacks_from_defense(duel, attacker)
    opened = not monsters or defending or may_attack_directly(duel, attacker)
    barred = each or not opened or _is_said(CannotAttackDirectly, duel, attacker)
    directly: list[CardId | Direct] = [] if barred else [Direct.DIRECT]
    shields = list(holding(CannotBeAttacked, duel))
    done = [mark.card for mark in made if mark is not None and mark.is_same] if each else []
    attackable = [
        card.id
        for card in monsters
        if card not in done
        and not any(applies(fact.who, duel, by, card) for fact, by in shields)
    ]
    return directly if defending else [*attackable, *directly]


def is_attack_on(state: State) -> bool:
    """Whether the attacker stands as it attacked, on the side of the turn player, and
    neither has its attack been negated nor the Battle Phase been ended.
    """
    battle = state.battle
    if battle is None or battle.negated or state.turn.battle_cut_short:
        return False
    attacker = battle.attacker.card
    stands = battle.attacker.is_same and attacker.position is battle.stance
    return stands and attacker.controller == state.turn.player
