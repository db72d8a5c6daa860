"""Bottomless Shifting Sand: in the opponent's End Phase the highest ATK is destroyed."""

from tests.table import Table, face_up, side

SAND = face_up("Bottomless Shifting Sand")
HAND = ["Uraby"] * 5


def test_the_face_up_monster_with_the_highest_atk_of_either_player_is_destroyed() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=["Uraby"] * 2),
        kaiba=side(
            hand=HAND, field=["Blue-Eyes White Dragon", "Uraby", SAND], deck=["Uraby"] * 2
        ),
    )
    table.turn_ends()

    assert table.kaiba.graveyard == ["Blue-Eyes White Dragon"]
    assert table.yugi.monsters == ["Gemini Elf"]


def test_all_that_share_the_highest_atk_are_destroyed() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Uraby"], deck=["Uraby"] * 2),
        kaiba=side(hand=HAND, field=["Gemini Elf", SAND], deck=["Uraby"] * 2),
    )
    table.turn_ends()

    assert table.yugi.graveyard == table.kaiba.graveyard == ["Gemini Elf"]


def test_it_does_nothing_in_ones_own_end_phase() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", SAND], deck=["Uraby"] * 2),
        kaiba=side(deck=["Uraby"] * 2),
    )
    table.turn_ends()

    assert table.yugi.monsters == ["Gemini Elf"]


def test_with_four_cards_or_fewer_in_the_standby_phase_it_is_destroyed() -> None:
    for size, left in ((4, ["Bottomless Shifting Sand"]), (3, [])):
        table = Table(
            yugi=side(deck=["Uraby"] * 2),
            kaiba=side(hand=["Uraby"] * size, field=[SAND], deck=["Uraby"] * 2),
        )
        table.turn_ends()

        assert table.kaiba.spells == left
        assert table.chains() == []
