"""A chain of three links through buttons comes out as the rule book prints it."""

import re

import pytest

from tests.end_to_end.chain import (
    AXE,
    JAMMER,
    TOOLS,
    TYPHOON,
    chain_up_to_the_tools,
    graveyard,
    in_hand,
    prepared_chain,
    sides,
)
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


@pytest.mark.rule("MR-CHAIN-14")
async def test_typhoon_jammer_and_tools_through_buttons(shop: Shop) -> None:
    yugi, kaiba = await prepared_chain(shop)
    hand = in_hand(kaiba.panel)

    panel = await chain_up_to_the_tools(yugi, kaiba)
    assert f"Link 1 · Yugi · {TYPHOON}" in panel.text
    assert f"Link 2 · Kaiba · {JAMMER}" in panel.text
    await yugi.does(f"Activate {TOOLS}")

    panel = await kaiba.is_shown(f"{AXE} is destroyed")
    yugis, kaibas = sides(panel)
    assert "**Chain**" not in panel.text
    assert yugis.startswith("**Yugi · 3000 LP · ")
    assert kaibas.startswith("**Kaiba (you) · 4000 LP · ")
    assert {TYPHOON, TOOLS} <= set(graveyard(yugis))
    assert {JAMMER, AXE} <= set(graveyard(kaibas))
    assert not re.search(r"^S\d · ", f"{yugis}\n{kaibas}", re.MULTILINE)
    assert in_hand(panel) == hand - 1
    assert yugi.refusals + kaiba.refusals == []
