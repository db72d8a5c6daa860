"""Shining Angel: destroyed by battle, it brings a LIGHT monster with 1500 or less ATK."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, side

DECK = ["Sangan", "Mystical Elf", "Skelengel", "Gemini Elf"]


def test_it_brings_a_light_monster_with_1500_or_less_atk_in_attack_position() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=["Shining Angel"], deck=DECK)
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates("Shining Angel", at="end of the damage step")
    table.kaiba.chooses("Skelengel")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Skelengel", "Mystical Elf"]]
    assert table.kaiba.sees("Skelengel").position == "face-up Attack"


def test_its_owner_uses_it_when_it_fell_on_the_opponents_side() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], deck=["Skelengel"]),
        kaiba=side(field=[attacking("Shining Angel", borrowed=True)]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.yugi.activates("Shining Angel", at="end of the damage step")
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull", "Skelengel"]


def test_it_does_not_answer_destruction_by_an_effect() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=["Shining Angel"], deck=DECK))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert not table.was_asked(table.kaiba, Reason.TRIGGER)
