"""What a player says of how their match ended, and how that is kept as text."""

import json
from dataclasses import dataclass

from bot.events.results import Player, Result
from bot.hosting.store.keeping import result_from_json, result_to_json


@dataclass(frozen=True, slots=True)
class Claim:
    """A result that a player reports, seen as the table names its players.

    Where it is `disputed`, the opponent says otherwise, since that moment in seconds since
    1970 (0 where that was not kept), and the organiser decides unless the two agree.
    One that was `withdrawn` counts no more, but shows that the two have met.
    """

    by: Player
    result: Result
    disputed: bool = False
    since: int = 0
    withdrawn: bool = False


def claim_to_json(claim: Claim) -> str:
    """The claim as text, from which `claim_from_json` makes it again."""
    told = {
        "by": claim.by,
        "disputed": claim.disputed,
        "since": claim.since,
        "withdrawn": claim.withdrawn,
    }
    return json.dumps({**told, "result": result_to_json(claim.result)})


def claim_from_json(text: str) -> Claim:
    """The claim that was kept as `text`; what it does not name is as usual."""
    kept = json.loads(text)
    return Claim(**{**kept, "result": result_from_json(kept["result"])})
