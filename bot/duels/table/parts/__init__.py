"""The parts of a session: each owns what it names, and nobody else changes that."""
