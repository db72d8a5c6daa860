"""What is shown of cards."""
