"""Whoever would leave something usual undone is asked first, as long as they want to be."""

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.store import Store
from engine.core.changing import changed
from engine.core.game import Reader
from engine.core.match import Match
from engine.core.prompts import Prompt, Shape
from tests.bot.conftest import Hosted
from tests.bot.odds_and_evens import OddsAndEvens
from tests.bot.playing import challenge
from tests.waiting import until

UNDONE = "The cat has not eaten."


class Careful(OddsAndEvens):
    """Odds and Evens in which every choice of one thing leaves something undone."""

    def ask(self, match: Match, reader: Reader) -> Prompt | None:
        prompt = super().ask(match, reader)
        if prompt is None or prompt.shape is not Shape.PICK:
            return prompt
        choices = tuple(changed(each, undone=UNDONE) for each in prompt.choices)
        return changed(prompt, choices=choices, most=1)


@pytest.fixture
async def leader(hosted: Hosted) -> Person:
    """Whoever is asked for a play, once both have shown their fingers."""
    await hosted.stop()
    hosted.game = Careful()
    await hosted.start()
    people = [hosted.sandbox.people[name] for name in ("Yugi", "Kaiba")]
    for person in people:
        person.locale = "en-US"
    await challenge(hosted, people[0], people[1])
    for person in people:
        panel = await person.wait_for("@bot", lambda seen: bool(choices(seen)))
        await person.press(panel, choices(panel)[0])

    def asked() -> list[Person]:
        return [person for person in people if "Play?" in person.last("@bot").text]

    return (await until(asked))[0]


def choices(panel: MessageView) -> list[str]:
    """The labels of the buttons that answer."""
    return [
        label
        for label, each in panel.buttons.items()
        if str(each.custom_id).startswith("answer:")
    ]


async def press(person: Person, label: str, shows: str) -> MessageView:
    """Press it on the panel, which then has a button, or words, with that text."""
    await person.press(person.last("@bot"), label)
    return await person.wait_for(
        "@bot", lambda seen: shows in seen.buttons or shows in seen.text
    )


async def test_a_press_is_held_back_until_its_player_is_sure(
    hosted: Hosted, leader: Person
) -> None:
    label = choices(leader.last("@bot"))[0]
    number = str(leader.last("@bot").buttons[label].custom_id)

    guard = await press(leader, label, UNDONE)
    assert list(guard.buttons)[:3] == [label, "Back", "Yes, and do not ask again"]
    assert guard.buttons[label].custom_id != number
    await press(leader, "Back", label)
    await until(
        lambda: leader.last("@bot").buttons[label].custom_id, lambda seen: seen == number
    )
    assert UNDONE not in leader.last("@bot").text
    await press(leader, label, UNDONE)
    await leader.press(leader.last("@bot"), label)
    await until(lambda: UNDONE in leader.last("@bot").text, lambda is_asked: not is_asked)


async def test_nobody_is_asked_who_wants_to_be_asked_no_more(
    hosted: Hosted, leader: Person
) -> None:
    label = choices(leader.last("@bot"))[0]
    await press(leader, label, UNDONE)

    await leader.press(leader.last("@bot"), "Yes, and do not ask again")

    await until(lambda: UNDONE in leader.last("@bot").text, lambda is_asked: not is_asked)
    ways = await hosted.store.people.ways(int(leader.id))
    assert ways is not None
    assert not ways.guarded
    told = (await leader.call("duel guard", ask=True)).message
    assert told is not None
    assert "you are asked" in told.text
    ways = await hosted.store.people.ways(int(leader.id))
    assert ways is not None
    assert ways.guarded


async def test_what_somebody_wants_outlives_a_restart(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "duels.sqlite")
    await store.people.guard(7, "ja", guarded=False)
    await store.close()

    store = await Store.open(tmp_path / "duels.sqlite")
    ways = await store.people.ways(7)
    await store.close()
    assert ways is not None
    assert (ways.language, ways.guarded) == ("ja", False)
