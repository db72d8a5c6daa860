"""A duel in memory: played, rebuilt, tried and told from its journal. Nothing of Discord."""
