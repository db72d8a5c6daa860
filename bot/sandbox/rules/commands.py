"""The rules of application commands that no shape tells: names, order of options, sums.

Source: Discord's reference of application commands.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.sandbox.command_book import CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP
from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Problem

LOCALES = frozenset(
    (
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr"),
        *("he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR"),
        *("ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"),
    )
)
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
MOST_CHARACTERS, MOST_OF_CHOICE = 8000, 100
MOST_COMMANDS = {CHAT_INPUT: 100, 2: 15, 3: 15}
AUTOCOMPLETED = (3, 4, 10)
VALUES: dict[int, Any] = {3: str, 4: int, 10: (int, float)}


def commands_problems(bodies: Sequence[Json]) -> Iterator[Problem]:
    """The problems of a list of commands which is to replace all there are."""
    uses = Counter((body.get("type") or CHAT_INPUT, body["name"]) for body in bodies)
    for index, body in enumerate(bodies):
        yield from command_problems(body, str(index))
        if uses[body.get("type") or CHAT_INPUT, body["name"]] > 1:
            yield Problem(str(index), f"the name {body['name']!r} is used twice")
    for kind, count in Counter(kind for kind, _ in uses.elements()).items():
        if count > MOST_COMMANDS.get(kind, 0):
            yield Problem("", f"{count} commands of type {kind} are too many")


def command_problems(body: Json, path: str = "") -> Iterator[Problem]:
    """The problems of one command of the right shape."""
    begin = f"{path}." if path else ""
    yield from _locale_problems(body, begin)
    if (body.get("type") or CHAT_INPUT) == CHAT_INPUT:
        if not body.get("description"):
            yield Problem(path, "a slash command needs a description")
        yield from _name_problems(body, path)
        yield from _options_problems(body.get("options") or (), path, begin)
    elif body.get("description") or body.get("options"):
        yield Problem(path, "a context menu has neither description nor options")
    total = _characters(body)
    if total > MOST_CHARACTERS:
        yield Problem(path, f"{total} characters, at most {MOST_CHARACTERS} are allowed")


def _name_problems(named: Json, path: str) -> Iterator[Problem]:
    for name in (named["name"], *(named.get("name_localizations") or {}).values()):
        if not NAME.fullmatch(name) or name != name.lower():
            yield Problem(path, f"{name!r} is no name for a command or option")


def _locale_problems(named: Json, begin: str) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted((named.get(key) or {}).keys() - LOCALES):
            yield Problem(f"{begin}{key}", f"{locale!r} is no locale")


def _options_problems(options: Sequence[Json], path: str, begin: str) -> Iterator[Problem]:
    uses = Counter(option["name"] for option in options)
    optional = False
    for index, option in enumerate(options):
        here = f"{begin}options.{index}"
        yield from _locale_problems(option, f"{here}.")
        yield from _name_problems(option, here)
        if uses[option["name"]] > 1:
            yield Problem(here, f"the name {option['name']!r} is used twice")
        if not _is_branch(option):
            yield from _value_problems(option, here)
            if optional and option.get("required"):
                yield Problem(here, "a required option stands after one that is not")
            optional = optional or not option.get("required")
            continue
        if option["type"] == SUBCOMMAND_GROUP and not option.get("options"):
            yield Problem(here, "a group needs a subcommand")
        yield from _options_problems(option.get("options") or (), here, f"{here}.")
    if len(set(map(_is_branch, options))) > 1:
        yield Problem(path, "subcommands and other options cannot be mixed")


def _is_branch(option: Json) -> bool:
    return option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)


def _value_problems(option: Json, path: str) -> Iterator[Problem]:
    choices = option.get("choices") or ()
    if option.get("autocomplete") and (choices or option["type"] not in AUTOCOMPLETED):
        yield Problem(path, "this option cannot be autocompleted")
    yield from choice_problems(choices, option["type"], f"{path}.choices")
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        low, high = option.get(least), option.get(most)
        if low is not None and high is not None and low > high:
            yield Problem(path, f"{least} {low} is more than {most} {high}")


def choice_problems(choices: Collection[Json], kind: int, path: str) -> Iterator[Problem]:
    """The problems of choices offered for an option of type `kind`."""
    for index, choice in enumerate(choices):
        here, value = f"{path}.{index}", choice["value"]
        if not isinstance(value, VALUES.get(kind, ())):
            yield Problem(here, f"the value {value!r:.40} does not suit the option")
        elif isinstance(value, str) and not 1 <= len(value) <= MOST_OF_CHOICE:
            yield Problem(here, f"the value must have 1 to {MOST_OF_CHOICE} characters")


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
