"""Anti Raigeki: Raigeki strikes the one who called it."""

import pytest

from tests.table import Table, face_down, side

CARD = "Anti Raigeki"


def test_raigeki_is_negated_and_strikes_its_own_side() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"], field=["Uraby"]),
        kaiba=side(field=[face_down(CARD), "Silver Fang"]),
    )
    table.yugi.activates("Raigeki")
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Silver Fang"]
    assert table.yugi.monsters == []


def test_another_spell_is_not_answered() -> None:
    table = Table(
        yugi=side(hand=["Dark Hole"], field=["Uraby"]), kaiba=side(field=[face_down(CARD)])
    )
    table.yugi.activates("Dark Hole")

    assert not table.kaiba.may("activate", CARD)


@pytest.mark.rule("MR-GLOS-20")
def test_it_is_not_used_where_the_caller_has_no_monster() -> None:
    """Q&A 15304: there would be nothing to destroy."""
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[face_down(CARD), "Silver Fang"])
    )
    table.yugi.activates("Raigeki")

    assert not table.kaiba.may("activate", CARD)
