"""The rule sets, each told as its difference from today's Master Rule."""
