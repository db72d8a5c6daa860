"""Who leaves an event while they play: everybody reads who has won by that, and why."""

import pytest

from bot.duels.outcome.results import cut_short, ended_words, result_line
from bot.duels.store.records import MatchRecord, Status
from bot.events import records
from bot.events.results import How, Player, Result
from cards.languages import LANGUAGES
from tests.bot.hosting.hall import SWISS, Hall


async def left(hall: Hall, *, thrown_out: bool = False) -> MatchRecord:
    """The duel of the first table, whose first player has left the event."""
    await hall.open(SWISS)
    match = await hall.sit(1)
    loser = Player(int((await hall.players_at(1))[0].id))
    record = records.Disqualified(loser, "rude") if thrown_out else records.Dropped(loser)
    await (await hall.event()).decide(record, by=loser)
    await hall.counted(1)
    kept = await hall.hosted.store.matches.load(match)
    assert kept is not None
    return kept


@pytest.mark.parametrize("thrown_out", [False, True])
async def test_who_wins_since_the_other_left_reads_that(hall: Hall, thrown_out: bool) -> None:
    duel = await left(hall, thrown_out=thrown_out)
    gone, stays = await hall.players_at(1)
    assert (await hall.results())[1] == Result(0, 1, How.DROPPED)
    shown = [each.text for each in hall.table_posts(1)]
    words = f"{gone.name} is no longer in the event, so {stays.name} wins."
    assert any(f"# {stays.name} wins" in each and words in each for each in shown), shown
    assert not any("No result" in each for each in shown)
    assert duel.status is Status.STOPPED


async def test_who_has_left_is_told_in_every_language(hall: Hall) -> None:
    duel = await left(hall)
    gone, stays = await hall.players_at(1)
    for language in LANGUAGES:
        words = ended_words(duel, "", language)
        assert gone.name in words
        assert stays.name in words
    assert result_line(duel, "en").startswith(f"{stays.name} beat {gone.name}")
    assert cut_short(duel, "en") == "opponent left the event"
