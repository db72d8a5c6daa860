"""A match of three through discord.py, from the challenge to its end."""

from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.games.yugioh import YUGIOH
from tests.bot.conftest import Hosted
from tests.rulings.test_match import YUGIS


async def begin(hosted: Hosted, yugi: Person, kaiba: Person, *, unilateral: bool = True) -> str:
    """A match of three, Yugi with a Side Deck; return the channel of its board."""
    await hosted.stop()
    hosted.game = YUGIOH
    await hosted.start()
    guild = hosted.client.guilds[0].id
    await hosted.store.settings.change(guild, Terms(pace=0.0, unilateral=unilateral))
    await hosted.store.decks.keep(int(yugi.id), "yugioh", "Sided", YUGIS)
    await yugi.call("duel challenge", opponent=kaiba, format="master", deck="Sided", best_of=3)
    offer = kaiba.last("duels")
    assert "best of three" in offer.text
    menu = (await kaiba.press(offer, "Accept")).message
    assert menu is not None
    select = menu.selects[0]
    await kaiba.choose(menu, select.custom_id, [next(iter(select.options))])
    for person in (yugi, kaiba):
        await person.wait_for("@bot", lambda seen: "Rock-paper-scissors" in seen.text)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    return str(session.record.place.channel)


async def press(person: Person, words: str, label: str) -> MessageView:
    """Press what the panel offers once it says these words."""
    panel = await person.wait_for(
        "@bot", lambda seen: words in seen.text and label in seen.buttons
    )
    await person.press(panel, label)
    return panel


async def gives_up_the_duel(person: Person) -> None:
    asked = (await person.call("duel surrender")).message
    assert asked is not None
    done = (await person.press(asked, "Surrender this duel")).message
    assert done is not None
    assert "surrendered this duel" in done.text


async def throw_twice(yugi: Person, kaiba: Person, channel: str) -> None:
    """A drawn throw, and one that Yugi wins; nobody sees who has thrown."""
    await press(yugi, "Your sign", "Rock")
    board = yugi.last(channel).text
    assert "Waiting for Yugi" in board
    assert "Waiting for Kaiba" in board
    await press(kaiba, "Your sign", "Rock")
    await press(yugi, "Draw – choose again!", "Paper")
    await press(kaiba, "Draw – choose again!", "Rock")
    await press(yugi, "Do you want to go first", "Go first")
    await kaiba.wait_for(channel, lambda seen: "Duel 1 of 3 · Yugi 0–0 Kaiba" in seen.text)


async def exchange_one(yugi: Person, kaiba: Person, channel: str) -> None:
    """Yugi exchanges a card, and is told what does not fit until it does."""
    panel = await yugi.wait_for(
        "@bot", lambda seen: "Side Deck" in seen.text and bool(seen.selects)
    )
    swaps = [each for each in panel.selects if each.custom_id.startswith("add:")]
    taken_out, put_in = swaps[0], swaps[-1]
    await yugi.choose(panel, put_in.custom_id, [next(iter(put_in.options))])
    panel = await yugi.wait_for("@bot", lambda seen: "0 out, 1 in" in seen.text)
    assert panel.buttons["Done"].disabled
    await yugi.choose(panel, taken_out.custom_id, [next(iter(taken_out.options))])
    await press(yugi, "Out: 1", "Done")
    await yugi.wait_for("@bot", lambda seen: "Change it again" in seen.buttons)
    for person, place in ((kaiba, "@bot"), (kaiba, channel)):
        assert "Raigeki (" not in person.last(place).text


