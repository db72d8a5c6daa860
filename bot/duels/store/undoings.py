"""What is asked of decisions that are to be made anew, as it is kept."""

import json
from dataclasses import asdict

from bot.duels.store.records import Undoing
from engine.core.protocol import Seat


def undoing_to_json(undoing: Undoing | None) -> str | None:
    """What is asked for as text, from which `undoing_from_json` makes it again."""
    return None if undoing is None else json.dumps(asdict(undoing))


def undoing_from_json(text: str | None) -> Undoing | None:
    """What was kept as `text` as being asked for."""
    if text is None:
        return None
    kept = json.loads(text)
    seat, agreed = Seat(kept.pop("seat")), tuple(map(Seat, kept.pop("agreed")))
    before = [seat] if kept["refused"] else []  # as it was kept before others could ask
    refused = tuple(map(Seat, kept.pop("refused_to", before)))
    return Undoing(seat, agreed=agreed, refused_to=refused, **kept)
