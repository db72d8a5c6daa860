"""Deck lists are read as other programs write them, or declined with a reason."""

from base64 import b64encode
from contextlib import suppress
from struct import pack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.decks.reading import MOST_BYTES, NoDeckReadError, TooBigError, read_for
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import (
    BrokenPartError,
    EmptyDeckError,
    IncompleteLinkError,
    NoPasscodeError,
    NotTextError,
    OnAnotherSiteError,
    OnYgoprodeckError,
    SeveralLinksError,
    as_ydk,
    as_ydke,
    read,
    read_code,
)
from cards.games.yugioh.lists.reading import MOST_CARDS
from cards.languages import LANGUAGES
from engine.core.decks import (
    BroughtDeck,
    DeckLists,
    NoDeckError,
    TooManyCardsError,
    UnreadableDeckError,
)
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list

codes = st.lists(st.integers(1, 2**32 - 1), max_size=60).map(tuple)
URL_SAFE = str.maketrans("+/", "-_")
decks = st.builds(deck_list, codes, codes, codes).filter(lambda deck: deck != deck_list(()))


def part(*passcodes: int) -> str:
    return b64encode(pack(f"<{len(passcodes)}I", *passcodes)).decode()


@given(decks)
def test_a_written_file_reads_back_as_the_deck(deck: DeckList) -> None:
    assert read(as_ydk(deck).encode()).deck == deck


@given(decks)
def test_a_written_link_reads_back_as_the_deck(deck: DeckList) -> None:
    link = as_ydke(deck)

    assert read_code(link).deck == deck
    assert read(link.encode()).deck == deck
    assert read_code(link.replace("=", "")).deck == deck
    assert read_code("ydke://" + link[7:].translate(URL_SAFE)).deck == deck
    assert read_code(link.removesuffix("!")).deck == deck


@given(st.binary(max_size=400))
def test_no_bytes_whatever_are_worse_than_unreadable(content: bytes) -> None:
    with suppress(UnreadableDeckError):
        brought = read(content)
        assert brought.codes() or brought.named


@given(st.text(alphabet="ydke:/!=AQg-_+ \n#01", max_size=120))
def test_no_text_whatever_is_worse_than_unreadable(text: str) -> None:
    with suppress(UnreadableDeckError):
        brought = read(text.encode())
        assert brought.codes() or brought.named
    with suppress(UnreadableDeckError):
        assert read_code(f"ydke://{text}").codes()


def test_a_file_may_look_as_any_program_writes_it() -> None:
    lines = (
        "\ufeff#created by someone",
        "",
        "#main",
        "00046986",
        "89631139 -- a comment",
        "89631139 # another",
        "# Dark Magician",
        "#extra",
        " 23995346 ",
        "!anything",
        "5318639",
    )
    brought = read("\r\n".join(lines).encode())

    assert brought.deck == deck_list((46986, 89631139, 89631139), (23995346,), (5318639,))
    assert brought.lines == {46986: (4,), 89631139: (5, 6), 23995346: (9,), 5318639: (11,)}


def test_comments_in_another_encoding_do_no_harm() -> None:
    content = "#created by 決闘者\n89631139\n".encode("shift-jis")

    assert read(content).deck == deck_list((89631139,))


