"""Ratings by Glicko-2: steps 2 to 8 of Glickman, "Example of the Glicko-2 system" (2022)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt

TAU = 0.5
"""How fast a volatility may change; the paper has 0.3 to 1.2."""
_SCALE = 173.7178
_ENOUGH = 1e-6
_MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays, how unsure that is (a deviation), and how steady they are."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


Game = tuple[Rating, float]
"""The opponent's rating at the start of the period; 1.0 for a win, 0.5 for a draw, 0.0."""


def rated(player: Rating, games: Sequence[Game]) -> Rating:
    """The rating after a period with these games; without any it is only less sure."""
    mu, phi = (player.value - 1500) / _SCALE, player.deviation / _SCALE
    if not games:
        deviation = min(sqrt(phi**2 + player.volatility**2) * _SCALE, Rating().deviation)
        return replace(player, deviation=deviation)
    inverse, gained = 0.0, 0.0
    for rival, score in games:
        weight = 1 / sqrt(1 + 3 * (rival.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (rival.value - 1500) / _SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        gained += weight * (score - expected)
    variance = 1 / inverse
    volatility = _volatility(player.volatility, phi, variance, variance * gained)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    return Rating((mu + phi**2 * gained) * _SCALE + 1500, phi * _SCALE, volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of the paper's f by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2

    low, step = start, 1
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        while f(start - step * TAU) < 0:
            step += 1
        high = start - step * TAU
    at_low, at_high = f(low), f(high)
    for _ in range(_MOST_STEPS):
        if abs(high - low) <= _ENOUGH:
            break
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
