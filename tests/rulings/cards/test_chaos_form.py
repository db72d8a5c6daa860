"""Chaos Form: Levels that are just right, of hand, field, and two monsters of the Graveyard."""

from tests.table import Table, face_down, side

CARD, SOLDIER = "Chaos Form", "Black Luster Soldier"
BLUE_EYES, MAGICIAN = "Blue-Eyes White Dragon", "Dark Magician"


def test_blue_eyes_is_banished_from_the_graveyard_and_not_tributed() -> None:
    table = Table(yugi=side(hand=[CARD, SOLDIER], graveyard=[BLUE_EYES]))
    table.yugi.activates(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [SOLDIER]
    assert table.yugi.banished == [BLUE_EYES]
    assert table.yugi.graveyard == [CARD]


def test_faq_12491_both_ways_are_taken_together() -> None:
    table = Table(yugi=side(hand=[CARD, SOLDIER, "Kuriboh"], graveyard=[MAGICIAN]))
    table.yugi.activates(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [SOLDIER]
    assert table.yugi.banished == [MAGICIAN]
    assert sorted(table.yugi.graveyard) == sorted([CARD, "Kuriboh"])


def test_faq_12491_a_face_down_monster_can_be_tributed() -> None:
    table = Table(yugi=side(field=[face_down(BLUE_EYES)], hand=[CARD, SOLDIER]))
    table.yugi.activates(CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [SOLDIER]


def test_more_levels_than_its_own_will_not_do() -> None:
    table = Table(
        yugi=side(field=["Kuriboh"], hand=[CARD, "Magician of Chaos"], graveyard=[BLUE_EYES])
    )

    assert not table.yugi.may("activate", CARD)


def test_no_other_monster_of_the_graveyard_serves() -> None:
    table = Table(yugi=side(hand=[CARD, SOLDIER], graveyard=["Ancient Gear Golem"]))

    assert not table.yugi.may("activate", CARD)


def test_no_other_ritual_monster_comes() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Paladin of White Dragon", "Uraby"], graveyard=[BLUE_EYES])
    )

    assert not table.yugi.may("activate", CARD)


def test_blue_eyes_chaos_dragon_is_of_chaos_by_how_its_name_is_read() -> None:
    table = Table(yugi=side(hand=[CARD, "Blue-Eyes Chaos Dragon"], graveyard=[BLUE_EYES]))

    assert table.yugi.may("activate", CARD)