def test_a_link_is_found_among_words_and_may_end_with_a_name() -> None:
    link = f"ydke://{part(1, 2)}!!{part(3)}!"

    assert read_code(f"my deck: <{link}>").deck == deck_list((1, 2), (), (3,))
    assert read_code(f"`{link}` (look)").name == ""
    assert read_code(f"{link} is mine").name == ""
    assert read_code(f"{link}Blue Storm").name == "Blue Storm"
    assert read(b"# see ydke://\n7\n").deck == deck_list((7,))


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", NotTextError()),
        ("\xe9\xe8\n(".encode("latin-1"), NotTextError()),
        ("89631139".encode("utf-16"), NotTextError()),
        (b"", EmptyDeckError()),
        (b"#main\n#extra\n!side\n", EmptyDeckError()),
        (b"ydke://!!!", EmptyDeckError()),
        (b"#main\n$$$\n%", NoPasscodeError(2, "$$$")),
        (b"9" * 6000, NoPasscodeError(1, "9" * 40)),
        (b"a b\n" * 401, NoPasscodeError(401, "a b")),
        (b"7\n" * (MOST_CARDS + 1), TooManyCardsError("main", MOST_CARDS + 1, MOST_CARDS)),
        (b"ydke://AQAAAA==!", IncompleteLinkError()),
        (b"ydke://AQAA*A==!!!", IncompleteLinkError()),
        (b"ydke://AQAAAA==!!~!", IncompleteLinkError()),
        (b"ydke://AQAAAA==!!! ydke://AgAAAA==!!!", SeveralLinksError()),
        (b"ydke://AQAAAA==!!! ydke://A", SeveralLinksError()),
        (b"ydke://!AQAAAAE=!!", BrokenPartError("extra")),
        (b"ydke://!!AQAAA!", BrokenPartError("side")),
        (b"ydke://AQ==AA!!!", BrokenPartError("main")),
        (f"ydke://{part(0)}!!!".encode(), BrokenPartError("main")),
    ],
)
def test_what_cannot_be_read_is_declined_with_its_reason(
    content: bytes, problem: UnreadableDeckError
) -> None:
    with pytest.raises(UnreadableDeckError) as caught:
        read(content)

    assert type(caught.value) is type(problem)
    assert caught.value.facts == problem.facts


def test_words_without_a_link_are_no_code() -> None:
    for words in ("89631139", "89631139 46986414", "hello", "https://example.org", ""):
        with pytest.raises(NoDeckError):
            read_code(words)


@pytest.mark.parametrize(
    "address",
    [
        "https://ygoprodeck.com/deck/blue-eyes-2026-123456",
        "http://www.YGOPRODeck.com/deck/123456",
        "look: <https://ygoprodeck.com/deck/a-1?x=2> (good)",
        "ygoprodeck.com/deck/a-1",
    ],
)
def test_the_address_of_a_deck_elsewhere_is_known_and_not_fetched(address: str) -> None:
    for reading in (read_code, lambda text: read(text.encode())):
        with pytest.raises(OnYgoprodeckError):
            reading(address)


def test_the_address_of_a_page_is_told_from_a_damaged_code() -> None:
    for address in (
        "https://example.org",
        "HTTP://decks.example/a?b",
        "see https://a.example/1",
    ):
        with pytest.raises(OnAnotherSiteError):
            read_code(address)
    for words in ("hello", "https://", "example.org"):
        with pytest.raises(NoDeckError) as caught:
            read_code(words)
        assert caught.type is NoDeckError
    assert read_code(f"https://example.org ydke://{part(1)}!!!").deck == deck_list((1,))


def test_an_address_beside_a_deck_does_no_harm() -> None:
    address = "https://ygoprodeck.com/deck/a-1"

    assert read_code(f"{address} ydke://{part(1)}!!!").deck == deck_list((1,))
    assert read(f"#created by {address}\n7\n".encode()).deck == deck_list((7,))
    with pytest.raises(NoDeckError):
        read_code("https://notygoprodeck.com/deck/a-1 https://ygoprodeck.com/card/a-1")


def test_a_file_that_fits_exactly_is_read() -> None:
    content = b"89631139\n#".ljust(MOST_BYTES, b"-")

    assert read(content).deck == deck_list((89631139,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "problem",
    [
        NotTextError(),
        EmptyDeckError(),
        NoPasscodeError(1, "x"),
        IncompleteLinkError(),
        SeveralLinksError(),
        NoDeckError(),
        OnYgoprodeckError(),
        BrokenPartError("side"),
        TooManyCardsError("main", 130, MOST_CARDS),
    ],
    ids=lambda problem: problem.key,
)
def test_each_reason_has_its_sentence(language: str, problem: UnreadableDeckError) -> None:
    assert NoDeckReadError(YUGIOH, problem).said(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_list_of_too_many_bytes_is_not_even_read(language: str) -> None:
    def never(lists: DeckLists) -> BroughtDeck:
        raise AssertionError

    with pytest.raises(NoDeckReadError) as caught:
        read_for([YUGIOH], MOST_BYTES + 1, never)

    assert isinstance(caught.value.problem, TooBigError)
    assert caught.value.problem.facts == {"kibibytes": 65, "most": 64}
    assert "65" in caught.value.said(language)
