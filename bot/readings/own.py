"""What this room keeps of people: what they have reported of cards.

That a card was reported stays, since others play by it; who said so, and their words, do not.
"""

from bot.shared.own_data import Rows

OWN = (
    Rows(
        "reports",
        "reader",
        ("game", "card", "guild", "language", "words", '"match"', "made", "stand"),
        put={"words": ""},
    ),
)
