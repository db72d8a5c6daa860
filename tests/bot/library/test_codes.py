"""Deck codes at large: random decks round-trip, and no input is worse than unreadable.

`make codes` tries as many as the environment asks for; without it a few will do.
"""

import os
import random
import tracemalloc
import zlib
from base64 import b64encode
from contextlib import suppress
from struct import pack
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.games.yugioh import YUGIOH
from cards.games.yugioh.lists import (
    MOST_INFLATED,
    SeveralLinksError,
    as_omega,
    as_ydk,
    as_ydke,
    read,
    read_code,
)
from cards.games.yugioh.lists.reading import MOST_CARDS
from engine.core.decks import BroughtDeck, NoDeckError, TooManyCardsError, UnreadableDeckError
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list

DECKS = int(os.environ.get("CODES_DECKS", "300"))
INPUTS = int(os.environ.get("CODES_INPUTS", "3000"))


def starts_in(code: int) -> str:
    return YUGIOH.starts_in(YUGIOH.facts(code))


EXTRA = [code for code in YUGIOH.names("en") if starts_in(code) == "extra"]
MAIN = [code for code in YUGIOH.names("en") if starts_in(code) == "main"]
SECONDS = 1.0
"""What takes longer hangs, counted in time of the processor."""
URL_SAFE = str.maketrans("+/", "-_")


def random_deck(dice: random.Random) -> DeckList:
    """A deck of any size that is kept, of known cards and of unknown ones."""
    unknown = [dice.randint(1, 2**32 - 1) for _ in range(dice.choice((0, 0, 5)))]
    unknown = [code for code in unknown if starts_in(code) != "extra"]
    most = dice.choice((0, 1, 15, 60, MOST_CARDS))
    return deck_list(
        tuple(dice.choices(MAIN + unknown, k=dice.randint(1, max(1, most)))),
        tuple(dice.choices(EXTRA, k=dice.randint(0, most))),
        tuple(dice.choices(MAIN + EXTRA + unknown, k=dice.randint(0, most))),
    )


def parted(brought: BroughtDeck) -> DeckList:
    return brought.parted(starts_in, YUGIOH.parts)


def deflated(content: bytes) -> str:
    deflate = zlib.compressobj(level=9, wbits=-zlib.MAX_WBITS)
    return b64encode(deflate.compress(content) + deflate.flush()).decode()


def omega(*codes: int, first: int, side: int = 0) -> str:
    return deflated(pack(f"<BB{len(codes)}I", first, side, *codes))


def test_random_decks_round_trip_through_all_three_formats() -> None:
    dice = random.Random(2020)
    for _ in range(DECKS):
        deck = random_deck(dice)
        code = as_omega(deck)

        assert parted(read(as_ydk(deck).encode())) == deck
        assert parted(read_code(as_ydke(deck))) == deck
        assert parted(read_code(code)) == deck
        assert parted(read(f"{code}\n".encode())) == deck
        assert parted(read_code(f"deck: `{code.rstrip('=').translate(URL_SAFE)}`")) == deck


@given(
    st.builds(
        deck_list,
        st.lists(st.sampled_from(MAIN), min_size=1, max_size=MOST_CARDS).map(tuple),
        st.lists(st.sampled_from(EXTRA), max_size=MOST_CARDS).map(tuple),
        st.lists(st.sampled_from(MAIN + EXTRA), max_size=MOST_CARDS).map(tuple),
    )
)
def test_a_written_code_reads_back_as_the_deck(deck: DeckList) -> None:
    assert parted(read_code(as_omega(deck))) == deck


