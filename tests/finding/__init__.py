"""What is typed, which card is found by it, and why: the rows of docs/finding.md."""
