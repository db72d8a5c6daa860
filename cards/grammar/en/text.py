"""English, as Problem-Solving Card Text."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeGuard

from cards.grammar.anaphora import ANY_HOST, Alternative, alternatives, limit_of, plain_host
from cards.grammar.en.forms import FORMS
from cards.grammar.en.joined import TARGETING, either_negated, follow
from cards.grammar.en.nouns import capital, counted
from cards.grammar.en.openings import opened
from cards.grammar.en.pronouns import spoken
from cards.grammar.en.saying import demanded, say
from cards.grammar.printing import Language, put, put_if
from cards.grammar.terms import term
from cards.grammar.trees import becomes_monster, nodes
from cards.grammar.unions import union_of
from engine.yugioh.language import (
    Activatable,
    Activate,
    AttackBecomes,
    Cards,
    CardText,
    Effect,
    EffectsNegated,
    Fact,
    Icon,
    If,
    Ignition,
    IsActivated,
    Limit,
    Node,
    Noun,
    PayLife,
    Place,
    Quick,
    Step,
    Throughout,
    When,
    Whenever,
)
from engine.yugioh.language.cards import effects_of

ONE_A_TURN = "You can only use 1 {} per turn, and only once that turn."
EITHER = "Once per turn, you can either"
AT_ONCE = "You can also use this effect as you activate this card."
UNANSWERABLE = "Neither player can activate cards or effects in response to this activation."
UNANSWERED = (
    "Your opponent cannot activate cards or effects in response to this {0}'s activation."
)
BY_SUMMONER = "The player who conducted the Summon activates this effect."
QUICK_IF = "This is a Quick Effect if {}."
UNDENIABLE = "This {0}'s activation and effect cannot be negated."


def box(card: CardText) -> tuple[str, ...]:
    """The effects of the card, each a paragraph; a line of our own where there is none."""
    treated = " and ".join(f'"{each}"' for each in card.treated_as)
    paragraphs = [f"(This card is always treated as an {treated} card.)"] if treated else []
    if card.known_as:
        paragraphs.append(f'(This card\'s name is always treated as "{card.known_as}".)')
    if not card.effects:
        return (*paragraphs, "This monster has no effect.")
    effects = spoken(card)
    options = alternatives(effects)
    told = _one_a_turn(effects, card)
    for nth, effect in enumerate(effects):
        paragraphs += told.get(nth, ())
        if effect in options:
            paragraphs += [_one_of(options, card)] if effect is options[0] else []
            continue
        sentence = say_paragraph(effect, card)
        if isinstance(effect, Whenever) and paragraphs and not (card.known_as and nth == 0):
            paragraphs[-1] += f" {sentence}"
        elif sentence:
            follow(paragraphs, sentence, effect)
    return (*paragraphs, *told.get(len(effects), ()))


def _one_a_turn(effects: tuple[Effect, ...], card: CardText) -> Mapping[int, Sequence[str]]:
    """What tells that one of several effects is used a turn, by the effect that follows it."""
    activated = effects_of(effects, Activatable)
    used = [each for each in activated if each.do or not isinstance(each, Activate)]
    bound = [each for each in used if each.limit is Limit.ONE_BY_NAME]
    if not bound:
        return {}
    first, after = effects.index(bound[0]), effects.index(bound[-1]) + 1
    if bound != used and bound == used[-len(bound) :]:
        return {first: (ONE_A_TURN.format(f'of the following effects of "{card.name}"'),)}
    if bound != used and bound == used[: len(bound)]:
        return {after: (ONE_A_TURN.format(f'of the preceding effects of "{card.name}"'),)}
    return {len(effects): (ONE_A_TURN.format(f'"{card.name}" effect'),)}


OFTEN: Mapping[Limit | None, str] = {
    Limit.ONCE_EACH: "Once per turn",
    Limit.ONCE_PER_BATTLE: "Once per battle",
    Limit.ONCE_PER_CHAIN: "Once per Chain",
    Limit.ONCE_FACE_UP: "Once while face-up on the field",
}
"""How often each copy can use an effect, before the effect."""
BY_NAME: Mapping[Limit | None, str] = {Limit.ONCE_BY_NAME: "turn", Limit.ONCE_PER_DUEL: "Duel"}
"""In what time an effect of cards of one name can be used once."""


def _one_of(options: Sequence[Alternative], card: CardText) -> str:
    """The effects of which one is chosen, and how often that can be."""
    if joined := either_negated(options):
        return joined
    if union := union_of(options):
        how = f" in {term(union.position, 'en')}" if union.position else ""
        host = counted(union.host, 1)
        first = f"Target {host}; equip this card to that target"
        return f"{EITHER}: {first}, OR: Unequip this card and Special Summon it{how}."
    limit = limit_of(options[0])
    said = " ".join(f"● {say(each)}" for each in options)
    once = "Once per turn, activate" if limit is Limit.ONCE_EACH else "Activate"
    sentence = f"{once} 1 of these effects. {said}{_one_activation(options, card)}"
    sentence += _once_by_name(card, limit)
    return sentence


def _once_by_name(card: CardText, limit: Limit | None) -> str:
    """How often the effect can be used with cards of its name, where that is limited."""
    time = BY_NAME.get(limit)
    return f' You can only use this effect of "{card.name}" once per {time}.' if time else ""


def _one_activation(effects: Sequence[Effect], card: CardText) -> str:
    """That one such card can be activated a turn, if each of these effects says so."""
    says = {limit_of(each) for each in effects} == {Limit.ONE_ACTIVATION}
    return f' You can only activate 1 "{card.name}" per turn.' if says else ""


def say_paragraph(effect: Effect, card: CardText) -> str:
    """One effect as a paragraph of its own, with what limits it; nothing where all is tacit."""
    if isinstance(effect, Activate) and card.stays and not becomes_monster(effect.do):
        return f"{_stays(effect, card)}{_one_activation((effect,), card)}".strip()
    if _is_quick(effect):
        sentence = _quick(effect, marked=card.is_monster or not card.stays)
    else:
        sentence = say(effect)
    if isinstance(effect, Quick | When) and effect.at_once:
        sentence += f" {AT_ONCE}"
    if isinstance(effect, Activatable):
        sentence += _of_its_activation(effect)
    limit = limit_of(effect)
    sentence += _once_by_name(card, limit)
    sentence += _one_activation((effect,), card)
    return _once(sentence, OFTEN[limit]) if limit in OFTEN else sentence


def _of_its_activation(effect: Activatable) -> str:
    """What is told besides of activating it: what that asks for, what answers it, its oath."""
    told, what = "", "card" if isinstance(effect, Activate) else "effect"
    if isinstance(effect.condition, Throughout):
        told += f" {capital(demanded(effect.condition))}."
    if effect.unanswerable:
        told += f" {UNANSWERABLE}"
    if effect.unanswered:
        told += f" {UNANSWERED.format(what)}"
    if isinstance(effect, If) and effect.by_summoner:
        told += f" {BY_SUMMONER}"
    if effect.undeniable:
        told += f" {UNDENIABLE.format(what)}"
    if effect.oath:
        told += f" {capital(sworn(effect.oath, what, effect.do))}."
    if isinstance(effect, Ignition) and effect.quick_if:
        told += f" {QUICK_IF.format(say(effect.quick_if))}"
    return told


def _once(sentence: str, often: str) -> str:
    if sentence.startswith("(Quick Effect): "):
        return f"{often} {sentence}"
    if sentence.startswith(("When ", "If ", "During ", "At ")):
        return f"{often}, {sentence[:1].lower()}{sentence[1:]}"
    return f"{often}: {sentence}"


def sworn(oath: Fact, what: str, do: Step | None = None) -> str:
    """What has to hold for the whole turn; what the effect itself summons is no part of it."""
    summons = any(isinstance(node, Step) and node.summons for node in nodes(do))
    said = put_if(oath, "en", "others") if summons else None
    said = said or put_if(oath, "en", "oath") or say(oath)
    return f"{said} the turn you activate this {what}{put_if(oath, 'en', 'besides') or ''}"


def _stays(effect: Activate, card: CardText) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do and effect.cost:
        if isinstance(effect.cost, PayLife):
            return f"Activate this card by {put(effect.cost, 'en', 'gerund')}."
        return f"To activate this card, you must {say(effect.cost)}."
    aims = card.icon is not Icon.EQUIP or (effect.do and not effect.cost)
    if effect.target and aims:
        opening = f"{TARGETING}{put(effect.target, 'en', 'aims')}"
        return f"{opening}; {say(effect.do)}." if effect.do else f"{opening}."
    if not effect.do:
        return _comes_to_stay(effect, card)
    if effect.cost:
        return say(effect)
    return f"When this card is activated: {capital(say(effect.do))}."


def _comes_to_stay(effect: Activate, card: CardText) -> str:
    """When it can be activated, and on what; that Equip Spells can be equipped is tacit."""
    if effect.when:
        return f"Activate this card when {say(effect.when)}."
    if effect.condition:
        return f"You can only activate this card if {say(effect.condition)}."
    if effect.target is None or effect.target.of == ANY_HOST:
        return ""
    return f"Equip only to {say(_host(effect.target.of))}."


def _host(noun: Noun) -> Node:
    """What it is equipped to; of a player's monsters that they control it."""
    host = plain_host(noun)
    if isinstance(host, Cards) and host.whose:
        return replace(host, place=Place.FIELD)
    return host


