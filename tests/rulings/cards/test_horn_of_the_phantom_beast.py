"""Horn of the Phantom Beast: a Trap that becomes an Equip Card, and draws after battles."""

from tests.table import Table, side

CARD, HOST = "Horn of the Phantom Beast", "Silver Fang"


def test_the_monster_gains_800_and_draws_for_what_it_destroys() -> None:
    """FAQ 9006: usable until damage is calculated; the draw makes a chain of its own."""
    table = Table(yugi=side(field=[HOST, CARD]), kaiba=side(field=["Battle Ox"]))
    table.yugi.attacks_with(HOST, at="Battle Ox")
    table.yugi.activates(CARD, targeting=HOST, at="start of the damage step")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -300)]
    assert len(table.yugi.hand) == 1
    assert table.chains() == [[CARD], [CARD]]


def test_nothing_is_drawn_if_both_fall() -> None:
    """FAQ 9006: not where the equipped monster is destroyed as well."""
    table = Table(yugi=side(field=["Battle Ox", CARD]), kaiba=side(field=["Summoned Skull"]))
    table.yugi.activates(CARD, targeting="Battle Ox")
    table.everyone_passes()
    assert table.yugi.sees("Battle Ox").attack == 2500
    table.yugi.attacks_with("Battle Ox", at="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.hand == []
    assert sorted(table.yugi.graveyard) == ["Battle Ox", CARD]


def test_it_goes_with_the_monster_that_bears_it() -> None:
    table = Table(yugi=side(field=[HOST, CARD]))
    table.yugi.activates(CARD, targeting=HOST)
    table.everyone_passes()
    assert table.yugi.spells == [CARD]
    table.turn_ends()
    assert table.yugi.spells == [CARD]


def test_only_beasts_and_beast_warriors_bear_it() -> None:
    table = Table(yugi=side(field=["Feral Imp", CARD]))

    assert not table.yugi.may("activate", CARD)
