"""Reading English card text back into the tree that it was printed from."""
