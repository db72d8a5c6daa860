"""What is told of a table can be followed by whoever did not do it."""

import pytest

from cards.duelmasters import named
from cards.games.duelmasters import DUELMASTERS
from cards.languages import LANGUAGES
from engine.core.game import Reader
from engine.core.protocol import Event, Pick, Seat
from engine.duelmasters.acts.asking import AttackWith, Reason, Use
from engine.duelmasters.state import events as e
from tests.duelmasters.hosted.tables import NAMES, Moment, opened, watch
from tests.duelmasters.scenes import (
    DARK,
    FIRE,
    GONTA,
    LIGHT,
    SHAUNA,
    WATER,
    A,
    B,
    C,
    has,
    scene,
)
from tests.duelmasters.vectors.course import Course
from tests.duelmasters.vectors.scenario import Vector

SHUFF, DECISION = "奇天烈 シャッフ", "絶望と反魂と滅殺の決断"
STAR, SEED = "アッポー ＜ヴァルボ.Star＞", "シブキ将鬼の巻"
CIRCUIT = "チキチキ・JET・サーキット"
TWIN = "奇石 ミクセル / ジャミング・チャフ"


def reader_of(seat: int | None, language: str = "en") -> Reader:
    return Reader(None if seat is None else Seat(seat), language, NAMES[:3])


def told(
    course: Course,
    kinds: type[Event] | tuple[type[Event], ...],
    seat: int | None,
    language: str = "en",
) -> str:
    """What that seat is told of all events of the kinds."""
    reader = reader_of(seat, language)
    events = [each for each in course.chronicle.told(reader.seat) if isinstance(each, kinds)]
    return " ".join(DUELMASTERS.tell(course.match, events, reader))


def block(course: Course, title: str, seat: int | None = None) -> tuple[str, ...]:
    board = DUELMASTERS.show(course.match, reader_of(seat))
    return next((each.lines for each in board.blocks if each.title == title), ())


