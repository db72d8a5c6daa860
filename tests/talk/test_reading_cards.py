"""Reading the cards of the table one by one, with all that can be done with each."""

import pytest

from cards.games.yugioh import YUGIOH
from cards.talk import TONGUES
from engine.core.protocol import Seat
from engine.core.reading import Listed, Reading, UnknownHandleError
from engine.yugioh.state.refusals import Barrier
from tests.table import Table, face_down, face_up, side
from tests.talk.reading import KAIBA, YUGI, asked, reader


def listed(table: Table, seat: Seat | None, place: str) -> list[Listed]:
    """The cards of a group, empty where there is none."""
    groups = YUGIOH.cards(table.driver.match, reader(seat))
    return [card for group in groups if group.place == place for card in group.cards]


def read(table: Table, seat: Seat | None, name: str, language: str = "en") -> Reading:
    """The card of that name, as the reader may know it."""
    groups = YUGIOH.cards(table.driver.match, reader(seat))
    handle = next(c.handle for group in groups for c in group.cards if c.name == name)
    return YUGIOH.read(table.driver.match, reader(seat, language), handle)


def reasons(reading: Reading, action: str) -> list[tuple[str, str]]:
    """Why that cannot be done with the card."""
    return [
        (because.text, because.rule)
        for refusal in reading.refusals
        if refusal.action == action
        for because in refusal.reasons
    ]


def offered(reading: Reading) -> list[str]:
    return [offer.label for offer in reading.offers]


def middle_of_a_duel() -> Table:
    table = Table(
        yugi=side(
            field=["Zombyra the Dark", face_down("Man-Eater Bug"), "Waboku"],
            hand=["Star Changer", "Silver Fang", "Silver Fang"],
            graveyard=["Sangan"],
            extra=["Link Spider"],
        ),
        kaiba=side(
            field=["Gemini Elf", face_down("Trap Hole"), face_down("Kuriboh")],
            hand=["Raigeki"],
            extra=["Junk Warrior"],
        ),
    )
    table.everyone_passes()
    return table


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
def test_a_player_reads_the_own_cards_and_what_lies_open() -> None:
    groups = YUGIOH.cards(middle_of_a_duel().driver.match, reader(YUGI))
    names = {group.place: [card.name for card in group.cards] for group in groups}

    assert list(names.items()) == [
        ("hand", ["Star Changer", "Silver Fang"]),
        ("field", ["Zombyra the Dark", "Man-Eater Bug", "Waboku"]),
        ("their-field", ["Gemini Elf"]),
        ("graveyard", ["Sangan"]),
        ("extra", ["Link Spider"]),
    ]


@pytest.mark.rule("MR-INFO-01")
def test_a_spectator_reads_only_what_lies_open() -> None:
    groups = YUGIOH.cards(middle_of_a_duel().driver.match, reader(None))

    assert [(group.title, [card.name for card in group.cards]) for group in groups] == [
        ("Yugi's field", ["Zombyra the Dark"]),
        ("Kaiba's field", ["Gemini Elf"]),
        ("Yugi's Graveyard", ["Sangan"]),
    ]


@pytest.mark.rule("MR-GEN-06")
def test_copies_in_the_hand_are_one_entry() -> None:
    _, fang = listed(middle_of_a_duel(), YUGI, "hand")

    assert (fang.name, fang.count, fang.where) == ("Silver Fang", 2, "your hand")
    assert fang.line == "Level 3 · EARTH Beast · ATK 1200 / DEF 800"


def test_each_option_belongs_to_one_card_or_none() -> None:
    table = middle_of_a_duel()
    prompt = asked(table, YUGI)
    groups = YUGIOH.cards(table.driver.match, reader(YUGI))
    by_card = [index for group in groups for card in group.cards for index in card.options]
    without = [index for index, choice in enumerate(prompt.choices) if choice.card is None]

    assert sorted([*by_card, *without]) == list(range(len(prompt.choices)))
    assert [prompt.choices[index].kind for index in without] == ["phase", "phase"]
    (zombyra, *_) = listed(table, YUGI, "field")
    assert [prompt.choices[n].label for n in zombyra.options] == [
        "Change Zombyra the Dark to Defense Position"
    ]


