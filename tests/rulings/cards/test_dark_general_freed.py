"""Dark General Freed: no Spell targets DARK monsters; one instead of the draw."""

from tests.table import Table, side

FREED = "Dark General Freed"


def test_a_spell_that_targets_a_dark_monster_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Kuriboh"]),
        kaiba=side(field=[FREED, "Summoned Skull", "Uraby"]),
    )
    table.yugi.activates("Tribute to The Doomed", cost="Kuriboh", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == []
    assert table.yugi.graveyard == ["Kuriboh", "Tribute to The Doomed"]


def test_a_spell_that_targets_another_monster_works() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Kuriboh"]), kaiba=side(field=[FREED, "Uraby"])
    )
    table.yugi.activates("Tribute to The Doomed", cost="Kuriboh", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]


def test_instead_of_the_draw_a_dark_monster_of_level_4_is_added() -> None:
    deck = ("Mokey Mokey", "Celtic Guardian", "Archfiend Soldier", "Feral Imp", "Kuriboh")
    table = Table(yugi=side(field=[FREED], deck=deck), phase="draw phase", turn=3)
    table.yugi.activates(FREED)
    table.everyone_passes()
    table.yugi.chooses("Feral Imp")
    table.everyone_passes()

    assert table.yugi.hand == ["Feral Imp"]
