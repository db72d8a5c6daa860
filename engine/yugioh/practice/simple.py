"""How a beginner answers: the easy level. It plays its cards and attacks, and seldom reacts.

It wastes nothing: what makes a monster stronger waits for an attack that it wins by it, and is
given to the monster that then attacks.
"""

from collections.abc import Callable, Iterator

from engine.core.protocol import Answer, Pick, Seat
from engine.yugioh.battle.attack_state import attack_targets
from engine.yugioh.facts.numbers import attack
from engine.yugioh.facts.restrictions import may_battle
from engine.yugioh.language import Activatable, Continuous, Fact, Phase, Position
from engine.yugioh.language.cards import effects_of
from engine.yugioh.practice import plain
from engine.yugioh.practice.planning import worth
from engine.yugioh.practice.seeing import own, strength
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Direct, Reason, Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId
from engine.yugioh.words.effects.base import rules_of_activatable
from engine.yugioh.words.facts.base import gain
from engine.yugioh.words.steps import steps_in

WORTH_A_CARD = 500
"""What a card that is used up has to win at least, in points of ATK."""


def act(duel: Duel, decision: Pick) -> Answer:
    """The best thing to do, but nothing for which a card would be wasted."""
    actions = [option for option in decision.options if isinstance(option, Action)]
    worths = [thrifty_worth(duel, decision.seat, action) for action in actions]
    best = max(range(len(actions)), key=lambda index: (worths[index], -index))
    return (best,)


def thrifty_worth(duel: Duel, seat: Seat, action: Action) -> int:
    """What `action` is worth; less than nothing where it uses up a card for next to nothing."""
    gained = worth(duel, seat, action)
    if action.verb is not Verb.ACTIVATE or action.card is None or gained <= 0:
        return gained
    card = duel.card(action.card)
    effect = card.text.sentences[action.effect]
    assert isinstance(effect, Activatable)
    speaker = Speaker(card, seat, link=len(duel.state.chain.links) + 1)
    boost = boost_of(duel, speaker, effect)
    if effect.target is not None and boost:
        monsters = duel.state.monsters(seat)
        pays = [mine for mine in monsters if wins_by(duel, seat, mine, boost)]
        return gained if pays else -1
    is_spent = rules_of_activatable(effect).is_card and not card.text.stays
    return gained if gained >= WORTH_A_CARD or not is_spent else -1


def boost_of(duel: Duel, speaker: Speaker, effect: Activatable) -> int:
    """By how much the effect, or the card that then stays, raises ATK; 0 if it raises none."""
    gains = (gain(fact, duel, speaker) for fact in _said(speaker, effect))
    return sum([gained[1] for gained in gains if gained is not None and gained[1] > 0])


def _said(speaker: Speaker, effect: Activatable) -> Iterator[Fact]:
    """What holds by the effect, and by its card where that stays on the field."""
    text = speaker.card.text
    if rules_of_activatable(effect).is_card and text.stays:
        for each in effects_of(text.effects, Continuous):
            yield each.fact
    if effect.do is not None:
        for step in steps_in(effect.do):
            if step.states is not None:
                yield step.states


def wins_by(duel: Duel, seat: Seat, card: Card, boost: int) -> bool:
    """Whether `card` wins an attack of this turn with so much more ATK, and not without it."""
    turn = duel.state.turn
    is_early = turn.phase is Phase.MAIN_1 and turn.number > 1
    if not is_early or turn.player != seat or not may_battle(duel, seat):
        return False
    if card.position is not Position.ATTACK:
        return False
    force = attack(duel, card)
    for target in attack_targets(duel, card):
        if target is Direct.DIRECT:
            return True
        against = strength(duel, seat, duel.card(CardId(target)))
        if force <= against < force + boost:
            return True
    return False


def choose(duel: Duel, decision: Pick) -> Answer:
    """As a sensible player; more ATK goes to the strongest monster that wins by it."""
    links = duel.state.chain.links
    boost = boost_of(duel, links[-1].speaker, links[-1].effect) if links else 0
    if not boost or (decision.least, decision.most) != (1, 1):
        return plain.choose(duel, decision)
    seat = decision.seat
    cards = [duel.card(card) for card in plain.cards_of(decision)]

    def liking(index: int) -> tuple[bool, bool, int, int]:
        card = cards[index]
        wins = own(duel, seat, card) and wins_by(duel, seat, card, boost)
        return own(duel, seat, card), wins, attack(duel, card), -index

    return (max(range(len(cards)), key=liking),)


def respond(duel: Duel, decision: Pick) -> Answer:
    """Nothing: beginners overlook their chances to respond."""
    return ()


WAYS: dict[object, Callable[[Duel, Pick], Answer]] = {
    Reason.ACT: act,
    Reason.TARGET: choose,
    Reason.RESPOND: respond,
}
"""What a beginner answers in a way of their own."""
