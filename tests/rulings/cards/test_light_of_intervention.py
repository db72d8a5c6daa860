"""Light of Intervention: monsters lie face-up, and can be Normal Summoned in Defense."""

from tests.table import Table, face_up, side

LIGHT = face_up("Light of Intervention")


def test_a_monster_cannot_be_set_and_comes_in_face_up_defense_position() -> None:
    table = Table(yugi=side(hand=["Uraby"]), kaiba=side(field=[LIGHT]))
    assert not table.yugi.may("Set", "Uraby")
    table.yugi.wants("Defense")
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"


def test_nothing_can_turn_a_monster_face_down() -> None:
    table = Table(yugi=side(hand=["Book of Moon"]), kaiba=side(field=["Uraby", LIGHT]))

    assert not table.yugi.may("activate", "Book of Moon")


def test_a_trap_can_still_be_set() -> None:
    table = Table(yugi=side(hand=["Mirror Force"], field=[LIGHT]))

    assert table.yugi.may("Set", "Mirror Force")


def test_who_would_be_special_summoned_face_down_comes_face_up_in_defense_position() -> None:
    """Q&A 6231, for a monster that another card brings face-down."""
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(
            field=["Apprentice Magician", LIGHT], deck=["Rogue Doll", "Apprentice Magician"]
        ),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Apprentice Magician", at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.sees("Apprentice Magician").position == "face-up Defense"
