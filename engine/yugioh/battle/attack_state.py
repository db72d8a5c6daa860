"""Which monsters can declare an attack, how often, and on what."""

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.yugioh.asked import worth
from engine.yugioh.facts.banish_instead import diverted
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import is_player, is_unaffected, reaches, speaks_of
from engine.yugioh.facts.restrictions import forbidders, is_forbidden
from engine.yugioh.language import Amount, Cause, Position
from engine.yugioh.state.battle import Battle
from engine.yugioh.state.card import Card, Harm, Mark
from engine.yugioh.state.claims import Allows, Charges, Forbids
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Leave
from engine.yugioh.state.rare_claims import Mills
from engine.yugioh.state.reasons import Direct, Verb
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.table import State


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
    if attack_fee(duel, card) > duel.state.sides[card.controller].life:
        return Barrier.COST
    if not can_mill_to_attack(duel, card.controller):
        return Barrier.COST
    return None if attack_targets(duel, card) else Barrier.NOTHING_TO_ATTACK


def attack_fee(duel: Duel, card: Card) -> int:
    """How many Life Points it takes to declare an attack with `card`."""
    charged = holding(Charges, duel)
    return sum(claim.life for claim, by in charged if reaches(claim.who, duel, by, card))


def milled_to_attack(duel: Duel, seat: Seat) -> int:
    """How many cards from the top of the Deck `seat` has to send to declare an attack."""
    held = holding(Mills, duel)
    return sum(claim.cards for claim, by in held if is_player(claim.player, duel, by, seat))


def can_mill_to_attack(duel: Duel, seat: Seat) -> bool:
    """Whether so many cards are there and would come to the Graveyard (Q&A 8798).

    Nobody knows the top of a Deck: any card of it that would not could lie there.
    """
    count, deck = milled_to_attack(duel, seat), duel.state.sides[seat].deck
    return not count or (len(deck) >= count and not diverted(duel, deck))


def attacks_from_defense(duel: Duel, card: Card) -> bool:
    """Whether `card` stands in Defense Position, and can attack directly from there."""
    defends = card.position is Position.DEFENSE
    return defends and _is_allowed(Leave.ATTACK_FROM_DEFENSE, duel, card)


def is_kept_from_attacks(duel: Duel, card: Card) -> bool:
    """Whether a fact forbids `card`, or its controller, to declare attacks."""
    return _is_forbidden(Verb.ATTACK, duel, card)


def can_go_on(duel: Duel, battle: Battle) -> bool:
    """Whether the attack that was declared is still one that its attacker can make."""
    attacker = battle.attacker.card
    if attacker.position is not Position.ATTACK and not attacks_from_defense(duel, attacker):
        return False
    barred = _is_forbidden(Deed.GO_ON_ATTACKING, duel, attacker)
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
    if len(made) < _granted_on_monsters(duel, card):
        return True
    return None not in made and _is_allowed(Leave.ATTACK_EACH, duel, card)


def attacks_granted(duel: Duel, card: Card) -> int:
    """How many attacks `card` can make in a Battle Phase on any target.

    Once more is on top of one attack alone: it gives no third to what can attack twice
    (Q&A 14391, 22561).
    """
    often = _said_of(Leave.ATTACK_OFTEN, duel, card)
    more = sum(_said_of(Leave.ATTACK_MORE, duel, card))
    return max(*often, 1 + more, 1 + _attacks_more(duel, card))


def _said_of(leave: Leave, duel: Duel, card: Card) -> list[int]:
    """How many attacks each that speaks of it gives `card`."""
    return [
        claim.times if isinstance(claim.times, int) else _come_to(claim.times, duel, by)
        for claim, by in holding(leave, duel)
        if reaches(claim.who, duel, by, card)
    ]


def _come_to(times: Amount | None, duel: Duel, by: Speaker) -> int:
    """How many attacks that is now; 1 where no number is said."""
    return 1 if times is None else worth(times, duel, by)


def attacks_more(duel: Duel, card: Card) -> int:
    """How many attacks more than one effects have given `card`, those on monsters alone
    among them.
    """
    return _attacks_more(duel, card) + _count(Leave.ATTACK_MONSTERS_AGAIN, duel, card)


def _attacks_more(duel: Duel, card: Card) -> int:
    """How many of them are on any target; those that have to be made before any other monster
    attacks count only while `card` is the last that has (FAQ 9839).
    """
    again = _count(Leave.ATTACK_AGAIN, duel, card)
    log = duel.state.sides[card.controller].turn_log
    is_last = log.attack == duel.state.turn.number and log.attackers[-1].card is card
    return again + (_count(Leave.ATTACK_IN_A_ROW, duel, card) if is_last else 0)


