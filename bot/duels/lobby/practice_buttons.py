"""What is pressed to practise, without a deck or a format being chosen."""

from bot.decks.choice import default_format
from bot.duels.lobby.choosing import deck_meant
from bot.duels.lobby.commands import begin_practice
from bot.duels.lobby.house import house
from bot.duels.panel.after_ids import PRACTISE
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton


class PractiseButton(DeclaredButton, id=PRACTISE):
    """Begins practice as `/duel practice` does where nothing is chosen."""

    async def pressed(self, interaction: Interaction) -> None:
        """Begin it for the presser, and tell them where it is."""
        played = default_format(house(interaction).games)
        deck = await deck_meant(interaction, played, None)
        if deck is not None:
            await begin_practice(interaction, played, deck)
