"""A game as its log tells it: the truth of the player whose turn it is, and what everybody else may know of it.

A turn is private until it is ended or control is handed over, which are exactly the moments at which the engine lets
nothing be taken back any more. At each of them the game becomes public.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from ...errors import TashKalarError
from ...game import Game, Mended, Step
from ...game.moment import Moment, agrees
from ...game.retake import taken_back
from ...game.told import AsKept, make, moment_of
from ...rules.arena import names
from ...rules.position import stone_list
from ..storage.rows import Line, Seat, Shown, Standing
from ..wire.table import Growth
from . import keeping

UNDO = "undo"
_ANEW = "anew "
_RESIGN, _AGREE, _WITHDRAW, _TIME = "resign ", "agree ", "withdraw ", "time "
ASK, ALLOW, REFUSE, BACK = "ask ", "allow ", "refuse ", "back "
"""To take an ended turn back: somebody asks, the others answer, and the game goes back so many steps."""
_ASIDE = (_AGREE, _WITHDRAW, ASK, ALLOW, REFUSE)  # said beside the game, also in somebody else's turn
_TURN = 100_000  # more lines than a private turn can have


def tell(game: Game, text: str) -> Game:
    """Play one line of a log; the game as it is then."""
    if text.startswith(BACK):
        number, seed = map(int, text.removeprefix(BACK).split())
        return taken_back(game, number, seed)
    if text.startswith((ASK, ALLOW, REFUSE)):
        return game
    if text == UNDO:
        game.undo()
    elif text.startswith(_ANEW):
        # A rule was mended amid a turn: so many choices have to be made again.
        for _ in range(int(text.removeprefix(_ANEW))):
            game.undo()
    elif text.startswith(_RESIGN):
        game.resign(text.removeprefix(_RESIGN))
    elif text.startswith(_TIME):
        # To the rules, whoever has no time left has resigned.
        game.resign(text.removeprefix(_TIME))
    elif text.startswith(_AGREE):
        game.agree_to_end(text.removeprefix(_AGREE))
    elif text.startswith(_WITHDRAW):
        game.withdraw(text.removeprefix(_WITHDRAW))
    else:
        game.play(text)
    return game


def pieces(game: Game) -> dict[str, str]:
    """All stones in the arena as they are drawn, by colour: a Gateway has a mark of its own."""
    position = game.position
    found = {colour: stone_list(position, side) for side, colour in enumerate(game.setup.colours)}
    return found if not position.gateways else {colour: _with_gateway(game, text) for colour, text in found.items()}


def _with_gateway(game: Game, stones: str) -> str:
    marked = names(game.position.gateways)
    return " ".join(word + "!" if word[:2] in marked else word for word in stones.split())


def is_public(game: Game, text: str) -> bool:
    """Whether everybody is told of the game as it stands after a line of the log."""
    return text != UNDO and not game.can_undo


def shown(game: Game) -> Shown:
    """What lists show of a game that is public."""
    return Shown(pieces(game), game.points)


class Asked(NamedTuple):
    """Somebody asks to take an ended turn back."""

    by: str
    number: int  # how many steps the game had when that turn began
    allowed: tuple[str, ...] = ()


class Back(NamedTuple):
    """A turn that was taken back by agreement."""

    school: str
    turn: int
    number: int  # how many steps the game had when it began


class Told(NamedTuple):
    """Steps of a game with the position after each, and the one before the first."""

    before: dict[str, str] | None
    steps: list[tuple[Step, dict[str, str]]]


class Disagrees(Exception):
    """The rules of today do not tell a game as it was kept."""

    def __init__(self, turn: int) -> None:
        super().__init__(turn)
        self.turn = turn


class Live:
    """The running game. `state` counts the lines of the log, and so never returns to an earlier number.

    Browsers are told another number (`told_state`), because the lines of a turn tell how much of it was taken back.
    """

    def __init__(self, start: str) -> None:
        self.game = Game.from_record(start)
        self.public = self.game.copy()
        self.state = 0
        self.public_state = 0
        self.moment = moment_of(self.game)  # as it stands beside the last line
        self.missing: dict[int, str] = {}  # what should stand beside lines of earlier versions
        self.anew: tuple[Game, str] | None = None  # the line to be written before anybody can play on
        self.begun_anew = False  # the turn that runs had to be begun again
        self.asked: Asked | None = None  # until it is answered, or the next turn is ended
        self.backs: list[Back] = []  # turns that were taken back
        self.timed_out = False  # the game ended because somebody's time was over
        self.history: list[Growth] = []  # the points after each turn
        begun = self.game.state  # a study goes on in the middle of a game
        self._depths = [begun]  # how many steps the game had at each state
        self._marks = [(0, begun)]  # states at which the game became public, with the number of steps
        self._pieces: dict[int, dict[str, str]] = {begun: pieces(self.game)}  # after that many steps; only recent ones
        self._turns: list[tuple[int, int]] = []  # of each recent turn that is over: seat, and number of steps before it
        self._begun = begun  # the number of steps before the turn that runs

    def follow(self, lines: Iterable[Line]) -> "Live":
        """Play lines of a log, each of which must come out as it was kept: Disagrees, if the rules were mended."""
        for line in lines:
            turn = self.game.position.turn
            try:
                trial = self.tried(line.text)
            except TashKalarError as error:
                if line.kept is None:
                    raise keeping.no_frames() from error
                raise Disagrees(turn) from error
            now = moment_of(trial)
            if line.kept is None:
                public = is_public(trial, line.text)
                self.missing[self.state + 1] = keeping.written(self.game, trial, self.moment, now, public)
            else:
                kept = keeping.read(self.moment, line)
                if not agrees(kept.after, now):
                    raise Disagrees(turn)
                now = kept.after
            self.accept(trial, line.text, now)
        return self

    def tried(self, text: str) -> Game:
        """The game after a line, on a copy; TashKalarError if it is not possible."""
        return tell(self.game.copy(), text)

    def beside(self, lines: Iterable[tuple[Game, str]]) -> list[tuple[str, Moment]]:
        """What is kept beside tried lines, and the moment after each."""
        found: list[tuple[str, Moment]] = []
        game, was = self.game, self.moment
        for after, text in lines:
            now = moment_of(after)
            found.append((keeping.written(game, after, was, now, is_public(after, text)), now))
            game, was = after, now
        return found

    def accept(self, game: Game, text: str, now: Moment | None = None, public: bool | None = None) -> None:
        """A tried line has been written down: it is the truth now. `public`: whether everybody was told, if known."""
        before, self.game = self.game, game
        self.moment = now or moment_of(game)
        self.state += 1
        self.timed_out = text.startswith(_TIME)
        self._depths.append(game.state)
        self._pieces[game.state] = pieces(game)
        if text.startswith(BACK):
            self._went_back(game)
            return
        turn = before.position.turn
        if game.position.turn != turn or game.over:
            school = game.setup.schools[before.position.seat]
            self.history.append(Growth(turn, school, game.points, game.scores))
            self._turns.append((before.position.seat, self._begun))
            self._begun = game.state
            self.begun_anew = False
            self._forget()
        self.begun_anew |= text.startswith(_ANEW)
        if is_public(game, text) if public is None else public:
            self.public, self.public_state = game.copy(), self.state
            self._marks.append((self.state, game.state))
            if not text.startswith(_ASIDE):
                self.asked = None
        elif text.startswith(_ASIDE):
            # In the middle of somebody's private turn: the others learn of it, and of nothing else.
            if not isinstance(self.public, AsKept):
                tell(self.public, text)
            self.public_state = self.state
            self._marks.append((self.state, self._marks[-1][1]))

        self._hear(text)

    @property
    def mended(self) -> Mended | None:
        """Of a game that is told as it was kept: since when, and whether the turn that runs had to be begun again."""
        found = self.game.mended
        return None if found is None else found._replace(anew=self.begun_anew)

    def _hear(self, text: str) -> None:
        """Asking and answering about an ended turn."""
        school = text.partition(" ")[2]
        if text.startswith(ASK):
            number = self.ended_turn(school)
            assert number is not None
            self.asked = Asked(school, number)
        elif text.startswith(ALLOW) and self.asked is not None:
            self.asked = self.asked._replace(allowed=(*self.asked.allowed, school))
        elif text.startswith(REFUSE):
            self.asked = None

    def ended_turn(self, school: str) -> int | None:
        """How many steps the game had when the last turn began that a seat has ended; None if it is out of reach."""
        seat = self.game.setup.seat_of(school)
        found = [number for other, number in self._turns if other == seat]
        if not found or self.game.over:
            return None
        steps, number = list(self.game.steps), found[-1]
        # Starting squares are chosen before the first turn, and not by the one who has it.
        while str(steps[number].choice).startswith("start "):
            number += 1
        return number

    def _went_back(self, game: Game) -> None:
        """Turns have been taken back: everybody is told of the game as it stood before them."""
        number = game.state
        ends = [*(begun for _, begun in self._turns[1:]), self._begun]
        self._turns = [turn for turn, end in zip(self._turns, ends, strict=True) if end <= number]
        self._begun = number
        self.history = [growth for growth in self.history if growth.turn < game.position.turn]
        self._pieces = {depth: shown for depth, shown in self._pieces.items() if depth <= number}
        self.public, self.public_state = game.copy(), self.state
        self._marks.append((self.state, number))
        assert self.asked is not None
        self.backs = [back._replace(number=min(back.number, number)) for back in self.backs]
        self.backs.append(Back(self.asked.by, game.position.turn, number))
        self.asked = None

    def _forget(self) -> None:
        """Positions older than a round are told to nobody.

        A round reaches back until everybody has had a turn, however many extra turns lie between.
        """
        while any(seat == self._turns[0][0] for seat, _ in self._turns[1:]):
            self._turns.pop(0)
        self._pieces = {depth: shown for depth, shown in self._pieces.items() if depth >= self._oldest}

    @property
    def _oldest(self) -> int:
        return self._turns[0][1] if self._turns else self._begun

    # -- the number browsers are told ---------------------------------------------------------------------------------
    def told_state(self, private: bool) -> int:
        """How often everybody was told something, and within a private turn how many lines came since then."""
        moments = len(self._marks) - 1
        return moments * _TURN + (self.state - self._marks[-1][0] if private else 0)

    def _line(self, told: int) -> int:
        """The state behind a number that was told."""
        moment, lines = divmod(told, _TURN)
        if moment >= len(self._marks):
            return self.state
        following = self._marks[moment + 1][0] if moment + 1 < len(self._marks) else self.state
        return min(self._marks[moment][0] + lines, following)

    @property
    def chance(self) -> int:
        """What bots' chance depends on: the game as it stands, whatever was taken back on the way."""
        return self.game.state - self._depths[0]

    # -- what happened -------------------------------------------------------------------------------------------------
    def since(self, seen: int, private: bool, inside: bool | None = None) -> Told:
        """The steps since a state that was told, as far as a round back; `private` tells those of the running turn too.

        `inside` says whether that state was seen with the steps of its turn (default: as they are told now).
        """
        last = self.state if private else self.public_state
        seen = max(0, min(self._line(seen), last))
        if private if inside is None else inside:
            depth = min(self._depths[seen : last + 1])
        else:
            known = bisect_right(self._marks, seen, key=lambda mark: mark[0]) - 1
            depth = min(steps for _, steps in self._marks[known:])  # turns may have been taken back since
        return self._told(depth, private)

    def since_own(self, school: str, private: bool) -> Told:
        """The steps since a seat last chose something."""
        seat = self.game.setup.seat_of(school)
        depth = 0
        for step in self._shown(private).steps:
            if step.is_choice and step.seat == seat:
                depth = step.number
        return self._told(depth, private)

    def _shown(self, private: bool) -> Game:
        return self.game if private else self.public

    def _told(self, depth: int, private: bool) -> Told:
        depth = max(depth, self._oldest)
        steps = list(self._shown(private).steps)[depth:]
        if not steps:
            return Told(None, [])
        # What was agreed during a private turn changes nothing in the arena and has no place of its own there.
        last = self.game.state if private else self._marks[-1][1]
        return Told(self._pieces[depth], [(step, self._pieces[min(step.number, last)]) for step in steps])


def standing(game: Game, seats: tuple[Seat, ...]) -> Standing:
    """How a game stands, for the database."""
    to_move = game.to_move
    awaits_bot = any(seat.kind == "bot" and seat.school == to_move for seat in seats)
    return Standing(game.position.turn, to_move, awaits_bot, game.over, tuple(game.winners))


def begin_anew(known: Game, last: Game) -> tuple[Game, str]:
    """The line that takes a turn back to the last game everybody knew, and the game after it.

    What was agreed meanwhile still holds.
    """
    steps = list(last.steps)[known.state :]
    game = known.copy()
    for step in steps:
        if not step.is_choice:
            make(game, step)
    return game, f"{_ANEW}{sum(step.is_choice for step in steps)}"
