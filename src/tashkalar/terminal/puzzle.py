"""A puzzle at the terminal: one turn with a goal, begun again as often as it is missed."""

from typing import TextIO

from ..learn import content, practice
from ..learn.goals import Goal
from ..learn.puzzles import Puzzle
from ..learn.solving import attempts, hints
from . import seats
from .style import Style
from .table import Leave, Table
from .voice import Voice


class PuzzleTable(Table):
    """Whoever solves it plays the first seat. The turn is over when the goal is reached or out of reach."""

    def __init__(self, puzzle: Puzzle, voice: Voice, style: Style, source: TextIO, out: TextIO) -> None:
        game = puzzle.begin()
        super().__init__(game, [seats.HUMAN, *[seats.IDLE] * (game.setup.seats - 1)], voice, style, source, out)
        self._puzzle = puzzle
        self._goal = Goal.set(puzzle.goal, game)
        self._hinted: tuple[list[str], int] = ([], 0)  # where a hint was last given, and which
        self._notices.append(self._asked())

    def _asked(self) -> str:
        told = self._puzzle.describe(self.voice.code)
        return self.voice("puzzle", number=told["id"], grade=told["grade_name"], text=told["text"])

    def _play(self, school: str, text: str) -> None:
        super()._play(school, text)
        if self._goal.met(self.game):
            self.say(self.style.bold(content.phrase(self.voice.code, "puzzle_solved")))
            raise Leave
        if self.game.over or self.game.position.turn != self._goal.turn:
            reached = attempts.near(self._goal, self.game, self.voice.code).text
            self.begin_anew(self._puzzle.begin())
            self._notices += [f"{content.phrase(self.voice.code, 'puzzle_missed')} {reached}", self._asked()]

    def _hint(self, school: str, rest: str) -> None:
        """An idea, and more each time it is asked for at one place; or how many choices have to be taken back first."""
        choices = [step.text for step in self.game.steps]
        level = self._hinted[1] + 1 if self._hinted[0] == choices else hints.IDEA
        self._hinted = (choices, min(level, hints.ANSWER))
        way, hint = practice.PuzzleExercise(self._puzzle).hint(choices, self._hinted[1], self.voice.code)
        if way.kept < len(choices):
            self.say(self.voice("hint_back", n=len(choices) - way.kept))
        elif hint.level == hints.ANSWER:
            self.say(self.voice("hint", choice=hint.text))
        else:
            self.say(hint.text)
