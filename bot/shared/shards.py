"""The shards into which Discord deals out the servers, and which of them are ours."""

from dataclasses import dataclass

SHARD = "(coalesce(guild, 0) >> 22) % {count}"
"""In a statement, the shard of the server in the column `guild`, as `Shards.of` has it."""


@dataclass(frozen=True, slots=True)
class Shards:
    """Of `count` shards in all those with these numbers."""

    count: int
    ids: tuple[int, ...]

    def of(self, guild: int | None) -> int:
        """The shard that is told of that server, or of private messages where it is None."""
        return ((guild or 0) >> 22) % self.count

    def serve(self, guild: int | None) -> bool:
        """Whether we are told of that server, or of private messages where it is None."""
        return self.of(guild) in self.ids
