"""Armed Samurai - Ben Kei: one attack more for each Equip Card."""

from tests.table import Table, face_up, side

SAMURAI, AXE = "Armed Samurai - Ben Kei", "Axe of Despair"


def _attacks(table: Table) -> int:
    made = 0
    table.yugi.enters_battle_phase()
    while table.yugi.may("attack", SAMURAI):
        table.yugi.attacks_with(SAMURAI)
        table.everyone_passes()
        made += 1
    return made


def test_without_equip_cards_it_attacks_once() -> None:
    assert _attacks(Table(yugi=side(field=[SAMURAI]), kaiba=side(life=20000))) == 1


def test_faq_6252_each_equip_card_is_one_attack_more() -> None:
    worn = [face_up(AXE, on=SAMURAI), face_up("Lightning Blade", on=SAMURAI)]
    table = Table(yugi=side(field=[SAMURAI, *worn]), kaiba=side(life=20000))

    assert _attacks(table) == 3


def test_faq_6252_one_of_the_opponent_counts_as_well() -> None:
    table = Table(
        yugi=side(field=[SAMURAI]),
        kaiba=side(field=[face_up(AXE, on=SAMURAI)], life=20000),
    )

    assert _attacks(table) == 2


def test_what_is_equipped_to_another_monster_does_not() -> None:
    table = Table(
        yugi=side(field=[SAMURAI, "Uraby", face_up(AXE, on="Uraby")]), kaiba=side(life=20000)
    )

    assert _attacks(table) == 1