def hostile(dice: random.Random) -> bytes:
    """Something that might be brought: damaged, spliced, swollen or plain noise."""
    deck = random_deck(dice)
    whole = dice.choice((as_ydk, as_ydke, as_omega))(deck).encode()
    kind = dice.randrange(7)
    if kind == 0:
        return dice.randbytes(dice.randint(0, 600))
    if kind == 1:
        return b64encode(dice.randbytes(dice.randint(0, 600)))
    if kind == 2:
        return deflated(dice.randbytes(dice.randint(0, 2 * MOST_INFLATED))).encode()
    if kind == 3:
        return deflated(bytes(dice.choice((10**3, 10**6)))).encode()
    if kind == 4:
        return whole[: dice.randint(0, len(whole))] + dice.randbytes(dice.randint(0, 9))
    if kind == 5:
        at = dice.randrange(len(whole))
        return whole[:at] + as_omega(deck).encode() + whole[at:]
    damaged = bytearray(whole)
    for _ in range(dice.randint(1, 8)):
        damaged[dice.randrange(len(damaged))] = dice.randrange(256)
    return bytes(damaged)


def test_no_input_is_worse_than_unreadable_or_slow() -> None:
    dice = random.Random(1999)
    for _ in range(INPUTS):
        content = hostile(dice)
        began = thread_time()
        with suppress(UnreadableDeckError):
            brought = read(content)
            parted(brought)
            assert brought.codes() or brought.named
        with suppress(UnreadableDeckError):
            assert read_code(content.decode("utf-8", "replace")).codes()
        assert thread_time() - began < SECONDS, content


@given(st.text(max_size=300))
def test_no_text_is_worse_than_unreadable(text: str) -> None:
    with suppress(UnreadableDeckError):
        assert read_code(text).codes()


def test_what_inflates_without_end_is_cut_off_at_the_greatest_deck() -> None:
    bomb = deflated(bytes([255, 255]) + bytes(48_000_000))
    assert len(bomb) <= 64 * 1024
    tracemalloc.start()
    try:
        with pytest.raises(NoDeckError):
            read_code(bomb)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert peak < 1024 * 1024


def test_thousands_of_words_are_tried_within_a_second() -> None:
    dice = random.Random(7)
    words = (b64encode(b"\x4b\x4c" + dice.randbytes(dice.randint(5, 9))) for _ in range(4000))
    began = thread_time()
    with pytest.raises(NoDeckError):
        read_code(b" ".join(words).decode())

    assert thread_time() - began < SECONDS


def test_the_counts_and_the_cover_are_read_as_omega_writes_them() -> None:
    extra, main = EXTRA[0], MAIN[0]

    assert parted(read_code(omega(extra, main, extra, 7, first=3, side=1))) == deck_list(
        (main,), (extra, extra), (7,)
    )
    assert parted(read_code(omega(main, main, 99, first=2))) == deck_list((main, main))
    assert read_code(omega(5, 5, first=2)).deck == deck_list((5, 5))


@pytest.mark.parametrize(
    "code",
    [
        omega(first=0),
        omega(7, first=0),
        omega(5, 6, first=3),
        omega(5, 6, 7, 8, first=2),
        omega(0, first=1),
        omega(5, first=1)[:-4],
        "A" + omega(5, first=1)[1:],
        b64encode(zlib.compress(pack("<BBI", 1, 0, 5))).decode(),
        deflated(bytes([1, 0])) + "AAAA",
    ],
)
def test_what_is_no_code_is_declined(code: str) -> None:
    with pytest.raises(NoDeckError):
        read_code(code)


def test_of_two_codes_neither_is_guessed() -> None:
    one, other = omega(5, first=1), omega(6, first=1)

    assert read_code(f"{one} {one}").deck == deck_list((5,))
    with pytest.raises(SeveralLinksError):
        read_code(f"{one} {other}")


def test_a_part_that_is_too_great_is_declined_once_the_parts_are_told_apart() -> None:
    much = deck_list((MAIN[0],) * MOST_CARDS, (EXTRA[0],) * MOST_CARDS)
    more = omega(*(MAIN[0],) * (MOST_CARDS + 1), first=MOST_CARDS + 1)

    assert parted(read_code(as_omega(much))) == much
    with pytest.raises(TooManyCardsError):
        parted(read_code(more))
    with pytest.raises(TooManyCardsError):
        read_code(omega(*(5,) * 241, first=241))
