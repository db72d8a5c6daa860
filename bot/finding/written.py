"""A long text that is put together of many short ones."""

_CODING, _AS_IT_IS = "utf-8", "surrogatepass"


class Written:
    """Grows by one short text after another.

    `io.StringIO` and lists keep each of them until the end, which takes several times the
    memory of the whole.
    """

    def __init__(self) -> None:
        self._bytes = bytearray()

    def add(self, text: str) -> None:
        """Write this behind what was written before."""
        self._bytes += text.encode(_CODING, _AS_IT_IS)

    def taken(self) -> str:
        """All that was written; then nothing is."""
        written, self._bytes = self._bytes, bytearray()
        return written.decode(_CODING, _AS_IT_IS)
