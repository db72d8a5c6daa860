"""Who writes a message, and what is known to stand there: each step from one to the next."""

from dataclasses import replace

from bot.duels.stage.writing import Standing, Writing

FIRST = Standing(1, b"one", "board-1.png")
SECOND = Standing(2, b"two", "")
SHOWN = Writing(FIRST)


def test_before_the_first_writing_nothing_is_known() -> None:
    writing = Writing()
    assert writing.hangs is None
    assert writing.is_behind(0)
    assert not writing.says(b"")
    assert not writing.is_answered


def test_what_is_shown_is_known_by_its_digest_version_and_picture() -> None:
    writing = Writing().shown(FIRST)
    assert writing == SHOWN
    assert writing.hangs == "board-1.png"
    assert writing.says(b"one")
    assert not writing.says(b"two")
    assert not writing.is_behind(1)
    assert writing.is_behind(2)


def test_a_message_without_a_picture_is_known_to_have_none() -> None:
    assert Writing(SECOND).hangs == ""


def test_it_is_answered_until_every_press_is() -> None:
    one = SHOWN.pressed()
    two = one.pressed()
    assert one.is_answered
    assert two.answered() == one
    assert two.answered().is_answered
    assert one.answered() == SHOWN
    assert not one.answered().is_answered


def test_while_somebody_writes_it_is_not_known_what_stands_there() -> None:
    begun = SHOWN.begun()
    assert begun.stands is None
    assert begun.writers == 1
    assert not begun.is_mixed


def test_who_has_written_alone_is_what_stands_there() -> None:
    assert SHOWN.begun().ended_with(SECOND) == Writing(SECOND)


def test_who_has_failed_leaves_it_unknown() -> None:
    assert SHOWN.begun().ended() == Writing()


def test_of_those_who_have_overlapped_none_is_known_to_stand_there() -> None:
    two = SHOWN.begun().begun()
    assert (two.writers, two.is_mixed) == (2, True)
    first = two.ended_with(FIRST)
    assert first.stands is None
    last = first.ended_with(SECOND)
    assert (last.stands, last.writers) == (None, 0)


def test_whoever_begins_beside_the_last_of_them_has_overlapped_too() -> None:
    third = SHOWN.begun().begun().ended_with(FIRST).begun()
    assert third.is_mixed
    assert third.ended().ended_with(SECOND).stands is None


def test_where_one_of_them_has_failed_the_other_is_not_known_either() -> None:
    assert SHOWN.begun().begun().ended().ended_with(SECOND).stands is None


def test_after_them_one_who_writes_alone_is_known_again() -> None:
    over = SHOWN.begun().begun().ended_with(FIRST).ended_with(SECOND)
    assert over.begun().ended_with(SECOND) == Writing(SECOND)


def test_what_is_noted_meanwhile_is_not_known_when_another_begins() -> None:
    assert SHOWN.begun().shown(SECOND).begun().stands is None


def test_what_stands_there_may_look_like_a_later_version() -> None:
    seen = SHOWN.seen(7)
    assert seen == Writing(replace(FIRST, version=7))
    assert not seen.is_behind(7)
    assert Writing().seen(7) == Writing()


def test_what_was_passed_over_is_behind_and_still_told_apart() -> None:
    passed = SHOWN.passed_over()
    assert passed.is_behind(0)
    assert passed.says(b"one")
    assert passed.hangs == "board-1.png"
    assert Writing().passed_over() == Writing()


def test_what_is_forgotten_is_not_known() -> None:
    assert SHOWN.forgotten() == Writing()
    assert SHOWN.pressed().forgotten() == Writing(answering=1)
