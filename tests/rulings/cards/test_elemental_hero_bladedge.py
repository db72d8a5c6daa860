"""Elemental HERO Bladedge: its ATK goes through a monster in Defense Position."""

from tests.rulings.cards.piercing import Piercing


class TestBladedge(Piercing):
    card = "Elemental HERO Bladedge"
    attack = 2600
