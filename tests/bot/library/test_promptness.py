"""What has to be worked out is put off in time, and keeps nobody else waiting."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.finding.lookup import Lookup
from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView
from tests.bot.library.conftest import hosted
from tests.library.invented import shelve_invented
from tests.waiting import until

MANY = 30


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer counts as one that lasts, from now on."""
    monkeypatch.setattr("bot.shared.promptness.PATIENCE", 0.0)


class Gate:
    """Work that comes to its end only when it is let through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.waiting = 0
        self.opened = asyncio.Event()
        hurry(monkeypatch)
        usual: Callable[..., Any] = getattr(Lookup, name)

        async def held(lookup: Lookup, *args: Any, **named: Any) -> Any:
            self.waiting += 1
            await self.opened.wait()
            return await usual(lookup, *args, **named)

        monkeypatch.setattr(Lookup, name, held)


def shown(person: Person, message: MessageView) -> MessageView:
    """The message as it is now."""
    return next(each for each in person.sees("duels") if each.id == message.id)


async def answered(person: Person, message: MessageView) -> MessageView:
    return await person.wait_for(
        "duels", lambda seen: seen.id == message.id and not seen.thinking
    )


async def test_many_searches_are_put_off_before_they_are_worked_out_and_stop_nobody(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = library_shop.people["Yugi"], library_shop.people["Kaiba"]
    gate = Gate(monkeypatch, "find")
    calls = [asyncio.create_task(yugi.call("search", level=4)) for _ in range(MANY)]
    put_off = [(await call).message for call in calls]
    await until(lambda: gate.waiting == MANY)  # none of them has been worked out
    for message in put_off:
        assert message is not None
        assert shown(yugi, message).thinking
        assert message.ephemeral
    canary = (await kaiba.call("card", name="Lantern")).message
    assert canary is not None
    gate.opened.set()
    for message in put_off:
        assert message is not None
        assert "### 2 cards" in (await answered(yugi, message)).text


@pytest.mark.parametrize(
    ("command", "options", "held"),
    [
        ("card", {"name": "Lantern"}, "guess"),
        ("search", {"level": 4, "only_for_me": False}, "find"),
    ],
)
async def test_what_everybody_reads_is_put_off_for_everybody(
    library_shop: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    options: dict[str, object],
    held: str,
) -> None:
    yugi = library_shop.people["Yugi"]
    gate = Gate(monkeypatch, held)
    first = (await yugi.call(command, options=options)).message
    assert first is not None
    assert not first.ephemeral
    assert shown(yugi, first).thinking
    gate.opened.set()
    assert (await answered(yugi, first)).text


async def test_a_refusal_that_was_put_off_for_everybody_is_read_by_the_asker_alone(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba = library_shop.people["Yugi"], library_shop.people["Kaiba"]
    gate = Gate(monkeypatch, "guess")
    first = (await yugi.call("card", name="nothing at all is called so")).message
    assert first is not None
    gate.opened.set()
    told = await yugi.wait_for(
        "duels", lambda seen: seen.id != first.id and "nothing at all" in seen.text
    )
    assert told.ephemeral
    assert first.id not in [each.id for each in yugi.sees("duels")]
    assert all("nothing at all" not in each.text for each in kaiba.sees("duels"))


async def test_a_page_that_lasts_is_put_off_where_it_is_shown(
    library_shop: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cards.found_buttons.PAGE", 1)
    yugi = library_shop.people["Yugi"]
    page = (await yugi.call("search", level=4)).message
    assert page is not None
    before = shown(yugi, page).text
    gate = Gate(monkeypatch, "find")
    await yugi.press(page, list(page.buttons)[-1])
    await until(lambda: gate.waiting == 1)
    assert shown(yugi, page).text == before
    gate.opened.set()
    turned = await yugi.wait_for(
        "duels", lambda seen: seen.id == page.id and seen.text != before
    )
    assert turned.ephemeral


async def test_quick_answers_are_not_put_off(library_shop: Sandbox) -> None:
    yugi = library_shop.people["Yugi"]
    found = (await yugi.call("search", level=4)).message
    assert found is not None
    assert "### 2 cards" in found.text


async def test_what_fails_once_it_was_put_off_is_apologised_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = await Library.open(shelve_invented(tmp_path / "library.db"))
    async with hosted(tmp_path, library) as (sandbox, _):
        yugi, opened = sandbox.people["Yugi"], asyncio.Event()
        hurry(monkeypatch)

        async def fails(*_: object) -> None:
            await opened.wait()
            raise RuntimeError("by design")

        monkeypatch.setattr(Lookup, "find", fails)
        first = (await yugi.call("search", level=4)).message
        assert first is not None
        opened.set()
        told = await yugi.wait_for("duels", lambda seen: "went wrong" in seen.text)
        assert told.ephemeral
