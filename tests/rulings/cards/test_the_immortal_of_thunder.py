"""The Immortal of Thunder: what it gives when it is flipped, and takes when it goes."""

from tests.table import Table, attacking, face_down, side

IMMORTAL = "The Immortal of Thunder"
BOOK = "Book of Moon"


def test_its_flip_effect_gives_3000() -> None:
    table = Table(yugi=side(field=[face_down(IMMORTAL)]))
    table.yugi.flip_summons(IMMORTAL)
    table.everyone_passes()

    assert table.yugi.life == 11000


def test_flipped_and_destroyed_by_one_attack_it_gives_first_and_then_takes() -> None:
    table = Table(
        yugi=side(field=[attacking("Summoned Skull")]),
        kaiba=side(field=[face_down(IMMORTAL)], life=4000),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.graveyard == [IMMORTAL]
    gained, lost = table.life_changes()
    assert gained == ("kaiba", "GAIN", 3000)
    assert lost == ("kaiba", "LOSS", -5000)


def test_one_that_was_never_flipped_takes_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(IMMORTAL)]), kaiba=side(field=[attacking("Summoned Skull")])
    )
    table.yugi.attacks_with(IMMORTAL)
    table.everyone_passes()

    assert table.yugi.graveyard == [IMMORTAL]
    assert table.yugi.life == 7000


def test_who_has_no_more_than_5000_loses() -> None:
    table = Table(
        yugi=side(field=[face_down(IMMORTAL)], life=2000),
        kaiba=side(field=["Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.flip_summons(IMMORTAL)
    table.kaiba.activates("Raigeki Break", targeting=IMMORTAL, cost="Uraby")
    table.everyone_passes()

    assert table.result == ("kaiba", "LIFE")


def test_turned_face_down_again_it_has_not_been_flipped() -> None:
    table = Table(yugi=side(field=[face_down(IMMORTAL), BOOK, "Dark Hole"]))
    table.yugi.flip_summons(IMMORTAL)
    table.everyone_passes()
    table.yugi.activates(BOOK, targeting=IMMORTAL)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.life == 11000


def test_to_lose_life_points_is_no_damage() -> None:
    table = Table(
        yugi=side(
            field=[face_down(IMMORTAL), "Dark Hole"], hand=["Gorz the Emissary of Darkness"]
        )
    )
    table.yugi.flip_summons(IMMORTAL)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.life == 6000
    assert table.chains() == [[IMMORTAL], ["Dark Hole"], [IMMORTAL]]
