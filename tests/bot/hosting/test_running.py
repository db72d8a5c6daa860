"""However results come in, and however often the bot stops, an event comes out the same."""

from pathlib import Path
from random import Random

import pytest

from bot.events import director, records
from bot.events.event import Phase
from bot.events.results import Pairing, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.table import tables_of
from bot.hosting.store.keeping import record_to_json
from bot.store import Store
from tests.bot.hosting.back_room import Hall

ABSENT = Player(3)


def decided(pairing: Pairing) -> Result:
    """The result of a pairing: always the same."""
    wins = Random(f"{pairing.round} {sorted(pairing.players)}").random() < 0.5
    is_first = (pairing.first == min(pairing.players)) == wins
    return Result(1, 0) if is_first else Result(0, 1)


async def play(hall: Hall, dice: Random) -> list[str]:
    """Play the event to its end; what was decided, with the results of a round in any order."""
    stops = dice.random()

    async def perhaps_stop() -> None:
        if dice.random() < stops:
            await hall.restart()

    await hall.pass_time(15)
    while (await hall.event()).event.phase is Phase.PLAYING:
        await perhaps_stop()
        tables = await tables_of(await hall.event(), hall.store)
        dice.shuffle(tables)
        for table in tables:
            here = [each for each in table.pairing.players if each != ABSENT]
            await hall.store.event_tables.come(table.record.id, here)
            await perhaps_stop()
            if len(here) == 2:
                result = records.Reported(table.record.number, decided(table.pairing))
                await (await hall.event()).decide(result)
            await perhaps_stop()
        if not (await hall.event()).event.rounds[-1].is_over:
            await hall.pass_time(10)
        await perhaps_stop()
        await hall.pass_time(2)
    event = (await hall.event()).event
    told: list[str] = []
    for one in event.rounds:
        told.append(record_to_json(records.Paired(one.stage, one.pairings)))
        told += [f"{table}: {result}" for table, result in sorted(one.results.items())]
    return [*told, str(director.places(event)), str(sorted(event.gone))]


@pytest.mark.parametrize(
    "terms",
    [
        Terms(Shape.SWISS, b"seed", rounds=3, cut=4),
        Terms(Shape.SINGLE, b"seed", third_place=True),
        Terms(Shape.DOUBLE, b"seed"),
    ],
)
async def test_any_order_of_results_and_any_stops_come_to_the_same(
    tmp_path: Path, terms: Terms
) -> None:
    outcomes = []
    for number in range(6):
        store = await Store.open(tmp_path / f"{number}.sqlite")
        hall = Hall(store)
        await hall.open(terms, 7)
        outcomes.append(await play(hall, Random(number)))
        hall.rounds.stop()
        await store.close()
    assert len(outcomes[0]) > 10
    assert all(each == outcomes[0] for each in outcomes)
    assert outcomes[0][-1] == str([ABSENT])
