"""What was chosen for the Side Deck when the bot was killed is not taken for nothing."""

import pytest

from bot.store import Store
from tests.bot.test_match_in_discord import gives_up_the_duel, press, throw_twice
from tests.end_to_end.shop import Shop
from tests.rulings.test_match import YUGIS


@pytest.mark.rule("MR-MATCH-06")
async def test_done_on_the_panel_of_a_killed_bot_takes_no_empty_exchange(
    closed_shop: Shop,
) -> None:
    shop, yugi, kaiba = closed_shop, closed_shop.yugi, closed_shop.kaiba
    store = await Store.open(shop.database)
    await store.decks.keep(int(yugi.id), "yugioh", "Sided", YUGIS)
    await store.close()
    await shop.open(instant_surrender=True)
    await yugi.call("duel challenge", opponent=kaiba, format="master", deck="Sided", best_of=3)
    offer = await kaiba.wait_for("duels", lambda seen: "Accept" in seen.buttons)
    menu = (await kaiba.press(offer, "Accept")).message
    assert menu is not None
    select = menu.selects[0]
    await kaiba.choose(menu, select.custom_id, [next(iter(select.options))])
    for person in (yugi, kaiba):
        await person.wait_for("@bot", lambda seen: "Rock-paper-scissors" in seen.text)
    thread = next(
        each.id for each in shop.sandbox.world.channels_of(yugi.id) if each.kind == "thread"
    )
    await throw_twice(yugi, kaiba, thread)
    await gives_up_the_duel(kaiba)
    panel = await yugi.wait_for(
        "@bot", lambda seen: "Side Deck" in seen.text and bool(seen.selects)
    )
    swaps = [each for each in panel.selects if each.custom_id.startswith("add:")]
    await yugi.choose(panel, swaps[0].custom_id, [next(iter(swaps[0].options))])
    panel = await yugi.wait_for("@bot", lambda seen: "1 out, 0 in" in seen.text)
    await yugi.choose(panel, swaps[-1].custom_id, [next(iter(swaps[-1].options))])
    panel = await yugi.wait_for("@bot", lambda seen: not seen.buttons["Done"].disabled)
    before = shop.journal.of()
    await shop.crash_and_restart()
    await yugi.press(panel, "Done", unchecked=True)
    await yugi.wait_for("@bot", lambda seen: "Your choice was lost" in seen.text)
    assert shop.journal.of() == before
    await press(yugi, "Out: 0", "Done")
    await yugi.wait_for("@bot", lambda seen: "Change it again" in seen.buttons)
