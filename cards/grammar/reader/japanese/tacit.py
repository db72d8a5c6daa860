"""What a Japanese sentence leaves to the card that it stands on."""

from dataclasses import replace

from cards.grammar.anaphora import Known
from cards.grammar.reader.effects import is_of_fallen
from cards.grammar.reader.sentences import Said
from cards.grammar.trees import becomes_monster, instead, nodes, put_for
from engine.yugioh.language import (
    ATTACKER,
    EQUIPPED,
    FOE,
    FORMER,
    THAT,
    THIS,
    Ability,
    Among,
    AtDamageStep,
    AttackingMonster,
    Both,
    Cards,
    CardText,
    Choose,
    Condition,
    DeclaresAttack,
    During,
    IsActivated,
    IsFlipped,
    IsSummoned,
    Kind,
    Lot,
    Node,
    Noun,
    Place,
    Step,
    Timing,
    Whose,
    WouldBeSummoned,
)


def adapted(said: Said, card: CardText) -> Said:
    """What the sentence says on such a card.

    A card that does not stay is activated by its sentence; what can be used in the opponent's
    turn, or answers an activation, is a Quick Effect; after a target was named, "that card" is
    the target.
    """
    if said.when == IsFlipped(THIS) and Ability.FLIP in card.abilities:
        said = replace(said, word="FLIP", when=None)
    if said.target is not None:
        said = replace(said, target=replace(said.target, of=_on_field(said.target.of)))
    if said.do is not None:
        said = replace(said, do=_spoken(put_for(said.do, _chosen), said))
    if isinstance(said.when, AtDamageStep) and FOE in nodes(said.do) and not said.when.foe:
        said = replace(said, when=replace(said.when, foe=Cards(Kind.MONSTER, Whose.THEIRS)))
    equips = any(isinstance(node, Step) and node.wears for node in nodes(said.do))
    if card.stays and equips and EQUIPPED not in nodes(said.when):
        said = replace(said, word="Activated")
    if becomes_monster(said.do) and not (said.bullet or said.where or said.limit):
        return replace(said, can=False, quick=False)
    used = said.cost or said.target
    if card.is_monster and said.when is None and said.word != "FLIP" and used:
        said = replace(said, can=True)
    if said.word == "Activated" or not (card.stays or card.is_monster or is_of_fallen(said)):
        return replace(said, can=False, quick=False)
    return replace(said, quick=True) if said.can and _is_quick(said) else said


def _on_field(noun: Noun) -> Noun:
    """The cards that are targeted: what lies in a position, or face-up, is on the field."""
    if isinstance(noun, Cards) and noun.place is None and (noun.position or noun.face):
        return replace(noun, place=Place.FIELD)
    return noun


def _chosen(node: Node) -> Node:
    """What is chosen: what lies in a position, or face-up, is on the field."""
    return replace(node, of=_on_field(node.of)) if isinstance(node, Choose) else node


def _spoken(step: Step, said: Said) -> Step:
    """What is done, with what "that card" is after a target, or where one would come."""
    if said.target is not None:
        step = put_for(step, _near)
        attacker = said.target.of == ATTACKER
        return put_for(step, instead(AttackingMonster, THAT)) if attacker else step
    if isinstance(said.when, AtDamageStep) and THIS not in nodes(said.when):
        return put_for(put_for(step, _foe) if said.when.foe else step, _near)
    if isinstance(said.when, WouldBeSummoned):
        return put_for(step, instead(Known, FORMER))
    asked = {DeclaresAttack: _attacking, IsSummoned: _answered}.get(type(said.when))
    return put_for(step, asked) if asked else step


def _attacking(node: Node) -> Node:
    """The monster that attacks, of which only whose it is is said again."""
    if isinstance(node, Known) and node.still and not node.still.like:
        return replace(node, still=None)
    return node


def _answered(node: Node) -> Node:
    """Those of the monsters that came of which something is said again."""
    if isinstance(node, Known) and node.still:
        return Among(Lot.ANSWERED, Cards(node.still.kind, like=node.still.like))
    return node


def _foe(node: Node) -> Node:
    """The monster of the opponent, with which one of yours battles."""
    theirs = isinstance(node, Known) and node.still == Cards(Kind.MONSTER, Whose.THEIRS)
    return FOE if theirs else node


def _near(node: Node) -> Node:
    return replace(node, near=True) if isinstance(node, Known) else node


def _is_quick(said: Said) -> bool:
    if isinstance(said.when, IsActivated | WouldBeSummoned):
        return said.word != "If"  # of what waits for the chain to be over
    if isinstance(said.when, AtDamageStep):
        return isinstance(said.when.timing, tuple) or said.when.timing is Timing.CALCULATION
    return said.quick or (said.when is None and _is_theirs(said.condition))


def _is_theirs(condition: Condition | None) -> bool:
    """Whether it can be so in the turn of the opponent."""
    if isinstance(condition, Both):
        return _is_theirs(condition.first) or _is_theirs(condition.second)
    return isinstance(condition, During) and condition.turn is not Whose.YOURS
