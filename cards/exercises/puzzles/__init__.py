"""The puzzles: positions that can be won in one turn, each proven to be."""

from cards.exercises.puzzles import (
    battle,
    chains,
    damage,
    fusions,
    obstacles,
    strength,
    synchros,
    tributes,
    xyz,
)

PUZZLES = (
    *battle.PUZZLES,
    *strength.PUZZLES,
    *tributes.PUZZLES,
    *obstacles.PUZZLES,
    *fusions.PUZZLES,
    *synchros.PUZZLES,
    *xyz.PUZZLES,
    *damage.PUZZLES,
    *chains.PUZZLES,
)
