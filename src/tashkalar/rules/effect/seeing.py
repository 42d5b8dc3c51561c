"""What an effect can see: who carries it out, the being, and selections of pieces and squares as masks."""

from ..action import Option
from ..arena import BIT, BOARD, DIAG, KING, ORTHO, around
from ..card import Card
from ..position import Position


class Sight:
    """What an effect can see."""

    __slots__ = (
        "being",
        "card",
        "count",
        "crushed",
        "directions",
        "enemies",
        "inner",
        "marked",
        "me",
        "position",
        "reading",
        "seat",
        "summoned_on",
        "took",
        "tracked",
        "used",
    )

    def __init__(self, position: Position, card: Card, being: int | None = None, option: Option | None = None) -> None:
        self.position = position
        self.card = card
        self.reading = (card, "regular")  # whose text is carried out, and which
        self.seat = position.seat
        self.me = position.setup.side[position.seat]
        self.enemies = position.setup.enemies[self.me]
        self.being = being  # where the being stands now, None once it is destroyed
        self.summoned_on = 0 if being is None else BIT[being]
        self.crushed = -1  # side whose piece stood on the summoning square, or -1
        self.took: int | None = None  # rank of the piece destroyed by the last move
        self.tracked = 0  # a set of pieces that a card wants to follow as they move
        self.used = self.marked = self.inner = 0
        self.directions: tuple[int, ...] = ()
        self.count: tuple[int, int] | None = None
        if option is not None and option.filling is not None:
            filling = option.filling
            self.used = filling.cells & position.occupied & ~self.summoned_on
            self.marked, self.inner, self.directions = filling.marked, filling.inner, filling.directions

    @property
    def pieces(self) -> int:
        """All pieces, as the mask of their squares."""
        return self.position.occupied

    @property
    def empty(self) -> int:
        """The empty squares of the arena."""
        return BOARD & ~self.position.occupied

    @property
    def own(self) -> int:
        """The pieces of the side that carries out the effect."""
        return self.position.stones[self.me]

    @property
    def enemy(self) -> int:
        """The pieces of all others."""
        return self.position.occupied & ~self.position.stones[self.me]

    @property
    def common(self) -> int:
        """All common pieces."""
        position = self.position
        return position.occupied & ~(position.heroic | position.legendary)

    @property
    def heroic(self) -> int:
        """All heroic pieces."""
        return self.position.heroic

    @property
    def legendary(self) -> int:
        """All legendary pieces."""
        return self.position.legendary

    @property
    def nonlegendary(self) -> int:
        """All pieces that are not legendary."""
        return self.position.occupied & ~self.position.legendary

    @property
    def gateway(self) -> int:
        """The own Gateway, nothing if there is none in the arena."""
        return self.position.gateways & self.position.stones[self.me]

    @property
    def near_gateway(self) -> int:
        """The squares around the own Gateway."""
        return around(self.gateway)

    @property
    def itself(self) -> int:
        """The being, nothing once it is destroyed."""
        return 0 if self.being is None else BIT[self.being]

    @property
    def adjacent(self) -> int:
        """The squares around the being; none once it is destroyed."""
        return 0 if self.being is None else KING[self.being]

    @property
    def orthogonal(self) -> int:
        """The squares beside, above and below the being."""
        return 0 if self.being is None else ORTHO[self.being]

    @property
    def diagonal(self) -> int:
        """The squares at the corners of the being."""
        return 0 if self.being is None else DIAG[self.being]

    @property
    def upgradable(self) -> int:
        """Commons, and heroics whose owner has a legendary stone left."""
        position = self.position
        mask = self.common
        for side, stones in enumerate(position.stones):
            if position.legends_left(side) > 0:
                mask |= stones & position.heroic
        return mask

    def convertible(self, rank: int) -> int:
        """Every enemy piece, if there is an own stone of the resulting kind."""
        return self.enemy if self.position.left(self.me, rank) > 0 else 0
