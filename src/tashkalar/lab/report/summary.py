"""What a run says in a few sentences, and several runs in one table."""

from collections.abc import Sequence
from html import escape
from statistics import NormalDist

from . import drawing
from .drawing import percent
from .estimates import Mean
from .sums import NAMES, Sums

_NAMED = 3  # cards and tasks that are named
_SEATS = ("first", "second", "third", "fourth")


def in_short(sums: Sums) -> str:
    """The most telling numbers of a run."""
    said = [_schools(sums), _seats(sums), _dealt(sums), _tasks(sums)]
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in said if sentence) + "</ul>"


def _schools(sums: Sums) -> str:
    order = sorted(sums.schools.items(), key=lambda item: -item[1].mean)
    (best, most), (worst, least) = order[0], order[-1]
    if most.interval()[0] <= sums.fair <= least.interval()[1]:
        return f"No school wins more or less often than is fair ({percent(sums.fair)}), as far as can be seen."
    names = [NAMES.schools_short.get(school, school) for school in (best, worst)]
    least_of_all = f"{names[1]} least ({percent(least.mean)}); fair is {percent(sums.fair)}"
    return f"{names[0]} wins most ({percent(most.mean)}), {least_of_all}."


def _seats(sums: Sums) -> str:
    """Which seats win more or less often than is fair; partners sit at every second."""
    apart = []
    for seat, rate in enumerate(sums.by_seat[: sums.sides]):
        low, high = rate.interval()
        if not low <= sums.fair <= high:
            apart.append(f"{_SEATS[seat]} wins {percent(rate.mean)} ({percent(low)} to {percent(high)})")
    who = "The side that moves" if sums.run["team"] else "Who moves"
    if apart:
        return f"{who} {', '.join(apart)}; fair is {percent(sums.fair)}."
    low, high = sums.by_seat[0].interval()
    first = f"{percent(sums.by_seat[0].mean)} ({percent(low)} to {percent(high)})"
    return f"{who} first wins {first}: the seat makes no difference that could be seen."


def _dealt(sums: Sums) -> str:
    """The cards that change the chance most, of those that surely do: so many are asked that some seem to by chance."""
    known = [(name, card.gift) for (_, name), card in sums.cards.items() if card.gift.known]
    enough = NormalDist().inv_cdf(1 - 0.025 / max(1, len(known)))
    sure = sorted((gift.mean, name) for name, gift in known if gift.certainty > enough)
    worst = [f"{name} ({100 * gift:+.1f})" for gift, name in sure[:_NAMED] if gift < 0]
    best = [f"{name} ({100 * gift:+.1f})" for gift, name in sure[: -_NAMED - 1 : -1] if gift > 0]
    if not best and not worst:
        return "No being in the first hand changes the chance by more than chance makes one of so many seem to."
    parts = [
        f"raise the chance most: {', '.join(best)}" if best else "",
        f"lower it most: {', '.join(worst)}" if worst else "",
    ]
    told = "; ".join(part for part in parts if part)
    return f"Beings that, dealt into the first hand, {told} (points in a hundred)."


def _tasks(sums: Sums) -> str:
    order = sorted(sums.tasks.items(), key=lambda item: (-item[1].claims, item[0]))
    if not order:
        return ""
    most, least = (
        ", ".join(f"{name} ({task.claims / sums.games:.3f} a game)" for name, task in some)
        for some in (order[:_NAMED], order[: -_NAMED - 1 : -1])
    )
    return f"Claimed most: {most}. Least: {least}."


def overview(found: Sequence[Sums]) -> str:
    """How often each school wins in each run, with what would be fair there."""
    columns = {str(place): one.title for place, one in enumerate(found)}
    cells: dict[tuple[str, str], Mean] = {
        (school, str(place)): rate for place, one in enumerate(found) for school, rate in one.schools.items()
    }
    schools = {school: 0.0 for school, _ in cells}
    for (school, place), rate in cells.items():
        schools[school] += rate.mean - found[int(place)].fair
    names = {
        school: NAMES.schools_short.get(school, school) for school in sorted(schools, key=lambda one: -schools[one])
    }
    fair = {str(place): one.fair for place, one in enumerate(found)}
    lengths = ", ".join(f"{one.title} {one.turns.mean:.1f}" for one in found)
    return (
        f"<p>How often each school wins. Fair is {_fair(found)}.</p>"
        f"<figure>{drawing.matrix(names, columns, cells, fair)}</figure>"
        f"<p>Turns a game: {escape(lengths)}.</p>"
    )


def _fair(found: Sequence[Sums]) -> str:
    shares = sorted({one.sides for one in found})
    return ", ".join(f"{percent(1 / sides)} where {sides} sides play" for sides in shares)
