"""From the body of a request to a message: checked, its files kept, its components stored."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox.interactions import ATTACHMENT_LIMIT
from bot.sandbox.records import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    Attachment,
    Json,
    Message,
)
from bot.sandbox.rest.refusals import Invalid, empty_message, too_large
from bot.sandbox.rest.request import Upload
from bot.sandbox.rules.messages import message_problems
from bot.sandbox.rules.problems import Problem
from bot.sandbox.stored import stored, stored_embeds
from bot.sandbox.views import walk
from bot.sandbox.world import World

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
SENDABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | EPHEMERAL | COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d+)>")
TEXT_DISPLAY = 10


@dataclass(frozen=True, slots=True)
class Files:
    """The files a message will have: those it keeps, and uploads with their descriptions."""

    kept: Sequence[Attachment]
    new: Sequence[tuple[str, Upload, str | None]]

    @property
    def names(self) -> list[str]:
        """All file names."""
        return [each.filename for each in self.kept] + [name for name, _, _ in self.new]

    def keep(self, world: World, channel: str, ephemeral: bool) -> list[Attachment]:
        """All files as attachments of a message in `channel`."""
        return [
            *self.kept,
            *(
                world.keep_file(channel, name, upload.content, description, ephemeral)
                for name, upload, description in self.new
            ),
        ]


def compose(
    world: World, channel: str, body: Json, uploads: Sequence[Upload], ephemeral: bool = False
) -> dict[str, Any]:
    """The attributes of the new message that `body` and `uploads` ask for.

    Raises a `Refusal` when they break a rule.
    """
    flags = flags_of(body) & SENDABLE
    files = _files(body, uploads, ())
    problems = list(message_problems(body, flags, files.names))
    if problems:
        raise Invalid(problems)
    if not (body.get("content") or body.get("embeds") or body.get("components") or files.names):
        raise empty_message()
    attachments = files.keep(world, channel, ephemeral)
    components = stored(body.get("components") or (), attachments)
    return {
        "content": body.get("content") or "",
        "embeds": stored_embeds(body.get("embeds") or (), attachments),
        "components": components,
        "attachments": attachments,
        "flags": flags | (EPHEMERAL if ephemeral else 0),
        "mentions": mentioned(body, body.get("content") or "", components),
        "nonce": body.get("nonce"),
    }


def revise(
    world: World, message: Message, body: Json, uploads: Sequence[Upload]
) -> dict[str, Any]:
    """The attributes of `message` which `body` and `uploads` change.

    Raises a `Refusal` when the message would break a rule.
    """
    unchanged = body.get("flags") is None
    flags = message.flags if unchanged else _changed_flags(message.flags, flags_of(body))
    files = _files(body, uploads, message.attachments)
    problems = list(message_problems(body, flags, files.names))
    if flags & COMPONENTS_V2 and not problems:
        problems = _left_over(message, body)
    if problems:
        raise Invalid(problems)
    attachments = files.keep(world, message.channel, message.ephemeral)
    changes: dict[str, Any] = {"flags": flags & ~LOADING}
    if "content" in body:
        changes["content"] = body["content"] or ""
    if "embeds" in body:
        changes["embeds"] = stored_embeds(body["embeds"] or (), attachments)
    if "components" in body:
        changes["components"] = stored(body["components"] or (), attachments)
    if uploads or "attachments" in body:
        changes["attachments"] = attachments
    if "content" in body or "components" in body:
        content = changes.get("content", message.content)
        components = changes.get("components", message.components)
        changes["mentions"] = mentioned(body, content, components)
    _refuse_emptiness(message, changes)
    return changes


def flags_of(body: Json) -> int:
    """The flags which `body` asks for."""
    return body.get("flags") or 0


def _changed_flags(before: int, asked: int) -> int:
    """The flags after an edit: V2 can be added and never removed, embeds (un)suppressed."""
    fixed = before & ~SUPPRESS_EMBEDS
    return fixed | (asked & (SUPPRESS_EMBEDS | COMPONENTS_V2))


def _left_over(message: Message, body: Json) -> list[Problem]:
    """What a message turning to Components V2 has and may not keep."""
    return [
        Problem(key, "cannot be used with Components V2; set it to nothing in the same edit")
        for key in ("content", "embeds")
        if getattr(message, key) and key not in body
    ]


def _refuse_emptiness(message: Message, changes: dict[str, Any]) -> None:
    after = (
        changes.get(key, getattr(message, key))
        for key in ("content", "embeds", "components", "attachments")
    )
    if not any(after):
        raise empty_message()


def _files(body: Json, uploads: Sequence[Upload], before: Sequence[Attachment]) -> Files:
    """The files which the message will have, as its `attachments` and the uploads say."""
    if any(len(each.content) > ATTACHMENT_LIMIT for each in uploads):
        raise too_large()
    listed = body.get("attachments")
    if listed is None:
        return Files(before, [(each.filename, each, None) for each in uploads])
    by_number = {each.number: each for each in uploads}
    by_id = {each.id: each for each in before}
    kept, new = [], []
    for index, entry in enumerate(listed):
        key = str(entry["id"])
        if key in by_number:
            upload = by_number.pop(key)
            name = entry.get("filename") or upload.filename
            new.append((name, upload, entry.get("description")))
        elif key in by_id:
            kept.append(by_id[key])
        else:
            raise Invalid([Problem(f"attachments.{index}", "is no file of this message")])
    new += [(each.filename, each, None) for each in by_number.values()]
    return Files(kept, new)


def mentioned(body: Json, content: str, components: Sequence[Json]) -> list[str]:
    """The ids of the users whom the message mentions and who are notified."""
    texts = [content]
    texts += [each["content"] for each in walk(components) if each["type"] == TEXT_DISPLAY]
    named = list(dict.fromkeys(MENTION.findall("\n".join(texts))))
    allowed = body.get("allowed_mentions")
    if not named or allowed is None or "users" in (allowed.get("parse") or ()):
        return named
    listed = {str(each) for each in allowed.get("users") or ()}
    return [each for each in named if each in listed]
