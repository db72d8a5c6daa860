"""One heap for all threads, where the C library lets programs ask for it: that of GNU."""

import ctypes
import sys

_ARENA_MAX = -8
"""M_ARENA_MAX of malloc.h."""


def share_one_heap() -> None:
    """Have all threads take their memory from one heap; to be called before there are others.

    Else each has its own, and what one gives back serves no other: 8 MiB more. Python lets only
    one of them run at a time anyway, so that they hardly ever wait for each other.
    """
    if sys.platform == "linux":
        ask = getattr(ctypes.CDLL(None), "mallopt", None)
        if ask is not None:
            ask(_ARENA_MAX, 1)
