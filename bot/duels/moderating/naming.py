"""What a duel is called for those who moderate."""

from bot.duels.outcome.naming import format_name
from bot.duels.table.session import Session
from bot.shared.words import named


def name_of(session: Session, language: str) -> str:
    """The number, the players and the format, without Markdown."""
    record = session.record
    names = named(" – ".join(seat.name for seat in record.seats), language)
    return f"#{record.id} {names} · {format_name(record, session.game, language)}"
