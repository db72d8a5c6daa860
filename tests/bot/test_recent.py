"""What was used last is kept, and no more than so many."""

import pytest

from bot.shared.recent import Recent


def test_what_was_not_used_for_longest_goes() -> None:
    recent = Recent[str, int | None](2)
    recent["a"], recent["b"] = 1, None
    assert recent["a"] == 1
    recent["c"] = 3
    assert "b" not in recent
    assert (recent["a"], recent["c"], len(recent)) == (1, 3, 2)
    assert (recent.get("c", "none"), recent.get("b", "none")) == (3, "none")
    with pytest.raises(KeyError):
        recent["b"]


def test_a_value_that_is_put_anew_is_the_newest() -> None:
    recent = Recent[str, int](2)
    recent["a"], recent["b"] = 1, 2
    recent["a"] = 3
    recent["c"] = 4
    assert "b" not in recent
    assert recent["a"] == 3
