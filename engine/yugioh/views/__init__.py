"""What a seat may see: of an event when it is born, and of the table at any time."""
