"""The replay of a duel that is over, made of its answers while rules and cards still fit."""

from collections.abc import Callable, Iterator, Sequence

from bot.duels.match.first_use import Telling
from bot.duels.match.log import Heard
from bot.duels.match.rebuild import UpdatedError, lay, names_of, replayed
from bot.duels.match.silence import on_hand_over
from bot.duels.store.records import Kept, MatchRecord
from bot.replays.frames import PUBLIC, Replay
from bot.replays.weaving import Weaving, Words
from cards.languages import LANGUAGES
from engine.core.game import Block, Board, Game, Reader
from engine.core.match import Match, StrayedError
from engine.core.protocol import Audience, Event


def recorded(
    game: Game,
    record: MatchRecord,
    kept: Sequence[Kept],
    ended: Callable[[str, str], str],
) -> Replay | None:
    """How the duel was told, as far as it can still be told; None where it cannot at all.

    `ended` words how it ended, of what the game says of that and the language.
    """
    try:
        laid = lay(game, record.setup)
    except UpdatedError:
        return None
    recording, is_cut = _Recording(game, record, laid.match), False
    try:
        for heard in replayed(game, laid, record, kept):
            recording.hear(heard)
    except StrayedError:
        is_cut = True
    except Exception:  # whatever rules do that were not those of this match
        if not laid.is_renewed:
            raise
        is_cut = True
    if recording.is_empty:
        return None
    names = names_of(record)
    by_game = [
        "" if is_cut else game.ended(laid.match, Reader(None, language, names))
        for language in LANGUAGES
    ]
    result = [ended(*each) for each in zip(by_game, LANGUAGES, strict=True)]
    return recording.weaving.woven(result, is_cut=is_cut)


class _Recording:
    """A replay while the duel is played once more."""

    def __init__(self, game: Game, record: MatchRecord, match: Match) -> None:
        self._game, self._record, self._match = game, record, match
        self.weaving = Weaving(names_of(record), LANGUAGES)
        self._audiences: tuple[Audience, ...] = (None, *(each.seat for each in record.seats))
        keys = ((audience, code) for audience in self._audiences for code in LANGUAGES)
        self._telling = {key: Telling(game, record) for key in keys}
        self._at = -1

    @property
    def is_empty(self) -> bool:
        """Whether nothing was heard, since not even the start can be told any more."""
        return self._at < 0

    def hear(self, heard: Heard) -> None:
        """Add what everybody was told, and the tables as they stand then."""
        names = names_of(self._record, self._at)
        self._at += 1
        turns, lines, tables = {}, {}, {}
        for audience in self._audiences:
            key = PUBLIC if audience is None else str(audience)
            said = [self._said(heard, Reader(audience, code, names)) for code in LANGUAGES]
            begun = [turn for turn, _ in said]
            if any(begun):
                turns[key] = begun
            lines[key] = [told for _, told in said]
            if heard.told.get(audience) or heard.handed:
                readers = (Reader(audience, code, names) for code in LANGUAGES)
                boards = (self._game.show(self._match, reader) for reader in readers)
                tables[key] = [_words(board) for board in boards]
        self.weaving.add(turns, lines, tables)

    def _said(self, heard: Heard, reader: Reader) -> tuple[str, list[str]]:
        """The last turn that began, "" for none, and all lines, those of its start too."""
        language, turn = reader.language, ""
        lines = [] if heard.notice is None else [heard.notice.said(language)]
        telling = self._telling[reader.seat, language]
        for events in by_turns(heard.told.get(reader.seat, ())):
            told = list(telling.tell(self._match, events, reader)) if events else []
            if told and events[0].turn_of is not None:
                turn = told[0]
            lines += told
        return turn, [*lines, *(on_hand_over(over).said(language) for over in heard.handed)]


def by_turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in stretches, each but the first beginning with a turn."""
    begun = [n for n, event in enumerate(events) if event.turn_of is not None]
    for start, end in zip([0, *begun], [*begun, len(events)], strict=True):
        yield events[start:end]


def _words(board: Board) -> Words:
    hand = [] if board.hand is None else [_block(board.hand)]
    return [board.heading, [_block(block) for block in board.blocks], hand]


def _block(block: Block) -> Words:
    return [block.title, list(block.lines)]
