"""The games as the bot meets them."""
