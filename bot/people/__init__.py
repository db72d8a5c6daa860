"""What servers and people have set for themselves."""
