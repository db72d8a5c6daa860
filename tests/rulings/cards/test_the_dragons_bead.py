"""The Dragon's Bead: a discarded card stops a Trap that targets one Dragon."""

from tests.table import Table, face_up, side

BEAD, DRAGON, OTHER = "The Dragon's Bead", "Luster Dragon", "Uraby"


def test_a_trap_that_targets_a_dragon_is_negated_and_destroyed() -> None:
    table = Table(
        yugi=side(field=[DRAGON, face_up(BEAD)], hand=["Mokey Mokey"]),
        kaiba=side(field=["Sakuretsu Armor"]),
    )
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates(BEAD)
    table.everyone_passes()

    assert table.yugi.monsters == [DRAGON]
    assert table.yugi.graveyard == ["Mokey Mokey"]


def test_faq_5342_it_can_be_used_with_its_own_activation() -> None:
    table = Table(
        yugi=side(field=[DRAGON, BEAD], hand=["Mokey Mokey"]),
        kaiba=side(field=["Sakuretsu Armor"]),
    )
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Sakuretsu Armor")
    table.yugi.activates(BEAD, effect=2)
    table.everyone_passes()

    assert table.yugi.monsters == [DRAGON]


def test_no_other_monster_is_shielded() -> None:
    table = Table(
        yugi=side(field=[OTHER, face_up(BEAD)], hand=["Mokey Mokey"]),
        kaiba=side(field=["Sakuretsu Armor"]),
    )
    table.yugi.attacks_with(OTHER)
    table.kaiba.activates("Sakuretsu Armor")

    assert not table.yugi.may("activate", BEAD)


def test_nothing_is_discarded_from_an_empty_hand() -> None:
    table = Table(
        yugi=side(field=[DRAGON, face_up(BEAD)]), kaiba=side(field=["Sakuretsu Armor"])
    )
    table.yugi.attacks_with(DRAGON)
    table.kaiba.activates("Sakuretsu Armor")

    assert not table.yugi.may("activate", BEAD)
