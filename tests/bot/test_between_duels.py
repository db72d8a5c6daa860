"""Reading cards between two duels of a match, while they are exchanged."""

import pytest

from bot.duels.match.drafts import Opened
from bot.duels.seen.sight import Sight
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from engine.core.protocol import Seat
from tests.bot.matches import answer, begun, between
from tests.bot.standing_in import KAIBA, YUGI, Room
from tests.rulings.test_match import DECKS


async def open_card(session: Session, user: int, place: str, at: int = 0) -> Sight:
    """What `user` sees who opens that card of a heap."""
    seat = session.seat_of(user)
    sight = await session.sight(seat)
    heap = next(group for group in sight.cards if group.place == place)
    what = Opened(sight.moment, heap.cards[at].handle)
    assert await session.open(user, what) is Verdict.TAKEN
    return await session.sight(seat)


@pytest.mark.rule("MR-MATCH-06")
async def test_cards_of_the_own_deck_are_read_while_they_are_exchanged(room: Room) -> None:
    session = await between(room)
    sight = await session.sight(Seat(0))
    heaps = {group.title: group.cards for group in sight.cards}
    assert list(heaps) == ["Main Deck", "Extra Deck", "Side Deck"]
    assert sum(card.count for card in heaps["Main Deck"]) == len(DECKS[0]["main"])
    assert [card.name for card in heaps["Side Deck"]] == [
        "Raigeki",
        "Dust Tornado",
        "Dark Hole",
        "Decode Talker",
    ]

    read = (await open_card(session, YUGI, "part-2")).reading

    assert read is not None
    assert read.name == "Raigeki"
    assert any("Destroy all monsters" in line for line in read.text)
    assert not read.offers
    assert not read.refusals
    others = await session.sight(Seat(1))
    assert "Raigeki (" not in repr(others.cards)
    assert await session.open(YUGI, None) is Verdict.TAKEN
    assert (await session.sight(Seat(0))).question == sight.question


@pytest.mark.rule("MR-INFO-01")
async def test_only_what_everybody_saw_of_the_others_is_read_between_duels(room: Room) -> None:
    session = await begun(room)
    hand = next(g for g in (await session.sight(Seat(0))).cards if g.place == "hand").cards
    question = (await session.sight(Seat(0))).question
    assert question
    choices = question.prompt.choices
    acts = [n for n, each in enumerate(choices) if each.act == "Normal Summon"]
    assert acts
    summoned = next(each.name for each in hand if acts[0] in each.options)
    await answer(session, YUGI, (acts[0],))
    again = (await session.sight(Seat(0))).question
    assert again
    sets = [n for n, each in enumerate(again.prompt.choices) if each.act == "Set"]
    await answer(session, YUGI, (sets[0],))
    assert await session.settling.surrender(KAIBA, whole=False) is Verdict.TAKEN

    for _ in range(2):
        shown = {g.place: g for g in (await session.sight(Seat(1))).cards}["shown-0"]
        assert shown.title == "Shown by Yugi"
        assert [card.name for card in shown.cards] == [summoned]
        assert "shown-0" not in {g.place for g in (await session.sight(Seat(0))).cards}
        assert (await open_card(session, KAIBA, "shown-0")).reading is not None
        restarted = await room.restarted().get(session.record.id)
        assert restarted is not None
        session = restarted
