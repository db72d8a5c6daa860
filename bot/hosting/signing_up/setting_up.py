"""The draft of an event as only its maker sees it: changed, announced, or thrown away."""

from typing import Any

import discord
from discord import ui

from bot.events.terms import Shape
from bot.hosting.rights import is_refused
from bot.hosting.signing_up.described import in_full
from bot.hosting.signing_up.house import House, house
from bot.hosting.signing_up.settings import BOUNDS, LONGEST_NAME, SettingError, changed
from bot.hosting.store.events import EventRecord
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import guarded, whisper
from bot.shared.sheets import sheet
from bot.shared.text import clip, escaped
from bot.shared.words import language_of, say

_SECONDS = 3600.0
"""For how long a form may stay open."""
_STARTS = 40
_DIGITS = 6


def draft_view(here: House, draft: EventRecord, language: str) -> ui.LayoutView:
    """What was set, with the buttons to announce it, to change it and to leave it."""
    heading = say(language, "event-draft", name=escaped(draft.name))
    lines = "\n".join(f"- {line}" for line in in_full(language, draft, here.games))
    green, red = discord.ButtonStyle.success, discord.ButtonStyle.danger
    below = [
        DraftButton.button(say(language, label), style=style, event=draft.id, act=act)
        for act, label, style in (
            ("announce", "event-announce", green),
            ("change", "event-change", discord.ButtonStyle.secondary),
            ("discard", "event-discard", red),
        )
    ]
    return sheet(heading, lines, say(language, "event-draft-hint"), below=below)


class DraftButton(DeclaredButton, id="event-draft:{event:int}:{act:announce|change|discard}"):
    """Announces a draft, opens the form that changes it, or throws it away."""

    event: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do so, if the draft is the presser's and they are still an organiser."""
        if await is_refused(interaction):
            return
        here, user = house(interaction), interaction.user.id
        draft = await here.store.event_drafts.load(self.event, user)
        if draft is None:
            await whisper(interaction, "event-draft-gone")
        elif self.act == "change":
            form = DraftForm(draft, language_of(interaction.locale))
            await interaction.response.send_modal(form)
        elif self.act == "discard":
            await here.store.event_drafts.discard(draft.id, user)
            said = sheet(say(language_of(interaction.locale), "event-discarded"))
            await interaction.response.edit_message(view=said)
        else:
            await _announce(interaction, draft)


class DraftForm(ui.Modal):
    """What is changed most often, to be typed. It lives no longer than the process."""

    def __init__(self, draft: EventRecord, language: str) -> None:
        super().__init__(
            title=clip(say(language, "event-change-title"), FORM), timeout=_SECONDS
        )
        self.draft = draft
        terms, rules = draft.terms, draft.rules
        stand: dict[str, tuple[object, int]] = {
            "name": (draft.name, LONGEST_NAME),
            "starts": (f"<t:{rules.starts}:F>", _STARTS),
        }
        if terms.shape is Shape.SWISS:
            stand |= {"rounds": (terms.rounds, _DIGITS), "cut": (terms.cut, _DIGITS)}
        stand["round_minutes"] = (rules.round, _DIGITS)
        self.inputs: dict[str, ui.TextInput[Any]] = {}
        for name, (value, longest) in stand.items():
            least, most = BOUNDS.get(name, (0, 0))
            label = say(language, "event-field", field=name, least=least, most=most)
            typed: ui.TextInput[Any] = ui.TextInput(
                custom_id=name,
                default=None if value is None else str(value),
                max_length=longest,
                required=name == "name",
            )
            self.inputs[name] = typed
            self.add_item(ui.Label(text=clip(label, FORM), component=typed))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Show the draft as it is now, or say what cannot be so."""
        typed = {name: field.value for name, field in self.inputs.items()}
        here, language = house(interaction), language_of(interaction.locale)
        draft = await here.store.event_drafts.load(self.draft.id, interaction.user.id)
        if draft is None:
            await whisper(interaction, "event-draft-gone")
            return
        try:
            draft = changed(draft, typed, here.hosts.now)
        except SettingError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        await here.store.event_drafts.change(draft)
        await interaction.response.edit_message(view=draft_view(here, draft, language))


async def _announce(interaction: Interaction, draft: EventRecord) -> None:
    """Make an event of the draft, or say what keeps it from being announced."""
    allowed = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    may_send = allowed.send_messages_in_threads if is_thread else allowed.send_messages
    if interaction.channel_id != draft.channel or not (allowed.view_channel and may_send):
        await whisper(interaction, "event-no-channel", channel=f"<#{draft.channel}>")
        return
    here = house(interaction)
    if draft.rules.starts <= here.hosts.now:
        await whisper(interaction, "event-when-past")
        return
    hosted = await here.hosts.announce(draft.id, interaction.user.id)
    if hosted is None:
        await whisper(interaction, "event-draft-gone")
        return
    said = say(
        language_of(interaction.locale), "event-announced", channel=f"<#{draft.channel}>"
    )
    await interaction.response.edit_message(view=sheet(said))
