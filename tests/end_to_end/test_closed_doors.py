"""Somebody who takes no private messages is found out before a duel begins."""

import pytest

from bot.sandbox.people import Person
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop, table_in

pytestmark = pytest.mark.end_to_end


def threads(shop: Shop) -> list[str]:
    return [each.name for each in shop.sandbox.world.channels.values() if each.kind == "thread"]


@pytest.mark.parametrize("closed", ["Yugi", "Kaiba"])
async def test_a_closed_door_is_named_in_public_and_nothing_is_half_done(
    shop: Shop, closed: str
) -> None:
    people = shop.sandbox.people
    shop.sandbox.faults.refuse_dm(people[closed])
    offer = await shop.offer(shop.yugi, shop.kaiba)

    told = await shop.accept(shop.kaiba, offer)

    words = f"{closed} takes no private messages from me, so the duel cannot begin"
    assert words in told
    public = await shop.joey.wait_for("duels", lambda seen: words in seen.text)
    assert public.id == offer.id
    assert set(public.buttons) == {"Accept", "Decline", "Cancel challenge"}
    assert shop.yugi.sees("@bot") == shop.kaiba.sees("@bot") == []
    assert threads(shop) == []
    assert shop.journal.duels() == []

    people[closed].takes_dms = True
    table = table_in(await shop.accept(shop.kaiba, public))
    await fight(shop.at(table, shop.yugi), shop.at(table, shop.kaiba))
    assert shop.journal.duels() == [(1, "over")]


async def test_nobody_practises_with_closed_doors_either(shop: Shop) -> None:
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
