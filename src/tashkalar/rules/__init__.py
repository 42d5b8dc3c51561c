"""The rules: arena, cards, positions, turns, effects. Pure and quick; knows nothing of games, players or screens.

Everybody may read from here. Whoever wants to play goes through `tashkalar.game`.
"""
