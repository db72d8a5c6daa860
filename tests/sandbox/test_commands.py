"""Commands through the real client: synchronising, options, completion, menus, languages."""

import discord
import pytest
from discord import app_commands

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from tests.sandbox.guest import Guest, visiting


def teach(guest: Guest) -> None:
    duel = app_commands.Group(name="duel", description="Duels")

    @duel.command(name="challenge", description="Challenge somebody")
    @app_commands.choices(
        format=[
            app_commands.Choice(name="Speed Duel", value="speed"),
            app_commands.Choice(name="Master Rule", value="master"),
        ]
    )
    async def challenge(
        interaction: discord.Interaction,
        opponent: discord.Member,
        format: str = "master",
        minutes: app_commands.Range[int, 1, 10] = 5,
    ) -> None:
        words = f"{interaction.user.display_name} {opponent.display_name} {format} {minutes}"
        await interaction.response.send_message(words)

    guest.tree.add_command(duel)

    @guest.tree.command(description="Everything there is")
    async def everything(
        interaction: discord.Interaction,
        text: str,
        number: float,
        yes: bool,
        place: discord.TextChannel,
        file: discord.Attachment,
    ) -> None:
        content = (await file.read()).decode()
        words = f"{text} {number} {yes} {place.name} {file.filename} {content}"
        await interaction.response.send_message(words, ephemeral=True)

    teach_completion(guest)
    teach_menus(guest)
    teach_places(guest)


def teach_completion(guest: Guest) -> None:
    @guest.tree.command(description="Look up a card")
    async def card(interaction: discord.Interaction, name: str, nth: int = 1) -> None:
        await interaction.response.send_message(f"{name} {interaction.locale}")

    @card.autocomplete("name")
    async def complete(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        nth = interaction.namespace.nth
        return [app_commands.Choice(name=f"{typed} {nth}", value="46986414")]


def teach_menus(guest: Guest) -> None:
    @guest.tree.context_menu(name="Cards in this message")
    async def cards(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author}: {message.content}")

    @guest.tree.context_menu(name="Record")
    async def record(interaction: discord.Interaction, user: discord.Member) -> None:
        await interaction.response.send_message(user.display_name)


def teach_places(guest: Guest) -> None:
    @guest.tree.command(description="For those who run the server")
    @app_commands.default_permissions(manage_guild=True)
    async def setup(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("set up")

    @guest.tree.command(description="On the server only")
    @app_commands.guild_only()
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")


async def test_a_subcommand_gets_its_options(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        outcome = await yugi.call("duel challenge", opponent=kaiba, format="Speed Duel")
        assert outcome.kind == "message"
        assert outcome.message is not None
        assert outcome.message.text == "Yugi Kaiba speed 5"
        assert kaiba.last("duels").text == "Yugi Kaiba speed 5"
        assert yugi.sees("lounge") == []


async def test_options_of_every_type_arrive(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox, teach):
        outcome = await yugi.call(
            "everything",
            text="a",
            number=1.5,
            yes=True,
            place="lounge",
            file=("my.ydk", b"#main"),
        )
        assert outcome.message is not None
        assert outcome.message.text == "a 1.5 True lounge my.ydk #main"


@pytest.mark.parametrize(
    ("command", "options", "words"),
    [
        ("duel challenge", {}, "'opponent' is required"),
        ("duel challenge", {"opponent": "Nobody"}, "nobody called 'Nobody'"),
        ("duel challenge", {"opponent": "Kaiba", "format": "rush"}, "'rush' is no choice"),
        ("duel challenge", {"opponent": "Kaiba", "minutes": 11}, "no more than 10"),
        ("duel challenge", {"opponent": "Kaiba", "minutes": "five"}, "takes a number"),
        ("duel challenge", {"opponent": "Kaiba", "rounds": 3}, "no option 'rounds'"),
        ("duel", {}, "no command 'duel'"),
        ("surrender", {}, "no command 'surrender'"),
        ("card", {"name": 7}, "takes a text"),
    ],
)
async def test_a_person_cannot_fill_in_what_the_client_refuses(
    sandbox: Sandbox, yugi: Person, command: str, options: dict[str, object], words: str
) -> None:
    async with visiting(sandbox, teach):
        with pytest.raises(CannotDo, match=words):
            await yugi.call(command, options=options)
        assert yugi.sees("duels") == []


async def test_an_option_is_completed_with_the_others_known(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox, teach):
        choices = await yugi.complete("card", "name", "dark m", options={"nth": 2})
        assert [(each.name, each.value) for each in choices] == [("dark m 2", "46986414")]
        with pytest.raises(CannotDo, match="completed"):
            await yugi.complete("card", "nth", "1")


async def test_menus_are_used_on_messages_and_people(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        said = kaiba.say("duels", "Blue-Eyes")
        outcome = await yugi.context("Cards in this message", said)
        assert outcome.message is not None
        assert outcome.message.text == "kaiba: Blue-Eyes"
        outcome = await yugi.context("Record", kaiba)
        assert outcome.message is not None
        assert outcome.message.text == "Kaiba"
        with pytest.raises(CannotDo, match="no command"):
            await yugi.context("Record", said)


async def test_only_who_may_manage_the_server_sees_its_commands(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        assert (await yugi.call("setup")).message is not None
        with pytest.raises(CannotDo):
            await kaiba.call("setup")


async def test_commands_work_in_private_messages_unless_bound_to_the_server(
    sandbox: Sandbox, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        kaiba.say("@bot", "hello")
        outcome = await kaiba.call("card", channel="@bot", name="Kuriboh")
        assert outcome.message is not None
        assert outcome.message.text == "Kuriboh ja"
        with pytest.raises(CannotDo):
            await kaiba.call("here", channel="@bot")
        assert (await kaiba.call("here")).message is not None


class Words(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        if locale is discord.Locale.japanese and string.message == "card":
            return "カード"
        return None


async def test_a_person_reads_commands_in_the_own_language(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach) as guest:
        await guest.tree.set_translator(Words())
        await guest.tree.sync()
        assert "カード" in {each["shown"] for each in kaiba.commands()}
        assert "card" in {each["shown"] for each in yugi.commands()}
        kaiba.locale = "en-US"
        assert "card" in {each["shown"] for each in kaiba.commands()}


async def test_commands_of_the_server_hide_global_namesakes(
    sandbox: Sandbox, yugi: Person
) -> None:
    async with visiting(sandbox, teach) as guest:
        guest.tree.copy_global_to(guild=guest.shop)
        await guest.tree.sync(guild=guest.shop)
        before = [each["name"] for each in yugi.commands()]
        assert len(before) == len(set(before))
        guest.tree.clear_commands(guild=guest.shop)
        await guest.tree.sync(guild=guest.shop)
        assert [each["name"] for each in yugi.commands()] == before
        fetched = await guest.tree.fetch_commands()
        assert {each.name for each in fetched} >= {"duel", "card", "here"}
