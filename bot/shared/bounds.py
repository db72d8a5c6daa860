"""How much Discord takes of what is chosen from, pressed and filled in."""

MENU = 25
"""The most options of a menu, and the most completions of what is typed."""
OPTION = 100
"""The most characters of an option of a menu, and of a completion."""
BUTTON = 80
"""The most characters on a button."""
FORM = 45
"""The most characters of a form's title, and above a field of it."""
