"""The table in parts, what can happen to it, and the one hand that changes it."""
