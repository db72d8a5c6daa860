"""The components of messages as the JSON that Discord takes.

What is shown again and again is written so: the library's own items cost more than the words.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.shared.drawing.canvas import Picture

Component = dict[str, Any]

ROW: Final = 5
"""The most buttons in a row."""
PRIMARY: Final = 1
SECONDARY: Final = 2
SUCCESS: Final = 3
"""The styles of buttons."""

_ROW, _BUTTON, _SELECT, _TEXT, _GALLERY, _SEPARATOR, _CONTAINER = 1, 2, 3, 10, 12, 14, 17
"""Discord's numbers of the kinds of components."""


def text(content: str) -> Component:
    """A text in Markdown."""
    return {"type": _TEXT, "content": content}


def separator() -> Component:
    """A line between what stands above and below."""
    return {"type": _SEPARATOR}


def picture(shown: Picture) -> Component:
    """A picture that is sent with the message, and in words what is in it."""
    item = {
        "media": {"url": f"attachment://{shown.name}"},
        "description": shown.description,
    }
    return {"type": _GALLERY, "items": [item]}


def button(
    label: str, custom_id: str, style: int = SECONDARY, *, disabled: bool = False
) -> Component:
    """A button."""
    made = {"type": _BUTTON, "style": style, "label": label, "custom_id": custom_id}
    return made | {"disabled": True} if disabled else made


def option(label: str, value: str, more: str = "", *, chosen: bool = False) -> Component:
    """An option of a menu, with `more` words below its label, "" for none."""
    made: Component = {"label": label, "value": value}
    if more:
        made["description"] = more
    if chosen:
        made["default"] = True
    return made


def menu(
    custom_id: str,
    placeholder: str,
    options: Iterable[Component],
    least: int = 1,
    most: int = 1,
) -> Component:
    """A menu of which at least and at most so many options are chosen."""
    return {
        "type": _SELECT,
        "custom_id": custom_id,
        "placeholder": placeholder,
        "min_values": least,
        "max_values": most,
        "options": list(options),
    }


def rows(buttons: Sequence[Component]) -> list[Component]:
    """The buttons in rows, as many in each as there is room for."""
    return [row(*buttons[first : first + ROW]) for first in range(0, len(buttons), ROW)]


def row(*children: Component) -> Component:
    """A row of buttons, or of one menu."""
    return {"type": _ROW, "components": [*children]}


def has_room(component: Component, most: int) -> bool:
    """Whether it is a row of buttons, fewer than `most`."""
    if component["type"] != _ROW:
        return False
    children = component["components"]
    return len(children) < most and all(child["type"] == _BUTTON for child in children)


def container(children: Iterable[Component], colour: int) -> Component:
    """A frame with a line of that colour on its left."""
    return {"type": _CONTAINER, "accent_color": colour, "components": [*children]}
