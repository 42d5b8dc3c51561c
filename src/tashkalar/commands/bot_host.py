"""`tashkalar bot-host`: play games with a bot that is another program, over standard input and output."""

import argparse
import sys
from random import Random

from ..bots import LEVELS, Bot, Clock, Sight, make_bot, new_clock
from ..bots.lines import LineBot, Talk, farewell, greeting
from ..game import Game
from ..lab.numbers import at_least, positive
from ..rules.forms import FORMS, find_form
from ..rules.setup import Setup

_USUAL = ("northern", "highland", "southern", "sylvan")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--form", default="duel", choices=list(FORMS), help="default: duel")
    parser.add_argument("--team", action="store_true", help="two against two")
    parser.add_argument("--schools", metavar="A,B", help="schools in turn order")
    parser.add_argument("--seat", type=int, default=0, metavar="N", help="the program's seat, 0 for the first")
    parser.add_argument("--against", default="novice", choices=list(LEVELS), help="level of all other seats")
    parser.add_argument("--seconds", type=positive, default=1.0, metavar="S", help="the program's time for a turn")
    parser.add_argument("--games", type=at_least(1), default=1, metavar="N", help="games to play, one after the other")
    parser.add_argument("--seed", type=int, metavar="S", help="deal of the first game; the next ones count up")
    parser.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="PROGRAM ...",
        help="start this program and talk to it; without one the talk goes over this command's own input and output",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play the games; the results go to standard error, because standard output may be the conversation."""
    form = find_form(args.form)
    usual = [school for school in _USUAL if form.plays(school)]
    number = 4 if args.team else min(form.players)
    schools = tuple(args.schools.split(",")) if args.schools else tuple(usual[:number])
    setup = Setup.of(args.form, schools, args.team)
    program = args.program[1:] if args.program[:1] == ["--"] else args.program
    talk = None if program else Talk(sys.stdout, sys.stdin)
    first = Random().getrandbits(40) if args.seed is None else args.seed
    seat = args.seat % setup.seats
    for number in range(args.games):
        game = Game.new(setup.form.name, setup.schools, first + number, setup.team)
        _play(game, seat, program, talk, args)
        names = ", ".join(game.winners)
        print(f"game {number + 1}: {names} won, points {game.points}", file=sys.stderr)
    return 0


def _play(game: Game, seat: int, program: list[str], talk: Talk | None, args: argparse.Namespace) -> None:
    seats = range(game.setup.seats)
    bots: dict[int, Bot] = {other: make_bot(args.against) for other in seats if other != seat}
    guest = LineBot(program) if talk is None else None
    chance = [Random(f"{args.seed} {other}") for other in seats]
    if talk is not None:
        talk.say(greeting(game, game.setup.schools[seat]))
    turn, clock = (-1, -1), Clock(nodes=0)
    try:
        while not game.over:
            who = game.position.control
            if turn != (game.position.turn, who):
                turn = (game.position.turn, who)
                clock = Clock(args.seconds) if who == seat else new_clock(args.against)
            sight = Sight(game, rng=chance[who])
            if who != seat:
                option = bots[who].choose(sight, clock)
            elif guest is not None:
                option = guest.choose(sight, clock)
            else:
                assert talk is not None
                option = talk.choose(sight, clock, chance[who])
            game.play(option)
    finally:
        if guest is not None:
            guest.finish(game)
    if talk is not None:
        talk.say(farewell(game))
