"""What this room keeps of people: what they did as moderators, and how they called one.

What was done to a duel stays with its reason, which its players have read; by whom does not.
"""

from bot.shared.own_data import Rows

OWN = (
    Rows("moderation", "moderator", ("guild", '"match"', "act", "reason", "at"), put={}),
    Rows("moderator_calls", "person", ('"match"', "words", "made"), beside=("words",)),
)
