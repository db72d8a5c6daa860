"""What Discord demands of bodies beyond the shapes of its API description: pure functions."""
