"""The map: zones, columns, arrows, places. Reads the table only."""
