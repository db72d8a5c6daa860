"""What Japanese decides of which cards are meant, and of how often something is used.

A listing like those of `twice.py`, which asks it: it makes both parts say what is played.
"""

from dataclasses import replace

from cards.grammar.trees import becomes_monster, instead, put_for
from engine.yugioh.language import (
    FORMER,
    THAT,
    Activatable,
    AtDamageStep,
    Cards,
    EffectMonster,
    If,
    Is,
    IsSummoned,
    Limit,
    Named,
    Node,
    Not,
    Place,
    Quality,
    Step,
    Subject,
    Target,
    ThisCard,
    When,
    WouldBeSummoned,
    parts,
)

BUT_THAT = Not(Is(THAT))
Told = tuple[str, Node, Node] | None


def decided_of_use(english: Node, japanese: Node) -> Told:
    """What Japanese decides of how often something is used."""
    match english, japanese:
        # How often it is used on one chain.
        case Activatable(limit=None), Activatable(limit=Limit.ONCE_PER_CHAIN as limit):
            return "on a chain", replace(english, limit=limit), japanese
        # That a Trap need not come from the Graveyard as a monster.
        case When(you_can=False, where=Place.GRAVEYARD, do=Step() as do), When(
            you_can=True
        ) if becomes_monster(do):
            return "free", replace(english, you_can=True), japanese
        # That what is negated is the Summon, as it is about to be.
        case Activatable(when=IsSummoned() as one, do=Step() as do), Activatable(
            when=WouldBeSummoned()
        ):
            said = put_for(do, instead(Subject, FORMER))
            comes = WouldBeSummoned(one.who, one.ways)
            return "would come", replace(english, when=comes, do=said), japanese
        # What has to be activated each time is activated whenever that happens.
        case If(each_time=True, you_can=False), If(each_time=False, you_can=False):
            return "each time", replace(english, each_time=False), japanese
    return None


def decided_of_cards(english: Node, japanese: Node) -> Told:
    """What Japanese decides of which cards are meant."""
    match english, japanese:
        # Whether cards that are called so are left out.
        case Cards(like=one), Cards(like=other) if one != other:
            left_out = _by_name(one), _by_name(other)
            if set(one) - left_out[0] == set(other) - left_out[1] and not all(left_out):
                return "by name", replace(english, like=other), japanese
        # That what is battled is an Effect Monster, of which alone effects are negated.
        case AtDamageStep() as one, AtDamageStep(foe=foe, attacked=attacked) if one != japanese:
            told = replace(one, foe=foe, attacked=attacked)
            if told == japanese and put_for(told, _of_any_effects) == one:
                return "Effect Monster", japanese, japanese
    return None


def decided_of_others(english: Node, japanese: Node) -> Told:
    """What Japanese decides of which card others are told from, and which one is meant."""
    match english, japanese:
        # Others than the target, of which English only says that they are others.
        case Activatable(target=Target(), do=Step() as do), Activatable(do=Step() as other) if (
            BUT_THAT in parts(other) and BUT_THAT not in parts(do)
        ):
            if (said := put_for(do, _but_that)) != do:
                return "others", replace(english, do=said), japanese
        # "It" is this card where Japanese says so.
        case Subject(), ThisCard():
            return "this card", japanese, japanese
    return None


DECIDED = decided_of_use, decided_of_cards, decided_of_others


def _but_that(node: Node) -> Node:
    """The cards without the target, for those without this card."""
    if not (isinstance(node, Cards) and node.other):
        return node
    return replace(node, other=False, like=(*node.like, BUT_THAT))


def _of_any_effects(node: Node) -> Node:
    """The cards, whether they have effects or not."""
    if not isinstance(node, Cards):
        return node
    return replace(node, like=tuple(each for each in node.like if each != EffectMonster()))


def _by_name(like: tuple[Quality, ...]) -> set[Quality]:
    """The qualities of a card that is left out by its name."""
    left_out = (each for each in like if isinstance(each, Not) and isinstance(each.what, Named))
    return {each for each in left_out if isinstance(getattr(each.what, "name", None), str)}
