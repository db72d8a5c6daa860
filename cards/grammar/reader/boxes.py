"""Reading a text box: its sentences in their order, and the effects they make up."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product

from cards.grammar.anaphora import Alternative
from cards.grammar.en.pronouns import equips_itself
from cards.grammar.reader.chart import Chart, TooManyReadingsError
from cards.grammar.reader.effects import effects_of, suits, with_tail
from cards.grammar.reader.either import in_whole_clauses
from cards.grammar.reader.lawful import (
    is_well_formed,
    leanest,
    plain,
    points_into_a_battle,
)
from cards.grammar.reader.references import resolved
from cards.grammar.reader.rules import grammar
from cards.grammar.reader.sentences import Said, Tail
from cards.grammar.reader.tokens import is_old, normal, tokens
from cards.grammar.reader.upon import in_printed_words
from cards.grammar.trees import instead, nodes, put_for
from engine.yugioh.language import (
    THAT,
    Activate,
    Cards,
    CardText,
    Effect,
    EquippedMonster,
    Face,
    Icon,
    Ignition,
    Kind,
    Limit,
    Node,
    OnlyPlacedBy,
    Place,
    Quick,
    Remains,
    Target,
    Whenever,
    Whose,
)

NOTHING = "This monster has no effect."
NEVER_NORMAL = re.compile(
    r"^(?:This card )?cannot be Normal Summoned(?:/Set| or Set)\.", re.I | re.M
)
"""What the facts of a card tell as well: that it comes by Special Summons alone."""
CHOICE, TREATED = "Choice", "Treated"
SENTENCES = ("Sentence", "Statement", "Coming", "Tail", CHOICE, TREATED)
"""The categories of whole sentences."""
CLAUSES = ("Step", "Deed", "Trigger", "Condition", "Held", "Target", "Sentence", "Statement")
"""The categories of what is told to have been understood of a text that was not."""
MOST_BOXES = 200
"""How many ways to read a box are tried."""
EQUIPS = Activate(target=Target(Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)))
"""What the activation of an Equip Spell is, where nothing else is said of it."""

Units = tuple[tuple[str, object], ...]


class UnknownTextError(ValueError):
    """The text says what cannot be read; nothing was guessed.

    `words` are the first that were not understood, `understood` is the longest part that was.
    """

    def __init__(self, name: str, words: str = "", understood: str = "") -> None:
        why = f"these words say nothing known: {words}" if words else "it cannot be read whole"
        super().__init__(f"{name}: {why}")
        self.words = words
        self.understood = understood


def boxes(
    card: CardText, paragraphs: Sequence[str]
) -> Iterator[tuple[tuple[Effect, ...], tuple[str, ...]]]:
    """Every reading as effects and as what the card counts as; UnknownTextError without any."""
    if list(paragraphs) in ([], [NOTHING]):
        yield (), ()
        return
    said = normal(" ".join(each for each in paragraphs if each != NOTHING))
    if card.special_only:
        said = NEVER_NORMAL.sub("", said, count=1).strip()
    said = in_whole_clauses(in_printed_words(said, card.name))
    chart, found = Chart(grammar(old=is_old(said)), tokens(said)), 0
    if not chart.words:
        raise UnknownTextError(card.name)
    try:
        for units in cut(chart):
            for made, names in effects_of_units(card, units):
                found += 1
                shown = made if card.icon is Icon.EQUIP else tuple(map(plain, made))
                yield with_tacit(card, shown), names
    except TooManyReadingsError as error:
        raise UnknownTextError(card.name) from error
    if not found:
        raise unknown(card, chart)


def unknown(card: CardText, chart: Chart, space: str = " ", count: int = 4) -> UnknownTextError:
    """What is told of a text that was not read: so many words, with that between them."""
    at, words = chart.reached, [token.text for token in chart.words]
    start, end = chart.longest(CLAUSES)
    return UnknownTextError(
        card.name, space.join(words[at : at + count]), space.join(words[start:end])
    )


def cut(chart: Chart) -> Iterator[Units]:
    """Every way to cut the words into sentences."""
    fine = _ends_well(chart)
    left = [MOST_BOXES]

    def onward(at: int) -> Iterator[Units]:
        if at == len(chart.words):
            left[0] -= 1
            yield ()
            return
        for category in SENTENCES:
            for end, values in chart.spans(category, at).items():
                if end not in fine:
                    continue
                for value in values:
                    for rest in onward(end):
                        if left[0] < 0:
                            return
                        yield ((category, value), *rest)

    yield from onward(0)


def _ends_well(chart: Chart) -> set[int]:
    """The words from which on all the rest can be cut into sentences."""
    begun: dict[int, set[int]] = {}
    waiting = [0]
    while waiting:
        at = waiting.pop()
        if at in begun:
            continue
        begun[at] = {end for category in SENTENCES for end in chart.spans(category, at)}
        waiting += begun[at]
    fine = {len(chart.words)}
    while more := {at for at, ends in begun.items() if ends & fine} - fine:
        fine |= more
    return fine


def effects_of_units(
    card: CardText, units: Units
) -> Iterator[tuple[tuple[Effect, ...], tuple[str, ...]]]:
    """Every reading of the sentences as effects, and what the card is treated as."""
    names: tuple[str, ...] = ()
    if any(isinstance(value, Remains) or _equips(value) for _, value in units):
        card = staying(card)
    options: list[list[list[Effect]]] = []
    tails: list[tuple[int, Tail]] = []
    either, several, once = False, False, None
    for category, value in units:
        if category == TREATED and isinstance(value, tuple):
            names = value
        elif category == CHOICE:
            either, once = True, value if isinstance(value, Limit) else None
        elif isinstance(value, Tail):
            tails.append((len(options), value))
        else:
            chosen = _is_chosen(value, listed=either)
            several = several or chosen
            options.append(_of_sentence(card, value, once, either=chosen))
    for parts in product(*options):
        made = _told(card, parts, [*_placed(tails, len(options))], either=several)
        if made is not None:
            yield tuple(made), names


def _placed(tails: Sequence[tuple[int, Tail]], last: int) -> Iterator[tuple[int, Tail]]:
    """The tails, each after every sentence of which it tells, or after none.

    What stands before all sentences tells of those after it.
    """
    for after, tail in tails:
        ahead = tail.ahead or not (after or tail.card)
        places = range(after + 1, last + 1) if ahead else (last if tail.card else after,)
        yield from ((place, tail) for place in places or (0,))


def _equips(value: object) -> bool:
    """Whether the card equips itself to something, and so stays on the field."""
    return isinstance(value, Said) and equips_itself((Activate(do=value.do),))


def staying(card: CardText) -> CardText:
    """The card as one that stays on the field, whatever kind of card it is."""
    return replace(card, effects=(Remains(1, Whose.YOURS),))


def _told(
    card: CardText,
    parts: Sequence[list[Effect]],
    tails: Sequence[tuple[int, Tail]],
    *,
    either: bool,
) -> list[Effect] | None:
    """The effects with what the sentences after each of them tell."""
    made: list[Effect] = []
    for nth, part in enumerate(parts, 1):
        made += part
        for tail in (tail for after, tail in tails if after == nth):
            whole = [*with_tacit(card, tuple(made))] if tail.card else made
            told = with_tail(whole, tail, card.name)
            if told is None:
                return None
            made = told
    several = sum(isinstance(each, Activate) for each in made) > 1 and not either
    return None if several or any(after == 0 for after, _ in tails) else made


def _is_chosen(value: object, *, listed: bool) -> bool:
    """Whether it is, or holds, one of several of which one is chosen."""
    first = value[0] if isinstance(value, tuple) and value else value
    if not isinstance(first, Said):
        return False
    return (listed and first.bullet) or (isinstance(value, tuple) and not first.each)


def _of_sentence(
    card: CardText, value: object, once: Limit | None, *, either: bool
) -> list[list[Effect]]:
    """Every reading of a sentence as one effect, or as several."""
    parts = value if isinstance(value, tuple) else (value,)
    each = [_of_part(card, part, once, either=either) for part in parts]
    return [list(chosen) for chosen in product(*each)]


def _of_part(card: CardText, part: object, once: Limit | None, *, either: bool) -> list[Effect]:
    made: list[Effect] = []
    if isinstance(part, Said):
        made += effects_of(part, card)
        if part.each:
            made = [one for one in made if isinstance(one, Ignition | Quick)]
        elif either:
            made = [_either(one, once) for one in made if isinstance(one, Alternative)]
    elif isinstance(part, Effect):
        made.append(part)
    fitting = [each for each in made if suits(card, each) and _well_formed(each)]
    return list(_resolved(card, leanest(fitting)))


def _resolved(card: CardText, effects: Iterable[Node]) -> Iterator[Effect]:
    """The effects of which it can be told what their pronouns stand for."""
    for each in effects:
        if isinstance(each, Effect):
            try:
                found = resolved(each, card)
            except ValueError:
                continue
            if not points_into_a_battle(found):
                yield found


def _either(effect: Alternative, once: Limit | None) -> Effect:
    """The effect as one of several, which together are used so often."""
    told = replace(effect, limit=effect.limit or once)
    return told if isinstance(told, Activate) else replace(told, either=True)


def _well_formed(node: Node) -> bool:
    return all(is_well_formed(each) for each in nodes(node))


def with_tacit(card: CardText, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with the activation of a card that only comes to stay."""
    if any(isinstance(effect, Remains) for effect in effects):
        card = staying(card)
    if card.is_monster or not card.stays:
        return effects
    if any(isinstance(effect, OnlyPlacedBy) for effect in effects):
        return effects
    equips = card.icon is Icon.EQUIP
    if equips_itself(effects):
        effects = tuple(map(_brought, effects))
    if any(isinstance(effect, Activate) for effect in effects):
        return tuple(_aimed(effect) for effect in effects) if equips else effects
    return (EQUIPS if equips else Activate(), *effects)


def _brought(effect: Effect) -> Effect:
    """What happens of itself to the equipped monster: to that which the activation brought."""
    brought = instead(EquippedMonster, THAT)
    return put_for(effect, brought) if isinstance(effect, Whenever) else effect


def _aimed(effect: Effect) -> Effect:
    """The activation of an Equip Spell with the monster it is equipped to, which is tacit."""
    if not isinstance(effect, Activate) or effect.target is not None:
        return effect
    return replace(effect, target=EQUIPS.target)
