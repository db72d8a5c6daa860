"""What is drawn of a table, as words that a replay keeps, and back."""

from collections.abc import Sequence

from bot.replays.frames import Shaped
from bot.replays.weaving import Words
from engine.core.picturing import Figure, Side, Stat, Tableau, Toward, Zone


def as_words(tableau: Tableau) -> Words:
    """The tableau in words alone; its descriptions are left out."""
    sides = [
        [side.player, side.life, [*side.facts], _flag(side.has_turn), [*map(_row, side.rows)]]
        for side in tableau.sides
    ]
    return [tableau.heading, sides, _row(tableau.middle), [*tableau.notes]]


def as_tableau(words: Shaped) -> Tableau:
    """The tableau of such words."""
    assert not isinstance(words, str)
    heading, sides, middle, notes = words
    return Tableau(
        _said(heading), tuple(map(_side, sides)), _zones(middle), tuple(map(_said, notes)), ()
    )


def _flag(holds: bool) -> str:
    return "1" if holds else "0"


def _row(zones: Sequence[Zone | None]) -> Words:
    return [[] if each is None else [each.code, _figure(each.figure)] for each in zones]


def _figure(figure: Figure | None) -> Words:
    if figure is None:
        return []
    return [
        figure.name,
        "" if figure.colour is None else str(figure.colour),
        [[each.label, each.now, str(each.change)] for each in figure.stats],
        figure.stands,
        _flag(figure.sideways) + _flag(figure.face_down),
        [*figure.marks],
        [str(each) for each in figure.links],
        [str(each) for each in figure.arrows],
    ]


def _said(words: Shaped) -> str:
    assert isinstance(words, str)
    return words


def _side(words: Shaped) -> Side:
    assert not isinstance(words, str)
    player, life, facts, has_turn, rows = words
    told = tuple(map(_said, facts))
    return Side(_said(player), _said(life), told, has_turn == "1", tuple(map(_zones, rows)))


def _zones(words: Shaped) -> tuple[Zone | None, ...]:
    return tuple(Zone(_said(each[0]), _drawn(each[1])) if each else None for each in words)


def _drawn(words: Shaped) -> Figure | None:
    if not words:
        return None
    assert not isinstance(words, str)
    name, colour, stats, stands, flags, marks, links, arrows = words
    return Figure(
        _said(name),
        int(_said(colour)) if colour else None,
        tuple(Stat(_said(each[0]), _said(each[1]), int(_said(each[2]))) for each in stats),
        _said(stands),
        flags[0] == "1",
        flags[1] == "1",
        tuple(map(_said, marks)),
        tuple(int(_said(each)) for each in links),
        tuple(Toward(_said(each)) for each in arrows),
    )
