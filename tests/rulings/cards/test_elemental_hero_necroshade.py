"""Necroshade: once, from the Graveyard, an Elemental HERO needs no Tributes."""

from tests.table import Table, side

NECROSHADE, NEOS = "Elemental HERO Necroshade", "Elemental HERO Neos"


def test_an_elemental_hero_comes_without_tributes() -> None:
    table = Table(yugi=side(hand=[NEOS], graveyard=[NECROSHADE]))
    table.yugi.summons(NEOS)
    table.everyone_passes()

    assert table.yugi.monsters == [NEOS]
    assert table.chains() == []


def test_it_spares_none_for_a_set_nor_for_others() -> None:
    table = Table(yugi=side(hand=[NEOS, "Summoned Skull"], graveyard=[NECROSHADE]))

    assert not table.yugi.may("Set", NEOS)
    assert not table.yugi.may("Normal Summon", "Summoned Skull")


def test_it_does_so_only_once() -> None:
    table = Table(yugi=side(hand=[NEOS, NEOS, "Double Summon"], graveyard=[NECROSHADE]))
    table.yugi.activates("Double Summon")
    table.everyone_passes()
    table.yugi.summons(NEOS)
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", NEOS)


def test_tributes_may_be_given_all_the_same_and_it_is_not_used_up() -> None:
    table = Table(
        yugi=side(
            hand=[NEOS, NEOS, "Double Summon"],
            field=["Kuriboh", "Sangan"],
            graveyard=[NECROSHADE],
            deck=["Summoned Skull"],
        )
    )
    table.yugi.activates("Double Summon")
    table.everyone_passes()
    table.yugi.summons(NEOS, tributing=["Kuriboh", "Sangan"])
    table.everyone_passes()

    assert table.yugi.monsters == [NEOS]
    assert table.yugi.may("Normal Summon", NEOS)
