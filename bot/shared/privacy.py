"""Who reads what somebody looks up: everybody, or whoever asked alone."""

from bot.shared.replies import Interaction
from bot.shared.words import localised

ONLY_FOR_ME = localised("only-for-me")
NAME_OF_ONLY_FOR_ME = localised("only-for-me-name")


async def alone(interaction: Interaction, wished: bool) -> bool:
    """Whether the answer is for the asker alone: if `wished`, and always during their duel.

    What players look up tells what they hold, wherever they ask.
    """
    return wished or await interaction.client.sessions.is_seated(interaction.user.id)
