"""Where a duel is shown."""
