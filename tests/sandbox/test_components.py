"""Buttons, selects and forms through the real client, and who may use them."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from tests.sandbox.guest import Guest, visiting


class Press(ui.Button["Table"]):
    async def callback(self, interaction: discord.Interaction) -> Any:
        assert self.view is not None
        self.view.words.content += f"\n{interaction.user.display_name}: {self.label}"
        await interaction.response.edit_message(view=self.view)


class Pick(ui.Select["Table"]):
    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(" ".join(self.values), ephemeral=True)


class Rival(ui.UserSelect["Table"]):
    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.send_message(self.values[0].display_name, ephemeral=True)


class Table(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.words: ui.TextDisplay[Table] = ui.TextDisplay("The duel begins")
        options = [discord.SelectOption(label="Attack", value="a")]
        options += [discord.SelectOption(label="Defend", value="d")]
        pick = Pick(placeholder="Choose", options=options, max_values=2)
        rival = Rival(placeholder="Rival", custom_id="rival")
        rows = [
            ui.ActionRow(Press(label="Yes"), Press(label="No", disabled=True)),
            ui.ActionRow(pick),
            ui.ActionRow(rival),
        ]
        self.add_item(ui.Container(self.words, ui.Separator(), *rows))


def teach(guest: Guest) -> None:
    @guest.tree.command(description="A table")
    async def table(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.send_message(view=Table(), ephemeral=secret)

    @guest.tree.command(description="A form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Report())

    @guest.tree.command(description="Plain buttons")
    async def plain(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Site", url="https://example.org"))
        view.add_item(ui.Button(label="Twin", custom_id="one"))
        view.add_item(ui.Button(label="Twin", custom_id="two"))
        await interaction.response.send_message("plain", view=view)


class Report(ui.Modal, title="Report"):
    text: ui.Label[Any] = ui.Label(
        text="What happened", component=ui.TextInput(min_length=3, max_length=20)
    )
    kind: ui.Label[Any] = ui.Label(
        text="Kind",
        component=ui.Select(options=[discord.SelectOption(label="Bug", value="b")]),
    )
    proof: ui.Label[Any] = ui.Label(text="Proof", component=ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.text.component, ui.TextInput)
        assert isinstance(self.kind.component, ui.Select)
        assert isinstance(self.proof.component, ui.FileUpload)
        files = [each.filename for each in self.proof.component.values]
        words = f"{self.text.component.value} {self.kind.component.values} {files}"
        await interaction.response.send_message(words)


async def test_a_press_edits_the_message_for_all(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        shown = (await yugi.call("table")).message
        assert shown is not None
        assert shown.text == "The duel begins"
        assert [each.disabled for each in shown.buttons.values()] == [False, True]
        outcome = await kaiba.press(shown, "Yes")
        assert outcome.kind == "update"
        assert yugi.last("duels").text == "The duel begins\nKaiba: Yes"
        assert yugi.last("duels").edited
        assert shown.text == "The duel begins"


async def test_selects_offer_their_options_and_people(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        shown = (await yugi.call("table")).message
        assert shown is not None
        chosen = (await yugi.choose(shown, "Choose", ["Attack", "d"])).message
        assert chosen is not None
        assert chosen.text == "a d"
        assert chosen.ephemeral
        rival = (await yugi.choose(shown, "rival", [kaiba])).message
        assert rival is not None
        assert rival.text == "Kaiba"
        assert [each.text for each in kaiba.sees("duels")] == ["The duel begins"]


async def test_nobody_uses_what_is_not_there(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        shown = (await yugi.call("table", secret=True)).message
        assert shown is not None
        for words, action in (
            ("disabled", yugi.press(shown, "No")),
            ("no button 'Maybe'", yugi.press(shown, "Maybe")),
            ("sees no message", kaiba.press(shown, "Yes")),
            ("no option 'Flee'", yugi.choose(shown, "Choose", ["Flee"])),
            ("1 to 2 values", yugi.choose(shown, "Choose", [])),
            ("no select", yugi.choose(shown, "Target", ["a"])),
        ):
            with pytest.raises(CannotDo, match=words):
                await action
        plain = (await yugi.call("plain")).message
        assert plain is not None
        with pytest.raises(CannotDo, match="link"):
            await yugi.press(plain, "Site")
        with pytest.raises(CannotDo, match="2 buttons"):
            await yugi.press(plain, "Twin")


async def test_two_presses_at_once_are_two_interactions(
    sandbox: Sandbox, yugi: Person, kaiba: Person
) -> None:
    async with visiting(sandbox, teach):
        shown = (await yugi.call("table")).message
        assert shown is not None
        await asyncio.gather(yugi.press(shown, "Yes"), yugi.press(shown, "Yes"))
        assert yugi.last("duels").text.count("Yugi: Yes") == 2


async def test_a_press_can_come_from_a_client_that_lags_behind(
    sandbox: Sandbox, yugi: Person
) -> None:
    seen: list[str] = []

    def watch(guest: Guest) -> None:
        teach(guest)

        @guest.event
        async def on_interaction(interaction: discord.Interaction) -> None:
            if interaction.type is discord.InteractionType.component:
                assert interaction.data is not None
                seen.append(str(interaction.data.get("custom_id")))
                await interaction.response.send_message("too late", ephemeral=True)

    async with visiting(sandbox, watch):
        shown = (await yugi.call("plain")).message
        assert shown is not None
        outcome = await yugi.press(shown, "gone:1", unchecked=True)
        assert outcome.message is not None
        assert outcome.message.text == "too late"
        assert seen == ["gone:1"]


async def test_a_form_is_filled_in_and_sent_once(sandbox: Sandbox, yugi: Person) -> None:
    async with visiting(sandbox, teach):
        modal = (await yugi.call("form")).modal
        assert modal is not None
        assert modal.title == "Report"
        mistakes: list[tuple[str, dict[str, Any]]] = [
            ("'What happened' is required", {"Kind": ["Bug"]}),
            ("3 to 20 characters", {"What happened": "no", "Kind": ["Bug"]}),
            ("no option 'Idea'", {"What happened": "it broke", "Kind": ["Idea"]}),
            ("no field 'Where'", {"What happened": "broke", "Kind": ["b"], "Where": "x"}),
        ]
        for words, mistaken in mistakes:
            with pytest.raises(CannotDo, match=words):
                await yugi.submit(modal, mistaken)
        fields = {"What happened": "it broke", "Kind": ["Bug"], "Proof": [("a.txt", b"a")]}
        outcome = await yugi.submit(modal, fields)
        assert outcome.message is not None
        assert outcome.message.text == "it broke ['b'] ['a.txt']"
        with pytest.raises(CannotDo, match="not open"):
            await yugi.submit(modal, fields)


async def test_a_dynamic_item_survives_a_new_client(sandbox: Sandbox, yugi: Person) -> None:
    class Kept(ui.DynamicItem[ui.Button[ui.View]], template=r"kept:(?P<number>\d+)"):
        def __init__(self, number: int) -> None:
            super().__init__(ui.Button(label="Kept", custom_id=f"kept:{number}"))
            self.number = number

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction, item: ui.Item[Any], match: Any
        ) -> "Kept":
            return cls(int(match["number"]))

        async def callback(self, interaction: discord.Interaction) -> Any:
            await interaction.response.send_message(f"number {self.number}")

    def keep(guest: Guest) -> None:
        guest.add_dynamic_items(Kept)

        @guest.tree.command(description="Something lasting")
        async def last(interaction: discord.Interaction, number: int) -> None:
            await interaction.response.send_message(view=ui.View().add_item(Kept(number)))

    async with visiting(sandbox, keep):
        shown = (await yugi.call("last", number=7)).message
    async with visiting(sandbox, keep):
        assert shown is not None
        outcome = await yugi.press(shown, "Kept")
        assert outcome.message is not None
        assert outcome.message.text == "number 7"
