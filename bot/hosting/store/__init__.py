"""What is on disk of an event, each table with the class that reads and writes it."""
