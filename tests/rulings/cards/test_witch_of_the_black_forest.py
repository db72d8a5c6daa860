"""Witch of the Black Forest: sent from the field, she adds a monster for a later turn."""

from tests.table import Table, face_up, side

CARD = "Witch of the Black Forest"


def test_a_pendulum_monster_she_adds_is_not_activated_as_a_scale_but_may_be_summoned() -> None:
    table = Table(
        yugi=side(
            field=[CARD, face_up("Dragonpit Magician", "S5"), "Raigeki Break"],
            hand=["Kuriboh"],
            deck=["Dragonpulse Magician", "Labyrinth Wall"],
        )
    )
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Dragonpulse Magician"]
    assert not table.yugi.may("activate", "Dragonpulse Magician")
    assert table.yugi.may("Normal Summon", "Dragonpulse Magician")
    table.turn_ends()
    table.turn_ends()
    assert table.yugi.may("activate", "Dragonpulse Magician")


def test_she_must_even_where_there_is_nobody_and_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD], deck=["Labyrinth Wall"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.hand == []
