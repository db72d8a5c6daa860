"""All that a duel posts, held against the same duel with other hidden cards, byte for byte."""

import json
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from typing import Any

from bot.duels.match.chronicle import tell
from bot.duels.match.drafts import Moment
from bot.duels.match.play import Play
from bot.duels.match.rebuild import Rebuilt
from bot.duels.outcome.results import result_line, scored
from bot.duels.panel.board import board, status, watched
from bot.duels.panel.log_pages import log_file, log_page
from bot.duels.panel.panel import panel
from bot.duels.picture.describing import described
from bot.duels.picture.drawing import draw
from bot.duels.seen.calls import Call
from bot.duels.seen.sight import Question, Sight, open_hands
from bot.duels.stage.calling import open_call, private_call
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.ledger import Written as Ledger
from bot.duels.store.records import GivenBy, Kept, MatchRecord, Place, SeatRecord
from bot.duels.store.told import Chronicle
from bot.duels.windows.asking import Asking
from bot.people.store import Asked
from bot.people.terms import Terms
from bot.shared.components import Component
from bot.shared.drawing.colours import DARK
from cards.languages import LANGUAGES
from cards.talk.written import Written
from engine.core.game import Board, Game, Reader, Setup
from engine.core.match import Match
from engine.core.picturing import Tableau
from engine.core.protocol import Audience, Event, Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Place as Lying
from engine.yugioh.state.spots import CardId
from tests.fuzz.reading import NAMES, otherwise_hidden
from tests.fuzz.witness import named_cards

DRAWN_EVERY = 4
"""Of so many tables one is drawn: what is drawn is compared for each."""
LOOKED_BACK = 12
"""How many lines of what happened stand on a board."""