def _granted_on_monsters(duel: Duel, card: Card) -> int:
    """How many attacks it can make as long as they are no direct ones (FAQ 10033)."""
    return max(attacks_granted(duel, card), 1 + attacks_more(duel, card))


def _count(what: Leave, duel: Duel, card: Card) -> int:
    return sum(1 for claim, by in holding(what, duel) if reaches(claim.who, duel, by, card))


def attacks_made(duel: Duel, card: Card) -> tuple[Mark | None, ...]:
    """What `card` has attacked this turn; None stands for a direct attack."""
    return card.turn_log.attacks if card.turn_log.attacked == duel.state.turn.number else ()


def may_attack_directly(duel: Duel, card: Card) -> bool:
    """Whether something of its player lets `card` attack past monsters (FAQ 5725)."""
    return bool(_ways_past(duel, card))


def _ways_past(duel: Duel, card: Card) -> list[tuple[Allows, Speaker]]:
    """What of its player lets `card` attack past monsters."""
    return [
        (claim, by)
        for claim, by in holding(Leave.ATTACK_DIRECTLY, duel)
        if by.player == card.controller and reaches(claim.who, duel, by, card)
    ]


def dealt_directly(duel: Duel, card: Card, damage: int) -> int:
    """What a direct attack of `card` inflicts that would inflict `damage`.

    Past monsters it is as much as what lets it pass them says (FAQ 6721).
    """
    if _are_passed(duel, duel.opponent(card.controller)):
        return damage
    dealt = Harm(Cause.BATTLE, damage)
    each = (
        damage if claim.damage is None else worth(claim.damage, duel, changed(by, harm=dealt))
        for claim, by in _ways_past(duel, card)
    )
    return max(each, default=damage)


def _are_passed(duel: Duel, seat: Seat) -> bool:
    """Whether `seat` has no monsters that keep others from attacking directly."""
    return all(_is_allowed(Leave.PASS_BY, duel, card) for card in duel.state.monsters(seat))


def _is_allowed(what: Leave, duel: Duel, card: Card) -> bool:
    return any(reaches(claim.who, duel, by, card) for claim, by in holding(what, duel))


def _is_forbidden(what: Verb | Deed, duel: Duel, card: Card) -> bool:
    return is_forbidden(what, duel, card.controller, card)


def attack_targets(duel: Duel, attacker: Card, *, again: bool = False) -> list[CardId | Direct]:
    """What `attacker` can attack: a monster, or the player who has none (MR-BATTLE-05).

    With `again` the attack under way is replayed, and does not count as made.
    """
    made = attacks_made(duel, attacker)[: -1 if again else None]
    each = bool(made) and len(made) >= attacks_granted(duel, attacker)
    seat = attacker.controller
    monsters = duel.state.monsters(duel.opponent(seat))
    defending = attacks_from_defense(duel, attacker)
    passed = _are_passed(duel, duel.opponent(seat))
    opened = passed or defending or may_attack_directly(duel, attacker)
    aimed = [by for by in holding(Deed.ATTACK_OTHERS, duel) if _is_bound(duel, attacker, *by)]
    barred = each or not opened or _is_forbidden(Deed.ATTACK_DIRECTLY, duel, attacker)
    directly: list[CardId | Direct] = [] if barred or aimed else [Direct.DIRECT]
    free = len(made) < _granted_on_monsters(duel, attacker)
    spent = each and not free
    done = [mark.card for mark in made if mark is not None and mark.is_same] if spent else []
    attackable = [
        card.id
        for card in monsters
        if card not in done
        and _may_be_attacked(duel, card, attacker)
        and all(speaks_of(claim.but, duel, by, card) for claim, by in aimed)
    ]
    return directly if defending else [*attackable, *directly]


def _is_bound(duel: Duel, attacker: Card, claim: Forbids, by: Speaker) -> bool:
    """Whether that leaves `attacker` some targets alone (FAQ 10092, Q&A 6812)."""
    bound = is_player(claim.player, duel, by, attacker.controller)
    if claim.who is not None:
        return bound and reaches(claim.who, duel, by, attacker)
    return bound and not is_unaffected(duel, attacker, by)


def _may_be_attacked(duel: Duel, card: Card, attacker: Card) -> bool:
    """Whether nothing keeps `attacker` from `card`; what does so affects the attacker alone.

    FAQ 11927, 14519, 17994.
    """
    barring = forbidders(Deed.ATTACK_IT, duel, attacker.controller, card)
    return all(is_unaffected(duel, attacker, by) for by in barring)


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
