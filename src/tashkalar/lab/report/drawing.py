"""Plots as tables whose lines hold drawings, and as SVG: they fit a phone. Colours come from the style of the page."""

from collections.abc import Mapping, Sequence
from html import escape

from .estimates import Mean


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def svg(width: float, height: float, parts: Sequence[str]) -> str:
    size = f'width="{_number(width)}" height="{_number(height)}" viewBox="0 0 {_number(width)} {_number(height)}"'
    return f'<svg {size} role="img">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str) -> str:
    return f'<text x="{_number(x)}" y="{_number(y)}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str, hint: str) -> str:
    place = f'x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" height="{_number(height)}"'
    return f'<rect {place} class="{kind}"><title>{escape(hint)}</title></rect>'


def percent(value: float) -> str:
    return f"{value:.1%}"


def whiskers(rows: Mapping[str, Mean], middle: float) -> str:
    """A point with its interval for each, and a line where nothing makes a difference."""
    ends = [end for mean in rows.values() for end in mean.interval()]
    reach = max([abs(end - middle) for end in ends] + [0.02]) * 1.05

    def at(value: float) -> float:
        return 50 + 50 * (value - middle) / reach

    lines = []
    for label, mean in rows.items():
        low, high = mean.interval()
        marks = [_mark("fair", 50), _mark("whisker", at(low), at(high) - at(low)), _mark("dot", at(mean.mean))]
        numbers = [percent(mean.mean), f"{percent(low)} to {percent(high)}", f"{mean.number:,} games"]
        lines.append(_row(label, "".join(marks), numbers))
    return _plot(lines, f"The line in the middle: {percent(middle)}")


def matrix(
    names: Mapping[str, str],
    columns: Mapping[str, str],
    cells: Mapping[tuple[str, str], Mean],
    fair: Mapping[str, float],
) -> str:
    """The rate of each row at each column: warm where it is more than fair there, cold where it is less."""
    reach = max([abs(cell.mean - fair[column]) for (_, column), cell in cells.items()] + [0.05])
    lines = ["<tr><th></th>" + "".join(f"<th>{escape(title)}</th>" for title in columns.values()) + "</tr>"]
    for name, title in names.items():
        drawn = [f"<th>{escape(title)}</th>"]
        for column in columns:
            cell = cells.get((name, column))
            if cell is None:
                drawn.append("<td></td>")
                continue
            share = (cell.mean - fair[column]) / reach
            low, high = cell.interval()
            said = f"{percent(cell.mean)} ({percent(low)} to {percent(high)}), {cell.number} games"
            hint = f"{title}, {columns[column]}: {said}"
            colour = f"rgba({'217,119,6' if share > 0 else '37,99,235'},{abs(share) * 0.6:.2f})"
            drawn.append(f'<td title="{escape(hint)}" style="background:{colour}">{percent(cell.mean)}</td>')
        lines.append(f"<tr>{''.join(drawn)}</tr>")
    return f'<table class="matrix">{"".join(lines)}</table>'


def columns(counts: Mapping[int, int], most: int = 32) -> str:
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
    scale = 100 / (most - least)
    key = "".join(f'<span><i class="part{place}"></i>{escape(kind)}</span> ' for place, kind in enumerate(kinds))
    lines = []
    for label, parts in rows.items():
        left = right = -least * scale
        drawn = [_mark("fair", left)] if least else []
        for place, kind in enumerate(kinds):
            width = abs(parts[kind]) * scale
            left -= width if parts[kind] < 0 else 0
            start = left if parts[kind] < 0 else right
            right += width if parts[kind] > 0 else 0
            if width:
                drawn.append(_mark(f"part{place}", start, width, f"{label}, {kind}: {parts[kind]:.2f}"))
        lines.append(_row(label, "".join(drawn), [f"{sum(parts.values()):.2f}"]))
    return f'<p class="key">{key}</p>{_plot(lines)}'


def _mark(kind: str, left: float, width: float | None = None, hint: str = "") -> str:
    """Something in a line of a plot, by its place from 0 to 100."""
    place = f"left:{_number(left)}%" + ("" if width is None else f";width:{width:.2f}%")
    told = f' title="{escape(hint)}"' if hint else ""
    return f'<i class="{kind}" style="{place}"{told}></i>'


def _row(label: str, drawn: str, numbers: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(number)}</td>" for number in numbers)
    return f"<tr><th>{escape(label)}</th><td><div>{drawn}</div></td>{cells}</tr>"


def _plot(lines: Sequence[str], note: str = "") -> str:
    told = f"<caption>{escape(note)}</caption>" if note else ""
    return f'<table class="plot">{told}{"".join(lines)}</table>'


def spark(low: float, high: float, mean: float, reach: float) -> str:
    """A small whisker around nothing, for a line of a table; there are hundreds of them, so it is short."""

    def at(value: float) -> str:
        return _number(45 + max(-1.0, min(1.0, value / reach)) * 43)

    sure = "plus" if low > 0 else "minus" if high < 0 else "open"
    drawn = f'<path d="M45 0V12M{at(low)} 6H{at(high)}"/><path class="{sure}" d="M{at(mean)} 2v8"/>'
    return f'<svg class="spark">{drawn}</svg>'
