"""A puzzle at the terminal: one turn with a goal, begun again as often as it is missed."""

from typing import TextIO

from ..learn import content, practice
from ..learn.goals import Goal
from ..learn.puzzles import Puzzle
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
            self.begin_anew(self._puzzle.begin())
            self._notices += [content.phrase(self.voice.code, "puzzle_missed"), self._asked()]

    def _hint(self, school: str, rest: str) -> None:
        """The next choice of a solution from here, or how many choices have to be taken back first."""
        choices = [step.text for step in self.game.steps]
        way = practice.PuzzleExercise(self._puzzle).way(choices)
        if way.kept < len(choices):
            self.say(self.voice("hint_back", n=len(choices) - way.kept))
        elif way.choices:
            self.say(self.voice("hint", choice=way.choices[0]))
