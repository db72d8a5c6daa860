"""Pictures of cards in our own style. What they show always stands beside them in words."""
