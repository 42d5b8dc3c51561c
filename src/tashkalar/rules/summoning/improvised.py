"""Improvised summonings of a melee: whose piece was borrowed in each match."""

from collections.abc import Sequence

from ..figure import Figure


def told_apart(wide: Sequence[int], raised: int, side: int, figure: Figure, free: Sequence[int]) -> dict[int, int]:
    """Where a figure lies, by the side whose marker is spent (-1: none), in the order in which they are offered.

    `wide`: the pieces of each side, `raised`: all upgraded ones, both in the wide arena. Whoever only counts need not
    ask: which matches there are, with a lent piece or without one, `Figure.find_lent` says sooner.
    """
    own = wide[side]
    unspent = figure.board  # where all cells so far hold own pieces, and by enemy where one of them holds his
    borrowed: dict[int, int] = {}
    for shift, upgraded in figure.cells:
        here = own & raised if upgraded else own
        here = here >> shift if shift > 0 else here << -shift
        following: dict[int, int] = {}
        if unspent:
            for enemy in free:
                theirs = wide[enemy] & raised if upgraded else wide[enemy]
                mask = unspent & (theirs >> shift if shift > 0 else theirs << -shift)
                if mask:
                    following[enemy] = mask
        for enemy, mask in borrowed.items():
            mask &= here
            if mask:
                following[enemy] = following.get(enemy, 0) | mask
        unspent &= here
        borrowed = following
        if not unspent and not borrowed:
            return {}
    found = {-1: unspent} if unspent else {}
    for enemy, mask in borrowed.items():
        left = mask & ~unspent
        if left:
            found[enemy] = left
    return found
