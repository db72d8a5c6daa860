"""A small real discord.py bot that shows everything the page can be asked to show."""

import asyncio
import base64
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui

from bot.sandbox.seam import point_client_at
from bot.sandbox.server import Sandbox

RED_DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
)
CARDS = (
    "Dark Magician",
    "Dark Magician Girl",
    "Mirror Force",
    "ブラック・マジシャン",
    "Dark Magician the Knight of Dragon Magic",
)
Reply = discord.Interaction["ShopBot"]


class ShopBot(discord.Client):
    """Its commands stand in `tree`; `heard` lists what came out of its forms and selects."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[object] = []
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.add_command(app_commands.ContextMenu(name="Quote this", callback=quote))

    async def setup_hook(self) -> None:
        """The commands are put up."""
        await self.tree.sync()


class Panel(ui.LayoutView):
    """A board with an accent colour, a counter, a select of two and a button that is silent."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=60)
        more: ui.Button[Panel] = ui.Button(label="Count", style=discord.ButtonStyle.primary)
        more.callback = self.count_up  # type: ignore[method-assign]
        mute: ui.Button[Panel] = ui.Button(label="Say nothing")
        mute.callback = self.say_nothing  # type: ignore[method-assign]
        off: ui.Button[Panel] = ui.Button(label="Not now", disabled=True)
        self.count = count
        self.pick: ui.Select[Panel] = ui.Select(
            custom_id="pick",
            placeholder="Pick two",
            min_values=2,
            max_values=2,
            options=[discord.SelectOption(label=card) for card in CARDS],
        )
        self.pick.callback = self.picked  # type: ignore[method-assign]
        self.add_item(
            ui.Container(
                ui.TextDisplay("## The board"),
                ui.Section(f"Counted **{count}** times", accessory=more),
                ui.Separator(),
                ui.ActionRow(self.pick),
                ui.ActionRow(mute, off),
                accent_colour=discord.Colour(0xE9B44C),
            )
        )

    async def count_up(self, interaction: discord.Interaction) -> None:
        """The panel counts one more."""
        await interaction.response.edit_message(view=Panel(self.count + 1))

    async def picked(self, interaction: discord.Interaction) -> None:
        """The bot has heard what was picked."""
        assert isinstance(interaction.client, ShopBot)
        interaction.client.heard.append(self.pick.values)
        await interaction.response.send_message("Picked", ephemeral=True)

    async def say_nothing(self, interaction: discord.Interaction) -> None:
        """No answer is given, as by a bot that hangs."""


class Report(ui.Modal):
    """A form with a line, a paragraph and a select."""

    subject: ui.Label["Report"] = ui.Label(
        text="Subject", component=ui.TextInput(min_length=3, max_length=40)
    )
    story: ui.Label["Report"] = ui.Label(
        text="Story",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    kind: ui.Label["Report"] = ui.Label(
        text="Kind",
        component=ui.Select(
            options=[discord.SelectOption(label="Ruling"), discord.SelectOption(label="Typo")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """The bot has heard the fields, and thanks."""
        assert isinstance(interaction.client, ShopBot)
        fields = [self.subject.component, self.story.component, self.kind.component]
        told = [
            each.value if isinstance(each, ui.TextInput) else each.values  # type: ignore[attr-defined]
            for each in fields
        ]
        interaction.client.heard.append(told)
        await interaction.response.send_message("Thank you", ephemeral=True)


@app_commands.command(description="Greet somebody")
async def greet(
    interaction: Reply, card: str, friend: discord.Member, loud: bool = False
) -> None:
    """A greeting stands in the channel."""
    sign = "!" if loud else "."
    await interaction.response.send_message(f"{friend.mention} gets **{card}**{sign}")


@greet.autocomplete("card")
async def cards(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The cards whose name holds what was typed."""
    found = (card for card in CARDS if typed.lower() in card.lower())
    return [app_commands.Choice(name=card, value=card.upper()) for card in found]


@app_commands.command(description="Show a board")
async def panel(interaction: Reply) -> None:
    """A board stands in the channel."""
    await interaction.response.send_message(view=Panel())


@app_commands.command(description="Say nothing")
async def silent(interaction: Reply) -> None:
    """No answer is given."""


@app_commands.command(description="Think, then answer")
async def slow(interaction: Reply) -> None:
    """A thought is shown until the test lets the bot go on."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await LET_GO.wait()
    await interaction.edit_original_response(content="I thought about it")


@app_commands.command(description="Take a file")
async def upload(interaction: Reply, deck: discord.Attachment) -> None:
    """The file is sent back."""
    content = await deck.read()
    file = discord.File(io.BytesIO(content), "copy.ydk")
    await interaction.response.send_message(f"{deck.filename}: {len(content)}", file=file)


@app_commands.command(description="Show pictures")
async def album(interaction: Reply) -> None:
    """Pictures stand in the channel: large, small, hidden, and a file."""
    view: ui.LayoutView = ui.LayoutView()
    large, hidden = (
        discord.MediaGalleryItem("attachment://red.png", description="A red dot"),
        discord.MediaGalleryItem("attachment://red.png", description="A secret", spoiler=True),
    )
    small: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(
        "attachment://red.png", description="A small red dot"
    )
    view.add_item(ui.Section("Three dots", accessory=small))
    view.add_item(ui.MediaGallery(large, hidden))
    view.add_item(ui.File("attachment://notes.txt"))
    files = [
        discord.File(io.BytesIO(RED_DOT), "red.png"),
        discord.File(io.BytesIO(b"red"), "notes.txt"),
    ]
    await interaction.response.send_message(view=view, files=files)


@app_commands.command(description="Write a report")
async def report(interaction: Reply) -> None:
    """The form is open."""
    await interaction.response.send_modal(Report(title="Report", timeout=60))


@app_commands.command(description="Get a private message")
async def letter(interaction: Reply) -> None:
    """A private message was sent."""
    await interaction.user.send("For your eyes only")
    await interaction.response.send_message("Sent", ephemeral=True)


async def quote(interaction: Reply, message: discord.Message) -> None:
    """The message is quoted, for its reader alone."""
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


LET_GO = asyncio.Event()
COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (
    greet,
    panel,
    silent,
    slow,
    album,
    upload,
    report,
    letter,
)


@asynccontextmanager
async def shop_bot(sandbox: Sandbox) -> AsyncIterator[ShopBot]:
    """A bot that is ready on `sandbox`, until the block ends."""
    point_client_at(sandbox.url)
    bot = ShopBot()
    async with bot:
        await bot.login(sandbox.token)
        connected = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        yield bot
        await bot.close()
        await connected
