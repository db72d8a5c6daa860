"""A file to be sent in Discord, packed where it would be too large."""

import zipfile
from io import BytesIO
from pathlib import PurePath

import discord

MOST_BYTES = 8_000_000
"""A file larger than that is packed: Discord takes no more than ten million."""


def attached(data: bytes, name: str) -> discord.File:
    """The data as a file of that name, or in a ZIP. To pack it may take a second."""
    if len(data) <= MOST_BYTES:
        return discord.File(BytesIO(data), name)
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return discord.File(BytesIO(packed.getvalue()), str(PurePath(name).with_suffix(".zip")))
