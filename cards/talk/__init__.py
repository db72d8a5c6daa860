"""Saying what happens in a duel, what is asked and what the table looks like, by language."""

from collections.abc import Mapping, Sequence

from cards.languages import LANGUAGES
from cards.names import names
from cards.talk import telling
from cards.talk.asking import Asking, card_of
from cards.talk.exchanging import score_of
from cards.talk.picturing import Picturing
from cards.talk.reading import CardReading
from cards.talk.scene import Scene
from cards.talk.showing import Showing
from cards.talk.tongue import Tongue
from cards.talk.written import written_of
from engine.core.changing import changed
from engine.core.game import Board, Reader
from engine.core.match import Match
from engine.core.picturing import Tableau
from engine.core.prompts import Prompt
from engine.core.protocol import Arrange, Decision, Event, Pick, Seat
from engine.core.reading import Group, Reading, UnknownHandleError
from engine.yugioh.game.looking import look_closely, sight_of, standing_of
from engine.yugioh.state.events.contest import Ended, Ending, MatchEnded
from engine.yugioh.state.reasons import Score
from engine.yugioh.views.lying import Lying
from engine.yugioh.views.sight import Sight

TONGUES: Mapping[str, Tongue] = {language: Tongue(language) for language in LANGUAGES}
"""Every language by its key."""


def tell(
    match: Match, events: Sequence[Event], reader: Reader, weigh: telling.Weigh
) -> tuple[str, ...]:
    """The events in sentences; they are those told to the reader's audience."""
    sight = _sight(match, reader)
    return telling.tell(events, sight, _scene(sight, reader), TONGUES[reader.language], weigh)


def ask(match: Match, reader: Reader) -> Prompt | None:
    """The question that the reader's seat is asked, if it is asked one."""
    decision = _asked(match, reader)
    if decision is None:
        return None
    sight = _sight(match, reader)
    scene = _scene(sight, reader)

    def write() -> Prompt:
        lying = _lying(sight, reader, decision)
        return Asking(decision, sight, scene, TONGUES[reader.language], lying).prompt()

    return written_of(match).prompts.get(reader, (match.number, scene.table), write)


def show(match: Match, reader: Reader, *, in_full: bool = False) -> Board:
    """The table as the reader may see it; `in_full` with the numbers of monsters in piles.

    A match is always shown in the one way or the other.
    """
    scene = _scene(_sight(match, reader), reader)
    written = written_of(match)
    is_under_way = match.outcome is None and match.is_contested
    standing = standing_of(match)

    def showing(scene: Scene) -> Showing:
        tongue = TONGUES[scene.reader.language]
        return Showing(scene, tongue, written, is_under_way=is_under_way, in_full=in_full)

    def heading(shown: Showing) -> str:
        if standing is None:
            return shown.heading()
        score = score_of(standing, shown.scene.reader, shown.words)
        return f"{score} · {shown.heading()}" if is_under_way else score

    def picture(language: str, players: tuple[str, ...]) -> Tableau:
        other = changed(reader, language=language, names=players)
        shown = showing(Scene(scene.table, other, names(language)))
        return Picturing(shown).tableau(heading(shown))

    def board() -> Board:
        shown = showing(scene)
        return changed(shown.board(), heading=heading(shown), picture=picture)

    return written.boards.get(reader, (scene.table, standing, is_under_way), board)


def extra_deck(match: Match, reader: Reader) -> tuple[str, ...]:
    """Each card of the reader's Extra Deck, with the numbers of a monster."""
    scene = _scene(_sight(match, reader), reader)
    showing = Showing(scene, TONGUES[reader.language], written_of(match), is_under_way=True)
    own = [side.extra or () for side in scene.table.sides if scene.is_reader(side.seat)]
    return tuple(showing.in_hand(card) for cards in own for card in cards)


def cards(match: Match, reader: Reader) -> tuple[Group, ...]:
    """Every card that the reader may know now, by where it lies."""
    prompt = ask(match, reader)
    number = None if prompt is None else match.number
    table, written = _sight(match, reader).board(), written_of(match)

    def groups() -> tuple[Group, ...]:
        return _reading(match, reader, prompt).groups(written)

    return written.groups.get(reader, (number, prompt, table), groups)


def read(match: Match, reader: Reader, handle: int) -> Reading:
    """One card that the reader may know; UnknownHandleError where there is none."""
    prompt, decision = ask(match, reader), _asked(match, reader)
    reading = _reading(match, reader, prompt)
    copies = reading.lying.copies
    if not 0 <= handle < len(copies):
        raise UnknownHandleError(f"{reader.seat} knows no card {handle}")
    close = look_closely(match, reader.seat, copies[handle].ids[0], decision)
    return reading.read(handle, close)


def on_chain(match: Match, reader: Reader) -> tuple[int, ...]:
    """The passcodes of the cards on the chain, then of their targets; known ones, each once."""
    chain = _sight(match, reader).board().chain
    activated = [link.card for link in chain]
    seen = (*activated, *(target for link in chain for target in link.targets))
    texts = (card.text for card in seen)
    return tuple(dict.fromkeys(text.passcode for text in texts if text is not None))


def ended(match: Match, reader: Reader) -> str:
    """How the match ended; empty while it has not."""
    if match.outcome is None:
        return ""
    reason, winners = match.outcome.reason, match.outcome.winners
    assert isinstance(reason, Ending | Score)
    end = (
        MatchEnded(winners, reason.wins)
        if isinstance(reason, Score)
        else Ended(winners, reason)
    )
    return tell(match, (end,), reader, lambda said, _: said)[0]


def score(match: Match, reader: Reader, first: Seat) -> str:
    """How the match stands in a few words, with the numbers of `first` first.

    It is "" before the first turn.
    """
    second, standing = Seat(1 - first), standing_of(match)
    if standing is not None:
        return f"{standing.wins[first]}–{standing.wins[second]}"
    table = _sight(match, reader).board()
    if table.turn == 0:
        return ""
    life = [str(table.sides[seat].life) for seat in (first, second)]
    words, turn = TONGUES[reader.language].words, str(table.turn)
    return words.say("score-life", first=life[0], second=life[1], turn=turn)


def _sight(match: Match, reader: Reader) -> Sight:
    return sight_of(match, reader.seat)


def _scene(sight: Sight, reader: Reader) -> Scene:
    return Scene(sight.board(), reader, names(reader.language))


def _asked(match: Match, reader: Reader) -> Decision | None:
    return None if reader.seat is None else match.asked(reader.seat)


def _lying(sight: Sight, reader: Reader, decision: Decision | None) -> Lying:
    options = decision.options if isinstance(decision, Pick | Arrange) else ()
    offered = [sight.offered(card) for card in map(card_of, options) if card is not None]
    return sight.lying(reader.seat or Seat(0), offered)


def _reading(match: Match, reader: Reader, prompt: Prompt | None) -> CardReading:
    sight = _sight(match, reader)
    lying = _lying(sight, reader, _asked(match, reader))
    scene, tongue = _scene(sight, reader), TONGUES[reader.language]
    return CardReading(lying, prompt, scene, tongue)
