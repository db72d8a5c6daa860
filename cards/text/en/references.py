"""Cards spoken of before, and those that a text need not describe, in English."""

from cards.text.anaphora import Known, ThisInGraveyard, ThisInHand
from cards.text.en.nouns import described, thing
from cards.text.en.terms import KIND
from engine.yugioh.language import (
    AttackingMonster,
    EquippedMonster,
    Former,
    NewTarget,
    OpposingMonster,
    Subject,
    Subjects,
    ThatCard,
    ThisCard,
    Together,
    Whose,
)


@thing.register
def _(noun: Subjects) -> str:
    return f"that {described(noun.such).replace('monster', 'monster(s)', 1)}"


@thing.register
def _(_noun: OpposingMonster) -> str:
    return "the opponent's battling monster"


@thing.register
def _(noun: Known) -> str:
    if noun.count > 1:
        return "them" if noun.near else f"those {KIND[noun.kind]}s"
    if noun.still:
        theirs = "opponent's " if noun.still.whose is Whose.THEIRS else ""
        yours = " you control" if noun.still.whose is Whose.YOURS else ""
        return f"that {theirs}{described(noun.still)}{yours}"
    return "it" if noun.near else f"that {KIND[noun.kind]}"


@thing.register
def _(noun: Together) -> str:
    if isinstance(noun.of, Known) and noun.of.count > 1:
        return f"all {noun.of.count}"
    return f"all of {thing(noun.of)}"


@thing.register
def _(_noun: ThisCard) -> str:
    return "this card"


@thing.register
def _(_noun: ThisInHand) -> str:
    return "this card from your hand"


@thing.register
def _(_noun: ThisInGraveyard) -> str:
    return "this card from your GY"


@thing.register
def _(_noun: ThatCard) -> str:
    return "that target"


@thing.register
def _(_noun: Subject | Former) -> str:
    return "that card"


@thing.register
def _(_noun: AttackingMonster) -> str:
    return "the attacking monster"


@thing.register
def _(_noun: NewTarget) -> str:
    return "another monster you control that would be an appropriate target"


@thing.register
def _(_noun: EquippedMonster) -> str:
    return "the equipped monster"
