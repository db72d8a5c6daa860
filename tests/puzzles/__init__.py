"""The puzzles: their proofs by search, and the kept solutions."""
