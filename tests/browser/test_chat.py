"""The page as one person's chat, in a real browser, with a real bot."""

from playwright.async_api import Page, expect

from bot.sandbox.server import Sandbox
from tests.browser.conftest import IN_CHROMIUM, PHONE, WIDE, Visit
from tests.browser.shop_bot import LET_GO, ShopBot

pytestmark = IN_CHROMIUM


async def begin(page: Page, command: str) -> None:
    """The form of the slash command is open, reached by typing alone."""
    await page.get_by_role("combobox", name="Message").fill(f"/{command}")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name=f"/{command}")).to_be_visible()


async def run(page: Page, command: str) -> None:
    """A slash command without options was sent."""
    await begin(page, command)
    await page.keyboard.press("Enter")


async def test_on_a_wide_page_the_messages_stand_beside_the_channels(visit: Visit) -> None:
    page = await visit("Yugi", width=WIDE)
    rooms = await page.locator(".rooms").bounding_box()
    log = await page.get_by_role("log").bounding_box()
    assert rooms is not None
    assert log is not None
    assert (rooms["x"], rooms["y"]) == (0, 0)
    assert log["x"] >= rooms["width"]
    assert log["width"] > WIDE / 2


async def test_one_chooses_whom_to_be(visit: Visit, sandbox: Sandbox) -> None:
    page = await visit("Mai")
    await page.goto(sandbox.url)
    await page.get_by_role("link", name="Continue as Yugi").click()
    await expect(page).to_have_url(f"{sandbox.url}/?as=Yugi")
    await expect(page.get_by_role("heading", name="#duels")).to_be_visible()


async def test_a_name_nobody_bears_is_said_to_be_unknown(
    visit: Visit, sandbox: Sandbox
) -> None:
    page = await visit("Mai")
    await page.goto(f"{sandbox.url}/?as=Pegasus")
    await expect(page.get_by_role("alert")).to_have_text("There is nobody here called Pegasus.")


async def test_two_people_read_what_the_other_writes(visit: Visit) -> None:
    yugi, mai = await visit("Yugi"), await visit("Mai")
    await yugi.get_by_role("combobox", name="Message").fill("<b>Hello</b> **there**")
    await yugi.keyboard.press("Enter")
    text = mai.get_by_role("log").locator(".text")
    # Text is text: what looks like HTML is shown, not obeyed.
    await expect(text).to_have_text("<b>Hello</b> there")
    await expect(text.locator("strong")).to_have_text("there")


