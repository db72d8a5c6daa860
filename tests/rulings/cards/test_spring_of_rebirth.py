"""Spring of Rebirth: 500 LP where monsters come back to a hand, however many at once."""

from tests.table import Table, face_down, face_up, side

SPRING = "Spring of Rebirth"


def test_monsters_of_both_players_that_return_together_give_500_once() -> None:
    table = Table(
        yugi=side(field=[face_down("Penguin Soldier"), face_up(SPRING), "Uraby"]),
        kaiba=side(field=["Gemini Elf"]),
    )
    table.yugi.flip_summons("Penguin Soldier")
    table.yugi.activates("Penguin Soldier")
    table.yugi.chooses("Uraby", "Gemini Elf")
    table.everyone_passes()

    assert (table.yugi.hand, table.kaiba.hand) == (["Uraby"], ["Gemini Elf"])
    assert table.yugi.life == 8500


def test_a_spirit_that_goes_home_counts() -> None:
    table = Table(yugi=side(hand=["Yata-Garasu"], field=[face_up(SPRING)]))
    table.yugi.summons("Yata-Garasu")
    table.turn_ends()

    assert table.yugi.life == 8500


def test_a_spell_or_trap_does_not() -> None:
    table = Table(
        yugi=side(hand=["Giant Trunade"], field=[face_up(SPRING), face_down("Waboku")])
    )
    table.yugi.activates("Giant Trunade")
    table.everyone_passes()

    assert table.yugi.life == 8000
