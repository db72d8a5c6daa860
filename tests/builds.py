"""Tests that hold of the source alone, and why."""

import pytest

from engine import BUILD
from engine.builds import COMPILED


def only_of_the_source(reason: str) -> pytest.MarkDecorator:
    """A mark for a test that the compiled build cannot pass; the reason is shown."""
    return pytest.mark.skipif(BUILD == COMPILED, reason=reason)
