"""Cards as plain data, and back: on the way in every word, field and value is checked.

A word is an object with its name under "is" and whatever differs from the defaults of its
fields, a member of a closed list is its name ("Place.HAND"), several values are a list. What
was written down elsewhere, or with other words, is refused with the place that does not fit:
the checks of the words themselves are not all there in the compiled build.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, field, fields
from functools import cache
from hashlib import blake2b
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from engine.core.remembering import once_for_each
from engine.core.values import value
from engine.yugioh import language
from engine.yugioh.language.cards import CardText
from engine.yugioh.language.node import Node, Spoken

IS = "is"
"""The key of a word's name; no field can be called so."""
MOST_WORDS, DEEPEST = 2_000, 60
"""How many words a card may hold, and how deep they may stand within each other."""
LONGEST, LARGEST = 500, 10_000_000_000
"""How long a name may be, and how large a number, below 0 as well."""
_AT_LEAST = {"gt": 1, "ge": 0}
"""How much more than its bound a number has to be at least, by the kind of bound."""


class KeptError(ValueError):
    """The data are no card in the words of now; the message names the place and the reason."""

    @classmethod
    def misfit(cls, where: str, data: object) -> Self:
        """What stands there may not."""
        return cls(f"{where or 'card'} may not be {cls.shown(data)}")

    @staticmethod
    def shown(data: object) -> str:
        """The data in few letters; of what holds others only what it is."""
        if isinstance(data, dict | list):
            return "an object" if isinstance(data, dict) else "a list"
        return repr(data)[:80]


@value
class Slot:
    """What a field may hold: words, members, a number from `least` on, a text, several of one.

    `others` are the classes of plain values that it may be besides.
    """

    words: tuple[type[Node], ...] = ()
    members: Mapping[str, Spoken] = field(default_factory=dict)
    least: int | None = None
    others: tuple[type, ...] = ()
    several: "Slot | None" = None


def kept(node: Node) -> dict[str, Any]:
    """The word and all that is said in it as data that JSON can hold."""
    data: dict[str, Any] = {IS: type(node).__name__}
    for each in fields(node):
        said = getattr(node, each.name)
        if each.default is MISSING or said != each.default:
            data[each.name] = _plain(said)
    return data


