"""An event loop whose time goes by only when it is told to."""

import asyncio


class Loop(asyncio.SelectorEventLoop):
    """Its time stands still until somebody moves it."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def settle(self) -> None:
        """Let everything go on that can."""

        async def turns() -> None:
            for _ in range(20):
                await asyncio.sleep(0)

        self.run_until_complete(turns())

    def passes(self, seconds: float) -> None:
        """Let so much time go by."""
        until = self.now + seconds
        planned: list[asyncio.TimerHandle] = vars(self)["_scheduled"]
        while planned and planned[0].when() <= until:
            self.now = max(self.now, planned[0].when())
            self.settle()
        self.now = until
