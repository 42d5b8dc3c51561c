"""What card tests share: short ways to say what is on offer and what an effect has left behind."""

from typing import Any

from tashkalar import Game
from tests.support import destroyed, game, stones, texts

_MISSING = "a1 a2 b1 a8 a9 b9 h1 i1 i2 h9 i8 i9".split()
SQUARES = [column + row for column in "abcdefghi" for row in "123456789" if column + row not in _MISSING]


def summoned(school: str, what: str, own: str, enemy: str = "", play: str = "", **keys: Any) -> Game:
    """A duel against Northern: the school summons a being (`Bomb d5`) and makes the choices in `play`."""
    keys.setdefault("hand", {school: [what.rsplit(" ", 1)[0]]})
    return game({school: own, "northern": enemy}, play=[f"summon {what}", *play.split()], **keys)


def blue(**ranks: int) -> dict[str, dict[str, int]]:
    """Destroyed blue pieces: `blue(common=2)`."""
    return {"blue": ranks}


def choices(text: str) -> list[str]:
    """Expected texts, sorted: `- e5-d4,d5` stands for `-`, `e5-d4` and `e5-d5`."""
    found = []
    for word in text.split():
        origin, dash, targets = word.partition("-")
        found += [origin + dash + target for target in targets.split(",")]
    return sorted(found)


def leaps(origin: str, barred: str) -> list[str]:
    """All leaps from a square except onto the barred ones, and the right to decline."""
    return sorted(["-", *(f"{origin}-{square}" for square in SQUARES if square not in [origin, *barred.split()])])


def summons(one: Game) -> list[str]:
    """The summonings on offer, without the word itself."""
    return [text.removeprefix("summon ") for text in texts(one) if text.startswith("summon ")]


def after(one: Game) -> tuple[Any, ...]:
    """What a finished effect has left behind: stone lists in turn order, actions left, enemy pieces destroyed."""
    view = one.view(None)
    assert view["asked"] == "turn", f"the effect goes on: {texts(one)}"
    return *(stones(one, colour) for colour in view["pieces"]), view["actions"], destroyed(one)
