"""Playing a duel as a person does: looking at a panel, and pressing what it offers."""

from collections.abc import Callable, Sequence
from random import Random

from bot.sandbox.command_book import CHAT_INPUT, EVERYWHERE
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.waiting import until

ANSWERS = ("answer:", "next:", "confirm:", "write:")


def show_to_everybody(hosted: Hosted, group: str) -> None:
    """Have the server show a group of commands to all, as its Integrations can."""
    command = hosted.sandbox.world.commands.named(EVERYWHERE, CHAT_INPUT, group)
    assert command is not None
    command["default_member_permissions"] = None


async def challenge(
    hosted: Hosted, challenger: Person, challenged: Person, deck: str = "Forest"
) -> str:
    """Have a duel begun between the two, and all of it shown; return the board's channel."""
    await challenger.call("duel challenge", opponent=challenged, format="short")
    offer = challenged.last("duels")
    button = next(label for label, each in offer.buttons.items() if "accept" in str(each))
    menu = (await challenged.press(offer, button)).message
    assert menu is not None
    await challenged.choose(menu, menu.selects[0].custom_id, [deck])
    for person in (challenger, challenged):
        await person.wait_for("@bot", lambda seen: "Odds and Evens" in seen.text)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    channel = str(session.record.place.channel)
    await challenger.wait_for(channel, lambda seen: "Odds and Evens" in seen.text)
    await challenger.wait_for("duels", lambda seen: "accepted" in seen.text)
    return channel


def open_options(panel: MessageView) -> list[str]:
    """The ids of all that would answer the question on the panel."""
    pressable = [
        str(button.custom_id)
        for button in panel.buttons.values()
        if not button.disabled and str(button.custom_id).startswith(ANSWERS)
    ]
    menus = [select.custom_id for select in panel.selects]
    return pressable + [menu for menu in menus if not menu.startswith("when:")]


async def act(person: Person, panel: MessageView, random: Random) -> None:
    """Do one thing that the panel offers."""
    chosen = random.choice(open_options(panel))
    if chosen.startswith("write:"):
        opened = await person.press(panel, chosen)
        assert opened.modal is not None
        field = opened.modal.components[0]["component"]["custom_id"]
        await person.submit(opened.modal, {field: random.choice(["ant", "bee", "linx"])})
        return
    select = next((each for each in panel.selects if each.custom_id == chosen), None)
    if select is None:
        await person.press(panel, chosen)
        return
    count = random.randint(max(1, select.least), select.most)
    values = random.sample(list(select.options.values()), count)
    await person.choose(panel, select.custom_id, values)


Panel = tuple[Person, Callable[[], MessageView]]
"""A person, and how to find the panel they look at."""


def in_private(person: Person) -> Panel:
    """The person, looking at their private messages."""
    return person, lambda: person.last("@bot")


def opened(person: Person, channel: str, panel: MessageView | None) -> Panel:
    """The person, looking at a panel that was opened in the channel."""
    assert panel is not None
    return person, lambda: next(seen for seen in person.sees(channel) if seen.id == panel.id)


async def play(panels: Sequence[Panel], random: Random, *, end: str = "wins") -> None:
    """Let people answer whatever their panels ask, until all panels say it is over."""

    def seen() -> list[tuple[Person, MessageView]]:
        return [(person, look()) for person, look in panels]

    def is_over() -> bool:
        return all(end in panel.text for _, panel in seen())

    def asked() -> list[tuple[Person, MessageView]]:
        return [(person, panel) for person, panel in seen() if open_options(panel)]

    while not is_over():
        if now := asked():
            await act(*random.choice(now), random)
        else:  # a panel is on its way
            await until(lambda: is_over() or bool(asked()))
