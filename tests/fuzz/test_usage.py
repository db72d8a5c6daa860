"""What counts as the use of a card in a random duel, and what is reported as idle."""

from cards.yugioh import BOOK, by_name
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Frame
from tests.fuzz.usage import Use, never_activated, never_used, uses
from tests.table import Table, face_down, side

GEMINI_ELF = by_name("Gemini Elf")
RAIGEKI = by_name("Raigeki")


def seen(table: Table) -> set[Use]:
    """What a spectator of the table has seen used."""
    return uses(duel_of(table.driver.match), table.driver.told[None])


def test_a_summoned_monster_and_an_activated_spell_are_used() -> None:
    table = Table(yugi=side(hand=["Gemini Elf", "Raigeki"]), kaiba=side(field=["Uraby"]))
    assert seen(table) == set()

    table.yugi.summons("Gemini Elf")
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert seen(table) == {(GEMINI_ELF.passcode, None), (RAIGEKI.passcode, 0)}


def test_a_set_card_is_not_seen_to_be_used() -> None:
    table = Table(yugi=side(hand=["Raigeki"], field=[face_down("Gemini Elf")]))
    table.yugi.sets("Raigeki")

    assert seen(table) == set()


def test_what_no_duel_used_is_reported() -> None:
    cards = {code for code, card in BOOK.items() if card.frame is not Frame.TOKEN}
    used = {(code, None) for code in cards - {RAIGEKI.passcode}}

    assert never_used(used) == [RAIGEKI]
    assert never_used({*used, (RAIGEKI.passcode, 0)}) == []


def test_an_effect_that_no_duel_activated_is_reported_of_used_cards_alone() -> None:
    assert never_activated(set()) == []
    assert never_activated({(RAIGEKI.passcode, 0), (GEMINI_ELF.passcode, None)}) == []
    assert never_activated({(RAIGEKI.passcode, None)}) == [(RAIGEKI, 0)]
