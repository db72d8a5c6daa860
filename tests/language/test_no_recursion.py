"""No number asks for itself: every fact about one, of every description that asks for one."""

from itertools import product

import pytest

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import move
from engine.yugioh.facts.numbers import (
    attack,
    defense,
    level,
    number_of,
    original_attack,
    type_of,
)
from engine.yugioh.language import (
    THIS,
    Amount,
    AnyOf,
    Apply,
    AttackBecomes,
    AttackOf,
    BecomesType,
    Bound,
    Cards,
    Continuous,
    Count,
    DefenseBecomes,
    Differs,
    EffectsNegated,
    Exists,
    Face,
    Fact,
    Gains,
    GainsLevels,
    Has,
    IsUnaffected,
    Kind,
    LevelBecomes,
    Not,
    Of,
    OriginalAttackBecomes,
    OriginalAttackOf,
    PerCard,
    Place,
    Position,
    Quality,
    ScaleBecomes,
    Stat,
    Type,
    Until,
    Whose,
    Within,
)
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, zones_of
from engine.yugioh.words.steps import carry_out
from tests.rulings.inventing import named, rewrite, speaking
from tests.table import side

ASKING: tuple[Quality, ...] = (
    *(Has(stat, Bound(1, 4000)) for stat in Stat),
    *(Differs(stat) for stat in (Stat.ATTACK, Stat.DEFENSE, Stat.LEVEL)),
    *(Not(Has(stat, Bound(most=3))) for stat in (Stat.ATTACK, Stat.LEVEL)),
    Has(Stat.ATTACK, Within(AttackOf(THIS))),
    Has(Stat.LEVEL, Within(PerCard(1, Cards(Kind.MONSTER, like=(Has(Stat.LEVEL, Bound(4)),))))),
    Of(Type.DRAGON),
    Not(Of(Type.DRAGON)),
)
DESCRIBED = [Cards(Kind.MONSTER, place=Place.FIELD, like=(quality,)) for quality in ASKING]
AMOUNTS: list[int | Amount] = [
    500,
    AttackOf(THIS),
    OriginalAttackOf(THIS),
    *(PerCard(100, who) for who in (DESCRIBED[0], DESCRIBED[3], DESCRIBED[-2])),
]


def facts(who: Cards | AnyOf) -> list[Fact]:
    """Every fact about a number, or about what changes numbers, said of those."""
    return [
        *(Gains(who, amount, amount) for amount in AMOUNTS),
        *(AttackBecomes(who, amount) for amount in AMOUNTS),
        *(DefenseBecomes(who, amount) for amount in AMOUNTS),
        *(OriginalAttackBecomes(who, amount) for amount in AMOUNTS),
        GainsLevels(who, 1),
        LevelBecomes(who, 4),
        BecomesType(who, Type.DRAGON),
        ScaleBecomes(who, 4),
        IsUnaffected(who, Kind.MONSTER),
        EffectsNegated(who),
    ]


def numbers(duel: Duel) -> list[object]:
    """All numbers that anybody could ask for."""
    there = list(duel.state.field())
    stats = [number_of(stat, duel, card) for stat in Stat for card in there]
    return [*stats, *(type_of(duel, card) for card in there)]


THREE = ["Uraby", "Battle Ox", "Kuriboh"]


def laid() -> tuple[Duel, list[Card]]:
    duel, _ = speaking(side(field=THREE), "Uraby", side(field=["Curse of Dragon"]))
    return duel, list(duel.state.monsters(Seat(0)))


@pytest.mark.parametrize("who", DESCRIBED, ids=repr)
def test_what_holds_of_a_description_asks_for_no_number_without_end(who: Cards) -> None:
    """Three cards say it at once, each of itself and of the others."""
    for fact in facts(who):
        duel, cards = laid()
        for card in cards:
            rewrite(duel, card, [Continuous(fact)])
        found = numbers(duel)
        assert numbers(duel) == found, "it is the same whoever asks first"


@pytest.mark.parametrize("who", DESCRIBED, ids=repr)
def test_facts_that_ask_for_each_other_come_to_an_end(who: Cards) -> None:
    duel, (first, second, third) = laid()
    for one, other in product(facts(who)[::4], facts(DESCRIBED[3])[1::9]):
        rewrite(duel, first, [Continuous(one)])
        rewrite(duel, second, [Continuous(other)])
        rewrite(
            duel, third, [Continuous(one, Exists(who)), Continuous(other, Count(who, Bound(2)))]
        )
        assert numbers(duel) == numbers(duel)


def lasting(duel: Duel, speaker: Speaker, fact: Fact) -> None:
    process = carry_out(Apply(fact, Until.END_OF_TURN), duel, speaker)
    with pytest.raises(StopIteration):
        process.send(None)


@pytest.mark.parametrize("who", DESCRIBED, ids=repr)
def test_what_lasts_of_a_description_asks_for_no_number_without_end(who: Cards) -> None:
    for fact in facts(who):
        duel, cards = laid()
        for card in cards:
            lasting(duel, Speaker(card, Seat(0)), fact)
        numbers(duel)


MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP)
FOURS = MINE.also(Has(Stat.LEVEL, Bound(4, 4)))


def test_monsters_of_a_level_have_one_more_and_are_asked_for_the_printed_one() -> None:
    duel, cards = laid()
    rewrite(duel, cards[2], [Continuous(GainsLevels(FOURS, 1))])

    assert [(card.text.level, level(duel, card)) for card in cards] == [(4, 5), (4, 5), (1, 1)]


@pytest.mark.parametrize(
    ("fact", "read"),
    [
        (GainsLevels(FOURS, -1), level),
        (LevelBecomes(MINE, 7), level),
        (Gains(MINE, 300, 300), attack),
        (AttackBecomes(MINE, 50), attack),
        (DefenseBecomes(MINE, 50), defense),
        (OriginalAttackBecomes(MINE, 50), original_attack),
        (BecomesType(MINE, Type.FAIRY), type_of),
    ],
    ids=["Levels", "Level", "ATK and DEF", "ATK", "DEF", "original ATK", "Type"],
)
def test_a_change_that_lasts_is_one_of_the_monsters_there_were(
    fact: Fact, read: object
) -> None:
    """Level Tuning, Cipher Wing, Primitive Butterfly, Double Shark: not of who comes later, and
    still of who is no more as the text says.
    """
    assert callable(read)
    start = side(field=["Battle Ox"], hand=["Celtic Guardian"])
    duel, speaker = speaking(start, "Battle Ox")
    ox, guardian = speaker.card, named(duel, "Celtic Guardian")
    before = read(duel, ox), read(duel, guardian)
    lasting(duel, speaker, fact)
    move(duel, guardian, zones_of(Seat(0), Row.MONSTER)[1], Why.SUMMONED, Position.ATTACK)

    assert read(duel, ox) != before[0]
    assert read(duel, guardian) == before[1]
