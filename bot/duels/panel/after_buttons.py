"""What can be pressed once a duel is over."""

from bot.duels.panel.after_ids import AFTER, LESSON, LEVEL, PRACTISE
from bot.duels.panel.ids import JUDGED
from bot.duels.store.ending import EndKind
from bot.duels.store.records import MatchRecord
from bot.replays.ids import OPEN
from bot.shared.components import PRIMARY, SECONDARY, Component, button
from bot.shared.words import say
from engine.core.game import Level


def after_buttons(
    record: MatchRecord,
    language: str,
    *,
    is_seated: bool = True,
    has_lesson: bool = False,
) -> list[Component]:
    """Another duel, unless an event pairs its players; replay, decks, proof of the shuffles.

    Another one is offered to who `is_seated`, and the first duel of a game that `has_lesson` to
    who lost to its weakest opponent. In a duel that was laid out nothing was shuffled.
    """
    return [
        *(_another(record, language, has_lesson=has_lesson) if is_seated else []),
        button(say(language, "replay-watch"), OPEN.write(match=record.id)),
        _button(record.id, language, "decks-button", "decks"),
        *([] if record.agreement.exercise else [check_button(record.id, language)]),
        *_judged(record, language),
    ]


def _another(record: MatchRecord, language: str, *, has_lesson: bool) -> list[Component]:
    """Another duel of the same players; after practice also one that is easier or harder."""
    if record.event_table is not None:
        return []
    if record.agreement.exercise:
        return _after_exercise(record, language)
    again = _button(record.id, language, "rematch", "rematch", PRIMARY)
    return [again, *_other_levels(record, language, has_lesson=has_lesson)]


def _after_exercise(record: MatchRecord, language: str) -> list[Component]:
    """After a duel that was laid out: the same again, and one from the beginning.

    What suits best stands first: who has won goes on, who has not tries again.
    """
    won = _has_won(record)
    styles = (SECONDARY, PRIMARY) if won else (PRIMARY, SECONDARY)
    again = _button(record.id, language, "again", "rematch", styles[0])
    practise = button(say(language, "practise-button"), PRACTISE.write(), styles[1])
    return [practise, again] if won else [again, practise]


def _has_won(record: MatchRecord) -> bool:
    """Whether a person has won, and not the built-in opponent."""
    winners = record.ending.winners if record.ending else ()
    return any(record.seats[seat].user is not None for seat in winners)


def _judged(record: MatchRecord, language: str) -> list[Component]:
    """What a moderator did, where one has ended the duel."""
    by_moderator = (EndKind.MODERATED, EndKind.RULED)
    if record.ending is None or record.ending.kind not in by_moderator:
        return []
    return [button(say(language, "judged-button"), JUDGED.write(match=record.id))]


def _other_levels(record: MatchRecord, language: str, *, has_lesson: bool) -> list[Component]:
    """After a practice duel that was lost a weaker opponent, after one won a stronger one.

    Below the weakest there is the first duel, in which everything is told.
    """
    if not record.practice or record.ending is None or record.agreement.exercise:
        return []
    act = "harder" if _has_won(record) else "easier"
    if not record.ending.winners:
        return []
    if other_level(record.agreement.level, act) is None:
        lesson = button(say(language, "lesson-start"), LESSON.write())
        return [lesson] if has_lesson and act == "easier" else []
    return [button(say(language, f"again-{act}"), LEVEL.write(match=record.id, act=act))]


def other_level(level: Level, act: str) -> Level | None:
    """The next level that is "easier" or "harder"; None where there is none."""
    levels = tuple(Level)
    place = levels.index(level) + (1 if act == "harder" else -1)
    return levels[place] if 0 <= place < len(levels) else None


def check_button(match: int, language: str) -> Component:
    """Shows by what the shuffles can be checked."""
    return _button(match, language, "check-shuffle", "shuffle")


def publish_button(match: int, language: str) -> Component:
    """Shows one's own deck to everybody."""
    return _button(match, language, "publish-deck", "publish")


def _button(
    match: int,
    language: str,
    key: str,
    act: str,
    style: int = SECONDARY,
) -> Component:
    return button(say(language, key), AFTER.write(match=match, act=act), style)
