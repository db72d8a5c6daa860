"""Junk Warrior: Synchro Summoned, it adds the ATK of the small monsters beside it, once."""

from tests.table import Table, face_down, side

CARD, SYNCHRON = "Junk Warrior", "Junk Synchron"


def test_it_adds_the_atk_of_the_face_up_small_monsters_when_it_resolves() -> None:
    table = Table(
        yugi=side(
            field=[
                SYNCHRON,
                "Speed Warrior",
                "Sonic Chick",
                face_down("Galaxy Serpent"),
                "Uraby",
            ],
            extra=[CARD],
        )
    )
    table.yugi.special_summons(CARD, using=[SYNCHRON, "Speed Warrior"])
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 2300 + 300
    table.yugi.flip_summons("Galaxy Serpent")

    assert table.yugi.sees(CARD).attack == 2600


def test_it_must_be_used_even_where_there_is_nobody() -> None:
    table = Table(yugi=side(field=[SYNCHRON, "Speed Warrior"], extra=[CARD]))
    table.yugi.special_summons(CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.sees(CARD).attack == 2300


def test_the_atk_stays_when_the_small_monsters_leave_and_goes_when_it_is_covered() -> None:
    table = Table(
        yugi=side(
            field=[SYNCHRON, "Speed Warrior", "Time Wizard"],
            extra=[CARD],
            hand=["Smashing Ground", "Book of Moon", "Raigeki Break"],
        ),
    )
    table.yugi.special_summons(CARD, using=[SYNCHRON, "Speed Warrior"])
    table.everyone_passes()
    assert table.yugi.sees(CARD).attack == 2800
    table.yugi.activates("Book of Moon", targeting="Time Wizard")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2800


def test_revived_it_adds_nothing() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], field=["Sonic Chick"], graveyard=[CARD]),
    )
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 2300


def test_another_tuner_does_not_serve() -> None:
    table = Table(
        yugi=side(field=["Tune Warrior", "Time Wizard"], extra=[CARD]),
    )

    assert not table.yugi.may("Special Summon", CARD)
