"""Whatever an id or a menu holds, whoever presses it gets words, never an apology."""

import json
import logging
import re
from contextlib import suppress
from dataclasses import replace
from itertools import product
from random import Random

import discord
import pytest
from discord import ui

from bot.events.terms import Shape, Terms
from bot.sandbox.people import Person
from bot.sandbox.records import Message
from bot.shared.pressing import DeclaredMenu
from bot.shared.text import layout
from tests.bot.hosting.hall import Hall
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.declared import Declared, declared

_FIELD = re.compile(r"\{(?P<name>[a-z_]+):(?P<kind>[^{}]+)\}")
_VARIANTS, _OF_MENUS = 12, 3
"""How many of the values that an id may have are tried for each button, and for each menu."""
CHOICES = ("0", "1", "999999999999999", "own:1", "ready:short-a", "9.9", "x" * 90)
"""What is sent as chosen in menus."""


def values(kind: str) -> list[object]:
    """Values of a field of that kind: small ones that exist, and the greatest that fit."""
    most = int(found[1]) if (found := re.search(r"\((\d+)\)", kind)) else 15
    of_kind: dict[str, list[object]] = {
        "int": [1, 0, 10**most - 1, 7],
        "flag": [False, True],
        "codes": [(), (1,), (9_999_999_999,)],
        "key": ["1", "short-a", "main", "x" * most],
        "hex": ["", "0", "f" * most],
        "text": ["", "x" * min(most, 30)],
    }
    plain = kind.rstrip("?").split("(")[0]
    if plain not in of_kind:
        return list(kind.split("|"))
    return [*of_kind[plain], None] if kind.endswith("?") else of_kind[plain]


def forged(kind: Declared) -> list[str]:
    """Ids that the component claims, of all that its template allows; each word stands in some.

    Numbers are mostly those of things that there are.
    """
    fields = [(f["name"], f["kind"]) for f in _FIELD.finditer(kind.declared.template)]
    dice, made = Random(kind.__qualname__), dict[str, None]()
    for number in range(4 * _VARIANTS):
        chosen = {name: drawn(values(each), each, number, dice) for name, each in fields}
        with suppress(ValueError):  # too long for an id
            made[kind.declared.write(**chosen)] = None
        if len(made) == _VARIANTS:
            break
    return list(made)


def drawn(offered: list[object], kind: str, number: int, dice: Random) -> object:
    """One of the values; of words each in turn, of others the first half of the times."""
    if "|" in kind:
        return offered[number % len(offered)]
    return offered[0] if dice.random() < 0.5 else dice.choice(offered)


async def post(hall: Hall, kind: Declared, custom_id: str) -> Message:
    """A message of the bot with this component."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if issubclass(kind, DeclaredMenu):
        options = [discord.SelectOption(label=each[:20], value=each) for each in CHOICES]
        row.add_item(ui.Select(custom_id=custom_id, options=options, max_values=len(options)))
    else:
        row.add_item(ui.Button(label="x", custom_id=custom_id))
    place = hall.client.get_partial_messageable((await hall.event()).record.channel)
    sent = await place.send(view=layout(row))
    return hall.hosted.sandbox.world.messages[str(place.id)][str(sent.id)]


def another(hall: Hall, like: Message, custom_id: str, other: str) -> str:
    """A message like that one, with the other id in place of `custom_id`; its number."""
    world = hall.hosted.sandbox.world
    written = json.dumps(like.components).replace(json.dumps(custom_id), json.dumps(other))
    made = replace(like, id=world.snowflakes.new(), components=json.loads(written))
    return world.post(made).id


async def press_all(hall: Hall, kind: Declared, person: Person) -> None:
    """Press everything that the component may be, and choose whatever its menu may hold."""
    ids = forged(kind)
    first = await post(hall, kind, ids[0])
    if not issubclass(kind, DeclaredMenu):
        for each in ids:
            await person.press(another(hall, first, ids[0], each), each)
        return
    for each, chosen in product(ids[:_OF_MENUS], (*([c] for c in CHOICES), [*CHOICES[:2]])):
        await person.choose(another(hall, first, ids[0], each), each, chosen)


COMPONENTS = sorted(declared(), key=lambda each: each.__qualname__ + each.__module__)


async def people_and_things(hall: Hall, shape: Shape, *, begun: bool) -> list[Person]:
    """An event, a duel at its table if it has begun, and decks; who presses."""
    deck = ODDS_AND_EVENS.ready_decks[0].deck
    people = [hall.organiser, hall.person("Kaiba")]
    for person in people:
        game = ODDS_AND_EVENS.key
        await hall.hosted.store.decks.keep(int(person.id), game, "Mine", deck)
    await hall.open(Terms(shape, b"seed"), joined=begun)
    if begun:
        await hall.sit(1)
    return people


async def none_fails(
    hall: Hall, kinds: list[Declared], people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing that is pressed raises what nobody has foreseen."""
    with caplog.at_level(logging.WARNING):
        for kind, person in product(kinds, people):
            await press_all(hall, kind, person)
            failed = [
                f"{each.getMessage()}: {each.exc_info[1]!r}"
                for each in caplog.records
                if each.exc_info and each.exc_info[1] is not None
            ]
            assert failed == [], (kind.declared.template, person.name)


@pytest.mark.parametrize("part", range(4))
async def test_no_forged_press_is_answered_by_an_apology(
    hall: Hall, part: int, caplog: pytest.LogCaptureFixture
) -> None:
    people = await people_and_things(hall, Shape.SWISS, begun=True)
    await none_fails(hall, COMPONENTS[part::4], people, caplog)


@pytest.mark.parametrize("shape", Shape)
@pytest.mark.parametrize("begun", [False, True])
async def test_nor_is_one_about_an_event_however_far_it_is(
    hall: Hall, shape: Shape, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    people = await people_and_things(hall, shape, begun=begun)
    looks = [each for each in COMPONENTS if each.declared.template.startswith("event-lo")]
    await none_fails(hall, looks, people, caplog)
    if not begun:
        about = [each for each in COMPONENTS if "{event:int}" in each.declared.template]
        await none_fails(hall, about, people[1:], caplog)
