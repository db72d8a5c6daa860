"""Official rulings looked up."""
