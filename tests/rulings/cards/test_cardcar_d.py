"""Cardcar D: Tributed in the turn of its Normal Summon it draws two and ends the turn."""

from tests.table import Table, side

CARDCAR = "Cardcar D"


def test_it_draws_two_and_it_becomes_the_end_phase() -> None:
    table = Table(yugi=side(hand=[CARDCAR], field=["Gemini Elf"], deck=["Kuriboh"] * 4))
    table.yugi.summons(CARDCAR)
    table.yugi.activates(CARDCAR)
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh", "Kuriboh"]
    assert table.yugi.graveyard == [CARDCAR]
    assert table.turn_player is table.kaiba


def test_only_in_the_turn_of_its_summon_and_without_a_special_summon() -> None:
    table = Table(yugi=side(field=[CARDCAR]))
    assert not table.yugi.may("activate", CARDCAR)

    table = Table(yugi=side(hand=[CARDCAR, "Monster Reborn"], graveyard=["Gemini Elf"]))
    table.yugi.wants("Attack")
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()
    table.yugi.summons(CARDCAR)
    table.everyone_passes()
    assert not table.yugi.may("activate", CARDCAR)


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARDCAR]))

    assert not table.yugi.may("activate", "Monster Reborn")
