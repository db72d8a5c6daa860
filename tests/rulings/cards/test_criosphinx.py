"""Criosphinx: whoever owns what returned to a hand gives up a card of theirs."""

from tests.table import Table, attacking, defending, face_down, face_up, side

SPHINX, DEVICE = "Criosphinx", "Compulsory Evacuation Device"


def returned(whose: str) -> Table:
    """A Kuriboh of that player has returned to the hand beside a Criosphinx of Yugi."""
    mine, theirs = ([], ["Kuriboh"]) if whose == "kaiba" else (["Kuriboh"], [])
    table = Table(
        yugi=side(field=[attacking(SPHINX), face_down(DEVICE), *mine], hand=["Uraby"]),
        kaiba=side(field=theirs, hand=["Mystical Elf"]),
    )
    table.yugi.activates(DEVICE, targeting="Kuriboh")
    return table


def test_the_owner_of_what_returned_sends_a_card_of_their_choice() -> None:
    table = returned("kaiba")
    table.everyone_passes()
    table.kaiba.chooses("Mystical Elf")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Mystical Elf"]
    assert table.kaiba.hand == ["Kuriboh"]
    assert table.yugi.hand == ["Uraby"]


def test_also_ones_own_returned_monster_costs_a_card() -> None:
    table = returned("yugi")
    table.everyone_passes()
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.kaiba.hand == ["Mystical Elf"]


def test_faq_6322_its_own_return_is_not_answered() -> None:
    table = Table(
        yugi=side(field=[attacking(SPHINX), face_down(DEVICE)], hand=["Uraby"]),
    )
    table.yugi.activates(DEVICE, targeting=SPHINX)
    table.everyone_passes()

    assert sorted(table.yugi.hand) == sorted([SPHINX, "Uraby"])
    assert table.chains() == [[DEVICE]]


def test_a_spell_that_returns_is_not_answered() -> None:
    table = Table(
        yugi=side(field=[attacking(SPHINX), face_up("Messenger of Peace")], hand=["Uraby"]),
        kaiba=side(field=[face_down("Giant Trunade")], hand=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Giant Trunade")
    table.everyone_passes()

    assert table.chains() == [["Giant Trunade"]]


def flipped(*targets: str) -> Table:
    """Kaiba's Penguin Soldier returns two monsters beside a Criosphinx of Yugi."""
    table = Table(
        yugi=side(field=[attacking(SPHINX), "Mystical Elf"], hand=["Messenger of Peace"]),
        kaiba=side(
            field=[face_down("Penguin Soldier"), "Uraby", "Kuriboh"], hand=["Book of Moon"]
        ),
        turn_player="kaiba",
    )
    table.kaiba.flip_summons("Penguin Soldier")
    table.kaiba.activates("Penguin Soldier")
    table.kaiba.chooses(*targets)
    table.everyone_passes()
    return table


def test_faq_6322_of_monsters_of_both_that_return_at_once_each_owner_sends_one() -> None:
    table = flipped("Uraby", "Mystical Elf")
    table.kaiba.chooses("Uraby")
    table.yugi.chooses("Mystical Elf")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.yugi.graveyard == ["Mystical Elf"]
    assert table.chains()[1:] == [[SPHINX]]


def test_faq_6322_for_two_of_one_owner_at_once_one_is_sent() -> None:
    table = flipped("Uraby", "Kuriboh")
    table.kaiba.chooses("Book of Moon")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Book of Moon"]
    assert sorted(table.kaiba.hand) == ["Kuriboh", "Uraby"]


def test_faq_6322_for_each_return_on_one_chain_it_is_activated_once() -> None:
    table = Table(
        yugi=side(field=[attacking(SPHINX), face_down(DEVICE, "S1"), face_down(DEVICE, "S2")]),
        kaiba=side(field=["Uraby", "Kuriboh"]),
    )
    table.yugi.activates(DEVICE, targeting="Uraby")
    table.yugi.activates(DEVICE, targeting="Kuriboh")
    table.everyone_passes()
    table.kaiba.chooses("Uraby")
    table.everyone_passes()

    assert sorted(table.kaiba.graveyard) == ["Kuriboh", "Uraby"]
    assert table.chains()[1:] == [[SPHINX, SPHINX]]


def test_faq_6322_it_answers_in_the_damage_step() -> None:
    table = Table(
        yugi=side(field=[attacking(SPHINX), attacking("Uraby")], hand=["Kuriboh"]),
        kaiba=side(field=[defending("Wall of Illusion")]),
    )
    table.yugi.attacks_with("Uraby", at="Wall of Illusion")
    table.everyone_passes()
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby"]
    assert table.yugi.graveyard == ["Kuriboh"]


def test_q_a_9144_turned_face_down_before_it_resolves_it_does_nothing() -> None:
    table = Table(
        yugi=side(field=[attacking(SPHINX), face_down(DEVICE)]),
        kaiba=side(
            field=["Kuriboh", face_down("Book of Moon")],
            hand=["Mystical Elf"],
        ),
    )
    table.yugi.activates(DEVICE, targeting="Kuriboh")
    table.chain_resolves()
    table.kaiba.activates("Book of Moon", targeting=SPHINX)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Book of Moon"]
    assert sorted(table.kaiba.hand) == ["Kuriboh", "Mystical Elf"]
