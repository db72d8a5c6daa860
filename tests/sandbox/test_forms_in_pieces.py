"""A form with files is read whole, however the network has cut it."""

import asyncio
from unittest.mock import MagicMock

import pytest
from aiohttp.streams import StreamReader
from aiohttp.test_utils import make_mocked_request

from bot.sandbox.rest.api import read_body

CONTENT = bytes(range(256)) * 1200
HEAD = (
    b"--cut\r\n"
    b'Content-Disposition: form-data; name="files[0]"; filename="a.bin"\r\n'
    b"Content-Type: application/octet-stream\r\n\r\n"
)
TAIL = b"\r\n--cut--\r\n"


@pytest.mark.parametrize("cuts", [(0, 0), (1, 2), (3, 5), (7, 8192), (8192, 8193)])
async def test_a_file_is_read_wherever_it_is_cut(cuts: tuple[int, int]) -> None:
    first, second = cuts
    loop = asyncio.get_running_loop()
    body = StreamReader(MagicMock(_reading_paused=False), 2**20, loop=loop)
    kind = {"Content-Type": "multipart/form-data; boundary=cut", "Content-Length": "1"}
    request = make_mocked_request("POST", "/", kind, payload=body)
    reading = asyncio.create_task(read_body(request))
    for piece in (HEAD + CONTENT[:first], CONTENT[first:second], CONTENT[second:] + TAIL):
        body.feed_data(piece)
        await _read_on()
    body.feed_eof()

    _, uploads = await reading

    assert [upload.content for upload in uploads] == [CONTENT]


async def _read_on() -> None:
    """Whoever reads has taken all there is so far, and waits for more."""
    for _ in range(20):
        await asyncio.sleep(0)
