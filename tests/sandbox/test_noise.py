"""Bodies with anything in any place are refused, and break nothing."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.sandbox.records import COMPONENTS_V2, Message
from bot.sandbox.rest.compose import compose, revise
from bot.sandbox.rest.refusals import Invalid, Refusal
from bot.sandbox.rest.request import Upload
from bot.sandbox.rules.shapes import shape_problems
from bot.sandbox.world import World
from tests.sandbox.bodies import MESSAGES, of_commands, of_form

LAYOUT = {
    "flags": COMPONENTS_V2,
    "attachments": [{"id": 0, "filename": "a.png"}],
    "allowed_mentions": {"parse": ["users"]},
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "a <@661720242586600000>"},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "b"}],
                    "accessory": {"type": 11, "media": {"url": "attachment://a.png"}},
                },
                {
                    "type": 1,
                    "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}],
                },
            ],
        },
        {
            "type": 1,
            "components": [
                {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}
            ],
        },
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
        {"type": 13, "file": {"url": "attachment://a.png"}},
    ],
}
PLAIN = {
    "content": "words",
    "embeds": [
        {
            "title": "t",
            "fields": [{"name": "n", "value": "v"}],
            "footer": {"text": "f"},
            "author": {"name": "a"},
            "image": {"url": "https://a.org/a.png"},
        }
    ],
}
FORM = {
    "custom_id": "f",
    "title": "F",
    "components": [
        {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}},
        {"type": 1, "components": [{"type": 4, "custom_id": "u", "style": 1, "label": "U"}]},
    ],
}
COMMANDS = [
    {
        "name": "duel",
        "description": "d",
        "name_localizations": {"de": "duell"},
        "options": [
            {
                "type": 1,
                "name": "go",
                "description": "d",
                "options": [
                    {
                        "type": 3,
                        "name": "a",
                        "description": "d",
                        "choices": [{"name": "A", "value": "a"}],
                    }
                ],
            }
        ],
    },
    {"name": "Menu", "type": 3},
]
NOISE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 100),
    st.text(max_size=5),
    st.lists(st.one_of(st.none(), st.integers(0, 20), st.text(max_size=2)), max_size=2),
    st.dictionaries(st.sampled_from(["type", "url", "name"]), st.integers(0, 20), max_size=2),
)


def places(tree: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to everything in `tree`."""
    if path:
        yield path
    inner: dict[Any, Any] = {}
    if isinstance(tree, dict | list):
        inner = tree if isinstance(tree, dict) else dict(enumerate(tree))
    for key, each in inner.items():
        yield from places(each, (*path, key))


def put(tree: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of `tree` with `value` at `path`."""
    if not path:
        return value
    copied = dict(tree) if isinstance(tree, dict) else list(tree)
    copied[path[0]] = put(tree[path[0]], path[1:], value)
    return copied


def spoilt(tree: Any) -> st.SearchStrategy[Any]:
    """`tree` with noise in one place."""
    return st.builds(
        lambda path, value: put(tree, path, value), st.sampled_from([*places(tree)]), NOISE
    )


def status(
    act: Callable[..., object], arguments: Sequence[object], body: Any, uploads: list[Upload]
) -> int:
    """The HTTP status with which `act` ends, once the shape of the body is right."""
    try:
        if problems := shape_problems("POST", MESSAGES, body):
            raise Invalid(problems)
        act(*arguments, body, uploads)
    except Refusal as refusal:
        return refusal.status
    return 200


@settings(max_examples=600, deadline=None)
@given(st.one_of(spoilt(LAYOUT), spoilt(PLAIN)))
def test_noise_in_a_message_is_refused_or_taken(body: Any) -> None:
    world = World()
    channel = next(iter(world.channels))
    uploads = [Upload("0", "a.png", b"abc")]
    message = Message(
        id="1", channel=channel, author=world.bot, created_at=0.0, content="before"
    )
    assert status(compose, (world, channel), body, uploads) in (200, 400)
    assert status(revise, (world, message), body, uploads) in (200, 400)


@settings(max_examples=300, deadline=None)
@given(spoilt(FORM))
def test_noise_in_a_form_is_found_or_taken(form: Any) -> None:
    assert all(str(each) for each in of_form(form))


@settings(max_examples=300, deadline=None)
@given(spoilt(COMMANDS))
def test_noise_in_commands_is_found_or_taken(commands: Any) -> None:
    problems = of_commands(commands)
    if not problems:
        world = World()
        world.commands.replace_all("", commands or [])
        assert len(world.commands.all("")) == len(commands or [])


def test_what_is_spoilt_was_whole() -> None:
    world = World()
    channel = next(iter(world.channels))
    uploads = [Upload("0", "a.png", b"abc")]
    assert compose(world, channel, LAYOUT, uploads)["mentions"] == ["661720242586600000"]
    assert compose(world, channel, PLAIN, [])["content"] == "words"
    assert of_form(FORM) == []
    assert of_commands(COMMANDS) == []
