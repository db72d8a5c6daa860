"""Mad Sword Beast: its ATK goes through a monster in Defense Position."""

from tests.rulings.cards.piercing import Piercing


class TestMadSwordBeast(Piercing):
    card = "Mad Sword Beast"
    attack = 1400
