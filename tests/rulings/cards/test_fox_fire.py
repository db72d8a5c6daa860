"""Fox Fire: destroyed by battle, it comes back at the end of the turn."""

from tests.table import Table, attacking, face_down, side

FOX = "Fox Fire"


def test_destroyed_by_battle_it_comes_back_in_the_end_phase() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[attacking(FOX)]))
    table.yugi.attacks_with("Uraby", at=FOX)
    table.everyone_passes()
    assert table.kaiba.graveyard == [FOX]

    table.turn_ends()
    assert table.kaiba.monsters == [FOX]


def test_faq_6198_one_that_lay_face_down_comes_back_too() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[face_down(FOX)]))
    table.yugi.attacks_with("Uraby", at=FOX)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.monsters == [FOX]


def test_destroyed_by_an_effect_it_does_not() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=[FOX]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.graveyard == [FOX]


def test_one_that_has_been_brought_back_and_sent_elsewise_stays() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=["Monster Reborn", "Dark Hole"]),
        kaiba=side(field=[attacking(FOX)]),
    )
    table.yugi.attacks_with("Uraby", at=FOX)
    table.everyone_passes()
    table.yugi.enters_main_phase_2()
    table.yugi.activates("Monster Reborn", targeting=FOX)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.graveyard == [FOX]


def test_face_up_it_cannot_be_tributed_for_a_tribute_summon() -> None:
    assert not Table(yugi=side(hand=["Summoned Skull"], field=[FOX])).yugi.may(
        "Normal Summon", "Summoned Skull"
    )
    assert Table(yugi=side(hand=["Summoned Skull"], field=[face_down(FOX)])).yugi.may(
        "Normal Summon", "Summoned Skull"
    )
