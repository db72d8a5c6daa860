"""Rulings of the Expert Rules of 2004."""
