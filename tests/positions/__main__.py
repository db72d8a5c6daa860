"""`python -m tests.positions` writes the table of docs/chainable.md to standard output."""

import sys

from tests.positions.table import written

if __name__ == "__main__":
    sys.stdout.write(written())
