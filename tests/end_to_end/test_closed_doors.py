"""Who takes no private messages plays at the table, and shows nobody anything there."""

from random import Random

import pytest

from bot.sandbox.people import Person
from engine.core.protocol import Audience, Seat
from tests.end_to_end.history import secrets
from tests.end_to_end.memory import Memory
from tests.end_to_end.playing import any_way, play
from tests.end_to_end.shop import Shop, table_in
from tests.end_to_end.test_secrets import KAIBAS, YUGIS, leaks

pytestmark = pytest.mark.end_to_end


def threads(shop: Shop) -> list[str]:
    return [each.name for each in shop.sandbox.world.channels.values() if each.kind == "thread"]


@pytest.mark.parametrize("closed", [("Yugi",), ("Kaiba",), ("Yugi", "Kaiba")])
async def test_a_duel_is_played_behind_closed_doors_and_nobody_learns_of_a_hand(
    shop: Shop, closed: tuple[str, ...]
) -> None:
    people = (shop.yugi, shop.kaiba, shop.joey)
    for name in closed:
        shop.sandbox.faults.refuse_dm(shop.sandbox.people[name])
    memories = [Memory(person, shop.journal) for person in people]
    offer = await shop.offer(shop.yugi, shop.kaiba)
    told = await shop.accept(shop.kaiba, offer)
    assert ("I cannot send you private messages" in told) is ("Kaiba" in closed)
    table = table_in(told)
    said = await shop.joey.wait_for(table, lambda seen: "so you play here" in seen.text)
    for name in closed:
        assert f"<@{shop.sandbox.people[name].id}> I cannot send you private" in said.text

    yugi, kaiba = shop.at(table, shop.yugi), shop.at(table, shop.kaiba)
    for duelist in (yugi, kaiba):
        if duelist.person.name in closed:
            await duelist.moves_to_the_channel()
    dice = Random(1)
    await play((yugi, any_way(dice)), (kaiba, any_way(dice)))

    assert shop.journal.duels() == [(1, "over")]
    for name in closed:
        assert shop.sandbox.people[name].sees("@bot") == []
    audiences: tuple[Audience, ...] = (Seat(0), Seat(1), None)
    for owner, cards in ((Seat(0), YUGIS), (Seat(1), KAIBAS)):
        assert leaks(memories[owner], secrets(shop.journal, cards, None), cards)
        for audience, memory in zip(audiences, memories, strict=True):
            if audience != owner:
                assert leaks(memory, secrets(shop.journal, cards, audience), cards) == []


async def test_nobody_practises_with_closed_doors_where_no_thread_may_be_opened(
    shop: Shop,
) -> None:
    shop.sandbox.faults.refuse_dm(shop.mai)
    for channel in shop.sandbox.world.channels.values():
        channel.threads_allowed = False
    outcome = await shop.mai.call("duel practice", format="speed")
    assert outcome.message is not None

    told = await told_at_last(shop.mai, outcome.message.id)

    assert "so practice cannot begin" in told
    assert threads(shop) == []
    assert shop.journal.duels() == []


async def told_at_last(person: Person, message: str) -> str:
    seen = await person.wait_for("duels", lambda seen: seen.id == message and not seen.thinking)
    return seen.text
