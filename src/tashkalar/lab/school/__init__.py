"""The designer's bench: `tashkalar lab school NAME` checks a school and plays it against all others.

`written` looks at figures and texts, `trials` at effects, `balance` at games; `sample` records the positions in which
figures are counted.
"""

from .command import arguments, run

__all__ = ["arguments", "run"]
