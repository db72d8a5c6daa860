"""The rules of application commands: names, lengths, order of options, sums.

Source: Discord's reference of application commands.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.sandbox.command_book import CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP
from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Field, Problem, check, flag, many, text, whole

LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
        *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR"),
        *("ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 25, 25, 8000
MOST_COMMANDS = {CHAT_INPUT: 100, 2: 15, 3: 15}
AUTOCOMPLETED = (3, 4, 10)

_COMMAND = (
    whole("type", 1, 4),
    many("contexts", 0, 3),
    text("name", 1, 32, required=True),
    text("description", 0, 100),
    many("options", 0, MOST_OPTIONS),
    flag("nsfw"),
    Field("name_localizations", "object"),
    Field("description_localizations", "object"),
)
_OPTION = (
    whole("type", 1, 11, required=True),
    text("name", 1, 32, required=True),
    text("description", 1, 100, required=True),
    flag("required"),
    flag("autocomplete"),
    many("options", 0, MOST_OPTIONS),
    many("choices", 0, MOST_CHOICES),
    whole("min_length", 0, 6000),
    whole("max_length", 1, 6000),
    Field("name_localizations", "object"),
    Field("description_localizations", "object"),
)
_CHOICE = (text("name", 1, 100, required=True), Field("name_localizations", "object"))


def commands_problems(bodies: Any) -> Iterator[Problem]:
    """The problems of a list of commands which is to replace all there are."""
    if not isinstance(bodies, list):
        yield Problem("", "must be a list of commands")
        return
    names: set[tuple[int, str]] = set()
    counts: dict[int, int] = {}
    for index, body in enumerate(bodies):
        found = command_problems(body, str(index))
        yield from found
        if found:
            continue
        kind = body.get("type") or CHAT_INPUT
        if (kind, body["name"]) in names:
            yield Problem(str(index), f"the name {body['name']!r} is used twice")
        names.add((kind, body["name"]))
        counts[kind] = counts.get(kind, 0) + 1
    for kind, count in counts.items():
        if count > MOST_COMMANDS.get(kind, 0):
            yield Problem("", f"{count} commands of type {kind} are too many")


def command_problems(body: Any, path: str = "") -> list[Problem]:
    """The problems of one command."""
    found = check(_COMMAND, body, path)
    if not found:
        found += _localization_problems(body, path)
    if not found:
        found += _kind_problems(body, path)
    if not found:
        total = _characters(body)
        if total > MOST_CHARACTERS:
            words = f"{total} characters, at most {MOST_CHARACTERS} are allowed"
            found.append(Problem(path, words))
    return found


def _kind_problems(body: Json, path: str) -> Iterator[Problem]:
    permissions = body.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdecimal():
        yield Problem(f"{path}.default_member_permissions", "must be a number of permissions")
    if (body.get("type") or CHAT_INPUT) != CHAT_INPUT:
        if body.get("description") or body.get("options"):
            yield Problem(path, "a context menu has neither description nor options")
        return
    if not body.get("description"):
        yield Problem(path, "a slash command needs a description")
    yield from _name_problems(body, path)
    yield from _options_problems(body.get("options") or (), path, depth=0)


def _name_problems(named: Json, path: str) -> Iterator[Problem]:
    names = [named["name"], *(named.get("name_localizations") or {}).values()]
    for name in names:
        if not NAME.fullmatch(name) or name != name.lower():
            yield Problem(path, f"{name!r} is no name for a command or option")


def _localization_problems(named: Json, path: str) -> Iterator[Problem]:
    for key, most in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, words in (named.get(key) or {}).items():
            if locale not in LOCALES:
                yield Problem(f"{path}.{key}", f"{locale!r} is no locale")
            if not isinstance(words, str) or not 1 <= len(words) <= most:
                yield Problem(f"{path}.{key}.{locale}", f"must have 1 to {most} characters")


def _options_problems(options: Sequence[Any], path: str, depth: int) -> Iterator[Problem]:
    names: set[str] = set()
    kinds: set[bool] = set()
    optional = False
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        found = check(_OPTION, option, here)
        found = found or list(_localization_problems(option, here))
        yield from found
        if found:
            continue
        if option["name"] in names:
            yield Problem(here, f"the name {option['name']!r} is used twice")
        names.add(option["name"])
        branch = option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)
        kinds.add(branch)
        yield from _name_problems(option, here)
        yield from (
            _branch_problems(option, here, depth) if branch else _value_problems(option, here)
        )
        if optional and option.get("required"):
            yield Problem(here, "a required option stands after one that is not")
        optional = optional or not (branch or option.get("required"))
    if len(kinds) > 1:
        yield Problem(path, "subcommands and other options cannot be mixed")


def _branch_problems(option: Json, path: str, depth: int) -> Iterator[Problem]:
    if depth > (0 if option["type"] == SUBCOMMAND_GROUP else 1):
        yield Problem(path, "commands cannot be nested this deep")
    inner = option.get("options") or ()
    if option["type"] == SUBCOMMAND_GROUP and not inner:
        yield Problem(path, "a group needs a subcommand")
    yield from _options_problems(inner, path, depth + 1)


def _value_problems(option: Json, path: str) -> Iterator[Problem]:
    choices = option.get("choices") or ()
    if option.get("autocomplete") and (choices or option["type"] not in AUTOCOMPLETED):
        yield Problem(path, "this option cannot be autocompleted")
    yield from choice_problems(choices, option["type"], path)
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        low, high = option.get(least), option.get(most)
        if low is not None and high is not None and low > high:
            yield Problem(path, f"{least} {low} is more than {most} {high}")


def choice_problems(choices: Collection[Any], kind: int, path: str) -> Iterator[Problem]:
    """The problems of choices offered for an option of type `kind`."""
    if len(choices) > MOST_CHOICES:
        yield Problem(path, f"{len(choices)} choices, at most {MOST_CHOICES} are allowed")
    wanted: Any = {3: str, 4: int, 10: (int, float)}.get(kind, ())
    for index, choice in enumerate(choices):
        here = f"{path}.choices.{index}"
        found = check(_CHOICE, choice, here)
        yield from found
        value = None if found else choice.get("value")
        if not found and not isinstance(value, wanted):
            yield Problem(here, f"the value {value!r:.40} does not suit the option")
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            yield Problem(here, "the value must have 1 to 100 characters")


def _characters(named: Json) -> int:
    """The characters which count against the sum, of each text its longest localization."""
    total = 0
    for key in ("name", "description"):
        localized = (named.get(f"{key}_localizations") or {}).values()
        total += max(len(each) for each in (named.get(key) or "", *localized))
    total += sum(_characters(each) for each in named.get("options") or ())
    for choice in named.get("choices") or ():
        total += len(choice["name"])
        total += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return total
