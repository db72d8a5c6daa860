"""Knightmare Phoenix: as it is Link Summoned a discarded card destroys a Spell or Trap."""

from tests.table import Table, attacking, face_down, side

CARD = "Knightmare Phoenix"


def test_it_destroys_a_spell_or_trap_and_draws_nothing_alone() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Battle Ox"], extra=[CARD], hand=["Kuriboh"]),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.special_summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.spells == []
    assert table.yugi.graveyard == ["Uraby", "Battle Ox", "Kuriboh"]
    assert table.yugi.hand == []


def test_two_monsters_of_one_name_are_no_materials() -> None:
    table = Table(yugi=side(field=["Uraby", "Uraby"], extra=[CARD]))

    assert not table.yugi.may("Special Summon", CARD)


def test_without_a_card_to_discard_it_is_not_offered() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Battle Ox"], extra=[CARD]), kaiba=side(field=["Waboku"])
    )
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.chains() == []


def test_co_linked_monsters_stand_in_battle() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[attacking("Link Spider", "E1"), attacking(CARD, "M4")]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Link Spider")
    table.everyone_passes()

    assert table.kaiba.life == 6500
    assert table.kaiba.monsters == [CARD, "Link Spider"]
