"""How buttons look by the kind of what they do."""

from bot.shared.components import PRIMARY, SECONDARY
from engine.core.prompts import ChoiceKind

STYLES = {
    ChoiceKind.MAIN: PRIMARY,
    ChoiceKind.SECOND: SECONDARY,
    ChoiceKind.PHASE: SECONDARY,
}
