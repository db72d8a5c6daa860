"""A table for rulings: set it, play by card name, look at what is left.

table = Table(
    yugi=side(field=["Dark Magician", "Mystical Space Typhoon"]),
    kaiba=side(field=["Mirror Force", "Summoned Skull"]),
)
table.yugi.attacks_with("Dark Magician")
table.kaiba.activates("Mirror Force")
table.yugi.activates("Mystical Space Typhoon", targeting="Mirror Force")
table.everyone_passes()

assert table.yugi.graveyard == ["Dark Magician", "Mystical Space Typhoon"]
"""

from tests.table.laying import attacking, defending, face_down, face_up, improper, side
from tests.table.table import Table

__all__ = ["Table", "attacking", "defending", "face_down", "face_up", "improper", "side"]
