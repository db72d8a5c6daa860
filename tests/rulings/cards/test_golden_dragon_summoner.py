"""Golden Dragon Summoner: Tribute a monster to return a monster to the hand."""

import pytest

from tests.table import Table, attacking, side

GOLDEN = "Golden Dragon Summoner"


def test_it_tributes_a_monster_to_return_one_to_its_owners_hand() -> None:
    table = Table(yugi=side(field=[GOLDEN, "Kuriboh"]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates(GOLDEN, cost="Kuriboh", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Kuriboh"]
    assert table.kaiba.hand == ["Summoned Skull"]
    assert not table.yugi.may("activate", GOLDEN)


def test_it_can_target_itself_while_another_is_tributed() -> None:
    table = Table(yugi=side(field=[GOLDEN, "Kuriboh"]))
    table.yugi.activates(GOLDEN, cost="Kuriboh", targeting=GOLDEN)
    table.everyone_passes()

    assert table.yugi.hand == [GOLDEN]


def test_alone_on_the_field_it_would_have_no_target_left() -> None:
    table = Table(yugi=side(field=[GOLDEN]))

    assert not table.yugi.may("activate", GOLDEN)


@pytest.mark.rule("MR-GLOS-32")
def test_it_cannot_tribute_the_only_monster_that_it_could_target() -> None:
    linked = [attacking("Honeybot", "M1"), attacking("Honeybot", "M2")]
    table = Table(yugi=side(field=[*linked, attacking(GOLDEN, "M5")]))
    table.yugi.activates(GOLDEN)
    assert table.options == ["Honeybot", "Honeybot"]

    table.yugi.chooses("Honeybot in M1", GOLDEN)
    table.everyone_passes()
    assert table.yugi.hand == [GOLDEN]
