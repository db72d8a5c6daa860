"""The Flute of Summoning Dragon: with Lord of D. on the field, up to two Dragons come."""

from tests.table import Table, face_down, side

FLUTE, LORD = "The Flute of Summoning Dragon", "Lord of D."
DRAGONS = ["Blue-Eyes White Dragon", "Luster Dragon", "Baby Dragon"]


def test_two_dragons_come_from_the_hand_together() -> None:
    table = Table(yugi=side(hand=[FLUTE, *DRAGONS], field=[LORD]))
    table.yugi.activates(FLUTE)
    table.yugi.chooses("Blue-Eyes White Dragon", "Luster Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == [LORD, "Blue-Eyes White Dragon", "Luster Dragon"]


def test_with_one_free_zone_only_one_comes() -> None:
    full = [LORD, "Kuriboh", "Kuriboh", "Kuriboh"]
    table = Table(yugi=side(hand=[FLUTE, *DRAGONS], field=full))
    table.yugi.activates(FLUTE)
    table.yugi.chooses("Baby Dragon")
    table.everyone_passes()

    assert table.yugi.monsters == [*full, "Baby Dragon"]


def test_it_needs_lord_of_d_face_up_on_either_side() -> None:
    table = Table(yugi=side(hand=[FLUTE, *DRAGONS], field=[face_down(LORD)]))
    assert not table.yugi.may("activate", FLUTE)

    table = Table(yugi=side(hand=[FLUTE, *DRAGONS]), kaiba=side(field=[LORD]))
    assert table.yugi.may("activate", FLUTE)


def test_nothing_comes_once_lord_of_d_has_gone() -> None:
    table = Table(
        yugi=side(hand=[FLUTE, *DRAGONS], field=[LORD]),
        kaiba=side(field=["Compulsory Evacuation Device"]),
    )
    table.yugi.activates(FLUTE)
    table.kaiba.activates("Compulsory Evacuation Device")
    table.everyone_passes()

    assert table.yugi.monsters == []
