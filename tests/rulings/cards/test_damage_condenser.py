"""Damage Condenser: battle damage brings a monster of no more ATK than it was."""

from tests.table import Table, face_down, side

CONDENSER = "Damage Condenser"
DECK = ["Kuriboh", "Gemini Elf", "Battle Ox", "Summoned Skull"]


def hurt(by: str, *, hand: list[str], deck: list[str] = DECK) -> Table:
    """Kaiba's monster attacks Yugi directly, who has Set the Trap."""
    table = Table(
        yugi=side(field=[face_down(CONDENSER)], hand=hand, deck=deck),
        kaiba=side(field=[by]),
        turn_player="kaiba",
    )
    table.kaiba.attacks_with(by)
    return table


def test_a_monster_of_the_deck_comes_with_no_more_attack_than_the_damage() -> None:
    table = hurt("Gemini Elf", hand=["Uraby"])
    table.yugi.activates(CONDENSER)
    assert table.yugi.graveyard == ["Uraby"]
    table.everyone_passes()
    assert sorted(table.options) == ["Battle Ox", "Gemini Elf", "Kuriboh"]
    table.yugi.chooses("Gemini Elf")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1900
    assert table.yugi.sees("Gemini Elf").position == "face-up Attack"


def test_faq_without_such_a_monster_it_is_not_activated() -> None:
    table = hurt("Kuriboh", hand=["Uraby"], deck=["Gemini Elf", "Summoned Skull"])
    table.everyone_passes()

    assert table.yugi.life == 8000 - 300
    assert not table.was_offered(table.yugi, CONDENSER)


def test_nor_without_a_card_to_discard() -> None:
    table = hurt("Gemini Elf", hand=[])
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CONDENSER)


def test_nor_upon_damage_by_an_effect() -> None:
    table = Table(
        yugi=side(field=[face_down(CONDENSER)], hand=["Uraby"], deck=DECK),
        kaiba=side(hand=["Meteor of Destruction"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Meteor of Destruction")
    table.everyone_passes()

    assert table.yugi.life == 8000 - 1000
    assert not table.was_offered(table.yugi, CONDENSER)


def test_nor_upon_damage_to_the_opponent() -> None:
    table = Table(
        yugi=side(field=["Gemini Elf", face_down(CONDENSER)], hand=["Uraby"], deck=DECK)
    )
    table.yugi.attacks_with("Gemini Elf")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CONDENSER)
