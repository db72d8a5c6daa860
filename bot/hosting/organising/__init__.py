"""How events are governed: by whom, what they decide, and what is known of it."""
