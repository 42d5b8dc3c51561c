"""A game played word by word: whose word it is, which ids are allowed, what each seat has seen.

Words that all choices left have in common are passed over, and a choice is made as soon as no other begins like it; so
most choices are one word or two, and only a forced choice leaves a single id.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from ..errors import IllegalChoice, NotAllowed, NothingToUndo
from ..game import Game
from ..game.sight import glance, public_text
from ..rules.action import Option
from ..rules.forms import Form
from ..rules.setup import Setup
from .words import STOP_ID, Vocabulary

Spelled = tuple[tuple[int, ...], Option]


def seats(form: Form, schools: Sequence[str] | None, players: int | None, team: bool) -> int:
    """How many seats there are, if schools or players are named or not; what cannot be played is refused."""
    number = players if players is not None else 4 if team else min(form.players)
    chosen = tuple(form.schools[:number] if schools is None else schools)
    return Setup.of(form.name, chosen, team).seats


class Table:
    """A game at which every seat says numbered words."""

    def __init__(self, game: Game) -> None:
        """Takes over a game; whoever goes on using it beside the table confuses both."""
        self.game = game
        self.words = Vocabulary.of(game.setup)
        self.said: tuple[int, ...] = ()  # the words of the choice that is being made
        self._left: list[Spelled] | None = None  # the choices that begin so
        self._depth = 0  # how many words all of them have in common
        self._spoken: list[tuple[int, ...]] = []  # what was said for each choice of the game
        self._seen: list[list[str]] = [self._beginning(seat) for seat in range(game.setup.seats)]
        self._marks: list[tuple[int, ...]] = []  # how much each seat had seen before each choice

    @classmethod
    def new(cls, form: str, schools: Sequence[str], seed: int | None = None, team: bool = False) -> "Table":
        """A new game; the arguments are those of `Game.new`."""
        return cls(Game.new(form, schools, seed, team))

    # -- looking -------------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def seat(self) -> int:
        """Whose word it is."""
        return self.game.position.control

    @property
    def allowed(self) -> list[int]:
        """The ids that may be said now, in order; none when the game is over."""
        left, depth = self._choices()
        return sorted({words[depth] if depth < len(words) else STOP_ID for words, _ in left})

    @property
    def returns(self) -> list[float]:
        """Per seat: 1 for a victory, shared ones in part; those of all sides add up to 0. All 0 before the end."""
        setup, winners = self.game.setup, self.game.winners
        if not winners:
            return [0.0] * setup.seats
        sides, won = setup.sides, {setup.side[setup.seat_of(school)] for school in winners}
        found = []
        for seat in range(setup.seats):
            share = 1 / len(won) if setup.side[seat] in won else 0.0
            found.append((share * sides - 1) / (sides - 1))
        return found

    def _choices(self) -> tuple[list[Spelled], int]:
        if self._left is None:
            spell = self.words.spell
            self._left = [(spell(str(option)), option) for option in self.game.options]
            self._depth = 0
            self._pass_over()
        return self._left, self._depth

    def _pass_over(self) -> None:
        """Go past the words that all choices left have in common."""
        left, depth = self._left, self._depth
        assert left is not None
        while len(left) > 1 and len({words[depth : depth + 1] for words, _ in left}) == 1:
            depth += 1
        self._depth = depth

    # -- saying --------------------------------------------------------------------------------------------------------
    def say(self, word: int) -> None:
        """One more word; the choice is made when no other begins like it."""
        left, depth = self._choices()
        fitting = [one for one in left if (one[0][depth] if depth < len(one[0]) else STOP_ID) == word]
        if not fitting:
            allowed = ", ".join(f"{one} ({self.words.word(one)})" for one in self.allowed[:12])
            raise IllegalChoice("id", f"id {word} may not be said now; allowed are {allowed or 'none: it is over'}")
        self.said += (int(word),)
        if len(fitting) == 1:
            self._play(fitting[0][1])
            return
        self._left, self._depth = fitting, depth + 1
        self._pass_over()

    def choose(self, text: str) -> None:
        """Make a whole choice by its text, whatever has been said of another."""
        self.said, self._left = (), None
        wanted = self.words.spell(text)
        while True:
            left, depth = self._choices()
            mine = [words for words, _ in left if words == wanted]
            if not mine:
                raise IllegalChoice("choice", f"{text!r} is not on offer", choice=text)
            last = len(left) == 1
            self.say(mine[0][depth] if depth < len(mine[0]) else STOP_ID)
            if last or not self.said:
                return

    def _play(self, option: Option) -> None:
        game = self.game
        before = game.position.tasks, game.position.hands
        self._marks.append(tuple(map(len, self._seen)))
        self._spoken.append(self.said)
        game.play(option)
        self.said, self._left = (), None
        step = game.last_step
        assert step is not None
        tasks, hands = game.position.tasks, game.position.hands
        head = f"{step.turn} {game.setup.schools[step.seat]}: "
        for seat, seen in enumerate(self._seen):
            seen.append(head + (step.text if seat == step.seat else public_text(step)))
            if tasks != before[0]:
                seen.append("tasks: " + ", ".join(task.name for task in tasks))
            if hands[seat] != before[1][seat]:
                seen.append(self._hand(seat))

    # -- taking back ---------------------------------------------------------------------------------------------------
    def undo(self) -> None:
        """Take back the last word, over the ends of turns too."""
        words = self.said
        if not words:
            if not self._spoken:
                raise NothingToUndo("undo", "nothing has been said yet")
            words = self._take_back()
        self.said, self._left = (), None
        for word in words[:-1]:
            self.say(word)

    def _take_back(self) -> tuple[int, ...]:
        game = self.game
        if game.can_undo:
            game.undo()
        elif game.sampled:
            raise NothingToUndo("undo", "a game that was dealt anew is taken back only as far as its turn")
        else:
            texts = [step.text for step in game.steps]
            self.game = Game(game.start, game.rules)
            for text in texts[:-1]:
                self.game.play(text)
        for seen, length in zip(self._seen, self._marks.pop(), strict=True):
            del seen[length:]
        return self._spoken.pop()

    # -- what a seat knows ---------------------------------------------------------------------------------------------
    def view(self, seat: int) -> dict[str, Any]:
        """How things stand, as far as a seat may see it."""
        view = glance(self.game, self.game.setup.schools[seat])
        del view["state"]  # a game that was dealt anew has no past
        return view

    def seen(self, seat: int) -> str:
        """All that a seat has seen since the deal, and how things stand now: the same if it cannot tell them apart."""
        said = " ".join(map(str, self.said)) if seat == self.seat and not self.over else ""
        now = json.dumps(self.view(seat), separators=(",", ":"), sort_keys=True)
        return "\n".join([*self._seen[seat], f"said: {said}", now])

    def _beginning(self, seat: int) -> list[str]:
        setup = self.game.setup
        tasks = ", ".join(task.name for task in self.game.position.tasks)
        return [f"{setup.form.name}: {', '.join(setup.schools)}", f"seat {seat}", f"tasks: {tasks}", self._hand(seat)]

    def _hand(self, seat: int) -> str:
        return "hand: " + ", ".join(card.name for card in self.game.position.hands[seat])

    # -- other tables --------------------------------------------------------------------------------------------------
    def copy(self) -> "Table":
        """An independent table."""
        return self._other(self.game.copy(), self._seen)

    def sample(self, seat: int, rng: Random) -> "Table":
        """A table that a seat cannot tell from this one, with everything it has not seen dealt anew.

        What the others remember of their own former hands is left out, since it never was. Inside an effect this can be
        done for the seat that chooses only: what others would be asked there depends on their cards.
        """
        game = self.game
        if seat != self.seat and game.running is not None:
            raise NotAllowed("sample", "inside an effect cards are dealt anew only for the seat that chooses")
        new = self._other(game.sample(game.setup.schools[seat], rng), self._seen)
        for other in range(game.setup.seats):
            if other != seat:
                public = [line for line in self._seen[other] if not line.startswith("hand: ")]
                new._seen[other] = [*public, new._hand(other)]
        new._spoken, new._marks = [], []
        if seat != self.seat:
            new.said = ()
        new._left = None
        words, new.said = new.said, ()
        for word in words:
            new.say(word)
        return new

    def _other(self, game: Game, seen: list[list[str]]) -> "Table":
        new: Table = object.__new__(Table)
        new.game, new.words, new.said = game, self.words, self.said
        new._left, new._depth = self._left, self._depth
        new._spoken, new._marks = self._spoken.copy(), self._marks.copy()
        new._seen = [lines.copy() for lines in seen]
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"game": self.game, "said": self.said, "spoken": self._spoken, "seen": self._seen, "marks": self._marks}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.game = state["game"]
        self.words = Vocabulary.of(self.game.setup)
        self._spoken, self._seen, self._marks = state["spoken"], state["seen"], state["marks"]
        self.said, self._left, self._depth = (), None, 0
        for word in state["said"]:
            self.say(word)
