"""D.D. Survivor, D.D. Scout Plane: banished in a turn, they come back in its End Phase."""

SURVIVOR, PLANE = "D.D. Survivor", "D.D. Scout Plane"
