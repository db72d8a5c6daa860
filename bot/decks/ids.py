"""The custom ids of what is pressed at decks; that they name a deck gives no right to it."""

from bot.shared.ids import Id

VIEW = Id("deck-view:{whose:own|ready|shared}:{deck:key(40)}")
"""Shows a deck."""
OWN_HAND = Id("deck-hand:{deck:int}:{format:key(30)}:{again:flag}")
"""Draws a hand from an own deck; pressed `again` it takes the place of the last one."""
HAND = Id("deck-draw:{whose:ready|shared}:{deck:key(40)}:{format:key(30)}:{again:flag}")
"""Draws a hand from a deck that is nobody's own."""
COPY = Id("deck-copy:{whose:ready|shared}:{deck:key(40)}")
"""Keeps a deck among the presser's own."""
MENU = Id("deck-menu:{whose:own|ready}:{part:int(2)}")
"""A menu of decks to show."""
DUEL = Id("deck-duel:{whose:own|ready}:{deck:key(40)}")
"""Asks what is to be dueled with a deck."""
DUEL_BEGIN = Id(
    "deck-duel-{act:practice|challenge}:{whose:own|ready}:{deck:key(40)}:{format:key(30)}"
)
"""Begins a duel with a deck."""
EDIT = Id("deck-edit:{deck:int}")
"""Opens a deck to be edited."""
EDIT_PAGE = Id("deck-edit-page:{deck:int}:{page:int(3)}")
"""Shows more of the cards of a deck that is edited."""
EDIT_CARD = Id("deck-edit-card:{deck:int}:{page:int(3)}")
"""The menu of the cards of a page."""
EDIT_ACT = Id(
    "deck-edit-do:{deck:int}:{page:int(3)}:{act:key(12)}"
    ":{part:key(12)}:{code:int(10)}:{had:int(3)}"
)
"""Edits one card, of which whoever presses saw `had` copies in the part."""
EDIT_FORM = Id("deck-edit-form:{deck:int}:{page:int(3)}:{form:add|rename}")
"""Opens the form in which a card to be added, or another name, is typed."""
EDIT_ADD = Id("deck-edit-add:{deck:int}:{page:int(3)}")
"""The menu of the cards that may be meant by what was typed."""
SHARE = Id("deck-share:{deck:int}")
"""Shows a deck to everybody."""
UNSHARE = Id("deck-unshare:{deck:key(40)}")
"""Takes back what was shown to everybody."""
PASTE_AGAIN = Id("deck-paste-again")
"""Opens the form once more, with the list that was declined."""
CHECK = Id("deck-problems:{deck:int}:{format:key(30)}")
"""Tells all that is wrong with an own deck in a format."""
TAKE_OUT = Id("deck-take-out:{deck:int}:{page:int(3)}")
"""Takes every card out of an own deck that cannot be played in any format."""
ALIKE = Id("deck-alike:{deck:int}")
"""Shows the ready deck that is most like an own one."""
