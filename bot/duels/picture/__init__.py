"""The board of a duel as a picture; all that it shows is in words as well."""
