"""Asking for official rulings through the real client, and more of them than are invented."""

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.sources.records import Faq, FaqPassage, Said, SaidQuestion
from tests.library.invented import LANTERN_CID, MOSSBACK_CID, RAINMAKER_CID

LONG = 71_000
CROWD = tuple(range(71_001, 71_021))
MORE: tuple[Said, ...] = (
    Faq(
        LANTERN_CID,
        "",
        tuple(FaqPassage(n, (f"架空の親の{n}番目の説明です。" * 20,)) for n in range(1, 25)),
        (FaqPassage(1, ("ペンデュラムの説明です。",)),),
        (),
    ),
    SaidQuestion(
        LONG,
        "2025-01-01",
        "長い質問？",
        "プレイは？\n" * 40,
        "はい。*架空*\nプレイです。\n" + "はい。*架空*\n" * 800,
        (),
        (LANTERN_CID,),
    ),
    *(
        SaidQuestion(
            number,
            f"2020-01-{number - 71_000:02}",
            f"架空の質問{number}？",
            "架空？",
            "はい。",
            (),
            (LANTERN_CID, RAINMAKER_CID, *((MOSSBACK_CID,) if number == CROWD[4] else ())),
        )
        for number in CROWD
    ),
)
ORIGINAL = (
    "-# The official answers are in Japanese, as imported. Card names are shown in English."
)


async def asked(person: Person, **options: object) -> MessageView:
    """What the person reads after the command."""
    shown = (await person.call("ruling", options=options)).message
    assert shown is not None
    return shown


async def pressed(person: Person, message: MessageView, button: str) -> MessageView:
    shown = (await person.press(message, button)).message
    assert shown is not None
    return shown


async def chosen(person: Person, message: MessageView, menu: str, label: str) -> MessageView:
    shown = (await person.choose(message, menu, [label])).message
    assert shown is not None
    return shown
