"""Quick Effects that have to be used: each answers a link once, and each chain ends."""

from collections.abc import Callable

from engine.yugioh.language import (
    Attribute,
    Cards,
    GainLife,
    IsActivated,
    Kind,
    NegateActivation,
    Of,
    Place,
    Quick,
    Type,
    When,
)
from engine.yugioh.language.cards import CardText, monster
from engine.yugioh.language.sentences import Activatable
from tests.table import Table, face_down, side

EFFECTS = IsActivated(Cards(Kind.MONSTER), True)


def made_up(
    name: str, number: int, *effects: Activatable, attribute: Attribute = Attribute.LIGHT
) -> CardText:
    return monster(
        name,
        number,
        *effects,
        attribute=attribute,
        type=Type.DRAGON,
        level=4,
        attack=1500,
        defense=1500,
    )


def herald() -> CardText:
    """Whose effect the others answer."""
    return made_up("Herald", 9001, Quick(do=GainLife(100)))


def echo(where: Place | None = None) -> CardText:
    """It has to negate the effect of any monster, its own kind among them."""
    return made_up("Echo", 9002, When(EFFECTS, do=NegateActivation(), where=where))


def test_faq_6821_what_would_answer_itself_does_not(lay_beside: Callable[..., None]) -> None:
    lay_beside(herald(), echo())
    table = Table(yugi=side(field=["Herald"]), kaiba=side(field=["Echo"]))
    table.yugi.activates("Herald")
    table.everyone_passes()

    assert table.chains() == [["Herald", "Echo"]]
    assert table.yugi.life == 8000


def test_qa_6350_all_that_has_to_answer_a_link_does_and_only_the_first_negates_it(
    lay_beside: Callable[..., None],
) -> None:
    lay_beside(herald(), echo())
    table = Table(yugi=side(field=["Herald", "Echo"]), kaiba=side(field=["Echo"]))
    table.yugi.activates("Herald")
    table.everyone_passes()

    assert table.chains() == [["Herald", "Echo", "Echo"]]
    assert table.yugi.life == 8000


def test_two_that_answer_each_other_come_to_an_end(lay_beside: Callable[..., None]) -> None:
    """Each answers effects of the other's Attribute alone, and so never its own."""
    lights = IsActivated(Cards(Kind.MONSTER, like=(Of(Attribute.LIGHT),)), True)
    darks = IsActivated(Cards(Kind.MONSTER, like=(Of(Attribute.DARK),)), True)
    lay_beside(
        herald(),
        made_up("Night", 9003, When(lights, do=GainLife(100)), attribute=Attribute.DARK),
        made_up("Day", 9004, When(darks, do=GainLife(10))),
    )
    table = Table(yugi=side(field=["Herald"]), kaiba=side(field=["Night", "Day"]))
    table.yugi.activates("Herald")
    table.everyone_passes()

    assert table.chains() == [["Herald", "Night", "Day"]]


def test_it_answers_again_what_somebody_has_chosen_to_add() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"]),
        kaiba=side(field=["White Night Dragon", face_down("Compulsory Evacuation Device")]),
    )
    table.yugi.activates("Axe of Despair", targeting="White Night Dragon")
    table.kaiba.activates("Compulsory Evacuation Device", targeting="White Night Dragon")
    table.everyone_passes()

    dragon = "White Night Dragon"
    chain = ["Axe of Despair", dragon, "Compulsory Evacuation Device", dragon]
    assert table.chains() == [chain]


def test_faq_11066_it_answers_from_where_it_says(lay_beside: Callable[..., None]) -> None:
    lay_beside(herald(), echo(where=Place.GRAVEYARD))
    lies = Table(yugi=side(field=["Herald"]), kaiba=side(graveyard=["Echo"]))
    lies.yugi.activates("Herald")
    lies.everyone_passes()
    stands = Table(yugi=side(field=["Herald"]), kaiba=side(field=["Echo"]))
    stands.yugi.activates("Herald")
    stands.everyone_passes()

    assert lies.chains() == [["Herald", "Echo"]]
    assert stands.chains() == [["Herald"]]
