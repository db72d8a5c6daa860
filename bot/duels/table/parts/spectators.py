"""Who follows a duel without playing it."""

from collections.abc import Callable, Sequence

from engine.core.protocol import Audience


class Spectators:
    """Owns who watches a duel just now, and the language that each reads.

    It is in memory only: what a spectator was shown can be edited no more after a restart.
    """

    def __init__(self, changed: Callable[[Sequence[Audience]], None]) -> None:
        """Nobody watches; call `changed` when what everybody sees has changed by it."""
        self._languages: dict[int, str] = {}
        self._changed = changed

    def __contains__(self, user: int) -> bool:
        """Whether `user` watches."""
        return user in self._languages

    @property
    def count(self) -> int:
        """How many watch."""
        return len(self._languages)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages they read, each once."""
        return tuple(dict.fromkeys(self._languages.values()))

    def language_of(self, user: int) -> str:
        """The language that `user` reads; "" for that of the board."""
        return self._languages.get(user, "")

    def come(self, user: int, language: str) -> None:
        """Have `user` watch, in that language."""
        is_new = user not in self._languages
        self._languages[user] = language
        if is_new:
            self._changed([None])

    def go(self, user: int) -> None:
        """Have `user` watch no more."""
        if self._languages.pop(user, None) is not None:
            self._changed([None])
