"""Soul Rope: for 1000 LP a Level 4 monster of the Deck where an effect destroyed one."""

from tests.table import Table, face_down, side

ROPE = "Soul Rope"


def test_a_monster_destroyed_by_an_effect_brings_one_of_level_4() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=["Kuriboh", face_down(ROPE)], deck=["Summoned Skull", "Gemini Elf"]),
    )
    table.yugi.activates("Raigeki")
    table.chain_resolves()
    table.kaiba.activates(ROPE)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Gemini Elf"]
    assert table.kaiba.life == 7000


def test_not_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down("Man-Eater Bug"), "Gemini Elf", face_down(ROPE)]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Gemini Elf")
    table.everyone_passes()

    assert not table.was_offered(table.kaiba, ROPE)


def test_without_a_level_4_monster_it_cannot_be_activated() -> None:
    table = Table(
        yugi=side(hand=["Raigeki"]),
        kaiba=side(field=["Kuriboh", face_down(ROPE)], deck=["Summoned Skull"]),
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"]]
    assert not table.was_offered(table.kaiba, ROPE)
