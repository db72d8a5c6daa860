"""Dramatic Rescue: a targeted Amazoness returns to the hand, and another monster comes."""

import pytest

from tests.rulings.cards.amazoness import SISTER
from tests.table import Table, attacking, face_down, side
from tests.table.inventing import deal_in

RESCUE, TRIBUTE = "Dramatic Rescue", "Tribute to The Doomed"


@pytest.fixture(autouse=True)
def _invented(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, SISTER)


def doomed(name: str, *, hand: list[str]) -> Table:
    """Kaiba has targeted that monster of Yugi with a Spell."""
    table = Table(
        yugi=side(field=[attacking(name), face_down(RESCUE)], hand=hand),
        kaiba=side(hand=[TRIBUTE, "Kuriboh"]),
        turn_player="kaiba",
    )
    table.kaiba.activates(TRIBUTE, cost="Kuriboh", targeting=name)
    return table


def test_the_targeted_monster_is_saved_and_another_one_comes() -> None:
    table = doomed(SISTER.name, hand=["Uraby", SISTER.name])
    table.yugi.activates(RESCUE)
    table.everyone_passes()
    assert sorted(table.options) == sorted(["Uraby", SISTER.name])
    table.yugi.wants("M1", "Attack")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.hand == [SISTER.name, SISTER.name]


def test_the_one_that_returned_does_not_come_itself() -> None:
    table = doomed(SISTER.name, hand=["Uraby"])
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(RESCUE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.yugi.hand == [SISTER.name]


def test_not_where_another_monster_is_targeted() -> None:
    table = doomed("Gemini Elf", hand=["Uraby"])

    assert not table.yugi.may("activate", RESCUE)


def test_faq_5299_also_for_an_amazoness_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[face_down(RESCUE)], hand=["Uraby"]),
        kaiba=side(field=[attacking(SISTER.name)], hand=["Axe of Despair"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Axe of Despair", targeting=SISTER.name)
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(RESCUE)
    table.everyone_passes()

    assert table.kaiba.hand == [SISTER.name]
    assert table.yugi.monsters == ["Uraby"]


def test_faq_5299_a_monster_effect_that_targets_it_is_answered() -> None:
    table = Table(
        yugi=side(field=[attacking(SISTER.name), face_down(RESCUE)], hand=["Uraby"]),
        kaiba=side(field=[attacking("Exiled Force")]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Exiled Force", targeting=SISTER.name)
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(RESCUE)
    table.everyone_passes()

    assert table.yugi.hand == [SISTER.name]
    assert table.yugi.monsters == ["Uraby"]
