"""Every format is read for what it is, and all of it is found in the library afterwards."""

import gzip
import io
import tarfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.library.build import build
from bot.library.card_search import archetypes, members
from bot.library.library import Library
from bot.library.records import LibraryCard
from bot.library.sources.recognising import sources_at
from cards.sources.records import WHOLE_CARD, WITHOUT_PASSCODE, FaqPassage, Origin
from engine.core.cards import UNKNOWN, Facts
from tests.library import sources
from tests.library.silent import Silent

LINK = 0x4000021
Import: TypeAlias = Callable[..., Library]


def import_into(path: Path, *places: Path) -> Sequence[str]:
    with ExitStack() as leaving:
        given, passed = sources_at(places, leaving)
        build(path, given, Silent())
    return passed


@pytest.fixture
async def imported(tmp_path: Path) -> AsyncIterator[Import]:
    path = tmp_path / "library.sqlite"
    library = await Library.open(path)

    def bring(*places: Path) -> Library:
        import_into(path, *places)
        return library

    yield bring
    await library.close()


def told(facts: Facts, names: str) -> tuple[object, ...]:
    """The facts of these names, None for what is not there."""
    return tuple(facts.get(name) for name in names.split())


async def card_of(library: Library, code: int) -> LibraryCard:
    card = await library.card(code)
    assert card is not None
    return card


async def test_a_card_of_yaml_yugi_is_read(tmp_path: Path, imported: Import) -> None:
    library = imported(sources.yaml_yugi(tmp_path / "any-name"))

    card = await card_of(library, 90000010)
    assert card.official_id == 90001
    assert [each.key for each in card.archetypes] == ["Mossback"]
    stats = card.facts
    assert told(stats, "kind type level") == ("monster", "Reptile", 4)
    assert told(stats, "abilities atk defence") == (("Tuner", "Effect"), 1700, UNKNOWN)
    english, japanese, chinese = card.texts
    assert english.text == "Sleeps through\nthe Battle Phase."
    assert (japanese.name, japanese.reading) == ("苔甲の亀", "こけこうの亀")
    assert (chinese.text, chinese.origin) == ("", Origin.OFFICIAL)


async def test_pendulum_link_spell_and_unprinted_cards(
    tmp_path: Path, imported: Import
) -> None:
    library = imported(sources.yaml_yugi(tmp_path / "cards.json.gz"))

    lantern = await card_of(library, 90100000)
    assert told(lantern.facts, "scale abilities") == (3, ("Pendulum", "Normal"))
    assert lantern.texts[0].second == "Glows once."
    assert [text.origin for text in lantern.texts] == [
        Origin.FAN,
        Origin.OFFICIAL,
        Origin.OFFICIAL,
    ]
    engine = await card_of(library, WITHOUT_PASSCODE + 77)
    assert told(engine.facts, "link arrows") == (2, ("↙", "↘"))
    assert engine.passcode is None
    errand = await card_of(library, 90200000)
    assert told(errand.facts, "kind property") == ("spell", "Quick-Play")


async def test_a_card_database_is_read(tmp_path: Path, imported: Import) -> None:
    arrows, scales = 0x1 | 0x2 | 0x80, 3 << 24 | 3 << 16 | 7
    library = imported(
        sources.cdb(
            tmp_path / "no-ending",
            {
                1: {"type": LINK, "level": 3, "def": arrows, "setcode": 0x1F0 | 0x2A1 << 16},
                2: {"type": 0x1000011, "level": scales, "atk": -2, "def": 800, "race": 0x80},
                3: {"type": 0x800021, "level": 4, "setcode": -(1 << 48)},
                4: {"type": 0x10002},
                5: {"type": 4},
            },
            {
                1: ("Link", "the card"),
                2: ("Swing", sources.PENDULUM.format("Tick.", "[ Flavor Text ]", "Tock.")),
                3: ("Rank", "of the"),
                4: ("Quick", "and the"),
                5: ("Trap", "you"),
            },
        )
    )

    stats = {code: (await card_of(library, code)).facts for code in range(1, 6)}
    assert told(stats[1], "link arrows defence") == (3, ("⬆", "↙", "⬇"), None)
    assert (await card_of(library, 1)).setcodes == (0x1F0, 0x2A1)
    assert told(stats[2], "scale level atk") == (3, 7, UNKNOWN)
    assert told(stats[2], "type abilities") == ("Pyro", ("Pendulum", "Normal"))
    swing = (await card_of(library, 2)).texts[0]
    assert (swing.second, swing.text) == ("Tick.", "Tock.")
    assert told(stats[3], "rank level") == (4, None)
    assert (await card_of(library, 3)).setcodes == (0xFFFF,)
    assert told(stats[4], "kind property") == ("spell", "Quick-Play")
    assert told(stats[5], "kind property") == ("trap", "Normal")