class OtherCards:
    """The game, which for the time of each word has the hidden cards be others.

    What is just told, chained or fought was shown to everybody, and stays what it is.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """The events, by somebody for whom other cards are hidden."""
        with _others(match, reader.seat, events=events):
            return self._game.tell(match, events, reader)

    def ended(self, match: Match, reader: Reader) -> str:
        """How the match ended, by the same."""
        with _others(match, reader.seat):
            return self._game.ended(match, reader)


class OtherTables(OtherCards):
    """The same, also where it shows the table, in words and drawn."""

    def show(self, match: Match, reader: Reader) -> Board:
        """The table, as somebody sees it for whom other cards are hidden."""
        with _others(match, reader.seat):
            board = self._game.show(match, reader)
        if board.picture is None:
            return board

        def picture(language: str, names: tuple[str, ...]) -> Tableau:
            with _others(match, reader.seat):
                drawn = self._game.show(match, reader).picture
                assert drawn is not None
                return drawn(language, names)

        return replace(board, picture=picture)


@contextmanager
def _others(
    match: Match,
    audience: Audience,
    spared_too: Collection[CardId] = (),
    events: Sequence[Event] = (),
) -> Iterator[None]:
    state = duel_of(match).state
    spared = {*spared_too}
    spared |= {card for event in events for card in named_cards(event)}
    spared |= {link.speaker.card.id for link in state.chain.links}
    if state.battle is not None:
        fighting = (state.battle.attacker, state.battle.target)
        spared |= {each.card.id for each in fighting if each is not None}
    with otherwise_hidden(match, audience, spared):
        match.beside.pop(Written, None)
        yield
    match.beside.pop(Written, None)


def record_of(setup: Setup, language: str) -> MatchRecord:
    """The duel as the bot keeps it, between two people who read that language."""
    return MatchRecord(
        id=1,
        game="yugioh",
        setup=setup,
        practice=False,
        place=Place(1, 2, 3),
        language=language,
        terms=Terms(),
        seats=tuple(SeatRecord(Seat(n), n + 1, name, language) for n, name in enumerate(NAMES)),
    )


def sight_of(
    game: Game, match: Match, record: MatchRecord, audience: Audience, log: Sequence[str]
) -> Sight:
    """What the audience sees of the match, which has told it so much."""
    reader = Reader(audience, record.language, NAMES)
    prompt = game.ask(match, reader)
    question = Question(match.number, prompt, None, (), False) if prompt else None
    return Sight(
        record=record,
        version=1,
        audience=audience,
        language=record.language,
        board=game.show(match, reader),
        log=tuple(log[-LOOKED_BACK:]),
        chain=game.on_chain(match, reader),
        question=question,
        awaited=(),
        ending=None,
        result=game.ended(match, reader),
        asking=None if audience is None else Asking(Asked.ALWAYS),
        cards=game.cards(match, reader),
        moment=Moment(1, match.number if prompt else 0),
        fresh=len(log),
    )


def posted(
    game: Game, match: Match, record: MatchRecord, audience: Audience, log: Sequence[str]
) -> list[bytes]:
    """Everything that is posted for the audience now: board, panel, and each card it reads."""
    sight = sight_of(game, match, record, audience, log)
    reader = Reader(audience, record.language, NAMES)
    handles = {card.handle for group in sight.cards for card in group.cards}
    shown: list[Component] = [status(sight, is_seated=audience is not None)]
    if audience is None:
        shown += [board(sight), watched(sight)]
    else:
        read = [replace(sight, reading=game.read(match, reader, each)) for each in handles]
        shown += [panel(sight), *map(panel, read)]
    words = [json.dumps(each, ensure_ascii=False).encode() for each in shown]
    return [*words, *_pictured(sight, is_drawn=match.number % DRAWN_EVERY == 0)]


def _pictured(sight: Sight, *, is_drawn: bool) -> list[bytes]:
    """What the picture of the table shows, its description, and at times the picture itself."""
    assert sight.board is not None
    assert sight.board.picture is not None
    tableau = sight.board.picture(sight.language, NAMES)
    told = described(tableau, sight.language)
    found = [repr(tableau).encode(), told.encode()]
    return [*found, draw(tableau, sight.language, DARK)] if is_drawn else found


def differing_to_spectators(
    match: Match, record: MatchRecord, log: Sequence[str], game: Game
) -> bool:
    """Whether what spectators see beside open hands would differ if other cards were hidden."""
    agreed = replace(record, open_hands=tuple(seat.seat for seat in record.seats))
    cards = duel_of(match).state.cards
    held = {card.id for card in cards if card.place is Lying.HAND}

    def shown() -> str:
        sight = sight_of(game, match, agreed, None, log)
        reader = Reader(None, record.language, NAMES)
        hands = open_hands(agreed, game, match, reader)
        assert len(hands) == len({card.owner for card in cards if card.id in held})
        return json.dumps(watched(replace(sight, hands=hands)))

    match.beside.pop(Written, None)
    as_it_is = shown()
    with _others(match, None, held):
        return shown() != as_it_is


ENDS = (EndKind.PLAYED, EndKind.SURRENDERED, EndKind.CLOCK, EndKind.MODERATED)


def announced(game: Game, match: Match, record: MatchRecord) -> list[bytes]:
    """What is said of the duel beside its table: calls, and the name of its thread.

    The name is that of every way in which the duel could end now.
    """
    said: list[object] = []
    for each in record.seats:
        said += [private_call(record, each.seat, why) for why in (Call.TURN, Call.ASKED)]
        said += [open_call(record, each.seat, why) for why in Call]
    play = Play(record, game, Rebuilt(match, [], record.setup), ())
    losers = (None, *(seat.seat for seat in record.seats))
    for kind, loser in product(ENDS, losers):
        ending = scored(Ending(kind, loser), record, game, play)
        said += [result_line(replace(record, ending=ending), each) for each in LANGUAGES]
    return [repr(each).encode() for each in said]


def differing_beside(match: Match, record: MatchRecord, game: Game) -> list[bytes]:
    """What is said beside the table and would be otherwise if other cards were hidden.

    In the other duel the Decks and the seed are those of another setup, too.
    """
    as_it_is = announced(game, match, record)
    first, second = record.setup.decks
    setup = replace(record.setup, decks=(second, first), seed=bytes(32))
    with _others(match, None):
        otherwise = announced(game, match, replace(record, setup=setup))
    pairs = zip(as_it_is, otherwise, strict=True)
    return [one for one, other in pairs if one != other]


def differing(
    match: Match, record: MatchRecord, audience: Audience, log: Sequence[str], game: Game
) -> list[bytes]:
    """What is posted now and would be otherwise if other cards were hidden."""
    match.beside.pop(Written, None)
    as_it_is = posted(game, match, record, audience, log)
    with _others(match, audience):
        otherwise = posted(game, match, record, audience, log)
    assert len(as_it_is) == len(otherwise)
    pairs = zip(as_it_is, otherwise, strict=True)
    return [one for one, other in pairs if one != other]


def whole_log(game: Game, record: MatchRecord, kept: Sequence[Kept], seat: Audience) -> bytes:
    """Every page of the whole log of a reader, and its file."""
    told = tell(game, record, Ledger(kept), (seat, record.language))
    return b"\n".join(
        [*_pages(record, told), log_file(record, told, record.language).fp.read()]
    )


def _pages(record: MatchRecord, told: Chronicle) -> list[bytes]:
    pages: list[bytes] = []
    while True:
        view: Any = log_page(record, told, record.language, len(pages) + 1)
        page = json.dumps(view.to_components()).encode()
        if page in pages:
            return pages
        pages.append(page)


def kept_of(match: Match) -> list[Kept]:
    """The answers as they are on disk."""
    return [Kept(entry, GivenBy.PLAYER) for entry in match.journal]
