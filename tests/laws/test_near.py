"""`make check` runs the tests near what has changed."""

from tests.near import ALWAYS, FOLDERS, ROOT, WORDS, imported, near


def test_where_nothing_has_changed_the_laws_alone_are_near() -> None:
    assert near([]) == sorted(ALWAYS)


def test_a_changed_test_is_near_also_where_it_is_slow() -> None:
    assert "tests/end_to_end/test_start.py" in near(["tests/end_to_end/test_start.py"])


def test_what_imports_a_changed_module_is_near_unless_it_is_slow() -> None:
    found = near(["engine/core/protocol.py"])
    assert "tests/talk/test_strangers_reading.py" in found
    assert not any(each.startswith(("tests/fuzz", "tests/end_to_end")) for each in found)


def test_what_no_test_imports_is_tested_through_what_imports_it() -> None:
    assert "tests/bot/hosting/test_mishaps.py" in near(["bot/hosting/tables/face.py"])


def test_what_nothing_imports_is_tested_through_what_stands_beside_it() -> None:
    assert "tests/bot/library/test_deck_commands.py" in near(["bot/decks/commands.py"])


def test_what_is_said_has_tests_that_are_near() -> None:
    assert {*WORDS} <= {*near(["bot/decks/words/ja/decks.ftl"])}


def test_a_file_of_a_folder_that_is_near_is_not_named_twice() -> None:
    found = near(["engine/yugioh/words/steps.py", "tests/rulings/test_match.py"])
    assert "tests/rulings" in found
    assert "tests/rulings/test_match.py" not in found


def test_what_is_named_is_there() -> None:
    folders = (each for folders in FOLDERS.values() for each in folders)
    named = {*ALWAYS, *WORDS, *FOLDERS, *folders}
    assert [each for each in named if not (ROOT / each).exists()] == []


def test_imports_are_read_from_modules_and_from_packages() -> None:
    assert {"tests.near", "tests.near.near"} <= {*imported(ROOT / "tests/laws/test_near.py")}
