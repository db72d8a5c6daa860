"""An event that goes on: what is due when, what changes it, and how its tables stand."""
