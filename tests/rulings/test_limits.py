"""Limit Regulations: an event may allow fewer copies of some cards."""

from dataclasses import replace

import pytest

from cards.games.yugioh import YUGIOH
from cards.yugioh import BOOK, by_name
from engine.core.game import Fault, Limits
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.language import CardText, Frame, Kind

POT, DRAGON, HOLE = (
    by_name(name).passcode for name in ("Pot of Greed", "Cyber Dragon", "Dark Hole")
)
LIST = Limits("Cup", "2026-04-01", {POT: 0, DRAGON: 1, HOLE: 2})
REST = [code for code, card in BOOK.items() if card.frame is Frame.NORMAL and card.is_monster]
OTHERS = tuple(code for code in REST * 3 if code not in (POT, DRAGON, HOLE))


def wrong(main: int = 0, side: int = 0, *, card: int, list: Limits | None) -> list[Fault]:
    """What is wrong with a deck that has so many copies of the card."""
    deck = deck_list((*[card] * main, *OTHERS[: 40 - main]), side=(card,) * side)
    return [*faults(deck, replace(FORMATS["master"], limits=list), BOOK)]


@pytest.mark.rule("MR-LIMIT-01", "MR-DECK-06", "SD-31")
@pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS)
def test_no_list_applies_unless_an_event_has_one(format: object) -> None:
    assert wrong(3, card=POT, list=None) == []
    assert wrong(3, card=DRAGON, list=None) == []
    assert all(rules.limits is None for rules in FORMATS.values())


@pytest.mark.rule("MR-LIMIT-02", "MR-DECK-06")
@pytest.mark.parametrize(("main", "side"), [(1, 0), (0, 1)])
def test_a_forbidden_card_may_be_in_no_part_of_the_deck(main: int, side: int) -> None:
    (fault,) = wrong(main, side, card=POT, list=LIST)

    assert (fault.reason, fault.facts["code"], fault.facts["most"]) == ("forbidden", POT, 0)


@pytest.mark.rule("MR-LIMIT-03")
def test_of_a_limited_card_one_copy_may_be_used() -> None:
    assert wrong(1, card=DRAGON, list=LIST) == []
    assert wrong(0, 1, card=DRAGON, list=LIST) == []
    (fault,) = wrong(1, 1, card=DRAGON, list=LIST)

    assert (fault.reason, fault.facts["count"], fault.facts["most"]) == ("limited", 2, 1)


@pytest.mark.rule("MR-LIMIT-04")
def test_of_a_semi_limited_card_two_copies_may_be_used() -> None:
    assert wrong(2, card=HOLE, list=LIST) == []
    assert wrong(1, 1, card=HOLE, list=LIST) == []
    (fault,) = wrong(2, 1, card=HOLE, list=LIST)

    assert (fault.reason, fault.facts["count"], fault.facts["most"]) == ("limited", 3, 2)


@pytest.mark.rule("MR-LIMIT-02", "MR-DECK-04")
def test_a_list_speaks_of_names_whatever_their_artwork() -> None:
    other_art = 999
    book = dict(BOOK) | {other_art: CardText("Pot of Greed", other_art, Kind.SPELL)}
    deck = deck_list((other_art, *OTHERS[:39]))
    found = faults(deck, replace(FORMATS["master"], limits=LIST), book)

    assert [fault.reason for fault in found] == ["forbidden"]


@pytest.mark.rule("MR-LIMIT-05")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Pot of Greed is Forbidden on the list Cup (2026-04-01): remove it.",
        ),
        (
            "ja",
            "「強欲な壺」はCup（2026-04-01）の禁止カードです。デッキから抜いてください。",
        ),
        ("zh", "“强欲之壶”是Cup（2026-04-01）的禁止卡，请从牌组中取出。"),
    ],
)
def test_a_refused_deck_is_told_the_list_and_its_day(language: str, sentence: str) -> None:
    (fault,) = wrong(1, card=POT, list=LIST)

    assert (fault.facts["list"], fault.facts["since"]) == ("Cup", "2026-04-01")
    assert YUGIOH.fault(fault, language) == sentence


@pytest.mark.rule("MR-LIMIT-05")
def test_a_newer_list_replaces_the_older_one() -> None:
    newer = Limits("Cup", "2026-07-01", {POT: 2})

    assert wrong(2, card=POT, list=newer) == []
    assert [fault.facts["since"] for fault in wrong(3, card=POT, list=newer)] == ["2026-07-01"]
