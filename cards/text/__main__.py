"""`python -m cards.text NAME` prints a card in every language, for authors of cards."""

import sys

from cards.text.page import TEXT, page
from cards.yugioh import by_name


def main(names: list[str]) -> int:
    """Print each card; 1 where there is none of that name."""
    for name in names:
        try:
            card = by_name(name)
        except KeyError:
            sys.stderr.write(f"There is no card named {name!r}; give its English name.\n")
            return 1
        for language in TEXT:
            shown = page(card, language)
            sys.stdout.write("\n".join((shown.name, *shown.lines, *shown.text)) + "\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
