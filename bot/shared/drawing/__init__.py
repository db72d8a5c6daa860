"""What all pictures are drawn with: letters, colours, and a sheet; see the modules."""
