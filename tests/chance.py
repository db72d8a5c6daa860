"""Chance that a test lays down: shuffles, who goes first, decks that are drawn."""

import os
import random
import secrets
from pathlib import Path

import pytest


def lay_down(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Chance in this process is what `seed` says, for one test."""
    dice = random.Random(seed)
    monkeypatch.setattr(secrets, "token_bytes", dice.randbytes)
    monkeypatch.setattr(secrets, "choice", dice.choice)
    random.seed(seed)


def another_hash_seed() -> str:
    """A seed of hashes that this process does not have."""
    return str(int(os.environ.get("PYTHONHASHSEED", "0") == "1") + 1)


def lay_down_for_good() -> None:
    """Chance in this process follows from the name of its folder, which a test has named."""
    seed = Path.cwd().name
    dice = random.Random(seed)
    for name, drawn in (("token_bytes", dice.randbytes), ("choice", dice.choice)):
        setattr(secrets, name, drawn)
    random.seed(seed)
