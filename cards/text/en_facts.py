"""What holds while something lasts, in English."""

from functools import singledispatch

from cards.text.en_nouns import group, is_many
from engine.yugioh.language import (
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    Cards,
    Fact,
    Gains,
    NoBattleDamage,
    Noun,
    Place,
    StandsInBattle,
    Whose,
)


@singledispatch
def held(fact: Fact) -> str:
    """What holds, as a statement."""
    raise NotImplementedError(fact)


def subject(noun: Noun) -> str:
    """The cards as the subject of a statement about all of them."""
    whole = isinstance(noun, Cards) and noun.place is Place.FIELD and not noun.whose
    return f"all {group(noun)}" if whole else group(noun)


@held.register
def _(fact: Gains) -> str:
    many = is_many(fact.who)
    changes = []
    for number, stat in ((fact.attack, "ATK"), (fact.defense, "DEF")):
        if number:
            verb = "gain" if number > 0 else "lose"
            changes.append(f"{verb}{'' if many else 's'} {abs(number)} {stat}")
    return f"{subject(fact.who)} {' and '.join(changes)}"


@held.register
def _(fact: CannotAttack) -> str:
    return f"{subject(fact.who)} cannot declare an attack"


@held.register
def _(fact: CannotBeAttacked) -> str:
    attackers = "monsters your opponent controls"
    return f"{attackers} cannot target {group(fact.who)} for attacks"


@held.register
def _(fact: StandsInBattle) -> str:
    return f"{subject(fact.who)} cannot be destroyed by battle"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{'you take' if fact.to is Whose.YOURS else 'your opponent takes'} no battle damage"


@held.register
def _(fact: CannotActivate) -> str:
    player = "you" if fact.player is Whose.YOURS else "your opponent"
    return f"{player} cannot activate cards, or the effects of cards, with that name"
