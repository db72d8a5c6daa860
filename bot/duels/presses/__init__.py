"""The buttons and menus of panels, and what a press on them does."""
