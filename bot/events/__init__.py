"""Bracket events: who plays whom, who stands where, and how an event goes on."""
