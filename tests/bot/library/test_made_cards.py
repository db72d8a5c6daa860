"""An imported card that can be played is looked up as it was imported, and says so."""

from pathlib import Path

from discord.ui import TextDisplay

from bot.cards.layouts.card import card_page, card_words
from bot.finding.lookup import Lookup
from bot.games import GAMES
from bot.library.library import Library
from cards.yugioh import by_name
from tests.library.test_making import CODE, HERON, place


async def test_it_says_by_what_it_is_played_and_keeps_its_imported_text(tmp_path: Path) -> None:
    library = await Library.open(place(tmp_path, HERON))
    lookup = Lookup(GAMES, library)
    try:
        await lookup.renewed()
        card, ours = (await lookup.card(CODE), await lookup.card(by_name("Kuriboh").passcode))
        assert card is not None
        assert card.playable is not None
        assert ours is not None
        words = card_words("ja", card, GAMES)
        pages = {
            language: "\n".join(
                each.content
                for each in card_page(language, card, GAMES).walk_children()
                if isinstance(each, TextDisplay)
            )
            for language in ("en", "ja", "zh")
        }
        own = "\n".join(
            each.content
            for each in card_page("en", ours, GAMES).walk_children()
            if isinstance(each, TextDisplay)
        )
    finally:
        lookup.stop()
        await library.close()

    assert words.text == "歩く。"
    assert "It wades." in pages["en"]
    assert "Playable here: everything the rules need was imported." in pages["en"]
    assert "処理が確認されており、ここで使えます。" in pages["ja"]
    assert "可以在这里按导入的内容使用。" in pages["zh"]
    assert "Playable here.\n" in own + "\n"
