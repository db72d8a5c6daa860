"""Reading the whole text of a card: its sentences, and what is tacit on such a card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from cards.grammar.printing import text
from cards.grammar.reader.alike import alike
from cards.grammar.reader.boxes import UnknownTextError, boxes
from cards.grammar.reader.chart import Chart
from cards.grammar.reader.geminis import gained
from cards.grammar.reader.japanese.boxes import boxes as japanese_boxes
from cards.grammar.reader.lawful import is_well_formed
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.tokens import normal, tokens
from cards.grammar.terms import words
from engine.yugioh.language import Ability, Activate, CardText, Frame, Materials
from engine.yugioh.language.keeping import words as words_of_cards
from engine.yugioh.language.node import Node, parts

MADE = {
    Frame.FUSION: "FusionMaterials",
    Frame.SYNCHRO: "SynchroMaterials",
    Frame.XYZ: "XyzMaterials",
    Frame.LINK: "LinkMaterials",
}
"""The category of the first line of a monster of that frame."""
KNOWN_AS = (
    '(This card\'s name is always treated as "{}".)',
    '(This card is always treated as "{}".)',
)
"""What tells of the name that a card is known by: as it is printed, and as others say it."""


UNSAID = NotImplementedError, KeyError, AttributeError, ValueError
"""What is raised where a card cannot be said in a language."""


class AmbiguousTextError(ValueError):
    """The text can be read in two ways; `readings` holds every one."""

    def __init__(self, readings: Sequence[CardText]) -> None:
        super().__init__(f"{readings[0].name} can be read in {len(readings)} ways")
        self.readings = tuple(readings)


def parse(
    facts: CardText,
    paragraphs: Sequence[str],
    code: str = "en",
    names: Mapping[str, str] = MappingProxyType({}),
) -> CardText:
    """The card of those facts with the text of those paragraphs, as it is printed or official.

    `facts` are all that is not printed in the text box; in Japanese, the materials are among
    them. `names` tells the English names of further cards by those of that language.
    What was read is printed, and what was printed has to read back into the same card. Raise
    UnknownTextError where something cannot be read, or it is left open what a pronoun stands
    for, and AmbiguousTextError where the whole can be read in two ways.
    """
    read = filter(_comes, _read(facts, paragraphs, code, names))
    found = dict.fromkeys(filter(is_said_by_cards, read))
    same = tuple(map(normal, paragraphs))
    exact = [card for card in found if _printed(card, code) == same]
    kept = exact or [card for card in found if _reads_back(facts, card, code, names)]
    if not kept:
        raise UnknownTextError(facts.name)
    if len(kept) > 1:
        raise AmbiguousTextError(kept)
    return kept[0]


def _comes(card: CardText) -> bool:
    """Whether it comes to the field: a Spell or Trap that does not stay is activated.

    One that only answers its own destruction as it lay there Set never is.
    """
    comes = card.is_monster or card.stays or not card.effects
    waits = all(getattr(getattr(e, "when", None), "face_down", False) for e in card.effects)
    return comes or waits or any(isinstance(each, Activate) for each in card.effects)


def is_said_by_cards(node: Node) -> bool:
    """Whether it is said in words of cards alone, none of which the reader left open."""
    return all(type(part).__name__ in words_of_cards() for part in parts(node))


def _printed(card: CardText, code: str) -> tuple[str, ...]:
    """What is printed on the card; nothing where that cannot be said."""
    try:
        return text(card, code)
    except UNSAID:
        return ()


def _reads_back(facts: CardText, card: CardText, code: str, names: Mapping[str, str]) -> bool:
    """Whether what is printed on the card is read as the same card, and as no other."""
    printed = _printed(card, code)
    try:
        read = dict.fromkeys(_read(facts, printed, code, names))
    except UnknownTextError:
        return False
    again = [each for each in read if _printed(each, code) == printed]
    if code == "en":
        return again == [card]
    told = {alike(replace(each, treated_as=card.treated_as)) for each in again or read}
    return told == {alike(card)}


def _read(
    facts: CardText, paragraphs: Sequence[str], code: str, names: Mapping[str, str]
) -> Iterator[CardText]:
    mark = words("Box", code)["pendulum"].format("")
    known = [each.format(facts.known_as) for each in KNOWN_AS]
    own = [each for each in paragraphs if not each.startswith(mark) and each not in known]
    if Ability.GEMINI in facts.abilities:
        own = gained(facts.name, own, code)
    other = [each.removeprefix(mark) for each in paragraphs if each.startswith(mark)]
    bare = replace(facts, effects=(), pendulum=(), materials=None, treated_as=())
    given: tuple[Materials | None, ...] = (None,)
    if facts.frame in MADE:
        line, *own = own or [""]
        given = materials(facts, line) if code == "en" else (facts.materials,)
        if not given:
            raise UnknownTextError(facts.name, line)
    read = boxes if code == "en" else partial(japanese_boxes, names=names)
    for effects, treated in read(replace(bare, scale=None), own):
        for pendulum, _ in read(bare, other):
            for each in given:
                yield replace(
                    bare, effects=effects, pendulum=pendulum, materials=each, treated_as=treated
                )


def materials(facts: CardText, line: str) -> tuple[Materials, ...]:
    """Every reading of the first line of such a monster as materials."""
    chart = Chart(grammar(old=False), tokens(normal(line).removesuffix(".")))
    found = chart.whole(MADE[facts.frame])
    return tuple(each for each in found if isinstance(each, Materials) and is_well_formed(each))
