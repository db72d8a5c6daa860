"""Long lists of choices in several menus, each named by what it holds."""

from collections.abc import Iterable, Sequence

from cards.talk.labels import starting
from cards.talk.tongue import Tongue, slug
from engine.core.protocol import Choosable
from engine.yugioh.state.by_hand import GROUPS, HandAct, HandGroup

MOST_SHORT = 6
"""By so many of its acts a menu is named."""


def titles(options: Iterable[Choosable], tongue: Tongue) -> dict[Choosable, str]:
    """What the menu of each act is called: by those acts of its group that it holds."""
    held: dict[HandGroup, dict[str, None]] = {}
    acts = [each for each in options if isinstance(each, HandAct)]
    for act in acts:
        word = tongue.words.say(f"handshort-{slug(act)}")
        held.setdefault(GROUPS[act], {}).setdefault(word)
    names = {group: _title([*words], tongue) for group, words in held.items()}
    return {act: names[GROUPS[act]] for act in acts}


def _title(words: Sequence[str], tongue: Tongue) -> str:
    more = " …" if len(words) > MOST_SHORT else ""
    return starting(tongue.words.say("comma").join(words[:MOST_SHORT])) + more
