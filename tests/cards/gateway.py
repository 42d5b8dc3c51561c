"""Summonings of the Nethervoid, with or without a Gateway."""

from typing import Any

from tashkalar import Game
from tests.cards import summoned


def summon(what: str, own: str, enemy: str = "", play: str = "", gateway: str | None = None, **keys: Any) -> Game:
    if gateway is not None:
        keys["gateway"] = {"nethervoid": gateway}
    return summoned("nethervoid", what, own, enemy, play, **keys)


def gateway(one: Game) -> str | None:
    found: str | None = one.view(None)["gateway"].get("nethervoid")
    return found
