"""What this room keeps of people: the puzzles they have solved, or were shown the solution of.

A puzzle in private has the person for its place.
"""

from bot.shared.own_data import Rows

OWN = (
    Rows("puzzles_solved", "person", ("day", "puzzle"), beside=("place",)),
    Rows("puzzles_shown", "person", ("puzzle",)),
)
