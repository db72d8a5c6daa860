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
