"""Mishaps which tests bring about: rate limits, delays, a cut gateway, closed doors."""

from bot.sandbox.gateway import Gateway
from bot.sandbox.people import Person


class Faults:
    """What goes wrong next; nothing does until a method is called."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._refusals = 0
        self.retry_after = 0.1
        self.delayed = 0.0

    def rate_limit(self, requests: int, retry_after: float = 0.1) -> None:
        """Answer the next `requests` REST requests with 429 and `retry_after` seconds."""
        self._refusals = requests
        self.retry_after = retry_after

    def take_rate_limit(self) -> bool:
        """Whether the present request is one that gets 429; each call counts one."""
        if self._refusals == 0:
            return False
        self._refusals -= 1
        return True

    def delay(self, seconds: float) -> None:
        """Have every REST request wait `seconds` before it is read, until called with 0."""
        self.delayed = seconds

    def cut(self) -> None:
        """Break the gateway's connections without a farewell; sessions can be resumed."""
        self._gateway.cut()

    def op7(self) -> None:
        """Have the gateway ask its clients to reconnect and resume."""
        self._gateway.ask_to_reconnect()

    def op9(self, resumable: bool = False) -> None:
        """Have the gateway declare its sessions invalid; they are lost unless `resumable`."""
        self._gateway.invalidate(resumable)

    @property
    def token_revoked(self) -> bool:
        """Whether the token of the bot is known no more."""
        return not self._gateway.knows_token

    def revoke_token(self) -> None:
        """Take the token of the bot back: the gateway closes, and REST answers 401."""
        self._gateway.knows_token = False
        self._gateway.revoke()

    def return_token(self) -> None:
        """Have the same token known again."""
        self._gateway.knows_token = True

    def refuse_dm(self, person: Person) -> None:
        """Let `person` take no private messages from now on."""
        person.takes_dms = False
