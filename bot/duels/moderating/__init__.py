"""What moderators of a server may do about the duels of others."""
