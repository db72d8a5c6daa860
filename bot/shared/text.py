"""Passages of text cut to what a message may hold."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

import discord

from bot.shared.words import say
from engine.core.game import Block

MESSAGE = 4000
"""The characters all texts of one message may have together."""
LINE = 1000
"""The characters after which any one line is cut."""
LONG = 120
"""The characters up to which a line stays whole as long as there are others to drop."""
SHORT = 20
"""The characters below which a line is not worth cutting further."""
_SIGNS = re.compile(r"[\\*_~`|\[\]<]|:(?=//)")
_FIRST = re.compile(r"^[^\S\n]*(?=[#>-])", re.MULTILINE)
"""What Markdown obeys anywhere, and what precedes a sign that it obeys on a new line."""


@dataclass(slots=True)
class Passage:
    """A titled list of lines; of a passage with `newest` the last lines matter most."""

    title: str
    lines: Sequence[str]
    newest: bool = False
    dropped: int = 0
    more: str = "and-more"
    """The key of the words for how many lines were dropped."""

    def drop(self) -> None:
        """Be shorter: in the longest line, else by a quarter of the lines, else be gone."""
        longest = max(self.lines, key=len, default="")
        if len(longest) > LONG:
            shorter = clip(longest, len(longest) * 2 // 3)
            self.lines = [shorter if line is longest else line for line in self.lines]
        elif len(self.lines) > 1:
            count = max(1, len(self.lines) // 4)
            self.lines = self.lines[count:] if self.newest else self.lines[:-count]
            self.dropped += count
        elif self.lines and len(self.lines[0]) > SHORT:
            self.lines = [clip(self.lines[0], len(self.lines[0]) // 2)]
        else:
            self.title, self.lines, self.dropped = "", (), 0

    def text(self, language: str) -> str:
        """The passage as it is printed."""
        lines = [f"**{self.title}**"] if self.title else []
        more = [f"-# {say(language, self.more, count=self.dropped)}"] if self.dropped else []
        if self.newest:
            lines += more
        lines += self.lines
        if not self.newest:
            lines += more
        return "\n".join(lines)


def width(text: str) -> int:
    """How wide the text is: letters as wide as high count two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def passages(blocks: Iterable[Block], language: str) -> list[Passage]:
    """The blocks of a table."""
    return [_passage(block, language) for block in blocks]


def _passage(block: Block, language: str) -> Passage:
    if not block.is_brief or len(block.lines) != 1:
        return Passage(block.title, block.lines)
    title = f"**{block.title}**"
    return Passage("", [say(language, "said-of", what=title, text=block.lines[0])])


def joined(sentences: Iterable[str], language: str) -> str:
    """The sentences in one paragraph."""
    told = ""
    for each in sentences:
        told = say(language, "sentence-after", before=told, sentence=each) if told else each
    return told


def escaped(words: str) -> str:
    """What somebody has written, so that Markdown changes nothing of it, nor links anywhere.

    discord.py leaves links as they are, and half a link, of which the other half may follow.
    """
    return _FIRST.sub(r"\g<0>\\", _SIGNS.sub(r"\\\g<0>", words))


def clip(text: str, limit: int) -> str:
    """The text in at most `limit` characters; a cut is shown by an ellipsis."""
    return text if len(text) <= limit else text[: max(0, limit - 1)] + "…"


def small_quote(text: str, limit: int) -> list[str]:
    """The lines of a small quote of the text, in at most `limit` characters of it."""
    return [f"> -# {line}" for line in clip(text, limit).splitlines()]


def fit(passages: Iterable[Passage], limit: int, language: str) -> list[str]:
    """The texts of the passages, shortened until they have at most `limit` characters in all.

    A line break between each two of them is counted.
    """
    kept = list(passages)
    for passage in kept:
        passage.title = clip(passage.title, LINE)
        passage.lines = [clip(line, LINE) for line in passage.lines]
    texts = [passage.text(language) for passage in kept]
    while sum(map(len, texts)) + len(texts) > limit:
        longest = max(range(len(kept)), key=lambda n: len(texts[n]))
        kept[longest].drop()
        texts[longest] = kept[longest].text(language)
    return texts


def layout(*items: discord.ui.Item[discord.ui.LayoutView]) -> discord.ui.LayoutView:
    """A message of these items.

    The view is stopped at once: ids are answered by the dynamic items of `bot.duels.presses`,
    so the library need not remember the views of messages, which would add up.
    """
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def note(
    text: str, *rows: discord.ui.ActionRow[discord.ui.LayoutView]
) -> discord.ui.LayoutView:
    """A message of one text, and rows of buttons below it."""
    return layout(discord.ui.TextDisplay(clip(text, MESSAGE)), *rows)
