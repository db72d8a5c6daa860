"""The first duel: begun by a button of `/help`, with what is said at each step."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say as said
from cards.games.yugioh import YUGIOH
from cards.games.yugioh.messages import say
from tests.bot.conftest import Hosted

TRIBUTING = "Tribute Summon (Tributes your Gemini Elf)"


@pytest.fixture
async def yugi(hosted: Hosted) -> Person:
    await play_yugioh(hosted)
    return hosted.sandbox.people["Yugi"]


async def play_yugioh(hosted: Hosted) -> None:
    await hosted.stop()
    hosted.game = YUGIOH
    await hosted.start()


async def start(person: Person, label: str = "Start the first duel") -> str:
    """Begin the first duel as a newcomer does; what is told of it."""
    opened = (await person.call("help")).message
    assert opened is not None
    return await told(person, opened, label)


async def told(person: Person, view: MessageView, label: str) -> str:
    """Press it; what the presser alone is told in the end."""
    answer = (await person.press(view, label)).message
    assert answer is not None
    return (await seen_in(person, answer.channel, answer.id)).text


async def seen_in(person: Person, channel: str, id: str) -> MessageView:
    """The message of that id, once there is something in it."""
    return await person.wait_for(channel, lambda seen: seen.id == id and bool(seen.text))


async def says(person: Person, *keys: str) -> MessageView:
    """The panel, once it says these hints, in the language of the person."""
    language = {"en-US": "en", "ja": "ja", "zh-CN": "zh"}[person.locale]
    hints = [f"> {say(language, key)}" for key in keys]
    return await person.wait_for("@bot", lambda seen: all(hint in seen.text for hint in hints))


async def does(person: Person, card: str, *acts: str) -> None:
    """Open a card, or press what moves on, and then what is named."""
    for label in (card, *acts):
        panel = await person.wait_for("@bot", lambda seen: label in seen.buttons)  # noqa: B023
        await person.press(panel, label)


async def test_each_thing_is_said_when_it_is_first_met(hosted: Hosted, yugi: Person) -> None:
    assert "about eight minutes" in await start(yugi)

    opened = await says(yugi, "lesson-phases", "lesson-summon")
    assert "against CPU (easy) · Master Rule" in opened.text
    assert opened.text.index("> Once per turn") < opened.text.index("### Your Main Phase 1")
    await does(yugi, "Gemini Elf", "Normal Summon")
    await says(yugi, "lesson-set", "lesson-why-not")
    await does(yugi, "Sakuretsu Armor", "Set")
    await says(yugi, "lesson-why-not", "lesson-first-end")
    await does(yugi, "End the turn")
    await says(yugi, "lesson-answer")
    await does(yugi, "Activate Sakuretsu Armor")
    await says(yugi, "lesson-tribute", "lesson-spell")
    await does(yugi, "Summoned Skull", TRIBUTING)
    await says(yugi, "lesson-spell", "lesson-set-more")
    await does(yugi, "Magic Jammer", "Set")
    await says(yugi, "lesson-spell", "lesson-battle")
    await does(yugi, "Battle Phase")
    await says(yugi, "lesson-attack")
    await does(yugi, "Attack with Summoned Skull")
    await does(yugi, "Main Phase 2")
    await says(yugi, "lesson-main-2")
    await does(yugi, "End the turn")
    await says(yugi, "lesson-chain")
    await does(yugi, "Activate Magic Jammer")
    await says(yugi, "lesson-cost")
    await does(yugi, "Malevolent Nuzzler")
    await does(yugi, "Celtic Guardian", "Normal Summon")
    await does(yugi, "Battle Phase")
    await does(yugi, "Attack with Summoned Skull")
    await does(yugi, "Attack with Celtic Guardian")
    ended = await says(yugi, "lesson-won")

    assert "# Yugi wins" in ended.text
    assert [*ended.buttons][:2] == ["Practice duel", "Play it again"], "who has won goes on"
    assert "Again, harder" not in ended.buttons
    assert "Check the shuffle" not in ended.buttons, "nothing was shuffled"


async def test_a_set_spell_is_not_the_trap_that_is_to_be_set(yugi: Person) -> None:
    await start(yugi)
    await does(yugi, "Gemini Elf", "Normal Summon")
    await says(yugi, "lesson-set", "lesson-why-not")
    await does(yugi, "Malevolent Nuzzler", "Set")
    await yugi.wait_for("@bot", lambda seen: "You Set Malevolent Nuzzler" in seen.text)
    await says(yugi, "lesson-set", "lesson-why-not")
    await does(yugi, "Sakuretsu Armor", "Set")
    await says(yugi, "lesson-why-not", "lesson-first-end")


async def test_who_does_all_that_is_said_meets_a_chain_before_the_end(
    hosted: Hosted, yugi: Person
) -> None:
    await begin_with_a_trap(yugi)
    await does(yugi, "Summoned Skull", TRIBUTING)
    await says(yugi, "lesson-spell", "lesson-set-more")
    await does(yugi, "Malevolent Nuzzler", "Activate (targets your Summoned Skull)")
    await says(yugi, "lesson-set-more", "lesson-battle")
    await does(yugi, "Magic Jammer", "Set")
    await does(yugi, "Battle Phase", "Attack with Summoned Skull")
    await does(yugi, "End the turn")
    await says(yugi, "lesson-chain")
    await does(yugi, "Activate Magic Jammer (costs your Celtic Guardian)")
    await says(yugi, "lesson-cost-paid")
    await does(yugi, "Battle Phase")
    fighting = await says(yugi, "lesson-attack")
    assert say("en", "lesson-cost-paid") not in fighting.text, "it was read once"
    await does(yugi, "Attack with Summoned Skull", "Main Phase 2", "End the turn")
    await says(yugi, "lesson-summon-more")
    await does(yugi, "Dark Blade", "Normal Summon")
    summoned = await yugi.wait_for("@bot", lambda seen: "M2 · Dark Blade" in seen.text)
    assert say("en", "lesson-summon-more") not in summoned.text


async def test_who_wins_without_a_chain_is_not_told_that_they_saw_one(
    hosted: Hosted, yugi: Person
) -> None:
    await begin_with_a_trap(yugi)
    await does(yugi, "Malevolent Nuzzler", "Activate (targets your Gemini Elf)")
    await does(yugi, "Celtic Guardian", "Normal Summon")
    await does(yugi, "Battle Phase")
    await does(yugi, "Attack with Gemini Elf", "Attack with Celtic Guardian")

    ended = await says(yugi, "lesson-won-early")
    assert "# Yugi wins" in ended.text
    listed = (await yugi.call("duel history")).message
    assert listed is not None
    assert "Master Rule · first duel" in listed.text


async def begin_with_a_trap(person: Person) -> None:
    """Play the first duel to the learner's second turn, with the attack on them answered."""
    await start(person)
    await does(person, "Gemini Elf", "Normal Summon")
    await does(person, "Sakuretsu Armor", "Set")
    await does(person, "End the turn", "Activate Sakuretsu Armor")
    await says(person, "lesson-tribute", "lesson-spell")


