"""Everything a person was ever shown, with how far the duel had come on disk by then."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox.people import Person
from bot.sandbox.records import Changed, Message
from bot.sandbox.world import Subscription
from tests.end_to_end.journal import Journal


@dataclass(frozen=True, slots=True)
class Shown:
    """A text, and the number of answers that were on disk when it was shown."""

    text: str
    answers: int


class Memory(Subscription):
    """Remembers all that changes for one person, in the moment in which it changes."""

    def __init__(self, person: Person, journal: Journal) -> None:
        super().__init__(person.world, person.id)
        self.shown: list[Shown] = []
        self._journal = journal

    def put(self, change: Changed) -> None:
        """Whatever can be read of `change`, on messages, labels, menus or forms, is kept."""
        text = "\n".join(filter(None, texts(change.object)))
        self.shown.append(Shown(text, self._journal.count()))


def texts(thing: object) -> Iterator[str]:
    """Every text within a record of the stand-in, ids and all."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, Message):
        yield thing.content
        yield from texts((thing.components, thing.embeds))
        yield from (each.content.decode(errors="replace") for each in thing.attachments)
    elif isinstance(thing, Mapping):
        yield from texts(list(thing.values()))
    elif isinstance(thing, Sequence):
        for each in thing:
            yield from texts(each)
    else:
        named: Any = thing
        yield from texts([getattr(named, key, "") for key in ("name", "title", "components")])
