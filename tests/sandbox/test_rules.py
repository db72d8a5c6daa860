"""Bodies Discord refuses, beyond what its description says, and bodies it takes."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot.sandbox.records import COMPONENTS_V2
from bot.sandbox.rules.problems import Problem
from tests.sandbox.bodies import of_command, of_commands, of_form, of_message

Json = dict[str, Any]


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | changes


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def words(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def select(custom_id: str = "s", **changes: Any) -> Json:
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    return {"type": 3, "custom_id": custom_id, "options": options} | changes


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def found(problems: Iterable[Problem]) -> str:
    return "; ".join(map(str, problems))


LAYOUTS_REFUSED: list[tuple[str, list[Json]]] = [
    ("41 components", [row(button(custom_id=str(n))) for n in range(20)] + [words()]),
    ("4001 characters", [words("a" * 2000), container(words("b" * 2001))]),
    ("'go' is used twice", [row(button()), container(row(button()))]),
    ("the id 4 is used twice", [words() | {"id": 4}, words() | {"id": 4}]),
    ("needs a label or an emoji", [row(button(label=None))]),
    ("needs a custom_id", [row(button(custom_id=None))]),
    ("needs a url", [row(button(style=5, custom_id=None))]),
    ("may not have a custom_id", [row(button(style=5, url="https://a.org"))]),
    (
        "components.0.components.0.label: is longer than 80 characters",
        [row(button(label="a" * 81))],
    ),
    ("custom_id: is longer than 100 characters", [row(button(custom_id="a" * 101))]),
    (
        "components.0.components: has more than 5 items",
        [row(*(button(custom_id=str(n)) for n in range(6)))],
    ),
    ("alone in its row", [row(select("a"), select("b"))]),
    ("alone in its row", [row(select("a"), button())]),
    (
        "two options have the same value",
        [row(select(options=[{"label": "A", "value": "a"}] * 2))],
    ),
    ("more than the 2 options", [row(select(max_values=3))]),
    ("more than max_values", [row(select(min_values=2))]),
    (
        "chosen by default",
        [
            row(
                select(
                    options=[
                        {"label": "A", "value": "a", "default": True},
                        {"label": "B", "value": "b", "default": True},
                    ]
                )
            )
        ],
    ),
    ("options: has less than 1 item", [row(select(options=[]))]),
    ("components.0: nothing of type 2 may stand here", [button()]),
    ("nothing of type 17 may stand here", [container(container(words()))]),
    ("nothing of type 10 may stand here", [row(words())]),
    ("accessory: is required", [{"type": 9, "components": [words()]}]),
    (
        "has more than 3 items",
        [{"type": 9, "components": [words()] * 4, "accessory": button()}],
    ),
    ("names no attached file", [{"type": 13, "file": {"url": "attachment://b.txt"}}]),
    ("must be an attachment", [{"type": 13, "file": {"url": "https://a.org/a.txt"}}]),
    ("is no web address", [{"type": 12, "items": [{"media": {"url": "ftp://a"}}]}]),
    ("nothing of type 99 may stand here", [{"type": 99}]),
    ("nothing of type None may stand here", [{"style": 1}]),
    ('content: is not of type "string": 5', [words() | {"content": 5}]),
    ("is shorter than 1 character", [words("")]),
]


@pytest.mark.parametrize(("why", "components"), LAYOUTS_REFUSED)
def test_a_layout_is_refused(why: str, components: list[Json]) -> None:
    body = {"components": components}
    assert why in found(of_message(body, COMPONENTS_V2, ["a.txt"]))


def test_a_layout_of_every_kind_is_taken() -> None:
    body = {
        "components": [
            words("a" * 1000),
            container(
                words("b" * 3000),
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 9, "components": [words()], "accessory": button(custom_id="x")},
            ),
            {"type": 12, "items": [{"media": {"url": "attachment://a.txt"}}]},
            {"type": 13, "file": {"url": "attachment://a.txt"}},
            row(*(button(custom_id=str(n)) for n in range(5))),
            row(select()),
            row({"type": 5, "custom_id": "u"}),
        ]
    }
    body["components"][0]["content"] = "a" * 995
    assert found(of_message(body, COMPONENTS_V2, ["a.txt"])) == ""


EMBED = {"title": "a" * 256, "description": "b" * 4096}
MESSAGES_REFUSED: list[tuple[str, Json]] = [
    ("content: must have a length between 0 and 2000, not 2001", {"content": "a" * 2001}),
    ("6 rows", {"components": [row(button(custom_id=str(n))) for n in range(6)]}),
    ("may not stand here", {"components": [words()]}),
    ("embeds: 8704 characters", {"embeds": [EMBED, EMBED]}),
    ("embeds: has more than 10 items", {"embeds": [{}] * 11}),
    ("embeds.0.title", {"embeds": [{"title": "a" * 257}]}),
    ("embeds.0.fields.0.name", {"embeds": [{"fields": [{"value": "v"}]}]}),
    ("no attached file", {"embeds": [{"image": {"url": "attachment://x.png"}}]}),
    ("cannot both", {"allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
    (
        "parse.0: is none of 'users', 'roles', 'everyone'",
        {"allowed_mentions": {"parse": ["cats"]}},
    ),
]


@pytest.mark.parametrize(("why", "body"), MESSAGES_REFUSED)
def test_a_message_is_refused(why: str, body: Json) -> None:
    assert why in found(of_message(body, 0, []))


@pytest.mark.parametrize("key", ["content", "embeds", "poll"])
def test_a_layout_excludes_the_rest(key: str) -> None:
    poll = {"question": {"text": "a"}, "answers": [{"poll_media": {"text": "b"}}]}
    value: Any = {"content": "a", "embeds": [{"title": "a"}], "poll": poll}[key]
    body = {"components": [words()], key: value}
    assert f"{key}: cannot be used" in found(of_message(body, COMPONENTS_V2, []))


def label(component: Json, **changes: Any) -> Json:
    return {"type": 18, "label": "Name", "component": component} | changes


def text_input(**changes: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1} | changes


FORMS_REFUSED: list[tuple[str, Json]] = [
    ("title", {"custom_id": "f", "title": "a" * 46, "components": [label(text_input())]}),
    ("components", {"custom_id": "f", "title": "F", "components": []}),
    ("between 1 and 5", {"custom_id": "f", "title": "F", "components": [words()] * 6}),
    ("used twice", {"custom_id": "f", "title": "F", "components": [label(text_input())] * 2}),
    ("needs a label", {"custom_id": "f", "title": "F", "components": [row(text_input())]}),
    (
        "component: nothing of type 2 may stand here",
        {"custom_id": "f", "title": "F", "components": [label(button())]},
    ),
    (
        "no label itself",
        {
            "custom_id": "f",
            "title": "F",
            "components": [label(text_input(label="x"))],
        },
    ),
]


@pytest.mark.parametrize(("why", "form"), FORMS_REFUSED)
def test_a_form_is_refused(why: str, form: Json) -> None:
    assert why in found(of_form(form))


def test_a_form_of_every_kind_is_taken() -> None:
    kinds = [
        text_input(),
        select(),
        {"type": 19, "custom_id": "up"},
        {"type": 23, "custom_id": "c"},
    ]
    form = {"custom_id": "f", "title": "F", "components": [label(each) for each in kinds]}
    assert found(of_form(form)) == ""


def command(**changes: Any) -> Json:
    return {"name": "duel", "description": "Duels", "type": 1} | changes


def option(name: str = "who", **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "Who"} | changes


COMMANDS_REFUSED: list[tuple[str, Json]] = [
    ("is no name", command(name="Duel")),
    ("is no name", command(name="two words")),
    ("needs a description", command(description="")),
    ("neither description", command(type=3, name="Cards")),
    ("stands after", command(options=[option("a"), option("b", required=True)])),
    ("used twice", command(options=[option(), option()])),
    ("cannot be mixed", command(options=[option(), option("sub", type=1)])),
    (
        "is not one of 1: 2",
        command(
            options=[
                option(
                    "g", type=2, options=[option("h", type=2, options=[option("i", type=1)])]
                )
            ]
        ),
    ),
    ("cannot be autocompleted", command(options=[option(type=5, autocomplete=True)])),
    (
        'choices.0.value: is not of type "string": 1',
        command(options=[option(choices=[{"name": "A", "value": 1}])]),
    ),
    (
        "choices: has more than 25 items",
        command(options=[option(choices=[{"name": "A", "value": "a"}] * 26)]),
    ),
    ("is no locale", command(name_localizations={"xx": "duell"})),
    ("is no name", command(name_localizations={"de": "Duell"})),
    ("more than max_value", command(options=[option(type=4, min_value=2, max_value=1)])),
    (
        "characters, at most 8000 are allowed",
        command(
            options=[
                option(
                    f"o{n}",
                    description="d" * 100,
                    choices=[{"name": f"{i}" + "n" * 90, "value": f"{i}"} for i in range(25)],
                )
                for n in range(25)
            ]
        ),
    ),
]


@pytest.mark.parametrize(("why", "body"), COMMANDS_REFUSED)
def test_a_command_is_refused(why: str, body: Json) -> None:
    assert why in found(of_command(body))


def test_command_names_are_used_once_for_each_kind() -> None:
    assert "used twice" in found(of_commands([command(), command()]))
    menu = {"name": "duel", "type": 3}
    assert found(of_commands([command(), menu])) == ""
    many = [command(name=f"c{n}") for n in range(101)]
    assert "too many" in found(of_commands(many))
    assert 'is not of types "null", "array"' in found(of_commands(command()))


def test_names_may_be_written_in_other_scripts() -> None:
    names = {"ja": "デュエル", "zh-CN": "决斗", "th": "การดวล"}
    assert found(of_command(command(name_localizations=names))) == ""
