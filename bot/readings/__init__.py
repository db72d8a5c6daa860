"""How sure it is that imported cards are played as printed, and who agrees to what of that."""
