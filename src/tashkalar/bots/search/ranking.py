"""Whole turns ranked by a net. The weights lead the search through a turn, the net compares where turns end."""

from collections.abc import Sequence
from operator import mul

from ...rules.position import Position
from ..values.evaluation import Judge, Weights, decided
from ..values.inputs import Reader
from ..values.net import Net, Seen
from ..values.weights import weights_for
from .tree import Node


def see(reader: Reader, judge: Judge, node: Node, weights: Weights) -> Seen:
    """A whole turn as a net sees it that corrects what these weights say."""
    position = node.position
    features = judge.features(position, own_turn=True)
    return Seen(reader.on(position), features, sum(map(mul, weights["after"], features)))


def ranked(net: Net, judge: Judge, begin: Position, nodes: Sequence[Node], trust: float) -> list[Node]:
    """The turns, best first, with values between those of the weights (trust 0) and of the net (trust 1)."""
    reader = Reader(net.inputs, begin, judge)
    unsure = [node for node in nodes if not decided(node.value)]
    weights = weights_for(begin.setup.form, net.weights)
    values = net.judge([see(reader, judge, node, weights) for node in unsure]) if unsure else []
    for node, value in zip(unsure, values, strict=True):
        node.value += trust * (value - node.value)
    return sorted(nodes, key=lambda node: -node.value)
