"""Buttons and menus that outlive the process: everything they know is in their ids."""
