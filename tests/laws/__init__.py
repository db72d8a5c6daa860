"""What the laws of the house read in a file, and proof that a breach does not pass them."""
