"""From sentences to the effects of a card: which kind each makes up on a card of its kind."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from cards.grammar.reader.references import HIDDEN_OR_BURIED, answers_this
from cards.grammar.reader.sentences import Said, Tail
from cards.grammar.references import ThisInGraveyard
from cards.grammar.trees import becomes_monster, nodes, put_for
from engine.yugioh.language import (
    FALLS,
    Activatable,
    Activate,
    AtDamageStep,
    AtPhase,
    BeforeDraw,
    Both,
    CanApply,
    Cards,
    CardText,
    Condition,
    Continuous,
    Denies,
    During,
    Effect,
    EitherHappens,
    Flip,
    Icon,
    If,
    Ignition,
    IsActivated,
    IsDestroyed,
    Kind,
    Limit,
    NegateActivation,
    NegateEffect,
    Node,
    Phase,
    Place,
    Quick,
    Summon,
    SummonedIf,
    ThisIs,
    Trigger,
    WasActivated,
    When,
    Whenever,
    Whose,
    WouldBeSummoned,
)

MAIN = (Phase.MAIN_1, Phase.MAIN_2)
ACTIVATED = ("when", "condition", "cost", "target", "do", "limit")
OF_ITS_ACTIVATION = ("unanswerable", "unanswered", "undeniable")
OWN_MAIN = During(Whose.YOURS, MAIN)


def effects_of(said: Said, card: CardText) -> Iterator[Effect]:
    """Every effect that the sentence may be on such a card."""
    if isinstance(said.where, tuple):
        if said.when is not None and not said.quick and said.where != HIDDEN_OR_BURIED:
            return  # what is triggered lies in one place
    elif isinstance(said.when, AtPhase) and said.where and said.when.where is Place.FIELD:
        said = replace(said, when=replace(said.when, where=said.where), where=None)
    waits = said.word == "If" and not said.quick
    if waits and said.when is not None:
        said = replace(said, when=_afterwards(said.when))
    each = said.when.each if said.when else ()
    if any(isinstance(one, IsActivated if waits else WasActivated | Denies) for one in each):
        return  # what answers an activation is a Quick Effect, unless it waits for the chain
    if isinstance(said.condition, Both) and said.condition.second == OWN_MAIN:
        said = replace(said, condition=Both(OWN_MAIN, said.condition.first))
    if card.is_monster and card.scale is None:
        yield from _of_monster(said)
    elif card.stays:
        yield from _of_lasting(said, card)
    elif is_of_fallen(said):
        yield from _of_fallen(said, card)
    elif said.word not in ("FLIP", "Activated") and _is_activation(said):
        yield from _activations(said)


def _afterwards(when: Trigger) -> Trigger:
    """The same, where that something was activated is told once the chain is over."""
    if isinstance(when, EitherHappens):
        return EitherHappens(_afterwards(when.first), _afterwards(when.second))
    if not isinstance(when, IsActivated) or not isinstance(when.which, Cards):
        return when
    told = WasActivated(when.which, when.effect, when.by_kind)
    plain = IsActivated(when.which, when.effect, by_kind=when.by_kind)
    return told if when == plain and when.which.place is None else when


def is_of_fallen(said: Said) -> bool:
    """Whether it is used where a card lies that has left the field, or answers that it left."""
    lies = Place.GRAVEYARD in (said.where, getattr(said.when, "where", None))
    lies = lies or ThisInGraveyard() in (*nodes(said.cost), *nodes(said.do))
    return lies or (said.when is not None and answers_this(Activate(when=said.when)))


def _of_fallen(said: Said, card: CardText) -> Iterator[Effect]:
    """Such an effect of a Spell or Trap that does not stay: of a Trap, in either turn."""
    if isinstance(said.when, IsActivated) and said.can:
        yield Quick(**_parts(said), where=said.where or Place.FIELD)
    elif said.when is not None:
        yield from _triggered(said)
    elif said.can and not _is_outside_main(said.condition):
        own = OWN_MAIN in (said.condition, getattr(said.condition, "first", None))
        if card.kind is Kind.SPELL and card.icon is not Icon.QUICK_PLAY:
            yield _ignition(said)
        elif own is (card.kind is Kind.SPELL):
            yield (Ignition if own else Quick)(**_parts(said), where=said.where or Place.FIELD)


def _is_activation(said: Said) -> bool:
    """Whether the sentence can be the activation of a card that does not stay."""
    return not said.quick and (said.word == "Activate" or not said.can)


def _parts(said: Said) -> dict[str, Any]:
    """What it says in the fields that all activated effects have."""
    return {name: getattr(said, name) for name in ACTIVATED}


def _activations(said: Said) -> Iterator[Activate]:
    """Its activation: nothing that happens to the card itself can be answered with that."""
    made = Activate(**_parts(said))
    each = said.when.each if said.when else ()
    if any(isinstance(one, WasActivated | Denies) for one in each):
        return
    if said.where is None and not answers_this(made) and not isinstance(said.when, AtPhase):
        yield made


def _of_monster(said: Said) -> Iterator[Effect]:
    parts = _parts(said)
    if said.word == "FLIP":
        yield Flip(**parts, you_can=said.can)
    elif said.quick:
        if said.can:
            yield Quick(**parts, where=said.where or Place.FIELD)
        elif isinstance(said.when, IsActivated):
            yield When(**parts, where=_there(said))
    elif said.word == "When" and not said.can and _needs_the_link(said):
        yield When(**parts, where=_there(said))
    elif said.when is not None:
        yield from _triggered(said)
    elif said.can and not _is_outside_main(said.condition):
        yield _ignition(said)


def _there(said: Said) -> Place | tuple[Place, ...] | None:
    """Where the card of what is triggered lies, where that is told."""
    is_either = isinstance(said.where, tuple) and said.where != HIDDEN_OR_BURIED
    return None if is_either else said.where


def _needs_the_link(said: Said) -> bool:
    """Whether it can only be a Quick Effect, marked or not: it asks for what stands on the
    chain, its targets or the activation itself. All else waits until the chain has resolved
    (FAQ 10452), unless it is marked (FAQ 10684).
    """
    when = said.when
    if not isinstance(when, IsActivated):
        return False
    negates = any(isinstance(each, NegateActivation | NegateEffect) for each in nodes(said.do))
    return negates or when.targeting is not None


def _ignition(said: Said) -> Ignition:
    """An effect of one's own Main Phase, which goes without saying."""
    parts = _parts(said)
    condition = said.condition
    if condition == OWN_MAIN:
        parts["condition"] = None
    elif isinstance(condition, Both) and condition.first == OWN_MAIN:
        parts["condition"] = condition.second
    return Ignition(**parts, where=said.where or Place.FIELD)


