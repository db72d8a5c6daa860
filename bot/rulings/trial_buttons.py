"""What opens the answers of the engine about two cards, and what of them is shown."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.finding.catalogue import Playable
from bot.games import GAMES, SHELVED
from bot.rules.buttons import named as rule_named
from bot.rules.buttons import rule_options
from bot.rulings.buttons import NotesMenu, TurnButton, called_in
from bot.rulings.house import House, house
from bot.rulings.layout import verdict_words
from bot.rulings.reading import named, verdicts
from bot.rulings.search import ORIGINAL
from bot.rulings.trial_layout import Question, in_full, not_here, overview, safe
from bot.rulings.trying import Trial
from bot.shared import ids
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredMenu
from bot.shared.promptness import delay
from bot.shared.replies import whisper
from bot.shared.sheets import reply
from bot.shared.text import clip, escaped
from bot.shared.unknown import taken_for
from bot.shared.words import joined, language_of, say
from engine.core.game import Posed

SITUATIONS: Mapping[str, bool] = {
    key: lies for game in GAMES.values() for key, lies in game.situations.items()
}
"""The keys of all situations, in the order of the menus."""
_OFFICIAL, _MENTIONED, _TITLE, _OPTION = 3, 6, 160, 100


class TrialMenu(DeclaredMenu, id="chain-case:{card:int(10)}:{to:int(10)}"):
    """Opens the answer in the situation chosen, in a message of its own."""

    card: int
    to: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the position and what happens on it to the person who chose.

        Raises NoChoiceError where there is no such position.
        """
        chosen = ids.chosen(self.item.values)
        if chosen not in SITUATIONS:
            raise ids.NoChoiceError(chosen)
        await shown(interaction, (self.card, self.to), chosen, private=True)


async def shown(
    interaction: Interaction,
    codes: tuple[int, int],
    situation: str,
    guessed: Sequence[str] = (),
    *,
    private: bool,
) -> None:
    """Answer with what the engine says in that situation; "" means the usual ones.

    `guessed` is what was typed and taken for one of the cards.
    """
    here = house(interaction)
    person = interaction.user.id
    if here.trials.is_busy(person):
        await whisper(interaction, "chain-busy")
        return
    with here.trials.asking(person):
        await delay(interaction, private, anew=True)
        language = language_of(interaction.locale)
        view = await _view(here, language, codes, situation)
        await reply(interaction, taken_for(language, view, *guessed), private=private)


async def _view(
    here: House, language: str, codes: tuple[int, int], situation: str
) -> ui.LayoutView:
    found = [await here.lookup.card(code) for code in codes]
    names = await here.lookup.names_of(codes, language)
    official = await _official(here, language, codes)
    asked = Question(safe(names, codes[0]), safe(names, codes[1]), official)
    both = [_tried(here, each.playable) if each else None for each in found]
    card, to = both
    if card is None or to is None or card.game != to.game or card.game not in here.games:
        untried = zip(codes, found, both, strict=True)
        missing = [
            _why_not(here, language, safe(names, code), each.playable if each else None)
            for code, each, tried in untried
            if tried is None
        ]
        return not_here(language, asked, missing, _rows(language, here, codes, (), official))
    game = here.games[card.game]
    both_cards, revision = (card.game, card.code, to.code), here.library.revision
    cases = [
        await here.trials.answer(game, Trial(*both_cards, key, language, revision))
        for key in ((situation,) if situation else game.usual(card.code, to.code))
    ]
    rows = _rows(language, here, codes, cases, official)
    if len(cases) == 1:
        return in_full(language, asked, cases[0], rows)
    return overview(language, asked, cases, rows)


def _tried(here: House, playable: Playable | None) -> Playable | None:
    """The card, where its game is sure of its rules; what is done by hand cannot be tried."""
    game = here.games.get(playable.game) if playable else None
    if playable is None or game is None:
        return None
    state = game.state(playable.code)
    return playable if not state or state in game.trusted else None


def _why_not(here: House, language: str, name: str, playable: Playable | None) -> str:
    """Why the card cannot be tried: how it is played all the same, if it is."""
    game = here.games.get(playable.game) if playable else None
    state = game.state(playable.code) if playable and game else ""
    if game is None or not state:
        return say(language, "chain-not-here", name=name)
    how = game.say(language, f"card-state-{state}")
    return say(language, "chain-not-sure", name=name, how=how)


async def _official(here: House, language: str, codes: tuple[int, int]) -> Sequence[str]:
    """The newest official Q&A about both cards, each on a line.

    What an answer comes to is told of those alone that ask what is asked here; others, which
    mention both cards on the way to something else, are named by their numbers.
    """
    if codes[0] == codes[1]:
        return ()
    found = await here.library.questions(*codes)
    newest = sorted(found, key=lambda each: (each.dated, each.id), reverse=True)
    printed = [*(await here.lookup.names_of(codes, ORIGINAL)).values()]
    about = [each for each in newest if SHELVED.is_of_both(each.title, printed)]
    others = [f"Q&A {each.id}" for each in newest if each not in about][:_MENTIONED]
    first = about[:_OFFICIAL]
    read = await verdicts(here.library, [each.id for each in first], here.lookup.beside)
    lines = []
    for each in first:
        said = verdict_words(language, read[each.id]) if each.id in read else ""
        title = named(escaped(each.title), called_in(here, language), _TITLE)
        facts = " · ".join(filter(None, (said and f"**{said}**", f"Q&A {each.id}", each.dated)))
        lines.append(f"- {facts}: {clip(title, _TITLE)}")
    if others:
        key = "chain-mentioned-too" if lines else "chain-mentioned"
        lines.append(f"-# {say(language, key, numbers=joined(language, others))}")
    return lines


def _rows(
    language: str,
    here: House,
    codes: tuple[int, int],
    cases: Sequence[Posed],
    official: Sequence[str],
) -> Sequence[Sequence[ui.Item[Any]]]:
    """The menu of the situations, that of the rules, and the way to the official rulings."""
    card, to = codes
    rows: list[Sequence[ui.Item[Any]]] = []
    if cases:
        options = [
            discord.SelectOption(label=say(language, f"chain-when-{key}")[:_OPTION], value=key)
            for key in SITUATIONS
        ]
        label = say(language, "chain-other" if len(cases) == 1 else "chain-show")
        rows.append([TrialMenu.menu(label, options, card=card, to=to)])
    told = dict.fromkeys(each.rule for case in cases for each in case.because)
    rules = [rule for each in told if (rule := rule_named(here.games, each))]
    if rules:
        menu = NotesMenu.menu(say(language, "chain-rules"), rule_options(language, rules))
        rows.append([menu])
    if official:
        label = say(language, "chain-official-button")
        rows.append([TurnButton.button(label, codes=codes, page=0, text="")])
    return rows
