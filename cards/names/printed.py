"""What is printed on imported cards of which something is done by hand, as it was imported.

Nobody reads most of these texts, so each is held packed.
"""

import json
import zlib
from collections.abc import Mapping

Texts = Mapping[str, tuple[str, str]]
"""The text of a card and its second text, by language."""
_PACKED: dict[int, bytes] = {}
_ENGLISH = "en"


def learn(texts: Mapping[int, Texts]) -> None:
    """Have these cards printed so, and no others; by passcode."""
    _PACKED.clear()
    _PACKED.update({code: _pack(each) for code, each in texts.items()})


def _pack(texts: Texts) -> bytes:
    return zlib.compress(json.dumps(dict(texts), ensure_ascii=False).encode())


def printed(code: int, language: str) -> tuple[str, ...]:
    """What is printed on the card, and its second text if it has one; () if unknown.

    In English where it is not known in that language.
    """
    packed = _PACKED.get(code)
    if packed is None:
        return ()
    texts: dict[str, tuple[str, str]] = json.loads(zlib.decompress(packed))
    found = texts.get(language) or texts.get(_ENGLISH) or ("", "")
    return tuple(each for each in found if each)
