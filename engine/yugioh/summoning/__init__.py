"""Which monsters can be summoned, by what, and where to."""
