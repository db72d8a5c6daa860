"""Which monsters can attack, and what comes of a battle."""
