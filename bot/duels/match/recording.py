"""The replay of a duel that is over, made of its ledger while rules and cards still fit."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

from bot.duels.match.pictured import as_words
from bot.duels.match.rebuild import UpdatedError, names_of
from bot.duels.match.retelling import Retelling, Step, Stretch
from bot.duels.store.ledger import Written
from bot.duels.store.records import MatchRecord
from bot.replays.frames import PUBLIC, Proof, Replay, mark_of
from bot.replays.proving import shuffled
from bot.replays.weaving import Weaving, Words
from bot.shared.text import escaped
from cards.languages import LANGUAGES
from engine.core.dice import Dice
from engine.core.game import Block, Board, Game
from engine.core.match import Match, StrayedError
from engine.core.protocol import Audience


def recorded(
    game: Game,
    record: MatchRecord,
    written: Written,
    ended: Callable[[str, str], str],
) -> Replay | None:
    """How the duel was told, as far as it can still be told; None where it cannot at all.

    `ended` words how it ended, of what the game says of that and the language.
    """
    audiences: list[Audience] = [None, *(each.seat for each in record.seats)]
    readers = [(audience, code) for audience in audiences for code in LANGUAGES]
    try:
        retelling = Retelling(game, record, readers, from_start=True)
    except UpdatedError:
        return None
    weaving, is_cut, is_empty = Weaving(names_of(record), LANGUAGES), False, True
    try:
        for step in retelling.go_on(written):
            _weave(weaving, retelling, step, audiences)
            is_empty = False
    except StrayedError:
        is_cut = True
    except Exception:  # whatever rules do that were not those of this match
        if not retelling.is_renewed:
            raise
        is_cut = True
    if is_empty:
        return None
    by_game = ["" if is_cut else retelling.ended(None, language) for language in LANGUAGES]
    result = [ended(*each) for each in zip(by_game, LANGUAGES, strict=True)]
    return weaving.woven(result, is_cut=is_cut, proof=_proof(record, retelling.match))


def marked(record: MatchRecord, written: Written) -> tuple[MatchRecord, Written]:
    """The duel with a mark for the name of each who sat there, in the order of `sat_at`.

    What is kept of it then names nobody, and whoever reads it is told what they are called.
    """
    marks = map(mark_of, count())
    seats = tuple(replace(seat, name=next(marks)) for seat in record.seats)
    handed = tuple(
        replace(each, left=replace(each.left, name=next(marks)), name=next(marks))
        for each in record.handed
    )
    called = {name: mark_of(number) for number, name in reversed([*enumerate(sat_at(record))])}
    notices = tuple(
        replace(each, remark=each.remark.calling(called)) for each in written.notices
    )
    return replace(record, seats=seats, handed=handed), replace(written, notices=notices)


def sat_at(record: MatchRecord) -> list[str]:
    """What those who sat there are called, safe to print."""
    names = [seat.name for seat in record.seats]
    names += [name for each in record.handed for name in (each.left.name, each.name)]
    return [escaped(name) for name in names]


def _weave(
    weaving: Weaving, retelling: Retelling, step: Step, audiences: Sequence[Audience]
) -> None:
    """Add what everybody was told, and the tables as they stand then."""
    turns, lines, tables = {}, {}, {}
    for audience in audiences:
        key = PUBLIC if audience is None else str(audience)
        told = [step.told[audience, code] for code in LANGUAGES]
        begun = [_turn(stretches) for stretches in told]
        if any(begun):
            turns[key] = begun
        lines[key] = [[line for each in said for line in each.whole] for said in told]
        if audience in step.seen:
            boards = (retelling.show(audience, code) for code in LANGUAGES)
            pairs = zip(boards, LANGUAGES, strict=True)
            tables[key] = [_words(*each, weaving.players) for each in pairs]
    weaving.add(turns, lines, tables)


def _turn(stretches: Sequence[Stretch]) -> str:
    """The words of the last turn that began, "" for none."""
    return next((each.turn for each in reversed(stretches) if each.turn), "")


def _words(board: Board, language: str, names: tuple[str, ...]) -> Words:
    hand = [] if board.hand is None else [_block(board.hand)]
    drawn = [] if board.picture is None else as_words(board.picture(language, names))
    return [board.heading, [_block(block) for block in board.blocks], hand, drawn]


def _block(block: Block) -> Words:
    return [block.title, list(block.lines)]


def _proof(record: MatchRecord, match: Match) -> Proof:
    """What was left to chance: the seed, and the order of every shuffle that came of it."""
    seed, dice = record.setup.seed, getattr(match.table, "dice", None)
    made = dice.shuffled if isinstance(dice, Dice) else ()
    orders = tuple(shuffled(seed, start, cards) for start, cards in made)
    return Proof(Dice(seed).commitment, seed.hex(), orders)
