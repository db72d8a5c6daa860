"""What a question offers, in the terms of a vector: cards, zones, positions, moments."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from typing import Any, cast

from cards.grammar.printing import language
from engine.core.protocol import Answer, Pick, Seat
from engine.yugioh.language import Frame, Place, Timing
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Action, Direct, Reason, Reply, Verb
from engine.yugioh.state.spots import CardId, Row, Spot
from tests.vectors.scenario import Json
from tests.vectors.setting import POSITIONS, location, zone_of

TIMINGS = {
    Timing.START: "damage start",
    Timing.BEFORE_CALCULATION: "before calculation",
    Timing.CALCULATION: "during calculation",
    Timing.AFTER_CALCULATION: "after calculation",
    Timing.END: "damage end",
}
"""What a vector calls the five timings of the Damage Step."""
CHANCES = (Reason.ACT, Reason.RESPOND, Reason.TRIGGER)
"""The questions in which a player has a chance to act."""
ORDERS = (
    Reason.TRIGGER_ORDER,
    Reason.STANDBY_ORDER,
    Reason.END_PHASE_ORDER,
    Reason.BATTLE_PHASE_ORDER,
)
"""The questions which effect comes first: any does where no step names one."""
CARD_CHOICES = (
    Reason.TARGET,
    Reason.CHOOSE,
    Reason.DISCARD,
    Reason.TRIBUTE,
    Reason.MATERIAL,
    Reason.PENDULUM,
    Reason.ATTACK_TARGET,
    Reason.REPLAY,
    Reason.HAND_LIMIT,
    Reason.TRIGGER_ORDER,
    Reason.END_PHASE_ORDER,
    Reason.STANDBY_ORDER,
    Reason.BATTLE_PHASE_ORDER,
)
ANSWERED_BY = {
    "choose": CARD_CHOICES,
    "choose_zone": (Reason.ZONE,),
    "choose_position": (Reason.POSITION,),
    "answer": (Reason.WHETHER, Reason.DETACH, Reason.REPLAY, Reason.TRIGGER),
    "choose_option": (Reason.TRIGGER_ORDER, Reason.STANDBY_ORDER, Reason.WHETHER),
    "declare": (),
}
"""The steps that answer a question, and the questions they can answer."""
DECLINING = ("top", "no", "not", "nothing", "leave", "keep")
"""Words of an option that leaves all as it is."""
CLAIMS = ("can", "cannot")
FOLLOWING = ("choose_zone", "choose_position", "answer")
"""The steps that may stand between one choice of cards and the next."""
BEFORE_TARGET = (Reason.ZONE, Reason.CHOOSE, Reason.DISCARD, Reason.TRIBUTE)
"""What a player is asked before the target of what they activate."""
VERBS = {
    "activate": Verb.ACTIVATE,
    "normal_summon": Verb.NORMAL_SUMMON,
    "tribute_summon": Verb.NORMAL_SUMMON,
    "set": Verb.SET,
    "flip_summon": Verb.FLIP_SUMMON,
    "change_position": Verb.CHANGE_POSITION,
    "special_summon": Verb.SPECIAL_SUMMON,
    "pendulum_summon": Verb.PENDULUM_SUMMON,
    "attack": Verb.ATTACK,
    "end_turn": Verb.END_TURN,
}
TO_PHASE = {
    "battle": Verb.TO_BATTLE_PHASE,
    "main2": Verb.TO_MAIN_PHASE_2,
    "end": Verb.END_TURN,
}


def is_meant(duel: Duel, card: Card, said: Json) -> bool:
    """Whether a reference to a card fits that card."""
    if card.text.passcode != said["code"] and not _is_such_token(card, said):
        return False
    if "controller" in said and card.controller != said["controller"]:
        return False
    if "location" in said and location(card.place, card.row) != said["location"]:
        return False
    if "zone" in said:
        lies = card.place is Place.FIELD and (card.row, card.zone)
        return lies == zone_of(card.controller, said["zone"])
    return True


def _is_such_token(card: Card, said: Json) -> bool:
    """Whether it is a Token of that name: they are printed with several passcodes."""
    return card.text.frame is Frame.TOKEN and card.text.name == said["name"]


def option_of(duel: Duel, decision: Pick, step: Json) -> Answer | None:
    """The answer by which `step` is done at this chance to act, if it is offered."""
    do = step["do"]
    verb = TO_PHASE[step["phase"]] if do == "to_phase" else VERBS.get(do)
    found = _options_of(duel, decision, verb, step)
    if not found and verb is Verb.ACTIVATE:
        found = _options_of(duel, decision, Verb.APPLY, step)
    which = step.get("effect", 1) - 1
    if "option" in step and found:
        which = max(range(len(found)), key=lambda n: _likeness(duel, decision, found[n], step))
    return (found[which],) if len(found) > which else None


def _options_of(duel: Duel, decision: Pick, verb: Verb | None, step: Json) -> list[int]:
    return [
        index
        for index, option in enumerate(decision.options)
        if isinstance(option, Action)
        and option.verb is verb
        and (option.card is None or is_meant(duel, duel.card(option.card), step["card"]))
    ]


def _likeness(duel: Duel, decision: Pick, index: int, step: Json) -> int:
    """How many words of the option that a step chooses are in the text of that effect."""
    action = decision.options[index]
    assert isinstance(action, Action)
    assert action.card is not None
    english = language("en")
    text = english.say(english.settled(duel.card(action.card).text)[action.effect]).lower()
    return sum(word in text for word in step["option"].lower().split())


def reply_to(duel: Duel, decision: Pick, step: Json) -> Answer | None:
    """The answer that a step gives to a question it can answer, if that is possible."""
    do = step["do"]
    if do == "choose":
        return pick_cards(duel, decision, step["cards"])
    if do == "choose_option" and decision.reason is Reason.WHETHER:
        return _yes_or_no(decision, not set(step["option"].lower().split()) & set(DECLINING))
    if do == "choose_option":
        every = range(len(decision.options))
        return (max(every, key=lambda index: _likeness(duel, decision, index, step)),)
    if do == "choose_zone":
        return _only(decision.options.index(spot) for spot in _spots(decision, step["zone"]))
    if do == "choose_position":
        position = POSITIONS[step["position"]]
        return _only(n for n, option in enumerate(decision.options) if option is position)
    return _yes_or_no(decision, step["answer"] in ("yes", True))


def _only(indices: Any) -> Answer | None:
    found = tuple(indices)
    return found[:1] or None


def _yes_or_no(decision: Pick, yes: bool) -> Answer:
    if decision.reason in (Reason.WHETHER, Reason.DETACH):
        return (decision.options.index(Reply.YES if yes else Reply.NO),)
    return (0,) if yes else ()


def pick_cards(duel: Duel, decision: Pick, cards: Sequence[Json | str]) -> Answer | None:
    """The answer that names these cards, each a different option; None if one is not there."""
    picked: list[int] = []
    for said in cards:
        found = next(
            (
                index
                for index, option in enumerate(decision.options)
                if index not in picked and _is_option(duel, option, said)
            ),
            None,
        )
        if found is None:
            return None
        picked.append(found)
    return tuple(picked) if decision.accepts(tuple(picked)) else None


def comes_first(decision: Pick) -> bool:
    """Whether the question is answered before a target is: a zone, or what is paid."""
    return decision.reason in BEFORE_TARGET


def sparing(duel: Duel, decision: Pick, cards: Sequence[Json | str]) -> Answer:
    """An answer that leaves these cards alone where one card is chosen; else the default."""
    options = () if decision.reason is Reason.ZONE else decision.options
    for index, option in enumerate(options):
        spared = not any(_is_option(duel, option, said) for said in cards)
        if spared and decision.accepts((index,)):
            return (index,)
    return decision.default()


def is_for_next(duel: Duel, decision: Pick, steps: Iterable[Json]) -> bool:
    """Whether the next choice of cards that is stated answers this question."""
    choices = (step for step in steps if step["do"] not in CLAIMS)
    first = next(dropwhile(lambda step: step["do"] in FOLLOWING, choices), None)
    if first is None or first["do"] != "choose":
        return False
    fits = is_choice(decision, first, first["player"])
    return fits and reply_to(duel, decision, first) is not None


def reshaped(decision: Pick, step: Json, later: Json | None) -> list[Json] | None:
    """A choice and the step after it, in pieces as large as the question asks for.

    None where the step is no choice of cards, or has the right number of them.
    """
    if step["do"] != "choose":
        return None
    cards, rest = step["cards"], [] if later is None else [later]
    if decision.most < len(cards):
        taken, left = cards[: decision.most], cards[decision.most :]
        return [{**step, "cards": taken}, {**step, "cards": left}, *rest]
    if later is None or decision.least <= len(cards):
        return None
    if (later["do"], later["player"]) != ("choose", step["player"]):
        return None
    return [{**step, "cards": [*cards, *later["cards"]]}]


def _is_option(duel: Duel, option: Any, said: Json | str) -> bool:
    if isinstance(option, Direct) or isinstance(said, str):
        return isinstance(option, Direct) and said == "direct"
    card = option.card if isinstance(option, Action) else option
    return card is not None and is_meant(duel, duel.card(card), said)


def _spots(decision: Pick, zone: str) -> list[Spot]:
    wanted = zone_of(decision.seat, zone)
    spots = [option for option in decision.options if isinstance(option, Spot)]
    return [spot for spot in spots if (spot.row, spot.zone) == wanted]


def is_choice(decision: Pick, step: Json, seat: Seat) -> bool:
    """Whether `step` of `seat` is of the kind that answers this question.

    A Monster Zone does not answer where a Spell goes, nor the other way round.
    """
    if decision.seat != seat or decision.reason not in ANSWERED_BY.get(step["do"], ()):
        return False
    if step["do"] != "choose_zone":
        return True
    for_spell = any(isinstance(o, Spot) and o.row is Row.SPELL for o in decision.options)
    return for_spell is (step["zone"][0] == "S")


def is_about(duel: Duel, decision: Pick | None, cards: Sequence[Json | str]) -> bool:
    """Whether the open question is about the only one of the cards, taken unasked."""
    if decision is None or decision.about is None or len(cards) != 1:
        return False
    said = cards[0]
    return not isinstance(said, str) and is_meant(
        duel, duel.card(cast(CardId, decision.about)), said
    )


def is_forced(duel: Duel, decision: Pick, step: Json) -> bool:
    """Whether what `step` activates has to be: its target or its place is asked for."""
    if decision.seat != step["player"]:
        return False
    if decision.reason is Reason.TARGET:
        return is_about(duel, decision, [step["card"]])
    ordered = decision.reason is Reason.TRIGGER_ORDER
    return ordered and bool(_ordered(duel, decision, step["card"]))


def _ordered(duel: Duel, decision: Pick, said: Json) -> list[int]:
    options = enumerate(decision.options)
    return [index for index, option in options if _is_option(duel, option, said)]


def next_link(duel: Duel, decision: Pick, step: Json) -> Answer | None:
    """The answer that makes the card of `step` the next link, if another could be."""
    if decision.reason is not Reason.TRIGGER_ORDER:
        return None
    found = _ordered(duel, decision, step["card"])
    if "option" in step and found:
        return (max(found, key=lambda index: _likeness(duel, decision, index, step)),)
    return None if not found or len(found) == len(decision.options) else tuple(found[:1])


def as_action(claim: Json) -> Json:
    """The step that does what a `can` or `cannot` speaks of."""
    step = {key: value for key, value in claim.items() if key != "action"}
    step["do"] = claim["action"]
    if step["do"] == "choose" and "card" in step:
        step["cards"] = [step.pop("card")]
    return step


def single(decision: Pick, index: int) -> Pick:
    """The question with one of its options only."""
    return Pick(decision.seat, decision.reason, decision.options[index : index + 1])


def brief(step: Json) -> str:
    """A step in one line."""
    told = []
    for value in step.values():
        cards = value if isinstance(value, list) else [value]
        told += [str(c.get("name", c) if isinstance(c, dict) else c) for c in cards]
    return " ".join(told)
