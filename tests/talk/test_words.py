"""Everything about a duel is said in three languages, with the same keys and facts."""

import inspect
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from importlib import import_module
from itertools import product
from math import prod
from pkgutil import iter_modules
from types import ModuleType
from typing import get_args, get_type_hints

import pytest

from cards.games.yugioh import FORMAT_NAMES, YUGIOH
from cards.talk import TONGUES
from cards.talk.perceiving import perceive
from cards.talk.tongue import Tongue, called, key, slug
from cards.yugioh import by_name
from engine.core.protocol import Event, Seat
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.language import (
    THIS,
    CardText,
    Cause,
    Counter,
    Draw,
    Fact,
    Phase,
    Pierces,
    Place,
    Position,
    Step,
    Summon,
    Timing,
    Until,
)
from engine.yugioh.state import events
from engine.yugioh.state.by_hand import (
    HandAct,
    HandMove,
    HandPerson,
    HandReply,
    HandStand,
)
from engine.yugioh.state.card import Bearing, Harm
from engine.yugioh.state.events.battle import (
    BattleBegan,
    BattleEnded,
    Doomed,
    SecondBattleAllowed,
    Silenced,
    StepBegan,
    TimingReached,
)
from engine.yugioh.state.events.chain import (
    ChainEnded,
    EffectUsed,
    LinkResolved,
    OfferTaken,
    PermitUsed,
)
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.contest import Ended, Ending
from engine.yugioh.state.events.lasting import Expired, OwnChangesLost, Postponed
from engine.yugioh.state.events.moves import Moved, Outlawed, ZoneKept
from engine.yugioh.state.events.standing import Bound, SeriesAdvanced
from engine.yugioh.state.events.summons import (
    EaseLost,
    GivenFor,
    MadeMonster,
    PendulumSummoned,
    SummonLapsed,
    TokenMade,
)
from engine.yugioh.state.events.turns import EndPhaseCalled, NormallyDrawn
from engine.yugioh.state.reasons import Direct, Part, Reason, Reply, Sign, Turn, Verb
from engine.yugioh.state.spots import HIDDEN, CardId, Spot
from engine.yugioh.state.telling import DuelEvent
from tests.language.words import every_class
from tests.table import Table, side
from tests.talk.reading import KAIBA, YUGI, reader

every_language = pytest.mark.parametrize("tongue", TONGUES.values(), ids=TONGUES)

GRAMMAR = {"person", "other-person", "cards-count", "cards-told", "many"}
"""Facts that only choose a form of the words, which a language may have no use for."""
SAME = {"number": "count", "times": "count", "their": "player"}
"""A count with a unit or without, a player and what is theirs: which fits, languages settle."""
NAMED: tuple[type[Enum], ...] = (
    *(Counter, Phase, Place, Position, Summon, Timing, Until),
    *(Coin, Direct, Part, Reply, Sign, Turn),
    *(HandAct, HandPerson, HandReply),
)
EVENT_MODULES = tuple(
    import_module(f"{events.__name__}.{each.name}") for each in iter_modules(events.__path__)
)
WORDED_APART = {"dated", "unknown-named"}
"""No reasons of their own: a ban list with its date, an unknown card whose name is known."""
ISOLATION = {"\u2066", "\u2067", "\u2068", "\u2069"}


def facts(tongue: Tongue) -> dict[str, set[str]]:
    """What every message asks for, beside grammar."""
    return {
        name: {SAME.get(fact, fact) for fact in map(str.lower, message.facts)} - GRAMMAR
        for name, message in tongue.words.by_key.items()
    }


@every_language
def test_every_language_has_the_same_messages_and_facts(tongue: Tongue) -> None:
    assert facts(tongue) == facts(TONGUES["en"])


@every_language
def test_every_value_has_its_name(tongue: Tongue) -> None:
    for value in (value for kind in NAMED for value in kind):
        assert tongue.term(value)
        assert not tongue.words.by_key[key(value)].facts


@every_language
def test_what_else_can_be_done_by_hand_is_called_by_what_it_is_done_for(tongue: Tongue) -> None:
    """Doing nothing differs for a cost, a Summon and the text; what stands, for a Summon."""
    plain = (HandMove.PROPOSE, HandMove.DROP, HandStand.INSIST)
    assert all(tongue.term(each) for each in plain)
    for move in (each for each in (*HandMove, *HandStand) if each not in plain):
        told = ("cost", "summon", "text") if move is HandMove.LEAVE else ("cost", "summon")
        assert len({tongue.words.say(key(move), purpose=each) for each in told}) == len(told)


@every_language
def test_every_reason_has_its_question_and_every_verb_its_label(tongue: Tongue) -> None:
    for reason in Reason:
        assert tongue.words.by_key[f"ask-{slug(reason)}"]
    for verb in Verb:
        assert tongue.words.by_key[f"do-{slug(verb)}"]


def test_what_is_said_of_a_fact_is_named_for_one() -> None:
    known = {called(each) for each in every_class() if issubclass(each, Fact)}
    said = {
        key.removeprefix("held-") for key in facts(TONGUES["en"]) if key.startswith("held-")
    }

    assert said - known == {"affected"}


@every_language
def test_no_message_isolates_its_facts(tongue: Tongue) -> None:
    for name, message in tongue.words.by_key.items():
        said = tongue.words.say(name, **dict.fromkeys(message.facts, "…"))

        assert said
        assert not ISOLATION & set(said)


