"""The custom ids of duels. The id is the state: it outlives the process and holds no secret."""

from bot.shared.ids import Id

PRESS = Id("{act:answer|next|confirm|leave|clear|page}:{match:int}:{number:int}:{option:int?}")
"""Answers question `number` with an option or with none, or is a step on the way there."""
CHOICE = Id("{act:choose|mark|add|order}:{match:int}:{number:int}:{part:int}")
"""Menu number `part` of question `number`."""
WRITE = Id("write:{match:int}:{number:int}:{part:int}")
"""Opens the form in which question `number` is answered."""
UNGUARD = Id("unguard:{match:int}:{number:int}:{seen:int}")
"""Does what was held back, and asks its player no more before they leave something undone."""
TABLE = Id("{act:hand|refresh|pause|nopause|resume}:{match:int}")
"""Does something at the table that no question is about."""
WHEN = Id("when:{match:int}")
"""The menu of when its player is asked whether they respond."""
TAKE_BACK = Id("take-back:{match:int}:{number:int}")
"""Takes back what led to question `number`."""
UNDO = Id("undo:{match:int}:{answers:int}:{act:ask|yes|no}{whose:int(1)?}")
"""Decides anew what was last decided, before so many answers were given; agrees, or refuses."""
AGAIN = Id("again:{match:int}")
"""Has its player asked again, who was not to be asked for a while."""
CONSENT = Id("consent:{match:int}:{loser:int(2)}:{agreed:yes|no}:{what:duel|match}")
"""Agrees to the surrender of a seat, of one duel or of the whole match, or plays on."""
LOG = Id("log:{match:int}")
"""Opens the whole log."""
LOG_PAGE = Id("log-page:{match:int}:{page:int}")
"""Shows another page of it."""
LOG_BACK = Id("log-back:{match:int}")
"""Takes the page of the whole log away, which its reader alone sees."""
LOG_FILE = Id("log-file:{match:int}")
"""Hands the whole log out as a file."""
SWAP = Id("swap:{match:int}:{number:int}:{first:int(3)}:{count:int(2)}")
"""A menu of `count` options of an exchange, from the `first` one on; in older messages only."""
RETRACT = Id("retract:{match:int}:{number:int}")
"""Takes back the answer to question `number`, an exchange."""
DRAW = Id("draw:{match:int}:{offered:int(2)}:{agreed:yes|no}")
"""Agrees to the draw that a seat offers, or declines it."""
HAND_OVER = Id(
    "hand-over:{match:int}:{seat:int(2)}:{user:int(20)}:{agreed:yes|no}:{at:panel|call}"
)
"""Agrees that a seat is handed to that user, or refuses; on a panel, or in their call."""
MORE = Id("more:{match:int}:{act:open|surrender|draw|offer|leave|seat|undo}")
"""Opens what is seldom needed, asks whether one is sure of it, or does it."""
CALL = Id("call:{match:int}")
"""Calls a moderator to the duel."""
DESK = Id("desk:{match:int}:{act:open|refresh|hold|resume|look|clock|undo|ruling|end}")
"""Opens the desk of a judge, or does something at it."""
DESK_FORM = Id("desk-form:{match:int}:{act:clock|undo|ruling|end}:{which:int(3)}")
"""Asks the judge for a reason of what they chose: a seat, an option, a result."""
JUDGED = Id("judged:{match:int}")
"""Tells what judges and moderators have done to a duel."""
CHAIN = Id("chain-rulings:{match:int}")
"""Opens the rulings of the chain under way."""
READ = Id("read:{match:int}:{heard:int}:{number:int}:{part:int(2)}")
"""A menu of cards to read; `heard` and `number` say of which moment they are."""
CARD = Id("open:{match:int}:{heard:int}:{number:int}:{handle:int(4)}")
"""Opens the card with that handle."""
PLACE = Id("place:{match:int}:{heard:int}:{number:int}:{place:key(20)}")
"""Opens the cards of a place."""
BACK = Id("back:{match:int}")
"""Closes the card that is open."""
LOOK = Id("look:{match:int}:{heard:int}:{part:int(2)}")
"""A menu of the cards that everybody may read."""
WATCH = Id("watch:{match:int}:{act:open|stop}")
"""Follows a duel as a spectator, in a message of one's own, or does so no more."""
HANDS = Id("hands:{match:int}:{act:show|hide}")
"""Lets spectators see one's hand once all players do, or no more."""
WATCH_WHICH = Id("watch-which")
"""The menu of duels that can be watched on a server."""
WRONG = Id("wrong:{match:int}:{answers:int}:{code:int(10)}")
"""Says that the card is played wrongly that is open, after so many answers."""

ABOUT_QUESTIONS = (PRESS, CHOICE, WRITE, SWAP, TAKE_BACK, UNGUARD)
OF_DUELS = tuple(each for each in list(vars().values()) if isinstance(each, Id))
"""Every id of the components of panels and boards while a duel goes on."""


def act(name: str, match: int, number: int, place: int | None = 0) -> str:
    """The id of an act about question `number`: an answer, a step or a menu."""
    about = {"match": match, "number": number}
    if name == "write":
        return WRITE.write(**about, part=place)
    if name in ("choose", "mark", "add", "order"):
        return CHOICE.write(act=name, **about, part=place)
    return PRESS.write(act=name, **about, option=place)
