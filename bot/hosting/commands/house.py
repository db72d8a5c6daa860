"""What the commands of events need of the bot."""

from typing import Protocol

from bot.duels.table.sessions import Sessions
from bot.hosting.organising.house import House as OrganisingHouse
from bot.hosting.pictures.easel import Easel
from bot.hosting.signing_up.house import House as SigningUpHouse
from bot.shared.house import Door


class House(SigningUpHouse, OrganisingHouse, Protocol):
    """What they need."""

    easel: Easel
    sessions: Sessions


house = Door[House]()
