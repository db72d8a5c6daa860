"""What can be imported: one module for each format, and those by which files are opened."""
