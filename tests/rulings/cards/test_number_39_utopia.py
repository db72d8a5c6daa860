"""Number 39: Utopia: a material stops any attack; attacked without one it falls."""

from tests.table import Table, side
from tests.table.laying import Lying

CARD = "Number 39: Utopia"
ARMED = Lying(CARD, materials=("Uraby",))


def test_a_material_negates_an_attack_of_either_side() -> None:
    table = Table(yugi=side(field=[ARMED]), kaiba=side(field=["Silver Fang"]))
    table.yugi.attacks_with(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert table.kaiba.monsters == ["Silver Fang"]

    other = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[ARMED]))
    other.yugi.attacks_with("Summoned Skull")
    other.kaiba.activates(CARD)
    other.everyone_passes()
    assert other.kaiba.monsters == [CARD]
    assert other.kaiba.graveyard == ["Uraby"]
    assert not other.yugi.may("attack", "Summoned Skull")


def test_attacked_without_a_material_it_must_fall_and_the_attack_is_replayed() -> None:
    table = Table(yugi=side(field=["Silver Fang"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Silver Fang")
    table.yugi.attacks_again()
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]
    assert table.kaiba.life == 6800