def test_setting_is_what_is_done_second() -> None:
    fang = read(middle_of_a_duel(), YUGI, "Silver Fang")

    assert [(offer.label, offer.kind) for offer in fang.offers] == [
        ("Normal Summon", "main"),
        ("Set", "second"),
    ]
    assert fang.refusals == ()


def test_effects_of_one_card_are_told_apart_by_what_they_do() -> None:
    table = middle_of_a_duel()
    prompt = asked(table, YUGI)

    assert [c.label for c in prompt.choices if "Star Changer" in c.label] == [
        "Set Star Changer",
        "Activate Star Changer: its Level is increased by 1",
        "Activate Star Changer: its Level is reduced by 1",
    ]
    assert all(len(choice.label) <= 80 for choice in prompt.choices)
    star = read(table, YUGI, "Star Changer")
    assert offered(star) == [
        "Set",
        "Activate: its Level is increased by 1",
        "Activate: its Level is reduced by 1",
    ]
    assert [offer.effect for offer in star.offers[1:]] == [
        "Target 1 Level 1 or higher monster on the field; its Level is increased by 1.",
        "Target 1 Level 2 or higher monster on the field; its Level is reduced by 1.",
    ]


@pytest.mark.rule("MR-SUM-02")
@pytest.mark.parametrize(
    ("language", "action", "text"),
    [
        (
            "en",
            "Normal Summon",
            "You have already Normal Summoned or Set a monster this turn.",
        ),
        ("ja", "召喚", "このターンの通常召喚（召喚またはセット）はすでに行いました。"),
        ("zh", "召唤", "你本回合已经进行过通常召唤（召唤或放置）。"),
    ],
)
def test_a_reason_names_its_rule(language: str, action: str, text: str) -> None:
    table = middle_of_a_duel()
    table.yugi.summons("Silver Fang")
    table.everyone_passes()
    fang = next(card for card in listed(table, YUGI, "hand") if card.name == "Silver Fang")
    reading = YUGIOH.read(table.driver.match, reader(YUGI, language), fang.handle)

    assert reasons(reading, action) == [(text, "MR-SUM-02")]


def test_the_card_that_asks_and_its_effect_are_told() -> None:
    table = middle_of_a_duel()
    table.driver.match.answer(
        YUGI,
        (
            asked(table, YUGI).choices.index(
                next(c for c in asked(table, YUGI).choices if "is reduced" in c.label)
            ),
        ),
    )
    while asked(table, YUGI).routine:
        table.driver.match.answer(YUGI, (0,))
    prompt = asked(table, YUGI)

    assert prompt.text == "Star Changer: target 1 monster."
    assert prompt.effect == (
        "Target 1 Level 2 or higher monster on the field; its Level is reduced by 1."
    )
    assert prompt.about is not None
    reading = YUGIOH.read(table.driver.match, reader(YUGI), prompt.about)
    assert reading.name == "Star Changer"


def test_a_number_is_told_as_it_is_now_and_as_printed() -> None:
    table = Table(yugi=side(field=["Dark Magician Girl"], graveyard=["Dark Magician"]))
    table.everyone_passes()
    numbers = {n.name: n for n in read(table, KAIBA, "Dark Magician Girl").numbers}

    assert (numbers["ATK"].now, numbers["ATK"].printed) == ("2300", "2000")
    assert [name for name, number in numbers.items() if number.is_changed] == ["ATK"]


def test_an_opponents_card_offers_and_refuses_nothing() -> None:
    elf = read(middle_of_a_duel(), YUGI, "Gemini Elf")

    assert (elf.offers, elf.refusals) == ((), ())
    assert elf.lines == ("[Spellcaster / Normal]  Level 4 · EARTH · ATK 1900 / DEF 900",)


def bound() -> Table:
    table = Table(
        yugi=side(field=["Dark Magician"]),
        kaiba=side(field=["Gemini Elf", face_up("Spellbinding Circle", on="Dark Magician")]),
    )
    table.yugi.enters_battle_phase()
    table.everyone_passes()
    return table


