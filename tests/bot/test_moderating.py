"""What moderators see and may do, and the help."""

from bot.sandbox.command_book import CHAT_INPUT, EVERYWHERE
from bot.sandbox.menu import usable
from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge, show_to_everybody


async def told(person: Person, command: str, **options: object) -> str:
    """What the person alone is told."""
    first = (await person.call(command, "lounge", options)).message
    assert first is not None
    seen = await person.wait_for(
        "lounge", lambda seen: seen.id == first.id and not seen.thinking
    )
    assert seen.ephemeral
    return seen.text


async def done(hosted: Hosted) -> list[tuple[int, str, str]]:
    """What moderators did to the first duel: who, what, and why."""
    kept = await hosted.store.moderation.done(1)
    return [(each.moderator, each.act, each.reason) for each in kept]


async def test_moderators_see_and_stop_the_duels_of_their_server(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    assert (
        await told(yugi, "duel-admin list")
        == "There are no duels on this server at the moment."
    )
    channel = await challenge(hosted, mai, kaiba)
    listed = await told(yugi, "duel-admin list")
    assert listed.startswith(r"\#1 Mai – Kaiba · Short game · [en] Odds and Evens · started <")
    assert f"<#{channel}>" in listed
    offered = await yugi.complete("duel-admin stop", "duel", "kaiba")
    assert [(each.name, each.value) for each in offered] == [
        ("#1 Mai – Kaiba · Short game", "1")
    ]

    wrong = await told(yugi, "duel-admin stop", duel="9", reason="none")
    assert wrong.startswith("There is no duel with that number")
    stopped = await told(yugi, "duel-admin stop", duel="#1", reason="Wrong *decks*")
    assert stopped.startswith(r"Stopped: \#1 Mai – Kaiba")

    for person in (mai, kaiba):
        panel = await person.wait_for("@bot", lambda seen: "# No result" in seen.text)
        assert "A moderator stopped this duel." in panel.text
        assert r"Reason: Wrong \*decks\*" in panel.text
    assert await hosted.store.matches.open_ids() == []
    assert await done(hosted) == [(int(yugi.id), "stop", "Wrong *decks*")]
    again = await told(yugi, "duel-admin stop", duel="1", reason="again")
    assert again == "This duel is over."


async def test_moderators_pause_duels_and_let_them_go_on(
    hosted: Hosted, yugi: Person, kaiba: Person, mai: Person
) -> None:
    channel = await challenge(hosted, mai, kaiba)
    not_yet = await told(yugi, "duel-admin resume", duel="1")
    assert not_yet == "This duel is not paused."
    held = await told(yugi, "duel-admin hold", duel="1", reason="\u202eA *call*\u2066")
    assert held.startswith(r"Paused: \#1 Mai – Kaiba")
    for person, place in ((yugi, channel), (mai, "@bot"), (kaiba, "@bot")):
        shown = await person.wait_for(place, lambda seen: "the clocks are stopped" in seen.text)
        assert r"A moderator has paused the duel (reason: A \*call\*)." in shown.text
    again = await told(yugi, "duel-admin hold", duel="1", reason="again")
    assert again == "This duel is already paused."
    assert (await told(yugi, "duel-admin resume", duel="1")).startswith("Resumed:")
    for person in (mai, kaiba):
        await person.wait_for("@bot", lambda seen: "The pause is over." in seen.text)
    acts = [(int(yugi.id), "hold", "A *call*"), (int(yugi.id), "resume", "")]
    assert await done(hosted) == acts


async def test_nobody_moderates_their_own_duel(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    for command, options in (
        ("duel-admin stop", {"duel": "1", "reason": "no"}),
        ("duel-admin hold", {"duel": "1", "reason": "no"}),
        ("duel-admin resume", {"duel": "1"}),
    ):
        said = await told(yugi, command, **options)
        assert said.startswith("You play in this duel yourself")
    assert await hosted.store.matches.open_ids() == [1]
    assert await done(hosted) == []


async def test_nobody_else_sees_or_stops_them(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await challenge(hosted, yugi, kaiba)
    show_to_everybody(hosted, "duel-admin")
    for command, options in (
        ("duel-admin list", {}),
        ("duel-admin stop", {"duel": "1", "reason": "no"}),
        ("duel-admin hold", {"duel": "1", "reason": "no"}),
        ("duel-admin resume", {"duel": "1"}),
    ):
        assert "You need the permission" in await told(kaiba, command, **options)
    for command in ("duel-admin stop", "duel-admin hold", "duel-admin resume"):
        assert await kaiba.complete(command, "duel", "") == []
    assert await hosted.store.matches.open_ids() == [1]
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    assert not session.record.is_halted


async def test_what_only_managers_can_do_is_not_offered_to_others(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    world, channel = hosted.sandbox.world, hosted.sandbox.world.channels
    lounge = next(each for each in channel.values() if each.name == "lounge")
    for person, sees in ((yugi, True), (kaiba, False)):
        user = next(each for each in world.people.values() if each.name == person.name)
        groups = {each["name"] for each in usable(world, user, lounge)}
        assert {"duel", "event"} <= groups
        assert ({"duel-admin", "event-admin", "admin"} <= groups) is sees
        assert groups.isdisjoint({"duel-admin", "event-admin", "admin"}) is not sees
    everybody = world.commands.named(EVERYWHERE, CHAT_INPUT, "duel")
    assert everybody is not None
    offered = {each["name"] for each in everybody["options"]}
    hidden = {"list", "stop", "hold", "resume", "reports", "moderators", "settings"}
    assert offered.isdisjoint(hidden)


async def test_the_help_is_for_the_asker_in_their_language(
    hosted: Hosted, yugi: Person
) -> None:
    opened = (await yugi.call("help")).message
    assert opened is not None
    assert opened.ephemeral
    assert "An unofficial project" in opened.text
    assert list(opened.buttons) == [
        "How it works",
        "Commands",
        "When am I asked?",
        "For managers",
    ]
    for button, words in (
        ("How it works", "M1 to M5"),
        ("Commands", "`/deck import`"),
        ("When am I asked?", "`/duel windows`"),
        ("For managers", "`/duel-admin stop`"),
    ):
        page = (await yugi.press(opened, button)).message
        assert page is not None
        assert page.id == opened.id
        assert words in page.text

    mai = hosted.sandbox.people["Mai"]
    mai.locale = "zh-CN"
    chinese = (await mai.call("help")).message
    assert chinese is not None
    assert "非官方" in chinese.text


async def test_the_help_names_every_command(hosted: Hosted, yugi: Person) -> None:
    opened = (await yugi.call("help")).message
    assert opened is not None
    pages = [(await yugi.press(opened, button)).message for button in opened.buttons]
    text = "\n".join(page.text for page in pages if page is not None)
    named = {
        command.qualified_name
        for command in hosted.client.tree.walk_commands()
        if not hasattr(command, "commands")
    }
    missing = {name for name in named - {"help"} if f"`/{name}`" not in text}
    assert missing == set()
