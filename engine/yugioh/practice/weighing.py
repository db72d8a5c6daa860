"""What an action is worth to a player who looks ahead to the battles it leads to."""

from collections.abc import Iterator
from functools import partial

from engine.yugioh.facts.numbers import attack, defense
from engine.yugioh.language import (
    Activatable,
    Frame,
    Place,
    Position,
    Step,
    Whose,
)
from engine.yugioh.practice.foresight import Fighter
from engine.yugioh.practice.judgement import affected
from engine.yugioh.practice.outlook import Outlook
from engine.yugioh.practice.pending import doomed, turning_in
from engine.yugioh.practice.planning import (
    power_when_summoned,
    worth_of_doing,
    worth_of_effect,
)
from engine.yugioh.practice.planning import worth as plain_worth
from engine.yugioh.practice.seeing import own, value
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row
from engine.yugioh.summoning.by_itself import put_together
from engine.yugioh.summoning.materials import ways_to_summon
from engine.yugioh.summoning.tributes import numbers_of_tributes
from engine.yugioh.views.veil import knows
from engine.yugioh.words.changes import REMOVING, Change
from engine.yugioh.words.effects.base import rules_of_activatable
from engine.yugioh.words.effects.uses import lies_in_wait
from engine.yugioh.words.facts.base import gain
from engine.yugioh.words.prospect import A_CARD
from engine.yugioh.words.steps import effects_on, steps_in, whom

IN_HAND = 500
"""What a monster in hand is worth, which can still be played later."""
SPENT = 200
"""What using an effect of a card that is used up has to win at least."""
FLIPPED = 400
"""What it is worth to lay a monster whose effect comes when it is turned face-up."""


def worth(outlook: Outlook, action: Action) -> int:
    """What `action` is worth now; what moves the turn on is worth 0, so worse is not done."""
    duel, seat = outlook.duel, outlook.seat
    if action.card is None:
        return _worth_of_moving_on(outlook, action.verb)
    card = duel.card(action.card)
    if action.verb is Verb.ACTIVATE:
        return _worth_of_effect(outlook, card, action.effect)
    if action.verb is Verb.ATTACK:
        first = outlook.plan.first
        return 1 if first is not None and first.attacker == card.id else -1
    from_hand = card.place is Place.HAND
    if action.verb in (Verb.NORMAL_SUMMON, Verb.SET) and from_hand and card.text.is_monster:
        return _worth_of_laying(outlook, card, setting=action.verb is Verb.SET)
    if action.verb is Verb.SPECIAL_SUMMON and not put_together(card.text, action.effect):
        return _worth_of_special(outlook, card)
    if action.verb in (Verb.CHANGE_POSITION, Verb.FLIP_SUMMON):
        return _worth_of_turning(outlook, card)
    return plain_worth(duel, seat, action)


def _worth_of_moving_on(outlook: Outlook, verb: Verb) -> int:
    if verb is Verb.TO_BATTLE_PHASE:
        return 1 if outlook.plan.first is not None else -1
    if verb is Verb.PENDULUM_SUMMON:
        return A_CARD
    return 0


def _worth_of_laying(outlook: Outlook, card: Card, *, setting: bool) -> int:
    """What it changes that the monster comes for its cheapest Tributes."""
    duel, seat = outlook.duel, outlook.seat
    monsters = sorted(duel.state.monsters(seat), key=lambda mine: value(duel, seat, mine))
    tributes = monsters[: numbers_of_tributes(duel, card, setting=setting)[0]]
    position = Position.FACE_DOWN if setting else Position.ATTACK
    power = card.text.strength if setting else power_when_summoned(card)
    comer = outlook.coming(card, power, card.text.guard, position)
    gain = outlook.change(gone=tributes, come=[comer]) - IN_HAND
    if lies_in_wait(card.text):
        gain += FLIPPED if setting else -FLIPPED
    return gain


