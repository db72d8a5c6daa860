"""`python -m cards.grammar.reader --kind trap "Draw 1 card."` prints the tree that says so.

Japanese is read too: `"①：自分は１枚ドローする。"`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.source import source
from engine.yugioh.language import CardText, Frame, Icon, Kind

FIRST_KANA = "\u3041"
"""From this character on, all that a card text in English has not."""
KINDS = {
    "monster": (Kind.MONSTER, Icon.NONE),
    "spell": (Kind.SPELL, Icon.NONE),
    "quick-play": (Kind.SPELL, Icon.QUICK_PLAY),
    "continuous-spell": (Kind.SPELL, Icon.CONTINUOUS),
    "equip": (Kind.SPELL, Icon.EQUIP),
    "field": (Kind.SPELL, Icon.FIELD),
    "ritual": (Kind.SPELL, Icon.RITUAL),
    "trap": (Kind.TRAP, Icon.NONE),
    "continuous-trap": (Kind.TRAP, Icon.CONTINUOUS),
    "counter-trap": (Kind.TRAP, Icon.COUNTER),
}


def main() -> int:
    """Print an effect for each line; 1 where the text is not known, or has two readings."""
    parser = ArgumentParser(prog="python -m cards.grammar.reader", description=__doc__)
    parser.add_argument("paragraphs", nargs="+", help="the text, an effect in each")
    parser.add_argument("--kind", choices=KINDS, default="monster")
    parser.add_argument("--name", default="This Card", help="the English name")
    asked = parser.parse_args()
    kind, icon = KINDS[asked.kind]
    facts = CardText(asked.name, 1, kind, icon=icon, frame=Frame.EFFECT)
    try:
        card = parse(facts, asked.paragraphs, _language(asked.paragraphs))
    except AmbiguousTextError as error:
        sys.stderr.write(f"{error}:\n")
        sys.stderr.write("".join(f"  {source(each.effects)}\n" for each in error.readings))
        return 1
    except UnknownTextError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("".join(f"{source(effect)},\n" for effect in card.effects))
    return 0


def _language(paragraphs: Sequence[str]) -> str:
    """The language that the text is in, by whether it has Japanese characters."""
    return "ja" if any(each >= FIRST_KANA for text in paragraphs for each in text) else "en"


if __name__ == "__main__":
    sys.exit(main())
