"""English, as Problem-Solving Card Text."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs, settled
from cards.text.en_nouns import a, card_of, counted, described, thing, where
from cards.text.en_steps import done
from cards.text.en_terms import OWNER, PLACE, SUMMON, TIMING
from engine.yugioh.language import (
    Activatable,
    Activate,
    Amount,
    AtDamageStep,
    Both,
    Cards,
    CardText,
    Cause,
    Continuous,
    DeclaresAttack,
    Effect,
    Exists,
    Fact,
    Flip,
    Gains,
    HoldsAll,
    If,
    Ignition,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    Lacks,
    LeavesField,
    Node,
    Noun,
    Place,
    Quick,
    Remains,
    Step,
    Summon,
    SummonedIf,
    Target,
    ThisCard,
    When,
    Whenever,
    Whose,
    WinsIf,
)

ORDINAL = {1: "1st", 2: "2nd", 3: "3rd"}
CAUSE = {None: "", Cause.BATTLE: " by battle", Cause.EFFECT: " by card effect"}
WHILE = "While this card is face-up on the field, "


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    treated = " and ".join(f'"{each}"' for each in card.treated_as)
    paragraphs = [f"(This card is always treated as an {treated} card.)"] if treated else []
    if not card.effects:
        return (*paragraphs, "This monster has no effect.")
    for effect in settled(card):
        sentence = _paragraph(effect, card)
        if isinstance(effect, Whenever) and paragraphs:
            paragraphs[-1] += f" {sentence}"
        elif sentence:
            paragraphs.append(sentence)
    return tuple(paragraphs)


def _paragraph(effect: Effect, card: CardText) -> str:
    if isinstance(effect, Activate) and card.stays:
        return _stays(effect)
    sentence = say(effect)
    if isinstance(effect, Activatable) and effect.limit:
        sentence += f' You can only use this effect of "{card.name}" once per turn.'
    return sentence


def _stays(effect: Activate) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do:
        return ""
    if effect.target:
        targets = counted(effect.target.of, effect.target.count)
        return f"Activate this card by targeting {targets}; {say(effect.do)}."
    return f"When this card is activated: {capital(say(effect.do))}."


def capital(phrase: str) -> str:
    """The phrase as it begins a sentence."""
    return phrase[:1].upper() + phrase[1:]


@singledispatch
def say(node: Node) -> str:
    """Put one node into words."""
    raise NotImplementedError(node)


@say.register
def _(noun: Noun) -> str:
    return thing(noun)


@say.register
def _(node: Step | Target | Fact | Amount) -> str:
    return done(node)


# --- effects


def _body(effect: Activatable, *, you_can: bool = False) -> str:
    """What stands after the colon: costs, targets, and what is done."""
    paid = [say(part) for part in (effect.cost, effect.target) if part]
    parts = [", then ".join(paid), say(effect.do) if effect.do else ""]
    body = "; ".join(part for part in parts if part)
    return capital(f"{'you can ' if you_can else ''}{body}.")


@say.register
def _(effect: Activate | Ignition) -> str:
    body = _body(effect, you_can=isinstance(effect, Ignition))
    return f"When {say(effect.when)}: {body}" if effect.when else body


@say.register
def _(effect: Quick) -> str:
    body = _body(effect, you_can=True)
    if isinstance(effect.when, AtDamageStep):
        during = capital(TIMING[effect.when.timing])
        return f"{during}, if {_battle(effect.when)} (Quick Effect): {body}"
    when = f"When {say(effect.when)} " if effect.when else ""
    return f"{when}(Quick Effect): {body}"


@say.register
def _(effect: When) -> str:
    return f"When {_clause(effect)}: {_body(effect, you_can=effect.you_can)}"


@say.register
def _(effect: If) -> str:
    return f"If {_clause(effect)}: {_body(effect, you_can=effect.you_can)}"


def _clause(effect: When | If) -> str:
    return say(effect.when) if effect.when else "this card is activated"


@say.register
def _(effect: Flip) -> str:
    return f"FLIP: {_body(effect)}"


@say.register
def _(effect: Continuous) -> str:
    fact = say(effect.fact)
    return capital(f"{'' if isinstance(effect.fact, Gains) else WHILE}{fact}.")


@say.register
def _(effect: Whenever) -> str:
    return f"When {say(effect.when)}, {say(effect.do)}."


@say.register
def _(effect: Remains) -> str:
    ordinal = ORDINAL.get(effect.turns, f"{effect.turns}th")
    return (
        "After this card's activation, it remains on the field, but you must destroy it "
        f"during the End Phase of {OWNER[effect.whose]} {ordinal} turn."
    )


@say.register
def _(effect: SummonedIf) -> str:
    condition = say(effect.condition)
    return f"If {condition}, you can Special Summon this card (from your hand)."


@say.register
def _(effect: WinsIf) -> str:
    return f"If {say(effect.condition)}, you win the Duel."


# --- conditions


@say.register
def _(condition: Exists) -> str:
    what = condition.what
    if what.place is Place.FIELD and what.whose:
        many = condition.count > 1
        number = f"{condition.count} or more " if many else ""
        one = described(what, many=many)
        return f"{_controls(what)} {number or ''}{one if many else a(one)}"
    verb = "are" if condition.count > 1 else "is"
    return f"there {verb} {counted(what, condition.count)}"


@say.register
def _(condition: Lacks) -> str:
    what = condition.what
    if what.place is Place.FIELD and what.whose:
        return f"{_controls(what)} no {described(what, many=True)}"
    return f"there are no {described(what, many=True)}{where(what)}"


def _controls(noun: Cards) -> str:
    return where(Cards(whose=noun.whose, place=noun.place)).strip()


@say.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only and only.place is Place.FIELD:
        return f"only your opponent controls {a(described(only))}"
    return f"{say(condition.first)} and {say(condition.second)}"


@say.register
def _(condition: HoldsAll) -> str:
    return f"you have {listed(condition.names)} in your hand"


@say.register
def _(condition: HoldsBesideThis) -> str:
    return f"you have {listed(condition.names)} in addition to this card in your hand"


def listed(names: tuple[str, ...]) -> str:
    """The names in quotation marks, as a list."""
    quoted = [f'"{name}"' for name in names]
    return " and ".join(part for part in (", ".join(quoted[:-1]), quoted[-1]) if part)


# --- triggers


@say.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)} declares an attack"


@say.register
def _(trigger: IsSummoned) -> str:
    ways = [SUMMON[way] for way in _named_ways(trigger.ways)]
    way = " or ".join(part for part in (", ".join(ways[:-1]), ways[-1]) if part)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        subject, ending = ("you", "") if who.whose is Whose.YOURS else ("your opponent", "s")
        return f"{subject} {way} Summon{ending} {a(described(who))}"
    return f"{thing(who)} is {way} Summoned"


def _named_ways(ways: tuple[Summon, ...]) -> tuple[Summon, ...]:
    """The ways worth naming: a Normal Summon may be a Tribute Summon."""
    if Summon.NORMAL in ways:
        return tuple(way for way in ways if way is not Summon.TRIBUTE)
    return ways


@say.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        subject = "you activate" if which.whose is Whose.YOURS else "your opponent activates"
        return f"{subject} {card_of(which)}"
    return f"{card_of(which)} is activated"


@say.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)} is flipped face-up"


@say.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)} leaves the field"


@say.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)} is destroyed{CAUSE[trigger.by]}"


@say.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    destroyed = f"destroyed{CAUSE[by]} and " if by else ""
    came = f" from the {PLACE[trigger.origin]}" if trigger.origin else ""
    return f"{thing(trigger.which)} is {destroyed}sent{came} to the GY"


@say.register
def _(trigger: AtDamageStep) -> str:
    return f"{_battle(trigger)}, {TIMING[trigger.timing]}"


def _battle(trigger: AtDamageStep) -> str:
    """Who fights whom."""
    attacker, attacked = trigger.attacker, trigger.attacked
    damaged = {None: "", Whose.YOURS: "you", Whose.THEIRS: "your opponent"}[trigger.damage_to]
    ending = f" and {damaged} would take battle damage" if damaged else ""
    if attacker and attacked:
        if isinstance(attacked, ThisCard):
            return f"this card is attacked by {thing(attacker)}{ending}"
        return f"{thing(attacker)} attacks {thing(attacked)}{ending}"
    if attacked:
        return f"{thing(attacked)} is attacked{ending}"
    subject = thing(attacker).replace("an opponent's", "your opponent's") if attacker else ""
    return f"{subject or 'a monster'} attacks{ending}"
