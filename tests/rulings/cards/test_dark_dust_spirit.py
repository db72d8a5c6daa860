"""Dark Dust Spirit: as it comes all other face-up monsters fall, and then it goes."""

from tests.table import Table, face_down, side

SPIRIT = "Dark Dust Spirit"


def test_normal_summoned_it_destroys_all_other_face_up_monsters() -> None:
    table = Table(
        yugi=side(hand=[SPIRIT], field=["Uraby", "Kuriboh"]),
        kaiba=side(field=["Summoned Skull", face_down("Uraby")]),
    )
    table.yugi.summons(SPIRIT, tributing=["Kuriboh"])
    table.everyone_passes()

    assert table.yugi.monsters == [SPIRIT]
    assert table.kaiba.monsters == ["Uraby"]


def test_flipped_it_does_so_too_also_in_a_battle() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Uraby"]), kaiba=side(field=[face_down(SPIRIT)])
    )
    table.yugi.attacks_with("Uraby", at=SPIRIT)
    table.everyone_passes()

    assert table.yugi.monsters == []


def test_it_returns_in_the_end_phase_of_that_turn() -> None:
    table = Table(yugi=side(hand=[SPIRIT], field=["Uraby"]))
    table.yugi.summons(SPIRIT)
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.hand == [SPIRIT]


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[SPIRIT]))
    assert not table.yugi.may("activate", "Monster Reborn")
