"""The real program, which takes its time: `python -m tests.end_to_end.unhurried`."""

import sys

from bot.__main__ import main
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

if __name__ == "__main__":
    unhurry_for_good()
    lay_down_for_good()
    sys.exit(main())
