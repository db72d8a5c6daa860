"""Reporting a card as people do it: a button, one sentence, and what comes of it."""

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.bot.conftest import Hosted
from tests.bot.playing import show_to_everybody
from tests.bot.readings.decks import keep
from tests.bot.readings.sure import ANT, BEE, CAT

WRONG = "Report a mistake"


async def sheet(person: Person, card: str, channel: str = "duels") -> MessageView:
    """The page of a card."""
    first = (await person.call("card", channel, {"name": card})).message
    assert first is not None
    return await person.wait_for(
        channel, lambda seen: seen.id == first.id and not seen.thinking
    )


async def report(person: Person, page: MessageView, words: str = "It stings twice.") -> str:
    """What the person is told who reports the card of the page."""
    form = (await person.press(page, WRONG)).modal
    assert form is not None
    told = (await person.submit(form, {"words": words})).message
    assert told is not None
    assert told.ephemeral
    return told.text


async def test_only_imported_cards_have_the_button(unsure: Hosted, yugi: Person) -> None:
    assert WRONG not in (await sheet(yugi, "Ant")).buttons
    bee = await sheet(yugi, "Bee")
    assert WRONG in bee.buttons
    assert "[en] card-state-witnessed" in bee.text


async def test_a_reported_card_is_done_by_hand_here_and_everything_says_so(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Bees", BEE, BEE, CAT)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Bees")
    offer = kaiba.last("duels")

    heard = await report(kaiba, await sheet(kaiba, "Bee"))
    assert heard.startswith(
        "Thank you. From the next duel on, Bee is played by hand on this server"
    )
    page = await sheet(yugi, "Bee")
    assert "Playable here if all players agree: by hand (reported here)." in page.text

    check = (await yugi.call("deck check", deck="Bees", format="short")).message
    assert check is not None
    assert "**[en] state-by-hand** (2): Bee (reported here) ×2" in check.text

    menu = (await kaiba.press(offer, "Accept")).message
    assert menu is not None
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    told = await kaiba.wait_for("duels", lambda s: s.id == menu.id and "reported" in s.text)
    assert told.text.startswith("Yugi's deck has imported cards that were reported, or")
    assert await unsure.store.matches.open_ids() == []


async def test_a_duel_brings_a_reported_card_by_hand_where_both_agree(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Bees", BEE, BEE, CAT)
    await report(kaiba, await sheet(kaiba, "Bee"))
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Bees")
    offer = kaiba.last("duels")
    assert "2 [en] state-by-hand · 2 of these reported here" in offer.text
    menu = (await kaiba.press(offer, "Accept")).message
    assert menu is not None
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await kaiba.wait_for("duels", lambda s: s.id == menu.id and "has begun" in s.text)

    session = await unsure.client.house.sessions.get(1)
    assert session is not None
    assert session.record.setup.brought == ("2 by hand",)
    assert dict(session.record.agreement.read) == {BEE: "by-hand", CAT: "unproven"}


async def test_a_duel_that_has_begun_stays_as_it_is(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await keep(unsure, yugi, "Bees", BEE)
    await yugi.call("duel challenge", opponent=kaiba, format="short", deck="Bees")
    menu = (await kaiba.press(kaiba.last("duels"), "Accept")).message
    assert menu is not None
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await kaiba.wait_for("duels", lambda s: s.id == menu.id and "has begun" in s.text)
    await report(kaiba, await sheet(kaiba, "Bee"))

    await unsure.stop()
    await unsure.start()
    session = await unsure.client.house.sessions.get(1)
    assert session is not None
    assert await unsure.store.matches.open_ids() == [1]
    assert BEE in session.record.setup.decks[0].codes
    assert session.record.setup.brought == ()


async def test_whoever_has_said_it_is_told_so_before_they_write(
    unsure: Hosted, kaiba: Person
) -> None:
    page = await sheet(kaiba, "Bee")
    await report(kaiba, page)
    again = await kaiba.press(page, WRONG)
    assert again.modal is None
    assert again.message is not None
    assert again.message.text == "You have already reported Bee here."


async def test_moderators_see_reports_and_take_them_back(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await report(kaiba, await sheet(kaiba, "Bee"), "It *stings* twice.")
    show_to_everybody(unsure, "duel-admin")
    refused = (await kaiba.call("duel-admin reports")).message
    assert refused is not None
    assert "Bee" not in refused.text

    listed = (await yugi.call("duel-admin reports")).message
    assert listed is not None
    assert listed.ephemeral
    assert listed.text.startswith("### One report on this server\n")
    assert f"**Bee** · <@{kaiba.id}>" in listed.text
    assert "“It \\*stings\\* twice.”" in listed.text
    back = (await yugi.choose(listed, "reports-back", ["Bee"])).message
    assert back is not None
    assert "Bee is played here by its rules again." in back.text
    assert not back.selects
    assert "card-state-witnessed" in (await sheet(yugi, "Bee")).text


async def test_the_operators_word_outlasts_a_moderators(
    unsure: Hosted, yugi: Person, kaiba: Person
) -> None:
    await report(kaiba, await sheet(kaiba, "Bee"))
    await unsure.store.database.do("UPDATE reports SET stand = 'true'")
    listed = (await yugi.call("duel-admin reports")).message
    assert listed is not None
    assert not listed.selects
    assert "by hand (reported here)" in (await sheet(yugi, "Bee")).text


async def test_the_cards_of_the_game_are_not_reported_by_a_forged_button(
    unsure: Hosted, kaiba: Person
) -> None:
    page = await sheet(kaiba, "Bee")
    row = next(each for each in page.components[0]["components"] if _has(each, "wrong:"))
    row["components"][0]["custom_id"] = f"wrong:odds:{ANT}"
    refused = await kaiba.press(page, WRONG)
    assert refused.modal is None
    assert refused.message is not None
    assert "is not an imported card" in refused.message.text


def _has(row: dict[str, object], start: str) -> bool:
    return f"'custom_id': '{start}" in str(row)
