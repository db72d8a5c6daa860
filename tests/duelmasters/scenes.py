"""Scenes: a scenario written in a line or two, for the tests of rules."""

from typing import Any

from cards.duelmasters import named
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.outcome import compare
from tests.duelmasters.vectors.scenario import Json, Vector

GONTA = "無頼勇騎ゴンタ"
"""A creature of power 4000 without an ability."""
SHAUNA, ULS, HULCUS = "光輪の精霊シャウナ", "浄化の精霊ウルス", "アクア・ハルカス"
LIGHT, WATER, DARK = SHAUNA, "エナジー・ライト", "デス・スモーク"
FIRE, NATURE = "解体屋ピーカプ", "幻緑の双月"
"""Cards of one civilization, for the mana zone."""


def entry(said: str | Json) -> Json:
    """`name`, `name*3`; with a `!` at the end it is tapped, with a `?` it came this turn."""
    if not isinstance(said, str):
        return said
    if said in named():
        return {"name": said, "tapped": False}
    tapped, fresh = said.endswith("!"), said.endswith("?")
    name, _, count = said.rstrip("!?").partition("*")
    found: Json = {"name": name, "tapped": tapped}
    if count:
        found["count"] = int(count)
    if fresh:
        found["summoned_this_turn"] = True
    return found


def has(**zones: Any) -> Json:
    """What a player has; six shields and twenty cards of a deck, where nothing else is said."""
    zones = {"shields": [f"{GONTA}*6"], "deck": [f"{GONTA}*20"], **zones}
    found: Json = {}
    for zone, said in zones.items():
        found[zone] = said if isinstance(said, dict) else [entry(each) for each in said]
    return found


def card(said: str) -> Json:
    """`name`, or `B|name` for the card of a player."""
    owner, bar, name = said.rpartition("|")
    return {"owner": owner, "name": name} if bar else {"name": name}


class By:
    """What a player does, as steps."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def do(self, what: str, **more: Any) -> Json:
        """A step."""
        return {"player": self.letter, "do": what, **more}

    def summon(self, name: str, **more: Any) -> Json:
        return self.do("summon", name=name, **more)

    def cast(self, name: str, **more: Any) -> Json:
        return self.do("cast", name=name, **more)

    def attack(self, name: str, target: str) -> Json:
        owner, bar, other = target.partition("|")
        at = {"owner": owner, "name": other} if bar else {"player": target}
        return self.do("attack", name=name, target=at)

    def choose(self, *cards: str) -> Json:
        return self.do("choose", cards=[card(each) for each in cards])

    def shields(self, *positions: int) -> Json:
        return self.do("choose_shields", positions=list(positions))

    def designate(self, letter: str) -> Json:
        return self.do("designate", target=letter)

    def yes(self) -> Json:
        return self.do("answer", answer=True)

    def no(self) -> Json:
        return self.do("answer", answer=False)

    def declare(self, ability: str, name: str) -> Json:
        return self.do("declare", ability=ability, name=name)

    def block(self, *names: str) -> Json:
        return self.do("block", cards=[{"name": name} for name in names])

    def end(self) -> Json:
        return self.do("end_turn")

    def can(self, action: str, name: str = "", **more: Any) -> Json:
        return self.do("can", action=action, **({"name": name} if name else {}), **more)

    def cannot(self, action: str, name: str = "", **more: Any) -> Json:
        return self.do("cannot", action=action, **({"name": name} if name else {}), **more)


A, B, C, D = By("A"), By("B"), By("C"), By("D")


def names(*said: str) -> list[Json]:
    """Cards as they are expected in a zone."""
    found = []
    for each in said:
        name, _, count = each.partition("*")
        found.append({"name": name, "count": int(count or 1)})
    return found


def scene(
    *steps: Json,
    seats: str = "ABC",
    turn: str = "A",
    begin: str = "main",
    partners: dict[str, str] | None = None,
    expect: Json | None = None,
    trace: list[Json] | None = None,
    winner: Any = ...,
    turn_player: str = "",
    **players: Json,
) -> Course:
    """Play it and compare what came of it; Differs is raised where it is otherwise."""
    wanted: Json = {"players": expect or {}, "trace": trace or []}
    if winner is not ...:
        wanted["winner"] = winner
    if turn_player:
        wanted["turn_player"] = turn_player
    text = {
        "seats": list(seats),
        "turn_player": turn,
        "begin": begin,
        "players": {letter: players.get(letter, has()) for letter in seats},
        "partners": partners or {},
        "steps": list(steps),
        "expect": wanted,
    }
    course = Course(Vector("scene", text))
    course.play()
    compare(course.vector, course.party, course.chronicle)
    return course
