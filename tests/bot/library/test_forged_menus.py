"""What comes from a menu and cannot have been in it is refused in words."""

import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.library.library import Library
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared import ids
from tests.bot.conftest import Hosted
from tests.bot.library.asking_rulings import MORE
from tests.bot.library.conftest import hosted as opened
from tests.library.invented import shelve_invented

NUMBERS: Sequence[Sequence[str]] = (
    ["x"],
    ["1" * 5000],
    ["٣"],
    ["²"],
    ["-1"],
    [" 1"],
    ["1\n"],
    [""],
    [],
    ["1", "2"],
)
COUNTS: Sequence[Sequence[str]] = ([], ["a", "b"])
REFUSED = "That is not one of the choices. Please choose again."


@pytest.fixture(autouse=True)
def forging(monkeypatch: pytest.MonkeyPatch) -> None:
    """People send what they like, whatever a menu offers."""
    monkeypatch.setattr("bot.sandbox.people.chosen", lambda _options, values: list(values))
    monkeypatch.setattr("bot.sandbox.people.count_within", lambda *_: None)


async def shown(person: Person, command: str, **options: object) -> MessageView:
    answer = (await person.call(command, options=options)).message
    assert answer is not None
    return answer


async def refuses(person: Person, message: MessageView, menu: str, *, numbers: bool) -> None:
    for values in NUMBERS if numbers else COUNTS:
        answer = (await person.choose(message, menu, values)).message
        assert answer is not None
        assert answer.text == REFUSED, values
        assert answer.ephemeral


async def test_no_menu_of_a_lookup_takes_what_it_does_not_offer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    library = await Library.open(shelve_invented(tmp_path / "library.db", *MORE))
    async with opened(tmp_path, library) as (sandbox, client):
        await client.house.lookup.renewed()
        yugi = sandbox.people["Yugi"]
        rulings = await shown(yugi, "ruling", card="mossback turtle")
        for message, numbers in (
            (await shown(yugi, "card", name="mossbak"), True),
            (await shown(yugi, "search", kind="monster"), True),
            (rulings, True),
            (await shown(yugi, "ruling", text="架空"), True),
            (await shown(yugi, "rule", query="play"), False),
            (await shown(yugi, "term", word="feathr"), False),
        ):
            assert message.selects, message.text
            for select in message.selects:
                of_rules = select.custom_id == "ruling-notes"
                await refuses(yugi, message, select.custom_id, numbers=numbers and not of_rules)
    await library.close()
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_no_menu_of_decks_takes_what_it_does_not_offer(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await kaiba.call("duel challenge", opponent=yugi, format="short")
    offer = yugi.last("duels")
    button = next(label for label, each in offer.buttons.items() if "accept" in str(each))
    menu = (await yugi.press(offer, button)).message
    assert menu is not None
    await refuses(yugi, menu, menu.selects[0].custom_id, numbers=False)
    assert await hosted.client.house.sessions.get(1) is None
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_digits_of_other_scripts_are_no_digits() -> None:
    assert ids.number("42") == 42
    assert ids.chosen_number(["7"]) == 7
    for values in NUMBERS:
        with pytest.raises(ids.NoChoiceError):
            ids.chosen_number(values)
