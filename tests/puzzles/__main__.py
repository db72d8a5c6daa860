"""Proves every puzzle, and keeps the proofs: `python -m tests.puzzles`, or `make puzzles`.

What was proven of the same position by the same rules is not proven again, unless `--all`.
"""

import json
import sys
from typing import Any

from cards.exercises.puzzles import PUZZLES
from cards.exercises.puzzles.solutions import KEPT, scene_of
from engine.yugioh.game.setups import VERSION
from tests.puzzles.proving import prove


def main() -> int:
    """Prove what is to be proven; 1 where a puzzle has no solution."""
    known = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    kept: dict[str, Any] = {}
    failed = 0
    for puzzle in PUZZLES:
        of_now = {"scene": scene_of(puzzle), "rules": VERSION}
        proof = known.get(puzzle.key, {})
        if "--all" in sys.argv or {**proof, **of_now} != proof:
            found = prove(puzzle)
            if found is None:
                tell(f"{puzzle.key}: there is no solution")
                failed += 1
                continue
            proof = {**of_now, **found}
        kept[puzzle.key] = proof
        keep(kept)
        told = f"{proof['moves']} moves, none shorter; {proof['positions']} positions"
        tell(f"{puzzle.key}: {told}")
    tell(f"{len(kept)} puzzles are proven, {failed} are not.")
    return 1 if failed else 0


def keep(proofs: dict[str, Any]) -> None:
    """Have them in the file, one on each line."""
    lines = [f"{json.dumps(key)}: {json.dumps(proofs[key])}" for key in sorted(proofs)]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def tell(line: str) -> None:
    """Write it at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
