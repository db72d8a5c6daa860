"""A component declares its id once. Messages that are out keep theirs; forgers get nothing."""

from typing import Any

import pytest

from bot.duels.panel import ids as of_panels
from bot.duels.panel.after_ids import SURRENDER
from bot.duels.presses.question_buttons import CHOICES, PRESSES
from bot.shared.ids import Id
from bot.shared.pressing import DeclaredButton
from tests.bot.conftest import Hosted
from tests.declared import declared

OUT: dict[str, dict[str, Any]] = {
    "answer:12:3:4": {"act": "answer", "match": 12, "number": 3, "option": 4},
    "answer:12:3:": {"act": "answer", "match": 12, "number": 3, "option": None},
    "clear:12:3:0": {"act": "clear", "match": 12, "number": 3, "option": 0},
    "mark:12:3:1": {"act": "mark", "match": 12, "number": 3, "part": 1},
    "add:12:3:1": {"act": "add", "match": 12, "number": 3, "part": 1},
    "write:12:3:0": {"match": 12, "number": 3, "part": 0},
    "hand:12": {"act": "hand", "match": 12},
    "consent:12:1:yes:duel": {"match": 12, "loser": 1, "agreed": "yes", "what": "duel"},
    "chain-rulings:12": {"match": 12},
    "challenge:7:decline": {"challenge": 7, "act": "decline"},
    "challenge:7:deck": {"challenge": 7},
    "deck-delete:5": {"deck": 5},
    "deck-keep": {},
    "deck-hand:5:master-rule_2020:1": {"deck": 5, "format": "master-rule_2020", "again": True},
    "card:ja:89631139": {"language": "ja", "code": 89631139},
    "card-menu": {},
    "card-rules:89631139": {"about": "rules", "code": 89631139},
    "search:2:3:::4:::1f:a:b": {
        "page": 2,
        "first": 3,
        "second": None,
        "third": None,
        "fourth": 4,
        "fifth": None,
        "sixth": None,
        "archetype": "1f",
        "text": "a:b",
    },
    "rule::MR-BATTLE-07": {"language": "", "rule": "MR-BATTLE-07"},
    "rule-menu": {},
    "term-menu": {},
    "rulings:89631139:0": {"code": 89631139, "page": 0},
    "rulings-at:1.22.333:4:架空": {"codes": (1, 22, 333), "page": 4, "text": "架空"},
    "ruling-menu::0:x:y": {"codes": (), "page": 0, "text": "x:y"},
    "ruling-faqs:架空": {"text": "架空"},
    "ruling:99:1:1:0:": {"ruling": 99, "part": 1, "codes": (1,), "page": 0, "text": ""},
    "ruling-notes": {},
    "event-draft:4:announce": {"event": 4, "act": "announce"},
    "event-join:4": {"event": 4},
    "event-leave:4": {"event": 4},
    "event-sure:4:drop": {"event": 4, "act": "drop"},
    "event-here:4": {"event": 4},
    "event-deck:4": {"event": 4},
    "event-choose:4": {"event": 4},
    "event-players:4:0": {"event": 4, "page": 0},
    "event-players-turn:4:1": {"event": 4, "page": 1},
    "event-rules:4": {"event": 4},
    "event-cancel:4:yes": {"event": 4, "act": "yes"},
    "event-log:4:2": {"event": 4, "page": 2},
}
"""Ids as they stand in messages, with what is to be read in them."""
FORGED = (
    *("answer:12:3", "answer:x:3:4", "answer:12:3:4:5", "answer:12:3:-1", "answer:12:3:٣"),
    *(
        "answer:1234567890123456:3:4",
        "hand:",
        "hand:12\n",
        " hand:12",
        "consent:12:1:maybe:duel",
    ),
    *("card:de:1", "card:en:12345678901", "deck-hand:5::1", "rulings-at:1..2:0:", "rule:en:"),
    *("search:2:3:::4:::xyz:a", "card-menu:1", "choose:12:3:", "challenge:7:", ""),
)


def claiming(custom_id: str) -> list[dict[str, Any]]:
    found = (each.declared.read(custom_id) for each in declared())
    return [dict(values) for values in found if values is not None]


@pytest.mark.parametrize("custom_id", OUT)
def test_one_component_reads_an_id_that_is_out_and_writes_it_again(custom_id: str) -> None:
    assert claiming(custom_id) == [OUT[custom_id]]
    (kind,) = (each for each in declared() if each.declared.read(custom_id) is not None)
    assert kind.declared.write(**OUT[custom_id]) == custom_id


@pytest.mark.parametrize("custom_id", FORGED)
def test_no_component_reads_a_forged_id(custom_id: str) -> None:
    assert claiming(custom_id) == []


async def test_the_client_answers_every_component_that_is_declared(hosted: Hosted) -> None:
    known = hosted.client._connection._view_store._dynamic_items
    assert {each.__qualname__ for each in declared()} == {
        each.__qualname__ for each in known.values()
    }


def test_the_acts_in_ids_are_those_that_something_is_done_for() -> None:
    for act in (*PRESSES, *CHOICES, "write"):
        assert any(each.read(of_panels.act(act, 1, 2)) for each in of_panels.ABOUT_QUESTIONS)
    assert of_panels.PRESS.read("choose:1:2:0") is None
    presses = [each for each in declared() if each.__module__.startswith("bot.duels.presses.")]
    about = {each.declared for each in presses if "match" in each.declared.names}
    assert about
    assert about <= {*of_panels.OF_DUELS, SURRENDER}


@pytest.mark.parametrize("template", ["a:{x}", "a:{x:word}", "a:{x:text(3)}:b", "{x:int(3}"])
def test_a_template_that_cannot_be_read_is_refused(template: str) -> None:
    with pytest.raises(ValueError, match=r"kind|cannot be read|at the end"):
        Id(template)


@pytest.mark.parametrize(
    "values", [{}, {"page": 1, "other": 2}, {"page": "x"}, {"page": 1234}, {"page": -1}]
)
def test_an_id_is_not_written_with_what_it_could_not_be_read_with(values: Any) -> None:
    with pytest.raises(ValueError, match="page"):
        Id("at:{page:int(3)}").write(**values)


def test_a_component_has_to_declare_the_values_of_its_id() -> None:
    with pytest.raises(TypeError, match="page"):
        type("Undeclared", (DeclaredButton,), {}, id="at:{page:int}")
