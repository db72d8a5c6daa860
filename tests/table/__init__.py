"""A table for rulings: set it, play by card name, look at what is left."""
