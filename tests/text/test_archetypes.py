"""Archetypes go by the Japanese name, and some names count as others."""

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from cards.names.archetypes import ARCHETYPES, belongs_to
from cards.text.page import TEXT
from cards.yugioh import BOOK, by_name
from engine.yugioh.asked import all_that
from engine.yugioh.field.places import is_of_archetype
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.language import Cards, Frame, Node, OfArchetype, Place
from engine.yugioh.state.speaker import Speaker
from tests.table import Table, side


def spoken_of(node: object) -> Iterator[str]:
    """The archetypes that the tree of a card speaks of."""
    if isinstance(node, OfArchetype):
        yield node.name
    parts = node if isinstance(node, tuple) else ()
    if isinstance(node, Node):
        parts = tuple(getattr(node, field.name) for field in fields(node))
    for part in parts:
        yield from spoken_of(part)


def test_every_archetype_that_a_card_speaks_of_is_described() -> None:
    assert {name for card in BOOK.values() for name in spoken_of(card)} <= set(ARCHETYPES)


@pytest.mark.rule("MR-GLOS-39")
@pytest.mark.parametrize(
    ("name", "archetype", "belongs"),
    [
        ("Blue-Eyes White Dragon", "Blue-Eyes", True),
        ("Dragonpulse Magician", "Magician", True),
        ("Dark Magician", "Magician", False),
        ("Elemental HERO Avian", "Elemental HERO", True),
        ("Uraby", "Elemental HERO", False),
    ],
)
def test_a_card_belongs_by_its_japanese_name(name: str, archetype: str, belongs: bool) -> None:
    assert is_of_archetype(archetype, by_name(name)) is belongs


@pytest.mark.rule("MR-GLOS-39")
def test_an_archetype_may_be_spelt_as_it_is_read() -> None:
    assert ARCHETYPES["Blue-Eyes"].holds("青眼の白龍")
    assert ARCHETYPES["Blue-Eyes"].holds("ブルーアイズ・トゥーン・ドラゴン")
    assert not ARCHETYPES["Magician"].holds("ブラック・マジシャン")
    assert belongs_to(by_name("Uraby").passcode) == ()


@pytest.mark.rule("MR-GLOS-39")
def test_a_card_is_found_by_its_archetype_wherever_it_is() -> None:
    table = Table(
        yugi=side(hand=["Blue-Eyes White Dragon", "Dark Magician"], field=["Axe of Despair"])
    )
    duel = table.driver.duel
    speaker = Speaker(duel.state.cards[0], table.yugi.seat)
    held = all_that(Cards(place=Place.HAND, like=(OfArchetype("Blue-Eyes"),)), duel, speaker)

    assert [card.text.name for card in held] == ["Blue-Eyes White Dragon"]


@pytest.mark.rule("MR-GLOS-39")
def test_a_text_may_add_an_archetype() -> None:
    assert is_of_archetype("Archfiend", by_name("Summoned Skull"))
    assert not is_of_archetype("Archfiend", by_name("Feral Imp"))


def test_a_card_known_by_another_name_counts_as_that_card() -> None:
    zone = by_name("Mystic Plasma Zone")
    other = replace(zone, passcode=5, name="Mystic Plasma City", known_as=zone.name)
    book = {**BOOK, other.passcode: other}
    rest = tuple(code for code, card in BOOK.items() if card.frame is Frame.NORMAL)
    monsters = tuple(code for code in rest if BOOK[code].is_monster)
    main = (zone.passcode,) * 2 + (other.passcode,) * 2 + monsters
    deck = deck_list(main[:40])

    assert other.called == zone.name
    (fault,) = faults(deck, FORMATS["master"], book)
    assert (fault.reason, fault.facts["count"]) == ("too_many_copies", 4)
    assert fault.facts["code"] == zone.passcode


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", '(This card\'s name is always treated as "Pot of Greed".)'),
        ("ja", "このカード名はルール上「強欲な壺」として扱う。"),
        ("zh", "此卡的卡名在规则上视为“强欲之壶”。"),
    ],
)
def test_a_card_says_by_which_name_it_is_known(language: str, said: str) -> None:
    other = replace(
        by_name("Uraby"), known_as="Pot of Greed", effects=by_name("Sangan").effects
    )

    assert TEXT[language](other)[0] == said
