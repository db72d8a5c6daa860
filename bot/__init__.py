"""The bot: all that speaks with Discord, keeps, and hosts."""

__version__ = "0.8.0"
"""The version of the program; CHANGELOG.md says what is new in it."""
