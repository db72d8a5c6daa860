"""What moderators see and may do, and the help."""

import pytest

from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    """The owner of the server."""
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    kaiba = hosted.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    return kaiba


@pytest.fixture
def mai(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Mai"]


async def told(person: Person, command: str, **options: object) -> str:
    """What the person alone is told."""
    first = (await person.call(command, "lounge", options)).message
    assert first is not None
    seen = await person.wait_for(
        "lounge", lambda seen: seen.id == first.id and not seen.thinking
    )
    assert seen.ephemeral
    return seen.text


async def test_moderators_see_and_stop_the_duels_of_their_server(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    assert await told(yugi, "duel list") == "There are no duels on this server at the moment."
    channel = await challenge(hosted, mai, kaiba)
    listed = await told(yugi, "duel list")
    assert listed.startswith(r"\#1 Mai – Kaiba · Short game · [en] Odds and Evens · began <t:")
    assert f"<#{channel}>" in listed
    offered = await yugi.complete("duel stop", "duel", "kaiba")
    assert [(each.name, each.value) for each in offered] == [
        ("#1 Mai – Kaiba · Short game", "1")
    ]

    wrong = await told(yugi, "duel stop", duel="9", reason="none")
    assert wrong.startswith("There is no duel with that number")
    stopped = await told(yugi, "duel stop", duel="#1", reason="Wrong *decks*")
    assert stopped.startswith(r"Stopped: \#1 Mai – Kaiba")

    for person in (mai, kaiba):
        panel = await person.wait_for("@bot", lambda seen: "# No result" in seen.text)
        assert "A moderator stopped this duel." in panel.text
        assert r"Reason: Wrong \*decks\*" in panel.text
    assert await hosted.store.matches.open_ids() == []
    assert await hosted.store.moderation.of(1) == [(int(yugi.id), "stop", "Wrong *decks*")]
    again = await told(yugi, "duel stop", duel="1", reason="again")
    assert again == "This duel is over."


async def test_moderators_pause_duels_and_let_them_go_on(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    not_yet = await told(yugi, "duel resume", duel="1")
    assert not_yet == "This duel is not paused."
    held = await told(yugi, "duel hold", duel="1", reason="\u202eA *call*\u2066")
    assert held.startswith(r"Paused: \#1 Mai – Kaiba")
    for person, place in ((yugi, channel), (mai, "@bot"), (kaiba, "@bot")):
        shown = await person.wait_for(place, lambda seen: "no time runs" in seen.text)
        assert r"A moderator has paused the duel. Reason: A \*call\*" in shown.text
    again = await told(yugi, "duel hold", duel="1", reason="again")
    assert again == "This duel is already paused."
    assert (await told(yugi, "duel resume", duel="1")).startswith("Resumed:")
    for person in (mai, kaiba):
        await person.wait_for("@bot", lambda seen: "The pause is over." in seen.text)
    acts = [(int(yugi.id), "hold", "A *call*"), (int(yugi.id), "resume", "")]
    assert await hosted.store.moderation.of(1) == acts


async def test_nobody_moderates_their_own_duel(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    for command, options in (
        ("duel stop", {"duel": "1", "reason": "no"}),
        ("duel hold", {"duel": "1", "reason": "no"}),
        ("duel resume", {"duel": "1"}),
    ):
        said = await told(yugi, command, **options)
        assert said.startswith("You play in this duel yourself")
    assert await hosted.store.matches.open_ids() == [1]
    assert await hosted.store.moderation.of(1) == []


async def test_nobody_else_sees_or_stops_them(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    for command, options in (
        ("duel list", {}),
        ("duel stop", {"duel": "1", "reason": "no"}),
        ("duel hold", {"duel": "1", "reason": "no"}),
        ("duel resume", {"duel": "1"}),
    ):
        assert "You need the permission" in await told(kaiba, command, **options)
    for command in ("duel stop", "duel hold", "duel resume"):
        assert await kaiba.complete(command, "duel", "") == []
    assert await hosted.store.matches.open_ids() == [1]
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert not session.record.is_halted


async def test_the_help_is_for_the_asker_in_their_language(
    hosted: Hosted, yugi: Person
) -> None:
    opened = (await yugi.call("help")).message
    assert opened is not None
    assert opened.ephemeral
    assert "An unofficial project" in opened.text
    assert list(opened.buttons) == [
        "First duel",
        "Commands",
        "When am I asked?",
        "For managers",
    ]
    for button, words in (
        ("First duel", "M1 to M5"),
        ("Commands", "`/deck import`"),
        ("When am I asked?", "`/duel windows`"),
        ("For managers", "`/duel stop`"),
    ):
        page = (await yugi.press(opened, button)).message
        assert page is not None
        assert page.id == opened.id
        assert words in page.text

    mai = hosted.sandbox.people["Mai"]
    mai.locale = "zh-CN"
    chinese = (await mai.call("help")).message
    assert chinese is not None
    assert "非官方" in chinese.text


async def test_the_help_names_every_command(hosted: Hosted, yugi: Person) -> None:
    opened = (await yugi.call("help")).message
    assert opened is not None
    pages = [(await yugi.press(opened, button)).message for button in opened.buttons]
    text = "\n".join(page.text for page in pages if page is not None)
    named = {
        command.qualified_name
        for command in hosted.client.tree.walk_commands()
        if not hasattr(command, "commands")
    }
    missing = {name for name in named - {"help"} if f"`/{name}`" not in text}
    assert missing == set()