# --- effects


def _body(effect: Activatable) -> str:
    """What stands after the colon: costs, targets, and what is done."""
    you_can = isinstance(effect, Ignition | Quick) or getattr(effect, "you_can", False)
    paid = [say(part) for part in (effect.cost, effect.target) if part]
    parts = [", then ".join(paid), say(effect.do) if effect.do else ""]
    body = "; ".join(part for part in parts if part)
    can = "you can, " if body.startswith("if ") else "you can "
    if not paid and effect.do and _is_statement(effect.do):
        can = "you can activate this effect; "
    if you_can and not paid and _makes(effect.do):
        return capital(f"you can make {put(effect.do, 'en', 'made')}.")
    return capital(f"{can if you_can else ''}{body}.")


def _makes(step: Step | None) -> TypeGuard[Step]:
    """Whether a monster is made to have some ATK."""
    return step is not None and isinstance(step.states, AttackBecomes)


def _is_statement(step: Step) -> bool:
    """Whether the words for the step begin with what then holds of something."""
    fact = step.leading.states
    return fact is not None and not isinstance(fact, AttackBecomes | EffectsNegated)


@say.register
def _(effect: Activatable) -> str:
    if _is_quick(effect):
        return _quick(effect, marked=True)
    opening = put(effect, "en")
    return f"{opening}: {_body(effect)}" if opening else _body(effect)


def _is_quick(effect: Effect) -> TypeGuard[Quick | When]:
    """Whether it is a Quick Effect, also one that has to be used."""
    if isinstance(effect, When):
        return isinstance(effect.when, IsActivated) and not effect.you_can
    return isinstance(effect, Quick)


def _quick(effect: Quick | When, *, marked: bool) -> str:
    """A Quick Effect, marked as one where the card does not make it plain."""
    opening = put(effect, "en")
    mark = "(Quick Effect)" if marked or not opening else ""
    return f"{' '.join(part for part in (opening, mark) if part)}: {_body(effect)}"


LANGUAGE = Language({**FORMS, "beginning": opened}, box, spoken, say_paragraph, say)
