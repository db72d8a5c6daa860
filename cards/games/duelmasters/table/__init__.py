"""What is said at a table of Duel Party: what happens, what is asked, how it stands."""

from collections.abc import Sequence

from cards.games.duelmasters.table import showing
from cards.games.duelmasters.table.asking import Asking
from cards.games.duelmasters.table.lying import Lying
from cards.games.duelmasters.table.picturing import tableau
from cards.games.duelmasters.table.reading import CardReading
from cards.games.duelmasters.table.scene import Scene
from cards.games.duelmasters.table.telling import tell as tell_events
from engine.core.changing import changed
from engine.core.game import Board, Occasion, Reader
from engine.core.match import Match
from engine.core.picturing import Tableau
from engine.core.prompts import Prompt
from engine.core.protocol import Decision, Event, Seat
from engine.core.reading import Group, Reading
from engine.duelmasters.acts.asking import Reason
from engine.duelmasters.facts.reading import shields
from engine.duelmasters.turn.opening import Ending


def tell(match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
    """The events in sentences; they are those told to the reader's audience."""
    return tell_events(events, Scene(match, reader))


def ask(match: Match, reader: Reader) -> Prompt | None:
    """The question that the reader's seat is asked, if it is asked one."""
    decision = None if reader.seat is None else match.asked(reader.seat)
    if decision is None:
        return None
    scene = Scene(match, reader)
    return Asking(decision, scene, Lying(scene)).prompt()


def show(match: Match, reader: Reader) -> Board:
    """The table as the reader may see it."""
    scene = Scene(match, reader)

    def picture(language: str, players: tuple[str, ...]) -> Tableau:
        return tableau(Scene(match, changed(reader, language=language, names=players)))

    blocks = tuple(showing.blocks(scene))
    return Board(showing.heading(scene), blocks, showing.hand(scene), picture)


def cards(match: Match, reader: Reader) -> tuple[Group, ...]:
    """Every card that the reader may know now, by where it lies."""
    return _reading(match, reader).groups()


def read(match: Match, reader: Reader, handle: int) -> Reading:
    """One card that the reader may know; UnknownHandleError where there is none."""
    return _reading(match, reader).read(handle)


def _reading(match: Match, reader: Reader) -> CardReading:
    scene = Scene(match, reader)
    return CardReading(scene, Lying(scene), ask(match, reader))


def occasion(match: Match, decision: Decision) -> Occasion:
    """Declarations follow an attack, shields that are taken, or the end of a turn."""
    table = Scene(match, Reader(None, "en", ())).table
    if decision.reason is not Reason.DECLARE:
        return Occasion.CHOICE
    if table.on_way:
        return Occasion.TRIGGER
    return Occasion.LEAVING if table.attack is None else Occasion.ATTACK


def ended(match: Match, reader: Reader) -> str:
    """How the match ended; empty while it has not."""
    if match.outcome is None:
        return ""
    scene, first = Scene(match, reader), _first(match)
    if match.outcome.reason is Ending.DRAWN:
        players = scene.listing([reader.names[seat] for seat in first])
        return scene.say("ended-drawn", players=players)
    if len(first) != 1:
        return scene.say("game-drawn")
    return scene.of("game-won", first[0])


def _first(match: Match) -> tuple[Seat, ...]:
    places = match.outcome.places if match.outcome else ()
    return tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)


def score(match: Match, reader: Reader, first: Seat) -> str:
    """The shields of all, those of `first` before the others, and the turn."""
    scene = Scene(match, reader)
    table, count = scene.table, len(reader.names)
    if not table.turn:
        return ""
    told = []
    for n in range(count):
        seat = Seat((first + n) % count)
        key = "score-seat" if table.is_in(seat) else "score-out"
        told.append(scene.of(key, seat, shields=shields(table, seat)))
    return scene.dots(*told, scene.say("score-turn", turn=str(table.turn)))


def wins(match: Match) -> tuple[int, ...]:
    """Who has won: 1 for each winner."""
    winners = match.outcome.winners if match.outcome else ()
    count = len(Scene(match, Reader(None, "en", ())).table.players)
    return tuple(int(seat in winners) for seat in range(count))
