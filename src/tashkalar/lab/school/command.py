"""`tashkalar lab school NAME`: what there is to say of a school, its faults last."""

import argparse
import json
from typing import Any

from ...errors import NotAllowed
from ...language import language
from ...learn import figures
from ...rules.action import RANKS
from ...rules.card import CARDS, Being
from ...rules.forms import FORMS, find_form
from ...rules.school import SCHOOLS, School, find_school
from .. import executor, soak, tables
from ..matches import Outcome, Tally
from ..numbers import at_least
from ..progress import Progress
from . import balance, trials, written


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", choices=SCHOOLS, metavar="NAME", help=f"one of {', '.join(SCHOOLS)}")
    parser.add_argument(
        "--positions", type=at_least(0), default=50, metavar="N", help="positions to try each card in (default: 50)"
    )
    parser.add_argument(
        "--games", type=at_least(0), default=40, metavar="N", help="games against each other school (default: 40)"
    )
    parser.add_argument(
        "--soak", type=at_least(0), default=4, metavar="N", help="random games of each form, all checked (default: 4)"
    )
    forms = [name for name, form in FORMS.items() if 2 in form.players]
    parser.add_argument("--form", default="duel", choices=forms, help="of the games (default: duel)")
    parser.add_argument("--bot", default="adept", metavar="BOT", help="who plays both sides (default: adept)")
    parser.add_argument(
        "--nodes", type=at_least(1), default=200, metavar="N", help="positions a turn it looks at (default: 200)"
    )
    executor.arguments(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="another seed, other games (default: 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


def run(args: argparse.Namespace) -> int:
    """Look, try, play, tell; status 1 if anything is at fault."""
    school = find_school(args.name)
    if args.games and not find_form(args.form).plays(school.name):
        raise NotAllowed("form", f"{school.name} does not play the form {args.form}; choose another with --form")
    noticed = [*written.look_at_figures(school), *written.look_at_texts(school)]
    tried, played = _work(school, args)
    faults = trials.repeated([fault for one in tried for fault in one.faults])
    if args.json:
        print(json.dumps(_plain(school, noticed, tried, played)))
    else:
        _tell(school, noticed, tried, played, args)
        for fault, number in faults:
            print(f"\n{fault}(met {number} times)")
        for broken in played.faults:
            print(f"\n{broken}")
        number = len(faults) + len(played.faults)
        print(f"\n{number} faults" if number else "\nno faults")
    return 1 if faults or played.faults else 0


def _work(school: School, args: argparse.Namespace) -> tuple[list[trials.Trials], balance.Balance]:
    """Everything that takes a while."""
    cards = [trials.Trial(school.name, being.name, args.positions, args.seed) for being in written.beings(school)]
    kinds = [kind for kind in soak.KINDS if soak.seatings(kind, (school.name,))]
    checked = [(kind, args.seed, number, school.name) for number in range(args.soak) for kind in kinds]
    todo = balance.bouts(school, args.games, args.form, args.bot, args.nodes, args.seed)
    found = balance.begun(school, todo)
    tried: list[trials.Trials] = []
    hands = executor.chosen(args)
    with Progress(len(cards) + len(checked) + len(todo), "school") as progress:
        for one in hands.run(trials.try_cards, cards):
            tried.append(one)
            progress.step(note="effects")
        done = 0
        for totals in hands.run(balance.soaked, checked):
            done += 1
            if isinstance(totals, balance.Broken):
                found.faults.append(totals)
            progress.step(note="every form")
        for outcome in hands.run(balance.tried, todo):
            done += 1
            if isinstance(outcome, Outcome):
                found.add(outcome)
            else:
                found.faults.append(outcome)
            progress.step(note="balance")
    # What kills a process gives no answer, and that is a fault too.
    silent = {card.card for card in cards} - {one.card for one in tried}
    found.faults += [balance.Broken(card, "a process died each time it tried this card") for card in sorted(silent)]
    if lost := len(checked) + len(todo) - done:
        found.faults.append(balance.Broken(f"{lost} games", "a process died each time it played them"))
    order = [being.name for being in written.beings(school)]
    tried.sort(key=lambda one: order.index(one.card))
    return tried, found


# -- telling -----------------------------------------------------------------------------------------------------------
def _tell(
    school: School,
    noticed: list[written.Finding],
    tried: list[trials.Trials],
    played: balance.Balance,
    args: argparse.Namespace,
) -> None:
    english = language("en")
    print(f"{english.schools[school.name]} ({school.name}, {school.colour}): {len(tried)} beings")
    for finding in noticed:
        print(f"  {finding}")
    print("\nCards: in how many real positions they can be summoned, and what came of them")
    headings = ["", "rank", "possible", "tried", "asked", "idle", "summoned", "wins", "95 %"]
    tables.show(headings, [_row(one, played) for one in tried], words=("", "rank"))
    if played.standing.games:
        print(f"\nBalance: {args.form}, {args.bot} on both sides, {args.nodes} positions a turn")
        others = [label for label in played.standing.labels if label != school.name]
        rows = [_against(other, played.standing.against[school.name, other]) for other in others]
        rows.append(_against("all of them", played.standing.total[school.name]))
        tables.show(["against", "games", "wins", "95 %"], rows, words=("against",))


def _row(one: trials.Trials, played: balance.Balance) -> list[str]:
    being = CARDS[one.card]
    assert isinstance(being, Being)
    tally = played.cards.get(one.card, Tally())
    low, high = tally.interval()
    return [
        one.card,
        RANKS[being.rank],
        f"{figures.share(being.figure, being.rank):.0%}",
        str(one.positions),
        str(one.asked),
        str(one.idle),
        str(played.summoned[one.card]),
        f"{tally.rate:.0%}" if tally.games else "-",
        f"{low:.0%}-{high:.0%}" if tally.games else "-",
    ]


def _against(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval()
    return [name, str(tally.games), f"{tally.rate:.1%}", f"{low:.1%}-{high:.1%}"]


def _plain(
    school: School, noticed: list[written.Finding], tried: list[trials.Trials], played: balance.Balance
) -> dict[str, Any]:
    """JSON-ready."""
    return {
        "school": school.name,
        "notes": [{"about": finding.about, "text": finding.text} for finding in noticed],
        "trials": {
            one.card: {"positions": one.positions, "choices": one.choices, "asked": one.asked, "idle": one.idle}
            for one in tried
        },
        "balance": balance.plain(played),
        "faults": [
            *({"about": fault.card, "error": fault.error, "position": fault.position, "play": fault.play}
              for one in tried for fault in one.faults),
            *({"about": broken.about, "error": broken.error} for broken in played.faults),
        ],
    }  # fmt: skip
