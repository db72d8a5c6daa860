"""Setups that begin with a table that is laid out: kept as text, checked, played again."""

import json
from dataclasses import replace

import pytest

from bot.duels.store.setups import setup_from_json, setup_to_json
from cards.games.yugioh import YUGIOH
from cards.yugioh import BOOK
from engine.core.game import FaultySetupError, First, Reader
from engine.core.match import Act, Match
from engine.core.protocol import Pick, Seat
from engine.yugioh.game.scenes import Scene, UnreadableSceneError, kept_scene, read_scene
from engine.yugioh.game.setups import scene_setup
from engine.yugioh.language import Phase, Position
from engine.yugioh.pool.pool import Pool
from engine.yugioh.state.apply.laying import Lying, Start
from engine.yugioh.state.events.contest import Ended, Ending
from engine.yugioh.state.reasons import Action, Verb

ME, THEM = Seat(0), Seat(1)
SEED = bytes(range(32))
MINE = Start(
    (Lying("Gemini Elf", "M2"), Lying("Axe of Despair", "S2", face_up=True, on="Gemini Elf")),
    ("Summoned Skull",),
    ("Kuriboh",),
    ("Dark Blade", "Kuriboh"),
    (),
    4000,
    ("Junk Warrior",),
)
THEIRS = Start(
    (Lying("Battle Ox", position=Position.DEFENSE), Lying("Mirror Force")),
    (),
    (),
    ("Dark Blade",),
    ("Sangan",),
    None,
)
SCENE = Scene((MINE, THEIRS), turn=5, only_turn=True)


def opened(scene: Scene = SCENE, seed: bytes = SEED) -> Match:
    match = YUGIOH.open(scene_setup("master", scene, seed, BOOK))
    match.start()
    return match


def take(match: Match, verb: Verb) -> None:
    decision = match.awaited()[0]
    assert isinstance(decision, Pick)
    verbs = [each.verb if isinstance(each, Action) else None for each in decision.options]
    match.answer(decision.seat, (verbs.index(verb),))


def pass_on(match: Match) -> None:
    """Answer safely until the turn player is to act, or it is over."""
    while (awaited := match.awaited()) and awaited[0].accepts(()):
        match.answer(awaited[0].seat, ())


def test_a_scene_is_kept_as_text_and_read_again() -> None:
    assert read_scene(kept_scene(SCENE)) == SCENE


def test_a_setup_with_a_scene_is_kept_as_any_other() -> None:
    setup = scene_setup("master", SCENE, SEED, BOOK)

    assert setup_from_json(setup_to_json(setup)) == setup


def test_a_setup_that_was_kept_before_there_were_scenes_has_none() -> None:
    setup = YUGIOH.setup("master", [YUGIOH.ready_decks[0].deck] * 2, SEED)
    kept = json.loads(setup_to_json(setup))
    del kept["scene"]

    assert setup_from_json(json.dumps(kept)) == setup


def test_the_table_lies_as_the_scene_says() -> None:
    board = YUGIOH.show(opened(), Reader(ME, "en", ("Yugi", "Kaiba")))
    lines = [line for block in board.blocks for line in (block.title, *block.lines)]
    seen = "\n".join([board.heading, *lines])

    assert "Turn 5" in board.heading
    for each in ("Gemini Elf", "2900", "Axe of Despair", "4000", "8000"):
        assert each in seen
    assert "Mirror Force" not in seen
    assert board.hand is not None
    assert "Summoned Skull" in "\n".join(board.hand.lines)


def test_nothing_is_shuffled_and_no_seed_changes_it() -> None:
    others = [opened(seed=bytes([n] * 32)) for n in range(3)]

    assert len({match.digest for match in others}) == 1


def test_the_only_turn_is_lost_where_it_ends_undecided() -> None:
    match = opened()
    take(match, Verb.END_TURN)
    pass_on(match)

    assert match.outcome is not None
    assert match.outcome.reason is Ending.ONLY_TURN
    assert match.outcome.winners == (THEM,)
    reader = Reader(ME, "en", ("Yugi", "Kaiba"))
    told = "Kaiba wins the duel: the only turn to win in is over."
    assert YUGIOH.ended(match, reader) == told


def test_otherwise_the_next_turn_begins() -> None:
    match = opened(replace(SCENE, only_turn=False))
    take(match, Verb.END_TURN)
    pass_on(match)

    assert match.outcome is None
    assert match.awaited()[0].seat == THEM


def test_it_can_begin_with_the_first_turn_of_a_duel() -> None:
    match = opened(Scene((MINE, THEIRS), 1, ME, Phase.DRAW))
    pass_on(match)
    decision = match.awaited()[0]

    assert isinstance(decision, Pick)
    verbs = {each.verb for each in decision.options if isinstance(each, Action)}
    assert Verb.NORMAL_SUMMON in verbs
    assert Verb.TO_BATTLE_PHASE not in verbs
    board = YUGIOH.show(match, Reader(ME, "en", ("Yugi", "Kaiba")))
    assert board.hand is not None
    assert len(board.hand.lines) == 1, "the first player does not draw"


def test_it_can_be_surrendered() -> None:
    match = opened()
    told = match.settle(ME, Act.SURRENDER)

    assert told[None][-1] == Ended((THEM,), Ending.SURRENDERED)


def test_its_journal_plays_it_again() -> None:
    match = opened()
    take(match, Verb.NORMAL_SUMMON)
    while match.outcome is None:
        decision = match.awaited()[0]
        match.answer(decision.seat, decision.default())
    again = YUGIOH.open(scene_setup("master", SCENE, SEED, BOOK))
    again.start()
    for number, entry in enumerate(match.journal):
        again.repeat(number, entry)

    assert again.reached == match.reached


def test_the_renewed_setup_of_a_scene_is_the_same_table() -> None:
    setup = scene_setup("master", SCENE, SEED, BOOK)
    old = replace(setup, version="0")

    assert YUGIOH.renew(old) == setup


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        "no scene",
        kept_scene(SCENE).replace("MAIN_1", "END"),
        kept_scene(SCENE).replace("MAIN_1", "LUNCH"),
        kept_scene(SCENE).replace('"player":0', '"player":7'),
        kept_scene(SCENE).replace("Gemini Elf", "Gemini Elves"),
    ],
)
def test_what_is_no_scene_or_lacks_its_cards_is_refused(text: str) -> None:
    setup = replace(scene_setup("master", SCENE, SEED, BOOK), scene=text)

    with pytest.raises(UnreadableSceneError):
        YUGIOH.open(setup)


def test_cards_that_are_gone_are_named_and_a_match_of_three_is_refused() -> None:
    setup = scene_setup("master", SCENE, SEED, BOOK)
    gone = setup.decks[0].with_part("main", (4, *setup.decks[0]["main"]))

    with pytest.raises(FaultySetupError, match="unknown"):
        YUGIOH.open(replace(setup, decks=(gone, setup.decks[1])))
    with pytest.raises(ValueError, match="single duel"):
        YUGIOH.open(replace(setup, best_of=3))


def test_who_goes_first_is_in_the_scene_alone() -> None:
    setup = replace(scene_setup("master", SCENE, SEED, BOOK), first=First.SEAT_1)
    match = YUGIOH.open(setup)
    match.start()

    assert match.awaited()[0].seat == ME


def test_no_imported_card_is_read_to_lay_out_a_scene() -> None:
    pool = Pool(BOOK, {1: "what nobody can read"})

    assert scene_setup("master", SCENE, SEED, pool) == scene_setup("master", SCENE, SEED, BOOK)