def _is_outside_main(condition: Condition | None) -> bool:
    """Whether it is asked for a phase in which nothing can be activated of one's own accord."""
    if isinstance(condition, Both):
        return _is_outside_main(condition.first) or _is_outside_main(condition.second)
    return isinstance(condition, During) and not set(condition.phases) <= set(MAIN)


def _triggered(said: Said) -> Iterator[Effect]:
    parts = _parts(said)
    if isinstance(said.when, AtPhase) and said.when.phase in MAIN:
        return
    if isinstance(said.when, IsActivated):
        return
    if said.word == "When" and not isinstance(said.when, AtPhase | BeforeDraw | AtDamageStep):
        yield When(**parts, you_can=said.can, where=_there(said))
    elif said.where is None or said.word in ("If", "Each") or isinstance(said.when, BeforeDraw):
        each_time = said.word == "Each"
        yield If(**parts, you_can=said.can, where=_there(said), each_time=each_time)


def _of_lasting(said: Said, card: CardText) -> Iterator[Effect]:
    """An effect of a Spell or Trap that stays on the field, or its activation."""
    parts = _parts(said)
    if said.word == "Activated":
        if not said.can:
            yield Activate(**parts)
        return
    if becomes_monster(said.do) and not said.can:
        yield from _activations(said)
        return
    if said.when is not None:
        if said.quick or (said.can and isinstance(said.when, IsActivated | WouldBeSummoned)):
            yield Quick(**parts)
        elif not (said.word == "Old" and isinstance(said.when, IsDestroyed)):
            yield from _triggered(said)
        return
    if said.can and not _is_outside_main(said.condition):
        quick = Quick(**parts, where=said.where or Place.FIELD)
        yield quick if _is_quick(said, card) else _ignition(said)
        return
    if said.cost or said.target or said.condition:
        yield from _activations(said)


def _is_quick(said: Said, card: CardText) -> bool:
    return said.quick or card.kind is Kind.TRAP or card.icon is Icon.QUICK_PLAY


