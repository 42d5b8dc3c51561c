"""The forms of the game, each a value that knows its set-up, stock, target, scoring, end and ties.

Everybody may ask a form; nobody asks for its name to decide a rule.
"""

from ...errors import SetupError
from .deathmatch import Duel, Melee, destruction_points
from .form import PENDING_PENALTY, Form, penalty
from .tasks import FirstGame, HighForm

__all__ = ["FORMS", "PENDING_PENALTY", "Form", "destruction_points", "find_form", "penalty"]

FORMS: dict[str, Form] = {form.name: form for form in (FirstGame(), HighForm(), Duel(), Melee())}


def find_form(name: str) -> Form:
    found = FORMS.get(name)
    if found is None:
        raise SetupError("form", f"there is no form {name!r}; the forms are {', '.join(FORMS)}", form=name)
    return found
