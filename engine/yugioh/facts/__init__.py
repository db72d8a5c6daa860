"""What holds now: facts, negation, numbers, restrictions, permissions."""