@pytest.mark.parametrize(
    ("name", "text", "scope", "language", "origin"),
    [
        ("Turtle", "It sleeps through the turn.", 3, "en", Origin.OFFICIAL),
        ("Turtle", "It sleeps through the turn.", 1, "en", Origin.FAN),
        ("Turtle", "It sleeps through the turn.", 0x102, "en", Origin.FAN),
        ("苔甲の亀", "このカードは眠る。", 3, "ja", Origin.OFFICIAL),
        ("苔甲の亀", "このカードは眠る。", 2, "ja", Origin.FAN),
        ("苔甲龟", "这张卡在战斗阶段睡觉。", 3, "zh", Origin.FAN),
    ],
)
async def test_the_language_of_a_database_is_heard_and_its_author_told(
    tmp_path: Path,
    imported: Import,
    name: str,
    text: str,
    scope: int,
    language: str,
    origin: Origin,
) -> None:
    library = imported(sources.cdb(tmp_path / "x", {7: {"ot": scope}}, {7: (name, text)}))

    (read,) = (await card_of(library, 7)).texts
    assert (read.language, read.origin, read.name) == (language, origin, name)


async def test_an_official_text_comes_before_a_translation_of_fans(
    tmp_path: Path, imported: Import
) -> None:
    mine = sources.cdb(
        tmp_path / "zh.cdb", {90200000: {}}, {90200000: ("雨使", "玩家的译文。")}
    )
    library = imported(sources.yaml_yugi(tmp_path / "cards.json"))

    imported(mine)

    text = (await card_of(library, 90200000)).text("zh")
    assert text is not None
    assert (text.name, text.origin, text.source) == (
        "求雨的差事",
        Origin.OFFICIAL,
        "cards.json",
    )


async def test_a_later_database_replaces_rows_of_an_earlier_one(
    tmp_path: Path, imported: Import
) -> None:
    texts = {1: ("First", "of the"), 2: ("Second", "of the")}
    imported(sources.cdb(tmp_path / "cards.cdb", {1: {}, 2: {}}, texts))
    imported(sources.cdb(tmp_path / "delta.cdb", {2: {"atk": 900}}, {2: ("Mended", "of the")}))
    library = imported(
        sources.cdb(tmp_path / "ja.cdb", {}, {1: ("一番目", "こうなる。")}, sources.TEXTS)
    )

    assert (await card_of(library, 1)).name("ja") == "一番目"
    assert (await card_of(library, 2)).name("en") == "Mended"
    assert (await card_of(library, 2)).facts.get("atk") == 900


async def test_artworks_share_a_card(tmp_path: Path, imported: Import) -> None:
    told = {
        1000: {},
        1005: {"alias": 1000},
        1011: {"alias": 1000},
        1012: {"alias": 1000},
        2000: {"alias": 1000},
    }
    names = {1000: "Same", 1005: "Same", 1011: "Same", 1012: "Same (before)", 2000: "Same"}
    library = imported(
        sources.cdb(
            tmp_path / "cards.cdb", told, {code: (name, "the") for code, name in names.items()}
        )
    )

    assert (await card_of(library, 1011)).codes == (1000, 1005, 1011)
    assert (await card_of(library, 1012)).treated_as == 1000
    assert (await card_of(library, 2000)).treated_as == 1000


