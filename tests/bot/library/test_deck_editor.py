"""Editing, listing, sharing and copying decks through the real client."""

import pytest
from discord.ui import Select

from bot.decks.layouts.editor import Chosen, Editor, editor
from bot.decks.store import KeptDeck
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.views import MessageView, walk
from cards.games.yugioh.lists import as_ydke
from cards.languages import LANGUAGES
from engine.yugioh.formats.decks import PARTS, deck_list
from tests.bot.library.test_deck_commands import SMALL, answer
from tests.bot.library.test_deck_looks import bring, described
from tests.bot.library.zoo import UNICORN, ZOO

MENU = "Choose a card of the deck"


async def press(person: Person, message: MessageView, button: str) -> MessageView:
    outcome = await person.press(message, button)
    assert outcome.message is not None
    shown = outcome.message
    if shown.thinking:
        shown = await person.wait_for("duels", lambda m: m.id == shown.id and not m.thinking)
    assert len([*walk(shown.components)]) <= 40
    assert len(shown.text) <= 4000
    return shown


async def choose(person: Person, message: MessageView, menu: str, value: str) -> MessageView:
    outcome = await person.choose(message, menu, [value])
    assert outcome.message is not None
    return outcome.message


async def kept(person: Person, name: str = "Zoo") -> str:
    """The deck as a link, as it is kept."""
    shown = await answer(person, "deck show", deck=name)
    return next(line for line in shown.text.splitlines() if line.startswith("ydke://"))


async def test_after_an_import_everything_is_a_press_away(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]

    told = await answer(yugi, "deck import", link=as_ydke(SMALL), name="Zoo")

    labels = ["View", "Draw a sample hand", "Duel with it", "Edit", "Share"]
    assert list(told.buttons) == labels
    assert "### Zoo\nMain Deck 4" in (await press(yugi, told, "View")).text
    assert "Sample hand: Zoo" in (await press(yugi, told, "Draw a sample hand")).text
    assert "### Editing Zoo" in (await press(yugi, told, "Edit")).text


async def test_a_deck_that_fits_no_format_is_not_dueled_with(shop: Sandbox) -> None:
    told = await answer(
        shop.people["Yugi"], "deck import", link=as_ydke(deck_list((1, 2))), name="Two"
    )

    assert "Duel with it" not in told.buttons


async def test_a_card_is_edited_by_its_buttons(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)

    shown = await answer(yugi, "deck edit", deck="zoo")
    assert "**Short game**: legal\n**Long game**: one problem" in shown.text
    assert "**Main Deck (4)**\n1 × Ant\n2 × Bee\n1 × Cat\n**Extra Deck (1)**" in shown.text
    shown = await choose(yugi, shown, MENU, "main.2")
    assert "**Bee**\nMain Deck: 2" in shown.text
    shown = await press(yugi, shown, "Add one")
    assert "Saved. Bee in the Main Deck: 3" in shown.text
    shown = await press(yugi, shown, "Move one to the Side Deck")
    assert "Saved. Bee in the Side Deck: 1" in shown.text
    assert "Main Deck: 2 · Side Deck: 1" in shown.text
    assert "Move one to the Extra Deck" not in shown.buttons
    shown = await press(yugi, shown, "Remove all")
    assert "Move one to the Main Deck" in shown.buttons
    assert "1 × Ant" not in shown.text
    shown = await press(yugi, shown, "All cards")
    assert "**Main Deck (2)**\n1 × Ant\n1 × Cat" in shown.text
    assert "All cards" not in shown.buttons

    assert await kept(yugi) == as_ydke(deck_list((1, 3), (UNICORN,), (4, 2)))