async def test_a_command_with_options_is_filled_in_and_sent(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await begin(page, "greet")
    await page.keyboard.type("girl")
    await expect(page.get_by_role("listbox").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("combobox", name="friend").select_option("Mai")
    await page.get_by_role("combobox", name="loud").select_option("Yes")
    await page.get_by_role("button", name="Run command").click()
    message = page.get_by_role("article", name="Duelkeeper")
    await expect(message).to_contain_text("@Mai gets DARK MAGICIAN GIRL!")
    await expect(message).to_contain_text("Yugi used/greet")


async def test_a_missing_option_is_named_and_nothing_is_lost(
    visit: Visit, bot: ShopBot
) -> None:
    page = await visit("Yugi")
    await begin(page, "greet")
    await page.get_by_role("combobox", name="card").fill("Kuriboh")
    await page.get_by_role("button", name="Run command").click()
    await expect(page.get_by_text("friend is required.")).to_be_visible()
    await expect(page.get_by_role("combobox", name="friend")).to_be_focused()
    await expect(page.get_by_role("combobox", name="card")).to_have_value("Kuriboh")


async def test_a_button_edits_its_message_where_it_stands(visit: Visit, bot: ShopBot) -> None:
    yugi, mai = await visit("Yugi"), await visit("Mai")
    await run(yugi, "panel")
    await yugi.get_by_role("button", name="Count").click()
    for page in (yugi, mai):
        await expect(page.get_by_role("article")).to_contain_text("Counted 1 times")
        await expect(page.get_by_role("button", name="Not now")).to_be_disabled()


async def test_the_focus_stays_in_a_message_that_is_edited(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await run(page, "panel")
    await page.get_by_role("button", name="Count").focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article")).to_contain_text("Counted 1 times")
    inside = "document.activeElement.closest('[data-message]') !== null"
    assert await page.evaluate(inside)


async def test_two_of_a_select_are_chosen_by_keyboard(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await run(page, "panel")
    await page.get_by_role("button", name="Pick two").focus()
    await page.keyboard.press("Enter")
    confirm = page.get_by_role("button", name="Confirm")
    await expect(page.get_by_text("Choose 2", exact=True)).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(confirm).to_be_disabled()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press(" ")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Only you can see this")).to_be_visible()
    assert bot.heard == [["Dark Magician", "Mirror Force"]]


async def test_what_is_chosen_makes_a_page_no_wider_than_a_phone(
    visit: Visit, bot: ShopBot
) -> None:
    page = await visit("Yugi", PHONE)
    await run(page, "panel")
    await page.get_by_role("button", name="Pick two").tap()
    for name in ("Dark Magician Girl", "Dark Magician the Knight of Dragon Magic"):
        await page.get_by_role("option", name=name).tap()
    await expect(page.get_by_role("button", name="Dark Magician Girl, Dark")).to_be_visible()

    ends = "[...document.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right)"
    assert max(await page.evaluate(ends)) <= PHONE


async def test_a_bot_that_does_not_answer_is_said_to_have_failed(
    visit: Visit, bot: ShopBot
) -> None:
    page = await visit("Yugi")
    await run(page, "panel")
    await page.get_by_role("button", name="Say nothing").click()
    failed = page.get_by_role("article").get_by_role("alert")
    await expect(failed).to_have_text("This interaction failed")


async def test_a_thought_is_shown_until_its_answer(visit: Visit, bot: ShopBot) -> None:
    LET_GO.clear()
    page = await visit("Yugi")
    await run(page, "slow")
    message = page.get_by_role("article")
    await expect(message).to_contain_text("Duelkeeper is thinking…")
    LET_GO.set()
    await expect(message).to_contain_text("I thought about it")
    await expect(message).not_to_contain_text("thinking")


async def test_an_ephemeral_answer_is_seen_by_one_and_dismissed(
    visit: Visit, bot: ShopBot
) -> None:
    yugi, mai = await visit("Yugi"), await visit("Mai")
    await run(yugi, "letter")
    await expect(yugi.get_by_text("Only you can see this")).to_be_visible()
    await yugi.get_by_role("button", name="Dismiss message").click()
    await expect(yugi.get_by_role("article")).to_have_count(0)
    await expect(mai.get_by_role("article")).to_have_count(0)


async def test_a_private_message_is_marked_until_it_is_read(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await run(page, "letter")
    letters = page.get_by_role("button", name="Duelkeeper")
    await expect(letters.get_by_label("1 unread")).to_be_visible()
    await letters.click()
    await expect(page.get_by_role("article")).to_contain_text("For your eyes only")
    await expect(page.get_by_label("unread")).to_have_count(0)


async def test_a_form_is_filled_in_and_sent(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await run(page, "report")
    form = page.get_by_role("dialog", name="Report")
    await form.get_by_label("Subject").fill("No")
    await form.get_by_label("Story").fill("Line one\nline two")
    await form.get_by_label("Kind").select_option("Typo")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 3 characters are needed.")).to_be_visible()
    await form.get_by_label("Subject").fill("Mirror Force")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()
    await expect(page.get_by_role("article").get_by_text("Thank you")).to_be_visible()
    assert bot.heard == [["Mirror Force", "Line one\nline two", ["Typo"]]]


async def test_a_file_travels_both_ways(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await begin(page, "upload")
    deck = {"name": "my deck.ydk", "mimeType": "text/plain", "buffer": b"#main\n46986414\n"}
    await page.get_by_label("deck").set_input_files(deck)  # type: ignore[arg-type]
    await page.get_by_role("button", name="Run command").click()
    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download copy.ydk").click()
    path = await (await download.value).path()
    assert path.read_bytes() == b"#main\n46986414\n"


async def test_pictures_are_shown_and_described(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Mai")
    await run(page, "album")
    for name in ("A red dot", "A small red dot"):
        picture = page.get_by_role("img", name=name, exact=True)
        await picture.wait_for()
        assert await picture.evaluate("(e) => e.decode().then(() => e.naturalWidth)") == 1
    hidden = page.locator("[inert]").get_by_role("img", name="A secret")
    await expect(hidden).to_have_count(1)
    await page.get_by_role("button", name="Hidden. Show it.").click()
    await expect(hidden).to_have_count(0)
    await expect(page.get_by_role("link", name="Download notes.txt")).to_be_visible()


async def test_a_choice_that_was_begun_outlives_an_edit(
    visit: Visit, bot: ShopBot, sandbox: Sandbox
) -> None:
    page = await visit("Yugi")
    await run(page, "panel")
    await page.get_by_role("button", name="Pick two").click()
    await page.get_by_role("option", name="Mirror Force").click()
    mai = sandbox.people["Mai"]
    await mai.press(mai.last("duels"), "Count")
    await expect(page.get_by_role("article")).to_contain_text("Counted 1 times")
    chosen = page.get_by_role("option", name="Mirror Force")
    await expect(chosen).to_have_attribute("aria-selected", "true")
    await expect(chosen).to_be_focused()


async def test_a_message_command_is_used_from_the_menu(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await page.get_by_role("combobox", name="Message").fill("Attack!")
    await page.keyboard.press("Enter")
    await page.get_by_role("article", name="Yugi").hover()
    await page.get_by_role("button", name="More for this message").click()
    await page.keyboard.press("Enter")
    answer = page.get_by_role("article", name="Duelkeeper")
    await expect(answer.locator("blockquote")).to_have_text("Attack!")


async def test_a_link_to_a_message_leads_there(visit: Visit, sandbox: Sandbox) -> None:
    yugi = sandbox.people["Yugi"]
    first = yugi.say("lounge", "The very first")
    for number in range(40):
        yugi.say("lounge", f"Line {number}")
    page = await visit("Mai")
    link = f"https://discord.com/channels/{sandbox.world.guild_id}/{first.channel}/{first.id}"
    yugi.say("duels", f"See [there]({link})")
    await page.get_by_role("button", name="there").click()
    await expect(page.get_by_role("heading", name="#lounge")).to_be_visible()
    await expect(page.get_by_text("The very first")).to_be_in_viewport()


async def test_a_slash_pressed_anywhere_begins_a_command(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await page.get_by_role("button", name="lounge").click()
    await page.keyboard.press("/")
    await page.keyboard.type("pan")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("combobox", name="Message #lounge")).to_be_focused()


async def test_a_change_of_language_changes_the_page(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Language").select_option("日本語")
    await expect(page.get_by_role("dialog", name="設定")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("heading", name="カードショップ")).to_be_visible()
    assert await page.evaluate("document.documentElement.lang") == "ja"


async def test_who_takes_no_private_messages_gets_none(
    visit: Visit, bot: ShopBot, sandbox: Sandbox
) -> None:
    page = await visit("Yugi")
    await page.get_by_role("button", name="Settings").click()
    await page.get_by_label("Take private messages from the bot").uncheck()
    await expect(page.get_by_label("Take private messages from the bot")).not_to_be_checked()
    await page.get_by_role("button", name="Close").click()
    assert not sandbox.people["Yugi"].takes_dms


async def test_a_phone_shows_everything_without_scrolling_sideways(
    visit: Visit, bot: ShopBot
) -> None:
    page = await visit("Yugi", width=PHONE, height=844)
    await run(page, "panel")
    await expect(page.get_by_role("button", name="Count")).to_be_visible()
    edges = "[...document.querySelectorAll('*')].map((e) => e.getBoundingClientRect().right)"
    widest = await page.evaluate(f"Math.max(...{edges})")
    assert widest <= PHONE
    for name in ("Count", "Say nothing", "Pick two", "Show channels", "Send", "Show commands"):
        box = await page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44, name


async def test_who_opens_the_page_late_reads_what_was_written_before(
    visit: Visit, bot: ShopBot, sandbox: Sandbox
) -> None:
    sandbox.people["Mai"].say("duels", "Hello")
    await sandbox.people["Mai"].call("panel")
    page = await visit("Yugi")
    read = await page.get_by_role("log").aria_snapshot()
    assert "paragraph: Hello" in read
    assert 'heading "The board"' in read
    assert 'button "Count"' in read
    await expect(page.locator(".news")).to_be_empty()


async def test_the_sidebar_of_a_phone_is_a_drawer(visit: Visit) -> None:
    page = await visit("Yugi", width=PHONE, height=844)
    lounge = page.get_by_role("button", name="lounge")
    await expect(lounge).to_be_hidden()
    await page.get_by_role("button", name="Show channels").click()
    await lounge.click()
    await expect(page.get_by_role("heading", name="#lounge")).to_be_visible()
    await expect(lounge).to_be_hidden()
    await expect(page.get_by_role("button", name="Show channels")).to_be_focused()


async def test_a_lost_connection_is_said_and_found_again(
    visit: Visit, sandbox: Sandbox
) -> None:
    page = await visit("Yugi")
    port = sandbox.port
    await sandbox.__aexit__(None, None, None)
    status = page.get_by_role("status")
    await expect(status).to_have_text("Connection lost. Reconnecting…")
    await page.get_by_role("combobox", name="Message").fill("Are you there?")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_contain_text("The connection was lost")
    async with Sandbox(port=port):
        await expect(status).to_have_text("Connected again.")
        # What could not be sent is still there to be sent.
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("article")).to_contain_text("Are you there?")


async def test_everything_that_can_be_pressed_has_a_name(visit: Visit, bot: ShopBot) -> None:
    page = await visit("Yugi")
    await run(page, "panel")
    await page.get_by_role("button", name="Count").wait_for()
    for control in await page.locator("button, a, input, select, textarea").all():
        if await control.is_visible():
            named = await control.evaluate(
                "(e) => e.ariaLabel || e.labels?.[0]?.textContent || e.textContent.trim()"
            )
            assert named, await control.evaluate("(e) => e.outerHTML")