async def test_codes_with_one_official_number_share_a_card(
    tmp_path: Path, imported: Import
) -> None:
    other = {**sources.TURTLE, "password": 4, "yugipedia_page_id": 9}
    alone = imported(sources.yaml_yugi(tmp_path / "cards.json", [sources.TURTLE, other]))
    assert (await card_of(alone, 90000010)).code == 4  # nothing says which of them is the first

    library = imported(
        sources.cdb(
            tmp_path / "cards.cdb",
            {4: {"alias": 90000010}, 90000010: {}},
            {4: ("Mossback Turtle", "the"), 90000010: ("Mossback Turtle", "the")},
        )
    )

    assert (await card_of(library, 4)).codes == (90000010, 4)


async def test_rulings_are_read_from_archives_and_folders(
    tmp_path: Path, imported: Import
) -> None:
    folder = tmp_path / "qa"
    folder.mkdir()
    for number in (1, 2):
        asked = {**sources.QUESTION, "fid": number, "databaseDate": f"2020-0{number}-01"}
        (folder / f"{number}.txt").write_bytes(sources.as_json(asked))
    imported(sources.yaml_yugi(tmp_path / "cards.json"))

    library = imported(sources.archive(tmp_path / "f.zip", {"1.json": sources.FAQ}), folder)

    faq = await library.faq(90000010)
    assert faq is not None
    assert faq.passages == (
        FaqPassage(WHOLE_CARD, ("【『眠る』について】",)),
        FaqPassage(1, ("【①の効果について】", "対象を取りません。")),
    )
    assert [each.id for each in await library.questions(90000010, 90200000)] == [2, 1]
    assert {(each.format, each.name, each.dated) for each in await library.sources()} == {
        ("yaml-yugi", "cards.json", (await library.sources())[-1].dated),
        ("faq", "f.zip", "2024-05-06"),
        ("questions", "qa", "2020-02-01"),
    }


async def test_a_day_that_is_none_is_left_out(tmp_path: Path, imported: Import) -> None:
    asked = {**sources.QUESTION, "databaseDate": "0000-00-00"}
    library = imported(sources.archive(tmp_path / "q.zip", {"1.json": asked}))

    (question,) = await library.find_questions("架空の質問")
    assert question.dated == ""


async def test_a_tarred_archive_is_read(tmp_path: Path, imported: Import) -> None:
    path = tmp_path / "rulings.tar.gz"
    with tarfile.open(path, "w:gz") as made:
        for name, content in (("a/1.json", sources.QUESTION), ("b/2.json", sources.FAQ)):
            packed = sources.as_json(content)
            member = tarfile.TarInfo(name)
            member.size = len(packed)
            made.addfile(member, io.BytesIO(packed))

    counts = await imported(path).counts()

    assert (counts.faqs, counts.questions) == (1, 1)


async def test_ban_lists_are_read(tmp_path: Path, imported: Import) -> None:
    imported(sources.yaml_yugi(tmp_path / "cards.json"))
    text = (
        "\ufeff#[2026.7]\n!2026.7\n90000010 -1 --a\r\n0090200000 2\n"
        "!2025.4 TCG\n$whitelist\n90200000 3 # b\n!2026.8 GENESYS\nM 50\n$genesys 100\n"
        "90100000 40\n"
    )

    library = imported(sources.lists(tmp_path / "lists", text))

    limits = await library.limits(90200000)
    assert [(limit.list.name, limit.list.family, limit.most) for limit in limits] == [
        ("2026.8 GENESYS", "GENESYS", 3),
        ("2026.7", "OCG", 2),
        ("2025.4 TCG", "TCG", 3),
    ]
    assert [limit.most for limit in await library.limits(90000010)] == [3, 0, 0]
    assert [limit.points for limit in await library.limits(90100000)] == [40, 0, 0]