def _worth_of_special(outlook: Outlook, card: Card) -> int:
    """What it changes that the monster comes for its cheapest materials."""
    text = card.text
    strength, guard = text.strength, text.guard
    comers = [
        outlook.coming(card, strength, guard, position)
        for position in (Position.ATTACK, Position.DEFENSE)
        if position is Position.ATTACK or text.frame is not Frame.LINK
    ]
    given = cheapest_materials(outlook, card) if card.place is Place.EXTRA_DECK else ()
    gain = max(outlook.change(gone=given, come=[comer]) for comer in comers)
    return gain - (IN_HAND // 2 if card.place is Place.HAND else 0)


def cheapest_materials(outlook: Outlook, card: Card) -> tuple[Card, ...]:
    """Those materials for `card` without which the player is left best."""
    duel, seat = outlook.duel, outlook.seat
    ways = list(ways_to_summon(duel, seat, card))
    if not ways:
        return ()
    return min(ways, key=lambda way: sum(value(duel, seat, each) + 300 for each in way))


def _worth_of_turning(outlook: Outlook, card: Card) -> int:
    """What it changes that the monster stands the other way."""
    duel = outlook.duel
    position = Position.ATTACK if card.position is not Position.ATTACK else Position.DEFENSE
    turned = outlook.coming(card, attack(duel, card), defense(duel, card), position)
    gain = outlook.change(gone=[card], come=[turned])
    flips = lies_in_wait(card.text)
    return gain + (FLIPPED if flips and card.position is Position.FACE_DOWN else 0)


def worth_of_standing(outlook: Outlook, card: Card, position: Position) -> int:
    """What it changes that the monster comes, or stands, in that position."""
    there = card.row in (Row.MONSTER, Row.EXTRA_MONSTER)
    strength = attack(outlook.duel, card) if there else card.text.strength
    guard = defense(outlook.duel, card) if there else card.text.guard
    return outlook.change(gone=[card], come=[outlook.coming(card, strength, guard, position)])


def _worth_of_effect(outlook: Outlook, card: Card, index: int) -> int:
    """What activating that effect now is worth, less its cost; a card used up costs more."""
    effect = card.text.sentences[index]
    assert isinstance(effect, Activatable)
    spent = SPENT if rules_of_activatable(effect).is_card and not card.text.stays else 0
    outcome = partial(worth_of_outcome, outlook)
    return worth_of_effect(outlook.duel, outlook.seat, card, index, outcome, spent)


def worth_of_outcome(
    outlook: Outlook, speaker: Speaker, effect: Activatable, aims: list[Card]
) -> int:
    """What the effect is worth to its player, with the battles that follow from it."""
    duel, seat = outlook.duel, speaker.player
    plain = worth_of_doing(duel, speaker, effect, aims)
    if seat != outlook.seat or effect.do is None:
        return plain
    if outlook.battles and duel.state.battle is None:
        plain = max(plain, _worth_of_changing(outlook, speaker, effect.do, aims))
    removed = _removed(duel, speaker, effect, aims)
    damage, come = _damage(effect), [*_taken(outlook, speaker, effect, aims)]
    brought = _brought(duel, speaker, effect, aims)
    if brought is not None:
        text = brought.text
        plain -= text.strength
        come.append(outlook.coming(brought, text.strength, text.guard, Position.ATTACK))
    if not removed and not damage and not come:
        return plain
    apart = sum(value(duel, seat, c) * (1 if own(duel, seat, c) else -1) for c in removed)
    return plain + apart + outlook.change(gone=removed, come=come, damage=damage)


def _worth_of_changing(outlook: Outlook, speaker: Speaker, step: Step, aims: list[Card]) -> int:
    """What a boost, or another position of a foe, would win in the attacks to come."""
    if not aims or (standing := outlook.standing(aims[0])) is None:
        return -1
    (card, *_), is_own = aims, own(outlook.duel, outlook.seat, aims[0])
    turning = turning_in(step)
    if turning is not None and not is_own and standing.stands:
        if turning[1] is Position.ATTACK:
            return -1
        guard = defense(outlook.duel, card)
        turned = standing._replace(guard=guard, stands=False)
        return outlook.change(gone=[card], theirs=[turned])
    fact = step.states
    gained = None if fact is None else gain(fact, outlook.duel, speaker)
    if gained is not None and is_own:
        force = standing.attack + gained[1]
        guard = force if standing.stands else standing.guard
        return outlook.change(gone=[card], come=[standing._replace(attack=force, guard=guard)])
    return -1


def _taken(
    outlook: Outlook, speaker: Speaker, effect: Activatable, aims: list[Card]
) -> Iterator[Fighter]:
    """The monsters that change sides by the effect, as they then fight."""
    assert effect.do is not None
    duel = outlook.duel
    for step in steps_in(effect.do):
        taken = whom(step, Change.SEIZED)
        for card in (card for noun in taken for card in affected(noun, duel, speaker, aims)):
            if card.controller != outlook.seat and knows(duel, outlook.seat, card):
                strength, guard = attack(duel, card), defense(duel, card)
                yield outlook.coming(card, strength, guard, card.position)


def _brought(
    duel: Duel, speaker: Speaker, effect: Activatable, aims: list[Card]
) -> Card | None:
    """The strongest monster that the effect Special Summons, if it does nothing else."""
    brought = [] if effect.do is None else whom(effect.do, Change.SUMMONED)
    cards = (card for noun in brought for card in affected(noun, duel, speaker, aims))
    return max(cards, key=lambda card: card.text.strength, default=None)


def _removed(duel: Duel, speaker: Speaker, effect: Activatable, aims: list[Card]) -> list[Card]:
    """The monsters on the field that the effect takes away, and that are not doomed anyway."""
    assert effect.do is not None
    gone = doomed(duel, speaker.player)
    found = [
        card
        for step in steps_in(effect.do)
        for taken in whom(step, *REMOVING)
        for card in affected(taken, duel, speaker, aims)
        if card.row in (Row.MONSTER, Row.EXTRA_MONSTER) and card not in gone
    ]
    return list(dict.fromkeys(found))


def _damage(effect: Activatable) -> int:
    """The damage that the effect does to the other player, where the text gives a number."""
    assert effect.do is not None
    effects = (does for step in steps_in(effect.do) for does in effects_on(step))
    hurt = [does for does in effects if does.how is Change.DAMAGED]
    return sum(does.number for does in hurt if does.what is Whose.THEIRS)


def appeal(outlook: Outlook, card: Card) -> int:
    """How gladly the player would have the effect that is used or resolves reach `card`."""
    duel, seat = outlook.duel, outlook.seat
    chain = duel.state.chain.links
    if not chain:
        return value(duel, seat, card)
    link = chain[duel.state.chain.resolving - 1]
    return worth_of_outcome(outlook, link.speaker, link.effect, [card])
