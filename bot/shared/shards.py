"""The shards into which Discord deals out the servers, and which of them are ours."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """Of `count` shards in all those with these numbers."""

    count: int
    ids: tuple[int, ...]

    def of(self, guild: int | None) -> int:
        """The shard that is told of that server, or of private messages where it is None."""
        return 0 if guild is None else (guild >> 22) % self.count

    def serve(self, guild: int | None) -> bool:
        """Whether we are told of that server, or of private messages where it is None."""
        return self.of(guild) in self.ids
