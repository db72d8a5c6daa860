"""Writes docs/transcript.md: `python -m tests.browser.transcript > docs/transcript.md`."""

import asyncio
import re
import sys
from collections.abc import Sequence
from functools import partial
from textwrap import fill

from bot.sandbox.records import Json
from bot.sandbox.views import BUTTON, STRING_SELECT, TEXT_DISPLAY, MessageView
from tests.browser.staging import SEED, staged
from tests.end_to_end.chain import AXE, JAMMER, TOOLS, TYPHOON, prepared_chain
from tests.end_to_end.decks import VANILLAS
from tests.end_to_end.duelist import Duelist, is_over
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop

WIDTH = 124
INDENT = "    "
MORE = "      "
DECKS_OF_2004 = "Warriors of 2004", "Spellcasters of 2004"
ARMOR = "Sakuretsu Armor"
CAPTAIN = 5
"""A shuffle with which Marauding Captain comes early, and brings somebody."""
SHORT = 3
"""A shuffle with which the cards of the chain come early, so that *Back* is there at once."""
LOG_FROM = "Turn 3: your turn."
"""What was before has been told."""
INSTEAD = (
    (re.compile(r"<#\d+>"), "#table"),
    (re.compile(r"<t:\d+:R>"), "in 5 minutes"),
    (re.compile(r"^(> )?((#+|-#) )?|\*\*", re.MULTILINE), ""),
)
"""What is left out, or written otherwise: marks, and what differs from time to time."""

BEGINNING = """\
# Duels and a chain, as they were played

All were played by pressing the buttons that the panels showed, each player in their private
messages; *My hand* in the channel opens the same panel. What is indented is what a panel
said, whole or in part: each line of `[…]` is a row of buttons, and `▾` is a menu. `make
transcript` plays them again, with the same shuffles, and writes this page anew.

## A Speed Duel

Yugi: `/duel challenge` with the opponent Kaiba and the format Speed Duel. Kaiba: **Accept**,
and the deck *Kaiba: White Dragon (Speed)*. Both choose a sign; Yugi wins with **Rock** and
presses **Go first**.
"""
READING = """\
There is a button for each card that Yugi can play now. The menu has every card that they can
see, and says after `▸` what can be done with it. Yugi presses **Mystical Space Typhoon**. Its
sheet has its text, a button for all it can do, and why it cannot do something else, with the
number of the rule:
"""
SUMMONING = """\
**Back** leads to the table as it was. Then Yugi presses **Marauding Captain**, and on its
sheet **Normal Summon**:
"""
CHOOSING = """\
**Activate the effect of Marauding Captain**. Kaiba cannot respond, and so is not asked; the
effect resolves:
"""
NEXT_TURN = """\
**Neo the Magic Swordsman**, **Attack Position**, **End the turn**. Kaiba's panel begins with
what happened meanwhile:
"""
ATTACKING = """\
Kaiba: **Battle Ox**, **Normal Summon**, **Battle Phase**, **Battle Ox**, **Attack**. There
are two monsters that it could attack, and **Back** would take the attack back:
"""
RESPONDING = """\
Kaiba chooses **Marauding Captain**. Yugi is asked, because they can respond; the last menu sets
when they are asked at all:
"""
DISCARDING = """\
Yugi: **Activate the effect of Kuriboh**.
"""
ENDING = """\
They play on, and summon and attack where they can. Yugi's panel at the end:
"""
LOGGING = """\
**Whole log** was there all the time. Yugi presses it now, and reads how it came to that:
"""
CHAIN = """\
## A chain of three links

Another Speed Duel, with decks of their own. Yugi has Set Seven Tools of the Bandit; Kaiba has
Set two cards. Yugi draws Mystical Space Typhoon, presses it, and on its sheet **Activate**:
"""
LINKING = """\
**Back**, and the card is in Yugi's hand again. Then the same once more, and **Set card in
{zone}**. Kaiba, who knows what is Set there, is asked:
"""
ANSWERING = """\
**Activate Magic Jammer**, and a card to discard. Now Yugi is asked, and sees the whole chain:
"""
RESOLVING = """\
**Activate Seven Tools of the Bandit**. The chain resolves from its last link to its first, as
Kaiba reads:
"""

