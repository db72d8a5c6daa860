"""What may be played and what is negated, in English."""

from cards.text.en.conditions import stated
from cards.text.en.facts import held
from cards.text.en.nouns import thing
from cards.text.en.steps import done
from cards.text.en.terms import KIND, OWNER, PHASE, SUMMON
from engine.yugioh.language import (
    AppliedThisTurn,
    AtStartOf,
    CannotActivateCards,
    CannotBattle,
    CannotSet,
    HandLimit,
    HandRevealed,
    Kind,
    MayOnce,
    MustBeTributed,
    NegatesTargeting,
    SentThisTurn,
    ServesAsMaterial,
    TrapFromHand,
    TrapWhenSet,
    Whose,
)

AS_IF = "as if you controlled it"
NO_COVER = "cannot be Set or flipped face-down, but Normal Summoned in either face-up position"
THEIR_BATTLE = "your opponent cannot conduct their"


@held.register
def _(fact: CannotActivateCards) -> str:
    cards = f"{KIND[fact.kind]} Cards"
    effects = f"their effects {'anywhere' if fact.everywhere else 'on the field'}"
    wide = fact.effects or fact.everywhere
    if fact.player is None:
        return f"{cards}{f', and {effects},' if wide else ''} cannot be activated"
    player = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{player} cannot activate {cards}{f', or {effects}' if wide else ''}"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "only " if fact.alone else ""
    negated = f"negate {KIND[fact.by]} effects that target {alone}{thing(fact.who)}"
    return f"{negated}, and if you do, destroy that card" if fact.destroys else negated


@held.register
def _(fact: CannotBattle) -> str:
    whose = "you cannot conduct your" if fact.player is Whose.YOURS else THEIR_BATTLE
    return f"{whose} Battle Phase"


@held.register
def _(fact: MustBeTributed) -> str:
    return f"if you Tribute a monster, you must Tribute {thing(fact.who)}, {AS_IF}"


@held.register
def _(fact: ServesAsMaterial) -> str:
    return f"you can use {thing(fact.who)} as {SUMMON[fact.way]} Material, {AS_IF}"


@held.register
def _(fact: HandRevealed) -> str:
    if fact.player is Whose.YOURS:
        return "you must keep your hand revealed"
    return "your opponent must keep their hand revealed"


@held.register
def _(fact: HandLimit) -> str:
    return f"{OWNER[fact.player]} hand size limit becomes {fact.cards}"


@stated.register
def _(_condition: AppliedThisTurn) -> str:
    return "the other effect of this card was applied this turn"


@held.register
def _(fact: CannotSet) -> str:
    if fact.kind is not Kind.MONSTER:
        return f"{KIND[fact.kind]} Cards cannot be Set"
    return f"monsters {NO_COVER}"


@stated.register
def _(condition: AtStartOf) -> str:
    return f"it is the start of the {PHASE[condition.phase]}"


@held.register
def _(_fact: TrapFromHand) -> str:
    return "you can activate 1 Trap from your hand"


@held.register
def _(_fact: TrapWhenSet) -> str:
    return "once per turn, you can activate 1 Trap the turn it was Set"


@stated.register
def _(condition: SentThisTurn) -> str:
    whose = OWNER[condition.whose]
    return f"a monster was sent from {whose} field to {whose} GY this turn"


@held.register
def _(fact: MayOnce) -> str:
    return f"if {stated(fact.condition)}, you can {done(fact.step)}, once"
