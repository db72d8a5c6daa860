"""Feedback Warrior: summoned, it makes a monster Level 3."""

from tests.table import Table, face_up, side

CARD = "Feedback Warrior"


def test_the_target_becomes_level_3() -> None:
    table = Table(yugi=side(field=["Summoned Skull"], hand=[CARD]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").level == 3


def test_a_level_that_an_equip_spell_gave_before_is_lost() -> None:
    boost = face_up("Synchro Boost", on="Summoned Skull")
    table = Table(yugi=side(field=["Summoned Skull", boost], hand=[CARD]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").level == 3


def test_turned_face_down_the_monster_has_its_own_level_again() -> None:
    table = Table(yugi=side(field=["Summoned Skull"], hand=[CARD, "Book of Moon"]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.sees("Summoned Skull").level == 6


def test_a_target_whose_control_switched_becomes_level_3_too() -> None:
    table = Table(
        yugi=side(hand=["Feedback Warrior"], field=["Uraby"]),
        kaiba=side(field=["Silver Fang", "Enemy Controller"]),
    )
    table.yugi.summons("Feedback Warrior")
    table.yugi.activates("Feedback Warrior", targeting="Uraby")
    table.kaiba.activates("Enemy Controller", effect=1, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
    assert table.kaiba.sees("Uraby").level == 3


def test_a_monster_that_is_level_3_already_cannot_be_targeted() -> None:
    """FAQ 9571, Q&A 13555: nor can the card itself."""
    table = Table(yugi=side(field=["Silver Fang", "Kuribandit"], hand=[CARD]))
    table.yugi.summons(CARD)

    assert not table.yugi.may("activate", CARD)
