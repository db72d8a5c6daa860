"""The second game's words in three languages, by the same printer."""