async def test_it_goes_on_after_a_restart_with_its_hints(hosted: Hosted, yugi: Person) -> None:
    await start(yugi)
    await says(yugi, "lesson-phases", "lesson-summon")
    await does(yugi, "Gemini Elf", "Normal Summon")
    before = await says(yugi, "lesson-set", "lesson-why-not")

    await hosted.stop()
    await hosted.start()
    await yugi.press(before, "Refresh")

    assert (await says(yugi, "lesson-set", "lesson-why-not")).text == before.text
    await does(yugi, "Sakuretsu Armor", "Set")
    await says(yugi, "lesson-why-not", "lesson-first-end")


@pytest.mark.parametrize(
    ("locale", "label", "words"),
    [
        ("ja", "はじめてのデュエルを始める", "8分ほど"),
        ("zh-CN", "开始第一次决斗", "8分钟"),
    ],
)
async def test_it_is_told_in_the_language_of_the_learner(
    hosted: Hosted, yugi: Person, locale: str, label: str, words: str
) -> None:
    yugi.locale = locale

    assert words in await start(yugi, label)
    await says(yugi, "lesson-phases", "lesson-summon")


async def test_who_leaves_the_path_is_helped_on_and_can_stop_and_play_it_again(
    hosted: Hosted, yugi: Person
) -> None:
    await start(yugi)
    await does(yugi, "End the turn")
    await says(yugi, "lesson-summon", "lesson-set")
    await surrender(yugi)
    ended = await says(yugi, "lesson-over")

    await yugi.press(ended, "Play it again")
    await says(yugi, "lesson-phases", "lesson-summon")
    records = [await hosted.store.matches.load(each) for each in (1, 2)]
    assert [record.agreement.exercise for record in records if record] == ["first-duel"] * 2
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].setup.scene == records[1].setup.scene != ""


