"""Base64 as people paste it: in either alphabet, with its padding or without."""

from base64 import b64decode


def decoded(letters: str) -> bytes:
    """The bytes that `letters` stand for; binascii.Error where they stand for none."""
    bare = letters.rstrip("=").replace("-", "+").replace("_", "/")
    return b64decode(bare + "=" * (-len(bare) % 4), validate=True)
