"""Magician of Chaos: it is a Dark Magician, and destroys when a Spell or Trap is used."""

from tests.table import Table, attacking, side

CARD, FORM, SOLDIER = "Magician of Chaos", "Chaos Form", "Black Luster Soldier"
CURE = "Dian Keto the Cure Master"


def came(**more: list[str]) -> Table:
    """It was Ritual Summoned with Dark Magician."""
    table = Table(
        yugi=side(
            field=["Dark Magician", *more.get("field", [])],
            hand=[CARD, FORM, *more.get("hand", []), *more.get("rituals", [])],
        ),
        kaiba=side(field=[attacking("Uraby"), *more.get("theirs", [])]),
    )
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()
    if more.get("rituals"):
        table.yugi.chooses(CARD)
        table.everyone_passes()
    return table


def test_faq_14213_it_answers_a_spell_that_is_activated() -> None:
    table = came(hand=[CURE])
    table.yugi.activates(CURE)
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == []


def test_once_per_turn() -> None:
    table = came(hand=[CURE, CURE])
    table.yugi.activates(CURE)
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates(CURE)

    assert not table.yugi.may("activate", CARD)


def test_not_when_a_monster_effect_is_activated() -> None:
    table = came(field=["Exiled Force"])
    table.yugi.activates("Exiled Force", targeting="Uraby")

    assert not table.yugi.may("activate", CARD)


def test_faq_14213_where_it_falls_another_chaos_ritual_monster_comes_whatever_it_asks() -> None:
    dragon = "Blue-Eyes Chaos Dragon"
    table = came(hand=["Raigeki Break", "Kuriboh"], rituals=[dragon, SOLDIER])
    table.yugi.sets("Raigeki Break")
    table.yugi.ends_turn()
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting=CARD)
    table.chain_resolves()
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert sorted(table.options) == sorted([dragon, SOLDIER])
    table.yugi.chooses(dragon)
    table.everyone_passes()

    assert table.yugi.monsters == [dragon]


def test_not_where_it_was_not_ritual_summoned() -> None:
    table = Table(
        yugi=side(
            field=["Raigeki Break"],
            hand=["Monster Reborn", "Kuriboh", SOLDIER],
            graveyard=[CARD],
        )
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()
    table.yugi.activates("Raigeki Break", cost="Kuriboh", targeting=CARD)
    table.chain_resolves()

    assert table.yugi.monsters == []
    assert not table.yugi.may("activate", CARD)


def test_q_a_22343_it_serves_for_itself_from_the_graveyard_as_dark_magician() -> None:
    table = Table(yugi=side(hand=[CARD, FORM], graveyard=[CARD]))
    table.yugi.activates(FORM, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.yugi.banished == [CARD]


def test_q_a_22369_chaos_form_names_it_in_the_graveyard_alone() -> None:
    rites = "Pre-Preparation of Rites"
    buried = Table(yugi=side(hand=[rites], deck=[FORM], graveyard=[CARD]))
    assert buried.yugi.may("activate", rites)

    in_deck = Table(yugi=side(hand=[rites], deck=[FORM, CARD]))
    assert not in_deck.yugi.may("activate", rites)
