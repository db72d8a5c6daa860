"""Duel Masters in its format for three to six players: Duel Party."""
