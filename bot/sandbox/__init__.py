"""A local stand-in of Discord: REST and gateway on loopback, people to be, and a page."""
