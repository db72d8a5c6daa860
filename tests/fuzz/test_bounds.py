"""No decision without a bound of work: for each a bounded number of calls is made.

Steps are counted, not time: the calls of functions of the program that a question takes.
"""

import os
from random import Random
from typing import TypeVar

import pytest

from cards.yugioh import BOOK
from engine.core.protocol import Answer, Decision, Pick, Seat
from engine.yugioh.chain.declaring import activate
from engine.yugioh.chain.offers import main_actions, responses
from engine.yugioh.language import (
    THIS,
    AddToHand,
    And,
    AndIfYouDo,
    AnyOf,
    Attribute,
    Banish,
    Cards,
    Choose,
    Counter,
    Destroy,
    Discard,
    Draw,
    Effect,
    Frame,
    FusionSummon,
    Has,
    Ignition,
    Kind,
    MakeTokens,
    Of,
    PayLife,
    Place,
    RemoveCounters,
    Reveal,
    SendToGraveyard,
    SpecialSummon,
    Stat,
    Step,
    TakeControl,
    Target,
    TributeCards,
    Until,
    Whose,
    at_least,
)
from engine.yugioh.language.nouns import FORMER
from engine.yugioh.practice.plain import act
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.words.steps import could
from tests.builds import only_of_the_source
from tests.fuzz.counting import counting
from tests.rulings.inventing import rewrite
from tests.table.laying import Start, lay, side

T = TypeVar("T")
POSITIONS, CHUNK = int(os.environ.get("BOUNDS_POSITIONS", "80")), 20
MOST_CALLS = 400_000
"""What a decision may take: about a tenth of a second."""
HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
MINE = Cards(whose=Whose.YOURS, place=Place.FIELD)
MONSTERS = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
GRAVE = Cards(whose=Whose.YOURS, place=Place.GRAVEYARD)
DARK = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Attribute.DARK),))
THEIRS = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
COSTS: tuple[Step, ...] = (
    Banish(Choose(AnyOf(HAND, MINE, GRAVE), 7)),
    Banish(Choose(DARK, 5)),
    Banish(Choose(GRAVE, 12)),
    Banish(Choose(GRAVE, 30, up_to=True)),
    Discard(Choose(HAND, 10, up_to=True)),
    TributeCards(Choose(MONSTERS, 5, up_to=True)),
    TributeCards(Choose(MONSTERS, 3)),
    RemoveCounters(THIS, Counter.SPELL, 2),
    PayLife(2000),
    Reveal(Choose(HAND, 3)),
    SendToGraveyard(Choose(AnyOf(HAND, MINE), 4)),
)
DOES: tuple[Step, ...] = (
    SpecialSummon(THIS),
    MakeTokens("Army Ant Token", 3),
    Draw(2),
    SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD))),
    AddToHand(Choose(GRAVE.also(Has(Stat.LEVEL, at_least(4))))),
    AndIfYouDo(Destroy(Choose(THEIRS)), SpecialSummon(FORMER)),
    AddToHand(Choose(Cards(whose=Whose.YOURS, place=Place.DECK))),
    TakeControl(Choose(THEIRS), Until.END_PHASE),
    FusionSummon(Cards(Kind.MONSTER), places=(Place.FIELD, Place.HAND, Place.GRAVEYARD)),
    AndIfYouDo(Banish(Choose(GRAVE, 6)), Destroy(Choose(THEIRS, 2))),
)
FUSIONS = [card.name for card in BOOK.values() if card.frame is Frame.FUSION]
PLAIN = [
    card.name
    for card in BOOK.values()
    if card.is_monster and card.frame in (Frame.NORMAL, Frame.EFFECT)
]
SPELLS = [card.name for card in BOOK.values() if card.kind is Kind.SPELL]


def costs(dice: Random) -> Step:
    """One of the widest costs, or several at once."""
    first, second = dice.choice(COSTS), dice.choice(COSTS)
    return first if dice.random() < 0.5 else And(first, second)


def effects(dice: Random) -> list[Effect]:
    """What a card of ours could say that takes the widest costs, there or in the Graveyard."""
    aims = (None, Target(GRAVE), Target(THEIRS, 2), Target(MINE, 3, up_to=True))
    return [
        Ignition(cost=costs(dice), target=dice.choice(aims), do=dice.choice(DOES), where=place)
        for place in (Place.FIELD, Place.HAND, Place.GRAVEYARD)
    ]


def position(dice: Random) -> Duel:
    """Full fields and hands, thirty cards in the Graveyard, and cards that ask for them."""

    def some(count: int) -> list[str]:
        return [dice.choice(PLAIN if dice.random() < 0.7 else SPELLS) for _ in range(count)]

    def start(full: bool) -> Start:
        field = [dice.choice(PLAIN) for _ in range(5 if full else dice.randint(0, 4))]
        return side(
            field=field,
            hand=some(8),
            graveyard=some(30),
            deck=some(6),
            life=8000,
            extra=dice.sample(FUSIONS, 5),
        )

    duel = lay((start(dice.random() < 0.6), start(dice.random() < 0.5)))
    near = duel.state.sides[0]
    mine = list(duel.state.monsters(Seat(0))[:1])
    for pile, count in ((near.hand, 1), (near.graveyard, 2)):
        mine += [card for card in pile if card.text.is_monster][:count]
    for card in mine:
        rewrite(duel, card, effects(dice))
        card.counters[Counter.SPELL] = 3
    return duel


def answers(decision: Decision, dice: Random) -> Answer:
    """Any answer that is quickly found."""
    if isinstance(decision, Pick) and decision.options:
        for _ in range(3):
            count = dice.randint(decision.least, min(decision.most, len(decision.options)))
            guess = tuple(dice.sample(range(len(decision.options)), count))
            if decision.accepts(guess):
                return guess
    return decision.default()


@only_of_the_source("the compiled build calls nothing that can be counted")
@pytest.mark.parametrize("first", range(0, POSITIONS, CHUNK))
def test_no_decision_takes_more_than_a_bounded_number_of_steps(first: int) -> None:
    for number in range(first, first + CHUNK):
        dice = Random(number)
        duel = position(dice)
        with counting(MOST_CALLS):
            actions = main_actions(duel)
        with counting(MOST_CALLS):
            responses(duel, Seat(1))
        chosen = [action for action in actions if action.verb is Verb.ACTIVATE]
        with counting(MOST_CALLS):
            act(duel, Pick(Seat(0), Reason.ACT, tuple(actions)))
        if chosen:
            played_on(duel, dice.choice(chosen), dice)


def played_on(duel: Duel, action: Action, dice: Random) -> None:
    """Pay for it and aim it, each question within its bound."""
    process = activate(duel, Seat(0), action)
    answer: Answer | None = None
    while True:
        with counting(MOST_CALLS):
            try:
                decision = process.send(answer)
            except StopIteration:
                break
        assert isinstance(decision, Decision)
        with counting(MOST_CALLS):
            assert decision.accepts(decision.default()), "it refuses its default"
            answer = answers(decision, dice)
    link = duel.state.chain.links[-1]
    assert (
        link.effect.do is None
        or link.effect.target
        or could(link.effect.do, duel, link.speaker)
    ), "what was paid has left the effect nothing to do"
