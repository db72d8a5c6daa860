"""Deck lists that are not written as they should be: what can be read is read, and said."""

from base64 import b64encode
from contextlib import suppress
from struct import pack
from time import thread_time
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import NoPasscodeError, SeveralLinksError, read, read_code
from cards.games.yugioh.lists.finding import found_in
from cards.games.yugioh.lists.remarks import LONGEST_EXCERPT, MOST_LINES
from engine.core.decks import BroughtDeck, Remark, UnreadableDeckError
from engine.yugioh.formats.decks import deck_list

MAGICIAN, STARDUST, ASH = 46986414, 44508094, 14558127
SECONDS = 1.0


def starts_in(code: int) -> str:
    return YUGIOH.starts_in(YUGIOH.facts(code))


def passed(*lines: tuple[int, str], count: int = 0) -> Remark:
    return Remark("deck-read-passed", count or len(lines), lines)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_what_is_neither_code_nor_mark_is_passed_over_and_told(ending: str) -> None:
    lines = ("#main", "46986414", "", "#extra", "!side", "#spare", "$46986414$", "@end")
    brought = read(ending.join(lines).encode())

    assert brought.deck == deck_list((MAGICIAN,))
    assert brought.remarks == (passed((7, "$46986414$"), (8, "@end")),)


def test_a_note_in_another_encoding_is_passed_over() -> None:
    brought = read("89631139\n灰流うらら\n".encode("shift-jis"))

    assert brought.deck == deck_list((89631139,))
    assert [remark.count for remark in brought.remarks] == [1]


def test_what_is_told_of_lines_that_are_passed_over_is_bounded() -> None:
    brought = read(b"46986414\n" + b"$" * 900 + b"\n%" * 500)

    (remark,) = brought.remarks
    assert remark.count == 501
    assert len(remark.lines) == MOST_LINES
    assert remark.lines[0] == (2, "$" * LONGEST_EXCERPT)


def test_where_nothing_can_be_read_a_line_is_named() -> None:
    with pytest.raises(NoPasscodeError) as caught:
        read(b"#main\n\n$$$$\n%%%")
    assert caught.value.facts == {"line": 3, "text": "$$$$"}


@pytest.mark.parametrize(
    ("mark", "told"),
    [
        ("!side", False),
        ("!Side", False),
        ("! side", False),
        ("!SIDE DECK:", False),
        ("！side", False),
        ("!anything", False),
        ("Side Deck", False),
        ("【サイドデッキ】15枚", False),
        ("副卡组（15张）", False),
        ("#side", True),
        ("# side", True),
        ("#Side:", True),
        ("##side deck", True),
        ("＃ｓｉｄｅ", True),
    ],
)
def test_the_side_deck_begins_with_its_mark_in_any_spelling(mark: str, told: bool) -> None:
    lines = ("\ufeff#main", "46986414", "#extra", "44508094", mark, "14558127")
    brought = read("\r\n".join(lines).encode())

    assert brought.deck == deck_list((MAGICIAN,), (STARDUST,), (ASH,))
    taken = Remark("deck-read-marks", 1, ((5, mark),))
    assert brought.remarks == ((taken,) if told else ())


@pytest.mark.parametrize("spelled", ["# {}", "#  {} :", "＃{}", "#{} deck", "!{}"])
def test_the_other_parts_begin_so_too_and_it_is_told(spelled: str) -> None:
    main, extra = spelled.format("main"), spelled.format("Extra")
    brought = read(f"{main}\n46986414\n{extra}\n44508094\n!side\n14558127".encode())

    assert brought.deck == deck_list((MAGICIAN,), (STARDUST,), (ASH,))
    assert brought.remarks == (Remark("deck-read-marks", 2, ((1, main), (3, extra))),)


def test_a_comment_that_speaks_of_a_part_begins_none() -> None:
    text = "#main\n46986414\n#side cards are below\n# extra copies\n#maindeck\n14558127"
    assert read(text.encode()).deck == deck_list((MAGICIAN, ASH))