def test_what_binds_a_card_is_told_of_both() -> None:
    table = bound()
    magician = read(table, YUGI, "Dark Magician")

    assert "Affected by S1 · Spellbinding Circle." in magician.state
    assert "Cannot attack because of Spellbinding Circle." in magician.state
    assert "Affects M1 · Dark Magician." in read(table, YUGI, "Spellbinding Circle").state
    assert reasons(magician, "Attack") == [("Prevented by Spellbinding Circle.", "MR-MISC-03")]


@pytest.mark.rule("MR-BATTLE-05")
def test_why_a_monster_cannot_attack_directly_is_told() -> None:
    table = Table(
        yugi=side(field=["Zombyra the Dark", "Uraby"]), kaiba=side(field=["Gemini Elf"])
    )
    table.yugi.enters_battle_phase()
    table.everyone_passes()

    shielded = ("Your opponent controls a monster.", "MR-BATTLE-05")
    assert reasons(read(table, YUGI, "Uraby"), "Attack directly") == [shielded]
    own = ("Prevented by Zombyra the Dark.", "MR-MISC-03")
    assert reasons(read(table, YUGI, "Zombyra the Dark"), "Attack directly") == [own]
    assert "Attack" in offered(read(table, YUGI, "Zombyra the Dark"))


def test_negated_effects_are_told_with_what_negates_them() -> None:
    table = Table(yugi=side(field=["Sangan"]), kaiba=side(field=[face_up("Skill Drain")]))
    table.everyone_passes()

    assert read(table, YUGI, "Sangan").state == ("Its effects are negated by Skill Drain.",)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Banished instead of being sent to the Graveyard because of Banisher of the Light.",
        ),
        ("ja", "墓地へ送られず除外される：光の追放者"),
        ("zh", "不送至墓地而是除外：光之追放者"),
    ],
)
def test_what_is_banished_instead_is_told_of_each_card_that_could_be_sent(
    language: str, said: str
) -> None:
    table = Table(
        yugi=side(field=["Banisher of the Light"], hand=["Silver Fang"], graveyard=["Sangan"]),
        kaiba=side(field=["Gemini Elf"]),
    )

    names = ("Silver Fang", "Sangan", "Gemini Elf")
    told = [name for name in names if said in read(table, YUGI, name, language).state]
    assert told == ["Silver Fang", "Gemini Elf"]


def test_the_deck_is_read_only_while_it_is_searched() -> None:
    table = Table(
        yugi=side(field=["Sangan"], deck=["Kuriboh", "Mokey Mokey"]),
        kaiba=side(field=["Summoned Skull"]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with("Summoned Skull", at="Sangan")
    table.everyone_passes()

    assert asked(table, YUGI).text == "Sangan: choose 1 card."
    cards = listed(table, YUGI, "offered")
    assert sorted(card.name for card in cards) == ["Kuriboh", "Mokey Mokey"]
    assert listed(table, KAIBA, "offered") == []


@pytest.mark.parametrize("handle", [-1, 99])
def test_there_is_no_other_handle(handle: int) -> None:
    with pytest.raises(UnknownHandleError):
        YUGIOH.read(middle_of_a_duel().driver.match, reader(YUGI), handle)


@pytest.mark.parametrize("language", TONGUES)
def test_every_card_reads_in_every_language(language: str) -> None:
    match = bound().driver.match
    for seat in (None, YUGI, KAIBA):
        for group in YUGIOH.cards(match, reader(seat, language)):
            for card in group.cards:
                reading = YUGIOH.read(match, reader(seat, language), card.handle)
                assert reading.name == card.name
                assert reading.text


@pytest.mark.parametrize("language", TONGUES)
def test_every_reason_has_words(language: str) -> None:
    words = TONGUES[language].words
    said = {
        barrier: words.fill(f"bar-{barrier.name.lower().replace('_', '-')}", {"verb": "attack"})
        for barrier in Barrier
        if barrier is not Barrier.NOT_YOURS
    }

    assert len(set(said.values())) == len(said)


def test_what_only_works_on_the_field_is_not_expected_of_the_extra_deck() -> None:
    table = Table(yugi=side(extra=["Number 39: Utopia"]))
    table.everyone_passes()
    utopia = read(table, YUGI, "Number 39: Utopia")

    assert [refusal.action for refusal in utopia.refusals] == ["Xyz Summon"]
