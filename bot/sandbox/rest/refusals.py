"""The answers by which Discord refuses a request, as exceptions.

A refusal is a `fault` when a correct bot never meets it; the others (a person who takes no
private messages, a thread it may not open) belong to life and are no violations.
Codes: Discord's table of JSON error codes.
"""

from collections.abc import Sequence

from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Problem


class Refusal(Exception):  # noqa: N818  (it is an answer of the API, not a failure of ours)
    """A request refused with this HTTP status, Discord's error code and words."""

    def __init__(
        self,
        status: int,
        code: int,
        words: str,
        fault: bool = False,
        errors: Json | None = None,
    ) -> None:
        super().__init__(words)
        self.status = status
        self.code = code
        self.words = words
        self.fault = fault
        self.errors = errors
        self.retry_after: float | None = None

    @property
    def body(self) -> Json:
        """What is sent: message, code, and where there are some, errors by path."""
        body: Json = {"message": self.words, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class Invalid(Refusal):
    """The body breaks these rules (50035)."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        errors: Json = {}
        for problem in problems:
            place = errors
            for key in filter(None, problem.path.split(".")):
                place = place.setdefault(key, {})
            place.setdefault("_errors", []).append(
                {"code": "INVALID", "message": problem.words}
            )
        super().__init__(400, 50035, "Invalid Form Body", fault=True, errors=errors)
        self.args = (f"Invalid Form Body: {'; '.join(map(str, problems))}",)
        self.problems = problems

    def within(self, key: str) -> "Invalid":
        """The same, where what was checked stands below `key`."""
        return Invalid([Problem(f"{key}.{each.path}", each.words) for each in self.problems])


def unknown(what: str, code: int) -> Refusal:
    """There is no such thing (404); the bot may have had reason to believe there was."""
    return Refusal(404, code, f"Unknown {what}")


def unknown_interaction() -> Refusal:
    """The first response came too late, or the interaction never was (10062)."""
    return Refusal(404, 10062, "Unknown interaction", fault=True)


def already_acknowledged() -> Refusal:
    """A second first response (40060)."""
    return Refusal(400, 40060, "Interaction has already been acknowledged.", fault=True)


def bad_token() -> Refusal:
    """The webhook token is none, or not good any more (50027)."""
    return Refusal(401, 50027, "Invalid Webhook Token", fault=True)


def unauthorized() -> Refusal:
    """The bot's token is missing or wrong."""
    return Refusal(401, 0, "401: Unauthorized", fault=True)


def empty_message() -> Refusal:
    """A message with nothing in it (50006)."""
    return Refusal(400, 50006, "Cannot send an empty message", fault=True)


def takes_no_messages() -> Refusal:
    """The person takes no private messages (50007)."""
    return Refusal(403, 50007, "Cannot send messages to this user")


def missing_access() -> Refusal:
    """The bot cannot see this (50001)."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """The bot may not do this here (50013)."""
    return Refusal(403, 50013, "Missing Permissions")


def not_the_author() -> Refusal:
    """A message of somebody else cannot be edited (50005)."""
    return Refusal(403, 50005, "Cannot edit a message authored by another user", fault=True)


def archived() -> Refusal:
    """Nothing can be changed in an archived thread (50083)."""
    return Refusal(400, 50083, "Thread is archived")


def too_many_old_edits() -> Refusal:
    """The message is older than an hour and was edited too often since (30046)."""
    refusal = Refusal(
        429, 30046, "Maximum number of edits to messages older than 1 hour reached"
    )
    refusal.retry_after = 0.3
    return refusal


def too_large() -> Refusal:
    """A file or the whole request is larger than Discord takes (40005)."""
    return Refusal(413, 40005, "Request entity too large", fault=True)
