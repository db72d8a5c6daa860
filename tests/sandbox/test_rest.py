"""The REST API as any client meets it: routes, tokens, bodies, and noted violations."""

import io
import json
import re
from collections.abc import AsyncIterator
from errno import EACCES
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from bot.sandbox.interactions import ATTACHMENT_LIMIT, Interactions
from bot.sandbox.people import Person
from bot.sandbox.rest.api import PREFIX, Api, routes
from bot.sandbox.rest.refusals import Invalid
from bot.sandbox.rest.request import Exchange, Service
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.problems import Problem
from bot.sandbox.rules.shapes import KEPT, described
from bot.sandbox.server import PortError, Sandbox
from bot.sandbox.stored import stored
from bot.sandbox.world import World
from tests.sandbox.description import kept, written
from tests.sandbox.openapi import inspect

V2 = 1 << 15


class Raw:
    """Requests by hand."""

    def __init__(self, session: aiohttp.ClientSession, sandbox: Sandbox) -> None:
        self.session = session
        self.sandbox = sandbox
        self.duels = next(iter(sandbox.world.channels))

    async def __call__(
        self, method: str, path: str, body: Any = None, **options: Any
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bot {self.sandbox.token}"} | options.pop("headers", {})
        if body is not None:
            options["data"] = (
                body if isinstance(body, bytes | aiohttp.FormData) else json.dumps(body)
            )
            if not isinstance(body, aiohttp.FormData):
                headers.setdefault("Content-Type", "application/json")
        url = f"{self.sandbox.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **options) as response:
            text = await response.text()
            if text:
                assert response.headers["Content-Type"] == "application/json"
            return response.status, json.loads(text) if text else None


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(session, sandbox)


async def test_an_unknown_route_is_a_violation(sandbox: Sandbox, raw: Raw) -> None:
    assert (await raw("GET", "/guilds/1/bans"))[0] == 404
    assert sandbox.violations.pop() == "GET /guilds/1/bans: there is no such route"


async def test_a_wrong_token_is_refused_and_not_written_down(
    sandbox: Sandbox, raw: Raw
) -> None:
    wrong = {"Authorization": "Bot very-secret"}
    assert (await raw("GET", "/users/@me", headers=wrong))[0] == 401
    status, answer = await raw("POST", "/webhooks/1/very-secret", {"content": "a"})
    assert (status, answer["code"]) == (401, 50027)
    noted = [sandbox.violations.pop(), sandbox.violations.pop()]
    assert all("secret" not in each for each in noted)


@pytest.mark.parametrize(
    ("body", "kind", "words"),
    [
        (b"{", "application/json", "no JSON"),
        (b"content=a", "application/x-www-form-urlencoded", "not understood"),
        (b"{}", "text/plain", "not understood"),
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(
    sandbox: Sandbox, raw: Raw, body: bytes, kind: str, words: str
) -> None:
    status, answer = await raw(
        "POST", f"/channels/{raw.duels}/messages", body, headers={"Content-Type": kind}
    )
    assert (status, answer["code"]) == (400, 50035)
    assert words in sandbox.violations.pop()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, 50006),
        ({"content": ""}, 50006),
        ({"flags": V2}, 50006),
        ({"content": "a" * 2001}, 50035),
        ({"content": "a", "flags": V2, "components": [{"type": 10, "content": "b"}]}, 50035),
        ({"content": "a", "attachments": [{"id": 0, "filename": "x"}]}, 50035),
        ({"content": "a", "message_reference": {"message_id": "1"}}, 50035),
    ],
)
async def test_a_message_that_breaks_a_rule_is_refused_whole(
    sandbox: Sandbox, raw: Raw, yugi: Person, body: Any, code: int
) -> None:
    sandbox.inspect = None
    status, answer = await raw("POST", f"/channels/{raw.duels}/messages", body)
    assert (status, answer["code"]) == (400, code)
    assert yugi.sees("duels") == []
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=many", "before=never"])
async def test_a_query_that_is_no_number_is_refused(
    sandbox: Sandbox, raw: Raw, query: str
) -> None:
    assert (await raw("GET", f"/channels/{raw.duels}/messages?{query}"))[0] == 400
    assert "Invalid Form Body" in sandbox.violations.pop()


async def test_errors_lead_to_the_place_that_is_wrong() -> None:
    refusal = Invalid([Problem("components.0.label", "is too long")])
    assert refusal.body["errors"] == {
        "components": {
            "0": {"label": {"_errors": [{"code": "INVALID", "message": "is too long"}]}}
        }
    }


async def test_what_life_refuses_is_no_violation(sandbox: Sandbox, raw: Raw) -> None:
    assert (await raw("GET", "/channels/1"))[1]["code"] == 10003
    assert (await raw("GET", f"/channels/{raw.duels}/messages/1"))[1]["code"] == 10008
    assert (await raw("GET", "/users/1"))[1]["code"] == 10013
    assert (await raw("GET", "/guilds/1"))[1]["code"] == 10004
    assert sandbox.violations == []


