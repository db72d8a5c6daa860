"""The grammar of each language: what is done with the entries of `cards/phrases`."""
