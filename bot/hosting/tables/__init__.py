"""The tables of an event's rounds: laid, played at, reported, timed, and cleared away."""
