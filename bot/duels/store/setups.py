"""Setups and decks as text."""

import json
from dataclasses import asdict

from pydantic import TypeAdapter

from engine.core.game import DeckList, Setup

_SETUP = TypeAdapter(Setup)
_PARTS = TypeAdapter(dict[str, tuple[int, ...]])


def setup_to_json(setup: Setup) -> str:
    """The setup as text, from which `setup_from_json` makes it again."""
    decks = [dict(deck.parts) for deck in setup.decks]
    kept = {**asdict(setup), "seed": setup.seed.hex(), "decks": decks}
    return json.dumps(kept, separators=(",", ":"))


def setup_from_json(text: str) -> Setup:
    """The setup that was kept as `text`."""
    kept = json.loads(text)
    decks = [{"parts": parts} for parts in kept["decks"]]
    return _SETUP.validate_python({**kept, "seed": bytes.fromhex(kept["seed"]), "decks": decks})


def deck_to_json(deck: DeckList) -> str:
    """The deck as text, from which `deck_from_json` makes it again."""
    return _PARTS.dump_json(dict(deck.parts)).decode()


def deck_from_json(text: str) -> DeckList:
    """The deck that was kept as `text`."""
    return DeckList(_PARTS.validate_json(text))
