"""The clocks of duels: how long each decision may take, and what a pause does to that."""