async def test_a_card_is_added_by_its_name_and_goes_where_it_belongs(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    shown = await answer(yugi, "deck edit", deck="zoo")

    form = (await yugi.press(shown, "Add a card")).modal
    assert form is not None
    added = (await yugi.submit(form, {"card": "blue-eyes white unicorn"})).message
    assert added is not None
    assert "Saved. Blue-Eyes White Unicorn in the Extra Deck: 2" in added.text
    form = (await yugi.press(added, "Add a card")).modal
    assert form is not None
    which = (await yugi.submit(form, {"card": "blue eyes wite"})).message
    assert which is not None
    assert "Which card do you mean?" in which.text
    added = await choose(yugi, which, "Choose the card to add", str(UNICORN))
    assert "Saved. Blue-Eyes White Unicorn in the Extra Deck: 3" in added.text


async def test_two_who_edit_at_once_never_overwrite_each_other(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    one, other = [
        await choose(yugi, await answer(yugi, "deck edit", deck="zoo"), MENU, card)
        for card in ("main.2", "main.2")
    ]
    third = await choose(yugi, await answer(yugi, "deck edit", deck="zoo"), MENU, "main.3")

    await press(yugi, one, "Add one")
    await press(yugi, third, "Add one")
    late = await press(yugi, other, "Add one")

    assert "has changed since this was shown" in late.text
    assert "**Bee**\nMain Deck: 3" in late.text
    late = await press(yugi, late, "All cards")
    assert "3 × Bee\n2 × Cat" in late.text
    assert await kept(yugi) == as_ydke(deck_list((1, 2, 2, 2, 3, 3), (UNICORN,), (4,)))


async def test_edits_by_command_alone(shop: Sandbox) -> None:
    kaiba = shop.people["Kaiba"]
    await bring(kaiba, SMALL)

    async def edit(**options: object) -> str:
        return (await answer(kaiba, "deck edit", deck="zoo", **options)).text

    assert "「ネコ」はメインデッキに2枚" in await edit(card="ネコ", change="more")
    assert "「ネコ」はサイドデッキに1枚" in await edit(card="3", change="side")
    assert "「Dog」はメインデッキに1枚" in await edit(card="Dog", change="main")
    assert "エクストラデッキに入れられません" in await edit(card="Dog", change="extra")
    assert "入っていません" in await edit(card="Koi", change="less")
    assert "メインデッキ：0枚" in await edit(card="Koi")
    assert "no such beast" in await edit(card="no such beast", change="more")
    assert "保存しました" in await edit(card="Koi", change="more", part="side")
    deck = deck_list((1, 2, 2, 3, 4), (UNICORN,), (3, 11))
    assert await kept(kaiba) == as_ydke(deck)
    offered = await kaiba.complete("deck edit", "card", "", options={"deck": "zoo"})
    assert [each.name for each in offered][:4] == ["アリ", "ハチ", "ネコ", "Dog"]


async def test_the_last_copy_of_a_part_can_be_put_back(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    shown = await answer(yugi, "deck edit", deck="zoo")

    shown = await press(yugi, await choose(yugi, shown, MENU, "side.4"), "Remove one")
    assert "Remove all" not in shown.buttons
    added = await press(yugi, shown, "Add to the Side Deck")

    assert "Saved. Dog in the Side Deck: 1" in added.text
    assert await kept(yugi) == as_ydke(SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greatest_deck_with_the_worst_names_is_edited_page_by_page(language: str) -> None:
    codes = [tuple(range(10**9 + n, 10**9 + n + 120)) for n in (0, 200, 400)]
    worst = ("*_~`|" * 20, "👩‍👩‍👧‍👦" * 12, "\u202e" + "א" * 99, "<@1> @everyone" * 7)
    names = {code: worst[code % 4] for part in codes for code in part}
    deck = KeptDeck(10**14, "zoo", "_" * 50, deck_list(*codes))
    seen: list[str] = []
    aside = ("x" * 100, "y" * 100)
    for page in range(15):
        chosen = Chosen("main", codes[0][0], "main") if page == 0 else None
        view = editor(Editor(language, ZOO, names, deck, page, chosen, "z" * 200, aside))
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40
        menus = [each for each in view.walk_children() if isinstance(each, Select)]
        seen += [option.value for option in menus[0].options]
    assert sorted(seen) == sorted(
        f"{part}.{code}" for part, those in zip(PARTS, codes, strict=True) for code in those
    )


async def test_a_deck_is_renamed_by_command_and_by_form(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    await bring(yugi, SMALL)
    await bring(yugi, SMALL, "Other")

    said = await answer(yugi, "deck rename", deck="zoo", name="*Ark* @everyone <@1>")
    assert "Saved. The deck is now called \\*Ark\\* ＠everyone ＜@1>" in said.text
    form = (await yugi.press(said, "Rename")).modal
    assert form is not None
    said_again = (await yugi.submit(form, {"name": "OTHER"})).message
    assert said_again is not None
    assert "You already have a deck with this name" in said_again.text
    form = (await yugi.press(said_again, "Rename")).modal
    assert form is not None
    bare = (await yugi.submit(form, {"name": "\u200b \u200b"})).message
    assert bare is not None
    assert "A deck's name can have 1 to" in bare.text
    assert "`name`" not in bare.text  # a form has no such option
    listed = await answer(yugi, "deck list")
    assert "\\*Ark\\* ＠everyone ＜@1>" in listed.text


async def test_every_deck_of_the_list_can_be_looked_at(shop: Sandbox) -> None:
    yugi = shop.people["Yugi"]
    for number in range(30):
        await bring(yugi, SMALL, f"deck {number:02}")
    listed = await answer(yugi, "deck list")

    menus = [each for each in walk(listed.components) if each["type"] == 3]
    assert [len(each["options"]) for each in menus] == [25, 5, 4]
    labels = [each["label"] for menu in menus[:2] for each in menu["options"]]
    assert labels == [f"deck {number:02}" for number in range(30)]
    seen = (await yugi.choose(listed, menus[1]["custom_id"], ["deck 27"])).message
    assert seen is not None
    there = await yugi.wait_for("duels", lambda m: m.id == seen.id and not m.thinking)
    assert "### deck 27" in there.text


async def test_a_ready_deck_is_seen_drawn_from_and_copied(shop: Sandbox) -> None:
    joey = shop.people["Joey"]
    offered = await joey.complete("deck view", "deck", "forest")
    assert {each.name for each in offered} == {"Forest（现成牌组）"}

    shown = await answer(joey, "deck view", deck=str(offered[0].value))
    assert "### Forest\n主要牌组40张" in shown.text
    assert len(described(shown)) == len(shown.attachments) > 0
    drawn = await press(joey, shown, "试抽起手")
    assert "Forest" in drawn.text
    again = await press(joey, drawn, "再抽一次")
    assert again.id == drawn.id
    copied = await press(joey, shown, "复制这副牌组")
    assert "已保存“Forest”" in copied.text
    assert "编辑" in copied.buttons
    by_name = await answer(joey, "deck hand", deck="meadow")
    assert "Meadow" in by_name.text


async def test_a_shared_deck_is_seen_and_copied_as_it_was(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    await bring(yugi, SMALL)
    told = await answer(yugi, "deck import", link=as_ydke(SMALL), name="Zoo")
    await bring(kaiba, deck_list((1,)), "zoo")

    posted = (await yugi.press(told, "Share")).message
    assert posted is not None
    assert not posted.ephemeral
    assert "### Zoo: Yugi's deck" in posted.text
    assert "2 × Bee" in posted.text
    await answer(yugi, "deck edit", deck="Zoo", card="Koi", change="more")
    seen = await press(kaiba, posted, "View")
    assert seen.ephemeral
    assert "### Zoo\n" in seen.text
    assert "Koi" not in seen.text
    for _ in range(2):
        copied = await press(kaiba, posted, "Copy this deck")
        assert "「Zoo 2」を登録しました" in copied.text
    assert await kept(kaiba, "Zoo 2") == as_ydke(SMALL)
    assert await kept(kaiba, "zoo") == as_ydke(deck_list((1,)))
    assert "Zoo 3" not in (await answer(kaiba, "deck list")).text


async def test_only_the_owner_takes_back_what_was_shared(shop: Sandbox) -> None:
    yugi, kaiba = shop.people["Yugi"], shop.people["Kaiba"]
    await bring(yugi, SMALL)
    posted = (await yugi.call("deck share", options={"deck": "Zoo"})).message
    assert posted is not None

    refused = await press(kaiba, posted, "Stop sharing")
    assert refused.ephemeral
    seen = await press(kaiba, posted, "View")
    gone = await press(yugi, posted, "Stop sharing")
    assert gone.id == posted.id
    assert "Yugi no longer shares this deck" in gone.text
    assert gone.buttons == {}
    late = await press(kaiba, seen, "このデッキをコピー")
    assert "もう共有されていません" in late.text
    drawn = await press(kaiba, seen, "初手を引いてみる")
    assert "もう共有されていません" in drawn.text