OF_2004 = """\
## A duel of 2004

The format is Expert Rules (2004), and both bring ready decks of it, *Warriors of 2004* and
*Spellcasters of 2004*. Yugi goes first again, and draws on turn 1:
"""
RULE_OF_2004 = """\
Yugi presses **Sakuretsu Armor**. What keeps it from being used is said with the number of the
rule of 2004:
"""
BEFORE_AN_ANSWER = """\
Yugi Normal Summons Marauding Captain, and brings D.D. Warrior Lady by its effect; then they
Set Sakuretsu Armor and end the turn. Kaiba reads:
"""
END_OF_2004 = """\
Both play on, turn by turn, until the Life Points of one of them are 0:
"""
LOG_OF_2004 = """\
**Whole log** has all that has happened; its pages, one after the other:
"""


def lines(components: Sequence[Json], *, options: bool = False) -> list[str]:
    """What stands on a panel, in order; the buttons of one row are one line."""
    found: list[str] = []
    for each in components:
        if each["type"] == TEXT_DISPLAY:
            found += plain(each["content"])
        elif each["type"] == STRING_SELECT:
            found.append(f"▾ {each['placeholder']}")
            if options:
                found += [f"  {one['label']}: {one['description']}" for one in each["options"]]
        else:
            inner = each.get("components", ())
            row = [f"[{one['label']}]" for one in inner if one["type"] == BUTTON]
            found += [" ".join(row)] if row else lines(inner, options=options)
    return found


def plain(text: str) -> list[str]:
    """The lines of the text as they are read, and the same at all times."""
    for pattern, instead in INSTEAD:
        text = pattern.sub(instead, text)
    return text.splitlines()


def write(words: str) -> None:
    """Write paragraphs that no panel says."""
    if words != BEGINNING:
        sys.stdout.write("\n")
    for paragraph in words.split("\n\n"):
        sys.stdout.write(fill(paragraph, WIDTH, break_on_hyphens=False) + "\n\n")


def quote(shown: Sequence[str]) -> None:
    """Write the lines as they were shown."""
    indented = [
        fill(each, WIDTH, initial_indent=INDENT, subsequent_indent=MORE) for each in shown
    ]
    sys.stdout.write("\n".join([*indented, ""]))


def scene(words: str, panel: MessageView, *, options: bool = False) -> None:
    """Write what was done, and the panel after it."""
    write(words)
    quote(lines(panel.components, options=options))


def asked(words: str, panel: MessageView) -> None:
    """Write what was done, and what the panel asks then."""
    shown = lines(panel.components)
    hand = next(at for at, line in enumerate(shown) if line.startswith("Your hand · "))
    write(words)
    quote(shown[hand + 1 : shown.index("▾ Read a card …")])


def told(words: str, panel: MessageView) -> None:
    """Write what was done, and what the panel says has happened."""
    shown = lines(panel.components)
    end = next(at for at, line in enumerate(shown) if re.match(r"Turn \d+ · ", line))
    write(words)
    quote(shown[1:end])


async def opens(duelist: Duelist, card: str) -> MessageView:
    """The sheet of a card that has a button on the panel."""
    await duelist.person.press(duelist.panel, card)
    return await duelist.person.wait_for("@bot", lambda seen: "Back" in seen.buttons)


async def whole_log(duelist: Duelist) -> list[str]:
    """The log, as the duelist reads it."""
    opened = (await duelist.person.press(duelist.panel, "Whole log")).message
    assert opened is not None
    shown = await duelist.person.wait_for(
        "@bot", lambda seen: seen.id == opened.id and not seen.thinking
    )
    return lines(shown.components)


async def pages_of_log(duelist: Duelist) -> list[list[str]]:
    """Every page of the log, as the duelist reads it, without the buttons below."""
    await whole_log(duelist)
    page = next(seen for seen in duelist.person.sees("@bot") if "Log file" in seen.buttons)
    pages = [page]
    while "Previous" in page.buttons:
        await duelist.person.press(page, "Previous")
        page = await duelist.person.wait_for("@bot", partial(is_another, page))
        pages.insert(0, page)
    return [
        [line for line in lines(each.components) if not line.startswith("[")] for each in pages
    ]


