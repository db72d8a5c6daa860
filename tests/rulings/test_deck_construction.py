"""Building a deck: sizes, copies, and which cards belong where."""

import pytest

from cards.decks import READY_DECKS
from cards.yugioh import BOOK, by_name
from engine.core.game import DeckList, Fault, ReadyDeck
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.language import CardText, Frame, Kind, Type

ALIKE = 3
ELSEWHERE = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK, Frame.TOKEN)
"""Monsters that are not in a Main Deck."""
MONSTERS = [
    card.passcode
    for card in BOOK.values()
    if card.kind is Kind.MONSTER and card.frame not in ELSEWHERE
]
OTHERS = [card.passcode for card in BOOK.values() if card.kind is not Kind.MONSTER]
FUSION, SYNCHRO = 1, 2
RITUAL = 3
MADE_UP = dict(BOOK) | {
    code: CardText(f"Made-up {frame.name}", code, Kind.MONSTER, frame=frame, type=Type.DRAGON)
    for code, frame in (
        (FUSION, Frame.FUSION),
        (SYNCHRO, Frame.SYNCHRO),
        (RITUAL, Frame.RITUAL),
    )
}


def cards(count: int) -> tuple[int, ...]:
    """So many cards, no name more than three times."""
    return tuple(MONSTERS * ALIKE)[:count]


def wrong(deck: DeckList, format: str = "master") -> list[Fault]:
    """What is wrong with a deck, in a book that also has cards of the Extra Deck."""
    return list(faults(deck, FORMATS[format], MADE_UP))


def size_faults(main: int, extra: int = 0, format: str = "master") -> list[Fault]:
    many = [FUSION, SYNCHRO, *range(10, 10 + extra)]
    book = MADE_UP | {
        code: CardText(f"Made-up {code}", code, Kind.MONSTER, frame=Frame.FUSION)
        for code in range(10, 10 + extra)
    }
    deck = deck_list(cards(main), tuple(many[:extra]))
    return list(faults(deck, FORMATS[format], book))


@pytest.mark.rule("MR-DECK-01")
@pytest.mark.parametrize(
    ("count", "reason"), [(39, DeckFault.TOO_FEW), (61, DeckFault.TOO_MANY)]
)
def test_a_main_deck_of_39_or_61_cards_is_refused_with_its_count(
    count: int, reason: DeckFault
) -> None:
    assert size_faults(count) == [
        Fault(reason, {"part": "main", "count": count, "least": 40, "most": 60})
    ]


@pytest.mark.rule("MR-DECK-01", "MR-DECK-09")
@pytest.mark.parametrize("count", [40, 60])
def test_a_main_deck_of_40_or_60_cards_is_allowed(count: int) -> None:
    assert size_faults(count) == []


@pytest.mark.rule("MR-DECK-02")
def test_a_fourth_copy_is_refused_by_name() -> None:
    magician = by_name("Dark Magician").passcode
    rest = [code for code in cards(60) if code != magician]

    assert wrong(deck_list((*[magician] * 3, *rest[:37]))) == []
    assert wrong(deck_list((*[magician] * 4, *rest[:36]))) == [
        Fault(DeckFault.TOO_MANY_COPIES, {"code": magician, "count": 4, "most": 3})
    ]


@pytest.mark.rule("MR-DECK-03")
def test_copies_in_the_side_deck_count_too() -> None:
    typhoon = by_name("Mystical Space Typhoon").passcode
    main = (typhoon, typhoon, *cards(38))

    assert wrong(deck_list(main, side=(typhoon,))) == []
    assert [fault.reason for fault in wrong(deck_list(main, side=(typhoon, typhoon)))] == [
        "too_many_copies"
    ]


@pytest.mark.rule("MR-DECK-04")
def test_other_artwork_of_the_same_name_is_the_same_card() -> None:
    magician = by_name("Dark Magician")
    other_art = 999
    book = MADE_UP | {other_art: CardText(magician.name, other_art, Kind.MONSTER)}
    rest = tuple(code for code in cards(60) if code != magician.passcode)[:36]
    deck = deck_list((magician.passcode, magician.passcode, other_art, other_art, *rest))

    found = list(faults(deck, FORMATS["master"], book))
    assert [(fault.reason, fault.facts["count"]) for fault in found] == [("too_many_copies", 4)]


