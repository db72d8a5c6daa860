"""The cards that are typed in a command about rulings."""

from collections.abc import Sequence

from bot.rulings.buttons import not_known
from bot.rulings.house import House
from bot.shared.host import Interaction
from bot.shared.words import language_of

_NEAREST = 5


async def cards_typed(
    interaction: Interaction, house: House, *typed: str
) -> tuple[Sequence[int], Sequence[str]] | None:
    """The code of each, and what was typed of those that were only guessed.

    None where it was answered that one of them is not known.
    """
    language = language_of(interaction.locale)
    await house.lookup.renewed()
    codes: list[int] = []
    guessed: list[str] = []
    for name in typed:
        guess = await house.lookup.guess(name, language, _NEAREST)
        if guess.card is None:
            nearest = {each.code: each.label for each in guess.nearest}
            await not_known(interaction, language, name, nearest)
            return None
        codes.append(guess.card.code)
        guessed += [name] if guess.is_guessed else []
    return codes, guessed
