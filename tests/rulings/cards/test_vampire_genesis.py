"""Vampire Genesis: comes for a Vampire Lord alone, and revives lesser Zombies."""

from tests.table import Table, face_up, side

GENESIS = "Vampire Genesis"
LORD = "Vampire Lord"
LEVEL_8, LEVEL_6, LEVEL_5 = GENESIS, "Ryu Kokki", LORD


def test_it_comes_from_the_hand_by_banishing_a_vampire_lord() -> None:
    table = Table(yugi=side(field=[LORD], hand=[GENESIS]))
    table.yugi.special_summons(GENESIS)
    table.everyone_passes()

    assert table.yugi.monsters == [GENESIS]
    assert table.yugi.banished == [LORD]
    assert table.chains() == []


def test_it_comes_in_no_other_way() -> None:
    table = Table(
        yugi=side(
            field=["Summoned Skull", "Jinzo"],
            hand=[GENESIS, "Monster Reborn"],
            graveyard=[GENESIS],
        )
    )

    assert not table.yugi.may("Special Summon", GENESIS)
    assert not table.yugi.may("Normal Summon", GENESIS)
    assert not table.yugi.may("activate", "Monster Reborn")


def test_a_zombie_of_a_lower_level_than_the_discarded_one_comes_back() -> None:
    table = Table(
        yugi=side(
            field=[GENESIS],
            hand=[LEVEL_6, "Summoned Skull"],
            graveyard=[LEVEL_5, LEVEL_6, LEVEL_8, "Kuriboh"],
        )
    )
    table.yugi.activates(GENESIS)
    table.everyone_passes()

    assert table.yugi.monsters == [GENESIS, LEVEL_5]
    assert table.yugi.hand == ["Summoned Skull"]
    assert table.yugi.graveyard == [LEVEL_6, LEVEL_8, "Kuriboh", LEVEL_6]


def test_a_zombie_that_leaves_no_target_cannot_be_discarded() -> None:
    """What is targeted has to be below the one that was discarded (FAQ)."""
    table = Table(yugi=side(field=[GENESIS], hand=[LEVEL_6, LEVEL_5], graveyard=[LEVEL_5]))
    table.yugi.activates(GENESIS)
    table.everyone_passes()

    assert table.yugi.hand == [LEVEL_5]
    assert table.yugi.monsters == [GENESIS, LEVEL_5]


def test_without_such_a_zombie_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[GENESIS], hand=[LEVEL_5], graveyard=[LEVEL_5, LEVEL_6]))

    assert not table.yugi.may("activate", GENESIS)


def test_nor_without_a_zombie_to_discard() -> None:
    table = Table(yugi=side(field=[GENESIS], hand=["Summoned Skull"], graveyard=[LEVEL_5]))

    assert not table.yugi.may("activate", GENESIS)


def test_nor_twice_in_a_turn() -> None:
    table = Table(
        yugi=side(field=[GENESIS], hand=[LEVEL_6, LEVEL_6], graveyard=[LEVEL_5, LEVEL_5])
    )
    table.yugi.activates(GENESIS, cost=LEVEL_6)
    table.yugi.chooses(LEVEL_5)
    table.everyone_passes()

    assert not table.yugi.may("activate", GENESIS)


def test_the_zombie_is_discarded_to_the_graveyard_which_macro_cosmos_forbids() -> None:
    table = Table(
        yugi=side(field=[GENESIS], hand=[LEVEL_6], graveyard=[LEVEL_5]),
        kaiba=side(field=[face_up("Macro Cosmos")]),
    )

    assert not table.yugi.may("activate", GENESIS)
