"""The page: sums as sentences, tables and plots."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from ..simulate import SOURCES
from . import drawing
from .drawing import percent
from .estimates import Difference
from .summary import in_short, overview
from .sums import LEGENDS, NAMES, Card, Sums, differences, task_points

_SURE = 1.96
_STYLE = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")
_READING = (
    "Intervals are 95 %: of twenty numbers one lies outside by chance. A shared victory is divided among those who "
    "share it. What is shown as a bar or a field tells its numbers when one points at it."
)
_BEINGS = (
    "How often a being is summoned in a game by those who may have it, and by how many points in a hundred they win "
    "more often when they have summoned it than when they have not. That is no cause by itself: who wins summons more, "
    "and long games see more of everything. The last columns ask a question whose answer is one: how much "
    "more often does somebody win who was dealt the card into the first hand?"
)


def page(found: Sequence[Sums], others: Sequence[Sums] | None = None) -> str:
    """One page about some runs, each beside another of its kind where there is one."""
    beside = {one.kind: one for one in others or ()}
    titles = ", ".join(one.title for one in found) if len(found) < 4 else f"{len(found)} forms"
    links = "".join(f'<a href="#{_id(one)}">{escape(one.title)}</a>' for one in found)
    body = [
        f"<h1>Balance: {escape(titles)}</h1>",
        f'<p class="soft">{_READING}</p>',
        f"<nav>{links}</nav><h2>All forms</h2>{overview(found)}" if len(found) > 1 else "",
        *(_section(one, beside.get(one.kind), others is not None) for one in found),
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    head += f"<title>Balance: {escape(titles)}</title>"
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>\n{_STYLE}\n</style></head><body>\n'
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def command(sums: Sums) -> str:
    """What plays these games."""
    run = sums.run
    words = [
        "tashkalar lab simulate DIR",
        f"--bots {','.join(run['bots'])}",
        f"--form {run['form']}",
        f"--games {sums.games}",
    ]
    words += ["--team"] if run["team"] else []
    words += [f"--{key} {run[key]}" for key in ("nodes", "school", "seed") if run[key] is not None]
    return " ".join(words)


def _id(sums: Sums) -> str:
    return re.sub("[^a-z0-9]+", "-", sums.title.lower())


def _section(sums: Sums, other: Sums | None, compared: bool) -> str:
    low, high = sums.turns.interval()
    ends = ", ".join(f"{reason} {percent(number / sums.games)}" for reason, number in sums.reasons.most_common())
    names = sorted(sums.schools, key=lambda school: -sums.schools[school].mean)
    titles = {school: NAMES.schools_short.get(school, school) for school in names}
    fair = dict.fromkeys(names, sums.fair)
    parts = [
        f'<h2 id="{_id(sums)}">{escape(sums.title)}</h2>',
        f"<p>{sums.games:,} games. <code>{escape(command(sums))}</code></p>",
    ]
    if compared:
        parts.append(_comparison(sums, other))
    parts += [
        in_short(sums),
        "<h3>Schools</h3>",
        _figure(drawing.whiskers({titles[school]: sums.schools[school] for school in names}, sums.fair)),
        "<h3>Pairings</h3><p>How often the school of a row wins when that of the column is its enemy.</p>",
        _figure(drawing.matrix(titles, titles, sums.against, fair)),
    ]
    if sums.together:
        parts += ["<p>And when both are partners.</p>", _figure(drawing.matrix(titles, titles, sums.together, fair))]
    parts += [
        "<h3>Who begins</h3>",
        _figure(drawing.whiskers({f"seat {seat + 1}": rate for seat, rate in enumerate(sums.by_seat)}, sums.fair)),
        "<h3>Length</h3>",
        f"<p>{sums.turns.mean:.1f} turns a game ({low:.1f} to {high:.1f}). Ended by: {escape(ends)}. "
        f"Shared victories: {percent(sums.shared.mean)}.</p>",
        _figure(drawing.columns(sums.lengths)),
        *_points(sums, names),
        *_cards(sums),
        *_tasks(sums),
        *_flares(sums),
    ]
    return "\n".join(part for part in parts if part)


def _figure(drawn: str) -> str:
    return f"<figure>{drawn}</figure>"


def _points(sums: Sums, names: Sequence[str]) -> list[str]:
    kinds = [source for source in SOURCES if any(sums.sources[school, source].total for school in names)]
    if not kinds:
        return ["<h3>Points</h3><p>Nobody has made any.</p>"]
    rows = {
        NAMES.schools_short.get(school, school): {kind: sums.sources[school, kind].mean for kind in kinds}
        for school in names
    }
    means = ", ".join(f"{NAMES.schools_short.get(school, school)} {sums.points[school].mean:.2f}" for school in names)
    note = f"<p>All colours together; the lowest of them, which decides: {escape(means)}.</p>" if sums.sides > 2 else ""
    return ["<h3>Points by source</h3>", note, _figure(drawing.stacked(rows, kinds))]


# -- cards -------------------------------------------------------------------------------------------------------------
def _cards(sums: Sums) -> list[str]:
    decks: dict[str, dict[str, Card]] = {}
    for (deck, name), card in sums.cards.items():
        decks.setdefault(deck, {})[name] = card
    found = [
        "<h3>Beings</h3>",
        f"<p>{_BEINGS}</p>",
    ]
    for deck in sorted(decks, key=lambda deck: (deck == LEGENDS, deck)):
        if any(card.times.total for card in decks[deck].values()):
            title = f"<summary>{escape(deck.capitalize())}</summary>"
            found.append(f"<details open>{title}{_card_table(decks[deck], 'summoned')}</details>")
    return found


def _card_table(cards: dict[str, Card], used: str) -> str:
    order = sorted(cards.items(), key=lambda item: (-item[1].times.mean, item[0]))
    reach = max(
        [abs(end) for _, card in order for it in (card.change, card.gift) if it.known for end in it.interval()] + [0.1]
    )
    rows = [
        [
            escape(name),
            f"{card.times.mean:.3f}",
            percent(card.share),
            *_change(card.change, reach),
            *_change(card.gift, reach),
        ]
        for name, card in order
    ]
    return table(
        ["", f"{used} a game", "of games", f"wins if {used}", "95 %", "", "wins if dealt first", "95 %", ""], rows
    )


def _change(change: Difference, reach: float) -> list[str]:
    if not change.known:
        return ["-", "", ""]
    low, high = change.interval()
    return [
        _points_of(change.mean),
        f"{_points_of(low)} to {_points_of(high)}",
        drawing.spark(low, high, change.mean, reach),
    ]


def _points_of(value: float) -> str:
    return f"{100 * value:+.1f}"


def _tasks(sums: Sums) -> list[str]:
    if not sums.tasks:
        return []
    order = sorted(sums.tasks.items(), key=lambda item: (-item[1].claims, item[0]))
    rows = []
    for name, task in order:
        low, high = task.claimed.interval()
        rows.append(
            [
                escape(name),
                task_points(name),
                f"{task.claims / sums.games:.3f}",
                percent(task.claimed.mean),
                f"{percent(low)} to {percent(high)}",
            ]
        )
    return ["<h3>Tasks</h3>", table(["", "worth", "claimed a game", "whoever claimed it wins", "95 %"], rows)]


def _flares(sums: Sums) -> list[str]:
    low, high = sums.flares_each.interval()
    said = f"<p>Everybody invokes {sums.flares_each.mean:.2f} a game ({low:.2f} to {high:.2f}).</p>"
    return ["<h3>Flares</h3>", said, _card_table(sums.flares, "invoked") if sums.flares_each.total else ""]


# -- two runs ----------------------------------------------------------------------------------------------------------
def _comparison(sums: Sums, other: Sums | None) -> str:
    if other is None:
        return "<h3>Compared</h3><p>The other folder holds no run of this form and size.</p>"
    found = differences(sums, other)
    sure = [item for item in found if item[2].certainty > _SURE]
    said = (
        f"<p>With {other.games} games: <code>{escape(command(other))}</code>. {len(found)} numbers were compared; "
        f"{len(sure)} of them differ by more than their interval, where chance alone would make "
        f"{0.05 * len(found):.0f}. The surest first.</p>"
    )
    rows = []
    for about, name, difference in sure[:60]:
        low, high = difference.interval()
        values = [f"{value:.3f}" for value in (difference.one.mean, difference.other.mean)]
        rows.append(
            [
                escape(f"{about}: {name}"),
                *values,
                f"{difference.mean:+.3f}",
                f"{low:+.3f} to {high:+.3f}",
                f"{difference.certainty:.1f}",
            ]
        )
    return (
        "<h3>Compared</h3>" + said + table(["", "this run", "the other", "difference", "95 %", "standard errors"], rows)
    )


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<figure><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></figure>"
