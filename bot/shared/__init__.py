"""What every room needs of Discord, of texts and of time."""
