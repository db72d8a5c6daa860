"""What would change nothing is not activated, and targets nothing that it leaves as it is."""

import pytest

from engine.yugioh.language import (
    EQUIPPED,
    THAT,
    Activate,
    And,
    AndIfYouDo,
    Apply,
    AttackBecomes,
    AttacksDirectly,
    BecomesType,
    Cards,
    ChangePosition,
    Choose,
    Counter,
    Draw,
    EffectsNegated,
    Every,
    Face,
    Fact,
    Gains,
    Ignition,
    Kind,
    LevelBecomes,
    NoDamage,
    Place,
    PlaceCounters,
    PlaceOnDeckTop,
    Position,
    ReturnToHand,
    StandsAgainstEffects,
    StandsInBattle,
    Step,
    Target,
    Then,
    Type,
    Until,
    Whose,
    YouCan,
)
from engine.yugioh.language.cards import equip_spell, spell, trap
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.inventing import deal_in
from tests.table.laying import Lying

CARD, OTHER = "Wind of Change", "Second Wind"
MONSTERS = Cards(Kind.MONSTER, place=Place.FIELD)
FACE_UP = Cards(Kind.MONSTER, place=Place.FIELD, face=Face.UP)
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)


def table_of(
    monkeypatch: pytest.MonkeyPatch, do: Step, target: Cards | None, *others: str | Lying
) -> Table:
    """A Spell that does this in the hand, and these monsters of the other player."""
    aims = None if target is None else Target(target)
    texts = (
        spell(name, 900000020 + len(name), Activate(target=aims, do=do))
        for name in (CARD, OTHER)
    )
    deal_in(monkeypatch, *texts)
    return Table(yugi=side(hand=[CARD, OTHER]), kaiba=side(field=others))


TURNED = ChangePosition(THAT, Position.DEFENSE)


