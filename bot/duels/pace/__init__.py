"""The even pace of response windows."""
