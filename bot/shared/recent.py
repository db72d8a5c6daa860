"""What was used last, kept in memory: so many things, and no more."""

from collections import OrderedDict
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")
Other = TypeVar("Other")


class Recent(Generic[Key, Value]):
    """Values by their keys; above `most` the one goes that was not used for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Value] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def __getitem__(self, key: Key) -> Value:
        """The value, which is used by that; KeyError where it is not kept, or no longer."""
        self._kept.move_to_end(key)
        return self._kept[key]

    def get(self, key: Key, other: Other) -> Value | Other:
        """The value, which is used by that; `other` where it is not kept."""
        if key not in self:
            return other
        return self[key]

    def __setitem__(self, key: Key, value: Value) -> None:
        """Keep the value."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Keep it no more."""
        self._kept.pop(key, None)
