"""While Discord cannot be reached, the time of an event stands still."""

import pytest

from bot.events.records import Delayed, Why
from bot.shared.reach import Reach
from tests.bot.hosting.hall import SWISS, Hall


async def test_nobody_is_absent_while_requests_fail(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)

    heard = Reach.heard

    def fails(self: Reach, status: int | None) -> None:
        heard(self, 503)

    with monkeypatch.context() as broken:
        broken.setattr(Reach, "heard", fails)
        hall.client.reach.heard(200)
        await hall.pass_time(60)
        assert not await hall.results()
    await hall.settle()
    while not hall.client.reach.is_there():
        assert hall.client.reach._trying is not None
        await hall.client.reach._trying
    await hall.pass_time(9)
    assert not await hall.results()
    reasons = {
        e.record.why for e in (await hall.event()).entries if isinstance(e.record, Delayed)
    }
    assert reasons == {Why.UNREACHABLE}
    await hall.pass_time(2)
    assert len(await hall.results()) == 2


async def test_nobody_is_absent_while_the_gateway_is_closed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    with monkeypatch.context() as closed:
        closed.setattr(type(hall.client.ws), "open", False)
        await hall.pass_time(60)
        assert not await hall.results()
    await hall.pass_time(9)
    assert not await hall.results()
    await hall.pass_time(2)
    assert len(await hall.results()) == 2
