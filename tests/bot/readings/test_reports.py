"""Saying that a card is played wrongly: where it holds, how often, and who takes it back."""

from pathlib import Path

import pytest

from bot.readings.deciding import ReadingsError, decided
from bot.readings.gate import Gate, NotTakenError
from bot.readings.reporting import DAY, MOST, Heard, take_down
from bot.readings.store import Report
from bot.store import Store
from engine.core.decks import DeckList
from tests.bot.readings.sure import ANT, BEE, CAT, DOG, SURE, UNHANDY

HERE, ELSEWHERE = 50, 51
NOW = 1_700_000_000

pytestmark = pytest.mark.usefixtures("each_engine")


def said(card: int = BEE, guild: int | None = HERE, reader: int = 7, made: int = NOW) -> Report:
    words = "It also stings."
    return Report(SURE.key, card, guild, reader, "en", words, 3, 40, made)


async def plays(store: Store, card: int, guild: int | None) -> bool:
    try:
        deck = DeckList({"main": (card,)})
        await Gate(store.reports).allow(UNHANDY, guild, deck, SURE.states)
    except NotTakenError as problem:
        return problem.barred != (card,)
    return True


async def test_a_report_holds_on_its_server_alone() -> None:
    store = await Store.open(":memory:")
    assert await take_down(store.reports, UNHANDY, said()) is Heard.KEPT
    assert not await plays(store, BEE, HERE)
    assert await plays(store, BEE, ELSEWHERE)
    assert await plays(store, BEE, None)
    assert await plays(store, CAT, HERE)
    (kept,) = await store.reports.open_on(HERE)
    assert (kept.words, kept.match, kept.answers) == ("It also stings.", 3, 40)
    await store.close()


async def test_what_is_reported_is_done_by_hand_on_its_server_by_who_agree_to_that() -> None:
    store = await Store.open(":memory:")
    assert await take_down(store.reports, SURE, said()) is Heard.KEPT_BY_HAND
    gate, deck = Gate(store.reports), DeckList({"main": (BEE, CAT)})

    assert (await gate.brings(SURE, HERE, deck)).states == {
        "unproven": (CAT,),
        "by-hand": (BEE,),
    }
    assert (await gate.brings(SURE, ELSEWHERE, deck)).states["witnessed"] == (BEE,)
    assert await gate.by_hand(SURE, HERE) == {BEE}
    assert not await gate.by_hand(SURE, ELSEWHERE)
    assert not await gate.by_hand(UNHANDY, HERE)
    await gate.allow(SURE, HERE, deck, ("unproven", "by-hand"))
    with pytest.raises(NotTakenError) as refused:
        await gate.allow(SURE, HERE, deck, ("unproven",))
    assert refused.value.lines("en", SURE) == [
        "Not allowed here: **[en] state-by-hand** (1): Bee (reported here)"
    ]
    await store.reports.take_back(HERE, SURE.key, BEE)
    await gate.allow(SURE, HERE, deck, ("unproven",))
    await store.close()


async def test_at_an_event_nothing_is_played_that_was_reported() -> None:
    store = await Store.open(":memory:")
    await take_down(store.reports, SURE, said())
    deck = DeckList({"main": (BEE,)})
    with pytest.raises(NotTakenError) as refused:
        await Gate(store.reports).allow(SURE, HERE, deck, SURE.states, at_event=True)
    assert refused.value.barred == (BEE,)
    await store.close()


async def test_what_is_said_in_private_reaches_the_operator_alone() -> None:
    store = await Store.open(":memory:")
    heard = await take_down(store.reports, SURE, said(guild=None))
    assert heard is Heard.KEPT_PRIVATELY
    assert await plays(store, BEE, None)
    assert await plays(store, BEE, HERE)
    await store.close()


async def test_each_says_it_once_of_a_card_also_after_it_was_taken_back() -> None:
    store = await Store.open(":memory:")
    await take_down(store.reports, SURE, said())
    assert await take_down(store.reports, SURE, said()) is Heard.SAID_BEFORE
    assert await take_down(store.reports, SURE, said(reader=8)) is Heard.KEPT_BY_HAND
    assert await store.reports.take_back(HERE, SURE.key, BEE) == 2
    assert await plays(store, BEE, HERE)
    assert await take_down(store.reports, SURE, said()) is Heard.SAID_BEFORE
    assert await plays(store, BEE, HERE)
    await store.close()


async def test_nobody_reports_all_day() -> None:
    store = await Store.open(":memory:")
    for guild in range(MOST):
        assert await take_down(store.reports, SURE, said(guild=guild + 1)) is Heard.KEPT_BY_HAND
    assert await take_down(store.reports, SURE, said(CAT)) is Heard.TOO_MANY
    later = said(CAT, made=NOW + DAY + 1)
    assert await take_down(store.reports, SURE, later) is Heard.KEPT_BY_HAND
    await store.close()


async def test_the_games_own_cards_cannot_be_reported() -> None:
    store = await Store.open(":memory:")
    assert await take_down(store.reports, SURE, said(ANT)) is Heard.NOT_READ
    assert await store.reports.open_on(HERE) == []
    await store.close()


async def test_the_operator_decides_for_every_server(tmp_path: Path) -> None:
    database, library = tmp_path / "duels.sqlite", tmp_path / "none.sqlite"
    store = await Store.open(database)
    await take_down(store.reports, SURE, said())
    await take_down(store.reports, SURE, said(DOG, reader=8))

    listed = await decided(store.reports, library, None, None)
    assert listed.splitlines()[0].startswith(
        "#1 open · 2023-11-14 · not imported (2) · server 50"
    )
    assert "by 7 in en · duel 3 after 40 answers\n    “It also stings.”" in listed

    said_so = await decided(store.reports, library, "true", 1)
    assert said_so.startswith("Report 1 is true: decided for the card 2")
    assert not await plays(store, BEE, ELSEWHERE)
    assert not await plays(store, BEE, None)
    assert await plays(store, DOG, ELSEWHERE)

    await decided(store.reports, library, "false", 1)
    assert await plays(store, BEE, HERE)
    assert await plays(store, BEE, ELSEWHERE)
    assert "#1" not in await decided(store.reports, library, None, None)
    await store.close()


async def test_what_cannot_be_decided_is_said(tmp_path: Path) -> None:
    database, library = tmp_path / "duels.sqlite", tmp_path / "none.sqlite"
    store = await Store.open(database)
    assert await decided(store.reports, library, None, None) == "There are no reports."
    with pytest.raises(ReadingsError, match="There is no report 4"):
        await decided(store.reports, library, "true", 4)
    with pytest.raises(ReadingsError, match="Say which report is true"):
        await decided(store.reports, library, "true", None)
    await take_down(store.reports, SURE, said())
    await store.reports.take_back(HERE, SURE.key, BEE)
    with pytest.raises(ReadingsError, match="Report 1 was taken back"):
        await decided(store.reports, library, "true", 1)
    await store.close()
