"""`tashkalar text`: play in the terminal."""

import argparse
import os
import sys
from contextlib import suppress
from datetime import date
from importlib import import_module
from io import TextIOWrapper
from random import Random

from ..errors import SetupError
from ..game import Game
from ..language import CODES
from ..learn import puzzles
from ..rules.forms import FORMS, find_form
from ..rules.school import SCHOOLS
from ..terminal import seats
from ..terminal.puzzle import PuzzleTable
from ..terminal.style import Style, can_unicode, wants_colour
from ..terminal.table import Table, load
from ..terminal.voice import Voice

OPPONENT = "novice"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", choices=FORMS, default="high", help="the form of the game (default: high)")
    parser.add_argument("--team", action="store_true", help="two teams of two (forms high and duel)")
    parser.add_argument(
        "--schools",
        metavar="A,B",
        help=f"schools in turn order, of {', '.join(SCHOOLS)}; the default fits the form",
    )
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help=f"who plays each seat, of {', '.join(seats.KINDS)} (default: human, then {OPPONENT})",
    )
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--language", choices=CODES, default="en", help="language of texts (default: en)")
    parser.add_argument("--puzzle", type=int, metavar="N", help="solve a puzzle by its number; 0: that of the day")
    parser.add_argument(
        "--theme",
        choices=(*puzzles.MOTIFS, *SCHOOLS),
        help="with --puzzle 0: one of this motif or school, another each day",
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--colour", choices=("auto", "always", "never"), default="auto", help="ANSI colours")
    parser.add_argument("--ascii", action="store_true", help="draw with ASCII letters only")


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the user leaves."""
    table = _game(args) if args.puzzle is None else _puzzle(args)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an accent the terminal lacks is no reason to stop
    with suppress(ImportError):  # not every Python has it
        import_module("readline")
    try:
        return table.play()
    except BrokenPipeError:
        # Nobody reads on; what is still in the buffer must not be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _game(args: argparse.Namespace) -> Table:
    seed = Random().getrandbits(30) if args.seed is None else args.seed
    try:
        game = load(args.load) if args.load else _new(args, seed)
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError("file", f"{args.load}: {getattr(error, 'strerror', None) or error}", file=args.load) from error
    number = game.setup.seats
    kinds = args.seats.split(",") if args.seats else [seats.HUMAN, *[OPPONENT] * (number - 1)]
    if len(kinds) != number:
        raise SetupError(
            "seats", f"{number} seats need {number} players, not {len(kinds)}", need=number, have=len(kinds)
        )
    return Table(game, kinds, Voice(args.language), _style(args), sys.stdin, sys.stdout, seed)


def _puzzle(args: argparse.Namespace) -> Table:
    wanted = puzzles.daily(date.today(), args.theme) if args.puzzle == 0 else puzzles.puzzle(args.puzzle)
    if wanted is None:
        raise SetupError("puzzle", "there are no puzzles here")
    return PuzzleTable(wanted, Voice(args.language), _style(args), sys.stdin, sys.stdout)


def _style(args: argparse.Namespace) -> Style:
    colour = args.colour == "always" or (args.colour == "auto" and wants_colour(sys.stdout))
    return Style(colour=colour, unicode=can_unicode(sys.stdout) and not args.ascii)


def _new(args: argparse.Namespace, seed: int) -> Game:
    if args.schools:
        schools = [school.strip() for school in args.schools.split(",")]
    else:
        schools = find_form(args.form).schools[: 4 if args.team else min(find_form(args.form).players)]
    return Game.new(args.form, schools, seed=seed, team=args.team)
