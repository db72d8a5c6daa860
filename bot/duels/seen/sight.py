"""What one audience may see of a duel at one moment, ready to be laid out.

Belongs here: all that one audience may know, as one plain value, made of what it was told.
Does not belong here: layout, language of buttons, and anything read from the match past the
veil.
"""

from bot.duels.clocks.watch import Watch
from bot.duels.match.drafts import NEVER, Draft, Moment
from bot.duels.match.play import Play
from bot.duels.outcome.naming import duel_title
from bot.duels.store.ending import Ending, EndKind
from bot.duels.store.records import MatchRecord, Undoing
from bot.duels.windows.asking import Asking
from bot.people.terms import Shade, Shown
from bot.shared.drawing.canvas import Picture
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.changing import changed
from engine.core.game import Block, Board, Game, Reader
from engine.core.match import Match
from engine.core.prompts import Prompt, Shape
from engine.core.protocol import Audience, Decision, Seat
from engine.core.reading import Group, Reading
from engine.core.values import value


@value
class Waiting:
    """Who is awaited, and until when in seconds since 1970, if there is an end to that.

    `seat` is None where a response is awaited: nobody says whose, or whether there can be one.
    """

    seat: Seat | None
    until: int | None


A_RESPONSE = Waiting(None, None)
"""During a run: somebody might respond."""


@value
class Question:
    """What a seat is asked now: question `number` in words, and what was drafted for it.

    `found` are the names that match what was typed, by code. `warned` is true when the time
    is nearly up; `safe` is then the option that is chosen when it is, in words, or "".
    `has_back` is true where the reader can still take back what they have begun.
    `misfits` say what keeps the draft of an exchange from being taken.
    """

    number: int
    prompt: Prompt
    draft: Draft | None
    found: tuple[tuple[int, str], ...]
    warned: bool
    safe: str = ""
    misfits: tuple[str, ...] = ()
    has_back: bool = False


@value
class Sight:
    """A duel as one audience may see it; `version` grows with every change of it.

    `board` is None where there is nothing true to show. `chain` are the codes of the cards that
    they see waiting to be settled, and of what these aim at. `result` says how the game itself
    ended the duel. `asking` is when the reader is asked whether to respond; None for the
    public. `answers` is how many answers have led to what they see. `banks` are the seconds
    each seat has on a live clock, as of the last change that everybody saw. `retractable` is
    the number of the exchange that the reader is done with, and may still change. `title` names
    the duel to its player; "" for the public. `own` says what was last done for the reader
    because their time was up, as long as they have answered nothing themselves since.

    `cards` are those that the reader may read, whose handles hold for the `moment`; `reading`
    is the one they have opened, and `sure` the state of its rules if it was imported, or
    `place` that whose cards they have. `fresh` is how many of
    the lines of `log`, the last ones, are new since the reader's own last answer.

    `shown` is what the table is shown as, and `shade` the palette of its picture; `picture` is
    that picture once it is drawn. `is_out` is true of a player who only watches any more.
    `hints` are said to whoever practises a laid-out duel. `watching` is how many spectators
    follow the duel. What is shown later than it was so was so as of that moment, in seconds
    since 1970; `as_of` is 0.0 where nothing may be shown yet.
    `hands` are those that a spectator may see, since their players agree.

    `undoing` is who asks to decide anew what they last decided, after others have let pass what
    they could have done if `undone_passes`; `undoable` is how many answers have led to where
    the reader may ask for that themselves, None where they may not. `has_lesson` is whether its
    game has a first duel to learn it by.
    """

    record: MatchRecord
    version: int
    audience: Audience
    language: str
    board: Board | None
    log: tuple[str, ...]
    chain: tuple[int, ...]
    question: Question | None
    awaited: tuple[Waiting, ...]
    ending: Ending | None
    result: str
    asking: Asking | None = None
    answers: int = 0
    banks: tuple[tuple[Seat, int], ...] = ()
    retractable: int | None = None
    title: str = ""
    own: str = ""
    cards: tuple[Group, ...] = ()
    moment: Moment = NEVER
    reading: Reading | None = None
    sure: str = ""
    place: str = ""
    fresh: int = 0
    shown: Shown = Shown.WORDS
    shade: Shade = Shade.DARK
    picture: Picture | None = None
    hints: tuple[str, ...] = ()
    is_out: bool = False
    watching: int = 0
    undoing: Undoing | None = None
    undone_passes: bool = False
    undoable: int | None = None
    has_lesson: bool = False
    as_of: float | None = None
    hands: tuple[Block, ...] = ()

    @property
    def news(self) -> tuple[str, ...]:
        """What happened lately; how the duel ended stands below."""
        if self.ending is None or self.ending.kind is not EndKind.PLAYED:
            return self.log
        return tuple(line for line in self.log if line != self.result)

    @property
    def is_between(self) -> bool:
        """Whether the reader exchanges cards between two contests, where no table is of use."""
        exchanges = self.question is not None and self.question.prompt.shape is Shape.EXCHANGE
        return exchanges or self.retractable is not None


@value
class Eyes:
    """Whose eyes see a duel, and what they have drafted.

    `language` is that of a spectator who reads another than the board has; "" for none. Who
    looks `from_beside`, as a judge, sees what that seat does and is told of its player by name.
    """

    audience: Audience
    version: int
    draft: Draft | None = None
    language: str = ""
    from_beside: bool = False


