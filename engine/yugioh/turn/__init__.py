"""The turn as the rule book tells it: phases, summons, battles, the end."""
