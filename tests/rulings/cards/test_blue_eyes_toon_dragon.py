"""Blue-Eyes Toon Dragon: a Toon that comes by two Tributes."""

from tests.rulings.cards.toons import Toon


class TestBlueEyesToonDragon(Toon):
    card = "Blue-Eyes Toon Dragon"
    attack = 3000
    tributes = 2