@pytest.mark.rule("MR-DECK-05", "SD-04")
def test_monsters_alone_or_spells_and_traps_alone_make_a_deck() -> None:
    assert wrong(deck_list(cards(40))) == []
    assert wrong(deck_list(tuple(OTHERS * ALIKE)[:40])) == []
    assert wrong(deck_list(cards(20)), "speed") == []


@pytest.mark.rule("MR-DECK-07")
@pytest.mark.parametrize("code", [FUSION, SYNCHRO])
def test_a_monster_of_the_extra_deck_is_refused_in_the_main_deck(code: int) -> None:
    assert wrong(deck_list((code, *cards(39)))) == [
        Fault(DeckFault.BELONGS_IN_EXTRA, {"code": code})
    ]


@pytest.mark.rule("MR-DECK-08", "MR-DECK-11")
def test_cards_of_the_main_deck_are_refused_in_the_extra_deck() -> None:
    dragon = by_name("Cyber Dragon").passcode

    assert wrong(deck_list(cards(40), (FUSION, SYNCHRO))) == []
    assert wrong(deck_list((RITUAL, *cards(39)))) == []
    assert wrong(deck_list(cards(40), (dragon,))) == [
        Fault(DeckFault.BELONGS_IN_MAIN, {"code": dragon})
    ]
    assert wrong(deck_list(cards(40), (RITUAL,))) == [
        Fault(DeckFault.BELONGS_IN_MAIN, {"code": RITUAL})
    ]


@pytest.mark.rule("MR-DECK-09")
@pytest.mark.parametrize(("count", "allowed"), [(0, True), (15, True), (16, False)])
def test_an_extra_deck_has_at_most_15_cards(count: int, allowed: bool) -> None:
    assert (size_faults(40, count) == []) is allowed


@pytest.mark.rule("MR-DECK-10")
def test_the_extra_deck_does_not_make_up_for_a_small_main_deck() -> None:
    assert [(fault.reason, fault.facts["count"]) for fault in size_faults(38, 15)] == [
        ("too_few", 38)
    ]


@pytest.mark.rule("MR-DECK-16")
@pytest.mark.parametrize("ready", READY_DECKS, ids=lambda ready: ready.key)
def test_a_ready_made_deck_is_allowed_unchanged(ready: ReadyDeck) -> None:
    assert wrong(ready.deck, ready.format) == []


@pytest.mark.rule("SD-03")
@pytest.mark.parametrize(
    ("count", "reasons"), [(19, ["too_few"]), (20, []), (21, ["too_many"]), (40, ["too_many"])]
)
def test_a_speed_duel_deck_has_exactly_20_cards(count: int, reasons: list[str]) -> None:
    assert [fault.reason for fault in size_faults(count, format="speed")] == reasons


@pytest.mark.rule("SD-05")
@pytest.mark.parametrize(("count", "allowed"), [(0, True), (5, True), (6, False)])
def test_a_speed_duel_extra_deck_has_at_most_5_cards(count: int, allowed: bool) -> None:
    assert (size_faults(20, count, "speed") == []) is allowed


@pytest.mark.rule("SD-06")
def test_three_copies_are_allowed_in_a_speed_duel_and_four_are_not() -> None:
    skull = by_name("Summoned Skull").passcode
    rest = tuple(code for code in cards(60) if code != skull)

    assert wrong(deck_list((*[skull] * 3, *rest[:17])), "speed") == []
    assert [f.reason for f in wrong(deck_list((*[skull] * 4, *rest[:16])), "speed")] == [
        "too_many_copies"
    ]


@pytest.mark.rule("SD-31")
def test_a_speed_duel_has_no_side_deck() -> None:
    deck = deck_list(cards(20), side=(by_name("Raigeki").passcode,))

    assert [(f.reason, f.facts["part"]) for f in wrong(deck, "speed")] == [("too_many", "side")]


@pytest.mark.rule("MR-TOKEN-01")
def test_a_token_is_refused_in_every_part_of_a_deck() -> None:
    token = by_name("Sheep Token").passcode
    for deck in (
        deck_list((token, *cards(39))),
        deck_list(cards(40), extra=(token,)),
        deck_list(cards(40), side=(token,)),
    ):
        assert Fault(DeckFault.IS_A_TOKEN, {"code": token}) in faults(
            deck, FORMATS["master"], BOOK
        )
