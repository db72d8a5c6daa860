"""Reading at which cards something that is said points."""

from engine.yugioh.state.table import Card, Speaker


def is_uncovered(card: Card, speaker: Speaker) -> bool:
    """Tell whether `card`, if it was pointed at, has not been turned face-down since."""
    own = () if speaker.own is None else (speaker.own,)
    marks = (*speaker.targets, *speaker.former, *own)
    return all(mark.is_uncovered for mark in marks if mark.card is card)


def points_at(speaker: Speaker, card: Card) -> bool:
    """Tell whether what is said is said of `card`, which was pointed at."""
    subject = () if speaker.subject is None else (speaker.subject,)
    marks = (*speaker.targets, *speaker.former, *subject)
    return any(mark.card is card for mark in marks)
