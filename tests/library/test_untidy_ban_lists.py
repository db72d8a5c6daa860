"""Ban lists that are not written as they should be: what can be read is read, and said."""

from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.library.sources.recognising import sources_at
from cards.games.yugioh.sources import lflist
from cards.games.yugioh.sources.recognising import format_of
from cards.sources.items import Item
from cards.sources.records import PassedOver, SaidList

MAGICIAN = 46986414


def read(path: Path, content: bytes) -> tuple[list[SaidList], list[PassedOver]]:
    """The lists in a file of that content, and what of it was passed over."""
    path.write_bytes(content)
    with ExitStack() as leaving:
        (given,), _ = sources_at([path], leaving)
        said = list(given.read(lambda done, total: None))
    lists = [each for each in said if isinstance(each, SaidList)]
    return lists, [each for each in said if isinstance(each, PassedOver)]


@pytest.mark.parametrize(
    "before", ["[2020.04 World]\n", "Banlist by me\n\nhttps://x.example\n", "-- a\n// b\n; c\n"]
)
def test_text_before_the_first_list_is_passed_over(tmp_path: Path, before: str) -> None:
    text = f"{before}!2020.04 World\n46986414 0 --Dark Magician\n"
    (found,), passed = read(tmp_path / "lflist.conf", text.encode())

    assert (found.name, found.limits) == ("2020.04 World", {MAGICIAN: (0, 0)})
    told = [n for n, line in enumerate(before.splitlines(), 1) if line[:1] in tuple("[Bh")]
    assert [each.line for each in passed] == told


def test_a_bad_line_is_named_and_the_rest_is_read(tmp_path: Path) -> None:
    text = (
        "!Speed\r\n553756843 --Summon Cloud\r\n46986414 1\r\n89631139 7\r\n"
        "99999999999 1\r\n4294967296 1\r\nwords\r\n0 1\r\n!\r\n1234 1\r\n!Other\r\n1234 2\r\n"
    )
    found, passed = read(tmp_path / "lflist.conf", text.encode())

    assert [(each.name, each.limits) for each in found] == [
        ("Speed", {MAGICIAN: (1, 0)}),
        ("Other", {1234: (2, 0)}),
    ]
    assert [each.line for each in passed] == [2, 4, 5, 6, 7, 8, 9, 10]


def test_names_of_cards_in_another_encoding_do_no_harm(tmp_path: Path) -> None:
    content = b"!Mine\n46986414 1 --" + "黒魔術師".encode("shift-jis") + b"\n"
    (found,), passed = read(tmp_path / "lflist.conf", content)

    assert found.limits == {MAGICIAN: (1, 0)}
    assert passed == []


@pytest.mark.parametrize(
    "content",
    [
        "#main\n46986414\n!side\n46986414\n",
        "#main\n46986414\n!anything\n46986414\n",
        "Hello\n!Important\n10 3 apples\n",
        "# Names\n!system 1 Normal\n!setname 0x1 Ally\n46986414 1\n",
        "!nothing here\nat all\n",
        "46986414 1\n46986414 2\n",
    ],
)
def test_what_only_resembles_a_list_is_none(tmp_path: Path, content: str) -> None:
    assert format_of(content.encode()) != "lists"


@given(st.text(alphabet="!#$- \n\r\t0123456789abwhitelistgenesys\ufeff\x00禁", max_size=200))
def test_no_file_whatever_is_worse_than_refused(content: str) -> None:
    assert format_of(content.encode()) in ("", "lists", "archetypes")
    held = Item("lflist.conf", "", "", len(content), lambda: BytesIO(content.encode()))
    for each in lflist.read(held, lambda done, total: None):
        assert isinstance(each, SaidList | PassedOver)


@pytest.mark.parametrize(
    "unit", [b"!", b" !\n", b"\n#", b"1234 ", b" \t", b"\n", b"!a\n12345 1 "]
)
def test_the_worst_heads_are_recognised_at_once(unit: bytes) -> None:
    began = thread_time()
    format_of((unit * 64 * 1024)[: 64 * 1024])
    assert thread_time() - began < 1.0
