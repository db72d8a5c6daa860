"""How many of all printed cards, and of the lists that people play, can be dueled."""
