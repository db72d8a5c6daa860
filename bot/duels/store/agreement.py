"""What players agree on before they duel, beside the format."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from bot.people.terms import ClockKind, Tempo
from engine.core.game import First, Level

SINGLE, THREE = 1, 3
"""A match is a single duel, or the best of three."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What two players duel by.

    `limits` is the name of the ban list, "" for none; `best_of` is SINGLE or THREE; `clock` is
    None for the kind of clock that the server has set, and `tempo` for its pause; `first` says
    who goes first, seat 0 being the challenger; `level` is how well the built-in opponent
    plays, where one does.
    `takes` are the states of cards that both agree to beside those that nobody is asked for.
    `house` are the settings of rules of the house that are not as usual, by key.
    `exercise` is the key of the laid-out duel that is practised, "" for none; `occasion` is
    kept with it for the room that began it.
    `read` has the imported cards of both decks, each with the state of its rules at the start.
    """

    limits: str = ""
    best_of: int = SINGLE
    clock: ClockKind | None = None
    first: First = First.BY_GAME
    level: Level = Level.NORMAL
    takes: tuple[str, ...] = ()
    read: tuple[tuple[int, str], ...] = ()
    tempo: Tempo | None = None
    house: tuple[tuple[str, int], ...] = ()
    exercise: str = ""
    occasion: str = ""

    @property
    def is_single(self) -> bool:
        """Whether one duel decides, so that nothing is exchanged between two."""
        return self.best_of == SINGLE


USUAL = Agreement()
"""What holds where nothing was agreed on."""
_AGREEMENT = TypeAdapter(Agreement)


def agreement_to_json(agreement: Agreement) -> str:
    """The agreement as text, from which `agreement_from_json` makes it again."""
    return _AGREEMENT.dump_json(agreement).decode()


def agreement_from_json(text: str) -> Agreement:
    """The agreement that was kept as `text`; what it does not name is as usual."""
    return _AGREEMENT.validate_json(text)
