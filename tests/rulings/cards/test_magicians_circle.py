"""Magician's Circle: as a Spellcaster attacks, each player brings one of their Deck."""

from engine.yugioh.state.events.summons import Summoned
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


def test_the_other_needs_none_in_their_deck() -> None:
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


def after_scapegoat(*, whose: str) -> Table:
    """Yugi's Spellcaster attacks in a turn in which kaiba has activated Scapegoat."""
    deck = ["Mokey Mokey", "Dark Magician Girl"]
    mine, theirs = ([CIRCLE], []) if whose == "yugi" else ([], [CIRCLE])
    table = Table(
        yugi=side(field=["Mystical Elf", *mine], hand=["Upstart Goblin"], deck=deck),
        kaiba=side(field=["Scapegoat", *theirs], deck=deck),
    )
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Scapegoat")
    table.everyone_passes()
    table.yugi.attacks_with("Mystical Elf", at="Sheep Token")
    return table


def test_after_scapegoat_its_player_cannot_activate_it() -> None:
    assert not after_scapegoat(whose="kaiba").kaiba.may("activate", CIRCLE)


def test_after_scapegoat_its_player_brings_nobody_when_the_other_activates_it() -> None:
    table = after_scapegoat(whose="yugi")
    table.yugi.activates(CIRCLE)
    table.everyone_passes()

    assert table.yugi.monsters == ["Mystical Elf", "Dark Magician Girl"]
    assert "Dark Magician Girl" not in table.kaiba.monsters
