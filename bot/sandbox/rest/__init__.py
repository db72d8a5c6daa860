"""The REST API of the stand-in: routes, limits, and what each route does."""