async def test_a_match_with_a_drawn_throw_side_decks_a_restart_and_an_agreed_draw(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await begin(hosted, yugi, kaiba)
    await throw_twice(yugi, kaiba, channel)
    await gives_up_the_duel(kaiba)
    await exchange_one(yugi, kaiba, channel)

    await hosted.stop()
    await hosted.start()
    await press(yugi, "You are done", "Change it again")
    await press(yugi, "Out: 1", "Done")
    await press(kaiba, "Side Deck", "Done")
    await press(kaiba, "You lost the last duel", "Go second")
    await kaiba.wait_for(channel, lambda seen: "Duel 2 of 3 · Yugi 1–0 Kaiba" in seen.text)

    offered = (await yugi.call("duel draw")).message
    assert offered is not None
    assert "asked to agree" in offered.text
    assert "offer" not in kaiba.last(channel).text
    await press(kaiba, "Yugi offers you a draw", "Accept the draw")
    for person in (yugi, kaiba):
        await press(person, "Side Deck", "Done")
    await press(yugi, "Rock-paper-scissors", "Paper")
    await press(kaiba, "Rock-paper-scissors", "Rock")
    await press(yugi, "Do you want to go first", "Go first")
    await kaiba.wait_for(channel, lambda seen: "Duel 3 of 3" in seen.text)
    await gives_up_the_duel(kaiba)
    over = await kaiba.wait_for(channel, lambda seen: "wins the match" in seen.text)
    assert "# Yugi wins" in over.text
    assert "Yugi 2, Kaiba 0" in over.text


async def test_done_on_a_panel_from_before_a_restart_takes_no_other_exchange(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await begin(hosted, yugi, kaiba)
    await throw_twice(yugi, kaiba, channel)
    await gives_up_the_duel(kaiba)
    panel = await yugi.wait_for(
        "@bot", lambda seen: "Side Deck" in seen.text and bool(seen.selects)
    )
    swaps = [each for each in panel.selects if each.custom_id.startswith("add:")]
    await yugi.choose(panel, swaps[0].custom_id, [next(iter(swaps[0].options))])
    panel = await yugi.wait_for("@bot", lambda seen: "1 out, 0 in" in seen.text)
    await yugi.choose(panel, swaps[-1].custom_id, [next(iter(swaps[-1].options))])
    panel = await yugi.wait_for("@bot", lambda seen: not seen.buttons["Done"].disabled)
    await hosted.stop()
    await hosted.start()
    before = len(await hosted.store.matches.answers(1))
    told = (await yugi.press(panel, "Done", unchecked=True)).message
    assert told is not None
    shown = await yugi.wait_for("@bot", lambda seen: "Out: 0" in seen.text)
    assert shown.id == panel.id
    await yugi.wait_for("@bot", lambda seen: "Your choice was lost" in seen.text)
    assert len(await hosted.store.matches.answers(1)) == before
    await press(yugi, "Out: 0", "Done")
    await yugi.wait_for("@bot", lambda seen: "Change it again" in seen.buttons)


async def test_who_asks_to_surrender_otherwise_is_told_that_the_first_request_is_gone(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await begin(hosted, yugi, kaiba, unilateral=False)
    await throw_twice(yugi, kaiba, channel)
    sheets = []
    for _ in range(2):
        asked = (await yugi.call("duel surrender")).message
        assert asked is not None
        sheets.append(asked)
    for sheet in sheets:
        done = (await yugi.press(sheet, "Surrender the match")).message
        assert done is not None
        assert "asked to accept that you surrender the whole match." in done.text
    for label, words in (
        ("Surrender this duel", "replaces your request to surrender the match"),
        ("Surrender the match", "replaces your request to surrender one duel"),
    ):
        asked = (await yugi.call("duel surrender")).message
        assert asked is not None
        assert list(asked.buttons) == [label, "Take back my request"]
        done = (await yugi.press(asked, label)).message
        assert done is not None
        assert words in done.text


async def test_who_asks_to_surrender_one_duel_of_a_match_is_told_that_it_is_one_duel(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await begin(hosted, yugi, kaiba, unilateral=False)
    await throw_twice(yugi, kaiba, channel)
    asked = (await yugi.call("duel surrender")).message
    assert asked is not None
    done = (await yugi.press(asked, "Surrender this duel")).message

    assert done is not None
    assert "asked to accept that you surrender this duel of the match." in done.text


async def test_an_old_button_accepts_no_other_request_to_surrender(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await begin(hosted, yugi, kaiba, unilateral=False)
    await throw_twice(yugi, kaiba, channel)
    await asks_to_surrender(yugi, "Surrender this duel")
    old = (await kaiba.press(kaiba.last(channel), "My hand")).message
    assert old is not None
    assert "Yugi asks to surrender this duel of the match. It ends if you accept." in old.text
    await yugi.wait_for("@bot", lambda seen: "You asked to surrender this duel" in seen.text)

    await hosted.stop()  # so that the panel which was opened stays as it is
    await hosted.start()
    await asks_to_surrender(yugi, "Surrender the match")
    await kaiba.wait_for("@bot", lambda seen: "asks to surrender the whole match" in seen.text)
    refused = (await kaiba.press(old, "Accept the surrender")).message

    assert refused is not None
    assert refused.text == say("en", "surrender-changed")
    await yugi.wait_for("@bot", lambda seen: "You asked to surrender the whole" in seen.text)
    await kaiba.press(kaiba.last("@bot"), "Accept the surrender")
    await kaiba.wait_for(channel, lambda seen: "has surrendered the match" in seen.text)


async def asks_to_surrender(person: Person, label: str) -> None:
    asked = (await person.call("duel surrender")).message
    assert asked is not None
    await person.press(asked, label)