TOLD_BY_EXCHANGES = {DeckFault.EXCHANGE_UNEVEN, DeckFault.EXCHANGE_EXTRA_DECK}
"""What is wrong with an exchange, not with a deck, is told where it is made."""


def fault_reasons() -> set[str]:
    """Every reason for which a deck is refused."""
    return {fault.value for fault in set(DeckFault) - TOLD_BY_EXCHANGES}


@every_language
def test_every_fault_of_a_deck_is_known(tongue: Tongue) -> None:
    said = {name.removeprefix("fault-") for name in facts(tongue) if name.startswith("fault-")}

    assert said == {reason.replace("_", "-") for reason in fault_reasons()} | WORDED_APART


@pytest.mark.parametrize("names", FORMAT_NAMES.values(), ids=FORMAT_NAMES)
def test_formats_are_named_in_every_language(names: dict[str, str]) -> None:
    assert set(names) == set(TONGUES)


def kinds_in(module: ModuleType) -> list[type[Event]]:
    """Every kind of event that the module defines."""
    defined = [value for _, value in inspect.getmembers(module, inspect.isclass)]
    return [kind for kind in defined if issubclass(kind, DuelEvent) and kind is not DuelEvent]


EVENTS = [kind for module in EVENT_MODULES for kind in kinds_in(module)]
PLACES = (Place.HAND, Place.DECK, Place.FIELD, Place.GRAVEYARD, Place.BANISHED)
SPOTS = [Spot(YUGI, place) for place in (*PLACES, Place.EXTRA_DECK, Place.NOWHERE)]
"""Where cards may go; what becomes Xyz Material is attached."""


def values(hint: object) -> list[object]:
    """Some values of that type; all of an enumeration."""
    known: dict[object, list[object]] = {
        CardId: [CardId(0), HIDDEN],
        tuple[CardId, ...]: [(CardId(0),), (CardId(0), CardId(1))],
        Seat: [YUGI, KAIBA],
        tuple[Seat, ...]: [(YUGI,), (KAIBA,), ()],
        tuple[Sign, ...]: [(Sign.ROCK, Sign.PAPER), (Sign.ROCK, Sign.ROCK)],
        tuple[Spot, ...]: [()],
        tuple[int, ...]: [(1, 0)],
        Spot: [*SPOTS],
        tuple[HandAct, ...]: [(HandAct.DRAW, HandAct.DESTROY)],
        bool: [True, False],
        int: [1, 2],
        type(None): [None],
        Harm: [Harm(Cause.BATTLE, 100)],
        Bearing: [Bearing(Spot(Seat(0), Place.FIELD), True, Position.ATTACK)],
        tuple[Bearing | None, ...]: [()],
        Fact: [Pierces(THIS)],
        Step: [Draw(1)],
        CardText: [by_name("Pot of Greed")],
    }
    if hint in known:
        return known[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    found = [value for each in get_args(hint) for value in values(each)]
    assert found, f"no value of {hint} is known"
    return found


def examples(kind: type[Event]) -> Iterator[Event]:
    """Events of that kind: with all values together, or with each value if these are many."""
    hints = get_type_hints(kind)
    choices = {each.name: values(hints[each.name]) for each in fields(kind)}
    if kind is Moved:
        choices = {**choices, "origin": [SPOTS[0]], "position": [None], "by": [None]}
    if prod(map(len, choices.values())) < 5000:
        for chosen in product(*choices.values()):
            yield kind(*chosen)
        return
    usual = {name: of_name[0] for name, of_name in choices.items()}
    for name, of_name in choices.items():
        for value in of_name:
            yield kind(**{**usual, name: value})


IMPOSSIBLE = (
    *(Ended((), why) for why in (Ending.MATCH, Ending.SURRENDERED)),
    *(Ended((seat,), Ending.AGREED) for seat in (YUGI, KAIBA)),
    *(Ended((), why) for why in (Ending.TIME, Ending.ONLY_TURN)),
)
"""An attack wins a Match; a surrender, a last or only turn has a winner, an agreement none."""


SILENT: frozenset[type[Event]] = frozenset(
    {
        ChainEnded,
        Bound,
        Expired,
        Doomed,
        BattleBegan,
        Silenced,
        BattleEnded,
        LinkResolved,
        NormallyDrawn,
        SeriesAdvanced,
        ZoneKept,
        TimingReached,
        MadeMonster,
        TokenMade,
        PendulumSummoned,
        EaseLost,
        GivenFor,
        OwnChangesLost,
        SummonLapsed,
        StepBegan,
        Outlawed,
        Postponed,
        EffectUsed,
        PermitUsed,
        OfferTaken,
        EndPhaseCalled,
        SecondBattleAllowed,
    }
)
"""Events of which nothing is told that is not told already."""


def test_there_are_events_to_know() -> None:
    assert len(EVENTS) > 60
    assert len(SILENT) < 30


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_is_told_or_silent_on_purpose(kind: type[Event]) -> None:
    table = Table(yugi=side(field=["Summoned Skull"], hand=["Pot of Greed"]))
    table.yugi.activates("Pot of Greed")
    match, told = table.driver.match, 0

    for event in examples(kind):
        if event in IMPOSSIBLE:
            continue
        for language in TONGUES:
            sentences = YUGIOH.tell(match, [event], reader(KAIBA, language))
            told += len(sentences)
            assert all(each[-1] in ".!。" for each in sentences)

    assert (told == 0) is (kind in SILENT), perceive.dispatch(kind)
