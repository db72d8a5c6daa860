"""When an event starts, as people write it."""

import pytest

from bot.hosting.signing_up.times import LONGEST, WhenError, moment

NOW = 1_700_000_000
MINUTE, HOUR, DAY = 60, 3600, 86400


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("30", 30 * MINUTE),
        ("in 90 min", 90 * MINUTE),
        ("2 h", 2 * HOUR),
        ("1h30m", 90 * MINUTE),
        ("in 1 day 2 hours", DAY + 2 * HOUR),
        ("90分後", 90 * MINUTE),
        ("２時間後", 2 * HOUR),
        ("1天后", DAY),
        ("2小时30分钟", 150 * MINUTE),
        ("0", 0),
        ("now", 0),
        ("Right now!", 0),
        ("今すぐ", 0),
        ("现在", 0),
        ("1.5h", 90 * MINUTE),
        ("1,5 hours", 90 * MINUTE),
        ("half an hour", 30 * MINUTE),
        ("in an hour", HOUR),
        ("an hour and a half", 90 * MINUTE),
        ("2 and a half hours", 150 * MINUTE),
        ("2 hours and 30 minutes from now", 150 * MINUTE),
        ("2h30", 150 * MINUTE),
        ("a week", 7 * DAY),
        ("两小时后", 2 * HOUR),
        ("两个小时之后", 2 * HOUR),
        ("半小时后", 30 * MINUTE),
        ("半个小时", 30 * MINUTE),
        ("一个半小时", 90 * MINUTE),
        ("二十五分钟", 25 * MINUTE),
        ("十分鐘後", 10 * MINUTE),
        ("1時間半後", 90 * MINUTE),
        ("あと三十分", 30 * MINUTE),
        ("二週間後", 14 * DAY),
        (f"<t:{NOW + 77}:F>", 77),
        (f"<t:{NOW + 77}>", 77),
    ],
)
def test_a_span_or_a_timestamp_is_a_moment(typed: str, seconds: int) -> None:
    assert moment(typed, NOW) == NOW + seconds


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("20:00", "event-when-clock"),
        ("tomorrow 8 pm", "event-when-clock"),
        ("20時", "event-when-clock"),
        ("晚上8点", "event-when-clock"),
        ("8h30 pm", "event-when-clock"),
        ("now 20:00", "event-when-clock"),
        ("30m30", "event-when-unclear"),
        ("一二分钟", "event-when-unclear"),
        ("", "event-when-unclear"),
        ("in", "event-when-unclear"),
        ("soon", "event-when-unclear"),
        ("-5", "event-when-unclear"),
        (f"<t:{NOW - 1}:R>", "event-when-past"),
        (f"<t:{NOW + LONGEST + 1}>", "event-when-far"),
        ("99999", "event-when-far"),
    ],
)
def test_anything_else_is_refused_with_what_to_write(typed: str, key: str) -> None:
    with pytest.raises(WhenError) as refused:
        moment(typed, NOW)
    assert refused.value.key == key
