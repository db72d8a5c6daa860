"""A measured figure, and how a list of them is printed and kept."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Figure:
    """One result: what was measured, how much, in which unit, and what it should be."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached; without one, it always is."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def table(figures: Sequence[Figure]) -> str:
    """The figures in aligned columns, those that miss their goal marked."""
    width = max(len(figure.name) for figure in figures)
    return "\n".join(_row(figure, width) for figure in figures)


def _row(figure: Figure, width: int) -> str:
    row = f"{figure.name:<{width}}  {figure.value:>12,.2f} {figure.unit:<12}"
    if figure.goal is None:
        return row.rstrip()
    bound = "at least" if figure.at_least else "at most"
    verdict = "ok" if figure.is_met else "MISSED"
    return f"{row} {bound} {figure.goal:,g}: {verdict}"


def keep(figures: Sequence[Figure], path: Path) -> None:
    """Write name, value and unit of each figure as JSON, making the folder if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = [
        {
            key: value
            for key, value in asdict(figure).items()
            if key in ("name", "value", "unit")
        }
        for figure in figures
    ]
    path.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
