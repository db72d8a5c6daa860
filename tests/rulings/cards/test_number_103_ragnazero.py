"""Number 103: Ragnazero: destroys a monster whose ATK is not what it was, and draws."""

from tests.table import Table, attacking, face_up, side
from tests.table.laying import Lying

CARD = "Number 103: Ragnazero"
LOADED = Lying(CARD, materials=("Feral Imp",))


def test_a_monster_with_another_attack_is_destroyed_and_a_card_drawn() -> None:
    axe = face_up("Axe of Despair", on="Silver Fang")
    table = Table(
        yugi=side(field=[LOADED], deck=["Mokey Mokey"]),
        kaiba=side(field=[attacking("Silver Fang"), axe, attacking("Uraby")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.yugi.hand == ["Mokey Mokey"]


def test_a_monster_with_its_own_attack_is_no_target() -> None:
    table = Table(yugi=side(field=[LOADED]), kaiba=side(field=[attacking("Uraby")]))

    assert not table.yugi.may("activate", CARD)
