"""A turn taken whole: choice after choice, for as long as nothing hidden can have shown itself."""

from ..game import Game
from .clock import Clock
from .protocol import Bot, Sight


def whole_turn(bot: Bot, game: Game, clock: Clock) -> list[str]:
    """The choices of a bot until its turn is over or control has been handed over. The game is played on.

    Cards are drawn and tasks turned up only when a turn ends, and only a partner brings in a hand of his own. So it may
    be played on a game in which the unseen is dealt anew (`Sight.sample`): the choices fit the true one.
    """
    school, turn = game.to_move, game.position.turn
    texts: list[str] = []
    while not game.over and game.to_move == school and game.position.turn == turn:
        option = bot.choose(Sight(game), clock)
        game.play(option)
        texts.append(str(option))
        if option.kind == "hand_over":
            break
    return texts
