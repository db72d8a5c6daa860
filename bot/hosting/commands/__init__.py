"""The slash commands of events, and the buttons under what they answer."""
