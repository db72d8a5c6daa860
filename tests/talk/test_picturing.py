"""What stands in the picture of a table: the model of it, before any pixel."""

import pytest

from engine.core.picturing import Figure, Side, Stat, Tableau, Toward, Zone
from engine.core.protocol import Seat
from tests.bot.picture.boards import chained, full, speed
from tests.table import Table, face_up, side
from tests.talk.reading import KAIBA, NAMES, YUGI, shown

PLACES = {
    "en": ("Defense", "Set", "Materials 2", "Spell Counter 3", "no attacks"),
    "ja": ("守備表示", "セット", "Ｘ素材2", "魔力カウンター3", "攻撃不可"),
    "zh": ("守备表示", "已放置", "超量素材2", "魔力计数物3", "不可攻击"),
}


def drawn(table: Table, seat: Seat | None, language: str = "en") -> Tableau:
    picture = shown(table, seat, language).picture
    assert picture is not None
    return picture(language, NAMES)


def zones(side: Side) -> dict[str, Zone]:
    return {zone.code: zone for row in side.rows for zone in row if zone is not None}


def figure(side: Side, code: str) -> Figure:
    found = zones(side)[code].figure
    assert found is not None
    return found


LABELS = {"en": ("ATK", "DEF"), "ja": ("攻", "守"), "zh": ("攻", "守")}


@pytest.mark.parametrize("language", PLACES)
def test_every_zone_and_all_that_lies_there_is_drawn(language: str) -> None:
    table = full()
    defense, is_set, materials, counters, no_attacks = PLACES[language]
    near, far = drawn(table, YUGI, language).sides

    assert (near.player, near.life, near.has_turn) == ("Yugi", "LP 12500", True)
    assert (far.player, far.life, far.has_turn) == ("Kaiba", "LP 6500", False)
    assert [zone and zone.code for zone in near.rows[0]] == ["M1", "M2", "M3", "M4", "M5"]
    assert [zone and zone.code for zone in far.rows[1]] == ["S5", "S4", "S3", "S2", "S1"]
    names = {"en": "Number 39: Utopia", "ja": "Ｎｏ．３９ 希望皇ホープ"}
    utopia = figure(near, "M3")
    assert names.get(language, utopia.name) == utopia.name
    atk, def_ = LABELS[language]
    assert utopia.stats == (Stat(atk, "3500", 1), Stat(def_, "2000", 0))
    assert utopia.marks == (materials, "← S1", "← S2 · Kaiba", no_attacks)
    assert figure(near, "S1").marks == ("→ M3",)
    assert figure(far, "S2").marks == ("→ M3 · Yugi",)
    assert figure(far, "M1").stats == (Stat(atk, "1300", -1), Stat(def_, "1300", 1))
    library = figure(near, "M2")
    assert (library.stands, library.sideways) == (defense, True)
    assert library.marks[0] == counters
    assert figure(near, "M1").sideways is False
    bug = figure(near, "M4")
    assert (bug.face_down, bug.sideways, bug.stands) == (True, True, is_set)
    assert bug.name != ""


@pytest.mark.rule("MR-INFO-01")
@pytest.mark.parametrize("language", PLACES)
def test_a_set_card_is_named_in_its_own_players_picture_alone(language: str) -> None:
    table, is_set = full(), PLACES[language][1]
    nobody = Figure("", None, (), is_set, False, True)

    own = drawn(table, YUGI, language)
    assert figure(own.sides[0], "S2").name
    assert figure(own.sides[1], "S3") == nobody
    assert figure(drawn(table, None, language).sides[0], "S2") == nobody
    assert figure(drawn(table, KAIBA, language).sides[1], "S2") == nobody
    assert figure(drawn(table, KAIBA, language).sides[0], "S3").name
    name = figure(own.sides[0], "S2").name
    for seat in (None, KAIBA):
        assert name not in repr(drawn(table, seat, language))


@pytest.mark.rule("MR-LINK-02")
def test_arrows_point_as_the_reader_sees_them() -> None:
    down = {Toward.UP, Toward.DOWN_LEFT, Toward.DOWN_RIGHT}
    up = {Toward.DOWN, Toward.UP_LEFT, Toward.UP_RIGHT}
    for seat, column, arrows in ((YUGI, 1, down), (None, 1, down), (KAIBA, 3, up)):
        zone = drawn(full(), seat).middle[column]
        assert zone is not None
        assert zone.figure is not None
        assert zone.figure.name == "Decode Talker"
        assert set(zone.figure.arrows) == arrows


def test_the_middle_has_both_field_zones_and_the_extra_monster_zones() -> None:
    middle = drawn(full(), YUGI).middle
    codes = [None if zone is None else zone.code for zone in middle]
    assert codes == ["F", "EL", None, "EL", "F"]
    owners = [zone.figure.marks[:1] for zone in middle if zone and zone.figure]
    assert [each == ("Kaiba",) for each in owners] == [False, False, True, False]
    names = [zone.figure.name for zone in middle if zone and zone.figure]
    assert names == ["Mountain", "Decode Talker", "Honeybot", "Sorcerous Spell Wall"]


@pytest.mark.parametrize("language", PLACES)
def test_the_numbers_of_the_chain_stand_on_its_cards(language: str) -> None:
    tableau = drawn(chained(), None, language)

    assert figure(tableau.sides[1], "S1").links == (1,)
    assert figure(tableau.sides[0], "S1").links == (2,)
    assert figure(tableau.sides[1], "S2").links == (3,)
    assert figure(tableau.sides[0], "M1").links == ()
    assert len(tableau.notes) == 4
    assert all(str(n) in tableau.notes[n] for n in (1, 2, 3))


def test_a_speed_duel_has_three_columns_of_zones() -> None:
    tableau = drawn(speed(), YUGI)
    assert set(zones(tableau.sides[0])) == {"M2", "M3", "M4", "S2", "S3", "S4"}
    assert all(row[0] is None and row[4] is None for row in tableau.sides[0].rows)


@pytest.mark.parametrize("language", PLACES)
def test_the_descriptions_tell_all_and_become_shorter(language: str) -> None:
    tableau = drawn(full(), YUGI, language)
    lengths = [sum(map(len, told)) for told in tableau.told]
    assert lengths == sorted(lengths, reverse=True)
    figures = [
        zone.figure for side in tableau.sides for zone in zones(side).values() if zone.figure
    ]
    for told in tableau.told:
        whole = "\n".join(told)
        for each in figures:
            assert each.name in whole
        assert all(fact in whole for side in tableau.sides for fact in side.facts)
    second = "\n".join(tableau.told[1])
    for each in figures:
        assert all(mark in second for mark in each.marks)
        assert "/".join(stat.now for stat in each.stats) in second


def test_a_negated_card_is_marked() -> None:
    table = Table(yugi=side(field=["Gemini Elf"]))
    elf = figure(drawn(table, YUGI).sides[0], "M1")
    assert elf.marks == ()
    bound = Table(yugi=side(field=["Sangan", face_up("Skill Drain")]))
    assert figure(drawn(bound, YUGI).sides[0], "M1").marks == ("negated",)
