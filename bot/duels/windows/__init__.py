"""What a window is, and who is asked in it. Nothing here knows a duel of the bot."""
