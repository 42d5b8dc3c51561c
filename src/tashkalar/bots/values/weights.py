"""The weights of the evaluation: data files beside this module, one vector for each form and moment.

`handmade` was written down by hand; `tuned` comes from self-play (`tashkalar lab tune`), `seasoned` from more of it.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from ...errors import UnknownName
from ...rules.forms import Form
from .evaluation import FEATURES, Weights

FOLDER = Path(__file__).parent
NAMES = ("seasoned", "tuned", "handmade")
BEST = NAMES[0]  # by which champion and master play
FORMS = ("high", "duel", "melee")
MOMENTS = ("after", "before")


@cache
def load(name: str = "tuned") -> dict[str, Weights]:
    """The weights of a shipped set, or of a file; for each form."""
    path = FOLDER / f"{name}.json" if name in NAMES else Path(name)
    try:
        data = json.loads(path.read_text())
        return {form: {moment: _vector(data[form][moment]) for moment in MOMENTS} for form in FORMS}
    except (OSError, ValueError, KeyError) as error:
        raise UnknownName("weights", f"there are no weights {name!r}: {error}", weights=name) from error


def _vector(named: dict[str, float]) -> list[float]:
    unknown = set(named) - set(FEATURES)
    if unknown:
        raise ValueError(f"unknown feature {sorted(unknown)[0]!r}")
    return [float(named.get(feature, 0.0)) for feature in FEATURES]


def weights_for(form: Form, name: str = "tuned") -> Weights:
    """The weights of the form, or of the one it is most like."""
    return load(name)["high" if form.tasks else "melee" if form.by_colour else "duel"]


def written(vectors: dict[str, Weights]) -> dict[str, Any]:
    """JSON-ready, zeros left out."""
    return {
        form: {
            moment: {name: round(value, 5) for name, value in zip(FEATURES, vector, strict=True) if value}
            for moment, vector in moments.items()
        }
        for form, moments in vectors.items()
    }
