"""What came of people's duels: their records, and the ladders of servers."""
