"""An import makes the cards whose rules are understood, and the game is handed them."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from bot.games import GAMES, SHELVED
from bot.library.build import build
from bot.library.library import Library
from bot.library.making import bring, imported, made
from bot.library.sources.recognising import sources_at
from cards.sources.records import CollectedCard, MadeCard
from cards.witnessing import making
from cards.yugioh import by_name
from engine.core.game import DeckList, ImportedCard
from tests.library import sources
from tests.library.silent import Silent
from tests.library.test_importing import import_into

HERON: dict[str, Any] = {
    **sources.LANTERN,
    "konami_id": 90010,
    "password": 90400000,
    "name": {"en": "Nobody's Heron", "ja": "名無しの鷺"},
    "text": {"en": "It wades.", "ja": "歩く。"},
    "pendulum_effect": {},
    "monster_type_line": "Winged Beast / Normal",
    "pendulum_scale": None,
    "level": 4,
    "atk": 1400,
    "yugipedia_page_id": 10,
}
KURIBOH: dict[str, Any] = {
    **HERON,
    "password": 90400001,
    "konami_id": 90011,
    "name": {"en": "Kuriboh"},
    "yugipedia_page_id": 11,
}
CODE, LINK = 90400000, 90500000


def place(folder: Path, *cards: Mapping[str, Any]) -> Path:
    """A library into which these cards were imported."""
    path = folder / "library.sqlite"
    import_into(path, sources.yaml_yugi(folder / "cards.json", [*sources.CARDS, *cards]))
    return path


async def cards_of(path: Path) -> dict[int, ImportedCard]:
    library = await Library.open(path)
    try:
        return {card.code: card for card in imported((await made(library)).rows)}
    finally:
        await library.close()


async def handed(path: Path) -> None:
    library = await Library.open(path)
    try:
        bring([*GAMES.values()], await made(library))
    finally:
        await library.close()


async def test_every_card_is_made_with_how_sure_its_rules_are(tmp_path: Path) -> None:
    found = await cards_of(place(tmp_path, HERON))

    assert {code for code, each in found.items() if each.state != "by-hand"} == {CODE}
    assert {each.state for each in found.values()} == {"by-hand", "witnessed"}
    assert found[CODE].names == {"en": "Nobody's Heron", "ja": "名無しの鷺"}
    assert found[CODE].state == "witnessed"


async def test_a_word_that_one_source_leaves_out_is_taken_from_another(tmp_path: Path) -> None:
    """Of some Normal Monsters the card file names the Type alone."""
    silent = {**HERON, "monster_type_line": "Winged Beast"}
    normal = {CODE: {"type": 0x11, "level": 4, "atk": 1400, "def": 400, "race": 0x200}}
    path = tmp_path / "library.sqlite"
    import_into(
        path,
        sources.yaml_yugi(tmp_path / "cards.json", [silent]),
        sources.cdb(tmp_path / "cdb", normal, {CODE: ("Nobody's Heron", "It wades.")}),
    )

    found = await cards_of(path)

    assert found[CODE].state == "witnessed"
    assert "Frame.EFFECT" not in found[CODE].kept


async def test_what_a_later_import_replaces_is_made_anew(tmp_path: Path) -> None:
    path = place(tmp_path, HERON)
    stronger = await cards_of(place(tmp_path, {**HERON, "atk": 1500}))
    assert '"attack":1500' in stronger[CODE].kept
    assert CODE not in await cards_of(place(tmp_path))
    assert path.exists()


async def test_only_what_changed_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = place(tmp_path, HERON, KURIBOH)
    before, read = await cards_of(path), list[int]()
    make = making.made

    def remembered(card: CollectedCard, families: Collection[str]) -> MadeCard | None:
        read.append(card.code)
        return make(card, families)

    monkeypatch.setattr(making, "made", remembered)
    place(tmp_path, HERON, KURIBOH)
    assert await cards_of(path) == before
    assert not {*read} & {*before}
    place(tmp_path, {**HERON, "atk": 1500}, KURIBOH)
    assert {*read} & {*before} == {CODE}


class Demotions(Silent):
    """Remembers which cards are trusted less."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def trusts_less(self, names: Sequence[str]) -> None:
        self.names += names


@pytest.mark.parametrize(
    ("line", "less"),
    [("Winged Beast / Effect", ["Nobody's Heron"]), ("Winged Beast / Normal", [])],
)
async def test_a_card_that_is_less_sure_than_before_is_named(
    tmp_path: Path, line: str, less: list[str]
) -> None:
    path, watcher = place(tmp_path, HERON, KURIBOH), Demotions()
    again = sources.yaml_yugi(
        tmp_path / "again.json",
        [*sources.CARDS, {**HERON, "monster_type_line": line, "atk": 1500}, KURIBOH],
    )
    with ExitStack() as leaving:
        build(path, sources_at([again], leaving)[0], watcher)
    assert watcher.names == less


