"""The texts of cards in English."""
