"""Reading the whole text of a card: its sentences, and what is tacit on such a card."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cards.grammar.printing import text
from cards.grammar.reader.boxes import UnknownTextError, boxes
from cards.grammar.reader.chart import Chart
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.tokens import normal, tokens
from engine.yugioh.language import CardText, Frame, Materials

MADE = {
    Frame.FUSION: "FusionMaterials",
    Frame.SYNCHRO: "SynchroMaterials",
    Frame.XYZ: "XyzMaterials",
    Frame.LINK: "LinkMaterials",
}
"""The category of the first line of a monster of that frame."""
PENDULUM = "[Pendulum] "


class AmbiguousTextError(ValueError):
    """The text can be read in two ways; `readings` holds every one."""

    def __init__(self, readings: Sequence[CardText]) -> None:
        super().__init__(f"{readings[0].name} can be read in {len(readings)} ways")
        self.readings = tuple(readings)


def parse(facts: CardText, paragraphs: Sequence[str]) -> CardText:
    """The card of those facts with the text of those paragraphs, as it is printed or official.

    `facts` are all that is not printed in the text box. What was read is printed, and what was
    printed has to read back into the same card. Raise UnknownTextError where something cannot
    be read, and AmbiguousTextError where the whole can be read in two ways.
    """
    found = dict.fromkeys(_read(facts, paragraphs))
    same = tuple(map(normal, paragraphs))
    exact = [card for card in found if text(card, "en") == same]
    kept = exact or [card for card in found if _reads_back(facts, card)]
    if not kept:
        raise UnknownTextError(facts.name)
    if len(kept) > 1:
        raise AmbiguousTextError(kept)
    return kept[0]


def _reads_back(facts: CardText, card: CardText) -> bool:
    """Whether what is printed on the card is read as the same card, and as no other."""
    try:
        printed = text(card, "en")
        again = [
            each for each in dict.fromkeys(_read(facts, printed)) if text(each, "en") == printed
        ]
    except (UnknownTextError, NotImplementedError, KeyError, AttributeError):
        return False
    return again == [card]


def _read(facts: CardText, paragraphs: Sequence[str]) -> Iterator[CardText]:
    own = [each for each in paragraphs if not each.startswith(PENDULUM)]
    other = [each.removeprefix(PENDULUM) for each in paragraphs if each.startswith(PENDULUM)]
    bare = replace(facts, effects=(), pendulum=(), materials=None, treated_as=())
    given: tuple[Materials | None, ...] = (None,)
    if facts.frame in MADE:
        line, *own = own or [""]
        given = materials(facts, line)
        if not given:
            raise UnknownTextError(facts.name, line)
    for effects, names in boxes(replace(bare, scale=None), own):
        for pendulum, _ in boxes(bare, other):
            for each in given:
                yield replace(
                    bare, effects=effects, pendulum=pendulum, materials=each, treated_as=names
                )


def materials(facts: CardText, line: str) -> tuple[Materials, ...]:
    """Every reading of the first line of such a monster as materials."""
    chart = Chart(grammar(old=False), tokens(normal(line).removesuffix(".")))
    found = chart.whole(MADE[facts.frame])
    return tuple(each for each in found if isinstance(each, Materials))
