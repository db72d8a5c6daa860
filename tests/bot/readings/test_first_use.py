"""The log says how sure the rules of an imported card are when it is first used."""

import pytest

from bot.duels.match.first_use import Telling
from bot.duels.store.agreement import Agreement
from bot.sandbox.people import Person
from cards.games.yugioh import YUGIOH
from cards.yugioh import by_name
from engine.core.changing import changed
from engine.core.game import Reader
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.odds_and_evens import Played
from tests.bot.readings.decks import keep
from tests.bot.readings.sure import ANT, BEE, CAT, SURE
from tests.bot.readings.test_consent import accept
from tests.table import Table, side
from tests.talk.reading import KAIBA, YUGI, reader

PUBLIC = Reader(None, "en", ("Yugi", "Kaiba"))
OWN = Reader(Seat(0), "en", ("Yugi", "Kaiba"))


async def test_it_is_said_once_to_each_and_of_imported_cards_alone(
    unsure: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(unsure, yugi, "Birds", BEE, CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Birds")
    await accept(kaiba, kaiba.last("duels"), "Forest")
    session = await unsure.client.house.sessions.get(1)
    assert session is not None
    record = session.record
    assert record.agreement.read == ((BEE, "witnessed"), (CAT, "unproven"))

    match = SURE.open(record.setup)
    match.start()
    telling = Telling(SURE, record)
    events = [Played(Seat(0), card, False) for card in (ANT, CAT, CAT)]
    words = "Cat is an imported card: read, not confirmed."
    monkeypatch.setattr("tests.bot.readings.sure.STATES", {})  # another import changes nothing
    assert telling.tell(match, events, PUBLIC)[3:] == (words,)
    assert telling.tell(match, events, PUBLIC)[3:] == ()
    assert telling.tell(match, events, OWN)[3:] == (words,)

    nothing = changed(record, agreement=Agreement())
    assert Telling(SURE, nothing).tell(match, events, PUBLIC) == SURE.tell(
        match, events, PUBLIC
    )


def test_what_is_activated_or_summoned_is_used_by_who_sees_it() -> None:
    table = Table(yugi=side(hand=["Battle Ox", "Waboku"]), kaiba=side(hand=["Raigeki"]))
    table.yugi.summons("Battle Ox")
    ox = by_name("Battle Ox").passcode
    for seat in (YUGI, KAIBA, None):
        events = table.driver.told[seat]
        assert YUGIOH.used(table.driver.match, events, reader(seat)) == (ox,)
    table.yugi.sets("Waboku")
    assert YUGIOH.used(table.driver.match, table.driver.told[YUGI], reader(YUGI)) == (ox,)
