"""`/event evidence` and `/event export`, as people call them in Discord."""

from bot.duels.panel.log_pages import log_file
from bot.events.terms import Shape, Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.hosting.hall import Hall


async def asked(person: Person, command: str, **named: object) -> MessageView:
    """The answer, with its files where there are any."""
    outcome = await person.call(command, "duels", named)
    assert outcome.message
    if outcome.message.thinking:
        waited = outcome.message.id
        return await person.wait_for(
            "duels", lambda seen: seen.id == waited and not seen.thinking
        )
    return outcome.message


async def test_the_log_of_a_table_is_what_everybody_could_see_and_only_once_it_is_over(
    hall: Hall,
) -> None:
    await hall.open(Terms(Shape.SINGLE, b"seed"))
    match = await hall.sit(1)
    mai = hall.person("Mai")
    early = await asked(mai, "event evidence", table=1)
    assert "is not over yet" in early.text

    session = await hall.client.house.sessions.get(match)
    assert session is not None
    first, second = await hall.players_at(1)
    await session.settling.surrender(int(second.id), whole=True)
    await hall.counted(1)
    for person in (mai, first, second):
        told = await asked(person, "event evidence", table=1, round=1)
        assert told.ephemeral
        [file] = told.attachments
        record = await hall.hosted.store.matches.load(match)
        assert record is not None
        seen = await hall.client.house.sessions.chronicles.of(record, None, "en", None, 0)
        assert seen is not None
        assert file.content == log_file(record, seen, "en").fp.read()
    missing = await asked(mai, "event evidence", table=9)
    assert "not have a table 9" in missing.text


async def test_the_export_is_for_whoever_asks_and_holds_no_decks_before_the_end(
    hall: Hall,
) -> None:
    await hall.open(Terms(Shape.SWISS, b"seed"))
    joey = hall.person("Joey")
    told = await asked(joey, "event export")
    assert told.ephemeral
    names = [each.filename for each in told.attachments]
    number = hall.id
    assert names == [
        f"event-{number}-{each}.csv"
        for each in ("players", "matches", "standings", "decisions")
    ]
    assert "Deck lists are not included" in told.text
    [whole] = (await asked(joey, "event export", format="json")).attachments
    assert whole.filename == f"event-{number}.json"
    assert b"ydke" not in whole.content
