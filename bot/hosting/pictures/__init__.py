"""Events in pictures: brackets, and standings in a table; all they show is in words as well."""
