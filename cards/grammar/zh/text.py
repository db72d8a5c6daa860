"""Simplified Chinese, in the official wording: numbered effects."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from cards.grammar.anaphora import Known, kind_of
from cards.grammar.numbered import Numbered
from cards.grammar.printing import Form, put
from cards.grammar.qualities import says, spoken_face
from cards.grammar.references import ThisInGraveyard
from cards.grammar.several_places import alike_elsewhere, faceless
from cards.grammar.trees import instead, nodes, put_for
from cards.grammar.uninflected import OUTERMOST, PRINTED
from engine.yugioh.language import (
    THIS,
    Activatable,
    Amount,
    AnyOf,
    Cards,
    Choose,
    Every,
    Former,
    If,
    Ignition,
    Joined,
    Kind,
    Less,
    Node,
    Noun,
    PerCard,
    PerCounter,
    PerLevel,
    Place,
    Quick,
    Step,
    ThisCard,
    When,
    XyzMaterials,
)
from engine.yugioh.words.changes import Change
from engine.yugioh.words.steps import effects_on, whom


class Chinese(Numbered):
    """Simplified Chinese; what something is done to stands before the verb: 将……."""

    code = "zh"
    quotes = "“”"
    listed = "、"
    either = "或"
    case = "的情况下，"
    end = "。"

    def forms(self) -> Mapping[str, Form]:
        """Its forms."""
        return {
            **super().forms(),
            "anywhere": lambda noun: self.places(alike_elsewhere(noun)),
            "levelled": self.levelled,
            "put": self.taken,
            "theirs": lambda node: self.say(node).replace("对手", "自己"),
            "up-to": partial(self.counted, most="最多"),
        }

    def digits(self, number: int) -> str:
        """The number."""
        return f"{number}"

    def change(self, amount: int | Amount) -> str:
        """By how much ATK or DEF differs."""
        if isinstance(amount, int):
            return f"{'上升' if amount > 0 else '下降'}{abs(amount)}"
        counted = isinstance(amount, PerLevel | PerCard | PerCounter) and amount.each < 0
        falls = counted or isinstance(amount, Less)
        amount = amount.amount if isinstance(amount, Less) else amount
        return f"{'下降' if falls else '上升'}相当于{self.say(amount)}的数值"

    def counted(self, noun: Noun, count: int, most: str = "") -> str:
        """So many of them, or fewer; a card known already needs no number."""
        if isinstance(noun, Known | ThisCard):
            return self.say(noun)
        number = f"{most}{count}{self.counter(noun)}"
        if alike := alike_elsewhere(noun):
            return f"{self.places(alike)}的{number}{self.described(faceless(alike[0]))}"
        if isinstance(noun, AnyOf) and (place := self.shared_place(noun.each)):
            return f"{place}的{number}{self.either.join(map(self.described, noun.each))}"
        if not isinstance(noun, Cards) or says(noun, *OUTERMOST):
            return f"{number}{self.say(noun)}"
        where = put(noun, "zh", "where")
        of = "的" if noun.place and where else ""
        return f"{where}{of}{number}{self.described(noun)}"

    def shared_place(self, each: Sequence[Cards]) -> str:
        """Where all of them are, where that is one place."""
        there = {put(one, "zh", "where") for one in each if one.place}
        is_one = len(there) == 1 and all(one.place for one in each)
        return there.pop() if is_one and not any(says(one, *OUTERMOST) for one in each) else ""

    def levelled(self, materials: XyzMaterials) -> str:
        """What Xyz Materials are like, the Level behind Attribute and Type."""
        of = self.monsters(materials.of)
        nature = "".join(self.nature(materials.of))
        return f"{nature}等级{materials.level}{of.removeprefix(nature)}"

    def of(self, noun: Cards, such: str) -> str:
        """The particle between where they are and what they are like."""
        if noun.place is None:
            return super().of(noun, such)
        lies = noun.position and such.startswith(self.lying(noun))
        return "" if lies or not put(noun, "zh", "where") else "的"

    def lying(self, noun: Cards) -> str:
        """How they lie, with its particle."""
        face, position = self.plain(spoken_face(noun)), self.plain(noun.position)
        said = face.removesuffix("表示") + position if position else face
        return f"{said}{'的' if position or (face and says(noun, *PRINTED)) else ''}"

    def source(self, of: Noun) -> tuple[Cards, str] | None:
        """The cards of which some are chosen, and where those are taken from, if not the field."""
        on_field = isinstance(of, Cards) and of.place is Place.FIELD
        return None if on_field else super().source(of)

    def moved(self, choose: Choose, of: Cards, origin: str, counter: str) -> str:
        """So many of those cards as they are moved from there."""
        if choose.each_named:
            return f"{origin}将{self.one_each(choose)}"
        most = "最多" if choose.up_to else ""
        together, apart = put(choose, "zh", "together"), put(choose, "zh", "apart")
        number = f"{most}{choose.count}{counter}"
        return f"{origin}将{number}{together}{self.described(of)}{apart}"

    def say(self, node: Node) -> str:
        """The word; cards that the step before has dealt with are monsters where it says so."""
        if isinstance(node, Joined) and (them := _monsters(node.first)):
            node = replace(node, second=_said_of(them, node.second))
        return super().say(node)

    def effect(self, effect: Activatable) -> str:
        """An effect that is activated; one that banishes this card tells so where it lies."""
        match effect:
            case Ignition() | Quick() | When() | If() if _banishes_this(effect):
                told = put_for(effect, instead(ThisCard, ThisInGraveyard()))
                effect = replace(effect, cost=told.cost, where=Place.FIELD)
        return super().effect(effect)

    def activation(self, occasion: str, effect: Activatable) -> str:
        """When it is activated, what for and on what."""
        means = "，".join(self.say(part) for part in (effect.cost, effect.target) if part)
        return f"{occasion}{'，' if occasion and means else ''}{means}"

    def on(self, effect: Activatable) -> str:
        """On what it is activated."""
        return self.say(effect.target) if effect.target else ""


def _banishes_this(effect: Ignition | Quick | When | If) -> bool:
    lies = effect.where is Place.GRAVEYARD
    return lies and effect.cost is not None and whom(effect.cost, Change.BANISHED) == [THIS]


def _monsters(step: Step) -> Known | None:
    """The monsters with which the step deals, as they are spoken of after it."""
    for does in effects_on(step):
        what = does.what if does.how is not Change.ADDED else None
        if isinstance(what, Choose | Every) and kind_of(what.of) is Kind.MONSTER:
            return Known(Kind.MONSTER, True, what.count if isinstance(what, Choose) else 2)
    for each in nodes(step):
        if isinstance(each, Known) and each.kind is Kind.MONSTER:
            return replace(each, still=None)
    return None


def _said_of(them: Known, step: Step) -> Step:
    """The step, whose beginning is said of those monsters where it goes on about them."""
    if isinstance(step, Joined):
        return replace(step, first=_said_of(them, step.first))
    return put_for(step, instead(Former, them))


CHINESE = Chinese()
LANGUAGE = CHINESE.language()
