"""A game at the terminal: whose turn it is, what they type, and what they are shown."""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

from ..errors import TashKalarError
from ..game import Game, log, prospects, question
from ..game.choices import find
from ..game.sight import step_events
from ..rules.arena import NAME, SQUARE
from ..rules.card import CARDS, TASKS, Being
from . import board, seats
from .panels import Panels, numbered
from .style import Style, beside, width, wrapped
from .voice import Voice


class Leave(Exception):
    """The user has had enough, or the input is at its end."""


class Table:
    """Seats around one terminal. Persons see only their own hand; what one may see comes from `Game.view`."""

    def __init__(
        self,
        game: Game,
        kinds: Sequence[str],
        voice: Voice,
        style: Style,
        source: TextIO,
        out: TextIO,
        seed: int = 0,
    ) -> None:
        self.game = game
        self.voice = voice
        self.style = style
        self._source = source
        self._out = out
        self._kinds = list(kinds)
        self._seed = seed
        self._panels = Panels(style, voice, shutil.get_terminal_size((100, 40)).columns)
        self._ansi = out.isatty() and os.environ.get("TERM") != "dumb"
        self._seen: dict[str, int] = {}  # how many choices each person knows of
        self._notices: list[str] = []  # to be said when everything has been drawn again
        self._shown: str | None = None  # school whose hand is on the screen
        self._stale = True  # the screen no longer shows the position
        self._sit_down()

    def _sit_down(self) -> None:
        schools = self.game.setup.schools
        kinds = [*self._kinds, *[seats.HUMAN] * len(schools)][: len(schools)]
        self._players = {
            school: seats.player(kind, self._seed * 10 + seat)
            for seat, (school, kind) in enumerate(zip(schools, kinds, strict=True))
        }
        self._people = [school for school, player in self._players.items() if player is None]
        self._seen = dict.fromkeys(self._people, self.game.state)
        self._shown, self._stale = None, True
        if self.game.mended is not None:
            self._notices += wrapped(self._mended(*self.game.mended), self._panels.columns)

    def _mended(self, turn: int, anew: bool) -> str:
        """That a rule was mended since the game was saved."""
        if self.game.over:
            return self.voice("mended_over", turn=turn)
        told = self.voice("mended", turn=turn)
        return f"{told} {self.voice('mended_anew')}" if anew else told

    def play(self) -> int:
        """Until the game is over or somebody leaves; the exit status."""
        try:
            while not self.game.over:
                school = self.game.to_move
                assert school is not None
                player = self._players[school]
                if player is None:
                    self._ask(school)
                else:
                    self.game.play(player.choose(self.game))
                    self._stale = True
            self._finish()
        except Leave:
            self.say("", self.voice("bye"))
        return 0

    # -- showing -------------------------------------------------------------------------------------------------------
    def say(self, *lines: str) -> None:
        self._out.write("".join(line + "\n" for line in lines))
        self._out.flush()

    def _clear(self) -> None:
        """Nothing of a hand that was shown may stay in sight, not even by scrolling back."""
        if self._ansi:
            self._out.write("\x1b[3J\x1b[2J\x1b[H")

    def _read(self, prompt: str) -> str:
        if self._source is sys.stdin and self._source.isatty():
            try:
                return input(prompt).strip()  # with line editing and a history, where readline is loaded
            except EOFError:
                raise Leave from None
        self._out.write(prompt)
        self._out.flush()
        line = self._source.readline()
        self.say(line.rstrip("\n"))  # a terminal shows what is typed, a pipe does not
        if not line:
            raise Leave
        return line.strip()

    def _refuse(self, text: str) -> None:
        self.say(*map(self.style.bad, wrapped(text, self._panels.columns)))

    def _finish(self) -> None:
        self._clear()
        if self._shown is not None:
            self._show_news(self._shown)
        view = self.game.view(None)
        self.say(
            *beside(board.arena(view["pieces"], self.style, (), view["gateway"].values()), self._panels.seats(view)), ""
        )
        schools = ", ".join(self.voice.school(school) for school in view["winners"])
        shared = len({view["colours"][school] for school in view["winners"]}) > 1
        tie = log.tie(self.game)
        self.say(*self._notices)
        self.say(
            self.voice.ending(log.ending(self.game)),
            self.style.bold(self.voice("winners_shared" if shared else "winners", schools=schools)),
            *([self.voice.tie(tie)] if tie else []),
        )

    def _show_news(self, school: str) -> None:
        """What others have done since this person last chose."""
        schools = self.game.setup.schools
        entries = [
            {"turn": step.turn, "school": schools[step.seat], **event}
            for step in self.game.steps
            if step.number > self._seen[school] and schools[step.seat] != school
            for event in step_events(self.game, step)
        ]
        if entries:
            self.say(self.style.bold(self.voice("since")), *map(self.style.dim, self._told(entries)), "")
        self._seen[school] = self.game.state

    def _told(self, entries: Sequence[dict[str, Any]]) -> list[str]:
        """Entries of the log, turn by turn; the headings say whose turns they are."""
        lines = []
        turn = None
        for entry in entries:
            if entry["key"] == "turn":
                continue
            heading = self._heading(entry)
            if turn != heading:
                turn = heading
                lines.append(heading)
            lines.append("  " + self.voice.event(entry))
        return lines

    def _heading(self, entry: dict[str, Any]) -> str:
        if entry["params"].get("set_up"):
            return self.voice("set_up")
        return self.voice("turn_of", number=entry["turn"], school=self.voice.school(entry["school"]))

    def _show(self, school: str) -> None:
        game, panels = self.game, self._panels
        view = game.view(school)
        seat = game.setup.seat_of(school)
        lit = {NAME[o.square] for o in game.options if o.square >= 0 and o.kind != "place"}
        arena = board.arena(view["pieces"], self.style, lit, view["gateway"].values())
        side = panels.seats(view)
        fits = max(map(width, arena)) + 3 + max(map(width, side)) <= panels.columns
        self.say(*(beside(arena, side) if fits else [*side, "", *arena]), "")
        if game.setup.has_tasks:
            self.say(*panels.tasks(prospects.tasks(game.position)), "")
        self.say(
            *panels.hand(view["hand"], prospects.beings(game.position, seat), prospects.flares(game.position, seat)), ""
        )
        self.say(*panels.choices(game.options, question.asked(game)))

    # -- asking --------------------------------------------------------------------------------------------------------
    def _ask(self, school: str) -> None:
        """One line from the person whose choice it is."""
        if len(self._people) > 1 and self._shown != school:
            self._draw_curtain(school)
        if self._stale:
            self._clear()
            self._show_news(school)
            self._show(school)
            self.say(*self._notices)
            self._notices, self._stale = [], False
        self._shown = school
        self._obey(school, self._read(self.voice("prompt", school=self.voice.school(school))))

    def _draw_curtain(self, school: str) -> None:
        self._clear()
        self.say("", self.voice("hidden"))
        self._read(self.voice("curtain", school=self.voice.school(school)) + " ")
        self._stale = True

    def _obey(self, school: str, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._command(word.lower(), line)
        try:
            if command is not None:
                command(school, rest.strip())
            elif line:
                self._choose(school, line)
        except TashKalarError as error:
            self._refuse(self.voice.refusal(error))

    def _command(self, word: str, line: str) -> "Callable[[str, str], None] | None":
        if find(self.game.options, line) is not None:
            return None
        return {
            "?": self._help,
            "help": self._help,
            "options": self._options,
            "why": self._why,
            "hint": self._hint,
            "card": self._card,
            "undo": self._undo,
            "log": self._log,
            "show": self._redraw,
            "save": self._save,
            "load": self._load,
            "resign": self._resign,
            "agree": self._agree,
            "withdraw": self._withdraw,
            "quit": self._quit,
            "exit": self._quit,
        }.get(word)

    def _choose(self, school: str, line: str) -> None:
        """A number, a text in any case or language, or a square alone."""
        options = self.game.options
        if line.isdecimal():
            ordered = numbered(options)
            if not 1 <= int(line) <= len(ordered):
                self._refuse(self.voice("no_number", n=line, most=len(ordered)))
                return
            self._play(school, str(ordered[int(line) - 1]))
            return
        texts = {str(option).casefold(): str(option) for option in options}
        english = self.voice.in_english(line)
        for typed in (line, english, f"place {line}", f"start {line}"):
            found = texts.get(" ".join(typed.split()).casefold())
            if found is not None:
                self._play(school, found)
                return
        acting = question.asked(self.game)
        places = line in SQUARE and acting is not None and acting["key"] in ("turn", "end")
        self._play(school, f"place {line}" if places else english)

    def _play(self, school: str, text: str) -> None:
        self.game.play(text)
        self._seen[school] = self.game.state
        self._stale = True

    # -- commands ------------------------------------------------------------------------------------------------------
    def _help(self, school: str, rest: str) -> None:
        signs = {"common": "●o", "heroic": "◆*", "legendary": "★X", "own": "●o", "upgraded": "◆O", "summon": "◎@"}
        signs |= {"summon_own": "◉#", "summon_heroic": "◈%", "marked": "▒*", "inner": "▓x", "mirror": "░~"}
        text = self.voice("help", **{key: self.style.sign(*sign) for key, sign in signs.items()})
        for line in text.split("\n"):
            self.say(*([line] if line.startswith(" ") else wrapped(line, self._panels.columns)))

    def _options(self, school: str, rest: str) -> None:
        self.say(*self._panels.choices(self.game.options, question.asked(self.game), everything=True))

    def _why(self, school: str, rest: str) -> None:
        position, seat = self.game.position, self.game.setup.seat_of(school)
        words = rest.split()
        square = words.pop() if words and words[-1] in SQUARE else None
        name = self.voice.find(" ".join(words))
        held = prospects.beings(position, seat)
        if not rest:
            self.say(*self._panels.hand(self.game.view(school)["hand"], held, prospects.flares(position, seat)))
        elif name is None:
            self._refuse(self.voice("no_card", name=rest))
        elif name in TASKS:
            self.say(*self._panels.tasks([task for task in prospects.tasks(position) if task["name"] == name]))
        elif name not in [*self.game.view(school)["hand"], *(prospect["card"] for prospect in held)]:
            self._refuse(self.voice("not_held", card=self.voice.card(name)))
        else:
            found = next((prospect for prospect in held if prospect["card"] == name), None)
            being = CARDS[name]
            if found is not None and square is not None and square not in found["squares"] and isinstance(being, Being):
                reason = prospects.why_not_here(position, seat, being, SQUARE[square]).describe()
                found = {**found, "squares": [], "reason": reason}
            self.say(*self._panels.card(name, self._panels.columns, found, prospects.flares(position, seat)))

    def _hint(self, school: str, rest: str) -> None:
        """What the adviser would choose, and how much better that is than the next best idea."""
        turn = seats.advice(self.game, self._seed)
        self.say(self.voice("hint", choice=turn.choices[0]))
        ahead = turn.reasons.get("ahead")
        if ahead is not None:
            names = [*map(self.voice.card, ahead.get("played", ())), *map(self.voice.task, ahead.get("claimed", ()))]
            percent = round(100 * ahead["by"])
            lead = self.voice("hint_ahead", percent=percent) if percent else self.voice("hint_even")
            self.say(self.voice("hint_idea", lead=lead, idea=", ".join(names)) if names else lead)

    def _card(self, school: str, rest: str) -> None:
        name = self.voice.find(rest)
        if name is None:
            self._refuse(self.voice("no_card", name=rest))
        elif name in TASKS:
            term = self.voice.names.tasks[name]
            self.say(self.style.bold(self.voice.task(name)), *wrapped(term.text, self._panels.columns, "  "))
        else:
            self.say(*self._panels.card(name, self._panels.columns))

    def _undo(self, school: str, rest: str) -> None:
        self.game.undo()
        self._seen[school] = self.game.state
        self._stale = True
        self._notices.append(self.voice("undone"))

    def _log(self, school: str, rest: str) -> None:
        number = int(rest) if rest.isdecimal() else 30
        entries = self.game.view(school)["log"]
        lines = self._told(entries[max(0, len(entries) - number) :])
        self.say(*lines or [self.voice("nothing")])

    def _redraw(self, school: str, rest: str) -> None:
        self._stale = True

    def _save(self, school: str, rest: str) -> None:
        if not rest:
            self._refuse(self.voice("file_needed", command="save"))
            return
        try:
            Path(rest).expanduser().write_text(self.game.record(frames=True), encoding="utf-8")
            self.say(self.voice("saved", file=rest))
        except OSError as error:
            self._refuse(self.voice("file_bad", file=rest, error=error.strerror or error))

    def _load(self, school: str, rest: str) -> None:
        if not rest:
            self._refuse(self.voice("file_needed", command="load"))
            return
        try:
            game = load(rest)
        except TashKalarError as error:
            self._refuse(self.voice("file_bad", file=rest, error=error.text))
            return
        except (OSError, UnicodeDecodeError) as error:
            why = getattr(error, "strerror", None) or error
            self._refuse(self.voice("file_bad", file=rest, error=why))
            return
        self._notices.append(self.voice("loaded", file=rest))
        self.begin_anew(game)

    def begin_anew(self, game: Game) -> None:
        self.game = game
        self._sit_down()

    def _resign(self, school: str, rest: str) -> None:
        self.game.resign(school)

    def _agree(self, school: str, rest: str) -> None:
        self.game.agree_to_end(school)
        self.say(self.voice.event(self.game.view(school)["log"][-1]))
        self._agree_for_bots()

    def _agree_for_bots(self) -> None:
        """Whoever has no keyboard agrees to what makes it win, and to nothing else."""
        for school in self._players:
            asked = not self.game.over and school not in self.game.agreed and school not in self._people
            if asked and self.game.wins_if_ended(school):
                self.game.agree_to_end(school)

    def _withdraw(self, school: str, rest: str) -> None:
        self.game.withdraw(school)
        self.say(self.voice.event(self.game.view(school)["log"][-1]))

    def _quit(self, school: str, rest: str) -> None:
        raise Leave


def load(path: str) -> Game:
    """The game a file holds."""
    return Game.from_record(Path(path).expanduser().read_text(encoding="utf-8"))
