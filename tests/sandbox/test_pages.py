"""What browsers are served, and the socket that the page speaks through."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSServerHandshakeError
from aiohttp.http import WSMsgType

from bot.sandbox import pages
from bot.sandbox.records import EPHEMERAL, Channel, Message
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from cards.languages import LANGUAGES
from tests.waiting import PATIENCE

SCRIPTS = sorted((pages.PAGE / "scripts").rglob("*.js"))


@pytest.fixture
async def browser() -> AsyncIterator[ClientSession]:
    """What asks for pages."""
    async with ClientSession() as session:
        yield session


def words(language: str) -> dict[str, str]:
    """The page's sentences in that language, by key, still as they are written there."""
    text = (pages.PAGE / "scripts" / "words" / f"{language}.js").read_text("utf-8")
    return dict(re.findall(r"^  (\w+):\s*((?:.|\n)*?),$", text, re.MULTILINE))


def posted(world: World, channel: str, text: str, **more: Any) -> Message:
    """A message of the bot that stands in the channel of that name."""
    place = next(each.id for each in world.channels.values() if each.name == channel)
    identifier, now = world.snowflakes.new(), world.clock.now()
    return world.post(Message(identifier, place, world.bot, now, content=text, **more))


async def next_of(socket: ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """The next packet of that kind, those of other kinds being passed over."""
    while True:
        packet: dict[str, Any] = await socket.receive_json(timeout=PATIENCE)
        if packet["t"] == kind:
            return packet


async def asked(socket: ClientWebSocketResponse, **request: Any) -> dict[str, Any]:
    """The answer to `request`."""
    await socket.send_json({"nonce": "n", **request})
    while True:
        packet: dict[str, Any] = await socket.receive_json(timeout=PATIENCE)
        if packet.get("nonce") == "n":
            return packet


# -- what is served


@pytest.mark.parametrize("path", ["/", "/page/scripts/main.js", "/page/styles/base.css"])
async def test_the_page_may_load_nothing_from_elsewhere(
    sandbox: Sandbox, browser: ClientSession, path: str
) -> None:
    async with browser.get(sandbox.url + path) as answer:
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/page/none.js", "/page/../pages.py", "/page/%2e%2e/pages.py", "/page/scripts"]
)
async def test_nothing_but_the_page_is_served(
    sandbox: Sandbox, browser: ClientSession, path: str
) -> None:
    async with browser.get(sandbox.url + path) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    "headers", [{"Host": "cards.example"}, {"Origin": "https://cards.example"}]
)
async def test_pages_of_other_hosts_are_refused(
    sandbox: Sandbox, browser: ClientSession, headers: dict[str, str]
) -> None:
    async with browser.get(f"{sandbox.url}/page/people.json", headers=headers) as answer:
        assert answer.status == 403
    with pytest.raises(WSServerHandshakeError, match="403"):
        await browser.ws_connect(f"{sandbox.url}/people/Yugi", headers=headers)


