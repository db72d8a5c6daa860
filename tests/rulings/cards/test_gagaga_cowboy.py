"""Gagaga Cowboy: attacking, it shoots first; defending, it shoots the player."""

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

COWBOY = "Gagaga Cowboy"


def _summoned(position: str, *foes: str | Lying) -> Table:
    table = Table(
        yugi=side(field=["Gemini Elf", "Uraby", "Gemini Elf"], extra=[COWBOY]),
        kaiba=side(field=foes),
    )
    table.yugi.special_summons(COWBOY, using=("Gemini Elf", "Gemini Elf"), position=position)
    return table


def test_in_defense_position_it_inflicts_800_once_a_turn() -> None:
    table = _summoned("Defense")
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.life == 7200
    assert table.yugi.graveyard == ["Gemini Elf"]
    assert not table.yugi.may("activate", COWBOY)


def test_in_attack_position_it_and_its_foe_change_in_the_damage_step_alone() -> None:
    """2500 against 2500 - 500 of the Summoned Skull."""
    table = _summoned("Attack", attacking("Summoned Skull"))
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.everyone_passes()
    assert table.kaiba.life == 8000
    assert table.yugi.sees(COWBOY).attack == 1500
    table.yugi.attacks_with(COWBOY, at="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.life == 7500
    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.yugi.sees(COWBOY).attack == 1500


def test_the_player_is_attacked_without_it() -> None:
    table = _summoned("Attack")
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.everyone_passes()
    table.yugi.attacks_with(COWBOY)
    table.everyone_passes()

    assert table.kaiba.life == 6500


def test_it_lasts_no_longer_than_the_turn() -> None:
    table = _summoned("Attack", attacking("Kuriboh"))
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.everyone_passes()
    table.turn_ends()
    table.turn_ends()
    table.yugi.attacks_with(COWBOY, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 6800


def test_faq_10263_its_position_as_it_resolves_counts() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Gemini Elf"], extra=[COWBOY]),
        kaiba=side(field=[face_down("Book of Moon")]),
    )
    table.yugi.special_summons(COWBOY, position="Attack")
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.kaiba.activates("Book of Moon", targeting=COWBOY)
    table.everyone_passes()

    assert table.kaiba.life == 7200


def test_faq_10263_gone_from_the_field_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", "Gemini Elf"], extra=[COWBOY]),
        kaiba=side(field=[face_down("Raigeki Break")], hand=["Uraby"]),
    )
    table.yugi.special_summons(COWBOY, position="Defense")
    table.yugi.activates(COWBOY)
    table.yugi.chooses("Gemini Elf")
    table.kaiba.activates("Raigeki Break", cost="Uraby", targeting=COWBOY)
    table.everyone_passes()

    assert table.kaiba.life == 8000
