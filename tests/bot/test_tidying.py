"""Whatever people call themselves, nobody else is called, and no text runs backwards."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.rest.request import Exchange
from bot.shared.tidying import kept_name, tidy
from bot.store import Store
from engine.core.protocol import Seat
from engine.yugioh.formats.decks import deck_list
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import Room

pytestmark = pytest.mark.usefixtures("each_engine")

BACKWARDS = "\u202e"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Yugi", "Yugi"),
        ("  Yugi\nMuto\t", "Yugi Muto"),
        ("<@123456789012345678>", "＜@123456789012345678>"),
        ("<@&1> <#2> <t:3:R>", "＜@&1> ＜#2> ＜t:3:R>"),
        ("<:a:4> <a:b:5> </c:6> <id:home>", "＜:a:4> ＜a:b:5> ＜/c:6> ＜id:home>"),
        ("@everyone and @here", "＠everyone and ＠here"),
        ("<\u200b@1>", "＜@1>"),
        (f"a{BACKWARDS}b\u2066c\u200e\ufeff\u00ad", "abc"),
        ("I <3 you @ home a<b", "I <3 you @ home a<b"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"),
        ("武藤　遊戯 ＜王＞", "武藤 遊戯 ＜王＞"),
        ("שלום עולם नमस्ते ไทย", "שלום עולם नमस्ते ไทย"),
        ("e\u0301", "é"),
        (f"{BACKWARDS}\u200b", ""),
        ("\u200d\u200d", ""),
        ("Yugi\u200d", "Yugi"),
        ("Yu\u200dgi \u200c!", "Yugi !"),
        ("\u3164\u2800", ""),
        ("Yugi\u3164Muto\uffa0", "Yugi Muto"),
        ("\ufe0f \u0301", ""),
        ("Yugi" + "\u0316" * 60 + "!", "Yugi" + "\u0316" * 4 + "!"),
    ],
)
def test_names_are_made_harmless_and_left_as_they_are_otherwise(name: str, shown: str) -> None:
    assert tidy(name) == shown
    assert tidy(shown) == shown


def test_a_kept_name_is_never_invisible_unless_there_is_none() -> None:
    assert kept_name("\u3164") == "?"
    assert kept_name("Yugi\u200d") == "Yugi"
    assert kept_name("") == ""


async def test_names_that_were_kept_before_are_read_harmless(tmp_path: Path) -> None:
    path = tmp_path / "duels.sqlite"
    store = await Store.open(path)
    await Room(store).duel()
    await store.decks.keep(1, "odds", "Deck", deck_list(()))
    await store.database.do("UPDATE seats SET name = '<@1>'")
    await store.database.do("UPDATE decks SET name = '<@2>', folded = 'old\u200d'")
    await store.decks.keep(1, "odds", "Another", deck_list(()))
    await store.database.do("UPDATE decks SET name = '\u3164' WHERE name = 'Another'")
    record = await store.matches.load(1)
    assert record is not None

    assert [seat.name for seat in record.seats] == ["＜@1>"] * 2
    assert {deck.name for deck in await store.decks.of(1)} == {"＜@2>", "?"}
    assert (await store.decks.named(1, "<@2>")) == (await store.decks.named(1, "＜@2>"))
    assert await store.decks.named(1, "<@2>") is not None
    await store.close()


async def test_only_who_is_warned_is_called(hosted: Hosted) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    sent: list[tuple[str, Any]] = []

    def inspect(exchange: Exchange) -> Iterable[str]:
        if exchange.method == "POST" and exchange.path.endswith("/messages"):
            sent.append((exchange.path, exchange.body["allowed_mentions"]))
        return ()

    hosted.sandbox.inspect = inspect
    victim = hosted.sandbox.people["Joey"].user.id
    kaiba.user.name = f"<@{victim}>{BACKWARDS}"
    channel = await challenge(hosted, yugi, kaiba)
    shown = yugi.last(channel).text + yugi.last("@bot").text
    assert f"＜@{victim}>" in shown
    assert BACKWARDS not in shown
    assert sent
    assert not any(allowed.get("parse") or allowed.get("users") for _, allowed in sent)

    sent.clear()
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    session._course._watch.note_warning(session._course._watch.awaited[Seat(0)])
    hosted.client.house.stage.warned(session, Seat(0))
    await yugi.wait_for("@bot", lambda seen: f"<@{yugi.user.id}>" in seen.text)
    await kaiba.press(kaiba.last("@bot"), "2")

    ((_, allowed),) = sent
    assert not allowed["parse"]
    assert [str(each) for each in allowed["users"]] == [yugi.user.id]
