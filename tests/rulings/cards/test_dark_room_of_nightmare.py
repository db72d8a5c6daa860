"""Dark Room of Nightmare: each time effects hurt the opponent, they are hurt once more."""

from tests.table import Table, face_down, face_up, side

ROOM = "Dark Room of Nightmare"
LIES = face_up(ROOM)


def test_damage_of_another_effect_is_followed_by_300() -> None:
    table = Table(yugi=side(hand=["Ookazi"], field=[LIES]))
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 800 - 300


def test_faq_5531_so_is_damage_by_an_effect_of_the_opponents_own() -> None:
    table = Table(
        yugi=side(field=[LIES]), kaiba=side(hand=["Tremendous Fire"]), turn_player="kaiba"
    )
    table.kaiba.activates("Tremendous Fire")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 500 - 300


def test_neither_its_own_damage_nor_that_of_a_battle_counts() -> None:
    table = Table(yugi=side(field=[LIES, LIES, "Uraby"]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500


def test_faq_5531_it_is_activated_as_often_as_there_was_damage_on_a_chain() -> None:
    table = Table(
        yugi=side(hand=["Ookazi"], field=[LIES, face_down("Just Desserts")]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates("Ookazi")
    table.yugi.activates("Just Desserts")
    table.everyone_passes()

    assert table.chains()[-1] == [ROOM, ROOM]
    assert table.kaiba.life == 8000 - 800 - 500 - 600


def test_faq_5531_it_is_activated_in_the_damage_step_too() -> None:
    table = Table(
        yugi=side(field=[LIES, "Elemental HERO Flame Wingman"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.attacks_with("Elemental HERO Flame Wingman", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 600 - 1500 - 300
