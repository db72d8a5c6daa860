"""Armed Ninja: flipped, it destroys a Spell, and looks at one that is Set."""

from tests.table import Table, face_down, side

NINJA = "Armed Ninja"


def test_a_set_spell_is_shown_and_destroyed() -> None:
    table = Table(
        yugi=side(field=[face_down(NINJA)]), kaiba=side(field=[face_down("Book of Moon")])
    )
    table.yugi.flip_summons(NINJA)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Book of Moon"]


def test_a_set_trap_is_shown_and_stays() -> None:
    table = Table(
        yugi=side(field=[face_down(NINJA)]), kaiba=side(field=[face_down("Mirror Force")])
    )
    table.yugi.flip_summons(NINJA)
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]
    assert table.chains() == [[NINJA]]
