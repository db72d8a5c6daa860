"""Rate limits as Discord keeps them: buckets by kind of route and place, and one for all.

The figures are those observed by the communities of client libraries; Discord publishes only
the global one and asks clients to read the headers.
"""

from collections import Counter, deque
from dataclasses import dataclass
from hashlib import blake2b

from bot.sandbox.clock import Clock

GLOBAL_PER_SECOND = 50
MOST_INVALID = 10_000
INVALID_SECONDS = 600
"""A firewall bans the bot after so many answers 401, 403 or 429 in so many seconds."""


@dataclass(frozen=True, slots=True)
class Rule:
    """`most` requests in `seconds` for each value of the path's part named `major`."""

    name: str
    most: int
    seconds: float
    major: str = ""

    @property
    def hash(self) -> str:
        """The bucket's name in the headers."""
        return blake2b(self.name.encode(), digest_size=16).hexdigest()


CHANNEL_MESSAGES = "/channels/{channel_id}/messages"
ONE_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

RULES: dict[tuple[str, str], Rule] = {
    ("POST", CHANNEL_MESSAGES): Rule("create message", 5, 5, "channel_id"),
    ("PATCH", ONE_MESSAGE): Rule("edit message", 5, 5, "channel_id"),
    ("DELETE", ONE_MESSAGE): Rule("delete message", 5, 1, "channel_id"),
    ("POST", "/channels/{channel_id}/threads"): Rule("open thread", 50, 300, "channel_id"),
    ("POST", WEBHOOK): Rule("follow up", 5, 2, "webhook_token"),
    ("PATCH", f"{WEBHOOK}/messages/@original"): Rule("edit answer", 5, 2, "webhook_token"),
    ("PATCH", f"{WEBHOOK}/messages/{{message_id}}"): Rule("edit answer", 5, 2, "webhook_token"),
}
OTHERS = Rule("others", 50, 1)
UNLIMITED = frozenset({"/interactions/{interaction_id}/{interaction_token}/callback"})


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a request leaves its bucket; `retry_after` is set when it is one too many."""

    rule: Rule
    remaining: int
    reset_at: float
    reset_after: float
    retry_after: float | None = None
    everywhere: bool = False

    @property
    def headers(self) -> dict[str, str]:
        """The headers by which clients pace themselves."""
        headers = {
            "X-RateLimit-Limit": str(self.rule.most),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{self.reset_at:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.rule.hash,
        }
        if self.retry_after is not None:
            headers["Retry-After"] = f"{self.retry_after:.3f}"
            headers["X-RateLimit-Scope"] = "global" if self.everywhere else "user"
            if self.everywhere:
                headers["X-RateLimit-Global"] = "true"
        return headers


class Limits:
    """The buckets of the one bot.

    Not `enforced`, nothing is refused, and the headers stay, of windows that are over at once.

    `refused` counts the requests that were one too many, by the name of the rule that was
    broken, "global" for the limit on all. `counted` are those the global limit counts.
    """

    def __init__(self, clock: Clock, enforced: bool = True) -> None:
        self.enforced = enforced
        self.refused: Counter[str] = Counter()
        self.counted = 0
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[int, float]] = {}
        self._all = (0, 0.0)
        self._invalid: deque[float] = deque()

    @property
    def invalid(self) -> int:
        """The answers 401, 403 and 429 that are not yet forgotten."""
        while self._invalid and self._invalid[0] <= self._clock.now() - INVALID_SECONDS:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def banned(self) -> bool:
        """Whether the firewall lets nothing through."""
        return self.enforced and self.invalid >= MOST_INVALID

    def answered(self, status: int) -> None:
        """Note the status of an answer."""
        if status in (401, 403, 429):
            self._invalid.append(self._clock.now())

    def take(self, method: str, template: str, ids: dict[str, str]) -> Standing | None:
        """Count one request; None when its route has no limits."""
        if template in UNLIMITED:
            return None
        rule = RULES.get((method, template), OTHERS)
        now = self._clock.now()
        is_counted = not template.startswith("/webhooks/")
        self.counted += is_counted
        if not self.enforced:
            return Standing(rule, rule.most - 1, now, 0.0)  # nobody has to wait for more
        if is_counted:
            used, until = self._all if self._all[1] > now else (0, now + 1.0)
            if used >= GLOBAL_PER_SECOND:
                self.refused["global"] += 1
                return Standing(rule, 0, until, until - now, until - now, everywhere=True)
            self._all = (used + 1, until)
        return self._take_of(rule, ids.get(rule.major, ""), now)

    def _take_of(self, rule: Rule, place: str, now: float) -> Standing:
        key = (rule.name, place)
        used, until = self._buckets.get(key, (0, 0.0))
        if until <= now:
            used, until = 0, now + rule.seconds
            self._forget(now)
        if used >= rule.most:
            self.refused[rule.name] += 1
            return Standing(rule, 0, until, until - now, until - now)
        self._buckets[key] = (used + 1, until)
        return Standing(rule, rule.most - used - 1, until, until - now)

    def _forget(self, now: float) -> None:
        if len(self._buckets) > 10_000:
            self._buckets = {k: v for k, v in self._buckets.items() if v[1] > now}
