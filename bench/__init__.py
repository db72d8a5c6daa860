"""What the program costs, measured: `python -m bench` prints a table and keeps the figures."""
