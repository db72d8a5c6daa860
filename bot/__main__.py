"""`python -m bot`: loads the program and runs it."""

import gc
import os
import sys
from importlib import import_module

_READS_CARDS = "import"
"""The command that reads texts of cards, for which the source of the engine is needed."""


def main() -> int:
    """Run the program until it ends; returns its exit status.

    What is loaded now stays. To look for unused objects among it while it grows would make
    up a fifteenth of the start, so Python looks again when all is there.
    """
    if _READS_CARDS in sys.argv[1:2]:
        os.environ["DUELKEEPER_ENGINE"] = "pure"
    gc.disable()
    program = import_module("bot.program")
    gc.enable()
    status: int = program.main()
    return status


if __name__ == "__main__":
    sys.exit(main())
