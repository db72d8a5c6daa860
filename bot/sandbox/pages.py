"""The web page of the stand-in: what a browser loads, and the socket it speaks through."""

import weakref
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Protocol

from aiohttp import WSCloseCode, web

from bot.sandbox.page_socket import PageSocket
from bot.sandbox.people import Person
from bot.sandbox.world import World

PAGE = Path(__file__).parent / "page"
LONGEST_FRAME = 64 * 1024 * 1024
"""Bytes in one request: some files of 10 MB in Base64."""

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
PROTECTION = {
    # Only the page's own files run or show; text of messages can bring in nothing.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
FILE_PROTECTION = {
    # Attached files are served from the page's own address: none of them may act as a page.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
}
Route = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Inhabited(Protocol):
    """What the page needs of the `Sandbox`."""

    @property
    def world(self) -> World:
        """The state behind the page."""

    @property
    def people(self) -> Mapping[str, Person]:
        """The people one may be, by name."""


def add_pages(app: web.Application, sandbox: Inhabited) -> None:
    """Mount the page of `sandbox` on `app`."""
    open_sockets: weakref.WeakSet[web.WebSocketResponse] = weakref.WeakSet()

    async def people(request: web.Request) -> web.Response:
        users = [each.user for each in sandbox.people.values()]
        listed = [{"name": user.name, "locale": user.locale} for user in users]
        return web.json_response(listed, headers=PROTECTION)

    async def socket(request: web.Request) -> web.WebSocketResponse:
        person = sandbox.people.get(request.match_info["name"])
        if person is None:
            raise web.HTTPNotFound(text="There is nobody of that name.")
        opened = web.WebSocketResponse(heartbeat=20, max_msg_size=LONGEST_FRAME)
        await opened.prepare(request)
        open_sockets.add(opened)
        await PageSocket(opened, person).serve()
        return opened

    async def close_sockets(_: web.Application) -> None:
        for each in tuple(open_sockets):
            await each.close(code=WSCloseCode.GOING_AWAY, message=b"The server stops.")

    app.router.add_get("/", from_here_only(index))
    app.router.add_get("/page/people.json", from_here_only(people))
    app.router.add_get("/page/{path:.+}", from_here_only(page_file))
    app.router.add_get("/people/{name}", from_here_only(socket))
    app.on_shutdown.append(close_sockets)
    app.on_response_prepare.append(protect_files)


def from_here_only(route: Route) -> Route:
    """`route`, refused to pages of other hosts that have the browser ask for them."""

    async def guarded(request: web.Request) -> web.StreamResponse:
        host = (
            request.host.rsplit(":", 1)[0] if not request.host.endswith("]") else request.host
        )
        origin = request.headers.get("Origin")
        if host not in LOOPBACK or origin not in (None, f"{request.scheme}://{request.host}"):
            raise web.HTTPForbidden(text="Only this machine's own page may ask for this.")
        return await route(request)

    return guarded


async def protect_files(request: web.Request, response: web.StreamResponse) -> None:
    """A file that was attached to a message can run nothing in the browser."""
    if request.path.startswith("/attachments/"):
        response.headers.update(FILE_PROTECTION)


async def index(_: web.Request) -> web.Response:
    """The page itself."""
    return file_response(PAGE / "index.html")


async def page_file(request: web.Request) -> web.Response:
    """A script, style sheet or picture of the page; 404 for anything else."""
    path = (PAGE / request.match_info["path"]).resolve()
    if not path.is_relative_to(PAGE) or path.suffix not in KINDS or not path.is_file():
        raise web.HTTPNotFound(text="The page has no such file.")
    return file_response(path)


def file_response(path: Path) -> web.Response:
    """The file at `path` with its media type."""
    return web.Response(
        body=path.read_bytes(),
        content_type=KINDS[path.suffix],
        charset="utf-8",
        headers=PROTECTION,
    )
