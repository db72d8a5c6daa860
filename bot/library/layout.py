"""What the library holds, as a sheet."""

from collections.abc import Sequence

from discord import ui

from bot.library.records import Counts, Source
from bot.shared.sheets import fitted, sheet
from bot.shared.text import MESSAGE, clip, escaped
from bot.shared.words import say
from cards.languages import LANGUAGES

_LONGEST_NAME = 80


def library_status(language: str, counts: Counts, sources: Sequence[Source]) -> ui.LayoutView:
    """How much there is of everything, and each source with its date, the newest first."""
    head = f"## {say(language, 'library-title')}"
    if not sources:
        return sheet(head, say(language, "library-empty"))
    names = dict(counts.names)
    lines = [
        say(language, "library-cards", count=counts.cards),
        *(
            say(language, f"library-names-{each}", count=names.get(each, 0))
            for each in LANGUAGES
        ),
        say(language, "library-faqs", count=counts.faqs),
        say(language, "library-questions", count=counts.questions),
        say(language, "library-lists", count=counts.lists),
    ]
    holds = "\n".join(f"- {line}" for line in lines)
    title = f"**{say(language, 'library-sources')}**\n"
    listed = fitted(
        [f"- {_source(language, each)}" for each in sources],
        MESSAGE - len(head) - len(holds) - len(title),
        lambda left: f"-# {say(language, 'and-more', count=left)}",
    )
    return sheet(head, holds, title + listed)


def _source(language: str, source: Source) -> str:
    return say(
        language,
        "library-source",
        name=escaped(clip(source.name, _LONGEST_NAME)),
        kind=say(language, f"library-kind-{source.format}"),
        dated=source.dated or "–",
        imported=f"{source.imported_at[:16].replace('T', ' ')} UTC",
    )
