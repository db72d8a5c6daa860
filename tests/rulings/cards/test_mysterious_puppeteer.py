"""Mysterious Puppeteer: 500 LP for each Normal or Flip Summon but its own, of either player."""

from tests.table import Table, face_down, side

PUPPETEER = "Mysterious Puppeteer"


def test_normal_and_flip_summons_of_both_players_give_500_lp() -> None:
    table = Table(
        yugi=side(hand=["Uraby"], field=[face_down("Silver Fang")]),
        kaiba=side(field=[PUPPETEER]),
    )
    table.yugi.summons("Uraby")
    table.everyone_passes()
    table.yugi.flip_summons("Silver Fang")
    table.everyone_passes()

    assert table.chains() == [[PUPPETEER], [PUPPETEER]]
    assert table.kaiba.life == 9000


def test_its_own_summon_and_a_special_summon_give_nothing() -> None:
    table = Table(yugi=side(hand=[PUPPETEER, "Monster Reborn"], graveyard=["Uraby"]))
    table.yugi.summons(PUPPETEER)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert table.yugi.life == 8000


def test_it_gives_nothing_from_the_graveyard() -> None:
    table = Table(yugi=side(hand=["Uraby"], graveyard=[PUPPETEER]))
    table.yugi.summons("Uraby")
    table.everyone_passes()

    assert table.chains() == []
