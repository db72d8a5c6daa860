"""What this room keeps of people: challenges, what was offered for them, and open tables.

Those that are open are closed before: here is what is left of them.
"""

from bot.shared.own_data import Rows

_TERMS = ("game", "format", "guild", "channel", "language", "agreement", "expires")
_BESIDE = ("challenger", "challenged", "challenger_name", "challenged_name", "deck")

OWN = (
    Rows("counters", "person", ("name", "deck"), as_json=("deck",), beside=("name", "deck")),
    Rows(
        "challenges",
        "challenger",
        (*_TERMS, "challenger_name", "deck", "status"),
        as_json=("agreement", "deck"),
        beside=_BESIDE,
        called="challenges_made",
    ),
    Rows(
        "challenges",
        "challenged",
        (*_TERMS, "challenged_name", "status"),
        as_json=("agreement",),
        beside=_BESIDE,
        called="challenges_received",
    ),
    Rows("sitting", "person", ("name", "deck"), as_json=("deck",), beside=("name", "deck")),
    Rows(
        "gatherings",
        "opener",
        (*_TERMS, "state"),
        as_json=("agreement",),
        put={},
    ),
)
