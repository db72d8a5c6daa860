"""Laval Cannon: Normal or Flip Summoned it brings a banished Laval."""

from tests.table import Table, face_down, side

CANNON, BURNER = "Laval Cannon", "Laval Burner"


def test_normal_summoned_it_brings_a_banished_laval() -> None:
    table = Table(yugi=side(hand=[CANNON], banished=[BURNER, "Uraby"]))
    table.yugi.summons(CANNON)
    table.yugi.activates(CANNON)
    table.everyone_passes()

    assert table.yugi.monsters == [CANNON, BURNER]


def test_flip_summoned_it_does_too() -> None:
    table = Table(yugi=side(field=[face_down(CANNON)], banished=[BURNER]))
    table.yugi.flip_summons(CANNON)
    table.yugi.activates(CANNON)
    table.everyone_passes()

    assert table.yugi.monsters == [CANNON, BURNER]


def test_special_summoned_it_does_not() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CANNON], banished=[BURNER]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.chains() == [["Monster Reborn"]]
    assert not table.was_offered(table.yugi, CANNON)


def test_a_laval_banished_face_down_cannot_be_targeted_faq_9374() -> None:
    sword = "Lightforce Sword"
    table = Table(
        yugi=side(field=[sword]), kaiba=side(hand=[BURNER], field=[face_down(CANNON)])
    )
    table.yugi.activates(sword)
    table.everyone_passes()
    table.turn_ends()
    assert table.kaiba.banished == [BURNER]
    table.kaiba.flip_summons(CANNON)

    assert table.kaiba.monsters == [CANNON]
    assert not table.kaiba.may("activate", CANNON)
