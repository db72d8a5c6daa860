"""The rules of messages that no shape tells: sums, files, and what Components V2 excludes."""

from collections.abc import Collection, Iterator, Sequence

from bot.sandbox.records import COMPONENTS_V2, Json
from bot.sandbox.rules.components import layout_problems, rows_problems
from bot.sandbox.rules.problems import Problem

MOST_CONTENT, MOST_IN_EMBEDS, MOST_FILES = 2000, 6000, 10
"""The description allows 4,000 characters of content, which only people with Nitro have."""
_NEEDED = {"footer": "text", "author": "name", "image": "url", "thumbnail": "url"}
"""Of the parts of an embed, what Discord wants and the description does not."""


def message_problems(body: Json, flags: int, filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of a message body of the right shape; `flags` it will have, and files."""
    layout = bool(flags & COMPONENTS_V2)
    if layout:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                yield Problem(key, "cannot be used with Components V2")
    length = len(body.get("content") or "")
    if length > MOST_CONTENT:
        words = f"must have a length between 0 and {MOST_CONTENT}, not {length}"
        yield Problem("content", words)
    yield from embed_problems(body.get("embeds") or (), filenames)
    if len(filenames) > MOST_FILES:
        yield Problem("attachments", f"{len(filenames)} files, at most {MOST_FILES}")
    components = body.get("components")
    if components:
        yield from (
            layout_problems(components, filenames) if layout else rows_problems(components)
        )
    allowed = body.get("allowed_mentions") or {}
    for key in ("users", "roles"):
        if allowed.get(key) and key in (allowed.get("parse") or ()):
            yield Problem("allowed_mentions", f"{key} cannot both be parsed and be listed")


def embed_problems(embeds: Sequence[Json], filenames: Collection[str]) -> Iterator[Problem]:
    """The problems of the embeds of one message."""
    for index, embed in enumerate(embeds):
        yield from _embed_problems(embed, f"embeds.{index}", filenames)
    total = sum(map(embed_length, embeds))
    if total > MOST_IN_EMBEDS:
        yield Problem("embeds", f"{total} characters, at most {MOST_IN_EMBEDS} are allowed")


def _embed_problems(embed: Json, path: str, filenames: Collection[str]) -> Iterator[Problem]:
    for number, field in enumerate(embed.get("fields") or ()):
        for key in ("name", "value"):
            if not field[key]:
                yield Problem(f"{path}.fields.{number}.{key}", "is required")
    for part, key in _NEEDED.items():
        if embed.get(part) is None:
            continue
        value = embed[part].get(key)
        if not value:
            yield Problem(f"{path}.{part}.{key}", "is required")
            continue
        name = value.removeprefix("attachment://")
        if key == "url" and name != value and name not in filenames:
            yield Problem(f"{path}.{part}", f"there is no attached file {name!r}")


def embed_length(embed: Json) -> int:
    """The characters of `embed` which count against the sum."""
    counted = [embed.get("title"), embed.get("description")]
    counted += [part[key] for part in embed.get("fields") or () for key in ("name", "value")]
    counted.append((embed.get("footer") or {}).get("text"))
    counted.append((embed.get("author") or {}).get("name"))
    return sum(len(each) for each in counted if each)
