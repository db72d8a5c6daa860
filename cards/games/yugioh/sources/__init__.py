"""The files that cards, rulings and ban lists of Yu-Gi-Oh! come in."""
