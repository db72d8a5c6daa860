"""Components as Discord keeps and returns them: numbered, completed, files resolved."""

from collections.abc import Iterator, Sequence
from itertools import count

from bot.sandbox.records import Attachment, Json
from bot.sandbox.views import walk

(ROW, BUTTON, STRING_SELECT) = (1, 2, 3)
OTHER_SELECTS = (5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17


def stored(components: Sequence[Json], attachments: Sequence[Attachment]) -> list[Json]:
    """`components` in the shape in which the API returns them."""
    taken = {each["id"] for each in walk(components) if each.get("id")}
    numbers = (number for number in count(1) if number not in taken)
    files = {each.filename: each for each in attachments}
    return [_stored(each, numbers, files) for each in components]


def _stored(component: Json, numbers: Iterator[int], files: dict[str, Attachment]) -> Json:
    shape = {key: value for key, value in component.items() if value is not None}
    shape["id"] = component.get("id") or next(numbers)
    if "components" in shape:
        shape["components"] = [_stored(each, numbers, files) for each in shape["components"]]
    kind = shape["type"]
    if kind == STRING_SELECT or kind in OTHER_SELECTS:
        shape.pop("required", None)  # it means something in forms only
    if kind == CONTAINER:
        return {"accent_color": None, "spoiler": False} | shape
    if kind == SECTION:
        shape["accessory"] = _stored(shape["accessory"], numbers, files)
    elif kind == STRING_SELECT:
        options = [{k: v for k, v in o.items() if v is not None} for o in shape["options"]]
        return {"min_values": 1, "max_values": 1} | shape | {"options": options}
    elif kind in OTHER_SELECTS:
        return {"min_values": 1, "max_values": 1} | shape
    elif kind == SEPARATOR:
        return {"spacing": 1, "divider": True} | shape
    elif kind in (THUMBNAIL, GALLERY, FILE):
        return _stored_media(kind, shape, files)
    return shape


def _stored_media(kind: int, shape: Json, files: dict[str, Attachment]) -> Json:
    if kind == THUMBNAIL:
        media = _resolved(shape["media"]["url"], files)
        return {"description": None, "spoiler": False} | shape | {"media": media}
    if kind == GALLERY:
        items = [
            {
                "description": each.get("description"),
                "spoiler": bool(each.get("spoiler")),
                "media": _resolved(each["media"]["url"], files),
            }
            for each in shape["items"]
        ]
        return shape | {"items": items}
    attached = files[shape["file"]["url"].removeprefix("attachment://")]
    return (
        {"spoiler": False}
        | shape
        | {
            "file": _resolved(shape["file"]["url"], files),
            "name": attached.filename,
            "size": len(attached.content),
        }
    )


def _resolved(url: str, files: dict[str, Attachment]) -> Json:
    attached = files.get(url.removeprefix("attachment://"))
    if attached is None:
        return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None}
    return {
        "id": attached.id,
        "url": attached.url,
        "proxy_url": attached.url,
        "width": None,
        "height": None,
        "content_type": attached.content_type,
        "attachment_id": attached.id,
    }


def stored_embeds(embeds: Sequence[Json], attachments: Sequence[Attachment]) -> list[Json]:
    """`embeds` in the shape in which the API returns them."""
    files = {each.filename: each for each in attachments}
    return [_stored_embed(each, files) for each in embeds]


def _stored_embed(embed: Json, files: dict[str, Attachment]) -> Json:
    shape = {key: value for key, value in embed.items() if value is not None}
    shape["type"] = "rich"
    if "fields" in shape:
        shape["fields"] = [{"inline": False} | each for each in shape["fields"]]
    for key in ("image", "thumbnail"):
        if key in shape:
            url = shape[key]["url"]
            attached = files.get(url.removeprefix("attachment://"))
            url = attached.url if attached else url
            shape[key] = {"url": url, "proxy_url": url, "width": 0, "height": 0}
    return shape
