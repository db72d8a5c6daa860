"""Files that cards come in: unpacking and checking them, and what they say."""
