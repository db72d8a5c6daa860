"""What is posted after a round comes with its picture, and is drawn anew when it changes."""

from bot.events import records
from bot.events.results import How, Result
from bot.events.terms import Shape, Terms
from bot.sandbox.views import MessageView
from tests.bot.hosting.hall import Hall


def standings(hall: Hall) -> MessageView:
    """The post of the standings after the newest round."""
    seen = hall.person("Mai").sees("duels")
    return [each for each in seen if "standings after" in each.text][-1]


async def test_standings_are_posted_with_a_picture_that_follows_a_correction(
    hall: Hall,
) -> None:
    await hall.open(Terms(Shape.SWISS, b"seed"))
    await hall.play(1)
    await hall.play(2)
    post = standings(hall)
    [before] = post.attachments
    assert before.filename == "standings.png"

    event = await hall.event()
    pairing = event.event.rounds[-1].table(1)
    await event.decide(records.Corrected(1, Result(0, 1, How.RULING), "misread"))
    await hall.settle()
    again = standings(hall)
    assert again.id == post.id
    [after] = again.attachments
    assert after.content != before.content
    assert pairing.second is not None
    assert hall.name(pairing.second) in (after.description or "")