def shuffed() -> Course:
    return scene(
        A.summon(SHUFF),
        A.do("choose_number", number=4),
        A.designate("B"),
        A=has(hand=[SHUFF], mana=[f"{WATER}*4"]),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_chosen_is_told_to_all(language: str) -> None:
    course = shuffed()
    for seat in (None, 1, 2):
        assert "4" in told(course, e.NumberChosen, seat, language)
    assert told(course, e.NumberChosen, 1).startswith("Yugi chooses the number 4 for Shuff")


@pytest.mark.rule("DP-300.1c")
def test_an_opponent_is_designated_for_a_card() -> None:
    assert told(shuffed(), e.Designated, 1) == "Yugi designates Kaiba for Shuff, Eureka."


@pytest.mark.rule("DP-400.3")
def test_what_outlasts_the_turn_stands_on_the_board() -> None:
    course = shuffed()
    assert block(course, "Still in effect", 2) == ("Shuff, Eureka (Yugi), number 4 on Kaiba",)
    assert block(course, "Still in effect", 1) == ("Shuff, Eureka (Yugi), number 4 on you",)
    after = scene(
        A.summon(SHUFF),
        A.do("choose_number", number=4),
        A.designate("B"),
        A.end(),
        B.end(),
        C.end(),
        A=has(hand=[SHUFF], mana=[f"{WATER}*4"]),
    )
    assert block(after, "Still in effect") == ()


def test_each_effect_that_is_chosen_is_told_at_once() -> None:
    course = scene(
        A.cast(DECISION),
        A.do("choose_mode", mode=[1, 1]),
        A.designate("B"),
        A.designate("C"),
        A=has(hand=[DECISION], mana=[f"{DARK}*5"]),
        B=has(hand=[GONTA]),
        C=has(hand=[GONTA]),
    )
    said = told(course, e.ModeChosen, 1)
    assert said.count("Yugi chooses for Perfect Darkness: Discard 1") == 2


@pytest.mark.rule("DM-EVO-6")
def test_an_attack_is_told_by_the_creature_that_it_was_on() -> None:
    """Of a star evolution only the top card leaves, and what lies below keeps its number."""
    course = scene(
        A.attack("ボルシャック・ドラゴン", f"B|{STAR}"),
        A=has(battle=["ボルシャック・ドラゴン"]),
        B=has(battle=[{"name": STAR, "tapped": True, "under": [SEED]}]),
        expect={"B": {"graveyard": [{"name": STAR}]}},
    )
    assert told(course, e.Attacked, 0).endswith("attacks Appo (Valbo Star) (Kaiba).")


@pytest.mark.rule("DM-TWIN-5")
def test_a_twin_pact_card_has_the_name_of_its_creature_in_the_battle_zone() -> None:
    course = scene(
        A.attack("ボルシャック・ドラゴン", f"B|{TWIN}"),
        A=has(battle=["ボルシャック・ドラゴン"]),
        B=has(battle=[f"{TWIN}!"]),
        expect={"B": {"graveyard": [{"name": TWIN}]}},
    )
    assert told(course, e.Attacked, 0).endswith("attacks Mixel, Strange Stone (Kaiba).")
    gone = told(course, (e.Destroyed, e.Moved), 0)
    assert "Destroyed: Mixel, Strange Stone (Kaiba)." in gone


def test_cards_whose_names_have_commas_are_told_apart() -> None:
    sights = tuple(e.Sight(n, code) for n, code in enumerate(codes(SHUFF, SHUFF), 1))
    course = shuffed()
    lines = DUELMASTERS.tell(course.match, [e.Revealed(Seat(0), sights)], reader_of(1))
    assert lines == ("Yugi shows Shuff, Eureka; Shuff, Eureka.",)


def codes(*names: str) -> list[int]:
    return [named()[name].code for name in names]


def test_who_can_use_cards_learns_that_an_attack_ends_it() -> None:
    """DM-TURN-5: after the first attack nothing of the main step is possible."""
    seen = set[bool]()

    def look(moment: Moment) -> None:
        pick = moment.decision
        if not isinstance(pick, Pick) or pick.reason is not Reason.PLAY:
            return
        prompt = DUELMASTERS.ask(moment.match, Reader(pick.seat, "en", NAMES[:4]))
        kinds = {type(each) for each in pick.options}
        seen.add(both := {Use, AttackWith} <= kinds)
        assert prompt is not None
        assert ("cannot use cards" in prompt.effect) == both

    watch(opened(3), 3, look, 400)
    assert seen == {True, False}


def test_a_question_shows_what_of_the_card_asks_it() -> None:
    """Not how it is paid for, nor how many shields it breaks."""
    prompts = []

    def look(moment: Moment) -> None:
        if moment.decision.reason in (Reason.CHOOSE, Reason.DESIGNATE):
            prompts.append(
                DUELMASTERS.ask(moment.match, Reader(moment.decision.seat, "en", NAMES))
            )

    for number in range(6):
        watch(opened(number), number, look, 400)
    said = [prompt.effect for prompt in prompts if prompt is not None and prompt.effect]
    assert len(said) > 20
    assert not [each for each in said if "Double Breaker (" in each or "It evolves" in each]


@pytest.mark.rule("DM-KW-1")
def test_a_blocker_is_named_as_one_where_it_lies() -> None:
    course = scene(A=has(battle=[SHAUNA]), B=has(battle=["予言者ジェス"]))
    for seat in (None, 0, 1):
        groups = DUELMASTERS.cards(course.match, reader_of(seat))
        lines = {card.code: card.line for group in groups for card in group.cards}
        blocker, other = codes("予言者ジェス", SHAUNA)
        assert "Blocker" in lines[blocker]
        assert "Blocker" not in lines[other]


@pytest.mark.rule("DM-TWIN-3")
def test_what_a_spell_side_does_is_told_by_its_name() -> None:
    course = scene(
        A.cast("ジャミング・チャフ"),
        A.designate("B"),
        A=has(hand=[TWIN], mana=[f"{LIGHT}*5"]),
    )
    assert told(course, e.Designated, 2) == "Yugi designates Kaiba for Jamming Chaff."
    assert block(course, "Still in effect", 2) == ("Jamming Chaff (Yugi) on Kaiba",)


@pytest.mark.parametrize(
    ("card", "language", "said"),
    [
        (SEED, "en", "You use Shibuki's General Oni Scroll."),
        (SEED, "ja", "あなたは《シブキ将鬼の巻》を使った。"),
        (CIRCUIT, "ja", "あなたは《チキチキ・JET・サーキット》を展開した。"),
    ],
)
def test_a_tamaseed_is_used_and_a_field_generated_and_not_put_too(
    card: str, language: str, said: str
) -> None:
    course = scene(A.do("generate", name=card), A=has(hand=[card], mana=[f"{FIRE}*4"]))
    assert told(course, (e.Used, e.Put), 0, language) == said


def test_own_shields_are_called_so_where_one_is_chosen() -> None:
    prompts = []

    def look(moment: Moment) -> None:
        pick = moment.decision
        if pick.reason is Reason.SHIELDS and getattr(pick, "about", None) == pick.seat:
            prompts.append(DUELMASTERS.ask(moment.match, Reader(pick.seat, "en", NAMES)))

    for number in range(6):
        watch(opened(number), number, look, 400)
    assert prompts
    assert {prompt.text for prompt in prompts if prompt} == {"Choose a shield of yours."}


@pytest.mark.rule("DM-ATK-3", "DM-KW-27")
def test_whoever_may_block_reads_the_power_of_the_attacker_in_this_attack() -> None:
    """Bolshack Dragon has 1000 more while it attacks for each Fire card in its graveyard."""
    dragon = "ボルシャック・ドラゴン"
    players = {
        "A": has(battle=[dragon], graveyard=[f"{FIRE}*2"]),
        "B": has(battle=["予言者ジェス"], hand=[]),
        "C": has(),
    }
    text = {"seats": [*"ABC"], "turn_player": "A", "players": players, "steps": []}
    course = Course(Vector("scene", text))
    pick = course.match.awaited()[0]
    assert isinstance(pick, Pick)
    attack = next(n for n, each in enumerate(pick.options) if isinstance(each, AttackWith))
    course.match.answer(Seat(0), (attack,))
    while course.match.awaited()[0].reason is Reason.DECLARE:
        course.match.answer(course.match.awaited()[0].seat, ())

    prompt = DUELMASTERS.ask(course.match, reader_of(1))
    assert prompt is not None
    assert prompt.text == "Bolshack Dragon (8000) (Yugi) attacks you. Do you want to block?"
    assert block(course, "Attack", 2) == ("Bolshack Dragon (8000) (Yugi) attacks Kaiba.",)
