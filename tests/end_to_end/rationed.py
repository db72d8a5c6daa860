"""The real program, which keeps to the limits: `python -m tests.end_to_end.rationed`."""

import sys

from bot.__main__ import main
from tests.chance import lay_down_for_good
from tests.unhurried import unhurry_for_good

if __name__ == "__main__":
    unhurry_for_good(rationed=True)
    lay_down_for_good()
    sys.exit(main())