async def test_a_folder_of_everything_is_imported_and_the_rest_passed_over(
    tmp_path: Path,
) -> None:
    folder = sources.everything(tmp_path / "all")
    (folder / "notes.md").write_text("# notes\nwords\n!x\n1 2\n")
    (folder / "deck.ydk").write_text("#main\n90000010\n!side\n")
    (folder / "packed.txt.gz").write_bytes(gzip.compress(b"nothing"))
    (folder / "link").symlink_to("/etc/hostname")

    passed = import_into(tmp_path / "library.sqlite", folder)

    assert set(passed) == {"notes.md", "deck.ydk", "packed.txt.gz"}
    library = await Library.open(tmp_path / "library.sqlite")
    counts = await library.counts()
    assert (counts.cards, counts.faqs, counts.questions, counts.lists) == (4, 1, 1, 1)
    turtle = await card_of(library, 90000011)
    assert (turtle.codes, turtle.setcodes) == ((90000010, 90000011), (0x1F0,))
    await library.close()


async def test_importing_again_changes_nothing_but_the_hour(
    tmp_path: Path, imported: Import
) -> None:
    folder = sources.everything(tmp_path / "all")
    tables = ("described", "texts", "cards", "codes", "questions", "limits", "concerned")
    kept = ("code", "language, name", "code", "code", "id", "code", "official_id")

    async def held(library: Library) -> list[object]:
        return [
            await library.rows(f"SELECT {columns} FROM {table} ORDER BY {columns}")
            for table, columns in zip(tables, kept, strict=True)
        ] + [len(await library.sources())]

    before = await held(imported(folder))
    assert await held(imported(folder)) == before
    assert [each.id for each in await imported(folder).find_questions("架空の質問")] == [70001]


async def test_the_library_is_its_owners_alone(tmp_path: Path, imported: Import) -> None:
    imported(sources.lists(tmp_path / "OCG.lflist.conf"))

    assert (tmp_path / "library.sqlite").stat().st_mode & 0o777 == 0o600


async def test_a_source_replaces_its_earlier_self_alone(
    tmp_path: Path, imported: Import
) -> None:
    imported(sources.everything(tmp_path / "all"))
    moved = {**sources.QUESTION, "fid": 5}

    library = imported(sources.archive(tmp_path / "newer.zip", {"5.json": moved}))

    assert await library.question(70001) is None
    assert await library.question(5)
    assert await library.faq(90000010)
    assert await library.find_questions("架空の質問")


async def test_archetypes_are_named_in_each_language(tmp_path: Path, imported: Import) -> None:
    cards = {1: {"setcode": 0x11F0}, 2: {"setcode": 0x1F0 << 16}, 3: {"setcode": 0x2F0}}
    named = dict.fromkeys(cards, ("Elder of the Mossback", "of the"))
    library = imported(
        sources.cdb(tmp_path / "cdb", cards, named),
        sources.yaml_yugi(tmp_path / "cards.json"),
        *(sources.strings(tmp_path / f"{each}.conf", each) for each in sources.STRINGS),
    )

    mossback, elder = (
        {
            "en": ("Mossback",),
            "ja": ("苔甲", "モスバック"),
            "zh": ("苔甲", "绿龟"),
        },
        {"en": ("Elder of the Mossback",), "ja": ("長老の苔甲",), "zh": ("苔甲长老这张",)},
    )
    assert {each.key: each.names for each in await archetypes(library)} == {
        "Mossback": mossback,
        "Elder of the Mossback": elder,
    }
    held = await members(library)
    assert held == {"Mossback": [1, 2, 90000010], "Elder of the Mossback": [1]}
    turtle = await card_of(library, 90000010)
    assert [each.name("ja") for each in turtle.archetypes] == ["苔甲"]


async def test_the_last_source_that_names_an_archetype_is_believed(
    tmp_path: Path, imported: Import
) -> None:
    named = {1: ("Mite of the Moss", "of the")}
    cards = sources.cdb(tmp_path / "cdb", {1: {"setcode": 0x1F0}}, named)
    first, other = tmp_path / "a.conf", tmp_path / "b.conf"
    first.write_text("!setname 0x1f0 The Moss\n", encoding="utf-8")
    other.write_text("!setname 0x1f0 The Moss|The Green\n", encoding="utf-8")
    library = imported(cards, other, first)
    assert [each.names for each in await archetypes(library)] == [{"en": ("The Moss",)}]

    imported(other)

    names = {"en": ("The Moss", "The Green")}
    assert [each.names for each in await archetypes(library)] == [names]
