"""Long runs of the real program under load, through the stand-in with Discord's limits kept."""