def test_a_card_in_the_wrong_part_is_moved_and_told() -> None:
    main = next(code for code in YUGIOH.names("en") if starts_in(code) == "main")
    extra = next(code for code in YUGIOH.names("en") if starts_in(code) == "extra")
    text = f"#main\n{extra}\n{main}\n#extra\n{main}\n{main}\n7\n!side\n{extra}"
    brought = read(text.encode())

    parted = deck_list((main, main, main), (7, extra), (extra,))
    assert brought.parted(starts_in, YUGIOH.parts) == parted
    moved = {"extra": (extra,), "main": (main, main)}
    assert brought.moved(starts_in, YUGIOH.parts) == moved
    mixed = BroughtDeck(deck_list((extra, main)), mixed=True)
    assert mixed.parted(starts_in, YUGIOH.parts) == deck_list((main,), (extra,))
    assert mixed.moved(starts_in, YUGIOH.parts) == {}


def part(*codes: int) -> str:
    return b64encode(pack(f"<{len(codes)}I", *codes)).decode()


LINK = f"ydke://{part(MAGICIAN, 4022830303)}!{part(STARDUST)}!{part(ASH)}!"
WHOLE = deck_list((MAGICIAN, 4022830303), (STARDUST,), (ASH,))


@pytest.mark.parametrize(
    "written",
    [
        LINK.replace("=", "%3D").replace("!", "%21").replace("+", "%2B").replace("/", "%2F"),
        "ydke://" + quote(LINK.removeprefix("ydke://"), safe=""),
        quote(LINK, safe=""),
        quote(LINK, safe="").lower().replace("ydke", "YDKE") if part(1).islower() else LINK,
        quote(quote(LINK, safe=""), safe=""),
        f"https://decks.example/?deck={quote(LINK, safe='')}&lang=en",
        f"<{LINK}>",
        f"`{LINK}`",
        f"[my deck]({LINK})",
        f"[{LINK}]({LINK})",
        f"**{LINK}**",
        f"see {LINK}.",
        f"see {LINK.removesuffix('!')}, please",
        f"{LINK.removesuffix('!')}。",
        f"({LINK.removesuffix('!')})",
        f'"{LINK.removesuffix("!")}"',
    ],
)
def test_a_link_is_read_however_it_was_copied(written: str) -> None:
    assert read_code(written).deck == WHOLE
    assert read(written.encode()).deck == WHOLE
    (found,) = found_in(f"Mine: {written} and so on")
    assert isinstance(found, BroughtDeck)
    assert found.deck == WHOLE


def test_of_two_encoded_links_neither_is_guessed() -> None:
    other = quote(LINK.replace(part(ASH), part(ASH, 7)), safe="")
    with pytest.raises(SeveralLinksError):
        read_code(f"{LINK} {other}")


def test_a_list_in_a_message_goes_on_behind_a_bad_line_and_ends_with_its_last_code() -> None:
    text = "Look\n# main\n46986414\n$oops\n14558127\n!side\n7\n\nGood? 8 wins.\n12345678 likes"
    (found,) = found_in(text)

    assert isinstance(found, BroughtDeck)
    assert found.deck == deck_list((MAGICIAN, ASH), (), (7,))
    assert passed((3, "$oops")) in found.remarks


@given(st.text(alphabet="#!main extrasid:＃！%3Dydke/=A0123456789\r\nxX×枚", max_size=200))
def test_nothing_untidy_is_worse_than_unreadable(text: str) -> None:
    with suppress(UnreadableDeckError):
        brought = read(text.encode())
        brought.parted(starts_in, YUGIOH.parts)
    with suppress(UnreadableDeckError):
        read_code(text)
    for found in found_in(text):
        assert isinstance(found, BroughtDeck | UnreadableDeckError)


@pytest.mark.parametrize(
    "unit",
    [
        "ydke://",
        "ydke%3A%2F%2F%25",
        "(3) ",
        "《",
        "3 x",
        "#main\n",
        "-",
        "[[",
        "a×",
        "＃",
        "x3 ",
        "\t:",
    ],
)
def test_the_worst_texts_are_read_within_a_second(unit: str) -> None:
    text = (unit * 64 * 1024)[: 64 * 1024]
    for whole in (text, "\n".join(text[n : n + 199] for n in range(0, len(text), 199))):
        began = thread_time()
        with suppress(UnreadableDeckError):
            read(whole.encode()[: 64 * 1024])
        with suppress(UnreadableDeckError):
            read_code(whole[:4000])
        list(found_in(whole[:4000]))
        assert thread_time() - began < SECONDS
