"""Discord's markdown as the page shows it."""

from playwright.async_api import Page

from tests.browser.conftest import IN_CHROMIUM, Visit

pytestmark = IN_CHROMIUM

SHOW = """async (text) => {
  const { markdown } = await import('/page/scripts/markdown.js');
  const known = {
    people: new Map([['7', { name: 'Mai' }]]),
    channels: new Map([['8', { id: '8', name: 'duels' }]]),
    title: (channel) => `#${channel.name}`,
  };
  const shown = document.createElement('div');
  shown.append(...markdown(text, known));
  return shown.innerHTML;
}"""

SHOWN = {
    "plain": "<p>plain</p>",
    "two\nlines": "<p>two\nlines</p>",
    "**bold** *italic* _too_": "<p><strong>bold</strong> <em>italic</em> <em>too</em></p>",
    "***both***": "<p><em><strong>both</strong></em></p>",
    "__under__ ~~gone~~": "<p><u>under</u> <s>gone</s></p>",
    "**a *b* c**": "<p><strong>a <em>b</em> c</strong></p>",
    "my_deck_file 2 * 3 * 4": "<p>my_deck_file 2 * 3 * 4</p>",
    r"\*not\*": "<p>*not*</p>",
    r"my\_deck \[a\](https\://b.example)": "<p>my_deck [a](https://b.example)</p>",
    "`**raw**`": "<p><code>**raw**</code></p>",
    "```\na *b*\n```": '<pre tabindex="0"><code>a *b*</code></pre>',
    "```py\nx = 1\n```": '<pre tabindex="0"><code data-language="py">x = 1</code></pre>',
    "# One\n### Three": '<h3 class="heading-1">One</h3><h5 class="heading-3">Three</h5>',
    "#no heading": "<p>#no heading</p>",
    "-# small": '<small class="subtext">small</small>',
    "> said\n> so\nme": "<blockquote><p>said\nso</p></blockquote><p>me</p>",
    ">>> all\nthe rest": "<blockquote><p>all\nthe rest</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "<@7> <@!7> <@9>": (
        '<p><span class="mention">@Mai</span> <span class="mention">@Mai</span> '
        '<span class="mention">@unknown person</span></p>'
    ),
    "<#8>": '<p><button type="button" class="mention">#duels</button></p>',
    "<script>alert(1)</script>": "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "[rules](https://example.org/a)": (
        '<p><a href="https://example.org/a" target="_blank" rel="noopener noreferrer">'
        "rules</a></p>"
    ),
    "https://discord.com/channels/1/8/9": (
        '<p><button type="button" class="mention">#duels</button></p>'
    ),
    "ydke://ab==!!!": "<p>ydke://ab==!!!</p>",
    "**open": "<p>**open</p>",
}


async def shown(page: Page, text: str) -> str:
    """The HTML of `text` on the page."""
    html = await page.evaluate(SHOW, text)
    assert isinstance(html, str)
    return html


async def test_every_form_of_markdown_is_shown_as_discord_shows_it(visit: Visit) -> None:
    page = await visit("Mai")
    assert {text: await shown(page, text) for text in SHOWN} == SHOWN


async def test_a_link_ends_before_the_punctuation_after_it(visit: Visit) -> None:
    page = await visit("Mai")
    html = await shown(page, "see https://example.org/a_b_c.")
    assert 'href="https://example.org/a_b_c"' in html
    assert html.endswith("</a>.</p>")


async def test_a_spoiler_is_hidden_until_it_is_pressed(visit: Visit) -> None:
    page = await visit("Mai")
    await page.get_by_role("combobox", name="Message").fill("It is ||Mirror Force||")
    await page.keyboard.press("Enter")
    cover = page.get_by_role("button", name="Hidden. Show it.")
    await cover.focus()
    await page.keyboard.press("Enter")
    await page.get_by_text("Mirror Force").wait_for()
    assert await cover.count() == 0


async def test_a_relative_moment_stays_true(visit: Visit) -> None:
    page = await visit("Mai")
    await page.clock.install()
    now = await page.evaluate("Math.round(Date.now() / 1000)")
    await page.get_by_role("combobox", name="Message").fill(f"Ends <t:{now + 300}:R>")
    await page.keyboard.press("Enter")
    moment = page.locator("time[data-relative]")
    await moment.wait_for()
    assert (await moment.text_content() or "").startswith("in ")
    later = "(clock) => clock.startClock(() => Date.now() + 900_000)"
    await page.evaluate(f"import('/page/scripts/timestamps.js').then({later})")
    await page.clock.run_for(1000)
    assert (await moment.text_content() or "").endswith(" ago")