def is_another(page: MessageView, seen: MessageView) -> bool:
    """Whether the message of the page shows another one now."""
    return seen.id == page.id and seen.text != page.text


async def speed_duel(shop: Shop) -> None:
    """A duel from its beginning to its end."""
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    scene(BEGINNING, await yugi.is_shown("What do you do?"), options=True)
    scene(READING, await opens(yugi, "Mystical Space Typhoon"))
    await yugi.closes()
    await opens(yugi, "Marauding Captain")
    await yugi.presses("Normal Summon")
    asked(SUMMONING, await yugi.is_shown("You can activate an effect now"))
    await yugi.does("Activate")
    asked(CHOOSING, await yugi.is_shown("choose 1 card"))
    await yugi.does("Neo", "Attack Position", "End the turn")
    told(NEXT_TURN, await kaiba.is_asked())
    await kaiba.does("Normal Summon Battle Ox", "Battle Phase", "Attack with Battle Ox")
    asked(ATTACKING, await kaiba.is_shown("what does it attack?"))
    await kaiba.does("Marauding Captain")
    scene(RESPONDING, await yugi.is_shown("Do you respond?"))
    await yugi.does("Activate")
    told(DISCARDING, await yugi.is_shown("Waiting for Kaiba"))
    await fight(yugi, kaiba)
    assert is_over(yugi.panel)
    scene(ENDING, yugi.panel)
    log = await whole_log(yugi)
    write(LOGGING)
    quote([log[0], "…", *log[log.index(LOG_FROM) :]])


async def chain(shop: Shop) -> None:
    """A chain of three links, of which the first is begun twice."""
    yugi, kaiba = await prepared_chain(shop)
    zone = re.search(rf"(S\d) · {AXE} · Set", kaiba.panel.text)
    assert zone is not None
    await yugi.does(f"Activate {TYPHOON}")
    asked(CHAIN, await yugi.is_shown("target"))
    await yugi.person.press(yugi.panel, "Back")
    await yugi.is_shown("What do you do?")
    await yugi.does(f"Activate {TYPHOON}", f"Set card in {zone[1]}")
    asked(LINKING.format(zone=zone[1]), await kaiba.is_asked())
    await kaiba.does(f"Activate {JAMMER}", VANILLAS)
    scene(ANSWERING, await yugi.is_asked())
    await yugi.does(f"Activate {TOOLS}")
    told(RESOLVING, await kaiba.is_shown(f"{AXE} is destroyed"))


async def duel_of_2004(shop: Shop) -> None:
    """A whole duel by the Expert Rules."""
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba, DECKS_OF_2004, "expert")
    await yugi.does("Rock")
    await kaiba.does("Scissors")
    await yugi.does("Go first")
    scene(OF_2004, await yugi.is_shown("What do you do?"))
    menu = next(each for each in yugi.panel.selects if ARMOR in each.options)
    await yugi.reads(menu.options[ARMOR])
    scene(RULE_OF_2004, await yugi.is_shown("not now"))
    await yugi.closes()
    await yugi.does("Normal Summon Marauding Captain", "Activate", "D.D. Warrior Lady")
    await yugi.does("Attack Position", "Set Sakuretsu Armor", "End the turn")
    told(BEFORE_AN_ANSWER, await kaiba.is_asked())
    await fight(yugi, kaiba)
    assert is_over(yugi.panel)
    scene(END_OF_2004, yugi.panel)
    write(LOG_OF_2004)
    for page in await pages_of_log(yugi):
        quote(page)


async def main() -> None:
    """All are played, each in a shop of its own."""
    for played, seed in ((speed_duel, SEED), (chain, SHORT), (duel_of_2004, CAPTAIN)):
        async with staged(seed) as shop:
            await played(shop)


if __name__ == "__main__":
    asyncio.run(main())
