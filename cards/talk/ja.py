"""A duel in Japanese: quotes, lists and what cards are."""

from collections.abc import Sequence

from cards.talk.tongue import Tongue


class Japanese(Tongue):
    """Japanese."""

    of = "の"
    you = "あなた"
    own = "自分"
    quotes = "「」"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list."""
        return "、".join(words)
