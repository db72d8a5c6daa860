"""What this room keeps of people: the ladders they take part in, and their duels that count.

Those who played against them keep what they won or lost: a stand-in played it.
"""

from bot.shared.own_data import Rows

_GIVEN = ("match", "guild", "game", "at", "score")

OWN = (
    Rows("ladder_members", "person", ("guild", "name", "since"), beside=("name",)),
    Rows("ladder_results", "one", _GIVEN, put={}, called="ladder_results_as_first"),
    Rows("ladder_results", "other", _GIVEN, put={}, called="ladder_results_as_second"),
)