async def test_everything_that_can_be_read_has_the_described_shape(
    sandbox: Sandbox, raw: Raw, yugi: Person
) -> None:
    said = yugi.say("duels", "hello")
    guild, application = sandbox.world.guild_id, sandbox.world.application_id
    body = {"name": "duel", "description": "Duels", "type": 1}
    _, command = await raw("POST", f"/applications/{application}/commands", body)
    for path in (
        "/users/@me",
        "/oauth2/applications/@me",
        "/applications/@me",
        "/gateway",
        "/gateway/bot",
        f"/users/{yugi.id}",
        "/users/@me/guilds",
        f"/guilds/{guild}",
        f"/guilds/{guild}/channels",
        f"/guilds/{guild}/roles",
        f"/guilds/{guild}/members/{yugi.id}",
        f"/guilds/{guild}/members/search?query=yu&limit=3",
        f"/guilds/{guild}/threads/active",
        f"/channels/{raw.duels}",
        f"/channels/{raw.duels}/messages?limit=3",
        f"/channels/{raw.duels}/messages/{said.id}",
        f"/channels/{raw.duels}/messages/pins",
        f"/applications/{application}/commands/{command['id']}",
        f"/applications/{application}/guilds/{guild}/commands",
    ):
        status, _ = await raw("GET", path)
        assert status == 200, path
    one = f"/applications/{application}/commands/{command['id']}"
    _, changed = await raw("PATCH", one, {"description": "Other duels"})
    assert changed["description"] == "Other duels"
    assert (await raw("DELETE", one))[0] == 204
    assert (await raw("GET", one))[1]["code"] == 10063


async def test_a_file_larger_than_the_limit_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps({"content": "a"}))
    big = io.BytesIO(bytes(ATTACHMENT_LIMIT + 1))
    form.add_field("files[0]", big, filename="big.bin")
    status, answer = await raw("POST", f"/channels/{raw.duels}/messages", form)
    assert (status, answer["code"]) == (413, 40005)
    assert "40005" in sandbox.violations.pop()


async def test_a_taken_port_is_named(sandbox: Sandbox) -> None:
    with pytest.raises(PortError, match=f"port {sandbox.port} of 127.0.0.1 is used"):
        async with Sandbox(port=sandbox.port):
            raise AssertionError("two stand-ins on one port")


async def test_a_port_that_may_not_be_opened_is_not_called_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refuse(_: object) -> None:
        raise PermissionError(EACCES, "error while attempting to bind")

    monkeypatch.setattr("aiohttp.web.TCPSite.start", refuse)
    with pytest.raises(PortError, match=r"port 80 of \S+ cannot be opened \(Perm"):
        async with Sandbox(port=80):
            raise AssertionError("the port was opened")


@pytest.mark.parametrize(
    "route", [*routes()], ids=lambda each: f"{each.method} {each.template}"
)
async def test_every_route_answers_the_paths_of_its_form(route: Route) -> None:
    app = web.Application()
    world = World()
    Api(Service(world, Interactions(world)), Mock(), "", []).add_routes(app)
    numbered = dict.fromkeys(re.findall(r"{(\w+)}", route.template), "5")
    path = PREFIX + route.template.format_map(numbered)

    found = await app.router.resolve(make_mocked_request(route.method, path))

    assert dict(found) == numbered
    assert found.route.resource is not None
    assert (found.route.method, found.route.resource.canonical) == (
        route.method,
        PREFIX + route.template,
    )


def test_stored_components_are_numbered_once() -> None:
    tree = [{"type": 17, "components": [{"type": 10, "content": "a", "id": 1}, {"type": 14}]}]
    (kept,) = stored(tree, [])
    numbers = [kept["id"], *(each["id"] for each in kept["components"])]
    assert sorted(numbers) == [1, 2, 3]
    assert tree == [
        {"type": 17, "components": [{"type": 10, "content": "a", "id": 1}, {"type": 14}]}
    ]


def exchange(body: Any, answer: Any = None, template: str = "") -> Exchange:
    return Exchange(
        method="POST",
        path="/channels/1/messages",
        template=template or "/channels/{channel_id}/messages",
        query={},
        content_type="application/json",
        body=body,
        status=200,
        answer=answer,
    )


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"contents": "a"}, ".contents: is an unknown key"),
        ({"embeds": [{"titel": "a"}]}, ".embeds.0.titel: is an unknown key"),
        ({"components": [{"type": 10, "contet": "a", "content": "a"}]}, "contet"),
    ],
)
async def test_the_description_finds_mistakes_of_the_client(body: Any, words: str) -> None:
    assert any(words in each for each in inspect(exchange(body)))


async def test_the_description_finds_mistakes_of_the_stand_in() -> None:
    assert any("answer" in each for each in inspect(exchange({"content": "a"}, {"id": 5})))
    unknown = exchange({}, template="/channels/{channel_id}/cards")
    assert list(inspect(unknown)) == ["is not in the description"]


async def test_a_wrong_shape_in_an_answer_is_found_where_it_stands(
    sandbox: Sandbox, raw: Raw
) -> None:
    """Discord leads through `data`, whatever is wrong below it."""
    button = {"type": 2, "style": 1, "custom_id": "a", "label": "b" * 81}
    body = {"type": 4, "data": {"components": [{"type": 1, "components": [button]}]}}
    status, answer = await raw("POST", "/interactions/1/token/callback", body)
    assert (status, answer["code"]) == (400, 50035)
    place = answer["errors"]["data"]["components"]["0"]["components"]["0"]["label"]
    assert "80 characters" in place["_errors"][0]["message"]
    assert "50035" in sandbox.violations.pop()


def test_the_description_is_kept_as_its_command_writes_it() -> None:
    """All that is served is in it, nothing else, and nothing was changed by hand."""
    notice = described()["info"]["license"]["notice"]
    assert "Copyright 2023 Discord" in notice
    assert KEPT.read_text(encoding="utf-8") == written(kept(described(), notice))
