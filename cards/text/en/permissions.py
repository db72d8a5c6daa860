"""What may be played and what comes to nothing, in English."""

from cards.text.en.facts import held
from cards.text.en.nouns import thing
from cards.text.en.terms import KIND
from engine.yugioh.language import CannotPlay, NegatesTargeting


@held.register
def _(fact: CannotPlay) -> str:
    where = "anywhere" if fact.everywhere else "on the field"
    return f"{KIND[fact.kind]} Cards, and their effects {where}, cannot be activated"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "only " if fact.alone else ""
    negated = f"negate {KIND[fact.by]} effects that target {alone}{thing(fact.who)}"
    return f"{negated}, and if you do, destroy that card" if fact.destroys else negated
