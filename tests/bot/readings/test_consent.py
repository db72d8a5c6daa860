"""Cards that have to be agreed to: named in the challenge, agreed to, and by both."""

import pytest

from bot.duels.lobby.tables import LobbyError
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from engine.core.game import DeckList
from tests.bot.conftest import Hosted
from tests.bot.readings import sure
from tests.bot.readings.decks import keep
from tests.bot.readings.sure import ANT, BEE, CAT, DOG, SURE
from tests.waiting import until


async def accept(person: Person, offer: MessageView, deck: str) -> MessageView:
    """The message to whoever accepted, once they have chosen that deck."""
    menu = (await person.press(offer, "Accept")).message
    assert menu is not None
    await person.choose(menu, menu.selects[0].custom_id, [deck])
    return await person.wait_for(
        "duels", lambda seen: seen.id == menu.id and "Getting ready" not in seen.text
    )


def question(person: Person) -> MessageView:
    """What the challenger is asked."""
    return next(
        seen for seen in reversed(person.sees("duels")) if "Agree and duel" in seen.buttons
    )


async def takes(hosted: Hosted, match: int = 1) -> tuple[str, ...]:
    record = await hosted.store.matches.load(match)
    assert record is not None
    return record.agreement.takes


async def test_trusted_cards_are_played_without_a_word(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Bees", BEE, BEE)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Bees")
    offer = kaiba.last("duels")
    assert list(offer.buttons) == [
        "Accept",
        "Decline",
        "Cancel challenge",
        "日本語",
        "简体中文",
    ]
    assert "agree" not in offer.text
    assert "The duel has begun" in (await accept(kaiba, offer, "Forest")).text
    assert await takes(unsure) == ()


async def test_a_challenge_names_what_it_brings_and_accepting_agrees(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Mixed", BEE, CAT, CAT, DOG)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Mixed")
    offer = kaiba.last("duels")
    assert (
        "Yugi's deck has imported cards that need agreement: 2 [en] state-unproven · "
        "1 [en] state-by-hand. Whoever accepts the challenge agrees to them." in offer.text
    )

    named = (await kaiba.press(offer, "Which cards?")).message
    assert named is not None
    assert named.ephemeral
    assert "**[en] state-unproven** (2): Cat ×2" in named.text
    assert "**[en] state-by-hand** (1): Dog\n-# [en] card-state-by-hand" in named.text
    assert "Bee" not in named.text

    assert "The duel has begun" in (await accept(kaiba, offer, "Forest")).text
    assert await takes(unsure) == ("unproven", "by-hand")


@pytest.mark.parametrize("length", ["1", "3"])
async def test_what_cannot_come_to_be_played_is_not_asked_about(
    unsure: Hosted, yugi: Person, kaiba: Person, length: str
) -> None:
    """Of the Side Deck nothing is played in a duel alone."""
    deck = DeckList({"main": (CAT, *[ANT] * 39), "side": (DOG, DOG)})
    await unsure.store.decks.keep(int(yugi.id), SURE.key, "Mixed", deck)
    await yugi.call(
        "duel challenge", opponent=kaiba, format="short", deck="Mixed", best_of=int(length)
    )

    offer = kaiba.last("duels")
    assert "1 [en] state-unproven" in offer.text
    assert ("2 [en] state-by-hand" in offer.text) is (length == "3")


async def test_a_declined_challenge_begins_nothing(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Mixed", CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Mixed")
    await kaiba.press(kaiba.last("duels"), "Decline")
    assert await unsure.store.matches.open_ids() == []