def with_tail(effects: list[Effect], tail: Tail, name: str) -> list[Effect] | None:
    """The effects with what the sentence after them tells; None where it does not fit."""
    if tail.name and tail.name != name:
        return None
    if tail.way:
        last = effects[-1] if effects else None
        if not isinstance(last, SummonedIf):
            return None
        limit, oath = tail.limit or last.limit, tail.oath or last.oath
        then = tail.then or last.then
        return [*effects[:-1], replace(last, limit=limit, oath=oath, then=then)]
    told = [each for each in effects if _is_counted(each)]
    if tail.ahead and effects[-1:] != told[-1:]:
        return effects
    if tail.card:
        told = [each for each in told if isinstance(each, Activate)]
    one_of = [e for e in told if getattr(e, "either", False)]
    end = one_of if told and told[-1] in one_of else told[-1:]
    chosen = told if tail.all or tail.card else end
    if not chosen or not (tail.all or tail.card or effects[-1] is chosen[-1]):
        return None
    told_of = {id(one): _told(one, tail) for one in chosen}
    found = [told_of.get(id(each), each) for each in effects]
    return None if None in found else [each for each in found if each is not None]


def _is_counted(effect: Effect) -> bool:
    """Whether it can be told how often it is used."""
    return isinstance(effect, Activatable | CanApply) or _does_at_times(effect)


def _does_at_times(effect: Effect) -> bool:
    """Whether it says what can be done as often as it tells, without an activation."""
    return isinstance(effect, Continuous) and hasattr(effect.fact, "limit")


def _told(effect: Effect, tail: Tail) -> Effect | None:
    if isinstance(effect, Continuous):
        return _told_of_deed(effect, tail)
    return _told_of_used(effect, tail) if isinstance(effect, Activatable | CanApply) else None


def _told_of_deed(effect: Continuous, tail: Tail) -> Effect | None:
    """What can be done without an activation, with how often or when it is."""
    if tail.condition is not None:
        condition = _also(effect.condition, tail.condition)
        return replace(effect, condition=condition) if condition else None
    if tail.limit not in (Limit.ONCE_EACH, Limit.ONCE_BY_NAME):
        return None
    limited: Any = effect.fact
    return replace(effect, fact=replace(limited, limit=tail.limit))


def _told_of_used(effect: Activatable | CanApply, tail: Tail) -> Effect | None:
    told: dict[str, Any] = {}
    if tail.limit is not None:
        if effect.limit not in (None, Limit.ONCE_EACH):
            return None
        told["limit"] = tail.limit
    if isinstance(effect, CanApply):
        return replace(effect, **told)
    if tail.at_once:
        return replace(effect, at_once=True) if isinstance(effect, Quick | When) else None
    if tail.by_summoner:
        return replace(effect, by_summoner=True) if isinstance(effect, If) else None
    if tail.quick_if is not None:
        told["quick_if"] = tail.quick_if
        return replace(effect, **told) if isinstance(effect, Ignition) else None
    if tail.condition is not None:
        if (condition := _also(effect.condition, tail.condition)) is None:
            return None
        told["condition"] = condition
    told |= {name: True for name in OF_ITS_ACTIVATION if getattr(tail, name)}
    if tail.treated_as is not None:
        if sum(hasattr(node, "treated_as") for node in nodes(effect)) != 1:
            return None
        effect = put_for(effect, _counting_as(tail.treated_as))
    return replace(effect, oath=tail.oath or effect.oath, **told)


def _counting_as(way: Summon) -> Callable[[Node], Node]:
    """For `put_for`: what can be treated as a summon in some way, as one in that way."""
    told: dict[str, Any] = {"treated_as": way}
    return lambda node: replace(node, **told) if hasattr(node, "treated_as") else node


def _also(said: Condition | None, told: Condition) -> Condition | None:
    """What is so with what is told after it; None where that cannot be said together."""
    if said is None:
        return told
    return Both(said, told) if isinstance(told, ThisIs) else None


def suits(card: CardText, effect: Effect) -> bool:
    """Whether such a card has such effects.

    That a monster falls as another card is destroyed is nothing that is activated.
    """
    if isinstance(effect, Whenever):
        destroyed = card.is_monster and isinstance(effect.when, IsDestroyed)
        return not destroyed or effect.do == FALLS
    if not isinstance(effect, Activatable):
        return True
    if card.is_monster and isinstance(effect.when, IsDestroyed) and effect.do == FALLS:
        return False
    if card.is_monster and card.scale is None:
        return not isinstance(effect, Activate)
    return card.stays or not isinstance(effect, Flip)