def kept_text(card: CardText) -> str:
    """The card as one line of JSON, which is the same for the same card."""
    return json.dumps(kept(card), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def loaded(data: object) -> CardText:
    """The card that was kept so; KeptError where anything in it is not of the language."""
    return _Loading().card(data)


def loaded_text(text: str) -> CardText:
    """The card that was kept as that line of JSON; KeptError as for `loaded`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise KeptError(f"this is no JSON: {problem}") from None
    return loaded(data)


@cache
def vocabulary() -> str:
    """16 hexadecimal digits that change with any word, field, default or closed list."""
    said = [line for name in sorted(words()) for line in _told(words()[name])]
    return blake2b("\n".join(said).encode(), digest_size=8).hexdigest()


@cache
def words() -> Mapping[str, type[Node]]:
    """Every word that a card can say, by its name; families of words are none."""
    named = (getattr(language, name) for name in language.VOCABULARY)
    every = [each for each in named if isinstance(each, type) and issubclass(each, Node)]
    families = {base for each in every for base in each.__mro__[1:]}
    return {each.__name__: each for each in every if each not in families}


@once_for_each
def slots(word: type[Node]) -> Mapping[str, Slot]:
    """What each field of the word may hold, by its name."""
    hints = get_type_hints(word, include_extras=True)
    return {each.name: _slot(hints[each.name]) for each in fields(word)}


def _plain(said: object) -> object:
    if isinstance(said, Node):
        return kept(said)
    if isinstance(said, tuple):
        return [_plain(each) for each in said]
    return str(said) if isinstance(said, Spoken) else said


def _told(word: type[Node]) -> Iterator[str]:
    """A word in lines that change whenever what it may say does."""
    yield word.__name__
    for each in fields(word):
        default = "" if each.default is MISSING else repr(each.default)
        yield f" {each.name} = {default}: {_spelled(slots(word)[each.name])}"


def _spelled(slot: Slot) -> str:
    named = [each.__name__ for each in (*slot.words, *slot.others)]
    several = "" if slot.several is None else _spelled(slot.several)
    return f"{named} {[*slot.members]} {slot.least} {several}"


def _slot(hint: Any) -> Slot:
    """What a field declared so may hold; TypeError for what no word is declared as."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind in (Union, UnionType):
        return _either([_slot(each) for each in inner])
    if kind is tuple and inner[1:] == (...,):
        return Slot(several=_slot(inner[0]))
    if kind is Literal:
        return Slot(members={str(each): each for each in inner})
    if kind is Annotated and inner[0] is int:
        return Slot(least=_least(inner[1:]))
    if not isinstance(hint, type):
        raise TypeError(f"no word may be declared to hold {hint}")
    if issubclass(hint, Node):
        held = (each for each in words().values() if issubclass(each, hint))
        return Slot(words=tuple(held))
    if issubclass(hint, Spoken):
        return Slot(members={str(each): each for each in hint})
    if hint is int:
        return Slot(least=-LARGEST)
    if hint not in (bool, str, NoneType):
        raise TypeError(f"no word may be declared to hold {hint}")
    return Slot(others=(hint,))


def _least(bounds: tuple[Any, ...]) -> int:
    for bound in bounds:
        for name, more in _AT_LEAST.items():
            if hasattr(bound, name):
                return int(getattr(bound, name)) + more
    raise TypeError(f"numbers may not be bounded by {bounds}")


def _either(each: list[Slot]) -> Slot:
    """What may be held where any of these may."""
    members = {name: one for slot in each for name, one in slot.members.items()}
    several = [slot.several for slot in each if slot.several is not None]
    least = [slot.least for slot in each if slot.least is not None]
    others = tuple(kind for slot in each for kind in slot.others)
    if len(several) > 1 or len(least) > 1 or (str in others and members):
        raise TypeError(f"a value could be of either kind in {each}")
    return Slot(
        words=tuple(word for slot in each for word in slot.words),
        members=members,
        least=least[0] if least else None,
        others=others,
        several=several[0] if several else None,
    )


_CARD = Slot(words=(CardText,))


class _Loading:
    """One card being loaded, of which every word is counted."""

    def __init__(self) -> None:
        self.left = MOST_WORDS

    def card(self, data: object) -> CardText:
        card = self._value(_CARD, data, "", 0)
        if not isinstance(card, CardText):
            raise KeptError(f"this is no card: {KeptError.shown(data)}")
        return card

    def _value(self, slot: Slot, data: object, where: str, depth: int) -> object:
        if isinstance(data, dict):
            return self._word(slot, data, where, depth + 1)
        if isinstance(data, list):
            if slot.several is None:
                raise KeptError.misfit(where, data)
            inner = slot.several
            return tuple(
                [self._value(inner, each, f"{where}.{n}", depth) for n, each in enumerate(data)]
            )
        if isinstance(data, str) and data in slot.members:
            return slot.members[data]
        if not _fits(slot, data):
            raise KeptError.misfit(where, data)
        return data

    def _word(self, slot: Slot, data: dict[Any, Any], where: str, depth: int) -> Node:
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise KeptError(f"{where}: a card may not hold so many words")
        name = data.get(IS)
        word = words().get(name) if isinstance(name, str) else None
        if word is None:
            raise KeptError(f"{where or 'card'}: there is no word {KeptError.shown(name)}")
        if word not in slot.words:
            raise KeptError.misfit(where, name)
        place, may = f"{where}.{name}" if where else str(name), slots(word)
        if strange := [each for each in data if each != IS and each not in may]:
            raise KeptError(f"{place} has no field {KeptError.shown(strange[0])}")
        said = {
            each: self._value(may[each], inner, f"{place}.{each}", depth)
            for each, inner in data.items()
            if each != IS
        }
        made: Any = word
        try:
            spoken: Node = made(**said)
        except (TypeError, ValueError) as problem:
            reason = " ".join(str(problem).split())
            raise KeptError(f"{place}: {reason[:LONGEST]}") from None
        return spoken


def _fits(slot: Slot, data: object) -> bool:
    """Whether the plain value may stand there."""
    if type(data) is int:
        return slot.least is not None and slot.least <= data <= LARGEST
    if isinstance(data, str) and len(data) > LONGEST:
        return False
    return isinstance(data, slot.others)
