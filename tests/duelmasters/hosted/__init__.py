"""Duel Party as a host meets it: what is told, asked and shown to whom."""
