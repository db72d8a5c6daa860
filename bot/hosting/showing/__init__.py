"""How an event is shown in words: pairings, standings, brackets, places, and why."""
