"""What is pressed at a deck to duel with it: practice, or an open challenge."""

from typing import Any

from discord import ui

from bot.decks.ids import DUEL, DUEL_BEGIN
from bot.decks.visible_decks import Subject, subject
from bot.duels.lobby.choosing import deck_meant
from bot.duels.lobby.commands import begin_practice, post_challenge
from bot.duels.store.agreement import USUAL
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sheets import sheet
from bot.shared.text import escaped
from bot.shared.words import language_of, say


class DuelWith(DeclaredButton, id=DUEL):
    """Asks which duel is to be begun with the deck."""

    whose: str
    deck: str

    async def pressed(self, interaction: Interaction) -> None:
        """Offer practice and, on a server, a challenge in each format the deck fits."""
        seen = await subject(interaction, self.whose, self.deck)
        if seen is None:
            await whisper(interaction, "deck-hand-gone")
            return
        view = _offered(interaction, seen)
        await interaction.response.send_message(view=view, ephemeral=True)


class BeginWith(DeclaredButton, id=DUEL_BEGIN):
    """Begins a duel with the deck, or opens a challenge to anybody."""

    act: str
    whose: str
    deck: str
    format: str

    async def pressed(self, interaction: Interaction) -> None:
        """Answer as the commands do."""
        key = f"{self.whose}:{self.deck}"
        brought = await deck_meant(interaction, self.format, key)
        if brought is None:
            return
        if self.act == "practice":
            await begin_practice(interaction, self.format, brought)
        elif interaction.guild is None:
            await whisper(interaction, "challenge-on-a-server")
        else:
            await post_challenge(interaction, None, self.format, brought, USUAL)


def _offered(interaction: Interaction, seen: Subject) -> ui.LayoutView:
    language, name = language_of(interaction.locale), escaped(seen.name)
    acts = ("practice", "challenge") if interaction.guild else ("practice",)
    rows: list[list[ui.Item[Any]]] = [
        [
            BeginWith.button(
                say(language, f"deck-duel-{act}", format=seen.game.formats[played][language]),
                act=act,
                whose=seen.whose,
                deck=seen.key,
                format=played,
            )
            for act in acts
        ]
        for played in seen.playable
    ]
    key = "deck-duel-how" if rows else "deck-duel-not-playable"
    return sheet(say(language, key, name=name), rows=rows)
