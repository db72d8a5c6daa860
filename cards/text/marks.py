"""The numbers of effects, as Japanese texts have them, for readers of any language."""

from collections.abc import Mapping

from cards.grammar.numbered import NUMBERS
from cards.text.page import page
from cards.text.passages import passage
from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText


@once_for_each
def marks(card: CardText) -> Mapping[int, str]:
    """The number of each of `CardText.sentences` that has one; none where only one has."""
    found = {
        index: paragraph[0]
        for index in range(len(card.sentences))
        for paragraph in page(card, "ja").text
        if paragraph.startswith((*NUMBERS,)) and (said := passage(card, index, "ja"))
        if said in paragraph
    }
    return found if len({*found.values()}) > 1 else {}


def numbered(card: CardText, code: str) -> tuple[str, ...]:
    """The text box in that language, with the number of each effect that has one."""
    told: list[str] = []
    for paragraph in page(card, code).text:
        said = ((mark, passage(card, index, code)) for index, mark in marks(card).items())
        mark = next((mark for mark, each in said if each and each in paragraph), "")
        is_numbered = not mark or paragraph.startswith((*NUMBERS,))
        told.append(paragraph if is_numbered else f"{mark} {paragraph}")
    return tuple(told)
