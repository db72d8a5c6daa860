"""The custom ids of challenges."""

from bot.shared.ids import Id

ANSWER = Id("challenge:{challenge:int}:{act:accept|decline|back}")
"""Accepts a challenge, declines it or takes it back."""
DECK = Id("challenge:{challenge:int}:deck")
"""The menu of decks that a challenge can be accepted with."""
