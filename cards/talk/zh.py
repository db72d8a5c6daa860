"""A duel in Chinese: quotes, lists and what cards are."""

from collections.abc import Sequence

from cards.talk.tongue import Tongue


class Chinese(Tongue):
    """Chinese."""

    of = "的"
    you = "你"
    own = "自己"
    quotes = "“”"

    def listing(self, words: Sequence[str]) -> str:
        """The words as a list."""
        if len(words) < 2:
            return "".join(words)
        return f"{'、'.join(words[:-1])}和{words[-1]}"
