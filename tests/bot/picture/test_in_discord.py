"""Boards as pictures through the real client: chosen, hung, kept, taken down, brought back."""

import asyncio
import threading
from collections.abc import Sequence
from io import BytesIO

import pytest
from PIL import Image

from bot.duels.picture import easel as easels
from bot.duels.picture.drawing import draw
from bot.duels.stage import hanging, spot
from bot.people.terms import Shade, Shown, Terms
from bot.sandbox.people import Person
from bot.sandbox.records import Json
from bot.sandbox.rest.compose import compose
from bot.sandbox.rest.refusals import missing_permissions
from bot.sandbox.rest.request import Upload
from bot.sandbox.views import MessageView
from bot.sandbox.world import World
from bot.shared.drawing.colours import Palette
from bot.shared.words import say
from bot.store import Store
from cards.games.yugioh import YUGIOH
from engine.core.picturing import Tableau
from tests.bot.conftest import Hosted
from tests.bot.playing import open_options
from tests.waiting import PATIENCE, until

MOST_BYTES = 150 * 1024


@pytest.fixture
async def table(hosted: Hosted) -> Hosted:
    """The bot hosts the real game, whose tables can be drawn."""
    await hosted.stop()
    hosted.game = YUGIOH
    await hosted.start()
    return hosted


@pytest.fixture
def yugi(table: Hosted) -> Person:
    return table.sandbox.people["Yugi"]


async def practise(person: Person) -> MessageView:
    """A duel against the built-in opponent has begun; its panel asks something."""
    await person.call("duel practice", format="speed")
    return await person.wait_for("@bot", lambda seen: bool(open_options(seen)))


async def choose(person: Person, panel: MessageView, shown: str) -> MessageView:
    """The person chooses what their board is shown as, by their panel."""
    opened = (await person.press(panel, "More …")).message
    assert opened is not None
    changed = (await person.choose(opened, "board-shown", [shown])).message
    assert changed is not None
    return changed


def now(person: Person, panel: MessageView) -> MessageView:
    """The panel as it stands now."""
    return next(seen for seen in person.sees("@bot") if seen.id == panel.id)


def is_drawn(seen: MessageView) -> bool:
    return len(seen.message.attachments) == 1


async def test_a_person_switches_to_pictures_and_back(table: Hosted, yugi: Person) -> None:
    panel = await practise(yugi)
    assert panel.message.attachments == []
    words = "LP · "
    assert words in panel.text

    await choose(yugi, panel, "picture")
    drawn = await yugi.wait_for("@bot", is_drawn)
    [file] = drawn.message.attachments
    image = Image.open(BytesIO(file.content))
    assert (image.format, image.width) == ("PNG", 680)
    assert len(file.content) <= MOST_BYTES
    assert file.description is not None
    assert 0 < len(file.description) <= 1024
    assert "CPU · 4000 LP" in file.description
    assert words not in drawn.text
    assert "### " in drawn.text
    assert open_options(drawn)

    await choose(yugi, drawn, "both")
    both = await yugi.wait_for("@bot", lambda seen: is_drawn(seen) and words in seen.text)
    await choose(yugi, both, "words")
    await yugi.wait_for("@bot", lambda seen: seen.id == panel.id and not is_drawn(seen))
    assert words in now(yugi, panel).text


async def test_pictures_follow_presses(table: Hosted, yugi: Person) -> None:
    panel = await practise(yugi)
    await choose(yugi, panel, "picture")
    drawn = await yugi.wait_for("@bot", is_drawn)
    first = drawn.message.attachments[0].filename
    await yugi.press(drawn, "Refresh")
    again = await yugi.wait_for("@bot", is_drawn)
    assert again.message.attachments[0] is drawn.message.attachments[0]
    async with asyncio.timeout(PATIENCE):
        while drawn.message.attachments[0].filename == first:
            panel = now(yugi, panel)
            pressable = [each for each in open_options(panel) if each.startswith("answer:")]
            if pressable:
                await yugi.press(panel, pressable[0])
            await asyncio.sleep(0.02)
            drawn = now(yugi, panel) if is_drawn(now(yugi, panel)) else drawn


