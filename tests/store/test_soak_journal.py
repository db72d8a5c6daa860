"""What the soak of several processes reads of their database is what stands there."""

import pytest

from bench.soak.several import OF_THE_SERVER, PRIVATE, Kept
from tests import postgres
from tests.store.several import SELDOM, begun, given, number, two

pytestmark = pytest.mark.skipif(postgres.programs() is None, reason=postgres.MISSING)


async def test_it_reads_the_answers_and_who_has_which_duel() -> None:
    server = postgres.new()
    async with two(server, SELDOM) as (private, served):
        kept = Kept(server)
        assert kept.count() == 0
        assert kept.duels() == []
        duel = await begun(served)
        for n in range(2):
            await served.journal.append(duel, n, given(n))
        assert kept.count() == 2
        assert kept.duels() == [(duel, "open")]
        assert [line.answer for line in kept.by_people(duel)] == [(0,), (1,)]
        assert kept.node(PRIVATE) == number(private)
        assert kept.node(OF_THE_SERVER) == number(served)
        assert kept.had_by(number(served)) == 1
        assert kept.had_by(number(private)) == 0
