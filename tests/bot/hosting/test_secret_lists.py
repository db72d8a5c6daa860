"""Nobody learns from an event which deck somebody plays, before it is over."""

import pytest

from bot.events.event import Phase
from bot.sandbox.people import Person
from tests.bot.hosting.hall import NAMES, READY, SWISS, Hall


def seen_by(hall: Hall, person: Person) -> str:
    """Everything that somebody can read, in every channel and in private."""
    channels = hall.hosted.sandbox.world.channels_of(person.id)
    texts = [seen.text for channel in channels for seen in person.sees(channel.id)]
    return "\n".join(texts)


@pytest.mark.parametrize("shows", [False, True])
async def test_no_message_names_the_ready_deck_of_a_player(hall: Hall, shows: bool) -> None:
    await hall.open(SWISS, shows_decks=shows)
    await hall.sit(1)
    for name in NAMES:
        assert READY not in seen_by(hall, hall.person(name))
        assert "custom deck" not in seen_by(hall, hall.person(name))
    await hall.play(2)
    first, second = await hall.players_at(2)
    watcher = (await hall.players_at(1))[0]
    table = first.wait_for
    board = await table(hall.table(2).message.channel, lambda seen: "Decks" in seen.buttons)
    for person in (watcher, first, second):
        told = (await person.press(board, "Decks")).message
        assert told is not None
        hidden = told.text.count("is not shown here, because this duel belongs to an event")
        assert hidden == (2 if person is watcher else 1)
        assert ("Ant" in told.text) is (person is not watcher)
        assert "their own deck" not in told.text
    for name in NAMES:
        assert READY not in seen_by(hall, hall.person(name))
    for command in ("status",):
        said = (await watcher.call(f"duel {command}", "duels")).message
        assert said is not None
        assert READY not in said.text
    assert await hall.phase() is Phase.PLAYING
