"""What is kept of people: said, handed out, forgotten, and kept no longer than it has to be."""
