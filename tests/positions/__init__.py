"""Questions about two cards, and what official Q&A say to them."""
