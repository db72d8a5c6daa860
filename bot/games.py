"""The games we host: the one place where the bot names them."""

from contextlib import suppress

from cards.games.duelmasters import DUELMASTERS
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.sources.recognising import SOURCES as YUGIOH_SOURCES
from cards.sources.declaring import Sources
from engine.core.game import Game

GAMES: dict[str, Game] = {YUGIOH.key: YUGIOH, DUELMASTERS.key: DUELMASTERS}
"""Every game by its key."""
SHELVED: Game = YUGIOH
"""The game whose cards the library holds."""
SOURCES: Sources = YUGIOH_SOURCES
"""The files that these cards come in."""
_APART = " / "


def say(language: str, key: str, **facts: int | str) -> str:
    """What the games say for `key`: all of it, where they differ; KeyError where none does."""
    found: dict[str, None] = {}
    for game in GAMES.values():
        with suppress(KeyError):
            found[game.say(language, key, **facts)] = None
    if not found:
        raise KeyError(key)
    return _APART.join(found)
