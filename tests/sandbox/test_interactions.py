"""The life of an interaction: deadline, token, one response, deferral, follow-ups."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest
from discord import ui

from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.sandbox.server import Sandbox
from tests.sandbox.guest import Guest, visiting

Use = Callable[[discord.Interaction], Awaitable[None]]


def answering(use: Use) -> Callable[[Guest], None]:
    """A lesson with one command, `/go`, which does `use`."""

    def teach(guest: Guest) -> None:
        @guest.tree.command(description="Go")
        async def go(interaction: discord.Interaction) -> None:
            await use(interaction)

    return teach


async def test_a_late_answer_is_unknown_and_the_person_sees_a_failure(
    sandbox: Sandbox, yugi: Person
) -> None:
    refused: asyncio.Future[discord.NotFound] = asyncio.get_running_loop().create_future()
    asked = asyncio.Event()
    failed = asyncio.Event()

    async def late(interaction: discord.Interaction) -> None:
        asked.set()
        await failed.wait()
        try:
            await interaction.response.send_message("here I am")
        except discord.NotFound as error:
            refused.set_result(error)

    async with visiting(sandbox, answering(late)):
        call = asyncio.create_task(yugi.call("go"))
        await asked.wait()
        sandbox.world.clock.advance(3.1)
        with pytest.raises(InteractionFailed, match="This interaction failed"):
            await call
        failed.set()
        assert (await refused).code == 10062
        assert yugi.sees("duels") == []
    assert "10062" in sandbox.violations.pop()


async def test_of_two_first_responses_at_once_one_counts(
    sandbox: Sandbox, yugi: Person
) -> None:
    codes: list[int] = []

    async def twice(interaction: discord.Interaction) -> None:
        results = await asyncio.gather(
            interaction.response.send_message("one"),
            interaction.response.send_message("two"),
            return_exceptions=True,
        )
        codes.extend(e.code for e in results if isinstance(e, discord.HTTPException))
        await interaction.followup.send("done")

    async with visiting(sandbox, answering(twice)):
        await yugi.call("go")
        await yugi.wait_for("duels", lambda view: view.text == "done")
        assert codes == [40060]
        assert len(yugi.sees("duels")) == 2
    assert "40060" in sandbox.violations.pop()


async def test_a_deferred_answer_thinks_until_it_is_filled(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    go_on = asyncio.Event()

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="thought")

    async with visiting(sandbox, answering(slow)):
        outcome = await yugi.call("go")
        assert outcome.kind == "thinking"
        assert yugi.last("duels").thinking
        go_on.set()
        shown = await yugi.wait_for("duels", lambda view: not view.thinking)
        assert (shown.text, shown.edited, shown.ephemeral) == ("thought", False, True)
        assert kaiba.sees("duels") == []


async def test_the_first_follow_up_fills_a_deferred_answer(
    sandbox: Sandbox, yugi: Person
) -> None:
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("first")
        second = await interaction.followup.send("second", ephemeral=True, wait=True)
        await second.edit(content="second, edited")
        await interaction.delete_original_response()

    async with visiting(sandbox, answering(slow)):
        await yugi.call("go")
        await yugi.wait_for("duels", lambda view: view.text == "second, edited")
        await yugi.wait_for("duels", lambda view: len(yugi.sees("duels")) == 1)


async def test_the_original_answer_is_read_edited_and_deleted(
    sandbox: Sandbox, yugi: Person
) -> None:
    async def change(interaction: discord.Interaction) -> None:
        callback = await interaction.response.send_message("first", ephemeral=True)
        original = await interaction.original_response()
        assert original.id == callback.message_id
        assert original.flags.ephemeral
        await original.edit(content="edited")

    async with visiting(sandbox, answering(change)) as guest:
        await yugi.call("go")
        shown = await yugi.wait_for("duels", lambda view: view.text == "edited")
        with pytest.raises(discord.NotFound):
            await guest.room("duels").fetch_message(int(shown.id))
        assert [each async for each in guest.room("duels").history()] == []
        assert guest.failures == []


async def test_a_token_is_good_for_fifteen_minutes(sandbox: Sandbox, yugi: Person) -> None:
    kept: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("first")

    async with visiting(sandbox, answering(keep)):
        await yugi.call("go")
        sandbox.world.clock.advance(14 * 60)
        await kept[0].followup.send("in time")
        sandbox.world.clock.advance(61)
        with pytest.raises(discord.HTTPException) as refusal:
            await kept[0].followup.send("too late")
        assert refusal.value.code == 50027
    assert "50027" in sandbox.violations.pop()


class Again(ui.View):
    def __init__(self, use: Use) -> None:
        super().__init__(timeout=None)
        self.use = use

    @ui.button(label="Again")
    async def again(self, interaction: discord.Interaction, button: ui.Button["Again"]) -> None:
        await self.use(interaction)


async def test_a_deferred_press_edits_its_message_later(sandbox: Sandbox, yugi: Person) -> None:
    async def press(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="pressed", view=None)

    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("press me", view=Again(press))

    async with visiting(sandbox, answering(show)):
        shown = (await yugi.call("go")).message
        assert shown is not None
        assert (await yugi.press(shown, "Again")).kind == "deferred"
        pressed = await yugi.wait_for("duels", lambda view: view.text == "pressed")
        assert pressed.id == shown.id
        assert pressed.buttons == {}
        with pytest.raises(CannotDo):
            await yugi.press(shown, "Again")


async def test_an_update_does_not_suit_a_command(sandbox: Sandbox, yugi: Person) -> None:
    codes: list[int] = []

    async def wrong(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.edit_message(content="edited")
        except discord.HTTPException as error:
            codes.append(error.code)
        await interaction.response.send_message("answered")

    async with visiting(sandbox, answering(wrong)) as guest:

        async def raw(interaction: discord.Interaction) -> None:
            adapter = discord.webhook.async_.async_context.get()
            session = interaction.client.http._HTTPClient__session  # type: ignore[attr-defined]
            try:
                await adapter.create_interaction_response(
                    interaction.id,
                    interaction.token,
                    session=session,
                    params=discord.webhook.async_.interaction_message_response_params(type=6),
                )
            except discord.HTTPException as error:
                codes.append(error.code)
            await interaction.response.send_message("answered")

        guest.tree.get_command("go")._callback = raw  # type: ignore[union-attr]
        await yugi.call("go")
        assert codes == [50035]
    assert "does not suit" in sandbox.violations.pop()


async def test_nobody_answers_when_no_bot_is_there(sandbox: Sandbox, yugi: Person) -> None:
    async def unused(interaction: discord.Interaction) -> None:
        raise AssertionError("nobody is there")

    async with visiting(sandbox, answering(unused)):
        pass
    call = asyncio.create_task(yugi.call("go"))
    while not sandbox.world.clock.timers:
        await asyncio.sleep(0)
    sandbox.world.clock.advance(3.1)
    with pytest.raises(InteractionFailed):
        await call
