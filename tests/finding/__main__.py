"""Writes docs/finding.md: `make finding`."""

from tests.finding.page import PAGE, page

if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