async def test_the_words_stand_in_while_a_picture_is_drawn(
    table: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(easels, "FOR_A_FOLLOWER", 0.05)
    monkeypatch.setattr(spot, "FOR_A_FOLLOWER", 0.05)
    monkeypatch.setattr(hanging, "OWED_REST", 0.05)
    may_draw = threading.Event()

    def slow(tableau: Tableau, language: str, palette: Palette) -> bytes:
        may_draw.wait(60)
        return draw(tableau, language, palette)

    monkeypatch.setattr(easels, "draw", slow)
    panel = await practise(yugi)
    await choose(yugi, panel, "picture")
    await yugi.press(panel, "Refresh")
    waiting = now(yugi, panel)
    assert not is_drawn(waiting)
    assert "LP · " in waiting.text
    may_draw.set()
    drawn = await yugi.wait_for("@bot", is_drawn)
    assert "LP · " not in drawn.text


async def test_the_picture_comes_back_after_a_restart(table: Hosted, yugi: Person) -> None:
    panel = await practise(yugi)
    await choose(yugi, panel, "picture")
    before = await yugi.wait_for("@bot", is_drawn)
    await table.stop()
    await table.start()
    await yugi.press(before, "Refresh")
    after = await yugi.wait_for("@bot", is_drawn)
    assert after.message.attachments[0].filename == before.message.attachments[0].filename
    assert await table.store.people.ways(int(yugi.id)) is not None


async def test_the_command_chooses_too_and_a_choice_is_kept(
    table: Hosted, yugi: Person
) -> None:
    told = await yugi.call("duel picture", options={"show": "both", "colours": "light"})
    assert told.message is not None
    assert told.message.text == (
        "Your boards are shown as a picture and in words, in light colours."
    )
    reopened = await Store.open(table.database)
    ways = await reopened.people.ways(int(yugi.id))
    await reopened.close()
    assert ways is not None
    assert (ways.shown, ways.shade) == (Shown.BOTH, Shade.LIGHT)
    panel = await practise(yugi)
    drawn = panel if is_drawn(panel) else await yugi.wait_for("@bot", is_drawn)
    image = Image.open(BytesIO(drawn.message.attachments[0].content)).convert("RGB")
    light = image.getpixel((2, 2))
    assert isinstance(light, tuple)
    assert min(light) > 240


async def sit_down(table: Hosted, yugi: Person, shown: Shown) -> str:
    """A duel of two people on a server that shows boards so; the channel of its board."""
    kaiba = table.sandbox.people["Kaiba"]
    kaiba.locale = "en-US"
    guild = next(iter(table.client.guilds)).id
    await table.store.settings.change(guild, Terms(pace=0.0, board=shown))
    await yugi.call("duel challenge", opponent=kaiba, format="speed")
    offer = kaiba.last("duels")
    accept = next(label for label, each in offer.buttons.items() if "accept" in str(each))
    menu = (await kaiba.press(offer, accept)).message
    assert menu is not None
    ready = next(iter(menu.selects[0].options))
    await kaiba.choose(menu, menu.selects[0].custom_id, [ready])
    await yugi.wait_for("@bot", lambda seen: "LP · " in seen.text)
    session = await table.client.house.sessions.get(1)
    assert session is not None
    assert session.record.terms.board is shown
    return str(session.record.place.channel)


async def test_the_public_board_is_drawn_where_the_server_wants_it(
    table: Hosted, yugi: Person
) -> None:
    channel = await sit_down(table, yugi, Shown.BOTH)
    board = await yugi.wait_for(channel, is_drawn)
    assert "LP" in board.text
    panel = await yugi.wait_for("@bot", lambda seen: "LP" in seen.text)
    assert not is_drawn(panel)
    opened = (await yugi.press(board, "My hand")).message
    assert opened is not None
    assert not is_drawn(opened)


async def test_a_board_is_in_words_in_a_channel_where_no_files_may_be_attached(
    table: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_files(
        world: World, channel: str, body: Json, uploads: Sequence[Upload]
    ) -> dict[str, object]:
        if uploads:
            raise missing_permissions()
        return compose(world, channel, body, uploads)

    monkeypatch.setattr("bot.sandbox.rest.messages.compose", without_files)
    channel = await sit_down(table, yugi, Shown.PICTURE)
    board = await yugi.wait_for(channel, lambda seen: "LP · " in seen.text)
    assert not is_drawn(board)
    assert say("en", "board-gone") not in [seen.text for seen in yugi.sees("@bot")]


async def test_where_files_may_not_be_sent_the_words_are_shown(
    table: Hosted, yugi: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await practise(yugi)
    monkeypatch.setattr("bot.sandbox.rest.compose.ATTACHMENT_LIMIT", 10)
    await choose(yugi, panel, "picture")
    await until(lambda: len(table.sandbox.violations) == 2)
    shown = await yugi.wait_for("@bot", lambda seen: "LP · " in seen.text)
    assert not is_drawn(shown)
    assert {each.split(": ")[1][:3] for each in table.sandbox.violations} == {"413"}
    table.sandbox.violations.clear()
