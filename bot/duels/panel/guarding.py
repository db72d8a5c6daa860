"""The question whether somebody is sure who would leave something usual undone."""

from bot.duels.panel import ids
from bot.duels.panel.widgets import Form
from bot.duels.seen.sight import Question
from bot.shared.bounds import BUTTON
from bot.shared.components import PRIMARY, button, row
from bot.shared.text import clip
from bot.shared.words import say
from engine.core.prompts import Choice, Shape


def held_back(question: Question) -> Choice | None:
    """The choice that was pressed, if it is held back until its player is sure."""
    prompt, draft = question.prompt, question.draft
    if prompt.shape is not Shape.PICK or prompt.most != 1 or draft is None:
        return None
    if len(draft.chosen) != 1 or draft.chosen[0] >= len(prompt.choices):
        return None
    choice = prompt.choices[draft.chosen[0]]
    return choice if choice.undone else None


def guard(match: int, question: Question, language: str, choice: Choice) -> Form:
    """What would be left undone, and the ways on."""
    made = Form(match, question, language)
    seen, number = made.draft.seen, question.number
    made.lines.append(f"**{choice.undone}**")
    never = ids.UNGUARD.write(match=match, number=number, seen=seen)
    made.rows.append(
        row(
            button(clip(choice.label, BUTTON), made.act("confirm", seen), PRIMARY),
            button(say(language, "cards-back"), made.act("clear")),
            button(say(language, "guard-never"), never),
        )
    )
    return made