@pytest.mark.parametrize(
    ("language", "same", "other"),
    [
        ("ja", "CPUは同じデッキを使用", "CPUは「剣」を使用"),
        ("zh", "电脑使用相同的牌组", "电脑使用“剣”"),
    ],
)
def test_only_the_name_of_a_deck_stands_in_quotes(language: str, same: str, other: str) -> None:
    facts = {"format": "F", "level": "L", "own": "O", "other": "剣", "place": "P"}
    for key in ("practice-begins", "practice-begins-in-thread"):
        assert said(language, key, **facts, same="yes").endswith(same)
        assert said(language, key, **facts, same="no").endswith(other)


async def test_it_is_begun_once_and_leads_back_to_itself(hosted: Hosted, yugi: Person) -> None:
    await start(yugi)

    assert "You are already practising" in await start(yugi)
    assert await hosted.store.matches.open_ids() == [1]


async def test_where_private_messages_are_closed_it_is_in_a_private_thread(
    hosted: Hosted, yugi: Person
) -> None:
    yugi.takes_dms = False

    assert "a thread that only you can see" in await start(yugi)


async def test_without_a_game_that_teaches_there_is_no_button(hosted: Hosted) -> None:
    opened = (await hosted.sandbox.people["Yugi"].call("help")).message

    assert opened is not None
    assert "Start the first duel" not in opened.buttons


async def test_the_first_practice_is_easy_with_the_same_deck_and_then_normal(
    hosted: Hosted, yugi: Person
) -> None:
    await start(yugi)
    await surrender(yugi)
    first = await practise(yugi)
    assert "level: easy" in first
    assert "the CPU plays the same deck" in first
    await surrender(yugi)

    assert "level: normal" in await practise(yugi)


async def test_from_its_end_one_press_begins_practice(hosted: Hosted, yugi: Person) -> None:
    await start(yugi)
    await surrender(yugi)
    ended = await says(yugi, "lesson-over")

    first = await told(yugi, ended, "Practice duel")

    assert "level: easy" in first
    assert "the CPU plays the same deck" in first
    await surrender(yugi)
    over = await yugi.wait_for("@bot", lambda seen: "Rematch" in seen.buttons)
    assert "Practice duel" not in over.buttons, "the rematch is one"


async def test_what_was_asked_for_is_played_also_the_first_time(
    hosted: Hosted, yugi: Person
) -> None:
    assert "level: hard" in await practise(yugi, level="hard")


async def practise(person: Person, **chosen: str) -> str:
    """Begin practice; what is told of it."""
    answer = (await person.call("duel practice", options=chosen)).message
    assert answer is not None
    return (await seen_in(person, answer.channel, answer.id)).text


async def surrender(person: Person) -> None:
    """Give up the duel that is going on."""
    asked = (await person.call("duel surrender")).message
    assert asked is not None
    await person.press(asked, "Surrender")
    await person.wait_for("@bot", lambda seen: "The duel is over" in seen.text)


async def test_after_a_loss_it_begins_again_with_an_easier_opponent(
    hosted: Hosted, yugi: Person
) -> None:
    await practise(yugi, level="hard")
    await surrender(yugi)
    ended = yugi.last("@bot")
    assert "Again, harder" not in ended.buttons

    assert "with the same decks (level: normal)" in await told(yugi, ended, "Again, easier")
    await yugi.wait_for("@bot", lambda seen: "against CPU (normal)" in seen.text)
    records = [await hosted.store.matches.load(each) for each in (1, 2)]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].setup.decks == records[1].setup.decks
    assert "You are already practising" in await told(yugi, ended, "Again, easier")


async def test_an_easy_opponent_has_none_easier(hosted: Hosted, yugi: Person) -> None:
    await practise(yugi, level="easy")
    await surrender(yugi)

    labels = list(yugi.last("@bot").buttons)
    assert "Rematch" in labels
    assert not [label for label in labels if label.startswith("Again")]


async def test_who_has_lost_to_the_easiest_is_led_to_the_first_duel(
    hosted: Hosted, yugi: Person
) -> None:
    await practise(yugi, level="easy")
    await surrender(yugi)
    ended = yugi.last("@bot")

    assert "Your first duel begins" in await told(yugi, ended, "Start the first duel")
    await says(yugi, "lesson-phases")
