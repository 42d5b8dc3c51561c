"""Plots as SVG, written out: whiskers, matrices, columns and stacked bars. Colours come from the style of the page."""

from collections.abc import Mapping, Sequence
from html import escape

from .estimates import Mean

_LINE, _LABEL, _WIDTH = 22, 190, 360


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def svg(width: float, height: float, parts: Sequence[str]) -> str:
    size = f'width="{_number(width)}" height="{_number(height)}" viewBox="0 0 {_number(width)} {_number(height)}"'
    return f'<svg {size} role="img">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{_number(x)}" y="{_number(y)}"{style}>{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str, hint: str = "", fill: str = "") -> str:
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    style = f' style="fill:{fill}"' if fill else ""
    told = f"<title>{escape(hint)}</title>" if hint else ""
    return f'<rect {place} class="{kind}"{style}>{told}</rect>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    ends = f'x1="{_number(x1)}" y1="{_number(y1)}" x2="{_number(x2)}" y2="{_number(y2)}"'
    return f'<line {ends} class="{kind}"/>'


def percent(value: float) -> str:
    return f"{value:.1%}"


def whiskers(rows: Mapping[str, Mean], middle: float) -> str:
    """A point with its interval for each, and a line where nothing makes a difference."""
    ends = [end for mean in rows.values() for end in mean.interval()]
    reach = max([abs(end - middle) for end in ends] + [0.02]) * 1.05

    def at(value: float) -> float:
        return _LABEL + _WIDTH / 2 + (value - middle) / reach * _WIDTH / 2

    height = _LINE * len(rows) + 18
    parts = [line(at(middle), 0, at(middle), height - 16, "fair"), text(at(middle), height - 3, percent(middle), "mid")]
    for row, (label, mean) in enumerate(rows.items()):
        y = _LINE * row + _LINE / 2
        low, high = mean.interval()
        said = f"{percent(mean.mean)} ({percent(low)} to {percent(high)}), {mean.number} games"
        parts += [
            text(_LABEL - 8, y + 4, label, "end"),
            line(at(low), y, at(high), y, "whisker"),
            box(at(mean.mean) - 3, y - 5, 6, 10, "dot", said),
            text(_LABEL + _WIDTH + 8, y + 4, said),
        ]
    return svg(_LABEL + _WIDTH + 300, height, parts)


def matrix(names: Sequence[str], cells: Mapping[tuple[str, str], Mean], middle: float) -> str:
    """The rate of each row against each column: warm where it is more than fair, cold where it is less."""
    wide, high, left, top = 86, 30, 110, 22
    parts = [text(left + wide * column + wide / 2, top - 8, name, "mid") for column, name in enumerate(names)]
    strongest = max([abs(cell.mean - middle) for cell in cells.values()] + [0.05])
    for row, one in enumerate(names):
        parts.append(text(left - 8, top + high * row + 19, one, "end"))
        for column, other in enumerate(names):
            cell = cells.get((one, other))
            if cell is None:
                continue
            x, y = left + wide * column, top + high * row
            share = (cell.mean - middle) / strongest
            low, up = cell.interval()
            hint = f"{one}, {other}: {percent(cell.mean)} ({percent(low)} to {percent(up)}), {cell.number} games"
            colour = f"rgba({'217,119,6' if share > 0 else '37,99,235'},{abs(share) * 0.6:.2f})"
            parts += [
                box(x, y, wide - 2, high - 2, "cell", hint, colour),
                text(x + wide / 2, y + 19, percent(cell.mean), "mid"),
            ]
    return svg(left + wide * len(names), top + high * len(names), parts)


def columns(counts: Mapping[int, int], most: int = 40) -> str:
    """How often each number comes up, neighbours together where there are many."""
    first, last = min(counts), max(counts)
    step = max(1, -(-(last - first + 1) // most))
    heights: dict[int, int] = {}
    for value, count in counts.items():
        heights[(value - first) // step] = heights.get((value - first) // step, 0) + count
    number, tall, wide = (last - first) // step + 1, 120, 16
    total = sum(counts.values())
    parts = []
    for place in range(number):
        count = heights.get(place, 0)
        start = first + place * step
        label = str(start) if step == 1 else f"{start} to {start + step - 1}"
        height = tall * count / max(heights.values())
        parts.append(
            box(
                wide * place,
                tall - height,
                wide - 2,
                height,
                "bar",
                f"{label}: {count} games, {percent(count / total)}",
            )
        )
        if place % 5 == 0:
            parts.append(text(wide * place, tall + 14, str(start)))
    return svg(max(60, wide * number), tall + 18, parts)


def stacked(rows: Mapping[str, Mapping[str, float]], kinds: Sequence[str]) -> str:
    """Bars made of parts; what is below nothing goes to the left."""
    most = max([sum(part for part in parts.values() if part > 0) for parts in rows.values()] + [0.1])
    least = min([sum(part for part in parts.values() if part < 0) for parts in rows.values()] + [0.0])
    scale = _WIDTH / (most - least)
    origin = _LABEL - least * scale
    drawn = []
    for place, kind in enumerate(kinds):
        drawn += [box(_LABEL + 110 * place, 0, 12, 12, f"part{place}"), text(_LABEL + 110 * place + 17, 10, kind)]
    for row, (label, parts) in enumerate(rows.items()):
        y, right, left = 22 + _LINE * row, origin, origin
        drawn.append(text(_LABEL - 8, y + 14, label, "end"))
        for place, kind in enumerate(kinds):
            width = abs(parts[kind]) * scale
            if width:
                left = left if parts[kind] > 0 else left - width
                drawn.append(
                    box(
                        right if parts[kind] > 0 else left,
                        y,
                        width,
                        _LINE - 5,
                        f"part{place}",
                        f"{label}, {kind}: {parts[kind]:.2f}",
                    )
                )
                right += width if parts[kind] > 0 else 0
        drawn.append(text(right + 6, y + 14, f"{sum(parts.values()):.2f}"))
    return svg(_LABEL + max(_WIDTH + 60, 110 * len(kinds)), 22 + _LINE * len(rows), drawn)


def spark(low: float, high: float, mean: float, reach: float) -> str:
    """A small whisker around nothing, for a line of a table; there are hundreds of them, so it is short."""

    def at(value: float) -> str:
        return _number(45 + max(-1.0, min(1.0, value / reach)) * 43)

    sure = "plus" if low > 0 else "minus" if high < 0 else "open"
    drawn = f'<path d="M45 0V12M{at(low)} 6H{at(high)}"/><path class="{sure}" d="M{at(mean)} 2v8"/>'
    return f'<svg class="spark">{drawn}</svg>'
