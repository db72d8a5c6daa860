"""What is pressed below a puzzle: to solve it, for a hint, for the solution."""

from bot.duels.lobby.tables import LobbyError, Person
from bot.puzzles.daily import date_of
from bot.puzzles.house import house
from bot.puzzles.ids import IN, PUZZLE
from bot.puzzles.layout import reader_of, solution_words
from bot.puzzles.posts import NoPuzzleError
from bot.puzzles.store import Occasion
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_presser, whisper
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say


class PuzzleButton(DeclaredButton, id=PUZZLE):
    """Begins the puzzle for the presser, or tells them how it goes."""

    act: str
    day: int
    puzzle: str

    async def pressed(self, interaction: Interaction) -> None:
        """Answer whoever pressed, alone."""
        language = language_of(interaction.locale)
        try:
            date_of(self.day)
            exercises, puzzle = house(interaction).puzzle_posts.puzzle(self.puzzle)
        except (NoPuzzleError, ValueError):
            await whisper(interaction, "puzzle-gone")
            return
        if self.act == "solve":
            await self._solve(interaction)
        elif self.act == "hint":
            first = exercises.first(puzzle.key, language)
            await whisper(interaction, "puzzle-hint-is", card=first, moves=puzzle.moves)
        else:
            await house(interaction).store.puzzles.show(puzzle.key, interaction.user.id)
            lines = exercises.solution(puzzle.key, reader_of(language))
            view = note(solution_words(lines, language))
            await interaction.response.send_message(view=view, ephemeral=True)

    async def _solve(self, interaction: Interaction) -> None:
        """Begin it as a practice duel, and tell where that is."""
        here, user = house(interaction), interaction.user
        language = language_of(interaction.locale)
        person = Person(user.id, name_of(user), language)
        occasion = Occasion(place_of(interaction), self.day, self.puzzle)
        game, _ = here.puzzle_posts.game
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            session = await here.lobby.exercise(
                person, interaction.channel_id or 0, game, self.puzzle, occasion.written()
            )
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
        else:
            where = session.record.place
            key = "puzzle-begins" if where.is_private else "puzzle-begins-in-thread"
            words = say(language, key, place=where.link)
        await interaction.edit_original_response(view=note(words))


class PuzzleIn(DeclaredButton, id=IN):
    """Shows the presser the puzzle in the language it carries."""

    day: int
    puzzle: str
    language: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone, as it stands now."""
        occasion = Occasion(place_of(interaction), self.day, self.puzzle)
        try:
            date_of(self.day)
            view = await house(interaction).puzzle_posts.view(occasion, self.language)
        except (NoPuzzleError, ValueError):
            await whisper(interaction, "puzzle-gone")
            return
        await show_presser(interaction, view)


def place_of(interaction: Interaction) -> int:
    """Where the puzzle is that is meant: on the server, or of the person alone in private."""
    return interaction.guild_id or interaction.user.id
