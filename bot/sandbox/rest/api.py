"""The REST API over HTTP: reads a request, counts it, answers it, and notes every violation."""

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from aiohttp import web

from bot.sandbox.faults import Faults
from bot.sandbox.rest import channels, commands, messages, people, responses
from bot.sandbox.rest.limits import Limits, Standing
from bot.sandbox.rest.refusals import Invalid, Refusal, unauthorized
from bot.sandbox.rest.request import Exchange, Request, Service, Upload
from bot.sandbox.rest.route import Route
from bot.sandbox.rules.problems import Problem
from bot.sandbox.rules.shapes import shape_problems
from bot.sandbox.wire import encoded

PREFIX = "/api/v10"
VIA = "1.1 google"
"""Clients take a 429 without this header for a ban by a firewall."""


def routes() -> Iterator[Route]:
    """All that is answered."""
    for module in (channels, commands, messages, people, responses):
        yield from module.routes()


Inspect = Callable[[Exchange], Iterable[str]]


class Api:
    """Answers everything below `PREFIX`."""

    def __init__(
        self, service: Service, faults: Faults, token: str, violations: list[str]
    ) -> None:
        self.limits = Limits(service.world.clock)
        self.inspect: Inspect | None = None
        self._service = service
        self._faults = faults
        self._authorization = f"Bot {token}"
        self._violations = violations

    def add_routes(self, app: web.Application) -> None:
        """`app` answers every path below `PREFIX`."""
        for route in routes():
            path = f"{PREFIX}{route.template}"
            app.router.add_route(route.method, path, partial(self._answer, route))
        app.router.add_route("*", f"{PREFIX}/{{path:.*}}", partial(self._answer, None))

    async def _answer(self, route: Route | None, incoming: web.Request) -> web.Response:
        """The answer to one request, after whatever the faults have in store for it."""
        if self._faults.delayed:
            await asyncio.sleep(self._faults.delayed)
        if self.limits.banned:
            await incoming.read()
            return web.Response(status=429, text="error code: 1015")
        response = await (
            self._not_found(incoming) if route is None else self._counted(route, incoming)
        )
        self.limits.answered(response.status)
        return response

    async def _not_found(self, incoming: web.Request) -> web.Response:
        await incoming.read()
        path = incoming.path.removeprefix(PREFIX)
        self._violations.append(f"{incoming.method} {path}: there is no such route")
        return respond(404, {"message": "404: Not Found", "code": 0})

    async def _counted(self, route: Route, incoming: web.Request) -> web.Response:
        """The answer of the route, unless that were more than Discord allows."""
        ids = dict(incoming.match_info)
        line = f"{route.method} {shown_path(route, ids)}"
        standing = self.limits.take(route.method, route.template, ids)
        if self._faults.take_rate_limit():
            await incoming.read()
            return too_many(self._faults.retry_after, standing, everywhere=False)
        if standing is not None and standing.retry_after is not None:
            await incoming.read()
            return too_many(standing.retry_after, standing, standing.everywhere)
        return await self._carry_out(incoming, route, ids, line, standing)

    async def _carry_out(
        self,
        incoming: web.Request,
        route: Route,
        ids: dict[str, str],
        line: str,
        standing: Standing | None,
    ) -> web.Response:
        body: Any = None
        try:
            known = self._authorized(incoming) and not self._faults.token_revoked
            if not route.is_open_to_all and not known:
                raise unauthorized()
            body, uploads = await read_body(incoming)
            refuse_wrong_shapes(route, body, uploads)
            request = Request(route.method, route.template, ids, incoming.query, body, uploads)
            reply = route.answer(self._service, request)
            status, answer = (204, None) if reply is None else (route.status, reply)
        except Refusal as refusal:
            if refusal.fault:
                self._violations.append(f"{line}: {refusal.status}/{refusal.code} {refusal}")
            status, answer = refusal.status, refusal.body
        except Exception as error:
            # Nobody reads the client's log of a 500: a test must see that the stand-in failed.
            self._violations.append(f"{line}: the stand-in failed by {error!r}")
            raise
        if self.inspect is not None:
            exchange = Exchange(
                method=route.method,
                path=line.partition(" ")[2],
                template=route.template,
                query=incoming.query,
                content_type=incoming.content_type,
                body=body,
                status=status,
                answer=answer,
            )
            self._violations += (f"{line}: {words}" for words in self.inspect(exchange))
        return respond(status, answer, standing)

    def _authorized(self, incoming: web.Request) -> bool:
        return incoming.headers.get("Authorization") == self._authorization


def shown_path(route: Route, ids: dict[str, str]) -> str:
    """The path with its ids and without its token, fit for logs."""
    shown = {key: "<token>" if "token" in key else value for key, value in ids.items()}
    return route.template.format_map(shown)


async def read_body(incoming: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request (None without a body) and the files that came with it.

    Raises Invalid where it cannot be read.
    """
    if not incoming.body_exists:
        return None, []
    kind = incoming.content_type
    if kind == "application/json":
        return parse(await incoming.read()), []
    if kind != "multipart/form-data":
        raise Invalid([Problem("", f"the content type {kind!r} is not understood")])
    body: Any = None
    uploads: list[Upload] = []
    form = await incoming.post()
    for name, value in form.items():
        if name == "payload_json" and isinstance(value, str):
            body = parse(value)
        elif name.startswith("files[") and isinstance(value, web.FileField):
            number = name.removeprefix("files[").removesuffix("]")
            with value.file as file:
                uploads.append(Upload(number, value.filename, file.read()))
        else:
            raise Invalid([Problem("", f"the part {name!r} of the form is not understood")])
    return body, uploads


def refuse_wrong_shapes(route: Route, body: Any, uploads: Sequence[Upload]) -> None:
    """Raise Invalid where the body has not the shape that the route asks for."""
    shaped = {} if body is None and uploads else body
    if problems := shape_problems(route.method, route.template, shaped):
        raise Invalid(problems)


def parse(text: str | bytes) -> Any:
    """The JSON of `text`; Invalid where it is none."""
    try:
        return json.loads(text)
    except ValueError as error:
        raise Invalid([Problem("", f"the body is no JSON: {error}")]) from error


def respond(status: int, body: Any, standing: Standing | None = None) -> web.Response:
    """The HTTP answer; its content type is exactly `application/json`, as clients expect."""
    headers = {} if standing is None else standing.headers
    headers["Via"] = VIA
    if body is None:
        return web.Response(status=status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=encoded(body).encode(), headers=headers)


def too_many(retry_after: float, standing: Standing | None, everywhere: bool) -> web.Response:
    """The 429 that asks to come back in `retry_after` seconds."""
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everywhere,
    }
    response = respond(429, body, standing)
    response.headers["Retry-After"] = f"{retry_after:.3f}"
    response.headers.setdefault("X-RateLimit-Scope", "user")
    return response
