"""What was imported of cards, rulings and ban lists, in a file of its own."""
