"""The built-in opponent: what it does at a table, and how well each level plays."""
