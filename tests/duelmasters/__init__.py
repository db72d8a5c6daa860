"""The second game: its rules, its cards, its vectors."""
