"""What "it" and "that monster" stand for in what is done: what was spoken of last before.

A step that deals with cards of its own brings them up; what follows speaks of those. Where two
could be meant, or none, the sentence is declined.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace

from cards.grammar.anaphora import Known, kind_of
from cards.grammar.trees import brings, inside, instead, nodes, put_for
from engine.yugioh.language import (
    FORMER,
    SUBJECT,
    THAT,
    THIS,
    Activatable,
    AddBoth,
    AmongTargets,
    AtDamageStep,
    Choose,
    Draw,
    Draws,
    EitherHappens,
    Excavate,
    Former,
    Joined,
    NegateSummon,
    Node,
    Noun,
    Step,
    SwapControl,
    Target,
    ThisIs,
)
from engine.yugioh.words.changes import REMOVING, Change
from engine.yugioh.words.steps import whom

DEALING = (Draw, Excavate, NegateSummon, SwapControl)
"""Steps that deal with cards without a noun."""
PAIRED = (AddBoth,)
"""Steps whose second cards are told by the first ones."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was spoken of before what is done: the target, and the card that it answers."""

    target: Target | None
    subject: Noun | None
    near: bool
    """Whether "it" can be the target, this card or the card answered."""
    battle: bool = False
    """Whether a battle of this card is answered, so that the other monster can be meant."""

    def meant(self, known: Known, *, new: bool) -> Node:
        """The word for it; ValueError where two could be meant, or none."""
        if not new:
            known = replace(known, dealt=False)
        if known.aimed:
            if new and self.target is not None:
                return THAT
            known = replace(known, aimed=False)
        if known.still and self.target is None:
            if self.battle and self.subject not in (None, THIS) and not new:
                return replace(known, near=False, still=None)  # "that Defense Position monster"
            raise ValueError("what is asked again is asked of a target")
        if not new:
            if known.near and not self.near:
                raise ValueError("nothing was spoken of")
            return known if known.near else self._far(known)
        if self.target is not None:
            raise ValueError("the target or the other card could be meant")
        if known.dealt:
            return FORMER
        if not known.near and self.subject not in (None, THIS):
            return known
        return FORMER

    def first(self) -> Node:
        """What "that card" is where nothing was done yet with any; ValueError for nothing."""
        if self.target is not None:
            return THAT
        if self.subject is None:
            raise ValueError("nothing was spoken of")
        return THIS if self.subject == THIS else SUBJECT

    def _far(self, known: Known) -> Node:
        if self.target is None or known.still:
            if self.subject is None:
                raise ValueError("nothing was spoken of")
            return known
        if self.subject is None or self.subject == THIS:
            return THAT
        kinds = kind_of(self.target.of), kind_of(self.subject)
        if known.kind in kinds and kinds[0] == kinds[1]:
            raise ValueError("the target or the card answered could be meant")
        return THAT if known.kind == kinds[0] else known


def told(effect: Activatable, *, of_this: bool) -> Step | None:
    """What the effect does, with what stands for cards that it brings up itself."""
    if effect.do is None:
        return None
    subject = _subject(effect)
    near = of_this or effect.target is not None or subject is not None
    spoken = Spoken(
        effect.target,
        THIS if of_this and subject is None else subject,
        near,
        isinstance(effect.when, AtDamageStep)
        and THIS in (effect.when.fighter, effect.when.attacker),
    )
    others = subject == THIS and any(isinstance(each, Choose) for each in nodes(effect.cost))
    paid = (not near or (others and effect.target is None)) and any(
        isinstance(each, Noun) for each in nodes(effect.cost)
    )
    do = put_for(effect.do, _of_what_is_negated)
    return _apart(_settled(do, spoken, new=False, dealt=paid)[0])


def _of_what_is_negated(node: Node) -> Node:
    """What is negated is destroyed, or taken away, with that: not the target.

    So it is with Mist Valley Apex Avian.
    """
    if not isinstance(node, Joined) or SUBJECT not in whom(node.first, Change.DENIED):
        return node
    then, meant = node.second, instead(Known | Former, SUBJECT)
    if isinstance(then, Joined):
        return replace(node, second=replace(then, first=_taken_away(then.first, meant)))
    return replace(node, second=_taken_away(then, meant))


def _taken_away(step: Step, meant: Callable[[Node], Node]) -> Step:
    """The step, where it takes away the card that was spoken of last, with that card in it."""
    known = getattr(step, "what", None)
    told = isinstance(known, Known) and not known.aimed and known.still is None
    if not (told or known == FORMER):
        return step
    return put_for(step, meant) if whom(step, *REMOVING) else step


def _apart(step: Step) -> Step:
    """What a player may not do then ("also you cannot") hangs on nothing that comes before.

    Ragnaraika Mantis Monk (FAQ 19889): it holds though nothing was Special Summoned.
    """
    if not isinstance(step, Joined) or not step.depends:
        return step
    pair = step.second
    if not isinstance(pair, Joined) or pair.depends or pair.first.states is not None:
        return step
    goes_on = getattr(step.first, "what", None) == getattr(pair.first, "what", None)
    if goes_on or not _of_no_card(pair.second):
        return step
    return replace(pair, first=replace(step, second=pair.first))


def _subject(effect: Activatable) -> Noun | None:
    """The card that the happening speaks of."""
    when = effect.when
    if when is None:
        return None
    held = (getattr(one, each.name) for one in when.each for each in fields(one))
    found = [value for value in held if isinstance(value, Noun)]
    if isinstance(when, AtDamageStep | EitherHappens) and THIS in found and len(found) > 1:
        found.remove(THIS)
    if isinstance(when, Draws):
        found.append(SUBJECT)
    return found[0] if found else None


def _of_no_card(step: Step) -> bool:
    """Whether it only says what a player may not do: cards that are excepted are not meant."""
    fact = getattr(step, "fact", None)
    return fact is not None and not isinstance(getattr(fact, "who", None), Noun)


def _settled(
    step: Step, spoken: Spoken, *, new: bool, dealt: bool = False
) -> tuple[Step, bool, bool]:
    """The step; whether cards of its own were brought up by then, and any dealt with."""
    if isinstance(step, Joined):
        first, new, dealt = _settled(step.first, spoken, new=new, dealt=dealt)
        second, new, dealt = _settled(step.second, spoken, new=new, dealt=dealt)
        return replace(step, first=first, second=second), new, dealt
    if within := inside(step):
        asked = getattr(step, "condition", None)  # "if this card is …, change it"
        if isinstance(asked, ThisIs) or THIS in nodes(asked):
            inner, *_ = _settled(within, Spoken(None, THIS, True), new=False, dealt=dealt)
        else:
            inner, new, dealt = _settled(within, spoken, new=new, dealt=dealt)
        return put_for(step, lambda node: inner if node is within else node), new, dealt
    dealt = dealt or isinstance(step, PAIRED)

    def meant(node: Node) -> Node:
        if isinstance(node, AmongTargets) and spoken.target and spoken.target.total == 1:
            return THAT
        if node == FORMER and not dealt:
            return spoken.first()
        return spoken.meant(node, new=new) if isinstance(node, Known) else node

    names = any(isinstance(each, Noun) for each in nodes(step)) and not _of_no_card(step)
    deals = step.made > 0 or names or isinstance(step, DEALING)
    return put_for(step, meant), new or brings(step), dealt or deals
