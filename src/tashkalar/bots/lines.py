"""The line protocol: a bot in another process or language, one JSON object a line. Described in docs/bots.md."""

import json
import subprocess
import threading
from collections.abc import Iterable, Sequence
from queue import Empty, Queue
from random import Random
from typing import IO, Any

from ..errors import TashKalarError
from ..game import Game
from ..rules.action import Option
from .clock import Clock, thinking
from .protocol import Bot, Explanation, Sight

_PATIENCE = 5.0  # seconds beyond ten times its clock after which a silent bot has failed
_TRIES = 3


class BotFailed(TashKalarError):
    """A foreign bot has gone away, is silent, or does not speak the protocol."""


class Talk:
    """The host's end of a conversation: says lines, hears lines, answers `try`."""

    def __init__(self, out: IO[str], heard: Iterable[str]) -> None:
        self._out = out
        self._heard: Queue[str | None] = Queue()
        threading.Thread(target=self._listen, args=(heard,), daemon=True).start()

    def _listen(self, heard: Iterable[str]) -> None:
        for line in heard:
            self._heard.put(line)
        self._heard.put(None)

    def say(self, message: dict[str, Any]) -> None:
        try:
            self._out.write(json.dumps(message) + "\n")
            self._out.flush()
        except OSError as error:
            raise BotFailed("bot_gone", "the bot has gone away") from error

    def hear(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._heard.get(timeout=seconds)
        except Empty as error:
            raise BotFailed("bot_silent", f"the bot has not answered for {seconds:.0f} seconds") from error
        if line is None:
            raise BotFailed("bot_gone", "the bot has gone away")
        try:
            message = json.loads(line)
        except ValueError as error:
            raise BotFailed("bot_words", f"the bot's line is no JSON: {line.strip()[:80]!r}") from error
        if not isinstance(message, dict):
            raise BotFailed("bot_words", f"the bot's line is no JSON object: {line.strip()[:80]!r}")
        return message

    def choose(self, sight: Sight, clock: Clock, rng: Random) -> Option:
        """Ask for a choice; what is not on offer is refused and asked again."""
        question: dict[str, Any] = {"type": "choose", "seconds": clock.seconds, "nodes": clock.nodes}
        self.say({**question, "view": sight.view, "options": [str(option) for option in sight.options]})
        patience = _PATIENCE + 10 * (clock.seconds or 60.0)
        refused = 0
        while True:
            message = self.hear(patience)
            if "try" in message:
                self.say(tried(sight, message["try"], rng))
                continue
            option = sight.option(str(message.get("choice")))
            if option is not None:
                return option
            refused += 1
            if refused == _TRIES:
                raise BotFailed("bot_illegal", f"the bot insists on {message.get('choice')!r}, which is not on offer")
            self.say({"type": "refused", "choice": message.get("choice"), "text": "this is not on offer"})


def tried(sight: Sight, choices: Any, rng: Random) -> dict[str, Any]:
    """What some choices would lead to, in a game in which the unseen cards are dealt anew."""
    game = sight.sample(rng)
    try:
        for choice in choices if isinstance(choices, list) else [choices]:
            game.play(str(choice))
    except TashKalarError as error:
        return {"type": "tried", "error": error.describe()}
    return {"type": "tried", "view": game.view(sight.school), "options": [str(option) for option in game.options]}


def greeting(game: Game, school: str) -> dict[str, Any]:
    setup = game.setup
    return {"type": "game", "form": setup.form.name, "team": setup.team, "schools": list(setup.schools), "seat": school}


def farewell(game: Game) -> dict[str, Any]:
    return {"type": "over", "winners": game.winners, "points": game.points}


class LineBot(Bot):
    """A bot that is a program of its own."""

    level = "cmd"

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._process: subprocess.Popen[str] | None = None
        self._talk: Talk | None = None

    def choose(self, sight: Sight, clock: Clock) -> Option:
        with thinking(clock):
            return self._started(sight).choose(sight, clock, self.chance(sight))

    def explain(self, sight: Sight, clock: Clock, number: int = 3) -> Explanation:
        return Explanation(self.level, f"the program {' '.join(self._command)} keeps its reasons to itself")

    def _started(self, sight: Sight) -> Talk:
        if self._talk is None:
            try:
                self._process = subprocess.Popen(  # noqa: S603  (the user named the program)
                    self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                )
            except OSError as error:
                raise BotFailed("bot_start", f"cannot start {self._command[0]!r}: {error.strerror}") from error
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._talk = Talk(self._process.stdin, self._process.stdout)
            self._talk.say(greeting(sight.sample(Random(0)), sight.school))
        return self._talk

    def finish(self, game: Game) -> None:
        if self._talk is not None and self._process is not None:
            try:
                self._talk.say(farewell(game))
                assert self._process.stdin is not None
                self._process.stdin.close()
                self._process.wait(timeout=2)
            except (BotFailed, OSError, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
        self._process = self._talk = None
