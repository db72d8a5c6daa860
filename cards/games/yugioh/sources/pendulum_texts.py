"""The text of a Pendulum Monster in a card database: two effects in one."""

import re

_BEGUN = re.compile(r"\[ ?Pendulum Effect ?\]|← ?\d{1,2} ?【灵摆】 ?\d{1,2} ?→")
_ENDED = re.compile(r"\[ ?(?:Monster Effect|Flavor Text) ?\]|【怪兽(?:效果|描述)】")
"""The headings of EDOPro, in every language, and those of Fluorohydride in Chinese."""


def split(text: str) -> tuple[str, str]:
    """The Pendulum Effect and what stands below it; ("", `text`) where there is none."""
    begun = _BEGUN.match(text)
    ended = _ENDED.search(text, begun.end()) if begun else None
    if begun is None or ended is None:
        return "", text
    above = text[begun.end() : ended.start()].strip().rstrip("-").rstrip()
    return above, text[ended.end() :].strip()
