"""The texts of cards in Chinese."""
