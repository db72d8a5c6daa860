"""A deck around a card is allowed, and holds what the card asks for and what asks for it."""

from random import Random

import pytest

from cards.yugioh import BOOK, by_name
from engine.yugioh.formats import FORMATS, decks
from engine.yugioh.formats.decks import belongs_in_extra
from engine.yugioh.language import Cards, Frame, Of
from tests.fuzz.pairings import themed
from tests.fuzz.themes import around, fits

RULES = FORMATS["master"]


def names(*centres: str) -> list[str]:
    """The names of all cards of a deck around these."""
    deck = around([by_name(centre).passcode for centre in centres], RULES, Random(0))
    return [BOOK[code].name for code in (*deck["main"], *deck["extra"])]


@pytest.mark.parametrize("format", FORMATS)
def test_a_themed_deck_is_allowed(format: str) -> None:
    for seed in range(20):
        for deck in themed(format, seed):
            assert decks.faults(deck, FORMATS[format], BOOK) == ()


@pytest.mark.parametrize("format", FORMATS)
def test_every_card_is_the_centre_of_a_deck(format: str) -> None:
    rules = FORMATS[format]
    copies, knows = rules.decks.copies, rules.hooks.knows
    cards = (card for card in BOOK.values() if card.frame is not Frame.TOKEN)
    all_of_them = {card.passcode for card in cards if knows(card)}
    centres = set[int]()
    for seed in range(len(BOOK)):
        parts = [
            part for deck in themed(format, seed) for part in (deck["main"], deck["extra"])
        ]
        centres |= {code for part in parts for code in part if part.count(code) == copies}
        if centres == all_of_them:
            break

    assert centres == all_of_them


@pytest.mark.parametrize(
    ("centre", "partners"),
    [
        ("Blue-Eyes Ultimate Dragon", {"Blue-Eyes White Dragon"}),
        (
            "Elemental HERO Flame Wingman",
            {"Elemental HERO Avian", "Elemental HERO Burstinatrix"},
        ),
        ("Relinquished", {"Black Illusion Ritual"}),
        ("Black Illusion Ritual", {"Relinquished"}),
        ("Junk Warrior", {"Junk Synchron"}),
    ],
)
def test_a_card_is_dealt_with_its_partners(centre: str, partners: set[str]) -> None:
    dealt = names(centre)

    for name in (centre, *partners):
        assert dealt.count(name) == RULES.decks.copies


def test_a_synchro_monster_is_dealt_with_levels_that_add_up_to_its_own() -> None:
    stardust = by_name("Stardust Dragon")
    dealt = names(stardust.name)
    thrice = [by_name(name) for name in dict.fromkeys(dealt) if dealt.count(name) == 3]
    monsters = [card for card in thrice if not belongs_in_extra(card)]

    assert any(
        one.level + other.level == stardust.level for one in monsters for other in monsters
    )


def test_a_spell_is_no_normal_monster() -> None:
    assert fits(Cards(like=(Of(Frame.NORMAL),)), by_name("Dark Magician"))
    assert not fits(Cards(like=(Of(Frame.NORMAL),)), by_name("Dark Hole"))
