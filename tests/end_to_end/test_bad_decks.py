"""Deck lists that cannot be used: each is answered with what is wrong, and nothing is kept."""

import pytest

from bot.sandbox.people import Person
from cards.games.yugioh.lists import as_ydk, as_ydke
from engine.yugioh.formats.decks import deck_list
from tests.end_to_end.decks import deck
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

GOOD = deck({})
UNKNOWN = as_ydk(deck_list((*GOOD["main"], 123456789, 987654321, 123456789)))
NOISE = bytes(range(256)) * 16

BROUGHT = (
    (UNKNOWN.encode(), ("2 passcodes", "`123456789` (lines 23, 25)", "`987654321`")),
    (NOISE, ("not text, so it cannot be a deck list",)),
    (b"\x00" * (10 * 1024 * 1024), ("10,240 KiB; a deck list can be 64 KiB at most",)),
    (b"#main\n" + b"69140098\n" * 8000, ("a deck list can be 64 KiB at most",)),
    (b"#main\n" + b"69140098\n" * 200, ("The Main Deck has 200 cards",)),
    (b"", ("It has no cards",)),
    (b"#main\n$$\n", ("Line 2, for one, is neither a passcode nor the name of a card",)),
    (
        b"#main\n3 Gemini Elv\n2 Gemini Elf\n",
        (
            "On one line it is not clear which card is meant",
            "line 2 (“3 Gemini Elv”)",
            "Gemini Elf",
        ),
    ),
)


async def told(person: Person, command: str, **options: object) -> str:
    """What the person alone is told in the end."""
    first = (await person.call(command, options=options)).message
    assert first is not None
    assert first.ephemeral
    seen = await person.wait_for(
        "duels", lambda seen: seen.id == first.id and not seen.thinking
    )
    return seen.text


async def test_what_is_no_deck_list_is_refused_in_words(shop: Shop) -> None:
    for content, words in BROUGHT:
        said = await told(shop.yugi, "deck import", file=("deck.ydk", content))
        for word in words:
            assert word in said

    for link in ("ydke://", "ydke://AAA!!!", "https://example.org", as_ydke(GOOD)[:40]):
        assert "ydke://" in await told(shop.yugi, "deck import", link=link)
    both = {"file": ("a.ydk", b"1"), "link": "ydke://!!!"}
    assert "not both" in await told(shop.yugi, "deck import", **both)
    assert "You have no decks yet" in await told(shop.yugi, "deck list")


async def test_a_deck_of_the_wrong_size_is_kept_but_not_played(shop: Shop) -> None:
    small = as_ydk(deck_list(GOOD["main"][:19])).encode()

    said = await told(shop.yugi, "deck import", file=("small.ydk", small))
    assert "Saved “small”" in said
    assert "needs at least 20: add 1" in said
    assert "needs at least 40: add 21" in said

    options = {"opponent": shop.kaiba, "format": "speed", "deck": "small"}
    said = await told(shop.yugi, "duel challenge", **options)
    assert "is not legal in this format" in said
    assert "needs at least 20: add 1" in said
    assert said.endswith("or read all problems.")
    assert shop.kaiba.sees("duels") == []
    said = await told(shop.yugi, "duel challenge", **{**options, "deck": "none such"})
    assert "You have no deck “none such”" in said
    said = await told(shop.yugi, "duel challenge", **{**options, "format": "chess"})
    assert "There is no format “chess”" in said
    assert shop.journal.duels() == []


async def test_a_bad_import_leaves_the_deck_of_that_name_as_it_was(shop: Shop) -> None:
    kept = await told(shop.yugi, "deck import", link=as_ydke(GOOD), name="Elves")
    assert "Saved “Elves”" in kept

    await told(shop.yugi, "deck import", file=("Elves.ydk", UNKNOWN.encode()), name="Elves")

    shown = await told(shop.yugi, "deck show", deck="Elves")
    assert as_ydke(GOOD) in shown
