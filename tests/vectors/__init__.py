"""Scenarios with known outcomes, played through the questions that the engine asks."""
