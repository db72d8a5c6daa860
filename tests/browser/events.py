"""Takes the pictures of events for the documentation."""

import random
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, expect

from bot.client import Client
from bot.duels.clock import LoopClock
from bot.events import director, records
from bot.events.results import Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.rules import Rules
from bot.hosting.store.events import EventRecord, PlayerRecord
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.browser.conftest import PHONE, WIDE
from tests.browser.dueling import duelkeeper, panel
from tests.browser.looking import keep, look

CHANNEL = "duels"
EVENT = {"name": "Friday night", "starts": "in 90 min"}
OTHERS = ("Ishizu", "マリク", "Bakura the Ring Spirit", "武藤双六", "孔雀舞", "Rishid")
"""Players who stand in lists only."""
TALL = 1800
"""So high is the window, since a bracket is taller than the message of a duel."""
SHOWN = (
    (Shape.SWISS, "pairings", "round 3 of 3"),
    (Shape.SWISS, "standings", "standings after 2 rounds"),
    (Shape.DOUBLE, "bracket", "grand final"),
)


async def take_events(browser: Browser) -> None:
    """An announcement, pairings, standings and a bracket."""
    for shape, what, words in SHOWN:
        with TemporaryDirectory() as folder:
            database = Path(folder) / "duels.sqlite"
            async with Sandbox() as sandbox, duelkeeper(sandbox, database) as client:
                number = await halfway(client, sandbox, shape)
                yugi = sandbox.people["Yugi"]
                await yugi.call(f"event {what}", CHANNEL, {"event": str(number)})
                await take(browser, sandbox, yugi, words, f"event-{what}")
    with TemporaryDirectory() as folder:
        database = Path(folder) / "duels.sqlite"
        async with Sandbox() as sandbox, duelkeeper(sandbox, database):
            await announced(browser, sandbox)


async def take(
    browser: Browser, sandbox: Sandbox, person: Person, words: str, name: str
) -> None:
    """The newest message of the channel, which has these words, as the person sees it."""
    await person.wait_for(CHANNEL, lambda seen: words in seen.text)
    for width, end in ((WIDE, ""), (PHONE, "-phone")):
        context = await look(browser, width)
        page = await context.new_page()
        await page.set_viewport_size({"width": width, "height": TALL})
        await page.goto(f"{sandbox.url}/?as={person.name}")
        await expect(panel(page)).to_contain_text(words)
        await page.wait_for_function("[...document.images].every(each => each.complete)")
        await page.mouse.move(0, 0)
        await keep(panel(page), f"{name}{end}.png")
        await context.close()


async def announced(browser: Browser, sandbox: Sandbox) -> None:
    """An event that somebody has just announced."""
    yugi = sandbox.people["Yugi"]
    await yugi.call(
        "event-admin create", CHANNEL, {"name": "Friday night", "starts": "in 90 min"}
    )
    draft = await yugi.wait_for(CHANNEL, lambda seen: "Announce" in seen.buttons)
    await yugi.press(draft, "Announce")
    await yugi.wait_for(CHANNEL, lambda seen: "Join" in seen.buttons)
    await take(browser, sandbox, yugi, "Friday night", "event")


async def halfway(client: Client, sandbox: Sandbox, shape: Shape) -> int:
    """The number of an event of eight in its third round, which nothing runs any further."""
    channel = next(each for each in sandbox.world.channels.values() if each.name == CHANNEL)
    terms, rules = Terms(shape, b"seed", checks_in=False), Rules("yugioh", "master", 0)
    place = int(sandbox.world.guild_id), int(channel.id)
    record = EventRecord(0, *place, "Friday night", "en", 1, terms, rules)
    number = await client.house.store.events.create(record)
    kept = await client.house.store.events.load(number)
    assert kept is not None
    event = Hosted(kept, (), {}, client.house.store, LoopClock())
    residents = [(int(each.id), each.name) for each in sandbox.people.values()][:2]
    for player, name in [*residents, *enumerate(OTHERS, start=10)]:
        await event.introduce(PlayerRecord(Player(player), name, "en"))
        await event.decide(records.Joined(Player(player)))
    await event.decide(director.start(event.event))
    chance = random.Random(8)
    for _ in range(2):
        await event.decide(director.next_step(event.event))
        for pairing in event.event.rounds[-1].pairings:
            won = chance.choice([Result(2, 0), Result(2, 1), Result(1, 2), Result(0, 2)])
            await event.decide(records.Reported(pairing.table, won))
    await event.decide(director.next_step(event.event))
    return number