def see(record: MatchRecord, game: Game, play: Play | None, watch: Watch, eyes: Eyes) -> Sight:
    """The duel as `eyes` may see it now."""
    audience = eyes.audience
    language = eyes.language or language_of(record, audience)
    question = _question(record, game, play, watch, eyes)
    reader = play.reader(audience, language) if play else None
    if reader is not None and eyes.from_beside:
        reader = changed(reader, is_beside=True)
    match = play.thoughts.seen_by(audience) if play else None
    return Sight(
        record=record,
        version=eyes.version,
        audience=audience,
        language=language,
        board=game.show(match, reader) if match and reader else None,
        log=_log(record, play, audience, language),
        chain=game.on_chain(match, reader) if match and reader else (),
        question=question,
        awaited=waiting(play, watch, audience),
        ending=record.ending,
        result=game.ended(play.match, reader) if record.ending and play and reader else "",
        answers=len(play.match.journal) if play else 0,
        banks=banks_of(play),
        retractable=_retractable(play, audience),
        title="" if audience is None else duel_title(record, game, audience, language),
        own=_own(play, audience, language),
        fresh=play.fresh(audience) if play else 0,
        cards=game.cards(match, reader) if match and reader else (),
        hands=open_hands(record, game, match, reader) if audience is None else (),
        hints=_hints(record, game, match, reader, question),
        has_lesson=game.exercises is not None,
        is_out=play is not None and audience in play.match.out,
        moment=Moment(play.heard[audience] if play else 0, question.number if question else 0),
    )


def _log(
    record: MatchRecord, play: Play | None, audience: Audience, language: str
) -> tuple[str, ...]:
    """What happened: a seat's log is its player's, in their language, whoever looks at it."""
    if play is None:
        return ()
    spoken = language if audience is None else language_of(record, audience)
    return play.lines(play.reader(audience, spoken))


def open_hands(
    record: MatchRecord, game: Game, match: Match | None, reader: Reader | None
) -> tuple[Block, ...]:
    """The hands that a spectator may see, each with the name of its player."""
    found: list[Block] = []
    if match is None or reader is None:
        return ()
    for seat in record.shown_hands:
        held = game.show(match, changed(reader, seat=seat)).hand
        if held is not None and held.lines:
            name = escaped(record.seats[seat].name)
            found.append(changed(held, title=say(reader.language, "watch-hand", name=name)))
    return tuple(found)


def _hints(
    record: MatchRecord,
    game: Game,
    match: Match | None,
    reader: Reader | None,
    question: Question | None,
) -> tuple[str, ...]:
    """What is said at the question that the reader is asked in an exercise, or at its end."""
    key, exercises = record.agreement.exercise, game.exercises
    is_over = record.ending is not None
    if not key or exercises is None or match is None or reader is None:
        return ()
    if question is None and not is_over:
        return ()
    return tuple(exercises.hints(key, match, reader, is_over=is_over))


def language_of(record: MatchRecord, audience: Audience) -> str:
    """The language that `audience` is spoken to in."""
    return record.language if audience is None else record.seats[audience].language


def _own(play: Play | None, audience: Audience, language: str) -> str:
    notice = None if play is None or audience is None else play.own.get(audience)
    return notice.said(language) if notice else ""


def _retractable(play: Play | None, audience: Audience) -> int | None:
    if play is None or audience is None or play.match.is_contested:
        return None
    return None if play.match.answered(audience) is None else play.match.number


def waiting(play: Play | None, watch: Watch, audience: Audience) -> tuple[Waiting, ...]:
    """Who is awaited; at a window each player is told only of themselves.

    On a live clock the others are told no end of it either: it would name the bank that runs.
    """
    if play is None or play.match.outcome is not None:
        return ()
    if play.window is None:
        named: dict[Seat, int | None] = {seat: watch.until(seat) for seat in watch.awaited}
        named |= {
            seat: None for seat in play.concealed if seat not in named and seat != audience
        }
        return tuple(Waiting(seat, until) for seat, until in sorted(named.items()))
    asked = watch.awaited.get(play.window.seat)
    if asked is None or not asked.shown:
        return (A_RESPONSE,)
    until = watch.until(play.window.seat)
    if play.window.seat == audience:
        return (Waiting(audience, until),)
    return (A_RESPONSE,) if play.banks else (Waiting(None, until),)


def banks_of(play: Play | None) -> tuple[tuple[Seat, int], ...]:
    """The whole seconds that each seat has on a live clock; empty on any other."""
    return tuple((seat, int(bank)) for seat, bank in sorted(play.banks.items())) if play else ()


def _question(
    record: MatchRecord, game: Game, play: Play | None, watch: Watch, eyes: Eyes
) -> Question | None:
    audience, draft = eyes.audience, eyes.draft
    awaited = None if audience is None else watch.awaited.get(audience)
    if audience is None or play is None or awaited is None or not awaited.shown:
        return None
    language = record.seats[audience].language
    reader, number = play.reader(audience, language), play.thoughts.number(audience)
    prompt = game.ask(play.thoughts.seen_by(audience), reader)
    if prompt is None:
        return None
    current = draft if draft and draft.number == number else None
    names = game.names(language) if current and current.found else {}
    found = tuple((code, names[code]) for code in (current.found if current else ()))
    chosen = tuple(current.chosen) if current else ()
    is_exchange = prompt.shape is Shape.EXCHANGE
    has_back = play.thoughts.seat == audience
    is_settled = awaited.warned and not is_exchange
    acting = game.ask(play.match, reader) if has_back and is_settled else prompt
    safe = safe_words(acting, awaited.decision) if is_settled and acting else ""
    misfits = game.misfits(play.match, reader, chosen) if is_exchange else ()
    return Question(number, prompt, current, found, awaited.warned, safe, misfits, has_back)


def safe_words(prompt: Prompt, decision: Decision) -> str:
    """The words of the prompt for what is answered when time runs out; "" where it has none."""
    answer = decision.default()
    if not answer:
        return prompt.decline or ""
    if prompt.shape is Shape.PICK and len(answer) == 1:
        return prompt.choices[answer[0]].label
    return ""
