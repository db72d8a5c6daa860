"""What opens cards of the table, for their reader alone, and what closes them again."""

from bot.duels.match.drafts import Moment, Opened
from bot.duels.panel import ids
from bot.duels.panel.card_menus import PLACE
from bot.duels.panel.panel import sheet_of
from bot.duels.presses.answers import Work
from bot.duels.presses.rights import seen_table
from bot.duels.presses.shows_panel import ShowsPanel
from bot.duels.table.session import Session
from bot.shared.host import Interaction
from bot.shared.ids import chosen, number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone, content_of
from bot.shared.words import language_of


def meant(value: str, moment: Moment) -> Opened:
    """What an option of a menu of cards opens; NoChoiceError where it opens nothing."""
    if value.startswith(PLACE):
        return Opened(moment, place=value.removeprefix(PLACE))
    return Opened(moment, number(value))


class CardMenu(ShowsPanel, DeclaredMenu, id=ids.READ):
    """Opens the card chosen on the presser's own panel."""

    heard: int
    number: int
    part: int

    def work(self, session: Session, user: int) -> Work:
        """Show it in the place of the table; nobody else learns of it."""
        what = meant(chosen(self.item.values), Moment(self.heard, self.number))
        return lambda: session.open(user, what)


class CardButton(ShowsPanel, DeclaredButton, id=ids.CARD):
    """Opens the card with the handle that it carries on the presser's own panel."""

    heard: int
    number: int
    handle: int

    def work(self, session: Session, user: int) -> Work:
        """Show it in the place of the table; nobody else learns of it."""
        moment = Moment(self.heard, self.number)
        return lambda: session.open(user, Opened(moment, self.handle))


class PlaceButton(ShowsPanel, DeclaredButton, id=ids.PLACE):
    """Opens the cards of the place that it carries on the presser's own panel."""

    heard: int
    number: int
    place: str

    def work(self, session: Session, user: int) -> Work:
        """Show them in the place of the table; nobody else learns of it."""
        moment = Moment(self.heard, self.number)
        return lambda: session.open(user, Opened(moment, place=self.place))


class BackButton(ShowsPanel, DeclaredButton, id=ids.BACK):
    """Closes the card that is open on the presser's own panel."""

    def work(self, session: Session, user: int) -> Work:
        """Show the table again."""
        return lambda: session.open(user, None)


class SpectatorMenu(DeclaredMenu, id=ids.LOOK):
    """Opens a card that everybody may see, for the person who presses."""

    match: int
    heard: int
    part: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone, in a message of its own."""
        session = await seen_table(interaction, self.match)
        if session is None:
            return
        what = meant(chosen(self.item.values), Moment(self.heard, 0))
        language, user = language_of(interaction.locale), interaction.user.id
        sight = await session.gallery.public(language, what, user=user)
        shown = sheet_of(sight)
        if shown is None:
            await whisper(interaction, "cards-moved")
        else:
            await answer_alone(interaction, content_of(shown))
