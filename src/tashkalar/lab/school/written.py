"""What can be said of a school without playing it: its figures beside those of the game's own schools, its texts."""

from collections.abc import Iterator
from typing import NamedTuple

from ...language import CODES, decks
from ...learn import figures
from ...rules.action import RANKS
from ...rules.card import DECKS, Being
from ...rules.figure import Figure
from ...rules.school import SCHOOLS, School


class Finding(NamedTuple):
    """Something a designer may want to know. It is no fault: it may be just what was wanted."""

    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.about}: {self.text}"


def beings(school: School) -> list[Being]:
    """The deck a school plays."""
    return [card for card in DECKS[school.deck] if isinstance(card, Being)]


def native(school: School) -> list[School]:
    """The game's own schools to compare with: those that bring no look of their own, and play other cards."""
    return [one for one in SCHOOLS.values() if one.look is None and one.deck != school.deck]


def stones(figure: Figure) -> int:
    """How many pieces a figure needs."""
    return len(figure.cells)


def size(figure: Figure) -> int:
    """Its longer side, in squares."""
    described = figure.describe()
    width, height = described["width"], described["height"]
    assert isinstance(width, int)
    assert isinstance(height, int)
    return max(width, height)


def gap(figure: Figure) -> int:
    """The longest way from one part of a figure to the next, in squares: 1 where everything touches."""
    described = figure.describe()["cells"]
    assert isinstance(described, list)
    left = {(cell["x"], cell["y"]) for cell in described if cell["kind"] not in ("marked", "inner", "mirror")}
    reached, longest = {left.pop()}, 0
    while left:
        way, place = min((max(abs(x - a), abs(y - b)), (x, y)) for x, y in left for a, b in reached)
        longest = max(longest, way)
        left.remove(place)
        reached.add(place)
    return longest


_MEASURES = {
    "pieces": stones,
    "squares wide or high": size,
    "squares from one part to the next": gap,
}


def look_at_figures(school: School) -> Iterator[Finding]:
    """Figures that stand out, and figures there are already."""
    others = {one.deck: beings(one) for one in native(school)}
    mine = beings(school)
    for rank, name in enumerate(RANKS[:2]):
        of_rank = [being for being in mine if being.rank == rank]
        usual = {sum(being.rank == rank for being in deck) for deck in others.values()}
        if len(of_rank) not in usual:
            yield Finding(school.name, f"{len(of_rank)} {name} beings; the other schools have {_range(usual)}")
        peers = [being for deck in others.values() for being in deck if being.rank == rank]
        for what, measure in _MEASURES.items():
            known = {measure(being.figure) for being in peers}
            for being in of_rank:
                found = measure(being.figure)
                if not min(known) <= found <= max(known):
                    yield Finding(
                        being.name, f"{found} {what}; {name} beings of the other schools have {_range(known)}"
                    )
        shares = [figures.share(being.figure, rank) for being in peers]
        for being in of_rank:
            share = figures.share(being.figure, rank)
            if not min(shares) <= share <= max(shares):
                often = f"from {min(shares):.0%} to {max(shares):.0%}"
                yield Finding(being.name, f"can be summoned in {share:.0%} of positions; others of its rank in {often}")
    for being in mine:
        for other in figures.alike(being.figure):
            if other is not being and not (other.deck == being.deck and other.name < being.name):
                whose = "in the same deck" if other.deck == being.deck else f"of the deck {other.deck}"
                yield Finding(being.name, f"has the figure of {other.name} {whose}, turned or mirrored")


def _range(known: set[int]) -> str:
    return str(min(known)) if min(known) == max(known) else f"{min(known)} to {max(known)}"


def look_at_texts(school: School) -> Iterator[Finding]:
    """What is not written in one of the languages, and what is longer than any card's text has been so far."""
    peers = [being for one in native(school) for being in beings(one)]
    for code in CODES:
        file = decks.written(school.deck, code)
        if not file:
            yield Finding(school.name, f"{code}: nothing is written beside the deck ({code}.toml); English is shown")
            continue
        named = file.get("schools", {}).get(school.name, {})
        for part in ("name", "short"):
            if part not in named:
                yield Finding(school.name, f"{code}: the school has no {part}")
        if school.colour not in file.get("colours", {}):
            yield Finding(school.name, f"{code}: the colour {school.colour} has no name")
        longest = max(len(_text(being, code)) for being in peers)
        for being in beings(school):
            entry = file.get("cards", {}).get(being.name, {})
            missing = [part for part in _parts(being) if code != decks.ENGLISH and part not in entry]
            if missing:
                yield Finding(being.name, f"{code}: there is no {' and no '.join(missing)}; the English one is shown")
            if len(_text(being, code)) > longest:
                text = f"{code}: its text has {len(_text(being, code))} letters; the longest so far has {longest}"
                yield Finding(being.name, text)


def _parts(being: Being) -> list[str]:
    """What there is to be said of a being in every language; English has it in the code."""
    further = [kind for kind in ("warp", "frozen") if getattr(being, kind) is not None]
    return ["name", "text", *further]


def _text(being: Being, code: str) -> str:
    found: str = decks.of_card(being.name, code).get("text", being.text)
    return found
