"""Pictures, drawn with Pillow. What they show always stands beside them in words."""
