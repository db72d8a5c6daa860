"""The rules of messages: lengths, sums, and what Components V2 excludes."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.sandbox.records import COMPONENTS_V2, Json
from bot.sandbox.rules.components import layout_problems, rows_problems
from bot.sandbox.rules.problems import Field, Problem, check, flag, many, text

MOST_CONTENT, MOST_EMBEDS, MOST_IN_EMBEDS, MOST_FILES = 2000, 10, 6000, 10

_MESSAGE = (
    text("content", 0, MOST_CONTENT),
    many("embeds", 0, MOST_EMBEDS),
    many("attachments", 0, MOST_FILES),
    many("components", 0, 40),
    flag("tts"),
    Field("flags", "whole"),
    Field("allowed_mentions", "object"),
)
_EMBED = (
    text("title", 0, 256),
    text("description", 0, 4096),
    text("url", 1, 2048),
    many("fields", 0, 25),
    Field("footer", "object"),
    Field("author", "object"),
    Field("image", "object"),
    Field("thumbnail", "object"),
)
_MENTIONS = (many("parse", 0, 3), many("users", 0, 100), many("roles", 0, 100))
_EMBED_FIELD = (text("name", 1, 256, required=True), text("value", 1, 1024, required=True))
_EMBED_FOOTER = (text("text", 1, 2048, required=True),)
_EMBED_MEDIA = (text("url", 1, 2048, required=True),)
_EMBED_AUTHOR = (text("name", 1, 256, required=True),)


def message_problems(body: Any, flags: int, filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of a message body; `flags` are those the message will have.

    `filenames` are the files which the message will have.
    """
    found = check(_MESSAGE, body, "")
    yield from found
    if found:
        return
    layout = bool(flags & COMPONENTS_V2)
    if layout:
        yield from _excluded(body)
    yield from embed_problems(body.get("embeds") or (), filenames)
    if len(filenames) > MOST_FILES:
        yield Problem("attachments", f"{len(filenames)} files, at most {MOST_FILES}")
    components = body.get("components")
    if components:
        yield from (
            layout_problems(components, filenames) if layout else rows_problems(components)
        )
    yield from mention_problems(body.get("allowed_mentions"))


def _excluded(body: Json) -> Iterator[Problem]:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            yield Problem(key, "cannot be used with Components V2")


def embed_problems(embeds: Sequence[Any], filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of the embeds of one message."""
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        found = check(_EMBED, embed, path)
        if not found:
            found = list(_embed_parts(embed, path, filenames))
        yield from found
        if not found:
            total += embed_length(embed)
    if total > MOST_IN_EMBEDS:
        yield Problem("embeds", f"{total} characters, at most {MOST_IN_EMBEDS} are allowed")


def _embed_parts(embed: Json, path: str, filenames: Collection[str]) -> Iterator[Problem]:
    for number, field in enumerate(embed.get("fields") or ()):
        yield from check(_EMBED_FIELD, field, f"{path}.fields.{number}")
    if embed.get("footer") is not None:
        yield from check(_EMBED_FOOTER, embed["footer"], f"{path}.footer")
    if embed.get("author") is not None:
        yield from check(_EMBED_AUTHOR, embed["author"], f"{path}.author")
    for key in ("image", "thumbnail"):
        if embed.get(key) is None:
            continue
        found = check(_EMBED_MEDIA, embed[key], f"{path}.{key}")
        yield from found
        name = "" if found else embed[key]["url"].removeprefix("attachment://")
        if not found and name != embed[key]["url"] and name not in filenames:
            yield Problem(f"{path}.{key}", f"there is no attached file {name!r}")


def embed_length(embed: Json) -> int:
    """The characters of `embed` which count against the sum."""
    counted = [embed.get("title"), embed.get("description")]
    counted += [
        part.get(key) for part in embed.get("fields") or () for key in ("name", "value")
    ]
    counted.append((embed.get("footer") or {}).get("text"))
    counted.append((embed.get("author") or {}).get("name"))
    return sum(len(each) for each in counted if each)


def mention_problems(allowed: Json | None) -> Iterator[Problem]:
    """The problems of `allowed_mentions`."""
    found = check(_MENTIONS, allowed or {}, "allowed_mentions")
    yield from found
    if not allowed or found:
        return
    parse = allowed.get("parse") or ()
    for each in parse:
        if each not in ("users", "roles", "everyone"):
            yield Problem("allowed_mentions.parse", f"{each!r} is nothing to mention")
    for key in ("users", "roles"):
        if allowed.get(key) and key in parse:
            yield Problem("allowed_mentions", f"{key} cannot both be parsed and be listed")
