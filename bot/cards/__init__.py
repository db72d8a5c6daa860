"""Cards looked up."""