async def test_an_attached_file_cannot_act_as_a_page(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    async with browser.get(f"{sandbox.url}/attachments/1/2/trap.html") as answer:
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_people_one_may_be_are_listed(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    async with browser.get(f"{sandbox.url}/page/people.json") as answer:
        people = await answer.json()
    assert [each["name"] for each in people] == ["Yugi", "Kaiba", "Joey", "Mai"]
    assert people[1]["locale"] == "ja"


# -- what the scripts are made of


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_script_imports_what_there_is_and_never_reads_text_as_html(script: Path) -> None:
    text = script.read_text("utf-8")
    for imported in re.findall(r'from "(\.[^"]+)"', text):
        assert (script.parent / imported).is_file(), imported
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(", text)


def test_the_page_has_every_sentence_it_says_in_three_languages() -> None:
    said = {
        key for script in SCRIPTS for key in re.findall(r'\bsay\("(\w+)"', script.read_text())
    }
    english = words("en")
    assert said <= english.keys()
    for language in LANGUAGES:
        spoken = words(language)
        assert spoken.keys() == english.keys()
        for key, sentence in spoken.items():
            gaps = set(re.findall(r"\{\w+\}", english[key]))
            assert set(re.findall(r"\{\w+\}", sentence)) == gaps, (language, key)


def test_the_page_loads_every_style_sheet_and_nothing_that_is_not_there() -> None:
    html = (pages.PAGE / "index.html").read_text("utf-8")
    named = re.findall(r'(?:href|src)="/page/([^"]+)"', html)
    assert all((pages.PAGE / each).is_file() for each in named)
    styles = {f"styles/{path.name}" for path in (pages.PAGE / "styles").iterdir()}
    assert styles == {each for each in named if each.endswith(".css")}


# -- what the socket tells


async def test_a_page_is_told_first_what_its_person_sees(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    kaiba = sandbox.people["Kaiba"]
    posted(sandbox.world, "duels", "for all")
    posted(
        sandbox.world,
        "duels",
        "for Yugi",
        flags=EPHEMERAL,
        visible_to=sandbox.people["Yugi"].id,
    )
    async with browser.ws_connect(f"{sandbox.url}/people/Kaiba") as socket:
        state = await next_of(socket, "state")
    settings = {"locale": "ja", "takes_dms": True}
    assert state["me"] == {"id": kaiba.id, "name": "Kaiba", **settings}
    assert [each["kind"] for each in state["channels"]] == ["text", "text", "dm"]
    assert state["channels"][-1]["name"] == sandbox.world.bot.name
    seen = [each["content"] for each in state["messages"][state["channels"][0]["id"]]]
    assert seen == ["for all"]


async def test_what_changes_is_told_to_who_sees_it(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    world, yugi = sandbox.world, sandbox.people["Yugi"]
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        await next_of(socket, "state")
        posted(world, "duels", "for Kaiba", flags=64, visible_to=sandbox.people["Kaiba"].id)
        message = posted(world, "duels", "first")
        assert (await next_of(socket, "message"))["message"]["content"] == "first"
        message = world.edit(message, content="second")
        edited = (await next_of(socket, "message"))["message"]
        assert (edited["id"], edited["content"], edited["edited"]) == (
            message.id,
            "second",
            True,
        )
        world.remove(message)
        gone = await next_of(socket, "gone")
        assert (gone["id"], gone["channel"]) == (message.id, message.channel)
        yugi.locale = "zh-CN"
        assert (await next_of(socket, "me"))["me"]["locale"] == "zh-CN"


async def test_a_private_thread_is_there_only_while_one_is_in_it(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    world, yugi = sandbox.world, sandbox.people["Yugi"]
    duels = next(iter(world.channels))
    room = Channel(world.snowflakes.new(), "side", "thread", parent=duels, private=True)
    thread = world.open_thread(room, [sandbox.people["Kaiba"].id])
    posted(world, "side", "before you came")
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        state = await next_of(socket, "state")
        assert thread.id not in {each["id"] for each in state["channels"]}
        world.join(thread, yugi.id)
        told = await next_of(socket, "channel")
        assert (told["channel"]["id"], told["channel"]["parent"]) == (thread.id, duels)
        assert [each["content"] for each in told["messages"]] == ["before you came"]
        world.leave(thread, yugi.id)
        assert (await next_of(socket, "closed"))["id"] == thread.id


# -- what the socket is asked


async def test_what_a_person_writes_stands_in_the_channel(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        lounge = (await next_of(socket, "state"))["channels"][1]["id"]
        answer = await asked(socket, do="say", channel=lounge, text="It is time to duel")
        assert answer["t"] == "done"
    assert sandbox.people["Mai"].last("lounge").text == "It is time to duel"


async def test_what_a_person_sets_is_set(sandbox: Sandbox, browser: ClientSession) -> None:
    async with browser.ws_connect(f"{sandbox.url}/people/Mai") as socket:
        await asked(socket, do="set", takes_dms=False)
        await asked(socket, do="set", locale="ja")
    mai = sandbox.people["Mai"]
    assert (mai.takes_dms, mai.locale) == (False, "ja")


async def test_what_a_person_cannot_do_is_refused_with_the_reason(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    message = posted(sandbox.world, "duels", "no buttons here")
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        answer = await asked(socket, do="press", message=message.id, custom_id="x")
    assert (answer["t"], answer["code"]) == ("failed", "cannot_do")
    assert "no button 'x'" in answer["why"]


async def test_a_press_without_an_answer_fails_as_an_interaction(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    button = {"type": 2, "style": 1, "label": "Duel", "custom_id": "duel"}
    row = {"type": 1, "components": [button]}
    message = posted(sandbox.world, "duels", "press", components=[row])
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        await socket.send_json(
            {"do": "press", "message": message.id, "custom_id": "duel", "nonce": "n"}
        )
        await next_of(socket, "state")
        sandbox.world.clock.advance(3)
        answer = await next_of(socket, "failed")
    assert (answer["nonce"], answer["code"]) == ("n", "interaction_failed")


@pytest.mark.parametrize(
    ("request_text", "nonce", "named"),
    [
        ("no JSON", "", "JSON"),
        ("[]", "", "request"),
        ('{"do":"fly","nonce":"n"}', "n", "fly"),
        ('{"do":"say","nonce":"n","channel":"1"}', "n", "say.text"),
        ('{"do":"say","nonce":"n","channel":"1","text":"x","loud":true}', "n", "say.loud"),
        ('{"do":"press","nonce":"n","message":1,"custom_id":"x"}', "n", "press.message"),
        ('{"do":"submit","nonce":"n","modal":"other","fields":{}}', "n", "form is not open"),
        (
            '{"do":"call","nonce":"n","command":"x","channel":"duels",'
            '"options":{"deck":{"name":"a.ydk","base64":"?"}}}',
            "n",
            "a.ydk did not arrive whole",
        ),
    ],
)
async def test_a_wrong_request_is_refused_by_name_and_the_socket_stays_open(
    sandbox: Sandbox, browser: ClientSession, request_text: str, nonce: str, named: str
) -> None:
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        await socket.send_str(request_text)
        refused = await next_of(socket, "failed")
        assert refused["nonce"] == nonce
        assert named in refused["why"]
        assert (await asked(socket, do="say", channel="duels", text="still here"))[
            "t"
        ] == "done"


async def test_a_request_on_which_the_stand_in_fails_is_answered_and_logged(
    sandbox: Sandbox,
    browser: ClientSession,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such channel")

    monkeypatch.setattr("bot.sandbox.people.Person.say", fail)
    async with browser.ws_connect(f"{sandbox.url}/people/Yugi") as socket:
        answer = await asked(socket, do="say", channel="duels", text="hello")
    assert (answer["t"], answer["nonce"]) == ("failed", "n")
    assert "no such channel" in caplog.text


async def test_nobody_is_served_as_somebody_who_is_not_there(
    sandbox: Sandbox, browser: ClientSession
) -> None:
    with pytest.raises(WSServerHandshakeError, match="404"):
        await browser.ws_connect(f"{sandbox.url}/people/Pegasus")


async def test_open_pages_are_told_when_the_server_stops(browser: ClientSession) -> None:
    async with Sandbox() as sandbox:
        socket = await browser.ws_connect(f"{sandbox.url}/people/Yugi")
        await next_of(socket, "state")
    assert (await socket.receive(timeout=PATIENCE)).type is WSMsgType.CLOSE
    assert sandbox.world.subscriptions[sandbox.people["Yugi"].id] == set()
