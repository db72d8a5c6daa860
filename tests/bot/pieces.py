"""What the components of a message are made of."""

from collections.abc import Iterator

from bot.shared.components import Component

BUTTON, SELECT, TEXT, ROW = 2, 3, 10, 1


def pieces(component: Component, *kinds: int) -> Iterator[Component]:
    """The component and all below it; only those of `kinds`, if any are given."""
    if not kinds or component["type"] in kinds:
        yield component
    for child in component.get("components", ()):
        yield from pieces(child, *kinds)


def ids(component: Component) -> list[str]:
    """The ids of all that can be pressed, from the top."""
    return [each["custom_id"] for each in pieces(component, BUTTON, SELECT)]


def printed(component: Component) -> str:
    """All its texts."""
    return "\n".join(each["content"] for each in pieces(component, TEXT))
