"""The languages that everything is said in."""

LANGUAGES = ("en", "ja", "zh")
"""English, Japanese and Simplified Chinese."""
