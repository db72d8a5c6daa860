"""Open tables: who sits down, who is ready, and when the duel begins."""
