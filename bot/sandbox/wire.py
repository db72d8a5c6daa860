"""JSON as it is sent: compact."""

import json
from typing import Any

# One encoder for all, because making one costs more than most messages; what is sent was
# built here and holds no circle.
_ENCODER = json.JSONEncoder(separators=(",", ":"), check_circular=False)


def encoded(value: Any) -> str:
    """`value` as JSON without needless space."""
    return _ENCODER.encode(value)
