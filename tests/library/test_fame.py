"""How well known cards are, and what else they are called, by what was imported."""

import json
from contextlib import ExitStack
from pathlib import Path

from bot.library.fame import called, known, with_faces
from bot.library.library import Library
from bot.library.sources.recognising import sources_at
from cards.games.yugioh.stats import CardKind, facts_of
from cards.sources.records import Origin, SaidCard, SaidText
from tests.library.invented import MOSSBACK, shelve_invented

STATS = facts_of(CardKind.TRAP)
CARD = 99_000_000


async def test_cards_are_known_by_questions_lists_and_printings(tmp_path: Path) -> None:
    plain = Library(shelve_invented(tmp_path / "plain.db"))
    before = await known(plain)
    await plain.close()
    named = SaidText(CARD, "en", "Fresh Import", "", Origin.OFFICIAL)
    printed = SaidCard(CARD, STATS, 99_000, printings=7)
    library = Library(shelve_invented(tmp_path / "library.db", printed, named))
    after = await known(library)
    await library.close()

    assert after == {**before, CARD: 7}
    assert before[MOSSBACK] >= 2


async def test_names_of_other_sources_and_elsewhere_are_kept(tmp_path: Path) -> None:
    said = (
        SaidCard(CARD, STATS, 99_000, also=(("zh", "別名"), ("zh", "龍"))),
        SaidText(CARD, "zh", "龙", "", Origin.OFFICIAL),
    )
    library = Library(shelve_invented(tmp_path / "library.db", *said))
    names = await called(library)
    await library.close()

    assert names["zh"][CARD] == ["別名"]


def test_an_aggregate_says_how_often_a_card_was_printed_and_its_traditional_name(
    tmp_path: Path,
) -> None:
    record = {
        "konami_id": 99_000,
        "password": CARD,
        "yugipedia_page_id": 1,
        "name": {"en": "Fresh", "zh-CN": "龙卷", "zh-TW": "旋風"},
        "text": {"en": "", "zh-CN": ""},
        "card_type": "Trap",
        "property": "Normal",
        "sets": {"en": [{}, {}], "ja": [{}], "de": [{}, {}, {}]},
    }
    other = {**record, "password": CARD + 1, "konami_id": 99_001, "yugipedia_page_id": 2}
    other["name"] = {"en": "Same", "zh-CN": "龙", "zh-TW": "龍"}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([record, other], ensure_ascii=False), encoding="utf-8")

    with ExitStack() as leaving:
        given, _ = sources_at([path], leaving)
        cards = [each for each in given[0].read(lambda *_: None) if isinstance(each, SaidCard)]

    assert [(each.printings, each.also) for each in cards] == [
        (3, (("zh", "旋風"),)),
        (3, (("zh", "龍"),)),
    ]


def test_the_faces_of_an_archetype_are_better_known_than_its_other_cards() -> None:
    fame = {1: 5, 2: 40, 3: 9, 4: 90}
    heard = with_faces(fame, {"Sphere": (1, 2, 3)}, [{"Sphere": (3, 1), "Unknown": (5,)}])
    assert heard == {**fame, 3: 42, 1: 41, 5: 1}