async def test_the_arrows_of_a_link_monster_are_those_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite"
    kinds = {"type": 0x4000001, "def": 0x100 | 0x2, "level": 2, "race": 1, "attribute": 1}
    texts: dict[int, tuple[object, object]] = {LINK: ("Nobody's Link", "2 monsters")}
    import_into(path, sources.cdb(tmp_path / "cards.cdb", {LINK: kinds}, texts))
    card = (await cards_of(path))[LINK]
    assert '"markers":["Marker.TOP_RIGHT","Marker.BOTTOM"]' in card.kept


async def test_an_imported_card_can_be_put_into_a_deck_and_is_told_in_words(
    tmp_path: Path,
) -> None:
    deck = DeckList({"main": (CODE,) * 3, "extra": (), "side": ()})
    unknown = SHELVED.faults("master", deck)
    await handed(place(tmp_path, HERON))
    known = SHELVED.faults("master", deck)

    assert [fault for fault in unknown if fault.facts.get("code") == CODE]
    assert not [fault for fault in known if fault.facts.get("code") == CODE]
    assert SHELVED.state(CODE) == "witnessed"
    assert SHELVED.names("ja")[CODE] == "名無しの鷺"
    assert SHELVED.names("zh")[CODE] == "Nobody's Heron"
    glance, page = SHELVED.glance(CODE, "en"), SHELVED.page(CODE, "ja")
    assert glance is not None
    assert (glance.name, glance.step) == ("Nobody's Heron", 4)
    assert page is not None
    assert page.name == "名無しの鷺"
    assert SHELVED.facts(CODE)["atk"] == 1400
    assert SHELVED.usual(CODE, by_name("Dark Hole").passcode) != ()
    assert SHELVED.pose(CODE, by_name("Dark Hole").passcode, "activated", "en")


async def test_our_cards_go_before_imported_ones_of_their_name(tmp_path: Path) -> None:
    await handed(place(tmp_path, HERON, KURIBOH))

    assert KURIBOH["password"] not in SHELVED.names("en")
    assert SHELVED.page(KURIBOH["password"], "en") is None
    assert SHELVED.state(by_name("Kuriboh").passcode) == ""


async def test_what_cannot_be_read_with_the_words_of_now_is_left_out(tmp_path: Path) -> None:
    path = place(tmp_path, HERON)
    with closing(connect(path)) as shelf, shelf:
        shelf.execute("UPDATE made SET version = 'older'")
    await handed(path)
    assert CODE in SHELVED.names("en")
    with closing(connect(path)) as shelf, shelf:
        shelf.execute("""UPDATE made SET kept = replace(kept, '"attack"', '"might"')""")
    await handed(path)

    assert CODE not in SHELVED.names("en")
    with pytest.raises(KeyError):
        SHELVED.state(CODE)


@pytest.mark.parametrize(
    ("state", "is_handed"),
    [("unproven", True), ("in-part-by-hand", True), ("by-hand", True), ("of no kind", False)],
)
async def test_cards_of_every_state_that_there_is_are_handed_over(
    tmp_path: Path, state: str, *, is_handed: bool
) -> None:
    path = place(tmp_path, HERON)
    with closing(connect(path)) as shelf, shelf:
        shelf.execute("UPDATE made SET state = ?", (state,))
    await handed(path)

    assert (CODE in SHELVED.names("en")) is is_handed
    assert state not in SHELVED.trusted


async def test_what_was_brought_before_is_forgotten(tmp_path: Path) -> None:
    await handed(place(tmp_path, HERON))
    await handed(place(tmp_path))
    assert CODE not in SHELVED.names("en")
    assert SHELVED.glance(CODE, "en") is None


async def test_a_match_goes_on_with_what_it_brought(tmp_path: Path) -> None:
    await handed(place(tmp_path, HERON))
    plain = [code for code in SHELVED.names("en") if SHELVED.facts(code).get("level") == 4]
    main = tuple(code for code in plain if code != CODE)[:13]
    deck = DeckList({"main": (*main * 3, CODE), "extra": (), "side": ()})
    setup = SHELVED.setup("master", (deck, deck), bytes(32))
    await handed(place(tmp_path, {**HERON, "atk": 1500}))
    told = SHELVED.page(CODE, "en", "master", setup.brought)
    now = SHELVED.page(CODE, "en", "master")

    assert SHELVED.renew(setup) == setup
    match = SHELVED.open(setup)
    match.start()
    assert told is not None
    assert now is not None
    assert "1400" in told.lines[0]
    assert "1500" in now.lines[0]
