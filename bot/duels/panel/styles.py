"""How buttons look by the kind of what they do."""

from bot.shared.components import PRIMARY, SECONDARY

STYLES = {"main": PRIMARY, "second": SECONDARY, "phase": SECONDARY}
