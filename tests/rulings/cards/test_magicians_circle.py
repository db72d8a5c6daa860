"""Magician's Circle: as a Spellcaster attacks, each player brings one of his Deck."""

from engine.yugioh.state.events import Summoned
from tests.table import Table, side

CIRCLE = "Magician's Circle"


def test_each_player_brings_a_spellcaster_with_2000_or_less_atk() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=["Dark Magician", "Mystical Elf"]),
        kaiba=side(field=[CIRCLE], deck=["Kuriboh", "Rogue Doll"]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(CIRCLE)
    table.chain_resolves()

    assert table.yugi.monsters == ["Gemini Elf", "Mystical Elf"]
    assert table.kaiba.monsters == ["Rogue Doll"]
    assert table.kaiba.sees("Rogue Doll").position == "face-up Attack"
    table.yugi.attacks_again(at="Rogue Doll")
    table.everyone_passes()


def test_the_other_needs_none_in_his_deck() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf"], deck=["Kuriboh"]),
        kaiba=side(field=[CIRCLE], deck=["Rogue Doll"]),
    )
    table.yugi.attacks_with("Gemini Elf")
    table.kaiba.activates(CIRCLE)
    table.chain_resolves()
    table.yugi.calls_off()

    assert len(table.happened(Summoned)) == 1


def test_it_is_not_for_attacks_of_others_nor_where_the_other_has_no_zone() -> None:
    table = Table(
        yugi=side(field=["Axe Raider"]), kaiba=side(field=[CIRCLE], deck=["Rogue Doll"])
    )
    table.yugi.attacks_with("Axe Raider")
    assert not table.kaiba.may("activate", CIRCLE)

    full = ["Gemini Elf", *["Mokey Mokey"] * 4]
    table = Table(yugi=side(field=full), kaiba=side(field=[CIRCLE], deck=["Rogue Doll"]))
    table.yugi.attacks_with("Gemini Elf")
    assert not table.kaiba.may("activate", CIRCLE)
