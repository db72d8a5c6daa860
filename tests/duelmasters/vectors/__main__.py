"""`python -m tests.duelmasters.vectors DIR` plays every scenario in a folder."""

import sys
from collections import Counter
from pathlib import Path

from engine.core.match import Match
from engine.core.protocol import Process
from engine.duelmasters.state.table import TurnStep
from engine.duelmasters.turn.opening import play as play_party
from engine.duelmasters.turn.opening import set_out
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.decklists import judge_deck, judge_partner
from tests.duelmasters.vectors.outcome import compare
from tests.duelmasters.vectors.scenario import Differs, Vector, read_folder
from tests.duelmasters.vectors.setting import open_setup

STOPS = {"turn 1 charge": TurnStep.CHARGE, "turn 1 main": TurnStep.MAIN}


def play(vector: Vector) -> None:
    """Play or judge it; Differs is raised where it comes out otherwise."""
    if vector.kind == "deck":
        judge_deck(vector)
    elif vector.kind == "partner":
        judge_partner(vector)
    elif vector.kind == "setup":
        play_setup(vector)
    else:
        course = Course(vector)
        course.play()
        compare(vector, course.party, course.chronicle)


def play_setup(vector: Vector) -> None:
    """Play the start of a game to where the scenario stops.

    Nothing that the state before turn 1 tells changes until the first draw of that turn.
    """
    setup, party, chronicle = open_setup(vector)
    if vector.text["stop"] in STOPS:
        process = play_party(party, setup.order, setup.instructed)
        match = Match(process, chronicle, party)
        match.start()
        while party.table.step is not STOPS[vector.text["stop"]]:
            decision = match.awaited()[0]
            match.answer(decision.seat, decision.default())
    else:
        run_out(set_out(party, setup.order, setup.instructed))
    compare(vector, party, chronicle)


def run_out(process: Process[None]) -> None:
    """Carry out what asks nothing."""
    try:
        process.send(None)
    except StopIteration:
        return
    raise Differs("the start asks something")


def verdict(vector: Vector) -> str:
    """`ok`, the first difference, or what the rules choked on."""
    try:
        play(vector)
    except Differs as difference:
        if "doubt" in vector.text:
            return f"doubtful: {difference}"
        return str(difference)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return "ok"


def main(arguments: list[str]) -> int:
    """Play the folder named by the only argument; 1 where a scenario differs, 2 on misuse."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        sys.stderr.write("usage: python -m tests.duelmasters.vectors DIR, a folder of *.json\n")
        return 2
    totals: Counter[str] = Counter()
    for vector in read_folder(Path(arguments[0])):
        told = verdict(vector)
        sys.stdout.write(f"{vector.id}: {told}\n")
        kind = "doubtful" if told.startswith("doubtful") else told
        totals[kind if kind in ("ok", "doubtful") else "differing"] += 1
    counts = (f"{totals[kind]} {kind}" for kind in ("ok", "differing", "doubtful"))
    sys.stdout.write(", ".join(counts) + "\n")
    return 1 if totals["differing"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
