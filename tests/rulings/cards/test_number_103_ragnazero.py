"""Number 103: Ragnazero: destroys a monster whose ATK is not what it was, and draws."""

import pytest

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


@pytest.mark.rule("MR-GLOS-25")
def test_a_halved_original_attack_is_no_other_attack() -> None:
    """Q&A 13345: Shrink changes what counts as the original ATK; Rush Recklessly does not."""
    table = Table(
        yugi=side(field=[LOADED], hand=["Shrink", "Rush Recklessly"]),
        kaiba=side(field=[attacking("Uraby")]),
    )
    table.yugi.activates("Shrink", targeting="Uraby")
    table.everyone_passes()
    assert not table.yugi.may("activate", CARD)

    table.yugi.activates("Rush Recklessly", targeting="Uraby")
    table.everyone_passes()
    assert table.yugi.may("activate", CARD)