async def test_the_challenger_agrees_to_what_the_other_brings_also_after_a_restart(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, kaiba, "Cats", CAT, CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    waits = await accept(kaiba, kaiba.last("duels"), "Cats")
    assert waits.text.startswith("Yugi is asked first whether they agree")
    assert await unsure.store.matches.open_ids() == []

    await unsure.stop()
    await unsure.start()
    asked = question(yugi)
    assert f"<@{yugi.id}>: Kaiba accepts, with imported cards" in asked.text
    assert "2 [en] state-unproven" in asked.text
    assert [*asked.buttons] == ["Agree and duel", "Not with these cards", "Which cards?"]
    named = (await yugi.press(asked, "Which cards?")).message
    assert named is not None
    assert "Cat ×2" in named.text
    refused = (await kaiba.press(asked, "Agree and duel")).message
    assert refused is not None
    assert refused.text == "Only the player who made the challenge can answer this."

    await yugi.press(asked, "Agree and duel")
    await until(lambda: "were agreed to: <#" in _now(yugi, asked).text)
    assert await unsure.store.matches.open_ids() == [1]
    assert await takes(unsure) == ("unproven",)


async def test_cards_that_are_refused_leave_the_challenge_open_for_another_deck(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, kaiba, "Cats", CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = kaiba.last("duels")
    await accept(kaiba, offer, "Cats")
    asked = question(yugi)
    await yugi.press(asked, "Not with these cards")
    assert "Kaiba's cards were not agreed to." in _now(yugi, asked).text
    assert not _now(yugi, asked).buttons

    assert "The duel has begun" in (await accept(kaiba, offer, "Forest")).text
    assert await takes(unsure) == ()


async def test_another_deck_is_asked_about_anew_and_in_the_same_message(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, kaiba, "Cats", CAT)
    await keep(unsure, kaiba, "Dogs", DOG)
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = kaiba.last("duels")
    await accept(kaiba, offer, "Cats")
    lobby, before = unsure.client.house.lobby, question(yugi)
    await accept(kaiba, offer, "Dogs")
    assert question(yugi).id == before.id
    assert "1 [en] state-by-hand" in question(yugi).text
    with pytest.raises(LobbyError, match="counter-is-over"):
        await lobby.asked(1, 1)


async def test_a_rematch_keeps_what_was_agreed_and_not_more(
    unsure: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(unsure, yugi, "Mixed", CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Mixed")
    await accept(kaiba, kaiba.last("duels"), "Forest")
    lobby = unsure.client.house.lobby
    record = await unsure.store.matches.load(1)
    assert record is not None
    session = await unsure.client.house.sessions.get(1)
    assert session is not None
    await session.settling.call_off("over")

    await lobby.rematch(record, int(yugi.id), 0)
    again = await lobby.rematch(record, int(kaiba.id), 0)
    assert again is not None
    assert again.record.agreement.takes == ("unproven",)

    await again.settling.call_off("over")
    monkeypatch.setattr(sure, "STATES", {CAT: "by-hand"})
    await lobby.rematch(again.record, int(yugi.id), 0)
    with pytest.raises(LobbyError, match="deck-not-taken") as refused:
        await lobby.rematch(again.record, int(kaiba.id), 0)
    assert refused.value.facts == {"name": "Yugi"}


async def test_a_card_that_became_less_sure_is_asked_about_in_a_new_challenge(
    unsure: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(unsure, yugi, "Bees", BEE)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Bees")
    monkeypatch.setattr(sure, "STATES", {BEE: "unproven"})
    refused = await accept(kaiba, kaiba.last("duels"), "Forest")
    assert "Yugi's deck has imported cards that were reported, or" in refused.text
    assert "Bee" not in refused.text
    assert await unsure.store.matches.open_ids() == []


async def test_practice_says_what_may_not_be_as_printed(unsure: Hosted, yugi: Person) -> None:
    await keep(unsure, yugi, "Mixed", CAT, BEE)
    begun = (await yugi.call("duel practice", format="short", deck="Mixed")).message
    assert begun is not None
    await until(lambda: "Practice begins" in _now(yugi, begun).text)
    assert "1 [en] state-unproven" in _now(yugi, begun).text


def _now(person: Person, message: MessageView) -> MessageView:
    return next(seen for seen in person.sees("duels") if seen.id == message.id)
