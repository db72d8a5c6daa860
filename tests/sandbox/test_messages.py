"""Messages, files, private messages and threads through the real client."""

import io

import discord
import pytest
from discord import ui

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Room, World
from tests.sandbox.guest import visiting
from tests.sandbox.openapi import inspect


def file(name: str, content: bytes = b"abc") -> discord.File:
    return discord.File(io.BytesIO(content), filename=name, description="a file")


async def test_files_are_kept_and_served(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox) as guest:
        sent = await guest.room("duels").send("look", file=file("a.txt"))
        assert await sent.attachments[0].read() == b"abc"
        await sent.edit(attachments=[*sent.attachments, file("b.txt")])
        seen = yugi.last("duels")
        assert [each.filename for each in seen.attachments] == ["a.txt", "b.txt"]
        assert seen.attachments[0].description == "a file"
        await sent.edit(attachments=[])
        assert yugi.last("duels").attachments == []


async def test_a_layout_shows_its_files(sandbox: Sandbox, yugi: Person) -> None:
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
    view.add_item(ui.File("attachment://b.txt"))
    thumbnail: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail("attachment://a.png")
    view.add_item(ui.Section("words", accessory=thumbnail))
    async with visiting(sandbox) as guest:
        await guest.room("duels").send(view=view, files=[file("a.png"), file("b.txt")])
        gallery, shown_file, section = yugi.last("duels").components
        url = gallery["items"][0]["media"]["url"]
        assert await guest.http.get_from_cdn(url) == b"abc"
        assert shown_file["name"] == "b.txt"
        assert section["accessory"]["media"]["url"] == url


async def test_a_message_turns_to_layout_and_never_back(sandbox: Sandbox, yugi: Person) -> None:
    view = ui.LayoutView().add_item(ui.TextDisplay("laid out"))
    async with visiting(sandbox) as guest:
        sent = await guest.room("duels").send("plain", embed=discord.Embed(title="e"))
        with pytest.raises(discord.HTTPException, match="Components V2"):
            await sent.edit(view=view)
        sent = await sent.edit(content=None, embeds=[], view=view)
        assert yugi.last("duels").text == "laid out"
        with pytest.raises(discord.HTTPException, match="Components V2"):
            await sent.edit(content="plain again")
    assert len(sandbox.violations) == 2
    sandbox.violations.clear()


async def test_private_messages_reach_one_person(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox) as guest:
        member = await guest.shop.fetch_member(int(yugi.id))
        await member.send("your hand")
        assert yugi.last("@bot").text == "your hand"
        assert kaiba.sees("@bot") == []


async def test_private_messages_may_be_refused(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox) as guest:
        member = await guest.shop.fetch_member(int(yugi.id))
        sandbox.faults.refuse_dm(yugi)
        with pytest.raises(discord.Forbidden) as refusal:
            await member.send("your hand")
        assert refusal.value.code == 50007
        yugi.takes_dms = True
        await member.send("your hand")
    assert sandbox.violations == []


async def test_a_thread_opens_at_a_message_and_is_archived(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox) as guest:
        sent = await guest.room("duels").send("a duel")
        thread = await sent.create_thread(name="Yugi and Kaiba", auto_archive_duration=60)
        assert yugi.last("duels").thread == str(thread.id)
        assert not yugi.last("duels").edited
        await thread.send("inside")
        assert yugi.last("Yugi and Kaiba").text == "inside"
        await thread.edit(archived=True, name="over")
        inside = await thread.fetch_message(int(yugi.last("over").id))
        with pytest.raises(discord.HTTPException, match="archived"):
            await inside.edit(content="too late")
        yugi.say("over", "again")
        thread = await guest.fetch_channel(thread.id)  # type: ignore[assignment]
        assert not thread.archived


async def test_a_private_thread_is_seen_by_its_members(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox) as guest:
        thread = await guest.room("duels").create_thread(
            name="secret", type=discord.ChannelType.private_thread, invitable=False
        )
        await thread.add_user(discord.Object(int(yugi.id)))
        await thread.send("psst")
        assert yugi.last("secret").text == "psst"
        with pytest.raises(CannotDo):
            kaiba.sees("secret")
        members = await thread.fetch_members()
        assert {each.id for each in members} == {int(yugi.id), guest.application_id}
        await thread.remove_user(discord.Object(int(yugi.id)))
        with pytest.raises(CannotDo):
            yugi.sees("secret")
        await thread.leave()
        with pytest.raises(discord.Forbidden):
            await thread.send("psst")


async def test_the_bot_may_not_open_threads_everywhere() -> None:
    async with Sandbox(world=World(channels=[Room("quiet", threads=False)])) as sandbox:
        sandbox.inspect = inspect
        async with visiting(sandbox) as guest:
            room = guest.room("quiet")
            assert not room.permissions_for(guest.shop.me).create_public_threads
            with pytest.raises(discord.Forbidden) as refusal:
                await room.create_thread(name="x", type=discord.ChannelType.public_thread)
            assert refusal.value.code == 50013
        assert sandbox.violations == []


async def test_an_old_message_takes_few_edits(sandbox: Sandbox, yugi: Person) -> None:
    sandbox.limits.enforced = False
    async with visiting(sandbox) as guest:
        sent = await guest.room("duels").send("board")
        await sent.edit(content="board 1")
        sandbox.world.clock.advance(3601)
        for number in range(3):
            await sent.edit(content=f"old board {number}")
        with pytest.raises(discord.HTTPException) as refusal:
            await sent.edit(content="one too many")
        assert (refusal.value.status, refusal.value.code) == (429, 30046)
        assert yugi.last("duels").text == "old board 2"


async def test_messages_are_read_deleted_and_pinned(sandbox: Sandbox, yugi: Person) -> None:
    yugi.say("duels", "mine")
    async with visiting(sandbox) as guest:
        room = guest.room("duels")
        sent = [await room.send(str(number)) for number in range(4)]
        assert [each.content async for each in room.history(limit=2)] == ["3", "2"]
        after = [each.content async for each in room.history(after=sent[1])]
        assert after == ["2", "3"]
        assert (await room.fetch_message(sent[0].id)).content == "0"
        await sent[0].pin()
        assert [each.id async for each in room.pins()] == [sent[0].id]
        await sent[3].delete()
        assert yugi.last("duels").text == "2"
        theirs = await room.fetch_message(int(yugi.sees("duels")[0].id))
        with pytest.raises(discord.Forbidden):
            await theirs.edit(content="yours")
        with pytest.raises(discord.NotFound):
            await sent[3].edit(content="gone")
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


async def test_mentions_are_those_allowed(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox) as guest:
        none = discord.AllowedMentions.none()
        sent = await guest.room("duels").send(f"<@{yugi.id}>", allowed_mentions=none)
        assert sent.mentions == []
        sent = await guest.room("duels").send(f"<@{yugi.id}>")
        assert [each.id for each in sent.mentions] == [int(yugi.id)]
        reply = await sent.reply("yes?")
        assert reply.reference is not None
        assert reply.reference.message_id == sent.id


async def test_waiting_in_vain_says_what_was_seen(sandbox: Sandbox, yugi: Person) -> None:
    yugi.say("duels", "hello?")
    with pytest.raises(TimeoutError, match="last saw: hello\\?"):
        await yugi.wait_for("duels", lambda view: view.text == "hello!", timeout=0.01)
