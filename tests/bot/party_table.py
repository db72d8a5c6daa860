"""At a table of Duel Party as people are: sitting down, and doing what a panel offers."""

from collections.abc import Sequence
from random import Random

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from cards.games.duelmasters import DUELMASTERS
from tests.waiting import until

DECKS = [deck.names["en"] for deck in DUELMASTERS.ready_decks]
ANSWERS = ("answer:", "next:", "confirm:", "choose:", "order:", "mark:")


def public(person: Person) -> MessageView:
    return [seen for seen in person.sees("duels") if not seen.ephemeral][-1]


def panel_of(person: Person) -> MessageView:
    return [seen for seen in person.sees("@bot") if not seen.ephemeral][-1]


async def sit_down(person: Person, deck: str) -> None:
    menu = (await person.press(public(person), "Join")).message
    assert menu is not None
    await person.choose(menu, menu.selects[0].custom_id, [deck])


def offered(panel: MessageView) -> list[str]:
    """The ids of what answers the question on the panel, and of the cards that do."""
    buttons = [str(b.custom_id) for b in panel.buttons.values() if not b.disabled]
    menus = [select.custom_id for select in panel.selects]
    return [each for each in (*buttons, *menus) if each.startswith((*ANSWERS, "open:"))]


async def act(person: Person, dice: Random) -> None:
    """Do one thing that the panel offers: cards are opened, and used by their sheet."""
    panel = panel_of(person)
    cards = [each for each in offered(panel) if each.startswith("open:")]
    if cards and dice.random() < 0.9:
        await person.press(panel, dice.choice(cards))
        panel = panel_of(person)
    if not (answers := [each for each in offered(panel) if each.startswith(ANSWERS)]):
        await person.press(panel, next(each for each in ids(panel) if each.startswith("back:")))
        return
    chosen = dice.choice(answers)
    select = next((each for each in panel.selects if each.custom_id == chosen), None)
    if select is None:
        await person.press(panel, chosen)
        return
    count = dice.randint(max(1, select.least), select.most)
    await person.choose(panel, chosen, dice.sample(list(select.options.values()), count))


def ids(panel: MessageView) -> list[str]:
    return [str(button.custom_id) for button in panel.buttons.values()]


async def play(people: Sequence[Person], dice: Random, most: int) -> bool:
    """Have them answer so many times; whether the game is over."""

    def over() -> bool:
        return all("Places:" in panel_of(person).text for person in people)

    def asked() -> list[Person]:
        return [person for person in people if offered(panel_of(person))]

    for _ in range(most):
        await until(lambda: over() or bool(asked()))
        if over():
            return True
        await act(dice.choice(asked()), dice)
    return False


async def surrender(person: Person, channel: str) -> None:
    sure = (await person.call("duel surrender", channel)).message
    assert sure is not None
    assert "the others play on" in sure.text
    await person.press(sure, "Surrender")
