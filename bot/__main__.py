"""`python -m bot`: loads the program and runs it."""

import os
import sys
from importlib import import_module

_READS_CARDS = "import"
"""The command that reads texts of cards, for which the source of the engine is needed."""
_CAN_WAIT = "archive"
"""The command that takes only time that nothing else on the machine wants."""


def main() -> int:
    """Run the program until it ends; returns its exit status."""
    if _READS_CARDS in sys.argv[1:2]:
        os.environ["DUELKEEPER_ENGINE"] = "pure"
    if _CAN_WAIT in sys.argv[1:2] and hasattr(os, "nice"):
        os.nice(19)
    status: int = import_module("bot.program").main()
    return status


if __name__ == "__main__":
    sys.exit(main())