@pytest.mark.rule("MR-GLOS-31")
@pytest.mark.parametrize(
    ("do", "monster", "offered"),
    [
        (TURNED, attacking("Uraby"), True),
        (TURNED, face_down("Uraby"), True),
        (TURNED, defending("Uraby"), False),
        (AndIfYouDo(TURNED, Draw(1)), defending("Uraby"), False),
        (And(TURNED, Draw(1)), defending("Uraby"), True),
        (ChangePosition(THAT, None), defending("Uraby"), True),
        (ChangePosition(THAT, Face.UP), defending("Uraby"), False),
        (ChangePosition(THAT, Face.UP), face_down("Uraby"), True),
    ],
)
def test_a_monster_that_stands_so_is_no_target(
    do: Step, monster: Lying, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 10924, 10583."""
    table = table_of(monkeypatch, do, MONSTERS, monster)
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.rule("MR-GLOS-31")
@pytest.mark.parametrize(
    ("do", "monsters", "offered"),
    [
        (ChangePosition(Every(FACE_UP), Position.DEFENSE), [defending("Uraby")], False),
        (
            ChangePosition(Every(FACE_UP), Position.DEFENSE),
            [defending("Uraby"), attacking("Kuriboh")],
            True,
        ),
        (ChangePosition(Every(MONSTERS), Face.UP), [attacking("Uraby")], False),
        (ChangePosition(Every(MONSTERS), Face.UP), [face_down("Uraby")], True),
        (ChangePosition(Every(MONSTERS), Position.FACE_DOWN), [face_down("Uraby")], False),
        (ChangePosition(Choose(MONSTERS), Position.ATTACK), [attacking("Uraby")], False),
        (ChangePosition(Choose(MONSTERS), Position.ATTACK), [defending("Uraby")], True),
    ],
)
def test_where_all_monsters_stand_so_there_is_nothing_to_do(
    do: Step, monsters: list[Lying], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 4356, 5983."""
    table = table_of(monkeypatch, do, None, *monsters)
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.rule("MR-GLOS-31")
def test_only_a_monster_that_stands_otherwise_is_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    do = ChangePosition(Choose(MONSTERS), Position.DEFENSE)
    table = table_of(monkeypatch, do, None, attacking("Uraby"), defending("Kuriboh"))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"


def test_swords_of_revealing_light_need_no_face_down_monster() -> None:
    """FAQ 4354: it turns those that are face-down, if there are any."""
    table = Table(yugi=side(hand=["Swords of Revealing Light"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("Swords of Revealing Light")
    table.everyone_passes()

    assert table.yugi.spells == ["Swords of Revealing Light"]


NEGATED = Apply(EffectsNegated(THAT), Until.END_OF_TURN)
WEAKENED = Apply(AttackBecomes(THAT, 0), Until.END_OF_TURN)


@pytest.mark.rule("MR-GLOS-16")
@pytest.mark.parametrize(
    ("do", "monster", "offered"),
    [
        (NEGATED, "Sangan", True),
        (NEGATED, "Uraby", False),
        (AndIfYouDo(NEGATED, Draw(1)), "Uraby", False),
        (And(NEGATED, Apply(Gains(THAT, -500), Until.END_OF_TURN)), "Uraby", True),
        (WEAKENED, "Uraby", True),
    ],
)
def test_what_has_no_effects_is_no_target_for_their_negation(
    do: Step, monster: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 13631, 17264."""
    table = table_of(monkeypatch, do, FACE_UP, monster)
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.rule("MR-GLOS-16")
@pytest.mark.parametrize(
    ("monsters", "offered"),
    [(["Uraby"], False), (["Sangan"], True), (["Uraby", "Sangan"], True)],
)
def test_where_nothing_is_left_to_negate_nothing_is_done(
    monsters: list[str], offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 11781: what is negated already counts for nothing, too."""
    do = Apply(EffectsNegated(FACE_UP), Until.END_OF_TURN)
    table = table_of(monkeypatch, do, None, *monsters)
    assert table.yugi.may("activate", CARD) is offered
    if offered:
        table.yugi.activates(CARD)
        table.everyone_passes()
        assert not table.yugi.may("activate", OTHER)


@pytest.mark.rule("MR-GLOS-31")
@pytest.mark.parametrize("joined", [False, True])
def test_an_attack_that_is_0_does_not_become_0(
    joined: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 10937, 14473, 11073: not even where effects would be negated then."""
    do = AndIfYouDo(WEAKENED, NEGATED) if joined else WEAKENED
    table = table_of(monkeypatch, do, FACE_UP, "Sangan")
    table.yugi.activates(CARD, targeting="Sangan")
    table.everyone_passes()

    assert table.kaiba.sees("Sangan").attack == 0
    assert not table.yugi.may("activate", OTHER)


@pytest.mark.rule("MR-INFO-10")
@pytest.mark.parametrize("monster", ["Kuriboh", "Uraby", "Sangan"])
@pytest.mark.parametrize(
    "fact",
    [
        LevelBecomes(THAT, 1),
        LevelBecomes(THAT, 3),
        BecomesType(THAT, Type.FIEND),
        BecomesType(THAT, Type.DINOSAUR),
        AttackBecomes(THAT, 1500),
    ],
)
def test_what_can_be_targeted_tells_nothing_of_a_face_down_monster(
    fact: Fact, monster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    do = Apply(fact, Until.END_OF_TURN)
    table = table_of(monkeypatch, do, MONSTERS, face_down(monster))

    assert table.yugi.may("activate", CARD)


DIRECTLY = Apply(AttacksDirectly(THAT), Until.END_OF_TURN)


def with_mine(monkeypatch: pytest.MonkeyPatch, do: Step, target: Cards | None) -> Table:
    """Two Spells that do this, and a monster of each player."""
    table_of(monkeypatch, do, target)
    return Table(
        yugi=side(hand=[CARD, OTHER], field=["Battle Ox"]), kaiba=side(field=["Uraby"])
    )


def test_what_can_attack_directly_is_no_target(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Q&A 12578."""
    table = with_mine(monkeypatch, DIRECTLY, MINE)
    table.yugi.activates(CARD, targeting="Battle Ox")
    table.everyone_passes()

    assert not table.yugi.may("activate", OTHER)


def test_nothing_is_let_attack_directly_when_no_attack_is_to_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """FAQ 6291: not in Main Phase 2, nor in the first turn."""
    table = with_mine(monkeypatch, DIRECTLY, MINE)
    assert table.yugi.may("activate", CARD)
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()
    assert not table.yugi.may("activate", CARD)

    first = Table(yugi=side(hand=[CARD], field=["Battle Ox"]), turn=1)
    assert not first.yugi.may("activate", CARD)


@pytest.mark.parametrize(
    ("fact", "target"),
    [
        (NoDamage(Whose.YOURS), None),
        (StandsInBattle(MINE), None),
        (StandsAgainstEffects(THAT, Whose.THEIRS), MINE),
        (StandsInBattle(THAT), MINE),
    ],
)
def test_what_is_so_already_is_not_made_so_again(
    fact: Fact, target: Cards | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Q&A 14161, 14162, FAQ 14338."""
    table = with_mine(monkeypatch, Apply(fact, Until.END_OF_TURN), target)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.yugi.may("activate", OTHER)


@pytest.mark.parametrize("fact", [NoDamage(Whose.YOURS), StandsInBattle(MINE)])
def test_what_would_last_longer_is_made_so_again(
    fact: Fact, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Q&A 24160, where both would end together: in the next turn they do not."""
    again = Activate(do=Apply(fact, Until.END_OF_NEXT_TURN))
    deal_in(monkeypatch, trap("First", 900000101, again), trap("Second", 900000102, again))
    table = Table(yugi=side(field=["First", "Second"]), kaiba=side(field=["Uraby"]))
    table.yugi.activates("First")
    table.everyone_passes()
    assert not table.yugi.may("activate", "Second")

    table.yugi.ends_turn()
    table.kaiba.enters_battle_phase()
    table.kaiba.attacks_with("Uraby")
    assert table.yugi.may("activate", "Second")


@pytest.mark.parametrize(
    ("first", "then", "offered"),
    [
        (Until.END_OF_TURN, Until.END_OF_NEXT_TURN, True),
        (Until.END_OF_NEXT_TURN, Until.END_OF_NEXT_TURN, False),
        (Until.END_OF_TURN, Until.WHILE_FACE_UP, True),
        (Until.WHILE_FACE_UP, Until.END_OF_TURN, False),
    ],
)
def test_a_target_of_which_it_would_be_so_for_longer_can_be_chosen(
    first: Until, then: Until, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FAQ 14338 is about an effect that lasts as long as the first."""
    untils = {CARD: first, OTHER: then}
    texts = (
        spell(
            name,
            900000020 + len(name),
            Activate(target=Target(MINE), do=Apply(StandsInBattle(THAT), until)),
        )
        for name, until in untils.items()
    )
    deal_in(monkeypatch, *texts)
    table = Table(yugi=side(hand=[CARD, OTHER], field=["Uraby"]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.may("activate", OTHER) is offered


def test_what_adds_up_besides_is_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q&A 17684."""
    stands = Apply(StandsInBattle(THAT), Until.END_OF_TURN)
    gains = Apply(Gains(THAT, 500), Until.END_OF_TURN)
    table = with_mine(monkeypatch, And(gains, stands), MINE)
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.yugi.activates(OTHER)
    table.everyone_passes()

    assert table.yugi.sees("Battle Ox").attack == 2700


def test_a_second_waboku_waits_for_the_turn_in_which_it_does_something() -> None:
    """As Q&A 14162; on the chain of the first one it is not so yet."""
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=["Waboku", "Waboku", "Jar of Greed"])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.activates("Waboku")
    table.chain_resolves()
    assert not table.kaiba.may("activate", "Waboku")


@pytest.mark.parametrize(("host", "offered"), [("Uraby", True), ("Shadowslayer", False)])
def test_what_attacks_directly_by_itself_is_not_let_by_its_equip_card(
    host: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cursed Bamboo Sword (Q&A 13522)."""
    spells = Cards(Kind.SPELL, Whose.YOURS, Place.FIELD, other=True)
    lets = Apply(AttacksDirectly(EQUIPPED), Until.END_OF_TURN)
    sword = equip_spell(
        CARD,
        900000031,
        Activate(target=Target(FACE_UP)),
        Ignition(target=Target(spells), do=AndIfYouDo(ReturnToHand(THAT), lets)),
    )
    deal_in(monkeypatch, sword)
    field: list[str | Lying] = [host, face_up(CARD, on=host), face_up("Burning Land")]
    assert Table(yugi=side(field=field)).yugi.may("activate", CARD) is offered


@pytest.mark.parametrize(
    ("monster", "offered"), [("Royal Magical Library", True), ("Uraby", False)]
)
def test_counters_are_placed_on_a_target_that_can_hold_them(
    monster: str, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spell Power Grasp (FAQ 8136)."""
    grasp = PlaceCounters(THAT, Counter.SPELL, 1)
    table = table_of(monkeypatch, Then(grasp, YouCan(Draw(1))), FACE_UP, monster)
    assert table.yugi.may("activate", CARD) is offered


@pytest.mark.parametrize(("deck", "offered"), [(1, False), (2, True)])
def test_the_only_card_of_a_deck_is_not_placed_on_its_top(
    deck: int, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lavalval Chain, Draghig (Q&A 10081, 17231)."""
    found = Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK))
    deal_in(monkeypatch, spell(CARD, 900000042, Activate(do=PlaceOnDeckTop(found))))
    table = Table(yugi=side(hand=[CARD], deck=["Uraby"] * deck))
    assert table.yugi.may("activate", CARD) is offered
