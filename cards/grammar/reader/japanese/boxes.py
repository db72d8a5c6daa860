"""Reading a Japanese text box: numbers tell its effects apart, its head which are limited."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from types import MappingProxyType

from cards.grammar.anaphora import Known
from cards.grammar.reader.boxes import (
    MOST_BOXES,
    UnknownTextError,
    cut,
    effects_of_units,
    staying,
    unknown,
    with_tacit,
)
from cards.grammar.reader.chart import Chart, TooManyReadingsError
from cards.grammar.reader.effects import with_tail
from cards.grammar.reader.japanese.names import in_english
from cards.grammar.reader.japanese.tacit import adapted
from cards.grammar.reader.japanese.tokens import normal, tokens
from cards.grammar.reader.lawful import plain
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.sentences import Said, Tail
from cards.grammar.trees import nodes
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    CardText,
    Continuous,
    Effect,
    EquippedMonster,
    LeavesField,
    Limit,
)

NUMBERS = "①②③④⑤⑥⑦⑧⑨"
NUMBERED = re.compile(f"[{NUMBERS}][：:]")
REMAINS = "このカードは発動後、フィールドに残り続け"
"""What is said of a card that stays, though others of its kind do not."""
NOTHING = ("", "効果を持たないモンスター。")
OF_CARDS = r"(?:このカード名|「(?P<name>[^「」]*)」)の"
BY_NAME = re.compile(
    OF_CARDS
    + f"(?P<which>[{NUMBERS}]*)の?"
    + "(?:(?P<way>方法による特殊召喚は１ターンに１度しかできない。)|"
    "(?:モンスター|Ｐ)?効果は(?P<each>それぞれ)?"
    "(?:１ターンに１度(?P<one>、いずれか１つ)?|(?P<duel>デュエル中に１度))しか使用できない。)"
)
SEVERAL = re.compile(
    rf"(このカード名の)、([{NUMBERS}]+の効果は(?:１ターン|デュエル中)に１度しか使用できない。)"
    rf"([{NUMBERS}]+の効果は(?:１ターン|デュエル中)に１度しか使用できない。)"
)
"""Two limits in one sentence, each of which is told in one of its own as well."""
ACTIVATED = re.compile(
    r"(?:このカード名のカード|「[^「」]*」)は１ターンに１枚しか発動できない。"
)
PER_CHAIN = re.compile(r"^(.*?)（同一チェーン上では１度まで）")
IN_CHAINS = re.compile(
    rf"このカードの(?P<which>[{NUMBERS}]*)の?効果は(?:それぞれ)?"
    "同一チェーン上では１度しか発動できない。"
)
AT_MOST_ONCE = "同一チェーン上では１度まで、"
"""How often an effect is used on a chain, as it is read: before all that is said of it."""
SWORN = re.compile(r"このカード(?:(?:の効果)?を発動するターン、|の発動に対して)[^。]*。")
SWORN_ALONE = re.compile(SWORN.pattern.replace("このカード(", "この(?:カード|効果)("))
"""What holds of an activation, or in its turn, which stands before all effects."""
OF_ITS_EFFECTS = "このカードの効果を発動するターン"
"""What holds in the turn of any of its effects, and not of the first one alone."""
TOLD = re.compile(
    r"^(?:(?:「(?:[^「」]|「[^「」]*」)*」)+"
    r"(?:(?:(?:と名のついた)?儀式魔法カード|カード)?により降臨|(?:儀式モンスター)?の降臨に必要(?=.*儀式召喚))"
    r"|[^「」。：]*儀式モンスターの降臨に必要(?=.*儀式召喚))。?"
)
"""What a Ritual Monster comes by, as its Spell tells."""
NEVER_NORMAL = re.compile(
    r"^このカードは通常召喚(?:できない。|できず、(?=「[^」]*」の効果でのみ特殊召喚))"
)
"""What the facts of a card tell as well: that it comes by Special Summons alone."""
KNOWN_AS = re.compile(r"このカード(?:名はルール上|のカード名は)「[^」]*」として扱う。")
"""What the facts of a card tell as well: that it goes by another name everywhere."""
SHOWN = 12
"""So many characters that were not understood are told."""

Box = tuple[tuple[Effect, ...], tuple[str, ...]]


def boxes(
    card: CardText, paragraphs: Sequence[str], names: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Box]:
    """Every reading of the paragraphs as effects of the card, and what it is treated as.

    `names` are those of further cards in English, by their Japanese names; UnknownTextError
    where more effects stand there than are numbered.
    """
    text = TOLD.sub("", normal("".join(paragraphs)))
    if card.special_only:
        text = NEVER_NORMAL.sub("", text)
    if card.known_as:
        text = KNOWN_AS.sub("", text, count=1)
    if text in NOTHING:
        yield (), ()
        return
    card = staying(card) if REMAINS in text else card
    text = SEVERAL.sub(r"\1\2\1\3", text)
    limits = [*BY_NAME.finditer(text)]
    bare, once = ACTIVATED.subn("", BY_NAME.sub("", text))
    in_chains = IN_CHAINS.search(bare)
    head, *units = NUMBERED.split(IN_CHAINS.sub("", bare))
    if units[len(NUMBERS) :]:
        raise UnknownTextError(card.name, units[len(NUMBERS)][:SHOWN])
    which = in_chains["which"] or NUMBERS if in_chains else ""
    units = [_in_chains(unit, NUMBERS[n] in which) for n, unit in enumerate(units)]
    if units and (sworn := (SWORN if units[1:] else SWORN_ALONE).search(head)):
        head = head[: sworn.start()] + head[sworn.end() :]
        bound = len(units) if sworn.group().startswith(OF_ITS_EFFECTS) else 1
        units = [
            f"{unit}{sworn.group()}" if n < bound else unit for n, unit in enumerate(units)
        ]
    each = [_of_unit(card, unit, old=not units) for unit in (head, *units) if unit]
    for several in islice(product(*each), MOST_BOXES):
        parts = [effects for effects, _ in several]
        if limited := _limited(
            card, parts, limits, once=bool(once), first=bool(head and units)
        ):
            told = tuple(plain(in_english(effect, names)) for effect in limited)
            yield told, tuple(name for _, treated in several for name in treated)


def _in_chains(unit: str, limited: bool) -> str:
    """The unit, opened by how often it is used on a chain, where that is said of it."""
    found = PER_CHAIN.sub(rf"{AT_MOST_ONCE}\1", unit)
    return f"{AT_MOST_ONCE}{unit}" if limited and found == unit else found


def _of_unit(card: CardText, unit: str, *, old: bool) -> list[Box]:
    """Every reading of one effect, or of what stands before all; UnknownTextError for none."""
    chart = Chart(grammar(old=old, code="ja"), tokens(unit))
    found: dict[Box, None] = {}
    try:
        for units in cut(chart):
            if any(_points_nowhere(value, card) for _, value in units):
                continue
            told = tuple((name, _of(value, card)) for name, value in units)
            found.update(dict.fromkeys(effects_of_units(card, told)))
    except TooManyReadingsError as error:
        raise UnknownTextError(card.name) from error
    if not found:
        raise unknown(card, chart, "", SHOWN)
    whole = [] if old else [each for each in found if not _lasts_besides(each[0])]
    return whole or list(found)


def _lasts_besides(effects: Sequence[Effect]) -> bool:
    """Whether what lasts is said under the number of an effect that is activated before it."""
    used = next((n for n, e in enumerate(effects) if isinstance(e, Activatable)), len(effects))
    return any(isinstance(each, Continuous) for each in effects[used:])


def _points_nowhere(value: object, card: CardText) -> bool:
    """Whether it is a fact of a card spoken of, on a card that does not stay with one.

    Or what is done with such a card as this one leaves the field, and is no activation.
    """
    parts = value if isinstance(value, tuple) else (value,)
    if card.stays and any(isinstance(each, Said) and _parts_with_one(each) for each in parts):
        return True
    facts = [each for each in parts if isinstance(each, Continuous)]
    return not card.stays and any(isinstance(n, Known) for each in facts for n in nodes(each))


def _parts_with_one(said: Said) -> bool:
    """Whether it says what becomes of the card that this one stays with, as it leaves."""
    if said.when != LeavesField(THIS) or said.cost or said.target:
        return False
    return any(isinstance(each, Known | EquippedMonster) for each in nodes(said.do))


def _of(value: object, card: CardText) -> object:
    """What a sentence says, as it is meant on such a card."""
    if isinstance(value, tuple):
        return tuple(_of(each, card) for each in value)
    return adapted(value, card) if isinstance(value, Said) else value


def _limited(
    card: CardText,
    parts: Sequence[tuple[Effect, ...]],
    limits: Sequence[re.Match[str]],
    *,
    once: bool,
    first: bool,
) -> tuple[Effect, ...]:
    """The effects with how often they can be used; nothing where that does not fit."""
    if sum(any(isinstance(each, Activate) for each in part) for part in parts) > 1:
        return ()  # of several activations one is chosen, which is told in one place
    found: list[Effect] = []
    for nth, part in enumerate(parts):
        number = NUMBERS[nth - first] if nth >= first else ""
        told: list[Effect] | None = list(part)
        for limit in limits:
            if told and (not limit["which"] or (number and number in limit["which"])):
                kind = Limit.ONE_BY_NAME if limit["one"] else Limit.ONCE_BY_NAME
                kind = Limit.ONCE_PER_DUEL if limit["duel"] else kind
                way = bool(limit["way"])
                told = with_tail(told, Tail(limit=kind, all=not way, way=way), card.name)
        if told is None:
            return ()
        found += told
    told_of, tail = with_tacit(card, tuple(found)), Tail(limit=Limit.ONE_ACTIVATION, card=True)
    return tuple(with_tail([*told_of], tail, card.name) or ()) if once else told_of
