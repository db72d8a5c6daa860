"""Boards and panels: what stands on them, and what can be pressed."""
