"""Toon Summoned Skull: a Toon that comes by a Tribute."""

from tests.rulings.cards.toons import Toon


class TestToonSummonedSkull(Toon):
    card = "Toon Summoned Skull"
    attack = 2500
    tributes = 1
