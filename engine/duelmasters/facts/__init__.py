"""What holds now: read from the table, without changing it."""
