"""Tokens: no cards, and gone without a trace."""

from collections.abc import Callable

import pytest

from cards.yugioh import by_name
from engine.core.protocol import Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import deck_list, faults
from engine.yugioh.language import (
    THAT,
    Activate,
    Banish,
    BanishWhenItLeaves,
    Cards,
    Every,
    Frame,
    Kind,
    Place,
    Target,
    Whose,
    XyzMaterials,
)
from engine.yugioh.language.cards import spell, trap
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.summoning.materials import suffices
from tests.table import Table, attacking, defending, side

SHEEP = [defending("Sheep Token", f"M{n}") for n in (1, 2, 3)]


@pytest.mark.rule("MR-TOKEN-01")
def test_a_token_is_in_no_deck() -> None:
    token = by_name("Sheep Token")
    deck = deck_list(main=(token.passcode,) * 3)
    found = faults(deck, FORMATS["master"], {token.passcode: token})

    assert token.frame is Frame.TOKEN
    assert any(fault.facts.get("code") == token.passcode for fault in found)


@pytest.mark.rule("MR-TOKEN-04")
def test_all_four_need_a_main_monster_zone() -> None:
    room = Table(yugi=side(hand=["Scapegoat"], field=[attacking("Uraby", "M3")]))
    room.yugi.activates("Scapegoat")
    room.everyone_passes()
    assert room.yugi.monsters.count("Sheep Token") == 4

    full = Table(
        yugi=side(
            hand=["Scapegoat"], field=[attacking("Uraby", "M1"), attacking("Uraby", "M2")]
        )
    )
    assert not full.yugi.may("activate", "Scapegoat")


@pytest.mark.rule("MR-TOKEN-02", "MR-TOKEN-03")
def test_a_destroyed_token_vanishes() -> None:
    table = Table(yugi=side(hand=["Raigeki"]), kaiba=side(field=SHEEP))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.kaiba.monsters == table.kaiba.graveyard == table.kaiba.banished == []


@pytest.mark.rule("MR-TOKEN-05")
def test_a_token_is_never_turned_face_down() -> None:
    table = Table(yugi=side(hand=["Book of Moon"]), kaiba=side(field=SHEEP))

    assert not table.yugi.may("activate", "Book of Moon")


@pytest.mark.rule("MR-TOKEN-06", "MR-XYZ-11")
def test_a_token_is_no_xyz_material() -> None:
    two_of_level_1 = XyzMaterials(level=1)
    table = Table(yugi=side(field=[*SHEEP, attacking("Sonic Chick", "M5")]))
    duel = table.driver.duel
    chick, sheep = (duel.state.sides[0].monsters[zone] for zone in (4, 0))
    assert chick is not None
    assert sheep is not None

    speaker = Speaker(chick, Seat(0))
    assert suffices(two_of_level_1, duel, speaker, [chick, chick])
    assert not suffices(two_of_level_1, duel, speaker, [chick, sheep])


@pytest.mark.rule("MR-TOKEN-07")
def test_a_token_may_be_tributed_and_be_link_material() -> None:
    table = Table(
        yugi=side(field=SHEEP, hand=["Dark Magician"], extra=["Decode Talker", "Link Spider"])
    )
    assert table.yugi.may("Special Summon", "Link Spider")
    assert not table.yugi.may("Special Summon", "Decode Talker")
    table.yugi.summons("Dark Magician", tributing=["Sheep Token", "Sheep Token"])

    assert table.yugi.graveyard == []
    assert table.was_asked(table.yugi, Reason.TRIBUTE)


@pytest.mark.rule("MR-TOKEN-07")
def test_sheep_tokens_pay_for_no_tribute_summon_and_no_other_summon_follows() -> None:
    table = Table(yugi=side(hand=["Scapegoat", "Summoned Skull", "Uraby"]))
    table.yugi.activates("Scapegoat")
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Summoned Skull")
    assert not table.yugi.may("Normal Summon", "Uraby")
    assert table.yugi.may("Set", "Uraby")


@pytest.mark.rule("MR-TOKEN-01")
def test_a_token_cannot_be_banished_face_down(lay_beside: Callable[..., None]) -> None:
    """Banishing Trap Hole (FAQ 18864): it is neither used for Tokens alone, nor on one."""
    every = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)
    lay_beside(
        trap("Hole", 9001, Activate(do=Banish(Every(every), face_down=True))),
        trap("Pit", 9002, Activate(target=Target(every), do=Banish(THAT, face_down=True))),
    )
    alone = Table(yugi=side(hand=["Scapegoat"]), kaiba=side(field=["Hole", "Pit"]))
    alone.yugi.activates("Scapegoat")
    alone.chain_resolves()
    assert alone.kaiba.options("activate") == []
    table = Table(yugi=side(field=["Uraby"], hand=["Scapegoat"]), kaiba=side(field=["Hole"]))
    table.yugi.activates("Scapegoat")
    table.chain_resolves()
    table.kaiba.activates("Hole")
    table.everyone_passes()

    assert table.yugi.banished == ["Uraby"]
    assert len(table.yugi.monsters) == 4


@pytest.mark.rule("MR-TOKEN-01")
def test_a_token_that_would_be_banished_as_it_leaves_vanishes(
    lay_beside: Callable[..., None],
) -> None:
    """Snopios, Shade of the Ghoti."""
    bound = Activate(
        target=Target(Cards(Kind.MONSTER, place=Place.FIELD)), do=BanishWhenItLeaves(THAT)
    )
    lay_beside(spell("Bind", 9004, bound))
    table = Table(yugi=side(hand=["Bind", "Dark Hole"], field=SHEEP[:1]))
    table.yugi.activates("Bind", targeting="Sheep Token")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert (table.yugi.monsters, table.yugi.banished) == ([], [])
