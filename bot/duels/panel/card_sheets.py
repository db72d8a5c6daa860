"""A card of the table on its reader's panel: its text, how it stands, what it can do."""

from collections import Counter
from collections.abc import Iterator

from bot.duels.panel import ids
from bot.duels.panel.card_menus import place_menus
from bot.duels.panel.styles import STYLES
from bot.duels.seen.closely import found, group
from bot.duels.seen.sight import Sight
from bot.shared.bounds import BUTTON as LABEL
from bot.shared.components import Component, button, row, rows, text
from bot.shared.text import MESSAGE, Passage, clip, fit, joined
from bot.shared.words import say
from engine.core.prompts import ChoiceKind, Shape
from engine.core.reading import Listed, Offer, Reading

MOST = 20
"""The buttons of one card, at most."""
REASONS = 2
"""The reasons named for each thing that cannot be done."""
SAME = 20
"""By so many characters of it an effect is known in a label."""
WHICH = 60
"""The characters of an effect that tell which of several is meant."""
NUMBERS = tuple("①②③④⑤⑥⑦⑧⑨")
"""With what a paragraph begins that is one of several effects."""
BESIDE_NUMBER = 4
"""The characters of a number and of what joins it to what it is the number of."""
BESIDE = 400
"""The characters kept for what else stands in the message."""


def card_texts(sight: Sight, card: Reading) -> list[str]:
    """The card in words, as long as a message allows."""
    language = sight.language
    passages = [
        Passage("", [f"### {card.name}", _stands(sight, card)]),
        Passage("", [*card.lines, *card.text]),
        Passage("", [*_numbers(language, card), *card.state]),
        Passage("", list(_effects(language, card))),
        Passage("", list(_sure(sight))),
        Passage("", [f"-# {line}" for line in _refusals(language, card)]),
    ]
    return [each for each in fit(passages, MESSAGE - BESIDE, language) if each]


def offer_rows(sight: Sight, card: Reading) -> list[Component]:
    """The buttons of what the card can do now, the usual first."""
    question = sight.question
    if question is None or not _is_single(sight):
        return []
    buttons: list[Component] = []
    labelled = sorted(
        _labelled(sight.language, card), key=lambda each: each[1].kind is not ChoiceKind.MAIN
    )
    for label, offer in labelled[:MOST]:
        custom_id = ids.act("answer", sight.record.id, question.number, offer.index)
        buttons.append(button(label, custom_id, STYLES[offer.kind]))
    return rows(buttons)


def place_items(sight: Sight) -> list[Component]:
    """The cards of the place that is opened."""
    shown = group(sight, sight.place)
    if shown is None:
        return []
    menus = [row(menu) for menu in place_menus(sight, shown)]
    lines = [f"### {shown.title}", *(f"- {_listed(sight, each)}" for each in shown.cards)]
    told = fit([Passage("", lines)], MESSAGE - BESIDE, sight.language)
    return [*map(text, filter(None, told)), *menus]


def _listed(sight: Sight, card: Listed) -> str:
    name = card.name
    if card.count > 1:
        name = say(sight.language, "cards-copies", card=name, count=card.count)
    return " · ".join(filter(None, (name, card.line)))


def _is_single(sight: Sight) -> bool:
    """Whether one option alone answers the question."""
    prompt = sight.question.prompt if sight.question else None
    return prompt is not None and prompt.shape is Shape.PICK and prompt.most == 1


def _offers(card: Reading) -> list[Offer]:
    """What can be done, each once: copies that nobody tells apart offer the same."""
    each = {(offer.label, offer.kind, offer.effect): offer for offer in reversed(card.offers)}
    return sorted(each.values(), key=lambda offer: offer.index)


def _labelled(language: str, card: Reading) -> list[tuple[str, Offer]]:
    """What can be done, each under a label of its own."""
    offers = _offers(card)
    many, told, labelled = Counter(offer.label for offer in offers), Counter[str](), []
    for offer in offers:
        told[offer.label] += 1
        if many[offer.label] > 1 and (number := _number(card, offer.effect)):
            action = clip(offer.label, LABEL - BESIDE_NUMBER)
            label = say(language, "cards-of-number", action=action, number=number)
            labelled.append((label, offer))
            continue
        mark = say(language, "number-of-alike", number=told[offer.label])
        mark = mark if many[offer.label] > 1 else ""
        labelled.append((f"{clip(offer.label, LABEL - len(mark))}{mark}", offer))
    return labelled


def _number(card: Reading, effect: str) -> str:
    """The number that the effect has in the text of the card, such as ②; "" for none."""
    numbered = (each for each in card.text if each.startswith(NUMBERS))
    return next((each[0] for each in numbered if effect and effect in each), "")


def _stands(sight: Sight, card: Reading) -> str:
    """Where it lies, and how it stands there if that can be seen and is not told below."""
    listed = found(sight, card.handle)
    line = listed.line if listed is not None and listed.line not in card.lines else ""
    return " · ".join(filter(None, (f"-# {card.where}", line)))


def _numbers(language: str, card: Reading) -> Iterator[str]:
    """The numbers that are no longer as printed."""
    for number in card.numbers:
        if number.is_changed:
            facts = {"name": number.name, "now": number.now, "printed": number.printed}
            yield say(language, "cards-changed", **facts)


def _effects(language: str, card: Reading) -> Iterator[str]:
    """Which effect is meant, where several can be used."""
    labelled = _labelled(language, card)
    offers = [(label, offer.effect) for label, offer in labelled if offer.effect]
    if len(offers) > 1:
        for label, effect in offers:
            what = _without(label, effect)
            yield say(language, "said-of", what=f"**{what}**", text=effect)


def _without(label: str, effect: str) -> str:
    """The label without the beginning of the effect, where that is what it is told apart by."""
    before, said, _ = label.partition(effect[:SAME])
    return before.rstrip(" :：") if said and before else label


def _sure(sight: Sight) -> Iterator[str]:
    """How sure the rules of an imported card are."""
    if sight.sure:
        state = say(sight.language, f"told-{sight.sure}")
        yield f"-# {say(sight.language, 'readings-rules', state=state)}"


def _refusals(language: str, card: Reading) -> Iterator[str]:
    """What one would expect to do with it and cannot, and by which rule.

    Where something of the same name can be done, or cannot either, the effect is named too.
    What can be done may say more behind its name, such as what it targets.
    """
    said = [offer.label for offer in _offers(card)]
    said += [refusal.action for refusal in card.refusals]
    for refusal in card.refusals:
        named = [(each.text, each.rule) for each in refusal.reasons[:REASONS]]
        because = (say(language, "by-rule", why=why, rule=rule) for why, rule in named)
        reasons = joined(because, language)
        if refusal.action:
            action = refusal.action
            alike = [each for each in said if each.startswith(action)]
            if number := _number(card, refusal.effect):
                action = say(language, "cards-of-number", action=action, number=number)
            elif len(alike) > 1 and refusal.effect:
                effect = clip(refusal.effect, WHICH)
                action = say(language, "cards-of-effect", action=action, effect=effect)
            yield say(language, "cards-not-now", action=action, reasons=reasons)
        else:
            yield reasons
