"""The texts of cards in Japanese."""
