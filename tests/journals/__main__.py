"""`make journals`: plays the duels anew and keeps their journals."""

import sys

from tests.journals.keeping import FILE, write
from tests.journals.playing import journals


def main() -> None:
    """Write the file, and say what is in it."""
    played = list(journals())
    write(played)
    answers = sum(len(each.answers) for each in played)
    size = FILE.stat().st_size
    said = f"{len(played)} duels, {answers} answers, {size // 1024} KiB in {FILE.name}\n"
    sys.stdout.write(said)


if __name__ == "__main__":
    main()
