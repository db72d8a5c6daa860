"""Single effects of a card in words, in each language: the whole of one, or what it does."""

from cards.grammar.anaphora import as_spell, limit_of
from cards.grammar.printing import language, put
from cards.text.by_hand import by_hand
from engine.core.remembering import once_for_each
from engine.yugioh.language import Activatable, CardText, Effect, Quick, Throughout


def passage(card: CardText, index: int, code: str) -> str:
    """The part of the text that is sentence `index` of `CardText.sentences`.

    Empty where the sentence is tacit: that a Continuous Card can be activated, or a Pendulum
    Monster as a Spell.
    """
    kept = _kept(card)
    if (index, code) not in kept:
        kept[index, code] = _passage(card, index, code), _deed(card, index, code)
    return by_hand(card, index, code) or kept[index, code][0]


def deed(card: CardText, index: int, code: str) -> str:
    """What sentence `index` does as it resolves; empty where it does no more than to stay."""
    passage(card, index, code)
    return by_hand(card, index, code, alone=True) or _kept(card)[index, code][1]


def part(card: CardText, index: int, part: str, code: str) -> str:
    """The "opening", the "cost" or the "target" of sentence `index`; "" where it has none."""
    found = _sentence(card, index, code)
    if found is None or not isinstance(found[0], Activatable) or by_hand(card, index, code):
        return ""
    effect, target = found[0], found[0].target
    if part == "opening":
        if isinstance(found[0].condition, Throughout):
            return ""
        opening = put(effect, code)
        return "" if opening.isupper() else f"{opening[:1].lower()}{opening[1:]}"
    said = effect.cost if part == "cost" else target and target.of
    return language(code).say(said) if said else ""


@once_for_each
def _kept(card: CardText) -> dict[tuple[int, str], tuple[str, str]]:
    """What was put into words of that card so far: by sentence and language."""
    return {}


def _passage(card: CardText, index: int, code: str) -> str:
    found, printer = _sentence(card, index, code), language(code)
    if found is None:
        return ""
    effect, box = found
    said = printer.paragraph(effect, box)
    return f"{printer.once.get(limit_of(effect), '')}{said}" if said else ""


def _deed(card: CardText, index: int, code: str) -> str:
    found = _sentence(card, index, code)
    if found is None or not isinstance(found[0], Activatable) or found[0].do is None:
        return ""
    return language(code).say(found[0].do)


def _sentence(card: CardText, index: int, code: str) -> tuple[Effect, CardText] | None:
    """The sentence as the language refers to things in it, and the text box it stands in."""
    said = len(card.effects) + len(card.pendulum)
    if index < len(card.effects):
        return language(code).settled(card)[index], card
    if index < said:
        alone = as_spell(card)
        return language(code).settled(alone)[index - len(card.effects)], alone
    at_once = [
        n for n, each in enumerate(card.effects) if isinstance(each, Quick) and each.at_once
    ]
    nth = index - (len(card.sentences) - len(at_once))
    return _sentence(card, at_once[nth], code) if nth >= 0 else None
