"""What this room keeps of people: how they play, and their quiet hours."""

from bot.shared.own_data import Rows

OWN = (
    Rows(
        "people",
        "person",
        (
            *("language", "chooses", "asked", "rung", "shown", "shade", "only_words"),
            "guarded",
        ),
    ),
    Rows("quiet_hours", "person", ("zone", "begins", "ends")),
)
